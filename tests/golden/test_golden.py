"""Whole matches, told as text, go as they went before. `make golden` writes the files anew and shows what changed."""

from __future__ import annotations

import difflib
import os
from pathlib import Path

import pytest

from longhall.kernel.setup import BOOL, CHOICE, LIST
from tests.conformance.cases import COMPILED, load, names, other_values, seat_counts
from tests.golden.setups import TRANSCRIPTS, Transcript
from tests.golden.transcript import write

pytestmark = pytest.mark.usefixtures("all_games")

FOLDER = Path(__file__).parent
REGENERATE = bool(os.environ.get("LONGHALL_REGENERATE_GOLDEN"))
PLAYABLE = [wanted for wanted in TRANSCRIPTS if wanted.game in names()]


def file_of(wanted: Transcript) -> Path:
    return FOLDER / wanted.game / f"{wanted.name}.txt"


@pytest.mark.parametrize("wanted", PLAYABLE, ids=str)
def test_the_match_goes_as_it_is_written(wanted: Transcript) -> None:
    path = file_of(wanted)
    text = write(load(wanted.game), wanted)
    if REGENERATE:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    assert path.exists(), f"{path} is missing; `make golden` writes it"
    before = path.read_text(encoding="utf-8")
    if text != before:
        pytest.fail(
            "\n".join(["the match goes otherwise (`make golden` if it should):", *first_difference(before, text)])
        )


def first_difference(before: str, after: str) -> list[str]:
    """The first hunk is enough: all that follows goes otherwise because of it."""
    old, new = before.splitlines(), after.splitlines()
    at = next(
        (i for i, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), min(len(old), len(new))
    )
    window = slice(max(0, at - 5), at + 5)
    return [f"line {at + 1}", *difflib.unified_diff(old[window], new[window], "before", "now", lineterm="")]


@pytest.mark.parametrize("name", names())
def test_every_player_count_and_module_has_a_transcript(name: str) -> None:
    game = load(name)
    kept = [wanted.setup for wanted in TRANSCRIPTS if wanted.game == name]
    missing = [f"seats={count}" for count in seat_counts(game) if not any(setup["seats"] == count for setup in kept)]
    for option in game.setup_options:
        if option.type == LIST or (option.group == "modules" and option.type in (BOOL, CHOICE)):
            for value in other_values(option):
                if not any(setup.get(option.name) == value for setup in kept):
                    missing.append(f"{option.name}={value}")
    assert not missing, f"tests/golden/setups.py has no transcript of {name} with {', '.join(missing)}"


def test_every_file_belongs_to_a_transcript() -> None:
    kept = {file_of(wanted) for wanted in TRANSCRIPTS}
    assert len(kept) == len(TRANSCRIPTS), "two transcripts share a file"
    assert sorted(FOLDER.rglob("*.txt")) == sorted(kept) or REGENERATE


@pytest.mark.skipif(COMPILED, reason="Pebbles is an interpreted game")
def test_a_change_is_shown_where_it_begins() -> None:
    wanted = next(wanted for wanted in TRANSCRIPTS if wanted.game == "pebbles")
    text = write(load("pebbles"), wanted)
    assert text == write(load("pebbles"), wanted)
    other = text.replace("stone_taken", "stone_stolen", 1)
    shown = first_difference(text, other)
    assert any(line.startswith("-  stone_taken") for line in shown)
    assert any(line.startswith("+  stone_stolen") for line in shown)
    assert len(shown) < 20
