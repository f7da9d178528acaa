"""The table as text, as one visitor may know it: the same lines that the terminal prints."""

from __future__ import annotations

from typing import Any

from longhall.kernel.game import Game
from longhall.server.messages import TableLines, TextLine
from longhall.server.table.state import TableState
from longhall.table_text import PLAIN, table_text
from longhall.text import Texts


def told_view(state: TableState, user_id: str | None) -> tuple[Game, dict[str, Any]] | None:
    """What there is to tell this visitor; None where it cannot be put into words."""
    match = state.match
    if match is None or table_text(match.game.name) is PLAIN:
        return None
    return match.game, match.view(state.viewing_seat(user_id))


def table_lines(game: Game, view: dict[str, Any], seats: int, language: str) -> TableLines:
    """In words. Takes some ten milliseconds."""
    texts = Texts(game, language)
    texts.call({seat: f"{{seat:{seat}}}" for seat in range(seats)})
    told = table_text(game.name).whole(texts, game, view, ids=False)
    return TableLines([_line(line) for line in told])


def _line(line: str) -> TextLine:
    text = line.lstrip(" ")
    return TextLine((len(line) - len(text)) // 2, text)
