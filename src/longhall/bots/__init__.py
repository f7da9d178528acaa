"""The bots of every game: five levels that stand on its strategy, other styles, and one that plays at random."""

from __future__ import annotations

import importlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from longhall.bots.base import Bot, Observation, planned_or_forced
from longhall.bots.careless import CarelessBot
from longhall.bots.greedy import GreedyBot
from longhall.bots.lookahead import Plan
from longhall.bots.random import RandomBot
from longhall.bots.search import SearchBot
from longhall.bots.searcher import Budget
from longhall.bots.strategy import GameStrategy
from longhall.games import game as load_game
from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.errors import LonghallError

__all__ = [
    "FIELD",
    "FIRST",
    "GREEDY",
    "LEVELS",
    "RANDOM",
    "Bot",
    "GameStrategy",
    "Observation",
    "Plan",
    "arena_bots",
    "bots_for",
    "default_bot",
    "games_with_strategy",
    "levels_for",
    "make_bot",
    "make_bots",
    "planned_or_forced",
    "register",
    "seat_seed",
    "strategy_for",
    "unhandled_kinds",
]

RANDOM: Final = "random"  # plays every game
GREEDY: Final = "greedy"
# from the weakest to the strongest; a game with a strategy has them all
LEVELS: Final = ("novice", "casual", GREEDY, "expert", "master")
FIRST: Final = "greedy:first"  # greedy as it first was: what others are measured against
LEARNED: Final = "learned"  # plays by weights that were learned: with a colon and a file by those in it
FOLDER: Final = "LONGHALL_LEARNED"  # the variable that names the folder of those that a hall offers
FIELD: Final = "greedy:field"  # greedy with weights drawn anew for each seat and match

Limit: TypeAlias = tuple[float, Callable[[], float]]

# The package of each game, loaded when asked for: ``STRATEGIES`` are by the name of a greedy bot, ``field_strategy``
# makes one of the field.
_PACKAGES: Final[dict[str, str]] = {
    "northgard": "longhall.bots.northgard",
    "icegarden": "longhall.bots.icegarden",
    "icaion": "longhall.bots.icaion",
}
_REGISTERED: Final[dict[str, dict[str, GameStrategy]]] = {}
_FIELDS: Final[dict[str, Callable[[Rng], GameStrategy]]] = {}


def _learned(game: str, name: str, rng: Rng, limit: Limit | None) -> Bot:
    """A bot that plays by weights in a file. What it is made of builds on bots, so it is loaded when asked for."""
    try:
        module = importlib.import_module("longhall.envs.learned")
    except ImportError:
        raise LonghallError(
            f"a bot {name!r} takes numpy, which is not installed: pip install 'longhall[research]'"
        ) from None
    if name != LEARNED:
        bot: Bot = module.LearnedBot(name, rng, game, Path(name.removeprefix(f"{LEARNED}:")))
        return bot
    files = learned_files(game)
    if not files:
        raise LonghallError(f"nothing has been learned for {game}: {FOLDER} names the folder with {game}-SEATS.npz")
    known: Bot = module.LearnedAny(name, rng, game, files, _new_bot(game, default_bot(game), rng, limit))
    return known


def register(game: str, strategies: dict[str, GameStrategy]) -> None:
    """Add the bots of a game to the table; the tests of all bots then run over them too. ``greedy`` brings the
    levels with it."""
    _REGISTERED[game] = strategies


def games_with_strategy() -> list[str]:
    """Games with a bot that knows how to play them."""
    return [*_PACKAGES, *(game for game in _REGISTERED if game not in _PACKAGES)]


def _strategies(game: str) -> dict[str, GameStrategy]:
    if game not in _REGISTERED and game in _PACKAGES:
        package = importlib.import_module(_PACKAGES[game])
        _REGISTERED[game] = package.STRATEGIES
        _FIELDS[game] = package.field_strategy
    return _REGISTERED.get(game, {})


def levels_for(game: str) -> list[str]:
    """The levels of a game, from the weakest; none where no strategy is known."""
    return list(LEVELS) if GREEDY in _strategies(game) else []


def bots_for(game: str) -> list[str]:
    """Those that may be given a seat: the levels, the strongest first, other styles, and one that plays at random."""
    styles = [name for name in _strategies(game) if name not in (*LEVELS, FIRST)]
    return [*reversed(levels_for(game)), *([LEARNED] if learned_files(game) else []), *styles, RANDOM]


def learned_files(game: str) -> dict[int, Path]:
    """By number of seats, the weights that this machine's owner has put into the folder which LONGHALL_LEARNED names:
    the bot called learned plays by them."""
    folder = os.environ.get(FOLDER)
    found = sorted(Path(folder).glob(f"{game}-[2-9].npz")) if folder else []
    return {int(path.stem.rpartition("-")[2]): path for path in found}


def arena_bots(game: str) -> list[str]:
    """The same, and those that are there to be measured against."""
    return [
        *bots_for(game),
        *([FIRST] if FIRST in _strategies(game) else []),
        *([FIELD] if game in _FIELDS else []),
    ]


def default_bot(game: str) -> str:
    """Whom to sit down against when nobody is named, and who goes on for somebody who has left."""
    return GREEDY if levels_for(game) else RANDOM


def strategy_for(game: str) -> GameStrategy | None:
    """What is known about playing a game well."""
    return _strategies(game).get(GREEDY)


def unhandled_kinds(game: str) -> list[str]:
    """Kinds of decisions that a bot of the game would make at random, because no table says how to make them."""
    frames = load_game(game).frames()
    return sorted({kind for strategy in _strategies(game).values() for kind in strategy.unhandled_kinds(frames)})


def make_bot(game: str, name: str, seed: str, plan: Plan | None = None, limit: Limit | None = None) -> Bot:
    """A bot with chance of its own: bots of different seeds share nothing. ``plan`` is what another bot of the same
    name and seed has left to be done. ``limit``: the seconds that it may search for a decision, and a clock; without
    one it chooses the same everywhere."""
    bot = _new_bot(game, name, rng_from_seed(f"bot:{seed}"), limit)
    bot.plan = list(plan) if plan is not None else []
    return bot


def _new_bot(game: str, name: str, rng: Rng, limit: Limit | None) -> Bot:
    strategies = _strategies(game)
    if name == LEARNED or name.startswith(f"{LEARNED}:"):
        return _learned(game, name, rng, limit)
    if name == RANDOM:
        return RandomBot(name, rng)
    if name in strategies:
        return GreedyBot(name, rng, strategies[name])
    if name == FIELD and game in _FIELDS:
        return GreedyBot(name, rng, _FIELDS[game](rng.branch("field")))
    if name in levels_for(game):
        strategy = strategies[GREEDY]
        levels = strategy.settings.levels
        if name == "novice":
            return CarelessBot(name, rng, strategy, *levels.novice)
        if name == "casual":
            return CarelessBot(name, rng, strategy, *levels.casual)
        seconds, clock = limit if limit is not None else (0.0, None)
        return SearchBot(
            name, rng, strategy, Budget(levels.expert if name == "expert" else levels.master, seconds, clock)
        )
    raise LonghallError(f"there is no bot {name!r} for {game}; its bots are {', '.join(arena_bots(game))}")


def seat_seed(seed: str, seat: int) -> str:
    """The seed of the bot in a seat of the match of that seed, wherever the match is played."""
    return f"{seed}/{seat}"


def make_bots(game: str, names: list[str], seed: str) -> list[Bot]:
    """One bot per seat for the match of that seed."""
    return [make_bot(game, name, seat_seed(seed, seat)) for seat, name in enumerate(names)]
