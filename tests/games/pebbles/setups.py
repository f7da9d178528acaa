"""The matches of Pebbles whose transcripts are kept in tests/golden/pebbles."""

from __future__ import annotations

from typing import Final

from tests.golden.transcript import Transcript

CHAPTER: Final = "round_began"

TRANSCRIPTS: Final = (
    Transcript("two-seats", {"seats": 2}, 1),
    Transcript("three-seats", {"seats": 3}, 1),
    Transcript("four-seats", {"seats": 4}, 1),
    Transcript("repeats", {"seats": 2, "repeats": True}, 1),
)
