"""The Year: its start, its rounds, its end, and the end of the game. [IC-YEAR, IC-END]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longhall.games.icaion.changes import recharge, score, take_off_armor
from longhall.games.icaion.content import COLOURS, CROWN, YEARS
from longhall.games.icaion.events.apparatus import APPARATUS_DISCARDED
from longhall.games.icaion.events.score import ScoreParts
from longhall.games.icaion.events.year import (
    COLOSSUS_CARD_ADDED,
    MATCH_ENDED,
    ORDER_SET,
    SHARDS_PLUGGED_IN,
    YEAR_ENDED,
    YEAR_STARTED,
)
from longhall.games.icaion.frames.event_cards import RevealEvent, foresee
from longhall.games.icaion.frames.turn import StartTurn
from longhall.games.icaion.queries import is_last_round, kind_of_tile, players, reputation, reputations
from longhall.games.icaion.scoring import end_scores
from longhall.games.icaion.shapes import Colour
from longhall.games.icaion.state import GEAR_POWER, NOBODY, NOTHING, PARASITES, IcaionState
from longhall.kernel.frames import Shuffle, Step

ENDED: Final = "three_years"


@dataclass
class StartYear(Step):
    """The Colossus card of the Year joins the Event Deck; Shards are plugged in; the turn order is set.
    [IC-YEAR-02, IC-YEAR-03, IC-YEAR-05]"""

    def kind(self) -> str:
        return "start_year"

    def run(self, s: IcaionState) -> None:
        s.round = 0
        YEAR_STARTED.emit(s, "IC-YEAR-01", {"year": s.year})
        s.eliminated = [0] * s.seats
        s.retrieved = [0] * s.seats
        for seat in range(s.seats):
            take_off_armor(s, seat)
        card = s.colossus_cards[s.year - 1]
        s.colossus_cards[s.year - 1] = NOTHING
        s.event_deck += [*s.event_track, card]
        s.event_track = []
        event = s.content.events[card].id
        COLOSSUS_CARD_ADDED.emit(s, "IC-YEAR-02", {"event": event, "count": len(s.event_deck)})
        s.push_in_order(ShuffleEvents(), TopUpShards(), SetOrder(), StartRound())


@dataclass
class ShuffleEvents(Shuffle):
    """[IC-YEAR-02]"""

    def kind(self) -> str:
        return "shuffle_events"

    def size(self, s: IcaionState) -> int:
        return len(s.event_deck)

    def resolve(self, s: IcaionState, outcome: list[int]) -> None:
        deck = sorted(s.event_deck)  # the outcome must not depend on the order in which cards were revealed
        s.event_deck = [deck[i] for i in outcome]
        foresee(s)


@dataclass
class TopUpShards(Step):
    """The Colossus gets Shards, unseen, until it holds as many as there are players. [IC-YEAR-03, IC-AMB-27]"""

    def kind(self) -> str:
        return "top_up_shards"

    def run(self, s: IcaionState) -> None:
        missing = players(s).colossus_shards - len(s.colossus_shards)
        added = max(0, min(missing, len(s.shard_supply)))
        for _ in range(added):
            s.colossus_shards.append(s.shard_supply.pop())
        SHARDS_PLUGGED_IN.emit(s, "IC-YEAR-03", {"count": added, "total": len(s.colossus_shards)})


@dataclass
class SetOrder(Step):
    """In Years II and III the Emergency Power Supplies are recharged and dealt anew, the lowest Reputation first.
    [IC-YEAR-04, IC-YEAR-05, IC-YEAR-06]"""

    def kind(self) -> str:
        return "set_order"

    def run(self, s: IcaionState) -> None:
        if s.year > 1:
            for seat in s.order:
                recharge(s, seat, "IC-YEAR-05")
            s.order = next_order(s)
        ORDER_SET.emit(s, "IC-YEAR-05" if s.year > 1 else "IC-YEAR-04", {"year": s.year, "seats": s.order.copy()})


def next_order(s: IcaionState) -> list[int]:
    """Lowest Reputation first; of those tied the one who played later last Year. [IC-YEAR-06, IC-AMB-02]"""
    before = list(reversed(s.order)) if s.rules.later_first else s.order
    return sorted(before, key=lambda seat: reputation(s, seat))


@dataclass
class StartRound(Step):
    """An Event card, then one turn for each player in turn order. [IC-YEAR-07, IC-YEAR-08, IC-AMB-50]"""

    def kind(self) -> str:
        return "start_round"

    def run(self, s: IcaionState) -> None:
        s.round += 1
        s.push(EndRound())
        for seat in reversed(s.order):
            s.push(StartTurn(seat))
        if s.round == s.content.numbers.recharge_round:
            s.push(RechargeAll())
        s.push(RevealEvent())


@dataclass
class RechargeAll(Step):
    """[IC-YEAR-09]"""

    def kind(self) -> str:
        return "recharge_all"

    def run(self, s: IcaionState) -> None:
        for seat in s.order:
            recharge(s, seat, "IC-YEAR-09")


@dataclass
class EndRound(Step):
    """The round in which the fifth Region card was revealed is the last one. [IC-YEAR-10]"""

    def kind(self) -> str:
        return "end_round"

    def run(self, s: IcaionState) -> None:
        if is_last_round(s):
            s.push(EndYear())
        else:
            s.push(StartRound())


@dataclass
class EndYear(Step):
    """Parasites are counted and returned, tiles of the Year leave their piles. [IC-YEAR-12..20]"""

    def kind(self) -> str:
        return "end_year"

    def run(self, s: IcaionState) -> None:
        rank_parasites(s)
        for seat in s.order:
            if s.gear[seat] == CROWN and s.content.nodes[s.ended_at[seat]].crater >= 0:
                score(s, seat, s.content.gear[CROWN].n, GEAR_POWER, "IC-GEAR-CROWN-01", {"gear": "crown"})
        s.collected = [0] * s.seats
        discard_tiles(s)
        YEAR_ENDED.emit_noted(s, "IC-YEAR-20", {"year": s.year}, {"scores": reputations(s)})
        if s.year < YEARS:
            s.year += 1
            s.push(StartYear())
        else:
            count_up(s)


def parasite_ranking(s: IcaionState) -> list[int]:
    """Most Parasites first; of those tied the one earlier in this Year's order. [IC-YEAR-12, IC-YEAR-16]"""
    return sorted(s.order, key=lambda seat: -s.collected[seat])


def rank_parasites(s: IcaionState) -> None:
    """[IC-YEAR-12..17, IC-AMB-03, IC-AMB-04]"""
    scale = players(s).ranking
    for place, seat in enumerate(parasite_ranking(s)):
        if s.collected[seat]:
            parts: ScoreParts = {"count": s.collected[seat], "place": place + 1}
            score(s, seat, scale[place], PARASITES, "IC-YEAR-12", parts)


def discard_tiles(s: IcaionState) -> None:
    """The top tile of each pile that shows the Year just ended. [IC-YEAR-19]"""
    gone: list[Colour] = []
    for colour in range(len(COLOURS)):
        if s.pile_year[colour] == s.year:
            s.tiles_discarded.append(YEARS * colour + s.year - 1)
            s.pile_year[colour] += 1
            gone.append(COLOURS[colour])
    if gone:
        APPARATUS_DISCARDED.emit(s, "IC-YEAR-19", {"year": s.year, "colours": gone})


def count_up(s: IcaionState) -> None:
    """The final scoring, told line by line. [IC-END-01..07]"""
    for seat in s.order:
        for line in end_scores(s, seat):
            parts: ScoreParts = {}
            if line.count >= 0:
                parts["count"] = line.count
            if line.tile >= 0:
                parts["apparatus"] = s.content.tiles[line.tile].id
                parts["kind"] = s.content.kinds[kind_of_tile(s, line.tile)].id
            if line.source == GEAR_POWER:
                parts["gear"] = s.content.gear[s.gear[seat]].id
            score(s, seat, line.points, line.source, line.rule, parts)
    s.turn = NOBODY
    s.ended = ENDED
    MATCH_ENDED.emit(s, "IC-END-01", {"scores": reputations(s)})
