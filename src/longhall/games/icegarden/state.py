"""The state of an Ice Garden match: numbers and lists of numbers.

Regions, tokens, units and abilities are indexes into the pack. Pieces on the map stand at ``at(seat, kind, region)``,
where the kind is 0 for influence markers and otherwise the level of a special unit. The reputation track is kept as an
order from best to worst and a field for each seat: 0 is the safe zone, larger is worse.
"""

from __future__ import annotations

from typing import Any, Final

from longhall.games.icegarden.content import (
    GENERIC,
    LEVELS,
    MARKER,
    MOVABLE_FIELDS,
    PIECES,
    REGIONS,
    UNIT_LEVELS,
    Content,
)
from longhall.games.icegarden.setup_options import Rules
from longhall.games.icegarden.shapes import Phase, PointSource
from longhall.kernel.state import State

NOBODY: Final = -1
NOWHERE: Final = -1  # in place of a region
FREE_LEVEL: Final = 0  # of M: what is gained goes there, upgrades and Raven Shadow are paid from there

# ``in_play``
OUT: Final = 0
OPEN: Final = 1
CLOSED: Final = 2

# ``phase``
SETUP: Final = 0
START: Final = 1
INITIATIVE: Final = 2
PLANNING: Final = 3
ACTION: Final = 4
DOMINATION_PHASE: Final = 5
PHASES: Final[tuple[Phase, ...]] = ("setup", "start", "initiative", "planning", "action", "domination")

# where points came from: the rows of ``points`` [IG-END-VP-04, IG-END-VP-05]
FROM_REGIONS: Final = 0
FROM_KILLS: Final = 1
FROM_THROAT: Final = 2
SOURCES: Final[tuple[PointSource, ...]] = ("regions", "kills", "throat")

SEAT_STRIDE: Final = PIECES * REGIONS

# The fields of a match in the order in which they are written down.
PLAIN_FIELDS: Final = (
    "turn",
    "phase",
    "character",
    "order",
    "reputation",
    "reputation_order",
    "ship",
    "landed",
    "long_jumps",
    "boats",
    "scoring",
    "actions",
    "planned",
    "field_order",
    "field",
    "stock",
    "population",
    "gold",
    "m",
    "reserve",
    "pieces",
    "held",
    "throat",
    "captured",
    "locked",
    "ability",
    "upgrades_left",
    "spy",
    "token_pile",
    "token",
    "revealed",
    "in_play",
    "charm",
    "charm_moved",
    "charm_box",
    "nations",
    "nation_box",
    "companions",
    "tower",
    "nightmare",
    "thorn",
    "absorbed",
    "vuko",
    "vuko_tokens",
    "dead_snow",
    "points",
    "doomed",
    "resolving",
    "ended",
)


def at(seat: int, kind: int, region: int) -> int:
    """Where ``pieces`` counts the pieces of a kind that ``seat`` has in a region."""
    return seat * SEAT_STRIDE + kind * REGIONS + region


class IceGardenState(State):
    """See the module's head. Lists by seat, by region, or as said."""

    content: Content
    rules: Rules
    turn: int
    phase: int
    character: list[int]  # by seat, -1 before it is known
    order: list[int]  # seats in the turn order of this turn
    reputation: list[int]  # field of each seat
    reputation_order: list[int]  # seats from best to worst
    ship: list[int]  # field of the initiative track, by seat, from 0
    landed: list[int]  # seats in the order in which they landed: on one field the later stands on top
    long_jumps: list[int]  # by seat: bit of each stage in which the jump of two was used
    boats: int  # red boats triggered so far
    scoring: int  # red boats triggered in this turn
    actions: list[int]  # action markers still to be placed
    planned: list[int]  # PIECES * field + seat of each action marker on the fields, in the order of placing
    field_order: list[int]  # the movable fields by their order tokens, -1 not yet assigned
    field: int  # the action field being resolved, -1 none
    stock: list[int]  # resources in the shared supply
    population: list[int]
    gold: list[int]
    m: list[int]  # LEVELS * seat + level
    reserve: list[int]  # PIECES * seat + kind: pieces off the map
    pieces: list[int]  # at(seat, kind, region); markers held by Vuko are not among them
    held: list[int]  # by seat: markers held in Vuko's region
    throat: list[int]  # by seat: influence markers on Snake Throat
    captured: list[int]  # by owner: influence markers in the Ice Garden
    locked: list[int]  # by region: Callo's markers in a closed region
    ability: list[int]  # (UNIT_LEVELS * seat + level - 1) * GENERIC + ability: printed, bought and spied
    upgrades_left: list[int]  # upgrade tokens on the board, by ability
    spy: list[int]  # abilities on Harrasim's spy slots
    token_pile: list[int]  # region tokens not yet placed, the next one last
    token: list[int]  # by region, -1 none
    revealed: int  # 1 once the region tokens lie face up
    in_play: list[int]
    charm: list[int]  # by region: charm tokens obverse up
    charm_moved: list[int]  # by region: charm tokens reverse up
    charm_box: int  # charm tokens not yet placed
    nations: list[int]  # by region, without Vuko's companions
    nation_box: int  # nation markers out of play
    companions: int  # nation markers with Vuko
    tower: list[int]
    nightmare: list[int]
    thorn: int
    absorbed: int
    vuko: int
    vuko_tokens: list[int]
    dead_snow: int
    points: list[int]  # len(SOURCES) * seat + source
    doomed: list[int]  # at(...) of units killed in this Activation and still standing
    resolving: list[int]  # in Domination: region, bits of the seats that may receive from it, its seats by place
    ended: str  # reason of the end

    def __init__(self, content: Content, rules: Rules) -> None:
        """The fields of the match itself are filled by ``opening_state``, ``clone`` or ``load``."""
        super().__init__(rules.seats)
        self.content = content
        self.rules = rules

    def clone(self) -> IceGardenState:
        new = IceGardenState(self.content, self.rules)
        new.stack = self.stack.copy()
        new.events = self.events.copy()
        new.turn = self.turn
        new.phase = self.phase
        new.character = self.character.copy()
        new.order = self.order.copy()
        new.reputation = self.reputation.copy()
        new.reputation_order = self.reputation_order.copy()
        new.ship = self.ship.copy()
        new.landed = self.landed.copy()
        new.long_jumps = self.long_jumps.copy()
        new.boats = self.boats
        new.scoring = self.scoring
        new.actions = self.actions.copy()
        new.planned = self.planned.copy()
        new.field_order = self.field_order.copy()
        new.field = self.field
        new.stock = self.stock.copy()
        new.population = self.population.copy()
        new.gold = self.gold.copy()
        new.m = self.m.copy()
        new.reserve = self.reserve.copy()
        new.pieces = self.pieces.copy()
        new.held = self.held.copy()
        new.throat = self.throat.copy()
        new.captured = self.captured.copy()
        new.locked = self.locked.copy()
        new.ability = self.ability.copy()
        new.upgrades_left = self.upgrades_left.copy()
        new.spy = self.spy.copy()
        new.token_pile = self.token_pile.copy()
        new.token = self.token.copy()
        new.revealed = self.revealed
        new.in_play = self.in_play.copy()
        new.charm = self.charm.copy()
        new.charm_moved = self.charm_moved.copy()
        new.charm_box = self.charm_box
        new.nations = self.nations.copy()
        new.nation_box = self.nation_box
        new.companions = self.companions
        new.tower = self.tower.copy()
        new.nightmare = self.nightmare.copy()
        new.thorn = self.thorn
        new.absorbed = self.absorbed
        new.vuko = self.vuko
        new.vuko_tokens = self.vuko_tokens.copy()
        new.dead_snow = self.dead_snow
        new.points = self.points.copy()
        new.doomed = self.doomed.copy()
        new.resolving = self.resolving.copy()
        new.ended = self.ended
        return new

    def to_data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in PLAIN_FIELDS}

    def load(self, data: dict[str, Any]) -> None:
        """Take over what ``to_data`` wrote; ValueError where that cannot have been written by it."""
        self.load_fields(data, PLAIN_FIELDS, opening_state(self.content, self.rules), VARYING)


VARYING: Final = frozenset({"order", "landed", "planned", "spy", "token_pile", "doomed", "resolving"})  # in length


def opening_state(content: Content, rules: Rules) -> IceGardenState:
    """Before anything has happened: everything in the box."""
    n = rules.seats
    numbers = content.numbers
    s = IceGardenState(content, rules)
    s.turn = 0
    s.phase = SETUP
    s.character = [NOBODY] * n
    s.order = list(range(n))
    s.reputation = [0] * n
    s.reputation_order = list(range(n))
    s.ship = [0] * n
    s.landed = list(range(n))
    s.long_jumps = [0] * n
    s.boats = 0
    s.scoring = 0
    s.actions = [0] * n
    s.planned = []
    s.field_order = list(range(1, MOVABLE_FIELDS + 1))  # [IG-SETUP-17]
    s.field = NOBODY
    s.stock = [numbers.population, numbers.gold, numbers.m]
    s.population = [0] * n
    s.gold = [0] * n
    s.m = [0] * (LEVELS * n)
    s.reserve = [0] * (PIECES * n)
    for seat in range(n):
        s.reserve[PIECES * seat + MARKER] = numbers.influence_markers
    s.pieces = [0] * (SEAT_STRIDE * n)
    s.held = [0] * n
    s.throat = [0] * n
    s.captured = [0] * n
    s.locked = [0] * REGIONS
    s.ability = [0] * (UNIT_LEVELS * GENERIC * n)
    s.upgrades_left = [ability.tokens for ability in content.abilities[:GENERIC]]
    s.spy = []
    s.token_pile = [token.index for token in content.tokens if token.players == n]  # [IG-SETUP-08]
    s.token = [NOBODY] * REGIONS
    s.revealed = 0
    s.in_play = [OUT] * REGIONS
    s.charm = [0] * REGIONS
    s.charm_moved = [0] * REGIONS
    s.charm_box = numbers.charms
    s.nations = [0] * REGIONS
    s.nation_box = numbers.nations
    s.companions = 0
    s.tower = [0] * REGIONS
    s.nightmare = [0] * REGIONS
    s.thorn = NOWHERE
    s.absorbed = 0
    s.vuko = NOWHERE  # [IG-SETUP-18]
    s.vuko_tokens = [0] * n
    s.dead_snow = 0  # [IG-SETUP-16]
    s.points = [0] * (len(SOURCES) * n)  # [IG-SETUP-07]
    s.doomed = []
    s.resolving = []
    s.ended = ""
    return s
