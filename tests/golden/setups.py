"""The matches of which the transcripts are kept: every player count and every module of every game has one."""

from __future__ import annotations

from typing import Any, Final


class Transcript:
    """``name`` is that of the file; after an event of type ``chapter`` the table is written down."""

    def __init__(self, game: str, name: str, setup: dict[str, Any], seed: int, chapter: str) -> None:
        self.game = game
        self.name = name
        self.setup = setup
        self.seed = seed
        self.chapter = chapter

    def __str__(self) -> str:
        return f"{self.game}-{self.name}"


def _northgard(name: str, setup: dict[str, Any], seed: int) -> Transcript:
    return Transcript("northgard", name, setup, seed, "year_began")


def _pebbles(name: str, setup: dict[str, Any], seed: int) -> Transcript:
    return Transcript("pebbles", name, setup, seed, "round_began")


TRANSCRIPTS: Final = (
    _northgard("two-seats", {"seats": 2}, 2),
    _northgard("three-seats", {"seats": 3}, 3),
    _northgard("four-seats", {"seats": 4}, 4),
    _northgard("five-seats", {"seats": 5}, 5),
    _northgard("clans-random", {"seats": 3, "clans": "random"}, 6),
    _northgard("clans-none", {"seats": 3, "clans": "none"}, 7),
    _northgard("creatures", {"seats": 3, "creatures": True}, 8),
    _northgard("more-creatures", {"seats": 4, "creatures": True, "more_creatures": True}, 9),
    _northgard("long", {"seats": 2, "long": True}, 10),
    _northgard("teams", {"seats": 4, "teams": True}, 11),
    _pebbles("two-seats", {"seats": 2}, 1),
    _pebbles("three-seats", {"seats": 3}, 1),
    _pebbles("four-seats", {"seats": 4}, 1),
    _pebbles("repeats", {"seats": 2, "repeats": True}, 1),
)
