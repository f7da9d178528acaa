"""The messages that the Ice Garden's pack and pages ask for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from longhall.games.icegarden.components import NOTES
from longhall.games.icegarden.content import ABILITY_IDS, CHARACTER_IDS, FIELD_IDS, RESOURCES, TILE_IDS, UNIT_IDS
from longhall.games.icegarden.dominance import BY_INFLUENCE, BY_NEIGHBOURS, BY_REPUTATION
from longhall.games.icegarden.frames.abilities import ABILITIES
from longhall.games.icegarden.frames.ending import DEAD_SNOW, GOAL, POINTS
from longhall.games.icegarden.game import IceGarden
from longhall.games.icegarden.state import PHASES
from longhall.games.icegarden.view import STATUS
from longhall.text import message_id
from tests.text.sources import Asked

WEB_FAMILIES: Final[tuple[str, ...]] = ()

# What previews tell that a view does not, as the plain table shows it.
PREVIEW_FIELDS: Final = (
    *("ability", "action", "actions", "after", "attacks", "before", "cost", "ends", "enough", "events", "from"),
    *("acts_before", "number", "position", "prices", "reach", "reason", "resources", "space", "targets", "to"),
)


def pack_ids(game: IceGarden) -> Asked:
    explained: dict[str, Iterable[str]] = {
        "character": CHARACTER_IDS,
        "piece": UNIT_IDS,
        "ability": dict.fromkeys((*ABILITY_IDS, *ABILITIES)),
        "field": FIELD_IDS,
        "tile": TILE_IDS,
    }
    asked = {
        message_id(family, id, *more): f"{family} {id} of the pack"
        for family, ids in explained.items()
        for id in ids
        for more in ((), ("text",))
    }
    plain: dict[str, Iterable[str]] = {
        "region": game.content.region_ids,
        "resource": RESOURCES,
        "piece": ("marker",),
        "target": ("nation", "companion"),
        "option-use": ABILITIES,
        "end": (DEAD_SNOW, GOAL, POINTS),
        "word": (*view_fields(game), *PREVIEW_FIELDS),
        "phase": PHASES,
        "status": STATUS,
        "by": (BY_INFLUENCE, BY_NEIGHBOURS, BY_REPUTATION),
    }
    for family, ids in plain.items():
        asked |= {message_id(family, id): f"{family} {id}" for id in ids}
    return asked | dict.fromkeys(NOTES.values(), "a note of the pack")


def view_fields(game: IceGarden) -> set[str]:
    """Names of what the plain table shows; resources, abilities and units have names of their own."""
    found: set[str] = set()
    match = game.new({"seats": 2, "variant": "advanced", "vuko_tiles": "quick"}, seed=1)
    while not match.over:
        found.update(_fields(match.view(None)))
        match.play(match.choices_made % len(match.picks()))
    return found - {*RESOURCES, *ABILITY_IDS, *UNIT_IDS, "kills"} | {"domination", "tower"}


def _fields(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from value
        for part in value.values():
            yield from _fields(part)
    elif isinstance(value, list):
        for part in value:
            yield from _fields(part)
