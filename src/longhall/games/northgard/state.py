"""The state of a Northgard match: numbers and lists of numbers.

Cards, tiles, buildings and effects are indexes into the pack; territories are numbers of the geography. Piles have
their top at the end. Resources stand at ``3 * seat + resource``.
"""

from __future__ import annotations

from typing import Any, Final

from longhall.games.northgard.content import Content
from longhall.games.northgard.map import Geography
from longhall.games.northgard.options import Rules
from longhall.kernel.state import State

NOBODY: Final = -1

# where fame came from: the rows of ``fame`` [NG-SCORE-01]
FAME_EXPLORED: Final = 0
FAME_CLOSED: Final = 1
FAME_ALTARS: Final = 2
FAME_UNREST: Final = 3
FAME_SOURCES: Final = ("explored", "closed", "altars", "unrest_penalty")

# ``battle``: the one battle being fought
TERRITORY: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
EFFECT: Final = 3  # the Move effect that caused it
FOOD_SPENT: Final = 4  # + side
DIE: Final = 6  # + side: face rolled, -1 before
FACE_CHOICE: Final = 8  # + side: 1 point, 2 casualty, 0 none
BATTLE_FIELDS: Final = 10

# fields written down as they are; the geography is rebuilt from its placements
PLAIN_FIELDS: Final = (
    "year",
    "first",
    "turn",
    "passed",
    "resources",
    "fame",
    "fame_by_year",
    "draw",
    "draw_known",
    "hand",
    "active",
    "discard",
    "looking",
    "upgrades",
    "removed",
    "development",
    "row",
    "achievements",
    "unused",
    "unrest",
    "tiles",
    "setup_tiles",
    "drawn_tiles",
    "owner",
    "units",
    "raider",
    "raiders",
    "built",
    "extra_buildings",
    "supply",
    "reserve",
    "battle",
    "battles_left",
    "ended",
)


class NorthgardState(State):
    """See the module's head. ``raider`` and ``raiders`` are the units of a second player in a territory: they entered
    by a move of this action and will fight its owner. [NG-MAP-07]"""

    content: Content
    rules: Rules
    geo: Geography
    year: int
    first: int  # holder of the first-player marker
    turn: int  # whose turn it is in phase 2
    passed: list[int]
    resources: list[int]
    fame: list[int]  # FAME_SOURCES of seat 0, of seat 1, …
    fame_by_year: list[int]  # total fame per seat at the end of each year
    draw: list[list[int]]
    draw_known: list[list[int]]  # parallel to draw: bit mask of seats who know it
    hand: list[list[int]]
    active: list[list[int]]
    discard: list[list[int]]
    upgrades: list[list[int]]  # clan upgrades not yet taken, face up
    looking: list[int]  # cards the deciding seat has drawn and not yet put anywhere
    removed: list[int]
    development: list[int]
    row: list[int]
    achievements: list[int]
    unused: list[int]  # development and achievement cards that left the game unseen
    unrest: int
    tiles: list[int]
    setup_tiles: list[list[int]]
    drawn_tiles: list[int]
    owner: list[int]
    units: list[int]
    raider: list[int]
    raiders: list[int]
    built: list[int]  # slot -> building, -1 empty
    extra_buildings: list[int]  # region, building, region, building …: buildings without a slot
    supply: list[int]
    reserve: list[int]
    battle: list[int]
    battles_left: list[int]  # territories whose battles of this action are still to be fought
    ended: str  # reason of the end

    def __init__(self, content: Content, rules: Rules, geo: Geography) -> None:
        """The fields of the match itself are filled by ``opening_state``, ``clone`` or ``load``."""
        super().__init__(rules.seats)
        self.content = content
        self.rules = rules
        self.geo = geo

    def clone(self) -> NorthgardState:
        new = NorthgardState(self.content, self.rules, self.geo)
        new.stack = self.stack.copy()
        new.events = self.events.copy()
        new.year = self.year
        new.first = self.first
        new.turn = self.turn
        new.passed = self.passed.copy()
        new.resources = self.resources.copy()
        new.fame = self.fame.copy()
        new.fame_by_year = self.fame_by_year.copy()
        new.draw = [pile.copy() for pile in self.draw]
        new.draw_known = [pile.copy() for pile in self.draw_known]
        new.hand = [pile.copy() for pile in self.hand]
        new.active = [pile.copy() for pile in self.active]
        new.discard = [pile.copy() for pile in self.discard]
        new.upgrades = [pile.copy() for pile in self.upgrades]
        new.looking = self.looking.copy()
        new.removed = self.removed.copy()
        new.development = self.development.copy()
        new.row = self.row.copy()
        new.achievements = self.achievements.copy()
        new.unused = self.unused.copy()
        new.unrest = self.unrest
        new.tiles = self.tiles.copy()
        new.setup_tiles = [pile.copy() for pile in self.setup_tiles]
        new.drawn_tiles = self.drawn_tiles.copy()
        new.owner = self.owner.copy()
        new.units = self.units.copy()
        new.raider = self.raider.copy()
        new.raiders = self.raiders.copy()
        new.built = self.built.copy()
        new.extra_buildings = self.extra_buildings.copy()
        new.supply = self.supply.copy()
        new.reserve = self.reserve.copy()
        new.battle = self.battle.copy()
        new.battles_left = self.battles_left.copy()
        new.ended = self.ended
        return new

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in PLAIN_FIELDS}
        data["placements"] = [list(placement) for placement in self.geo.placements]
        return data

    def load(self, data: dict[str, Any]) -> None:
        for name in PLAIN_FIELDS:
            setattr(self, name, data[name])
        for tile, place, rotation in data["placements"]:
            self.geo = self.geo.extended(tile, place, rotation)


def opening_state(content: Content, rules: Rules) -> NorthgardState:
    """Before anything has happened: everything in the box."""
    n = rules.seats
    s = NorthgardState(content, rules, Geography(content))
    s.year = 1
    s.first = 0
    s.turn = 0
    s.passed = [0] * n
    s.resources = [0] * (3 * n)
    s.fame = [0] * (len(FAME_SOURCES) * n)
    s.fame_by_year = []
    s.draw = [[] for _ in range(n)]
    s.draw_known = [[] for _ in range(n)]
    s.hand = [[] for _ in range(n)]
    s.active = [[] for _ in range(n)]
    s.discard = [[] for _ in range(n)]
    s.upgrades = [[] for _ in range(n)]
    s.looking = []
    s.removed = []
    s.development = []
    s.row = []
    s.achievements = []
    s.unused = []
    s.unrest = content.unrest_cards
    s.tiles = []
    s.setup_tiles = [[] for _ in range(n)]
    s.drawn_tiles = []
    s.owner = []
    s.units = []
    s.raider = []
    s.raiders = []
    s.built = []
    s.extra_buildings = []
    s.supply = [building.tokens for building in content.buildings]
    s.reserve = [content.units] * n
    s.battle = []
    s.battles_left = []
    s.ended = ""
    return s
