"""A whole hall for tests: in process without transport, or behind a real web server on a free loopback port."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pytest
import uvicorn

from longhall.client import Client, Message, TableConnection
from longhall.kernel.match import Match
from longhall.server.db.models import User
from longhall.server.hall import Hall
from longhall.server.main import create_app
from longhall.server.messages import HallMessage, encode
from longhall.server.settings import Limits, Settings, sqlite_address
from longhall.server.sockets import server_config
from longhall.server.table import views
from longhall.server.table.clocks import Clock
from longhall.server.table.permissions import Refused
from longhall.server.table.room import Room
from tests.patience import PATIENCE
from tests.server.small_hall import change_table, new_user

SHORT = {"seats": 2, "clans": "random"}
Wind = Callable[[float], None]


def settings_in(folder: Path, **values: Any) -> Settings:
    limits = Limits(
        requests_per_second=100_000,
        messages_per_second=100_000,
        interruptions_per_minute=100_000,
        tables_per_minute=100_000,
        names_per_minute=100_000,
        logins_per_minute=100_000,
        tournaments_per_user=100_000,
        entries_per_minute=100_000,
        connections_per_address=1000,
    )
    return Settings(**{"database": sqlite_address(folder), "bot_delay": 0.0, "limits": limits, **values})


class RunningHall:
    """A web server as a task of the test's own loop. ``restart`` ends it and starts another on the same database."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.settings = settings_in(folder, **settings)
        self.port = 0
        self._clients: list[Client] = []

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for client in self._clients:
            await client.close()
        await self.stop()

    async def start(self) -> None:
        self.app = create_app(self.settings)
        self._listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio: TCP_NODELAY
        self._listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._listening.bind(("127.0.0.1", self.port))
        self.port = self._listening.getsockname()[1]
        config = server_config(self.app, self.settings, log_level="critical", timeout_graceful_shutdown=2)
        self._server = uvicorn.Server(config)
        self._serving = asyncio.create_task(self._server.serve([self._listening]))
        while not self._server.started:
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        self._server.should_exit = True
        await self._serving
        self._listening.close()

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    def stranger(self, token: str | None = None) -> Client:
        self._clients.append(Client(self.url, token))
        return self._clients[-1]

    async def guest(self, name: str) -> Client:
        client = self.stranger()
        await client.come_in(name)
        return client

    async def room(self, table_id: str) -> Room:
        room = await self.hall.room(table_id)
        assert room is not None
        return room

    async def fix_seed(self, table_id: str, seed: str) -> None:
        """The same dice in every run: before the start."""
        (await self.room(table_id)).state.seed = seed
        await change_table(self.hall.store, table_id, seed=seed)

    async def seated(
        self,
        people: int = 2,
        setup: dict[str, Any] | None = None,
        seed: str = "dice",
        game: str = "northgard",
        **wish: Any,
    ) -> tuple[list[Client], str]:
        """So many guests in the seats without bots of a new table, not started."""
        clients = [await self.guest(f"Guest {number}") for number in range(people)]
        table_id = (await clients[0].open_table(game, setup or SHORT, **wish))["id"]
        await self.fix_seed(table_id, seed)
        room = await self.room(table_id)
        for client in clients[1:]:
            free = next(n for n, seat in enumerate(room.state.seats) if seat.user_id is None and seat.bot is None)
            async with client.at(table_id) as table:
                await table.send("sit", seat=free)
                await told(table, lambda message: bool(message.get("you", {}).get("seats")))
        return clients, table_id


async def told(table: TableConnection, wanted: Callable[[Message], bool] | str) -> Message:
    """The next message of that type, or for which ``wanted`` holds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            message = await table.hear()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message


async def refused(table: TableConnection) -> str:
    """The reason of the next refusal."""
    return str((await told(table, "refused"))["message"])


async def refusal(work: Any) -> str:
    """Why a room refuses: the id of the message."""
    with pytest.raises(Refused) as raised:
        await work
    return raised.value.message


def chooser(seed: str) -> Callable[[Message], str]:
    """Somebody who chooses at random, the same in every run."""
    rng = random.Random(seed)
    return lambda message: str(rng.choice(message["decision"]["options"])["key"])


def as_sent(data: Any) -> Any:
    """As it looks after a journey as JSON."""
    return json.loads(encode(data))


def table_of(room: Room) -> Message:
    """What everybody may know of a table."""
    table: Message = as_sent(views.table_info(room.state))
    return table


def picture_for(room: Room, user_id: str | None, seen: int = -1) -> Message:
    """What a user who has seen everything up to that action is sent."""
    message: Message = as_sent(views.update_message(room.state, user_id, seen))
    return message


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self, user_id: str | None) -> None:
        self.user_id = user_id
        self.heard: list[dict[str, Any]] = []
        self.hung_up = False

    def deliver(self, message: HallMessage) -> None:
        self.heard.append(as_sent(message))

    def hang_up(self) -> None:
        self.hung_up = True


class Company:
    """People at a table of a hall without transport."""

    def __init__(self, room: Room, users: list[User]) -> None:
        self.room = room
        self.users = users
        self.rng = random.Random("company")

    @property
    def match(self) -> Match:
        assert self.room.state.match is not None
        return self.room.state.match

    def owner(self, seat: int) -> str | None:
        return self.room.state.seats[seat].user_id

    async def choose(self, times: int = 1) -> None:
        """Let whoever is to choose do so at random."""
        for _ in range(times):
            seat = self.match.seat
            await self.room.choose(self.owner(seat), seat, self.room.state.seq, self.rng.choice(self.match.keys()))

    async def choose_until(self, wanted: Callable[[Match], bool]) -> None:
        while not wanted(self.match):
            assert not self.match.over
            await self.choose()


async def company(hall: Hall, people: int = 2, seats: int | None = None, **wish: Any) -> Company:
    """A started table of that many people; with fewer people than ``seats`` the first holds the rest."""
    users = [new_user(f"Person {number}") for number in range(people)]
    for user in users:
        await hall.store.add_user(user)
    setup = {"seats": seats or max(2, people), "clans": "random", **wish.pop("setup", {})}
    clock = wish.pop("clock", None)
    bots = wish.pop("bots", [])
    seed = wish.pop("seed", "dice")
    room = await hall.open_table(users[0], "northgard", setup, bots, True, clock or Clock())
    room.state.seed = seed
    await change_table(hall.store, room.id, seed=seed)
    for number, seat in enumerate(room.state.seats):
        if seat.user_id is None and seat.bot is None:
            user = users[number] if number < len(users) else users[0]
            await room.sit(user.id, user.name, number)
    await room.start(users[0].id)
    return Company(room, users)
