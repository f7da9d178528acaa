"""Many matches at once: they are the matches that one would play alone, however they are shared out."""

from __future__ import annotations

import numpy as np
import pytest

import longhall
from longhall.envs.batch import Batch
from longhall.envs.games import GAMES, builtin
from longhall.kernel.errors import IllegalOption, InvalidOption, LonghallError

pytestmark = pytest.mark.interpreted_only  # arrays are not for the compiled part


@pytest.mark.parametrize("name", GAMES)
def test_every_match_is_the_one_that_is_played_alone(name: str) -> None:
    _, actions, encoding = builtin(name, 2)
    batch = Batch(name, matches=3, seed="batch")
    alone = longhall.game(name).new({"seats": 2}, "batch/2/0")
    rng = np.random.default_rng(1)
    for _ in range(400):
        chosen = np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])
        assert batch.seat[2] == alone.seat
        assert batch.observations[2].tobytes() == encoding.encode(alone.state, alone.seat)
        legal = actions.legal(alone)
        assert sorted(np.flatnonzero(batch.masks[2])) == sorted(legal)
        alone.play(legal.index(int(chosen[2])))
        batch.step(chosen)
        if alone.over:
            break
        assert not batch.ended[2]
    assert alone.result is not None and batch.ended[2]
    places = alone.result.places
    assert (batch.rewards[2][0] > batch.rewards[2][1]) == (places[0] < places[1])
    following = longhall.game(name).new({"seats": 2}, "batch/2/1")
    assert batch.observations[2].tobytes() == encoding.encode(following.state, following.seat)


def test_processes_change_nothing_and_end_with_the_batch() -> None:
    one, two = Batch("icaion", matches=5, seats=3, seed=4), Batch("icaion", matches=5, seats=3, seed=4, processes=2)
    for _ in range(150):
        for ours, theirs in ((one.observations, two.observations), (one.masks, two.masks), (one.rewards, two.rewards)):
            assert np.array_equal(ours, theirs)
        chosen = one.masks.argmax(axis=1)
        one.step(chosen)
        two.step(chosen)
    workers = [process for process, _ in two._workers]
    two.close()
    assert [process.exitcode for process in workers] == [0, 0]


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    batch = Batch("icaion", matches=2)
    before = batch.observations.copy()
    illegal = batch.masks.argmin(axis=1)
    with pytest.raises(IllegalOption):
        batch.step(illegal)
    with pytest.raises(InvalidOption):
        batch.step(np.array([0, 10**6]))
    with pytest.raises(LonghallError, match="2 actions are needed"):
        batch.step(np.array([0]))
    with pytest.raises(LonghallError, match="cannot be shared out among 3 processes"):
        Batch("icaion", matches=2, processes=3)
    assert np.array_equal(before, batch.observations)
