"""The matches of the Ice Garden whose transcripts are kept in tests/golden/icegarden."""

from __future__ import annotations

from typing import Final

from tests.golden.transcript import Transcript

CHAPTER: Final = "domination_began"

TRANSCRIPTS: Final = (
    Transcript("two-seats", {"seats": 2}, 2),
    Transcript("three-seats", {"seats": 3, "characters": "random"}, 3),
    Transcript("four-seats", {"seats": 4}, 4),
    Transcript("advanced", {"seats": 3, "variant": "advanced", "vuko_tiles": "quick"}, 5),
)
