"""Saves, and files of the terminal table, that somebody has edited or damaged are refused in a sentence, or are matches
that can be played to their end.

LONGHALL_SAVES=2000 damages that many saves of each game, other ones each time.
"""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from typing import Any, Final

import pytest

from longhall.bots import bots_for
from longhall.cli.saves import Seating, write_save
from longhall.conformance.walk import Explorer
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import RecordError
from tests.conformance.cases import cases_of, load, names
from tests.conformance.damage import damaged, try_save

pytestmark = pytest.mark.usefixtures("all_games")
each_game = pytest.mark.parametrize("name", names())
WANTED: Final = int(os.environ.get("LONGHALL_SAVES", "0"))
USUAL: Final = 120
PARTS: Final = 4 if WANTED else 1  # so that several processes can share a long search
WRONG: Final[tuple[Any, ...]] = ([], "x", True, 1)
_TEXTS: dict[tuple[str, bool], list[str]] = {}


def saves(name: str, history: bool) -> list[str]:
    """A few moments of matches with several setups."""
    if (name, history) not in _TEXTS:
        texts: list[str] = []
        cases = cases_of(load(name))
        for case in cases[:: max(1, len(cases) // 4)]:
            match, explorer = case.new(), Explorer("saves")
            while not match.over:
                if match.choices_made % 41 == 4:
                    texts.append(match.to_json(history))
                match.apply(explorer(match))
            texts.append(match.to_json(history))
        _TEXTS[name, history] = texts
    return _TEXTS[name, history]


def files(name: str, folder: Path) -> list[str]:
    """The same as the terminal table saves them: with its seats, and a plan of whoever decides."""
    path, texts = folder / "match.json", []
    for number, text in enumerate(saves(name, True)):
        match = load(name).from_json(text, trusted=True)
        seats = match.state.seats
        bots = bots_for(name)
        seating = Seating(number % seats, [bots[seat % len(bots)] for seat in range(seats)], f"file {number}")
        seating.bots[seating.seat] = ""
        if match.decision is not None:
            keys = match.keys()
            seating.plans[match.seat] = [(match.decision.kind, keys, len(keys) - 1)]
        write_save(path, match, seating)
        texts.append(path.read_text(encoding="utf-8"))
    return texts


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", ["with-history", "without", "file"])
@each_game
def test_a_damaged_save_is_refused_or_playable(name: str, kind: str, part: int, tmp_path: Path) -> None:
    game = load(name)
    texts = files(name, tmp_path) if kind == "file" else saves(name, kind == "with-history")
    rng = rng_from_seed(secrets.token_hex() if WANTED else f"damage {name}")
    accepted = 0
    for number in range(WANTED // PARTS or (USUAL if kind == "without" else USUAL // 3)):
        text = damaged(texts[rng.below(len(texts))], rng)
        try:
            accepted += try_save(game, text, rng.branch(str(number)))
        except Exception as error:
            error.add_note(f"the save was: {text[:20_000]}")
            raise
    assert accepted < (WANTED // PARTS or USUAL) / 2


@each_game
def test_saves_are_accepted_as_they_are(name: str) -> None:
    for history in (True, False):
        for text in saves(name, history)[::3]:
            assert load(name).from_json(text).to_json(history) == text


@each_game
def test_an_edited_position_does_not_follow_from_its_choices(name: str) -> None:
    """Every number of the state, one higher: with the history each is found."""
    text = saves(name, True)[1]
    data = json.loads(text)
    for field, value in data["state"].items():
        for changed in [value + 1] if isinstance(value, int) else [[*value, *value], value[:-1]] if value else []:
            if changed == value:
                continue
            with pytest.raises(RecordError):
                load(name).from_json(json.dumps({**data, "state": {**data["state"], field: changed}}))


@each_game
def test_a_step_holds_values_of_its_types(name: str) -> None:
    for text in saves(name, False):
        data = json.loads(text)
        for frame in data["stack"]:
            for place, value in enumerate(frame[1:], start=1):
                for wrong in WRONG:
                    frame[place] = wrong
                    if type(wrong) is not type(value):
                        with pytest.raises(RecordError):
                            load(name).from_json(json.dumps(data))
                frame[place] = value


def test_a_number_too_large_does_not_hold_up_a_view() -> None:
    """A dozen million gold took the view of the Ice Garden for ever."""
    data = json.loads(saves("icegarden", False)[1])
    for field in ("population", "gold", "stock", "dead_snow", "turn", "pieces", "reserve", "points"):
        for huge in (10**9, 10**14, -(10**14)):
            value = data["state"][field]
            changed = huge if isinstance(value, int) else [huge, *value[1:]]
            with pytest.raises(RecordError):
                load("icegarden").from_json(json.dumps({**data, "state": {**data["state"], field: changed}}))


def test_a_save_of_icaion_from_before_cages_were_told_apart_opens() -> None:
    text = saves("icaion", True)[1]
    data = json.loads(text)
    del data["state"]["upgrade_cages"]
    assert load("icaion").from_json(json.dumps(data)).to_json(history=True) == text
