"""Who may do what at a table: functions that raise ``Refused`` with the reason, or return."""

from __future__ import annotations

from math import ceil
from typing import Any, Final

from longhall.kernel.match import Match
from longhall.server.table.clocks import NONE, Clock
from longhall.server.table.state import CANCELLED, OPEN, PAUSED, PLAYING, TableState
from longhall.server.table.waiting import handovers

LATE: Final = "error-late"  # something else has happened first


class Refused(Exception):
    """What somebody asked for cannot be done; nothing has changed. ``message`` is a message id."""

    def __init__(self, message: str, rule: str = "", params: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.params: dict[str, Any] = params if params is not None else {}


class Unreadable(Refused):
    """The match of a table was played by rules or with a pack that this program does not know, or it is damaged."""


def check_not_stopped(state: TableState) -> None:
    """A match that this program cannot play is only looked at."""
    if state.stopped is not None:
        raise Unreadable(state.stopped.message, params=state.stopped.params)


def refusal_to_choose(
    state: TableState, user_id: str | None, seat: int, seq: int, by_bot: str | None = None
) -> Refused | None:
    """Why somebody, or the bot ``by_bot``, may not choose for a seat on a picture of action ``seq``; None when they
    may. Choosing, previews and the options that are sent all ask this."""
    if state.stopped is not None:
        return Unreadable(state.stopped.message, params=state.stopped.params)
    if state.match is None or state.status != PLAYING:
        return Refused("error-paused" if state.status == PAUSED else "error-not-playing")
    if not 0 <= seat < len(state.seats):
        return Refused("error-no-such-seat")
    if by_bot is not None:
        if state.player_bot(seat) != by_bot:  # its owner has taken the seat back while the bot was thinking
            return Refused("error-not-now")
    elif user_id is None or state.seats[seat].user_id != user_id:
        return Refused("error-not-your-seat")
    elif state.player_bot(seat) is not None:
        return Refused("error-bot-plays" if state.seats[seat].bot is not None else "error-bot-decides")
    if not state.position <= seq <= state.seq:  # votes, pauses and changed seats in between make no choice late
        return Refused(LATE, params={"seq": state.seq})
    if state.match.seat != seat:
        return Refused("error-not-your-turn")
    return None


def running_match(state: TableState) -> Match:
    check_not_stopped(state)
    if state.match is None or state.status != PLAYING:
        raise Refused("error-paused" if state.status == PAUSED else "error-not-playing")
    return state.match


def begun_match(state: TableState) -> Match:
    """Running or paused."""
    check_not_stopped(state)
    if state.match is None or state.status not in (PLAYING, PAUSED):
        raise Refused("error-not-playing")
    return state.match


def check_open(state: TableState) -> None:
    if state.status != OPEN:
        raise Refused("error-closed" if state.status == CANCELLED else "error-already-started")


def check_free(state: TableState) -> None:
    """At a table of a tournament nobody chooses where to sit, and nothing is agreed on that others depend on."""
    if state.tournament is not None:
        raise Refused("error-tournament-table")


def check_host(state: TableState, user_id: str | None) -> None:
    if user_id is None or user_id != state.host_id:
        raise Refused("error-not-host")


def check_seat(state: TableState, seat: int) -> None:
    if not 0 <= seat < len(state.seats):
        raise Refused("error-no-such-seat")


def check_own_seat(state: TableState, user_id: str | None, seat: int) -> None:
    check_seat(state, seat)
    if user_id is None or state.seats[seat].user_id != user_id:
        raise Refused("error-not-your-seat")


def check_not_resigned(state: TableState, user_id: str | None, seat: int) -> None:
    check_own_seat(state, user_id, seat)
    if state.seats[seat].resigned:
        raise Refused("error-resigned")


def check_has_say(state: TableState, user_id: str | None, seat: int) -> None:
    """Whoever plays none of their seats has no say in how the match goes on: they have resigned, or bots do."""
    check_own_seat(state, user_id, seat)
    check_not_out(state, user_id)
    if not set(state.seats_of(user_id)) & set(state.voters()):
        raise Refused("error-bot-plays")


def check_not_out(state: TableState, user_id: str | None) -> None:
    """Whoever has resigned all their seats is out of the match."""
    if all(state.seats[number].resigned for number in state.seats_of(user_id)):
        raise Refused("error-resigned")


def check_rated(clock: Clock, hints: bool, has_account: bool) -> None:
    """Whether the match of a table can be rated that is to be opened like that."""
    if not has_account:
        raise Refused("error-rated-account")
    if clock.kind == NONE:
        raise Refused("error-rated-clock")
    if hints:
        raise Refused("error-rated-hints")


def check_rated_seat(state: TableState, user_id: str, has_account: bool) -> None:
    """Whether somebody may sit at a rated table: with an account, and on one chair."""
    if not state.rated:
        return
    if not has_account:
        raise Refused("error-rated-account")
    if state.seats_of(user_id):
        raise Refused("error-rated-one-seat")


def check_rated_start(state: TableState) -> None:
    """A match is rated between people: two of them at least."""
    if state.rated and len({seat.user_id for seat in state.seats if seat.user_id is not None}) < 2:
        raise Refused("error-rated-people")


def check_pause(state: TableState, user_id: str | None) -> None:
    if state.pauses_left(user_id) == 0:
        raise Refused("error-no-pauses")


def check_handover(state: TableState, user_id: str | None, seat: int, now: float) -> None:
    """Whether somebody may give another's seat a bot: only while the others have waited for its owner too long."""
    check_seat(state, seat)
    found = next((waited for waited in handovers(state, now) if waited.seat == seat), None)
    if found is None or state.seats[seat].user_id == user_id:
        raise Refused("error-nobody-waits", params={"seat": seat})
    if now < found.at:
        minutes = ceil((found.at - now) / 60)
        raise Refused("error-wait-longer", params={"seat": seat, "at": found.at, "minutes": minutes})
