"""The year: its start, Winter and end. [NG-YEAR, NG-START, NG-WINTER, NG-UNREST, NG-ENDYEAR]"""

from __future__ import annotations

from dataclasses import dataclass

from longhall.games.northgard.changes import (
    add_units,
    gain_fame,
    pay,
    put_on_draw_pile,
)
from longhall.games.northgard.content import FOOD, FORGE, WOOD
from longhall.games.northgard.events.deck import CARD_DISCARDED
from longhall.games.northgard.events.year import (
    ACHIEVEMENTS_OFFERED,
    MATCH_ENDED,
    ROW_CLEARED,
    ROW_REVEALED,
    UNITS_RETURNED,
    UNREST_TAKEN,
    WINTER_PAID,
    YEAR_BEGAN,
    SeatWinter,
)
from longhall.games.northgard.frames.base import NEW_TILE, TerritoryChoice
from longhall.games.northgard.frames.creatures import CreaturePhase
from longhall.games.northgard.frames.deck import DrawCards, ReshuffleDiscard
from longhall.games.northgard.frames.harvest import Harvest
from longhall.games.northgard.frames.newland import DrawNewTile
from longhall.games.northgard.frames.turn import TakeTurns
from longhall.games.northgard.known import everybody
from longhall.games.northgard.queries import (
    card_ids,
    count_controlled,
    has_no_units,
    lone_creatures,
    neutral_territories,
    seats_in_order,
    total_fame,
    units_on_map,
)
from longhall.games.northgard.scoring import dominating_seats
from longhall.games.northgard.state import FAME_UNREST, NOBODY, NorthgardState
from longhall.kernel.choices import PASS
from longhall.kernel.frames import Refusal, Step


@dataclass
class StartYear(Step):
    """The five phases of a year in their order. [NG-YEAR-01]"""

    def kind(self) -> str:
        return "start_year"

    def run(self, s: NorthgardState) -> None:
        s.passed = [0] * s.seats
        s.year_flags = [0] * s.seats
        s.played = [[] for _ in range(s.seats)]
        YEAR_BEGAN.emit(s, "NG-YEAR-01", {"year": s.year})
        s.push_in_order(RevealRow(), TakeTurns(s.first), CreaturePhase(), Harvest(), Winter(), EndYear())
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
        if s.row:  # left over where somebody took a card earlier in the year
            s.removed += s.row
            ROW_CLEARED.emit(s, "NG-AMB-68", {"cards": card_ids(s, s.row)})
        if s.year == s.rules.years:
            s.row = s.achievements
            s.achievements = []
            ACHIEVEMENTS_OFFERED.emit(s, "NG-START-05", {"cards": card_ids(s, s.row)})
            return
        s.row = [s.development.pop() for _ in range(min(s.seats, len(s.development)))]
        ROW_REVEALED.emit_reveal(s, "NG-START-03", {"cards": card_ids(s, s.row)})


@dataclass
class Winter(Step):
    """Phase 4: every player pays for the units on the map. [NG-WINTER-01]"""

    def kind(self) -> str:
        return "winter"

    def run(self, s: NorthgardState) -> None:
        short: list[int] = []
        winter: list[SeatWinter] = []
        for seat in seats_in_order(s):
            food, wood = winter_cost(s, units_on_map(s, seat))
            paid_food = min(food, s.resources[3 * seat + FOOD])
            paid_wood = min(wood, s.resources[3 * seat + WOOD])
            pay(s, seat, FOOD, paid_food, "NG-WINTER-01", {"phase": "winter"})
            pay(s, seat, WOOD, paid_wood, "NG-WINTER-01", {"phase": "winter"})
            if paid_food < food or paid_wood < wood:
                short.append(seat)
            if s.listening:
                winter.append(seat_winter(s, seat, paid_food, paid_wood, short))
        WINTER_PAID.emit_remark(s, "NG-WINTER-01", {"seats": sorted(winter, key=lambda one: one["seat"])})
        s.push_in_order(*[TakeUnrest(seat) for seat in short])


def seat_winter(s: NorthgardState, seat: int, food: int, wood: int, short: list[int]) -> SeatWinter:
    """``short``: the seats so far that could not pay all, which take the Unrest cards in this order. [NG-UNREST-01]"""
    is_short = seat in short
    cards_left = len(short) <= s.unrest
    fame = s.content.cards[s.content.unrest].fame if is_short and not cards_left else 0
    return {"seat": seat, "food": food, "wood": wood, "unrest": int(is_short and cards_left), "fame": fame}


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
        unrest = s.content.unrest
        if s.unrest:
            s.unrest -= 1
            put_on_draw_pile(s, self.seat, unrest, everybody(s))
            UNREST_TAKEN.emit(s, "NG-UNREST-01", {"seat": self.seat})
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
            CARD_DISCARDED.emit_reveal(s, "NG-UNREST-06", {"seat": self.seat, "card": s.content.cards[card].id})
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
            MATCH_ENDED.emit(s, "NG-WIN-01", {"reason": "domination"})
        elif s.year == s.rules.years:
            s.ended = "years"
            MATCH_ENDED.emit(s, "NG-WIN-02", {"reason": "years"})
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


def landing_places(s: NorthgardState) -> list[int]:
    """Neutral territories without a creature that shares with nobody. [NG-ENDYEAR-03, NG-CREATURE-13]"""
    return [territory for territory in neutral_territories(s) if not lone_creatures(s, territory)]


@dataclass
class SecondChance(Step):
    """A player without units may come back. [NG-ENDYEAR-03]"""

    seat: int

    def kind(self) -> str:
        return "second_chance"

    def run(self, s: NorthgardState) -> None:
        if has_no_units(s, self.seat) and (s.tiles or landing_places(s)):
            s.push(ChooseSecondChance(self.seat, False))


@dataclass
class ChooseSecondChance(TerritoryChoice):
    """Where three units return, if at all; who has had a tile drawn for it must. [NG-ENDYEAR-03, NG-ENDYEAR-04]"""

    drawn: bool

    def kind(self) -> str:
        return "second_chance_territory"

    def rule(self) -> str:
        return "NG-ENDYEAR-03"

    def options(self, s: NorthgardState) -> list[int]:
        neutral = landing_places(s)
        if neutral:
            return neutral if self.drawn else [*neutral, PASS]
        return [NEW_TILE] if s.rules.second_chance_must or self.drawn else [NEW_TILE, PASS]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == NEW_TILE:
            placed = len(s.geo.placements)
            s.push_in_order(DrawNewTile(self.seat, "NG-ENDYEAR-04", 0), PlaceReturned(self.seat, placed))
        elif pick != PASS:
            return_units(s, self.seat, pick)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        return [
            Refusal(f"territory:{s.geo.names[territory]}", "NG-ENDYEAR-03", "refusal-not-neutral")
            for territory in s.geo.territories
            if s.owner[territory] != NOBODY
        ]


@dataclass
class PlaceReturned(Step):
    """After a new tile: choose again, if it gave no place to come back to by drawing another. [NG-ENDYEAR-04]"""

    seat: int
    placed: int  # tiles on the map before

    def kind(self) -> str:
        return "place_returned"

    def run(self, s: NorthgardState) -> None:
        if landing_places(s) or (len(s.geo.placements) > self.placed and s.tiles):
            s.push(ChooseSecondChance(self.seat, True))


def return_units(s: NorthgardState, seat: int, territory: int) -> None:
    n = add_units(s, seat, territory, s.content.second_chance_units)
    UNITS_RETURNED.emit(s, "NG-ENDYEAR-03", {"seat": seat, "territory": s.geo.names[territory], "units": n})
