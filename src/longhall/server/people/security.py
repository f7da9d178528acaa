"""Unguessable ids, signed cookies, passwords and API tokens."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final, Literal, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeTimedSerializer

COOKIE: Final = "longhall"
DEVICE: Final = "longhall-device"  # remembers that somebody has logged in here, and opens nothing
COOKIE_SECONDS: Final = 180 * 24 * 3600  # renewed whenever its owner asks for their profile
DEVICE_SECONDS: Final = 365 * 24 * 3600
AHEAD: Final = 30 * 24 * 3600  # seconds by which the clock of a hall may have been fast
RESET_SECONDS: Final = 3600
Purpose = Literal["reset", "confirm"]
LINK_SECONDS: Final[dict[Purpose, int]] = {"reset": RESET_SECONDS, "confirm": 7 * 24 * 3600}
TOKEN_PREFIX: Final = "lh_"  # so that people and log filters recognise a token

_hasher = PasswordHasher()
_threads = ThreadPoolExecutor(2, "passwords")  # each hash takes 64 MiB: two at a time are enough


def new_id() -> str:
    """22 characters that fit into addresses and nobody can guess."""
    return secrets.token_urlsafe(16)


class Cookie(NamedTuple):
    """What a visitor's cookie says. ``id`` names this one session, so that it can be ended alone; cookies of earlier
    versions have none."""

    user_id: str
    session: int
    id: str


class Signer:
    """Signs and reads what visitors carry: cookies, and the tokens of links in mails. Without a key it accepts none."""

    def __init__(self, key: str) -> None:
        self._key = key

    def sign(self, purpose: str, *data: str | int) -> str:
        """What is signed for one purpose is worth nothing for another."""
        if not self._key:
            raise RuntimeError("the hall has no key yet")
        text = URLSafeTimedSerializer(self._key, salt=f"longhall-{purpose}").dumps(data)
        return text if isinstance(text, str) else text.decode()

    def read(self, purpose: str, text: str, seconds: int) -> list[Any] | None:
        """None for a text that is forged, damaged or too old. One from the future, which the hall signed before its
        clock was set back, is good for as long as that, but a month at most."""
        if not self._key:
            return None
        try:
            signer = URLSafeTimedSerializer(self._key, salt=f"longhall-{purpose}")
            data, signed = signer.loads(text, return_timestamp=True)
        except BadData:
            return None
        age = time.time() - signed.timestamp()
        return data if isinstance(data, list) and -min(seconds, AHEAD) <= age <= seconds else None

    def cookie_for(self, user_id: str, session: int, id: str) -> str:
        return self.sign("visitor", user_id, session, id)

    def read_cookie(self, text: str) -> Cookie | None:
        match self.read("visitor", text, COOKIE_SECONDS):
            case [str(user_id), int(session)]:
                return Cookie(user_id, session, "")
            case [str(user_id), int(session), str(id)]:
                return Cookie(user_id, session, id)
            case _:
                return None

    def link_for(self, purpose: Purpose, user_id: str, fingerprint: str) -> str:
        """A token for a link in a mail, valid as long as what the fingerprint was made of stays the same."""
        return self.sign(purpose, user_id, fingerprint)

    def read_link(self, purpose: Purpose, text: str) -> tuple[str, str] | None:
        """The user id and the fingerprint."""
        match self.read(purpose, text, LINK_SECONDS[purpose]):
            case [str(user_id), str(fingerprint)]:
                return user_id, fingerprint
            case _:
                return None

    def device_for(self, email: str) -> str:
        """For a browser in which somebody has logged in with this address."""
        return self.sign("device", email_fingerprint(email), new_id())

    def read_device(self, text: str, email: str) -> str | None:
        """The id of a browser in which somebody has logged in with this address; None for any other."""
        match self.read("device", text, DEVICE_SECONDS):
            case [str(fingerprint), str(id)] if is_same_secret(fingerprint, email_fingerprint(email)):
                return id
            case _:
                return None


def email_fingerprint(email: str) -> str:
    """Changes with the address and does not reveal it."""
    return hashlib.sha256(f"longhall-email:{email}".encode()).hexdigest()[:32]


def password_fingerprint(hash: str, email: str) -> str:
    """Changes with the password and with the address, and reveals neither."""
    return hashlib.sha256(f"longhall-reset:{hash}:{email}".encode()).hexdigest()[:32]


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, password)


async def check_password(hash: str | None, password: str) -> bool:
    """Takes equally long whether or not there is a hash to compare with."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _check, hash, password)


def _check(hash: str | None, password: str) -> bool:
    try:
        _hasher.verify(hash if hash is not None else _hash_of_nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return hash is not None


@cache
def _hash_of_nobody() -> str:
    """Compared with where there is no account."""
    return _hasher.hash(secrets.token_hex(16))


def prepare_passwords() -> None:
    """Make the hash of nobody now, so that the first login without an account takes no longer than others."""
    _threads.submit(_hash_of_nobody)


def new_token() -> tuple[str, str]:
    """A token to show once, and the hash to store."""
    token = TOKEN_PREFIX + secrets.token_urlsafe(32)
    return token, token_hash(token)


def token_hash(token: str) -> str:
    """Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


def is_same_secret(one: str, other: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())
