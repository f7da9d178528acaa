"""Whoever is connected to a table, through this process or another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Protocol

from longhall.server.messages import HallMessage, PresenceMessage, SaidMessage
from longhall.server.people.public_ids import public_id
from longhall.server.table import views
from longhall.server.table.state import TableState
from longhall.server.table.waiting import handovers
from longhall.server.walltime import now


class Listener(Protocol):
    """Somebody connected to a room."""

    user_id: str | None

    def deliver(self, message: HallMessage) -> None:
        """Queue a message; never blocks, never raises."""

    def hang_up(self) -> None:
        """End the connection."""


Hidden = dict[str, set[str]]  # by user id: those whose words they do not hear, by what these go by at the table


class Audience:
    def __init__(self, news: int) -> None:
        self.listeners: set[Listener] = set()  # through this process
        self.elsewhere: list[str | None] = []  # user ids through other processes, one for each connection
        self.news = news  # number of the last news from other processes that was told here
        self.hearing = asyncio.Lock()  # held while news are read
        self.hidden: Hidden = {}
        self._presence: PresenceMessage | None = None  # as told last

    def connected(self) -> list[str | None]:
        """The user ids of all connections, in all processes."""
        return [*(listener.user_id for listener in self.listeners), *self.elsewhere]

    def send(self, message: HallMessage, to: Callable[[str | None], bool] = lambda _: True) -> None:
        for listener in list(self.listeners):
            if to(listener.user_id) and not (
                isinstance(message, SaidMessage) and message.who in self.hidden.get(listener.user_id or "", ())
            ):
                listener.deliver(message)

    def hide_from(self, user_id: str, table_id: str, blocked: Collection[str]) -> None:
        """What the people they have blocked say is not for somebody who listens here."""
        if any(listener.user_id == user_id for listener in self.listeners):
            self.hidden[user_id] = {public_id(table_id, other) for other in blocked}

    def send_to_watchers(self, state: TableState, message: HallMessage) -> None:
        """What those who only watch say reaches no player before the match is over."""
        self.send(message, state.hears_watchers)

    def send_update(self, state: TableState, seen: int) -> None:
        """Send everybody what has happened since action ``seen``, each as they may know it. Nothing is made where
        nobody listens."""
        if not self.listeners:
            return
        groups: dict[str | None, list[Listener]] = {}
        for listener in self.listeners:
            groups.setdefault(listener.user_id, []).append(listener)
        shared = views.shared_parts(state, groups)
        for user_id, listeners in groups.items():
            message = views.update_message(state, user_id, seen, shared)
            for listener in listeners:
                listener.deliver(message)

    def presence(self, state: TableState) -> PresenceMessage:
        seats, watching = self._who_is_here(state)
        at = now()
        return PresenceMessage(seats=seats, watching=watching, handovers=handovers(state, at), now=at)

    def send_presence(self, state: TableState) -> bool:
        """Tell everybody who is here, if that is not what they were told last."""
        here = {user_id for user_id in self.connected() if user_id is not None}
        state.waiting.update(state, here, now())
        last = self._presence
        if last is not None and self._who_is_here(state) == (last.seats, last.watching):
            return False
        self._presence = self.presence(state)
        self.send(self._presence)
        return True

    def _who_is_here(self, state: TableState) -> tuple[list[int], int]:
        """The seats whose owners are connected, and how many others are."""
        connected = self.connected()
        sitting = {seat.user_id for seat in state.seats if seat.user_id is not None}
        seats = [n for n, seat in enumerate(state.seats) if seat.user_id is not None and seat.user_id in connected]
        return seats, sum(user_id not in sitting for user_id in connected)

    def hang_up(self, user_id: str) -> None:
        for listener in list(self.listeners):
            if listener.user_id == user_id:
                listener.hang_up()
