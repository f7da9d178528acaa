"""Finding puzzles, with so little effort that what is found need not be good."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from longhall.games import game
from longhall.kernel.match import Match
from longhall.puzzles import finding
from longhall.puzzles.finding import Found, confirms, search_match
from longhall.puzzles.pool import puzzle
from longhall.puzzles.puzzle import beginning_of
from tests.puzzles.test_pool import check

ROOT = Path(__file__).parents[2]


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    effort = {
        "MOST_LOOKED_AT": 12,
        "MOST_OF_A_MATCH": 1,
        "CLOSELY": 1,
        "BRIEFLY": 3,
        "WEIGHED": 6,
        "BESIDE": 3,
        "SURE": 0.0,
    }
    for name, value in effort.items():
        monkeypatch.setattr(finding, name, value)


def told(found: Found) -> list[object]:
    return [found.looked_at, found.glanced, found.weighed, [one.to_data() for one in found.puzzles]]


@pytest.mark.usefixtures("little")
def test_a_match_yields_the_same_again() -> None:
    found = search_match("icaion", "1", 1)
    assert told(found) == told(search_match("icaion", "1", 1))
    assert found.puzzles, "another match would be the better example"
    for one in found.puzzles:
        assert one.source == "1/1"
        check(one)


def test_a_position_after_a_step_back_is_kept() -> None:
    """There chance began anew, and what nobody knew lies in another order."""
    match = game("northgard").new({"seats": 2}, "back")
    match = walked(match, 30)
    back = next(n for n in range(len(match.history), 0, -1) if match.history[n - 1].blocks_undo()) - 1
    match = walked(match.stepped_back(back), 10)
    assert match.redrawn
    for n in (back, match.choices_made):
        kept = beginning_of(match, n)
        assert json.loads(json.dumps(kept.head))["redrawn"] == match.head()["redrawn"]
        assert kept.match().state.to_data() == match.rewound(n).state.to_data()


def walked(match: Match, choices: int) -> Match:
    for _ in range(choices):
        match.apply(0)
    return match


def test_a_fresh_search_confirms_a_puzzle() -> None:
    assert confirms(puzzle("icegarden", 1), "test") == {"same": True, "solves": True, "misses": True}


def test_the_tool_says_what_is_wrong() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "puzzles.py"), "checkers"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and "there is no game 'checkers'" in done.stderr and done.stderr.count("\n") == 1
