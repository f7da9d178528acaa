"""What a game promises, compared with what then comes.

A preview tells what a choice would bring, a forecast what is coming as things stand, and an option names its price. All
that is told so and depends on neither chance nor anybody else is a promise. A game with previews says in
``tests/games/GAME/promises.py`` what its promises are: there a class ``Promises(GamePromises)``

- names in ``NOT_PROMISED`` the fields of its previews, the numbers on its options (``option.count``: on any of them)
  and the messages of its forecasts that promise nothing, each with the reason (odds, what is only printed on a card);
  whatever is told and stands neither there nor in a ``Promise`` fails;
- yields in ``of_choice`` a ``Promise`` for everything told of a choice that was then made on a copy: the name of the
  field, what was told, and what came, read from the state, the events or the view afterwards. It also yields what came
  and should have been told: ``Promise("points", told.get("points", 0), gained)`` compares both ways;
- yields in ``of_forecasts`` the same for all forecasts of a decision, except those whose coming depends on more than
  this, and for what came without a forecast. "As things stand" is what comes if nobody does any more: ``settle`` plays
  a copy on with answers that do nothing;
- may choose setups (``setup``), put pieces on the board (``begin``) and play in a livelier way (``choose``), so that
  much comes to pass.

``COMPARED`` names what the matches of the ordinary check must have compared at least once, so that nothing is passed by
because it never came up. test_promises.py plays the matches.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from longhall.conformance.walk import Explorer
from longhall.kernel.chance import Rng
from longhall.kernel.errors import SetupError
from longhall.kernel.events import AlarmEventType
from longhall.kernel.frames import Decision, Forecast, Option
from longhall.kernel.game import Game
from longhall.kernel.match import HistoryEntry, Match
from longhall.kernel.setup import BOOL, LIST

MOST_SETTLING: Final = 400  # choices within which "nobody does any more" must have come to its end


@dataclass
class Promise:
    """Something that was told for certain, and what came. ``name`` is a field of the preview; or a parameter of an
    option or a forecast, after its message and a dot: ``option-take-many.count``."""

    name: str
    promised: Any
    actual: Any


@dataclass
class Tried:
    """A choice made on a copy: what was told of it, the position before, which is unchanged, and the one after."""

    before: Match
    after: Match
    decision: Decision
    option: Option
    preview: dict[str, Any]
    shown: dict[str, Any]  # what everybody saw before

    @property
    def key(self) -> str:
        return self.option.key

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def kind(self) -> str:
        return self.decision.kind

    @property
    def entry(self) -> HistoryEntry:
        return self.after.history[-1]

    @property
    def events(self) -> list[dict[str, Any]]:
        """What happened, as the deciding seat is told it; alarms tell what may happen."""
        shapes = self.after.game.shapes()
        events = shapes.events if shapes is not None else ()
        alarms = [event.name for event in events if isinstance(event, AlarmEventType)]
        return [event.seen_by(self.seat) for event in self.entry.events if event.type not in alarms]

    @property
    def is_certain(self) -> bool:
        """Neither chance nor a reveal had a part in what came."""
        return not self.entry.blocks_undo()

    def offered_next(self, kind: str) -> list[str]:
        """The keys of the next decision, if it is of this kind and the same seat's."""
        following = self.after.decision
        if following is None or (following.kind, following.seat) != (kind, self.seat):
            return []
        return [option.key for option in following.options]


class GamePromises:
    """The base of every game's ``Promises``. One is made for each match."""

    NOT_PROMISED: ClassVar[Mapping[str, str]] = {}
    COMPARED: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.explorer = Explorer(f"promises {rng.below(1 << 30)}")

    def setup(self, game: Game) -> dict[str, Any]:
        """The setup of the match."""
        return random_setup(game, self.rng)

    def leaves_open(self, name: str) -> bool:
        _, dot, param = name.partition(".")
        return name in self.NOT_PROMISED or (bool(dot) and f"option.{param}" in self.NOT_PROMISED)

    def begin(self, match: Match) -> None:
        """Make the match one that sees much; it may be played on, and its state may be changed."""

    def choose(self, match: Match) -> int:
        return self.explorer(match)

    def of_choice(self, tried: Tried) -> Iterator[Promise]:
        raise NotImplementedError

    def of_forecasts(self, match: Match, coming: list[Forecast]) -> Iterator[Promise]:
        """For the decision that the match is at. Of a forecast all parameters are compared or none."""
        raise NotImplementedError


def numbers_on(option: Option) -> set[str]:
    """What stands on an option in figures, or as a word for yes or no; names of things are the option itself."""
    return {f"{option.message}.{name}" for name, value in option.params.items() if isinstance(value, int)}


def each_param(forecast: Forecast, actual: Mapping[str, Any]) -> Iterator[Promise]:
    """A promise for each parameter of a forecast."""
    for name, foretold in forecast.params.items():
        yield Promise(f"{forecast.message}.{name}", foretold, actual.get(name))


def settle(match: Match, idle: Callable[[Match], int | None], until: Callable[[Match], bool]) -> Match | None:
    """A copy played on until something has come: ``idle`` is the index of an answer that does nothing. None where there
    is no such answer, or the match ends before."""
    copy = match.clone()
    for _ in range(MOST_SETTLING):
        if until(copy):
            return copy
        index = None if copy.over else idle(copy)
        if index is None:
            return None
        copy.play(index)
    raise AssertionError(f"still not settled after {MOST_SETTLING} choices: {copy.decision}")


@dataclass
class Comparison:
    """What has been compared in one match. Fails at the first promise that is not kept."""

    promises: GamePromises
    counts: dict[str, int] = field(default_factory=dict)
    foretold: set[str] = field(default_factory=set)  # messages of forecasts
    _seen: tuple[int, dict[str, Any]] = (-1, {})

    def choice(self, match: Match, decision: Decision, option: Option) -> None:
        preview = match.preview(option.key)
        after = match.clone()
        after.apply(option.key)
        if self._seen[0] != match.choices_made:
            self._seen = (match.choices_made, match.view(None))
        tried = Tried(match, after, decision, option, preview, self._seen[1])
        where = f"{decision.kind} {option.key} of seat {decision.seat}, after choice {match.choices_made}"
        compared = self._compare(self.promises.of_choice(tried), where)
        self._nothing_else(set(preview) | numbers_on(option), compared, where)

    def forecasts(self, match: Match) -> None:
        coming = match.forecast()
        where = f"forecasts of {match.state.stack[-1]}, after choice {match.choices_made}"
        compared = self._compare(self.promises.of_forecasts(match, coming), where)
        for one in coming:
            self.foretold.add(one.message)
            names = {f"{one.message}.{name}" for name in one.params}
            if names & compared:
                self._nothing_else(names, compared, where)

    def _compare(self, promises: Iterator[Promise], where: str) -> set[str]:
        names: set[str] = set()
        for promise in promises:
            assert promise.promised == promise.actual, (
                f"{where}: {promise.name} was promised as {promise.promised!r}, what came is {promise.actual!r}"
            )
            names.add(promise.name)
            self.counts[promise.name] = self.counts.get(promise.name, 0) + 1
        return names

    def _nothing_else(self, foretold: set[str], compared: set[str], where: str) -> None:
        loose = {name for name in foretold - compared if not self.promises.leaves_open(name)}
        assert not loose, f"{where}: nobody has compared {sorted(loose)}"


def promises_of(name: str, rng: Rng) -> GamePromises:
    found: GamePromises = importlib.import_module(f"tests.games.{name}.promises").Promises(rng)
    return found


def random_setup(game: Game, rng: Rng) -> dict[str, Any]:
    """A lawful setup of the game: every second option as usual, the others with any value they can have."""
    setup: dict[str, Any] = {}
    for option in game.setup_options:
        values = [False, True] if option.type == BOOL else list(option.values)
        if option.type == LIST:
            values.append(list(option.items[: setup["seats"]]))
        if option.name != "seats" and rng.below(2):
            continue
        value = values[rng.below(len(values))]
        try:
            game.read_setup(setup | {option.name: value})
        except SetupError:
            continue
        setup[option.name] = value
    return setup
