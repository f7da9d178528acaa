"""Positions where two rules meet."""

from __future__ import annotations

import pytest

from longhall.games.icegarden.frames.activation import Activate
from longhall.games.icegarden.frames.vuko import VisitOfVuko
from longhall.kernel.chance import rng_from_seed
from tests.games.icegarden.table import Table, icegarden, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def decline(t: Table) -> Table:
    while t.decision[0]:
        t.choose(next(key for key in ("pass", "done", *t.keys) if key in t.keys))
    return t


# -- attacks, Vuko and Domination --------------------------------------------------------------------------------------


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


@pytest.mark.rule("IG-Q-61")
def test_night_wanderers_do_nothing_while_vuko_is_off_the_map() -> None:
    t = table(variant="advanced", vuko_tiles=["night_wanderers:1", "both_bears:1"])
    t.reputation(callo=2).markers(DYKEN, "isle", 2).vuko_tokens(DYKEN, 2).begin_vuko()
    assert t.region_of_vuko == "" and t.markers_in(DYKEN, "isle") == 2 and t.tokens_of(DYKEN) == 2 and t.snow == 1


@pytest.mark.rule("IG-Q-27")
@pytest.mark.rule("IG-DOM-04")
def test_a_killed_companion_lets_a_weaker_player_have_something() -> None:
    t = table(variant="advanced", vuko_tiles=["fire_people:1"]).vuko("isle").companions(1).nation("isle")
    t.units(CALLO, "wild_child", "isle").markers(CALLO, "isle", 1).resources(CALLO, gold=2)
    t.begin_activation().choose("attack", "target:companion@isle").begin_domination()
    assert t.decision == (CALLO, "resource")  # 2 influence against 1 nation marker


@pytest.mark.rule("IG-Q-33")
@pytest.mark.rule("IG-Q-05")
@pytest.mark.parametrize(("option", "relief"), [("out", True), ("domination", False)])
def test_relief_after_a_domination_in_which_vuko_held_everything(option: str, relief: bool) -> None:
    t = table(CALLO, DYKEN, held_markers=option).vuko("fire").vuko_tokens(CALLO, 2).markers(CALLO, "fire", 2)
    t.markers(DYKEN, "zym", 2).begin_domination()
    decline(t).begin_turn()
    assert (t.decision == (CALLO, "relief")) == relief


# -- abilities and places ----------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-Q-60")
@pytest.mark.parametrize("recount", [False, True])
def test_who_loses_the_last_piece_to_a_drakkar_keeps_the_place_unless_recounted(recount: bool) -> None:
    t = table(places_recount=recount).units(FJOLL, "drakkar", "isle").markers(CALLO, "isle", 1).scoring()
    t.begin_domination().choose("use:recruit", "take:m")
    assert (t.decision == (CALLO, "resource")) == (not recount)
    decline(t)
    assert t.points_of(CALLO) == (0 if recount else 2)


@pytest.mark.rule("IG-DOM-11")
@pytest.mark.rule("IG-GOAL-FJOLL-02")
@pytest.mark.rule("IG-GOAL-FREI-02")
def test_two_units_in_two_regions_make_two_steps_in_a_turn() -> None:
    t = (
        table()
        .units(FJOLL, "drakkar", "isle")
        .units(FJOLL, "drakkar", "zym")
        .markers(CALLO, "isle")
        .markers(CALLO, "zym")
    )
    t.begin_domination().choose("use:recruit", "pass", "pass", "use:recruit")
    assert sum(t.s.captured) == 2
    t = table().units(FREI, "enlightened", "isle").units(FREI, "enlightened", "zym").begin_domination()
    t.choose("use:tower", "pass", "use:tower")
    assert sum(t.s.tower) == 2


@pytest.mark.rule("IG-DX-19")
@pytest.mark.rule("IG-Q-38")
def test_a_charm_that_reaches_the_thorn_after_its_region_was_resolved_gives_nothing_this_turn() -> None:
    t = table().thorn("isle").markers(DYKEN, "isle", 2).units(DYKEN, "piper", "zym").charm("zym").begin_domination()
    t.choose("pass", "use:move_charm", "done", "pass")
    assert t.m_of(DYKEN) == [0, 0, 0, 0] and t.s.charm_moved[t.region("isle")] == 1


@pytest.mark.rule("IG-DOM-17")
@pytest.mark.rule("IG-ABIL-SPY-01")
def test_a_spied_domination_counts_in_the_domination_of_the_same_turn() -> None:
    t = table().units(FREI, "harrasim", "isle").markers(CALLO, "isle", 3).reputation(freihoff=5).begin_activation()
    assert t.places("isle") == [CALLO, FREI]
    t.choose("ability:domination", "ability:shield").begin_domination()
    assert t.places("isle") == [FREI, CALLO]


@pytest.mark.rule("IG-ABIL-DRAK-01")
@pytest.mark.rule("IG-ABIL-SPEED-01")
def test_a_drakkar_with_speed_stays_for_the_ferry_and_moves_after_it() -> None:
    t = table().units(FJOLL, "drakkar", "isle").units(FJOLL, "drakkar", "zym").markers(FJOLL, "isle", 1)
    t.upgrade(FJOLL, "drakkar", "speed").begin_activation().choose("piece:marker@isle")
    assert t.decision == (FJOLL, "speed")
    t.choose("piece:drakkar@isle", "region:sails")
    assert t.markers_in(FJOLL, "zym") == 1 and t.units_in(FJOLL, "drakkar", "sails") == 1


@pytest.mark.rule("IG-Q-32")
@pytest.mark.rule("IG-GOAL-CALLO-03")
def test_a_nation_does_not_keep_callo_from_closing_but_from_its_yield() -> None:
    t = table(variant="advanced", vuko_tiles=["fire_people:1"]).vuko("isle").companions(2).nation("isle").scoring()
    t.nightmares("isle", 2).units(CALLO, "faun", "isle").begin_domination()  # 2 influence, 4 needed
    t.choose("use:close_region")
    assert not t.decision[0] and t.points_of(CALLO) == 0 and t.stock(CALLO) == (0, 0, 0) and not t.is_open("isle")


# -- the advanced order ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-ADV-02")
def test_all_order_tokens_are_taken_back_every_turn() -> None:
    t = table(CALLO, DYKEN, variant="advanced").markers(CALLO, "zym", 2).markers(DYKEN, "zym", 2)
    for _ in range(2):
        t.begin_initiative().choose("jump:1", "jump:1")
        assert t.keys == [f"token:{n}" for n in range(1, 6)]
        while t.decision[1] in ("order_token", "order_field"):
            t.choose(t.keys[-1])


# -- what is hidden ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-SETUP-09")
@pytest.mark.rule("IG-Q-54")
def test_a_sample_mixes_the_faces_of_the_tokens_and_nothing_else() -> None:
    match = icegarden().new({"seats": 2, "characters": [CALLO, DYKEN]}, 4)
    for region in ("isle", "zym", "sails", "fire", "valley", "fjords"):
        match.apply(f"region:{region}")
    faces = set()
    for n in range(12):
        sample = match.determinize(0, rng_from_seed(f"sample {n}"))
        assert sample.view(0) == match.view(0) and sample.keys() == match.keys()
        sample.apply("region:isle")
        shown = sample.view(0)["regions"]
        assert sorted(region["token"] for region in shown if region["token"]) == [f"t2_{n}" for n in range(1, 7)]
        faces.add(tuple(region["token"] for region in shown))
    assert len(faces) > 6
    match.apply("region:isle")
    assert match.determinize(1, rng_from_seed("open")).view(1) == match.view(1)
