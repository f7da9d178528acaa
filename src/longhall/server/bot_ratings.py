"""How strong bots are by the ladder of docs/ladder.md; scripts/ladder_page.py writes ``bot_ratings.toml``."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from longhall.bots import levels_for

FILE: Final = Path(__file__).with_suffix(".toml")


@dataclass
class BotRating:
    """By playing against each other: this says nothing about people. Null: the level has played no ladder so far."""

    bot: str
    rating: float | None
    spread: float | None


@cache
def _file() -> dict[str, dict[str, Any]]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def bot_ratings(game: str) -> list[BotRating]:
    """Every level of a game, the strongest first."""
    rated = _file().get(game, {})
    known = {
        bot: BotRating(bot, **rated[bot]) if bot in rated else BotRating(bot, None, None) for bot in levels_for(game)
    }
    return sorted(reversed(known.values()), key=lambda one: -(one.rating or 0.0))
