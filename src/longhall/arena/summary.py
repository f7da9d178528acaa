"""What a series of matches shows, added up in the order of the matches whoever played them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from longhall.arena.driver import MatchReport


@dataclass
class Lengths:
    """The shortest, longest and mean of some number per match."""

    count: int = 0
    total: int = 0
    least: int = 0
    most: int = 0

    def add(self, value: int) -> None:
        self.least = value if self.count == 0 else min(self.least, value)
        self.most = max(self.most, value)
        self.count += 1
        self.total += value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def to_data(self) -> dict[str, Any]:
        return {"min": self.least, "mean": round(self.mean, 3), "max": self.most}


@dataclass
class Summary:
    """``games`` counts every match of the series; all the other figures come from those that ended lawfully."""

    game: str
    setup: dict[str, Any]
    bots: list[str]
    seed: str
    period_unit: str = ""  # see Game.period_unit
    games: int = 0
    errors: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        seats = len(self.bots)
        self.wins = [0] * seats
        self.places = [[0] * seats for _ in range(seats)]  # per seat, how often it came first, second, …
        self.score_sums: list[dict[str, int]] = [{} for _ in range(seats)]
        self.end_reasons: dict[str, int] = {}
        self.decisions = Lengths()
        self.periods = Lengths()
        self.matches: list[MatchReport] = []  # those with facts

    def add(self, report: MatchReport) -> None:
        self.games += 1
        if report.error:
            self.errors.append(report.error)
            return
        if report.facts is not None:
            self.matches.append(report)
        self.decisions.add(report.decisions)
        if self.period_unit:
            self.periods.add(report.period)
        self.end_reasons[report.reason] = self.end_reasons.get(report.reason, 0) + 1
        for seat, (place, scores) in enumerate(zip(report.places, report.scores, strict=True)):
            self.wins[seat] += place == 1
            self.places[seat][place - 1] += 1
            sums = self.score_sums[seat]
            for source, points in scores.items():
                sums[source] = sums.get(source, 0) + points

    @property
    def lawful(self) -> int:
        return self.games - len(self.errors)

    @property
    def decisions_per_s(self) -> float:
        return self.decisions.total / self.seconds if self.seconds else 0.0

    def wins_by_bot(self) -> dict[str, int]:
        """A shared win counts once for every winner, as in ``wins``."""
        wins = dict.fromkeys(self.bots, 0)
        for name, count in zip(self.bots, self.wins, strict=True):
            wins[name] += count
        return wins

    def mean_sources(self, seat: int) -> dict[str, float]:
        """Mean points by source; empty if no match ended lawfully."""
        return {source: round(points / self.lawful, 3) for source, points in self.score_sums[seat].items()}

    def mean_scores(self) -> list[float]:
        return [self.mean_sources(seat).get("total", 0.0) for seat in range(len(self.bots))]

    def to_data(self) -> dict[str, Any]:
        seats = range(len(self.bots))
        return {
            "game": self.game,
            "setup": self.setup,
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "errors": len(self.errors),
            "error_list": self.errors,
            "wins": self.wins,
            "wins_by_bot": self.wins_by_bot(),
            "places": self.places,
            "mean_scores": self.mean_scores(),
            "mean_score_sources": [self.mean_sources(seat) for seat in seats],
            "decisions": self.decisions.to_data(),
            "periods": {"unit": self.period_unit, **self.periods.to_data()} if self.periods.count else None,
            "end_reasons": dict(sorted(self.end_reasons.items())),
            "decisions_per_s": round(self.decisions_per_s, 1),
            "seconds": round(self.seconds, 3),
        }
