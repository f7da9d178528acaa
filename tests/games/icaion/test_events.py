"""Event cards, Parasites, wounds and Colossus cards. [IC-EVENT, IC-PARASITE, IC-WOUND, IC-COLCARD]"""

from __future__ import annotations

import pytest

from longhall.games.icaion.queries import is_blocked
from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table


def placed(t: Table) -> list[str]:
    return [event["region"] for event in t.all_events("parasite_placed")]


# -- Region cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-EVENT-01")
def test_cards_lie_on_the_track_in_order_and_take_the_numbers_of_their_space() -> None:
    t = table(seats=2)
    for number, (card, amount) in enumerate(
        [("river", 2), ("mountain", 2), ("forest", 2), ("myst", 2), ("crystal", 3)], start=1
    ):
        t.reveal(card)
        assert t.event("event_revealed")["space"] == number
        assert [event["count"] for event in t.all_events("qoam_delivered")] == [amount] * 3
    assert t.match.view(None)["event_track"] == ["river", "mountain", "forest", "myst", "crystal"]


@pytest.mark.rule("IC-EVENT-02")
def test_a_region_card_brings_qoam_to_its_three_regions() -> None:
    t = table(seats=3).qoam(RC4=1).reveal("river")
    assert (t.qoam_in("RI1"), t.qoam_in("RC4"), t.qoam_in("RE2")) == (2, 3, 2)
    assert sum(t.s.qoam) == 7
    assert t.all_events("qoam_delivered")[1] == {
        "type": "qoam_delivered",
        "rule": "IC-EVENT-02",
        "region": "RC4",
        "colour": "blue",
        "count": 2,
        "left": 3,
    }


@pytest.mark.rule("IC-EVENT-03")
@pytest.mark.rule("IC-EVENT-04")
@pytest.mark.parametrize(("seats", "most"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_a_region_holds_no_more_than_its_limit(seats: int, most: int) -> None:
    t = table(seats=seats).qoam(RI1=most - 1, RC4=most).reveal("river")
    assert (t.qoam_in("RI1"), t.qoam_in("RC4")) == (most, most)
    assert t.event("region_saturated")["region"] == "RC4"
    assert t.all_events("qoam_delivered")[0]["count"] == 1


@pytest.mark.rule("IC-EVENT-05")
@pytest.mark.rule("IC-EVENT-07")
def test_many_players_get_a_parasite_on_all_three_regions() -> None:
    t = table(seats=4).track("myst").reveal("river")
    assert placed(t) == ["RI1", "RC4", "RE2"]


@pytest.mark.rule("IC-EVENT-05")
@pytest.mark.rule("IC-EVENT-08")
def test_few_players_get_none_on_the_inner_region() -> None:
    t = table(seats=3).track("myst").reveal("river")
    assert placed(t) == ["RC4", "RE2"]
    assert not placed(table(seats=3).reveal("river"))  # the first space shows no Parasite


@pytest.mark.rule("IC-EVENT-06")
def test_a_colossus_card_ignores_the_parasite_icon() -> None:
    t = table(seats=4).track("myst").colossus("K4").reveal("colossus_3")
    assert placed(t) == ["RC1", "RE1"]  # two arrows, to K1: only the card's own Parasites


@pytest.mark.rule("IC-AMB-49")
def test_a_saturated_region_still_gets_a_parasite() -> None:
    t = table(seats=2).track("myst").qoam(RC4=5).reveal("river")
    assert t.parasites_in("RC4") == 1 and t.qoam_in("RC4") == 5


# -- Colossus cards --------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-EVENT-09")
@pytest.mark.rule("IC-COLCARD-01")
def test_the_first_colossus_card() -> None:
    t = table(seats=2).colossus("K5").seeker(RED, "X1").seeker(YELLOW, "C3").reveal("colossus_1")
    order = ["event_revealed", "colossus_moved", *["parasite_placed"] * 4, "seeker_wounded", "turn_started"]
    assert [event.type for event in t.events] == order
    assert placed(t) == ["RC1", "RC1", "RE1", "RE1"]
    assert t.event("seeker_wounded") == {"type": "seeker_wounded", "rule": "IC-EVENT-12", "seat": RED}


@pytest.mark.rule("IC-COLCARD-02")
@pytest.mark.rule("IC-EVENT-11")
def test_the_second_colossus_card() -> None:
    t = table(seats=2).colossus("K5").seeker(RED, "M5").seeker(YELLOW, "W2").reveal("colossus_2")
    assert placed(t) == ["RC5", "RE5", "RC1", "RE1"]
    types = [event.type for event in t.events]
    assert types.index("colossus_moved") == 3  # after the first two Parasites
    assert [event["seat"] for event in t.all_events("seeker_wounded")] == [YELLOW]  # only at the new crater


@pytest.mark.rule("IC-COLCARD-03")
@pytest.mark.rule("IC-EVENT-13")
def test_the_third_colossus_card_wounds_along_its_path() -> None:
    t = table(seats=3).track("river").colossus("K4").seeker(RED, "M4").seeker(YELLOW, "W5").seeker(PURPLE, "L1")
    t.reveal("colossus_3")
    assert [event["seat"] for event in t.all_events("seeker_wounded")] == [RED, YELLOW, PURPLE]
    assert placed(t) == ["RC1", "RE1"]
    types = [event.type for event in t.events]
    assert types.index("seeker_wounded") < types.index("parasite_placed")


@pytest.mark.rule("IC-EVENT-12")
def test_every_node_of_the_adjacent_regions_is_in_danger() -> None:
    for node in ("W1", "X1", "M1", "L1", "S5", "P1", "W2", "S1", "R1"):
        t = table(seats=2).colossus("K5").seeker(RED, node).seeker(YELLOW, "C3").reveal("colossus_1")
        assert t.s.wounded_turn == 1, node  # Red's turn begins as a wounded one
    t = table(seats=2).colossus("K5").seeker(RED, "P5").seeker(YELLOW, "C3").reveal("colossus_1")
    assert t.s.wounded_turn == 0


@pytest.mark.rule("IC-AMB-43")
def test_one_wound_for_each_symbol() -> None:
    """M1 is a corner of both Regions, and the wounding move passes it at first and last."""
    t = table(seats=2).colossus("K5").seeker(RED, "M1").hand(RED, "points_3", "points_6").seeker(YELLOW, "C3")
    t.reveal("colossus_1")
    assert t.decision == (RED, "prevent_wound")
    t.choose("card:points_3")
    assert t.decision == (RED, "move") and t.hand_of(RED) == ["points_6"]


@pytest.mark.rule("IC-AMB-43")
def test_an_overflow_on_the_same_card_is_another_wound() -> None:
    t = table(seats=2).colossus("K5").seeker(RED, "L1").hand(RED, "points_3", "points_6").parasites(RC1=2)
    t.seeker(YELLOW, "C3").reveal("colossus_1")
    t.choose("card:points_3")
    assert t.decision == (RED, "prevent_wound")
    t.choose("wound")
    assert t.s.wounded_turn == 1


# -- Parasites -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-PARASITE-01")
@pytest.mark.rule("IC-AMB-47")
def test_a_region_holds_three_parasites() -> None:
    for before, after in ((0, 2), (1, 3), (2, 0), (3, 1)):
        t = table(seats=2).colossus("K5").parasites(RC1=before).seeker(RED, "C1").seeker(YELLOW, "C2")
        t.reveal("colossus_1")
        assert t.parasites_in("RC1") == after


@pytest.mark.rule("IC-PARASITE-02")
@pytest.mark.rule("IC-AMB-52")
def test_a_fourth_parasite_destroys_and_wounds() -> None:
    t = table(seats=3).colossus("K5").parasites(RC1=3).machine("harvester", "RC1", RED)
    t.machine("scavenger", "RC1", YELLOW).neutral("refiner", "RC1").seeker(RED, "W1").seeker(YELLOW, "C3")
    t.seeker(PURPLE, "P2").reveal("colossus_3")
    assert t.event("region_overrun")["region"] == "RC1"
    assert [(event["owner"], event["machine"]) for event in t.all_events("machine_destroyed")] == [
        (RED, "harvester"),
        (YELLOW, "scavenger"),
    ]
    assert t.event("neutral_machine_destroyed")["machine"] == "refiner"
    assert t.machines_in("RC1") == {} and t.parasites_in("RC1") == 0
    wounds = [(event["seat"], event["rule"]) for event in t.all_events("seeker_wounded")]
    assert wounds == [(RED, "IC-EVENT-13")]  # by the move; the overflow finds Red lying already
    assert t.s.collected == [0, 0, 0]


@pytest.mark.rule("IC-PARASITE-02")
@pytest.mark.rule("IC-AMB-48")
def test_an_overflow_without_machines_still_wounds() -> None:
    t = table(seats=2).track("myst").parasites(RC4=3).seeker(RED, "X4").seeker(YELLOW, "W3").reveal("river")
    assert [(event["seat"], event["rule"]) for event in t.all_events("seeker_wounded")] == [(RED, "IC-PARASITE-02")]
    assert t.parasites_in("RC4") == 0 and t.parasites_in("RE2") == 1


@pytest.mark.rule("IC-PARASITE-03")
def test_a_wonder_can_bring_the_fourth_parasite_too() -> None:
    t = table(seats=2, wonders=True).wonder("bell", "RI1", RED).seeker(RED, "C1").qoam(RI1=1).seeker(YELLOW, "L1")
    t.colossus("K1").parasites(RC1=3).machine("harvester", "RC1", YELLOW)
    t.act(RED, "extract", "cage:1", "stay")
    assert t.machines_in("RC1") == {} and t.event("seeker_wounded")["seat"] == YELLOW


@pytest.mark.rule("IC-AMB-66")
def test_an_overflow_spares_wonders() -> None:
    t = table(seats=2, wonders=True).wonder("hub", "RC1", RED).colossus("K5").parasites(RC1=3)
    t.seeker(RED, "C1").seeker(YELLOW, "C2").reveal("colossus_3")
    assert t.all_events("region_overrun") and t.s.wonder_at[t.region("RC1")] >= 0


@pytest.mark.rule("IC-AMB-78")
def test_an_overflow_is_finished_before_the_next_parasite() -> None:
    t = table(seats=2).colossus("K5").parasites(RC1=3).seeker(RED, "L1").hand(RED, "points_3").seeker(YELLOW, "C3")
    t.reveal("colossus_2")
    assert t.decision == (RED, "prevent_wound")
    assert t.parasites_in("RC1") == 0 and t.parasites_in("RE1") == 0  # RE1 comes after the wound is settled
    t.choose("card:points_3")
    assert t.parasites_in("RE1") == 1


@pytest.mark.rule("IC-PARASITE-04")
@pytest.mark.rule("IC-AMB-14")
def test_more_parasites_than_machines_block() -> None:
    t = table(seats=3).machine("harvester", "RI1", RED).machine("scavenger", "RI1", YELLOW).parasites(RI1=2)
    assert not is_blocked(t.s, t.region("RI1"))
    t.parasites(RI1=3)
    assert is_blocked(t.s, t.region("RI1"))
    t.neutral("refiner", "RI1")
    assert not is_blocked(t.s, t.region("RI1"))


# -- wounds ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-WOUND-01")
@pytest.mark.rule("IC-AMB-79")
def test_a_card_prevents_a_wound() -> None:
    t = table(seats=2).colossus("K5").seeker(RED, "L1").hand(RED, "points_3", "points_3", "move_2")
    t.character(RED, "criminal").seeker(YELLOW, "C3")
    t.s.armor = 1
    t.reveal("colossus_1")
    assert t.keys == ["card:points_3", "card:move_2", "wound"]
    t.choose("card:move_2")
    assert t.event("wound_prevented")["seat"] == RED and t.event("curio_discarded")["card"] == "move_2"
    assert t.s.wounded_turn == 0 and t.s.armor == 1
    assert t.ids(t.s.discards) == ["move_2"]


@pytest.mark.rule("IC-WOUND-01")
def test_without_cards_nobody_is_asked() -> None:
    t = table(seats=2).colossus("K5").seeker(YELLOW, "L1").seeker(RED, "C3").reveal("colossus_1")
    assert t.s.lying == [0, 1] and t.decision == (RED, "move")


@pytest.mark.rule("IC-WOUND-02")
@pytest.mark.rule("IC-AMB-77")
def test_the_next_turn_is_the_wounded_one_also_in_a_new_year() -> None:
    t = table(seats=2).lying(YELLOW).begin_turn(YELLOW)
    assert t.s.wounded_turn == 1 and t.s.lying == [0, 0]
    t = table(seats=2).last_round().lying(RED).points(YELLOW, 9)
    t.begin_turn(YELLOW).choose("node:W3", "pass")
    assert t.decision == (RED, "move") and t.s.year == 2 and t.s.wounded_turn == 1


@pytest.mark.rule("IC-AMB-77")
def test_a_wound_in_the_own_turn_leaves_that_turn_alone() -> None:
    t = table(seats=2, wonders=True).wonder("bell", "RC1", RED).seeker(RED, "L1").colossus("K1").parasites(RC1=3)
    t.seeker(YELLOW, "C3").qoam(RC1=1)
    t.act(RED, "extract", "cage:1", "stay")
    assert t.s.lying[RED] == 1
    assert "power:overcharge" in t.keys  # the Special Action is still there


@pytest.mark.rule("IC-WOUND-03")
@pytest.mark.rule("IC-AMB-46")
def test_a_wounded_turn_moves_two_nodes_or_camps() -> None:
    t = table(seats=2).lying(RED).seeker(RED, "C1").character(RED, "survivor", "boots").last_round()
    t.upgrade(RED, "up_movement").deployed(RED, movement=2).cage(RED, 1, blue=3)
    t.begin_turn(RED)
    assert "camp" in t.keys
    distance = t.s.content.distance[t.node("C1")]
    assert {distance[t.node(key[5:])] for key in t.keys if key.startswith("node:")} == {1, 2}
    assert t.why_not("node:M1") == "IC-WOUND-03"
    t.choose("camp")
    assert t.stock(RED) == {"blue": 2}


@pytest.mark.rule("IC-WOUND-04")
@pytest.mark.rule("IC-AMB-46")
def test_a_wounded_turn_has_one_standard_action_and_no_special_one() -> None:
    t = table(seats=2).lying(RED).character(RED, "cursed", "gloves").last_round().hand(RED, "draw_1_2")
    t.cage(RED, 1, brown=5)
    t.begin_turn(RED).choose("node:W2")
    assert t.keys == ["extract", "deploy", "pass"]
    assert t.why_not("card:draw_1_2") == t.why_not("power:overcharge") == "IC-WOUND-04"
    assert t.why_not("special:deploy") == "IC-WOUND-04"
    t.choose("extract")
    assert t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-AMB-44")
@pytest.mark.rule("IC-AMB-45")
def test_wounds_are_asked_in_order_of_play_and_not_of_lying_seekers() -> None:
    t = table(seats=3).order(PURPLE, RED, YELLOW).colossus("K5").lying(RED)
    for seat, node in ((RED, "L1"), (YELLOW, "X1"), (PURPLE, "M1")):
        t.seeker(seat, node).hand(seat, "points_3" if seat != YELLOW else "points_6")
        if seat == RED:
            t.hand(RED, "points_9")
    t.reveal("colossus_1")
    assert t.decision == (PURPLE, "prevent_wound")
    t.choose("wound")
    assert t.decision == (YELLOW, "prevent_wound")
    t.choose("card:points_6")
    assert t.hand_of(RED) == ["points_9"] and t.s.lying == [1, 0, 0]  # Purple's turn has begun
