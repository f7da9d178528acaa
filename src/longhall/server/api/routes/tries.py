"""Trying a position of a finished match anew: what there is to choose, what it would bring, how it compares."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from longhall.analysis.tries import MOST_CHOICES
from longhall.kernel.match import Match
from longhall.server.api.deps import Anybody
from longhall.server.api.errors import REFUSALS, ApiError, json_response, returns_json
from longhall.server.api.routes.tables import HallHere, finished_match, room_of
from longhall.server.hall import Hall
from longhall.server.table.room import Room
from longhall.server.table.trying import begin_try, table_then, tried_position
from longhall.server.tries import while_wanted
from longhall.server.try_info import TriedPosition, TryPreview, TryVerdict

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["tables"])

Key = Annotated[str, Field(max_length=120)]


class TryRequest(BaseModel):
    """A position, after ``at`` choices of the match, and what was chosen there anew so far."""

    model_config = ConfigDict(extra="forbid")
    at: int = Field(ge=0, le=1_000_000)
    keys: list[Key] = Field(default_factory=list, max_length=MOST_CHOICES)


class TryPreviewRequest(TryRequest):
    """``key`` is the option to look at."""

    key: Key


async def _position(hall: Hall, table_id: str, at: int) -> tuple[Room, Match]:
    room = await room_of(hall, table_id)
    match = finished_match(room)
    if at >= match.choices_made:
        raise ApiError(404, "error-no-such-position")
    return room, await room.state.rewinds.after(match, at)


@router.post("/tables/{table_id}/try", **returns_json(TriedPosition))
async def try_position(table_id: str, body: TryRequest, hall: HallHere, _who: Anybody) -> Response:
    """The position of a finished match as the seat that decides there sees it, after the choices of a try. What chance
    answers, or what comes to light, is not told: a try ends before it."""
    room, position = await _position(hall, table_id, body.at)
    tried = await asyncio.to_thread(begin_try, position, body.keys)
    table = table_then(room.state, body.at, tried.seat)
    return json_response(await asyncio.to_thread(tried_position, table, position, tried))


@router.post("/tables/{table_id}/try/preview", **returns_json(TryPreview))
async def try_preview(table_id: str, body: TryPreviewRequest, hall: HallHere, _who: Anybody) -> Response:
    """What one more choice would bring, as far as the seat may know."""
    _, position = await _position(hall, table_id, body.at)
    tried = await asyncio.to_thread(begin_try, position, body.keys)
    return json_response(TryPreview({} if tried.finished else tried.shown.preview(body.key)))


@router.post("/tables/{table_id}/try/verdict", **returns_json(TryVerdict))
async def try_verdict(table_id: str, body: TryRequest, hall: HallHere, who: Anybody, request: Request) -> Response:
    """How what was tried compares with what was chosen in the match, and with a better line. It takes some seconds, and
    is given up when whoever asks hangs up."""
    room, _ = await _position(hall, table_id, body.at)
    if not body.keys:
        raise ApiError(409, "error-nothing-tried")
    work = hall.tries.judge(room, body.at, body.keys, who.user_id or who.address)
    found = await while_wanted(work, request.is_disconnected)
    return json_response(found) if found is not None else Response(status_code=204)
