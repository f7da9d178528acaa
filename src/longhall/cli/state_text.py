"""A view as lines of text, and how a match ended. A game without words of its own is shown as indented data."""

from __future__ import annotations

from typing import Any

from longhall.cli.words import name_of, table
from longhall.games.northgard.game import Northgard
from longhall.kernel.game import Game
from longhall.kernel.match import Result
from longhall.text import Texts


def state_lines(texts: Texts, game: Game, view: dict[str, Any]) -> list[str]:
    if isinstance(game, Northgard):
        from longhall.cli.northgard_text import northgard_lines

        return northgard_lines(texts, game, view)
    return data_lines(view)


def brief_lines(texts: Texts, game: Game, view: dict[str, Any]) -> list[str]:
    """What changes most within one's own turn."""
    if isinstance(game, Northgard):
        from longhall.cli.northgard_text import own_lines

        return own_lines(texts, view)
    return data_lines(view)


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


def score_lines(texts: Texts, result: Result) -> list[str]:
    """Places and points by source, a column for each seat, the best place first; a match ended by agreement may have
    none."""
    reason = name_of(texts, "end", result.reason)
    end = texts.say("cli-end", {"reason": reason, "rule": result.rule}) if result.rule else reason
    if not result.places:
        return [end]
    seats = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    rows = [
        [texts.say("cli-row-seat", {}), *(texts.say("cli-seat", {"seat": seat}) for seat in seats)],
        [texts.say("cli-row-rank", {}), *(str(result.places[seat]) for seat in seats)],
    ]
    for source in result.scores[0]:
        rows.append([name_of(texts, "score", source), *(str(result.scores[seat][source]) for seat in seats)])
    return [end, *table(rows)]
