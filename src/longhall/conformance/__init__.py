"""What holds for every game, as a suite that any game can be run through.

    from longhall.conformance import check_game
    check_game(my_game)

plays a match with every number of seats, and at its decisions makes sure of what everything built on games relies on:

- **options** are distinct, in a fixed order, and what is refused is refused with its rule;
- **clones** are equal and independent, earlier ones stay as they were;
- **saves** read back equal and go on alike; **records** replay and verify, also unfinished ones;
- **stepping back** ends where undo must, and leads to the position that was;
- **views** of positions that a seat cannot tell apart are the same, and so are its decisions, previews and events;
  samples (``determinize``) are such positions, and do not foresee what comes;
- **components** are never made or lost, the match ends, its result ranks every seat;
- what the game has written down of its **shapes** (``Game.shapes``) is kept.

An AssertionError says which of these does not hold, after which choice, with which setup and seed. What a game declares
not to have (``Game.capabilities``) is not asked for. The checks are assertions, so Python must not run with ``-O``.
"""

from __future__ import annotations

from typing import Any

from longhall.conformance.checks import all_checks
from longhall.conformance.walk import Check, Explorer, walk
from longhall.kernel.errors import SetupError
from longhall.kernel.game import Game
from longhall.kernel.match import Match

__all__ = ["Check", "Explorer", "all_checks", "check_game", "check_match", "walk"]


def check_match(game: Game, setup: dict[str, Any], seed: int | str) -> Match:
    """Play one match with every check along the way; returns it as it ended."""
    return walk(game.new(setup, seed), Explorer(f"conformance {seed}"), all_checks(str(seed)))


def check_game(game: Game, seed: int | str = 1) -> int:
    """A match for every number of seats the game takes, and one for every other value of its options where that goes
    together with the rest; returns how many."""
    played = 0
    for setup in setups(game):
        check_match(game, setup, f"{seed}/{played}")
        played += 1
    return played


def setups(game: Game) -> list[dict[str, Any]]:
    """The defaults with every number of seats, and with each option changed once."""
    found: list[dict[str, Any]] = []
    for option in game.setup_options:
        values = [True, False] if option.type == "bool" else list(option.values)
        for value in values:
            if option.name == "seats" or value != option.default:
                given = {option.name: value}
                try:
                    game.read_setup(given)
                except SetupError:
                    continue  # it needs others, too
                found.append(given)
    return found
