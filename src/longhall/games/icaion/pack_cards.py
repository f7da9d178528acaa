"""The cards of a pack: Event cards, Curio cards, Seekers and Gear."""

from __future__ import annotations

from typing import Any, Final

from longhall.games.icaion.content import (
    ACTIONS,
    COLOSSUS_STEPS,
    COLOURS,
    CURIO_OPS,
    OP_ACTION,
    OP_ATTACK,
    OP_DRAW,
    OP_MOVE,
    OP_POINTS,
    OP_QOAM,
    OP_REFINER_THREE,
    OP_SCAVENGER_DISCARD,
    OP_SCAVENGER_TWO,
    REGION_CARD,
    REGION_TYPES,
    RESTORE,
    STEP_PARASITES,
    WILD,
    Character,
    Curio,
    EventCard,
)
from longhall.kernel.pack import PackEntry

# which effects and powers have a number
NEEDS_NUMBER: Final = (OP_QOAM, OP_POINTS, OP_MOVE, OP_DRAW, OP_ATTACK)
UPGRADES_WITH_NUMBER: Final = (OP_SCAVENGER_DISCARD, OP_SCAVENGER_TWO, OP_REFINER_THREE)
POWERS_WITH_NUMBER: Final = (
    *("cursed", "heir", "outsider", "creature"),
    *("boots", "armor", "belt", "case", "sword", "harness", "crown", "tools", "stabilizer"),
    *("transmuter", "bell"),
)
SWORD_ID: Final = "sword"


def read_event(card: EventCard, entry: PackEntry) -> None:
    if card.kind == REGION_CARD:
        card.type = REGION_TYPES.index(entry.text("type", choices=REGION_TYPES))
        return
    card.steps = [_colossus_step(entry, step) for step in entry.items("steps")]
    if not card.steps:
        raise entry.fail("steps", "a Colossus card does something")


def read_curio(curio: Curio, entry: PackEntry) -> None:
    effect = PackEntry(entry.file, entry.name, entry.table("effect"))
    op = curio.op = CURIO_OPS.index(effect.text("op", choices=CURIO_OPS))
    if op in NEEDS_NUMBER or op in UPGRADES_WITH_NUMBER:
        curio.n = effect.number("n", least=1, most=20)
    if op == OP_QOAM:
        colour = effect.text("colour", choices=(*COLOURS, "wild"))
        curio.colour = COLOURS.index(colour) if colour != "wild" else WILD
    if op == OP_ACTION:
        curio.actions = _actions(effect)
    effect.done()


def read_character(character: Character, entry: PackEntry) -> None:
    crystals = PackEntry(entry.file, entry.name, entry.table("qoam"))
    character.qoam = [crystals.number(colour, default=0, most=9) for colour in COLOURS]
    crystals.done()
    character.n = power_number(entry)
    character.strength = entry.number("strength", most=9) if entry.name == SWORD_ID else 0


def power_number(entry: PackEntry) -> int:
    return entry.number("n", least=1, most=20) if entry.name in POWERS_WITH_NUMBER else 0


def _colossus_step(entry: PackEntry, table: Any) -> tuple[int, int]:
    if not isinstance(table, dict):
        raise entry.fail("steps", "expected a list of tables")
    step = PackEntry(entry.file, entry.name, table)
    op = COLOSSUS_STEPS.index(step.text("op", choices=COLOSSUS_STEPS))
    n = step.number("n", least=1, most=3) if op == STEP_PARASITES else 0
    step.done()
    return op, n


def _actions(effect: PackEntry) -> list[int]:
    """The Standard Actions a card shows; never Restore, which belongs to an expansion."""
    names = effect.items("actions")
    allowed = ACTIONS[:RESTORE]
    for name in names:
        if name not in allowed:
            raise effect.fail("actions", f"{name!r} must be one of {', '.join(allowed)}")
    if not names or len(set(names)) != len(names):
        raise effect.fail("actions", "expected one or more different actions")
    return [ACTIONS.index(name) for name in names]
