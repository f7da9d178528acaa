"""Relief at the start of a turn."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class ReliefGiven(TypedDict):
    """A seat with almost no influence on the map is helped."""

    seat: int


RELIEF_GIVEN: Final = EventType("relief_given", ReliefGiven)
