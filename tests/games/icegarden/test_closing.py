"""Callo closes a region. [IG-CLOSE]"""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import Table, table


def closing(*characters: str, region: str = "isle", **setup: object) -> Table:
    """Callo can close a region: a Faun and two nightmare tokens are there. Influence is still to be set up."""
    return table(*characters, **setup).units("callo", "faun", region).nightmares(region, 2)


def close(t: Table) -> Table:
    t.begin_domination()
    while t.decision[1] != "ability":
        t.choose("pass")
    return t.choose("use:close_region")


@pytest.mark.rule("IG-CLOSE-01")
def test_all_units_but_the_closing_faun_die_without_points() -> None:
    t = (
        closing()
        .units("callo", "faun", "isle")
        .units("callo", "nightmare", "isle")
        .units("callo", "wild_child", "isle")
    )
    t.units("dyken", "crab", "isle").units("freihoff", "harrasim", "isle").spy("speed", "shield")
    close(t)
    assert (t.in_reserve("callo", "faun"), t.in_reserve("callo", "nightmare")) == (1, 1)
    assert t.in_reserve("callo", "wild_child") == 3
    assert t.in_reserve("dyken", "crab") == 3 and t.in_reserve("freihoff", "harrasim") == 1 and t.s.spy == []
    assert all(t.points_of(character) == 0 for character in t.characters)


@pytest.mark.rule("IG-CLOSE-02")
@pytest.mark.parametrize(("markers", "locked"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_half_of_callos_markers_stay(markers: int, locked: int) -> None:
    t = close(closing().markers("callo", "isle", markers))
    while t.decision[1] == "withdraw":
        assert t.decision[0] == "callo" and t.keys == ["region:sails", "region:fire", "region:snakes"]
        t.choose("region:fire")
    assert t.s.locked[0] == locked and t.markers_in("callo", "fire") == markers - locked
    assert t.markers_in("callo", "isle") == 0


@pytest.mark.rule("IG-CLOSE-03")
@pytest.mark.rule("IG-CLOSE-04")
def test_locked_pieces_are_lost() -> None:
    t = close(closing().markers("callo", "isle", 2)).choose("region:fire", "pass")
    t.resources("callo", population=4, gold=4).action("callo", "mountain")
    assert t.keys == ["region:fire", "done"]
    assert t.in_reserve("callo") == 18 and t.in_reserve("callo", "faun") == 1
    assert t.influence("callo", "isle") == 0


@pytest.mark.rule("IG-CLOSE-05")
def test_the_others_withdraw_in_turn_order() -> None:
    t = closing().order("freihoff", "dyken", "fjollsfinn", "callo").markers("callo", "isle", 2)
    t.markers("dyken", "isle", 1).markers("freihoff", "isle", 2)
    close(t)
    asked = []
    while t.decision[1] == "withdraw":
        asked.append(t.decision[0])
        clause = "IG-CLOSE-02" if t.decision[0] == "callo" else "IG-CLOSE-05"
        assert t.refusal("region:zym").rule == clause and t.refusal("region:isle").rule == "IG-CLOSE-09"
        t.choose("region:sails" if len(asked) % 2 else "region:fire")
    assert asked == ["callo", "freihoff", "freihoff", "dyken"]
    assert t.markers_in("freihoff", "fire") == 1 and t.markers_in("freihoff", "sails") == 1


@pytest.mark.rule("IG-CLOSE-05")
@pytest.mark.rule("IG-Q-42")
def test_with_one_way_out_all_take_it_and_without_any_they_return() -> None:
    t = closing().markers("dyken", "isle", 1)
    t.s.in_play[t.region("sails")] = t.s.in_play[t.region("fire")] = 0
    close(t)
    assert t.markers_in("dyken", "snakes") == 1 and t.decision[1] == "resource"
    t = closing().markers("dyken", "isle", 1)
    for region in ("sails", "fire", "snakes"):
        t.s.in_play[t.region(region)] = 0
    close(t)
    assert t.in_reserve("dyken") == 20 and t.event("markers_returned")["count"] == 1


@pytest.mark.rule("IG-CLOSE-05")
@pytest.mark.rule("IG-Q-42")
@pytest.mark.rule("IG-Q-45")
def test_held_markers_are_freed_first_and_vuko_is_driven_off() -> None:
    t = closing().vuko("isle").vuko_tokens("callo", 2).markers("callo", "isle", 4).vuko_tokens("dyken", 1)
    t.markers("dyken", "isle", 1).companions(1).nation("isle")
    close(t)
    assert t.region_of_vuko == "" and t.s.held == [0, 0, 0, 0] and t.s.locked[0] == 2  # half of all four
    t.choose("region:fire", "region:fire", "region:sails")
    assert t.markers_in("dyken", "sails") == 1
    assert t.s.companions == 1 and t.s.nations[0] == 0  # companions wait with him, the local marker is gone


@pytest.mark.rule("IG-CLOSE-06")
def test_the_nightmare_tokens_come_back() -> None:
    t = close(closing())
    assert t.s.nightmare == [0] * 8 and t.match.view(None)["regions"][0]["status"] == "closed"
    assert t.event("region_closed")["count"] == 1


@pytest.mark.rule("IG-CLOSE-07")
@pytest.mark.rule("IG-Q-43")
def test_the_charm_flees_to_the_lowest_free_number() -> None:
    t = closing(region="zym").charm("zym").charm("isle").thorn("sails")
    close(t)
    assert t.s.charm[t.region("fjords")] == 1 and t.s.charm[t.region("zym")] == 0  # isle has one, sails the Thorn
    assert t.event("charm_fled")["target"] == "fjords"


@pytest.mark.rule("IG-CLOSE-07")
@pytest.mark.rule("IG-Q-43")
def test_if_all_have_a_charm_it_goes_to_the_lowest_and_may_give_m_this_turn() -> None:
    t = closing("callo", "dyken", region="sails").charm("sails").charm("fire").charm("valley").charm("empire")
    t.s.in_play[t.region("snakes")] = t.s.in_play[t.region("zym")] = 0
    close(t)
    assert t.s.charm[t.region("fire")] == 2
    t = closing().charm("isle").markers("callo", "sails", 2)
    close(t).choose("pass", "pass")
    assert t.stock("callo") == (0, 0, 1)  # not in isle any more, but in sails, resolved later


@pytest.mark.rule("IG-CLOSE-08")
@pytest.mark.rule("IG-Q-44")
def test_in_the_closing_turn_places_still_give_resources_and_points() -> None:
    t = closing(places_recount=True).markers("dyken", "isle").scoring()
    close(t).choose("region:sails")
    assert t.decision == ("callo", "resource")
    t.choose("take:gold")
    assert t.decision == ("dyken", "resource")
    t.choose("take:m", "pass")
    assert t.points_of("callo") == 4 and t.points_of("dyken") == 2 + 4  # isle, and sails where the marker went


@pytest.mark.rule("IG-CLOSE-08")
@pytest.mark.rule("IG-Q-44")
def test_nothing_enters_from_that_moment_and_it_is_no_neighbour() -> None:
    t = closing().markers("callo", "isle", 2).markers("callo", "sails", 1).markers("dyken", "sails", 1)
    t.markers("dyken", "zym").reputation(callo=1)
    close(t).choose("region:snakes", "pass")
    assert t.places("sails") == ["dyken", "callo"]  # isle does not help callo; reputation decides
    assert "region:isle" not in t.resources("dyken", gold=1).action("dyken", "move").choose("piece:marker@sails").keys


@pytest.mark.rule("IG-CLOSE-09")
def test_nothing_can_be_done_in_a_closed_region() -> None:
    t = table().closed("isle").resources("dyken", population=9, gold=9).markers("dyken", "sails")
    for field, choices in (("move", ["piece:marker@sails"]), ("mountain", ["region:sails"]), ("influence", [])):
        t.action("dyken", field).choose(*choices)
        assert t.refusal("region:isle").rule == "IG-CLOSE-09"


@pytest.mark.rule("IG-CLOSE-10")
@pytest.mark.rule("IG-Q-45")
def test_callo_gets_points_of_a_closed_region_and_nothing_else() -> None:
    t = table().closed("zym").scoring().begin_domination()
    assert t.points_of("callo") == 6 and t.stock("callo") == (0, 0, 0) and t.decision == ("", "")
    assert t.event("points_scored")["rule"] == "IG-CLOSE-10"
    assert table().closed("zym").begin_domination().points_of("callo") == 0  # not in other turns
