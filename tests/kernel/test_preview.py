"""Previews: what a choice would lead to."""

from __future__ import annotations

import pytest

from longhall.kernel.errors import IllegalOption, InvalidOption
from longhall.kernel.game import Game
from tests.kernel.pebbles import pebbles


def test_a_preview_is_the_game_s_answer_for_a_legal_choice() -> None:
    match = pebbles().new({"seats": 2}, seed=1)
    hand = match.view(match.seat)["hand"]
    for option in match.options():
        kept = match.preview(option)["kept"]
        assert sorted([*kept, int(option.key.partition(":")[2])]) == hand
        assert match.preview(option.key) == match.preview(option.index) == {"kept": kept}


def test_what_cannot_be_chosen_cannot_be_previewed() -> None:
    match = pebbles().new({"seats": 2}, seed=1)
    with pytest.raises(IllegalOption):
        match.preview("stop")
    with pytest.raises(InvalidOption):
        match.preview("nonsense")


def test_a_game_need_not_have_previews() -> None:
    match = pebbles().new({"seats": 2}, seed=1)
    assert Game.preview(match.game, match.state, 0, match.picks()[0]) == {}


def test_nothing_can_be_previewed_after_the_end() -> None:
    match = pebbles().new({"seats": 2}, seed=1)
    while not match.over:
        match.play(0)
    with pytest.raises(IllegalOption):
        match.preview("stop")
