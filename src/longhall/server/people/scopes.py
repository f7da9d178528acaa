"""What an API token is good for. Each scope includes the ones before it."""

from __future__ import annotations

from typing import Final, Literal, get_args

Scope = Literal["read", "play", "account"]
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)


def allows(scope: Scope, needed: Scope) -> bool:
    return SCOPES.index(scope) >= SCOPES.index(needed)


def read_scope(text: str) -> Scope:
    """As the database has it. One that this program does not know is good for the least."""
    return text if text in SCOPES else "read"
