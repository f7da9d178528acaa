"""What each Wonder does. [IC-WONDER]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icaion.scenarios import heir_at_x1
from tests.games.icaion.table import BLACK, PURPLE, RED, YELLOW, Table, table


def wonders(seats: int = 3, **setup: Any) -> Table:
    """Red stands at X1, where RI1, RC1 and RE1 meet; the others are far away."""
    return table(seats=seats, wonders=True, **setup).seeker(RED, "X1")


def activated(wonder: str, owner: int = RED, seats: int = 3, **setup: Any) -> Table:
    """A Wonder stands in RI1; ``activate`` lets Red Extract there."""
    return wonders(seats, **setup).wonder(wonder, "RI1", owner)


def activate(t: Table, *keys: str) -> Table:
    return t.act(RED, "extract", *keys)


def four_wonders(seats: int = 3) -> Table:
    t = table(seats=seats, wonders=True).seeker(RED, "X1").gear(RED, "boots")
    return t.open_wonders("colony", "pulsar", "qoamcopia", "bell")


def armored(node: str, gear: str = "boots", **setup: Any) -> Table:
    """Red is The Criminal with the Armor on."""
    t = table(**setup).seeker(RED, node).character(RED, "criminal", gear).seeker(YELLOW, "C3")
    t.s.armor = 1
    return t


def has_armor(t: Table) -> bool:
    return bool(t.match.view(None)["players"][RED]["armor"])


def waking(wonder: str, owner: int, seats: int = 3, **setup: Any) -> Table:
    """A Wonder stands in the River RI1 and Red at its corner X1; Yellow and Purple are in the City, far away."""
    t = table(seats=seats, wonders=True, **setup).seeker(RED, "X1").seeker(YELLOW, "C3").wonder(wonder, "RI1", owner)
    for seat, seeker in enumerate(("outsider", "creature", "heir")[:seats]):
        t.character(seat, seeker, "boots")
    return t.seeker(PURPLE, "C4") if seats > 2 else t


@pytest.mark.rule("IC-WONDER-COLONY")
def test_parasite_colony() -> None:
    t = activated("colony", YELLOW).seeker(YELLOW, "C1").seeker(PURPLE, "P1")
    activate(t)
    assert t.s.lying == [0, 0, 1]  # Red at X1 is two lines from C1
    assert t.event("seeker_wounded")["rule"] == "IC-WONDER-COLONY"


@pytest.mark.rule("IC-WONDER-PULSAR")
@pytest.mark.rule("IC-AMB-97")
def test_pulsar() -> None:
    t = activated("pulsar", YELLOW).cage(RED, 1, blue=1, pink=1).cage(RED, 2, pink=1).cage(YELLOW, 1, grey=2)
    activate(t)
    assert t.decision == (RED, "pulsar") and t.keys == ["lose:1.blue", "lose:1.pink", "lose:2.pink"]
    t.choose("lose:2.pink")
    assert t.cages(RED) == [{"blue": 1, "pink": 1}, {}] and t.stock(YELLOW) == {"grey": 2}
    only = activated("pulsar", RED).cage(YELLOW, 1, green=3)
    activate(only)
    assert only.stock(YELLOW) == {"green": 2} and only.event("qoam_discarded")["seat"] == YELLOW


@pytest.mark.rule("IC-WONDER-TRANSMUTER")
@pytest.mark.rule("IC-AMB-98")
def test_transmuter() -> None:
    t = activated("transmuter", YELLOW).cage(YELLOW, 2, pink=1).upgrade(YELLOW, "up_converter")
    activate(t)
    assert t.keys == ["lose:2.pink", "pass"]  # no converter: a discard is no spending
    t.choose("lose:2.pink")
    assert t.gained(YELLOW) == {"wonder_power": 2} and t.stock(YELLOW) == {}
    assert activate(activated("transmuter", YELLOW)).decision[1] == "action"  # without Qoam nobody is asked


@pytest.mark.rule("IC-WONDER-QOAMCOPIA")
def test_qoamcopia() -> None:
    t = activated("qoamcopia", YELLOW).cage(YELLOW, 1, pink=1)
    activate(t)
    assert "pass" not in t.keys
    t.choose("colour:green", "cage:1")
    assert t.cages(YELLOW) == [{"green": 1, "pink": 1}, {}]
    assert t.event("qoam_added")["rule"] == "IC-WONDER-QOAMCOPIA"


@pytest.mark.rule("IC-WONDER-HUB")
@pytest.mark.rule("IC-AMB-64")
def test_curio_hub() -> None:
    t = activated("hub", YELLOW).hand(YELLOW, "points_3", "move_2", "points_9").cage(YELLOW, 1, green=1)
    t.discharged(YELLOW)
    activate(t)
    assert t.keys == ["draw", "card:points_3", "pass"]
    assert t.why_not("card:move_2") == "IC-AMB-64" and t.why_not("card:points_9") == "IC-CURIO-01"
    t.choose("card:points_3")
    assert t.gained(YELLOW) == {"curios": 3} and t.stock(YELLOW) == {}
    drawn = activated("hub", YELLOW).deck("points_6")
    activate(drawn, "draw")
    assert drawn.hand_of(YELLOW) == ["points_6"]


@pytest.mark.rule("IC-AMB-64")
def test_an_action_by_the_hub_is_the_owners_at_the_owners_node() -> None:
    t = activated("hub", YELLOW).hand(YELLOW, "action_extract").cage(YELLOW, 1, green=1).seeker(YELLOW, "C3")
    t.qoam(RI3=1).wonder("qoamcopia", "RI4", PURPLE).wonder("altar", "RC1", PURPLE)
    t.order(YELLOW, RED, PURPLE)
    activate(t, "card:action_extract", "cage:2")
    assert t.stock(YELLOW) == {"green": 1}  # from the Forest at C3
    assert t.decision == (PURPLE, "added_colour")  # the second Extract's Wonder comes before the first's last one
    t.choose("colour:blue", "cage:1")
    assert t.decision == (PURPLE, "altar")
    assert t.points_of(YELLOW) == 1  # for activating Qoamcopia, in Red's turn


@pytest.mark.rule("IC-AMB-64")
def test_the_hub_may_bar_actions_in_the_turns_of_others() -> None:
    t = activated("hub", YELLOW, hub_actions=False).hand(YELLOW, "action_extract").cage(YELLOW, 1, green=1)
    activate(t)
    assert t.why_not("card:action_extract") == "IC-AMB-64"
    own = activated("hub", RED, hub_actions=False).hand(RED, "action_extract").cage(RED, 1, green=1)
    assert "card:action_extract" in activate(own).keys


@pytest.mark.rule("IC-WONDER-HUB")
def test_an_owner_with_cards_is_always_asked() -> None:
    t = activated("hub", YELLOW).hand(YELLOW, "points_9", "points_9", "points_6", "points_6", "points_3")
    activate(t)
    assert t.keys == ["pass"] and t.why_not("draw") == "IC-CURIO-04"


@pytest.mark.rule("IC-WONDER-ALTAR")
@pytest.mark.rule("IC-AMB-53")
def test_living_altar() -> None:
    t = activated("altar", YELLOW).seeker(YELLOW, "C3").parasites(RI4=2)
    activate(t)
    assert t.keys == ["node:C2", "node:C4", "node:P3", "region:RI4", "pass"]
    assert t.why_not("region:RI3") == "IC-WONDER-ALTAR"
    t.choose("region:RI4")
    assert t.parasites_in("RI4") == 1 and t.s.collected[YELLOW] == 1
    moved = activated("altar", YELLOW).seeker(YELLOW, "C3")
    activate(moved, "node:P3")
    assert moved.at(YELLOW) == "P3"


@pytest.mark.rule("IC-AMB-83")
def test_the_altar_does_not_move_its_owner_in_a_wounded_turn() -> None:
    t = activated("altar", RED).lying(RED).parasites(RC1=1).seeker(RED, "P1").begin_turn(RED)
    t.choose("node:X1", "extract")
    assert t.keys == ["region:RC1", "pass"] and t.why_not("node:P1") == "IC-AMB-83"
    other = activated("altar", YELLOW).lying(YELLOW).seeker(YELLOW, "C3")
    activate(other, "node:P3")
    assert other.at(YELLOW) == "P3" and other.s.lying[YELLOW] == 1  # moved, it keeps lying


@pytest.mark.rule("IC-WONDER-BELL")
@pytest.mark.rule("IC-AMB-65")
def test_dark_bell() -> None:
    for key, crater, regions in (
        ("clockwise", 1, ["RC2", "RE2"]),
        ("counterclockwise", 4, ["RC5", "RE5"]),
        ("stay", 0, ["RC1", "RE1"]),
    ):
        t = activated("bell", YELLOW).seeker(PURPLE, "M2").seeker(YELLOW, "M5")
        activate(t, key)
        assert t.s.colossus == crater
        assert [event["region"] for event in t.all_events("parasite_placed")] == regions
        assert t.s.lying == [0, 0, 0]  # the move wounds nobody


@pytest.mark.rule("IC-AMB-65")
def test_dark_bell_all_or_nothing() -> None:
    t = activated("bell", YELLOW, dark_bell="all_or_nothing")
    activate(t)
    assert t.keys == ["clockwise", "counterclockwise", "pass"]
    t.choose("pass")
    assert not t.all_events("parasite_placed") and t.s.colossus == 0


@pytest.mark.rule("IC-WONDER-COLONY")
@pytest.mark.rule("IC-AMB-77")
def test_a_colony_wounds_around_its_owner() -> None:
    t = four_wonders(4).wonder("colony", "RI1", YELLOW).seeker(YELLOW, "M1").seeker(PURPLE, "L1").seeker(BLACK, "P1")
    t.act(RED, "extract")  # Red at X1 and Purple at L1 are next to Yellow at M1
    assert t.s.lying == [1, 0, 1, 0] and t.points_of(RED) == 1
    assert "power:draw" in t.keys  # the turn goes on


@pytest.mark.rule("IC-WONDER-PULSAR")
@pytest.mark.rule("IC-AMB-97")
def test_a_pulsar_takes_one_crystal_from_all_the_others() -> None:
    t = four_wonders().wonder("pulsar", "RI1", YELLOW).cage(RED, 1, pink=2).cage(YELLOW, 1, grey=2)
    t.act(RED, "extract")
    if t.decision[1] == "pulsar":
        t.choose("lose:1.pink")
    assert t.stock(RED) == {"pink": 1} and t.stock(YELLOW) == {"grey": 2} and t.decision == (RED, "action")


@pytest.mark.rule("IC-WONDER-ALTAR")
@pytest.mark.rule("IC-AMB-53")
def test_a_living_altar_moves_its_owner_or_removes_a_parasite() -> None:
    t = (
        four_wonders()
        .wonder("altar", "RI1", YELLOW)
        .seeker(YELLOW, "C3")
        .parasites(RI4=2, RI3=1)
        .act(RED, "extract", "region:RI4")
    )
    assert t.parasites_in("RI4") == 1 and t.s.collected == [0, 1, 0] and t.at(YELLOW) == "C3"
    t = (
        four_wonders()
        .wonder("altar", "RI1", YELLOW)
        .seeker(YELLOW, "C3")
        .parasites(RI4=2)
        .act(RED, "extract", "node:P3")
    )
    assert t.parasites_in("RI4") == 2 and t.at(YELLOW) == "P3"


@pytest.mark.rule("IC-WONDER-BELL")
@pytest.mark.rule("IC-AMB-65")
@pytest.mark.parametrize(
    ("choice", "crater", "regions"),
    [("clockwise", "K3", ("RC3", "RE3")), ("counterclockwise", "K1", ("RC1", "RE1")), ("stay", "K2", ("RC2", "RE2"))],
)
def test_a_dark_bell_calls_the_colossus(choice: str, crater: str, regions: tuple[str, str]) -> None:
    t = four_wonders().wonder("bell", "RI1", YELLOW).colossus("K2").seeker(YELLOW, "M3").seeker(PURPLE, "M2")
    t.act(RED, "extract", choice)
    assert t.match.view(None)["colossus"] == crater and t.s.lying == [0, 0, 0]
    assert [t.parasites_in(region) for region in regions] == [1, 1] and sum(t.s.parasites) == 2


@pytest.mark.rule("IC-WONDER-HUB")
@pytest.mark.rule("IC-SEEKER-HEIR-01")
@pytest.mark.rule("IC-AMB-64")
def test_a_curio_hub_plays_a_card_in_the_turn_of_another() -> None:
    t = four_wonders().wonder("hub", "RI1", PURPLE).hand(PURPLE, "points_6").cage(PURPLE, 1, green=2)  # The Heir
    t.act(RED, "extract", "card:points_6")
    assert t.points_of(PURPLE) == 7 and t.stock(PURPLE) == {} and t.decision == (RED, "action")


@pytest.mark.rule("IC-WONDER-BELL")
@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
def test_a_bell_brings_the_colossus_or_drives_it_away() -> None:
    t = armored("M2", wonders=True).wonder("bell", "RC2", RED).colossus("K1", 1).act(RED)
    assert t.why_not("special:investigate") == "IC-COLOSSUS-01"
    t.choose("extract", "clockwise", "special:investigate", "count:0")
    assert t.s.shards_removed == [1, 0, 0] and has_armor(t)
    t = armored("M2", wonders=True).wonder("bell", "RC2", RED).colossus("K2", 1).act(RED, "extract", "clockwise")
    assert t.why_not("special:investigate") == "IC-COLOSSUS-01"


@pytest.mark.rule("IC-WONDER-PULSAR")
@pytest.mark.rule("IC-AMB-95")
def test_a_pulsar_takes_even_what_was_just_extracted() -> None:
    t = waking("pulsar", YELLOW).qoam(RE1=1).cage(YELLOW, 1, blue=2).act(RED, "extract", "cage:1")
    assert t.stock(RED) == {} and t.stock(YELLOW) == {"blue": 2} and t.points_of(RED) == 1
    assert t.event("qoam_discarded") == {
        "type": "qoam_discarded",
        "rule": "IC-WONDER-PULSAR",
        "seat": RED,
        "cage": 1,
        "pink": 1,
    }


@pytest.mark.rule("IC-WONDER-TRANSMUTER")
@pytest.mark.rule("IC-AMB-63")
def test_a_transmuter_sells_what_was_just_extracted() -> None:
    t = waking("transmuter", RED).qoam(RE1=1, RC1=1).act(RED, "extract", "cage:2", "lose:2.green")
    assert t.cages(RED) == [{}, {"pink": 1}] and t.points_of(RED) == 1 + 2


@pytest.mark.rule("IC-WONDER-09")
@pytest.mark.rule("IC-WOUND-04")
def test_a_wounded_seeker_wakes_wonders_and_plays_from_the_own_hub() -> None:
    t = waking("hub", RED).lying(RED).seeker(RED, "P1").hand(RED, "points_3").cage(RED, 1, green=1).begin_turn(RED)
    t.choose("node:X1", "extract", "card:points_3")
    assert t.points_of(RED) == 1 + 3 and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-WONDER-COLONY")
@pytest.mark.rule("IC-AMB-77")
def test_who_wakes_a_colony_may_be_wounded_and_acts_on() -> None:
    t = waking("colony", YELLOW).seeker(YELLOW, "P1").hand(RED, "points_3").act(RED, "extract")
    assert t.decision == (RED, "prevent_wound")
    t.choose("wound", "power:draw", "done")
    assert t.s.lying == [1, 0, 0] and t.points_of(RED) == 1


@pytest.mark.rule("IC-WONDER-COLONY")
@pytest.mark.rule("IC-AMB-45")
def test_a_lying_owner_still_wounds_with_a_colony_but_never_itself() -> None:
    t = waking("colony", YELLOW).lying(YELLOW).seeker(PURPLE, "C3").hand(YELLOW, "points_3").act(RED, "extract")
    assert t.s.lying == [0, 1, 1] and t.hand_of(YELLOW) == ["points_3"] and t.points_of(YELLOW) == 0


@pytest.mark.rule("IC-WONDER-ALTAR")
@pytest.mark.rule("IC-MOVE-04")
@pytest.mark.rule("IC-AMB-85")
def test_after_the_altar_the_second_shift_begins_where_the_seeker_stands() -> None:
    t = waking("altar", RED).act(RED, "extract", "node:W1", "power:double_shift")
    assert "node:X1" in t.keys and t.why_not("node:W1") == "IC-MOVE-04"


@pytest.mark.rule("IC-WONDER-ALTAR")
@pytest.mark.rule("IC-GEAR-CROWN-01")
@pytest.mark.parametrize(("node", "points"), [("node:R1", 5), ("node:X1", 0)])
def test_the_crown_looks_where_the_altar_led_in_the_own_turn(node: str, points: int) -> None:
    t = (
        table(wonders=True)
        .character(RED, "outsider", "crown")
        .wonder("altar", "RE1", RED)
        .seeker(RED, "X1")
        .last_round()
    )
    t.order(YELLOW, RED).begin_turn(RED).choose("node:M1", "extract", node, "pass")
    assert t.points_of(RED) == 1 + points and t.s.year == 2


@pytest.mark.rule("IC-WONDER-HUB")
@pytest.mark.rule("IC-SEEKER-HEIR-01")
@pytest.mark.rule("IC-SEEKER-CREATURE-01")
@pytest.mark.parametrize(("owner", "green", "points"), [(YELLOW, 1, 6), (PURPLE, 0, 7)])
def test_characters_play_from_the_hub_as_ever(owner: int, green: int, points: int) -> None:
    """Yellow is The Creature, Purple The Heir; the card costs two Green."""
    t = waking("hub", owner).hand(owner, "points_6").cage(owner, 1, green=2).act(RED, "extract", "card:points_6")
    assert t.points_of(owner) == points and t.stock(owner).get("green", 0) == green


@pytest.mark.rule("IC-AMB-64")
@pytest.mark.rule("IC-TURN-01")
@pytest.mark.rule("IC-SEEKER-CRIMINAL-02")
def test_a_play_from_the_own_hub_is_no_special_action() -> None:
    t = waking("hub", RED).character(RED, "criminal", "boots").hand(RED, "points_3", "draw_1_2").cage(RED, 1, green=1)
    t.act(RED, "extract", "card:points_3")
    assert "card:draw_1_2" in t.keys and "power:double_shift" in t.keys
    t.choose("pass")
    assert t.match.view(None)["players"][RED]["armor"] is True


@pytest.mark.rule("IC-AMB-64")
def test_an_extract_from_the_own_hub_wakes_the_hub_again() -> None:
    t = waking("hub", RED).hand(RED, "action_extract").cage(RED, 1, green=1).qoam(RI1=2).deck("points_3")
    t.act(RED, "extract", "cage:2", "card:action_extract", "cage:2")
    assert t.points_of(RED) == 2 and t.decision == (RED, "hub")
    t.choose("draw")
    assert t.hand_of(RED) == ["points_3"] and t.decision == (RED, "action")  # one card, never a second
    assert t.cages(RED)[1] == {"blue": 1} and t.qoam_in("RI1") == 0


@pytest.mark.rule("IC-AMB-64")
@pytest.mark.rule("IC-CURIO-09")
def test_an_attack_from_the_hub_strikes_around_its_owner() -> None:
    t = waking("hub", PURPLE).seeker(PURPLE, "W1").seeker(YELLOW, "X1").hand(PURPLE, "attack_2")
    t.cage(PURPLE, 1, green=1).act(RED, "extract", "card:attack_2")
    assert t.points_of(PURPLE) == 2 * 2 + 1 and t.s.lying == [1, 1, 0]
    assert "power:draw" in t.keys  # Red's turn goes on


@pytest.mark.rule("IC-AMB-64")
@pytest.mark.rule("IC-CURIO-03")
def test_an_upgrade_from_the_hub_keeps_to_its_owners_limit() -> None:
    t = waking("hub", YELLOW).upgrade(YELLOW, "up_strength", "up_converter").hand(YELLOW, "up_cage")
    t.cage(YELLOW, 1, green=1).act(RED, "extract", "card:up_cage")
    assert t.decision == (YELLOW, "upgrade_limit")
    t.choose("card:up_converter")
    assert t.decision == (RED, "action") and len(t.cages(YELLOW)) == 3


@pytest.mark.rule("IC-AMB-64")
@pytest.mark.rule("IC-AMB-28")
def test_a_retrieve_from_the_hub_is_the_one_of_the_year() -> None:
    t = waking("hub", YELLOW).hand(YELLOW, "action_retrieve_or_install").cage(YELLOW, 1, green=1)
    t.act(RED, "extract", "card:action_retrieve_or_install", "apparatus:pink").act(YELLOW)
    assert t.why_not("retrieve") in ("IC-APPARATUS-02", "IC-APPARATUS-03")
    t.s.slot[YELLOW] = -1
    assert t.act(YELLOW).why_not("retrieve") == "IC-APPARATUS-03"


@pytest.mark.rule("IC-AMB-64")
@pytest.mark.rule("IC-GEAR-SWORD-02")
@pytest.mark.rule("IC-AMB-55")
def test_a_sword_scores_in_the_turn_of_another_and_in_the_own() -> None:
    t = waking("hub", YELLOW).gear(YELLOW, "sword").hand(YELLOW, "action_eradicate_or_investigate").parasites(RI3=3)
    t.cage(YELLOW, 1, grey=2).act(RED, "extract", "card:action_eradicate_or_investigate", "remove:RI3.2")
    if t.decision == (YELLOW, "eradicate"):
        t.choose("done")
    assert t.points_of(YELLOW) == 2
    t.begin_turn(YELLOW).choose("node:C2", "eradicate", "remove:RI3.1")
    assert t.points_of(YELLOW) == 4


@pytest.mark.rule("IC-AMB-64")
@pytest.mark.rule("IC-GEAR-SWORD-02")
def test_the_hub_of_another_does_not_use_up_the_sword_of_who_is_in_turn() -> None:
    t = waking("hub", YELLOW).gear(RED, "sword").hand(YELLOW, "action_eradicate_or_investigate").parasites(RI3=1, RI1=1)
    t.cage(YELLOW, 1, grey=1).cage(RED, 1, grey=1, blue=1)
    t.act(RED, "extract", "card:action_eradicate_or_investigate", "remove:RI3.1", "power:double_shift", "camp")
    t.choose("eradicate", "remove:RI1.1")
    assert t.points_of(RED) == 1 + 2 and t.points_of(YELLOW) == 0


@pytest.mark.rule("IC-AMB-64")
@pytest.mark.rule("IC-DEPLOY-09")
def test_a_deploy_from_the_hub_counts_around_its_owner() -> None:
    t = waking("hub", YELLOW).hand(YELLOW, "action_deploy").machine("harvester", "RI4", PURPLE)
    t.act(RED, "extract", "card:action_deploy", "row:cage", "region:RI3")  # The Creature pays nothing
    assert t.points_of(YELLOW) == 2 and len(t.cages(YELLOW)) == 3 and t.decision == (RED, "action")


@pytest.mark.rule("IC-WONDER-BELL")
@pytest.mark.rule("IC-PARASITE-02")
def test_a_bell_destroys_only_after_the_machines_have_worked() -> None:
    t = waking("bell", YELLOW).colossus("K1").machine("harvester", "RC1", RED).machine("refiner", "RC1", YELLOW)
    t.machine("scavenger", "RC1", PURPLE).parasites(RC1=3).qoam(RC1=3)
    t.act(RED, "extract", "region:RC1", "cage:1", "stay")
    assert t.stock(RED) == {"green": 2} and t.machines_in("RC1") == {} and t.s.lying[RED] == 1


@pytest.mark.rule("IC-YEAR-12")
@pytest.mark.rule("IC-AMB-53")
def test_parasites_of_refiner_and_altar_win_the_hunt() -> None:
    t = waking("altar", RED, 2).last_round().machine("refiner", "RI1", RED)
    t.qoam(RI1=1).parasites(RI1=1, RE1=1).upgrade(RED, "up_refiner_eradicate").collected(YELLOW, 1).order(YELLOW, RED)
    t.act(RED, "extract", "region:RI1", "take", "cage:1", "region:RE1", "pass")
    assert t.s.year == 2 and t.points_of(RED) == 2 + 1 + 9 and t.points_of(YELLOW) == 4


@pytest.mark.rule("IC-PARASITE-02")
@pytest.mark.rule("IC-PARASITE-03")
@pytest.mark.rule("IC-WONDER-BELL")
def test_a_bell_may_overrun_a_region() -> None:
    t = (
        heir_at_x1(3, wonders=True)
        .wonder("bell", "RI1", YELLOW)
        .colossus("K2")
        .seeker(YELLOW, "M2")
        .seeker(PURPLE, "W2")
    )
    t.parasites(RC2=3, RE2=3).machine("harvester", "RC2", PURPLE).act(RED, "extract", "stay")
    assert (t.parasites_in("RC2"), t.parasites_in("RE2"), t.machines_in("RC2")) == (0, 0, {})
    assert t.s.lying == [0, 1, 1]  # M2 and W2 are corners of RC2


@pytest.mark.rule("IC-AMB-65")
def test_a_bell_that_is_all_or_nothing() -> None:
    t = heir_at_x1(3, wonders=True, dark_bell="all_or_nothing").wonder("bell", "RI1", YELLOW).colossus("K2")
    t.act(RED, "extract", "pass")
    assert sum(t.s.parasites) == 0 and t.match.view(None)["colossus"] == "K2"


@pytest.mark.rule("IC-AMB-64")
def test_a_hub_without_actions() -> None:
    t = (
        heir_at_x1(3, wonders=True, hub_actions=False)
        .wonder("hub", "RI1", YELLOW)
        .hand(YELLOW, "action_extract", "points_3")
    )
    t.cage(YELLOW, 1, green=1).act(RED, "extract")
    assert "card:points_3" in t.keys and t.why_not("card:action_extract") == "IC-AMB-64"
