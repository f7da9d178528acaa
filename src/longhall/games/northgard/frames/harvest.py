"""Phase 3: fame, resources and trade. [NG-HARVEST, NG-TEAM-06, NG-CLAN-SNAKE-05]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.northgard.changes import (
    gain_fame,
    gain_resources,
)
from longhall.games.northgard.content import ALTAR, FOOD, LORE, RESOURCES, SNAKE, WOOD
from longhall.games.northgard.events.changes import GivenBy
from longhall.games.northgard.events.harvest import (
    EXCHANGE_DECLINED,
    HARVEST_GATHERED,
    RESOURCES_EXCHANGED,
    RESOURCES_TRADED,
    ResourcesExchanged,
    ResourcesTraded,
    SeatHarvest,
)
from longhall.games.northgard.frames.base import WORDS
from longhall.games.northgard.frames.payment import give_key, give_option, given_by, payments
from longhall.games.northgard.queries import (
    count_building,
    count_controlled,
    harvest_of,
    harvest_symbols,
    is_enemy,
    is_wolf_blocked,
    lands_by_seat,
    partner_of,
    seat_of_clan,
    seats_in_order,
    total_resources,
)
from longhall.games.northgard.shapes import Preview, Resource, SomeAmounts
from longhall.games.northgard.state import FAME_ALTARS, FAME_CLOSED, NOBODY, OFF_MAP, NorthgardState
from longhall.kernel.choices import DONE, PASS, SeatChoice
from longhall.kernel.frames import Option, Refusal, Step

TRADE_PRICE: Final = 3  # resources for one [NG-HARVEST-04]


@dataclass
class Harvest(Step):
    """Phase 3: fame for closed territories, then Altars and resources, then trade in turn order. [NG-AMB-30]"""

    def kind(self) -> str:
        return "harvest"

    def run(self, s: NorthgardState) -> None:
        order = seats_in_order(s)
        lands = lands_by_seat(s)
        for seat in order:
            harvest_closed(s, seat, lands[seat])
        for seat in order:
            harvest_altars(s, seat, lands[seat])
        s.push_in_order(SnakeHarvest(), *[Trade(seat, ()) for seat in order])


@dataclass
class SnakeHarvest(Step):
    """The Snake takes its share before the owner of the territory gathers. [NG-CLAN-SNAKE-05, NG-AMB-30]"""

    def kind(self) -> str:
        return "snake_harvest"

    def run(self, s: NorthgardState) -> None:
        produced = scorched_harvest(s)
        if s.rules.snake_takes_all:
            s.push(GatherResources(produced[FOOD], produced[WOOD], produced[LORE]))
        elif sum(produced) == 0:
            s.push(GatherResources(0, 0, 0))
        else:
            s.push(ChooseSnakeHarvest(seat_of_clan(s, SNAKE)))


def scorched_harvest(s: NorthgardState) -> list[int]:
    """Food, wood and lore of the enemy territory that the Snake has scorched; nothing without one."""
    snake = seat_of_clan(s, SNAKE)
    if snake == NOBODY or s.scorched == OFF_MAP or not is_enemy(s, snake, s.owner[s.scorched]):
        return [0, 0, 0]
    return [harvest_symbols(s, s.scorched, resource) for resource in (FOOD, WOOD, LORE)]


@dataclass
class ChooseSnakeHarvest(SeatChoice):
    """Which resource of the scorched territory is taken, if any. [NG-CLAN-SNAKE-05, NG-AMB-32]"""

    def kind(self) -> str:
        return "snake_harvest_resource"

    def rule(self) -> str:
        return "NG-CLAN-SNAKE-05"

    def options(self, s: NorthgardState) -> list[int]:
        return [r for r in (FOOD, WOOD, LORE) if harvest_symbols(s, s.scorched, r)] + [PASS]

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"take:{RESOURCES[pick]}" if pick >= 0 else WORDS[pick]

    def option(self, s: NorthgardState, pick: int) -> Option:
        if pick < 0:
            return Option("pass", "option-pass", {}, "other")
        return Option(self.key(s, pick), "option-take", {"resource": RESOURCES[pick]}, "take")

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"territory": s.geo.names[s.scorched]}

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(f"take:{RESOURCES[r]}", "NG-CLAN-SNAKE-05", "refusal-loot", {"resource": RESOURCES[r]})
            for r in (FOOD, WOOD, LORE)
            if r not in allowed
        ]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.push(GatherResources(int(pick == FOOD), int(pick == WOOD), int(pick == LORE)))

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        return {"resources": amount(RESOURCES[pick], 1)} if pick >= 0 else {}


@dataclass
class GatherResources(Step):
    """Everyone gathers; what the Snake takes its victim does not get. [NG-HARVEST-03]"""

    food: int
    wood: int
    lore: int

    def kind(self) -> str:
        return "gather_resources"

    def run(self, s: NorthgardState) -> None:
        taken = (self.food, self.wood, self.lore)
        lands = lands_by_seat(s)
        gathered = [[0, 0, 0] for _ in range(s.seats)]
        for seat in seats_in_order(s):
            found = gathered[seat]
            for territory in lands[seat]:
                symbols = harvest_of(s, territory)
                for resource in range(3):
                    found[resource] += symbols[resource]
            if s.scorched != OFF_MAP and s.owner[s.scorched] == seat:
                for resource in range(3):
                    found[resource] -= taken[resource]
            gain_resources(s, seat, found[FOOD], found[WOOD], found[LORE], "NG-HARVEST-03", given={"phase": "harvest"})
        if sum(taken):
            snake = seat_of_clan(s, SNAKE)
            given: GivenBy = {"phase": "harvest"}
            gain_resources(s, snake, self.food, self.wood, self.lore, "NG-CLAN-SNAKE-05", s.scorched, given)
            for resource in range(3):
                gathered[snake][resource] += taken[resource]
        if s.listening:
            tell_harvest(s, gathered, lands)


def tell_harvest(s: NorthgardState, gathered: list[list[int]], lands: list[list[int]]) -> None:
    """The fame was gained before the Snake chose; nothing has changed since."""
    seats: list[SeatHarvest] = []
    for seat in range(s.seats):
        food, wood, lore = gathered[seat]
        fame = fame_of_lands(s, closed_lands(s, lands[seat])) + altar_fame(s, seat)
        seats.append({"seat": seat, "food": food, "wood": wood, "lore": lore, "fame": fame})
    HARVEST_GATHERED.emit_remark(s, "NG-HARVEST-03", {"seats": seats})


def harvest_closed(s: NorthgardState, seat: int, land: list[int]) -> None:
    """[NG-HARVEST-01]"""
    closed = closed_lands(s, land)
    if closed:
        gain_fame(s, seat, fame_of_lands(s, closed), FAME_CLOSED, "NG-HARVEST-01", closed)


def closed_lands(s: NorthgardState, land: list[int]) -> list[int]:
    """Those that give fame. [NG-HARVEST-01]"""
    return [t for t in land if s.geo.is_closed(t) and not is_wolf_blocked(s, t)]


def fame_of_lands(s: NorthgardState, closed: list[int]) -> int:
    """[NG-HARVEST-01]"""
    return sum(closed_fame(s.geo.size[territory]) for territory in closed)


def closed_fame(size: int) -> int:
    """What a closed territory of so many tiles brings each year. [NG-HARVEST-01]"""
    return 2 if size >= 3 else 1


def harvest_altars(s: NorthgardState, seat: int, land: list[int]) -> None:
    """[NG-HARVEST-02]"""
    fame = altar_fame(s, seat)
    if fame:
        holy = [territory for territory in land if count_building(s, territory, ALTAR)]
        gain_fame(s, seat, fame, FAME_ALTARS, "NG-HARVEST-02", holy)


def altar_fame(s: NorthgardState, seat: int) -> int:
    """[NG-HARVEST-02]"""
    return count_controlled(s, seat, ALTAR) * s.content.buildings[ALTAR].fame


def amount(resource: Resource, n: int) -> SomeAmounts:
    amounts: SomeAmounts = {}
    amounts[resource] = n
    return amounts


@dataclass
class Trade(Step):
    """Ask a player who can afford it whether to trade. [NG-HARVEST-04]"""

    seat: int
    declined: tuple[int, ...]  # exchanges the partner has refused this year

    def kind(self) -> str:
        return "trade"

    def run(self, s: NorthgardState) -> None:
        if can_trade(s, self.seat) or exchanges(s, self.seat, self.declined):
            s.push(ChooseTrade(self.seat, self.declined))


def trade_payments(s: NorthgardState, seat: int) -> list[int]:
    """Ways to give three resources. [NG-HARVEST-04]"""
    ways = payments(s, seat, TRADE_PRICE)
    return ways if s.rules.trade_any else [way for way in ways if TRADE_PRICE in given_by(way)]  # of one kind


def can_trade(s: NorthgardState, seat: int) -> bool:
    """Whether there is a way to give three resources. [NG-HARVEST-04]"""
    if s.rules.trade_any:
        return total_resources(s, seat) >= TRADE_PRICE
    return max(s.resources[3 * seat : 3 * seat + 3]) >= TRADE_PRICE


@dataclass
class ChooseTrade(SeatChoice):
    """What to take for three resources, or no (further) trade. [NG-HARVEST-04]"""

    declined: tuple[int, ...]

    def kind(self) -> str:
        return "trade_take"

    def rule(self) -> str:
        return "NG-HARVEST-04"

    def options(self, s: NorthgardState) -> list[int]:
        picks = [DONE]
        if can_trade(s, self.seat):
            picks += [FOOD, WOOD, LORE]
        return picks + [EXCHANGE + swap for swap in exchanges(s, self.seat, self.declined)]

    def key(self, s: NorthgardState, pick: int) -> str:
        if pick >= EXCHANGE:
            return f"exchange:{RESOURCES[(pick - EXCHANGE) // 3]},{RESOURCES[pick % 3]}"
        return f"take:{RESOURCES[pick]}" if pick >= 0 else WORDS[pick]

    def option(self, s: NorthgardState, pick: int) -> Option:
        if pick < 0:
            return Option("done", "option-done", {}, "other")
        if pick >= EXCHANGE:
            params = {"resource": RESOURCES[(pick - EXCHANGE) // 3], "wanted": RESOURCES[pick % 3]}
            return Option(self.key(s, pick), "option-exchange", params, "exchange")
        taken: dict[str, Any] = {"resource": RESOURCES[pick], "price": TRADE_PRICE}
        return Option(self.key(s, pick), "option-take", taken, "take")

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick >= EXCHANGE:
            partner = partner_of(s, self.seat)
            s.push(ChooseExchange(partner, (pick - EXCHANGE) // 3, pick % 3, self.declined))
        elif pick != DONE:
            s.push(ChoosePayment(self.seat, pick, self.declined))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        found: list[Refusal] = []
        if not trade_payments(s, self.seat):
            for name in RESOURCES:
                found.append(Refusal(f"take:{name}", "NG-HARVEST-04", "refusal-trade-short", {"resource": name}))
        for swap in self.declined:
            key = f"exchange:{RESOURCES[swap // 3]},{RESOURCES[swap % 3]}"
            found.append(Refusal(key, "NG-AMB-55", "refusal-exchange-declined"))
        return found

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        """What is taken; what is given for it is chosen next, or for the partner to agree to."""
        if pick < 0:
            return {}
        if pick >= EXCHANGE:
            return {"resources": {**amount(RESOURCES[(pick - EXCHANGE) // 3], -1), **amount(RESOURCES[pick % 3], 1)}}
        return {"resources": amount(RESOURCES[pick], 1), "price": TRADE_PRICE}


EXCHANGE: Final = 12  # a multiple of 3; added to ``3 * given + wanted`` to tell an exchange from a trade


def exchanges(s: NorthgardState, seat: int, declined: tuple[int, ...]) -> list[int]:
    """One-for-one exchanges with the partner, as ``3 * given + wanted``, without those already refused.
    [NG-TEAM-06]"""
    partner = partner_of(s, seat)
    if partner == NOBODY:
        return []
    return [
        3 * given + wanted
        for given in (FOOD, WOOD, LORE)
        for wanted in (FOOD, WOOD, LORE)
        if given != wanted
        and s.resources[3 * seat + given]
        and s.resources[3 * partner + wanted]
        and 3 * given + wanted not in declined
    ]


@dataclass
class ChooseExchange(SeatChoice):
    """The partner agrees or not. [NG-TEAM-06, NG-AMB-55]"""

    given: int
    wanted: int
    declined: tuple[int, ...]

    def kind(self) -> str:
        return "accept_exchange"

    def rule(self) -> str:
        return "NG-TEAM-06"

    def options(self, s: NorthgardState) -> list[int]:
        return [0, PASS]

    def key(self, s: NorthgardState, pick: int) -> str:
        return "accept" if pick == 0 else WORDS[pick]

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"resource": RESOURCES[self.given], "wanted": RESOURCES[self.wanted]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        asking = partner_of(s, self.seat)
        if pick == PASS:
            EXCHANGE_DECLINED.emit(s, "NG-TEAM-06", {"seat": self.seat})
            s.push(Trade(asking, (*self.declined, 3 * self.given + self.wanted)))
            return
        s.resources[3 * asking + self.given] -= 1
        s.resources[3 * self.seat + self.given] += 1
        s.resources[3 * self.seat + self.wanted] -= 1
        s.resources[3 * asking + self.wanted] += 1
        data: ResourcesExchanged = {
            "seat": asking,
            "partner": self.seat,
            "resource": RESOURCES[self.given],
            "wanted": RESOURCES[self.wanted],
        }
        RESOURCES_EXCHANGED.emit(s, "NG-TEAM-06", data)
        s.push(Trade(asking, self.declined))


@dataclass
class ChoosePayment(SeatChoice):
    """Which three resources are given. [NG-HARVEST-04]"""

    take: int
    declined: tuple[int, ...]

    def kind(self) -> str:
        return "trade_give"

    def rule(self) -> str:
        return "NG-HARVEST-04"

    def options(self, s: NorthgardState) -> list[int]:
        return trade_payments(s, self.seat)

    def key(self, s: NorthgardState, pick: int) -> str:
        return give_key(pick)

    def option(self, s: NorthgardState, pick: int) -> Option:
        return give_option(pick)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"resource": RESOURCES[self.take]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        given = given_by(pick)
        for resource in (FOOD, WOOD, LORE):
            s.resources[3 * self.seat + resource] -= given[resource]
        s.resources[3 * self.seat + self.take] += 1
        data: ResourcesTraded = {
            "seat": self.seat,
            "food": given[0],
            "wood": given[1],
            "lore": given[2],
            "resource": RESOURCES[self.take],
        }
        RESOURCES_TRADED.emit(s, "NG-HARVEST-04", data)
        s.push(Trade(self.seat, self.declined))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        if s.rules.trade_any:
            return []
        return [Refusal("give:1,1,1", "NG-HARVEST-04", "refusal-trade-same-kind")]
