"""The state of a Northgard match: numbers and lists of numbers.

Cards, tiles, buildings and effects are indexes into the pack; territories are numbers of the geography. Piles have
their top at the end. Resources stand at ``3 * seat + resource``.
"""

from __future__ import annotations

from typing import Any, Final

from longhall.games.northgard.content import Content
from longhall.games.northgard.map import Geography
from longhall.games.northgard.setup_options import Rules
from longhall.games.northgard.shapes import FameSource
from longhall.kernel.state import State

NOBODY: Final = -1
CREATURE: Final = -2  # in place of a seat in a battle
OFF_MAP: Final = -1

# where fame came from: the rows of ``fame`` [NG-SCORE-01]
FAME_EXPLORED: Final = 0
FAME_CLOSED: Final = 1
FAME_ALTARS: Final = 2
FAME_UNREST: Final = 3
FAME_CLAN: Final = 4
FAME_CREATURES: Final = 5
FAME_SOURCES: Final[tuple[FameSource, ...]] = ("explored", "closed", "altars", "unrest_penalty", "clan", "creatures")

# ``year_flags``: what a card grants its player until the end of the year
CONQUEROR: Final = 1
RAMPAGE: Final = 2
FORESIGHT: Final = 4

# ``battle``: the one battle being fought
TERRITORY: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
EFFECT: Final = 3  # the Move effect that caused it
FOOD_SPENT: Final = 4  # + side
DIE: Final = 6  # + side: face rolled, -1 before
FACE_CHOICE: Final = 8  # + side: 1 point, 2 casualty, 0 none
EITHER: Final = 10  # the attacker's choice of a card: 1 point, 2 casualty, 0 none
KAIJA_LOST: Final = 11  # 1 when the Bear gives Kaija as a casualty
BEAST: Final = 12  # the creature fighting, -1 none
BEASTS: Final = 1000  # added to a creature to tell it from a territory

# fields written down as they are; the geography is rebuilt from its placements
PLAIN_FIELDS: Final = (
    "year",
    "first",
    "turn",
    "turn_again",
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
    "seen_cards",
    "upgrades",
    "removed",
    "development",
    "row",
    "achievements",
    "unused",
    "unrest",
    "tiles",
    "tiles_seen",
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
    "clan",
    "played",
    "year_flags",
    "builds",
    "kaija",
    "scorched",
    "last_recruit",
    "last_build",
    "build_only",
    "entered",
    "kaija_stopped",
    "creature_deck",
    "weak_creatures",
    "creature_discard",
    "creature_line",
    "creature_at",
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
    turn_again: int  # 1 when the same seat has its turn once more: its card was cancelled
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
    seen_cards: list[int]  # seat, card, bit mask of who knows, …: cards that others know to be in a hand; see known.py
    removed: list[int]
    development: list[int]
    row: list[int]
    achievements: list[int]
    unused: list[int]  # development and achievement cards that left the game unseen
    unrest: int
    tiles: list[int]
    tiles_seen: int  # how many tiles at the bottom of the pile everybody has seen go there
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
    battles_left: list[int]  # battles of this action still to be fought: territories, or BEASTS + creature
    clan: list[int]  # index into CLAN_IDS, -1 without a clan
    played: list[list[int]]  # cards played this year, in order
    year_flags: list[int]
    builds: list[int]  # buildings each seat has built
    kaija: int  # where Kaija stands
    scorched: int  # where the Scorched Earth token lies
    last_recruit: int  # territory recruited into last by the running card
    last_build: int  # territory built in last by the running card
    build_only: int  # the running card allows building only here
    entered: list[int]  # territories where units of this Move entered and were stopped, with their number
    kaija_stopped: int  # the territory where Kaija is among those
    creature_deck: list[int]
    weak_creatures: int  # how many cards on top of the deck are known to be weak creatures
    creature_discard: list[int]
    creature_line: list[int]  # creatures on the map, left to right
    creature_at: list[int]  # parallel to creature_line: territories
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
        new.turn_again = self.turn_again
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
        new.seen_cards = self.seen_cards.copy()
        new.removed = self.removed.copy()
        new.development = self.development.copy()
        new.row = self.row.copy()
        new.achievements = self.achievements.copy()
        new.unused = self.unused.copy()
        new.unrest = self.unrest
        new.tiles = self.tiles.copy()
        new.tiles_seen = self.tiles_seen
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
        new.clan = self.clan.copy()
        new.played = [pile.copy() for pile in self.played]
        new.year_flags = self.year_flags.copy()
        new.builds = self.builds.copy()
        new.kaija = self.kaija
        new.scorched = self.scorched
        new.last_recruit = self.last_recruit
        new.last_build = self.last_build
        new.build_only = self.build_only
        new.entered = self.entered.copy()
        new.kaija_stopped = self.kaija_stopped
        new.creature_deck = self.creature_deck.copy()
        new.weak_creatures = self.weak_creatures
        new.creature_discard = self.creature_discard.copy()
        new.creature_line = self.creature_line.copy()
        new.creature_at = self.creature_at.copy()
        new.ended = self.ended
        return new

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in PLAIN_FIELDS}
        data["placements"] = [list(placement) for placement in self.geo.placements]
        return data

    def load(self, data: dict[str, Any]) -> None:
        """Take over what ``to_data`` wrote; ValueError where that cannot have been written by it."""
        self.load_fields(data, PLAIN_FIELDS, opening_state(self.content, self.rules), PLAIN_FIELDS)
        for tile, place, rotation in data["placements"]:
            if (self.geo.placements and place not in self.geo.gaps) or rotation not in range(4):
                raise ValueError("placements")
            self.geo = self.geo.extended(tile, place, rotation)
        for by_region in (self.owner, self.units, self.raider, self.raiders):
            if len(by_region) != len(self.geo.root):
                raise ValueError("territories")
        if len(self.built) != len(self.geo.slot_kind):
            raise ValueError("built")


def opening_state(content: Content, rules: Rules) -> NorthgardState:
    """Before anything has happened: everything in the box."""
    n = rules.seats
    s = NorthgardState(content, rules, Geography(content))
    s.year = 1
    s.first = 0
    s.turn = 0
    s.turn_again = 0
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
    s.seen_cards = []
    s.removed = []
    s.development = []
    s.row = []
    s.achievements = []
    s.unused = []
    s.unrest = content.unrest_cards
    s.tiles = []
    s.tiles_seen = 0
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
    s.clan = [NOBODY] * n
    s.played = [[] for _ in range(n)]
    s.year_flags = [0] * n
    s.builds = [0] * n
    s.kaija = OFF_MAP
    s.scorched = OFF_MAP
    s.last_recruit = OFF_MAP
    s.last_build = OFF_MAP
    s.build_only = OFF_MAP
    s.entered = []
    s.kaija_stopped = OFF_MAP
    s.creature_deck = [creature.index for creature in content.creatures] if rules.creatures else []
    s.weak_creatures = 0
    s.creature_discard = []
    s.creature_line = []
    s.creature_at = []
    s.ended = ""
    return s
