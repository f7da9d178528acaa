"""Which parameters of Icaion's messages are ids of what."""

from __future__ import annotations

from typing import Final

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
    },
    places=("region", "node", "origin", "crater", "previous"),
    seats=("owner",),
)
