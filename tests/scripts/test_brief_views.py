"""What the pages called "In brief" draw is what the engine says."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "brief_views.py"


def examples() -> tuple[Any, ...]:
    spec = importlib.util.spec_from_file_location("brief_views", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return tuple(module.EXAMPLES)


@pytest.mark.parametrize("example", examples(), ids=lambda example: example.game)
def test_pictures_show_positions_of_the_game_as_it_is(example: Any) -> None:
    assert example.file.read_text(encoding="utf-8") == example.text(), "run `make protocol`"
