"""Ratings of bots from the places they came in, by the Plackett-Luce model."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from longhall.kernel.errors import LonghallError


@dataclass
class Rating:
    """How strong a bot is thought to be, and how uncertain that is: nobody knows anything at 25 and 8.3."""

    mean: float
    spread: float


def check_ratings() -> None:
    """LonghallError, in a sentence, where ratings cannot be made."""
    if importlib.util.find_spec("openskill") is None:
        raise LonghallError("ratings are made with openskill, which is not installed: pip install 'longhall[report]'")


def ratings(bots: Iterable[str], matches: Iterable[tuple[list[str], list[int]]]) -> dict[str, Rating]:
    """By bot; ``matches`` are the bots of the seats and their places. A bot that holds several seats learns from each
    of them, and goes on with the mean."""
    model = importlib.import_module("openskill.models").PlackettLuce()
    known: dict[str, Any] = {name: model.rating(name=name) for name in bots}
    for names, places in matches:
        after = model.rate([[known[name]] for name in names], ranks=places)
        for name in dict.fromkeys(names):
            own = [team[0] for other, team in zip(names, after, strict=True) if other == name]
            mean = sum(one.mu for one in own) / len(own)
            spread = sum(one.sigma for one in own) / len(own)
            known[name] = model.rating(mu=mean, sigma=spread, name=name)
    return {name: Rating(one.mu, one.sigma) for name, one in known.items()}
