"""A hall with people but without tables, and what tests say to it."""

from __future__ import annotations

import time
from collections.abc import Callable
from email.message import EmailMessage
from typing import Any

import httpx
from fastapi import FastAPI
from sqlalchemy import delete, update

from longhall.bots import default_bot
from longhall.server.api.errors import add_handlers
from longhall.server.api.routes import accounts, health, people, tokens
from longhall.server.db.models import Seat, Table, User
from longhall.server.db.store import Store
from longhall.server.doorway import Doorway
from longhall.server.main import add_routes
from longhall.server.metrics import Metrics
from longhall.server.middleware.limits import add_limits
from longhall.server.people.security import Signer, new_id
from longhall.server.settings import Settings

HERE = "http://hall.test"
Browsers = Callable[..., httpx.AsyncClient]


class SmallHall:
    """A hall with people but without tables."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.signer = Signer("a key for tests")
        self.metrics = Metrics()
        self.doorway = Doorway(settings)
        self.forgotten: list[str] = []
        self.renamed: list[tuple[str, str]] = []
        self.hung_up: list[str] = []
        self.mails: list[EmailMessage] = []

    async def rename(self, user_id: str, name: str) -> None:
        self.renamed.append((user_id, name))

    async def hang_up(self, user_id: str) -> None:
        self.hung_up.append(user_id)

    def send_mail(self, message: EmailMessage) -> None:
        self.mails.append(message)

    async def delete_user(self, user_id: str) -> None:
        self.forgotten.append(user_id)
        await self.store.delete_user(user_id, default_bot)


def app_of(hall: SmallHall) -> FastAPI:
    app = FastAPI()
    app.state.hall = hall
    add_handlers(app)
    add_limits(app, hall.settings)
    add_routes(app, *(routes.router for routes in (health, people, accounts, tokens)))
    return app


async def guest(client: httpx.AsyncClient, name: str = "Astrid") -> dict[str, Any]:
    answer = await client.post("/api/guest", json={"name": name, "language": "pl"})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def problem(answer: httpx.Response, status: int) -> str:
    """The message id of a refusal in the one shape they all have."""
    assert answer.status_code == status, answer.text
    data = answer.json()
    assert data.keys() == {"message", "rule", "params", "text"}
    assert data["text"] and "⟦" not in data["text"]
    return str(data["message"])


def new_user(name: str = "Astrid", **values: Any) -> User:
    return User(id=new_id(), name=name, created=time.time(), **values)


def new_table(**values: Any) -> Table:
    now = time.time()
    usual: dict[str, Any] = {
        "id": new_id(),
        "game": "northgard",
        "pack": "0" * 16,
        "rules_version": 1,
        "setup": {"seats": 2},
        "public": True,
        "clock": {"kind": "none"},
        "status": "playing",
        "host_id": None,
        "seed": "0" * 64,
        "created": now,
        "changed": now,
    }
    return Table(**{**usual, **values})


async def change_table(store: Store, table_id: str, **values: Any) -> None:
    """What no hall does to a table: give it other dice, or an older result."""
    async with store.session() as session:
        await session.execute(update(Table).where(Table.id == table_id).values(**values))


async def delete_table(store: Store, table_id: str) -> None:
    async with store.session() as session:
        await session.execute(delete(Table).where(Table.id == table_id))


def new_seats(table: Table, *users: User | None) -> list[Seat]:
    return [
        Seat(table_id=table.id, seat=number, user_id=user.id if user else None, name=user.name if user else "")
        for number, user in enumerate(users)
    ]
