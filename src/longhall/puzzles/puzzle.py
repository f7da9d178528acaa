"""A puzzle: the beginning of a match, the moment at which a seat is to find its turn, and what is known of its lines.

The beginning is kept as a record keeps it, without events: the head, every choice, and what chance did. So a puzzle is
played by the rules version and with the pack that its match was begun by, and needs no generator.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from longhall.analysis.tries import Try
from longhall.bots import GameStrategy, strategy_for
from longhall.bots.hints import HintReason
from longhall.games import game as load_game
from longhall.kernel.errors import LonghallError
from longhall.kernel.match import Match
from longhall.puzzles.judging import BEST, EQUAL, WORSE, Verdict, followed, is_as_good, judge_line, made_try, rule_of

FORMAT: Final = 1
HEAD_FIELDS: Final = ("game", "rules_version", "pack", "setup", "redrawn")  # of a record, as far as a replay needs them
TRIALS: Final = 24  # on which a line that nobody looked at before is judged


@dataclass(frozen=True)
class Beginning:
    """A match up to its moment. ``outcomes`` are by the number of the choice that chance answered; 0 is the opening."""

    head: dict[str, Any]
    choices: list[str]
    outcomes: dict[int, list[list[int]]]

    def match(self) -> Match:
        """The position, with its history; where chance comes next, it has to be given (``rng`` or ``give``)."""
        game = load_game(str(self.head["game"])).for_match(self.head)
        setup = self.head["setup"]
        match = Match(game, setup, "", game.opening(setup), None)
        match.stops_at_chance = True
        match.begin()
        redrawn = {n: orders for n, orders in self.head.get("redrawn", [])}
        for n in range(len(self.choices) + 1):
            if n:
                match.play(match.keys().index(self.choices[n - 1]))
            for outcome in self.outcomes.get(n, []):
                match.give(outcome)
            match.redraw(redrawn.get(n))
        return match


def beginning_of(match: Match, n: int) -> Beginning:
    """The first ``n`` choices of a match that was recorded."""
    head = match.head()
    outcomes = {number: entry.outcomes for number, entry in enumerate(match.history[:n], start=1) if entry.outcomes}
    if match.opening.outcomes:
        outcomes[0] = match.opening.outcomes
    kept: dict[str, Any] = {name: head[name] for name in HEAD_FIELDS if name in head}
    if "redrawn" in kept:
        kept["redrawn"] = [pair for pair in kept["redrawn"] if pair[0] <= n]
    return Beginning(kept, [entry.key for entry in match.history[:n]], outcomes)


@dataclass(frozen=True)
class KnownLine:
    """A line that was looked at closely: by how many points it is behind the best one, and why."""

    keys: list[str]  # of the choices that leave something to choose
    loss: float
    error: float
    chance: float  # to win, that it leads to
    reasons: list[HintReason] = field(default_factory=list)

    @property
    def solves(self) -> bool:
        return is_as_good(self.loss, self.error)


@dataclass(frozen=True)
class Puzzle:
    """``lines[0]`` is the best line; among the others is ``missed``, the one that a bot takes which only looks ahead.
    ``rating`` is what it begins with, on the scale of ``rating.py``."""

    number: int  # in its game, from 1; it never changes
    beginning: Beginning
    seat: int
    kind: str  # of the decision that it begins with
    lines: list[KnownLine]
    missed: list[str]
    rating: float
    source: str  # the seed and number of the match of bots that it is from

    @property
    def game(self) -> str:
        return str(self.beginning.head["game"])

    @property
    def id(self) -> str:
        return f"{self.game}-{self.number}"

    @property
    def best(self) -> KnownLine:
        return self.lines[0]

    def match(self) -> Match:
        """The position, with its history. Show nobody more of it than the view of ``seat``."""
        return self.beginning.match()

    def begin(self, match: Match | None = None) -> Try:
        """A try, to choose in; ``is_finished`` tells when there is nothing more to choose. ``match`` is the position,
        if it is at hand."""
        return Try(match if match is not None else self.match())

    def is_finished(self, one: Try) -> bool:
        """Also where the best line was chosen to its end, which may come before that of the turn."""
        return one.finished or one.keys == self.best.keys

    def knows(self, keys: list[str]) -> bool:
        """Whether the line was looked at before, so that there is nothing to wait for."""
        return any(line.keys == keys for line in self.lines)

    def judge(self, keys: list[str], match: Match | None = None) -> Verdict:
        """How a try with these choices compares with the best line: from what is known where somebody looked at it
        before, else by playing on. One that solves the puzzle is told why the best line is better than the one that is
        missed for it. The same keys get the same verdict, everywhere. InvalidOption or IllegalOption where a key is not
        to be had."""
        start = match if match is not None else self.match()
        tried = made_try(start, keys)
        known = next((line for line in self.lines if line.keys == tried.keys), None)
        if known is None:
            verdict = judge_line(_strategy(self.game), start, keys, self.best.keys, self.id, TRIALS)
        else:
            outcome = BEST if known is self.best else EQUAL if known.solves else WORSE
            better = followed(start, self.best.keys).steps
            chances = known.chance, self.best.chance
            verdict = Verdict(outcome, known.loss, known.error, *chances, better, known.reasons, "")
        told = not verdict.solved and any(reason.gain for reason in verdict.reasons)
        reasons = verdict.reasons if told else self.reasons
        return replace(verdict, reasons=reasons, rule=rule_of(start, reasons))

    @property
    def reasons(self) -> list[HintReason]:
        """Why the best line is better than the one that is taken for it."""
        return next(line.reasons for line in self.lines if line.keys == self.missed)

    # -- as data -----------------------------------------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        return {
            "puzzle": FORMAT,
            "number": self.number,
            "head": self.beginning.head,
            "choices": self.beginning.choices,
            "outcomes": {str(n): outcomes for n, outcomes in sorted(self.beginning.outcomes.items())},
            "seat": self.seat,
            "kind": self.kind,
            "lines": [
                {
                    "keys": line.keys,
                    "loss": line.loss,
                    "error": line.error,
                    "chance": line.chance,
                    "reasons": [reason.to_data() for reason in line.reasons],
                }
                for line in self.lines
            ],
            "missed": self.missed,
            "rating": self.rating,
            "source": self.source,
        }


def puzzle_from_data(data: dict[str, Any]) -> Puzzle:
    """LonghallError where it is of another format."""
    if data.get("puzzle") != FORMAT:
        raise LonghallError(f"a puzzle is of format {data.get('puzzle')!r}; this program reads format {FORMAT}")
    outcomes = {int(n): found for n, found in data["outcomes"].items()}
    lines = [
        KnownLine(
            line["keys"],
            line["loss"],
            line["error"],
            line["chance"],
            [HintReason(reason["message"], reason["params"], reason["gain"]) for reason in line["reasons"]],
        )
        for line in data["lines"]
    ]
    beginning = Beginning(data["head"], data["choices"], outcomes)
    return Puzzle(
        data["number"],
        beginning,
        data["seat"],
        data["kind"],
        lines,
        data["missed"],
        data["rating"],
        data["source"],
    )


def _strategy(game: str) -> GameStrategy:
    strategy = strategy_for(game)
    if strategy is None:
        raise LonghallError(f"no bot knows how to play {game}")
    return strategy
