"""What is coming as things stand: what winter will cost a seat, and how near anybody is to winning at once.

Everything here is public: resources, land and buildings lie open.
"""

from __future__ import annotations

from typing import Any, Final

from longhall.games.northgard.content import FOOD, LORE, RESOURCES, SNAKE, WOOD
from longhall.games.northgard.frames.creatures import DraugrTakes, MoveCreature
from longhall.games.northgard.frames.harvest import scorched_harvest
from longhall.games.northgard.frames.year import winter_cost
from longhall.games.northgard.queries import harvest_symbols, own_territories, partner_of, units_on_map
from longhall.games.northgard.scoring import domination_target, strongholds
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.frames import Choice, Forecast

BEFORE_HARVEST: Final = frozenset({"turn_action", "play_card"})
SPENDING_FOOD: Final = frozenset({"battle_food"})
AFTER_HARVEST: Final = frozenset({"trade_take", "trade_give", "accept_exchange"})


def forecast(s: NorthgardState, seat: int) -> list[Forecast]:
    """For the seat that decides, where it plans its year, spends food in battle or trades; empty elsewhere."""
    top = s.stack[-1] if s.stack else None
    kind = top.kind() if isinstance(top, Choice) else ""
    if kind in BEFORE_HARVEST:
        return [*_winter(s, seat, True), *_domination(s, seat)]
    if kind in SPENDING_FOOD:
        return _winter(s, seat, True)
    return _winter(s, seat, False) if kind in AFTER_HARVEST else []


def _winter(s: NorthgardState, seat: int, harvest_to_come: bool) -> list[Forecast]:
    """[NG-WINTER-01]"""
    if harvest_to_come:
        s = after_creatures(s)
    cost = [0, 0, 0]
    cost[FOOD], cost[WOOD] = winter_cost(s, units_on_map(s, seat))
    if not sum(cost):
        return []
    will_have = s.resources[3 * seat : 3 * seat + 3]
    if harvest_to_come:
        for territory in own_territories(s, seat):
            for resource in (FOOD, WOOD, LORE):
                will_have[resource] += harvest_symbols(s, territory, resource)
        if s.rules.snake_takes_all:  # otherwise it may, and nobody knows what
            taken = scorched_harvest(s)
            sign = 1 if s.clan[seat] == SNAKE else -1 if sum(taken) and s.owner[s.scorched] == seat else 0
            will_have = [will_have[resource] + sign * taken[resource] for resource in (FOOD, WOOD, LORE)]
    short = [max(0, cost[resource] - will_have[resource]) for resource in (FOOD, WOOD, LORE)]
    if not sum(short):
        return [Forecast("forecast-winter", "NG-WINTER-01", _amounts(cost))]
    return [
        Forecast("forecast-winter-cost", "NG-WINTER-01", _amounts(cost)),
        Forecast("forecast-winter-short", "NG-UNREST-01", _amounts(short), urgent=True),
    ]


def after_creatures(s: NorthgardState) -> NorthgardState:
    """As creatures leave it before the Harvest, if nobody does any more: a Wolf comes to where one harvests, a Draugr
    takes a unit. From the first one on that fights, or of which somebody decides, all is open. The state itself where
    there are no creatures. [NG-CREATURE-40..46, NG-CREATURE-DRAUGR, NG-CREATURE-WOLF]"""
    for creature in s.creature_line:
        trial = s.clone()
        trial.listening = False
        trial.stack = [MoveCreature(creature)]
        while trial.stack and isinstance(top := trial.stack[-1], (MoveCreature, DraugrTakes)):
            trial.stack.pop()
            top.run(trial)
        if trial.stack:
            break
        s = trial
    return s


def _domination(s: NorthgardState, seat: int) -> list[Forecast]:
    """Whoever is nearest to winning at once; what the deciding seat has itself is good news. [NG-WIN-01]"""
    if not s.rules.domination:
        return []
    held = [len(territories) for territories in strongholds(s)]
    most = max(held)
    goal = domination_target(s)
    if most == 0:
        return []
    params = {"have": most, "goal": goal}
    forecasts: list[Forecast] = []
    if held[seat] == most:
        own = "forecast-domination-own" if most < goal else "forecast-domination-won"
        forecasts.append(Forecast(own, "NG-WIN-01", params))
    friends = (seat, partner_of(s, seat)) if s.rules.teams else (seat,)
    for other in range(s.seats):
        if other not in friends and held[other] == most:
            forecasts.append(Forecast("forecast-domination", "NG-WIN-01", {"seat": other, **params}, most + 1 >= goal))
    return forecasts


def _amounts(amounts: list[int]) -> dict[str, Any]:
    return {name: amounts[resource] for resource, name in enumerate(RESOURCES) if amounts[resource]}
