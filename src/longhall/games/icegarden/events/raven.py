"""Raven Shadow."""

from __future__ import annotations

from typing import Final, TypedDict

from longhall.kernel.events import EventType


class VukoTokensDiscarded(TypedDict):
    """A seat got rid of ``count`` Vuko tokens and has this many ``left``."""

    seat: int
    count: int
    left: int


VUKO_TOKENS_DISCARDED: Final = EventType("vuko_tokens_discarded", VukoTokensDiscarded)
