"""Events: what each seat is told, and views that keep secrets."""

from __future__ import annotations

import json
from typing import Any, TypedDict

import pytest

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import RecordMismatch
from longhall.kernel.events import Event, EventType, NotedEventType, PrivateEventType, RemarkEventType
from longhall.kernel.match import Match
from longhall.kernel.record import parse, replay, verify
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


class StoneTaken(TypedDict):
    seat: int


class StonesLeft(TypedDict):
    left: int


def test_a_type_of_event_emits_as_the_state_does() -> None:
    s = PebblesState({"seats": 2})
    taken, drawn = EventType("taken", StoneTaken), PrivateEventType("drawn", StoneTaken, StonesLeft)
    taken.emit(s, "X-1", {"seat": 1})
    taken.emit_reveal(s, "", {"seat": 1})
    RemarkEventType("noticed", StoneTaken).emit_remark(s, "", {"seat": 1})
    drawn.emit_private(s, "", {"seat": 1}, (0,), {"left": 3})
    drawn.emit_to_chooser(s, "", {"seat": 1}, 1, {"left": 3})
    assert [event.to_data() for event in s.events] == [
        {"type": "taken", "rule": "X-1", "seat": 1},
        {"type": "taken", "seat": 1, "reveals": True},
        {"type": "noticed", "seat": 1, "remark": True},
        {"type": "drawn", "seat": 1, "private": {"seats": [0], "left": 3}, "reveals": True},
        {"type": "drawn", "seat": 1, "private": {"seats": [1], "left": 3}},
    ]


def test_a_note_is_told_and_saved_but_not_recorded() -> None:
    s = PebblesState({"seats": 2})
    NotedEventType("taken", StoneTaken, StonesLeft).emit_noted(s, "X-1", {"seat": 1}, {"left": 19})
    (event,) = s.events
    assert event.to_data() == {"type": "taken", "rule": "X-1", "seat": 1}
    assert event.to_data(remarks=True) == {"type": "taken", "rule": "X-1", "seat": 1, "note": {"left": 19}}
    assert event.seen_by(0) == event.seen_by(None) == {"type": "taken", "rule": "X-1", "seat": 1, "left": 19}


def test_each_way_to_emit_says_whether_it_stops_undo() -> None:
    s = PebblesState({"seats": 2})
    s.emit("a", "", {})
    s.emit_reveal("b", "", {})
    s.emit_private("c", "", {}, (0,), {"x": 1})
    s.emit_to_chooser("d", "", {}, 1, {"x": 1})
    s.emit_remark("e", "", {})
    assert [event.reveals for event in s.events] == [False, True, True, False, False]
    assert [event.private_seats for event in s.events] == [(), (), (0,), (1,), ()]


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
        assert [event.to_data() for event in entry.events if not event.remark] == line["events"]
    assert [event.type for event in match.history[-1].events] == ["pebble_laid", "pebbles_revealed", "die_rolled"]


def nobody_alone() -> Match:
    """The first round is laid, and both have laid the same: it is remarked that nobody wins it."""
    match = pebbles_match(seed=2)
    match.apply("pebble:5")
    match.apply("pebble:5")
    return match


def types(match: Match) -> list[list[str]]:
    return [[event.type for event in entry.events] for entry in (match.opening, *match.history)]


def test_a_remark_is_told_to_everybody() -> None:
    match = nobody_alone()
    remark = next(event for event in match.history[-1].events if event.type == "nobody_alone")
    for viewer in (None, 0, 1):
        assert remark.seen_by(viewer) == {"type": "nobody_alone", "rule": "PB-WIN-01", "round": 1}


def test_a_record_has_no_remarks_and_a_replay_makes_them_again() -> None:
    match = finish(nobody_alone())
    text = match.record.to_jsonl()
    assert "pebbles_revealed" in text and "nobody_alone" not in text and "remark" not in text
    for again in (replay(pebbles(), parse(text)), verify(pebbles(), parse(text))):
        assert types(again) == types(match) and again.record.to_jsonl() == text


def test_a_record_with_a_remark_written_into_it_does_not_verify() -> None:
    match = finish(nobody_alone())
    record = parse(match.record.to_jsonl())
    record.lines[1]["events"].append(next(event.to_data() for event in match.history[1].events if event.remark))
    with pytest.raises(RecordMismatch, match="choice 2: 'events' differs"):
        verify(pebbles(), record)


def test_a_saved_match_has_its_remarks_even_if_it_was_saved_without_them() -> None:
    """The choices are played again; only a save that is trusted is taken as it is."""
    match = nobody_alone()
    saved = json.loads(match.to_json(history=True))
    resumed = pebbles().from_json(json.dumps(saved))
    assert types(resumed) == types(match) and resumed.record.to_jsonl() == match.record.to_jsonl()
    assert types(resumed.rewound(2)) == types(match)
    for line in saved["history"]:  # as they were saved before there were remarks
        line["events"] = [event for event in line["events"] if "remark" not in event]
    assert types(pebbles().from_json(json.dumps(saved))) == types(match)
    older = pebbles().from_json(json.dumps(saved), trusted=True)
    assert "nobody_alone" not in types(older)[2] and older.record.to_jsonl() == match.record.to_jsonl()
    assert verify(pebbles(), parse(finish(older).record.to_jsonl()))


def test_while_nobody_listens_nothing_is_remarked() -> None:
    whole = nobody_alone()
    match = whole.rewound(1)
    match.recording = False
    assert match.apply(whole.history[1].key) == match.state.events == []


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
