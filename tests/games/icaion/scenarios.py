"""Positions that several tests begin with."""

from __future__ import annotations

from typing import Any

from tests.games.icaion.table import RED, YELLOW, Table, table


def red_at_x1(seeker: str = "outsider", gear: str = "boots", seats: int = 2, **setup: Any) -> Table:
    """Red stands at X1, where a River (RI1), a Forest (RC1) and a Crystal Field (RE1) meet."""
    return table(seats=seats, **setup).seeker(RED, "X1").character(RED, seeker, gear).seeker(YELLOW, "C3")


def boots_at_x1(seats: int = 3, **setup: Any) -> Table:
    """The same with no more than Gear."""
    return table(seats=seats, **setup).seeker(RED, "X1").gear(RED, "boots")


def heir_at_x1(seats: int = 2, **setup: Any) -> Table:
    """The same with the Heir, who has the Primal Armor."""
    return table(seats=seats, **setup).seeker(RED, "X1").character(RED, "heir", "armor")


def far_away(seats: int = 2) -> Table:
    """Everybody stands in the City at C4, where no crater's Regions reach."""
    t = table(seats=seats)
    for seat in range(seats):
        t.seeker(seat, "C4").gear(seat, "boots")
    return t


def outsiders_far_away(seats: int = 2, **setup: Any) -> Table:
    """The same with a Seeker each that has no say in it."""
    t = table(seats=seats, **setup)
    for seat in range(seats):
        t.seeker(seat, "C4").character(seat, "outsider", "boots")
    return t


def final_score(t: Table, seat: int = RED) -> int:
    """Of a seat, once the Year, the last one, has ended."""
    t.end_year()
    assert t.match.result is not None
    return t.match.result.scores[seat]["total"]
