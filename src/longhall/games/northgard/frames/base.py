"""The base of Northgard's choices and what several of them share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longhall.games.northgard.components import effect_data
from longhall.games.northgard.content import ACHIEVEMENT
from longhall.games.northgard.scoring import achievement_fame
from longhall.games.northgard.shapes import Preview
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.choices import DONE, PASS, SeatChoice
from longhall.kernel.frames import Option

NEW_TILE: Final = -3
REDRAW: Final = -4
WORDS: Final = {DONE: "done", PASS: "pass", NEW_TILE: "new_tile", REDRAW: "redraw"}


@dataclass
class TerritoryChoice(SeatChoice):
    """Picks are territories, or one of the words above."""

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"territory:{s.geo.names[pick]}" if pick >= 0 else WORDS[pick]

    def option(self, s: NorthgardState, pick: int) -> Option:
        return territory_option(s, self.key(s, pick), pick)


def territory_option(s: NorthgardState, key: str, pick: int) -> Option:
    if pick < 0:
        return Option(key, f"option-{key.replace('_', '-')}", {}, "other")
    params = {"territory": s.geo.names[pick], "owner": s.owner[pick], "units": s.units[pick]}
    return Option(key, "option-territory", params, "territory")


@dataclass
class CardChoice(SeatChoice):
    """Picks are cards of the pack, or one of the words above."""

    def key(self, s: NorthgardState, pick: int) -> str:
        return f"card:{s.content.cards[pick].id}" if pick >= 0 else WORDS[pick]

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        """What stands on the card; an achievement is worth what it would count now. [NG-SCORE-03]"""
        if pick < 0:
            return {}
        card = s.content.cards[pick]
        is_achievement = card.kind == ACHIEVEMENT
        return {
            "card": card.id,
            "flash": card.flash,
            "worth": achievement_fame(s, self.seat, card.effects[0].name) if is_achievement else card.fame,
            "does": [effect_data(effect) for effect in card.effects],
        }
