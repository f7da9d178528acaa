"""Tables over HTTP: opening, listing, the record, replay, rematch. Playing goes over the WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, cast

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from longhall.kernel.match import Match
from longhall.server.analysis_info import AnalysisProgress
from longhall.server.api.deps import Visitor, player, user, visitor
from longhall.server.api.errors import REFUSALS, ApiError, json_response, returns_json, returns_text
from longhall.server.api.fields import SEARCH_LENGTH
from longhall.server.api.routes.library import known_language
from longhall.server.db.lists import Level, Wish, conditions
from longhall.server.db.models import Chat, Seat, Table, User
from longhall.server.db.ties import blocked_by
from longhall.server.db.writer import Conflict
from longhall.server.hall import Hall
from longhall.server.keepsakes import game_of
from longhall.server.messages import (
    ChroniclePage,
    ClockInfo,
    ClockKind,
    RematchMessage,
    ReplayPosition,
    ResultInfo,
    StateMessage,
    Status,
    TableInfo,
    TableLines,
)
from longhall.server.people.file_names import attachment, record_file
from longhall.server.people.names import characters_of, has_left, names_on_return
from longhall.server.people.public_ids import public_id
from longhall.server.table import permissions as may
from longhall.server.table.as_text import table_lines, told_view
from longhall.server.table.chronicle import chronicle_page
from longhall.server.table.clocks import Clock
from longhall.server.table.continuation import Origin
from longhall.server.table.permissions import Refused, Unreadable
from longhall.server.table.replay import last_position, look_back, replay_seat
from longhall.server.table.room import Room
from longhall.server.table.state import CANCELLED, FINISHED, OPEN, PAUSED, PLAYING
from longhall.server.table.views import names_at, played_by, poses_as_another, state_message, table_info

JSON_LINES: Final = "application/jsonl"
UNREADABLE_ROW: Final = (TypeError, ValueError, KeyError, AttributeError)
RECENT: Final = 200  # tables that are over in one's own list
log = logging.getLogger("longhall.api")
router = APIRouter(prefix="/api", responses=REFUSALS, tags=["tables"])


class ClockRequest(BaseModel):
    model_config = ConfigDict(extra="forbid")
    kind: ClockKind = "none"
    seconds: float = Field(default=0, ge=0, le=60 * 60 * 24 * 30)
    bank: float = Field(default=0, ge=0, le=60 * 60 * 24)


class TableRequest(BaseModel):
    """A table to open. ``bots`` names a bot, or null for a person, seat by seat; ``hints``: players may take hints, by
    default where the match is not ``rated``, and as it is with ``watchers_chat``: those who watch may write, apart from
    the players. A rated match needs a clock and people with accounts: see docs/club.md. ``level``: whom the host would
    like to meet."""

    model_config = ConfigDict(extra="forbid")
    game: str = Field(max_length=40)
    setup: dict[str, Any] = Field(default_factory=dict, max_length=60)
    bots: list[str | None] = Field(default_factory=list, max_length=16)
    public: bool = False
    hints: bool | None = None
    rated: bool = False
    watchers_chat: bool | None = None
    level: Level = "any"
    clock: ClockRequest = ClockRequest()


class ContinueRequest(BaseModel):
    """A point of a finished match: after so many choices."""

    model_config = ConfigDict(extra="forbid")
    at: int = Field(ge=0, le=1_000_000)
    eye: int | None = Field(default=None, ge=0, le=15)  # the seat to take: that through whose eyes one looked


@dataclass
class SeatSummary:
    """A seat in a list of tables, as in ``SeatInfo``."""

    name: str
    taken: bool
    bot: str | None
    left: bool
    bot_since: int | None
    character: str | None
    held: bool


@dataclass
class TableSummary:
    """``turn`` is the seat that decides, -1: none; ``tournament`` is the id of the one whose table it is."""

    id: str
    game: str
    setup: dict[str, Any]
    status: Status
    public: bool
    clock: ClockInfo
    rated: bool
    level: Level
    chairs: list[SeatSummary]
    turn: int
    changed: float
    result: ResultInfo | None
    tournament: str | None


@dataclass
class MyTable(TableSummary):
    """``seats`` are those one holds oneself; ``invited``: the host holds one for this visitor."""

    seats: list[int]
    my_turn: bool
    host: bool
    invited: bool


@dataclass
class ChatLine:
    """Plain text, as ``SaidMessage``."""

    who: str
    name: str
    text: str
    at: float
    alike: bool
    aside: bool


def the_hall(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


HallHere = Annotated[Hall, Depends(the_hall)]
Somebody = Annotated[User, Depends(user)]
Player = Annotated[User, Depends(player)]
Anybody = Annotated[Visitor, Depends(visitor)]


async def room_of(hall: Hall, table_id: str) -> Room:
    room = await hall.room(table_id)
    if room is None:
        raise ApiError(404, "error-no-such-table")
    return room


def _summary(table: Table, seats: list[Seat]) -> TableSummary:
    if not isinstance(table.setup, dict):
        raise ValueError("the setup of a table cannot be read")
    characters = characters_of(table.game, table.id, seats)
    return TableSummary(
        id=table.id,
        game=table.game,
        setup=table.setup,
        status=cast(Status, table.status),
        public=table.public,
        clock=ClockInfo(**vars(Clock.from_data(table.clock))),
        rated=table.rated,
        level=cast(Level, table.level),
        chairs=[_seat_summary(table, *told) for told in zip(seats, characters, strict=True)],
        turn=_turn(table),
        changed=float(table.changed),
        result=ResultInfo(**table.result) if table.result is not None else None,
        tournament=table.tournament,
    )


def _turn(table: Table) -> int:
    """Nobody decides where this program cannot play the match."""
    if table.status in (PLAYING, PAUSED):
        try:
            game_of(table)
        except Unreadable:
            return -1
    return table.turn_seat


def _seat_summary(table: Table, seat: Seat, character: str | None) -> SeatSummary:
    left = has_left(table.status, seat.user_id, seat.name)
    return SeatSummary(
        seat.name, seat.user_id is not None, seat.bot, left, seat.bot_since, character, seat.held_for is not None
    )


def _damaged(table: Table) -> TableSummary:
    """A table whose row cannot be read, for its own people: asked for, it says so."""
    status = cast(Status, table.status)
    return TableSummary(
        table.id, table.game, {}, status, False, ClockInfo("none", 0, 0), False, "any", [], -1, 0.0, None, None
    )


@router.post("/tables", **returns_json(TableInfo, 201))
async def open_table(body: TableRequest, hall: HallHere, host: Player) -> Response:
    clock = Clock(body.clock.kind, body.clock.seconds, body.clock.bank)
    if clock.kind != "none" and clock.seconds <= 0:
        raise ApiError(422, "error-clock")
    hints = body.hints if body.hints is not None else not body.rated
    room = await hall.open_table(
        host,
        body.game,
        body.setup,
        body.bots,
        body.public,
        clock,
        hints=hints,
        rated=body.rated,
        watchers_chat=body.watchers_chat,
        level=body.level,
    )
    return json_response(table_info(room.state), 201)


@router.post("/lessons/{game}", **returns_json(TableInfo, 201))
async def learn(game: str, hall: HallHere, me: Player, anew: bool = False) -> Response:
    """A table at which this visitor learns a game, begun: the one they have not finished, with ``anew`` from its
    beginning, or a new one."""
    room = await hall.open_lesson(me, game, anew)
    return json_response(table_info(room.state), 201)


@router.get("/tables", **returns_json(list[TableSummary]))
async def tables(
    hall: HallHere,
    who: Anybody,
    status: Literal["open", "playing", "finished"] = "open",
    game: Annotated[str, Query(max_length=40)] = "",
    player: Annotated[str, Query(max_length=SEARCH_LENGTH)] = "",
    before: float | None = None,
    before_id: Annotated[str, Query(max_length=40)] = "",
    seats: Annotated[int | None, Query(ge=1, le=16)] = None,
    clock: ClockKind | None = None,
    language: Annotated[str | None, Query(max_length=8)] = None,
    rated: bool | None = None,
    level: Level | None = None,
    strangers: bool = False,
) -> Response:
    """Public tables, the last changed first, fifty at a time; ``before`` and ``before_id`` are the ``changed`` and the
    ``id`` of the last one seen. ``language`` is that of the host. ``strangers``: tables to join (open ones, with a free
    seat) or to watch, without one's own and those of people one has blocked, or is blocked by."""
    viewer = who.user_id if strangers else None
    wish = Wish(seats, clock, language, rated, level, strangers and status == "open", viewer)
    found = await hall.store.public_tables(status, game, player, before, before_id, wanted=conditions(wish))
    chairs = await hall.store.seats_at([table.id for table in found])
    summaries = []
    for table in found:
        try:
            summaries.append(_summary(table, chairs[table.id]))
        except UNREADABLE_ROW:  # left out; the others are there
            log.error("a table in a list cannot be read")
    return json_response(summaries)


@router.get("/my/tables", **returns_json(list[MyTable]))
async def my_tables(hall: HallHere, me: Somebody) -> Response:
    found = [table for table in await hall.store.tables_of(me.id, RECENT) if table.status != CANCELLED]
    seats = await hall.store.seats_at([table.id for table in found])
    return json_response([_my_table(table, seats[table.id], me) for table in found])


def _my_table(table: Table, seats: list[Seat], me: User) -> MyTable:
    held = [seat.seat for seat in seats if seat.user_id == me.id]
    invited = table.status == OPEN and not held and any(seat.held_for == me.id for seat in seats)
    try:
        summary = _summary(table, seats)
    except UNREADABLE_ROW:
        summary = _damaged(table)
    return MyTable(
        **vars(summary), seats=held, my_turn=summary.turn in held, host=table.host_id == me.id, invited=invited
    )


@router.get("/tables/{table_id}", **returns_json(StateMessage))
async def table(table_id: str, hall: HallHere, who: Anybody) -> Response:
    """The table as this visitor may see it."""
    room = await room_of(hall, table_id)
    return json_response(state_message(room.state, who.user_id))


@router.delete("/tables/{table_id}", status_code=204)
async def close(table_id: str, hall: HallHere, me: Player) -> None:
    """The host closes a table before the start, or one whose match this hall cannot play any more."""
    try:
        room = await room_of(hall, table_id)
        may.check_not_stopped(room.state)
    except Unreadable:
        if not await hall.store.cancel(table_id, me.id):
            raise
        hall.unload(table_id)
    else:
        await room.cancel(me.id)


@router.get("/tables/{table_id}/chronicle", **returns_json(ChroniclePage))
async def table_chronicle(
    table_id: str, hall: HallHere, who: Anybody, first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0
) -> Response:
    """Everything that has happened so far as this visitor may know it; once the match is over, in full."""
    room = await room_of(hall, table_id)
    return json_response(chronicle_page(room.state, who.user_id, first))


@router.get("/tables/{table_id}/text", **returns_json(TableLines))
async def table_as_text(
    table_id: str, hall: HallHere, who: Anybody, language: Annotated[str, Query(max_length=8)] = "en"
) -> Response:
    """The table in words, as this visitor may know it."""
    state = (await room_of(hall, table_id)).state
    told = told_view(state, who.user_id)
    if told is None:
        return json_response(TableLines([]))
    return json_response(await asyncio.to_thread(table_lines, *told, len(state.seats), known_language(language)))


@router.get("/tables/{table_id}/chat", **returns_json(list[ChatLine]))
async def chat(table_id: str, hall: HallHere, who: Anybody) -> Response:
    """Without what people say whom this visitor has blocked."""
    room = await room_of(hall, table_id)
    lines = await hall.store.chat_of(room.id)
    hidden = await blocked_by(hall.store, who.user_id) if who.user_id is not None else set()
    deaf = not room.state.hears_watchers(who.user_id)
    heard = [line for line in lines if line.user_id not in hidden and not (line.aside and deaf)]
    return json_response([_chat_line(room, line) for line in heard])


def _chat_line(room: Room, line: Chat) -> ChatLine:
    alike = poses_as_another(room.state, line.user_id, line.name)
    return ChatLine(public_id(room.id, line.user_id or ""), line.name, line.text, line.at, alike, line.aside)


def finished_match(room: Room) -> Match:
    may.check_not_stopped(room.state)
    if room.state.status != FINISHED or room.state.match is None:
        raise ApiError(409, "error-not-finished")
    return room.state.match


@router.get("/tables/{table_id}/record", **returns_text(JSON_LINES))
async def record(table_id: str, hall: HallHere) -> Response:
    """The whole match as JSON lines, with its seed: only once it is over."""
    room = await room_of(hall, table_id)
    if room.state.keepsake is not None and room.state.status == FINISHED:
        text = room.state.keepsake.record().to_jsonl()
    else:
        text = finished_match(room).record.to_jsonl()
    row = await hall.store.table(table_id)
    people = [seat.name for seat in played_by(room.state) if seat.user_id is not None]
    file = record_file(room.state.game.name, people, row.changed if row is not None else time.time())
    headers = {"Content-Disposition": attachment(file)}
    return Response(text, media_type=JSON_LINES, headers=headers)


@router.get("/tables/{table_id}/analysis", **returns_json(AnalysisProgress))
async def analysis(table_id: str, hall: HallHere, who: Anybody) -> Response:
    """How far the analysis of a finished match has come, and what it has found. The first question begins it; when
    nobody asks for a while it is given up."""
    room = await room_of(hall, table_id)
    finished_match(room)
    progress = await hall.analyses.look(room, who.user_id or who.address)
    return json_response(progress)


@router.get("/tables/{table_id}/replay/{at}", **returns_json(ReplayPosition))
async def replay(table_id: str, at: int, hall: HallHere, who: Anybody, eye: int | None = None) -> Response:
    """The match after so many choices: of a finished one everything, through any seat's eyes (none: a spectator's). Of
    one that is played, what this visitor may know: through the eyes of a seat of theirs, if they hold one."""
    room = await room_of(hall, table_id)
    state, match = room.state, room.state.match
    keepsake = state.keepsake
    if match is None and keepsake is None:
        may.check_not_stopped(state)
        raise ApiError(409, "error-not-playing")
    if not 0 <= at <= state.choices_made() or (eye is not None and not 0 <= eye < len(state.seats)):
        raise ApiError(404, "error-no-such-position")
    eye = replay_seat(state, who.user_id, eye)
    if match is None:
        assert keepsake is not None
        return json_response(last_position(state, keepsake, at, eye))
    return json_response(await look_back(state, match, at, eye))


@router.post("/tables/{table_id}/rematch", **returns_json(TableInfo, 201))
async def rematch(table_id: str, hall: HallHere, me: Player) -> Response:
    """A table for a rematch with the same setup and bots. Whoever asks first opens it, and the others are told;
    each sits down in the seats they had, as long as these are free."""
    room = await room_of(hall, table_id)
    if room.state.status != FINISHED:
        finished_match(room)
    held = names_on_return(names_at(room.state), me.id, me.name)
    if not held:
        raise ApiError(409, "error-not-seated")
    async with room.lock:  # of those who ask at once the first opens it, the others find it
        again = await _open_again(hall, room, me)
    if again is not None:
        await hall.coordinator.announce(room, RematchMessage(table=again.id))
        return json_response(table_info(again.state), 201)
    opened = await hall.store.open_rematch(room.id)
    if opened is None:
        raise ApiError(409, "error-not-now")  # it has just begun
    there = await room_of(hall, opened)
    for seat, name in held.items():
        with contextlib.suppress(Refused):  # taken, or begun meanwhile
            await hall.sit(there, me, seat, name)
    return json_response(table_info(there.state), 201)


async def _open_again(hall: Hall, room: Room, host: User) -> Room | None:
    """A table for the rematch; None where there is one already."""
    if await hall.store.open_rematch(room.id) is not None:
        return None
    state = room.state
    bots = [seat.bot if seat.user_id is None else None for seat in state.seats]
    own = names_on_return(names_at(state), host.id, host.name)
    held = {n: (s.user_id, s.name) for n, s in enumerate(state.seats) if s.user_id not in (None, host.id)}
    with contextlib.suppress(Conflict):
        return await hall.open_table(
            host,
            state.game.name,
            state.setup,
            bots,
            state.public,
            state.clock,
            rematch_of=room.id,
            held=held,
            watchers_chat=state.watchers_chat,
            own=own,
            hints=state.allows_hints,
            rated=state.rated,
        )
    return None


@router.post("/tables/{table_id}/continue", **returns_json(TableInfo, 201))
async def continue_match(table_id: str, body: ContinueRequest, hall: HallHere, me: Player) -> Response:
    """A new table with the same setup and bots whose match goes on from a point of a finished one."""
    room = await room_of(hall, table_id)
    match, state = finished_match(room), room.state
    if body.at > match.choices_made or (body.at == match.choices_made and not match.agreed):
        raise ApiError(404, "error-no-such-position")
    bots = [seat.bot if seat.user_id is None else None for seat in state.seats]
    origin, own = Origin.at(room.id, match, body.at), names_on_return(names_at(state), me.id, me.name)
    if body.eye is not None and body.eye not in own:
        if body.eye >= len(state.seats):
            raise ApiError(404, "error-no-such-position")
        own = {body.eye: me.name}
        bots[body.eye] = None
    again = await hall.open_table(
        me,
        state.game.name,
        state.setup,
        bots,
        state.public,
        state.clock,
        origin=origin,
        own=own,
        hints=state.allows_hints,
    )
    return json_response(table_info(again.state), 201)
