"""The base of Icaion's choices and what several of them share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icaion.components import curio_effect
from longhall.games.icaion.content import COLOURS
from longhall.games.icaion.queries import curio_cost
from longhall.games.icaion.shapes import Preview
from longhall.games.icaion.state import IcaionState
from longhall.games.icaion.yields import extract_preview
from longhall.kernel.choices import DONE, PASS, SeatChoice
from longhall.kernel.frames import Option

# picks that are words
CAMP: Final = -3
DISCARD: Final = -4
DRAW: Final = -5
NEW: Final = -6
WOUND: Final = -7
TAKE: Final = -8
CLOCKWISE: Final = -9
COUNTERCLOCKWISE: Final = -10
STAY: Final = -11
WORDS: Final = {
    DONE: "done",
    PASS: "pass",
    CAMP: "camp",
    DISCARD: "discard",
    DRAW: "draw",
    NEW: "new",
    WOUND: "wound",
    TAKE: "take",
    CLOCKWISE: "clockwise",
    COUNTERCLOCKWISE: "counterclockwise",
    STAY: "stay",
}


@dataclass
class WordChoice(SeatChoice):
    """Picks are numbers of something, or one of the words above."""

    def option(self, s: IcaionState, pick: int) -> Option:
        return super().option(s, pick) if pick >= 0 else word_option(pick)


@dataclass
class NodeChoice(WordChoice):
    """Picks are nodes, or one of the words above."""

    def key(self, s: IcaionState, pick: int) -> str:
        return f"node:{s.content.nodes[pick].id}" if pick >= 0 else WORDS[pick]

    def preview(self, s: IcaionState, pick: int) -> Preview:
        """What an Extract there would yield."""
        if pick < 0:
            return {}
        return {"node": s.content.nodes[pick].id, "extract": extract_preview(s, self.seat, pick)}


@dataclass
class RegionChoice(WordChoice):
    """Picks are Regions, or one of the words above."""

    def key(self, s: IcaionState, pick: int) -> str:
        return f"region:{s.content.regions[pick].id}" if pick >= 0 else WORDS[pick]


@dataclass
class CardChoice(WordChoice):
    """Picks are Curio cards, or one of the words above."""

    def key(self, s: IcaionState, pick: int) -> str:
        return f"card:{s.content.curios[pick].id}" if pick >= 0 else WORDS[pick]

    def preview(self, s: IcaionState, pick: int) -> Preview:
        return card_preview(s, self.seat, pick) if pick >= 0 else {}


@dataclass
class ColourChoice(WordChoice):
    """Picks are colours of Qoam, or one of the words above."""

    def options(self, s: IcaionState) -> list[int]:
        return list(range(len(COLOURS)))

    def key(self, s: IcaionState, pick: int) -> str:
        return f"colour:{COLOURS[pick]}" if pick >= 0 else WORDS[pick]


def card_preview(s: IcaionState, seat: int, card: int) -> Preview:
    """What stands on a card, and what playing it costs now."""
    curio = s.content.curios[card]
    return {"card": curio.id, "cost": {"green": curio_cost(s, seat, card)}, "effect": curio_effect(curio)}


def crystal_key(verb: str, pick: int) -> str:
    """A crystal in a cage as ``VERB:CAGE.COLOUR``; cages count from 1. The pick is ``5 * cage + colour``."""
    return f"{verb}:{pick // len(COLOURS) + 1}.{COLOURS[pick % len(COLOURS)]}"


def crystal_option(verb: str, pick: int) -> Option:
    params: dict[str, Any] = {"cage": pick // len(COLOURS) + 1, "colour": COLOURS[pick % len(COLOURS)]}
    return Option(crystal_key(verb, pick), f"option-{verb}", params, verb)


def word_option(pick: int) -> Option:
    return Option(WORDS[pick], f"option-{WORDS[pick]}", {}, "other")
