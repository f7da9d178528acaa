"""Positions for the setup, the draft, expert mode and Wonders, worked out by hand from the printed rules."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from longhall.games.icaion.state import NEUTRAL
from longhall.kernel.match import Match
from tests.games.icaion.table import BLACK, PURPLE, RED, YELLOW, Table, game, table

SEEKERS = {  # cards in hand, active Upgrades, Qoam at the start
    "survivor": (3, 2, "grey brown"),
    "cursed": (3, 1, "pink pink"),
    "heir": (3, 2, "brown pink"),
    "machine": (2, 2, "brown brown"),
    "outsider": (2, 1, "blue pink"),
    "creature": (2, 1, "blue blue"),
    "criminal": (2, 2, "pink pink"),
}
GEAR = {
    "boots": (2, 1, "grey"),
    "armor": (2, 1, "pink"),
    "belt": (2, 2, "green"),
    "case": (1, 1, "grey"),
    "sword": (2, 2, "grey"),
    "harness": (2, 1, "blue"),
    "crown": (2, 2, "brown"),
    "tools": (2, 2, "brown"),
    "gloves": (1, 1, "blue"),
    "stabilizer": (2, 1, "green"),
}


def until(match: Match, kind: str) -> Match:
    """Take the first option until a decision of that kind is due."""
    while match.decision is not None and match.decision.kind != kind:
        match.apply(0)
    return match


@pytest.mark.rule("IC-SETUP-03")
@pytest.mark.rule("IC-SETUP-04")
@pytest.mark.rule("IC-SETUP-11")
@pytest.mark.rule("IC-SETUP-12")
@pytest.mark.rule("IC-SETUP-13")
@pytest.mark.rule("IC-SETUP-14")
@pytest.mark.rule("IC-SETUP-21")
@pytest.mark.parametrize(
    ("seats", "qoam", "parasites", "neutral"), [(2, 20, 2, 9), (3, 20, 2, 6), (4, 30, 7, 3), (5, 30, 7, 0)]
)
def test_what_lies_on_the_board_before_the_first_year(seats: int, qoam: int, parasites: int, neutral: int) -> None:
    view: Any = until(game().new({"seats": seats}, 11), "start_node").view(None)
    assert sum(region["qoam"] for region in view["regions"]) == qoam
    assert sum(region["parasites"] for region in view["regions"]) == parasites
    machines = Counter(machine["machine"] for region in view["regions"] for machine in region["machines"])
    assert sum(machines.values()) == neutral and set(machines.values()) <= {neutral // 3}
    assert all(len(region["machines"]) <= 1 for region in view["regions"])
    assert [player["hand"] for player in view["players"]] == [3] * seats
    assert [player["reputation"] for player in view["players"]] == [0] * seats
    assert view["curio_deck"] == 50 - 3 * seats


@pytest.mark.rule("IC-AMB-05")
@pytest.mark.parametrize(("seats", "placed"), [(2, [5, 4]), (3, [2, 2, 2]), (4, [1, 1, 1, 0])])
def test_who_places_the_neutral_machines(seats: int, placed: list[int]) -> None:
    match = game().new({"seats": seats}, 5)
    order = match.view(None)["order"]
    chosen: Counter[int] = Counter()
    while match.decision is not None and match.decision.kind.startswith("neutral"):
        if match.decision.kind == "neutral_region":
            chosen[match.seat] += 1
        match.apply(0)
    assert [chosen[seat] for seat in order] == placed


@pytest.mark.rule("IC-AMB-71")
@pytest.mark.parametrize(
    ("seats", "preset", "harvesters", "scavengers", "refiners"),
    [
        (2, "symmetry", "RC1 RE2 RI4", "RC3 RE4 RI1", "RC5 RE1 RI2"),
        (2, "looted_mountains", "RI2 RC1 RE4", "RC5 RC2 RE2", "RE3 RC4 RE1"),
        (3, "specialized_areas", "RI1 RC1", "RI3 RC3", "RI5 RC5"),
        (3, "fragile_equilibrium", "RC1 RE3", "RC3 RE5", "RC5 RE2"),
        (4, "crystal_attraction", "RI5", "RC3", "RE1"),
        (4, "hard_to_reach", "RI1", "RI3", "RI4"),
    ],
)
def test_quick_placements(seats: int, preset: str, harvesters: str, scavengers: str, refiners: str) -> None:
    view: Any = game().new({"seats": seats, "neutral_placement": preset}, 5).view(None)
    expected = {region: "harvester" for region in harvesters.split()}
    expected |= {region: "scavenger" for region in scavengers.split()} | {
        region: "refiner" for region in refiners.split()
    }
    found = {region["region"]: region["machines"][0]["machine"] for region in view["regions"] if region["machines"]}
    assert found == expected


@pytest.mark.rule("IC-SETUP-17")
@pytest.mark.rule("IC-EX-01")
def test_the_icons_of_every_pair_of_cards() -> None:
    t = table()
    for seeker, (cards, upgrades, _) in SEEKERS.items():
        for gear, (more_cards, more_upgrades, _) in GEAR.items():
            player = t.character(RED, seeker, gear).match.view(RED)["players"][RED]
            assert player["hand_limit"] == cards + more_cards and player["upgrade_limit"] == upgrades + more_upgrades


@pytest.mark.rule("IC-EX-01")
def test_the_printed_pair() -> None:
    t = table().character(RED, "survivor", "boots")
    player = t.match.view(RED)["players"][RED]
    assert (player["hand_limit"], player["upgrade_limit"]) == (5, 3)
    content = t.s.content
    crystals = zip(content.seekers[t.s.seeker[RED]].qoam, content.gear[t.s.gear[RED]].qoam, strict=True)
    assert [first + second for first, second in crystals] == [0, 1, 0, 2, 0]  # Brown 1, Grey 2


@pytest.mark.rule("IC-SETUP-18")
@pytest.mark.rule("IC-EX-01")
@pytest.mark.parametrize("seed", range(4))
def test_starting_qoam_lies_in_one_cage(seed: int) -> None:
    view: Any = until(game().new({"seats": 5}, seed), "move").view(None)
    for player in view["players"]:
        expected = Counter(f"{SEEKERS[player['seeker']][2]} {GEAR[player['gear']][2]}".split())
        filled = [cage for cage in player["cages"] if any(cage.values())]
        assert len(player["cages"]) == 2 and len(filled) == 1
        assert +Counter(filled[0]) == expected


@pytest.mark.rule("IC-SETUP-23")
def test_start_nodes_are_taken_from_the_last_player_to_the_first() -> None:
    match = until(game().new({"seats": 5}, 3), "start_node")
    asked, order = [], match.view(None)["order"]
    for free in range(5, 1, -1):
        assert len(match.keys()) == free and set(match.keys()) <= {f"node:S{k}" for k in range(1, 6)}
        asked.append(match.seat)
        match.apply(0)
    assert asked == order[:0:-1]


@pytest.mark.rule("IC-DRAFT-01")
@pytest.mark.rule("IC-DRAFT-02")
@pytest.mark.rule("IC-DRAFT-03")
@pytest.mark.rule("IC-DRAFT-04")
def test_the_draft_goes_twice_from_last_to_first() -> None:
    match = until(game().new({"seats": 3, "draft": True}, 8), "draft_character")
    view: Any = match.view(None)
    order, open_cards = view["order"], (len(view["open_seekers"]), len(view["open_gear"]))
    assert open_cards == (3, 3)
    asked: list[int] = []
    while match.decision is not None and match.decision.kind == "draft_character":
        first_time = len(asked) < 3
        asked.append(match.seat)
        keys = match.keys()
        assert {key.split(":")[0] for key in keys} == ({"seeker", "gear"} if first_time else {"gear"})
        match.apply(next(key for key in keys if key.startswith("seeker" if first_time else "gear")))
    back = order[::-1]
    assert asked in (back + back, back + back[:2])  # the last card may come by itself
    assert all(player["seeker"] and player["gear"] for player in match.view(None)["players"])


@pytest.mark.rule("IC-EXPERT-01")
def test_experts_know_the_next_event() -> None:
    match = until(game().new({"seats": 2, "expert": True, "neutral_placement": "symmetry"}, 4), "move")
    told: list[tuple[int, str | None]] = []
    seen: list[str] = []
    while match.view(None)["year"] == 1:
        view: Any = match.view(None)
        if not told or told[-1][0] != view["round"]:
            told.append((view["round"], view["next_event"]))
            seen.append(view["event_track"][-1])
        keys = match.keys()
        match.apply("pass" if "pass" in keys else len(keys) - 1)
    assert len(seen) >= 5 and [card for _, card in told][: len(seen) - 1] == seen[1:]
    plain: Any = until(game().new({"seats": 2, "neutral_placement": "symmetry"}, 4), "move").view(None)
    assert plain["next_event"] is None


# -- Wonders ---------------------------------------------------------------------------------------------------------


def wonders(seats: int = 3) -> Table:
    t = table(seats=seats, wonders=True).seeker(RED, "X1").gear(RED, "boots")
    return t.open_wonders("colony", "pulsar", "qoamcopia", "bell")


@pytest.mark.rule("IC-WONDER-01")
@pytest.mark.parametrize(("seats", "cards"), [(2, 4), (3, 4), (4, 5), (5, 6)])
def test_how_many_wonders_are_open(seats: int, cards: int) -> None:
    assert len(game().new({"seats": seats, "wonders": True}, 2).view(None)["open_wonders"]) == cards


@pytest.mark.rule("IC-WONDER-06")
@pytest.mark.rule("IC-WONDER-08")
@pytest.mark.rule("IC-AMB-17")
@pytest.mark.parametrize(("wonder", "cost"), [("colony", 2), ("pulsar", 2), ("qoamcopia", 3), ("bell", 4)])
@pytest.mark.parametrize("seeker", ["heir", "creature"])
def test_a_restore_counts_machines_in_bordering_regions(wonder: str, cost: int, seeker: str) -> None:
    """Forest Outer A borders RI1, RE5 and RE1. The Creature pays in full."""
    t = wonders().character(RED, seeker, "armor").cage(RED, 1, green=5)
    t.machine("harvester", "RI1", RED).machine("harvester", "RE5", RED).machine("harvester", "RI3", RED)
    t.machine("scavenger", "RE1", YELLOW).neutral("refiner", "RE1")
    t.act(RED, "restore", f"wonder:{wonder}", "region:RC1")
    assert t.stock(RED) == {"green": 5 - cost} and t.points_of(RED) == 8


@pytest.mark.rule("IC-WONDER-02")
@pytest.mark.rule("IC-AMB-67")
def test_where_a_wonder_may_stand() -> None:
    t = wonders().cage(RED, 1, brown=4).machine("harvester", "RI1", RED).wonder("hub", "RE1", YELLOW)
    t.machine("harvester", "RC1", YELLOW).machine("scavenger", "RC1", PURPLE).neutral("refiner", "RC1")
    t.act(RED, "restore", "wonder:pulsar")
    assert t.keys == ["region:RC1"]  # three Machines of others do not matter
    assert t.why_not("region:RI1") == t.why_not("region:RE1") == "IC-WONDER-02"


@pytest.mark.rule("IC-WONDER-05")
@pytest.mark.rule("IC-WONDER-07")
@pytest.mark.rule("IC-WONDER-10")
def test_two_players_restore_two_and_the_second_has_no_ring() -> None:
    three = wonders(3).wonder("hub", "RI3", RED).cage(RED, 1, brown=4).act(RED)
    assert three.why_not("restore") == "IC-WONDER-05"
    t = wonders(2).wonder("hub", "RI3", RED).cage(RED, 1, brown=4).act(RED, "restore", "wonder:pulsar", "region:RI1")
    assert (
        next(region for region in t.match.view(None)["regions"] if region["region"] == "RI1")["wonder"]["ring"] is False
    )
    t.seeker(YELLOW, "P1").cage(YELLOW, 1, pink=2).act(YELLOW, "extract")
    if t.decision == (YELLOW, "pulsar"):
        t.choose("lose:1.pink")
    assert t.points_of(YELLOW) == 0 and t.stock(YELLOW) == {"pink": 1} and t.stock(RED) == {"brown": 2}


@pytest.mark.rule("IC-WONDER-04")
def test_only_the_owner_keeps_machines_out() -> None:
    t = wonders().wonder("hub", "RI1", RED).cage(RED, 1, brown=3).cage(YELLOW, 1, brown=3).seeker(YELLOW, "X1")
    t.act(RED, "deploy", "row:strength")
    assert t.why_not("region:RI1") == "IC-WONDER-04"
    t.act(YELLOW, "deploy", "row:strength")
    assert "region:RI1" in t.keys


@pytest.mark.rule("IC-WONDER-03")
@pytest.mark.rule("IC-PARASITE-04")
def test_a_wonder_is_no_machine_against_parasites() -> None:
    t = wonders().wonder("hub", "RI1", YELLOW).machine("harvester", "RI1", RED).parasites(RI1=2).qoam(RI1=3)
    t.hand(YELLOW).act(RED, "extract", "cage:1")
    assert t.stock(RED) == {"blue": 1}


@pytest.mark.rule("IC-WONDER-09")
@pytest.mark.rule("IC-WONDER-11")
@pytest.mark.rule("IC-WONDER-TRANSMUTER")
@pytest.mark.rule("IC-WONDER-QOAMCOPIA")
def test_two_wonders_at_a_node_in_order_of_play() -> None:
    t = wonders().order(RED, PURPLE, YELLOW).wonder("transmuter", "RI1", YELLOW).wonder("qoamcopia", "RC1", PURPLE)
    t.cage(YELLOW, 2, grey=2).cage(PURPLE, 1, pink=2).qoam(RE1=1).act(RED, "extract", "cage:1")
    assert t.points_of(RED) == 2 and t.decision[0] == PURPLE
    t.choose("colour:blue", "cage:1")
    assert t.cages(PURPLE)[0] == {"blue": 1, "pink": 2} and t.decision[0] == YELLOW
    t.choose("lose:2.grey")
    assert t.points_of(YELLOW) == 2 and t.stock(YELLOW) == {"grey": 1}


@pytest.mark.rule("IC-WONDER-COLONY")
@pytest.mark.rule("IC-AMB-77")
def test_a_colony_wounds_around_its_owner() -> None:
    t = wonders(4).wonder("colony", "RI1", YELLOW).seeker(YELLOW, "M1").seeker(PURPLE, "L1").seeker(BLACK, "P1")
    t.act(RED, "extract")  # Red at X1 and Purple at L1 are next to Yellow at M1
    assert t.s.lying == [1, 0, 1, 0] and t.points_of(RED) == 1
    assert "power:draw" in t.keys  # the turn goes on


@pytest.mark.rule("IC-WONDER-PULSAR")
@pytest.mark.rule("IC-AMB-97")
def test_a_pulsar_takes_one_crystal_from_all_the_others() -> None:
    t = wonders().wonder("pulsar", "RI1", YELLOW).cage(RED, 1, pink=2).cage(YELLOW, 1, grey=2)
    t.act(RED, "extract")
    if t.decision[1] == "pulsar":
        t.choose("lose:1.pink")
    assert t.stock(RED) == {"pink": 1} and t.stock(YELLOW) == {"grey": 2} and t.decision == (RED, "action")


@pytest.mark.rule("IC-WONDER-ALTAR")
@pytest.mark.rule("IC-AMB-53")
def test_a_living_altar_moves_its_owner_or_removes_a_parasite() -> None:
    t = (
        wonders()
        .wonder("altar", "RI1", YELLOW)
        .seeker(YELLOW, "C3")
        .parasites(RI4=2, RI3=1)
        .act(RED, "extract", "region:RI4")
    )
    assert t.parasites_in("RI4") == 1 and t.s.collected == [0, 1, 0] and t.at(YELLOW) == "C3"
    t = wonders().wonder("altar", "RI1", YELLOW).seeker(YELLOW, "C3").parasites(RI4=2).act(RED, "extract", "node:P3")
    assert t.parasites_in("RI4") == 2 and t.at(YELLOW) == "P3"


@pytest.mark.rule("IC-WONDER-BELL")
@pytest.mark.rule("IC-AMB-65")
@pytest.mark.parametrize(
    ("choice", "crater", "regions"),
    [("clockwise", "K3", ("RC3", "RE3")), ("counterclockwise", "K1", ("RC1", "RE1")), ("stay", "K2", ("RC2", "RE2"))],
)
def test_a_dark_bell_calls_the_colossus(choice: str, crater: str, regions: tuple[str, str]) -> None:
    t = wonders().wonder("bell", "RI1", YELLOW).colossus("K2").seeker(YELLOW, "M3").seeker(PURPLE, "M2")
    t.act(RED, "extract", choice)
    assert t.match.view(None)["colossus"] == crater and t.s.lying == [0, 0, 0]
    assert [t.parasites_in(region) for region in regions] == [1, 1] and sum(t.s.parasites) == 2


@pytest.mark.rule("IC-WONDER-HUB")
@pytest.mark.rule("IC-SEEKER-HEIR-01")
@pytest.mark.rule("IC-AMB-64")
def test_a_curio_hub_plays_a_card_in_the_turn_of_another() -> None:
    t = wonders().wonder("hub", "RI1", PURPLE).hand(PURPLE, "points_6").cage(PURPLE, 1, green=2)  # The Heir
    t.act(RED, "extract", "card:points_6")
    assert t.points_of(PURPLE) == 7 and t.stock(PURPLE) == {} and t.decision == (RED, "action")


@pytest.mark.rule("IC-WONDER-09")
@pytest.mark.rule("IC-AMB-63")
@pytest.mark.rule("IC-AMB-95")
def test_wonders_elsewhere_sleep_and_the_own_one_pays_both() -> None:
    t = wonders().wonder("transmuter", "RI1", RED).wonder("pulsar", "RI2", YELLOW).qoam(RC1=1)
    t.act(RED, "extract", "cage:1", "lose:1.green")
    assert t.points_of(RED) == 1 + 2 and t.stock(RED) == {}


@pytest.mark.rule("IC-AMB-66")
def test_an_overflow_spares_the_wonder() -> None:
    t = wonders().wonder("hub", "RC2", YELLOW).machine("harvester", "RC2", NEUTRAL).parasites(RC2=3).colossus("K1")
    t.seeker(YELLOW, "C4").seeker(PURPLE, "C4").seeker(RED, "C4").reveal("colossus_1")
    region = next(region for region in t.match.view(None)["regions"] if region["region"] == "RC2")
    assert region["wonder"]["wonder"] == "hub" and region["machines"] == [] and region["parasites"] == 1
