"""Which parameters of the Ice Garden's messages are ids of what."""

from __future__ import annotations

from typing import Final

from longhall.games.icegarden.glossary import GLOSSARY
from longhall.kernel.vocabulary import Part, Term, Vocabulary, thing

_PIECE: Final = Term("piece-{id}", "piece")
_IN_REGION: Final = {"region": "{region}"}
_PIECE_THERE: Final = Term("piece-there", shape="{piece}@{region}", params={"piece": "{piece}", **_IN_REGION})
_TARGET_THERE: Final = Term(
    "target-there",
    shape="{player}.{piece}@{region}",
    params={"player": "{player}", "piece": "{piece}", **_IN_REGION},
)

VOCABULARY: Final = Vocabulary(
    terms={
        "region": thing("region"),
        "source": thing("region"),
        "target": thing("region"),
        "resource": thing("resource"),
        "take": thing("resource"),
        "character": thing("character"),
        "ability": thing("ability"),
        "use": thing("ability"),
        "action": thing("field"),
        "field": thing("field"),
        "tile": thing("tile"),
        "piece": _PIECE,
        "unit": _PIECE,
        # what only views have
        "thorn": thing("region"),
    },
    places=("region", "source", "target"),
    seats=("player",),
    lists={
        "order": "seat",
        # of a recap
        "abilities": "ability",
        "summoned": "unit",
        "lost_units": "unit",
        # what only views and previews have
        "markers": "seat",
        "stacks": "seat",
        "region_order": "region",
        "reach": "region",
        "spied": "ability",
        "upgrades": "ability",
    },
    by_seat=("fields", "long_jumps", "pieces"),
    keys={
        "piece": (_PIECE_THERE,),
        "target": (_TARGET_THERE, Term("target-{nation}", shape="{nation}@{region}", params=_IN_REGION)),
    },
    parts={
        "places": Part("count-place"),
        "held_only": Part("count-held"),
        "units": Part("count-pieces", "piece", "count"),
        "attacks": Part("count-attacks", "region", "count"),
        "tokens": Part("token-shown"),
    },
    defaults={"source": "nowhere", "region": "nowhere", "level": "none", "by": "nothing", "neighbours": "untied"},
    glossary=GLOSSARY,
)
