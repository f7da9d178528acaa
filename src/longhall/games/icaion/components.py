"""Everything in the pack as plain data."""

from __future__ import annotations

from typing import Any

from longhall.games.icaion.content import Content


def components(content: Content) -> dict[str, list[dict[str, Any]]]:
    return {}


def note_words(content: Content) -> dict[str, str]:
    return {}
