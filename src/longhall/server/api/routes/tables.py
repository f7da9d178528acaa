"""Tables over HTTP: opening, listing, the record, replay, rematch. Playing goes over the WebSocket."""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from longhall.kernel.match import Match
from longhall.server.api.deps import Visitor, user, visitor
from longhall.server.api.errors import REFUSALS, ApiError, told, told_as
from longhall.server.api.fields import SEARCH_LENGTH
from longhall.server.db.models import Seat, Table, User
from longhall.server.db.store import Conflict
from longhall.server.hall import Hall, insisting
from longhall.server.messages import ChronicleEntry, ClockInfo, DecisionInfo, ResultInfo, StateMessage, TableInfo
from longhall.server.people.moderation import speaker
from longhall.server.table.chronicle import chronicle
from longhall.server.table.clocks import Clock
from longhall.server.table.continuation import Origin
from longhall.server.table.replay import eye_to_look_through, look_back
from longhall.server.table.room import Refused, Room, Unreadable
from longhall.server.table.state import CANCELLED, FINISHED

JSON_LINES: Final = "application/jsonl"
RECENT: Final = 200  # tables that are over in one's own list
router = APIRouter(prefix="/api", responses=REFUSALS, tags=["tables"])


class ClockRequest(BaseModel):
    model_config = ConfigDict(extra="forbid")
    kind: Literal["none", "live", "leisure"] = "none"
    seconds: float = Field(default=0, ge=0, le=60 * 60 * 24 * 30)
    bank: float = Field(default=0, ge=0, le=60 * 60 * 24)


class TableRequest(BaseModel):
    """A table to open. ``bots`` names a bot, or null for a person, seat by seat."""

    model_config = ConfigDict(extra="forbid")
    game: str = Field(max_length=40)
    setup: dict[str, Any] = Field(default_factory=dict, max_length=60)
    bots: list[str | None] = Field(default_factory=list, max_length=16)
    public: bool = False
    clock: ClockRequest = ClockRequest()


class ContinueRequest(BaseModel):
    """A point of a finished match: after so many choices."""

    model_config = ConfigDict(extra="forbid")
    at: int = Field(ge=0, le=1_000_000)


class SeatSummary(BaseModel):
    """A seat in a list of tables. ``taken``: a person holds it, even where a bot plays it for them."""

    name: str
    taken: bool
    bot: str | None


class TableSummary(BaseModel):
    id: str
    game: str
    setup: dict[str, Any]
    status: Literal["open", "playing", "paused", "finished", "cancelled"]
    public: bool
    clock: ClockInfo
    chairs: list[SeatSummary]
    turn: int  # the seat that decides; -1: nobody
    changed: float
    result: ResultInfo | None


class MyTable(TableSummary):
    """``seats`` are those one holds oneself."""

    seats: list[int]
    my_turn: bool
    host: bool


class ChroniclePage(BaseModel):
    """``next`` is the number of the choice to go on from; null: this is all."""

    entries: list[ChronicleEntry]
    choices: int
    next: int | None


class ChatLine(BaseModel):
    """Plain text. ``who`` is the same for all a person says at this table."""

    who: str
    name: str
    text: str
    at: float


class ReplayPosition(BaseModel):
    """A match after ``at`` of ``of`` choices. While it is played ``decision`` has options, and ``choice`` is told, only
    where the seat decided through whose eyes this is; ``entry`` is as in the chronicle."""

    at: int
    of: int
    view: dict[str, Any]
    decision: DecisionInfo | None
    entry: dict[str, Any] | None  # the choice that led there
    choice: str | None  # the key chosen there


def the_hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


HallHere = Annotated[Hall, Depends(the_hall)]
Somebody = Annotated[User, Depends(user)]
Anybody = Annotated[Visitor, Depends(visitor)]


async def _room(hall: Hall, table_id: str) -> Room:
    room = await hall.room(table_id)
    if room is None:
        raise ApiError(404, "error-no-such-table")
    return room


def _listed(table: Table, seats: list[Seat]) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "setup": table.setup,
        "status": table.status,
        "public": table.public,
        "clock": table.clock,
        "chairs": [{"name": seat.name, "taken": seat.user_id is not None, "bot": seat.bot} for seat in seats],
        "turn": table.turn_seat,
        "changed": table.changed,
        "result": table.result,
    }


@router.post("/tables", **told(TableInfo, 201))
async def open_table(body: TableRequest, hall: HallHere, host: Somebody) -> dict[str, Any]:
    clock = Clock(body.clock.kind, body.clock.seconds, body.clock.bank)
    if clock.kind != "none" and clock.seconds <= 0:
        raise ApiError(422, "error-clock")
    room = await hall.open_table(host, body.game, body.setup, body.bots, body.public, clock)
    return room.summary()


@router.get("/tables")
async def tables(
    hall: HallHere,
    status: Literal["open", "playing", "finished"] = "open",
    game: Annotated[str, Query(max_length=40)] = "",
    player: Annotated[str, Query(max_length=SEARCH_LENGTH)] = "",
    before: float | None = None,
) -> list[TableSummary]:
    """Public tables, the last changed first, fifty at a time."""
    found = await hall.store.public_tables(status, game, player, before)
    seats = await hall.store.seats_at([table.id for table in found])
    return [TableSummary.model_validate(_listed(table, seats[table.id])) for table in found]


@router.get("/my/tables")
async def my_tables(hall: HallHere, me: Somebody) -> list[MyTable]:
    found = [table for table in await hall.store.tables_of(me.id, RECENT) if table.status != CANCELLED]
    seats = await hall.store.seats_at([table.id for table in found])
    return [_mine(table, seats[table.id], me) for table in found]


def _mine(table: Table, seats: list[Seat], me: User) -> MyTable:
    held = [seat.seat for seat in seats if seat.user_id == me.id]
    mine = {"seats": held, "my_turn": table.turn_seat in held, "host": table.host_id == me.id}
    return MyTable.model_validate({**_listed(table, seats), **mine})


@router.get("/tables/{table_id}", **told(StateMessage))
async def table(table_id: str, hall: HallHere, who: Anybody) -> dict[str, Any]:
    """The table as this visitor may see it."""
    room = await _room(hall, table_id)
    return room.state_for(who.user.id if who.user is not None else None)


@router.delete("/tables/{table_id}", status_code=204)
async def close(table_id: str, hall: HallHere, me: Somebody) -> None:
    """The host closes a table before the start, or one whose match this hall cannot read any more."""
    try:
        room = await _room(hall, table_id)
    except Unreadable:
        if not await hall.store.cancel(table_id, me.id):
            raise
    else:
        await insisting(partial(room.cancel, me.id))


@router.get("/tables/{table_id}/chronicle", **told(ChroniclePage))
async def what_happened(
    table_id: str, hall: HallHere, who: Anybody, first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0
) -> dict[str, Any]:
    """Everything that has happened so far as this visitor may know it; once the match is over, in full."""
    room = await _room(hall, table_id)
    return await chronicle(room, who.user.id if who.user is not None else None, first)


@router.get("/tables/{table_id}/chat", **told(list[ChatLine]))
async def chat(table_id: str, hall: HallHere) -> list[dict[str, Any]]:
    room = await _room(hall, table_id)
    return [
        {"who": speaker(room.id, said.user_id or ""), "name": said.name, "text": said.text, "at": said.at}
        for said in await hall.store.chat_of(room.id)
    ]


def _finished(room: Room) -> Match:
    if room.status != FINISHED or room.match is None:
        raise ApiError(409, "error-not-finished")
    return room.match


@router.get("/tables/{table_id}/record", **told_as(JSON_LINES))
async def record(table_id: str, hall: HallHere) -> Response:
    """The whole match as JSON lines, with its seed: only once it is over."""
    room = await _room(hall, table_id)
    text = _finished(room).record.to_jsonl()
    headers = {"Content-Disposition": f'attachment; filename="{table_id}.jsonl"'}
    return Response(text, media_type=JSON_LINES, headers=headers)


@router.get("/tables/{table_id}/replay/{at}", response_model=ReplayPosition, response_model_exclude_unset=True)
async def replay(table_id: str, at: int, hall: HallHere, who: Anybody, eye: int | None = None) -> dict[str, Any]:
    """The match after so many choices: of a finished one everything, through any seat's eyes (none: a spectator's). Of
    one that is played, what this visitor may know: through the eyes of a seat of theirs, if they hold one."""
    room = await _room(hall, table_id)
    match, user_id = room.match, who.user.id if who.user is not None else None
    if match is None:
        raise ApiError(409, "error-not-playing")
    if not 0 <= at <= match.choices_made or (eye is not None and not 0 <= eye < match.state.seats):
        raise ApiError(404, "error-no-such-position")
    return await look_back(room, match, at, eye_to_look_through(room, user_id, eye))


@router.post("/tables/{table_id}/rematch", **told(TableInfo, 201))
async def rematch(table_id: str, hall: HallHere, me: Somebody) -> dict[str, Any]:
    """The table to play the same again, with the same setup and bots. Who asks first opens it, and the others are told;
    each sits down in the seats they had, as long as these are free."""
    room = await _room(hall, table_id)
    _finished(room)
    held = room.seats_of(me.id)
    if not held:
        raise ApiError(409, "error-not-seated")
    async with room.lock:  # of those who ask at once the first opens it, the others find it
        again = await _open_again(hall, room, me)
    if again is not None:
        await hall.sharing.announce(room, {"type": "rematch", "table": again.id})
        return again.summary()
    opened = await hall.store.open_rematch(room.id)
    if opened is None:
        raise ApiError(409, "error-not-now")  # it has just begun
    there = await _room(hall, opened)
    for seat in held:
        with contextlib.suppress(Refused):  # taken, or begun meanwhile
            await insisting(partial(there.sit, me.id, me.name, seat))
    return there.summary()


async def _open_again(hall: Hall, room: Room, host: User) -> Room | None:
    """A table for the rematch; None where there is one already."""
    if await hall.store.open_rematch(room.id) is not None:
        return None
    bots = [seat.bot if seat.user_id is None else None for seat in room.seats]
    own = room.seats_of(host.id)
    with contextlib.suppress(Conflict):
        return await hall.open_table(
            host, room.game.name, room.setup, bots, room.public, room.clock, rematch_of=room.id, own=own
        )
    return None


@router.post("/tables/{table_id}/continue", **told(TableInfo, 201))
async def go_on(table_id: str, point: ContinueRequest, hall: HallHere, me: Somebody) -> dict[str, Any]:
    """A new table with the same setup and bots whose match goes on from a point of a finished one."""
    room = await _room(hall, table_id)
    match = _finished(room)
    if point.at > match.choices_made or (point.at == match.choices_made and not match.agreed):
        raise ApiError(404, "error-no-such-position")
    bots = [seat.bot if seat.user_id is None else None for seat in room.seats]
    origin, own = Origin(room.id, match, point.at), room.seats_of(me.id)
    again = await hall.open_table(me, room.game.name, room.setup, bots, room.public, room.clock, origin=origin, own=own)
    return again.summary()
