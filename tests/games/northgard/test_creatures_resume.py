"""Decisions of the Creatures module: each can be saved, cloned and resumed, and says why more is not offered."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longhall.games.northgard.frames.setup import ReturnSetupTiles, SetupRound
from longhall.games.northgard.frames.year import StartYear
from longhall.kernel.chance import rng_from_seed
from tests.games.northgard.card_play import land
from tests.games.northgard.resuming import continues_alike
from tests.games.northgard.table import CHOICE, PURPLE, RED, TWO, Table, table


def crowd(**setup: bool) -> Table:
    """Red among creatures, some food in everybody's hands and a pile of tiles."""
    t = land(creatures=True, **setup).units(RED, "S0.a", 3).units(RED, "S0.d", 4).units(PURPLE, "S0.b", 3)
    t.creature("wolf_1", "S0.a").creature("draugr_1", "S0.a").creature("bear_1", "S0.c")
    t.resources(RED, food=3, wood=2).resources(PURPLE, food=2).row("e01", "e02")
    return t.hand(PURPLE, "move", "feast", "explore").begin_turn(RED, ["e05", "explore", "recruit", "build"])


def move_from() -> Table:
    return crowd().choose("play", "card:e05")


def move_on() -> Table:
    return move_from().choose("territory:S0.d", "territory:S0.c", "count:2")


def declare() -> Table:
    return move_from().choose("attack")


def declare_more() -> Table:
    return move_on().choose("done", "creature:wolf_1")


def battle_order() -> Table:
    t = move_from().choose("territory:S0.d", "territory:S0.b", "count:2", "territory:S0.d", "territory:S0.c", "count:1")
    return t.choose("creature:wolf_1", "creature:bear_1")


def battle_food() -> Table:
    return declare().choose("creature:draugr_1")


def die_choice() -> Table:
    return battle_food().choose("count:2", outcomes=[CHOICE])


def valkyrie_food() -> Table:
    t = land(creatures=True).units(RED, "S0.d", 3).creature("valkyrie_1", "S0.a").creature("wolf_1", "S0.c")
    return t.resources(RED, food=3).begin_creature_phase()


def valkyrie_retreat() -> Table:
    return valkyrie_food().choose("count:1", outcomes=[TWO, TWO])


def retreat_count() -> Table:
    return valkyrie_retreat().choose("territory:S0.b")


def explored_valkyrie() -> Table:
    t = land(creatures=True).units(RED, "S0.a", 3).resources(RED, food=3).creature_deck("valkyrie_1", "wolf_1")
    return t.pile("T17", "T10", "T12").play(RED, "a18", "place:0,-1,2")  # Rangers: a second Explore may follow


def creature_target() -> Table:
    t = table(creatures=True).units(RED, "S0.d", 2).units(PURPLE, "S0.b", 2)
    return t.creature("draugr_1", "S0.a").creature("wolf_1", "S0.c").begin_creature_phase()


def more_creatures() -> Table:
    t = land(creatures=True, more_creatures=True).units(RED, "S0.a", 3).row("e01", "e02")
    return t.creature("wolf_1", "S0.d").begin_turn(RED, ["move"]).choose("pass", "card:e01")


def setup_units() -> Table:
    t = land(creatures=True).creature_deck("valkyrie_1", "wolf_3").pile("T01", "T02", "T03")
    t.s.setup_tiles[RED] = [t.s.content.tile_index[name] for name in ("T17", "T09")]
    t.s.setup_tiles[PURPLE] = [t.s.content.tile_index[name] for name in ("T08", "T10")]
    t.begin(SetupRound(2), ReturnSetupTiles(), StartYear())
    return t.choose("tile:T17", "place:0,-1,2")


SITUATIONS: list[tuple[Callable[[], Table], str]] = [
    (move_from, "move_from"),
    (move_on, "move_from"),
    (declare, "declare_creature"),
    (declare_more, "declare_creature"),
    (battle_order, "battle_order"),
    (battle_food, "battle_food"),
    (die_choice, "die_choice"),
    (valkyrie_food, "battle_food"),
    (valkyrie_retreat, "retreat_to"),
    (retreat_count, "retreat_count"),
    (explored_valkyrie, "battle_food"),
    (creature_target, "creature_target"),
    (more_creatures, "more_creatures"),
    (setup_units, "setup_units"),
]


@pytest.mark.parametrize(("situation", "kind"), SITUATIONS, ids=[make.__name__ for make, _ in SITUATIONS])
def test_saved_cloned_and_resumed(situation: Callable[[], Table], kind: str) -> None:
    t = situation()
    assert t.decision[1] == kind
    continues_alike(t, choices=25)


@pytest.mark.parametrize(("situation", "kind"), SITUATIONS, ids=[make.__name__ for make, _ in SITUATIONS])
def test_refusals_name_rules_and_things_that_exist(situation: Callable[[], Table], kind: str) -> None:
    t = situation()
    catalogue = t.game.catalogue().clauses
    refusals = t.match.refusals()
    assert len({refusal.key for refusal in refusals}) == len(refusals)
    for refusal in refusals:
        assert refusal.key not in t.keys
        assert refusal.rule in catalogue
        assert refusal.message.startswith("refusal-")
        assert t.game.is_known_key(t.match.state, refusal.key)


def creature_tie() -> Table:
    """The Wolf in S0.d has units in S0.a and S0.b beside it and the neutral S0.c."""
    t = table(creatures=True).units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1).creature("wolf_1", "S0.d")
    return t.begin_creature_phase()


@pytest.mark.parametrize(
    ("situation", "key", "rule"),
    [(creature_tie, "territory:S0.c", "NG-CREATURE-44"), (more_creatures, "territory:S0.d", "NG-MORE-02")],
)
def test_why_a_creature_does_not_go_or_come_there(situation: Callable[[], Table], key: str, rule: str) -> None:
    assert situation().refusal(key).rule == rule


@pytest.mark.rule("NG-CREATURE-01")
@pytest.mark.parametrize("seats", [2, 5])
def test_who_imagines_the_unknown_keeps_the_weak_creatures_on_top(seats: int) -> None:
    t = table(seats=seats, creatures=True)
    seen = set()
    for seed in range(20):
        imagined = t.match.determinize(RED, rng_from_seed(f"imagined {seed}"))
        deck = imagined.state.to_data()["creature_deck"]
        from_the_top = [t.s.content.creatures[creature] for creature in reversed(deck)]
        assert all(creature.strength <= 6 for creature in from_the_top[: seats + 1])
        seen.add(tuple(deck))
    assert len(seen) > 10
