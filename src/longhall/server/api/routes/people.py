"""People: coming in as a guest, making it an account, logging in and out, taking one's data along, leaving."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass
from typing import Literal, cast

from fastapi import APIRouter, BackgroundTasks, Request, Response
from pydantic import BaseModel, ConfigDict
from sqlalchemy.exc import IntegrityError

from longhall.kernel.errors import LonghallError
from longhall.server.api.deps import (
    Anybody,
    HallHere,
    HallParts,
    Owner,
    Somebody,
    Visitor,
    clear_cookie,
    remember_device,
    set_cookie,
)
from longhall.server.api.errors import REFUSALS, ApiError, invalid_input, json_response, returns_json
from longhall.server.api.fields import Email, Language, Name, NewPassword, Password, Webhook, is_private
from longhall.server.api.routes.tokens import TokenInfo, token_info
from longhall.server.db.models import SeatResult, User
from longhall.server.db.puzzles import forget_positions, solver_ratings, tries_of
from longhall.server.db.results import matches_of
from longhall.server.db.ties import ties_of
from longhall.server.doorway import Reach, is_loopback
from longhall.server.notices.mails import address_taken_mail, confirmation_mail
from longhall.server.people.scopes import allows
from longhall.server.people.security import DEVICE, check_password, hash_password, new_id, password_fingerprint
from longhall.server.people.showing import Shown
from longhall.server.rates import RateLimiter, address_key
from longhall.server.tournaments.kept import tournaments_of

EVERYTHING = 1_000_000  # tables in an export
ADDRESSES = 10  # that may try passwords for one account as fast as each of them may
router = APIRouter(prefix="/api", responses=REFUSALS, tags=["people"])


class RequestBody(BaseModel):
    model_config = ConfigDict(extra="forbid")


class GuestRequest(RequestBody):
    name: Name
    language: Language = "en"


class AccountRequest(RequestBody):
    email: Email
    password: NewPassword


class LoginRequest(RequestBody):
    email: Email
    password: Password


class LeaveRequest(RequestBody):
    password: Password = ""


class ProfileRequest(RequestBody):
    """What is left out stays as it is; a webhook of null ends it."""

    name: Name | None = None
    language: Language | None = None
    notify_email: bool | None = None
    webhook: Webhook | None = None
    shows_results: Shown | None = None
    shows_presence: Shown | None = None
    shows_rating: Shown | None = None
    gives_positions: bool | None = None


@dataclass
class UserProfile:
    """``verified``: whether the user has shown that they read mail at ``email``; null where there is nothing to verify.
    ``pending_email`` becomes ``email`` once a link that was sent there is opened.
    ``webhook_key`` signs what is sent to the webhook. A token that is not for the account is not told how to reach
    the user: ``email``, ``verified``, ``webhook`` and ``webhook_key`` are null for it.
    ``page`` is the id of the user's page; ``shows_results``, ``shows_presence`` and ``shows_rating`` say who may see
    there how they have played, that they are here, and their ratings: nobody, followed (those they follow),
    everybody. ``gives_positions``: positions of their finished matches may become puzzles here. ``keeper``: they look
    after the hall."""

    id: str
    name: str
    language: str
    guest: bool
    email: str | None
    verified: bool | None
    pending_email: str | None
    notify_email: bool
    webhook: str | None
    webhook_key: str | None
    keeper: bool
    created: float
    page: str
    shows_results: Shown
    shows_presence: Shown
    shows_rating: Shown
    gives_positions: bool


@dataclass
class HallInfo:
    """``mail``: it sends e-mail: links to addresses that are to be verified, new passwords, turn notices.

    ``reach``: who can come in: those at this machine (here), those in its network (network), or everybody (open).
    ``address`` is what a link for others begins with; null where the hall knows none, or nobody else can come in.
    ``door``: this visitor may open the hall to the local network, and close it."""

    mail: bool
    reach: Reach
    address: str | None
    door: bool


class DoorRequest(RequestBody):
    open: bool


@dataclass
class ExportedSeat:
    seat: int
    name: str


@dataclass
class ExportedTable:
    id: str
    game: str
    status: str
    created: float
    host: bool
    seats: list[ExportedSeat]


@dataclass
class ExportedChatLine:
    table: str
    text: str
    at: float


@dataclass
class ExportedResult:
    table: str
    game: str
    seat: int
    role: str | None
    place: int
    score: int
    left: bool
    ended: float
    rated: bool
    rating: float | None
    spread: float | None


@dataclass
class ExportedTie:
    """Somebody one follows or has blocked."""

    page: str
    name: str
    kind: str
    since: float


@dataclass
class ExportedPuzzle:
    """What somebody has made of a puzzle."""

    game: str
    number: int
    tries: int
    solved: bool
    at: float


@dataclass
class ExportedPuzzleRating:
    game: str
    mean: float
    spread: float


@dataclass
class ExportedTournament:
    """``number`` is the player's, null where they only organised it; ``reason``: why they play on no more."""

    id: str
    name: str
    status: str
    organiser: bool
    number: int | None
    reason: str


@dataclass
class UserExport:
    """Everything the hall keeps of a user."""

    user: UserProfile
    tokens: list[TokenInfo]
    tables: list[ExportedTable]
    chat: list[ExportedChatLine]
    results: list[ExportedResult]
    ties: list[ExportedTie]
    puzzles: list[ExportedPuzzle]
    puzzle_ratings: list[ExportedPuzzleRating]
    tournaments: list[ExportedTournament]
    seen: float | None


def profile(hall: HallParts, user: User) -> UserProfile:
    verifiable = user.email is not None and bool(hall.settings.mail.host)
    return UserProfile(
        id=user.id,
        name=user.name,
        language=user.language,
        guest=user.email is None,
        email=user.email,
        verified=user.verified if verifiable else None,
        pending_email=user.pending_email,
        notify_email=user.notify_email,
        webhook=user.webhook,
        webhook_key=user.webhook_key,
        keeper=user.keeper,
        created=user.created,
        page=user.page,
        shows_results=cast(Shown, user.shows_results),
        shows_presence=cast(Shown, user.shows_presence),
        shows_rating=cast(Shown, user.shows_rating),
        gives_positions=user.gives_positions,
    )


Attempt = Literal["logins", "targets", "mails", "names"]


def limit_attempts(request: Request, hall: HallParts, *keys: str, kind: Attempt = "logins") -> None:
    """Only so many attempts for each key: logins by one visitor, logins to one account by everybody, mails to one
    address or asked for by one, names taken by one. Else 429."""
    limiter = getattr(request.app.state, kind, None)
    if limiter is None:
        limits = hall.settings.limits
        most = {
            "logins": limits.logins_per_minute,
            "targets": limits.logins_per_minute * ADDRESSES,
            "mails": limits.mails_per_hour,
            "names": limits.names_per_minute,
        }[kind]
        limiter = RateLimiter(most / (3600 if kind == "mails" else 60), most)
        setattr(request.app.state, kind, limiter)
    for key in keys:
        wait = limiter.take(key)
        if wait:
            raise ApiError(429, "error-too-fast", headers={"Retry-After": str(int(wait) + 1)})


def limit_logins(request: Request, hall: HallParts, address: str, email: str) -> None:
    """Somebody who tries passwords must not lock the owner out: a browser in which they have logged in before has an
    allowance of its own, and from elsewhere only many addresses together can use up that of an account."""
    device = hall.signer.read_device(request.cookies.get(DEVICE, ""), email)
    if device is not None:
        limit_attempts(request, hall, f"device {device}")
    else:
        limit_attempts(request, hall, f"login {address_key(address)}")
        limit_attempts(request, hall, f"login to {email}", kind="targets")


async def reloaded(hall: HallParts, user_id: str) -> User:
    user = await hall.store.user(user_id)
    if user is None:  # has left in another window meanwhile
        raise ApiError(401, "error-need-name")
    return user


@router.get("/hall")
async def hall_info(hall: HallHere, who: Anybody, request: Request) -> HallInfo:
    return _hall_info(hall, who, request)


def _hall_info(hall: HallParts, who: Visitor, request: Request) -> HallInfo:
    door = hall.doorway
    return HallInfo(bool(hall.settings.mail.host), door.reach, door.address, _may_turn(hall, who, request))


def _may_turn(hall: HallParts, who: Visitor, request: Request) -> bool:
    """Whoever sits at the machine on which the hall was started for them alone. The name by which it was asked for
    counts too: a page elsewhere may have a name that leads to this machine."""
    if not hall.doorway.can_turn or hall.settings.trusted_proxy:
        return False
    return is_loopback(who.address) and is_loopback(request.url.hostname or "")


@router.put("/hall/door")
async def turn_door(body: DoorRequest, hall: HallHere, who: Anybody, request: Request) -> HallInfo:
    """Open the hall to the local network, or close it to all but this machine."""
    if not _may_turn(hall, who, request):
        raise ApiError(403, "error-door")
    try:
        await (hall.doorway.open() if body.open else hall.doorway.close())
    except LonghallError:
        raise ApiError(409, "error-no-network") from None
    return _hall_info(hall, who, request)


@router.post("/guest", status_code=201)
async def create_guest(
    body: GuestRequest, request: Request, response: Response, hall: HallHere, who: Anybody
) -> UserProfile:
    """A guest with a name; the cookie in the answer is who they are from now on."""
    if who.user is not None:
        raise ApiError(409, "error-already-in")
    limit_attempts(request, hall, f"guest {address_key(who.address)}")
    user = User(id=new_id(), name=body.name, language=body.language, notify_email=False, created=time.time(), session=0)
    await hall.store.add_user(user)
    set_cookie(response, hall, user)
    return profile(hall, user)


@router.get("/me")
async def me(request: Request, response: Response, hall: HallHere, who: Anybody, user: Somebody) -> UserProfile:
    """The profile of the user; a cookie is renewed."""
    if "authorization" not in request.headers:
        set_cookie(response, hall, user, who.session_id)
    found = profile(hall, user)
    if not allows(who.scope, "account"):
        found.email = found.pending_email = found.verified = found.webhook = found.webhook_key = None
    return found


@router.get("/visitor")
async def visitor(request: Request, response: Response, hall: HallHere, who: Anybody) -> UserProfile | None:
    """Like ``/me``, with null for somebody who has not come in: what a page asks first."""
    return None if who.user is None else await me(request, response, hall, who, who.user)


@router.patch("/me")
async def change_profile(body: ProfileRequest, request: Request, hall: HallHere, user: Somebody) -> UserProfile:
    values = body.model_dump(exclude_unset=True)
    empty = [name for name, value in values.items() if value is None and name != "webhook"]
    if empty:
        raise ApiError(422, "error-invalid-input", invalid_input(empty[0], "missing", "null is for the webhook only"))
    if values.get("notify_email") and user.email is None:
        raise ApiError(409, "error-no-email")
    if "webhook" in values:
        webhook = values["webhook"]
        if webhook is not None and is_private(webhook) and not hall.settings.allow_private_webhooks:
            raise ApiError(422, "error-webhook-private")
        if webhook != user.webhook:
            values["webhook_key"] = secrets.token_hex(32) if webhook is not None else None
    renamed = values.get("name", user.name) != user.name
    if renamed:  # which is written at every table they sit at
        limit_attempts(request, hall, user.id, kind="names")
    if values:
        await hall.store.change_user(user.id, **values)
    if values.get("gives_positions") is False:
        await forget_positions(hall.store, user.id)
    if renamed:
        await hall.rename(user.id, values["name"])
    return profile(hall, await reloaded(hall, user.id))


@router.post("/account", status_code=201)
async def make_account(
    body: AccountRequest,
    request: Request,
    response: Response,
    hall: HallHere,
    who: Anybody,
    user: Somebody,
    background: BackgroundTasks,
) -> UserProfile:
    """A guest becomes an account and keeps everything: at a hall that sends mail once a link is opened that is sent to
    the address, and the answer does not tell whether the address is taken. See docs/decisions/0022."""
    if user.email is not None:
        raise ApiError(409, "error-has-account")
    limit_attempts(request, hall, f"account {address_key(who.address)}")
    if hall.settings.mail.host:
        limit_attempts(request, hall, f"mail for {address_key(who.address)}", f"mail to {body.email}", kind="mails")
    hashed = await hash_password(body.password)
    if hall.settings.mail.host:
        return await ask_for_email(hall, user, body.email, background, pending_password=hashed)
    try:
        await hall.store.change_user(user.id, email=body.email, password=hashed)
    except IntegrityError:
        raise ApiError(409, "error-email-taken") from None
    remember_device(response, hall, body.email)
    return profile(hall, await reloaded(hall, user.id))


async def ask_for_email(
    hall: HallParts, user: User, email: str, background: BackgroundTasks, pending_password: str | None = None
) -> UserProfile:
    """The address is the user's once they have opened a link that is sent there. Answered alike, and as quickly,
    whether or not it is taken: who owns it hears of it by mail."""
    await hall.store.change_user(user.id, pending_email=email, pending_password=pending_password)
    background.add_task(send_confirmation, hall, user.id)
    return profile(hall, await reloaded(hall, user.id))


async def send_confirmation(hall: HallParts, user_id: str) -> None:
    """The link by which a user shows that they read mail at the address they asked for, or have. Whoever has an account
    with it is told instead that somebody asked for another one."""
    user = await hall.store.user(user_id)
    if user is None or not hall.settings.mail.host:
        return
    email = user.pending_email or (user.email if not user.verified else None)
    if email is None:
        return
    owner = await hall.store.user_by_email(email)
    if owner is not None and owner.id != user.id:
        hall.send_mail(address_taken_mail(hall.settings, owner))
    else:
        token = hall.signer.link_for("confirm", user.id, pending_fingerprint(user, email))
        hall.send_mail(confirmation_mail(hall.settings, user, email, token))


def pending_fingerprint(user: User, email: str) -> str:
    """Another address, or another password for the account to come, makes a link void."""
    return password_fingerprint(user.pending_password or "", email)


@router.post("/login")
async def login(body: LoginRequest, request: Request, response: Response, hall: HallHere, who: Anybody) -> UserProfile:
    """A wrong address and a wrong password get the same answer after the same time."""
    limit_logins(request, hall, who.address, body.email)
    user = await hall.store.user_by_email(body.email)
    right = await check_password(user.password if user is not None else None, body.password)
    if user is None or not right:
        raise ApiError(401, "error-login")
    set_cookie(response, hall, user)
    remember_device(response, hall, body.email)
    return profile(hall, user)


@router.post("/logout", status_code=204)
async def logout(
    request: Request, response: Response, hall: HallHere, who: Anybody, background: BackgroundTasks
) -> None:
    """Log out here: the cookie is no longer valid, and connections made with it end."""
    if who.user is not None and "authorization" not in request.headers:
        if who.session_id:
            await hall.store.end_session(who.user.id, who.session_id)
        else:  # a cookie of an earlier version cannot be ended alone
            await hall.store.end_sessions(who.user.id)
        background.add_task(hall.hang_up, who.user.id)
    clear_cookie(response, hall)


@router.post("/logout-everywhere", status_code=204)
async def logout_everywhere(response: Response, hall: HallHere, user: Somebody) -> None:
    """Ends every cookie of the user and their connections; tokens are deleted one by one."""
    await hall.store.end_sessions(user.id)
    await hall.hang_up(user.id)
    clear_cookie(response, hall)


@router.get("/me/export", **returns_json(UserExport))
async def export(hall: HallHere, user: Owner) -> Response:
    """Everything the hall keeps of a user. What was chosen at a table is in the record of its match."""
    store = hall.store
    seats = await store.seats_of(user.id)
    tables = await store.tables_of(user.id, EVERYTHING)
    exported = UserExport(
        user=profile(hall, user),
        tokens=[token_info(token) for token in await store.tokens_of(user.id)],
        tables=[
            ExportedTable(
                id=table.id,
                game=table.game,
                status=table.status,
                created=table.created,
                host=table.host_id == user.id,
                seats=[ExportedSeat(s.seat, s.name) for s in seats if s.table_id == table.id],
            )
            for table in tables
        ],
        chat=[ExportedChatLine(line.table_id, line.text, line.at) for line in await store.chat_by(user.id)],
        results=[_exported_result(row) for row in await matches_of(store, user.id, user.id, None, "", EVERYTHING)],
        ties=[ExportedTie(other.page, other.name, tie.kind, tie.since) for tie, other in await ties_of(store, user.id)],
        puzzles=[
            ExportedPuzzle(row.game, row.number, row.tries, row.solved, row.at)
            for row in await tries_of(store, user.id)
        ],
        puzzle_ratings=[
            ExportedPuzzleRating(row.game, row.mean, row.spread) for row in await solver_ratings(store, user.id)
        ],
        tournaments=[ExportedTournament(*row) for row in await tournaments_of(store, user.id)],
        seen=user.seen,
    )
    return json_response(exported)


def _exported_result(row: SeatResult) -> ExportedResult:
    played = (row.table_id, row.game, row.seat, row.role, row.place, row.score, row.left, row.ended)
    return ExportedResult(*played, row.rated, row.mean, row.spread)


@router.delete("/me", status_code=204)
async def delete_account(
    request: Request,
    response: Response,
    hall: HallHere,
    who: Anybody,
    user: Somebody,
    farewell: LeaveRequest | None = None,
) -> None:
    """Deletes the user and all they said; their chairs at tables stay, empty. An account gives its password again."""
    if user.password is not None:
        limit_attempts(request, hall, f"password of {user.id}")
        if not await check_password(user.password, farewell.password if farewell is not None else ""):
            raise ApiError(403, "error-password")
    await hall.delete_user(user.id)
    clear_cookie(response, hall)
