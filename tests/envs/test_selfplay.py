"""Learning by self-play, in short: it goes on from a checkpoint, and what it exports is a bot that plays as it does."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from longhall.bots import make_bot
from longhall.envs import selfplay
from longhall.envs.batch import Batch
from longhall.envs.games import GAMES
from longhall.envs.learned import LearnedBot
from longhall.kernel.errors import LonghallError

pytestmark = pytest.mark.thorough
torch.set_num_threads(1)


@pytest.mark.parametrize("game", GAMES)
def test_it_learns_goes_on_and_exports_a_bot(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "TESTS", 2)
    monkeypatch.setitem(selfplay.SETTINGS, game, selfplay.Settings(8, 32, 200, 1e-3))
    first = selfplay.Learner(game, 2, tmp_path, 1)
    before = first.net.actions.detach().clone()
    first.train(1e-6)
    assert first.updates == 1 and not torch.equal(before, first.net.actions)
    again = selfplay.Learner(game, 2, tmp_path, 1)
    assert (again.updates, again.choices, again.curve) == (1, first.choices, first.curve)
    assert torch.equal(again.net.actions, first.net.actions)
    again.train(again.minutes + 1e-6)
    assert again.updates == 2 and len((tmp_path / "curve.csv").read_text("utf-8").splitlines()) == 3
    assert (tmp_path / "curve.svg").read_text("utf-8").startswith("<svg")
    bot = make_bot(game, f"learned:{tmp_path / 'weights.npz'}", "1")
    assert isinstance(bot, LearnedBot)
    batch = Batch(game, 8, seed="as it does")
    legal = selfplay.padded(batch.masks)
    liked, _ = again.net(torch.from_numpy(batch.observations), torch.from_numpy(legal))
    for i in range(8):
        known = legal[i][legal[i] >= 0].tolist()
        ours = bot.network.likings(batch.observations[i].tobytes(), known)
        assert np.allclose(ours, liked[i, : len(known)].detach().numpy(), atol=0.02)


def test_a_checkpoint_of_something_else_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "TESTS", 2)
    monkeypatch.setitem(selfplay.SETTINGS, "icaion", selfplay.Settings(4, 16, 50, 1e-3))
    selfplay.Learner("icaion", 2, tmp_path, 1).train(1e-6)
    with pytest.raises(LonghallError, match="is of something else"):
        selfplay.Learner("icaion", 3, tmp_path, 1)


def test_choices_are_judged_by_what_follows() -> None:
    made = [selfplay.Choice(None, None, 0, 0.0, value) for value in (0.0, 0.5, -0.5)]
    selfplay.judged(made, 1.0)
    assert made[2].judged == pytest.approx(1.5)
    assert made[1].judged == pytest.approx(-1.0 + selfplay.LAMBDA * 1.5)
    assert all(choice.outcome == 1.0 for choice in made)
