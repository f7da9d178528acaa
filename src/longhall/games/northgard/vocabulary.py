"""Which parameters of Northgard's messages are ids of what."""

from __future__ import annotations

from typing import Final

from longhall.games.northgard.glossary import GLOSSARY
from longhall.games.northgard.state import CREATURE
from longhall.kernel.vocabulary import Part, Term, Vocabulary, thing

# A region is called TILE.REGION, and a territory like one of its regions. ``source`` may also be a word to choose by.
_TERRITORY: Final = Term("land-{tile}-{region}", "territory", "{tile}.{region}", optional=True)

VOCABULARY: Final = Vocabulary(
    terms={
        "building": thing("building"),
        "replaced": thing("building"),
        "resource": thing("resource"),
        "wanted": thing("resource"),
        "clan": thing("clan"),
        "creature": thing("creature"),
        "territory": _TERRITORY,
        "source": _TERRITORY,
        "target": _TERRITORY,
        "tile": Term("land-{id}-a", "tile", optional=True),  # called like its first region
        "place": Term(
            "place-name",
            shape="{x},{y},{rotation}",
            params={"x": "{x}", "y": "{y}", "rotation": "{rotation}"},
        ),
        "slot": Term(
            "slot-name",
            shape="{tile}.{region}.{number}",
            params={"number": "{number}", "territory": "{tile}.{region}"},
        ),
    },
    places=("territory",),
    seats=("attacker", "defender", "winner", "owner", "player", "opponent", "partner", "roller", "loser"),
    stand_ins={CREATURE: "creature"},
    lists={"territories": "territory"},
    parts={"around": Part("place-from", "territory", "direction")},
    defaults={"kaija": "false", "owner-id": "unknown", "which": "none", "nth": "none"},
    glossary=GLOSSARY,
)
