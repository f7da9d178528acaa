"""Muting: the host of a table decides who may write in its chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError

from longhall.server.db.models import Chat, Mute
from longhall.server.db.store import Store
from longhall.server.messages import MutedMessage
from longhall.server.people.public_ids import public_id
from longhall.server.table.permissions import Refused, check_host
from longhall.server.table.room import Room

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
