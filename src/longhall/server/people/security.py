"""Ids nobody guesses, signed cookies, passwords and API tokens."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeTimedSerializer

COOKIE: Final = "longhall"
COOKIE_SECONDS: Final = 180 * 24 * 3600  # made anew whenever its owner asks who they are
RESET_SECONDS: Final = 3600
TOKEN_MARK: Final = "lh_"  # so that people and log filters know a token when they see one

_hasher = PasswordHasher()
_threads = ThreadPoolExecutor(2, "passwords")  # each hash takes 64 MiB: two at a time are enough
_nobody = _hasher.hash(secrets.token_hex(16))  # checked where there is no password, so that it takes as long


def new_id() -> str:
    """22 characters that fit into addresses and nobody guesses."""
    return secrets.token_urlsafe(16)


class Signer:
    """Makes and reads visitors' cookies, and the links by which a password is reset. Without a key it believes none."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeTimedSerializer(key, salt="longhall-visitor") if key else None
        self._resets = URLSafeTimedSerializer(key, salt="longhall-reset") if key else None

    def cookie_for(self, user_id: str, session: int) -> str:
        if self._serializer is None:
            raise RuntimeError("the hall has no key yet")
        text = self._serializer.dumps([user_id, session])
        return text if isinstance(text, str) else text.decode()

    def read_cookie(self, text: str) -> tuple[str, int] | None:
        """Who it was made for and the session it belongs to; None for what is forged, damaged or too old."""
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

    def reset_for(self, user_id: str, mark: str) -> str:
        """``mark`` is of the password to be replaced: with the next one the link is worth nothing."""
        if self._resets is None:
            raise RuntimeError("the hall has no key yet")
        text = self._resets.dumps([user_id, mark])
        return text if isinstance(text, str) else text.decode()

    def read_reset(self, text: str) -> tuple[str, str] | None:
        """Who it was made for and the mark of their password; None for what is forged, damaged or too old."""
        if self._resets is None:
            return None
        try:
            data = self._resets.loads(text, max_age=RESET_SECONDS)
        except BadData:
            return None
        match data:
            case [str(user_id), str(mark)]:
                return user_id, mark
            case _:
                return None


def password_mark(hash: str, email: str) -> str:
    """Changes with the password and with the address, and tells nothing of either."""
    return hashlib.sha256(f"longhall-reset:{hash}:{email}".encode()).hexdigest()[:32]


async def hash_password(password: str) -> str:
    return await asyncio.get_running_loop().run_in_executor(_threads, _hasher.hash, password)


async def check_password(hash: str | None, password: str) -> bool:
    """Takes as long whether there is a hash to compare with or not."""
    return await asyncio.get_running_loop().run_in_executor(_threads, _check, hash, password)


def _check(hash: str | None, password: str) -> bool:
    try:
        _hasher.verify(hash if hash is not None else _nobody, password)
    except (VerificationError, InvalidHashError):
        return False
    return hash is not None


def new_token() -> tuple[str, str]:
    """A token to show once, and the hash to keep."""
    token = TOKEN_MARK + secrets.token_urlsafe(32)
    return token, token_hash(token)


def token_hash(token: str) -> str:
    """Tokens are long and random, so a plain hash keeps them safe."""
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).hexdigest()


def same(one: str, other: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())
