"""What is coming as things stand: the next space of the Event Track, what each Apparatus would pay, the score.

Everything here is public.
"""

from __future__ import annotations

from typing import Any, Final

from longhall.games.icaion.content import COLOURS, REGION_CARD, YEARS
from longhall.games.icaion.frames.apparatus import retrievable
from longhall.games.icaion.frames.year import parasite_ranking
from longhall.games.icaion.queries import is_last_round, kind_of_tile, next_crater, players
from longhall.games.icaion.scoring import apparatus_count, apparatus_points, final_total
from longhall.games.icaion.state import NOTHING, IcaionState
from longhall.kernel.frames import Choice, Forecast

TURN: Final = frozenset({"move", "action"})


def forecast(s: IcaionState, seat: int) -> list[Forecast]:
    """For the seat that decides where to go and what to do; empty elsewhere."""
    top = s.stack[-1] if s.stack else None
    kind = top.kind() if isinstance(top, Choice) else ""
    if kind not in TURN:
        return []
    coming = _year_end(s, seat) if is_last_round(s) else _next_round(s)
    return [*coming, *_full_of_parasites(s), *_apparatus(s, seat), *_score(s, seat)]


def _year_end(s: IcaionState, seat: int) -> list[Forecast]:
    """What the seat would score for its Parasites. [IC-YEAR-12]"""
    count = s.collected[seat]
    points = players(s).ranking[parasite_ranking(s).index(seat)] if count else 0
    return [
        Forecast("forecast-year-end", "IC-YEAR-12", {"year": s.year, "count": count, "points": points}, urgent=True)
    ]


def _next_round(s: IcaionState) -> list[Forecast]:
    """The numbers that the next space supplies, its card where it lies open, and the recharge. [IC-EVENT-01]"""
    number = len(s.event_track)
    track = players(s).track
    forecasts: list[Forecast] = []
    if number < len(track):
        space = track[number]
        region: dict[str, Any] = {"qoam": space.qoam, "parasite": bool(space.parasite)}
        colossus: dict[str, Any] = {"arrows": space.arrows, "crater": s.content.craters[next_crater(s)].id}
        if s.rules.expert and s.event_deck:
            card = s.content.events[s.event_deck[-1]]
            if card.kind == REGION_CARD:
                forecasts.append(Forecast("forecast-event", "IC-EXPERT-01", {"event": card.id, **region}))
            else:
                forecasts.append(Forecast("forecast-event-colossus", "IC-EXPERT-01", {"event": card.id, **colossus}))
        else:
            forecasts.append(Forecast("forecast-space", "IC-EVENT-01", {**region, **colossus}))
    if s.round + 1 == s.content.numbers.recharge_round:
        forecasts.append(Forecast("forecast-recharge", "IC-YEAR-09", {}))
    return forecasts


def _full_of_parasites(s: IcaionState) -> list[Forecast]:
    """Regions that one more Parasite overruns. [IC-PARASITE-02]"""
    most = s.content.numbers.parasites_per_region
    full = [s.content.regions[region].id for region, count in enumerate(s.parasites) if count >= most]
    return [Forecast("forecast-overrun", "IC-PARASITE-02", {"regions": full}, urgent=True)] if full else []


def _apparatus(s: IcaionState, seat: int) -> list[Forecast]:
    """What each tile that the seat may still Retrieve this Year would score, the best first. [IC-APPARATUS-05]"""
    if s.retrieved[seat] or s.slot[seat] != NOTHING:
        return []
    tiles = [YEARS * colour + s.year - 1 for colour in retrievable(s, seat)]
    paying = [(apparatus_points(s, seat, tile), tile) for tile in tiles]
    return [
        Forecast("forecast-apparatus", "IC-APPARATUS-05", _worth(s, seat, tile, points))
        for points, tile in sorted(paying, key=lambda pair: -pair[0])
        if points > 0
    ]


def _worth(s: IcaionState, seat: int, tile: int, points: int) -> dict[str, Any]:
    kind = kind_of_tile(s, tile)
    return {
        "colour": COLOURS[tile // YEARS],
        "kind": s.content.kinds[kind].id,
        "count": apparatus_count(s, seat, kind),
        "points": points,
    }


def _score(s: IcaionState, seat: int) -> list[Forecast]:
    """The final scoring if it were made now: the seat's, and the best of the others. [IC-END-01]"""
    totals = [final_total(s, other) for other in range(s.seats)]
    best = max((other for other in s.order if other != seat), key=lambda other: totals[other])
    params = {"points": totals[seat], "seat": best, "best": totals[best]}
    return [Forecast("forecast-score", "IC-END-01", params)]
