"""Write the positions that the pages called "In brief" draw: what seat 0 sees after some choices of a match.

The matches are played by the engine, so a picture never shows what cannot be. If a choice here is no longer legal, the
rules have changed: choose another.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import longhall

GAMES: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "games"


class Position:
    def __init__(self, name: str, keys: str) -> None:
        self.name = name
        self.keys = keys.split()  # since the position before


class Example:
    def __init__(self, game: str, seed: str, setup: dict[str, Any], positions: tuple[Position, ...]) -> None:
        self.game = game
        self.seed = seed
        self.setup = setup
        self.positions = positions

    @property
    def file(self) -> Path:
        return GAMES / self.game / "brief" / "generated.ts"

    def text(self) -> str:
        match = longhall.game(self.game).new(self.setup, seed=self.seed)
        views: dict[str, Any] = {}
        for position in self.positions:
            for key in position.keys:
                match.apply(key)
            views[position.name] = match.view(0)
        names = " | ".join(f'"{name}"' for name in views)
        return (
            "// Made by `make protocol`; scripts/brief_views.py says how.\n"
            'import type { View } from "../generated";\n\n'
            f"export const VIEWS: Record<{names}, View> = {json.dumps(views, ensure_ascii=False)};\n"
        )


EXAMPLES: Final = (
    Example(
        "northgard",
        "northgard-lesson-4239",
        {"seats": 2, "clans": "none"},
        (
            Position(
                "open",
                "tile:T21 place:-1,0,3 territory:T21.a tile:T09 place:0,1,0 territory:T09.c "
                "tile:T27 place:-1,1,1 territory:T27.c tile:T23 place:-1,2,0 territory:T23.b",
            ),
            Position("closed", "play card:explore place:-2,0,0"),
            Position(
                "raided",
                "done play card:recruit territory:T09.c done play card:build building:lodge slot:T21.a.1 done "
                "play card:feast move territory:T23.b territory:T27.b count:1 done "
                "play card:recruit territory:T27.c done play card:explore place:-2,2,2 done",
            ),
            Position("marched", "play card:feast move territory:T27.c territory:T27.b count:3 count:1 count:0 done"),
            Position(
                "settled",
                "play card:feast build building:silo slot:T09.c.1 done pass card:e12 pass card:e01 done done "
                "play card:e12 place:-2,1,1 done play card:recruit territory:T23.b done "
                "play card:feast build building:altar slot:T27.a.1 done",
            ),
        ),
    ),
    Example(
        "icegarden",
        "first-match-7",
        {"seats": 2, "characters": ["freihoff", "callo"], "regions": "quick", "variant": "basic"},
        (
            Position(
                "planned",
                "region:valley region:sails region:fire region:empire field:making field:influence field:influence "
                "field:mountain field:throat field:throat",
            ),
            Position(
                "domination",
                "take:m done exchange give:population give:population take:m take:population done "
                "region:fire region:fire region:sails region:empire raise up:0 up:1 up:0 up:1 done "
                "summon level:2 count:1 region:valley",
            ),
            Position("tower", "take:m take:m take:population use:tower take:population"),
            Position("jumped", "jump:2 jump:2"),
        ),
    ),
    Example(
        "icaion",
        "lesson-3496",
        {
            "seats": 2,
            "draft": False,
            "neutral_placement": "symmetry",
            "apparatus_sides": ["green"],
            "wonders": False,
            "expert": False,
        },
        (
            Position("start", "node:S1 node:S3"),
            Position("moved", "node:P3"),
            Position("extracted", "card:points_3 extract cage:2"),
            Position(
                "later",
                "node:M2 deploy row:cage region:RC2 pay:1.grey power:double_shift node:P1 extract cage:2 "
                "node:X4 deploy row:cage region:RE4 card:draw_1_2 draw node:C1 deploy row:cage region:RI2 pass "
                "node:W5 extract region:RE4 cage:3 power:double_shift node:C4 retrieve apparatus:green "
                "node:X5 deploy row:cage region:RE5 draw power:double_shift node:P5 extract region:RE5 cage:1 "
                "node:P3 eradicate remove:RE3.1 pass node:C3 extract cage:3 card:qoam_brown_3 cage:4",
            ),
            Position("installed", "node:M3 install power:double_shift node:R3"),
        ),
    ),
)


def main() -> None:
    for example in EXAMPLES:
        example.file.parent.mkdir(exist_ok=True)
        example.file.write_text(example.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
