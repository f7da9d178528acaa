"""Whoever is told differences has the picture that the table has, whatever happens there and whoever comes and goes."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from longhall.client import Message, patched
from longhall.server.api.deps import Visitor
from longhall.server.db.models import User
from longhall.server.hall import Hall
from longhall.server.table import views
from longhall.server.table.permissions import Refused
from longhall.server.ws.connection import Connection
from tests.server.hall_fixture import Company, as_sent, company, settings_in
from tests.server.small_hall import new_user

pytestmark = pytest.mark.anyio
STEPS = 250


@pytest.fixture
async def whole(tmp_path: Any) -> AsyncIterator[Hall]:
    hall = Hall(settings_in(tmp_path))
    await hall.start()
    yield hall
    await hall.stop()


class Browser:
    """A client that puts its picture together, and the connection that tells it of a table."""

    def __init__(self, hall: Hall, at: Company, user: User | None) -> None:
        self.hall, self.room, self.user = hall, at.room, user
        self.picture: Message = {"seq": -1}
        self.changes = 0
        self.come()

    def come(self) -> None:
        """With the number of the last action it has seen, as clients come back."""
        state = SimpleNamespace(send_now=self.hear)
        socket = cast(WebSocket, SimpleNamespace(query_params={"differences": "1"}, state=state))
        self.connection = Connection(socket, Visitor(self.user, "127.0.0.1"))
        self.room.audience.listeners.add(self.connection)
        self.connection.deliver(views.update_message(self.room.state, self.user_id, self.picture["seq"]))
        self.hall.coordinator.joined(self.room, self.connection)

    def go(self) -> None:
        self.room.audience.listeners.discard(self.connection)
        self.connection.hang_up()
        self.hall.coordinator.left(self.room)

    @property
    def user_id(self) -> str | None:
        return self.user.id if self.user is not None else None

    def hear(self, text: bytes) -> bool:
        message: Message = json.loads(text)
        if message["type"] == "change":
            assert message["since"] == self.picture["seq"]
            self.picture = patched(self.picture, message)
            self.changes += 1
        elif message["type"] in ("state", "update"):
            self.picture = message
        return True

    def sees(self) -> Message:
        return told_alike(self.picture)

    def is_to_see(self) -> Message:
        return told_alike(as_sent(views.state_message(self.room.state, self.user_id)))


def told_alike(picture: Message) -> Message:
    """Without what says how it was told, and what time has made of it since."""
    table = {name: value for name, value in picture["table"].items() if name != "handovers"}
    return {**picture, "type": None, "entries": None, "table": table}


async def something_happens(at: Company, rng: random.Random, browsers: list[Browser]) -> None:
    room = at.room
    seat = rng.randrange(len(room.state.seats))
    owner, to = room.state.seats[seat].user_id, max(0, at.match.choices_made - rng.randrange(1, 4))
    what = rng.randrange(16)
    if what < 7 and room.state.player_bot(at.match.seat) is None:
        await at.choose()
    elif what == 7:
        await room.undo(owner, seat, to)
    elif what == 8:
        await room.answer(owner, seat, rng.random() < 0.8)
    elif what == 9:
        await room.hand_to_bot(owner, seat, "random")
    elif what in (10, 11):
        await room.take_back(owner, seat)
    elif what == 12:
        await room.pause(owner, room.state.status == "playing")
    elif what == 13:
        await room.rename(rng.choice(at.users).id, rng.choice(("Astrid", "Bj\u00f6rn", "\u05d7\u05e0\u05d4")))
    elif what == 14:
        await room.choose(None, at.match.seat, room.state.seq, rng.choice(at.match.keys()), by_bot="random")
    else:
        browser = rng.choice(browsers)
        browser.go()
        if rng.random() < 0.5:
            with contextlib.suppress(Refused):
                await at.choose()
        browser.come()


async def test_everybody_has_the_picture_of_the_table(whole: Hall) -> None:
    at = await company(whole, people=3, seats=4)
    at.room.after_change = None  # nothing is done but what happens here
    watching = new_user("Somebody who watches")
    await whole.store.add_user(watching)
    browsers = [Browser(whole, at, user) for user in (*at.users, watching, None, at.users[0])]
    rng = random.Random("differences")
    for _ in range(STEPS):
        with contextlib.suppress(Refused):
            await something_happens(at, rng, browsers)
        for browser in browsers:
            assert browser.sees() == browser.is_to_see()
    assert all(browser.changes > STEPS / 4 for browser in browsers)
    for browser in browsers:
        browser.go()
    await asyncio.gather(*(browser.connection.pump for browser in browsers), return_exceptions=True)
