"""Phase 3. [NG-HARVEST]"""

from __future__ import annotations

import pytest

from tests.games.northgard.table import PURPLE, RED, YELLOW, Table, table


def lands() -> Table:
    """Closed: S0.c+T06.a, two tiles without a symbol, and S0.b+T12.b+T03.d, three tiles with wood and food. Open:
    everything else, among it T06.c with lore and T06.d with wood."""
    return table(3).tiles("T12@1,0,0", "T03@2,0,0", "T06@0,1,0")


def gained(t: Table, seat: int) -> dict[str, int]:
    found = [event for event in t.all_events("resources_gained") if event["seat"] == seat]
    assert len(found) <= 1
    return {name: found[0][name] for name in ("food", "wood", "lore")} if found else {"food": 0, "wood": 0, "lore": 0}


# -- step A ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-HARVEST-01")
@pytest.mark.parametrize(
    ("territory", "size", "fame"),
    [("S0.c", 2, 1), ("S0.b", 3, 2), ("S0.a", 1, 0), ("T12.a", 1, 0)],
    ids=["closed, two tiles", "closed, three tiles", "open", "open"],
)
def test_fame_for_a_closed_territory_by_its_size(territory: str, size: int, fame: int) -> None:
    t = lands().units(RED, territory, 1)
    assert t.s.geo.size[t.territory(territory)] == size
    t.begin_harvest()
    assert t.fame_of(RED) == fame


@pytest.mark.rule("NG-HARVEST-01")
def test_a_closed_territory_of_four_tiles_gives_two_fame_like_one_of_three() -> None:
    t = table().tiles("T12@1,0,0", "T14@2,0,0", "T03@3,0,0").units(RED, "S0.b", 1)
    assert t.s.geo.size[t.territory("S0.b")] == 4
    t.begin_harvest()
    assert t.fame_of(RED) == 2


@pytest.mark.rule("NG-HARVEST-01")
def test_an_open_territory_of_any_size_gives_no_fame() -> None:
    """ED-35: one edition's sentence forgets the word closed."""
    t = table().tiles("T12@1,0,0", "T14@2,0,0").units(RED, "S0.b", 1)
    assert t.s.geo.size[t.territory("S0.b")] == 3
    t.begin_harvest()
    assert t.fame_of(RED) == 0


@pytest.mark.rule("NG-HARVEST-01")
def test_each_closed_territory_counts_and_only_for_its_owner() -> None:
    t = lands().units(RED, "S0.b", 3).units(RED, "S0.c", 1)
    t.begin_harvest()
    assert [t.fame_of(seat) for seat in (RED, PURPLE, YELLOW)] == [3, 0, 0]
    t = lands().units(RED, "S0.b", 3).units(YELLOW, "S0.c", 1)
    t.begin_harvest()
    assert [t.fame_of(seat) for seat in (RED, PURPLE, YELLOW)] == [2, 0, 1]


@pytest.mark.rule("NG-HARVEST-01")
def test_the_harvest_begins_with_the_first_player() -> None:
    t = lands().units(RED, "S0.b", 1).units(YELLOW, "S0.c", 1)
    t.s.first = PURPLE
    t.begin_harvest()
    assert [event["seat"] for event in t.all_events("fame_gained")] == [YELLOW, RED]


# -- step B ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-HARVEST-02")
@pytest.mark.rule("NG-BUILD-17")
def test_three_fame_per_altar_controlled_in_open_and_closed_territories() -> None:
    t = lands().units(RED, "S0.a", 1).building("altar", "S0.a")
    t.units(PURPLE, "S0.d", 1).building("altar", "S0.d").building("altar", "S0.d")
    t.building("altar", "T12.c")  # neutral
    t.begin_harvest()
    assert [t.fame_of(seat) for seat in (RED, PURPLE, YELLOW)] == [3, 6, 0]


@pytest.mark.rule("NG-HARVEST-02")
def test_other_large_buildings_give_no_fame() -> None:
    t = lands().units(RED, "S0.a", 1).building("forge", "S0.a").building("fortress", "S0.a")
    t.begin_harvest()
    assert t.fame_of(RED) == 0


@pytest.mark.rule("NG-HARVEST-03")
def test_one_resource_per_symbol_on_tiles_open_or_closed() -> None:
    t = lands().units(RED, "S0.b", 5).units(RED, "T06.c", 1)  # closed: wood and food; open: lore
    t.units(PURPLE, "T06.d", 1)  # open: wood
    t.begin_harvest()
    assert gained(t, RED) == {"food": 1, "wood": 1, "lore": 1}
    assert t.stock(RED) == {"food": 1, "wood": 1, "lore": 1}
    assert t.stock(PURPLE) == {"food": 0, "wood": 1, "lore": 0}
    assert t.stock(YELLOW) == {"food": 0, "wood": 0, "lore": 0}


@pytest.mark.rule("NG-HARVEST-03")
@pytest.mark.rule("NG-BUILD-10")
@pytest.mark.rule("NG-BUILD-11")
@pytest.mark.rule("NG-BUILD-14")
@pytest.mark.parametrize(
    ("building", "food", "wood", "lore"),
    [
        ("silo", 1, 0, 0),
        ("lodge", 0, 1, 0),
        ("stone", 0, 0, 1),
        ("tower", 0, 0, 0),
        ("camp", 0, 0, 0),
        ("fortress", 0, 0, 0),
        ("forge", 0, 0, 0),
        ("altar", 0, 0, 0),
    ],
)
def test_what_a_building_yields(building: str, food: int, wood: int, lore: int) -> None:
    t = lands().units(RED, "S0.a", 1).building(building, "S0.a").building(building, "S0.d")  # S0.d is neutral
    t.begin_harvest()
    assert gained(t, RED) == {"food": food, "wood": wood, "lore": lore}


@pytest.mark.rule("NG-HARVEST-03")
def test_tiles_and_several_buildings_of_one_kind_add_up() -> None:
    t = lands().units(RED, "S0.b", 1).building("silo", "S0.b").building("silo", "S0.b").building("lodge", "S0.b")
    t.begin_harvest()
    assert gained(t, RED) == {"food": 3, "wood": 2, "lore": 0}


@pytest.mark.rule("NG-HARVEST-03")
def test_a_neutral_territory_yields_nothing_to_anybody() -> None:
    t = lands().building("silo", "S0.b")
    t.begin_harvest()
    assert not t.all_events("resources_gained")


# -- step C ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-HARVEST-04")
def test_three_resources_of_any_kinds_for_one_of_choice_any_number_of_times() -> None:
    t = table().resources(RED, food=2, wood=2, lore=3)
    t.begin_harvest()
    assert t.decision == (RED, "trade_take")
    assert sorted(t.keys) == ["done", "take:food", "take:lore", "take:wood"]
    t.choose("take:food")
    assert sorted(t.keys) == sorted(
        ["give:2,1,0", "give:2,0,1", "give:1,2,0", "give:1,1,1", "give:1,0,2", "give:0,2,1", "give:0,1,2", "give:0,0,3"]
    )
    t.choose("give:0,0,3")
    assert t.stock(RED) == {"food": 3, "wood": 2, "lore": 0}
    assert t.decision == (RED, "trade_take")
    t.choose("take:lore", "give:2,1,0")
    assert t.stock(RED) == {"food": 1, "wood": 1, "lore": 1}
    t.choose("take:wood", "give:1,1,1")  # what was taken may be traded on; one may take what one gave
    assert t.stock(RED) == {"food": 0, "wood": 1, "lore": 0}
    assert t.decision != (RED, "trade_take")


@pytest.mark.rule("NG-HARVEST-04")
def test_trade_is_voluntary() -> None:
    t = table().resources(RED, food=3)
    t.begin_harvest()
    t.choose("done")
    assert t.stock(RED)["food"] == 3
    assert t.decision != (RED, "trade_take")


@pytest.mark.rule("NG-HARVEST-04")
def test_no_trade_with_fewer_than_three_resources() -> None:
    t = table().resources(RED, food=1, lore=1)
    t.begin_harvest()
    assert t.decision[1] != "trade_take"


@pytest.mark.rule("NG-HARVEST-04")
def test_what_the_harvest_brought_may_be_traded() -> None:
    t = lands().units(RED, "S0.b", 1).resources(RED, lore=1)
    t.begin_harvest()
    assert t.decision == (RED, "trade_take")
    t.choose("take:lore")
    assert t.keys == ["give:1,1,1"]


@pytest.mark.rule("NG-HARVEST-04")
def test_with_the_option_the_three_must_be_of_one_kind() -> None:
    t = table(trade_kind="same").resources(RED, food=4, wood=3, lore=2)
    t.begin_harvest()
    t.choose("take:lore")
    assert sorted(t.keys) == ["give:0,3,0", "give:3,0,0"]
    refused = t.refusal("give:1,1,1")
    assert (refused.rule, refused.message) == ("NG-HARVEST-04", "refusal-trade-same-kind")
    t.choose("give:0,3,0")
    assert t.stock(RED) == {"food": 4, "wood": 0, "lore": 3}


@pytest.mark.rule("NG-HARVEST-04")
def test_with_the_option_six_resources_may_be_too_few() -> None:
    t = table(trade_kind="same").resources(RED, food=2, wood=2, lore=2)
    assert t.begin_harvest().decision[1] != "trade_take"
    t = table(trade_kind="any").resources(RED, food=2, wood=2, lore=2)
    assert t.begin_harvest().decision == (RED, "trade_take")


# -- order and the example ---------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-AMB-30")
def test_the_harvest_goes_step_by_step_for_all_and_trade_in_turn_order() -> None:
    t = lands()
    t.units(RED, "S0.b", 1).units(PURPLE, "S0.c", 1).units(YELLOW, "T12.c", 1)
    t.building("altar", "S0.b").building("altar", "S0.c").building("silo", "S0.c")
    for seat in (RED, PURPLE, YELLOW):
        t.resources(seat, wood=3)
    t.s.first = YELLOW
    t.begin_harvest()
    told = [
        (event.rule, event.data["seat"])
        for event in t.events
        if event.rule in ("NG-HARVEST-01", "NG-HARVEST-02", "NG-HARVEST-03") and not event.remark
    ]
    steps = [rule for rule, _ in told]
    assert steps.count("NG-HARVEST-01") == 2
    assert steps[:2] == ["NG-HARVEST-01", "NG-HARVEST-01"]  # all closed territories before the first Altar
    assert [seat for rule, seat in told if rule == "NG-HARVEST-02"] == [RED, PURPLE]
    assert t.decision == (YELLOW, "trade_take")
    assert t.stock(PURPLE)["food"] == 1  # everybody has collected before anybody trades
    t.choose("done")
    assert t.decision == (RED, "trade_take")
    t.choose("done")
    assert t.decision == (PURPLE, "trade_take")


@pytest.mark.rule("NG-EX-HARVEST")
@pytest.mark.rule("NG-HARVEST-01")
@pytest.mark.rule("NG-HARVEST-02")
@pytest.mark.rule("NG-HARVEST-03")
@pytest.mark.rule("NG-WINTER-01")
def test_the_example_of_harvest_and_winter() -> None:
    """Red: 3 food, 1 wood, 2 lore; Purple: 2 wood, 1 lore; Yellow: 1 food, 1 wood and an Altar."""
    t = table(3).tiles("T12@1,0,0", "T03@2,0,0")  # closed, three tiles: S0.b+T12.b+T03.d, wood and food
    t.units(RED, "S0.b", 3).building("silo", "S0.b").building("silo", "S0.b").building("stone", "S0.b")
    t.tiles("T22@0,1,0").units(RED, "T22.c", 1)  # open: lore
    t.tiles("T30@0,-1,0", "T07@1,-1,0", "T01@2,-1,0")  # closed, three tiles: T30.b+T07.b+T01.d, wood and food
    t.units(YELLOW, "T30.b", 3).building("altar", "T30.b")
    t.tiles("T06@-1,0,0").units(PURPLE, "T06.d", 4).units(PURPLE, "T06.c", 3)
    t.building("lodge", "T06.d")  # open: wood, lodge; lore
    closed = {name: t.s.geo.is_closed(t.territory(name)) for name in ("S0.b", "T22.c", "T30.b", "T06.d", "T06.c")}
    assert closed == {"S0.b": True, "T22.c": False, "T30.b": True, "T06.d": False, "T06.c": False}
    assert [t.s.geo.size[t.territory(name)] for name in ("S0.b", "T30.b")] == [3, 3]
    for seat in (RED, PURPLE, YELLOW):
        t.resources(seat, food=2)
    t.begin_harvest()
    assert [t.fame_of(seat) for seat in (RED, PURPLE, YELLOW)] == [2, 0, 5]
    assert gained(t, RED) == {"food": 3, "wood": 1, "lore": 2}
    assert gained(t, PURPLE) == {"food": 0, "wood": 2, "lore": 1}
    assert gained(t, YELLOW) == {"food": 1, "wood": 1, "lore": 0}
    unrest = t.s.unrest
    t.choose("done", "done", "done")
    paid = [(event["seat"], event["food"]) for event in t.all_events("resources_paid")]
    assert paid == [(RED, 1), (PURPLE, 2)]
    assert t.stock(RED) == {"food": 4, "wood": 1, "lore": 2}
    assert t.stock(PURPLE) == {"food": 0, "wood": 2, "lore": 1}
    assert t.stock(YELLOW) == {"food": 3, "wood": 1, "lore": 0}
    assert t.s.unrest == unrest
    assert not t.all_events("unrest_taken")
    assert [t.fame_of(seat) for seat in (RED, PURPLE, YELLOW)] == [2, 0, 5]
