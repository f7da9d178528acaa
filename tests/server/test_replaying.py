"""Positions of a finished match are the same from wherever one comes."""

from __future__ import annotations

import longhall
from longhall.server.replaying import EVERY, Landmarks
from tests.conformance.cases import play_out


def test_landmarks_lead_to_the_positions_of_the_match() -> None:
    match = play_out(longhall.game("northgard").new(setup={"seats": 2, "creatures": True}, seed="landmarks"), "choices")
    end = match.choices_made
    assert end > 3 * EVERY
    landmarks = Landmarks(match)
    for at in (0, EVERY - 1, 3 * EVERY, 1, EVERY, 2 * EVERY + 5, end, end - 1, 0):
        then, expected = landmarks.position(at), match.rewound(at)
        assert then.state.to_data() == expected.state.to_data()
        assert then.keys() == expected.keys() and then.history == expected.history


def test_a_position_is_a_copy() -> None:
    match = play_out(longhall.game("northgard").new(setup={"seats": 2}, seed="landmarks"), "choices")
    landmarks = Landmarks(match)
    before = landmarks.position(EVERY).state.to_data()
    landmarks.position(EVERY).apply(0)
    assert landmarks.position(EVERY).state.to_data() == before
