"""Names and columns on the screen."""

from __future__ import annotations

from babel.numbers import format_decimal

from longhall.text import LOCALES, Texts, message_id


def name_of(texts: Texts, kind: str, id: str) -> str:
    """The message ``KIND-ID`` of the game, else ``cli-KIND-ID``, else the id itself."""
    for name in (message_id(kind, id), message_id("cli", kind, id)):
        if texts.has(name):
            return texts.say(name, {})
    return id


def mean_text(texts: Texts, value: float) -> str:
    """One digit behind the point, or behind the comma where people write one."""
    return format_decimal(value, "0.0", LOCALES.get(texts.language, texts.language).replace("-", "_"))


def table(rows: list[list[str]]) -> list[str]:
    """Columns wide enough for their longest cell: the first to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
        lines.append("  ".join([row[0].ljust(widths[0]), *cells[1:]]).rstrip())
    return lines
