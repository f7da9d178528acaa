"""Clones, saved matches, and frames as JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longhall.kernel.codec import frame_from_data, frame_to_data, kind_of
from longhall.kernel.errors import RecordError
from longhall.kernel.state import Frame
from tests.kernel.pebbles import FRAMES, LayPebble, Pebbles, TakeStones, pebbles
from tests.kernel.play import at_die, before_reveal, finish, pebbles_match


def test_a_clone_is_independent() -> None:
    match = at_die(face=3)
    clone = match.clone()
    assert clone == match
    text = match.to_json(history=True)
    clone.apply("take")
    assert clone != match
    assert match.to_json(history=True) == text
    assert len(clone.history) == len(match.history) + 1
    match.apply("take")
    assert clone == match, "the same choice leads to the same place"


def test_clones_share_the_coming_chance_but_not_the_generator() -> None:
    match = before_reveal()
    one, two = match.clone(), match.clone()
    assert finish(one).record.to_jsonl() == finish(two).record.to_jsonl()
    assert match.choices_made == 1


def test_a_saved_match_goes_on_as_if_never_interrupted() -> None:
    match = before_reveal()
    resumed = pebbles().from_json(match.to_json())
    assert resumed == match
    assert resumed.choices_made == 1
    assert resumed.history == []
    assert finish(resumed).state.to_data() == finish(match).state.to_data()


def test_a_match_saved_with_its_history_has_its_record() -> None:
    match = before_reveal()
    resumed = pebbles().from_json(match.to_json(history=True))
    assert resumed.undo_floor(0) == 0
    assert resumed.rewound(0) == match.rewound(0)
    assert resumed.record.to_jsonl() == match.record.to_jsonl()
    assert finish(resumed).record.to_jsonl() == finish(match).record.to_jsonl()


def test_a_match_saved_without_its_history_has_no_record() -> None:
    resumed = pebbles().from_json(before_reveal().to_json())
    with pytest.raises(RecordError, match="without its history"):
        _ = resumed.record


def test_a_finished_match_can_be_saved() -> None:
    match = finish(pebbles_match())
    resumed = pebbles().from_json(match.to_json(history=True))
    assert resumed.over and resumed.result is not None and match.result is not None
    assert resumed.result.to_data() == match.result.to_data()


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", "{}", '{"longhall":1}', '{"longhall":2,"state":{}}'])
def test_other_files_are_refused(text: str) -> None:
    with pytest.raises(RecordError):
        pebbles().from_json(text)


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("game", "chess", "this is a match of 'chess', not of 'pebbles'"),
        ("rules_version", 9, "rules version 9 of pebbles; this program knows version 1"),
        ("pack", "0123", "the match was played with pack 0123, this is pack pebbles"),
        ("stack", [["swim"]], "unknown step"),
        ("stack", [["take_stones", 1, 2, 3]], "the saved step 'take_stones' has the wrong fields"),
        ("state", {}, "damaged"),
        ("state", [], "damaged"),
        ("stack", None, "damaged"),
        ("position", None, "damaged"),
        ("setup", None, "damaged"),
        ("history", 5, "damaged"),
    ],
)
def test_damaged_saves_are_refused_in_a_sentence(field: str, value: Any, sentence: str) -> None:
    data = json.loads(before_reveal().to_json(history=True))
    data[field] = value
    with pytest.raises(RecordError) as refused:
        pebbles().from_json(json.dumps(data))
    assert sentence in str(refused.value)


def test_a_save_of_another_pack_opens_with_that_pack() -> None:
    match = Pebbles("mine").new({}, 1)
    assert Pebbles("mine").from_json(match.to_json()) == match
    with pytest.raises(RecordError, match="--pack"):
        pebbles().from_json(match.to_json())


@pytest.mark.parametrize("frame", [LayPebble(()), LayPebble(((0, 3), (1, 5))), TakeStones(1, 4)])
def test_frames_come_back_with_their_tuples(frame: Frame) -> None:
    data = json.loads(json.dumps(frame_to_data(frame)))
    again = frame_from_data(FRAMES, data)
    assert again == frame
    assert type(again) is type(frame)
    if isinstance(again, LayPebble):
        assert isinstance(again.picks, tuple) and all(isinstance(pick, tuple) for pick in again.picks)


def test_every_frame_is_registered_under_its_kind() -> None:
    for kind, cls in FRAMES.items():
        fields = [0] * len(getattr(cls, "__dataclass_fields__", {}))
        assert kind_of(cls(*fields)) == kind


def test_what_is_not_a_frame_is_refused() -> None:
    with pytest.raises(TypeError, match="neither a choice, a chance nor a step"):
        kind_of(Frame())
    with pytest.raises(RecordError, match="unknown step"):
        frame_from_data(FRAMES, [])
