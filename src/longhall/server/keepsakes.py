"""Sees to it that matches can be looked at for ever: what was played before, and what a hall that stops has in hand."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Iterable
from typing import Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from longhall.games import game as load_game
from longhall.games import game_names
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game
from longhall.roles import roles_in
from longhall.server.db.keepsakes import keepsake_of, save_pack, tables_with_stale_keepsakes
from longhall.server.db.models import Table
from longhall.server.db.results import save_roles, tables_without_roles
from longhall.server.db.store import Store
from longhall.server.messages import encode
from longhall.server.table.journal import Journal
from longhall.server.table.keepsake import Keepsake
from longhall.server.table.permissions import Unreadable
from longhall.server.table.room import Room

AT_ONCE: Final = 20  # tables asked for
SHARE: Final = 4  # of its time a hall gives at most one part to the past
STOPPING: Final = 5.0  # seconds
log = logging.getLogger("longhall.keeping")


def game_of(table: Table) -> Game:
    """The game by the rules that a table was opened with; Unreadable if this program does not know them, or has another
    pack."""
    try:
        head = {"game": table.game, "rules_version": table.rules_version, "pack": table.pack}
        return load_game(table.game).for_match(head)
    except LonghallError:
        version = {"name": table.game, "version": table.rules_version, "pack": table.pack}
        raise Unreadable("error-other-version", params=version) from None


async def make_missing_keepsakes(store: Store) -> None:
    """Runs in the background from the start of a hall on. Whatever this program can still play again is kept, so that a
    later one can show it; what it cannot is tried by each, and costs little."""
    try:
        await _keep_packs(store)
        last = ""
        while tables := await tables_with_stale_keepsakes(store, last, AT_ONCE):
            for table in tables:
                began = time.monotonic()
                await _keep_table(store, table)
                await asyncio.sleep((SHARE - 1) * (time.monotonic() - began))
            last = tables[-1].id
    except SQLAlchemyError as error:  # the next start goes on
        log.warning("the past was not kept", extra={"kind": type(error).__name__})


async def fill_roles(store: Store) -> None:
    """What was played as in matches whose results were taken over from before there were results, as their keepsakes
    tell."""
    try:
        last = ""
        while tables := await tables_without_roles(store, last, AT_ONCE):
            for table_id, game, seats in tables:
                began = time.monotonic()
                await save_roles(store, table_id, await _roles_at(store, table_id, game, seats))
                await asyncio.sleep((SHARE - 1) * (time.monotonic() - began))
            last = tables[-1][0]
    except SQLAlchemyError as error:  # the next start goes on
        log.warning("roles were not found out", extra={"kind": type(error).__name__})


async def _roles_at(store: Store, table_id: str, game: str, seats: int) -> list[str]:
    """Nothing where nothing was kept: what this hall cannot play again it never will."""
    row = await keepsake_of(store, table_id)
    if row is None:
        return [""] * seats
    try:
        keepsake = await asyncio.to_thread(Keepsake.read, row.format, row.data)
        return roles_in(game, keepsake.view(None), seats)
    except (LonghallError, ValueError, TypeError, KeyError, AttributeError):
        return [""] * seats


async def save_rooms(rooms: Iterable[Room], seconds: float = STOPPING) -> None:
    """Before this process stops, or these tables leave its memory: where the matches stand."""
    until = time.monotonic() + seconds
    for room in rooms:
        if not room.journal.is_keepsake_due(room.state):
            continue
        if time.monotonic() > until:  # what they are without it, the next hall keeps as it starts
            return
        try:
            await room.journal.save_keepsake(room.state)
        except SQLAlchemyError as error:
            log.warning("a match was not kept", extra={"kind": type(error).__name__})


async def _keep_packs(store: Store) -> None:
    for name in game_names():
        game = load_game(name)
        try:
            await save_pack(store, game.pack_hash, name, zlib.compress(encode(game.components())))
        except IntegrityError:  # another process was quicker
            continue


async def _keep_table(store: Store, table: Table) -> None:
    journal = Journal(store, table)
    try:
        state = await journal.load(game_of(table), table)
        await journal.save_keepsake(state)
    except Unreadable:
        return
    except SQLAlchemyError:
        raise
    except Exception as error:  # whatever is wrong with its rows
        log.warning("a match cannot be kept", extra={"game": table.game, "kind": type(error).__name__})
