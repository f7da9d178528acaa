"""What a hint tells of a Northgard position: the parts, the economy by what it is made of, and facts to name."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from longhall.bots.northgard.value import Evaluator, Weights
from longhall.bots.strategy import TELLING, telling_fact
from longhall.games.northgard.state import NorthgardState

# A part of the economy is what is missing where its weight is zero; the rest is what lies in store.
IN_STORE: Final = "store"
REASONS: Final = (
    "fame",
    "land",
    "land-closed",
    "land-own",
    "winter",
    "winter-food",
    "winter-wood",
    "units",
    "altar",
    "slots",
    IN_STORE,
    "race",
    "deck",
    "forges",
    "scorched",
    "rivals",
    "threat",
)


def economy_without(weights: Weights) -> dict[str, Weights]:
    return {
        "winter": replace(weights, unrest=0.0),
        "units": replace(weights, units=(0.0, 0.0, 0.0, 0.0)),
        "altar": replace(weights, altar=0.0),
        "slots": replace(weights, small_slot=0.0),
    }


def explained(s: NorthgardState, seat: int, weights: Weights) -> dict[str, float]:
    found = Evaluator(s, seat, weights).parts(s)
    economy = found.pop("economy")
    store = economy
    for name, without in economy_without(weights).items():
        size = economy - Evaluator(s, seat, without).parts(s)["economy"]
        found[name] = size
        store -= size
    found[IN_STORE] = store
    found["#food"] = float(s.resources[3 * seat])
    found["#wood"] = float(s.resources[3 * seat + 1])
    for territory in s.geo.territories:
        if s.owner[territory] == seat:
            found[f"#own:{s.geo.names[territory]}"] = 1.0
            if s.geo.open_sides[territory] == 0:
                found[f"#closed:{s.geo.names[territory]}"] = 1.0
    return found


def reason(name: str, more: bool, mine: dict[str, float], others: dict[str, float]) -> tuple[str, str, str]:
    if name == "land":
        for kind in ("closed", "own"):
            territory = telling_fact(kind, more, mine, others)
            if territory:
                return f"land-{kind}", "territory", territory
    elif name == "winter":
        sign = 1.0 if more else -1.0
        food = sign * (mine.get("#food", 0.0) - others.get("#food", 0.0))
        wood = sign * (mine.get("#wood", 0.0) - others.get("#wood", 0.0))
        if max(food, wood) > TELLING:
            return "winter-food" if food >= wood else "winter-wood", "", ""
    return name, "", ""
