"""The matches of Icaion whose transcripts are kept in tests/golden/icaion."""

from __future__ import annotations

from typing import Final

from tests.golden.transcript import Transcript

CHAPTER: Final = "year_started"

TRANSCRIPTS: Final = (
    Transcript("two-seats", {"seats": 2, "wonders": True}, 2),
    Transcript("three-seats", {"seats": 3, "apparatus_sides": "mixed", "expert": True}, 3),
    Transcript("four-seats", {"seats": 4, "draft": True, "wonders": True, "apparatus_sides": "night"}, 4),
    Transcript("five-seats", {"seats": 5, "apparatus_sides": ["blue", "pink"]}, 5),
)
