"""The vocabulary of Northgard's rule tests: a test sets a position up and reads like an account of play.

    t = table(seats=2)
    t.tiles("T21@-1,0,2", "T11@1,0,2")
    t.units(RED, "T21.a", 3)
    t.begin_turn(RED, hand=["move"])
    t.choose("play", "card:move", "territory:T21.a", "territory:S0.a", "count:2")
    assert t.units_in("S0.a") == (RED, 2)

A table starts past setup, in phase 2 of year 1, with the start tile alone on the map, no units, empty hands and no
resources. Territories go by the name of any region they hold.
"""

from __future__ import annotations

from typing import Any

import longhall
from longhall.games.northgard.content import BUILDING_IDS, CLAN_IDS, RESOURCES
from longhall.games.northgard.frames.creatures import CreaturePhase
from longhall.games.northgard.frames.harvest import Harvest
from longhall.games.northgard.frames.turn import ChooseAction, TakeTurns
from longhall.games.northgard.frames.year import EndYear, StartYear, Winter
from longhall.games.northgard.map import Geography, place_at
from longhall.games.northgard.placement import lay_tile
from longhall.games.northgard.queries import buildings_in, total_fame
from longhall.games.northgard.state import FAME_EXPLORED, FAME_SOURCES, NOBODY, OFF_MAP, NorthgardState
from tests.games.position import Position

RED, PURPLE, YELLOW, BLUE, BLACK = range(5)

# faces of the battle die by what they show [NG-BATTLE-09]
TWO, THREE, CHOICE, TWO_AND_CASUALTY, TWO_CASUALTIES, ONE_AND_CASUALTY = ([face] for face in range(6))


class Table(Position):
    def __init__(self, seats: int, seed: int, setup: dict[str, Any]) -> None:
        self.game = longhall.game("northgard")
        super().__init__(self.game.new({"seats": seats, "clans": "none", **setup}, seed))
        state = self.match.state
        assert isinstance(state, NorthgardState)
        self.s = state
        self._clear()

    def _clear(self) -> None:
        s = self.s
        s.stack = []
        s.tiles += [tile for hand in s.setup_tiles for tile in hand] + s.drawn_tiles
        s.tiles += [tile for tile, _, _ in s.geo.placements]
        s.tiles = sorted(set(s.tiles))
        s.setup_tiles = [[] for _ in range(s.seats)]
        s.drawn_tiles = []
        s.geo = Geography(s.content)
        s.owner, s.units, s.raider, s.raiders, s.built, s.extra_buildings = [], [], [], [], [], []
        s.resources = [0] * (3 * s.seats)
        s.fame = [0] * (len(FAME_SOURCES) * s.seats)
        s.reserve = [s.content.units] * s.seats
        s.supply = [building.tokens for building in s.content.buildings]
        for seat in range(s.seats):
            s.discard[seat] += s.hand[seat] + s.active[seat]
            s.hand[seat], s.active[seat] = [], []
        for creature in s.creature_line:
            s.creature_deck.append(creature)
        s.creature_line, s.creature_at = [], []
        s.kaija = s.scorched = OFF_MAP
        s.passed = [0] * s.seats
        s.first = RED
        s.year = 1
        self.tiles("S0@0,0,0")

    # -- the position ------------------------------------------------------------------------------------------------

    def tiles(self, *specs: str) -> Table:
        """Lay tiles given as ``T14@-1,1,0``: x, y, quarter turns clockwise. No rule is checked."""
        for spec in specs:
            name, _, where = spec.partition("@")
            x, y, rotation = (int(part) for part in where.split(","))
            index = self.s.content.tile_index[name]
            if index in self.s.tiles:
                self.s.tiles.remove(index)
            lay_tile(self.s, index, 4 * place_at(x, y) + rotation, "")
        self.s.events = []
        return self

    def pile(self, *names: str) -> Table:
        """The whole pile of tiles, the first named on top."""
        self.s.tiles = [self.s.content.tile_index[name] for name in reversed(names)]
        return self

    def territory(self, name: str) -> int:
        found = self.s.geo.territory_named(name)
        assert found >= 0, f"no territory {name} on the map"
        return found

    def units(self, seat: int, name: str, n: int) -> Table:
        """``n`` units of ``seat`` stand in a territory, besides those already there."""
        territory = self.territory(name)
        assert self.s.owner[territory] in (seat, NOBODY)
        self.s.owner[territory] = seat
        self.s.units[territory] += n
        self.s.reserve[seat] -= n
        assert self.s.reserve[seat] >= 0
        return self

    def building(self, building: str, name: str) -> Table:
        """A building stands in a territory: on a fitting free slot, else without one."""
        s = self.s
        index = BUILDING_IDS.index(building)
        territory = self.territory(name)
        s.supply[index] -= 1
        for slot in s.geo.slots[territory]:
            if s.built[slot] < 0 and (s.geo.slot_kind[slot] == 2) == s.content.buildings[index].large:
                s.built[slot] = index
                return self
        s.extra_buildings += [territory, index]
        return self

    def resources(self, seat: int, food: int = 0, wood: int = 0, lore: int = 0) -> Table:
        self.s.resources[3 * seat : 3 * seat + 3] = [food, wood, lore]
        return self

    def fame(self, seat: int, amount: int) -> Table:
        self.s.fame[seat * len(FAME_SOURCES) + FAME_EXPLORED] = amount
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        self.s.hand[seat] = self.cards(*cards)
        return self

    def draw_pile(self, seat: int, *cards: str) -> Table:
        """The whole draw pile, the first named on top."""
        self.s.draw[seat] = self.cards(*reversed(cards))
        self.s.draw_known[seat] = [0] * len(cards)
        return self

    def discard_pile(self, seat: int, *cards: str) -> Table:
        self.s.discard[seat] = self.cards(*cards)
        return self

    def active_area(self, seat: int, *cards: str) -> Table:
        self.s.active[seat] = self.cards(*cards)
        return self

    def row(self, *cards: str) -> Table:
        self.s.row = self.cards(*cards)
        return self

    def cards(self, *names: str) -> list[int]:
        return [self.s.content.card_index[name] for name in names]

    def clan(self, seat: int, clan: str) -> Table:
        """``seat`` belongs to a clan; its upgrades lie ready, its initial card is in no zone."""
        self.s.clan[seat] = CLAN_IDS.index(clan)
        self.s.upgrades[seat] = self.cards(f"{clan}_1", f"{clan}_2")
        return self

    def kaija(self, seat: int, name: str) -> Table:
        """Kaija stands in a territory of the Bear, who controls it by her if by nothing else."""
        self.s.kaija = self.territory(name)
        self.s.owner[self.s.kaija] = seat
        return self

    def scorched_earth(self, name: str) -> Table:
        self.s.scorched = self.territory(name)
        return self

    def creature(self, id: str, name: str) -> Table:
        """A creature stands in a territory, last in the line."""
        index = self.creature_index(id)
        for pile in (self.s.creature_deck, self.s.creature_discard):
            if index in pile:
                pile.remove(index)
        self.s.creature_line.append(index)
        self.s.creature_at.append(self.territory(name))
        return self

    def creature_deck(self, *ids: str) -> Table:
        """The whole creature deck, the first named on top."""
        self.s.creature_deck = [self.creature_index(id) for id in reversed(ids)]
        return self

    def creature_index(self, id: str) -> int:
        return [creature.id for creature in self.s.content.creatures].index(id)

    def creatures(self) -> dict[str, str]:
        """The creature line: where each of them stands."""
        return {
            self.s.content.creatures[creature].id: self.s.geo.names[territory]
            for creature, territory in zip(self.s.creature_line, self.s.creature_at, strict=True)
        }

    def year(self, year: int) -> Table:
        self.s.year = year
        return self

    # -- getting going -----------------------------------------------------------------------------------------------

    def begin_turn(self, seat: int, hand: list[str] | None = None) -> Table:
        """``seat`` is to choose a turn action; the rest of the year lies behind it."""
        if hand is not None:
            self.hand(seat, *hand)
        self.s.turn = seat
        following = TakeTurns((seat + 1) % self.s.seats)
        return self.begin(ChooseAction(seat), following, CreaturePhase(), Harvest(), Winter(), EndYear())

    def begin_creature_phase(self) -> Table:
        return self.begin(CreaturePhase(), Harvest(), Winter(), EndYear())

    def begin_harvest(self) -> Table:
        return self.begin(Harvest(), Winter(), EndYear())

    def begin_winter(self) -> Table:
        return self.begin(Winter(), EndYear())

    def end_year(self) -> Table:
        return self.begin(EndYear())

    def start_year(self) -> Table:
        return self.begin(StartYear())

    # -- play --------------------------------------------------------------------------------------------------------

    def play(self, seat: int, card: str, *keys: str, outcomes: list[list[int]] | None = None) -> Table:
        """``seat`` takes a turn with ``card`` in hand, plays it and makes these choices."""
        self.begin_turn(seat, [card])
        return self.choose("play", f"card:{card}", *keys, outcomes=outcomes)

    # -- what can be seen ----------------------------------------------------------------------------------------------

    @property
    def decision(self) -> tuple[int, str]:
        """(seat, kind) of the decision now due."""
        decision = self.match.decision
        assert decision is not None, "the match is over"
        return decision.seat, decision.kind

    def units_in(self, name: str) -> tuple[int, int]:
        """(owner, units) of a territory; (-1, 0) when it is neutral."""
        territory = self.territory(name)
        return self.s.owner[territory], self.s.units[territory]

    def raiders_in(self, name: str) -> tuple[int, int]:
        territory = self.territory(name)
        return self.s.raider[territory], self.s.raiders[territory]

    def buildings(self, name: str) -> list[str]:
        return [BUILDING_IDS[building] for building in buildings_in(self.s, self.territory(name))]

    def stock(self, seat: int) -> dict[str, int]:
        return dict(zip(RESOURCES, self.s.resources[3 * seat : 3 * seat + 3], strict=True))

    def fame_of(self, seat: int) -> int:
        return total_fame(self.s, seat)

    def ids(self, cards: list[int]) -> list[str]:
        return [self.s.content.cards[card].id for card in cards]


def table(seats: int = 2, seed: int = 1, **setup: Any) -> Table:
    return Table(seats, seed, setup)
