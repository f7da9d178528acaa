"""A table in words, from a view: short lines, one thing each, so that it can be listened to."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from longhall.kernel.game import Game
from longhall.text import Texts

Lines: TypeAlias = Callable[[Texts, Game, dict[str, Any]], list[str]]


@dataclass
class TableText:
    """How a game is shown: ``whole`` the table, ``brief`` what changes most within one's own turn. Options with a
    parameter of ``explained`` come with what it does, as the message says that names it with ``-text`` behind."""

    whole: Lines
    brief: Lines
    explained: tuple[str, ...] = ("card",)


def data_lines(value: Any, indent: int = 0) -> list[str]:
    """Any JSON value, two spaces deeper per level; what fits on one line is written on one."""
    pad = "  " * indent
    lines: list[str] = []
    items = list(value.items()) if isinstance(value, dict) else [(str(i), item) for i, item in enumerate(value)]
    for name, item in items:
        if isinstance(item, dict | list) and not _is_flat(item):
            lines.append(f"{pad}{name}:")
            lines += data_lines(item, indent + 1)
        else:
            lines.append(f"{pad}{name}: {_flat(item)}".rstrip())
    return lines


def _is_flat(value: Any) -> bool:
    items = value.values() if isinstance(value, dict) else value
    return not any(isinstance(item, dict | list) for item in items)


def _flat(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_flat(item)}" for name, item in value.items())
    if isinstance(value, list):
        return ", ".join(_flat(item) for item in value)
    return "-" if value is None else str(value)


def _view_as_data(texts: Texts, game: Game, view: dict[str, Any]) -> list[str]:
    return data_lines(view)


PLAIN = TableText(_view_as_data, _view_as_data)
