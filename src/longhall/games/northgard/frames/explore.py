"""Explore. [NG-EXPLORE]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.northgard.changes import gain_resources
from longhall.games.northgard.content import FOOD, LORE, WOOD, Effect
from longhall.games.northgard.events.explore import (
    EXPLORATION_FAILED,
    TILE_DRAWN,
    TILE_UNPLACEABLE,
    TILES_PUT_BACK,
    TILES_SHUFFLED,
    TilesOfExplorer,
)
from longhall.games.northgard.frames.base import REDRAW, WORDS
from longhall.games.northgard.frames.creatures import appear_in_lairs
from longhall.games.northgard.placement import (
    ANYWHERE,
    draw_tile,
    has_spot,
    laid_preview,
    lay_tile,
    legal_spots,
    put_under_pile,
    score_closed,
    spot_key,
    spot_option,
    spot_refusals,
)
from longhall.games.northgard.queries import controls_open_territory, is_bear_blocked
from longhall.games.northgard.shapes import Preview
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.choices import PASS, SeatChoice
from longhall.kernel.frames import Option, Refusal, Shuffle, Step


def explore_need(seat: int, effect: Effect) -> int:
    return ANYWHERE if effect.anywhere else seat


def can_explore(s: NorthgardState, seat: int, effect: Effect) -> bool:
    """[NG-EXPLORE-02, NG-EXPLORE-08]"""
    if not s.tiles:
        return False
    if effect.anywhere:
        open_sides = s.geo.open_sides
        return any(open_sides[t] and not is_bear_blocked(s, t) for t in s.geo.territories)
    return controls_open_territory(s, seat)


@dataclass
class DrawTiles(Step):
    """Draw the tiles of one Explore; tiles that fit nowhere are put away and replaced. [NG-EXPLORE-01, -07]"""

    seat: int
    effect: int
    times: int  # Explores left to this card, this one included
    redraw: bool
    tried: int

    def kind(self) -> str:
        return "draw_tiles"

    def run(self, s: NorthgardState) -> None:
        effect = s.content.effects[self.effect]
        need = explore_need(self.seat, effect)
        if self._is_hopeless(s, need):
            EXPLORATION_FAILED.emit(s, "NG-AMB-11", {"seat": self.seat})
            return
        count = min(effect.draw, len(s.tiles))
        drawn = [draw_tile(s) for _ in range(count)]
        ids = [s.content.tiles[tile].id for tile in drawn]
        TILE_DRAWN.emit_reveal(s, "NG-EXPLORE-01", {"seat": self.seat, "tiles": ids})
        if any(has_spot(s, tile, need) for tile in drawn):
            s.drawn_tiles = drawn
            if count == 1:
                s.push(ChoosePlace(self.seat, self.effect, self.times, self.redraw, drawn[0]))
            else:
                s.push(ChooseTile(self.seat, self.effect, self.times))
            return
        put_under_pile(s, drawn)
        TILE_UNPLACEABLE.emit(s, "NG-EXPLORE-07", {"seat": self.seat, "tiles": ids})
        s.push(DrawTiles(self.seat, self.effect, self.times, self.redraw, self.tried + count))
        if s.rules.unplaceable_shuffled:
            s.push(ShuffleTiles())

    def _is_hopeless(self, s: NorthgardState, need: int) -> bool:
        """After one full pass through the pile, or once a mixed pile holds nothing that fits. [NG-AMB-11]"""
        if self.tried and s.rules.unplaceable_shuffled:
            return not any(has_spot(s, tile, need) for tile in s.tiles)
        return self.tried >= len(s.tiles)


@dataclass
class ShuffleTiles(Shuffle):
    """Mix the pile of tiles."""

    def kind(self) -> str:
        return "shuffle_tiles"

    def size(self, s: NorthgardState) -> int:
        return len(s.tiles)

    def resolve(self, s: NorthgardState, outcome: list[int]) -> None:
        s.tiles = [s.tiles[i] for i in outcome]
        s.tiles_seen = 0
        TILES_SHUFFLED.emit(s, "", {"count": len(outcome)})


@dataclass
class ChooseTile(SeatChoice):
    """Which of several drawn tiles is placed; the others go to the bottom of the pile. [NG-EXPLORE-07]"""

    effect: int
    times: int

    def kind(self) -> str:
        return "explore_tile"

    def rule(self) -> str:
        return "NG-EXPLORE-07"

    def options(self, s: NorthgardState) -> list[int]:
        need = explore_need(self.seat, s.content.effects[self.effect])
        return [tile for tile in s.drawn_tiles if has_spot(s, tile, need)]

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"tile:{s.content.tiles[pick].id}"

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.push(ChoosePlace(self.seat, self.effect, self.times, False, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(f"tile:{s.content.tiles[tile].id}", "NG-EXPLORE-07", "refusal-tile-unplaceable")
            for tile in s.drawn_tiles
            if tile not in allowed
        ]


@dataclass
class ChoosePlace(SeatChoice):
    """Place and rotation of the tile. [NG-EXPLORE-02..05, NG-EXPLORE-09]"""

    effect: int
    times: int
    redraw: bool
    tile: int

    def kind(self) -> str:
        return "explore_place"

    def rule(self) -> str:
        return "NG-EXPLORE-05"

    def options(self, s: NorthgardState) -> list[int]:
        picks = legal_spots(s, self.tile, explore_need(self.seat, s.content.effects[self.effect]))
        if self.redraw and s.tiles:
            picks.append(REDRAW)
        return picks

    def key(self, s: NorthgardState, pick: int) -> str:
        return spot_key(pick) if pick >= 0 else WORDS[pick]

    def option(self, s: NorthgardState, pick: int) -> Option:
        return spot_option(s, pick) if pick >= 0 else super().option(s, pick)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"tile": s.content.tiles[self.tile].id}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        effect = s.content.effects[self.effect]
        others = [tile for tile in s.drawn_tiles if tile != self.tile]
        s.drawn_tiles = []
        if pick == REDRAW:
            put_back(s, self.seat, [self.tile])
            s.push(DrawTiles(self.seat, self.effect, self.times, False, 0))
            return
        if others:
            put_back(s, self.seat, others)
        if effect.collect:
            collect_from_tile(s, self.seat, self.tile)
        placement = lay_tile(s, self.tile, pick, "NG-EXPLORE-01")
        score_closed(s, self.seat, placement)
        if self.times > 1:
            s.push(MayExploreAgain(self.seat, self.effect, self.times - 1))
        appear_in_lairs(s, placement, True)  # after fame and clan powers [NG-AMB-59]

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        return spot_refusals(s, self.tile, explore_need(self.seat, s.content.effects[self.effect]))

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        return laid_preview(s, self.seat, self.tile, pick, True) if pick >= 0 else {}


def put_back(s: NorthgardState, seat: int, tiles: list[int]) -> None:
    """Drawn tiles that were not chosen go to the bottom of the pile. [NG-EXPLORE-07]"""
    put_under_pile(s, tiles)
    data: TilesOfExplorer = {"seat": seat, "tiles": [s.content.tiles[tile].id for tile in tiles]}
    TILES_PUT_BACK.emit(s, "NG-EXPLORE-07", data)


def collect_from_tile(s: NorthgardState, seat: int, tile_index: int) -> None:
    symbols = s.content.tiles[tile_index].symbols
    food = sum(region[FOOD] for region in symbols)
    wood = sum(region[WOOD] for region in symbols)
    lore = sum(region[LORE] for region in symbols)
    gain_resources(s, seat, food, wood, lore, "NG-SPECIAL-01")


@dataclass
class MayExploreAgain(Step):
    """A card of several Explores asks for the next one if it is possible."""

    seat: int
    effect: int
    times: int

    def kind(self) -> str:
        return "may_explore_again"

    def run(self, s: NorthgardState) -> None:
        if can_explore(s, self.seat, s.content.effects[self.effect]):
            s.push(ChooseExploreAgain(self.seat, self.effect, self.times))


@dataclass
class ChooseExploreAgain(SeatChoice):
    """A card of several Explores: whether the next one follows. [NG-SPECIAL-01]"""

    effect: int
    times: int

    def kind(self) -> str:
        return "explore_again"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return [0, PASS]

    def key(self, s: NorthgardState, pick: int) -> str:
        return "explore" if pick == 0 else WORDS[pick]

    def option(self, s: NorthgardState, pick: int) -> Option:
        key = self.key(s, pick)
        return Option(key, f"option-{key}", {}, "other")

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == 0:
            s.push(DrawTiles(self.seat, self.effect, self.times, s.content.effects[self.effect].redraw, 0))
