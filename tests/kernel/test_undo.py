"""How far a seat may step back by itself, and what stepping back gives."""

from __future__ import annotations

import json

import pytest

from longhall.kernel.errors import RecordError, RecordMismatch
from longhall.kernel.record import parse, replay, verify
from tests.kernel.pebbles import pebbles
from tests.kernel.play import at_die, before_reveal, finish, lay_alone, pebbles_match, state


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


def test_stepping_back_to_go_on_over_chance_brings_other_chance() -> None:
    """Nobody may look at the die and choose again."""
    match = before_reveal()
    lay_alone(match)
    assert match.history[-1].outcomes
    key = match.history[-1].key
    seen = [match.history[-1].outcomes]
    for number in range(1, 6):
        match = match.stepped_back(match.choices_made - 1)
        assert match.reseeds == [[match.choices_made, number]]
        match.apply(key)
        seen.append(match.history[-1].outcomes)
    assert len({str(outcomes) for outcomes in seen}) > 2
    whole = finish(match)
    record = parse(whole.record.to_jsonl())
    assert record.head["renewals"] == match.reseeds
    assert verify(pebbles(), record).record.to_jsonl() == whole.record.to_jsonl()
    assert replay(pebbles(), record).record.to_jsonl() == whole.record.to_jsonl()


def test_stepping_back_without_chance_between_keeps_what_was_coming() -> None:
    match = at_die(face=3)
    floor = match.choices_made
    match.apply("take")
    back = match.stepped_back(floor)
    assert back.reseeds == [] and back == match.rewound(floor)


def test_new_chance_is_never_given_up_again() -> None:
    """A step back before the point where chance became new leads to newer chance, not to what was seen first."""
    match = pebbles_match("winter", seats=3, rounds=3)
    points: list[int] = []
    while not match.over and len(points) < 2:
        match.apply(0)
        if match.history[-1].outcomes:
            points.append(match.choices_made)
    match = match.stepped_back(points[1] - 1)
    assert match.reseeds == [[points[1] - 1, 1]]
    match = match.stepped_back(points[0] - 1)
    assert match.reseeds == [[points[0] - 1, 2]]
    match.apply(0)
    other = match.history[-1].outcomes
    resumed = pebbles().from_json(match.to_json(history=True))
    assert resumed.reseeds == match.reseeds and resumed.rng is not None and match.rng is not None
    assert (resumed.rng.key, resumed.rng.position) == (match.rng.key, match.rng.position)
    assert match.rewound(points[0] - 1).reseeds == match.reseeds
    again = match.rewound(points[0] - 1)
    again.apply(0)
    assert again.history[-1].outcomes == other
    verify(pebbles(), parse(finish(match).record.to_jsonl()))


# -- what nobody knows is drawn anew -----------------------------------------------------------------------------------


def test_hidden_pebbles_lie_in_another_order_after_a_step_back_over_a_reveal() -> None:
    match = pebbles_match("bag", seats=3, rounds=3)
    while match.history[-1:] == [] or not match.history[-1].blocks_undo():
        match.apply(0)
    n = match.choices_made - 1
    before, back = match.rewound(n), match.stepped_back(n)
    assert sorted(state(back).bag) == sorted(state(before).bag) and state(back).bag != state(before).bag
    assert state(back).hands == state(before).hands and back.state.stack == before.state.stack
    assert back.redrawn == {n: [list(back.redrawn[n][0])]} and n not in match.redrawn
    again = back.clone()
    again.apply(match.history[n].key)
    twice = again.stepped_back(n)
    assert list(twice.redrawn) == [n] and state(twice).bag not in (state(back).bag, state(before).bag)
    assert again.rewound(n) == back, "what follows a step back is part of the match"
    whole = finish(twice.clone())
    text = whole.record.to_jsonl()
    assert parse(text).head["redrawn"] == [[n, twice.redrawn[n]]]
    assert verify(pebbles(), parse(text)).record.to_jsonl() == text
    assert replay(pebbles(), parse(text)).record.to_jsonl() == text
    assert replay(pebbles(), parse(text), at=n).state.to_data() == twice.state.to_data()
    assert pebbles().from_json(whole.to_json(history=True)).rewound(n) == twice


def test_own_choices_taken_back_without_a_reveal_leave_the_bag_alone() -> None:
    match = at_die(face=3)
    n = match.choices_made
    match.apply("take")
    back = match.stepped_back(n)
    assert back.redrawn == {} and state(back).bag == state(match).bag


def test_a_step_back_of_an_earlier_version_leaves_the_bag_alone() -> None:
    match = before_reveal()
    lay_alone(match)
    back = match.stepped_back(1, anew=False)
    assert back.redrawn == {} and back.reseeds == [[1, 1]] and state(back).bag == state(match.rewound(1)).bag
    text = finish(back).record.to_jsonl()
    assert "redrawn" not in text and verify(pebbles(), parse(text)).over


def test_a_match_that_continues_one_that_was_stepped_back() -> None:
    match = pebbles_match("bag", seats=3, rounds=3)
    while match.history[-1:] == [] or not match.history[-1].blocks_undo():
        match.apply(0)
    n = match.choices_made - 1
    source = match.stepped_back(n)
    for _ in range(3):
        source.apply(0)
    source.continue_with("another seed", "the first table")
    own = finish(source.clone())
    further = own.stepped_back(own.choices_made - 1) if own.history[-1].blocks_undo() else own
    for whole in (own, finish(further)):
        text = whole.record.to_jsonl()
        assert [n, source.redrawn[n]] in parse(text).head["redrawn"]
        assert verify(pebbles(), parse(text)).record.to_jsonl() == text


def test_made_up_orders_are_found() -> None:
    match = pebbles_match("bag", seats=3, rounds=3)
    while match.history[-1:] == [] or not match.history[-1].blocks_undo():
        match.apply(0)
    lines = finish(match.stepped_back(match.choices_made - 1)).record.to_jsonl().splitlines()
    head = json.loads(lines[0])
    [[n, [order]]] = head["redrawn"]
    other = [*order[1:], order[0]]
    for seed in (True, False):
        kept = {name: value for name, value in head.items() if seed or name != "seed"}
        for made_up in ([], [[n, [other]]], [[n, [order[1:]]]], [[n, [order, order]]], [[n, []]], [[n + 1, [order]]]):
            lines[0] = json.dumps({**kept, "redrawn": made_up})
            if made_up == [[n, [other]]] and not seed:
                sentence = "differs"  # possible, but the pebbles drawn later are others
            else:
                sentence = "drawn anew|redrawn"
            with pytest.raises(RecordMismatch, match=sentence):
                verify(pebbles(), parse("\n".join(lines)))
    for broken in (
        3,
        [3],
        [[n]],
        [[n, 1]],
        [[n, [["x"]]]],
        [[n, [order]], [n, [order]]],
        [[10**9, [order]]],
        [[-1, []]],
    ):
        lines[0] = json.dumps({**head, "redrawn": broken})
        with pytest.raises(RecordError, match="'redrawn'"):
            parse("\n".join(lines))


def test_made_up_renewals_are_found() -> None:
    match = before_reveal()
    lay_alone(match)
    lines = finish(match.stepped_back(1)).record.to_jsonl().splitlines()
    head = json.loads(lines[0])
    for renewals in ([], [[1, 2]], [[2, 1]]):
        lines[0] = json.dumps({**head, "renewals": renewals})
        with pytest.raises(RecordMismatch, match=r"'renewals'|'redrawn'"):
            verify(pebbles(), parse("\n".join(lines)))
    for broken in (3, [3], [[1]], [[1, 1.0]], [[1, True]], [[1, 1], [1, 2]], [[999, 1]], [[-1, 1]], [[1, 10**30]]):
        lines[0] = json.dumps({**head, "renewals": broken})
        with pytest.raises(RecordError):
            parse("\n".join(lines))


def test_stepping_back_leaves_the_match_alone() -> None:
    match = finish(pebbles_match())
    text = match.to_json(history=True)
    finish(match.rewound(2), "otherwise")
    assert match.to_json(history=True) == text


def test_the_way_back_may_begin_at_a_position_that_was_passed() -> None:
    match = finish(pebbles_match("dice", seats=3))
    positions = [match.rewound(n) for n in range(match.choices_made + 1)]
    for n, expected in enumerate(positions):
        for near in positions[: n + 1]:
            again = match.rewound(n, near)
            assert again.to_json(history=True) == expected.to_json(history=True)
            assert near == positions[near.choices_made], "it is not changed"
    with pytest.raises(RecordError, match="position 3 does not lie on the way to position 2"):
        match.rewound(2, positions[3])
    back = match.stepped_back(2)
    redrawn = finish(back.clone()).rewound(2)
    with pytest.raises(RecordError, match="position 2 does not lie on the way to position 2"):
        finish(back.clone()).stepped_back(2, near=redrawn)


def test_a_match_without_its_past_cannot_be_stepped_back() -> None:
    match = at_die(face=3)
    resumed = pebbles().from_json(match.to_json())
    seat = resumed.seat
    assert resumed.undo_floor(seat) == 2
    resumed.apply("take")
    assert resumed.undo_floor(seat) == 2
    with pytest.raises(RecordError, match="without its history"):
        resumed.rewound(2)
