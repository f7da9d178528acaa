"""The messages that Icaion's pack and its table ask for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from longhall.games.icaion.content import COLOURS, MACHINES, ROWS, SIDES
from longhall.games.icaion.frames.base import CLOCKWISE, COUNTERCLOCKWISE, STAY, WORDS
from longhall.games.icaion.frames.power import USES
from longhall.games.icaion.game import Icaion
from longhall.text import message_id
from tests.text.sources import Asked

WEB_FAMILIES: Final = ()
# What the plain table shows of a preview besides what a view has.
PREVIEW_FIELDS: Final = (
    *("cards", "colours", "cost", "crater", "distance", "final"),
    *("gives", "icons", "points", "steps", "targets"),
)


def pack_ids(game: Icaion) -> Asked:
    asked: Asked = {}
    components: Mapping[str, Any] = game.components()
    for category, entries in components.items():
        for entry in entries:
            for field in ("message", "text", "note_message"):
                if entry.get(field):
                    asked[entry[field]] = f"{entry.get('id')} among the {category}"
    asked |= {message_id("power", use): "uses of the Emergency Power Supply" for use in USES}
    asked |= {message_id("side", side): "sides of Apparatus" for side in SIDES}
    asked |= {message_id("option", WORDS[way]): "ways of the Bell" for way in (CLOCKWISE, COUNTERCLOCKWISE, STAY)}
    asked |= {message_id("word", field): "a field of the view" for field in view_fields(game)}
    asked |= {message_id("word", field): "a field of a preview" for field in PREVIEW_FIELDS}
    return asked | {"owner-neutral": "the owner of a neutral Machine in the view"}


def view_fields(game: Icaion) -> set[str]:
    """Names of what the plain table shows; ids of things have names of their own."""
    found: set[str] = set()
    match = game.new({"seats": 2, "wonders": True}, seed=1)
    while not match.over:
        found.update(_fields(match.view(match.seat)))
        match.play(match.choices_made % len(match.picks()))
    things = {*COLOURS, *MACHINES, *ROWS} - {"strength"}
    return {field for field in found - things if not field.isdecimal()}


def _fields(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        for name, part in value.items():
            if name not in ("score", "deciding"):
                yield from _fields(part)
    elif isinstance(value, list):
        for part in value:
            yield from _fields(part)
