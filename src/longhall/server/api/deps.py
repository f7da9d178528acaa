"""The visitor behind a request or a WebSocket, and whether it comes from a page of this hall."""

from __future__ import annotations

import ipaddress
import time
from dataclasses import dataclass
from email.message import EmailMessage
from typing import Annotated, Any, Final, Protocol
from urllib.parse import urlsplit

from fastapi import Depends, Request, Response
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.requests import HTTPConnection

from longhall.server.api.errors import ApiError
from longhall.server.db.models import User
from longhall.server.db.store import Store
from longhall.server.doorway import Doorway
from longhall.server.metrics import Metrics
from longhall.server.people.scopes import Scope, allows, read_scope
from longhall.server.people.security import (
    COOKIE,
    COOKIE_SECONDS,
    DEVICE,
    DEVICE_SECONDS,
    Signer,
    is_same_secret,
    new_id,
    token_hash,
)
from longhall.server.settings import Settings

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
TOKEN_LENGTH: Final = 200  # longer ones are none of ours


class HallParts(Protocol):
    """What the routes here need of the hall."""

    store: Store
    settings: Settings
    signer: Signer
    metrics: Metrics
    doorway: Doorway

    async def rename(self, user_id: str, name: str) -> None:
        """Write the name at the tables where the user sits, and tell whoever listens there."""

    async def hang_up(self, user_id: str) -> None:
        """End the user's connections; who still has a valid cookie comes back."""

    def send_mail(self, message: EmailMessage) -> None:
        """In the background."""

    async def delete_user(self, user_id: str) -> None:
        """Empty the user's chairs at tables in memory and hang up their connections."""


@dataclass
class Visitor:
    user: User | None
    address: str
    session_id: str = ""  # of the cookie, if it is one of this version
    scope: Scope = "account"  # of the token; a cookie is the person themselves

    @property
    def user_id(self) -> str | None:
        return self.user.id if self.user is not None else None

    def check(self, needed: Scope) -> None:
        """ApiError (403) for what the visitor's token was not made for."""
        if not allows(self.scope, needed):
            raise ApiError(403, "error-token-scope", {"scope": self.scope, "needed": needed})


def hall_of(connection: HTTPConnection) -> HallParts:
    hall: HallParts = connection.app.state.hall
    return hall


def address_of(connection: HTTPConnection, trusted_proxy: bool) -> str:
    """Where the visitor comes from; the proxy's word counts only where one is said to be there."""
    if trusted_proxy:
        forwarded = connection.headers.getlist("x-forwarded-for")
        if forwarded:
            last = forwarded[-1].split(",")[-1].strip()  # what our own proxy added; the rest anybody can write
            try:
                return str(ipaddress.ip_address(last))
            except ValueError:
                pass
    return connection.client.host if connection.client is not None else ""


def bearer_token(connection: HTTPConnection) -> str | None:
    """The token sent along; None when there is none."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def origin_allowed(connection: HTTPConnection) -> bool:
    """Whether a request that changes something, or a WebSocket, comes from a page of this hall.

    A page elsewhere is never believed. Without word of where it comes from only what carries no cookie is: other
    programs. Browsers do not send tokens by themselves, so who has one is exempt.
    """
    if bearer_token(connection) is not None:
        return True
    fetched = connection.headers.get("sec-fetch-site")
    if fetched is not None and fetched in ("same-origin", "none"):
        return True
    origin = connection.headers.get("origin")
    if origin is not None:
        return _is_here(origin, connection)
    return fetched is None and COOKIE not in connection.cookies


def _is_here(origin: str, connection: HTTPConnection) -> bool:
    try:
        sent = urlsplit(origin)
        public = urlsplit(hall_of(connection).settings.public_url)
    except ValueError:
        return False
    if not sent.netloc:
        return False
    if public.netloc and (sent.scheme, sent.netloc) == (public.scheme, public.netloc):
        return True
    return sent.scheme in ("http", "https") and sent.netloc == connection.headers.get("host", "")


def host_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a request is for this hall: one with a public address is reached by no other name."""
    public = urlsplit(settings.public_url).hostname
    if public is None:
        return True
    try:
        return urlsplit("//" + connection.headers.get("host", "")).hostname == public
    except ValueError:
        return False


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """Raises ApiError (401) for a token that is not valid; a cookie that is not counts as none."""
    hall = hall_of(connection)
    address = address_of(connection, hall.settings.trusted_proxy)
    token = bearer_token(connection)
    if token is not None:
        owner, scope = await _owner_of_token(hall.store, token)
        hall.store.seen[owner.id] = time.time()
        return Visitor(owner, address, scope=scope)
    cookie = connection.cookies.get(COOKIE)
    read = hall.signer.read_cookie(cookie) if cookie is not None else None
    if read is None:
        return Visitor(None, address)
    user = await hall.store.user_of_cookie(*read)
    if user is not None:
        hall.store.seen[user.id] = time.time()
    return Visitor(user, address, read.id)


async def _owner_of_token(store: Store, token: str) -> tuple[User, Scope]:
    if len(token) <= TOKEN_LENGTH:
        hashed = token_hash(token)
        found = await store.token_by_hash(hashed)
        if found is not None and is_same_secret(found.hash, hashed):
            owner = await store.user(found.user_id)
            if owner is not None:
                return owner, read_scope(found.scope)
    raise ApiError(401, "error-token")


async def _known(request: Request) -> Visitor:
    if request.method not in SAFE_METHODS and not origin_allowed(request):
        raise ApiError(403, "error-origin")
    return await visitor_of(request)


async def visitor(request: Request, found: Annotated[Visitor, Depends(_known)]) -> Visitor:
    """A route that changes something and does not say that players may needs a token for the account."""
    found.check("read" if request.method in SAFE_METHODS else "account")
    return found


BY_COOKIE: Final = Depends(APIKeyCookie(name=COOKIE, scheme_name="cookie", auto_error=False))
BY_TOKEN: Final = Depends(HTTPBearer(scheme_name="token", auto_error=False))


async def user(found: Annotated[Visitor, Depends(visitor)], _cookie: Any = BY_COOKIE, _token: Any = BY_TOKEN) -> User:
    """The last two are for the OpenAPI document, which says by them how one shows who one is."""
    return _named(found)


async def player(found: Annotated[Visitor, Depends(_known)], _cookie: Any = BY_COOKIE, _token: Any = BY_TOKEN) -> User:
    """Whoever may act at tables."""
    found.check("play")
    return _welcome(found)


async def owner(found: Annotated[Visitor, Depends(_known)], _cookie: Any = BY_COOKIE, _token: Any = BY_TOKEN) -> User:
    """Whoever may see and change all that the hall keeps of the person."""
    found.check("account")
    return _named(found)


async def keeper(found: Annotated[Visitor, Depends(_known)], _cookie: Any = BY_COOKIE, _token: Any = BY_TOKEN) -> User:
    """Whoever looks after the hall."""
    found.check("account")
    known = _named(found)
    if not known.keeper:
        raise ApiError(403, "error-not-keeper")
    return known


def _named(found: Visitor) -> User:
    if found.user is None:
        raise ApiError(401, "error-need-name")
    return found.user


def _welcome(found: Visitor) -> User:
    known = _named(found)
    if known.banned is not None:
        raise ApiError(403, "error-banned")
    return known


def set_cookie(response: Response, hall: HallParts, user: User, session_id: str = "") -> None:
    """For a new session, or to renew that of ``session_id``."""
    _set(response, hall, COOKIE, hall.signer.cookie_for(user.id, user.session, session_id or new_id()), COOKIE_SECONDS)


def remember_device(response: Response, hall: HallParts, email: str) -> None:
    """Whoever tries passwords elsewhere does not keep people from logging in where they have before."""
    _set(response, hall, DEVICE, hall.signer.device_for(email), DEVICE_SECONDS)


def _set(response: Response, hall: HallParts, name: str, value: str, seconds: int) -> None:
    response.set_cookie(
        name,
        value,
        max_age=seconds,
        httponly=True,
        samesite="lax",  # a link from elsewhere must find its owner logged in
        secure=hall.settings.secure_cookies,
        path="/",
    )


def clear_cookie(response: Response, hall: HallParts) -> None:
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax", secure=hall.settings.secure_cookies)


HallHere = Annotated[HallParts, Depends(hall_of)]
Anybody = Annotated[Visitor, Depends(visitor)]
Somebody = Annotated[User, Depends(user)]
Owner = Annotated[User, Depends(owner)]
Keeper = Annotated[User, Depends(keeper)]
