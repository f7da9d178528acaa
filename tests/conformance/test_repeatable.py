"""Same setup, seed and choices: same bytes, whatever the hash seed, compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest

from longhall.conformance.walk import play_out
from tests.conformance.cases import COMPILED, Case, load, names, seat_counts, source_folder

pytestmark = [pytest.mark.both_builds, pytest.mark.usefixtures("all_games")]


def digest(game: str) -> str:
    """A hash over whole records, of every seat count, and over all that was offered and refused on the way."""
    total = sha256()
    for seats in seat_counts(load(game)):
        match = Case(game, {"seats": seats}, 77).new()
        play_out(
            match,
            f"repeatable {seats}",
            lambda match: total.update(repr([match.keys(), match.refusals(), match.view(0)]).encode()),
        )
        total.update(match.record.to_jsonl().encode())
    return total.hexdigest()


@pytest.mark.parametrize("game", names())
def test_records_depend_on_nothing_but_the_seed(game: str) -> None:
    """The other processes are always interpreted, so on the compiled build this compares the two builds too. There one
    is enough: that hash seeds make no difference to it is shown on the interpreted build."""
    here = digest(game)
    for hash_seed in ("0",) if COMPILED else ("0", "1"):
        assert digest_elsewhere(game, hash_seed) == here


def digest_elsewhere(game: str, hash_seed: str) -> str:
    root = Path(__file__).resolve().parents[2]
    path = os.pathsep.join([str(source_folder()), str(root)])
    done = subprocess.run(
        [sys.executable, "-c", f"from tests.conformance.test_repeatable import digest; print(digest({game!r}))"],
        env=os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
