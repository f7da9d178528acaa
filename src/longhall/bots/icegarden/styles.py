"""How hard a strategy thinks, by what it judges, and the ways in which a turn may go on.

One change early in a turn changes everybody's later choices: where a single trial ends says little. So a stronger
strategy plays every turn to its end several times, each time with other weights for every seat, and goes by the mean.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from longhall.bots.icegarden.context import DEFAULT_WEIGHTS, Weights
from longhall.bots.strategy import drawn_factor
from longhall.kernel.chance import Rng, rng_from_seed

# What greedy of the field judges positions by. Its rollout policy is the common one.
VALUE_WEIGHTS: Final[tuple[str, ...]] = (
    "population",
    "gold",
    "m",
    "level",
    "later",
    "income",
    "goal",
    "snow",
    "visit",
    "token",
    "unit",
    "rival",
    "others",
    "alarm",
)
NEVER_VARIED: Final = ("won", "patience")
STYLES: Final = 64


@dataclass
class Effort:
    styles: int = 1  # in which each position of a search is played to the end of the turn
    plan_styles: int = 1  # the same for the best programmes of Planning
    points: float = 1.0  # how much the points count that a position is worth
    chance: float = 0.0  # how much a hundredth of a chance to win counts


QUICK: Final = Effort()
KEEN: Final = Effort(plan_styles=8)  # about half way from greedy to the strongest
THOROUGH: Final = Effort(styles=6, plan_styles=24, points=0.02, chance=1.0)


def varied(rng: Rng, names: tuple[str, ...]) -> Weights:
    """The usual weights, those named times a factor each."""
    values: dict[str, float] = {}
    for field in fields(Weights):
        value: float = getattr(DEFAULT_WEIGHTS, field.name)
        values[field.name] = value * drawn_factor(rng) if field.name in names else value
    return Weights(**values)


def _styles() -> list[Weights]:
    rng = rng_from_seed("styles")
    names = tuple(field.name for field in fields(Weights) if field.name not in NEVER_VARIED)
    return [varied(rng, names) for _ in range(STYLES)]


_STYLES: Final[list[Weights]] = _styles()


def style_of(number: int, seat: int, seats: int) -> Weights:
    """What a seat goes by in the style of that number, from 1."""
    return _STYLES[(number * seats + seat) % STYLES]
