"""Wounds. [IC-WOUND]"""

from __future__ import annotations

import pytest

from tests.games.icaion.scenarios import heir_at_x1, outsiders_far_away, red_at_x1
from tests.games.icaion.table import BLACK, PURPLE, RED, YELLOW, Table, table

ONE_LINE = {"R1", "L2", "W2"}  # from S1
TWO_LINES = {"M1", "M2", "P1", "X2"}


def nodes(t: Table) -> set[str]:
    """The nodes a Seeker may go to now."""
    return {key.removeprefix("node:") for key in t.keys if key.startswith("node:")}


def at_s1(seeker: str = "heir", gear: str = "armor") -> Table:
    return table(seats=4).seeker(RED, "S1").character(RED, seeker, gear)


def wounded(t: Table) -> list[int]:
    """The seats whose Seekers lie, or that are in their wounded turn."""
    view = t.match.view(None)
    in_turn = view["turn"] if view["actions"]["wounded"] else None
    return [seat for seat in range(t.s.seats) if view["players"][seat]["lying"] or seat == in_turn]


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


@pytest.mark.rule("IC-WOUND-03")
@pytest.mark.rule("IC-WOUND-04")
@pytest.mark.rule("IC-AMB-46")
def test_nothing_helps_a_wounded_seeker_on() -> None:
    t = at_s1(gear="boots").deployed(RED, movement=2).cage(RED, 1, blue=3, green=3).hand(RED, "points_3")
    t.upgrade(RED, "up_movement").lying(RED).begin_turn(RED)
    assert nodes(t) == ONE_LINE | TWO_LINES and "camp" in t.keys
    t.choose("camp")
    assert t.stock(RED) == {"blue": 2, "green": 3}
    assert t.keys == ["extract", "pass"]
    assert t.why_not("card:points_3") == t.why_not("power:draw") == "IC-WOUND-04"


@pytest.mark.rule("IC-WOUND-02")
def test_the_turn_after_a_wounded_one_is_free() -> None:
    t = table().track("forest", "myst").event_deck("river", "mountain").lying(RED).hand(RED, "draw_1_2").begin_turn(RED)
    t.choose("node:W2", "pass")
    assert t.s.lying[RED] == 0
    t.choose("node:W3", "pass", "node:X2")
    assert "card:draw_1_2" in t.keys and "power:overcharge" in t.keys


@pytest.mark.rule("IC-AMB-43")
def test_an_overflow_and_the_wound_of_the_card_are_two_wounds() -> None:
    t = table().colossus("K1").seeker(RED, "M2").seeker(YELLOW, "C4").parasites(RC2=3)
    t.hand(RED, "points_3", "points_6", "points_9").reveal("colossus_1")
    t.choose("card:points_3")
    assert t.decision == (RED, "prevent_wound")
    t.choose("card:points_6")
    assert wounded(t) == [] and t.hand_of(RED) == ["points_9"]


@pytest.mark.rule("IC-AMB-44")
def test_wounds_are_answered_in_order_of_play() -> None:
    t = table(seats=3).order(PURPLE, RED, YELLOW).colossus("K1")
    for seat in range(3):
        t.seeker(seat, "M2").hand(seat, "points_3" if seat else "points_6")
    t.reveal("colossus_1")
    asked = []
    while t.decision[1] == "prevent_wound":
        asked.append(t.decision[0])
        t.choose("wound")
    assert asked == [PURPLE, RED, YELLOW]


@pytest.mark.rule("IC-WOUND-02")
@pytest.mark.rule("IC-CURIO-09")
def test_a_seeker_that_stood_up_can_be_wounded_again() -> None:
    t = red_at_x1().lying(RED).event_deck("river").begin_turn(RED).choose("node:W1", "pass")
    t.seeker(YELLOW, "W1").hand(YELLOW, "attack_2").cage(YELLOW, 1, green=1).act(YELLOW, "card:attack_2", "pass")
    assert t.decision == (RED, "move") and t.why_not("node:M5") == "IC-WOUND-03" and t.points_of(YELLOW) == 2


@pytest.mark.rule("IC-AMB-77")
@pytest.mark.rule("IC-SEEKER-CURSED-01")
@pytest.mark.rule("IC-SEEKER-SURVIVOR-01")
@pytest.mark.parametrize("seeker", ["cursed", "survivor"])
def test_a_wound_in_the_own_last_turn_takes_nothing_from_it(seeker: str) -> None:
    t = table(wonders=True).character(RED, seeker).wonder("bell", "RC1", RED).colossus("K1").parasites(RC1=3)
    t.seeker(RED, "M1").seeker(YELLOW, "C3").last_round().begin_turn(RED).choose("node:L1", "extract", "stay")
    assert t.s.lying[RED] == 1
    if seeker == "cursed":
        assert "extract" in t.keys
    else:
        t.choose("power:double_shift")
        assert len(t.keys) == 39


@pytest.mark.rule("IC-AMB-44")
@pytest.mark.rule("IC-AMB-78")
def test_overflows_are_settled_region_by_region() -> None:
    """The inner Mountain comes first, though its Seeker is later in turn order."""
    t = outsiders_far_away(4).track("river").parasites(RI2=3, RC5=3).seeker(RED, "L5").seeker(BLACK, "C1")
    t.hand(RED, "points_3").hand(BLACK, "points_3").reveal("mountain")
    assert t.decision == (BLACK, "prevent_wound")
    t.choose("wound")
    assert t.decision == (RED, "prevent_wound") and t.parasites_in("RC5") == 0


@pytest.mark.rule("IC-AMB-43")
def test_the_wounding_walk_wounds_a_seeker_once() -> None:
    """S1 lies on Regions of both K1 and K2."""
    t = table().colossus("K1").seeker(RED, "S1").seeker(YELLOW, "C4").hand(RED, "points_3", "points_6")
    t.reveal("colossus_3").choose("card:points_3")
    assert t.decision == (RED, "move") and t.hand_of(RED) == ["points_6"] and t.s.wounded_turn == 0


@pytest.mark.rule("IC-PARASITE-02")
@pytest.mark.rule("IC-AMB-43")
@pytest.mark.rule("IC-AMB-45")
def test_two_overflows_at_one_node() -> None:
    """M2 is a corner of both Regions at K2, and the card wounds there too."""
    t = table().colossus("K1").seeker(RED, "M2").seeker(YELLOW, "C4").parasites(RC2=3, RE2=3)
    t.hand(RED, "points_3", "points_6", "points_9", "move_2").reveal("colossus_1")
    t.choose("card:points_3", "card:points_6", "card:points_9")
    assert t.hand_of(RED) == ["move_2"] and t.s.wounded_turn == 0
    assert (t.parasites_in("RC2"), t.parasites_in("RE2")) == (1, 1)
    t = table().colossus("K1").seeker(RED, "M2").seeker(YELLOW, "C4").parasites(RC2=3, RE2=3)
    t.hand(RED, "points_3", "points_6").reveal("colossus_1").choose("wound")
    assert t.decision == (RED, "move") and len(t.hand_of(RED)) == 2  # lying already: nothing more is asked


@pytest.mark.rule("IC-AMB-45")
def test_an_attack_hits_a_lying_seeker_too() -> None:
    t = heir_at_x1(3).character(RED, "cursed", "armor").seeker(YELLOW, "X1").seeker(PURPLE, "W1").lying(YELLOW)
    t.hand(YELLOW, "points_3").hand(RED, "attack_3").cage(RED, 1, green=2).act(RED, "card:attack_3")
    assert t.points_of(RED) == 6 and t.hand_of(YELLOW) == ["points_3"] and t.s.lying == [0, 1, 1]


@pytest.mark.rule("IC-AMB-46")
def test_a_wounded_survivor_does_not_jump() -> None:
    t = table().last_round().character(RED, "survivor", "boots").lying(RED).begin_turn(RED)
    assert len(t.keys) == 7 and "node:C3" not in t.keys


@pytest.mark.rule("IC-AMB-46")
def test_a_wounded_cursed_acts_once() -> None:
    t = table().last_round().character(RED, "cursed", "boots").lying(RED).begin_turn(RED).choose("node:W2", "extract")
    assert t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-AMB-46")
def test_a_wounded_deployer_has_no_use_of_gloves_nor_a_criminal_of_armor() -> None:
    t = table().character(RED, "criminal", "gloves").cage(RED, 1, brown=3).lying(RED).begin_turn(RED).choose("node:W2")
    assert t.keys == ["extract", "deploy", "pass"]
    t.choose("pass")
    assert t.match.view(None)["players"][RED]["armor"] is True  # no Special Action was taken [IC-AMB-80]


@pytest.mark.rule("IC-AMB-82")
def test_a_wounded_seeker_still_opens_the_case() -> None:
    t = table().year(2, round=1).character(RED, "heir", "case").lying(RED).track("river").begin_turn(RED)
    assert "colour:pink" in t.keys
    t.choose("colour:pink", "cage:2")
    assert t.cages(RED) == [{}, {"pink": 3}]
