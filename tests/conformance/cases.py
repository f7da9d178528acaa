"""Every registered game with all its seat counts and each setup option changed once, and random matches of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import longhall
import longhall.kernel.match
from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.setup import BOOL, CHOICE, LIST, SetupOption

COMPILED: Final = not str(longhall.kernel.match.__file__).endswith(".py")
MOST_CHOICES: Final = 5000  # no match of any game is nearly as long


class Case:
    """One setup of one game, and the seed of a random match of it."""

    def __init__(self, game: str, setup: dict[str, Any], seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed

    def __str__(self) -> str:
        return "-".join([self.game, *(f"{name}={value}" for name, value in self.setup.items())])

    def new(self) -> Match:
        return load(self.game).new(self.setup, self.seed)


def load(name: str) -> Game:
    """The registered game; Pebbles also while tests are collected and it is not registered yet."""
    if name in longhall.game_names():
        return longhall.game(name)
    from tests.kernel.pebbles import pebbles

    return pebbles()


def names() -> list[str]:
    """The registered games, and Pebbles where an interpreted game can join them."""
    return longhall.game_names() + ([] if COMPILED or "pebbles" in longhall.game_names() else ["pebbles"])


def seat_counts(game: Game) -> list[int]:
    (option,) = [option for option in game.setup_options if option.name == "seats"]
    return list(option.values)


def other_values(option: SetupOption) -> list[Any]:
    """The values of a bool, choice or list option that are not its default."""
    if option.type == BOOL:
        return [not option.default]
    return [value for value in option.values if value != option.default] if option.type in (CHOICE, LIST) else []


def setup_with(game: Game, option: SetupOption, value: Any, seats: int) -> dict[str, Any]:
    """A setup that differs from the usual one in this option, and in what the option needs."""
    by_name = {other.name: other for other in game.setup_options}
    setup: dict[str, Any] = {"seats": seats}
    todo = [(option, value)]
    while todo:
        current, wanted = todo.pop()
        setup[current.name] = wanted
        if current.seats and setup["seats"] not in current.seats:
            setup["seats"] = current.seats[0]
        todo += [(by_name[name], needed) for name, needed in current.needs.items() if name not in setup]
    return setup


def cases() -> list[Case]:
    found: list[Case] = []
    for name in names():
        game = load(name)
        counts = seat_counts(game)
        found += [Case(name, {"seats": seats}, seats) for seats in counts]
        changes = [(option, value) for option in game.setup_options for value in other_values(option)]
        for number, (option, value) in enumerate(changes):
            found.append(Case(name, setup_with(game, option, value, counts[number % len(counts)]), 100 + number))
    return found


def lively(match: Match, rng: Rng) -> int:
    """A random index; ways out are taken seldom, so that matches are long and see much."""
    keys = match.keys()
    index = rng.below(len(keys))
    for _ in range(3):
        if keys[index] in ("pass", "done", "stop"):
            index = rng.below(len(keys))
    return index


def positions(case: Case, every: int = 1) -> Iterator[Match]:
    """A random match: the same object at every ``every``-th decision and at its end. It is played on between yields."""
    match = case.new()
    rng = rng_from_seed(f"conformance {case}")
    while not match.over:
        if match.choices_made % every == 0:
            yield match
        match.apply(lively(match, rng))
        assert match.choices_made <= MOST_CHOICES, f"{case} does not come to an end"
    yield match


def play_out(match: Match, seed: str, each: Callable[[Match], None] | None = None) -> Match:
    """Play ``match`` itself to its end by random choices."""
    rng = rng_from_seed(seed)
    for _ in range(MOST_CHOICES):
        if match.over:
            return match
        match.apply(lively(match, rng))
        if each is not None:
            each(match)
    raise AssertionError(f"the match did not end within {MOST_CHOICES} choices")


def source_folder() -> Path:
    """The interpreted package, also while the compiled one is under test."""
    return Path(__file__).resolve().parents[2] / "src"
