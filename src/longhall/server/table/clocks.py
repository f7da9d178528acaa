"""Clocks: none, live (seconds per decision with a bank) or at leisure (hours per decision). Times are seconds since
1970, so that what a decision has taken outlives a restart of the hall."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from longhall.server.messages import ClockKind

NONE: Final = "none"
LIVE: Final = "live"
LEISURE: Final = "leisure"
RETURN: Final = 15.0  # seconds people have to come back after a restart before their time can be up
VOTE_LIVE: Final = 120.0  # seconds after which a vote lapses that not all have agreed to
VOTE: Final = 7 * 86_400.0
HEED: Final = 60.0  # seconds in which nothing is decided without somebody who has just been given a bot
PAUSE: Final = 600.0  # seconds after which the pause of one player ends
MOST_PAUSES: Final = 3  # of each player in a match
MOST_TURNS_BACK: Final = 3  # that a player takes from the next one without asking, until somebody else has chosen


@dataclass
class Clock:
    kind: ClockKind = NONE
    seconds: float = 0.0  # per decision
    bank: float = 0.0  # live: seconds each seat has besides

    def allowed(self, bank: float) -> float | None:
        """How long a decision may take; None: for ever."""
        if self.kind == LIVE:
            return self.seconds + bank
        return self.seconds if self.kind == LEISURE else None

    def vote_seconds(self) -> float:
        """How long a vote is open: longer than somebody may be away at such a table."""
        return VOTE_LIVE if self.kind == LIVE else max(VOTE, 2 * self.seconds)

    def is_expired(self, bank: float, taken: float) -> bool:
        allowed = self.allowed(bank)
        return allowed is not None and taken >= allowed

    def bank_after(self, bank: float, used: float) -> float:
        """What is left of a bank after a decision that took so long."""
        return max(0.0, bank - max(0.0, used - self.seconds)) if self.kind == LIVE else bank

    def unpaid(self, used: float) -> float:
        """What of the time of a decision no bank has paid for."""
        return min(used, self.seconds) if self.kind != NONE else used

    def to_data(self) -> dict[str, Any]:
        return {"kind": self.kind, "seconds": self.seconds, "bank": self.bank}

    @staticmethod
    def from_data(data: dict[str, Any]) -> Clock:
        return Clock(data["kind"], float(data.get("seconds", 0)), float(data.get("bank", 0)))


@dataclass
class Stopwatch:
    """How long the decision under way has taken. It stands still in a pause."""

    began: float  # when the decision began, later by all pauses since
    used: float | None = None  # in a pause: what had been used up before it

    def taken(self, now: float) -> float:
        return self.used if self.used is not None else max(0.0, now - self.began)

    def stopped(self, now: float) -> Stopwatch:
        return Stopwatch(self.began, self.taken(now))

    def resumed(self, now: float) -> Stopwatch:
        return Stopwatch(now - self.taken(now))


@dataclass
class DecisionTimes:
    """What the decisions of the seat that chose last have taken, by the number of choices before each: whoever steps
    back to one of them, and comes to the next ones again, has that time no more."""

    seat: int = -1
    seconds: dict[int, float] = field(default_factory=dict)

    def copy(self) -> DecisionTimes:
        return DecisionTimes(self.seat, self.seconds.copy())

    def note(self, seat: int, number: int, seconds: float) -> None:
        if seat != self.seat:
            self.seat, self.seconds = seat, {}
        self.seconds[number] = seconds

    def at(self, seat: int, number: int) -> float:
        return self.seconds.get(number, 0.0) if seat == self.seat else 0.0
