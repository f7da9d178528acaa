"""An outside reading of the printed rules: events, Years and the final scoring where several rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icaion.table import BLACK, PURPLE, RED, YELLOW, Table, table


def far_away(seats: int = 2, **setup: Any) -> Table:
    t = table(seats=seats, **setup)
    for seat in range(seats):
        t.seeker(seat, "C4").character(seat, "outsider", "boots")
    return t


def final(t: Table, seat: int = RED) -> int:
    t.end_year()
    assert t.match.result is not None
    return t.match.result.scores[seat]["total"]


# -- events ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-EVENT-13")
@pytest.mark.rule("IC-COLCARD-03")
def test_a_long_wounding_walk_spares_only_the_crater_it_does_not_pass() -> None:
    t = table(seats=4).colossus("K1").track("mountain", "forest", "myst")  # space 4: three arrows, to K4
    for seat, node in ((RED, "S5"), (YELLOW, "M5"), (PURPLE, "S4"), (BLACK, "P3")):
        t.seeker(seat, node).hand(seat, "points_3" if seat < 2 else "points_6")
    t.reveal("colossus_3")
    asked = []
    while t.decision[1] == "prevent_wound":
        asked.append(t.decision[0])
        t.choose("wound")
    assert asked == [RED, PURPLE, BLACK] and t.match.view(None)["colossus"] == "K4"


@pytest.mark.rule("IC-COLCARD-03")
@pytest.mark.rule("IC-AMB-43")
def test_after_the_wounding_walk_an_overflow_wounds_again() -> None:
    t = far_away().colossus("K1").seeker(RED, "M2").parasites(RC2=3).hand(RED, "points_3")
    t.reveal("colossus_3").choose("card:points_3")
    assert t.s.wounded_turn == 1 and t.parasites_in("RC2") == 0 and t.parasites_in("RE2") == 1  # no second card


@pytest.mark.rule("IC-COLCARD-02")
@pytest.mark.rule("IC-PARASITE-02")
def test_an_overflow_before_the_colossus_leaves_wounds_only_there() -> None:
    t = far_away(3).colossus("K1").seeker(YELLOW, "L1").seeker(PURPLE, "R1").parasites(RC1=3).reveal("colossus_2")
    assert t.s.lying == [0, 1, 0] and t.parasites_in("RC1") == 0
    assert (t.parasites_in("RE1"), t.parasites_in("RC2"), t.parasites_in("RE2")) == (1, 1, 1)


@pytest.mark.rule("IC-AMB-44")
@pytest.mark.rule("IC-AMB-78")
def test_overflows_are_settled_region_by_region() -> None:
    """The inner Mountain comes first, though its Seeker is later in turn order."""
    t = far_away(4).track("river").parasites(RI2=3, RC5=3).seeker(RED, "L5").seeker(BLACK, "C1")
    t.hand(RED, "points_3").hand(BLACK, "points_3").reveal("mountain")
    assert t.decision == (BLACK, "prevent_wound")
    t.choose("wound")
    assert t.decision == (RED, "prevent_wound") and t.parasites_in("RC5") == 0


@pytest.mark.rule("IC-EVENT-08")
@pytest.mark.rule("IC-PARASITE-02")
def test_a_full_inner_region_does_not_overflow_with_few_players() -> None:
    t = far_away(3).track("river").parasites(RI2=3, RC5=3, RE3=2).machine("harvester", "RI2", RED).reveal("mountain")
    assert [t.parasites_in(region) for region in ("RI2", "RC5", "RE3")] == [3, 0, 3]
    assert t.machines_in("RI2") == {"harvester": RED} and t.qoam_in("RC5") == 2


@pytest.mark.rule("IC-YEAR-09")
def test_the_sixth_round_recharges_nobody() -> None:
    t = far_away().track("river", "mountain", "forest", "myst", "colossus_1").discharged(RED).event_deck("crystal")
    assert t.start_round().s.charged == [0, 1]


@pytest.mark.rule("IC-YEAR-10")
@pytest.mark.rule("IC-SEEKER-SURVIVOR-01")
def test_the_last_round_may_be_the_eighth() -> None:
    seen = ("river", "colossus_1", "mountain", "colossus_2", "forest", "colossus_3", "myst")
    t = far_away().year(3).character(RED, "survivor").track(*seen).event_deck("crystal").start_round()
    assert len(t.keys) == 39 and t.qoam_in("RI5") == 3


@pytest.mark.rule("IC-YEAR-10")
def test_a_colossus_card_below_the_fifth_region_card_is_not_revealed() -> None:
    t = far_away().track("river", "mountain", "forest", "myst").event_deck("crystal", "colossus_1").start_round()
    t.choose("node:C3", "pass", "node:C3", "pass")
    assert [event["space"] for event in t.all_events("event_revealed")] == [1] and t.s.year == 2


# -- Years -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-GEAR-CROWN-01")
@pytest.mark.rule("IC-YEAR-05")
def test_the_crown_counts_before_the_next_order_is_dealt() -> None:
    t = far_away().last_round().gear(RED, "crown").seeker(RED, "M3").points(YELLOW, 4).end_year()
    assert t.match.view(None)["order"] == [YELLOW, RED]  # 4 and 5


@pytest.mark.rule("IC-GEAR-CASE-01")
@pytest.mark.rule("IC-MOVE-05")
def test_blue_from_the_case_carries_the_first_move_of_the_year() -> None:
    t = far_away().gear(RED, "case").seeker(RED, "C1").deployed(RED, movement=1).year(2).track("river").begin_turn(RED)
    t.choose("colour:blue", "cage:1", "node:L1")  # four lines
    assert t.stock(RED) == {"blue": 1}


@pytest.mark.rule("IC-GEAR-CASE-01")
@pytest.mark.rule("IC-QOAM-03")
def test_the_case_may_stay_shut() -> None:
    t = far_away().gear(RED, "case").cage(RED, 1, pink=1).track("river").begin_turn(RED).choose("pass")
    assert t.decision == (RED, "move") and t.stock(RED) == {"pink": 1}


@pytest.mark.rule("IC-GEAR-BELT-01")
@pytest.mark.rule("IC-CURIO-08")
def test_a_card_from_the_belt_may_be_played_at_once_and_a_full_hand_is_not_asked() -> None:
    t = far_away().gear(RED, "belt").deck("move_2").track("river").begin_turn(RED).choose("draw")
    if t.decision == (RED, "draw_more"):
        t.choose("done")
    t.choose("node:C3")
    assert "card:move_2" in t.keys
    t = far_away().gear(RED, "belt").hand(RED, "points_3", "points_6", "points_9", "move_3").track("river")
    assert t.begin_turn(RED).decision == (RED, "move")


@pytest.mark.rule("IC-SEEKER-CRIMINAL-01")
@pytest.mark.rule("IC-SEEKER-CRIMINAL-02")
def test_armor_put_on_in_the_last_turn_comes_off_with_the_new_year() -> None:
    t = far_away().character(RED, "criminal").last_round().order(YELLOW, RED).begin_turn(RED).choose("node:C3", "pass")
    assert t.all_events("armor_put_on") and t.all_events("armor_removed")
    assert t.s.year == 2 and t.match.view(None)["players"][RED]["armor"] is False


@pytest.mark.rule("IC-APPARATUS-20")
@pytest.mark.rule("IC-YEAR-18")
def test_the_grey_night_tile_counts_this_year_only_at_each_time() -> None:
    t = far_away(apparatus_sides="night").collected(RED, 3).act(RED, "retrieve", "apparatus:grey")
    assert t.points_of(RED) == 6
    t.last_round().end_year()
    while t.decision[1] != "move":
        t.choose(t.keys[-1])
    t.year(3).last_round().install(RED, "grey", 1)
    assert final(t) == 6 + 9 + 0 - 15


# -- the final scoring -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-END-05")
@pytest.mark.rule("IC-APPARATUS-20")
def test_spare_shards_double_nothing_twice() -> None:
    t = far_away(apparatus_sides="night").year(3).last_round().install(RED, "grey", 3).collected(RED, 2)
    assert final(t.shards(RED, 1, 2, 3)) == 9 + 2 * 4 + 10


@pytest.mark.rule("IC-END-04")
@pytest.mark.rule("IC-GEAR-HARNESS-01")
@pytest.mark.rule("IC-CURIO-12")
def test_qoam_in_the_cage_of_an_upgrade_counts_with_the_harness() -> None:
    t = far_away(apparatus_sides="night").year(3).last_round().gear(RED, "harness").upgrade(RED, "up_cage")
    t.cage(RED, 3, pink=2).install(RED, "green", 2).shards(RED, 2)
    assert final(t) == 2 * 2 + 0 + 2 * (3 * 4)


@pytest.mark.rule("IC-END-04")
@pytest.mark.rule("IC-AMB-19")
@pytest.mark.rule("IC-AMB-20")
def test_icons_of_gear_and_start_at_the_end() -> None:
    setup: dict[str, Any] = {"gear_icons_count": True, "start_icons_count": False, "apparatus_sides": "night"}
    t = far_away(**setup).year(3).last_round().upgrade(RED, "up_movement").deployed(RED, movement=3)
    assert final(t.install(RED, "blue", 1).shards(RED, 1)) == 2 * 3 * (2 + 1 + 1)  # row, Upgrade, Boots; doubled


@pytest.mark.rule("IC-END-01")
@pytest.mark.rule("IC-GEAR-CROWN-01")
@pytest.mark.rule("IC-YEAR-12")
def test_crown_and_hunt_of_the_last_year_come_before_the_end() -> None:
    t = far_away(3).year(3).last_round().gear(RED, "crown").seeker(RED, "R2").collected(RED, 1).collected(YELLOW, 1)
    t.order(YELLOW, PURPLE, RED).end_year()
    assert t.match.result is not None
    assert [scores["total"] for scores in t.match.result.scores] == [5 + 4 - 15, 9 - 15, -15]
    assert t.match.result.places == [1, 2, 3]  # six points below nothing, both; Red was the later


@pytest.mark.rule("IC-END-07")
@pytest.mark.rule("IC-APPARATUS-05")
def test_a_tile_retrieved_in_the_last_turn_scores_once() -> None:
    t = far_away().year(3).last_round().order(YELLOW, RED).shards(RED, 1).machine("harvester", "RI4", RED)
    t.seeker(RED, "C3").begin_turn(RED).choose("node:C4", "retrieve", "apparatus:blue", "pass")
    assert t.match.result is not None and t.match.result.scores[RED]["total"] == 3
