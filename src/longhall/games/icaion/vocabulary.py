"""Which parameters of Icaion's messages are ids of what."""

from __future__ import annotations

from typing import Final

from longhall.games.icaion.glossary import GLOSSARY
from longhall.kernel.vocabulary import Term, Vocabulary, thing

VOCABULARY: Final = Vocabulary(
    terms={
        "card": Term("curio-{id}", "card"),
        "colour": thing("colour"),
        "made": thing("colour"),  # by a converter
        "region": thing("region"),
        "node": thing("node"),
        "origin": thing("node"),  # where a move began
        "crater": thing("crater"),
        "previous": thing("crater"),  # where the Colossus was
        "machine": thing("machine"),
        "row": thing("row"),
        "seeker": thing("seeker"),
        "gear": thing("gear"),
        "wonder": thing("wonder"),
        "event": Term("event-card-{id}", "event"),
        "apparatus": thing("apparatus"),
        "kind": Term("apparatus-kind-{id}"),
        "use": Term("power-{id}"),
        # what only views have
        "colossus": thing("crater"),
        "next_event": Term("event-card-{id}", "event"),
        "slot": thing("apparatus"),
        "type": Term("event-card-{id}"),  # a type of Region has the name of its Event card
        "side": Term("side-{id}"),
    },
    places=("region", "node", "origin", "crater", "previous"),
    seats=("owner", "turn"),
    lists={
        # of a recap
        "retrieved": "apparatus",
        "victims": "seat",
        "colossus_cards": "event",
        "curio_discards": "card",
        "curios_resolving": "card",
        "event_track": "event",
        "hand": "card",
        "installed": "apparatus",
        "open_gear": "gear",
        "open_seekers": "seeker",
        "open_wonders": "wonder",
        "order": "seat",
        "tiles_discarded": "apparatus",
        "upgrades": "card",
        # the rows of a Division Board
        "strength": "machine",
        "movement": "machine",
        "cage": "machine",
    },
    by_seat=("worth",),
    glossary=GLOSSARY,
)
