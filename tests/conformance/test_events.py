"""Every type of event that a game declares stands in its table, and nothing is told without one."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

import longhall
from longhall.kernel.events import EventType
from tests.text.sources import event_types, source_files, tree

TYPED = [name for name in longhall.game_names() if event_types(name)]


def declared(game: str) -> dict[str, str]:
    """The constants in the folder ``events`` of a game, with the names of their events."""
    home = importlib.import_module(f"longhall.games.{game}.events")
    assert home.__file__ is not None
    modules = [
        importlib.import_module(f"{home.__name__}.{path.stem}") for path in Path(home.__file__).parent.glob("*.py")
    ]
    return {
        constant: value.name
        for module in modules
        for constant, value in vars(module).items()
        if isinstance(value, EventType)
    }


@pytest.mark.parametrize("game", TYPED)
def test_the_table_of_events_is_complete(game: str) -> None:
    names = [type.name for type in event_types(game)]
    assert sorted(names) == sorted(declared(game).values())
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", TYPED)
def test_every_type_of_event_is_told_somewhere(game: str) -> None:
    constants = declared(game)
    used = {
        node.func.value.id
        for path in source_files(game)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and (node.func.attr.startswith("emit") or node.func.attr == "alarm")
        and isinstance(node.func.value, ast.Name)
    }
    assert set(constants) <= used
