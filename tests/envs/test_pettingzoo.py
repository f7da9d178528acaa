"""PettingZoo's own tests on the three games, and what they do not ask: rewards, illegal actions, masks."""

from __future__ import annotations

import importlib
import warnings
from typing import Any

import numpy as np
import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import a classic game, where that is installed, in the old way
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

from longhall.envs.games import GAMES
from longhall.kernel.errors import LonghallError, SetupError

pytestmark = pytest.mark.interpreted_only  # the environments themselves are not compiled


def module(name: str) -> Any:
    return importlib.import_module(f"longhall.envs.pettingzoo.{name}_v1")


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_tests_pass_without_a_warning(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = module(name)
    api_test(game.env(seats=2), num_cycles=60)
    api_test(game.env(seats=4, illegal="terminate"), num_cycles=60)
    seed_test(lambda: game.env(seats=4), num_cycles=20)
    max_cycles_test(game)
    parallel_api_test(game.parallel_env(), num_cycles=20)
    parallel_seed_test(game.parallel_env, num_cycles=10)
    render_test(lambda render_mode=None: game.env(seats=2, render_mode=render_mode))
    assert "Passed" in capsys.readouterr().out


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_pettingzoos_tests_pass_for_long(name: str) -> None:
    game = module(name)
    for seats in (2, 3, 4):
        api_test(game.env(seats=seats), num_cycles=3000)
        seed_test(lambda seats=seats: game.env(seats=seats), num_cycles=500)
        parallel_api_test(game.parallel_env(seats=seats), num_cycles=1000)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # dict observations are unusual to it
        api_test(game.env(mask_in_observation=True), num_cycles=500)
    performance_benchmark(game.env())
    performance_benchmark(game.env(mask_in_observation=True))


def played(env: Any, seed: int) -> Any:
    """To the end, at random, by the masks; what each agent was given."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    given = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, ended, cut, info = env.last()
        given[agent] += reward
        env.step(None if ended or cut else int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return given


def test_rewards_follow_from_the_result() -> None:
    game = module("icaion")
    for seed in range(4):
        env = game.raw_env(seats=3, reward="place")
        by_place = played(env, seed)
        result = env.table.match.result
        assert sum(by_place.values()) == pytest.approx(0)
        order = sorted(range(3), key=lambda seat: result.places[seat])
        worth = [by_place[f"seat_{seat}"] for seat in order]
        assert worth == sorted(worth, reverse=True) and worth[0] > 0 > worth[-1]
        wins = played(game.raw_env(seats=3, reward="win"), seed)
        assert {agent for agent, reward in wins.items() if reward} == {f"seat_{seat}" for seat in result.winners}
        margin = played(game.raw_env(seats=3, reward="margin"), seed)
        assert sum(margin.values()) == pytest.approx(0)
        totals = [scores["total"] for scores in result.scores]
        assert max(margin, key=margin.__getitem__) == f"seat_{totals.index(max(totals))}"
    with pytest.raises(LonghallError, match="reward 'points' is unknown"):
        game.raw_env(reward="points")


def test_an_illegal_action_stands_for_a_legal_one_always_the_same() -> None:
    keys = []
    for _ in range(2):
        env = module("northgard").raw_env(seats=2, recording=True)
        env.reset(seed=5)
        illegal = next(action for action in range(1000) if not env.infos["seat_0"]["action_mask"][action])
        env.step(illegal)
        assert env.infos["seat_0"]["illegal"] is True
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
        assert "illegal" not in env.infos["seat_1"]
        keys.append([entry.key for entry in env.table.match.history])
    assert keys[0] == keys[1] and len(keys[0]) == 2


def test_an_illegal_action_ends_the_match_where_that_is_asked_for() -> None:
    env = module("icaion").env(seats=2, illegal="terminate")
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.last()[4]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values()) and env.rewards[agent] == -1


@pytest.mark.parametrize("name", GAMES)
def test_wrappers_reach_the_end_of_a_match_and_find_nothing_legal_there(name: str) -> None:
    env = module(name).env(seats=4, illegal="terminate")
    given = played(env, seed=3)
    assert env.unwrapped.table.match.over and not env.agents and sum(given.values()) == pytest.approx(0)
    assert not any(env.unwrapped.table.mask(seat).any() for seat in range(4))


def test_the_named_slices_of_an_observation_are_its_parts() -> None:
    env = module("icegarden").raw_env(seats=3)
    env.reset(seed=2)
    observation = env.observe("seat_1")
    parts = env.table.named(observation)
    assert parts["pieces"].shape == (3, 4, 8) and parts["deciding"].shape == (3,)
    assert np.array_equal(np.concatenate([part.ravel() for part in parts.values()]), observation)


def test_setup_options_reach_the_match_and_wrong_ones_are_refused() -> None:
    env = module("northgard").raw_env(seats=2, creatures=True)
    env.reset(seed=1)
    assert env.table.match.setup["creatures"] is True
    with pytest.raises(SetupError, match="no setup option 'monsters'"):
        module("northgard").raw_env(monsters=True)
    with pytest.raises(SetupError):
        module("icegarden").raw_env(seats=5)


@pytest.mark.parametrize("name", GAMES)
def test_images_show_the_board(name: str) -> None:
    """The picture changes when pieces do, and tells the seats apart."""
    env = module(name).raw_env(seats=2, render_mode="rgb_array")
    env.reset(seed=3)
    pictures = []
    for number in range(91):
        if number % 45 == 0:
            pictures.append(env.render())
        legal = np.flatnonzero(env.infos[env.agent_selection]["action_mask"])
        env.step(int(legal[number % len(legal)]))
    assert pictures[0].shape == (640, 640, 3)
    assert not np.array_equal(pictures[0], pictures[2])
    colours = {tuple(pixel) for pixel in pictures[2].reshape(-1, 3)}
    assert {(192, 57, 43), (125, 60, 152)} <= colours
