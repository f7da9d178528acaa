"""What the box holds, as the engine uses it: read once from the pack, shared by all matches, never changed.

Region types and Qoam colours have the same numbers: a River holds Blue Qoam, and so on. [IC-SETUP-05]
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from longhall.games.icaion.shapes import (
    Action,
    Colour,
    EventKind,
    Machine,
    NodeKind,
    RegionType,
    RowId,
    Side,
    StepOp,
)
from longhall.kernel.component import Identified, as_flag, as_number, as_numbers, as_word, only_read

if TYPE_CHECKING:
    from longhall.games.icaion.special import WonderPower

BLUE: Final = 0
BROWN: Final = 1
GREEN: Final = 2
GREY: Final = 3
PINK: Final = 4
COLOURS: Final[tuple[Colour, ...]] = ("blue", "brown", "green", "grey", "pink")
REGION_TYPES: Final[tuple[RegionType, ...]] = ("river", "mountain", "forest", "myst", "crystal")
WILD: Final = -1  # in place of a colour: any one colour

HARVESTER: Final = 0
SCAVENGER: Final = 1
REFINER: Final = 2
MACHINES: Final[tuple[Machine, ...]] = ("harvester", "scavenger", "refiner")

STRENGTH: Final = 0
MOVEMENT: Final = 1
CAGE: Final = 2
ROWS: Final[tuple[RowId, ...]] = ("strength", "movement", "cage")

NODE_KINDS: Final[tuple[NodeKind, ...]] = ("city", "junction", "rim_middle", "rim_left", "rim_right", "start")
CITY_NODE: Final = 0
START_NODE: Final = 5

DAY: Final = 0
NIGHT: Final = 1
SIDES: Final[tuple[Side, ...]] = ("day", "night")
YEARS: Final = 3

REGION_CARD: Final = 0
COLOSSUS_CARD: Final = 1
EVENT_KINDS: Final[tuple[EventKind, ...]] = ("region", "colossus")
STEP_MOVE: Final = 0
STEP_MOVE_WOUNDING: Final = 1
STEP_PARASITES: Final = 2
STEP_WOUND: Final = 3
COLOSSUS_STEPS: Final[tuple[StepOp, ...]] = ("move", "move_wounding", "parasites", "wound")

EXTRACT: Final = 0
DEPLOY: Final = 1
ERADICATE: Final = 2
INVESTIGATE: Final = 3
RETRIEVE: Final = 4
INSTALL: Final = 5
RESTORE: Final = 6
ACTIONS: Final[tuple[Action, ...]] = ("extract", "deploy", "eradicate", "investigate", "retrieve", "install", "restore")

# what a Curio card does; from OP_CAGE on it is an Upgrade
OP_QOAM: Final = 0
OP_POINTS: Final = 1
OP_ACTION: Final = 2
OP_MOVE: Final = 3
OP_DRAW: Final = 4
OP_ATTACK: Final = 5
OP_RECHARGE: Final = 6
OP_CAGE: Final = 7
OP_STRENGTH: Final = 8
OP_MOVEMENT: Final = 9
OP_CONVERTER: Final = 10
OP_HARVESTER_ANY: Final = 11
OP_HARVESTER_THIRD: Final = 12
OP_SCAVENGER_DISCARD: Final = 13
OP_SCAVENGER_TWO: Final = 14
OP_REFINER_THREE: Final = 15
OP_REFINER_ERADICATE: Final = 16
CURIO_OPS: Final = (
    "qoam",
    "points",
    "action",
    "move",
    "draw",
    "attack",
    "recharge",
    "cage",
    "strength",
    "movement",
    "converter",
    "harvester_any",
    "harvester_third",
    "scavenger_discard",
    "scavenger_two",
    "refiner_three",
    "refiner_eradicate",
)
FIRST_UPGRADE: Final = OP_CAGE

SURVIVOR: Final = 0
CURSED: Final = 1
HEIR: Final = 2
THE_MACHINE: Final = 3
OUTSIDER: Final = 4
CREATURE: Final = 5
CRIMINAL: Final = 6
SEEKERS: Final = ("survivor", "cursed", "heir", "machine", "outsider", "creature", "criminal")

BOOTS: Final = 0
PRIMAL_ARMOR: Final = 1
BELT: Final = 2
CASE: Final = 3
SWORD: Final = 4
HARNESS: Final = 5
CROWN: Final = 6
TOOLS: Final = 7
GLOVES: Final = 8
STABILIZER: Final = 9
GEAR: Final = ("boots", "armor", "belt", "case", "sword", "harness", "crown", "tools", "gloves", "stabilizer")

KIND_HARVESTERS: Final = 0
KIND_SCAVENGERS: Final = 1
KIND_REFINERS: Final = 2
KIND_UPGRADES: Final = 3
KIND_STRENGTH: Final = 4
KIND_MOVEMENT: Final = 5
KIND_CAGES: Final = 6
KIND_SHARDS: Final = 7
KIND_REGION_TYPES: Final = 8
KIND_PARASITES: Final = 9
KINDS: Final = (
    "harvesters",
    "scavengers",
    "refiners",
    "upgrades",
    "strength",
    "movement",
    "cages",
    "shards",
    "region_types",
    "parasites",
)

COLONY: Final = 0
PULSAR: Final = 1
TRANSMUTER: Final = 2
QOAMCOPIA: Final = 3
HUB: Final = 4
ALTAR: Final = 5
BELL: Final = 6
RADIUS: Final = 200  # the greatest, in hundredths of the board's
WONDERS: Final = ("colony", "pulsar", "transmuter", "qoamcopia", "hub", "altar", "bell")


@dataclass
class Region(Identified):
    """One of the 15 Regions. ``near`` are the Regions it shares a line with. [IC-BOARD-08]"""

    type: int = field(metadata=as_word(REGION_TYPES))  # also the colour of its Qoam
    inner: bool = False
    nodes: list[int] = field(default_factory=list)
    near: list[int] = field(default_factory=list)
    crater: int = -1  # the crater beside it


@dataclass
class Node(Identified):
    """Where Seekers stand. ``regions`` are those of which it is a corner. [IC-BOARD-01, IC-BOARD-08]"""

    kind: int = field(metadata=as_word(NODE_KINDS))
    angle: int = field(metadata=as_number(most=359))
    radius: int = field(metadata=as_number(most=RADIUS))
    near: list[int] = field(default_factory=list)
    regions: list[int] = field(default_factory=list)
    crater: int = -1  # the crater on whose rim it lies


@dataclass
class Crater(Identified):
    """Craters are numbered clockwise. [IC-BOARD-10]"""

    colour: int = field(metadata=as_word(COLOURS))
    angle: int = field(metadata=as_number(most=359))
    radius: int = field(metadata=as_number(most=RADIUS))
    regions: list[int] = field(default_factory=list)
    rim: list[int] = field(default_factory=list)


@dataclass
class Space(Identified):
    """A space of the Event Track. [IC-EVENT-01]"""

    qoam: int = field(metadata=as_number(most=20))
    parasite: bool = field(metadata=as_flag())
    arrows: int = field(metadata=as_number(1, 9))


@dataclass
class EventCard(Identified):
    kind: int = field(metadata=as_word(EVENT_KINDS))
    type: int = -1  # of the Regions, on a Region card
    steps: list[tuple[int, int]] = field(default_factory=list)  # (step, number), on a Colossus card


@dataclass
class Curio(Identified):
    cost: int = field(metadata=only_read(as_number(most=9)))  # Green
    copies: int = field(metadata=as_number(1, 20, default=1))
    op: int = -1
    n: int = 0
    colour: int = WILD
    actions: list[int] = field(default_factory=list)

    def is_upgrade(self) -> bool:
        return self.op >= FIRST_UPGRADE


@dataclass
class Character(Identified):
    """A Seeker or a piece of Specialized Gear. [IC-SETUP-17]"""

    hand: int = field(metadata=as_number(most=9))
    upgrades: int = field(metadata=as_number(most=9))
    qoam: list[int] = field(default_factory=list)  # by colour
    n: int = 0  # the number of its power
    strength: int = 0


@dataclass
class ApparatusKind(Identified):
    points: int = field(metadata=as_number(most=20))


@dataclass
class Tile(Identified):
    """An Apparatus tile: index ``3 * colour + year - 1``. [IC-COMP-07]"""

    colour: int = field(metadata=as_word(COLOURS))
    year: int = field(metadata=as_number(1, YEARS))
    kinds: list[int] = field(default_factory=list)  # by side


@dataclass
class Row(Identified):
    """A row of the Division Board. [IC-DEPLOY-07, IC-DEPLOY-08]"""

    start: int = field(metadata=as_number(most=9))  # icons open from the start
    under: list[int] = field(default_factory=list)  # icons under the Harvester and the Scavenger
    bonus: int = OP_POINTS  # or OP_QOAM or OP_DRAW, given once by the Refiner
    n: int = 0  # of the bonus


@dataclass
class Wonder(Identified):
    cost: int = field(metadata=as_number(most=9))
    n: int = 0


@dataclass
class Preset(Identified):
    """A ready-made placement of neutral Machines. [IC-SETUP-11]"""

    seats: int = field(metadata=as_number(2, 4))
    machines: list[list[int]] = field(default_factory=list)  # Regions by type of Machine


@dataclass
class Players(Identified):
    """Numbers that depend on how many play."""

    seats: int = field(metadata=as_number(2, 5))
    saturation: int = field(metadata=as_number(1))
    colossus_shards: int = field(metadata=as_number(most=5))
    outer_qoam: int = field(metadata=only_read(as_number(most=20)))
    inner_qoam: int = field(metadata=only_read(as_number(most=20)))
    inner_parasites: int = field(metadata=only_read(as_number(most=1)))
    region_card_inner_parasites: int = field(metadata=only_read(as_number(most=1)))
    neutral_machines: int = field(metadata=as_number(most=3))  # of each type
    wonders_revealed: int = field(metadata=as_number(most=len(WONDERS)))
    wonders_each: int = field(metadata=as_number(1, 3))
    ranking: list[int] = field(metadata=as_numbers())
    track: list[Space] = field(default_factory=list)


@dataclass
class Numbers:
    """Numbers of the rulebook that do not depend on how many play."""

    free_nodes: int = field(metadata=as_number(1, 9))
    camp_cost: int = field(metadata=as_number(most=9))
    machines_per_region: int = field(metadata=as_number(1, 3))
    parasites_per_region: int = field(metadata=as_number(1, 9))
    dealt_curios: int = field(metadata=as_number(most=4))
    setup_parasites: int = field(metadata=as_number(most=2))
    refiner_points: int = field(metadata=as_number(most=20))
    investigate_points: int = field(metadata=as_number(most=20))
    most_shards: int = field(metadata=as_number(1, 9))
    power_draw: int = field(metadata=as_number(1, 9))
    restore_points: int = field(metadata=as_number(most=20))
    wonder_points: int = field(metadata=as_number(most=20))
    qoam_points: int = field(metadata=as_number(most=20))
    recharge_round: int = field(metadata=as_number(1, 8))


@dataclass
class Content:
    """A whole pack. Lists are indexed by the ``index`` of their members."""

    name: str
    hash: str
    numbers: Numbers
    deploy_costs: list[int]
    shard_scores: list[int]
    shards: list[int]  # the value of every Shard
    players: list[Players]  # for 2, 3, 4 and 5
    regions: list[Region]
    nodes: list[Node]
    craters: list[Crater]
    events: list[EventCard]
    curios: list[Curio]
    seekers: list[Character]
    gear: list[Character]
    kinds: list[ApparatusKind]
    tiles: list[Tile]
    rows: list[Row]
    blue_nodes: list[int]  # what one Blue adds to a Move, by Machines gone from the Movement row
    wonders: list[Wonder]
    presets: list[Preset]
    # what follows from the above
    region_index: dict[str, int] = field(default_factory=dict)
    node_index: dict[str, int] = field(default_factory=dict)
    curio_index: dict[str, int] = field(default_factory=dict)
    regions_of_type: list[list[int]] = field(default_factory=list)  # inner first
    start_nodes: list[int] = field(default_factory=list)
    distance: list[list[int]] = field(default_factory=list)  # from node to node
    within: list[list[list[int]]] = field(default_factory=list)  # node, distance -> other nodes in reach
    upgrade_op: list[int] = field(default_factory=list)  # by card; -1 for one that is played once
    cage_slots: int = 0  # cages a player can ever have at once
    wonder_powers: list[WonderPower] = field(default_factory=list)

    def derive(self) -> None:
        """Fill in what follows from the entries."""
        self.region_index = {region.id: region.index for region in self.regions}
        self.node_index = {node.id: node.index for node in self.nodes}
        self.curio_index = {curio.id: curio.index for curio in self.curios}
        self.start_nodes = [node.index for node in self.nodes if node.kind == START_NODE]
        for kind in range(len(REGION_TYPES)):
            found = [region.index for region in self.regions if region.type == kind]
            found.sort(key=lambda index: not self.regions[index].inner)
            self.regions_of_type.append(found)
        self.upgrade_op = [curio.op if curio.is_upgrade() else -1 for curio in self.curios]
        row = self.rows[CAGE]
        cage_cards = sum(curio.copies for curio in self.curios if curio.op == OP_CAGE)
        self.cage_slots = row.start + sum(row.under) + cage_cards
        self.distance = [self._distances(node.index) for node in self.nodes]
        farthest = max(max(row_of) for row_of in self.distance)
        for distances in self.distance:
            self.within.append(
                [[node for node, steps in enumerate(distances) if 0 < steps <= reach] for reach in range(farthest + 1)]
            )

    def _distances(self, start: int) -> list[int]:
        """Lines on the shortest way from ``start`` to every node."""
        distances = [-1] * len(self.nodes)
        distances[start] = 0
        queue = [start]
        for node in queue:
            for other in self.nodes[node].near:
                if distances[other] < 0:
                    distances[other] = distances[node] + 1
                    queue.append(other)
        return distances
