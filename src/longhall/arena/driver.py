"""One match between bots, from its first decision to its lawful end."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from longhall.arena.facts import Collector, Facts
from longhall.arena.games import collector_for
from longhall.bots import Bot, Observation, make_bots
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.record import parse, verify

CHOICES_LIMIT: Final = 100_000  # no match of any of our games comes near it


@dataclass
class MatchReport:
    """What the arena keeps of a match; ``error`` is empty where it ended lawfully."""

    number: int
    decisions: int = 0
    period: int = 0  # the year, round or turn it ended in; 0 in games that count none
    reason: str = ""
    places: tuple[int, ...] = ()
    scores: tuple[dict[str, int], ...] = ()
    error: str = ""
    record: str = ""  # where it was to be kept
    facts: Facts | None = None  # where they were asked for


def match_seed(seed: str, number: int) -> str:
    """The seed of match ``number`` (from 0) of a series: any match of it can be played again alone."""
    return f"{seed}/{number}"


def play_out(match: Match, bots: list[Bot], limit: int = CHOICES_LIMIT, collector: Collector | None = None) -> int:
    """Let the bots decide until the match is over; returns how many choices they made. LonghallError if there are
    more than ``limit``. A collector follows the events, which a match has only while it is recording."""
    made = 0
    if collector is not None:
        collector.follow(match, match.opening.events)
    while not match.over:
        if made == limit:
            raise LonghallError(f"the match did not end within {limit} choices")
        observation = Observation(match)
        index = bots[observation.seat].answer(observation)
        if not 0 <= index < observation.picks:
            raise LonghallError(f"bot {bots[observation.seat].name!r} chose option {index} of {observation.picks}")
        events = match.play(index)
        made += 1
        if collector is not None:
            collector.follow(match, events)
    return made


def play_match(
    game: Game,
    setup: dict[str, Any],
    bots: list[str],
    seed: str,
    number: int,
    record: Path | None = None,
    collect: bool = False,
    keep: bool = False,
) -> MatchReport:
    """Match ``number`` of a series. Whatever goes wrong in it becomes the report's error: one bad match must not stop
    a thousand good ones. ``record`` names the file to write; an existing one is left alone. With ``collect`` the report
    has facts, with ``keep`` the record itself."""
    report = MatchReport(number)
    own_seed = match_seed(seed, number)
    try:
        match = game.new(setup, own_seed)
        match.recording = record is not None or collect or keep
        collector = collector_for(game.name, len(bots)) if collect else None
        report.decisions = play_out(match, make_bots(game.name, bots, own_seed), collector=collector)
        result = match.result
        if result is None:
            raise LonghallError("the match is over but has no result")
        if len(result.places) != len(bots) or 1 not in result.places:
            raise LonghallError(f"the result is not valid: places {result.places}")
        report.reason = result.reason
        report.places = tuple(result.places)
        report.scores = tuple(result.scores)
        report.period = game.period(match.state)
        report.facts = collector.facts() if collector is not None else None
        if record is not None or keep:
            report.record = match.record.to_jsonl()
            verify(game, parse(report.record))
        if record is not None:
            with record.open("x", encoding="utf-8") as file:
                file.write(report.record)
    except Exception as error:
        report.error = f"match {number} (seed {own_seed}): {_sentence(error)}"
    return report


def _sentence(error: Exception) -> str:
    return str(error) if isinstance(error, LonghallError) else f"{type(error).__name__}: {error}"
