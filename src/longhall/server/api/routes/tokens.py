"""API tokens: for a user's own programs."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict

from longhall.server.api.deps import HallHere, Owner
from longhall.server.api.errors import REFUSALS, ApiError
from longhall.server.api.fields import Name
from longhall.server.db.models import Token
from longhall.server.people.scopes import Scope, read_scope
from longhall.server.people.security import new_id, new_token

MOST_TOKENS = 20  # of a user
router = APIRouter(prefix="/api/tokens", responses=REFUSALS, tags=["tokens"])


class TokenRequest(BaseModel):
    """``read`` sees what its owner sees, ``play`` also acts at tables, ``account`` may do all its owner may."""

    model_config = ConfigDict(extra="forbid")
    label: Name
    scope: Scope = "play"


@dataclass
class TokenInfo:
    id: str
    label: str
    scope: Scope
    created: float


@dataclass
class NewToken(TokenInfo):
    """``token`` is shown this once; the hall keeps only a hash."""

    token: str


@router.get("")
async def tokens(hall: HallHere, me: Owner) -> list[TokenInfo]:
    return [token_info(token) for token in await hall.store.tokens_of(me.id)]


def token_info(token: Token) -> TokenInfo:
    return TokenInfo(id=token.id, label=token.label, scope=read_scope(token.scope), created=token.created)


@router.post("", status_code=201)
async def make_token(body: TokenRequest, hall: HallHere, me: Owner) -> NewToken:
    if len(await hall.store.tokens_of(me.id)) >= MOST_TOKENS:
        raise ApiError(409, "error-too-many-tokens", {"limit": MOST_TOKENS})
    token, hash = new_token()
    kept = Token(id=new_id(), user_id=me.id, label=body.label, scope=body.scope, hash=hash, created=time.time())
    await hall.store.add_token(kept)
    return NewToken(id=kept.id, label=kept.label, scope=body.scope, created=kept.created, token=token)


@router.delete("/{token_id}", status_code=204)
async def delete_token(
    token_id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")], hall: HallHere, me: Owner
) -> None:
    """Also ends the user's connections: who still has a cookie or another token comes back."""
    if not await hall.store.delete_token(me.id, token_id):
        raise ApiError(404, "error-no-such-token")
    await hall.hang_up(me.id)
