"""Matches that end by agreement and matches that continue another one: their records prove the dice as well."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from longhall.kernel.chance import commitment
from longhall.kernel.errors import IllegalOption, RecordError, RecordMismatch
from longhall.kernel.match import AGREED, Match, Result
from longhall.kernel.record import copied_choices, parse, replay, revealed_seed, verify
from longhall.kernel.state import State
from tests.kernel.pebbles import Pebbles, PebblesState, pebbles
from tests.kernel.play import finish, pebbles_match

SEED = "winter"
OTHER = "spring"


class Counted(Pebbles):
    """Pebbles that can be counted at any time."""

    def standing(self, state: State) -> Result:
        assert isinstance(state, PebblesState)
        return self.result(state)


def agreed(game: Pebbles, choices: int = 8) -> Match:
    match = game.new({"seats": 3}, SEED)
    for _ in range(choices):
        match.apply(0)
    match.end_by_agreement()
    return match


def continued_match(at: int = 6) -> Match:
    """A whole match that continues another one from some point."""
    match = finish(pebbles_match(SEED, seats=3)).rewound(at)
    match.continue_with(OTHER, "first table")
    return finish(match, "elsewhere")


def edited(match: Match, change: Callable[[list[dict[str, Any]]], None]) -> str:
    lines = [json.loads(line) for line in match.record.to_jsonl().splitlines()]
    change(lines)
    return "".join(json.dumps(line) + "\n" for line in lines)


# -- agreement ---------------------------------------------------------------------------------------------------------


def test_an_agreed_match_is_over() -> None:
    match = agreed(Counted())
    assert match.over and match.seat == -1 and match.decision is None
    assert match.keys() == [] and match.options() == [] and match.picks() == [] and match.refusals() == []
    with pytest.raises(IllegalOption, match="error-match-over"):
        match.apply(0)


def test_an_agreed_end_counts_the_current_position() -> None:
    match = agreed(Counted())
    assert isinstance(match.state, PebblesState) and match.result is not None
    assert (match.result.reason, match.result.rule) == (AGREED, "")
    assert [score["total"] for score in match.result.scores] == match.state.stones
    assert len(match.result.places) == 3 and min(match.result.places) == 1


def test_a_game_that_cannot_count_early_has_no_places() -> None:
    result = agreed(pebbles()).result
    assert result is not None
    assert result.to_data() == {"reason": AGREED, "rule": "", "places": [], "scores": []}


def test_a_match_that_is_over_is_not_ended_again() -> None:
    match = finish(pebbles_match(SEED))
    before = match.record.to_jsonl()
    match.end_by_agreement()
    assert not match.agreed and match.record.to_jsonl() == before


@pytest.mark.parametrize("game", [pebbles(), Counted()])
def test_the_record_of_an_agreed_end_verifies(game: Pebbles) -> None:
    match = agreed(game)
    text = match.record.to_jsonl()
    assert match.record.head["seed"] == SEED
    again = verify(game, parse(text))
    assert again.agreed and again.record.to_jsonl() == text
    assert replay(game, parse(text)).record.to_jsonl() == text
    assert not replay(game, parse(text), 7).over
    assert not match.rewound(8).over


def test_saves_and_copies_stay_agreed() -> None:
    match = agreed(Counted())
    for copy in (match.clone(), Counted().from_json(match.to_json(history=True))):
        assert copy.agreed and copy == match and copy.record.to_jsonl() == match.record.to_jsonl()
    assert match != match.rewound(8)


def test_a_wrong_score_or_reason_is_detected() -> None:
    def more(lines: list[dict[str, Any]]) -> None:
        lines[-1]["result"]["scores"][0]["total"] += 1

    def another_reason(lines: list[dict[str, Any]]) -> None:
        lines[-1]["result"]["reason"] = "rounds"

    for change in (more, another_reason):
        with pytest.raises(RecordMismatch, match="result"):
            verify(Counted(), parse(edited(agreed(Counted()), change)))


def test_a_finished_match_cannot_claim_an_agreed_end() -> None:
    def call_it_agreed(lines: list[dict[str, Any]]) -> None:
        lines[-1]["result"]["reason"] = AGREED

    with pytest.raises(RecordMismatch, match="result"):
        verify(pebbles(), parse(edited(finish(pebbles_match(SEED)), call_it_agreed)))


def test_another_seed_is_detected_in_an_agreed_match() -> None:
    def other_seed(lines: list[dict[str, Any]]) -> None:
        lines[0].update(seed=OTHER, seed_commitment=commitment(lines[0], OTHER))

    with pytest.raises(RecordMismatch):
        verify(Counted(), parse(edited(agreed(Counted()), other_seed)))


def test_a_result_that_is_no_object_is_refused() -> None:
    def number(lines: list[dict[str, Any]]) -> None:
        lines[-1]["result"] = 5

    with pytest.raises(RecordError, match="result of the record is not an object"):
        parse(edited(agreed(pebbles()), number))


# -- continuing another match ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", [0, 1, 6])
def test_a_continued_match_proves_its_later_dice(at: int) -> None:
    match = continued_match(at)
    record = parse(match.record.to_jsonl())
    assert record.head["continued"] == {"table": "first table", "at": at, "seed": OTHER}
    assert "seed" not in record.head and record.head["seed_commitment"] == commitment(record.head, OTHER)
    assert (copied_choices(record), revealed_seed(record)) == (at, OTHER)
    assert verify(pebbles(), record).record.to_jsonl() == record.to_jsonl()
    assert replay(pebbles(), record).record.to_jsonl() == record.to_jsonl()


def test_the_seed_of_a_continued_match_is_revealed_only_at_its_end() -> None:
    match = pebbles_match(SEED, seats=3)
    match.apply(0)
    match.continue_with(OTHER, "first table")
    while not match.over:
        text = match.record.to_jsonl()
        assert OTHER not in text and SEED not in text
        assert verify(pebbles(), parse(text)).choices_made == match.choices_made
        match.apply(0)
    assert match.record.head["continued"]["seed"] == OTHER


def test_saves_and_copies_remember_what_they_continue() -> None:
    match = pebbles_match(SEED, seats=3)
    for _ in range(4):
        match.apply(0)
    match.continue_with(OTHER, "first table")
    match.apply(0)
    whole = finish(match.clone()).record.to_jsonl()
    for copy in (pebbles().from_json(match.to_json(history=True)), match.rewound(5)):
        assert finish(copy).record.to_jsonl() == whole


def test_a_continued_match_may_end_by_agreement() -> None:
    match = finish(pebbles_match(SEED, seats=3)).rewound(0)
    match.continue_with(OTHER, "first table")
    for _ in range(9):
        match.end_by_agreement()
        assert verify(pebbles(), parse(match.record.to_jsonl())).agreed
        match = match.rewound(match.choices_made)
        match.apply(0)


def later_die(lines: list[dict[str, Any]], at: int) -> int:
    """The line of a choice after which the die was rolled, beyond ``at`` choices."""
    return next(n for n, line in enumerate(lines) if n > at and line.get("outcomes") and len(line["outcomes"][0]) == 1)


@pytest.mark.parametrize("at", [2, 6])
def test_a_die_that_does_not_follow_from_the_seed_is_detected(at: int) -> None:
    match = continued_match(at)
    lines = [json.loads(line) for line in match.record.to_jsonl().splitlines()]
    number = later_die(lines, at)
    forged = match.rewound(number - 1)
    outcomes = [[(lines[number]["outcomes"][0][0] + 1) % 6], *lines[number]["outcomes"][1:]]
    try:
        forged.apply(lines[number]["choice"], outcomes)
    except RecordMismatch:
        forged.apply(lines[number]["choice"], outcomes[:1])
    finish(forged, "forged")
    record = parse(forged.record.to_jsonl())
    with pytest.raises(RecordMismatch, match=f"choice {number}"):
        verify(pebbles(), record)
    record.head["continued"]["seed"] = None
    verify(pebbles(), record)  # lawful all the same: without a seed there is nothing to hold the dice against


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"seed": "summer"}, "commitment"),
        ({"at": 0}, "choice"),
        ({"at": 8}, "choice"),
    ],
)
def test_another_seed_or_starting_point_is_detected(change: dict[str, Any], named: str) -> None:
    record = parse(continued_match(6).record.to_jsonl())
    record.head["continued"].update(change)
    with pytest.raises(RecordMismatch, match=named):
        verify(pebbles(), record)


@pytest.mark.parametrize(
    ("told", "named"),
    [
        (5, "of the wrong kind"),
        ({}, "goes on from"),
        ({"table": "x", "at": "6", "seed": OTHER}, "goes on from"),
        ({"table": "x", "at": True, "seed": OTHER}, "goes on from"),
        ({"at": 6, "seed": OTHER}, "goes on from"),
        ({"table": "x", "at": 6, "seed": 7}, "seed of the wrong kind"),
        ({"table": "x", "at": -1, "seed": OTHER}, "choice -1"),
        ({"table": "x", "at": 9999, "seed": OTHER}, "9999"),
    ],
)
def test_a_malformed_continuation_is_refused(told: Any, named: str) -> None:
    def change(lines: list[dict[str, Any]]) -> None:
        lines[0]["continued"] = told

    with pytest.raises(RecordError, match=named):
        parse(edited(continued_match(), change))


def test_two_seeds_are_refused() -> None:
    with pytest.raises(RecordError, match="another match"):
        parse(edited(continued_match(), lambda lines: lines[0].update(seed=SEED)))


def test_a_truncated_continuation_is_refused() -> None:
    def cut(lines: list[dict[str, Any]]) -> None:
        del lines[-1]

    with pytest.raises(RecordError, match="truncated"):
        parse(edited(continued_match(), cut))
