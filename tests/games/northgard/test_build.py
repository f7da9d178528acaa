"""Build: where, what it costs, what each of the eight buildings does."""

from __future__ import annotations

import pytest

from longhall.kernel.errors import IllegalOption
from tests.games.northgard.table import CHOICE, PURPLE, RED, THREE, TWO, Table, table

SMALL = ["silo", "lodge", "tower", "camp"]
LARGE = ["fortress", "forge", "altar"]


def three_sites() -> Table:
    """Red holds A (T14.a, a small slot), B (T05.a, a stone slot) and C (T05.b, a large slot)."""
    t = table(seats=2).tiles("T05@0,-1,0", "T14@0,1,0")
    return t.units(RED, "T14.a", 1).units(RED, "T05.a", 1).units(RED, "T05.b", 1)


def buildings(t: Table) -> list[str]:
    return [key.removeprefix("building:") for key in t.keys]


# -- the worked example ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-EX-BUILD")
@pytest.mark.rule("NG-BUILD-02")
def test_two_wood_buy_small_buildings_only() -> None:
    t = three_sites().resources(RED, wood=2)
    t.play(RED, "build")
    assert buildings(t) == [*SMALL, "stone"]
    for large in LARGE:
        refusal = t.refusal(f"building:{large}")
        assert (refusal.rule, refusal.message) == ("NG-BUILD-02", "refusal-build-wood")


@pytest.mark.rule("NG-EX-BUILD")
@pytest.mark.rule("NG-BUILD-04")
def test_a_carved_stone_goes_on_the_stone_slot_only() -> None:
    t = three_sites().resources(RED, wood=2)
    t.play(RED, "build", "building:stone")
    assert t.keys == ["slot:T05.a.1"]
    plain, large = t.refusal("slot:T14.a.1"), t.refusal("slot:T05.b.1")
    assert (plain.rule, plain.message) == ("NG-BUILD-04", "refusal-build-no-stone")
    assert (large.rule, large.message) == ("NG-BUILD-03", "refusal-build-size")
    t.choose("slot:T05.a.1")
    assert t.buildings("T05.a") == ["stone"]
    assert t.stock(RED)["wood"] == 1


@pytest.mark.rule("NG-EX-BUILD")
@pytest.mark.rule("NG-BUILD-03")
@pytest.mark.rule("NG-BUILD-04")
@pytest.mark.parametrize("building", SMALL)
def test_other_small_buildings_take_both_kinds_of_small_slots(building: str) -> None:
    t = three_sites().resources(RED, wood=2)
    t.play(RED, "build", f"building:{building}")
    assert sorted(t.keys) == ["slot:T05.a.1", "slot:T14.a.1"]
    refusal = t.refusal("slot:T05.b.1")
    assert (refusal.rule, refusal.message) == ("NG-BUILD-03", "refusal-build-size")
    t.choose("slot:T05.a.1")
    assert t.buildings("T05.a") == [building]


# -- the conditions ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-BUILD-01")
def test_one_building_for_one_action() -> None:
    t = three_sites().resources(RED, wood=5)
    t.play(RED, "build", "building:tower", "slot:T14.a.1")
    assert t.event("building_built")["building"] == "tower"
    assert t.decision == (RED, "play_card")
    assert [t.buildings(name) for name in ("T14.a", "T05.a", "T05.b")] == [["tower"], [], []]


@pytest.mark.rule("NG-BUILD-01")
def test_only_where_one_has_control() -> None:
    t = table(seats=2).tiles("T05@0,-1,0", "T14@0,1,0", "T21@-1,0,2")
    t.units(RED, "T14.a", 1).units(PURPLE, "T05.a", 1).resources(RED, wood=5)
    t.play(RED, "build", "building:silo")
    assert t.keys == ["slot:T14.a.1"]
    for slot in ("slot:T05.a.1", "slot:T21.a.1"):  # Purple's, nobody's
        refusal = t.refusal(slot)
        assert (refusal.rule, refusal.message) == ("NG-BUILD-01", "refusal-build-not-yours")


@pytest.mark.rule("NG-BUILD-01")
def test_only_on_a_free_slot() -> None:
    t = three_sites().building("silo", "T14.a").resources(RED, wood=5)
    t.play(RED, "build", "building:lodge")
    assert t.keys == ["slot:T05.a.1"]
    refusal = t.refusal("slot:T14.a.1")
    assert (refusal.rule, refusal.message) == ("NG-BUILD-01", "refusal-build-occupied")


@pytest.mark.rule("NG-BUILD-02")
@pytest.mark.parametrize(("building", "slot", "cost"), [("silo", "T14.a.1", 1), ("altar", "T05.b.1", 3)])
def test_the_price_is_paid_in_wood(building: str, slot: str, cost: int) -> None:
    t = three_sites().resources(RED, food=9, wood=3, lore=9)
    t.play(RED, "build", f"building:{building}", f"slot:{slot}")
    assert t.stock(RED) == {"food": 9, "wood": 3 - cost, "lore": 9}


@pytest.mark.rule("NG-BUILD-02")
@pytest.mark.rule("NG-AMB-12")
def test_without_wood_build_cannot_be_played() -> None:
    t = three_sites().resources(RED, food=9, lore=9)
    t.begin_turn(RED, ["build", "move"])
    t.choose("play")
    refusal = t.refusal("card:build")
    assert (refusal.rule, refusal.message) == ("NG-BUILD-02", "refusal-play-wood")
    t = table(seats=2).units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1).resources(RED, wood=9)
    refusal = t.begin_turn(RED, ["build", "move"]).refusal("card:build")
    assert (refusal.rule, refusal.message) == ("NG-BUILD-01", "refusal-play-build")


@pytest.mark.rule("NG-BUILD-01")
def test_slots_of_a_kind_are_counted_where_the_territory_has_several() -> None:
    t = table(seats=2).tiles("T10@0,1,0", "T14@-1,1,1", "T16@0,-1,2").units(RED, "S0.c", 1).units(RED, "S0.a", 1)
    t.resources(RED, wood=1).play(RED, "build", "building:silo")
    called = {option.key: (option.params["kind"], option.params["number"]) for option in t.match.options()}
    assert called == {"slot:T10.a.1": ("small", 1), "slot:T14.a.1": ("small", 2), "slot:T16.a.1": ("small", 0)}


@pytest.mark.rule("NG-BUILD-03")
@pytest.mark.parametrize("building", LARGE)
def test_large_buildings_need_large_slots(building: str) -> None:
    t = three_sites().resources(RED, wood=3)
    t.play(RED, "build", f"building:{building}")
    assert t.keys == ["slot:T05.b.1"]
    for slot in ("slot:T14.a.1", "slot:T05.a.1"):
        refusal = t.refusal(slot)
        assert (refusal.rule, refusal.message) == ("NG-BUILD-03", "refusal-build-size")
    with pytest.raises(IllegalOption, match="NG-BUILD-03"):
        t.choose("slot:T14.a.1")


@pytest.mark.rule("NG-BUILD-03")
@pytest.mark.rule("NG-BUILD-04")
def test_what_fits_nowhere_is_not_offered() -> None:
    t = table(seats=2).tiles("T14@0,1,0").units(RED, "T14.a", 1).resources(RED, wood=3)
    t.play(RED, "build")
    assert buildings(t) == SMALL
    stone, altar = t.refusal("building:stone"), t.refusal("building:altar")
    assert (stone.rule, stone.message) == ("NG-BUILD-04", "refusal-build-no-stone-slot")
    assert (altar.rule, altar.message) == ("NG-BUILD-03", "refusal-build-no-large-slot")


@pytest.mark.rule("NG-BUILD-05")
def test_no_second_building_of_a_type_in_a_territory() -> None:
    """S0.c+T10.a+T14.a has two small slots, one with a Silo; S0.a+T16.a, Red's too, has one."""
    t = table(seats=2).tiles("T10@0,1,0", "T14@-1,1,1", "T16@0,-1,2").units(RED, "S0.c", 1).units(RED, "S0.a", 1)
    t.building("silo", "T10.a").resources(RED, wood=1)
    assert t.territory("T14.a") == t.territory("S0.c")
    t.play(RED, "build", "building:silo")
    assert t.keys == ["slot:T16.a.1"]
    refusal = t.refusal("slot:T14.a.1")
    assert (refusal.rule, refusal.message) == ("NG-BUILD-05", "refusal-build-same-type")


@pytest.mark.rule("NG-BUILD-05")
def test_another_type_may_stand_beside_it_and_the_repeated_one_is_refused() -> None:
    t = table(seats=2).tiles("T10@0,1,0", "T14@-1,1,1").units(RED, "S0.c", 1)
    t.building("silo", "T10.a").resources(RED, wood=1)
    t.play(RED, "build")
    assert buildings(t) == ["lodge", "tower", "camp"]
    refusal = t.refusal("building:silo")
    assert (refusal.rule, refusal.message) == ("NG-BUILD-05", "refusal-build-repeated")
    t.choose("building:lodge", "slot:T14.a.1")
    assert sorted(t.buildings("S0.c")) == ["lodge", "silo"]


@pytest.mark.rule("NG-BUILD-06")
@pytest.mark.rule("NG-COMP-03")
@pytest.mark.parametrize(("standing", "left"), [(6, 1), (7, 0)])
def test_seven_tokens_of_a_type_are_all_there_are(standing: int, left: int) -> None:
    t = three_sites().units(PURPLE, "T14.c", 1).resources(RED, wood=1)
    for _ in range(standing):
        t.building("tower", "T14.c")  # Purple's towers come out of the same supply
    assert t.s.supply[2] == left
    t.play(RED, "build")
    if left:
        t.choose("building:tower", "slot:T14.a.1")
        assert t.s.supply[2] == 0
    else:
        refusal = t.refusal("building:tower")
        assert (refusal.rule, refusal.message) == ("NG-BUILD-06", "refusal-build-none-left")


@pytest.mark.rule("NG-BUILD-07")
def test_a_building_outlasts_its_owners() -> None:
    t = three_sites().resources(RED, wood=1)
    t.play(RED, "build", "building:camp", "slot:T14.a.1")
    t.play(RED, "move", "territory:S0.c", "territory:S0.b", "count:1")
    assert t.units_in("T14.a") == (-1, 0)  # left behind
    assert t.buildings("T14.a") == ["camp"]
    t.units(PURPLE, "T14.a", 1).units(RED, "S0.b", 4)
    t.play(RED, "move", "territory:S0.b", "territory:S0.c", "count:5", outcomes=[TWO, TWO])
    assert t.event("battle_decided")["winner"] == RED
    assert t.buildings("T14.a") == ["camp"]  # and fought over
    t.pile("T12")
    t.play(RED, "explore", "place:0,-2,0")
    assert t.buildings("T14.a") == ["camp"]
    assert t.s.supply[3] == 6


# -- what they do ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "food", "wood", "lore"),
    [
        pytest.param("silo", 1, 0, 0, marks=pytest.mark.rule("NG-BUILD-10")),
        pytest.param("lodge", 0, 1, 0, marks=pytest.mark.rule("NG-BUILD-11")),
        pytest.param("stone", 0, 0, 1, marks=pytest.mark.rule("NG-BUILD-14")),
    ],
)
def test_buildings_that_are_harvested(building: str, food: int, wood: int, lore: int) -> None:
    t = three_sites().resources(RED, wood=1)
    t.play(RED, "build", f"building:{building}", "slot:T05.a.1")  # no region of Red's shows a resource
    assert t.stock(RED) == {"food": 0, "wood": 0, "lore": 0}  # nothing before Harvest
    t.begin_harvest()
    gained = [event.to_data() for event in t.events if event.type == "resources_gained"]
    assert [(one["seat"], one["food"], one["wood"], one["lore"]) for one in gained] == [(RED, food, wood, lore)]


@pytest.mark.rule("NG-BUILD-12")
@pytest.mark.parametrize("towers", [0, 1, 2])
def test_every_tower_costs_the_attacker_a_unit(towers: int) -> None:
    t = table(seats=2).tiles("T21@-1,0,2", "T11@1,0,2").units(RED, "S0.d", 4).units(PURPLE, "S0.b", 3)
    for _ in range(towers):
        t.building("tower", "S0.b")
    t.play(RED, "move", "territory:S0.d", "territory:S0.b", "count:4", outcomes=[THREE, TWO])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (4 + 3, 3 + 2)  # a tower gives no points
    assert (decided["attackers_lost"], decided["defenders_lost"]) == (towers, 0)


@pytest.mark.rule("NG-BUILD-12")
def test_a_tower_adds_to_the_casualties_of_the_die() -> None:
    t = table(seats=2).tiles("T21@-1,0,2", "T11@1,0,2").units(RED, "S0.d", 4).units(PURPLE, "S0.b", 3)
    t.building("tower", "S0.b")
    t.play(RED, "move", "territory:S0.d", "territory:S0.b", "count:4", outcomes=[THREE, CHOICE])
    t.choose("face:casualty")
    assert t.event("battle_decided")["attackers_lost"] == 2


@pytest.mark.rule("NG-BUILD-13")
def test_a_camp_brings_one_unit_more() -> None:
    t = three_sites().resources(RED, wood=1)
    t.play(RED, "build", "building:camp", "slot:T14.a.1")
    t.play(RED, "recruit", "territory:S0.c")
    assert t.units_in("T14.a") == (RED, 1 + 1 + 1)


@pytest.mark.rule("NG-BUILD-15")
def test_a_fortress_is_worth_two_points_to_the_defender_only() -> None:
    t = table(seats=2).tiles("T21@-1,0,2", "T11@1,0,2").units(RED, "S0.d", 5).units(PURPLE, "S0.b", 3)
    t.building("fortress", "S0.b").building("fortress", "T21.b")
    t.units(RED, "T21.b", 1)  # a Fortress behind the attackers does not help them
    t.play(RED, "move", "territory:S0.d", "territory:S0.b", "count:5", outcomes=[TWO, TWO])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (5 + 2, 3 + 2 + 2)
    assert (decided["attackers_lost"], decided["defenders_lost"]) == (0, 0)
    assert decided["winner"] == PURPLE


@pytest.mark.rule("NG-BUILD-16")
@pytest.mark.parametrize("forges", [0, 1, 2])
def test_every_forge_draws_a_card_more_each_year(forges: int) -> None:
    t = table(seats=2).tiles("T05@0,-1,0", "T13@0,1,0").units(RED, "T05.b", 1).units(RED, "T13.a", 1)
    for name in ("T05.b", "T13.a")[:forges]:
        t.building("forge", name)
    t.draw_pile(RED, "move", "move", "build", "build", "feast", "feast", "recruit").discard_pile(RED)
    t.start_year()
    assert len(t.s.hand[RED]) == 4 + forges
    assert len(t.s.hand[PURPLE]) == 4


@pytest.mark.rule("NG-BUILD-16")
def test_a_forge_in_a_neutral_territory_serves_nobody() -> None:
    t = table(seats=2).tiles("T05@0,-1,0").units(RED, "S0.c", 1).building("forge", "T05.b")
    t.start_year()
    assert [len(t.s.hand[seat]) for seat in (RED, PURPLE)] == [4, 4]


@pytest.mark.rule("NG-BUILD-17")
@pytest.mark.parametrize("altars", [1, 2])
def test_every_altar_brings_three_fame_in_harvest(altars: int) -> None:
    t = table(seats=2).tiles("T05@0,-1,0", "T13@0,1,0").units(RED, "T05.b", 1).units(RED, "T13.a", 1)
    for name in ("T05.b", "T13.a")[:altars]:
        t.building("altar", name)
    t.begin_harvest()
    assert t.fame_of(RED) == 3 * altars  # both territories are open: no other fame
    assert t.fame_of(PURPLE) == 0
