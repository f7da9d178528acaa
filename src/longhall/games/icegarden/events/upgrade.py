"""Upgrade."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class UpgradeBought(TypedDict):
    """A type of units has an ability from now on."""

    seat: int
    ability: str
    unit: str


UPGRADE_BOUGHT: Final = EventType("upgrade_bought", UpgradeBought)
