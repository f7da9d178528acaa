"""The state of a Northgard match: numbers and lists of numbers.

Cards, tiles, buildings and effects are indexes into the pack; territories are numbers of the geography. Piles have
their top at the end. Resources stand at ``3 * seat + resource``.
"""

from __future__ import annotations

from collections.abc import Mapping
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


class NorthgardState(State):
    """See the module's head. ``raider`` and ``raiders`` are the units of a second player in a territory: they entered
    by a move of this action and will fight its owner. [NG-MAP-07]"""

    def __init__(self, content: Content, rules: Rules, geo: Geography) -> None:
        """The fields of the match itself are those of ``set_opening``."""
        super().__init__(rules.seats)
        self.content = content
        self.rules = rules
        self.geo = geo

    def set_opening(self) -> None:
        """Before anything has happened: everything in the box."""
        content, rules, n = self.content, self.rules, self.seats
        self.year = 1
        self.first = 0  # holder of the first-player marker
        self.turn = 0  # whose turn it is in phase 2
        self.turn_again = 0  # 1 when the same seat has its turn once more: its card was cancelled
        self.passed = [0] * n
        self.resources = [0] * (3 * n)
        self.fame = [0] * (len(FAME_SOURCES) * n)  # FAME_SOURCES of seat 0, of seat 1, …
        self.fame_by_year: list[int] = []  # total fame per seat at the end of each year
        self.draw: list[list[int]] = [[] for _ in range(n)]
        self.draw_known: list[list[int]] = [[] for _ in range(n)]  # parallel to draw: bit mask of seats who know it
        self.hand: list[list[int]] = [[] for _ in range(n)]
        self.active: list[list[int]] = [[] for _ in range(n)]
        self.discard: list[list[int]] = [[] for _ in range(n)]
        self.looking: list[int] = []  # cards the deciding seat has drawn and not yet put anywhere
        # seat, card, bit mask of who knows, …: cards that others know to be in a hand; see known.py
        self.seen_cards: list[int] = []
        self.upgrades: list[list[int]] = [[] for _ in range(n)]  # clan upgrades not yet taken, face up
        self.removed: list[int] = []
        self.development: list[int] = []
        self.row: list[int] = []
        self.achievements: list[int] = []
        self.unused: list[int] = []  # development and achievement cards that left the game unseen
        self.unrest = content.unrest_cards
        self.tiles: list[int] = []
        self.tiles_seen = 0  # how many tiles at the bottom of the pile everybody has seen go there
        self.setup_tiles: list[list[int]] = [[] for _ in range(n)]
        self.drawn_tiles: list[int] = []
        self.owner: list[int] = []
        self.units: list[int] = []
        self.raider: list[int] = []
        self.raiders: list[int] = []
        self.built: list[int] = []  # slot -> building, -1 empty
        self.extra_buildings: list[int] = []  # region, building, region, building …: buildings without a slot
        self.supply = [building.tokens for building in content.buildings]
        self.reserve = [content.units] * n
        self.battle: list[int] = []
        # battles of this action still to be fought: territories, or BEASTS + creature
        self.battles_left: list[int] = []
        self.clan = [NOBODY] * n  # index into CLAN_IDS, -1 without a clan
        self.played: list[list[int]] = [[] for _ in range(n)]  # cards played this year, in order
        self.year_flags = [0] * n
        self.builds = [0] * n  # buildings each seat has built
        self.kaija = OFF_MAP  # where Kaija stands
        self.scorched = OFF_MAP  # where the Scorched Earth token lies
        self.last_recruit = OFF_MAP  # territory recruited into last by the running card
        self.last_build = OFF_MAP  # territory built in last by the running card
        self.build_only = OFF_MAP  # the running card allows building only here
        self.entered: list[int] = []  # territories where units of this Move entered and were stopped, with their number
        self.kaija_stopped = OFF_MAP  # the territory where Kaija is among those
        self.creature_deck = [creature.index for creature in content.creatures] if rules.creatures else []
        self.weak_creatures = 0  # how many cards on top of the deck are known to be weak creatures
        self.creature_discard: list[int] = []
        self.creature_line: list[int] = []  # creatures on the map, left to right
        self.creature_at: list[int] = []  # parallel to creature_line: territories
        self.ended = ""  # reason of the end

    def to_data(self) -> dict[str, Any]:
        return {**super().to_data(), "placements": [list(placement) for placement in self.geo.placements]}

    def load(self, data: Mapping[str, Any]) -> None:
        """The geography is rebuilt from its placements."""
        super().load(data)
        for tile, place, rotation in data["placements"]:
            if (self.geo.placements and place not in self.geo.gaps) or rotation not in range(4):
                raise ValueError("placements")
            self.geo = self.geo.extended(tile, place, rotation)
        for by_region in (self.owner, self.units, self.raider, self.raiders):
            if len(by_region) != len(self.geo.root):
                raise ValueError("territories")
        if len(self.built) != len(self.geo.slot_kind):
            raise ValueError("built")

    def varying(self) -> tuple[str, ...]:
        return ("creature_deck",)


def opening_state(content: Content, rules: Rules) -> NorthgardState:
    s = NorthgardState(content, rules, Geography(content))
    s.set_opening()
    return s
