"""What is told of Curio cards: drawn, played, discarded, and in play as Upgrades."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from longhall.kernel.events import EventType, NotedEventType, PrivateEventType

DiscardCause = Literal["wound", "scavenger"]


class CuriosDrawn(TypedDict):
    """Cards came to a hand."""

    seat: int
    count: int


class CuriosSeen(TypedDict):
    """Which ones, for their owner."""

    cards: list[str]


class CuriosReshuffled(TypedDict):
    """The discards became a deck of this many cards."""

    count: int


class CurioPlayed(TypedDict):
    """A card was played; what it does is told by itself."""

    seat: int
    card: str


class CurioDiscarded(TypedDict):
    """A card of the hand was discarded."""

    seat: int
    card: str


class WhyDiscarded(TypedDict):
    """To prevent a wound, or for the points of a Scavenger."""

    cause: DiscardCause


class SeekersAttacked(TypedDict):
    """A card attacked the Seekers of ``seats``, which may be no one."""

    seat: int
    seats: list[int]


class UpgradeActivated(TypedDict):
    """A card stays in play as an Upgrade."""

    seat: int
    card: str


class UpgradeDiscarded(TypedDict):
    """An Upgrade beyond the limit was discarded."""

    seat: int
    card: str


CURIOS_DRAWN: Final = PrivateEventType("curios_drawn", CuriosDrawn, CuriosSeen)
CURIOS_RESHUFFLED: Final = EventType("curios_reshuffled", CuriosReshuffled)
CURIO_PLAYED: Final = EventType("curio_played", CurioPlayed)
CURIO_DISCARDED: Final = NotedEventType("curio_discarded", CurioDiscarded, WhyDiscarded)
SEEKERS_ATTACKED: Final = EventType("seekers_attacked", SeekersAttacked)
UPGRADE_ACTIVATED: Final = EventType("upgrade_activated", UpgradeActivated)
UPGRADE_DISCARDED: Final = EventType("upgrade_discarded", UpgradeDiscarded)
