"""Decisions are cited by their numbers."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_no_two_decisions_bear_the_same_number() -> None:
    numbers = Counter(path.name[:4] for path in (ROOT / "docs" / "decisions").glob("[0-9]*.md"))
    assert len(numbers) > 20 and [number for number, count in numbers.items() if count > 1] == []
