"""What a seat sees of a match of Northgard.

Hidden are the hands, setup tiles and fame of others, the order of every pile but for what the seat saw go there, and
development cards and tiles that have not come up. [NG-COMP-12]
"""

from __future__ import annotations

from typing import Final

from longhall.envs.core.encoding import (
    MOST,
    Deciding,
    Encoding,
    Slice,
    around,
    capped,
    counted_bytes,
    flags,
    one_hots,
    relative,
    shifted,
)
from longhall.envs.core.northgard_land import PLACE_SHIFT, TERRITORY_MEANING, TERRITORY_NUMBERS, Land
from longhall.games.northgard.content import CLAN_IDS
from longhall.games.northgard.game import Northgard
from longhall.games.northgard.known import knows
from longhall.games.northgard.queries import partner_of, total_fame
from longhall.games.northgard.specials.hands import ChooseSpiedCard
from longhall.games.northgard.state import (
    ATTACKER,
    BEASTS,
    CONQUEROR,
    DEFENDER,
    FORESIGHT,
    RAMPAGE,
    TERRITORY,
    NorthgardState,
)
from longhall.kernel.frames import Choice
from longhall.kernel.state import State

ENCODING_VERSION: Final = 1
FAME_SHIFT: Final = 32  # Unrest may take more than there is
KNOWN_CARDS: Final = 6  # of the top of a draw pile
BATTLE_NUMBERS: Final = 13
LEFT_BATTLES: Final = 6
LAND_FIELDS: Final = ("source", "target", "territory")  # fields of choices that are territories


class NorthgardDeciding(Deciding):
    """Territories are told by the rows of the land."""

    def __init__(self, seats: int, kinds: list[str], land: Land) -> None:
        super().__init__(seats, kinds)
        self.land = land

    def named(self, s: State, name: str, value: int) -> int:
        if name in LAND_FIELDS and isinstance(s, NorthgardState):
            return self.land.row(s.geo, value)
        return value


def encoding(game: Northgard, seats: int) -> Encoding:
    return Encoding("northgard", seats, ENCODING_VERSION, NorthgardSlices(game, seats).slices())


class NorthgardSlices:
    """How the slices are read. Tables that never change are made once."""

    def __init__(self, game: Northgard, seats: int) -> None:
        content = game.content
        self.content = content
        self.seats = seats
        self.land = Land(content, seats)
        kinds = sorted(kind for kind, frame in game.frames().items() if issubclass(frame, Choice))
        self.deciding = NorthgardDeciding(seats, kinds, self.land)
        self.around = around(seats)
        self.relative = relative(seats)
        self.hot_seats = one_hots(seats)
        self.hot_clans = one_hots(len(CLAN_IDS))
        self.cards = len(content.cards)
        self.no_cards = bytes(self.cards)

    def slices(self) -> list[Slice]:
        n, cards, tiles = self.seats, self.cards, len(self.content.tiles)
        rows, creatures = self.land.rows, len(self.content.creatures)
        return [
            *self.deciding.slices(),
            Slice("clock", (4,), MOST, "year, years to play, 1 at the same turn once more, 1 when over", self.clock),
            Slice("first", (n,), 1, "who holds the first-player marker, the viewer first", self.first),
            Slice("turn", (n,), 1, "whose turn it is", self.turn),
            Slice("clan", (n, len(CLAN_IDS)), 1, "by seat: its clan", self.clan),
            Slice(
                "seats",
                (n, 16),
                MOST,
                f"by seat: food, wood, lore; 1 where the fame is known to the viewer, fame plus {FAME_SHIFT}; cards in "
                "hand, on the draw pile, clan upgrades not taken; units in reserve; 1 passed; 1 Conqueror, 1 Kaija "
                "rampages, 1 Foresight; buildings built; 1 partner of the viewer; setup tiles in hand",
                self.seat_numbers,
            ),
            Slice("active", (n, cards), MOST, "by seat and card: active", self.active),
            Slice("discard", (n, cards), MOST, "by seat and card: discarded", self.discard),
            Slice("played", (n, cards), MOST, "by seat and card: played this year", self.played),
            Slice("upgrades", (n, cards), 1, "by seat and card: clan upgrades not taken", self.upgrades),
            Slice(
                "known_on_draw_pile",
                (n, KNOWN_CARDS),
                cards,
                "by seat: cards on top of the draw pile that the viewer knows, from 1; 0 unknown",
                self.known,
            ),
            Slice("hand", (cards,), MOST, "the viewer's hand, by card", self.hand),
            Slice("looking", (cards,), MOST, "cards the viewer has drawn and not put anywhere yet", self.looking),
            Slice("spied", (cards,), MOST, "a hand the viewer is looking at", self.spied),
            Slice("row", (cards,), MOST, "development cards on offer", self.row),
            Slice("achievements", (cards,), MOST, "achievements on offer", self.achievements),
            Slice("removed", (cards,), MOST, "cards removed from the match", self.removed),
            Slice(
                "left",
                (6,),
                MOST,
                "left: development cards, Unrest cards, tiles, creatures, battles to come; cards being looked at",
                self.left,
            ),
            Slice("drawn_tiles", (tiles,), 1, "tiles drawn and shown", self.drawn_tiles),
            Slice("my_tiles", (tiles,), 1, "the viewer's setup tiles", self.my_tiles),
            Slice("supply", (8,), MOST, "building tokens left, by type", self.supply),
            Slice(
                "battle",
                (BATTLE_NUMBERS,),
                MOST,
                "territory (row from 1); attacker and defender (from 1, the viewer; 0 a creature); then, each plus 2: "
                "effect, food spent by both, dice of both, what their choices took, the attacker's choice of a card, "
                "Kaija lost, creature. All 0 without a battle",
                self.battle,
            ),
            Slice(
                "battles_left",
                (LEFT_BATTLES,),
                rows + creatures,
                "battles still to be fought: territories by row from 1, then creatures",
                self.battles_left,
            ),
            Slice("creatures", (creatures,), rows, "by creature: its territory, from 1", self.creatures),
            Slice(
                "creature_line", (creatures,), creatures, "creatures on the map from left to right, from 1", self.line
            ),
            Slice("creatures_discarded", (creatures,), 1, "by creature", self.creatures_discarded),
            Slice(
                "strays", (4,), rows, "rows, from 1: Kaija, Scorched Earth; last recruited, last built in", self.strays
            ),
            Slice(
                "tiles",
                (tiles, 3),
                MOST,
                f"by tile on the map: quarter turns plus 1, x and y plus {PLACE_SHIFT}",
                self.land.tiles,
            ),
            Slice("part_of", (rows,), rows, "by region: the row of its territory, from 1", self.land.part_of),
            Slice("territories", (rows, TERRITORY_NUMBERS), MOST, TERRITORY_MEANING, self.land.territories),
        ]

    def clock(self, s: NorthgardState, seat: int) -> list[int]:
        return [s.year, s.rules.years, s.turn_again, 1 if s.ended else 0]

    def first(self, s: NorthgardState, seat: int) -> bytes:
        return self.hot_seats[self.relative[seat][s.first] - 1]

    def turn(self, s: NorthgardState, seat: int) -> bytes:
        return self.hot_seats[self.relative[seat][s.turn] - 1]

    def clan(self, s: NorthgardState, seat: int) -> bytes:
        return b"".join([self.hot_clans[s.clan[other]] for other in self.around[seat]])

    def seat_numbers(self, s: NorthgardState, seat: int) -> list[int]:
        found: list[int] = []
        open_fame = s.rules.open_fame or s.ended != ""
        partner = partner_of(s, seat) if s.rules.teams else -1
        for other in self.around[seat]:
            known = open_fame or other == seat or (other == partner and s.rules.team_fame_pool)
            year = s.year_flags[other]
            found += [
                capped(s.resources[3 * other]),
                capped(s.resources[3 * other + 1]),
                capped(s.resources[3 * other + 2]),
            ]
            found.append(1 if known else 0)
            found.append(shifted(total_fame(s, other), FAME_SHIFT) if known else 0)
            found.append(len(s.hand[other]))
            found.append(len(s.draw[other]))
            found.append(len(s.upgrades[other]))
            found.append(s.reserve[other])
            found.append(s.passed[other])
            found.append(1 if year & CONQUEROR else 0)
            found.append(1 if year & RAMPAGE else 0)
            found.append(1 if year & FORESIGHT else 0)
            found.append(capped(s.builds[other]))
            found.append(1 if other == partner else 0)
            found.append(len(s.setup_tiles[other]))
        return found

    def active(self, s: NorthgardState, seat: int) -> bytes:
        return self._by_seat(s.active, seat)

    def discard(self, s: NorthgardState, seat: int) -> bytes:
        return self._by_seat(s.discard, seat)

    def played(self, s: NorthgardState, seat: int) -> bytes:
        return self._by_seat(s.played, seat)

    def upgrades(self, s: NorthgardState, seat: int) -> bytes:
        return self._by_seat(s.upgrades, seat)

    def _by_seat(self, piles: list[list[int]], seat: int) -> bytes:
        return b"".join([counted_bytes(piles[other], self.no_cards) for other in self.around[seat]])

    def known(self, s: NorthgardState, seat: int) -> list[int]:
        found: list[int] = []
        for other in self.around[seat]:
            masks, pile = s.draw_known[other], s.draw[other]
            for depth in range(1, KNOWN_CARDS + 1):
                known = depth <= len(pile) and knows(s, seat, masks[-depth])
                found.append(pile[-depth] + 1 if known else 0)
        return found

    def hand(self, s: NorthgardState, seat: int) -> bytes:
        return counted_bytes(s.hand[seat], self.no_cards)

    def looking(self, s: NorthgardState, seat: int) -> bytes:
        top = s.stack[-1] if s.stack else None
        if s.looking and isinstance(top, Choice) and top.chooser(s) == seat:
            return counted_bytes(s.looking, self.no_cards)
        return self.no_cards

    def spied(self, s: NorthgardState, seat: int) -> bytes:
        top = s.stack[-1] if s.stack else None
        if isinstance(top, ChooseSpiedCard) and top.seat == seat:
            return counted_bytes(s.hand[top.victim], self.no_cards)
        return self.no_cards

    def row(self, s: NorthgardState, seat: int) -> bytes:
        return counted_bytes(s.row, self.no_cards)

    def achievements(self, s: NorthgardState, seat: int) -> bytes:
        return counted_bytes(s.achievements, self.no_cards)

    def removed(self, s: NorthgardState, seat: int) -> bytes:
        return counted_bytes(s.removed, self.no_cards)

    def left(self, s: NorthgardState, seat: int) -> list[int]:
        return [
            len(s.development),
            s.unrest,
            len(s.tiles),
            len(s.creature_deck),
            len(s.battles_left),
            len(s.looking),
        ]

    def drawn_tiles(self, s: NorthgardState, seat: int) -> list[int]:
        return flags(s.drawn_tiles, len(self.content.tiles))

    def my_tiles(self, s: NorthgardState, seat: int) -> list[int]:
        return flags(s.setup_tiles[seat], len(self.content.tiles))

    def supply(self, s: NorthgardState, seat: int) -> list[int]:
        return s.supply

    def battle(self, s: NorthgardState, seat: int) -> list[int]:
        if not s.battle:
            return [0] * BATTLE_NUMBERS
        found = [shifted(number, 2) for number in s.battle]
        found[TERRITORY] = self.land.row(s.geo, s.battle[TERRITORY])
        for side in (ATTACKER, DEFENDER):
            fighter = s.battle[side]
            found[side] = self.relative[seat][fighter] if fighter >= 0 else 0
        return found

    def battles_left(self, s: NorthgardState, seat: int) -> list[int]:
        found = [0] * LEFT_BATTLES
        for i, battle in enumerate(s.battles_left):
            if i < LEFT_BATTLES:
                beast = battle >= BEASTS
                found[i] = self.land.rows + battle - BEASTS + 1 if beast else self.land.row(s.geo, battle)
        return found

    def creatures(self, s: NorthgardState, seat: int) -> list[int]:
        found = [0] * len(self.content.creatures)
        for i, creature in enumerate(s.creature_line):
            found[creature] = self.land.row(s.geo, s.creature_at[i])
        return found

    def line(self, s: NorthgardState, seat: int) -> list[int]:
        found = [0] * len(self.content.creatures)
        for i, creature in enumerate(s.creature_line):
            found[i] = creature + 1
        return found

    def creatures_discarded(self, s: NorthgardState, seat: int) -> list[int]:
        return flags(s.creature_discard, len(self.content.creatures))

    def strays(self, s: NorthgardState, seat: int) -> list[int]:
        geo = s.geo
        return [self.land.row(geo, place) for place in (s.kaija, s.scorched, s.last_recruit, s.last_build)]
