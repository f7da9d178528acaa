"""Clones, saved matches, and frames as JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longhall.kernel.codec import frame_from_data, frame_to_data, kind_of
from longhall.kernel.errors import RecordError
from longhall.kernel.frames import Step
from longhall.kernel.record import parse, replay
from longhall.kernel.state import Frame, State
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
        ("pack", "x" * 100, "the match was played with pack (unreadable), this is pack pebbles"),
        ("game", ["pebbles"], "this is a match of (unreadable), not of 'pebbles'"),
        ("rules_version", 10**9, "by rules version (unreadable) of pebbles; this program knows version 1"),
        ("stack", [["take_stones", 0, 2]], "its position does not follow from its choices"),
        ("state", {}, "damaged"),
        ("state", [], "damaged"),
        ("stack", None, "damaged"),
        ("position", None, "damaged"),
        ("setup", None, "damaged"),
        ("history", 5, "its history is of the wrong kind"),
        ("positions", [0], "damaged"),
        ("positions", [0, -1], "its 'positions' cannot be"),
        ("n", -1, "its 'n' cannot be"),
        ("n", True, "its 'n' cannot be"),
        ("position", 10**14, "its 'position' cannot be"),
        ("position", 10**16, "the saved match has a number that cannot be: 100000000000000"),
        ("position", 1.5, "the saved match has a number that cannot be: 1.5"),
        ("position", 7, "its position does not follow from its choices"),
        ("n", 2, "its position does not follow from its choices"),
        ("agreed", 1, "'agreed' can only be true"),
        ("seed", "other", "its seed does not fit the commitment"),
        ("seed", None, "its seed is not a text"),
        ("seed_commitment", "0", "its seed does not fit the commitment"),
        ("renewals", [[9, 1]], "the 'renewals' in the head of it are not in order"),
        ("redrawn", [[1, [[0]]]], "where nothing was undone"),
        ("continued", {"table": "x"}, "its 'continued' is of the wrong kind"),
        ("weather", "snow", "it has a field 'weather' that no save has"),
        ("setup", {"seats": 2}, "damaged"),
        ("longhall", True, "this is not a saved match"),
    ],
)
def test_damaged_saves_are_refused_in_a_sentence(field: str, value: Any, sentence: str) -> None:
    data = json.loads(before_reveal().to_json(history=True))
    data[field] = value
    with pytest.raises(RecordError) as refused:
        pebbles().from_json(json.dumps(data))
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("stack", [["swim"]], "unknown step"),
        ("stack", [["take_stones", 1, 2, 3]], "the saved step 'take_stones' has the wrong fields"),
        ("stack", [["take_stones", "1", 2]], "damaged"),
        ("stack", [["take_stones", 2, 2]], "damaged"),
        ("stack", [["start_round"]], "damaged"),
        ("stack", [["take_stones", 0, 1]] * 101, "damaged"),
        ("stack", [[["take_stones"]] * 5], "damaged"),
        ("state", {}, "damaged"),
        ("history", [], "it has no 'opening'"),
    ],
)
def test_damaged_saves_without_their_history_are_refused_too(field: str, value: Any, sentence: str) -> None:
    data = json.loads(before_reveal().to_json())
    data[field] = value
    with pytest.raises(RecordError) as refused:
        pebbles().from_json(json.dumps(data))
    assert sentence in str(refused.value)


def test_matches_with_a_past_of_their_own_are_saved_and_opened() -> None:
    """Ended by agreement, continued from another one, stepped back over a reveal, replayed without the seed."""
    match = pebbles_match(seats=3)
    for _ in range(5):
        match.apply(0)
    agreed = match.clone()
    agreed.end_by_agreement()
    continued = match.rewound(4)
    continued.continue_with("another seed", "the first table")
    onwards = continued.clone()
    onwards.apply(0)
    back = finish(match.clone()).stepped_back(4)
    blind = replay(pebbles(), parse(match.record.to_jsonl()))
    for kind in (agreed, continued, onwards, onwards.stepped_back(4), back):
        for history in (True, False):
            assert pebbles().from_json(kind.to_json(history)) == kind
    assert pebbles().from_json(blind.to_json(history=True)).record.to_jsonl() == match.record.to_jsonl()
    over = json.loads(finish(match).to_json())
    with pytest.raises(RecordError):
        pebbles().from_json(json.dumps({**over, "agreed": True}))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[" * 100_000, "not JSON"),
        ('{"longhall":1,"longhall":1}', "names 'longhall' twice"),
        ('{"longhall":1,"state":' + "[" * 30 + "]" * 30 + "}", "damaged"),
        ('{"longhall":NaN}', "a number that cannot be: NaN"),
        ("\x00\ufffd", "not JSON"),
    ],
)
def test_files_that_cannot_be_read_are_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        pebbles().from_json(text)


def test_a_trusted_save_is_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall reads what it has written itself at every start of a table."""
    match = finish(pebbles_match())
    monkeypatch.setattr("longhall.kernel.saves.replay", None)
    for history in (True, False):
        again = pebbles().from_json(match.to_json(history), trusted=True)
        assert again == match and len(again.history) == (len(match.history) if history else 0)
    for text in ("", "[]", "{}", match.to_json().replace("laid", "lay")):
        with pytest.raises(RecordError):
            pebbles().from_json(text, trusted=True)


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


class Forever(Step):
    def run(self, s: State) -> None:
        s.push(Forever())


def test_a_position_in_which_nobody_ever_decides_does_not_hold_anybody_up() -> None:
    match = before_reveal()
    match.state.stack.append(Forever())
    with pytest.raises(ValueError, match="nobody ever decides"):
        match._advance(None)
