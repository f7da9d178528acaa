"""How far a seat may step back by itself, and what stepping back gives."""

from __future__ import annotations

import pytest

from longhall.kernel.errors import RecordError
from tests.kernel.pebbles import pebbles
from tests.kernel.play import at_die, before_reveal, finish, lay_alone, pebbles_match


def test_own_choices_can_be_taken_back() -> None:
    match = at_die(face=3)
    winner = match.seat
    start = match.choices_made
    match.apply("take")
    match.apply("take")
    assert match.undo_floor(winner) == start
    assert match.undo_floor(1 - winner) == match.choices_made


def test_chance_and_reveals_stand() -> None:
    match = before_reveal()
    seat = match.seat
    assert match.undo_floor(0) == 0, "a secret pick that nobody has answered can be taken back"
    lay_alone(match)
    assert match.undo_floor(seat) == 2, "the pebbles were turned over and the die was rolled"


def test_a_reveal_without_chance_stands_too() -> None:
    seed = next(seed for seed in range(100) if _second_can_tie(seed))
    match = pebbles_match(seed, rounds=1)
    match.apply(0)
    match.apply(match.history[-1].key)
    assert match.history[-1].outcomes == []
    assert match.undo_floor(match.history[-1].seat) == 2


def _second_can_tie(seed: int) -> bool:
    match = pebbles_match(seed, rounds=1)
    match.apply(0)
    keys = match.keys()
    return match.history[-1].key in keys


def test_pebbles_drawn_by_anybody_stand() -> None:
    match = at_die(face=3)
    winner = match.seat
    match.apply("take")
    match.apply("stop")
    assert match.history[-1].outcomes == []
    assert match.undo_floor(winner) == match.choices_made


def test_another_seats_choice_stands() -> None:
    match = pebbles_match(seats=3)
    match.apply(0)
    match.apply(0)
    assert match.undo_floor(0) == 2
    assert match.undo_floor(1) == 1
    assert match.undo_floor(2) == 2


def test_the_opening_cannot_be_taken_back() -> None:
    match = pebbles_match()
    assert match.undo_floor(0) == 0
    with pytest.raises(RecordError, match="there is no position -1"):
        match.rewound(-1)
    with pytest.raises(RecordError, match="there is no position 1"):
        match.rewound(1)


def test_stepping_back_gives_the_earlier_match_with_the_same_chance() -> None:
    match = finish(pebbles_match(seats=3))
    texts = []
    again = pebbles_match(seats=3)
    for entry in match.history:
        texts.append(again.to_json(history=True))
        again.apply(entry.key)
    for n, text in enumerate(texts):
        back = match.rewound(n)
        assert back.to_json(history=True) == text
        for entry in match.history[n:]:
            back.apply(entry.key)
        assert back.record.to_jsonl() == match.record.to_jsonl()


def test_another_choice_after_stepping_back_meets_the_die_that_was_coming() -> None:
    match = before_reveal()
    lay_alone(match)
    back = match.rewound(1)
    keys = back.keys()
    other = next(key for key in keys if key not in (match.history[0].key, match.history[1].key))
    back.apply(other)
    assert back.history[-1].outcomes == match.history[-1].outcomes


def test_stepping_back_leaves_the_match_alone() -> None:
    match = finish(pebbles_match())
    text = match.to_json(history=True)
    finish(match.rewound(2), "otherwise")
    assert match.to_json(history=True) == text


def test_a_match_without_its_past_cannot_be_stepped_back() -> None:
    match = at_die(face=3)
    resumed = pebbles().from_json(match.to_json())
    seat = resumed.seat
    assert resumed.undo_floor(seat) == 2
    resumed.apply("take")
    assert resumed.undo_floor(seat) == 2
    with pytest.raises(RecordError, match="without its history"):
        resumed.rewound(2)
