"""The bots, in an explicit table: for every game those of its advisers, and one that plays at random."""

from __future__ import annotations

from typing import Final

from longhall.bots import icaion, icegarden, northgard
from longhall.bots.base import Bot, Observation, without_thinking
from longhall.bots.greedy import GreedyBot
from longhall.bots.lookahead import Adviser, Plan
from longhall.bots.random import RandomBot
from longhall.games import game as load_game
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import LonghallError

__all__ = [
    "RANDOM",
    "Adviser",
    "Bot",
    "Observation",
    "Plan",
    "advised_games",
    "adviser_for",
    "best_bot",
    "bots_for",
    "left_to_chance",
    "make",
    "make_table",
    "register",
    "seat_seed",
    "without_thinking",
]

RANDOM: Final = "random"  # plays every game

# by game and by the name of the bot, the strongest first
_ADVISERS: Final[dict[str, dict[str, Adviser]]] = {
    "northgard": northgard.ADVISERS,
    "icegarden": icegarden.ADVISERS,
    "icaion": icaion.ADVISERS,
}


def register(game: str, advisers: dict[str, Adviser]) -> None:
    """Add the bots of a game to the table, the strongest first; the tests of all bots then run over them too."""
    _ADVISERS[game] = advisers


def advised_games() -> list[str]:
    """Games with a bot that knows how to play them."""
    return list(_ADVISERS)


def bots_for(game: str) -> list[str]:
    """The bots that can play a game, the strongest first."""
    return [*_ADVISERS.get(game, {}), RANDOM]


def best_bot(game: str) -> str:
    """Whom to sit down against when nobody is named, and who goes on for somebody who has left."""
    return bots_for(game)[0]


def adviser_for(game: str) -> Adviser | None:
    """That of the game's strongest bot."""
    return next(iter(_ADVISERS.get(game, {}).values()), None)


def left_to_chance(game: str) -> list[str]:
    """Kinds of decisions that a bot of the game would make at random, because no table says how to make them."""
    frames = load_game(game).frames()
    return sorted({kind for adviser in _ADVISERS[game].values() for kind in adviser.left_to_chance(frames)})


def make(game: str, name: str, seed: str, plan: Plan | None = None) -> Bot:
    """A bot with chance of its own: bots of different seeds share nothing. ``plan`` is what another bot of the same
    name and seed has left to be done."""
    rng = rng_from_seed(f"bot:{seed}")
    adviser = _ADVISERS.get(game, {}).get(name)
    if adviser is not None:
        bot: Bot = GreedyBot(name, rng, adviser)
    elif name == RANDOM:
        bot = RandomBot(name, rng)
    else:
        raise LonghallError(f"there is no bot {name!r} for {game}; its bots are {', '.join(bots_for(game))}")
    bot.plan = list(plan) if plan is not None else []
    return bot


def seat_seed(seed: str, seat: int) -> str:
    """The seed of the bot in a seat of the match of that seed, wherever the match is played."""
    return f"{seed}/{seat}"


def make_table(game: str, names: list[str], seed: str) -> list[Bot]:
    """One bot per seat for the match of that seed."""
    return [make(game, name, seat_seed(seed, seat)) for seat, name in enumerate(names)]
