"""For the keepers of a hall: what they are told, and what they may do about it. ``longhall hall keeper`` does the same
on the command line."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated, Final

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field

from longhall.server.api.deps import Keeper
from longhall.server.api.errors import REFUSALS, ApiError
from longhall.server.api.routes.tables import HallHere, room_of
from longhall.server.db import keeping
from longhall.server.db.models import User

MONTH: Final = 31 * 24  # hours
router = APIRouter(prefix="/api/keeper", responses=REFUSALS, tags=["keeper"])
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class RestrictionRequest(BaseModel):
    """``mute``: for so many hours from now they may not write at any table, 0: they may again. ``banned``: they may do
    nothing in this hall. What is left out stays as it is."""

    model_config = ConfigDict(extra="forbid")
    mute: float | None = Field(default=None, ge=0, le=MONTH)
    banned: bool | None = None


@dataclass
class KeptPerson:
    """``muted_until`` and ``banned`` are times; null: they are not."""

    id: str
    name: str
    guest: bool
    keeper: bool
    muted_until: float | None
    banned: float | None


@dataclass
class ReportedLine:
    text: str
    at: float


@dataclass
class ReportInfo:
    """``lines`` are what the person had said at the table. ``reporter`` is null for one who has left."""

    number: int
    table: str
    game: str
    person: KeptPerson
    reporter: KeptPerson | None
    text: str
    lines: list[ReportedLine]
    at: float
    done: float | None


@dataclass
class KeeperPage:
    """``reports`` nobody is done with, ``done`` those of late, and whoever may not do everything."""

    reports: list[ReportInfo]
    done: list[ReportInfo]
    restricted: list[KeptPerson]


@router.get("")
async def keeper_page(hall: HallHere, _me: Keeper) -> KeeperPage:
    store = hall.store
    return KeeperPage(
        reports=[_report(one) for one in await keeping.reports(store, done=False)],
        done=[_report(one) for one in await keeping.reports(store, done=True, limit=20)],
        restricted=[_person(one) for one in await keeping.restricted(store)],
    )


def _person(user: User) -> KeptPerson:
    return KeptPerson(user.id, user.name, user.email is None, user.keeper, user.muted_until, user.banned)


def _report(found: keeping.Reported) -> ReportInfo:
    report = found.report
    return ReportInfo(
        number=report.id,
        table=report.table_id,
        game=found.game,
        person=_person(found.person),
        reporter=_person(found.reporter) if found.reporter is not None else None,
        text=report.text,
        lines=[ReportedLine(str(line["text"]), float(line["at"])) for line in report.lines],
        at=report.at,
        done=report.done,
    )


@router.post("/reports/{number}/done", status_code=204)
async def done(number: int, hall: HallHere, _me: Keeper) -> None:
    if not await keeping.finish_report(hall.store, number):
        raise ApiError(404, "error-no-such-report")


@router.patch("/people/{person}", status_code=204)
async def change_person(person: PersonId, body: RestrictionRequest, hall: HallHere, _me: Keeper) -> None:
    now = time.time()
    values: dict[str, float | None] = {}
    if body.mute is not None:
        values["muted_until"] = now + body.mute * 3600 if body.mute > 0 else None
    if body.banned is not None:
        values["banned"] = now if body.banned else None
    if values and not await keeping.restrict(hall.store, person, **values):
        raise ApiError(404, "error-no-such-person")
    if body.banned:
        await hall.hang_up(person)


@router.post("/tables/{table_id}/close", status_code=204)
async def close(table_id: str, hall: HallHere, _me: Keeper) -> None:
    """Nobody plays there any more."""
    await (await room_of(hall, table_id)).close_by_keeper()
