"""A table as text, from a view: short lines, one thing each, so that it can be listened to. What stands under another
line is indented by two spaces. The terminal prints the lines, and a hall sends them to whoever reads the table so."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any, Final, Protocol

from longhall.kernel.game import Game
from longhall.text import Texts, message_id

# The module of each game; it has a ``TABLE_TEXT``. Loaded when such a table is told.
_MODULES: Final[dict[str, str]] = {
    "northgard": "longhall.table_text.northgard",
    "icegarden": "longhall.table_text.icegarden",
    "icaion": "longhall.table_text.icaion",
}


class Lines(Protocol):
    def __call__(self, texts: Texts, game: Game, view: dict[str, Any], *, ids: bool = True) -> list[str]:
        """With ``ids`` for those who choose by typing them."""


@dataclass
class TableText:
    """How a game is told: ``whole`` the table, ``brief`` what changes most within one's own turn. Options with a
    parameter of ``explained`` come with what it does, as the message says that names it with ``-text`` behind."""

    whole: Lines
    brief: Lines
    explained: tuple[str, ...] = ("card",)


def table_text(game: str) -> TableText:
    """``PLAIN`` for a game that brings none."""
    if game not in _MODULES:
        return PLAIN
    text = importlib.import_module(_MODULES[game]).TABLE_TEXT
    assert isinstance(text, TableText)
    return text


def thing_text(texts: Texts, thing: str, id: str) -> str | None:
    """What a thing does, said by the message that names it with ``-text`` behind; None if there is none."""
    for term in texts.vocabulary.terms_for(thing):
        message = message_id(term.message.replace("{id}", id), "text")
        if texts.has(message):
            return texts.say(message, {})
    return None


def indented(texts: Texts, depth: int, id: str, params: dict[str, Any]) -> str:
    return "  " * depth + texts.say(id, params)


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


def _view_as_data(texts: Texts, game: Game, view: dict[str, Any], *, ids: bool = True) -> list[str]:
    return data_lines(view)


PLAIN: Final = TableText(_view_as_data, _view_as_data)
