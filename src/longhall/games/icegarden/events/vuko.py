"""Vuko's visit."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from longhall.kernel.events import EventType


class VukoSkipped(TypedDict):
    """Vuko visits no one: all reputation is in the safe zone."""


class VukoStayed(TypedDict):
    """Vuko visits a seat that has influence nowhere else than in his ``region``; without one he is not on the map."""

    seat: int
    region: NotRequired[str]


class VukoWalked(TypedDict):
    """Vuko visits a seat in ``target``; no ``source``: he was not on the map."""

    seat: int
    target: str
    source: NotRequired[str]


class CompanionJoined(TypedDict):
    """A nation marker of the region Vuko leaves follows him: he has ``count`` of them."""

    region: str
    count: int


class VukoTokenTaken(TypedDict):
    """The visited seat took a Vuko token, its ``count``-th."""

    seat: int
    count: int


class UnitKilledByVuko(TypedDict):
    """Vuko killed a unit of ``player``."""

    player: int
    unit: str
    region: str


class MarkersLostToNight(TypedDict):
    """The Night Wanderers drove markers of a seat out of Vuko's region; this many Vuko tokens are ``left``."""

    seat: int
    count: int
    region: str
    left: int


VUKO_SKIPPED: Final = EventType("vuko_skipped", VukoSkipped)
VUKO_STAYED: Final = EventType("vuko_stayed", VukoStayed)
VUKO_WALKED: Final = EventType("vuko_walked", VukoWalked)
COMPANION_JOINED: Final = EventType("companion_joined", CompanionJoined)
VUKO_TOKEN_TAKEN: Final = EventType("vuko_token_taken", VukoTokenTaken)
UNIT_KILLED_BY_VUKO: Final = EventType("unit_killed_by_vuko", UnitKilledByVuko)
MARKERS_LOST_TO_NIGHT: Final = EventType("markers_lost_to_night", MarkersLostToNight)
