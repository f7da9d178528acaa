"""What the build writes into classes before it compiles them does what the interpreter does without it."""

from __future__ import annotations

import importlib.util
import inspect
from pathlib import Path
from typing import Any

import pytest

import longhall
from longhall.kernel.state import State, fields_of

SCRIPT = Path(__file__).parents[2] / "scripts" / "constructors.py"

pytestmark = pytest.mark.interpreted_only


@pytest.fixture(scope="module")
def constructors() -> Any:
    spec = importlib.util.spec_from_file_location("constructors", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def written_out(constructors: Any, kind: type[State], state: State) -> dict[str, Any]:
    """The methods that the build writes into a class of states."""
    fields = fields_of(state)
    parameters = list(inspect.signature(kind).parameters)
    lines = constructors.copying(kind.__name__, parameters, fields.names, fields.lists, fields.piles)
    methods: dict[str, Any] = {}
    exec("\n".join(line[4:] for line in lines), {kind.__name__: kind}, methods)
    return methods


@pytest.mark.parametrize("game", ["northgard", "icegarden", "icaion"])
def test_a_written_copy_has_every_field_and_shares_no_list(constructors: Any, game: str) -> None:
    match = longhall.game(game).new(seed=3)
    for _ in range(50):
        match.play(len(match.picks()) // 2)
    state = match.state
    methods = written_out(constructors, type(state), state)
    copy = methods["clone"](state)
    assert vars(copy) == vars(state.clone()) == vars(state)
    for name, value in vars(state).items():
        if isinstance(value, list):
            assert getattr(copy, name) is not value
            shared = [one for one, other in zip(value, getattr(copy, name), strict=True) if one is other]
            assert name in ("stack", "events") or not any(isinstance(one, list) for one in shared)
    assert methods["field_names"](state) == state.field_names()


def test_frames_get_their_constructors(constructors: Any) -> None:
    lines = constructors.constructor([["seat", "int", None, False], ["left", "int", "0", False]])
    assert lines[1:] == [
        "    def __init__(self, seat: int, left: int = 0) -> None:",
        "        self.seat = seat",
        "        self.left = left",
    ]
