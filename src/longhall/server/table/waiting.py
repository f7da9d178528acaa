"""Whoever keeps the others waiting too long may be given a bot by them. With a clock the clock sees to that; here is
what holds without one, and for votes that wait for somebody who is away."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from longhall.server.messages import HandoverInfo
from longhall.server.table.clocks import LIVE, NONE

if TYPE_CHECKING:
    from longhall.kernel.match import Match
    from longhall.server.table.state import TableState

HERE: Final = 600.0  # seconds that somebody at the table may keep the others at the table waiting
AWAY: Final = 86_400.0  # seconds that somebody may stay away while the others wait
LEAST_HERE: Final = 60.0
LEAST_AWAY: Final = 3600.0


class WaitingTimes:
    """Who is at a table, and how long they have been waiting there, in the presence of whoever is to choose, for the
    decision under way. In memory only: what a restart loses is to the advantage of whoever is waited for.

    A step back begins no new wait, whoever was to choose in between, and neither do the same choices again: only a
    choice of somebody else does, or one's own beyond all that was reached.
    """

    def __init__(self, here: frozenset[str] = frozenset()) -> None:
        self.here = here  # user ids
        self.since: float | None = None  # the time from which it goes on counting; None: it stands still
        self._seat, self._made = -1, -1  # whose decision it is, after how many choices
        self._waited: dict[int, tuple[int, float]] = {}  # by seat: the latest decision it has come to, and the seconds

    @property
    def seconds(self) -> float:
        return self._waited.get(self._seat, (-1, 0.0))[1]

    def update(self, state: TableState, here: Collection[str], now: float) -> None:
        """Count what has gone by since the last look, in which nothing changed, and see who is here now."""
        if self.since is not None:
            reached, seconds = self._waited[self._seat]
            self._waited[self._seat] = reached, seconds + max(0.0, now - self.since)
        if state.match is not None:
            self._come_to(state.match)
        self.here = frozenset(here)
        self.since = now if self._counts(state) else None

    def _come_to(self, match: Match) -> None:
        """The decision under way."""
        before, self._seat, self._made = self._made, match.seat, match.choices_made
        reached, _ = self._waited.get(self._seat, (-1, 0.0))
        turn_came = 0 <= before < self._made and match.history[-1].seat != self._seat
        if self._made > reached or turn_came:
            self._waited[self._seat] = self._made, 0.0

    def _counts(self, state: TableState) -> bool:
        """Also while a bot thinks for somebody, or its thoughts could be cut short again and again."""
        seat = state.deciding_seat()
        if seat < 0 or state.seats[seat].user_id not in self.here:
            return False
        owner = state.seats[seat].user_id
        return any(state.seats[other].user_id in self.here - {owner} for other in state.voters())


def handovers(state: TableState, now: float) -> list[HandoverInfo]:
    """Whom the others may give a bot, why, and from when on as things stand."""
    if state.match is None:
        return []
    state.waiting.update(state, state.waiting.here, now)
    found = []
    voters = state.voters()
    if len({state.seats[seat].user_id for seat in voters}) < 2:
        return []  # nobody else has a say
    for seat in voters:
        turn, vote = _for_its_turn(state, seat, now), _for_its_vote(state, seat)
        if turn is not None and (vote is None or turn <= vote):
            found.append(HandoverInfo(seat, "turn", turn))
        elif vote is not None:
            found.append(HandoverInfo(seat, "vote", vote))
    return found


def _for_its_turn(state: TableState, seat: int, now: float) -> float | None:
    if state.clock.kind != NONE or state.deciding_seat() != seat or state.player_bot(seat) is not None:
        return None
    waiting = state.waiting
    left = _halved(HERE, LEAST_HERE, state, seat) - waiting.seconds
    if state.seats[seat].user_id in waiting.here:
        return now + left
    return now + left if left <= 0 else state.watch.began + _halved(AWAY, LEAST_AWAY, state, seat)


def _for_its_vote(state: TableState, seat: int) -> float | None:
    """Somebody away is not asked for ever. Whoever is here and does not answer holds nothing up: the match goes on."""
    vote = state.vote
    if vote is None or state.clock.kind == LIVE or seat in vote.agreed:
        return None
    if state.seats[seat].user_id in state.waiting.here:
        return None
    allowed = max(_halved(AWAY, LEAST_AWAY, state, seat), state.clock.seconds)
    return vote.deadline - state.clock.vote_seconds() + allowed


def _halved(seconds: float, least: float, state: TableState, seat: int) -> float:
    """Each time somebody has kept the others waiting too long, and has come back, they have half as long."""
    return float(max(least, seconds / 2 ** min(20, state.kept_waiting.get(seat, 0))))
