"""Puzzles: which there are, the one of the day, trying them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from longhall.analysis.tries import MOST_CHOICES
from longhall.games import game as load_game
from longhall.server.api.deps import Anybody
from longhall.server.api.errors import REFUSALS, ApiError, json_response, returns_json
from longhall.server.api.routes.tables import HallHere
from longhall.server.api.routes.tries import Key
from longhall.server.puzzle_info import DailyPuzzle, PuzzleList, PuzzleVerdict
from longhall.server.tries import while_wanted
from longhall.server.try_info import TriedPosition, TryPreview

router = APIRouter(prefix="/api", responses=REFUSALS, tags=["puzzles"])
GameName = Annotated[str, Path(max_length=40)]
Number = Annotated[int, Path(ge=1, le=1_000_000_000)]


class PuzzleTryRequest(BaseModel):
    """What was chosen at a puzzle so far."""

    model_config = ConfigDict(extra="forbid")
    keys: list[Key] = Field(default_factory=list, max_length=MOST_CHOICES)


class PuzzlePreviewRequest(PuzzleTryRequest):
    """``key`` is the option to look at."""

    key: Key


@router.get("/puzzles", **returns_json(list[DailyPuzzle]))
async def daily_puzzles(hall: HallHere, who: Anybody) -> Response:
    """The puzzle of the day of each game that has puzzles."""
    return json_response(await hall.puzzles.of_the_day(who.user_id))


@router.get("/puzzles/{game}", **returns_json(PuzzleList))
async def puzzles(game: GameName, hall: HallHere, who: Anybody) -> Response:
    """All puzzles of a game, with what the visitor has made of them."""
    return json_response(await hall.puzzles.all(load_game(game).name, who.user_id))


@router.post("/puzzles/{game}/{number}/try", **returns_json(TriedPosition))
async def try_puzzle(game: GameName, number: Number, body: PuzzleTryRequest, hall: HallHere, who: Anybody) -> Response:
    """The position of a puzzle, after the choices of a try."""
    puzzle = await hall.puzzles.find(load_game(game).name, number)
    return json_response(await hall.puzzles.position(puzzle, body.keys, who.user))


@router.post("/puzzles/{game}/{number}/try/preview", **returns_json(TryPreview))
async def puzzle_preview(
    game: GameName, number: Number, body: PuzzlePreviewRequest, hall: HallHere, _who: Anybody
) -> Response:
    """What one more choice would bring, as far as the seat may know."""
    puzzle = await hall.puzzles.find(load_game(game).name, number)
    return json_response(TryPreview(await hall.puzzles.preview(puzzle, body.keys, body.key)))


@router.post("/puzzles/{game}/{number}/try/verdict", **returns_json(PuzzleVerdict))
async def puzzle_verdict(
    game: GameName, number: Number, body: PuzzleTryRequest, hall: HallHere, who: Anybody, request: Request
) -> Response:
    """How a try compares with the best line. It is remembered, and the first one is rated, for whoever has a name."""
    who.check("play")
    puzzle = await hall.puzzles.find(load_game(game).name, number)
    if not body.keys:
        raise ApiError(409, "error-nothing-tried")
    work = hall.puzzles.judge(puzzle, body.keys, who.user_id, who.user_id or who.address)
    found = await while_wanted(work, request.is_disconnected)
    return json_response(found) if found is not None else Response(status_code=204)
