"""The tables of a tournament: opened when their round begins, held while it pauses, and asked how they ended. Whatever
has been done already is not done again, whichever process does it and wherever it was stopped."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from longhall.bots import default_bot
from longhall.games import game as load_game
from longhall.kernel.chance import fresh_seed
from longhall.kernel.errors import LonghallError
from longhall.server.db.models import Action, Seat, Table
from longhall.server.db.store import Store
from longhall.server.db.tournament_models import TournamentMatch, TournamentPlayer
from longhall.server.table.clocks import Clock
from longhall.server.table.permissions import Refused, Unreadable
from longhall.server.table.room import Room
from longhall.server.tournaments.kept import CANCELLED, PAUSED, RUNNING, Kept
from longhall.server.tournaments.steps import Ended

BOT_TABLES: Final = 4  # of bots alone at a time: people elsewhere wait for the same bots
log = logging.getLogger("longhall.tournaments")


class HasTables(Protocol):
    """What is needed of the hall."""

    store: Store

    async def room(self, table_id: str) -> Room | None: ...


async def statuses_of(store: Store, kept: Kept) -> dict[str, str]:
    """The status of each table whose match is not decided; those that are not open yet are missing."""
    ids = [match.table_id for match in kept.undecided() if match.table_id is not None]
    async with store.session() as session:
        rows = await session.execute(select(Table.id, Table.status).where(Table.id.in_(ids)))
        return {table_id: status for table_id, status in rows}


# -- how they ended ----------------------------------------------------------------------------------------------------


async def ended_matches(store: Store, kept: Kept) -> dict[str, Ended]:
    """By table: the matches that are over and not yet decided in the tournament."""
    found = {}
    for table_id, status in (await statuses_of(store, kept)).items():
        if status == "finished":
            match = next(match for match in kept.matches if match.table_id == table_id)
            result = await _result(store, kept, match)
            if result is not None:
                found[table_id] = result
    return found


async def _result(store: Store, kept: Kept, match: TournamentMatch) -> Ended | None:
    assert match.table_id is not None
    table, seats = await store.table(match.table_id), await store.seats(match.table_id)
    result = table.result if table is not None else None
    if table is None or result is None or len(result["places"]) != len(match.seats) or len(seats) != len(match.seats):
        log.error("the result of a match in a tournament cannot be read")
        return None
    people = {number for number, player in enumerate(_players(kept, match)) if player.bot is None}
    made = choices_made(await store.actions_of(table.id, ("choice", "undo"), table.seq)) if people else Counter()
    forfeits = [
        seat.seat
        for seat in seats
        if seat.seat in people
        and (seat.user_id is None or seat.resigned or made[seat.seat, True] > made[seat.seat, False])
    ]
    scores = [int(score.get("total", 0)) for score in result["scores"]]
    return Ended(tuple(result["places"]), tuple(scores), tuple(forfeits))


def choices_made(actions: Sequence[Action]) -> Counter[tuple[int, bool]]:
    """How many choices stand, by seat and by whether a bot made them."""
    made: list[tuple[int, bool]] = []
    for action in actions:
        if action.kind == "undo":
            del made[action.data["to"] :]
        else:
            made.append((action.data["seat"], bool(action.data.get("bot"))))
    return Counter(made)


def _players(kept: Kept, match: TournamentMatch) -> list[TournamentPlayer]:
    by_number = {player.number: player for player in kept.players}
    return [by_number[number] for number in match.seats]


# -- what becomes of them ----------------------------------------------------------------------------------------------


async def keep_up(hall: HasTables, kept: Kept) -> None:
    """Make the tables of a tournament what they have to be: open or begun, held or not, without those who are out."""
    statuses = await statuses_of(hall.store, kept)
    bots_only = sum(
        statuses.get(match.table_id or "") == "playing" for match in kept.undecided() if _is_of_bots(kept, match)
    )
    for match in kept.undecided():
        status = statuses.get(match.table_id or "")
        if status is None and _is_of_bots(kept, match):
            if bots_only >= BOT_TABLES:
                continue
            bots_only += 1
        try:
            await _keep_up_one(hall, kept, match, status)
        except Unreadable:
            log.error("a match in a tournament cannot go on; its organiser has to decide it")
        except Refused:  # another process was quicker
            continue
        except LonghallError as error:
            log.error("a table of a tournament cannot be opened", extra={"reason": str(error)})


def _is_of_bots(kept: Kept, match: TournamentMatch) -> bool:
    return all(player.bot is not None for player in _players(kept, match))


async def _keep_up_one(hall: HasTables, kept: Kept, match: TournamentMatch, status: str | None) -> None:
    assert match.table_id is not None
    row, round, now = kept.row, kept.rounds[match.round - 1], time.time()
    if status in (None, "open"):
        if row.status != RUNNING or round.began > now:
            return
        if status is None:
            await _open(hall.store, kept, match)
        room = await hall.room(match.table_id)
        if room is not None:
            await room.begin()
            await _without_those_out(room, kept, match)
        return
    overdue = status == "playing" and row.status == RUNNING and round.deadline is not None and round.deadline <= now
    held = {"playing": row.status == PAUSED, "paused": row.status in (RUNNING, CANCELLED)}.get(status, False)
    out = any(player.out for player in _players(kept, match) if player.bot is None)
    if not (overdue or held or out):
        return
    room = await hall.room(match.table_id)
    if room is None:
        return
    if held:
        await room.hold(status == "playing")
    if overdue:
        await room.play_out()
    await _without_those_out(room, kept, match)


async def _without_those_out(room: Room, kept: Kept, match: TournamentMatch) -> None:
    for seat, player in enumerate(_players(kept, match)):
        if player.out and player.bot is None:
            await room.give_up(seat)


async def _open(store: Store, kept: Kept, match: TournamentMatch) -> None:
    """With everybody in their chair. Nobody is the host."""
    assert match.table_id is not None
    row, clock, now = kept.row, Clock.from_data(kept.row.clock), time.time()
    players = _players(kept, match)
    table = table_of_match(row.game, row.setup, len(players), match.table_id, now)
    table.public, table.clock, table.tournament = row.public, clock.to_data(), row.id
    table.rated = row.accounts  # everybody has one, there is a clock, and there are no hints
    table.watchers_chat = False  # who watches sees every table of the round
    seats = [
        Seat(
            table_id=match.table_id,
            seat=number,
            user_id=player.user_id,
            name=player.bot or player.name,
            bot=player.bot,
            bank=clock.bank,
        )
        for number, player in enumerate(players)
    ]
    for seat, player in zip(seats, players, strict=True):
        if player.user_id is None and player.bot is None:  # has left the hall for good
            seat.bot = default_bot(row.game)
    try:
        await store.add_table(table, seats)
    except IntegrityError:  # another process has opened it
        return


def table_of_match(game: str, setup: Mapping[str, Any], seats: int, table_id: str, now: float) -> Table:
    """LonghallError for a setup that the game does not have for so many seats."""
    known = load_game(game)
    return Table(
        id=table_id,
        game=known.name,
        pack=known.pack_hash,
        rules_version=known.rules_version,
        setup=known.read_setup({**setup, "seats": seats}),
        public=False,
        hints=False,
        clock={},
        status="open",
        host_id=None,
        seed=fresh_seed(),
        created=now,
        changed=now,
        seq=0,
        turn_seat=-1,
        result=None,
        players="",
        rematch_of=None,
        lesson=False,
    )
