"""Northgard's table as text: what a page shows is told as well."""

from __future__ import annotations

from typing import Any

import longhall
from longhall.table_text.northgard import brief_lines, table_lines
from longhall.text import Texts
from tests.games.northgard.table import PURPLE, RED, Table, table

GAME = longhall.game("northgard")


def near_domination(**setup: Any) -> Table:
    """Two closed territories of Red, one of them with a Fortress."""
    t = table(**setup).tiles("T01@1,0,0", "T06@0,1,0", "T22@1,1,0")
    return t.units(RED, "S0.b", 1).building("fortress", "S0.b").units(RED, "S0.c", 1).units(PURPLE, "S0.a", 1)


def test_progress_towards_domination_is_told() -> None:
    texts = Texts(GAME, "en")
    view = near_domination().match.view(RED)
    progress = "    Domination: 1 of 3 closed territories with a large building (Elgmark)"
    assert brief_lines(texts, GAME, view).count(progress) == 1
    assert table_lines(texts, GAME, view).count(progress) == 1, "Purple has none, which need not be said"


def test_nothing_is_told_of_domination_where_it_does_not_win() -> None:
    view = near_domination(long=True).match.view(RED)
    assert view["players"][RED]["strongholds"] == ["S0.b"]
    assert not any("Domination" in line for line in table_lines(Texts(GAME, "en"), GAME, view))
