"""What the box holds, as the engine uses it: read once from the pack, shared by all matches, never changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from longhall.games.northgard.shapes import ClanId, Resource, SlotKind
from longhall.kernel.component import Identified, as_flag, as_number, as_text, as_word, only_read

if TYPE_CHECKING:
    from longhall.games.northgard.special import Special

FOOD: Final = 0
WOOD: Final = 1
LORE: Final = 2
RESOURCES: Final[tuple[Resource, ...]] = ("food", "wood", "lore")

SMALL: Final = 0
STONE: Final = 1
LARGE: Final = 2
SLOT_KINDS: Final[tuple[SlotKind, ...]] = ("small", "stone", "large")

STARTING: Final = 0
CLAN: Final = 1
EARLY: Final = 2
ADVANCED: Final = 3
ACHIEVEMENT: Final = 4
UNREST: Final = 5
CARD_KINDS: Final = ("starting", "clan", "early", "advanced", "achievement", "unrest")

SILO: Final = 0
LODGE: Final = 1
TOWER: Final = 2
CAMP: Final = 3
CARVED_STONE: Final = 4
FORTRESS: Final = 5
FORGE: Final = 6
ALTAR: Final = 7
BUILDING_IDS: Final = ("silo", "lodge", "tower", "camp", "stone", "fortress", "forge", "altar")

BEAR: Final = 0
BOAR: Final = 1
GOAT: Final = 2
RAVEN: Final = 3
SNAKE: Final = 4
STAG: Final = 5
WOLF: Final = 6
CLAN_IDS: Final[tuple[ClanId, ...]] = ("bear", "boar", "goat", "raven", "snake", "stag", "wolf")
WOLVES: Final = 0
BROWN_BEAR: Final = 1
DRAUGR: Final = 2
VALKYRIE: Final = 3
CREATURE_KINDS: Final = ("wolf", "bear", "draugr", "valkyrie")
PRIORITIES: Final = ("buildings", "units", "resources")


@dataclass
class Tile(Identified):
    """A map tile. Sides count N, E, S, W; corner ``k`` lies between side ``k`` and the next clockwise. Nearly all of it
    follows from the regions and borders in a pack: see pack_tiles.py."""

    kind: str  # start, start5 or ordinary
    sides: tuple[int, ...]  # region of each side, unrotated
    turned: tuple[tuple[int, ...], ...]  # per rotation: region of each side
    names: tuple[str, ...]  # letters of the regions
    regions: tuple[str, ...]  # what they are called, such as T05.b
    symbols: tuple[tuple[int, int, int], ...]  # per region: food, wood, lore
    lairs: tuple[int, ...]  # per region: lairs
    slots: tuple[tuple[int, int], ...]  # (region, SMALL | STONE | LARGE)
    borders: tuple[tuple[int, int, bool], ...]  # (region, region, rough), each pair once
    rotations: tuple[int, ...]  # quarter turns that look different
    ends: tuple[int, ...]  # per rotation: bit k set when a border ends at corner k
    places: tuple[tuple[str, str], ...] = ()  # (letter, what a pack of one's own calls the region)


@dataclass
class Effect:
    """One step of a card. Which fields count depends on ``op``; effects.py says what each means."""

    op: str
    n: int = 0
    keep: int = 0
    discard: int = 0
    top: int = 0
    resource: int = -1
    where: str = "own"  # own, own_or_neutral, neutral, one_neutral, one_own_or_neutral
    same: bool = False
    each: str = ""  # recruit one unit in each own territory that is: open_or_wood, beside_enemy
    per: int = -1  # recruit a unit per symbol of this resource
    limit: int = 0
    points: int = 0
    casualties: int = 0
    no_rough: bool = False
    shield: int = 0
    through: bool = False
    push: int = 0
    either: bool = False
    forage: bool = False
    draw: int = 1
    redraw: bool = False
    times: int = 1
    anywhere: bool = False
    collect: bool = False
    discount: int = 0
    duplicate: bool = False
    no_slot: bool = False
    small: int = 0
    name: str = ""
    options: tuple[tuple[Effect, ...], ...] = ()
    index: int = -1  # in Content.effects: frames name an effect by this number


@dataclass
class Named(Identified):
    """``name`` is for packs of one's own: people are told a message."""

    name: str = field(metadata=only_read(as_text()))


@dataclass
class Card(Named):
    kind: int = field(metadata=as_word(CARD_KINDS))
    copies: int = field(metadata=as_number(1, default=1))
    flash: bool = field(metadata=as_flag())
    fame: int = field(metadata=as_number(-99, default=0))
    effects: tuple[Effect, ...] = ()
    clan: int = -1
    rank: int = -1  # clan cards: 0 initial, 1 and 2 upgrades


@dataclass
class Building(Named):
    large: bool = field(metadata=only_read(as_flag()))
    stone: bool = field(metadata=only_read(as_flag()))  # needs a slot with the stone symbol
    cost: int = field(metadata=only_read(as_number(most=30)))
    tokens: int = field(metadata=only_read(as_number(1)))
    fame: int = field(metadata=only_read(as_number(default=0)))  # fame harvested
    points: int = field(metadata=only_read(as_number(most=9, default=0)))  # combat points of the defender
    casualties: int = field(metadata=only_read(as_number(most=9, default=0)))  # casualties the defender inflicts
    recruits: int = field(metadata=only_read(as_number(most=9, default=0)))  # extra units recruited
    draws: int = field(metadata=only_read(as_number(most=9, default=0)))  # extra cards at the start of the year
    symbol: int = -1  # resource harvested


@dataclass
class Creature(Named):
    kind: int = field(metadata=as_word(CREATURE_KINDS))
    strength: int = field(metadata=as_number(1))
    fame: int = field(metadata=as_number())
    shares: bool = field(metadata=as_flag())
    priorities: tuple[int, ...] = ()


class Face(NamedTuple):
    """A face of the battle die; a tuple, so that a die can be looked up by its faces."""

    points: int
    casualties: int
    choice: bool
    source: str = ""
    note: str = ""


@dataclass
class Content:
    """A whole pack. Lists are indexed by the ``index`` of their members."""

    name: str
    hash: str
    tiles: list[Tile]
    cards: list[Card]
    buildings: list[Building]
    creatures: list[Creature]
    faces: tuple[Face, ...]
    winter: list[tuple[int, int, int]]  # (units up to, food, wood), rising
    starting_resources: list[tuple[int, int, int]]  # per place in turn order
    card_index: dict[str, int] = field(default_factory=dict)
    tile_index: dict[str, int] = field(default_factory=dict)
    units: int = 14
    unrest_cards: int = 10
    setup_tiles: int = 3
    setup_units: int = 3
    hand: int = 4
    replace_cost: int = 1
    remove_cost: int = 2
    upgrade_cost: int = 3
    second_chance_units: int = 3
    unrest: int = -1  # the Unrest card
    effects: list[Effect] = field(default_factory=list)
    reactions: list[int] = field(default_factory=list)  # cards that cancel another
    specials: dict[str, Special] = field(default_factory=dict)  # what bespoke effects do, by name

    def number_effects(self) -> None:
        """Give every effect its number; the four basic actions come first."""
        self.effects = [Effect("recruit", n=1), Effect("move", n=1), Effect("explore"), Effect("build")]
        for card in self.cards:
            self._number(card.effects)
            if card.kind == UNREST:
                self.unrest = card.index
            if len(card.effects) == 1 and card.effects[0].name == REACTION:
                self.reactions.append(card.index)
        for index, effect in enumerate(self.effects):
            effect.index = index

    def _number(self, effects: tuple[Effect, ...]) -> None:
        for effect in effects:
            self.effects.append(effect)
            for way in effect.options:
                self._number(way)


REACTION: Final = "defensive_strategy"  # the name of the effect that cancels a card
BASIC_EFFECTS: Final = 4  # the first entries of Content.effects
