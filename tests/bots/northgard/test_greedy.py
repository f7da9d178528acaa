"""The greedy bot of Northgard: it wins, and sees nothing it may not see."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.bots import Observation, make_bot, make_bots
from longhall.games import game
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.match import Match


def play_out(setup: dict[str, Any], names: list[str], seed: str) -> Match:
    match = game("northgard").new(setup, seed)
    bots = make_bots("northgard", names, seed)
    while not match.over:
        observation = Observation(match)
        match.play(bots[observation.seat].answer(observation))
    return match


@pytest.mark.parametrize("seat", range(3))
def test_it_wins_against_random_play(seat: int) -> None:
    names = ["random"] * 3
    names[seat] = "greedy"
    match = play_out({"seats": 3, "clans": "random"}, names, f"wins {seat}")
    result = match.result
    assert result is not None
    assert result.winners == [seat]
    assert result.scores[seat]["total"] > 30


def test_it_plays_with_creatures_and_in_teams() -> None:
    names = ["greedy", "random", "greedy", "random"]
    match = play_out(
        {"seats": 4, "teams": True, "creatures": True, "more_creatures": True, "clans": "random"}, names, "teams"
    )
    assert match.result is not None
    assert match.result.winners == [0, 2]


def test_states_the_seat_cannot_tell_apart_give_the_same_choice() -> None:
    match = game("northgard").new({"seats": 3, "clans": "random", "creatures": True}, "peek")
    bots = make_bots("northgard", ["greedy"] * 3, "peek")
    compared = 0
    for number in range(160):
        if match.over:
            break
        if number % 4 == 0:
            other = hidden_otherwise(match, number)
            first = make_bot("northgard", "greedy", f"{number}").answer(Observation(match))
            assert make_bot("northgard", "greedy", f"{number}").answer(Observation(other)) == first
            compared += match.to_json() != other.to_json()
        observation = Observation(match)
        match.play(bots[observation.seat].answer(observation))
    assert compared > 20


def hidden_otherwise(match: Match, number: int) -> Match:
    """Another state with the same view, with other fame in front of the others and other chance to come."""
    other = match.determinize(match.seat, rng_from_seed(f"hidden {number}"))
    state = other.state
    assert isinstance(state, NorthgardState)
    for index in range(len(state.fame)):
        if index // (len(state.fame) // state.seats) != match.seat:
            state.fame[index] += 3
    assert other.view(match.seat) == match.view(match.seat)
    return other


def test_the_peaceful_one_never_starts_a_battle() -> None:
    match = play_out({"seats": 2, "clans": "random"}, ["greedy:peaceful", "greedy"], "peace")
    begun = [
        (entry.seat, event.data["attacker"])
        for entry in match.history
        for event in entry.events
        if event.type == "battle_began"
    ]
    assert (0, 0) not in begun
    assert begun, "the other one attacks"
