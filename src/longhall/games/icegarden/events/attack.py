"""Attack: what is killed."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class AttackUnpaid(TypedDict):
    """A seat could attack but has not the gold for it."""

    seat: int
    cost: int


class NationKilled(TypedDict):
    """A nation marker was killed; ``companion``: one that follows Vuko."""

    seat: int
    region: str
    companion: bool


class MarkerKilled(TypedDict):
    """An influence marker of ``player`` was killed and went back to its supply."""

    seat: int
    player: int
    region: str


class UnitDoomed(TypedDict):
    """A unit of ``player`` was killed, for this many ``attacks``; it stays until everyone has attacked."""

    seat: int
    player: int
    unit: str
    region: str
    attacks: int


class UnitRemoved(TypedDict):
    """A unit killed before went back to ``player``."""

    player: int
    unit: str
    region: str


ATTACK_UNPAID: Final = EventType("attack_unpaid", AttackUnpaid)
NATION_KILLED: Final = EventType("nation_killed", NationKilled)
MARKER_KILLED: Final = EventType("marker_killed", MarkerKilled)
UNIT_DOOMED: Final = EventType("unit_doomed", UnitDoomed)
UNIT_REMOVED: Final = EventType("unit_removed", UnitRemoved)
