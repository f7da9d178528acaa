"""Gymnasium's own check on the three games, opponents, and many environments at once."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from longhall.envs.core.rewards import by_place
from longhall.envs.gym import SeatEnv
from longhall.envs.registration import IDS
from longhall.kernel.errors import LonghallError

pytestmark = pytest.mark.interpreted_only  # the environments themselves are not compiled


@pytest.mark.parametrize("game", IDS)
def test_gymnasiums_check_passes(game: str) -> None:
    """It sends actions that are not legal, too."""
    env = gymnasium.make(IDS[game], seats=2, render_mode="ansi").unwrapped
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check_env(env)
    assert [str(warning.message) for warning in caught] == []


@pytest.mark.thorough
@pytest.mark.parametrize("game", IDS)
def test_gymnasiums_check_passes_with_all_seats_and_renders(game: str) -> None:
    for seats in (2, 3, 4):
        for mode in ("ansi", "rgb_array"):
            check_env(gymnasium.make(IDS[game], seats=seats, opponents="novice", render_mode=mode).unwrapped)


def choose(info: dict[str, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(info["action_mask"])))


def test_the_learner_only_sees_its_own_decisions_and_gets_what_its_place_is_worth() -> None:
    env = SeatEnv("icaion", seats=3, opponents=["novice", "random"], seat=1)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=9)
    over = False
    while not over:
        assert env.table.match.seat == 1
        _, reward, over, _, info = env.step(choose(info, rng))
        assert over or reward == 0
    result = env.table.match.result
    assert result is not None and env.bots[0].name == "novice" and env.bots[2].name == "random"
    assert reward == by_place(result.places)[1]
    with pytest.raises(LonghallError, match="the match is over"):
        env.step(0)


def test_the_same_seed_gives_the_same_match_and_seats_change() -> None:
    seats, runs = set[int](), []
    for _ in range(2):
        env = SeatEnv("northgard", opponents="greedy")
        run: list[Any] = []
        for seed in range(2):
            observation, info = env.reset(seed=seed)
            seats.add(info["seat"])
            rng = np.random.default_rng(seed)
            for _ in range(6):
                run.append(observation.tobytes())
                observation, _, over, _, info = env.step(choose(info, rng))
                assert not over
        runs.append(run)
    assert runs[0] == runs[1]
    assert {SeatEnv("icaion").reset(seed=seed)[1]["seat"] for seed in range(8)} == {0, 1}


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(LonghallError, match="2 opponents are named for 1 other seats"):
        SeatEnv("icaion", opponents=["random", "random"])
    with pytest.raises(LonghallError, match="there is no bot 'wizard' for icaion"):
        SeatEnv("icaion", opponents="wizard")
    with pytest.raises(LonghallError, match="there is no seat 2 of 2"):
        SeatEnv("icaion", seat=2)


def test_many_environments_run_in_processes() -> None:
    """The same seeds give the same as in one process."""
    results = []
    for mode in ("sync", "async"):
        many = gymnasium.make_vec(IDS["icaion"], num_envs=2, vectorization_mode=mode, seats=2)
        rng = np.random.default_rng(3)
        seen, info = many.reset(seed=5)
        run = [seen.copy()]
        for _ in range(12):
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
            seen, _, _, _, info = many.step(actions)
            run.append(seen.copy())
        many.close()
        results.append(np.stack(run))
    assert np.array_equal(results[0], results[1])
