"""Setup of the table. [NG-SETUP]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.northgard.changes import add_units, gain_resources
from longhall.games.northgard.content import ACHIEVEMENT, ADVANCED, EARLY, STARTING, Effect
from longhall.games.northgard.frames.base import SeatChoice, TerritoryChoice
from longhall.games.northgard.frames.explore import ShuffleTiles
from longhall.games.northgard.frames.year import StartYear
from longhall.games.northgard.map import place_at
from longhall.games.northgard.placement import (
    BESIDE_START,
    WITH_EMPTY,
    has_spot,
    lay_tile,
    legal_spots,
    spot_key,
    spot_refusal,
    territories_on,
)
from longhall.games.northgard.queries import card_ids, seats_in_order
from longhall.games.northgard.state import NOBODY, NorthgardState
from longhall.kernel.chance import Rng
from longhall.kernel.frames import Chance, Refusal, Shuffle, Step

DICE_PER_PLAYER = 2  # in the roll for the first player [NG-SETUP-10]


@dataclass
class SetUpTable(Step):
    """The whole setup in its order. [NG-SETUP-01..19]"""

    def kind(self) -> str:
        return "set_up_table"

    def run(self, s: NorthgardState) -> None:
        lay_start_tiles(s)
        give_starting_cards(s)
        s.push_in_order(
            DealCards(ADVANCED, 4 * s.seats),
            DealCards(EARLY, 2 * s.seats),
            DealCards(ACHIEVEMENT, s.seats),
            ShuffleTiles(),
            *[ShuffleDeck(seat) for seat in range(s.seats)],
            RollForFirst(tuple(range(s.seats))),
            StartingResources(),
            DealSetupTiles(),
            SetupRound(1),
            SetupRound(2),
            ReturnSetupTiles(),
            StartYear(),
        )


def lay_start_tiles(s: NorthgardState) -> None:
    """[NG-SETUP-05, NG-SETUP-06]"""
    for tile in s.content.tiles:
        if tile.kind == "start":
            lay_tile(s, tile.index, 4 * place_at(0, 0))
    for tile in s.content.tiles:
        if tile.kind == "start5" and s.seats == 5:
            lay_tile(s, tile.index, 4 * place_at(1, 0))
        elif tile.kind == "ordinary" or (tile.kind == "start5" and s.rules.start5_in_pile):
            s.tiles.append(tile.index)


def give_starting_cards(s: NorthgardState) -> None:
    """[NG-SETUP-07, NG-SETUP-09]"""
    for seat in range(s.seats):
        for card in s.content.cards:
            if card.kind == STARTING:
                s.draw[seat] += [card.index] * card.copies
        s.draw_known[seat] = [0] * len(s.draw[seat])


@dataclass
class DealCards(Shuffle):
    """Shuffle the early, advanced or achievement cards and take so many; the rest leave the game unseen.
    [NG-SETUP-03, NG-SETUP-04]"""

    cards: int
    count: int

    def kind(self) -> str:
        return "deal_cards"

    def size(self, s: NorthgardState) -> int:
        return len(cards_of_kind(s, self.cards))

    def resolve(self, s: NorthgardState, outcome: list[int]) -> None:
        cards = cards_of_kind(s, self.cards)
        shuffled = [cards[i] for i in outcome]
        s.unused += shuffled[self.count :]
        if self.cards == ACHIEVEMENT:
            s.achievements = shuffled[: self.count]
            s.emit_reveal("achievements_revealed", "NG-SETUP-04", {"cards": card_ids(s, s.achievements)})
        else:
            s.development += shuffled[: self.count]


def cards_of_kind(s: NorthgardState, kind: int) -> list[int]:
    """Cards of the pack that take part in this match, one entry per copy."""
    found: list[int] = []
    for card in s.content.cards:
        if card.kind == kind and not is_special(card.effects):
            found += [card.index] * card.copies
    return found


def is_special(effects: tuple[Effect, ...]) -> bool:
    """Whether some part is beyond the common vocabulary."""
    return any(part.op == "bespoke" or part.either or any(is_special(way) for way in part.options) for part in effects)


@dataclass
class ShuffleDeck(Shuffle):
    """[NG-SETUP-09]"""

    seat: int

    def kind(self) -> str:
        return "shuffle_deck"

    def size(self, s: NorthgardState) -> int:
        return len(s.draw[self.seat])

    def resolve(self, s: NorthgardState, outcome: list[int]) -> None:
        s.draw[self.seat] = [s.draw[self.seat][i] for i in outcome]


@dataclass
class RollForFirst(Chance):
    """Everybody rolls both dice; most axes takes the marker, tied players roll again. [NG-SETUP-10]"""

    rolling: tuple[int, ...]

    def kind(self) -> str:
        return "roll_for_first"

    def sample(self, s: NorthgardState, rng: Rng) -> list[int]:
        return [rng.below(len(s.content.faces)) for _ in range(DICE_PER_PLAYER * len(self.rolling))]

    def allows(self, s: NorthgardState, outcome: list[int]) -> bool:
        right_length = len(outcome) == DICE_PER_PLAYER * len(self.rolling)
        return right_length and all(0 <= face < len(s.content.faces) for face in outcome)

    def resolve(self, s: NorthgardState, outcome: list[int]) -> None:
        axes: list[int] = []
        for i, seat in enumerate(self.rolling):
            faces = [s.content.faces[face] for face in outcome[DICE_PER_PLAYER * i : DICE_PER_PLAYER * (i + 1)]]
            axes.append(sum(1 if face.choice else face.points for face in faces))
            s.emit("first_player_roll", "NG-SETUP-10", {"seat": seat, "axes": axes[i]})
        best = tuple(seat for seat, count in zip(self.rolling, axes, strict=True) if count == max(axes))
        if len(best) > 1:
            s.push(RollForFirst(best))
        else:
            s.first = best[0]
            s.emit("first_player_changed", "NG-SETUP-10", {"seat": s.first})


@dataclass
class StartingResources(Step):
    """[NG-SETUP-11]"""

    def kind(self) -> str:
        return "starting_resources"

    def run(self, s: NorthgardState) -> None:
        for place, seat in enumerate(seats_in_order(s)):
            food, wood, lore = s.content.starting_resources[place]
            gain_resources(s, seat, food, wood, lore, "NG-SETUP-11")


@dataclass
class DealSetupTiles(Step):
    """Every player draws three tiles in secret. [NG-SETUP-12, NG-AMB-03]"""

    def kind(self) -> str:
        return "deal_setup_tiles"

    def run(self, s: NorthgardState) -> None:
        for seat in seats_in_order(s):
            draw_setup_tiles(s, seat, s.content.setup_tiles)


def draw_setup_tiles(s: NorthgardState, seat: int, n: int) -> None:
    drawn = [s.tiles.pop() for _ in range(n)]
    s.setup_tiles[seat] += drawn
    ids = [s.content.tiles[tile].id for tile in drawn]
    s.emit_private("setup_tiles_drawn", "NG-SETUP-12", {"seat": seat, "count": n}, (seat,), {"tiles": ids})


@dataclass
class SetupRound(Step):
    """[NG-SETUP-13, NG-SETUP-14]"""

    round: int

    def kind(self) -> str:
        return "setup_round"

    def run(self, s: NorthgardState) -> None:
        s.push_in_order(*[SetupTurn(seat, self.round) for seat in seats_in_order(s)])


def setup_need(round: int) -> int:
    return BESIDE_START if round == 1 else WITH_EMPTY


@dataclass
class SetupTurn(Step):
    """A player with no tile that can be placed draws new ones. [NG-AMB-04]"""

    seat: int
    round: int

    def kind(self) -> str:
        return "setup_turn"

    def run(self, s: NorthgardState) -> None:
        need = setup_need(self.round)
        if any(has_spot(s, tile, need) for tile in s.setup_tiles[self.seat]):
            s.push(ChooseSetupTile(self.seat, self.round))
            return
        count = len(s.setup_tiles[self.seat])
        s.tiles += s.setup_tiles[self.seat]
        s.setup_tiles[self.seat] = []
        s.emit("setup_tiles_redrawn", "NG-AMB-04", {"seat": self.seat, "count": count})
        s.push_in_order(ShuffleTiles(), RedrawSetupTiles(self.seat, count), self)


@dataclass
class RedrawSetupTiles(Step):
    """[NG-AMB-04]"""

    seat: int
    count: int

    def kind(self) -> str:
        return "redraw_setup_tiles"

    def run(self, s: NorthgardState) -> None:
        draw_setup_tiles(s, self.seat, self.count)


@dataclass
class ChooseSetupTile(SeatChoice):
    """Which of the own tiles is placed. [NG-SETUP-13]"""

    round: int

    def kind(self) -> str:
        return "setup_tile"

    def rule(self) -> str:
        return "NG-SETUP-13"

    def options(self, s: NorthgardState) -> list[int]:
        need = setup_need(self.round)
        return sorted(tile for tile in s.setup_tiles[self.seat] if has_spot(s, tile, need))

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"tile:{s.content.tiles[pick].id}"

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"round": self.round}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.setup_tiles[self.seat].remove(pick)
        s.drawn_tiles = [pick]
        s.emit("setup_tile_shown", "NG-SETUP-13", {"seat": self.seat, "tile": s.content.tiles[pick].id})
        s.push(ChooseSetupPlace(self.seat, self.round, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(f"tile:{s.content.tiles[tile].id}", "NG-AMB-04", "refusal-setup-tile")
            for tile in sorted(s.setup_tiles[self.seat])
            if tile not in allowed
        ]


@dataclass
class ChooseSetupPlace(SeatChoice):
    """Where it goes. [NG-SETUP-13, NG-SETUP-14, NG-SETUP-15]"""

    round: int
    tile: int

    def kind(self) -> str:
        return "setup_place"

    def rule(self) -> str:
        return "NG-SETUP-15"

    def options(self, s: NorthgardState) -> list[int]:
        return legal_spots(s, self.tile, setup_need(self.round))

    def key(self, s: NorthgardState, pick: int) -> str:
        return spot_key(pick)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"tile": s.content.tiles[self.tile].id, "round": self.round}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.drawn_tiles = []
        placement = lay_tile(s, self.tile, pick)
        s.push(ChooseSetupTerritory(self.seat, placement))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        found: list[Refusal] = []
        for place in s.geo.gap_order:
            for rotation in s.content.tiles[self.tile].rotations:
                spot = 4 * place + rotation
                reason = spot_refusal(s, self.tile, spot, setup_need(self.round))
                if reason is not None:
                    found.append(Refusal(spot_key(spot), reason[0], reason[1]))
        return found


@dataclass
class ChooseSetupTerritory(TerritoryChoice):
    """Into which empty territory of the tile the group of three goes. [NG-SETUP-13, NG-SETUP-16]"""

    placement: int

    def kind(self) -> str:
        return "setup_units"

    def rule(self) -> str:
        return "NG-SETUP-16"

    def options(self, s: NorthgardState) -> list[int]:
        return [territory for territory in territories_on(s, self.placement) if s.owner[territory] == NOBODY]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        n = add_units(s, self.seat, pick, s.content.setup_units)
        data = {"seat": self.seat, "territory": s.geo.names[pick], "units": n}
        s.emit("units_placed", "NG-SETUP-13", data)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        here = territories_on(s, self.placement)
        found: list[Refusal] = []
        for territory in s.geo.territories:
            key = f"territory:{s.geo.names[territory]}"
            if territory not in here:
                found.append(Refusal(key, "NG-SETUP-13", "refusal-setup-other-tile"))
            elif s.owner[territory] != NOBODY:
                found.append(Refusal(key, "NG-SETUP-16", "refusal-setup-occupied"))
        return found


@dataclass
class ReturnSetupTiles(Step):
    """[NG-SETUP-17]"""

    def kind(self) -> str:
        return "return_setup_tiles"

    def run(self, s: NorthgardState) -> None:
        for seat in range(s.seats):
            s.tiles += s.setup_tiles[seat]
            s.setup_tiles[seat] = []
        s.push(ShuffleTiles())
