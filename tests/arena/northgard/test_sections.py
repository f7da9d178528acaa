"""What only the balance report of Northgard has."""

from __future__ import annotations

import pytest

from tests.arena.report_tables import GAMES, Tables, page_of, series

SEATS = 3


@pytest.fixture(scope="module")
def tables() -> Tables:
    return Tables(page_of(series("northgard", {"seats": SEATS, "clans": "random", "creatures": True})))


def test_the_sections_stand_in_the_chapters_of_the_report(tables: Tables) -> None:
    assert tables.sections() == [
        *("seats", "clans", "order"),
        *("ends", "clan-ends"),
        "sources",
        *("length", "cards", "battles", "creature-battles", "losses", "profile", "buildings"),
    ]


def test_the_numbers_add_up(tables: Tables) -> None:
    wins = sum(tables.column("seats", "Wins"))
    assert sum(tables.column("clans", "Times played")) == GAMES * SEATS
    assert sum(tables.column("clans", "Wins")) == sum(tables.column("order", "Wins")) == wins
    assert sum(tables.column("clan-ends", "Times played")) == GAMES * SEATS
    assert set(tables.column("clan-ends", "Year of the end")) <= set(tables.column("ends", "Year of the end"))
    assert sum(tables.column("losses", "Seats")) == GAMES * SEATS
    assert sum(tables.column("profile", "Times played")) == GAMES * SEATS
    assert sum(tables.column("cards", "Times taken")) == 7 * GAMES * SEATS  # one a year, none twice


def test_matches_without_clans_have_no_clan_sections() -> None:
    found = set(Tables(page_of(series("northgard", {"seats": 2, "clans": "none"}))).sections())
    assert not found & {"clans", "clan-ends", "profile", "creature-battles"}
    assert {"order", "cards", "losses"} <= found
