"""The reputation track. [IG-REP]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.changes import lose_reputation, raise_reputation
from longhall.games.icegarden.frames.vuko import VisitOfVuko
from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def void_raise(t: Table, character: str) -> Table:
    """Raise without any M."""
    return t.action(character, "making").choose("raise")


def summon(t: Table, level: int, count: int = 1) -> Table:
    """Summon units of a level, as far as the rules ask: the first region is good enough."""
    t.choose("summon", f"level:{level}")
    if t.decision[1] == "summon_count":
        t.choose(f"count:{count}")
    while t.decision[1] == "summon_place":
        t.choose(t.keys[0])
    return t


ALL = (FJOLL, DYKEN, FREI, CALLO)


@pytest.mark.rule("IG-REP-01")
def test_the_worst_is_the_top_marker_of_the_lowest_field() -> None:
    t = table().reputation(callo=4, dyken=4, freihoff=2)
    assert t.reputation_order == ["fjollsfinn", "freihoff", "callo", "dyken"]
    t.markers("dyken", "zym").markers("callo", "fire").begin_vuko()
    assert t.event("vuko_walked")["seat"] == t.seat("dyken")


@pytest.mark.rule("IG-REP-02")
@pytest.mark.rule("IG-Q-58")
def test_moving_down_lands_on_top() -> None:
    t = table().reputation(dyken=2, freihoff=3, callo=3)
    lose_reputation(t.s, t.seat("fjollsfinn"), 3, "")
    assert t.reputation_order == ["dyken", "freihoff", "callo", "fjollsfinn"]
    lose_reputation(t.s, t.seat("freihoff"), 1, "")  # out of the middle of a stack
    assert t.reputation_order == ["dyken", "callo", "fjollsfinn", "freihoff"]


@pytest.mark.rule("IG-REP-03")
def test_moving_up_slides_to_the_bottom() -> None:
    t = table().reputation(dyken=2, freihoff=2, callo=4)
    raise_reputation(t.s, t.seat("callo"), 2, "")
    assert t.reputation_order == ["fjollsfinn", "callo", "dyken", "freihoff"]


@pytest.mark.rule("IG-REP-04")
def test_the_first_loss_leads_out_of_the_safe_zone() -> None:
    t = table().markers("callo", "sails").action("callo", "making").choose("raise")
    assert t.reputation_of("callo") == 1


@pytest.mark.rule("IG-REP-05")
def test_no_way_back_into_the_safe_zone() -> None:
    t = table().reputation(callo=1, dyken=3)
    raise_reputation(t.s, t.seat("callo"), 2, "")
    raise_reputation(t.s, t.seat("dyken"), 9, "")
    assert t.reputation_of("callo") == 1 and t.reputation_of("dyken") == 1
    assert t.reputation_order[2:] == ["dyken", "callo"]
    raise_reputation(t.s, t.seat("callo"), 2, "")  # no way up, so no way down the stack either
    assert t.reputation_order[2:] == ["dyken", "callo"]


@pytest.mark.rule("IG-REP-06")
@pytest.mark.rule("IG-Q-18")
def test_the_last_field_stops_a_fall() -> None:
    t = table().reputation(callo=24, dyken=24, freihoff=23)
    lose_reputation(t.s, t.seat("freihoff"), 5, "")
    assert t.reputation_of("freihoff") == 24 and t.reputation_order[1:] == ["callo", "dyken", "freihoff"]
    lose_reputation(t.s, t.seat("callo"), 1, "")  # only its place in the stack gets worse
    assert t.reputation_of("callo") == 24 and t.reputation_order[1:] == ["dyken", "freihoff", "callo"]
    lose_reputation(t.s, t.seat("dyken"), 0, "")
    assert t.reputation_order[1:] == ["dyken", "freihoff", "callo"]


@pytest.mark.rule("IG-REP-02")
@pytest.mark.rule("IG-ACT-MAKING-13")
def test_downwards_on_top_of_all_who_are_there() -> None:
    t = void_raise(table().reputation(dyken=3, fjollsfinn=3, callo=2, freihoff=4), CALLO)
    assert t.reputation_order == [DYKEN, FJOLL, CALLO, FREI]


@pytest.mark.rule("IG-Q-58")
def test_fields_passed_on_the_way_do_not_matter() -> None:
    t = table().reputation(callo=1, dyken=2, freihoff=4).resources(CALLO, m=(0, 0, 0, 1)).markers(CALLO, "isle")
    summon(t.action(CALLO, "making"), 3)
    assert t.reputation_of(CALLO) == 4 and t.reputation_order == [FJOLL, DYKEN, FREI, CALLO]


@pytest.mark.rule("IG-REP-04")
@pytest.mark.rule("IG-DX-08")
def test_the_first_loss_leads_to_field_1() -> None:
    t = void_raise(table(), CALLO)
    assert t.reputation_of(CALLO) == 1 and t.reputation_order == [FJOLL, DYKEN, FREI, CALLO]


@pytest.mark.rule("IG-REP-06")
@pytest.mark.rule("IG-Q-18")
def test_the_last_field_is_the_end_and_a_further_loss_puts_a_marker_on_top() -> None:
    t = table().reputation(callo=23, dyken=24, freihoff=24).resources(CALLO, m=(0, 0, 0, 1)).markers(CALLO, "isle")
    summon(t.action(CALLO, "making"), 3)
    assert t.reputation_of(CALLO) == 24 and t.reputation_order == [FJOLL, DYKEN, FREI, CALLO]
    void_raise(t, DYKEN)
    assert t.reputation_of(DYKEN) == 24 and t.reputation_order == [FJOLL, FREI, CALLO, DYKEN]


@pytest.mark.rule("IG-ACT-02")
@pytest.mark.rule("IG-REP-03")
def test_at_raven_shadow_the_last_to_climb_slides_under_the_others() -> None:
    t = table().reputation(callo=5, dyken=5, freihoff=3).resources(CALLO, m=(1,)).resources(DYKEN, m=(1,))
    t.actions("callo:raven", "dyken:raven").choose("reputation", "reputation")  # van Dyken first: the higher space
    assert t.reputation_order == [FJOLL, CALLO, DYKEN, FREI]


@pytest.mark.rule("IG-REP-03")
@pytest.mark.rule("IG-Q-58")
def test_a_marker_climbs_out_of_the_middle_of_a_stack() -> None:
    t = table().reputation(fjollsfinn=6, callo=6, dyken=6, freihoff=4).resources(CALLO, m=(1,))
    t.action(CALLO, "raven").choose("reputation")
    assert t.reputation_order == [CALLO, FREI, FJOLL, DYKEN]


@pytest.mark.rule("IG-REP-02")
@pytest.mark.rule("IG-VUKO-02")
@pytest.mark.rule("IG-ACT-02")
def test_of_two_with_the_same_loss_vuko_visits_who_lost_it_later() -> None:
    t = table().markers(CALLO, "isle", 2).markers(DYKEN, "zym", 2)
    t.actions("callo:making", "dyken:making", then=(VisitOfVuko(),)).choose("raise")
    assert t.decision == (CALLO, "making")
    t.choose("raise")
    assert t.region_of_vuko == "isle" and t.tokens_of(CALLO) == 1 and t.tokens_of(DYKEN) == 0


@pytest.mark.rule("IG-Q-47")
@pytest.mark.rule("IG-REP-01")
def test_three_with_as_many_markers_on_snake_throat_and_one_field() -> None:
    t = table().points(FJOLL, 50).reputation(freihoff=3, callo=3, dyken=3)
    for character in (CALLO, DYKEN, FREI):
        t.throat(character, 2)
    t.throat(FJOLL, 1).end_turn()
    assert [t.points_of(character) for character in ALL] == [50, 0, 5, 0]  # Freihoff lies lowest
