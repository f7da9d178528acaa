"""What is told of Seekers on their way."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class SeekerMoved(TypedDict):
    """A Seeker went from node ``origin`` to ``node``."""

    seat: int
    origin: str
    node: str


class Camped(TypedDict):
    """A Seeker stayed where it was instead of a Move."""

    seat: int
    node: str


SEEKER_MOVED: Final = EventType("seeker_moved", SeekerMoved)
CAMPED: Final = EventType("camped", Camped)
