"""Which parameters of the Ice Garden's messages are ids of what."""

from __future__ import annotations

from typing import Final

from longhall.kernel.vocabulary import Term, Vocabulary, thing

_PIECE: Final = Term("piece-{id}", "piece")

VOCABULARY: Final = Vocabulary(
    terms={
        "region": thing("region"),
        "source": thing("region"),
        "target": thing("region"),
        "resource": thing("resource"),
        "character": thing("character"),
        "ability": thing("ability"),
        "action": thing("field"),
        "tile": thing("tile"),
        "piece": _PIECE,
        "unit": _PIECE,
    },
    places=("region", "source", "target"),
    seats=("player",),
    lists={"order": "seat"},
)
