"""The bots, in an explicit table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longhall.bots.base import Bot, Observation
from longhall.bots.greedy import GreedyBot
from longhall.bots.random import RandomBot
from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.errors import LonghallError

__all__ = ["Bot", "Observation", "best_bot", "bot_names", "bots_for", "make", "make_table"]

_MAKERS: Final[dict[str, Callable[[str, Rng], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "greedy:peaceful": lambda name, rng: GreedyBot(name, rng, peaceful=True),
}


_BEST: Final = {"northgard": "greedy"}  # by game


def bot_names() -> list[str]:
    return list(_MAKERS)


def bots_for(game: str) -> list[str]:
    """All of them, the strongest for that game first."""
    return sorted(_MAKERS, key=lambda name: name != best_bot(game))


def best_bot(game: str) -> str:
    """Whom to sit down against when nobody is named."""
    return _BEST.get(game, "random")


def make(name: str, seed: str) -> Bot:
    """A bot with a generator of its own. Bots of different seeds, and matches of the same seed, share nothing."""
    maker = _MAKERS.get(name)
    if maker is None:
        raise LonghallError(f"there is no bot {name!r}; the bots are {', '.join(_MAKERS)}")
    return maker(name, rng_from_seed(f"bot:{seed}"))


def make_table(names: list[str], seed: str) -> list[Bot]:
    """One bot per seat for the match of that seed."""
    return [make(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
