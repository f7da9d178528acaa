"""What is coming as things stand: what winter will cost a seat, and how near anybody is to winning at once.

Everything here is public: resources, land and buildings lie open.
"""

from __future__ import annotations

from typing import Any, Final

from longhall.games.northgard.content import FOOD, LORE, RESOURCES, WOOD
from longhall.games.northgard.frames.year import winter_cost
from longhall.games.northgard.queries import harvest_symbols, own_territories, units_on_map
from longhall.games.northgard.scoring import domination_target, strongholds
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.frames import Choice, Forecast

BEFORE_HARVEST: Final = frozenset({"turn_action", "play_card"})
AFTER_HARVEST: Final = frozenset({"trade_take", "trade_give", "accept_exchange"})


def forecast(s: NorthgardState, seat: int) -> list[Forecast]:
    """For the seat that decides, where it plans its year or trades; empty elsewhere."""
    top = s.stack[-1] if s.stack else None
    kind = top.kind() if isinstance(top, Choice) else ""
    if kind in BEFORE_HARVEST:
        return [*_winter(s, seat, True), *_domination(s)]
    return _winter(s, seat, False) if kind in AFTER_HARVEST else []


def _winter(s: NorthgardState, seat: int, harvest_to_come: bool) -> list[Forecast]:
    """[NG-WINTER-01]"""
    cost = [0, 0, 0]
    cost[FOOD], cost[WOOD] = winter_cost(s, units_on_map(s, seat))
    if not sum(cost):
        return []
    will_have = s.resources[3 * seat : 3 * seat + 3]
    if harvest_to_come:
        for territory in own_territories(s, seat):
            for resource in (FOOD, WOOD, LORE):
                will_have[resource] += harvest_symbols(s, territory, resource)
    short = [max(0, cost[resource] - will_have[resource]) for resource in (FOOD, WOOD, LORE)]
    told = [Forecast("forecast-winter", "NG-WINTER-01", _amounts(cost))]
    if sum(short):
        told.append(Forecast("forecast-winter-short", "NG-UNREST-01", _amounts(short), urgent=True))
    else:
        told.append(Forecast("forecast-winter-enough", "NG-WINTER-01"))
    return told


def _domination(s: NorthgardState) -> list[Forecast]:
    """Whoever is nearest to winning at once. [NG-WIN-01]"""
    if not s.rules.domination:
        return []
    held = strongholds(s)
    most = max(held)
    goal = domination_target(s)
    if most == 0:
        return []
    urgent = most + 1 >= goal
    params = {"have": most, "goal": goal}
    return [
        Forecast("forecast-domination", "NG-WIN-01", {"seat": seat, **params}, urgent)
        for seat in range(s.seats)
        if held[seat] == most
    ]


def _amounts(amounts: list[int]) -> dict[str, Any]:
    return {name: amounts[resource] for resource, name in enumerate(RESOURCES) if amounts[resource]}
