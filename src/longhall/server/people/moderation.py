"""Muting, and keeping away from a table: the host decides who may write in its chat, and who may come. What a keeper
of the hall decides holds at all tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from longhall.server.db.models import Ban, Chat, Mute, User
from longhall.server.db.store import Store
from longhall.server.messages import MutedMessage
from longhall.server.people.public_ids import public_id
from longhall.server.table.permissions import Refused, check_host
from longhall.server.table.room import Room
from longhall.server.table.state import OPEN

if TYPE_CHECKING:
    from longhall.server.processes.coordinator import ProcessCoordinator


async def muted_at(store: Store, table_id: str) -> set[str]:
    """The public ids of everybody who is muted there."""
    async with store.session() as session:
        found = await session.scalars(select(Mute.user_id).where(Mute.table_id == table_id))
        return {public_id(table_id, user_id) for user_id in found}


async def is_muted(store: Store, table_id: str, user_id: str) -> bool:
    async with store.session() as session:
        return await session.get(Mute, (table_id, user_id)) is not None


async def set_mute(coordinator: ProcessCoordinator, room: Room, host_id: str | None, who: str, muted: bool) -> None:
    """The host mutes or unmutes the person with the public id ``who``, and everybody is told. Refused for anybody else,
    for the host themselves, and for somebody who is not here and has said nothing."""
    check_host(room.state, host_id)
    store = coordinator.store
    user_id = await person_at(store, room, who)
    if user_id is None:
        raise Refused("error-no-such-person")
    if user_id == host_id:
        raise Refused("error-not-now")
    try:
        async with store.session() as session:
            if not muted:
                await session.execute(delete(Mute).where(Mute.table_id == room.id, Mute.user_id == user_id))
            elif await session.get(Mute, (room.id, user_id)) is None:
                session.add(Mute(table_id=room.id, user_id=user_id))
    except IntegrityError:  # muted by another process just now, or deleted
        pass
    await coordinator.announce(room, MutedMessage(who=who, muted=muted))


async def person_at(store: Store, room: Room, who: str) -> str | None:
    """Somebody who sits here, is connected or has spoken."""
    here = {seat.user_id for seat in room.state.seats} | set(room.audience.connected())
    async with store.session() as session:
        here.update(await session.scalars(select(Chat.user_id).where(Chat.table_id == room.id).distinct()))
    return next((id for id in here if id is not None and public_id(room.id, id) == who), None)


async def is_banned(store: Store, table_id: str, user_id: str | None) -> bool:
    """Whether the host of a table does not want somebody there."""
    if user_id is None:
        return False
    async with store.session() as session:
        return await session.get(Ban, (table_id, user_id)) is not None


async def check_welcome(store: Store, table_id: str, user_id: str) -> None:
    if await is_banned(store, table_id, user_id):
        raise Refused("error-banned-here")


async def ban(coordinator: ProcessCoordinator, room: Room, host_id: str | None, who: str) -> None:
    """The host keeps a person away from the table: they stand up, and may neither sit there nor write nor listen.
    Nobody who plays in a match is thrown out of it."""
    check_host(room.state, host_id)
    store = coordinator.store
    user_id = await person_at(store, room, who)
    if user_id is None:
        raise Refused("error-no-such-person")
    if user_id == host_id or room.state.is_played_by(user_id):
        raise Refused("error-not-now")
    try:
        async with store.session() as session:
            if await session.get(Ban, (room.id, user_id)) is None:
                session.add(Ban(table_id=room.id, user_id=user_id))
    except IntegrityError:  # by another process just now, or deleted
        pass
    if room.state.status == OPEN:
        await room.remove(host_id, user_id)
    await coordinator.announce_ban(room, user_id)


async def banned_at(store: Store, table_id: str) -> list[User]:
    async with store.session() as session:
        query = select(User).join(Ban, Ban.user_id == User.id).where(Ban.table_id == table_id)
        return list((await session.scalars(query.order_by(User.name, User.id))).all())


async def lift_ban(store: Store, table_id: str, who: str) -> None:
    for user in await banned_at(store, table_id):
        if public_id(table_id, user.id) == who:
            async with store.session() as session:
                await session.execute(delete(Ban).where(Ban.table_id == table_id, Ban.user_id == user.id))
            return
    raise Refused("error-no-such-person")
