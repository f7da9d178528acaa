"""The matches of Northgard whose transcripts are kept in tests/golden/northgard."""

from __future__ import annotations

from typing import Final

from tests.golden.transcript import Transcript

CHAPTER: Final = "year_began"

TRANSCRIPTS: Final = (
    Transcript("two-seats", {"seats": 2}, 2),
    Transcript("three-seats", {"seats": 3}, 3),
    Transcript("four-seats", {"seats": 4}, 4),
    Transcript("five-seats", {"seats": 5}, 5),
    Transcript("clans-random", {"seats": 3, "clans": "random"}, 6),
    Transcript("clans-none", {"seats": 3, "clans": "none"}, 7),
    Transcript("creatures", {"seats": 3, "creatures": True}, 8),
    Transcript("more-creatures", {"seats": 4, "creatures": True, "more_creatures": True}, 9),
    Transcript("long", {"seats": 2, "long": True}, 10),
    Transcript("teams", {"seats": 4, "teams": True}, 11),
)
