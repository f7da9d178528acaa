"""Vuko. [IG-VUKO]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.frames.activation import Activate
from longhall.games.icegarden.frames.domination import StartDomination
from longhall.games.icegarden.frames.vuko import VisitOfVuko
from tests.games.icegarden.table import Table, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


@pytest.mark.rule("IG-VUKO-01")
def test_skipped_while_all_are_in_the_safe_zone() -> None:
    t = table().markers("callo", "zym").vuko("isle").begin_vuko()
    assert t.event("vuko_skipped") and t.region_of_vuko == "isle" and sum(t.s.vuko_tokens) == 0


@pytest.mark.rule("IG-VUKO-02")
def test_the_worst_reputation_is_visited() -> None:
    t = table().markers("callo", "zym").markers("dyken", "fire").reputation(callo=2, dyken=3).begin_vuko()
    assert t.region_of_vuko == "fire" and t.tokens_of("dyken") == 1 and t.tokens_of("callo") == 0


@pytest.mark.rule("IG-VUKO-03")
def test_he_goes_where_that_player_has_most_influence() -> None:
    t = table().markers("callo", "isle", 2).units("callo", "nightmare", "zym").reputation(callo=1).begin_vuko()
    assert t.region_of_vuko == "zym"
    t.markers("callo", "fire").begin_vuko()  # the unit is dead; he must go elsewhere anyway
    assert t.region_of_vuko == "isle"


@pytest.mark.rule("IG-VUKO-03")
@pytest.mark.rule("IG-Q-31")
def test_domination_counts_for_his_way() -> None:
    t = table().markers("callo", "isle", 2).units("callo", "faun", "zym").upgrade("callo", "faun", "domination")
    assert t.reputation(callo=1).begin_vuko().region_of_vuko == "zym"


@pytest.mark.rule("IG-VUKO-04")
def test_equal_regions_by_the_lower_number() -> None:
    t = table().markers("callo", "isle", 2).markers("callo", "zym", 2).reputation(callo=1)
    assert t.numbers("zym").begin_vuko().region_of_vuko == "zym"


@pytest.mark.rule("IG-VUKO-05")
def test_he_stays_with_a_player_who_has_no_other_region() -> None:
    t = table().markers("callo", "isle", 2).vuko("isle").reputation(callo=1).begin_vuko()
    assert t.region_of_vuko == "isle" and t.event("vuko_stayed")["region"] == "isle"


@pytest.mark.rule("IG-VUKO-06")
def test_the_visited_player_takes_a_token() -> None:
    t = table().markers("callo", "isle", 2).reputation(callo=1).begin_vuko()
    assert t.tokens_of("callo") == 1
    t.vuko_tokens("callo", 10).begin_vuko()
    assert t.tokens_of("callo") == 10  # there are no more


@pytest.mark.rule("IG-VUKO-07")
def test_one_unit_dies_of_that_players_choice() -> None:
    t = table().units("callo", "faun", "isle").units("callo", "wild_child", "isle", 2).reputation(callo=1)
    t.units("dyken", "crab", "isle").begin_vuko()
    assert t.decision == ("callo", "vuko_victim") and t.keys == ["unit:wild_child", "unit:faun"]
    assert t.refusal("unit:nightmare").rule == "IG-VUKO-07"
    t.choose("unit:wild_child")
    assert t.units_in("callo", "wild_child", "isle") == 1 and t.units_in("dyken", "crab", "isle") == 1
    assert all(t.points_of(character) == 0 for character in t.characters)
    t = table().units("callo", "faun", "isle", 2).reputation(callo=1).begin_vuko()
    assert t.units_in("callo", "faun", "isle") == 1 and t.decision == ("", "")  # nothing to choose


@pytest.mark.rule("IG-VUKO-08")
@pytest.mark.rule("IG-Q-25")
def test_token_and_killing_also_when_he_stays() -> None:
    t = table().units("callo", "faun", "isle").vuko("isle").reputation(callo=1).begin_vuko()
    assert t.tokens_of("callo") == 1 and t.units_in("callo", "faun", "isle") == 0


@pytest.mark.rule("IG-VUKO-09")
def test_he_never_enters_a_closed_region() -> None:
    t = table().closed("isle").markers("dyken", "zym").reputation(dyken=1)
    t.s.pieces[t._at("dyken", "marker", "isle")] = 5
    assert t.begin_vuko().region_of_vuko == "zym"


@pytest.mark.rule("IG-VUKO-10")
def test_tokens_stay_until_raven_shadow_or_night_wanderers() -> None:
    t = table().markers("callo", "isle", 2).vuko("isle").vuko_tokens("callo", 1).begin_domination()
    t.end_turn()
    assert t.tokens_of("callo") == 1
    t.resources("callo", m=(1,)).action("callo", "raven").choose("discard_token")
    assert t.tokens_of("callo") == 0


@pytest.mark.rule("IG-VUKO-11")
@pytest.mark.rule("IG-Q-61")
def test_tiles_act_after_token_and_killing_in_the_order_of_their_numbers() -> None:
    t = tiles("both_bears:1", "night_wanderers:1").markers("callo", "isle", 2).units("callo", "faun", "isle")
    t.reputation(callo=1).begin_vuko()
    order = [event.type for event in t.events]
    assert order == [
        "vuko_walked",
        "vuko_token_taken",
        "unit_killed_by_vuko",
        "markers_lost_to_night",
        "dead_snow_rose",
    ]
    t = tiles("both_bears:1", "night_wanderers:1").vuko_tokens("callo", 1).markers("callo", "isle").vuko("isle")
    t.begin_vuko()
    assert t.snow == 0 and t.markers_in("callo", "isle") == 1  # skipped altogether


@pytest.mark.rule("IG-Q-24")
def test_a_player_without_influence_still_takes_the_token() -> None:
    t = table().reputation(callo=1).vuko("zym").begin_vuko()
    assert t.region_of_vuko == "zym" and t.tokens_of("callo") == 1
    t = table().reputation(callo=1).begin_vuko()
    assert t.region_of_vuko == "" and t.tokens_of("callo") == 1
    t = table("callo", "dyken").closed("fire").vuko("zym").reputation(callo=1).begin_vuko()
    assert t.region_of_vuko == "zym" and t.tokens_of("callo") == 1  # locked pieces do not count


# -- tiles -------------------------------------------------------------------------------------------------------------


def tiles(*places: str) -> Table:
    return table(variant="advanced", vuko_tiles=list(places))


@pytest.mark.rule("IG-VUKO-01")
def test_nothing_while_all_are_safe() -> None:
    t = table().markers(CALLO, "isle", 2).begin_vuko()
    assert t.region_of_vuko == "" and t.tokens_of(CALLO) == 0 and t.event("vuko_skipped")


@pytest.mark.rule("IG-VUKO-01")
def test_he_stays_where_he_was_while_all_are_safe() -> None:
    # one cannot return to the safe zone, but the rule stands: nobody out of it, no action of Vuko
    t = table().vuko("zym").markers(CALLO, "isle", 2).begin_vuko()
    assert t.region_of_vuko == "zym"


@pytest.mark.rule("IG-VUKO-02")
@pytest.mark.rule("IG-REP-01")
def test_the_worst_is_the_top_of_the_lowest_stack() -> None:
    t = table().reputation(dyken=4, freihoff=4, callo=2)
    t.markers(DYKEN, "isle", 5).markers(FREI, "zym", 1).markers(CALLO, "fire", 9).begin_vuko()
    assert t.region_of_vuko == "zym" and (t.tokens_of(FREI), t.tokens_of(DYKEN), t.tokens_of(CALLO)) == (1, 0, 0)


@pytest.mark.rule("IG-VUKO-03")
@pytest.mark.rule("IG-Q-31")
def test_most_influence_counts_units_and_domination() -> None:
    t = table().reputation(callo=1).markers(CALLO, "isle", 3).units(CALLO, "faun", "zym").markers(CALLO, "zym", 1)
    t.upgrade(CALLO, "faun", "domination").begin_vuko()
    assert t.region_of_vuko == "zym"  # 2 + 1 + 1 against 3


@pytest.mark.rule("IG-VUKO-04")
def test_a_tie_goes_to_the_lowest_number_on_the_token() -> None:
    t = table().numbers("zym", "isle").reputation(callo=1).markers(CALLO, "isle", 2).markers(CALLO, "zym", 2)
    t.begin_vuko()
    assert t.region_of_vuko == "zym"


@pytest.mark.rule("IG-DX-20")
def test_he_must_leave_even_the_best_region() -> None:
    t = table().numbers("fire", "sails", "isle", "valley", "zym").reputation(callo=1).vuko("isle")
    t.markers(CALLO, "isle", 4).markers(CALLO, "zym", 2).markers(CALLO, "fire", 2).begin_vuko()
    assert t.region_of_vuko == "fire"


@pytest.mark.rule("IG-VUKO-05")
@pytest.mark.rule("IG-VUKO-08")
@pytest.mark.rule("IG-EX-07")
def test_he_stays_with_a_player_of_one_region_and_acts_all_the_same() -> None:
    t = table().reputation(callo=1).vuko("isle").markers(CALLO, "isle", 2).units(CALLO, "faun", "isle").begin_vuko()
    assert t.region_of_vuko == "isle" and t.tokens_of(CALLO) == 1
    assert t.units_in(CALLO, "faun", "isle") == 0 and t.in_reserve(CALLO, "faun") == 2


@pytest.mark.rule("IG-Q-24")
@pytest.mark.parametrize("where", ["", "isle"])
def test_a_player_without_influence_takes_the_token_and_vuko_does_not_walk(where: str) -> None:
    t = table().reputation(callo=1).markers(DYKEN, "isle", 2).units(DYKEN, "crab", "isle")
    if where:
        t.vuko(where)
    t.begin_vuko()
    assert t.region_of_vuko == where and t.tokens_of(CALLO) == 1 and t.units_in(DYKEN, "crab", "isle") == 1
    assert t.event("vuko_stayed")["rule"] == "IG-VUKO-03"  # no case of the exception


@pytest.mark.rule("IG-VUKO-09")
@pytest.mark.rule("IG-Q-24")
def test_a_closed_region_is_no_region_for_him() -> None:
    t = table().reputation(callo=1).closed("isle", 5).begin_vuko()
    assert t.region_of_vuko == "" and t.tokens_of(CALLO) == 1
    t = table().reputation(callo=1).closed("isle", 5).markers(CALLO, "zym").begin_vuko()
    assert t.region_of_vuko == "zym"


@pytest.mark.rule("IG-DOM-05")
@pytest.mark.rule("IG-Q-33")
def test_held_markers_return_when_he_walks_and_do_not_draw_him() -> None:
    t = table().reputation(callo=1).vuko("isle").held(CALLO, 3).held(DYKEN, 1).markers(CALLO, "zym", 1).begin_vuko()
    assert t.region_of_vuko == "zym"
    assert t.markers_in(CALLO, "isle") == 3 and t.markers_in(DYKEN, "isle") == 1 and sum(t.s.held) == 0


@pytest.mark.rule("IG-Q-33")
def test_held_markers_stay_held_while_he_stays() -> None:
    t = table().reputation(callo=1).vuko("isle").held(CALLO, 1).markers(CALLO, "isle", 1).begin_vuko()
    assert t.region_of_vuko == "isle" and t.markers_in(CALLO, "isle") == 1 and t.s.held[t.seat(CALLO)] == 1


@pytest.mark.rule("IG-Q-24")
def test_a_player_whose_markers_are_all_held_keeps_him_there() -> None:
    t = table().reputation(callo=1).vuko("isle").held(CALLO, 2).begin_vuko()
    assert t.region_of_vuko == "isle" and t.tokens_of(CALLO) == 1


@pytest.mark.rule("IG-VUKO-07")
def test_the_visited_player_chooses_the_victim_and_nobody_scores() -> None:
    t = (
        table()
        .reputation(callo=1)
        .units(CALLO, "faun", "isle")
        .units(CALLO, "nightmare", "isle")
        .units(DYKEN, "crab", "isle")
    )
    t.begin_vuko()
    assert t.decision == (CALLO, "vuko_victim") and sorted(t.keys) == ["unit:faun", "unit:nightmare"]
    t.choose("unit:faun")
    assert t.units_in(CALLO, "nightmare", "isle") == 1 and t.units_in(DYKEN, "crab", "isle") == 1
    assert [t.points_of(character) for character in (FJOLL, DYKEN, FREI, CALLO)] == [0] * 4


@pytest.mark.rule("IG-VUKO-07")
@pytest.mark.rule("IG-Q-19")
def test_vuko_kills_harrasim_and_the_spied_abilities_go_back() -> None:
    t = table().reputation(freihoff=1).units(FREI, "harrasim", "isle").spy("domination", "shield").begin_vuko()
    assert t.in_reserve(FREI, "harrasim") == 1
    assert set(t.match.view(None)["upgrades_left"].values()) == {4}


@pytest.mark.rule("IG-ATTACK-07")
@pytest.mark.rule("IG-VUKO-03")
def test_killed_units_are_gone_before_vuko_looks_for_influence() -> None:
    t = table().reputation(dyken=1).units(DYKEN, "piper", "isle").markers(DYKEN, "isle", 1).markers(DYKEN, "zym", 2)
    t.units(FJOLL, "tree_brothers", "isle").resources(FJOLL, gold=2).begin(Activate(), VisitOfVuko())
    t.choose("attack", "target:1.piper@isle")
    assert t.region_of_vuko == "zym"  # 2 there, and 1 left of 3 in isle


@pytest.mark.rule("IG-ATTACK-07")
@pytest.mark.rule("IG-VUKO-07")
def test_a_unit_killed_in_the_attack_is_no_victim_of_vuko() -> None:
    t = table().reputation(dyken=1).units(DYKEN, "crab", "isle").units(DYKEN, "piper", "isle")
    t.units(FJOLL, "tree_brothers", "isle").resources(FJOLL, gold=2).begin(Activate(), VisitOfVuko())
    t.choose("attack", "target:1.piper@isle")
    assert t.region_of_vuko == "isle" and t.in_reserve(DYKEN, "crab") == 3 and t.in_reserve(DYKEN, "piper") == 2


@pytest.mark.rule("IG-VUKO-06")
def test_the_eleventh_vuko_token_does_not_exist_but_he_kills_all_the_same() -> None:
    t = (
        table()
        .reputation(callo=2)
        .vuko_tokens(CALLO, 4)
        .vuko_tokens(DYKEN, 6)
        .units(CALLO, "faun", "isle")
        .begin_vuko()
    )
    assert t.tokens_of(CALLO) == 4 and t.in_reserve(CALLO, "faun") == 2


@pytest.mark.rule("IG-VUKO-06")
@pytest.mark.rule("IG-DOM-05")
def test_the_token_just_taken_holds_a_marker_in_the_same_turn() -> None:
    t = table().reputation(callo=2).markers(CALLO, "isle", 2).begin_vuko().begin_domination()
    assert t.influence(CALLO, "isle") == 1


@pytest.mark.rule("IG-VUKO-02")
@pytest.mark.parametrize("fields", [{}, {"callo": 3}, {"callo": 3, "dyken": 3}, {"dyken": 7, "freihoff": 2}])
def test_a_view_tells_whom_vuko_would_visit(fields: dict[str, int]) -> None:
    t = table().reputation(**fields)
    told = t.match.view(None)["vuko"]["visits"]
    t.begin_vuko()
    assert told == (t.event("vuko_token_taken")["seat"] if fields else None)


@pytest.mark.rule("IG-Q-59")
@pytest.mark.rule("IG-DOM-17")
@pytest.mark.rule("IG-VUKO-03")
def test_an_upgrade_bought_this_turn_draws_vuko_this_turn() -> None:
    t = table().units(CALLO, "faun", "zym").markers(CALLO, "isle", 2).resources(CALLO, m=(2,))
    t.actions("callo:making", then=(VisitOfVuko(),)).choose("upgrade", "ability:domination", "unit:faun", "done")
    assert t.region_of_vuko == "zym" and t.in_reserve(CALLO, "faun") == 2


@pytest.mark.rule("IG-VUKO-07")
@pytest.mark.rule("IG-DOM-07")
def test_a_lone_unit_killed_by_vuko_has_no_place() -> None:
    t = table().units(CALLO, "nightmare", "isle").markers(DYKEN, "isle", 1).reputation(callo=1)
    t.begin(VisitOfVuko(), StartDomination())
    assert t.decision == (DYKEN, "resource") and t.places("isle") == [DYKEN]


@pytest.mark.rule("IG-VUKO-07")
@pytest.mark.rule("IG-Q-19")
@pytest.mark.rule("IG-DOM-17")
def test_harrasim_called_again_comes_without_what_he_spied() -> None:
    t = table().units(FREI, "harrasim", "isle").markers(FREI, "isle", 1).reputation(freihoff=1).begin_activation()
    t.choose("ability:domination", "ability:plunder")
    assert t.influence(FREI, "isle") == 5
    t.begin_vuko()
    assert t.influence(FREI, "isle") == 1
    t.resources(FREI, m=(0, 0, 0, 1)).action(FREI, "making").choose("summon", "level:3")
    assert t.influence(FREI, "isle") == 4 and sum(t.s.upgrades_left) == 20


@pytest.mark.rule("IG-VUKO-04")
@pytest.mark.rule("IG-ATTACK-06")
def test_vuko_chooses_by_what_the_attacks_of_the_turn_have_left() -> None:
    t = table().reputation(dyken=2).markers(DYKEN, "isle", 3).markers(DYKEN, "zym", 2).numbers("zym")
    t.units(CALLO, "wild_child", "isle").resources(CALLO, gold=2).begin(Activate(), VisitOfVuko())
    t.choose("attack", "target:1.marker@isle")
    assert t.region_of_vuko == "zym"  # 2 and 2 now, and zym has the lower number
