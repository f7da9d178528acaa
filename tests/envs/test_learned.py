"""A bot made of weights plays as its network says, sees only what its seat sees, and is refused where it is unfit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import longhall
from longhall.arena.simulate import simulate
from longhall.bots import Observation, bots_for, make_bot
from longhall.cli.main import main
from longhall.envs.games import builtin
from longhall.envs.learned import FORMAT
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import LonghallError

pytestmark = pytest.mark.interpreted_only  # arrays are not for the compiled part
HIDDEN = 8


def weights(path: Path, game: str = "icaion", favourite: str = "pass", **told: object) -> Path:
    """A network that likes one action best, whatever it sees."""
    _, actions, encoding = builtin(game, 2)
    about = {
        "format": FORMAT,
        "game": game,
        "seats": 2,
        "actions": actions.fingerprint(),
        "encoding": encoding.fingerprint(),
    }
    bias = np.zeros(actions.size, np.float16)
    bias[actions.index[favourite]] = 1
    layers: dict[str, Any] = {
        "w1": np.zeros((HIDDEN, encoding.size), np.float16),
        "b1": np.zeros(HIDDEN, np.float16),
        "w2": np.zeros((HIDDEN, HIDDEN), np.float16),
        "b2": np.zeros(HIDDEN, np.float16),
        "actions": np.zeros((actions.size, HIDDEN), np.float16),
        "bias": bias,
    }
    layers["about"] = np.array(json.dumps(about | told))
    np.savez(path, **layers)
    return path


def test_it_takes_what_its_network_likes_best(tmp_path: Path) -> None:
    file = weights(tmp_path / "likes.npz", favourite="extract")
    match = longhall.game("icaion").new({"seats": 2}, 3)
    bot = make_bot("icaion", f"learned:{file}", "1")
    rng = rng_from_seed("others")
    chosen = []
    while not match.over:
        index = bot.answer(Observation(match)) if match.seat == 0 else rng.below(len(match.picks()))
        keys = match.keys()
        if match.seat == 0 and "extract" in keys:
            chosen.append(keys[index])
        match.play(index)
    assert len(chosen) > 3 and set(chosen) == {"extract"}


def test_it_decides_the_same_in_positions_its_seat_cannot_tell_apart(tmp_path: Path) -> None:
    file = weights(tmp_path / "random.npz")
    with np.load(file) as known:
        arrays = dict(known)
    rng = np.random.default_rng(1)
    for name in ("w1", "w2", "actions"):
        arrays[name] = rng.normal(0, 0.3, arrays[name].shape).astype(np.float16)
    np.savez(file, **arrays)
    match = longhall.game("icaion").new({"seats": 2}, 5)
    answers = set()
    for n in range(60):
        other = match.determinize(match.seat, rng_from_seed(f"hidden {n}"))
        one, same = (make_bot("icaion", f"learned:{file}", "1").answer(Observation(which)) for which in (match, other))
        assert one == same
        answers.add(match.keys()[one])
        match.play(one)
    assert len(answers) > 5


def test_it_plays_in_the_arena_and_the_same_every_time(tmp_path: Path) -> None:
    file = weights(tmp_path / "arena.npz")
    told = []
    for jobs in (1, 2):
        summary = simulate(longhall.game("icaion"), {"seats": 2}, [f"learned:{file}", "random"], 4, "s", jobs)
        assert not summary.errors
        told.append(summary.to_data()["mean_scores"])
    assert told[0] == told[1]


def test_a_hall_offers_what_its_owner_has_put_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "learned" not in bots_for("icaion")
    with pytest.raises(LonghallError, match="nothing has been learned for icaion"):
        make_bot("icaion", "learned", "1")
    weights(tmp_path / "icaion-2.npz", favourite="extract")
    monkeypatch.setenv("LONGHALL_LEARNED", str(tmp_path))
    assert "learned" in bots_for("icaion") and "learned" not in bots_for("northgard")
    for seats, extracts in ((2, True), (3, False)):
        match = longhall.game("icaion").new({"seats": seats}, 3)
        rng = rng_from_seed("on the way")
        while not {"extract", "pass"} < set(match.keys()):
            match.play(rng.below(len(match.picks())))
        index = make_bot("icaion", "learned", "1").answer(Observation(match))
        assert (match.keys()[index] == "extract") or not extracts


def test_weights_of_something_else_are_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def said(game: str, file: Path, seats: str = "2") -> str:
        assert main(["simulate", game, "--seats", seats, "--games", "1", "--bots", f"learned:{file}"]) in (1, 2)
        error = capsys.readouterr().err
        assert error.count("\n") == 1
        return error

    assert "holds no weights of a bot" in said("icaion", tmp_path / "missing.npz")
    (tmp_path / "text.npz").write_text("no weights", encoding="utf-8")
    assert "holds no weights of a bot" in said("icaion", tmp_path / "text.npz")
    good = weights(tmp_path / "good.npz")
    assert "has learned icaion, not northgard" in said("northgard", good)
    assert "with 2 seats only" in said("icaion", good, "3")
    old = weights(tmp_path / "old.npz", encoding="of yesterday")
    assert "train it again" in said("icaion", old)
    with pytest.raises(LonghallError):
        make_bot("icaion", "learned:", "1")
