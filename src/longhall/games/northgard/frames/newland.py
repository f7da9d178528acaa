"""A tile drawn because there is no neutral territory left to come back to. [NG-RECRUIT-06, NG-ENDYEAR-04]"""

from __future__ import annotations

from dataclasses import dataclass

from longhall.games.northgard.events.explore import TILE_DRAWN, TILE_UNPLACEABLE
from longhall.games.northgard.frames.creatures import appear_in_lairs
from longhall.games.northgard.placement import (
    NEW_LAND,
    draw_tile,
    has_spot,
    laid_preview,
    lay_tile,
    legal_spots,
    put_under_pile,
    spot_key,
    spot_option,
    spot_refusals,
)
from longhall.games.northgard.shapes import Preview
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Option, Refusal, Step


@dataclass
class DrawNewTile(Step):
    """Draw until a tile can be placed so that it makes a neutral territory; none can: nothing happens. [NG-AMB-51]"""

    seat: int
    cause: str  # the rule that has it drawn
    tried: int

    def kind(self) -> str:
        return "draw_new_tile"

    def run(self, s: NorthgardState) -> None:
        if self.tried >= len(s.tiles):
            return
        tile = draw_tile(s)
        TILE_DRAWN.emit_reveal(s, self.cause, {"seat": self.seat, "tiles": [s.content.tiles[tile].id]})
        if has_spot(s, tile, NEW_LAND):
            s.drawn_tiles = [tile]
            s.push(ChooseNewLand(self.seat, self.cause, tile))
        else:
            put_under_pile(s, [tile])
            TILE_UNPLACEABLE.emit(s, self.cause, {"seat": self.seat, "tiles": [s.content.tiles[tile].id]})
            s.push(DrawNewTile(self.seat, self.cause, self.tried + 1))


@dataclass
class ChooseNewLand(SeatChoice):
    """Where the new tile goes; closing a territory this way gives no fame. [NG-AMB-51]"""

    cause: str
    tile: int

    def kind(self) -> str:
        return "new_land"

    def rule(self) -> str:
        return self.cause

    def options(self, s: NorthgardState) -> list[int]:
        return legal_spots(s, self.tile, NEW_LAND)

    def key(self, s: NorthgardState, pick: int) -> str:
        return spot_key(pick)

    def option(self, s: NorthgardState, pick: int) -> Option:
        return spot_option(s, pick)

    def context(self, s: NorthgardState) -> dict[str, object]:
        return {"tile": s.content.tiles[self.tile].id}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.drawn_tiles = []
        placement = lay_tile(s, self.tile, pick, self.cause)
        appear_in_lairs(s, placement, True)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        return spot_refusals(s, self.tile, NEW_LAND)

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        return laid_preview(s, self.seat, self.tile, pick, False)
