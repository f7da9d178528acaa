"""Learning the chance to win: from matches of Pebbles, and from positions of which it is known."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np
import pytest

from longhall import bots
from longhall.arena.training import Learned, Noted, learn, train, write
from longhall.bots.chances import ChanceModels
from longhall.games import game
from longhall.kernel.errors import LonghallError
from tests.conformance.cases import COMPILED

if COMPILED:
    pytest.skip("compiled bots play no interpreted game", allow_module_level=True)

from tests.bots.pebbles_strategy import METHODS, PebblesStrategy
from tests.kernel.pebbles import PebblesState

pytestmark = [pytest.mark.interpreted_only, pytest.mark.usefixtures("all_games")]


def test_what_makes_winners_is_found_and_what_does_not_is_not() -> None:
    """Strength is land, twice as much so at the end; noise is noise."""
    rng = np.random.default_rng(1)
    noted = []
    for number in range(600):
        parts, progress = [], [0.25, 1.0]
        own = [{"land": rng.normal(), "noise": rng.normal()} for _ in range(3)]
        strengths = np.array([seat["land"] * 2.0 for seat in own])
        winner = rng.choice(3, p=np.exp(strengths) / np.exp(strengths).sum())
        parts = [own, own]
        noted.append(Noted(number, parts, progress, [float(seat == winner) for seat in range(3)]))
    learned = learn(noted, 3)
    assert learned.early["land"] + learned.late["land"] == pytest.approx(2.0, abs=0.4)
    assert abs(learned.early["noise"] + learned.late["noise"]) < 0.3
    assert (learned.matches, learned.positions) == (600, 1200)
    assert learned.even == pytest.approx(2 / 9) and learned.brier < 0.75 * learned.even


def test_a_game_learns_from_its_own_matches_and_says_how_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "chances.toml"
    strategy = PebblesStrategy(METHODS, models=ChanceModels(file))
    monkeypatch.setitem(bots._REGISTERED, "pebbles", {"greedy": strategy})
    heard: list[tuple[int, int]] = []
    learned = train(game("pebbles"), 2, 120, "1", on_progress=lambda done, all: heard.append((done, all)))
    write(file, "pebbles", learned)
    assert heard[-1] == (120, 120) and learned == train(game("pebbles"), 2, 120, "1")
    kept = tomllib.loads(file.read_text(encoding="utf-8"))["seats"]["2"]
    assert kept["matches"] == 120 and kept["positions"] == learned.positions
    assert kept["brier"] < kept["even"] <= 0.25
    state = game("pebbles").new({"rounds": 3}, "1").state
    assert isinstance(state, PebblesState)
    state.stones = [1, 6]
    behind, ahead = strategy.chances(state)
    assert ahead > 0.6 > behind and ahead + behind == pytest.approx(1.0)


def test_other_numbers_of_seats_keep_what_they_have_learned(tmp_path: Path) -> None:
    file = tmp_path / "chances.toml"
    for seats, weight in ((3, 0.5), (2, 0.25), (3, 0.75)):
        write(file, "pebbles", Learned(seats, 100, 300, 0.2, 0.25, {"stones": weight}, {"stones": 0.0}))
    models = ChanceModels(file)
    assert (models.of(2).early, models.of(3).early) == ({"stones": 0.25}, {"stones": 0.75})
    assert list(tomllib.loads(file.read_text(encoding="utf-8"))["seats"]) == ["2", "3"]


def test_a_game_without_chances_and_too_few_matches_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LonghallError, match="chance to win"):
        train(game("pebbles"), 2, 100, "1")
    monkeypatch.setitem(bots._REGISTERED, "pebbles", {"greedy": PebblesStrategy(METHODS, models=ChanceModels(Path()))})
    with pytest.raises(LonghallError, match="too few"):
        train(game("pebbles"), 2, 3, "1")
