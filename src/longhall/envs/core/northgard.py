"""Northgard as an environment: its actions.

Where a tile may lie is proven from the pack: the start tile lies at (0, 0), the one for five players at (1, 0), and any
other tile lies against a side of one that lies there already. [NG-SETUP-05, NG-EXPLORE-02] So each tile but the start
tiles takes the map at most one step further from the start, and with ``T`` tiles in the box no place is further away
than ``T - 1`` steps: none is ever named outside of that diamond.
"""

from __future__ import annotations

from typing import Final

from longhall.envs.core.actions import ActionGroup, ActionSpace, counts, numbered, words
from longhall.games.northgard.content import BUILDING_IDS, CLAN_IDS, RESOURCES, Content
from longhall.games.northgard.effects import BASIC_WORDS
from longhall.games.northgard.frames.base import WORDS
from longhall.games.northgard.frames.turn import ACTIONS
from longhall.games.northgard.game import Northgard
from longhall.games.northgard.pack_effects import OPS

ACTIONS_VERSION: Final = 1
MOST_GIVEN: Final = 3  # resources paid at once by a choice of one's own


def reach(content: Content) -> int:
    """How many steps from the start tile a tile may ever lie."""
    return len(content.tiles) - 1


def region_names(content: Content) -> list[str]:
    """Every region of every tile, by which territories are called."""
    return [name for tile in content.tiles for name in tile.regions]


def slot_names(content: Content) -> list[str]:
    """Building slots count within their region."""
    found: list[str] = []
    for tile in content.tiles:
        counted = [0] * len(tile.regions)
        for region, _ in tile.slots:
            counted[region] += 1
            found.append(f"{tile.regions[region]}.{counted[region]}")
    return found


def places(content: Content) -> list[str]:
    far = reach(content)
    return [
        f"{x},{y},{rotation}"
        for x in range(-far, far + 1)
        for y in range(abs(x) - far, far - abs(x) + 1)
        for rotation in range(4)
    ]


def gifts() -> list[str]:
    least = range(MOST_GIVEN + 1)
    return [
        f"{food},{wood},{lore}"
        for food in least
        for wood in least
        for lore in least
        if food + wood + lore <= MOST_GIVEN
    ]


def action_space(game: Northgard, seats: int) -> ActionSpace:
    content = game.content
    names = "entries of the pack"
    regions = region_names(content)
    figures = content.units + 1  # with Kaija
    small = sum(building.tokens for building in content.buildings if not building.large)
    extra = [f"{region}.{n}" for region in regions for n in range(1, small + 1)]
    groups = [
        ActionGroup(
            "word",
            words(
                *ACTIONS,
                *WORDS.values(),
                *BASIC_WORDS,
                *("active", "box", "attack", "accept", "discard", "nothing"),
                *("face:point", "face:casualty", "lose:kaija", "lose:units"),
            ),
            "the words of all decisions",
        ),
        ActionGroup("card", numbered("card", list(content.card_index)), names),
        ActionGroup("tile", numbered("tile", list(content.tile_index)), names),
        ActionGroup("building", numbered("building", list(BUILDING_IDS)), names),
        ActionGroup("clan", numbered("clan", list(CLAN_IDS)), names),
        ActionGroup("creature", numbered("creature", [creature.id for creature in content.creatures]), names),
        ActionGroup("take", numbered("take", list(RESOURCES)), "resources"),
        ActionGroup("way", numbered("way", [*OPS, *content.specials]), "what an effect of a card can be"),
        ActionGroup("territory", numbered("territory", regions), "a territory goes by the name of one of its regions"),
        ActionGroup("kaija_in", numbered("kaija", regions), "Kaija in a territory"),
        ActionGroup("slot", numbered("slot", slot_names(content)), "slots of the tiles"),
        ActionGroup(
            "extra",
            numbered("extra", extra),
            "only small buildings stand without a slot, and the tokens in the box are no more than this",
        ),
        ActionGroup("count", counts("count", 0, figures), "units of a player, and Kaija"),
        ActionGroup("kaija_with", counts("kaija", 0, content.units), "Kaija with a number of units"),
        ActionGroup("seat", counts("seat", 0, seats - 1), "seats"),
        ActionGroup("give", numbered("give", gifts()), "payments of at most three resources"),
        ActionGroup(
            "exchange",
            numbered("exchange", [f"{a},{b}" for a in RESOURCES for b in RESOURCES if a != b]),
            "two resources",
        ),
        ActionGroup(
            "place",
            numbered("place", places(content)),
            "places within reach of the start tile, and how the tile is turned: see the head of this module",
        ),
    ]
    return ActionSpace("northgard", seats, ACTIONS_VERSION, groups)
