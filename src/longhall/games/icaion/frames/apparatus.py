"""Retrieve and Install an Apparatus. [IC-APPARATUS]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from longhall.games.icaion.changes import score
from longhall.games.icaion.content import CITY_NODE, COLOURS, TOOLS, YEARS
from longhall.games.icaion.events.apparatus import (
    APPARATUS_INSTALLED,
    APPARATUS_RETRIEVED,
    ApparatusInstalled,
    ApparatusRetrieved,
)
from longhall.games.icaion.events.score import ScoreParts
from longhall.games.icaion.queries import has_installed_colour, kind_of_tile
from longhall.games.icaion.scoring import apparatus_count, apparatus_points
from longhall.games.icaion.shapes import ApparatusPreview, Preview
from longhall.games.icaion.state import GEAR_POWER, NOTHING, RETRIEVED, IcaionState
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Option, Refusal


def retrievable(s: IcaionState, seat: int) -> list[int]:
    """Colours whose top tile shows the current Year and which the seat has not installed.
    [IC-APPARATUS-01, IC-APPARATUS-04, IC-APPARATUS-06]"""
    return [
        colour
        for colour in range(len(COLOURS))
        if s.pile_year[colour] == s.year and not has_installed_colour(s, seat, colour)
    ]


def retrieve_obstacle(s: IcaionState, seat: int) -> tuple[str, str] | None:
    """Why nothing can be Retrieved, as rule and message. [IC-APPARATUS-01..04, IC-AMB-28, IC-AMB-108]"""
    if s.content.nodes[s.node[seat]].kind != CITY_NODE:
        return "IC-APPARATUS-01", "refusal-retrieve-place"
    if s.retrieved[seat]:
        return "IC-APPARATUS-03", "refusal-retrieve-again"
    if s.slot[seat] != NOTHING:
        return "IC-APPARATUS-02", "refusal-retrieve-slot"
    return None if retrievable(s, seat) else ("IC-AMB-108", "refusal-retrieve-none")


def install_obstacle(s: IcaionState, seat: int) -> tuple[str, str] | None:
    """Why nothing can be Installed, as rule and message. [IC-APPARATUS-07]"""
    tile = s.slot[seat]
    if tile == NOTHING:
        return "IC-APPARATUS-07", "refusal-install-nothing"
    crater = s.content.nodes[s.node[seat]].crater
    if crater < 0 or s.content.craters[crater].colour != tile // YEARS:
        return "IC-APPARATUS-07", "refusal-install-place"
    return None


def apparatus_preview(s: IcaionState, seat: int, colour: int) -> ApparatusPreview:
    """What the tile of a pile would score now, and where it is Installed. [IC-APPARATUS-05, IC-APPARATUS-07]"""
    tile = YEARS * colour + min(s.pile_year[colour], YEARS) - 1
    kind = kind_of_tile(s, tile)
    crater = next(crater for crater in s.content.craters if crater.colour == colour)
    return {
        "apparatus": s.content.tiles[tile].id,
        "colour": COLOURS[colour],
        "kind": s.content.kinds[kind].id,
        "count": apparatus_count(s, seat, kind),
        "points": apparatus_points(s, seat, tile),
        "crater": crater.id,
    }


@dataclass
class ChooseApparatus(SeatChoice):
    """Which pile the tile is taken from. [IC-APPARATUS-01]"""

    def kind(self) -> str:
        return "retrieve"

    def rule(self) -> str:
        return "IC-APPARATUS-01"

    def options(self, s: IcaionState) -> list[int]:
        return retrievable(s, self.seat)

    def key(self, s: IcaionState, pick: int) -> str:
        return f"apparatus:{COLOURS[pick]}"

    def option(self, s: IcaionState, pick: int) -> Option:
        tile = YEARS * pick + s.year - 1
        params = {
            "colour": COLOURS[pick],
            "kind": s.content.kinds[kind_of_tile(s, tile)].id,
            "each": s.content.kinds[kind_of_tile(s, tile)].points,
            "points": apparatus_points(s, self.seat, tile),
        }
        return Option(self.key(s, pick), "option-apparatus", params, "apparatus")

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"year": s.year}

    def resolve(self, s: IcaionState, pick: int) -> None:
        tile = YEARS * pick + s.year - 1
        kind = kind_of_tile(s, tile)
        s.slot[self.seat] = tile
        s.retrieved[self.seat] = 1
        s.pile_year[pick] += 1
        name = s.content.kinds[kind].id
        taken: ApparatusRetrieved = {
            "seat": self.seat,
            "apparatus": s.content.tiles[tile].id,
            "colour": COLOURS[pick],
            "kind": name,
        }
        APPARATUS_RETRIEVED.emit(s, "IC-APPARATUS-01", taken)
        parts: ScoreParts = {"kind": name, "count": apparatus_count(s, self.seat, kind)}
        score(s, self.seat, apparatus_points(s, self.seat, tile), RETRIEVED, "IC-APPARATUS-05", parts)

    def preview(self, s: IcaionState, pick: int) -> Preview:
        return cast(Preview, apparatus_preview(s, self.seat, pick))

    def refusals(self, s: IcaionState) -> list[Refusal]:
        found: list[Refusal] = []
        for colour, name in enumerate(COLOURS):
            if has_installed_colour(s, self.seat, colour):
                found.append(Refusal(f"apparatus:{name}", "IC-APPARATUS-04", "refusal-apparatus-kind"))
            elif s.pile_year[colour] != s.year:
                found.append(Refusal(f"apparatus:{name}", "IC-APPARATUS-06", "refusal-apparatus-year"))
        return found


def install(s: IcaionState, seat: int) -> None:
    """The tile goes to the slot of its own Year. [IC-APPARATUS-08, IC-APPARATUS-09, IC-GEAR-TOOLS-01]"""
    tile = s.content.tiles[s.slot[seat]]
    s.slot[seat] = NOTHING
    s.installed[YEARS * seat + tile.year - 1] = tile.index
    installed: ApparatusInstalled = {
        "seat": seat,
        "apparatus": tile.id,
        "colour": COLOURS[tile.colour],
        "year": tile.year,
    }
    APPARATUS_INSTALLED.emit(s, "IC-APPARATUS-08", installed)
    if s.gear[seat] == TOOLS:
        score(s, seat, s.content.gear[TOOLS].n, GEAR_POWER, "IC-GEAR-TOOLS-01", {"gear": "tools"})
