"""Longhall: a digital table for big winter board games, and a fast environment for bots and research."""

from __future__ import annotations

from longhall.games import game, game_names
from longhall.kernel.errors import IllegalOption, InvalidOption, LonghallError
from longhall.kernel.frames import Decision, Option, Refusal
from longhall.kernel.match import Match, Result
from longhall.kernel.record import Record, parse, replay, verify

__version__ = "0.1.0"

__all__ = [
    "Decision",
    "IllegalOption",
    "InvalidOption",
    "LonghallError",
    "Match",
    "Option",
    "Record",
    "Refusal",
    "Result",
    "__version__",
    "game",
    "game_names",
    "parse",
    "replay",
    "verify",
]
