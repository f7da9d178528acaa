"""Previews: what a choice would lead to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from longhall.kernel.choices import SeatChoice
from longhall.kernel.errors import IllegalOption, InvalidOption
from longhall.kernel.frames import Step
from longhall.kernel.preview import carried_out
from tests.kernel.pebbles import PebblesState, pebbles
from tests.kernel.play import at_die, pebbles_match, with_hand


@dataclass
class LookIntoTheBag(SeatChoice):
    """A choice that shows something hidden."""

    def kind(self) -> str:
        return "look"

    def options(self, s: PebblesState) -> list[int]:
        return [0]

    def key(self, s: PebblesState, pick: int) -> str:
        return "look"

    def resolve(self, s: PebblesState, pick: int) -> None:
        s.stones[self.seat] += s.bag[-1]
        s.emit_reveal("bag_shown", "", {"pebble": s.bag[-1]})


def test_a_preview_tells_what_the_frame_knows_and_what_is_different_afterwards() -> None:
    match = with_hand(pebbles_match(repeats=True), 0, 2, 5, 6, last=5)
    assert match.preview("pebble:2") == {"again": False, "kept": [5, 6]}
    assert match.preview("pebble:5") == match.preview(1) == {"again": True, "kept": [2, 6]}
    assert match.view(0)["hand"] == [2, 5, 6]


def test_a_preview_goes_on_through_what_belongs_to_the_choice() -> None:
    match = at_die(1)
    hand = match.view(match.seat)["hand"]
    assert match.preview("take") == {"kept": hand, "stones": 1, "round": 2}, "there is nothing else to choose after it"
    assert match.preview("stop") == {"kept": hand, "round": 2}


def test_a_preview_stops_at_a_decision() -> None:
    match = at_die(2)
    assert match.preview("take") == {"kept": match.view(match.seat)["hand"], "stones": 1}


@dataclass
class PayWithAPebble(SeatChoice):
    """Any pebble pays; ``stones`` come for it, and so many further pebbles are asked for."""

    more: int

    def kind(self) -> str:
        return "pay_with"

    def options(self, s: PebblesState) -> list[int]:
        return list(s.hands[self.seat])

    def key(self, s: PebblesState, pick: int) -> str:
        return f"pebble:{pick}"

    def is_left_open(self, s: PebblesState) -> bool:
        return True

    def resolve(self, s: PebblesState, pick: int) -> None:
        s.hands[self.seat].remove(pick)
        s.push(TakeTwo(self.seat))
        if self.more:
            s.push(PayWithAPebble(self.seat, self.more - 1))


@dataclass
class TakeTwo(Step):
    seat: int

    def kind(self) -> str:
        return "take_two"

    def is_foretold(self, s: PebblesState) -> bool:
        return True

    def run(self, s: PebblesState) -> None:
        s.stones[self.seat] += 2


@pytest.mark.parametrize(("more", "told"), [(0, {"kept": [5, 6], "stones": 2}), (1, {"kept": [5, 6], "stones": 2})])
def test_a_preview_goes_on_behind_what_is_left_open(more: int, told: dict[str, Any]) -> None:
    match = with_hand(pebbles_match(), 0, 2, 5, 6)
    match.state.stack.pop()
    match.state.push(PayWithAPebble(0, more))
    match._picks = None
    assert match.preview("pebble:2") == told
    trial = carried_out(match.state, 2)
    assert trial is not None and trial.is_settled() == (not more)


def test_what_would_come_to_light_is_not_foretold() -> None:
    match = pebbles_match()
    match.state.push(LookIntoTheBag(0))
    match._picks = None
    assert carried_out(match.state, 0) is None
    assert match.preview("look") == {}


def test_what_cannot_be_chosen_cannot_be_previewed() -> None:
    match = pebbles().new({"seats": 2}, seed=1)
    with pytest.raises(IllegalOption):
        match.preview("stop")
    with pytest.raises(InvalidOption):
        match.preview("nonsense")


def test_nothing_can_be_previewed_after_the_end() -> None:
    match = pebbles().new({"seats": 2}, seed=1)
    while not match.over:
        match.play(0)
    with pytest.raises(IllegalOption):
        match.preview("stop")
