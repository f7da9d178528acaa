"""Events: what each seat is told, and views that keep secrets."""

from __future__ import annotations

from typing import Any

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.events import Event
from longhall.kernel.record import parse, replay
from longhall.kernel.state import State
from tests.kernel.pebbles import PebblesState, pebbles
from tests.kernel.play import before_reveal, finish, lay_alone, pebbles_match, state


def test_a_private_part_reaches_only_its_seats() -> None:
    event = Event("cards_drawn", "X-1", {"seat": 1, "count": 2}, (1, 3), {"cards": ["a", "b"]}, True)
    public: dict[str, Any] = {"type": "cards_drawn", "rule": "X-1", "seat": 1, "count": 2}
    assert event.seen_by(1) == event.seen_by(3) == {**public, "cards": ["a", "b"]}
    assert event.seen_by(0) == event.seen_by(2) == event.seen_by(None) == public
    assert event.to_data() == {**public, "private": {"seats": [1, 3], "cards": ["a", "b"]}, "reveals": True}


def test_an_event_without_a_rule_names_none() -> None:
    assert Event("year_began", "", {"year": 2}).to_data() == {"type": "year_began", "year": 2}


def test_each_way_to_emit_says_whether_it_stops_undo() -> None:
    s = PebblesState({"seats": 2})
    s.emit("a", "", {})
    s.emit_reveal("b", "", {})
    s.emit_private("c", "", {}, (0,), {"x": 1})
    s.emit_aside("d", "", {}, 1, {"x": 1})
    assert [event.reveals for event in s.events] == [False, True, True, False]
    assert [event.private_seats for event in s.events] == [(), (), (0,), (1,)]


def test_frames_pushed_in_order_are_resolved_in_order() -> None:
    s = State(2)
    first, second = before_reveal().state.stack[-1], pebbles_match().state.stack[-1]
    s.push_in_order(first, second)
    assert s.stack.pop() is first
    assert s.stack.pop() is second


def test_a_secret_pick_is_told_to_its_seat_alone_until_the_reveal() -> None:
    match = pebbles_match(seats=3)
    key = match.keys()[0]
    value = int(key.removeprefix("pebble:"))
    (event,) = match.apply(key)
    assert event.seen_by(0)["pebble"] == value
    assert "pebble" not in event.seen_by(1) and "pebble" not in event.seen_by(None)
    assert match.view(0)["picked"] == [{"seat": 0, "value": value}]
    assert match.view(1)["picked"] == [{"seat": 0, "value": None}]
    match.apply(0)
    revealed = match.apply(0)
    assert revealed[1].type == "pebbles_revealed"
    assert [0, value] in revealed[1].seen_by(None)["picks"]


def test_drawn_pebbles_are_told_to_the_drawer_alone() -> None:
    match = pebbles_match()
    drawn = [event for event in match.opening.events if event.type == "pebbles_drawn"]
    for seat, event in enumerate(drawn):
        assert sorted(event.seen_by(seat)["pebbles"]) == match.view(seat)["hand"]
        assert "pebbles" not in event.seen_by(1 - seat)
        assert "pebbles" not in event.seen_by(None)


def test_apply_returns_the_events_that_the_record_keeps() -> None:
    match = before_reveal()
    lay_alone(match)
    for entry, line in zip(match.history, match.record.lines, strict=True):
        assert [event.to_data() for event in entry.events] == line["events"]
    assert [event.type for event in match.history[-1].events] == ["pebble_laid", "pebbles_revealed", "die_rolled"]


def test_events_keep_their_audience_through_a_save_and_a_replay() -> None:
    match = finish(pebbles_match(seats=4))
    saved = pebbles().from_json(match.to_json(history=True))
    replayed = replay(pebbles(), parse(match.record.to_jsonl()))
    for again in (saved, replayed):
        for old, new in zip(match.history, again.history, strict=True):
            for viewer in (None, 0, 1, 2, 3):
                assert [event.seen_by(viewer) for event in new.events] == [
                    event.seen_by(viewer) for event in old.events
                ]
            assert new.blocks_undo() == old.blocks_undo()


def test_a_determinised_match_knows_neither_the_seed_nor_the_coming_chance() -> None:
    match = pebbles_match("nobody may know")
    match.apply(0)
    other = match.determinize(1, rng_from_seed("search"))
    assert match.seed == "nobody may know" and match.seed not in other.to_json()
    assert other.seed == "" and other.rng is not None and match.rng is not None
    assert other.rng.key != match.rng.key
    assert other.choices_made == match.choices_made
    assert state(other).hands[1] == state(match).hands[1], "a seat keeps what it knows"
