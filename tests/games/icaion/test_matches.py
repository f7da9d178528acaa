"""Whole matches by random choices, over all setups."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icaion.game import make
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.match import Match
from longhall.kernel.record import parse, verify

GAME = make()
SETUPS: list[dict[str, Any]] = [
    {"seats": 2, "wonders": True, "neutral_placement": "symmetry"},
    {"seats": 3, "draft": True, "expert": True},
    {"seats": 4, "apparatus_sides": "mixed", "wonders": True},
    {"seats": 5, "apparatus_sides": ["blue", "pink"]},
]


def play_out(match: Match, seed: str) -> Match:
    rng = rng_from_seed(seed)
    while not match.over:
        match.play(rng.below(len(match.picks())))
    return match


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_random_match_comes_to_its_end_and_verifies(setup: dict[str, Any]) -> None:
    match = play_out(GAME.new(setup, 1), "random")
    assert match.result is not None and match.result.winners
    text = match.record.to_jsonl()
    assert verify(GAME, parse(text)).record.to_jsonl() == text
