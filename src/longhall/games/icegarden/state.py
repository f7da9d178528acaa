"""The state of an Ice Garden match: numbers and lists of numbers.

Regions, tokens, units and abilities are indexes into the pack. Pieces on the map stand at ``at(seat, kind, region)``,
where the kind is 0 for influence markers and otherwise the level of a special unit. The reputation track is kept as an
order from best to worst and a field for each seat: 0 is the safe zone, larger is worse.
"""

from __future__ import annotations

from typing import Final

from longhall.games.icegarden.content import (
    GENERIC,
    LEVELS,
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


def at(seat: int, kind: int, region: int) -> int:
    """Where ``pieces`` counts the pieces of a kind that ``seat`` has in a region."""
    return seat * SEAT_STRIDE + kind * REGIONS + region


class IceGardenState(State):
    """See the module's head. Lists by seat, by region, or as said."""

    def __init__(self, content: Content, rules: Rules) -> None:
        """The fields of the match itself are those of ``set_opening``."""
        super().__init__(rules.seats)
        self.content = content
        self.rules = rules

    def set_opening(self) -> None:
        """Before anything has happened: everything in the box."""
        content, numbers, n = self.content, self.content.numbers, self.seats
        self.turn = 0
        self.phase = SETUP
        self.character = [NOBODY] * n  # by seat, -1 before it is known
        self.order = list(range(n))  # seats in the turn order of this turn
        self.reputation = [0] * n  # field of each seat
        self.reputation_order = list(range(n))  # seats from best to worst
        self.ship = [0] * n  # field of the initiative track, by seat, from 0
        self.landed = list(range(n))  # seats in the order in which they landed: on one field the later stands on top
        self.long_jumps = [0] * n  # by seat: bit of each stage in which the jump of two was used
        self.boats = 0  # red boats triggered so far
        self.scoring = 0  # red boats triggered in this turn
        self.actions = [0] * n  # action markers still to be placed
        # PIECES * field + seat of each action marker on the fields, in the order of placing
        self.planned: list[int] = []
        # the movable fields by their order tokens, -1 not yet assigned; [IG-SETUP-17]
        self.field_order = list(range(1, MOVABLE_FIELDS + 1))
        self.field = NOBODY  # the action field being resolved, -1 none
        self.stock = [numbers.population, numbers.gold, numbers.m]  # resources in the shared supply
        self.population = [0] * n
        self.gold = [0] * n
        self.m = [0] * (LEVELS * n)  # LEVELS * seat + level
        self.reserve = [numbers.influence_markers, *([0] * UNIT_LEVELS)] * n  # PIECES * seat + kind: pieces off the map
        self.pieces = [0] * (SEAT_STRIDE * n)  # at(seat, kind, region); markers held by Vuko are not among them
        self.held = [0] * n  # by seat: markers held in Vuko's region
        self.throat = [0] * n  # by seat: influence markers on Snake Throat
        self.captured = [0] * n  # by owner: influence markers in the Ice Garden
        self.locked = [0] * REGIONS  # by region: Callo's markers in a closed region
        # (UNIT_LEVELS * seat + level - 1) * GENERIC + ability: printed, bought and spied
        self.ability = [0] * (UNIT_LEVELS * GENERIC * n)
        # upgrade tokens on the board, by ability
        self.upgrades_left = [ability.tokens for ability in content.abilities[:GENERIC]]
        self.spy: list[int] = []  # abilities on Harrasim's spy slots
        # region tokens not yet placed, the next one last; [IG-SETUP-08]
        self.token_pile = [token.index for token in content.tokens if token.players == n]
        self.token = [NOBODY] * REGIONS  # by region, -1 none
        self.revealed = 0  # 1 once the region tokens lie face up
        self.in_play = [OUT] * REGIONS
        self.charm = [0] * REGIONS  # by region: charm tokens obverse up
        self.charm_moved = [0] * REGIONS  # by region: charm tokens reverse up
        self.charm_box = numbers.charms  # charm tokens not yet placed
        self.nations = [0] * REGIONS  # by region, without Vuko's companions
        self.nation_box = numbers.nations  # nation markers out of play
        self.companions = 0  # nation markers with Vuko
        self.tower = [0] * REGIONS
        self.nightmare = [0] * REGIONS
        self.thorn = NOWHERE
        self.absorbed = 0
        self.vuko = NOWHERE  # [IG-SETUP-18]
        self.vuko_tokens = [0] * n
        self.dead_snow = 0  # [IG-SETUP-16]
        self.points = [0] * (len(SOURCES) * n)  # len(SOURCES) * seat + source; [IG-SETUP-07]
        self.doomed: list[int] = []  # at(...) of units killed in this Activation and still standing
        # in Domination: region, bits of the seats that may receive from it, its seats by place
        self.resolving: list[int] = []
        self.ended = ""  # reason of the end

    def varying(self) -> tuple[str, ...]:
        return ("order", "landed", "token_pile")


def opening_state(content: Content, rules: Rules) -> IceGardenState:
    s = IceGardenState(content, rules)
    s.set_opening()
    return s
