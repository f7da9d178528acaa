"""Positions read off the printed rulebook: Snake Throat, Influence, Move, Ravenous Mountain, Raven Shadow."""

from __future__ import annotations

import pytest

from tests.games.icegarden.table import table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


# -- Snake Throat ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ACT-THROAT-01")
def test_one_token_for_each_marker() -> None:
    t = table().action(CALLO, "throat").choose("take:m")
    assert t.m_of(CALLO) == [1, 0, 0, 0] and t.s.stock == [24, 22, 15]
    assert not t.decision[0]  # one token: nothing to exchange


@pytest.mark.rule("IG-ACT-THROAT-01")
def test_the_free_token_is_refused_a_second_time() -> None:
    t = table().resources(CALLO, population=2).action(CALLO, "throat").choose("take:gold")
    assert t.decision == (CALLO, "throat")
    assert t.refusal("take:gold").rule == "IG-ACT-THROAT-01"


@pytest.mark.rule("IG-ACT-THROAT-01")
@pytest.mark.rule("IG-Q-10")
def test_exchanges_go_on_as_long_as_there_are_two_tokens_of_any_kind() -> None:
    t = table().resources(CALLO, population=1, gold=1, m=(0, 0, 1, 1)).action(CALLO, "throat")
    t.choose("exchange", "give:m3", "give:population", "take:gold")  # population 0, gold 2, M (0,0,1,0)
    assert t.stock(CALLO) == (0, 2, 1)
    t.choose("exchange", "give:gold", "give:gold", "take:m")  # M of level 0
    assert t.stock(CALLO) == (0, 0, 2) and t.m_of(CALLO) == [1, 0, 1, 0]
    t.choose("exchange", "give:m0", "give:m2", "take:population")
    assert t.stock(CALLO) == (1, 0, 0)
    assert t.refusal("exchange").rule == "IG-ACT-THROAT-01"
    t.choose("take:population")  # the free token, last
    assert t.stock(CALLO) == (2, 0, 0) and t.decision == (CALLO, "throat")
    t.choose("exchange", "give:population", "give:population", "take:m")
    assert t.m_of(CALLO) == [1, 0, 0, 0] and t.s.stock == [24, 22, 15]


@pytest.mark.rule("IG-COMP-02")
@pytest.mark.rule("IG-Q-01")
def test_what_is_paid_goes_back_before_the_gain_is_taken() -> None:
    t = table().resources(CALLO, gold=2).resources(DYKEN, gold=20).action(CALLO, "throat")
    assert t.s.stock[1] == 0
    assert t.refusal("take:gold").rule == "IG-COMP-02"
    t.choose("exchange", "give:gold", "give:gold")
    assert "take:gold" in t.keys
    t.choose("take:gold")
    assert t.stock(CALLO) == (0, 1, 0) and t.s.stock[1] == 1


@pytest.mark.rule("IG-Q-01")
def test_without_the_limit_an_empty_supply_gives_on() -> None:
    t = table(supply_limit=False).resources(DYKEN, gold=22).action(CALLO, "throat").choose("take:gold")
    assert t.stock(CALLO) == (0, 1, 0)


@pytest.mark.rule("IG-Q-10")
def test_without_trade_in_m_it_may_be_taken_but_not_given() -> None:
    t = table(throat_trade_m=False).resources(CALLO, population=1, gold=1, m=(2,)).action(CALLO, "throat")
    t.choose("exchange")
    assert t.refusal("give:m0").rule == "IG-ACT-THROAT-01"
    t.choose("give:population", "give:gold", "take:m")
    assert t.m_of(CALLO) == [3, 0, 0, 0]
    assert t.refusal("exchange").rule == "IG-ACT-THROAT-01"  # three M, but nothing to give


@pytest.mark.rule("IG-Q-08")
@pytest.mark.parametrize(("option", "taken"), [("marker", 2), ("player", 1)])
def test_two_markers_of_one_player_on_snake_throat(option: str, taken: int) -> None:
    t = table(throat_take=option).order(CALLO, DYKEN, FREI, FJOLL)
    t.actions("callo:throat", "dyken:throat", "callo:throat").resources(CALLO)
    gold = 0
    while t.decision[0] == CALLO:
        if "take:gold" in t.keys:
            gold += 1
            t.choose("take:gold")
        else:
            t.choose("done")
    assert gold == taken and t.decision == (DYKEN, "throat")


# -- Influence ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ACT-INFL-01")
@pytest.mark.rule("IG-ACT-INFL-02")
def test_two_markers_in_two_regions_for_two_population() -> None:
    t = table().resources(FREI, population=5).markers(FREI, "isle").units(FREI, "moon_brother", "zym")
    t.action(FREI, "influence")
    assert sorted(key for key in t.keys if key != "done") == ["region:isle", "region:zym"]
    assert t.refusal("region:sails").rule == "IG-ACT-INFL-02"
    t.choose("region:zym", "region:isle")
    assert (t.markers_in(FREI, "zym"), t.markers_in(FREI, "isle"), t.stock(FREI)[0]) == (1, 2, 3)
    assert t.s.stock[0] == 21 and not t.decision[0]


@pytest.mark.rule("IG-ACT-INFL-01")
@pytest.mark.rule("IG-Q-09")
@pytest.mark.parametrize(("population", "reserve", "most"), [(0, 5, 0), (1, 5, 1), (5, 1, 1), (5, 0, 0), (2, 2, 2)])
def test_how_many_markers_can_be_placed(population: int, reserve: int, most: int) -> None:
    t = table().markers(CALLO, "isle").resources(CALLO, population=population).reserve(CALLO, reserve)
    t.action(CALLO, "influence")
    placed = 0
    while t.decision == (CALLO, "influence"):
        t.choose("region:isle")
        placed += 1
    assert placed == most and t.stock(CALLO)[0] == population - most and t.markers_in(CALLO, "isle") == 1 + most


@pytest.mark.rule("IG-Q-33")
def test_held_markers_are_no_presence_for_influence() -> None:
    t = table().vuko("isle").held(CALLO, 2).markers(CALLO, "zym").resources(CALLO, population=2)
    t.action(CALLO, "influence")
    assert [key for key in t.keys if key != "done"] == ["region:zym"]
    assert t.refusal("region:isle").rule == "IG-DOM-05"


@pytest.mark.rule("IG-Q-33")
def test_held_markers_until_the_end_of_domination_only() -> None:
    t = table(CALLO, DYKEN, held_markers="domination").vuko("fire").markers(CALLO, "fire", 3).vuko_tokens(CALLO, 2)
    t.resources(CALLO, gold=2).begin_domination()
    assert t.influence(CALLO, "fire") == 1
    while t.decision[0]:
        t.choose("pass" if "pass" in t.keys else "done")
    assert t.influence(CALLO, "fire") == 3
    t.action(CALLO, "move").choose("piece:marker@fire", "region:sails", "piece:marker@fire", "region:sails")
    assert t.markers_in(CALLO, "sails") == 2


@pytest.mark.rule("IG-CLOSE-09")
def test_no_influence_in_a_closed_region() -> None:
    t = table().closed("isle", 2).markers(CALLO, "zym").resources(CALLO, population=2).action(CALLO, "influence")
    assert t.refusal("region:isle").rule == "IG-CLOSE-09"


# -- Move --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ACT-MOVE-01")
@pytest.mark.rule("IG-ACT-MOVE-02")
def test_a_marker_and_a_unit_from_different_regions() -> None:
    t = table().resources(DYKEN, gold=3).markers(DYKEN, "isle").units(DYKEN, "wyvern", "zym").action(DYKEN, "move")
    t.choose("piece:wyvern@zym")
    assert t.keys == ["region:fjords", "region:valley", "region:empire", "region:snakes"]
    assert t.refusal("region:isle").rule == "IG-ACT-MOVE-02"
    t.choose("region:empire", "piece:marker@isle", "region:sails")
    assert t.units_in(DYKEN, "wyvern", "empire") == 1 and t.markers_in(DYKEN, "sails") == 1
    assert t.stock(DYKEN) == (0, 1, 0) and t.s.stock[1] == 21
    assert not t.decision[0]


@pytest.mark.rule("IG-ACT-MOVE-01")
def test_one_gold_pays_for_one_move() -> None:
    t = table().resources(DYKEN, gold=1).markers(DYKEN, "isle", 2).action(DYKEN, "move")
    t.choose("piece:marker@isle", "region:fire")
    assert t.stock(DYKEN) == (0, 0, 0) and not t.decision[0]


@pytest.mark.rule("IG-ACT-MOVE-03")
@pytest.mark.rule("IG-Q-12")
def test_the_same_piece_may_move_twice() -> None:
    t = table().resources(DYKEN, gold=2).markers(DYKEN, "isle").action(DYKEN, "move")
    t.choose("piece:marker@isle", "region:sails", "piece:marker@sails", "region:fjords")
    assert t.markers_in(DYKEN, "fjords") == 1


@pytest.mark.rule("IG-Q-12")
def test_with_the_option_off_the_second_move_is_for_another_piece() -> None:
    t = table(move_same_piece=False).resources(DYKEN, gold=2).markers(DYKEN, "isle").markers(DYKEN, "fire")
    t.action(DYKEN, "move").choose("piece:marker@isle", "region:sails")
    assert "piece:marker@sails" not in t.keys and "piece:marker@fire" in t.keys
    assert t.refusal("piece:marker@sails").rule == "IG-ACT-MOVE-03"


@pytest.mark.rule("IG-Q-12")
def test_with_the_option_off_a_marker_that_was_there_before_may_go_on() -> None:
    t = table(move_same_piece=False).resources(DYKEN, gold=2).markers(DYKEN, "isle").markers(DYKEN, "sails")
    t.action(DYKEN, "move").choose("piece:marker@isle", "region:sails")
    t.choose("piece:marker@sails", "region:fjords")
    assert t.markers_in(DYKEN, "fjords") == 1 and t.markers_in(DYKEN, "sails") == 1


@pytest.mark.rule("IG-Q-12")
def test_with_the_option_off_a_lone_piece_moves_once() -> None:
    t = table(move_same_piece=False).resources(DYKEN, gold=2).markers(DYKEN, "isle")
    t.action(DYKEN, "move").choose("piece:marker@isle", "region:sails")
    assert not t.decision[0]
    assert t.stock(DYKEN)[1] == 1


@pytest.mark.rule("IG-ACT-MOVE-04")
def test_no_move_into_closed_or_missing_regions() -> None:
    t = table(CALLO, DYKEN).closed("fire").markers(DYKEN, "sails").resources(DYKEN, gold=1).action(DYKEN, "move")
    t.choose("piece:marker@sails")
    assert sorted(t.keys) == ["region:empire", "region:valley"]
    assert t.refusal("region:fire").rule == "IG-CLOSE-09"
    assert t.refusal("region:isle").rule == "IG-SETUP-08"


@pytest.mark.rule("IG-Q-33")
def test_held_markers_do_not_move() -> None:
    t = table().vuko("isle").held(CALLO, 2).markers(CALLO, "zym").resources(CALLO, gold=2).action(CALLO, "move")
    assert [key for key in t.keys if key != "done"] == ["piece:marker@zym"]


@pytest.mark.rule("IG-CLOSE-03")
def test_locked_markers_do_not_move() -> None:
    t = table().closed("isle", 3).resources(CALLO, gold=2).action(CALLO, "move")
    assert not t.decision[0] and t.event("action_idle")["why"] == "no_pieces"


# -- Ravenous Mountain -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ACT-MOUNT-01")
def test_the_mountain_takes_pieces_across_the_map_to_a_region_without_presence() -> None:
    t = table().markers(FREI, "isle", 3).units(FREI, "moon_brother", "isle", 2).units(FREI, "harrasim", "isle")
    t.resources(FREI, population=3).action(FREI, "mountain").choose("region:isle", "region:zym")
    t.choose("count:2", "count:1", "count:1")
    assert t.stock(FREI)[0] == 1
    assert (t.markers_in(FREI, "isle"), t.units_in(FREI, "moon_brother", "isle")) == (1, 1)
    assert (t.markers_in(FREI, "zym"), t.units_in(FREI, "moon_brother", "zym")) == (2, 1)
    assert t.units_in(FREI, "harrasim", "zym") == 1


@pytest.mark.rule("IG-Q-64")
def test_the_mountain_takes_at_least_one_piece_or_nothing_is_paid() -> None:
    t = table().markers(FREI, "isle", 2).resources(FREI, population=2).action(FREI, "mountain")
    t.choose("region:isle", "region:zym")
    assert t.refusal("count:0").rule == "IG-ACT-MOUNT-01"
    t = table().markers(FREI, "isle", 2).resources(FREI, population=2).action(FREI, "mountain").choose("done")
    assert t.stock(FREI)[0] == 2


@pytest.mark.rule("IG-ACT-MOUNT-02")
@pytest.mark.rule("IG-VTILE-WHISP-01")
@pytest.mark.parametrize(("population", "asked"), [(2, False), (3, True)])
def test_whisperers_make_the_mountain_dearer(population: int, asked: bool) -> None:
    t = table(variant="advanced", vuko_tiles=["whisperers:1"]).markers(FREI, "isle")
    t.resources(FREI, population=population).action(FREI, "mountain")
    assert bool(t.decision[0]) == asked
    if asked:
        t.choose("region:isle", "region:zym")  # a single piece goes unasked
        assert t.stock(FREI)[0] == 0 and t.markers_in(FREI, "zym") == 1


@pytest.mark.rule("IG-VTILE-02")
@pytest.mark.rule("IG-VTILE-05")
@pytest.mark.parametrize(("leader", "cost"), [(3, 2), (4, 3), (7, 3), (10, 3)])
def test_whisperers_last_from_their_stage_to_the_end(leader: int, cost: int) -> None:
    t = table(variant="advanced", vuko_tiles=["whisperers:2"]).ships(dyken=leader)
    t.begin_planning()
    assert t.match.view(None)["mountain_cost"] == cost


@pytest.mark.rule("IG-CLOSE-09")
@pytest.mark.rule("IG-Q-33")
def test_the_mountain_leads_to_no_closed_region_and_leaves_held_markers() -> None:
    t = table().closed("zym").vuko("isle").markers(FREI, "isle", 1).held(FREI, 2).resources(FREI, population=2)
    t.action(FREI, "mountain").choose("region:isle")
    assert t.refusal("region:zym").rule == "IG-CLOSE-09"
    t.choose("region:empire")
    assert t.markers_in(FREI, "empire") == 1 and t.s.held[t.seat(FREI)] == 2


# -- Raven Shadow ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ACT-RAVEN-01")
def test_a_token_off_or_two_fields_up_for_one_m_of_level_0() -> None:
    t = table().reputation(callo=7).vuko_tokens(CALLO, 2).resources(CALLO, m=(2, 1)).action(CALLO, "raven")
    t.choose("discard_token")
    assert t.tokens_of(CALLO) == 1 and t.m_of(CALLO) == [1, 1, 0, 0] and t.s.stock[2] == 14
    assert not t.decision[0]
    t.action(CALLO, "raven").choose("reputation")
    assert t.reputation_of(CALLO) == 5 and t.m_of(CALLO) == [0, 1, 0, 0] and t.tokens_of(CALLO) == 1
    t.action(CALLO, "raven")  # M of level 1 does not pay
    assert t.event("action_idle")["why"] == "no_m"


@pytest.mark.rule("IG-REP-03")
@pytest.mark.rule("IG-DX-06")
def test_upwards_under_all_who_are_there() -> None:
    t = table().reputation(dyken=3, fjollsfinn=3, callo=5, freihoff=4).resources(CALLO, m=(1,))
    t.action(CALLO, "raven").choose("reputation")
    assert t.reputation_order == [CALLO, DYKEN, FJOLL, FREI]


@pytest.mark.rule("IG-REP-05")
@pytest.mark.rule("IG-Q-17")
@pytest.mark.parametrize(("field", "after"), [(3, 1), (2, 1)])
def test_the_way_up_ends_below_the_safe_zone(field: int, after: int) -> None:
    t = table().reputation(dyken=1, callo=field).resources(CALLO, m=(1,)).action(CALLO, "raven").choose("reputation")
    assert t.reputation_of(CALLO) == after
    assert t.reputation_order == [FJOLL, FREI, CALLO, DYKEN]  # two in the safe zone; Callo under van Dyken


@pytest.mark.rule("IG-REP-05")
@pytest.mark.rule("IG-DX-07")
@pytest.mark.parametrize("field", [0, 1])
def test_no_way_up_from_field_1_or_the_safe_zone(field: int) -> None:
    t = table().reputation(dyken=1, callo=field).resources(CALLO, m=(1,)).vuko_tokens(CALLO, 1).action(CALLO, "raven")
    assert t.refusal("reputation").rule == "IG-REP-05"
    t.choose("done")
    assert t.reputation_of(CALLO) == field and t.reputation_order.index(CALLO) == (2 if field == 0 else 3)
    assert t.m_of(CALLO) == [1, 0, 0, 0]


@pytest.mark.rule("IG-ACT-RAVEN-01")
def test_no_token_to_discard() -> None:
    t = table().reputation(callo=4).resources(CALLO, m=(1,)).action(CALLO, "raven")
    assert t.refusal("discard_token").rule == "IG-ACT-RAVEN-01"


@pytest.mark.rule("IG-Q-13")
def test_reputation_may_be_free_but_the_token_never() -> None:
    t = table(raven_reputation="free").reputation(callo=4).vuko_tokens(CALLO, 1).action(CALLO, "raven")
    assert t.refusal("discard_token").rule == "IG-ACT-RAVEN-01"
    t.choose("reputation")
    assert t.reputation_of(CALLO) == 2 and t.tokens_of(CALLO) == 1
    t.resources(CALLO, m=(1,)).action(CALLO, "raven").choose("discard_token")
    assert t.tokens_of(CALLO) == 0 and t.m_of(CALLO) == [0, 0, 0, 0]
