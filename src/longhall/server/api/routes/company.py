"""Who comes to a table: chairs held for people one knows, whom the host keeps away, and what the hall's keepers are
told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field

from longhall.server.api.errors import REFUSALS, ApiError
from longhall.server.api.routes.tables import HallHere, Player, Somebody, room_of
from longhall.server.db.keeping import add_report, companions
from longhall.server.db.models import User
from longhall.server.db.store import Store
from longhall.server.db.ties import FOLLOW, are_kept_apart, blocked_by, ties_of
from longhall.server.people.moderation import ban, banned_at, lift_ban, person_at
from longhall.server.people.public_ids import public_id
from longhall.server.table.permissions import check_host

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["company"])
Who = Annotated[str, Path(pattern=r"^[0-9a-f]{1,32}$")]


class CompanyRequest(BaseModel):
    model_config = ConfigDict(extra="forbid")


class HoldRequest(CompanyRequest):
    """``who`` as in the list of people one knows; null: the chair is free again."""

    seat: int = Field(ge=0, le=15)
    who: str | None = Field(default=None, max_length=32)


class BanRequest(CompanyRequest):
    """``who`` as in what is said at the table."""

    who: str = Field(max_length=32)


class ReportRequest(CompanyRequest):
    """What is wrong with what somebody does at a table; ``who`` as in what is said there."""

    who: str = Field(max_length=32)
    text: str = Field(min_length=1, max_length=500)


@dataclass
class KnownPerson:
    """``who`` is what this visitor calls them by, and nobody else."""

    who: str
    name: str


async def known_people(store: Store, me: User) -> dict[str, User]:
    """Those they follow, and those they have sat at a table with, by what this visitor calls them."""
    followed = [other for tie, other in await ties_of(store, me.id) if tie.kind == FOLLOW]
    blocked = await blocked_by(store, me.id)
    known = [other for other in (*followed, *await companions(store, me.id)) if other.id not in blocked]
    return {public_id(f"known to {me.id}", other.id): other for other in known}


@router.get("/my/people")
async def my_people(hall: HallHere, me: Somebody) -> list[KnownPerson]:
    """Those whom this visitor follows, and those they have sat at a table with, the last ones first."""
    return [KnownPerson(who, other.name) for who, other in (await known_people(hall.store, me)).items()]


@router.put("/tables/{table_id}/held", status_code=204)
async def hold(table_id: str, body: HoldRequest, hall: HallHere, me: Player) -> None:
    """The host holds a free chair for somebody they know, who is told of it."""
    room = await room_of(hall, table_id)
    check_host(room.state, me.id)
    other = None
    if body.who is not None:
        other = (await known_people(hall.store, me)).get(body.who)
        if other is None:
            raise ApiError(404, "error-no-such-person")
        if await are_kept_apart(hall.store, me.id, [other.id]):
            raise ApiError(409, "error-kept-apart")
    await room.hold_seat(me.id, body.seat, other.id if other is not None else None, other.name if other else "")


@router.get("/tables/{table_id}/bans")
async def bans(table_id: str, hall: HallHere, me: Player) -> list[KnownPerson]:
    """For the host: whom they keep away."""
    room = await room_of(hall, table_id)
    check_host(room.state, me.id)
    return [KnownPerson(public_id(table_id, one.id), one.name) for one in await banned_at(hall.store, table_id)]


@router.post("/tables/{table_id}/bans", status_code=204)
async def add_ban(table_id: str, body: BanRequest, hall: HallHere, me: Player) -> None:
    await ban(hall.coordinator, await room_of(hall, table_id), me.id, body.who)


@router.delete("/tables/{table_id}/bans/{who}", status_code=204)
async def end_ban(table_id: str, who: Who, hall: HallHere, me: Player) -> None:
    room = await room_of(hall, table_id)
    check_host(room.state, me.id)
    await lift_ban(hall.store, table_id, who)


@router.post("/tables/{table_id}/reports", status_code=204)
async def report(table_id: str, body: ReportRequest, hall: HallHere, me: Player) -> None:
    """To the keepers of the hall, with what the person has said at the table."""
    room = await room_of(hall, table_id)
    other = await person_at(hall.store, room, body.who)
    if other is None or other == me.id:
        raise ApiError(404, "error-no-such-person")
    if hall.reports.take(me.id):
        raise ApiError(429, "error-too-fast")
    text = " ".join("".join(letter for letter in body.text if letter.isprintable()).split())
    if not text:
        raise ApiError(422, "error-chat-length")
    await add_report(hall.store, table_id, me.id, other, text)
