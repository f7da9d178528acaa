"""The variant More Creatures. [NG-MORE, NG-AMB-65]"""

from __future__ import annotations

import pytest

from longhall.games.northgard.game import make
from longhall.kernel.rules import LANGUAGES
from tests.games.northgard.card_play import land
from tests.games.northgard.table import PURPLE, RED, TWO, TWO_CASUALTIES, YELLOW, Table


def passing(seats: int = 2, year: int = 1, **setup: bool) -> Table:
    """Red is about to pass. T17 with a lair (T17.a) lies in the north, its other region joins S0.a."""
    t = land(seats=seats, creatures=True, **{"more_creatures": True, **setup}).tiles("T17@0,-1,0")
    t.units(RED, "S0.b", 3).creature_deck("draugr_1", "valkyrie_1", "wolf_3").year(year)
    return t.row(*["e01", "e02", "e03"][:seats]).begin_turn(RED, ["move"])


@pytest.mark.rule("NG-MORE-01")
def test_after_taking_a_card_the_passing_player_may_call_a_creature_or_not() -> None:
    t = passing()
    t.choose("pass")
    assert t.decision == (RED, "row_card")
    t.choose("card:e01")
    assert t.decision == (RED, "more_creatures")
    assert t.keys == ["territory:T17.a", "pass"]
    t.choose("pass")
    assert t.creatures() == {}
    assert t.decision == (PURPLE, "turn_action")


@pytest.mark.rule("NG-MORE-01")
def test_in_the_last_year_it_comes_after_the_achievement() -> None:
    t = passing(year=7).row("warlord", "builder")
    t.choose("pass", "card:warlord")
    assert t.decision == (RED, "more_creatures")


@pytest.mark.rule("NG-MORE-01")
@pytest.mark.parametrize(("seats", "on_map", "offered"), [(2, 1, True), (2, 2, False), (3, 2, True), (3, 3, False)])
def test_only_with_fewer_creatures_than_players(seats: int, on_map: int, offered: bool) -> None:
    t = passing(seats)
    for creature in ("wolf_1", "wolf_2", "bear_1")[:on_map]:
        t.creature(creature, "T21.b")
    t.choose("pass", "card:e01")
    assert t.decision == ((RED, "more_creatures") if offered else (PURPLE, "turn_action"))


@pytest.mark.rule("NG-MORE-01")
def test_not_without_the_variant() -> None:
    t = passing(more_creatures=False)
    t.choose("pass", "card:e01")
    assert t.decision == (PURPLE, "turn_action")


@pytest.mark.rule("NG-AMB-65")
def test_creatures_called_by_others_or_beaten_before_count_at_that_moment() -> None:
    t = passing(3).creature("wolf_1", "T21.b").creature("wolf_2", "S0.c")
    t.choose("pass", "card:e01", "territory:T17.a")  # two on the map, now three
    t.choose("pass", "card:e02")
    assert t.decision == (YELLOW, "turn_action")  # Purple was not asked
    assert len(t.creatures()) == 3


@pytest.mark.rule("NG-MORE-02")
def test_every_lair_without_a_creature_and_only_those() -> None:
    t = passing(3).tiles("T25@0,1,0").creature("wolf_1", "T21.b")  # T25.b: another lair
    t.choose("pass", "card:e01")
    assert sorted(t.keys) == ["pass", "territory:T17.a", "territory:T25.b"]


@pytest.mark.rule("NG-MORE-02")
def test_a_lair_where_a_creature_stands_is_not_free() -> None:
    t = passing(3).tiles("T25@0,1,0").creature("wolf_1", "T17.a")
    t.choose("pass", "card:e01")
    assert sorted(t.keys) == ["pass", "territory:T25.b"]


@pytest.mark.rule("NG-MORE-02")
def test_without_a_free_lair_any_territory_without_a_creature() -> None:
    t = passing().creature("wolf_1", "T17.a")
    t.choose("pass", "card:e01")
    free = {"S0.a", "S0.b", "S0.c", "S0.d", "T21.b", "T11.a"}
    assert set(t.keys) == {"pass", *(f"territory:{name}" for name in free)}


@pytest.mark.rule("NG-MORE-03")
def test_a_called_draugr_takes_a_unit_and_stays_until_phase_2_5() -> None:
    t = passing(3).creature("wolf_1", "T17.a")
    t.choose("pass", "card:e01", "territory:S0.b")
    assert t.creatures() == {"wolf_1": "T17.a", "draugr_1": "S0.b"}
    assert t.units_in("S0.b") == (RED, 2)
    assert t.all_events("creature_moved") == []


@pytest.mark.rule("NG-MORE-03")
def test_a_called_valkyrie_attacks() -> None:
    t = passing(3).creature("wolf_1", "T17.a").creature_deck("valkyrie_2", "wolf_3")
    t.units(PURPLE, "S0.c", 3)
    t.choose("pass", "card:e01")
    t.choose("territory:S0.c", outcomes=[TWO, TWO_CASUALTIES])
    decided = t.event("creature_battle_decided")
    assert (decided["creature"], decided["defender"], decided["attack"], decided["defence"]) == (
        *("valkyrie_2", PURPLE),
        *(9, 3),
    )
    assert t.event("creature_die_rolled")["roller"] == YELLOW  # to the left of the fighting player, not of Red
    assert t.decision == (PURPLE, "retreat_to")
    t.choose("territory:S0.d")
    assert t.decision == (PURPLE, "turn_action")  # and the year goes on


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("clause", "ruling"), [("NG-CREATURE-03", "NG-AMB-61"), ("NG-CREATURE-41", "NG-AMB-56")])
def test_a_clause_with_an_exception_says_where_it_stands(language: str, clause: str, ruling: str) -> None:
    assert ruling in make().catalogue(language).clauses[clause].text
