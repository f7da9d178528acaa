"""The year: its start, Harvest, Winter and end. [NG-YEAR, NG-START, NG-HARVEST, NG-WINTER, NG-UNREST, NG-ENDYEAR]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.northgard.changes import (
    add_units,
    everybody,
    gain_fame,
    gain_resources,
    pay,
    put_on_draw_pile,
)
from longhall.games.northgard.content import ALTAR, FOOD, FORGE, LORE, RESOURCES, WOOD
from longhall.games.northgard.frames.base import DONE, NEW_TILE, PASS, WORDS, SeatChoice, TerritoryChoice
from longhall.games.northgard.frames.deck import DrawCards, ReshuffleDiscard
from longhall.games.northgard.frames.newland import DrawNewTile
from longhall.games.northgard.frames.turn import TakeTurns
from longhall.games.northgard.queries import (
    card_ids,
    count_controlled,
    has_no_units,
    neutral_territories,
    own_territories,
    resource_symbols,
    seats_in_order,
    total_fame,
    units_on_map,
)
from longhall.games.northgard.scoring import dominating_seats
from longhall.games.northgard.state import FAME_ALTARS, FAME_CLOSED, FAME_UNREST, NorthgardState
from longhall.kernel.frames import Option, Refusal, Step

TRADE_PRICE = 3  # resources for one [NG-HARVEST-04]


@dataclass
class StartYear(Step):
    """The five phases of a year in their order. [NG-YEAR-01]"""

    def kind(self) -> str:
        return "start_year"

    def run(self, s: NorthgardState) -> None:
        s.passed = [0] * s.seats
        s.emit("year_began", "NG-YEAR-01", {"year": s.year})
        s.push_in_order(RevealRow(), TakeTurns(s.first), Harvest(), Winter(), EndYear())
        for seat in reversed(seats_in_order(s)):
            forges = count_controlled(s, seat, FORGE) * s.content.buildings[FORGE].draws
            if forges:
                s.push(DrawCards(seat, forges, False, "NG-START-02"))
            s.push(DrawCards(seat, s.content.hand, False, "NG-START-01"))


@dataclass
class RevealRow(Step):
    """As many development cards as players; the achievements in the last year. [NG-START-03, NG-START-05]"""

    def kind(self) -> str:
        return "reveal_row"

    def run(self, s: NorthgardState) -> None:
        if s.year == s.rules.years:
            s.row = s.achievements
            s.achievements = []
            s.emit("achievements_offered", "NG-START-05", {"cards": card_ids(s, s.row)})
            return
        s.row = [s.development.pop() for _ in range(min(s.seats, len(s.development)))]
        s.emit_reveal("row_revealed", "NG-START-03", {"cards": card_ids(s, s.row)})


@dataclass
class Harvest(Step):
    """Phase 3: fame for closed territories, then Altars and resources, then trade in turn order. [NG-AMB-30]"""

    def kind(self) -> str:
        return "harvest"

    def run(self, s: NorthgardState) -> None:
        order = seats_in_order(s)
        for seat in order:
            harvest_closed(s, seat)
        for seat in order:
            harvest_altars(s, seat)
            harvest_resources(s, seat)
        s.push_in_order(*[Trade(seat) for seat in order])


def harvest_closed(s: NorthgardState, seat: int) -> None:
    """[NG-HARVEST-01]"""
    fame = 0
    for territory in own_territories(s, seat):
        if s.geo.is_closed(territory):
            fame += 2 if s.geo.size[territory] >= 3 else 1
    if fame:
        gain_fame(s, seat, fame, FAME_CLOSED, "NG-HARVEST-01")


def harvest_altars(s: NorthgardState, seat: int) -> None:
    """[NG-HARVEST-02]"""
    fame = count_controlled(s, seat, ALTAR) * s.content.buildings[ALTAR].fame
    if fame:
        gain_fame(s, seat, fame, FAME_ALTARS, "NG-HARVEST-02")


def harvest_resources(s: NorthgardState, seat: int) -> None:
    """[NG-HARVEST-03]"""
    found = [0, 0, 0]
    for territory in own_territories(s, seat):
        for resource in (FOOD, WOOD, LORE):
            found[resource] += resource_symbols(s, territory, resource)
    gain_resources(s, seat, found[FOOD], found[WOOD], found[LORE], "NG-HARVEST-03")


@dataclass
class Trade(Step):
    """Ask a player who can afford it whether to trade. [NG-HARVEST-04]"""

    seat: int

    def kind(self) -> str:
        return "trade"

    def run(self, s: NorthgardState) -> None:
        if trade_payments(s, self.seat):
            s.push(ChooseTrade(self.seat))


def trade_payments(s: NorthgardState, seat: int) -> list[int]:
    """Ways to give three resources, as ``16 * food + 4 * wood + lore``. [NG-HARVEST-04]"""
    food, wood, lore = s.resources[3 * seat : 3 * seat + 3]
    ways: list[int] = []
    for give_food in range(min(food, TRADE_PRICE), -1, -1):
        for give_wood in range(min(wood, TRADE_PRICE - give_food), -1, -1):
            give_lore = TRADE_PRICE - give_food - give_wood
            of_one_kind = TRADE_PRICE in (give_food, give_wood, give_lore)
            if give_lore <= lore and (s.rules.trade_any or of_one_kind):
                ways.append(16 * give_food + 4 * give_wood + give_lore)
    return ways


@dataclass
class ChooseTrade(SeatChoice):
    """What to take for three resources, or no (further) trade. [NG-HARVEST-04]"""

    def kind(self) -> str:
        return "trade_take"

    def rule(self) -> str:
        return "NG-HARVEST-04"

    def options(self, s: NorthgardState) -> list[int]:
        return [DONE, FOOD, WOOD, LORE]

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"take:{RESOURCES[pick]}" if pick >= 0 else WORDS[pick]

    def option(self, s: NorthgardState, pick: int) -> Option:
        if pick < 0:
            return Option("done", "option-done", {}, "other")
        return Option(self.key(s, pick), "option-take", {"resource": RESOURCES[pick]}, "take")

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick != DONE:
            s.push(ChoosePayment(self.seat, pick))


@dataclass
class ChoosePayment(SeatChoice):
    """Which three resources are given. [NG-HARVEST-04]"""

    take: int

    def kind(self) -> str:
        return "trade_give"

    def rule(self) -> str:
        return "NG-HARVEST-04"

    def options(self, s: NorthgardState) -> list[int]:
        return trade_payments(s, self.seat)

    def key(self, s: NorthgardState, pick: int) -> str:
        food, wood, lore = pick // 16, pick // 4 % 4, pick % 4
        return f"give:{food},{wood},{lore}"

    def option(self, s: NorthgardState, pick: int) -> Option:
        params = {"food": pick // 16, "wood": pick // 4 % 4, "lore": pick % 4}
        return Option(self.key(s, pick), "option-give", params, "give")

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"resource": RESOURCES[self.take]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        given = (pick // 16, pick // 4 % 4, pick % 4)
        for resource in (FOOD, WOOD, LORE):
            s.resources[3 * self.seat + resource] -= given[resource]
        s.resources[3 * self.seat + self.take] += 1
        data = {"seat": self.seat, "food": given[0], "wood": given[1], "lore": given[2]}
        s.emit("resources_traded", "NG-HARVEST-04", {**data, "resource": RESOURCES[self.take]})
        s.push(Trade(self.seat))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        if s.rules.trade_any:
            return []
        return [Refusal("give:1,1,1", "NG-HARVEST-04", "refusal-trade-same-kind")]


@dataclass
class Winter(Step):
    """Phase 4: every player pays for the units on the map. [NG-WINTER-01]"""

    def kind(self) -> str:
        return "winter"

    def run(self, s: NorthgardState) -> None:
        short: list[int] = []
        for seat in seats_in_order(s):
            food, wood = winter_cost(s, units_on_map(s, seat))
            paid_food = min(food, s.resources[3 * seat + FOOD])
            paid_wood = min(wood, s.resources[3 * seat + WOOD])
            pay(s, seat, FOOD, paid_food, "NG-WINTER-01")
            pay(s, seat, WOOD, paid_wood, "NG-WINTER-01")
            if paid_food < food or paid_wood < wood:
                short.append(seat)
        s.push_in_order(*[TakeUnrest(seat) for seat in short])


def winter_cost(s: NorthgardState, units: int) -> tuple[int, int]:
    """Food and wood for so many units. [NG-WINTER-01]"""
    for up_to, food, wood in s.content.winter:
        if units <= up_to:
            return food, wood
    _, food, wood = s.content.winter[-1]
    return food, wood


@dataclass
class TakeUnrest(Step):
    """One Unrest card on the own draw pile; with the pile empty, fame and the top card. [NG-UNREST-01, NG-UNREST-06]"""

    seat: int

    def kind(self) -> str:
        return "take_unrest"

    def run(self, s: NorthgardState) -> None:
        unrest = s.content.card_index["unrest"]
        if s.unrest:
            s.unrest -= 1
            put_on_draw_pile(s, self.seat, unrest, everybody(s))
            s.emit("unrest_taken", "NG-UNREST-01", {"seat": self.seat})
            return
        gain_fame(s, self.seat, s.content.cards[unrest].fame, FAME_UNREST, "NG-UNREST-06")
        s.push(DiscardTop(self.seat))


@dataclass
class DiscardTop(Step):
    """Discard the top card of the own draw pile, reshuffling first if it is empty. [NG-UNREST-06, NG-AMB-38]"""

    seat: int

    def kind(self) -> str:
        return "discard_top"

    def run(self, s: NorthgardState) -> None:
        if s.draw[self.seat]:
            card = s.draw[self.seat].pop()
            s.draw_known[self.seat].pop()
            s.discard[self.seat].append(card)
            s.emit_reveal("card_discarded", "NG-UNREST-06", {"seat": self.seat, "card": s.content.cards[card].id})
        elif s.discard[self.seat]:
            s.push_in_order(ReshuffleDiscard(self.seat), self)


@dataclass
class EndYear(Step):
    """Phase 5: the end of the match, or second chances and the next year. [NG-ENDYEAR]"""

    def kind(self) -> str:
        return "end_year"

    def run(self, s: NorthgardState) -> None:
        s.fame_by_year += [total_fame(s, seat) for seat in range(s.seats)]
        if dominating_seats(s):
            s.ended = "domination"
            s.emit("match_ended", "NG-WIN-01", {"reason": s.ended})
        elif s.year == s.rules.years:
            s.ended = "years"
            s.emit("match_ended", "NG-WIN-02", {"reason": s.ended})
        else:
            s.push(NextYear())
            for seat in reversed(seats_in_order(s)):
                s.push(SecondChance(seat))


@dataclass
class NextYear(Step):
    """[NG-ENDYEAR-05]"""

    def kind(self) -> str:
        return "next_year"

    def run(self, s: NorthgardState) -> None:
        s.year += 1
        s.push(StartYear())


@dataclass
class SecondChance(Step):
    """A player without units may come back. [NG-ENDYEAR-03]"""

    seat: int

    def kind(self) -> str:
        return "second_chance"

    def run(self, s: NorthgardState) -> None:
        if has_no_units(s, self.seat):
            s.push(ChooseSecondChance(self.seat))


@dataclass
class ChooseSecondChance(TerritoryChoice):
    """Where three units return, if at all. [NG-ENDYEAR-03, NG-ENDYEAR-04]"""

    def kind(self) -> str:
        return "second_chance_territory"

    def rule(self) -> str:
        return "NG-ENDYEAR-03"

    def options(self, s: NorthgardState) -> list[int]:
        neutral = neutral_territories(s)
        if neutral:
            return [*neutral, PASS]
        if not s.tiles:
            return [PASS]
        return [NEW_TILE] if s.rules.second_chance_must else [NEW_TILE, PASS]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == NEW_TILE:
            s.push_in_order(DrawNewTile(self.seat, 0), PlaceReturned(self.seat))
        elif pick != PASS:
            return_units(s, self.seat, pick)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        return [
            Refusal(f"territory:{s.geo.names[territory]}", "NG-ENDYEAR-03", "refusal-not-neutral")
            for territory in s.geo.territories
            if s.owner[territory] != -1
        ]


@dataclass
class PlaceReturned(Step):
    """After a new tile: choose again if it made a neutral territory. [NG-ENDYEAR-04]"""

    seat: int

    def kind(self) -> str:
        return "place_returned"

    def run(self, s: NorthgardState) -> None:
        if neutral_territories(s):
            s.push(ChooseSecondChance(self.seat))


def return_units(s: NorthgardState, seat: int, territory: int) -> None:
    n = add_units(s, seat, territory, s.content.second_chance_units)
    s.emit("units_returned", "NG-ENDYEAR-03", {"seat": seat, "territory": s.geo.names[territory], "units": n})
