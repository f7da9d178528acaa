"""Powers of the Boar, the Goat, the Raven, the Stag and the Wolf. [NG-CLAN]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.northgard.card_play import land, play
from tests.games.northgard.table import (
    ONE_AND_CASUALTY,
    PURPLE,
    RED,
    THREE,
    TWO,
    TWO_CASUALTIES,
    Table,
    table,
)

OTHERS = ("bear", "boar", "goat", "raven", "snake", "stag", "wolf")
CLOSING = "place:-1,1,0"  # where T14 closes the west


def west(clan: str, **setup: Any) -> Table:
    """S0.d+T21.a is open only towards (-1,1), where T14 closes it with three tiles; S0.c+T10.a stays open then. The
    explorer is Red."""
    t = table(**setup).tiles("T21@-1,0,2", "T11@1,0,2", "T10@0,1,0").clan(RED, clan)
    return t.pile("T14")


def both(clan: str) -> Table:
    """T14 closes S0.d+T21.a+T14.a, three tiles with one food, and S0.c+T10.a+T14.b+T12.a, four tiles with one food."""
    return west(clan).tiles("T12@-2,1,1").units(RED, "S0.d", 1).units(RED, "T10.a", 1)


def all_but(clan: str) -> list[str]:
    return [other for other in OTHERS if other != clan]


# Boar


@pytest.mark.rule("NG-CLAN-BOAR-01")
def test_the_boar_gains_lore_when_it_closes_nothing() -> None:
    t = land().clan(RED, "boar").units(RED, "S0.a", 1).pile("T13")
    play(t, "explore", "place:0,-1,0")
    assert t.stock(RED) == {"food": 0, "wood": 0, "lore": 1}
    gained = t.event("resources_gained")
    assert (gained["rule"], gained["seat"], gained["lore"]) == ("NG-CLAN-BOAR-01", RED, 1)


@pytest.mark.rule("NG-CLAN-BOAR-01")
def test_every_explore_of_a_card_counts_and_no_other_tile() -> None:
    t = land().clan(RED, "boar").units(RED, "S0.a", 1).pile("T13", "T05")
    play(t, "a18", "place:0,-1,0", "explore", "place:0,-2,0")  # Rangers
    assert t.stock(RED)["lore"] == 2
    t = table().clan(RED, "boar").pile("T12")
    for name in ("S0.a", "S0.b", "S0.c", "S0.d"):
        t.units(PURPLE, name, 1)
    play(t, "recruit", "new_tile")
    t.choose(t.keys[0])  # a tile that finds new land is no Explore
    assert t.event("tile_placed")["rule"] == "NG-RECRUIT-06"
    assert t.stock(RED)["lore"] == 0


@pytest.mark.rule("NG-CLAN-BOAR-01")
@pytest.mark.parametrize("scope", ["any", "own"])
def test_closing_an_own_territory_gives_no_lore(scope: str) -> None:
    t = west("boar", boar_scope=scope).units(RED, "S0.d", 1)
    play(t, "explore", CLOSING)
    assert (t.fame_of(RED), t.stock(RED)["lore"]) == (3, 0)


@pytest.mark.rule("NG-CLAN-BOAR-01")
@pytest.mark.parametrize("holder", [PURPLE, None])
@pytest.mark.parametrize(("scope", "lore"), [("any", 0), ("own", 1)])
def test_closing_what_is_not_own_depends_on_the_reading(holder: int | None, scope: str, lore: int) -> None:
    """ED-04: no territory at all, or none of the Boar's own."""
    t = west("boar", boar_scope=scope).units(RED, "T10.a", 1)
    if holder is not None:
        t.units(holder, "S0.d", 1)
    play(t, "explore", CLOSING)
    assert t.event("territory_closed")["size"] == 3
    assert (t.fame_of(RED), t.stock(RED)["lore"]) == (0, lore)


@pytest.mark.rule("NG-CLAN-BOAR-01")
@pytest.mark.parametrize(("edition", "lore"), [("polish", 0), ("ukrainian", 1), ("czech", 0), ("consensus", 0)])
def test_the_editions_read_the_boar_differently(edition: str, lore: int) -> None:
    t = west("boar", edition=edition).units(RED, "T10.a", 1)
    play(t, "explore", CLOSING)
    assert t.stock(RED)["lore"] == lore


@pytest.mark.rule("NG-CLAN-BOAR-01")
@pytest.mark.parametrize("clan", all_but("boar"))
def test_no_other_clan_gains_lore_by_exploring(clan: str) -> None:
    t = land().clan(RED, clan).clan(PURPLE, "boar").units(RED, "S0.a", 1).pile("T13")
    play(t, "explore", "place:0,-1,0")
    assert (sum(t.stock(RED).values()), sum(t.stock(PURPLE).values())) == (0, 0)


# Goat


@pytest.mark.rule("NG-CLAN-GOAT-01")
@pytest.mark.parametrize(
    ("building", "slot", "wood", "food"),
    [("silo", "T21.a.1", 1, 1), ("tower", "T21.a.1", 1, 1), ("forge", "T21.b.1", 3, 2), ("altar", "T21.b.1", 3, 2)],
)
def test_the_goat_gains_food_by_building(building: str, slot: str, wood: int, food: int) -> None:
    t = land().clan(RED, "goat").units(RED, "S0.d", 1).units(RED, "T21.b", 1).resources(RED, wood=wood)
    play(t, "build", f"building:{building}", f"slot:{slot}")
    assert t.stock(RED) == {"food": food, "wood": 0, "lore": 0}
    assert t.event("resources_gained")["rule"] == "NG-CLAN-GOAT-01"
    types = [event.type for event in t.events]
    assert types.index("building_built") < types.index("resources_gained")


@pytest.mark.rule("NG-CLAN-GOAT-01")
def test_the_goat_gains_for_each_of_two_buildings_but_not_for_rebuilding() -> None:
    t = land().clan(RED, "goat").units(RED, "S0.d", 1).units(RED, "T21.b", 1).resources(RED, wood=4)
    play(t, "a11", "building:silo", "slot:T21.a.1", "building:forge", "slot:T21.b.1")
    assert t.stock(RED)["food"] == 3
    t = land().clan(RED, "goat").units(RED, "S0.d", 1).resources(RED, wood=1)
    play(t, "a05", "building:silo", "slot:T21.a.1", "slot:T21.a.1", "building:tower")
    assert (t.buildings("S0.d"), t.stock(RED)["food"]) == (["tower"], 1)


@pytest.mark.rule("NG-CLAN-GOAT-01")
def test_the_goat_gains_for_a_free_or_slotless_building_too() -> None:
    t = land().clan(RED, "goat").units(RED, "S0.d", 1)
    play(t, "boar_0", "building:tower", "slot:T21.a.1")
    assert t.stock(RED)["food"] == 1
    t = land().clan(RED, "goat").units(RED, "S0.a", 1).resources(RED, wood=1)
    play(t, "a24", "building:tower", "territory:S0.a")
    assert t.stock(RED)["food"] == 1


@pytest.mark.rule("NG-CLAN-GOAT-01")
@pytest.mark.parametrize("clan", all_but("goat"))
def test_no_other_clan_gains_by_building(clan: str) -> None:
    t = land().clan(RED, clan).clan(PURPLE, "goat").units(RED, "S0.d", 1).resources(RED, wood=1)
    play(t, "build", "building:silo", "slot:T21.a.1")
    assert (sum(t.stock(RED).values()), sum(t.stock(PURPLE).values())) == (0, 0)


# Raven


@pytest.mark.rule("NG-CLAN-RAVEN-01")
def test_the_raven_collects_where_it_closes() -> None:
    """Food of the tile and of a Silo, wood of a Lodge; nothing of its other territories."""
    t = west("raven").units(RED, "S0.d", 1).building("silo", "S0.d").building("lodge", "S0.d").units(RED, "T11.a", 1)
    play(t, "explore", CLOSING)
    assert t.stock(RED) == {"food": 2, "wood": 1, "lore": 0}
    assert t.event("resources_gained")["rule"] == "NG-CLAN-RAVEN-01"
    assert t.fame_of(RED) == 3  # and the fame of any explorer


@pytest.mark.rule("NG-CLAN-RAVEN-01")
@pytest.mark.rule("NG-EXPLORE-13")
def test_the_raven_collects_in_every_territory_closed() -> None:
    t = both("raven")
    play(t, "explore", CLOSING)
    assert (t.fame_of(RED), t.stock(RED)["food"]) == (7, 2)


@pytest.mark.rule("NG-CLAN-RAVEN-02")
def test_the_raven_collects_no_fame_of_an_altar_or_of_harvest() -> None:
    t = west("raven").units(RED, "S0.d", 1).building("altar", "S0.d")
    play(t, "explore", CLOSING)
    assert t.fame_of(RED) == 3  # one per tile for closing; neither 3 for the Altar nor 2 as in Harvest
    assert t.stock(RED) == {"food": 1, "wood": 0, "lore": 0}


@pytest.mark.rule("NG-CLAN-RAVEN-01")
@pytest.mark.parametrize("holder", [PURPLE, None])
def test_the_raven_collects_nothing_in_the_land_of_others(holder: int | None) -> None:
    t = west("raven").units(RED, "T10.a", 1)
    if holder is not None:
        t.units(holder, "S0.d", 1)
    play(t, "explore", CLOSING)
    assert t.event("territory_closed")["size"] == 3
    assert (sum(t.stock(RED).values()), sum(t.stock(PURPLE).values())) == (0, 0)


@pytest.mark.rule("NG-CLAN-RAVEN-01")
def test_the_raven_collects_only_by_its_own_exploring() -> None:
    """Purple closes the Raven's territory."""
    t = west("raven").units(RED, "S0.d", 1).units(PURPLE, "T10.a", 1)
    t.play(PURPLE, "explore", CLOSING)
    assert t.event("territory_closed")["size"] == 3
    assert (sum(t.stock(RED).values()), t.fame_of(RED)) == (0, 0)


@pytest.mark.rule("NG-AMB-60")
@pytest.mark.parametrize(("blocks", "food"), [(True, 1), (False, 2)])
def test_a_wolf_and_the_collecting_raven(blocks: bool, food: int) -> None:
    """Beside a Wolf only the Silo gives, unless the option is off."""
    t = west("raven", creatures=True, wolf_blocks_raven=blocks).units(RED, "S0.d", 1).building("silo", "S0.d")
    t.creature("wolf_1", "S0.d")
    play(t, "explore", CLOSING)
    assert t.stock(RED)["food"] == food


# Stag


@pytest.mark.rule("NG-CLAN-STAG-02")
@pytest.mark.rule("NG-EXPLORE-13")
def test_the_stag_gains_one_more_fame_per_territory_closed() -> None:
    t = both("stag")
    play(t, "explore", CLOSING)
    assert t.fame_of(RED) == 3 + 4 + 2
    bonus = [event for event in t.all_events("fame_gained") if event["rule"] == "NG-CLAN-STAG-02"]
    assert [event["amount"] for event in bonus] == [1, 1]


@pytest.mark.rule("NG-CLAN-STAG-02")
@pytest.mark.parametrize("holder", [PURPLE, None])
def test_the_stag_gains_nothing_for_the_land_of_others(holder: int | None) -> None:
    t = west("stag").units(RED, "T10.a", 1)
    if holder is not None:
        t.units(holder, "S0.d", 1)
    play(t, "explore", CLOSING)
    assert (t.fame_of(RED), t.fame_of(PURPLE)) == (0, 0)


def conquest(clan: str, attackers: int = 3) -> Table:
    """Red attacks Purple's single unit in S0.b."""
    return land().clan(RED, clan).units(RED, "S0.d", attackers).units(PURPLE, "S0.b", 1)


def attack(t: Table, n: int, outcomes: list[list[int]]) -> Table:
    return play(t, "move", "territory:S0.d", "territory:S0.b", f"count:{n}", outcomes=outcomes)


@pytest.mark.rule("NG-CLAN-STAG-01")
def test_the_stag_gains_fame_by_conquest() -> None:
    t = attack(conquest("stag"), 2, [THREE, TWO])
    assert t.event("battle_decided")["winner"] == RED
    gained = t.event("fame_gained")
    assert (gained["rule"], gained["seat"], gained["amount"]) == ("NG-CLAN-STAG-01", RED, 1)
    t.choose("territory:S0.a")
    assert (t.fame_of(RED), t.fame_of(PURPLE), t.units_in("S0.b")) == (1, 0, (RED, 2))


@pytest.mark.rule("NG-CLAN-STAG-01")
def test_the_stag_gains_nothing_by_losing_defending_or_walking_in() -> None:
    t = attack(conquest("stag"), 1, [TWO, THREE])  # 3 : 4
    assert (t.event("battle_decided")["winner"], t.fame_of(RED)) == (PURPLE, 0)
    t = land().clan(RED, "stag").units(RED, "S0.d", 3).units(PURPLE, "S0.b", 1)
    t.play(PURPLE, "move", "territory:S0.b", "territory:S0.d", "count:1", outcomes=[TWO, THREE])
    assert (t.event("battle_decided")["winner"], t.fame_of(RED)) == (RED, 0)
    t = land().clan(RED, "stag").units(RED, "S0.d", 3)
    play(t, "move", "territory:S0.d", "territory:S0.b", "count:1")
    assert (t.units_in("S0.b"), t.fame_of(RED)) == ((RED, 1), 0)


@pytest.mark.rule("NG-AMB-25")
@pytest.mark.rule("NG-CLAN-STAG-01")
@pytest.mark.rule("NG-CLAN-WOLF-01")
@pytest.mark.parametrize("clan", ["stag", "wolf"])
def test_both_wiped_out_is_no_victory(clan: str) -> None:
    t = attack(conquest(clan), 1, [ONE_AND_CASUALTY, ONE_AND_CASUALTY])
    assert (t.event("battle_decided")["winner"], t.units_in("S0.b")) == (-1, (-1, 0))
    assert (t.fame_of(RED), sum(t.stock(RED).values())) == (0, 0)


@pytest.mark.rule("NG-AMB-18")
@pytest.mark.rule("NG-CLAN-STAG-01")
@pytest.mark.rule("NG-CLAN-WOLF-01")
@pytest.mark.parametrize("clan", ["stag", "wolf"])
def test_no_battle_no_gain(clan: str) -> None:
    """Intimidate pushes the last defender out."""
    t = play(conquest(clan), "e10", "territory:S0.d", "territory:S0.b", "count:2", "done", "territory:S0.a")
    assert t.event("territory_occupied")["seat"] == RED
    assert (t.units_in("S0.b"), t.fame_of(RED), sum(t.stock(RED).values())) == ((RED, 2), 0, 0)


@pytest.mark.rule("NG-CLAN-STAG-01")
@pytest.mark.parametrize("clan", all_but("stag"))
def test_no_other_clan_gains_fame_by_conquest(clan: str) -> None:
    t = attack(conquest(clan).clan(PURPLE, "stag"), 2, [THREE, TWO])
    assert (t.fame_of(RED), t.fame_of(PURPLE)) == (0, 0)


# Wolf


@pytest.mark.rule("NG-CLAN-WOLF-01")
def test_the_wolf_gains_food_when_its_attack_wins() -> None:
    t = attack(conquest("wolf"), 2, [TWO_CASUALTIES, THREE])
    assert t.event("battle_decided")["winner"] == RED  # 2 : 4, but the defender is gone
    gained = t.event("resources_gained")
    assert (gained["rule"], gained["seat"], gained["food"]) == ("NG-CLAN-WOLF-01", RED, 1)
    assert t.stock(RED) == {"food": 1, "wood": 0, "lore": 0}


@pytest.mark.rule("NG-CLAN-WOLF-01")
def test_the_wolf_gains_nothing_by_losing_or_defending() -> None:
    t = attack(conquest("wolf"), 1, [TWO, THREE])
    assert (t.event("battle_decided")["winner"], t.stock(RED)["food"]) == (PURPLE, 0)
    t = land().clan(RED, "wolf").units(RED, "S0.d", 3).units(PURPLE, "S0.b", 1)
    t.play(PURPLE, "move", "territory:S0.b", "territory:S0.d", "count:1", outcomes=[TWO, THREE])
    assert (t.event("battle_decided")["winner"], t.stock(RED)["food"]) == (RED, 0)


@pytest.mark.rule("NG-CLAN-WOLF-01")
def test_the_wolf_gains_for_every_battle_won() -> None:
    t = land().clan(RED, "wolf").units(RED, "S0.d", 6).units(PURPLE, "S0.b", 1).units(PURPLE, "S0.a", 1)
    play(t, "e05", "territory:S0.d", "territory:S0.b", "count:3", "territory:S0.d", "territory:S0.a", "count:3")
    t.choose("territory:S0.b", outcomes=[TWO_CASUALTIES, TWO])
    assert t.decision == (RED, "battle_food")  # the food just gained may be spent in the next battle
    t.choose("count:0", outcomes=[TWO_CASUALTIES, TWO])
    assert t.stock(RED)["food"] == 2


@pytest.mark.rule("NG-CLAN-WOLF-01")
@pytest.mark.parametrize("clan", all_but("wolf"))
def test_no_other_clan_gains_by_attacking(clan: str) -> None:
    t = attack(conquest(clan).clan(PURPLE, "wolf"), 2, [THREE, TWO])
    assert (sum(t.stock(RED).values()), sum(t.stock(PURPLE).values())) == (0, 0)


# Both and creatures


@pytest.mark.rule("NG-AMB-26")
@pytest.mark.parametrize(("clan", "fame", "food"), [("wolf", 1, 1), ("stag", 1, 0)])
def test_beating_a_creature_in_ones_own_land(clan: str, fame: int, food: int) -> None:
    """The Wolf (worth 1 fame) shared Red's territory: the Wolf clan won an attack, the Stag gained no territory."""
    t = land(creatures=True).clan(RED, clan).units(RED, "S0.d", 5).creature("wolf_1", "S0.d")
    play(t, "move", "attack", "creature:wolf_1", outcomes=[THREE, TWO])
    assert t.event("creature_defeated")["seat"] == RED
    assert (t.fame_of(RED), t.stock(RED)["food"]) == (fame, food)


@pytest.mark.rule("NG-AMB-26")
@pytest.mark.parametrize(("clan", "fame", "food"), [("wolf", 4, 1), ("stag", 5, 0)])
def test_beating_a_valkyrie_for_her_land(clan: str, fame: int, food: int) -> None:
    """She (worth 4 fame) shares with nobody: her territory is gained by the battle."""
    t = land(creatures=True).clan(RED, clan).units(RED, "S0.d", 9).creature("valkyrie_1", "S0.b")
    play(t, "move", "territory:S0.d", "territory:S0.b", "count:9", outcomes=[THREE, TWO])
    assert (t.units_in("S0.b"), t.fame_of(RED), t.stock(RED)["food"]) == ((RED, 9), fame, food)


@pytest.mark.rule("NG-AMB-26")
@pytest.mark.rule("NG-CLAN-STAG-01")
@pytest.mark.parametrize(("there", "fame"), [(0, 5), (1, 4)])
def test_the_stag_gains_for_a_valkyrie_only_where_control_is_new(there: int, fame: int) -> None:
    """One unit falls: those left are no more than came by this Move, but one had been there before (NG-AMB-61)."""
    t = land(creatures=True).clan(RED, "stag").units(RED, "S0.d", 9).creature("valkyrie_1", "S0.b")
    if there:
        t.units(RED, "S0.b", there)
    play(t, "move", "territory:S0.d", "territory:S0.b", "count:9", outcomes=[THREE, ONE_AND_CASUALTY])
    assert t.event("creature_battle_decided")["attackers_lost"] == 1
    assert t.fame_of(RED) == fame


@pytest.mark.rule("NG-AMB-26")
@pytest.mark.parametrize("clan", ["wolf", "stag"])
def test_beating_a_creature_that_attacks_is_no_attack(clan: str) -> None:
    t = land(creatures=True).clan(RED, clan).units(RED, "S0.d", 9).creature("valkyrie_1", "S0.b")
    t.resources(RED, food=1).begin_creature_phase().choose("count:0", outcomes=[TWO, THREE])
    assert t.event("creature_defeated")["seat"] == RED
    assert (t.fame_of(RED), t.all_events("fame_gained")[0]["rule"]) == (4, "NG-CREATURE-30")
    assert [event for event in t.all_events("resources_gained") if event["rule"].startswith("NG-CLAN")] == []
