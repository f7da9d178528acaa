"""OpenSpiel's own tests on the three games, explicit chance, and what its search and learners get."""

from __future__ import annotations

import io
import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts, sample_some_states, tabular_qlearner

import longhall
import longhall.envs.openspiel
from longhall.envs.games import GAMES
from longhall.kernel.errors import LonghallError, SetupError

pytestmark = pytest.mark.interpreted_only  # the games for OpenSpiel are not compiled


def api_checks(game: Any, states: int) -> unittest.TestResult:
    """The checks of OpenSpiel's api_test that sample positions of a game."""
    from open_spiel.integration_tests import api_test

    class Checks(api_test.EnforceAPIOnPartialTreeBase):
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name, cls.game_type = game, str(game), game.get_type()
            cls.some_states = sample_some_states.sample_some_states(game, max_states=states)

    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Checks)
    return unittest.TextTestRunner(io.StringIO()).run(suite)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore")  # of OpenSpiel's own modules
def test_openspiels_tests_pass(name: str) -> None:
    game = pyspiel.load_game(f"longhall_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    result = api_checks(game, 6)
    assert result.testsRun >= 5 and result.wasSuccessful(), result.errors + result.failures


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_openspiels_tests_pass_for_long(name: str) -> None:
    for players in (2, 3, 4):
        game = pyspiel.load_game(f"longhall_{name}(players={players},reward=win)")
        pyspiel.random_sim_test(game, num_sims=5, serialize=players == 2, verbose=False)
        result = api_checks(game, 400)
        assert result.wasSuccessful(), result.errors + result.failures
    for seed in range(2):
        text = generate_playthrough.playthrough(f"longhall_{name}", None, seed=seed)
        assert text == generate_playthrough.playthrough(f"longhall_{name}", None, seed=seed)


def test_a_playthrough_tells_chance_and_choices() -> None:
    lines = generate_playthrough.playthrough_lines("longhall_icaion", seed=1)
    applied = {line.partition('"')[2].partition(":")[0] for line in lines if line.startswith("# Apply action")}
    assert {"place_colossus", "mix_shards", "node", "extract"} <= {verb.rstrip('"') for verb in applied}
    told = {line.partition("(")[0] for line in lines}
    assert {"ChanceOutcomes", "InformationStateString", "InformationStateTensor", "ObservationTensor"} <= told


def to_a_choice(state: Any, rng: random.Random) -> Any:
    while state.is_chance_node():
        actions, likely = zip(*state.chance_outcomes(), strict=True)
        assert sum(likely) == pytest.approx(1)
        state.apply_action(rng.choices(actions, likely)[0])
    return state


@pytest.mark.parametrize("name", GAMES)
def test_a_match_chosen_through_openspiel_is_the_engines(name: str) -> None:
    """Every action is a choice or an outcome that the engine's own record has, and the returns follow from places."""
    state = pyspiel.load_game(f"longhall_{name}(players=2)").new_initial_state()
    rng = random.Random(name)
    while not to_a_choice(state, rng).is_terminal():
        assert state.current_player() == state.position.match.seat
        state.apply_action(rng.choice(state.legal_actions()))
    match = state.position.match
    again = longhall.game(name).new(match.setup, "", stops_at_chance=True)
    outcomes = [*match.opening.outcomes, *(one for entry in match.history for one in entry.outcomes)]
    choices = [entry.key for entry in match.history]
    while not again.over:
        if again.chance is not None:
            again.give(outcomes.pop(0))
        else:
            again.apply(choices.pop(0))
    assert not choices and not outcomes
    assert again.state.to_data() == match.state.to_data()
    places = again.result.places if again.result else []
    assert state.returns() == ([1.0, -1.0] if places == [1, 2] else [-1.0, 1.0] if places == [2, 1] else [0.0, 0.0])


def test_a_shuffle_draws_one_card_after_the_other_and_dice_are_listed() -> None:
    rng = random.Random(1)
    state = pyspiel.load_game("longhall_northgard(setup=clans:none)").new_initial_state()
    kinds: dict[str, list[int]] = {}
    while state.is_chance_node():
        text = state.action_to_string(pyspiel.PlayerId.CHANCE, state.chance_outcomes()[0][0])
        kinds.setdefault(text.partition(":")[0], []).append(len(state.chance_outcomes()))
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    tiles = kinds["shuffle_tiles"]
    assert tiles == list(range(len(tiles) + 1, 1, -1))  # the last card is certain
    assert len(set(kinds["roll_for_first"])) == 1 and kinds["roll_for_first"][0] > 4


def test_an_information_state_is_what_its_player_knows() -> None:
    """States that a player cannot tell apart have the same; what the player does is remembered; hands are secret."""
    rng = random.Random(2)
    state = to_a_choice(pyspiel.load_game("longhall_icaion(players=3)").new_initial_state(), rng)
    seen = set()
    for _ in range(40):
        player = state.current_player()
        other = state.resample_from_infostate(player, iter([rng.random()]).__next__)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        seen.add(state.information_state_string(player))
        state.apply_action(rng.choice(state.legal_actions()))
        to_a_choice(state, rng)
    assert len(seen) == 40
    hands = [state.observation_string(player) for player in range(3)]
    assert len(set(hands)) == 3


def test_openspiels_search_and_a_learner_run() -> None:
    rng = np.random.RandomState(3)
    game = pyspiel.load_game("longhall_icaion")
    state = to_a_choice(game.new_initial_state(), random.Random(3))
    bot = mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng, solve=False)
    assert bot.step(state) in state.legal_actions()
    env = rl_environment.Environment(game)
    agents = [tabular_qlearner.QLearner(player, env.action_spec()["num_actions"]) for player in range(2)]
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([agents[player].step(step).action])
    for agent in agents:
        agent.step(step)
    assert sum(step.rewards) == 0


def test_wrong_parameters_are_named() -> None:
    with pytest.raises(LonghallError, match="reward 'points' is unknown"):
        pyspiel.load_game("longhall_icaion(reward=points)")
    with pytest.raises(SetupError, match="no setup option 'monsters'"):
        pyspiel.load_game("longhall_icaion(setup=monsters:true)")
