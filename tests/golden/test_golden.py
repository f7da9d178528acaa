"""Whole matches, written down as text, go as they went before. `make golden` rewrites the files and shows the changes.

The matches of a game are listed in tests/games/GAME/setups.py.
"""

from __future__ import annotations

import difflib
import importlib
import os
from pathlib import Path

import pytest

from longhall.kernel.setup import BOOL, CHOICE, LIST
from tests.conformance.cases import COMPILED, load, names, other_values, seat_counts
from tests.golden.transcript import Transcript, write

pytestmark = [pytest.mark.both_builds, pytest.mark.usefixtures("all_games")]

FOLDER = Path(__file__).parent
REGENERATE = bool(os.environ.get("LONGHALL_REGENERATE_GOLDEN"))


def transcripts_of(name: str) -> tuple[Transcript, ...]:
    found: tuple[Transcript, ...] = importlib.import_module(f"tests.games.{name}.setups").TRANSCRIPTS
    return found


def write_transcript(name: str, wanted: Transcript) -> str:
    return write(load(name), wanted, importlib.import_module(f"tests.games.{name}.setups").CHAPTER)


def file_of(name: str, wanted: Transcript) -> Path:
    return FOLDER / name / f"{wanted.name}.txt"


EACH = [pytest.param(name, wanted, id=f"{name}-{wanted.name}") for name in names() for wanted in transcripts_of(name)]


@pytest.mark.parametrize(("name", "wanted"), EACH)
def test_the_match_goes_as_it_is_written(name: str, wanted: Transcript) -> None:
    path = file_of(name, wanted)
    text = write_transcript(name, wanted)
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
    kept = [wanted.setup for wanted in transcripts_of(name)]
    missing = [f"seats={count}" for count in seat_counts(game) if not any(setup["seats"] == count for setup in kept)]
    for option in game.setup_options:
        if option.type == LIST or (option.group == "modules" and option.type in (BOOL, CHOICE)):
            for value in other_values(option):
                if not any(setup.get(option.name) == value for setup in kept):
                    missing.append(f"{option.name}={value}")
    assert not missing, f"tests/games/{name}/setups.py has no transcript with {', '.join(missing)}"


@pytest.mark.parametrize("name", names())
def test_every_file_belongs_to_a_transcript(name: str) -> None:
    kept = {file_of(name, wanted) for wanted in transcripts_of(name)}
    assert len(kept) == len(transcripts_of(name)), "two transcripts share a file"
    assert set((FOLDER / name).glob("*")) == kept or REGENERATE


def test_every_folder_belongs_to_a_game() -> None:
    folders = {path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == {*names(), "pebbles"}


@pytest.mark.skipif(COMPILED, reason="Pebbles is an interpreted game")
def test_a_change_is_shown_where_it_begins() -> None:
    wanted = transcripts_of("pebbles")[0]
    text = write_transcript("pebbles", wanted)
    assert text == write_transcript("pebbles", wanted)
    other = text.replace("stone_taken", "stone_stolen", 1)
    shown = first_difference(text, other)
    assert any(line.startswith("-  stone_taken") for line in shown)
    assert any(line.startswith("+  stone_stolen") for line in shown)
    assert len(shown) < 20
