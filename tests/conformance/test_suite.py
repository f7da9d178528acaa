"""The suite that any game can be run through: a stranger's game passes it, and one with a leak does not."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.conformance import check_game, check_match
from longhall.kernel.match import Match
from tests.kernel.pebbles import Pebbles, pebbles

pytestmark = pytest.mark.interpreted_only  # the compiled kernel takes no game that is not compiled


def test_a_strangers_game_passes_with_all_its_seats_and_options() -> None:
    assert check_game(pebbles()) >= 3
    assert isinstance(check_match(pebbles(), {"seats": 4}, "one"), Match)


def test_a_game_that_shows_a_hand_is_caught() -> None:
    class Leaking(Pebbles):
        def view(self, state: Any, seat: int | None) -> dict[str, Any]:
            return {**super().view(state, seat), "hands": [list(hand) for hand in state.hands]}

    with pytest.raises(AssertionError) as failed:
        check_game(Leaking())
    assert any("failed after choice" in note for note in failed.value.__notes__)


def test_a_game_whose_options_change_when_asked_again_is_caught() -> None:
    class Fickle(Pebbles):
        def is_known_key(self, state: Any, key: str) -> bool:
            return False

    with pytest.raises(AssertionError, match="is offered but not understood"):
        check_game(Fickle())
