"""Whatever the game: states that a seat cannot tell apart give it identical views, decisions and events."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.match import Match
from tests.conformance.cases import Case, cases, lively, play_out, positions

pytestmark = pytest.mark.usefixtures("all_games")
each_case = pytest.mark.parametrize("case", cases(), ids=str)


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.state.seats)]


def decision_data(match: Match) -> dict[str, Any] | None:
    decision = match.decision
    return decision.to_data() if decision is not None else None


@each_case
def test_views_hold_json_values_and_no_part_of_the_state(case: Case) -> None:
    for match in positions(case, every=10):
        before = match.to_json()
        for viewer in viewers(match):
            view = match.view(viewer)
            assert json.loads(json.dumps(view)) == view, "a view holds something that is not JSON"
            spoil(view)
        assert match.to_json() == before, "changing a view changed the match"


def spoil(value: Any) -> None:
    """Change every list and object inside, to find those that are shared with the state."""
    if isinstance(value, dict):
        for item in value.values():
            spoil(item)
        value.clear()
    elif isinstance(value, list):
        for item in value:
            spoil(item)
        value.clear()


@each_case
def test_a_seat_sees_the_same_whatever_is_hidden_from_it(case: Case) -> None:
    rng = rng_from_seed(f"hidden {case}")
    for match in positions(case, every=3):
        text = match.to_json()
        for viewer in viewers(match):
            other = match.determinize(viewer, rng.branch(f"{match.choices_made} {viewer}"))
            assert other.view(viewer) == match.view(viewer)
            assert other.seat == match.seat
            assert match.over or other.picks(), f"{match.state.stack[-1]} offers nothing in the eyes of seat {viewer}"
            if viewer == match.seat:
                assert decision_data(other) == decision_data(match)
                assert [r.to_data() for r in other.refusals()] == [r.to_data() for r in match.refusals()]
        assert match.to_json() == text, "asking for another state changed the match"


@each_case
def test_previews_know_no_more_than_the_seat_and_change_nothing(case: Case) -> None:
    rng = rng_from_seed(f"previews {case}")
    told = 0
    for match in positions(case, every=4):
        if match.over:
            break
        before = match.to_json()
        other = match.determinize(match.seat, rng.branch(str(match.choices_made)))
        for key in match.keys()[:12]:
            preview = match.preview(key)
            assert json.loads(json.dumps(preview)) == preview, "a preview holds something that is not JSON"
            assert other.preview(key) == preview, f"{match.state.stack[-1]}: {key} shows something hidden"
            told += bool(preview)
            spoil(preview)
        assert match.to_json() == before, "a preview changed the match"
    assert told > 3


@each_case
def test_what_may_be_taken_back_showed_nothing_hidden(case: Case) -> None:
    """A choice that is neither chance nor a reveal looks the same to its seat in every state it takes for possible."""
    rng = rng_from_seed(f"take back {case}")
    match = case.new()
    compared = 0
    while not match.over:
        seat = match.seat
        other = match.determinize(seat, rng.branch(str(match.choices_made)))
        index = lively(match, rng)
        key = match.keys()[index]
        match.apply(index)
        entry = match.history[-1]
        if entry.blocks_undo():
            continue
        seen = [event.seen_by(seat) for event in entry.events]
        other.recording = True
        events = other.apply(key)
        where = f"choice {match.choices_made} of {case}: {entry.kind} {key}"
        assert [event.seen_by(seat) for event in events] == seen, where
        assert other.view(seat) == match.view(seat), where
        if match.seat == seat:
            assert decision_data(other) == decision_data(match), where
        compared += 1
    assert compared


@each_case
def test_hidden_things_are_drawn_anew(case: Case) -> None:
    """Otherwise the tests above would compare a match with itself."""
    match = case.new()
    text = json.dumps(match.state.to_data())
    for viewer in viewers(match):
        rng = rng_from_seed(f"anew {viewer}")
        others = [match.determinize(viewer, rng.branch(str(i))) for i in range(5)]
        assert any(json.dumps(other.state.to_data()) != text for other in others), f"nothing is hidden from {viewer}"


@each_case
def test_a_state_drawn_anew_can_be_played_to_its_end(case: Case) -> None:
    """Search does nothing else: every seat's idea of the match must be a lawful match."""
    rng = rng_from_seed(f"search {case}")
    for match in positions(case, every=60):
        counts = match.game.component_counts(match.state)
        for viewer in viewers(match):
            other = match.determinize(viewer, rng.branch(f"{match.choices_made} {viewer}"))
            assert other.game.component_counts(other.state) == counts
            play_out(other, f"search {match.choices_made} {viewer}")
            assert other.game.component_counts(other.state) == counts
