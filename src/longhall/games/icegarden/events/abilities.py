"""Abilities and goal steps of the dominating player."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.games.icegarden.events.changes import Departure
from longhall.games.icegarden.shapes import Resource
from longhall.kernel.events import EventType, NotedEventType


class AtRegion(TypedDict):
    seat: int
    region: str


class TowardsGoal(AtRegion):
    """A goal step: ``count`` of ``goal`` are made."""

    count: int
    goal: int


class MarkerRecruited(TowardsGoal):
    """A marker of ``player`` went to the Ice Garden for ever."""

    player: int


class MarkerSwapped(AtRegion):
    """A marker of ``player`` went back to its owner, and one of the seat took its place."""

    player: int


class Plundered(TypedDict):
    """The seat took a resource from ``player``."""

    seat: int
    player: int
    resource: Resource


class TowerBuilt(TowardsGoal):
    """A Red Tower stands in a region."""


class NightmarePlaced(AtRegion):
    """A nightmare token lies in a region."""


class CharmMoved(AtRegion):
    """A charm went from a region to the Thorn, in ``target``."""

    target: str


class CharmAbsorbed(TowardsGoal):
    """The Thorn absorbed a charm."""


MARKER_RECRUITED: Final = NotedEventType("marker_recruited", MarkerRecruited, Departure)
MARKER_SWAPPED: Final = EventType("marker_swapped", MarkerSwapped)
PLUNDERED: Final = EventType("plundered", Plundered)
TOWER_BUILT: Final = EventType("tower_built", TowerBuilt)
NIGHTMARE_PLACED: Final = EventType("nightmare_placed", NightmarePlaced)
CHARM_MOVED: Final = EventType("charm_moved", CharmMoved)
CHARM_ABSORBED: Final = EventType("charm_absorbed", CharmAbsorbed)
