"""Records that somebody has edited or damaged are refused, and the refusal says where."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from longhall.conformance.walk import play_out
from longhall.kernel.errors import RecordError, RecordMismatch
from longhall.kernel.record import Record, parse, verify
from tests.conformance.cases import load, names

pytestmark = pytest.mark.usefixtures("all_games")
each_game = pytest.mark.parametrize("name", names())
_TEXTS: dict[str, str] = {}


def finished_text(name: str) -> str:
    if name not in _TEXTS:
        _TEXTS[name] = play_out(load(name).new({}, 5), "edited").record.to_jsonl()
    return _TEXTS[name]


def finished(name: str) -> Record:
    return parse(finished_text(name))


@pytest.mark.parametrize("choice", [None, 1.5, True, [], {}, "", "no such thing", ":", "place:x", "count:"], ids=repr)
@each_game
def test_an_edited_choice_is_found_whatever_it_is(name: str, choice: Any) -> None:
    record = finished(name)
    middle = len(record.lines) // 2
    record.lines[middle]["choice"] = choice
    with pytest.raises(RecordMismatch, match=f"^choice {middle + 1}: "):
        verify(load(name), record)


@pytest.mark.parametrize(
    ("change", "value"),
    [("seats", 10**4), ("seats", 1), ("seats", -2), ("seats", None), ("seats", "2"), ("cheating", True)],
    ids=str,
)
@each_game
def test_an_edited_setup_is_found(name: str, change: str, value: Any) -> None:
    record = finished(name)
    record.head["setup"][change] = value
    with pytest.raises(RecordError):
        verify(load(name), record)


def edited(text: str, row: int, path: tuple[str, ...], value: Any) -> str:
    """The record with another value in one place of one line; without the field if the value is ``...``."""
    rows = [json.loads(line) for line in text.splitlines()]
    inside = rows[row]
    for name in path[:-1]:
        inside = inside[name]
    if value is ...:
        del inside[path[-1]]
    else:
        inside[path[-1]] = value
    return "".join(json.dumps(line) + "\n" for line in rows)


def places_of(rows: list[dict[str, Any]]) -> list[tuple[int, tuple[str, ...]]]:
    """Every field of the head, of a choice and of the result, and one that no record has beside each of them."""
    found: list[tuple[int, tuple[str, ...]]] = []
    for row in (0, len(rows) // 2, len(rows) - 1):
        found += [(row, (name,)) for name in (*rows[row], "another")]
    found += [(0, ("setup", name)) for name in (*rows[0]["setup"], "another")]
    return found + [(len(rows) - 1, ("result", name)) for name in (*rows[-1]["result"], "another")]


@each_game
def test_every_field_of_every_line_is_checked(name: str) -> None:
    """Whatever stands in a field in place of what belongs there, and whichever is missing: the record is refused."""
    game = load(name)
    match = game.new({}, 5)
    while match.choices_made < 30 and not match.over:
        match.apply(len(match.picks()) // 2)
    match.end_by_agreement()
    text = match.record.to_jsonl()
    rows = [json.loads(line) for line in text.splitlines()]
    same = "".join(json.dumps(line) + "\n" for line in rows)
    values: list[Any] = [..., None, -1, 10**30, 1.5, True, "", "nothing", [], [[]], {}, {"a": 1}]
    for row, path in places_of(rows):
        for value in values:
            if value is ... and path in (("seed",), ("another",), ("setup", "another"), ("result", "another")):
                continue  # without its seed a record is whole, and what is not there cannot be taken away
            changed = edited(text, row, path, value)
            if changed == same:
                continue
            with pytest.raises(RecordError) as refused:
                verify(game, parse(changed))
            assert str(refused.value) and "\n" not in str(refused.value)


@each_game
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_damaged_record_is_refused_in_a_sentence(name: str, data: st.DataObject) -> None:
    """Whatever is cut out of a record or put into it: it verifies to the same match, or one of our errors says why."""
    text = finished_text(name)
    start = data.draw(st.integers(0, len(text)))
    end = min(len(text), start + data.draw(st.integers(0, 30)))
    put = data.draw(st.sampled_from(["", "0", "9", "-", '"', "null", "x", "[", "}", ",", "\n", "true", "é"]))
    damaged = text[:start] + put + text[end:]
    try:
        match = verify(load(name), parse(damaged))
    except RecordError as error:
        assert str(error) and "\n" not in str(error)
    else:
        assert match.record.lines == parse(text).lines
