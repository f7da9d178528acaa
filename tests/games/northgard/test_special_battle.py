"""Special cards that change moves and battles: Intimidate, Axe Throwers, Conqueror, Infiltration. [NG-SPECIAL-01]"""

from __future__ import annotations

import pytest

from tests.games.northgard.card_play import is_flash, land, play
from tests.games.northgard.special_play import player, retrace, three, why
from tests.games.northgard.table import CHOICE, PURPLE, RED, TWO, YELLOW, Table, table

SPECIAL = pytest.mark.rule("NG-SPECIAL-01")


# -- Intimidate --------------------------------------------------------------------------------------------------------


@SPECIAL
def test_e10_intimidate_pushes_over_a_rough_border_too() -> None:
    t = table().tiles("T14@0,1,0").units(RED, "S0.d", 2).units(PURPLE, "S0.c", 1)
    play(t, "e10", "territory:S0.d", "territory:S0.c", "count:2", "done")
    assert "territory:T14.b" in t.keys
    t.choose("territory:T14.b")
    assert (t.units_in("T14.b"), t.units_in("S0.c")) == ((PURPLE, 1), (RED, 2))


@SPECIAL
@pytest.mark.rule("NG-AMB-18")
def test_e10_with_the_last_defender_pushed_out_there_is_no_battle_and_no_gain_for_it() -> None:
    """No food, no dice; a Wolf or a Stag gains nothing by it."""
    for clan in ("wolf", "stag"):
        t = land().clan(RED, clan).units(RED, "S0.d", 1).units(PURPLE, "S0.b", 1)
        t.resources(RED, food=1).resources(PURPLE, food=1)
        play(t, "e10", "territory:S0.d", "territory:S0.b", "count:1", "done", "territory:T11.a")
        assert t.event("territory_occupied")["seat"] == RED
        assert not is_flash(t)
        assert (t.stock(RED)["food"], t.stock(PURPLE)["food"], t.fame_of(RED)) == (1, 1, 0)
        assert t.match.view(None)["battle"] is None


@SPECIAL
def test_e10_nobody_is_pushed_into_the_territory_of_a_valkyrie() -> None:
    """Units do not share a territory with her; a retreat may not lead there either. [NG-CREATURE-13]"""
    t = land(creatures=True).units(RED, "S0.d", 2).units(PURPLE, "S0.b", 2).creature("valkyrie_1", "T11.a")
    play(t, "e10", "territory:S0.d", "territory:S0.b", "count:2", "done")
    assert t.decision == (RED, "push_defender")
    assert "territory:T11.a" not in t.keys
    assert "territory:S0.a" in t.keys


@SPECIAL
def test_e10_is_saved_and_resumed_at_every_step() -> None:
    t = land().units(RED, "S0.d", 3).units(PURPLE, "S0.b", 2).resources(PURPLE, food=1).begin_turn(RED, ["e10"])
    passed = retrace(
        t,
        *("play", "card:e10", "territory:S0.d", "territory:S0.b", "count:3", "done"),
        *("territory:S0.c", ("count:0", [TWO, CHOICE]), "face:casualty", "territory:S0.c"),
    )
    assert passed[6:] == [
        *((RED, "push_defender"), (PURPLE, "battle_food"), (PURPLE, "die_choice"), (PURPLE, "retreat_to")),
        (RED, "play_card"),
    ]
    assert (t.units_in("S0.b"), t.units_in("S0.c")) == ((RED, 2), (PURPLE, 2))


# -- Axe Throwers ------------------------------------------------------------------------------------------------------


@SPECIAL
@pytest.mark.rule("NG-BATTLE-08")
def test_a03_the_bonus_is_chosen_after_the_own_die_and_before_the_defenders() -> None:
    t = land().units(RED, "S0.d", 3).units(PURPLE, "S0.b", 3)
    t.begin_turn(RED, ["a03"])
    passed = retrace(
        t,
        *("play", "card:a03", "territory:S0.d", "territory:S0.b", "count:3"),
        *(("done", [CHOICE]), "face:casualty", ("face:casualty", [CHOICE]), "face:point"),
    )
    assert passed[6:9] == [(RED, "die_choice"), (RED, "bonus_choice"), (PURPLE, "die_choice")]
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (3, 4)
    assert (decided["attackers_lost"], decided["defenders_lost"]) == (0, 2)  # one by the die, one by the axes
    assert t.decision == (RED, "retreat_to")


@SPECIAL
@pytest.mark.rule("NG-BATTLE-02")
def test_a03_the_bonus_belongs_to_the_attacker_alone() -> None:
    """Purple throws axes at Red; Red, defending, is not asked."""
    t = land().units(PURPLE, "S0.b", 3).units(RED, "S0.d", 2)
    t.begin_turn(PURPLE, ["a03"])
    t.choose("play", "card:a03", "territory:S0.b", "territory:S0.d", "count:3", "done", outcomes=[TWO])
    assert t.decision == (PURPLE, "bonus_choice")
    assert t.keys == ["face:point", "face:casualty"]
    t.choose("face:point", outcomes=[TWO])
    assert (t.event("battle_decided")["attack"], t.event("battle_decided")["defence"]) == (6, 4)


@SPECIAL
def test_a03_against_a_creature_only_the_point_is_of_use() -> None:
    """4 units + 2 against the Wolf's 4 + 2: the point breaks the tie, a casualty is ignored."""
    for word, points, stands in (("point", 7, False), ("casualty", 6, True)):
        t = land(creatures=True).units(RED, "S0.d", 4).creature("wolf_1", "S0.d")
        play(t, "a03", "attack", "creature:wolf_1", outcomes=[TWO])
        assert t.decision == (RED, "bonus_choice")
        t.choose(f"face:{word}", outcomes=[TWO])
        decided = t.event("creature_battle_decided")
        assert (decided["attack"], decided["defence"]) == (points, 6)
        assert ("wolf_1" in t.creatures()) == stands


# -- Conqueror ---------------------------------------------------------------------------------------------------------


def stronghold() -> Table:
    """Purple sits in the east with a Fortress and a Tower, 2 units; Red has 4 in the west."""
    t = land().units(RED, "S0.d", 4).units(PURPLE, "S0.b", 2)
    return t.building("fortress", "S0.b").building("tower", "S0.b")


@SPECIAL
@pytest.mark.rule("NG-BUILD-12")
@pytest.mark.rule("NG-BUILD-15")
def test_a12_conqueror_ignores_enemy_towers_and_fortresses() -> None:
    t = stronghold()
    play(t, "a12")
    assert is_flash(t)
    t.begin_turn(RED, ["move"])
    t.choose("play", "card:move", "territory:S0.d", "territory:S0.b", "count:4", outcomes=[TWO, TWO])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (4 + 2, 2 + 2)
    assert decided["attackers_lost"] == 0
    t = stronghold()
    t.begin_turn(RED, ["move"])
    t.choose("play", "card:move", "territory:S0.d", "territory:S0.b", "count:4", outcomes=[TWO, TWO])
    decided = t.event("battle_decided")  # the same without the card
    assert (decided["defence"], decided["attackers_lost"]) == (2 + 2 + 2, 1)


@SPECIAL
def test_a12_lasts_for_every_battle_of_the_year_and_everybody_sees_it() -> None:
    t = stronghold()
    play(t, "a12")
    for viewer in (RED, PURPLE, None):
        assert [player(t, viewer, seat)["conqueror"] for seat in (RED, PURPLE)] == [True, False]
    for _ in range(2):
        t.begin_turn(RED, ["move"])
        t.choose("play", "card:move", "territory:S0.d", "territory:S0.b", "count:1", outcomes=[TWO, TWO])
        assert t.event("battle_decided")["defence"] == 4
        t.choose("territory:S0.d")
    t.start_year()
    assert not player(t, None, RED)["conqueror"]


@SPECIAL
def test_a12_does_not_help_in_defence_nor_take_the_own_buildings_away() -> None:
    t = stronghold()
    play(t, "a12")
    t.building("tower", "S0.d").building("fortress", "S0.d").begin_turn(PURPLE, ["move"])
    t.choose("play", "card:move", "territory:S0.b", "territory:S0.d", "count:2", outcomes=[TWO, TWO])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (2 + 2, 4 + 2 + 2)
    assert decided["attackers_lost"] == 1


@SPECIAL
def test_a12_is_its_players_alone() -> None:
    t = land(3).units(RED, "S0.d", 1).units(PURPLE, "S0.b", 2).units(YELLOW, "S0.c", 3)
    t.building("fortress", "S0.b")
    play(t, "a12")
    t.begin_turn(YELLOW, ["move"])
    t.choose("play", "card:move", "territory:S0.c", "territory:S0.b", "count:3", outcomes=[TWO, TWO])
    assert t.event("battle_decided")["defence"] == 2 + 2 + 2


@SPECIAL
@pytest.mark.rule("NG-AMB-12")
def test_a12_a_second_time_in_a_year_it_would_do_nothing() -> None:
    t = stronghold().begin_turn(RED, ["a12", "a30", "feast"])
    t.choose("play", "card:a12")
    assert why(t, "card:a30") == ("NG-SPECIAL-01", "refusal-play-nothing-to-copy")


@SPECIAL
def test_a12_is_saved() -> None:
    t = stronghold().begin_turn(RED, ["a12", "move"])
    retrace(
        t,
        *("play", "card:a12", "card:move", "territory:S0.d", "territory:S0.b"),
        *(("count:3", [TWO, TWO]), "territory:S0.a", "count:2", "done"),
    )


# -- Infiltration ------------------------------------------------------------------------------------------------------


@SPECIAL
@pytest.mark.rule("NG-MOVE-06")
def test_a22_passes_through_the_land_of_two_rivals() -> None:
    t = land(3).units(RED, "T21.b", 2).units(PURPLE, "S0.d", 1).units(YELLOW, "S0.b", 1)
    play(t, "a22", "territory:T21.b", "territory:S0.d", "count:2")
    t.choose("territory:S0.d", "territory:S0.b", "count:2", "territory:S0.b", "territory:T11.a", "count:2")
    assert t.all_events("battle_began") == []
    assert t.units_in("T11.a") == (RED, 2)
    assert (t.units_in("S0.d"), t.units_in("S0.b")) == ((PURPLE, 1), (YELLOW, 1))


@SPECIAL
def test_a22_may_end_its_moves_in_enemy_land_and_fights_there() -> None:
    t = land().units(RED, "T21.b", 3).units(PURPLE, "S0.d", 1)
    play(t, "a22", "territory:T21.b", "territory:S0.d", "count:3", "done", outcomes=[TWO, TWO])
    assert t.event("battle_decided")["winner"] == RED


@SPECIAL
def test_a22_units_may_turn_back_home() -> None:
    t = three()
    play(t, "a22", "territory:S0.d", "territory:S0.b", "count:2", "territory:S0.b", "territory:S0.d", "count:2")
    t.choose("done")
    assert t.all_events("battle_began") == []
    assert (t.units_in("S0.d"), t.units_in("S0.b")) == ((RED, 3), (PURPLE, 2))


@SPECIAL
def test_a22_is_saved_and_resumed_with_units_in_enemy_land() -> None:
    t = three().resources(PURPLE, food=1).begin_turn(RED, ["a22"])
    passed = retrace(
        t,
        *("play", "card:a22", "territory:S0.d", "territory:S0.b", "count:3"),
        *("territory:S0.b", "territory:T11.a", "count:1", "done"),
        *(("count:0", [TWO, CHOICE]), "face:casualty"),
    )
    assert passed[8:11] == [(RED, "move_from"), (PURPLE, "battle_food"), (PURPLE, "die_choice")]
    assert t.units_in("T11.a") == (RED, 1)
