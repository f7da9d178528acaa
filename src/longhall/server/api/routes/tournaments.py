"""Tournaments over HTTP: lists, the page of one, entering and withdrawing, what organisers do, exports."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy.exc import IntegrityError

from longhall.games import game as load_game
from longhall.kernel.chance import fresh_seed
from longhall.server.api.errors import REFUSALS, ApiError, json_response, returns_json, returns_text
from longhall.server.api.fields import Name
from longhall.server.api.routes.tables import Anybody, ClockRequest, HallHere, Player
from longhall.server.db.models import User
from longhall.server.db.tournament_models import Tournament
from longhall.server.hall import Hall
from longhall.server.notices.mails import base_address
from longhall.server.people.file_names import attachment, tournament_file
from longhall.server.people.security import new_id
from longhall.server.table.clocks import Clock
from longhall.server.table.permissions import Refused
from longhall.server.tournaments import acts, exports
from longhall.server.tournaments.info import Entry, Format, TournamentInfo, TournamentSummary, summaries
from longhall.server.tournaments.kept import FINISHED, GOING, Kept, change, load
from longhall.server.tournaments.opening import open_season, open_tournament
from longhall.tournaments import Form, FormError
from longhall.tournaments.model import LEAGUE, MOST_ROUNDS, MOST_SEATS

LISTED: Final = 50
MOST_PLAYERS: Final = 256
WEEKS: Final = 26 * 7 * 24 * 3600.0
router = APIRouter(prefix="/api", responses=REFUSALS, tags=["tournaments"])


class FormRequest(BaseModel):
    """As in ``FormInfo``. Points by place: none for the usual ones."""

    model_config = ConfigDict(extra="forbid")
    format: Format
    seats: int = Field(ge=2, le=MOST_SEATS)
    rounds: int = Field(default=0, ge=0, le=MOST_ROUNDS)
    group: int = Field(default=4, ge=2, le=16)
    legs: int = Field(default=1, ge=1, le=4)
    qualify: int = Field(default=0, ge=0, le=16)
    advance: int = Field(default=1, ge=1, le=MOST_SEATS - 1)
    moved: int = Field(default=1, ge=0, le=8)
    at_once: bool = False
    absences: int = Field(default=2, ge=0, le=MOST_ROUNDS)
    points: list[int] = Field(default_factory=list, max_length=MOST_SEATS)


class TournamentRequest(BaseModel):
    """A tournament to organise. Times are in seconds; ``starts`` is when it begins, null: when its organiser says
    so."""

    model_config = ConfigDict(extra="forbid")
    name: Name
    about: str = Field(default="", max_length=2000)
    game: str = Field(max_length=40)
    setup: dict[str, Any] = Field(default_factory=dict, max_length=60)
    form: FormRequest
    clock: ClockRequest
    public: bool = False
    entry: Entry = "open"
    accounts: bool = False
    most: int = Field(default=64, ge=2, le=MOST_PLAYERS)
    late: bool = False
    round_seconds: float = Field(default=0, ge=0, le=WEEKS)
    break_seconds: float = Field(default=0, ge=0, le=24 * 3600)
    starts: float | None = Field(default=None, ge=0, le=1e11)


class TournamentChange(BaseModel):
    """What is left out stays as it is; only before the first round, but for name and description."""

    model_config = ConfigDict(extra="forbid")
    name: Name | None = None
    about: str | None = Field(default=None, max_length=2000)
    public: bool | None = None
    entry: Entry | None = None
    accounts: bool | None = None
    most: int | None = Field(default=None, ge=2, le=MOST_PLAYERS)
    late: bool | None = None
    starts: float | None = Field(default=None, ge=0, le=1e11)


class EnterRequest(BaseModel):
    """``code`` is that of the invitation, where one is needed."""

    model_config = ConfigDict(extra="forbid")
    code: str = Field(default="", max_length=60)


class EntrantRequest(BaseModel):
    """A bot that plays for itself."""

    model_config = ConfigDict(extra="forbid")
    bot: str = Field(max_length=40)


class CancelRequest(BaseModel):
    model_config = ConfigDict(extra="forbid")
    reason: str = Field(default="", max_length=300)


class CorrectionRequest(BaseModel):
    """How a match counts from now on, by seat, and why: all can read it."""

    model_config = ConfigDict(extra="forbid")
    places: list[Annotated[int, Field(ge=1, le=MOST_SEATS)]] = Field(max_length=MOST_SEATS)
    forfeits: list[Annotated[int, Field(ge=0, lt=MOST_SEATS)]] = Field(default_factory=list, max_length=MOST_SEATS)
    remark: str = Field(min_length=1, max_length=300)


async def _told(hall: Hall, tournament_id: str, who: str | None, status: int = 200) -> Response:
    info = await hall.pictures.picture(tournament_id, who)
    if info is None:
        raise ApiError(404, "error-no-such-tournament")
    return json_response(info, status)


def _slowed_down(hall: Hall, user: User) -> None:
    wait = hall.entries.take(user.id)
    if wait:
        raise Refused("error-too-fast", params={"wait": round(wait, 3)})


async def _act(hall: Hall, tournament_id: str, me: User, act: Callable[[Kept], None]) -> Response:
    """Change a tournament, let it go on by what follows, and tell what it looks like now."""
    _slowed_down(hall, me)
    if await change(hall.store, tournament_id, act, in_thread=True) is None:
        raise ApiError(404, "error-no-such-tournament")
    hall.tournaments.wake(tournament_id)
    return await _told(hall, tournament_id, me.id)


async def _organise(hall: Hall, tournament_id: str, me: User, act: Callable[[Kept], None]) -> Response:
    def by_organiser(kept: Kept) -> None:
        acts.check_organiser(kept, me.id)
        act(kept)

    return await _act(hall, tournament_id, me, by_organiser)


async def _kept(hall: Hall, tournament_id: str) -> Kept:
    kept = await load(hall.store, tournament_id)
    if kept is None:
        raise ApiError(404, "error-no-such-tournament")
    return kept


# -- looking -----------------------------------------------------------------------------------------------------------


@router.get("/tournaments", **returns_json(list[TournamentSummary]))
async def tournaments(
    hall: HallHere,
    who: Anybody,
    status: Literal["entering", "running", "finished"] = "entering",
    mine: bool = False,
    game: Annotated[str, Query(max_length=40)] = "",
) -> Response:
    """Public ones, or those in which one plays or which one organises; the last changed first."""
    statuses = {"entering": ("entering",), "running": ("running", "paused"), "finished": ("finished",)}[status]
    if mine and who.user_id is None:
        return json_response([])
    if mine and status == "finished":
        statuses = ("finished", "cancelled")
    return json_response(await summaries(hall.store, who.user_id, statuses, mine, game, LISTED))


@router.get("/tournaments/{tournament_id}", **returns_json(TournamentInfo))
async def tournament(tournament_id: str, hall: HallHere, who: Anybody) -> Response:
    return await _told(hall, tournament_id, who.user_id)


@router.get("/tournaments/{tournament_id}/export.json", **returns_text("application/json"))
async def export_json(tournament_id: str, hall: HallHere) -> Response:
    """Everything, by which anybody can check who met whom: docs/tournaments.md."""
    kept = await _kept(hall, tournament_id)
    headers = {"Content-Disposition": attachment(tournament_file(kept.row.name, "json"))}
    return Response(json_response(exports.as_json(kept)).body, media_type="application/json", headers=headers)


@router.get("/tournaments/{tournament_id}/standings.csv", **returns_text("text/csv"))
async def export_standings(tournament_id: str, hall: HallHere) -> Response:
    kept = await _kept(hall, tournament_id)
    headers = {"Content-Disposition": attachment(tournament_file(kept.row.name, "standings.csv"))}
    return Response(exports.standings_csv(kept), media_type="text/csv; charset=utf-8", headers=headers)


@router.get("/tournaments/{tournament_id}/results.csv", **returns_text("text/csv"))
async def export_results(tournament_id: str, hall: HallHere) -> Response:
    kept = await _kept(hall, tournament_id)
    headers = {"Content-Disposition": attachment(tournament_file(kept.row.name, "results.csv"))}
    text = exports.results_csv(kept, base_address(hall.settings))
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


# -- playing -----------------------------------------------------------------------------------------------------------


@router.post("/tournaments/{tournament_id}/enter", **returns_json(TournamentInfo))
async def enter(tournament_id: str, body: EnterRequest, hall: HallHere, me: Player) -> Response:
    return await _act(hall, tournament_id, me, lambda kept: acts.enter(kept, me, body.code))


@router.post("/tournaments/{tournament_id}/withdraw", **returns_json(TournamentInfo))
async def withdraw(tournament_id: str, hall: HallHere, me: Player) -> Response:
    """Play in no further round; in a match that is being played a bot takes the seat."""
    return await _act(hall, tournament_id, me, lambda kept: acts.withdraw(kept, me.id))


# -- organising --------------------------------------------------------------------------------------------------------


@router.post("/tournaments", **returns_json(TournamentInfo, 201))
async def organise(body: TournamentRequest, hall: HallHere, me: Player) -> Response:
    clock, form = Clock(body.clock.kind, body.clock.seconds, body.clock.bank), _form(body)
    if clock.kind == "none" or clock.seconds <= 0:
        raise ApiError(422, "error-tournament-clock")
    setup = {name: value for name, value in body.setup.items() if name != "seats"}
    known = load_game(body.game)
    for seats in range(2, form.seats + 1):
        known.read_setup({**setup, "seats": seats})
    _slowed_down(hall, me)
    now = time.time()
    row = Tournament(
        **body.model_dump(include={"name", "about", "public", "entry", "accounts", "most", "late", "starts"}),
        **body.model_dump(include={"round_seconds", "break_seconds"}),
        id=new_id(),
        game=known.name,
        setup=setup,
        form=form.to_data(),
        clock=clock.to_data(),
        code=new_id(),
        status="entering",
        organiser_id=me.id,
        seed=fresh_seed(),
        created=now,
        changed=now,
        rounds=0,
        planned=0,
        season=1,
        version=0,
    )
    await open_tournament(hall.store, row, hall.settings.limits.tournaments_per_user)
    return await _told(hall, row.id, me.id, 201)


def _form(body: TournamentRequest) -> Form:
    form = Form.from_data(body.form.model_dump())
    try:
        form.check()
    except FormError as error:
        raise ApiError(422, "error-tournament-form", {"field": error.field}) from None
    return form


@router.patch("/tournaments/{tournament_id}", **returns_json(TournamentInfo))
async def change_settings(tournament_id: str, body: TournamentChange, hall: HallHere, me: Player) -> Response:
    values = body.model_dump(exclude_unset=True)

    def act(kept: Kept) -> None:
        acts.check_status(kept, *(GOING if values.keys() <= {"name", "about"} else ("entering",)))
        for name, value in values.items():
            if value is not None or name == "starts":
                setattr(kept.row, name, value)
        kept.touched = True

    return await _organise(hall, tournament_id, me, act)


@router.post("/tournaments/{tournament_id}/players", **returns_json(TournamentInfo))
async def add_bot(tournament_id: str, body: EntrantRequest, hall: HallHere, me: Player) -> Response:
    return await _organise(hall, tournament_id, me, lambda kept: acts.add_bot(kept, body.bot))


@router.delete("/tournaments/{tournament_id}/players/{number}", **returns_json(TournamentInfo))
async def remove(tournament_id: str, number: int, hall: HallHere, me: Player) -> Response:
    return await _organise(hall, tournament_id, me, lambda kept: acts.remove(kept, number))


@router.post("/tournaments/{tournament_id}/start", **returns_json(TournamentInfo))
async def start(tournament_id: str, hall: HallHere, me: Player) -> Response:
    return await _organise(hall, tournament_id, me, acts.start)


@router.post("/tournaments/{tournament_id}/pause", **returns_json(TournamentInfo))
async def pause(tournament_id: str, hall: HallHere, me: Player) -> Response:
    """No round begins, and the matches that are being played stand still."""
    return await _organise(hall, tournament_id, me, acts.pause)


@router.post("/tournaments/{tournament_id}/resume", **returns_json(TournamentInfo))
async def resume(tournament_id: str, hall: HallHere, me: Player) -> Response:
    return await _organise(hall, tournament_id, me, acts.resume)


@router.post("/tournaments/{tournament_id}/cancel", **returns_json(TournamentInfo))
async def cancel(tournament_id: str, body: CancelRequest, hall: HallHere, me: Player) -> Response:
    return await _organise(hall, tournament_id, me, lambda kept: acts.cancel(kept, body.reason))


@router.post("/tournaments/{tournament_id}/code", **returns_json(TournamentInfo))
async def new_code(tournament_id: str, hall: HallHere, me: Player) -> Response:
    """Another link by which people are invited; the one before is worth nothing any more."""
    return await _organise(hall, tournament_id, me, acts.new_code)


@router.post("/tournaments/{tournament_id}/rounds/{round}/tables/{number}/result", **returns_json(TournamentInfo))
async def correct(
    tournament_id: str, round: int, number: int, body: CorrectionRequest, hall: HallHere, me: Player
) -> Response:
    """The organiser decides a match: one that was decided otherwise, or one that cannot go on."""
    return await _organise(
        hall,
        tournament_id,
        me,
        lambda kept: acts.correct(kept, round, number, body.places, body.forfeits, body.remark),
    )


@router.post("/tournaments/{tournament_id}/season", **returns_json(TournamentInfo, 201))
async def next_season(tournament_id: str, hall: HallHere, me: Player) -> Response:
    """The next season of a league that is over, with all who play on in the divisions they have earned."""
    _slowed_down(hall, me)
    kept = await _kept(hall, tournament_id)
    acts.check_organiser(kept, me.id)
    acts.check_status(kept, FINISHED)
    if kept.form.format != LEAGUE:
        raise Refused("error-tournament-status")
    try:
        season = await open_season(hall.store, kept, hall.settings.limits.tournaments_per_user)
    except IntegrityError:
        raise Refused("error-tournament-season") from None
    return await _told(hall, season.id, me.id, 201)
