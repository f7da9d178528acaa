"""Reading the effects of cards: the vocabulary, and what each of its words may be told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.northgard.content import RESOURCES, Effect
from longhall.kernel.pack import PackEntry

WHERE: Final = ("own", "own_or_neutral", "neutral", "one_neutral", "one_own_or_neutral")
EACH: Final = ("open_or_wood", "beside_enemy")
BESPOKE: Final = (
    "ancestral_curse",
    "annexation",
    "bribery",
    "capture",
    "conqueror",
    "defensive_strategy",
    "enemy_secrets",
    "future_sight",
    "glory_of_the_clan",
    "hidden_ways",
    "kaija_rampage",
    "legendary_heroes",
    "place_scorched_earth",
    "plunder",
    "protector_of_the_land",
    "raiding_party",
    "rapacious_exploitation",
    "raven_mercenaries",
    "remodel",
    "resourceful_people",
    "spy",
    "stag_muster",
    "stolen_lore",
    "teamwork",
    "veiled_threats",
)
SCORES: Final = ("builder", "explorer", "food_trader", "scholar", "trapper", "warlord", "wood_trader")


@dataclass
class Parameter:
    """What an op takes: a number in a range, a flag, a word of ``choices``, a resource or lists of effects."""

    kind: str  # number, flag, word, resource or options
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    needed: bool = False


def _number(least: int, most: int, needed: bool = False) -> Parameter:
    return Parameter("number", least, most, needed=needed)


def _word(choices: tuple[str, ...], needed: bool = False) -> Parameter:
    return Parameter("word", choices=choices, needed=needed)


def _flag() -> Parameter:
    return Parameter("flag")


def _resource(needed: bool = False) -> Parameter:
    return Parameter("resource", choices=RESOURCES, needed=needed)


OPS: Final[dict[str, dict[str, Parameter]]] = {
    "recruit": {
        "n": _number(1, 14),
        "where": _word(WHERE),
        "same": _flag(),
        "each": _word(EACH),
        "limit": _number(1, 14),
        "per": _resource(),
    },
    "move": {
        "n": _number(1, 14, needed=True),
        "points": _number(0, 9),
        "casualties": _number(0, 9),
        "no_rough": _flag(),
        "shield": _number(0, 9),
        "through": _flag(),
        "push": _number(0, 9),
        "either": _flag(),
        "forage": _flag(),
    },
    "explore": {
        "draw": _number(1, 9),
        "redraw": _flag(),
        "times": _number(1, 9),
        "anywhere": _flag(),
        "collect": _flag(),
    },
    "build": {
        "discount": _number(0, 9),
        "duplicate": _flag(),
        "no_slot": _flag(),
        "times": _number(1, 9),
        "small": _number(0, 9),
    },
    "draw": {
        "n": _number(1, 9, needed=True),
        "keep": _number(0, 9),
        "discard": _number(0, 9),
        "top": _number(0, 9),
    },
    "gain": {"n": _number(1, 30, needed=True), "resource": _resource(needed=True)},
    "basic": {},
    "choose": {"options": Parameter("options", needed=True)},
    "take_discard": {"n": _number(1, 9, needed=True)},
    "bespoke": {"name": _word(BESPOKE, needed=True)},
    "score": {"name": _word(SCORES, needed=True)},
}

# What pack.toml counts, and the fewest and most a pack can have: enough for five players in the long game.


def read_effects(entry: PackEntry, field: str, tables: list[Any]) -> tuple[Effect, ...]:
    return tuple(_effect(entry, f"{field} number {number}", table) for number, table in enumerate(tables, start=1))


def _effect(entry: PackEntry, field: str, table: Any) -> Effect:
    """The effect ``table`` describes; ``field`` says where it is written."""
    if not isinstance(table, dict):
        raise entry.fail(field, 'expected a table such as { op = "draw", n = 1 }')
    op = table.get("op")
    if not isinstance(op, str) or op not in OPS:
        raise entry.fail(f"{field}, op", f"{op!r} is not an effect; there are {', '.join(OPS)}")
    parameters = OPS[op]
    values: dict[str, Any] = {}
    for key, value in table.items():
        if key == "op":
            continue
        if key not in parameters:
            known = f"it takes {', '.join(parameters)}" if parameters else "it takes nothing"
            raise entry.fail(f"{field}, {key}", f"{op} does not know this parameter; {known}")
        values[key] = _value(entry, f"{field}, {key}", parameters[key], value)
    for key, parameter in parameters.items():
        if parameter.needed and key not in values:
            raise entry.fail(f"{field}, {key}", f"{op} needs it")
    if op == "draw":
        values.setdefault("keep", values["n"] - values.get("discard", 0) - values.get("top", 0))
    effect = Effect(op, **values)
    _check_effect(entry, field, effect)
    return effect


def _value(entry: PackEntry, field: str, parameter: Parameter, value: Any) -> Any:
    match parameter.kind:
        case "number":
            if not isinstance(value, int) or isinstance(value, bool):
                raise entry.fail(field, "expected a whole number")
            if not parameter.least <= value <= parameter.most:
                raise entry.fail(field, f"{value} must be between {parameter.least} and {parameter.most}")
            return value
        case "flag":
            if not isinstance(value, bool):
                raise entry.fail(field, "expected true or false")
            return value
        case "options":
            if (
                not isinstance(value, list)
                or len(value) < 2
                or not all(isinstance(part, list) and part for part in value)
            ):
                raise entry.fail(field, "expected two or more lists of effects")
            return tuple(
                read_effects(entry, f"{field} number {number}", part) for number, part in enumerate(value, start=1)
            )
        case _:
            if value not in parameter.choices:
                raise entry.fail(field, f"{value!r} must be one of {', '.join(parameter.choices)}")
            return parameter.choices.index(value) if parameter.kind == "resource" else value


def _check_effect(entry: PackEntry, field: str, effect: Effect) -> None:
    """Parameters that are right one by one but not together."""
    match effect.op:
        case "recruit":
            if (effect.n > 0) + (effect.each != "") + (effect.per >= 0) != 1:
                raise entry.fail(field, "recruit needs exactly one of n, each and per")
            if effect.limit and not effect.each:
                raise entry.fail(f"{field}, limit", "only limits each")
            if not effect.n and (effect.same or effect.where != "own"):
                raise entry.fail(field, "same and where only go with n")
        case "draw":
            if effect.keep < 0 or effect.keep + effect.discard + effect.top != effect.n:
                raise entry.fail(field, f"keep, discard and top must add up to the {effect.n} cards drawn")
        case "build":
            if effect.small > effect.times:
                raise entry.fail(f"{field}, small", f"{effect.small} is more than all the {effect.times} builds")
        case "choose":
            words = [way[0].name if way[0].op == "bespoke" else way[0].op for way in effect.options if way]
            if len(words) != len(effect.options) or len(set(words)) != len(words):
                raise entry.fail(field, "the ways to choose from must begin with different effects")
        case _:
            pass


def flat_effects(effects: tuple[Effect, ...]) -> list[Effect]:
    """The effects and all that are inside their options."""
    every: list[Effect] = []
    for effect in effects:
        every.append(effect)
        for option in effect.options:
            every.extend(flat_effects(option))
    return every
