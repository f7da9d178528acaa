"""Whatever the game: a match can be saved, cloned, compared and resumed at every decision."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.kernel.errors import RecordError, RecordMismatch
from longhall.kernel.match import Match
from longhall.kernel.record import parse, replay, verify
from tests.conformance.cases import Case, cases, load, names, play_out, positions

pytestmark = pytest.mark.usefixtures("all_games")
each_case = pytest.mark.parametrize("case", cases(), ids=str)


@each_case
def test_a_saved_match_comes_back_equal(case: Case) -> None:
    for match in positions(case, every=4):
        text = match.to_json()
        again = match.game.from_json(text)
        assert again == match
        assert again.to_json() == text
        assert again.keys() == match.keys()
        assert again.options() == match.options()
        assert again.view(None) == match.view(None)


@each_case
def test_a_resumed_match_goes_on_with_the_same_chance(case: Case) -> None:
    for match in positions(case, every=150):
        resumed = play_out(match.game.from_json(match.to_json(history=True)), "onwards")
        assert resumed.record.to_jsonl() == play_out(match.clone(), "onwards").record.to_jsonl()


@each_case
def test_clones_are_equal_and_independent(case: Case) -> None:
    kept: list[tuple[Match, str]] = []
    for match in positions(case, every=75):
        text = match.to_json(history=True)
        clone = match.clone()
        assert clone == match and clone.keys() == match.keys()
        kept.append((clone, text))
        play_out(match.clone(), "elsewhere")
        assert match.to_json(history=True) == text, "playing a clone changed the match"
    for clone, text in kept:
        assert clone.to_json(history=True) == text, "playing the match on changed an earlier clone"


@each_case
def test_components_are_conserved(case: Case) -> None:
    counts: dict[str, int] = {}
    for match in positions(case):
        now = match.game.component_counts(match.state)
        counts = counts or now
        assert now == counts, f"after choice {match.choices_made}: {match.history[-1].to_data(0) if counts else ''}"


@each_case
def test_the_record_verifies_and_replays_to_the_same_bytes(case: Case) -> None:
    match = play_out(case.new(), f"record {case}")
    text = match.record.to_jsonl()
    assert verify(match.game, parse(text)).record.to_jsonl() == text
    from_outcomes = replay(match.game, parse(text))
    assert from_outcomes.record.to_jsonl() == text
    assert from_outcomes.state.to_data() == match.state.to_data()


@each_case
def test_an_unfinished_record_replays_without_the_seed(case: Case) -> None:
    for match in positions(case, every=100):
        if match.over:
            continue
        text = match.record.to_jsonl()
        assert f'"seed":"{match.seed}"' not in text, "the seed is revealed before the end"
        again = verify(match.game, parse(text))
        assert again.state.to_data() == match.state.to_data()
        assert again.keys() == match.keys()
        assert again.record.to_jsonl() == text


@pytest.mark.parametrize("choice", [None, 1.5, True, [], {}, "", "no such thing", ":", "place:x", "count:"], ids=repr)
@pytest.mark.parametrize("name", names())
def test_an_edited_choice_is_found_whatever_it_is(name: str, choice: Any) -> None:
    match = play_out(load(name).new({}, 5), "edited")
    record = parse(match.record.to_jsonl())
    middle = len(record.lines) // 2
    record.lines[middle]["choice"] = choice
    with pytest.raises(RecordMismatch, match=f"^choice {middle + 1}: "):
        verify(match.game, record)


@pytest.mark.parametrize(
    ("change", "value"),
    [("seats", 10**4), ("seats", 1), ("seats", -2), ("seats", None), ("seats", "2"), ("cheating", True)],
    ids=str,
)
@pytest.mark.parametrize("name", names())
def test_an_edited_setup_is_found(name: str, change: str, value: Any) -> None:
    match = play_out(load(name).new({}, 5), "edited")
    record = parse(match.record.to_jsonl())
    record.head["setup"][change] = value
    with pytest.raises(RecordError):
        verify(match.game, record)


@each_case
def test_stepping_back_gives_the_earlier_match(case: Case) -> None:
    earlier: dict[int, str] = {}
    last = case.new()
    for match in positions(case, every=40):
        earlier[match.choices_made] = match.to_json()
        last = match
    for n, text in earlier.items():
        assert last.rewound(n).to_json() == text


@each_case
def test_a_match_may_end_by_agreement_at_any_time(case: Case) -> None:
    """The count changes nothing, and has a place for every seat or for none."""
    for match in positions(case, every=40):
        before = match.to_json(history=True)
        ended = match.clone()
        ended.end_by_agreement()
        result = ended.result
        assert result is not None and match.to_json(history=True) == before
        assert ended.over and not ended.keys() and ended.state.to_data() == match.state.to_data()
        if result.places:
            assert len(result.places) == len(result.scores) == match.state.seats
            assert min(result.places) == 1 and all("total" in score for score in result.scores)


@each_case
def test_the_record_of_an_agreed_end_verifies(case: Case) -> None:
    match = next(position for position in positions(case, every=5) if position.choices_made >= 5)
    match.end_by_agreement()
    text = match.record.to_jsonl()
    assert verify(match.game, parse(text)).record.to_jsonl() == text
