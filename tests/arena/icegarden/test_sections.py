"""What only the balance report of the Ice Garden has."""

from __future__ import annotations

import pytest

from tests.arena.report_tables import GAMES, Tables, page_of, series

SEATS = 3


@pytest.fixture(scope="module")
def tables() -> Tables:
    return Tables(page_of(series("icegarden", {"seats": SEATS, "characters": "random"})))


def test_the_sections_stand_in_the_chapters_of_the_report(tables: Tables) -> None:
    assert tables.sections() == [
        *("seats", "characters", "order"),
        *("ends", "character-ends", "goals"),
        *("sources", "points"),
        *("length", "snow", "fields", "profile"),
    ]


def test_the_numbers_add_up(tables: Tables) -> None:
    wins = sum(tables.column("seats", "Wins"))
    assert sum(tables.column("characters", "Wins")) == sum(tables.column("order", "Wins")) == wins
    for section in ("characters", "character-ends", "goals", "points", "profile"):
        assert sum(tables.column(section, "Times played")) == GAMES * SEATS
    assert tables.column("snow", "Matches")[0] == GAMES
    assert len(tables.column("snow", "Matches")) == max(tables.column("ends", "Turn of the end"))
