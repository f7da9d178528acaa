"""What a match that is over was worth to each seat."""

from __future__ import annotations

from typing import Final

from longhall.kernel.match import Result

PLACE: Final = "place"
WIN: Final = "win"
MARGIN: Final = "margin"
REWARDS: Final = (PLACE, WIN, MARGIN)
MEANINGS: Final = {
    PLACE: "by place, zero-sum: 1 for the first, evenly down to -1 for the last; who shares a place shares it",
    WIN: "1 for a winner alone, divided among those who share it; 0 for everybody else",
    MARGIN: "by points, zero-sum: points above the average of all, divided by the sum of all points",
}


def rewards(result: Result, kind: str) -> list[float]:
    """For each seat; the sum is 0, or 1 for ``win``."""
    seats = len(result.places)
    if kind == WIN:
        winners = result.winners
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    if kind == MARGIN:
        totals = [scores.get("total", 0) for scores in result.scores]
        span = max(1, sum([abs(total) for total in totals]))
        mean = sum(totals) / seats
        return [(total - mean) / span for total in totals]
    return by_place(result.places)


def by_place(places: list[int]) -> list[float]:
    """Places 1 to n are worth 1 down to -1 in even steps; those who share one share what it and the next are worth."""
    seats = len(places)
    if seats < 2:
        return [0.0] * seats
    worth = [1.0 - 2.0 * rank / (seats - 1) for rank in range(seats)]
    found: list[float] = []
    for place in places:
        sharing = places.count(place)
        found.append(sum(worth[place - 1 : place - 1 + sharing]) / sharing)
    return found
