"""What the box holds, as the engine uses it: read once from the pack, shared by all matches, never changed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from longhall.games.icegarden.shapes import CharacterId, FieldId, Resource, TileId
from longhall.kernel.component import (
    Component,
    Identified,
    Kind,
    as_flag,
    as_kind,
    as_number,
    as_numbers,
    as_text,
    as_texts,
    as_word,
)
from longhall.kernel.pack import PackEntry

PLAYERS: Final = (2, 3, 4)
REGIONS: Final = 8
POINTS: Final = 3  # places of a region that bring points

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


class PrintedKind(Kind):
    """Generic abilities by their ids, each as often as it is printed; the engine has how often each is."""

    def read(self, entry: PackEntry, key: str) -> Any:
        words, known = entry.items(key), ABILITY_IDS[:GENERIC]
        for word in words:
            if word not in known:
                raise entry.fail(key, f"{word!r} must be one of {', '.join(known)}")
        return tuple([words.count(word) for word in known])

    def told(self, value: Any) -> Any:
        return [word for word, times in zip(ABILITY_IDS[:GENERIC], value, strict=True) for _ in range(times)]

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": {"type": "string"}}


@dataclass
class Named(Identified):
    name: str = field(metadata=as_text())


@dataclass
class Region(Named):
    x: int = field(metadata=as_number())
    y: int = field(metadata=as_number())


@dataclass
class Token(Identified):
    """A region token. [IG-COMP-07]"""

    players: int = field(metadata=as_number(PLAYERS[0], PLAYERS[-1]))
    number: int = field(metadata=as_number(1, REGIONS, key="order"))  # the red one
    points: list[int] = field(metadata=as_numbers(POINTS))
    population: int = field(metadata=as_number(most=9))
    gold: int = field(metadata=as_number(most=9))
    m: int = field(metadata=as_number(most=9))
    resources: tuple[int, int, int] = (0, 0, 0)  # these three


@dataclass
class Ship(Component):
    """A field of the initiative track. [IG-INIT-02]"""

    stage: int = field(metadata=as_number(1, STAGES))
    order: int = field(metadata=as_number(1, 9))
    actions: int = field(metadata=as_number(1, 9))
    red: bool = field(metadata=as_flag())


@dataclass
class Field(Named):
    """An action field. 0 ``spaces``: no limit; ``spaces_2`` are those with two players."""

    spaces: int = field(metadata=as_number())
    spaces_2: int = field(metadata=as_number())


@dataclass
class Character(Named):
    colour: str = field(metadata=as_text())
    goal: int = field(metadata=as_number(1, 20))
    most_steps: int = 0  # towards it in one Domination


@dataclass
class Unit(Named):
    """A type of special units. ``bound`` are abilities that cannot be copied, ``printed`` the generic ones on the card.
    The index is ``3 * character + level - 1``."""

    character: int = field(metadata=as_word(CHARACTER_IDS))
    level: int = field(metadata=as_number(1, UNIT_LEVELS))
    count: int = field(metadata=as_number(1, 9))
    bound: tuple[str, ...] = field(metadata=as_texts())
    printed: tuple[int, ...] = field(metadata=as_kind(PrintedKind()))
    slots: int = field(metadata=as_number(most=9))
    spy_slots: int = field(metadata=as_number(most=2))
    summon_penalty: int = field(metadata=as_number(most=9))  # further reputation lost by it [IG-ACT-MAKING-11]


@dataclass
class Ability(Named):
    tokens: int = field(metadata=as_number())
    price: int = field(metadata=as_number(most=9))


@dataclass
class Tile(Named):
    """A Vuko difficulty tile. [IG-VTILE-01]"""

    number: int = field(metadata=as_number(1, len(TILE_IDS)))
    lasting: bool = field(metadata=as_flag())


# the tables of numbers in pack.toml
SUPPLY: Final = as_number(table="supply")
DEAD_SNOW: Final = as_number(table="dead_snow")
NUMBERS: Final = as_number(table="numbers")
TABLES: Final = ("supply", "start", "dead_snow", "reputation", "points", "numbers")


@dataclass
class Numbers:
    """The numbers of the rules, by the tables of pack.toml."""

    population: int = field(metadata=SUPPLY)
    gold: int = field(metadata=SUPPLY)
    m: int = field(metadata=SUPPLY)
    influence_markers: int = field(metadata=SUPPLY)
    action_markers: int = field(metadata=SUPPLY)
    nations: int = field(metadata=SUPPLY)
    vuko_tokens: int = field(metadata=SUPPLY)
    charms: int = field(metadata=SUPPLY)
    blank_charms: int = field(metadata=SUPPLY)
    towers: int = field(metadata=SUPPLY)
    nightmares: int = field(metadata=SUPPLY)
    closures: int = field(metadata=SUPPLY)
    upgrades: int = field(metadata=SUPPLY)
    start_population: int = field(metadata=as_number(table="start", key="population"))
    start_gold: int = field(metadata=as_number(table="start", key="gold"))
    start_m: int = field(metadata=as_number(table="start", key="m"))
    start_markers: int = field(metadata=as_number(table="start", key="markers"))
    start_actions: int = field(metadata=as_number(table="start", key="actions"))
    limit_2: int = field(metadata=DEAD_SNOW)
    limit_3: int = field(metadata=DEAD_SNOW)
    limit_4: int = field(metadata=DEAD_SNOW)
    snow_penalty: int = field(metadata=as_number(table="dead_snow", key="penalty"))
    vuko_penalty: int = field(metadata=DEAD_SNOW)
    last_reputation: int = field(metadata=as_number(table="reputation", key="last"))
    points_end: int = field(metadata=as_number(table="points", key="end"))
    throat_points: int = field(metadata=as_number(table="points", key="throat"))
    relief_influence: int = field(metadata=NUMBERS)
    relief_population: int = field(metadata=NUMBERS)
    throat_give: int = field(metadata=NUMBERS)
    influence_cost: int = field(metadata=NUMBERS)
    influence_most: int = field(metadata=NUMBERS)
    move_cost: int = field(metadata=NUMBERS)
    move_most: int = field(metadata=NUMBERS)
    mountain_cost: int = field(metadata=NUMBERS)
    mountain_cost_whisperers: int = field(metadata=NUMBERS)
    raven_cost: int = field(metadata=NUMBERS)
    raven_fields: int = field(metadata=NUMBERS)
    raise_steps: int = field(metadata=NUMBERS)
    raise_reputation: int = field(metadata=NUMBERS)
    upgrade_reputation: int = field(metadata=NUMBERS)
    attack_cost: int = field(metadata=NUMBERS)
    charm_m: int = field(metadata=NUMBERS)
    nightmares_to_close: int = field(metadata=NUMBERS)
    snow_limit: tuple[int, ...] = ()  # by number of players, from 0


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
    last_red_ship: int = 0

    def derive(self) -> None:
        """Fill in what follows from the rest."""
        self.region_ids = [region.id for region in self.regions]
        for index, level in ((FJOLLSFINN, DRAKKAR_LEVEL), (FREIHOFF, ENLIGHTENED_LEVEL), (CALLO, FAUN_LEVEL)):
            self.characters[index].most_steps = self.unit(index, level).count
        self.characters[DYKEN].most_steps = self.characters[DYKEN].goal
        self.last_red_ship = max((ship.index for ship in self.ships if ship.red), default=0)
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
