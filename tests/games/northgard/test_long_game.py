"""The long game of ten years. [NG-LONG]"""

from __future__ import annotations

from typing import Any

import pytest

import longhall
from longhall.games.northgard.content import CARD_KINDS
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.match import Match, Result
from tests.games.northgard.resuming import continues_alike
from tests.games.northgard.table import PURPLE, RED, Table, table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def new(seats: int, **setup: Any) -> Match:
    return longhall.game("northgard").new({"seats": seats, "clans": "none", "long": True, **setup}, 3)


def state(match: Match) -> NorthgardState:
    assert isinstance(match.state, NorthgardState)
    return match.state


def kinds(s: NorthgardState, cards: list[int]) -> list[str]:
    return [CARD_KINDS[s.content.cards[card].kind] for card in cards]


def lord(**setup: Any) -> Table:
    """Red controls three closed territories with a large building each, Purple has more fame."""
    t = table(2, **setup).tiles("T01@1,0,0", "T03@2,0,0", "T06@0,1,0", "T22@1,1,0", "T30@2,1,0")
    for name in ("S0.b", "T01.b", "T06.b"):
        t.units(RED, name, 1).building("fortress", name)
    return t.units(PURPLE, "S0.a", 1).fame(PURPLE, 9)


def result_of(t: Table) -> Result:
    assert t.match.over
    result = t.match.result
    assert result is not None
    return result


def rows_by_year(match: Match) -> dict[int, list[str]]:
    """Everybody passes at once, every year: what lay in the row at the first turn of each year."""
    rows: dict[int, list[str]] = {}
    while not match.over:
        decision = match.decision
        assert decision is not None
        s = state(match)
        if decision.kind == "turn_action":
            rows.setdefault(s.year, kinds(s, s.row))
            match.apply("pass")
        else:
            match.apply(0)
    return rows


@pytest.mark.rule("NG-LONG-01")
def test_the_game_goes_on_to_the_end_of_year_ten() -> None:
    for year in (7, 8, 9):
        t = table(2, long=True).units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1).year(year).end_year()
        assert not t.match.over
        assert t.s.year == year + 1
    t = table(2, long=True).units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1).fame(PURPLE, 1).year(10).end_year()
    result = result_of(t)
    assert (result.reason, result.winners) == ("years", [PURPLE])
    assert t.match.view(None)["years"] == 10


@SEATS
@pytest.mark.rule("NG-LONG-02")
def test_three_early_and_six_advanced_cards_for_each_player(seats: int) -> None:
    s = state(new(seats))
    assert kinds(s, s.development[::-1]) == ["early"] * (3 * seats) + ["advanced"] * (6 * seats)
    assert len(set(s.development)) == 9 * seats
    unused = kinds(s, s.unused)
    assert (unused.count("early"), unused.count("advanced")) == (16 - 3 * seats, 36 - 6 * seats)


@pytest.mark.rule("NG-LONG-03")
def test_three_strongholds_end_nothing() -> None:
    for year in (1, 7, 9):
        t = lord(long=True).year(year).end_year()
        assert not t.match.over and t.match.view(None)["domination_target"] is None
    t = lord().year(1).end_year()  # the ordinary game
    assert result_of(t).reason == "domination"


@pytest.mark.rule("NG-LONG-03")
def test_at_the_end_of_year_ten_only_fame_counts() -> None:
    result = result_of(lord(long=True).year(10).end_year())
    assert (result.reason, result.rule) == ("years", "NG-WIN-02")
    assert result.places == [2, 1]


@SEATS
@pytest.mark.rule("NG-LONG-04")
def test_early_cards_for_three_years_advanced_for_six_then_achievements(seats: int) -> None:
    match = new(seats)
    rows = rows_by_year(match)
    expected = {year: ["early" if year <= 3 else "advanced"] * seats for year in range(1, 10)}
    assert rows == {**expected, 10: ["achievement"] * seats}
    assert state(match).development == []


def test_domination_may_be_kept_in_a_long_game_and_left_out_of_a_short_one() -> None:
    assert result_of(lord(long=True, domination_win=True).year(4).end_year()).reason == "domination"
    t = lord(domination_win=False).year(4).end_year()
    assert not t.match.over
    assert result_of(lord(domination_win=False).year(7).end_year()).reason == "years"


@pytest.mark.rule("NG-LONG-02")
def test_ten_years_asked_for_by_hand_have_cards_for_ten_years() -> None:
    match = longhall.game("northgard").new({"seats": 2, "clans": "none", "years": 10}, 3)
    rows = rows_by_year(match)
    assert sorted(rows) == list(range(1, 11))
    assert [len(row) for row in rows.values()] == [2] * 10


def test_a_long_game_is_saved_and_resumed() -> None:
    t = table(2, long=True).units(RED, "S0.a", 3).units(PURPLE, "S0.b", 3).year(9)
    continues_alike(t.begin_turn(RED, ["move", "feast"]), choices=30)
