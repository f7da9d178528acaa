"""Whole matches reach every kind of decision, and damaged saves are refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import RecordError
from longhall.kernel.frames import Choice
from longhall.kernel.record import parse, verify
from tests.games.icegarden.busy_play import busy
from tests.games.icegarden.table import icegarden


def play_busily(setup: dict[str, Any], seed: int) -> set[str]:
    """The kinds of decisions that a match brought."""
    match = icegarden().new(setup, seed)
    counts = match.game.component_counts(match.state)
    rng = rng_from_seed(f"busy {seed}")
    seen: set[str] = set()
    while not match.over:
        top = match.state.stack[-1]
        assert isinstance(top, Choice)
        seen.add(top.kind())
        match.play(busy(match, rng))
        assert match.game.component_counts(match.state) == counts
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
