"""Unguessable ids, signed cookies, passwords and API tokens."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeTimedSerializer

COOKIE: Final = "longhall"
COOKIE_SECONDS: Final = 180 * 24 * 3600  # renewed whenever its owner asks for their profile
RESET_SECONDS: Final = 3600
TOKEN_PREFIX: Final = "lh_"  # so that people and log filters recognise a token

_hasher = PasswordHasher()
_threads = ThreadPoolExecutor(2, "passwords")  # each hash takes 64 MiB: two at a time are enough


def new_id() -> str:
    """22 characters that fit into addresses and nobody can guess."""
    return secrets.token_urlsafe(16)


class Signer:
    """Makes and reads visitors' cookies, and the links that reset a password. Without a key it accepts none."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeTimedSerializer(key, salt="longhall-visitor") if key else None
        self._resets = URLSafeTimedSerializer(key, salt="longhall-reset") if key else None

    def cookie_for(self, user_id: str, session: int) -> str:
        if self._serializer is None:
            raise RuntimeError("the hall has no key yet")
        text = self._serializer.dumps([user_id, session])
        return text if isinstance(text, str) else text.decode()

    def read_cookie(self, text: str) -> tuple[str, int] | None:
        """The user id and the session it was made for; None for one that is forged, damaged or too old."""
        if self._serializer is None:
            return None
        try:
            data = self._serializer.loads(text, max_age=COOKIE_SECONDS)
        except BadData:
            return None
        match data:
            case [str(user_id), int(session)]:
                return user_id, session
            case _:
                return None

    def reset_for(self, user_id: str, fingerprint: str) -> str:
        """A token for a link; it is valid as long as the password has that fingerprint."""
        if self._resets is None:
            raise RuntimeError("the hall has no key yet")
        text = self._resets.dumps([user_id, fingerprint])
        return text if isinstance(text, str) else text.decode()

    def read_reset(self, text: str) -> tuple[str, str] | None:
        """The user id and the fingerprint of their password; None for a token that is forged, damaged or too old."""
        if self._resets is None:
            return None
        try:
            data = self._resets.loads(text, max_age=RESET_SECONDS)
        except BadData:
            return None
        match data:
            case [str(user_id), str(fingerprint)]:
                return user_id, fingerprint
            case _:
                return None


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


def same(one: str, other: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())
