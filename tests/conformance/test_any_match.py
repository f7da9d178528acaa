"""Any setup and any choices at all: hypothesis looks for a match that goes wrong and shrinks it to a short one.

A match that fails is saved as a record, and its path stands below the error: `longhall replay FILE` shows the position.
LONGHALL_MATCHES=2000 plays that many matches of each game, other ones each time.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from longhall.conformance.checks import all_checks
from longhall.conformance.walk import walk
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import SetupError
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.record import parse, replay
from longhall.kernel.setup import BOOL, LIST
from tests.conformance.cases import load, names

pytestmark = pytest.mark.usefixtures("all_games")

WANTED: Final = int(os.environ.get("LONGHALL_MATCHES", "0"))
PARTS: Final = 4 if WANTED else 1  # so that several processes can share a long search
PICKED: Final = 250  # choices picked by hypothesis; the rest of a long match follows at random
whole_matches = settings(
    max_examples=WANTED // PARTS or 12,
    derandomize=not WANTED,
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
            game.read_setup(setup | {option.name: value})
        except SetupError:
            continue
        setup[option.name] = value
    return setup


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", names())
@whole_matches
@given(data=st.data())
def test_every_match_is_sound_to_its_end(
    name: str, part: int, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    game = load(name)
    seed = data.draw(st.integers(0, 1000), label="seed")
    match = game.new(draw_setup(data, game), seed)
    rest = rng_from_seed(f"rest {seed}")

    def choose(match: Match) -> int:
        most = len(match.picks()) - 1
        return data.draw(st.integers(0, most)) if match.choices_made < PICKED else rest.below(most + 1)

    with saved_if_it_fails(match, tmp_path_factory.getbasetemp()):
        walk(match, choose, all_checks(str(seed)))


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
