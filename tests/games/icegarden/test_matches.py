"""Whole matches: sound from opening to end, and reaching every kind of decision."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.errors import RecordError
from longhall.kernel.frames import Choice
from longhall.kernel.match import Match
from longhall.kernel.record import parse, verify
from tests.conformance.cases import Case, cases_of
from tests.conformance.checks import all_checks
from tests.conformance.walk import Explorer, walk
from tests.games.icegarden.table import icegarden

CASES = cases_of(icegarden())[::4]  # the conformance tests play all of them once the game is registered


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_match_is_sound_from_its_opening_to_its_end(case: Case) -> None:
    match = icegarden().new(case.setup, case.seed)
    walk(match, Explorer(f"conformance {case}"), all_checks(str(case)))


def busy(match: Match, rng: Rng) -> int:
    """Makes and summons a lot, so that matches see units, goals and Dead Snow."""
    keys = match.keys()
    wanted: list[str] = [
        key for key in ("summon", "take:m", "raise", "use:close_region", "use:nightmare") if key in keys
    ]
    ups = [key for key in keys if key.startswith(("up:", "use:"))]
    if keys[0].startswith("field:") and rng.below(3) == 0:
        wanted = [key for key in ("field:making", "field:influence") if key in keys]
    if (wanted or ups) and rng.below(4):
        return keys.index((wanted or ups)[rng.below(len(wanted or ups))])
    index = rng.below(len(keys))
    return rng.below(len(keys)) if keys[index] in ("done", "pass") else index


def play_busily(setup: dict[str, Any], seed: int) -> set[str]:
    """The kinds of decisions that a match brought."""
    match = icegarden().new(setup, seed)
    counts = icegarden().component_counts(match.state)
    rng = rng_from_seed(f"busy {seed}")
    seen: set[str] = set()
    while not match.over:
        top = match.state.stack[-1]
        assert isinstance(top, Choice)
        seen.add(top.kind())
        match.play(busy(match, rng))
        assert icegarden().component_counts(match.state) == counts
    verify(match.game, parse(match.record.to_jsonl()))
    return seen


def test_every_kind_of_decision_comes_up() -> None:
    """With few players and many, in the basic variant and in the advanced one with all tiles."""
    tiles = ["night_wanderers:1", "fire_people:1", "whisperers:2", "both_bears:4"]
    advanced = {"variant": "advanced", "vuko_tiles": tiles}
    missing = {kind for kind, frame in icegarden().frames().items() if issubclass(frame, Choice)}
    for seed in range(60):
        missing -= play_busily({"seats": 2 + seed % 3, **(advanced if seed % 2 else {})}, seed)
        if not missing:
            return
    raise AssertionError(f"never asked: {sorted(missing)}")


def test_a_damaged_save_is_refused_in_a_sentence() -> None:
    match = icegarden().new({"seats": 3}, 1)
    for _ in range(40):
        match.apply(0)
    data = json.loads(match.to_json())
    for field, value in (("pieces", [1, 2]), ("turn", "three"), ("order", None), ("stock", [1, 2, "x"])):
        with pytest.raises(RecordError):
            icegarden().from_json(json.dumps({**data, "state": {**data["state"], field: value}}))
    assert icegarden().from_json(json.dumps(data)) == match
