"""Any choices at all: hypothesis picks the setup and the options of whole matches and looks for one that goes wrong.

A match that fails is saved as a record; its path stands below the error. `longhall replay FILE` shows the position.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import RecordError, SetupError
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.record import parse, replay, verify
from longhall.kernel.setup import BOOL, LIST
from tests.conformance.cases import MOST_CHOICES, load, names

pytestmark = pytest.mark.usefixtures("all_games")

PICKED = 250  # choices picked by hypothesis; the rest of a long match follows at random
whole_matches = settings(
    max_examples=40,
    # A whole match is a large example, and the registration of the games is the same for all of them.
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture],
)


@contextmanager
def saved_if_it_fails(match: Match, folder: Path) -> Iterator[None]:
    """Write the choices so far to a file and name it below the error."""
    try:
        yield
    except Exception as error:
        path = folder / f"{match.game.name}-failed.jsonl"
        path.write_text(match.record.to_jsonl(), encoding="utf-8")
        error.add_note(f"the match up to here is saved in {path}")
        raise


def draw_setup(data: st.DataObject, game: Game) -> dict[str, Any]:
    """A setup of the game: seats first, then each option with a value it can have beside the others."""
    setup: dict[str, Any] = {}
    for option in game.setup_options:
        values = [False, True] if option.type == BOOL else list(option.values)
        if option.type == LIST:
            values.append(list(option.items[: setup["seats"]]))
        value = data.draw(st.sampled_from(values), label=option.name)
        try:
            game.new(setup | {option.name: value}, 0)
        except SetupError:
            continue
        setup[option.name] = value
    return setup


@pytest.mark.parametrize("name", names())
@whole_matches
@given(data=st.data())
def test_every_match_stays_sound_to_its_end(
    name: str, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    game = load(name)
    seed = data.draw(st.integers(0, 1000), label="seed")
    match = game.new(draw_setup(data, game), seed)
    rest = rng_from_seed(f"rest {seed}")
    with saved_if_it_fails(match, tmp_path_factory.getbasetemp()):
        counts = game.component_counts(match.state)
        while not match.over:
            keys = match.keys()
            check(match, keys, counts)
            if match.choices_made < PICKED:
                index = data.draw(st.integers(0, len(keys) - 1))
            else:
                index = rest.below(len(keys))
            match.apply(index)
            assert match.history[-1].key == keys[index]
            assert match.choices_made <= MOST_CHOICES, "the match does not come to an end"
        check_end(match, counts)


def check(match: Match, keys: list[str], counts: dict[str, int]) -> None:
    assert keys and len(set(keys)) == len(keys)
    assert 0 <= match.seat < match.state.seats
    assert match.game.component_counts(match.state) == counts
    assert not {refusal.key for refusal in match.refusals()} & set(keys)
    if match.choices_made % 10 == 0:
        assert match.game.from_json(match.to_json()) == match
        assert match.clone() == match
        view = match.view(match.seat)
        other = match.determinize(match.seat, rng_from_seed(str(match.choices_made)))
        assert other.view(match.seat) == view and other.keys() == keys


def check_end(match: Match, counts: dict[str, int]) -> None:
    assert match.game.component_counts(match.state) == counts
    assert match.result is not None and match.result.winners
    text = match.record.to_jsonl()
    assert verify(match.game, parse(text)).record.to_jsonl() == text


def test_a_failing_match_is_saved_and_can_be_replayed(tmp_path: Path) -> None:
    for name in names():
        match = load(name).new({}, 3)
        with pytest.raises(ZeroDivisionError) as failed, saved_if_it_fails(match, tmp_path):
            match.apply(0)
            match.apply(0)
            raise ZeroDivisionError
        (note,) = failed.value.__notes__
        path = Path(note.rpartition(" ")[2])
        assert path.is_relative_to(tmp_path)
        assert replay(match.game, parse(path.read_text(encoding="utf-8"))).state.to_data() == match.state.to_data()


@pytest.mark.parametrize("name", names())
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_a_damaged_record_is_refused_in_a_sentence(name: str, data: st.DataObject) -> None:
    """Whatever is cut out of a record or put into it: it verifies to the same match, or one of our errors says why."""
    text = finished_record(name)
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


def finished_record(name: str) -> str:
    match = load(name).new({}, 11)
    rng = rng_from_seed("damaged")
    while not match.over:
        match.apply(rng.below(len(match.picks())))
    return match.record.to_jsonl()
