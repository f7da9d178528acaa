"""What follows from the fields of a state."""

from __future__ import annotations

import pytest

from longhall.kernel.state import State
from tests.kernel.pebbles import PebblesState

SETUP = {"seats": 2, "rounds": 3}


def state() -> PebblesState:
    return PebblesState(SETUP)


def test_fields_are_saved_in_the_order_in_which_the_opening_sets_them() -> None:
    names = ("round", "bag", "laid", "hands", "last", "pile", "stones", "ended")
    assert state().field_names() == names == tuple(state().to_data())


def test_a_copy_shares_what_never_changes_and_nothing_else() -> None:
    one = state()
    one.listening = False
    other = one.clone()
    assert isinstance(other, PebblesState) and other.to_data() == one.to_data()
    assert other.setup is one.setup and other.listening
    other.hands[0].append(4)
    other.bag.clear()
    assert one.hands == [[], []] and one.bag


def test_what_was_saved_is_taken_over() -> None:
    data = {**state().to_data(), "laid": [3, 1], "hands": [[1], [2, 3]], "ended": "stones"}
    again = state()
    again.load(data)
    assert again.to_data() == data


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("round", "1"),
        ("round", True),
        ("ended", 0),
        ("last", [0]),
        ("last", [0, 0, 0]),
        ("last", [0, "0"]),
        ("laid", 3),
        ("laid", [[3]]),
        ("hands", [[]]),
        ("hands", [[], [True]]),
    ],
)
def test_what_no_state_can_have_is_refused(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=name):
        state().load({**state().to_data(), name: value})


def test_only_lists_that_vary_may_be_shorter_than_at_the_opening() -> None:
    again = state()
    again.load({**again.to_data(), "bag": [1]})
    assert again.bag == [1] and again.varying() == ("bag",)
    assert State(2).varying() == ()
