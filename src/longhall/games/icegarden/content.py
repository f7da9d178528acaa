"""What the box holds, as the engine uses it: read once from the pack, shared by all matches, never changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from longhall.games.icegarden.shapes import CharacterId, FieldId, Resource, TileId

REGIONS: Final = 8

POPULATION: Final = 0
GOLD: Final = 1
M: Final = 2
RESOURCES: Final[tuple[Resource, ...]] = ("population", "gold", "m")
LEVELS: Final = 4  # levels 0 to 3 of M on the character card [IG-COMP-08]

# Kinds of pieces: an influence marker, or a special unit by its level.
MARKER: Final = 0
UNIT_LEVELS: Final = 3
PIECES: Final = 4

FJOLLSFINN: Final = 0
DYKEN: Final = 1
FREIHOFF: Final = 2
CALLO: Final = 3
CHARACTER_IDS: Final[tuple[CharacterId, ...]] = ("fjollsfinn", "dyken", "freihoff", "callo")

# The generic abilities: those of the upgrade tokens. [IG-UNIT-03]
SPEED: Final = 0
ATTACK: Final = 1
SHIELD: Final = 2
DOMINATION: Final = 3
PLUNDER: Final = 4
GENERIC: Final = 5
ABILITY_IDS: Final = (
    "speed",
    "attack",
    "shield",
    "domination",
    "plunder",
    "spy",
    "drakkar",
    "recruit",
    "piper",
    "move_charm",
    "tower",
    "nightmare",
    "faun",
    "close_region",
)

UNIT_IDS: Final = (
    "volcano_man",
    "drakkar",
    "tree_brothers",
    "crab",
    "piper",
    "wyvern",
    "moon_brother",
    "enlightened",
    "harrasim",
    "wild_child",
    "faun",
    "nightmare",
)
BOUND: Final[dict[str, tuple[str, ...]]] = {
    "drakkar": ("drakkar", "recruit"),
    "piper": ("piper", "move_charm"),
    "enlightened": ("tower",),
    "harrasim": ("spy",),
    "faun": ("faun", "close_region"),
    "nightmare": ("nightmare",),
}
# Levels of the units with bound abilities.
DRAKKAR_LEVEL: Final = 2
PIPER_LEVEL: Final = 2
ENLIGHTENED_LEVEL: Final = 2
HARRASIM_LEVEL: Final = 3
FAUN_LEVEL: Final = 2
NIGHTMARE_LEVEL: Final = 3

THROAT: Final = 0
INFLUENCE: Final = 1
MOVE: Final = 2
MOUNTAIN: Final = 3
RAVEN: Final = 4
MAKING: Final = 5
ACTIVATION: Final = 6
VUKO: Final = 7
FIELD_IDS: Final[tuple[FieldId, ...]] = (
    "throat",
    "influence",
    "move",
    "mountain",
    "raven",
    "making",
    "activation",
    "vuko",
)
PLANNED_FIELDS: Final = 6  # fields that take action markers [IG-PLAN-03]
MOVABLE_FIELDS: Final = 5  # fields 1 to 5 in the basic order

FIRE_PEOPLE: Final = 0
WHISPERERS: Final = 1
NIGHT_WANDERERS: Final = 2
BOTH_BEARS: Final = 3
TILE_IDS: Final[tuple[TileId, ...]] = ("fire_people", "whisperers", "night_wanderers", "both_bears")
STAGES: Final = 4


@dataclass
class Region:
    index: int
    id: str
    name: str
    x: int
    y: int
    source: str
    note: str = ""


@dataclass
class Token:
    """A region token. [IG-COMP-07]"""

    index: int
    id: str
    players: int
    order: int  # the red number
    points: tuple[int, int, int]
    resources: tuple[int, int, int]  # population, gold, M
    source: str
    note: str = ""


@dataclass
class Ship:
    """A field of the initiative track. [IG-INIT-02]"""

    index: int
    stage: int
    order: int
    actions: int
    red: bool
    source: str
    note: str = ""


@dataclass
class Field:
    """An action field; 0 spaces: no limit."""

    index: int
    id: str
    name: str
    spaces: int
    spaces_2: int
    source: str
    note: str = ""


@dataclass
class Character:
    index: int
    id: str
    name: str
    colour: str
    goal: int
    source: str
    note: str = ""


@dataclass
class Unit:
    """A type of special units. ``printed`` counts the generic abilities printed on the card."""

    index: int  # 3 * character + level - 1
    id: str
    name: str
    character: int
    level: int
    count: int
    bound: tuple[str, ...]
    printed: tuple[int, ...]
    slots: int
    spy_slots: int
    summon_penalty: int  # further reputation lost by summoning [IG-ACT-MAKING-11]
    source: str
    note: str = ""


@dataclass
class Ability:
    index: int
    id: str
    name: str
    tokens: int
    price: int
    source: str
    note: str = ""


@dataclass
class Tile:
    """A Vuko difficulty tile. [IG-VTILE-01]"""

    index: int
    id: str
    name: str
    number: int
    lasting: bool
    source: str
    note: str = ""


@dataclass
class Numbers:
    """The numbers of the rules."""

    population: int
    gold: int
    m: int
    influence_markers: int
    action_markers: int
    nations: int
    vuko_tokens: int
    charms: int
    blank_charms: int
    towers: int
    nightmares: int
    closures: int
    upgrades: int
    start_population: int
    start_gold: int
    start_m: int
    start_markers: int
    start_actions: int
    snow_limit: tuple[int, ...]  # by number of players, from 0
    snow_penalty: int
    vuko_penalty: int
    last_reputation: int
    points_end: int
    throat_points: int
    relief_influence: int
    relief_population: int
    throat_give: int
    influence_cost: int
    influence_most: int
    move_cost: int
    move_most: int
    mountain_cost: int
    mountain_cost_whisperers: int
    raven_cost: int
    raven_fields: int
    raise_steps: int
    raise_reputation: int
    upgrade_reputation: int
    attack_cost: int
    charm_m: int
    nightmares_to_close: int


@dataclass
class Content:
    """A whole pack. Lists are indexed by the ``index`` of their members."""

    name: str
    hash: str
    numbers: Numbers
    regions: list[Region]
    borders: list[tuple[int, int, str]]  # region, region, "land" or "sea"
    tokens: list[Token]
    ships: list[Ship]
    fields: list[Field]
    characters: list[Character]
    units: list[Unit]
    abilities: list[Ability]
    tiles: list[Tile]
    quick_left_out: list[tuple[int, ...]]  # regions, by number of players
    quick_tiles: tuple[int, ...]  # stage of each tile in a quick advanced match, 0 none
    region_ids: list[str] = field(default_factory=list)
    region_index: dict[str, int] = field(default_factory=dict)
    neighbours: list[list[int]] = field(default_factory=list)
    piece_ids: list[list[str]] = field(default_factory=list)  # per character: marker, units by level

    def derive(self) -> None:
        """Fill in what follows from the rest."""
        self.region_ids = [region.id for region in self.regions]
        self.region_index = {region.id: region.index for region in self.regions}
        self.neighbours = [[] for _ in self.regions]
        for a, b, _ in self.borders:
            self.neighbours[a].append(b)
            self.neighbours[b].append(a)
        for near in self.neighbours:
            near.sort()
        self.piece_ids = [
            ["marker", *(self.units[UNIT_LEVELS * character.index + level].id for level in range(UNIT_LEVELS))]
            for character in self.characters
        ]

    def unit(self, character: int, level: int) -> Unit:
        return self.units[UNIT_LEVELS * character + level - 1]
