"""``longhall puzzle``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from longhall.games import game_names
from longhall.puzzles.pool import pool, puzzle
from tests.cli.conftest import Run

GAME = "icaion"


@pytest.fixture
def state(tmp_path: Path) -> Path:
    return tmp_path / "mine" / "puzzles.json"


def answers(*words: str) -> str:
    return "".join(word + "\n" for word in words)


def test_a_puzzle_that_is_solved_is_remembered(run: Run, state: Path) -> None:
    one = puzzle(GAME, 1)
    code, out, err = run("puzzle", GAME, "1", "--state", state, stdin=answers(*one.best.keys))
    assert (code, err) == (0, "")
    assert "Solved: this is the best line." in out and "The rule behind it:\nIC-" in out
    assert all(f"({key})" in out[out.index("The best line:") :] for key in one.best.keys)
    assert json.loads(state.read_text(encoding="utf-8"))["solved"] == {GAME: {"1": {"tries": 1, "hints": 0}}}
    again = run("puzzle", GAME, "1", "--state", state, stdin=answers("q"))[1]
    assert "You have solved it before." in again
    assert f"Puzzle 2 of {len(pool(GAME))}" in run("puzzle", GAME, "next", "--state", state)[1]
    listed = run("puzzle", GAME, "--list", "--state", state)[1].splitlines()
    assert len(listed) == len(pool(GAME)) + 2
    assert listed[1].split()[0] == "1" and listed[1].split()[-1] == "1" and len(listed[2].split()) == 2
    assert listed[-1] == f"Solved: 1 of {len(pool(GAME))}"


def test_what_is_missed_can_be_tried_again(run: Run, state: Path) -> None:
    one = puzzle(GAME, 1)
    out = run("puzzle", GAME, "1", "--state", state, stdin=answers(*one.missed, "", "!", *one.best.keys))[1]
    wrong, right = out.index("Not solved: your line is "), out.index("Solved: this is the best line.")
    assert wrong < out.index("What it is about: ") < right
    assert json.loads(state.read_text(encoding="utf-8"))["solved"][GAME]["1"] == {"tries": 2, "hints": 1}
    gave_up = run("puzzle", GAME, "1", "--state", state, stdin=answers(*one.missed, "s"))[1]
    assert "The best line:" in gave_up and "Solved: " not in gave_up


def test_hints_say_more_each_time_and_choices_can_be_taken_back(run: Run, state: Path) -> None:
    one = puzzle(GAME, 1)
    first, other = one.best.keys[0], one.missed[0]
    assert first != other
    out = run("puzzle", GAME, "1", "--state", state, stdin=answers("u", "!", "!", other, "!", "u", first, "!"))[1]
    told = [line.removeprefix("> ") for line in out.splitlines() if line.startswith("> ")]
    assert told[0] == "You have not chosen anything yet."
    assert told[1].startswith("What it is about: ")
    assert told[2].startswith("Best now: ") and f"({first})" in told[2]
    assert "The best line left yours earlier." in out and "Your last choice has been undone." in out
    assert f"({one.best.keys[1]})" in next(line for line in reversed(told) if line.startswith("Best now: "))
    assert not state.exists()


def test_the_puzzle_of_the_day_is_the_usual_one(run: Run, state: Path) -> None:
    out = run("puzzle", GAME, "--state", state)[1]
    assert "It is the puzzle of the day for 20" in out and "End of input." in out


@pytest.mark.parametrize("language", ["en", "pl", "cs", "uk"])
@pytest.mark.parametrize("game", game_names())
def test_every_language_has_all_its_words(run: Run, state: Path, game: str, language: str) -> None:
    one = puzzle(game, 1)
    stdin = answers("h", "!", "!", *one.missed, "s")
    code, out, err = run("puzzle", game, "1", "--lang", language, "--state", state, stdin=stdin)
    assert (code, err) == (0, "")
    assert "⟦" not in out and "±" in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("checkers",), "there is no game 'checkers'"),
        ((GAME, "9999"), "there is no puzzle 9999"),
        ((GAME, "best"), "'best' is no puzzle"),
    ],
)
def test_bad_input_is_a_sentence(run: Run, state: Path, arguments: tuple[str, ...], said: str) -> None:
    code, out, err = run("puzzle", *arguments, "--state", state)
    assert (code, out) == (2, "") and said in err and err.count("\n") == 1


@pytest.mark.parametrize(
    "text", ["", "[]", '{"longhall_puzzles": 1}', '{"longhall_puzzles": 1, "solved": {"icaion": 3}}']
)
def test_a_file_of_something_else_is_left_alone(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "other.json"
    path.write_text(text, encoding="utf-8")
    code, _, err = run("puzzle", GAME, "1", "--state", path)
    assert code == 2 and "does not hold solved puzzles" in err
    assert path.read_text(encoding="utf-8") == text


def test_a_file_that_cannot_be_written_spoils_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    stdin = answers(*puzzle(GAME, 1).best.keys)
    code, out, _ = run("puzzle", GAME, "1", "--state", tmp_path / "file" / "puzzles.json", stdin=stdin)
    assert code == 0 and "could not be written" in out and "The best line:" in out
