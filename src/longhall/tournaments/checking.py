"""Checking an exported tournament: whether each round is what its seed and the results before it lead to."""

from __future__ import annotations

from typing import Any

from longhall.tournaments.model import Form, Player, Result, Table, Tournament
from longhall.tournaments.rounds import next_rounds


def check(data: dict[str, Any]) -> str:
    """What differs first, in English; nothing if all is as it must be. ValueError, KeyError or TypeError for what is no
    export of a tournament."""
    tournament = read_tournament(data)
    tournament.form.check()
    paired = 0
    while paired < len(tournament.rounds):
        expected = next_rounds(tournament.as_of(paired + 1))
        if not expected:
            return f"there should be no round {paired + 1}"
        for tables in expected:
            found = tournament.rounds[paired] if paired < len(tournament.rounds) else ()
            for number, table in enumerate(tables, start=1):
                there = found[number - 1].seats if number <= len(found) else ()
                if there != table.seats:
                    return f"round {paired + 1}, table {number}: {_said(there)} sat there, not {_said(table.seats)}"
            if len(found) > len(tables):
                return f"round {paired + 1} has {len(found)} tables, not {len(tables)}"
            paired += 1
    return ""


def _said(seats: tuple[int, ...]) -> str:
    return ", ".join(str(number) for number in seats) or "nobody"


def read_tournament(data: dict[str, Any]) -> Tournament:
    players = tuple(
        Player(int(p["number"]), int(p["since"]), int(p["out"]), int(p["division"])) for p in data["players"]
    )
    rounds = tuple(tuple(_read_table(table) for table in tables["tables"]) for tables in data["rounds"])
    return Tournament(Form.from_data(data["form"]), str(data["seed"]), players, rounds)


def _read_table(data: dict[str, Any]) -> Table:
    result = Result(tuple(data["places"]), tuple(data["forfeits"])) if data["places"] is not None else None
    before = tuple((int(b["until"]), Result(tuple(b["places"]), tuple(b["forfeits"]))) for b in data["before"])
    return Table(tuple(int(number) for number in data["seats"]), int(data["group"]), result, before)
