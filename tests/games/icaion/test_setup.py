"""Setup and the character draft. [IC-SETUP, IC-DRAFT]"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from longhall.games.icaion.content import GEAR, SEEKERS
from longhall.games.icaion.state import NEUTRAL, IcaionState
from longhall.kernel.errors import SetupError
from longhall.kernel.match import Match
from tests.games.icaion.table import RED, game, table

SEEKER_START = {  # cards in hand, active Upgrades, Qoam at the start
    "survivor": (3, 2, "grey brown"),
    "cursed": (3, 1, "pink pink"),
    "heir": (3, 2, "brown pink"),
    "machine": (2, 2, "brown brown"),
    "outsider": (2, 1, "blue pink"),
    "creature": (2, 1, "blue blue"),
    "criminal": (2, 2, "pink pink"),
}
GEAR_START = {
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


def new(seed: int = 1, **setup: Any) -> Match:
    return game().new(setup, seed)


def state(match: Match) -> IcaionState:
    assert isinstance(match.state, IcaionState)
    return match.state


def events(match: Match, type: str) -> list[dict[str, Any]]:
    entries = [match.opening, *match.history]
    return [event.to_data() for entry in entries for event in entry.events if event.type == type]


def play_until(match: Match, kind: str) -> Match:
    """Take the first option until a decision of that kind is due."""
    while match.decision is not None and match.decision.kind != kind:
        match.apply(0)
    return match


def begun(seed: int = 1, **setup: Any) -> Match:
    """A match at the first Move."""
    return play_until(new(seed, **setup), "move")


@pytest.mark.rule("IC-SETUP-01")
def test_the_event_board_shows_the_side_for_the_seats() -> None:
    first_delivery = {}
    for seats in (2, 4):
        match = begun(seats=seats, seed=3)
        assert events(match, "event_revealed")[0]["space"] == 1
        first_delivery[seats] = [event["count"] for event in events(match, "qoam_delivered")]
    assert first_delivery[2] == [2, 2, 2] and first_delivery[4] == [3, 3, 3]


@pytest.mark.rule("IC-SETUP-02")
def test_the_colossus_begins_on_a_random_crater_with_parasites_beside_it() -> None:
    craters = set()
    for seed in range(12):
        match = new(seed, seats=3)
        s = state(match)
        craters.add(s.colossus)
        beside = s.content.craters[s.colossus].regions
        assert [s.parasites[region] for region in range(15)] == [int(region in beside) for region in range(15)]
    assert len(craters) > 2


@pytest.mark.rule("IC-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_few_players_find_twenty_qoam(seats: int) -> None:
    s = state(new(seats=seats))
    assert [s.qoam[region.index] for region in s.content.regions] == [2 if r.inner else 1 for r in s.content.regions]
    assert sum(s.qoam) == 20


@pytest.mark.rule("IC-SETUP-04")
@pytest.mark.parametrize("seats", [4, 5])
def test_many_players_find_thirty_qoam_and_parasites_at_the_city(seats: int) -> None:
    match = new(seats=seats)
    s = state(match)
    assert s.qoam == [2] * 15
    (laid,) = events(match, "qoam_laid_out")
    assert (laid["inner"], laid["outer"], laid["rule"]) == (2, 2, "IC-SETUP-04")
    assert all(s.parasites[region.index] == 1 for region in s.content.regions if region.inner)


@pytest.mark.rule("IC-SETUP-05")
def test_a_region_gives_and_gets_its_own_colour() -> None:
    """Every delivery and every Extract of a whole match tells the colour of the Region's type."""
    match = new(5, seats=3)
    while not match.over and match.choices_made < 150:
        match.apply(match.choices_made % len(match.picks()))
    colours = {region.id: region.type for region in game().content.regions}
    names = ("blue", "brown", "green", "grey", "pink")
    told = events(match, "qoam_delivered") + events(match, "qoam_extracted")
    assert len(told) > 20
    assert all(event["colour"] == names[colours[event["region"]]] for event in told)


@pytest.mark.rule("IC-SETUP-06")
def test_nobody_knows_the_values_of_shards() -> None:
    match = begun(seats=3)
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        assert view["shard_supply"] == 13 and view["colossus_shards"] == 3
    orders = {tuple(state(new(seed, seats=3)).shard_supply) for seed in range(4)}
    assert len(orders) == 4


@pytest.mark.rule("IC-SETUP-07")
def test_colossus_cards_lie_open_on_the_years_and_region_cards_make_the_deck() -> None:
    match = new(seats=3)
    view = match.view(None)
    assert sorted(view["colossus_cards"]) == ["colossus_1", "colossus_2", "colossus_3"]
    assert view["event_deck"] == 5
    assert len({tuple(new(seed, seats=3).view(None)["colossus_cards"]) for seed in range(10)}) > 2


@pytest.mark.rule("IC-SETUP-08")
def test_every_pile_shows_year_one() -> None:
    piles = new(seats=3).view(None)["piles"]
    assert [(pile["colour"], pile["year"]) for pile in piles] == [
        (colour, 1) for colour in ("blue", "brown", "green", "grey", "pink")
    ]


@pytest.mark.rule("IC-SETUP-09")
@pytest.mark.rule("IC-AMB-72")
def test_piles_show_day_or_night_as_chosen() -> None:
    def sides(**setup: Any) -> list[str]:
        return [pile["side"] for pile in new(**setup).view(None)["piles"]]

    assert sides(seats=3) == ["day"] * 5
    assert sides(seats=3, apparatus_sides="night") == ["night"] * 5
    assert sides(seats=3, apparatus_sides=["brown", "pink"]) == ["day", "night", "day", "day", "night"]
    mixed = {tuple(sides(seats=3, apparatus_sides="mixed", seed=seed)) for seed in range(8)}
    assert len(mixed) > 3
    with pytest.raises(SetupError):
        new(seats=3, apparatus_sides=["violet"])


@pytest.mark.rule("IC-SETUP-10")
def test_rows_hold_harvester_scavenger_refiner() -> None:
    row = ["harvester", "scavenger", "refiner"]
    for player in new(seats=4).view(None)["players"]:
        assert player["rows"] == {"strength": row, "movement": row, "cage": row}


@pytest.mark.rule("IC-SETUP-11")
@pytest.mark.rule("IC-AMB-05")
def test_two_players_place_nine_neutral_machines_in_turns() -> None:
    match = play_until(new(seats=2), "start_node")
    placed = events(match, "neutral_machine_placed")
    first, second = state(match).order
    assert [event["seat"] for event in placed] == [first, second] * 4 + [first]
    assert sorted(event["machine"] for event in placed) == sorted(["harvester", "scavenger", "refiner"] * 3)


@pytest.mark.rule("IC-SETUP-12")
def test_three_players_place_six() -> None:
    match = play_until(new(seats=3), "start_node")
    placed = events(match, "neutral_machine_placed")
    assert [event["seat"] for event in placed] == state(match).order * 2
    assert sorted(event["machine"] for event in placed) == sorted(["harvester", "scavenger", "refiner"] * 2)


@pytest.mark.rule("IC-SETUP-13")
def test_four_players_place_three() -> None:
    match = play_until(new(seats=4), "start_node")
    placed = events(match, "neutral_machine_placed")
    assert [event["seat"] for event in placed] == state(match).order[:3]
    assert sorted(event["machine"] for event in placed) == ["harvester", "refiner", "scavenger"]


@pytest.mark.rule("IC-SETUP-14")
def test_five_players_have_no_neutral_machines() -> None:
    match = new(seats=5)
    assert match.decision is not None and match.decision.kind == "start_node"
    assert NEUTRAL not in state(match).machines
    (placement,) = [option for option in game().setup_options if option.name == "neutral_placement"]
    assert 5 not in placement.seats and all(5 not in placement.seats_for(value) for value in placement.values)


@pytest.mark.rule("IC-SETUP-15")
@pytest.mark.rule("IC-AMB-71")
def test_neutral_machines_stand_alone() -> None:
    match = new(seats=2)
    assert match.keys() == ["machine:harvester", "machine:scavenger", "machine:refiner"]
    match.apply("machine:refiner")
    assert len(match.keys()) == 15
    match.apply("region:RI3")
    match.apply("machine:harvester")
    keys = match.keys()
    assert "region:RI3" not in keys and len(keys) == 14
    (refusal,) = match.refusals()
    assert (refusal.key, refusal.rule) == ("region:RI3", "IC-SETUP-15")
    for region in ("RI1", "RI2", "RI4"):
        match.apply(f"region:{region}")
        match.apply("machine:harvester" if region != "RI4" else "machine:scavenger")
    match.apply("region:RC1")
    assert match.keys() == ["machine:scavenger", "machine:refiner"]
    assert [refusal.key for refusal in match.refusals()] == ["machine:harvester"]


@pytest.mark.rule("IC-AMB-71")
def test_a_preset_replaces_the_placing() -> None:
    match = new(seats=4, neutral_placement="crystal_attraction")
    s = state(match)
    standing = {(i // 3, i % 3) for i, owner in enumerate(s.machines) if owner == NEUTRAL}
    index = s.content.region_index
    assert standing == {(index["RI5"], 0), (index["RC3"], 1), (index["RE1"], 2)}
    assert match.decision is not None and match.decision.kind == "start_node"
    with pytest.raises(SetupError, match="needs 4 seats, not 3"):
        new(seats=3, neutral_placement="crystal_attraction")


@pytest.mark.rule("IC-SETUP-16")
def test_everybody_is_dealt_a_seeker_and_gear() -> None:
    pairs = set()
    for seed in range(6):
        players = new(seed, seats=5).view(None)["players"]
        seekers = [player["seeker"] for player in players]
        gear = [player["gear"] for player in players]
        assert len(set(seekers)) == len(set(gear)) == 5
        assert set(seekers) <= set(SEEKERS) and set(gear) <= set(GEAR)
        pairs.add((seekers[0], gear[0]))
    assert len(pairs) > 3


@pytest.mark.rule("IC-SETUP-17")
@pytest.mark.rule("IC-SETUP-18")
@pytest.mark.rule("IC-EX-01")
def test_lone_survivor_with_hyper_boots() -> None:
    match = new(seats=2, draft=True, neutral_placement="symmetry")
    s = state(match)
    s.open_seekers, s.open_gear = [SEEKERS.index("survivor"), 2], [GEAR.index("boots"), 5]
    match._picks = None
    red = match.seat
    match.apply("seeker:survivor")
    match.apply("seeker:heir")
    match.apply("gear:boots")
    match.apply("gear:harness")
    player = match.view(None)["players"][red]
    assert (player["hand_limit"], player["upgrade_limit"]) == (5, 3)
    nothing = {"blue": 0, "brown": 0, "green": 0, "grey": 0, "pink": 0}
    assert player["cages"] == [{**nothing, "grey": 2, "brown": 1}, nothing]


@pytest.mark.rule("IC-SETUP-19")
def test_the_power_supplies_are_dealt_at_random_and_give_the_order() -> None:
    orders = {tuple(state(new(seed, seats=3)).order) for seed in range(12)}
    assert len(orders) > 3
    match = begun(seats=3)
    assert all(state(match).charged)
    assert match.seat == state(match).order[0]


@pytest.mark.rule("IC-SETUP-20")
def test_reputation_starts_at_zero() -> None:
    assert [player["reputation"] for player in new(seats=5).view(None)["players"]] == [0] * 5


@pytest.mark.rule("IC-SETUP-21")
def test_three_curio_cards_each_hidden_from_the_others() -> None:
    match = play_until(new(seats=3), "start_node")
    mine = match.view(0)["players"]
    assert len(mine[0]["hand"]) == 3 and mine[1]["hand"] == 3
    assert match.view(0)["curio_deck"] == 41
    told = {event["seat"]: event["private"] for event in events(match, "curios_drawn")}
    assert sorted(told) == [0, 1, 2] and sorted(told[0]["cards"]) == mine[0]["hand"]


@pytest.mark.rule("IC-SETUP-22")
@pytest.mark.rule("IC-AMB-102")
def test_discards_become_the_new_deck() -> None:
    t = table().hand(0, "draw_1_2").deck("points_3")
    t.s.discards = t.s.discards[:4]
    t.act(0, "card:draw_1_2")
    assert t.hand_of(0) == ["points_3"]
    t.choose("draw")
    assert t.event("curios_reshuffled")["count"] == 4
    assert len(t.s.deck) == 3 and len(t.hand_of(0)) == 2
    t.choose()
    assert t.ids(t.s.discards) == ["draw_1_2"]  # the card being resolved was not shuffled in


@pytest.mark.rule("IC-SETUP-23")
def test_start_nodes_are_chosen_from_the_last_player_to_the_first() -> None:
    match = play_until(new(seats=3), "start_node")
    backwards = list(reversed(state(match).order))
    assert match.keys() == ["node:S1", "node:S2", "node:S3", "node:S4", "node:S5"]
    seats = []
    for node in ("S4", "S1", "S2"):
        seats.append(match.seat)
        match.apply(f"node:{node}")
        if node == "S4":
            assert match.keys() == ["node:S1", "node:S2", "node:S3", "node:S5"]
            refused = {refusal.key: refusal.message for refusal in match.refusals()}
            assert refused["node:S4"] == "refusal-start-taken" and refused["node:C1"] == "refusal-start-elsewhere"
    assert seats == backwards
    places = match.view(None)["players"]
    assert [places[seat]["node"] for seat in backwards] == ["S4", "S1", "S2"]


@pytest.mark.rule("IC-SETUP-24")
def test_the_game_begins_with_year_one() -> None:
    match = begun(seats=3)
    assert (state(match).year, state(match).round) == (1, 1)
    assert events(match, "year_started") == [{"type": "year_started", "rule": "IC-YEAR-01", "year": 1}]


# -- the draft -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-DRAFT-01")
def test_the_draft_reveals_as_many_cards_of_each_kind_as_players() -> None:
    match = play_until(new(seats=4, draft=True), "draft_character")
    view = match.view(None)
    assert len(view["open_seekers"]) == len(view["open_gear"]) == 4
    assert [player["hand"] for player in view["players"]] == [3] * 4  # the Curio cards are dealt before
    assert all(player["seeker"] is None for player in view["players"])
    absent = next(name for name in SEEKERS if name not in view["open_seekers"])
    assert {r.key: r.rule for r in match.refusals()}[f"seeker:{absent}"] == "IC-DRAFT-01"


@pytest.mark.rule("IC-DRAFT-02")
@pytest.mark.rule("IC-DRAFT-03")
@pytest.mark.rule("IC-DRAFT-04")
@pytest.mark.rule("IC-AMB-07")
def test_everybody_drafts_twice_from_the_last_to_the_first() -> None:
    match = play_until(new(seats=3, draft=True), "draft_character")
    backwards = list(reversed(state(match).order))
    seats: list[int] = []
    taken = None
    while match.decision is not None and match.decision.kind == "draft_character":
        seats.append(match.seat)
        keys = match.keys()
        if len(seats) == 1:
            assert len(keys) == 6
            taken = next(key for key in keys if key.startswith("gear:"))
            match.apply(taken)
            continue
        assert taken not in keys
        if len(seats) == 4:  # the second card of who began with Gear
            assert all(key.startswith("seeker:") for key in keys)
            refused = {refusal.key: refusal.rule for refusal in match.refusals()}
            assert refused["gear:boots"] == "IC-DRAFT-03"
        match.apply(keys[0])
    assert seats == backwards * 2
    view = match.view(None)
    assert view["open_seekers"] == view["open_gear"] == []
    assert all(sum(player["cages"][0].values()) == 3 for player in view["players"])  # starting Qoam
    assert match.decision is not None and match.decision.kind == "start_node"


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
    for seeker, (cards, upgrades, _) in SEEKER_START.items():
        for gear, (more_cards, more_upgrades, _) in GEAR_START.items():
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
        expected = Counter(f"{SEEKER_START[player['seeker']][2]} {GEAR_START[player['gear']][2]}".split())
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
