"""Who sat in the seats of a match before: of the one that is played again, or whose choices are gone on from.

Their names are kept nowhere but in the rows of the table where they played, from which they vanish with the person.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from longhall.server.db.models import Table
from longhall.server.db.store import Store
from longhall.server.people.names import names_on_leaving
from longhall.server.table.actions import Continued, read_action
from longhall.server.table.continuation import Origin
from longhall.server.table.seats import SeatState

MOST: Final = 20  # tables, each of which goes on from the one before: more of them are not looked up


@dataclass(frozen=True)
class EarlierPlayers:
    """Those who sat there until so many choices had been made; after none, for a match that is played again."""

    until: int
    seats: tuple[SeatState, ...]

    def without(self, user_id: str) -> EarlierPlayers:
        """What is told once a person has left for good."""
        kept = names_on_leaving([(seat.user_id, seat.name) for seat in self.seats], user_id)
        seats = [replace(seat, name=kept.get(number, seat.name)) for number, seat in enumerate(self.seats)]
        return EarlierPlayers(self.until, tuple(SeatState(bot=s.bot) if s.user_id == user_id else s for s in seats))


async def earlier_players(store: Store, table: Table, origin: Origin | None) -> tuple[EarlierPlayers, ...]:
    """In the order in which they sat there; nobody where the tables at which they did are gone."""
    if origin is None:
        found = await _seats_of(store, table.rematch_of) if table.rematch_of is not None else ()
        return (EarlierPlayers(0, found),) if found else ()
    groups: list[EarlierPlayers] = []
    before, until = origin.table, origin.choices
    while len(groups) < MOST:
        found = await _seats_of(store, before)
        if not found:
            break
        groups.append(EarlierPlayers(until, found))
        row = await store.action(before, 1)
        action = read_action(row.kind, row.data, row.at) if row is not None and row.kind == Continued.kind else None
        if not isinstance(action, Continued):
            break
        before, until = action.table, min(until, action.choices)
    return tuple(reversed(groups))


async def _seats_of(store: Store, table_id: str) -> tuple[SeatState, ...]:
    seats = await store.seats(table_id)
    return tuple(SeatState(s.user_id, s.name, s.bot, s.resigned, s.bank, s.bot_since) for s in seats)


def awaited(earlier: Sequence[EarlierPlayers], seats: Sequence[SeatState]) -> dict[int, SeatState]:
    """The free seats that are those of people who do not sit at the table yet, or are held for them."""
    here = {seat.user_id for seat in seats if seat.user_id is not None}
    held = {
        number: SeatState(seat.held_for, seat.held_name)
        for number, seat in enumerate(seats)
        if seat.held_for is not None and seat.user_id is None and seat.bot is None
    }
    if not earlier:
        return held
    wanted = {seat.user_id for seat in held.values()}
    free = {number for number, seat in enumerate(seats) if seat.user_id is None and seat.bot is None}
    last = enumerate(earlier[-1].seats)
    others = {n: seat for n, seat in last if n in free and seat.user_id not in (None, *here, *wanted)}
    return {**others, **held}


def seat_for(earlier: Sequence[EarlierPlayers], seats: Sequence[SeatState], user_id: str | None) -> int | None:
    """The free seat for somebody who comes: the one that was theirs, else one that nobody is awaited in, if there is
    one. None for those who sit already, and at a full table."""
    free = [number for number, seat in enumerate(seats) if seat.user_id is None and seat.bot is None]
    if not free or (user_id is not None and any(seat.user_id == user_id for seat in seats)):
        return None
    others = awaited(earlier, seats)
    theirs = [number for number, seat in others.items() if seat.user_id == user_id]
    open_to_all = [number for number in free if seats[number].held_for is None]
    return next(iter((*theirs, *(number for number in open_to_all if number not in others), *open_to_all)), None)
