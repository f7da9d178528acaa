"""What the arena collects from matches of Icaion, and what only its balance report has."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from longhall.arena.driver import play_match
from longhall.arena.icaion.facts import IcaionFacts
from longhall.arena.simulate import record_path
from longhall.games import game
from tests.arena.report_tables import GAMES, Tables, page_of, series

SEATS = 3
SETUP = {"seats": SEATS, "draft": True, "wonders": True}


@pytest.fixture(scope="module")
def tables() -> Tables:
    return Tables(page_of(series("icaion", SETUP)))


def test_facts_agree_with_the_record(tmp_path: Path) -> None:
    path = record_path(tmp_path, "icaion", 0)
    report = play_match(game("icaion"), SETUP, ["random"] * SEATS, "7", 0, path, collect=True)
    assert not report.error and isinstance(report.facts, IcaionFacts)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    events = [event for line in lines for event in line.get("events", [])]
    for seat, mine in enumerate(report.facts.seats):
        of = [event for event in events if event.get("seat", event.get("owner")) == seat]

        def told(type: str, name: str, of: list[dict[str, str]] = of) -> list[str]:
            return [event[name] for event in of if event["type"] == type]

        assert [mine.seeker] == told("seeker_chosen", "seeker") and [mine.gear] == told("gear_chosen", "gear")
        assert mine.curios == told("curio_played", "card")
        assert list(mine.machines.elements()) == sorted(
            told("machine_deployed", "machine"), key=list(mine.machines).index
        )
        assert mine.wonders == told("wonder_restored", "wonder")
        assert mine.retrieved == told("apparatus_retrieved", "kind")
        assert len(mine.installed) == len(told("apparatus_installed", "apparatus"))
        assert mine.parasites == sum(map(int, told("parasites_collected", "count")))
    assert sorted(mine.turn for mine in report.facts.seats) == [0, 1, 2]
    assert any(mine.machines for mine in report.facts.seats) and any(mine.curios for mine in report.facts.seats)


def test_the_sections_stand_in_the_chapters_of_the_report(tables: Tables) -> None:
    assert tables.sections() == [
        *("seats", "seekers", "gear", "order"),
        "ends",
        *("sources", "winning"),
        *("length", "curios", "apparatus", "wonders", "actions", "machines", "power", "places"),
    ]


def test_the_numbers_add_up(tables: Tables) -> None:
    wins = sum(tables.column("seats", "Wins"))
    for section in ("seekers", "gear", "order"):
        assert sum(tables.column(section, "Wins")) == wins
    assert sum(tables.column("seekers", "Times played")) == sum(tables.column("gear", "Times played")) == GAMES * SEATS
    assert sum(tables.column("winning", "Matches")) == GAMES
    assert sum(tables.column("places", "Seats")) == GAMES * SEATS
    deploys = dict(
        zip((row[0] for row in tables.found["actions"][1:]), tables.column("actions", "In all"), strict=True)
    )
    assert deploys["Deploy a Machine"] == sum(tables.column("machines", "In all"))


def test_matches_without_wonders_have_no_such_section() -> None:
    assert "wonders" not in Tables(page_of(series("icaion", {"seats": 2}))).sections()
