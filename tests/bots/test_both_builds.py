"""Bots choose the same interpreted and compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from longhall.bots import Observation, default_bot, make_bots
from longhall.games import game, game_names
from tests.conformance.cases import COMPILED

ROOT = Path(__file__).resolve().parents[2]
CHOICES = 120
SEARCHED = 10  # choices of the level that plays on in its mind, which takes long where nothing is compiled


def choices(name: str) -> list[str]:
    """The first ones of a match between the usual bots of the game, then some of a stronger level."""
    match = game(name).new({}, "builds")
    seats = match.state.seats
    usual, stronger = (make_bots(name, [bot] * seats, "builds") for bot in (default_bot(name), "expert"))
    while not match.over and match.choices_made < CHOICES + SEARCHED:
        bots = usual if match.choices_made < CHOICES else stronger
        observation = Observation(match)
        match.play(bots[observation.seat].answer(observation))
    return [entry.key for entry in match.history]


@pytest.mark.skipif(not COMPILED, reason="compares the compiled build with the interpreted one")
@pytest.mark.parametrize("name", game_names())
def test_bots_choose_the_same_interpreted_and_compiled(name: str) -> None:
    code = f"from tests.bots.test_both_builds import choices; print(*choices({name!r}), sep='\\n')"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join((str(ROOT / "src"), str(ROOT)))}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout.splitlines() == choices(name)
