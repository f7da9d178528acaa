"""Every game with all its seat counts, and with each setup option changed once."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

import longhall
import longhall.kernel.match
from longhall.kernel.errors import SetupError
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.setup import BOOL, CHOICE, LIST, SetupOption

COMPILED: Final = not str(longhall.kernel.match.__file__).endswith(".py")


class Case:
    """One setup of one game, and the seed of a match of it."""

    def __init__(self, game: str, setup: dict[str, Any], seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed

    def __str__(self) -> str:
        return "-".join([self.game, *(f"{name}={value}" for name, value in self.setup.items())])

    def new(self) -> Match:
        return load(self.game).new(self.setup, self.seed)


def load(name: str) -> Game:
    """The registered game. Pebbles can be loaded even while tests are collected, when it is not registered yet."""
    if name in longhall.game_names():
        return longhall.game(name)
    from tests.kernel.pebbles import pebbles

    return pebbles()


def names() -> list[str]:
    """The registered games, and Pebbles unless the kernel is compiled and takes no interpreted game."""
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


def lawful_setup(game: Game, option: SetupOption, value: Any, number: int) -> dict[str, Any]:
    """A setup with this value for the ``number``-th seat count, or the next one that the value is possible with."""
    counts = seat_counts(game)
    for place in range(len(counts)):
        setup = setup_with(game, option, value, counts[(number + place) % len(counts)])
        try:
            game.read_setup(setup)
        except SetupError:
            continue
        return setup
    raise AssertionError(f"{option.name} cannot be {value!r} with any number of seats")


def cases_of(game: Game) -> list[Case]:
    """Each seat count, then each other value of each option, with the seat counts in turn."""
    counts = seat_counts(game)
    found = [Case(game.name, {"seats": seats}, seats) for seats in counts]
    changes = [(option, value) for option in game.setup_options for value in other_values(option)]
    for number, (option, value) in enumerate(changes):
        found.append(Case(game.name, lawful_setup(game, option, value, number), 100 + number))
    return found


def each_case() -> pytest.MarkDecorator:
    """Parametrize a test over the cases of all games. The first case of each game runs on both builds."""
    parameters = []
    for name in names():
        first, *others = cases_of(load(name))
        marks = [pytest.mark.both_builds] if name != "pebbles" else [pytest.mark.interpreted_only]
        parameters.append(pytest.param(first, marks=marks, id=str(first)))
        rest = [] if name != "pebbles" else [pytest.mark.interpreted_only]
        parameters += [pytest.param(case, marks=rest, id=str(case)) for case in others]
    return pytest.mark.parametrize("case", parameters)


def source_folder() -> Path:
    """The interpreted package, also while the compiled one is under test."""
    return Path(__file__).resolve().parents[2] / "src"
