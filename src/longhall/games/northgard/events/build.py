"""Building."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from longhall.kernel.events import EventType


class BuildingBuilt(TypedDict):
    """Without a ``slot`` where a card lets it stand beside them."""

    seat: int
    building: str
    territory: str
    slot: NotRequired[str]


class BuildingReplaced(TypedDict):
    """``building`` stands where ``replaced`` stood; without a ``slot`` as above."""

    seat: int
    building: str
    replaced: str
    territory: str
    slot: NotRequired[str]


BUILDING_BUILT: Final = EventType("building_built", BuildingBuilt)
BUILDING_REPLACED: Final = EventType("building_replaced", BuildingReplaced)
