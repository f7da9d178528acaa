"""What is told of Colossus Shards."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class ShardRevealed(TypedDict):
    """A Shard was taken from the Colossus, which holds ``left``."""

    seat: int
    value: int
    left: int


class ShardKept(TypedDict):
    """The seat keeps the Shard, ``count`` in all."""

    seat: int
    value: int
    count: int


class ShardRemoved(TypedDict):
    """The Shard left the game."""

    seat: int
    value: int


SHARD_REVEALED: Final = EventType("shard_revealed", ShardRevealed)
SHARD_KEPT: Final = EventType("shard_kept", ShardKept)
SHARD_REMOVED: Final = EventType("shard_removed", ShardRemoved)
