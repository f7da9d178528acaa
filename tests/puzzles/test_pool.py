"""The puzzles that come with the program can be played, as the rules were when they were found."""

from __future__ import annotations

import gzip
import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from longhall.bots import strategy_for
from longhall.games import game as load_game
from longhall.games import game_names
from longhall.kernel.errors import LonghallError
from longhall.puzzles.clauses import clause_of
from longhall.puzzles.finding import LEAST_LOSS
from longhall.puzzles.judging import BEST, WORSE
from longhall.puzzles.pool import daily, pool, pool_file, puzzle, read_pool, write_pool
from longhall.puzzles.puzzle import Puzzle

GAMES = game_names()
MOST_BYTES = 1_500_000  # of all pools: they come with every installation


def check(one: Puzzle) -> None:
    """It can be replayed, its lines can be chosen, and they are told apart from what is known of them."""
    match = one.match()
    assert match.seat == one.seat and match.decision is not None and match.decision.kind == one.kind
    tried = one.begin(match)
    for key in one.best.keys:
        assert not one.is_finished(tried)
        tried.choose(key)
    assert one.is_finished(tried)
    solved, missed = one.judge(one.best.keys, match), one.judge(one.missed, match)
    assert solved.outcome == BEST and solved.loss == 0
    assert missed.outcome == WORSE and missed.loss >= LEAST_LOSS
    catalogue = match.game.catalogue().clauses
    for verdict in (solved, missed):
        assert verdict.reasons and verdict.reasons[0].gain
        assert verdict.rule in catalogue


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_replays_and_its_lines_are_legal(name: str) -> None:
    found = pool(name)
    assert list(found) == list(range(1, len(found) + 1))
    for one in found.values():
        check(one)


@pytest.mark.parametrize("name", GAMES)
def test_there_is_another_puzzle_every_day_until_all_were_there(name: str) -> None:
    first = date(2026, 3, 1)
    count = len(pool(name))
    days = [daily(name, first + timedelta(days=n)).number for n in range(2 * count)]
    assert sorted(days[:count]) == list(pool(name))
    assert days[count:] == days[:count]


def test_pools_are_small_and_most_puzzles_are_several_choices_long() -> None:
    assert sum(pool_file(name).stat().st_size for name in GAMES) < MOST_BYTES
    for name in GAMES:
        found = pool(name).values()
        assert sum(len(one.best.keys) > 1 for one in found) >= 0.6 * len(found)


def test_a_puzzle_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(LonghallError, match="there is no puzzle 9999 of icaion: they are 1 to"):
        puzzle("icaion", 9999)
    with pytest.raises(LonghallError, match="there are no puzzles of checkers"):
        puzzle("checkers", 1)


def test_a_pool_is_written_as_it_is_read(tmp_path: Path) -> None:
    some = list(pool("icaion").values())[:2]
    write_pool(tmp_path / "one.jsonl.gz", some)
    write_pool(tmp_path / "other.jsonl.gz", read_pool(tmp_path / "one.jsonl.gz"))
    assert [one.to_data() for one in read_pool(tmp_path / "other.jsonl.gz")] == [one.to_data() for one in some]
    assert (tmp_path / "one.jsonl.gz").read_bytes() == (tmp_path / "other.jsonl.gz").read_bytes()


def test_a_puzzle_of_another_program_is_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "pool.jsonl.gz"
    path.write_bytes(gzip.compress(json.dumps({"puzzle": 2}).encode()))
    with pytest.raises(LonghallError, match="format 2; this program reads format 1"):
        read_pool(path)


@pytest.mark.parametrize("name", game_names())
def test_every_reason_rests_on_a_clause(name: str) -> None:
    strategy = strategy_for(name)
    assert strategy is not None
    catalogue = load_game(name).catalogue().clauses
    for reason in strategy.reasons():
        assert clause_of(name, f"hint-{reason}-more") in catalogue, reason
