"""The bots, in an explicit table: for every game those of its strategies, and one that plays at random."""

from __future__ import annotations

import importlib
from typing import Final

from longhall.bots.base import Bot, Observation, planned_or_forced
from longhall.bots.greedy import GreedyBot
from longhall.bots.lookahead import GameStrategy, Plan
from longhall.bots.random import RandomBot
from longhall.games import game as load_game
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import LonghallError

__all__ = [
    "RANDOM",
    "Bot",
    "GameStrategy",
    "Observation",
    "Plan",
    "best_bot",
    "bots_for",
    "games_with_strategy",
    "make_bot",
    "make_bots",
    "planned_or_forced",
    "register",
    "seat_seed",
    "strategy_for",
    "unhandled_kinds",
]

RANDOM: Final = "random"  # plays every game

# The package of each game; its ``STRATEGIES`` are by the name of the bot, the strongest first. Loaded when asked for.
_PACKAGES: Final[dict[str, str]] = {
    "northgard": "longhall.bots.northgard",
    "icegarden": "longhall.bots.icegarden",
    "icaion": "longhall.bots.icaion",
}
_REGISTERED: Final[dict[str, dict[str, GameStrategy]]] = {}


def register(game: str, strategies: dict[str, GameStrategy]) -> None:
    """Add the bots of a game to the table, the strongest first; the tests of all bots then run over them too."""
    _REGISTERED[game] = strategies


def games_with_strategy() -> list[str]:
    """Games with a bot that knows how to play them."""
    return [*_PACKAGES, *(game for game in _REGISTERED if game not in _PACKAGES)]


def _strategies(game: str) -> dict[str, GameStrategy]:
    if game not in _REGISTERED and game in _PACKAGES:
        _REGISTERED[game] = importlib.import_module(_PACKAGES[game]).STRATEGIES
    return _REGISTERED.get(game, {})


def bots_for(game: str) -> list[str]:
    """The bots that can play a game, the strongest first."""
    return [*_strategies(game), RANDOM]


def best_bot(game: str) -> str:
    """Whom to sit down against when nobody is named, and who goes on for somebody who has left."""
    return bots_for(game)[0]


def strategy_for(game: str) -> GameStrategy | None:
    """That of the game's strongest bot."""
    return next(iter(_strategies(game).values()), None)


def unhandled_kinds(game: str) -> list[str]:
    """Kinds of decisions that a bot of the game would make at random, because no table says how to make them."""
    frames = load_game(game).frames()
    return sorted({kind for strategy in _strategies(game).values() for kind in strategy.unhandled_kinds(frames)})


def make_bot(game: str, name: str, seed: str, plan: Plan | None = None) -> Bot:
    """A bot with chance of its own: bots of different seeds share nothing. ``plan`` is what another bot of the same
    name and seed has left to be done."""
    rng = rng_from_seed(f"bot:{seed}")
    strategy = _strategies(game).get(name)
    if strategy is not None:
        bot: Bot = GreedyBot(name, rng, strategy)
    elif name == RANDOM:
        bot = RandomBot(name, rng)
    else:
        raise LonghallError(f"there is no bot {name!r} for {game}; its bots are {', '.join(bots_for(game))}")
    bot.plan = list(plan) if plan is not None else []
    return bot


def seat_seed(seed: str, seat: int) -> str:
    """The seed of the bot in a seat of the match of that seed, wherever the match is played."""
    return f"{seed}/{seat}"


def make_bots(game: str, names: list[str], seed: str) -> list[Bot]:
    """One bot per seat for the match of that seed."""
    return [make_bot(game, name, seat_seed(seed, seat)) for seat, name in enumerate(names)]
