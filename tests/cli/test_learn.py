"""``longhall tui GAME --learn``: the teacher of a guided match in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from longhall.kernel.errors import LonghallError
from longhall.lessons import FOLDER, games_with_lesson
from longhall.lessons.loader import LessonError, read_lesson
from tests.cli.conftest import Run

WRONG = {
    "lesson = 1": ("lesson = 2", "'lesson' must be 1"),
    'seed = "first-match-7"': ("", "'seed' must be a text"),
    'bot = "novice"': ('bot = "genius"', "there is no bot 'genius'"),
    'name = "throat"': ('name = "tower"', "two steps have the same name"),
    'at = "throat"': ("at = 3", "step 3 (throat), cue 1: 'at' must be a text or a list of texts"),
    'say = "foothold-other"': ('says = "foothold-other"', "step 1 (foothold), cue 1: there is no 'says' here"),
    'numbers = { left = ["context", "left"] }': ('numbers = { left = "left" }', "a place is a list that begins with"),
    "ends = true": ("", "no comment ends the lesson"),
    '"plan field:influence"': ('"field:influence"', "must be a kind of decision, a blank and the key"),
    "seats = 2": ("seats = 9", "seats"),
    "[setup]": ("[setup", "icegarden.toml: "),
}


@pytest.mark.parametrize("game", games_with_lesson())
def test_the_teacher_speaks_and_marks_what_is_suggested(run: Run, game: str) -> None:
    code, out, err = run("tui", game, "--learn")
    assert (code, err) == (0, "")
    assert "Teacher, step 1 of " in out and "\n  Suggested: " in out


def test_the_teacher_answers_a_choice(run: Run) -> None:
    _, out, _ = run("tui", "icegarden", "--learn", "--lang", "en", stdin="region:sails\nregion:fire\n")
    assert "Fine, that is your home then." in out and "Teacher, step 2 of 14:" in out


def test_a_lesson_of_ones_own_can_be_tried(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    text = (FOLDER / "icegarden.toml").read_text(encoding="utf-8")
    mine.write_text(text.replace('name = "summon"', 'name = "calling"'), encoding="utf-8")
    code, out, err = run("tui", "icegarden", "--learn", str(mine))
    assert (code, err) == (0, "") and "Teacher, step 1 of 14:" in out


@pytest.mark.parametrize("words", [("--seed", "1"), ("--seats", "3"), ("--bots", "random"), ("--resume", "x")])
def test_a_lesson_has_a_match_of_its_own(run: Run, words: tuple[str, str]) -> None:
    code, out, err = run("tui", "icegarden", *words, "--learn")
    assert code == 2 and out == "" and err.count("\n") == 1 and "--learn" in err


@pytest.mark.parametrize(("before", "wrong"), WRONG.items())
def test_what_is_wrong_with_a_lesson_is_said_in_a_sentence(tmp_path: Path, before: str, wrong: tuple[str, str]) -> None:
    text = (FOLDER / "icegarden.toml").read_text(encoding="utf-8")
    assert before in text
    file = tmp_path / "icegarden.toml"
    file.write_text(text.replace(before, wrong[0], 1), encoding="utf-8")
    with pytest.raises(LonghallError) as found:
        read_lesson(file)
    assert wrong[1] in str(found.value) and "\n" not in str(found.value)


def test_a_file_that_is_not_there_is_named(run: Run, tmp_path: Path) -> None:
    missing = tmp_path / "none.toml"
    with pytest.raises(LessonError, match=r"none\.toml: No such file"):
        read_lesson(missing)
    code, _, err = run("tui", "icegarden", "--learn", str(missing))
    assert code == 2 and err.count("\n") == 1
