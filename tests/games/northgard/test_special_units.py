"""Special cards that move or remove units: Hidden Ways, Bribery, Capture. [NG-SPECIAL-01]"""

from __future__ import annotations

import pytest

from longhall.games.northgard.state import CONQUEROR
from tests.games.northgard.card_play import is_flash, land, play
from tests.games.northgard.special_play import retrace, three, why
from tests.games.northgard.table import CHOICE, PURPLE, RED, TWO, YELLOW, table

SPECIAL = pytest.mark.rule("NG-SPECIAL-01")


# -- Hidden Ways -------------------------------------------------------------------------------------------------------


@SPECIAL
def test_a10_hidden_ways_leads_units_of_one_territory_to_any_open_one() -> None:
    """T11.a is not adjacent to the west, nor is it near."""
    t = three().units(RED, "S0.a", 1)
    play(t, "a10")
    assert t.keys == ["territory:S0.a", "territory:S0.d"]
    t.choose("territory:S0.d")
    assert t.keys == [f"territory:{name}" for name in ("S0.a", "S0.b", "S0.c", "T21.b", "T11.a")]
    t.choose("territory:T11.a")
    assert t.keys == ["count:1", "count:2", "count:3"]
    t.choose("count:2")
    assert (t.units_in("S0.d"), t.units_in("T11.a")) == ((RED, 1), (RED, 2))
    assert not is_flash(t)


@SPECIAL
@pytest.mark.rule("NG-MAP-05")
def test_a10_hidden_ways_never_leads_into_a_closed_territory_but_out_of_one() -> None:
    """S0.c+T14.a is closed."""
    t = table().tiles("T14@0,1,0").units(RED, "S0.a", 1).units(PURPLE, "S0.b", 1)
    play(t, "a10", "territory:S0.a")
    assert why(t, "territory:S0.c") == ("NG-SPECIAL-01", "refusal-hidden-closed")
    t = table().tiles("T14@0,1,0").units(RED, "S0.c", 2).units(PURPLE, "S0.b", 1)
    play(t, "a10", "territory:S0.c", "territory:S0.a", "count:2")
    assert t.units_in("S0.a") == (RED, 2)
    assert t.units_in("S0.c") == (-1, 0)


@SPECIAL
def test_a10_to_an_own_territory_units_simply_join() -> None:
    t = three().units(RED, "T11.a", 1)
    play(t, "a10", "territory:S0.d", "territory:T11.a", "count:3")
    assert t.units_in("T11.a") == (RED, 4)
    assert t.all_events("battle_began") == []


@SPECIAL
@pytest.mark.rule("NG-BATTLE-02")
@pytest.mark.rule("NG-BATTLE-17")
def test_a10_into_an_enemy_territory_the_mover_attacks() -> None:
    """3 + 2 : 2 + 3: the defender wins the tie; Red retreats from the battle, not to where it came from."""
    t = land().units(RED, "T21.b", 3).units(PURPLE, "S0.b", 2).resources(PURPLE, food=1)
    play(t, "a10", "territory:T21.b", "territory:S0.b", "count:3")
    assert t.decision == (PURPLE, "battle_food")
    t.choose("count:1", outcomes=[TWO, TWO])
    decided = t.event("battle_decided")
    assert (decided["attacker"], decided["defender"], decided["winner"]) == (RED, PURPLE, PURPLE)
    assert (decided["attack"], decided["defence"]) == (5, 5)
    assert t.decision == (RED, "retreat_to")
    assert t.keys == [f"territory:{name}" for name in ("S0.a", "S0.c", "S0.d", "T11.a")]


@SPECIAL
def test_a10_without_units_on_the_map_cannot_be_played() -> None:
    t = land().units(PURPLE, "S0.b", 1).begin_turn(RED, ["a10", "recruit"]).choose("play")
    assert why(t, "card:a10") == ("NG-SPECIAL-01", "refusal-play-no-open-territory")


@SPECIAL
def test_a10_not_into_the_territory_of_a_valkyrie() -> None:
    t = land(creatures=True).units(RED, "S0.d", 2).creature("valkyrie_1", "T11.a").creature("wolf_1", "S0.a")
    play(t, "a10", "territory:S0.d")
    assert "territory:S0.a" in t.keys  # Wolves share
    assert why(t, "territory:T11.a") == ("NG-SPECIAL-01", "refusal-hidden-held")


@SPECIAL
def test_a10_no_units_leave_the_territory_of_a_brown_bear() -> None:
    """No player moves units from there, by whatever card. [NG-CREATURE-BEAR]"""
    t = land(creatures=True).units(RED, "S0.d", 2).units(RED, "S0.a", 1).creature("bear_1", "S0.d")
    play(t, "a10")
    assert t.keys == ["territory:S0.a"]


@SPECIAL
def test_a10_kaija_goes_along_but_not_into_enemy_land() -> None:
    t = land().clan(RED, "bear").units(RED, "S0.d", 1).kaija(RED, "S0.d").units(PURPLE, "S0.b", 1)
    play(t, "a10", "territory:S0.d", "territory:T11.a")
    assert t.keys == ["count:1", "kaija:0", "kaija:1"]
    t = land().clan(RED, "bear").units(RED, "S0.d", 1).kaija(RED, "S0.d").units(PURPLE, "S0.b", 1)
    play(t, "a10", "territory:S0.d", "territory:S0.b")
    assert t.keys == ["count:1"]


@SPECIAL
def test_a10_is_saved_and_resumed_at_every_step() -> None:
    t = land().units(RED, "T21.b", 3).units(PURPLE, "S0.b", 1).resources(RED, food=1).resources(PURPLE, food=1)
    t.begin_turn(RED, ["a10"])
    passed = retrace(
        t,
        *("play", "card:a10", "territory:T21.b", "territory:S0.b", "count:2"),
        *("count:0", ("count:1", [TWO, CHOICE]), "face:point", "territory:S0.a"),
    )
    assert passed[2:] == [
        *((RED, "hidden_from"), (RED, "hidden_to"), (RED, "hidden_count")),
        *((RED, "battle_food"), (PURPLE, "battle_food"), (PURPLE, "die_choice"), (PURPLE, "retreat_to")),
        (RED, "play_card"),
    ]
    assert t.units_in("S0.b") == (RED, 2)


# -- Bribery -----------------------------------------------------------------------------------------------------------


@SPECIAL
def test_a26_bribery_moves_up_to_two_enemy_units_next_door() -> None:
    """Any enemy territory, not only those beside Red."""
    t = land(3).units(RED, "T21.b", 1).units(PURPLE, "T11.a", 4).units(YELLOW, "S0.c", 1)
    play(t, "a26")
    assert t.keys == ["territory:S0.c", "territory:T11.a"]
    assert why(t, "territory:T21.b") == ("NG-SPECIAL-01", "refusal-victim-none")
    t.choose("territory:T11.a")
    assert t.keys == ["territory:S0.b"]
    t.choose("territory:S0.b")
    assert t.keys == ["count:1", "count:2"]
    t.choose("count:2")
    assert (t.units_in("T11.a"), t.units_in("S0.b")) == ((PURPLE, 2), (PURPLE, 2))
    assert t.all_events("battle_began") == []
    assert is_flash(t)


@SPECIAL
def test_a26_the_last_unit_leaves_its_land_neutral() -> None:
    t = land().units(RED, "S0.d", 1).units(PURPLE, "T11.a", 1)
    play(t, "a26", "territory:T11.a", "territory:S0.b", "count:1")
    assert (t.units_in("T11.a"), t.units_in("S0.b")) == ((-1, 0), (PURPLE, 1))


@SPECIAL
def test_a26_rough_borders_do_not_matter() -> None:
    t = table().tiles("T14@0,1,0").units(RED, "S0.a", 1).units(PURPLE, "S0.c", 2)
    play(t, "a26", "territory:S0.c", "territory:T14.b", "count:2")
    assert t.units_in("T14.b") == (PURPLE, 2)


@SPECIAL
@pytest.mark.rule("NG-BATTLE-02")
def test_a26_the_moved_units_attack_a_third_player() -> None:
    """Purple's units against Yellow: Purple decides on its food and rolls first, Yellow wins the tie 2 + 2 : 2 + 2."""
    t = three().resources(PURPLE, food=1).resources(YELLOW, food=1)
    play(t, "a26", "territory:S0.b", "territory:S0.c", "count:2")
    began = t.event("battle_began")
    assert (began["attacker"], began["defender"]) == (PURPLE, YELLOW)
    assert t.decision == (PURPLE, "battle_food")
    t.choose("count:0")
    assert t.decision == (YELLOW, "battle_food")
    t.choose("count:0", outcomes=[CHOICE])
    assert t.decision == (PURPLE, "die_choice")
    t.choose("face:point", outcomes=[CHOICE])
    assert t.decision == (YELLOW, "die_choice")
    t.choose("face:point")
    assert t.event("battle_decided")["winner"] == YELLOW
    assert t.decision == (PURPLE, "retreat_to")
    assert t.keys == ["territory:S0.b"]  # empty now; the west is Red's
    t.choose("territory:S0.b")
    assert t.units_in("S0.b") == (PURPLE, 2)
    assert is_flash(t)  # back to Red


@SPECIAL
@pytest.mark.rule("NG-BATTLE-02")
def test_a26_led_into_the_land_of_the_card_player_they_attack_it() -> None:
    t = land().units(RED, "S0.d", 3).units(PURPLE, "S0.b", 2).building("tower", "S0.d")
    play(t, "a26", "territory:S0.b", "territory:S0.d", "count:1", outcomes=[TWO, TWO])
    decided = t.event("battle_decided")
    assert (decided["attacker"], decided["defender"], decided["winner"]) == (PURPLE, RED, RED)
    assert decided["attackers_lost"] == 1  # Red's tower
    assert (t.units_in("S0.d"), t.units_in("S0.b")) == ((RED, 3), (PURPLE, 1))


@SPECIAL
def test_a26_a_conqueror_does_not_help_those_it_bribes() -> None:
    """Red is a Conqueror; the attackers are Purple's: Yellow's Tower and Fortress stand."""
    t = three().building("tower", "S0.c").building("fortress", "S0.c")
    t.s.year_flags[RED] |= CONQUEROR
    play(t, "a26", "territory:S0.b", "territory:S0.c", "count:2", outcomes=[TWO, TWO])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (2 + 2, 2 + 2 + 2)
    assert decided["attackers_lost"] == 1


@SPECIAL
def test_a26_takes_units_not_kaija_where_she_counts_as_a_token() -> None:
    t = (
        land(kaija_counts="token")
        .units(RED, "S0.d", 1)
        .clan(PURPLE, "bear")
        .kaija(PURPLE, "S0.b")
        .begin_turn(RED, ["a26", "recruit"])
    )
    t.choose("play")
    assert why(t, "card:a26") == ("NG-SPECIAL-01", "refusal-play-no-enemy")
    t.units(PURPLE, "S0.b", 1).begin_turn(RED, ["a26"])
    t.choose("play", "card:a26", "territory:S0.b", "territory:T11.a")
    assert t.keys == ["count:1"]
    t.choose("count:1")
    assert t.units_in("T11.a") == (PURPLE, 1)
    assert t.units_in("S0.b") == (PURPLE, 0)  # Kaija holds it
    assert t.match.view(None)["kaija"] == "S0.b"


@SPECIAL
def test_a26_without_enemies_on_the_map_cannot_be_played() -> None:
    t = land().units(RED, "S0.d", 1).begin_turn(RED, ["a26", "recruit"]).choose("play")
    assert why(t, "card:a26") == ("NG-SPECIAL-01", "refusal-play-no-enemy")


@SPECIAL
def test_a26_not_into_the_territory_of_a_valkyrie() -> None:
    t = land(creatures=True).units(RED, "S0.d", 1).units(PURPLE, "S0.b", 2).creature("valkyrie_1", "T11.a")
    play(t, "a26", "territory:S0.b")
    assert "territory:T11.a" not in t.keys
    assert "territory:S0.a" in t.keys


@SPECIAL
def test_a26_no_units_leave_the_territory_of_a_brown_bear() -> None:
    """As with Hidden Ways. [NG-CREATURE-BEAR]"""
    t = land(creatures=True).units(RED, "S0.d", 1).units(PURPLE, "S0.b", 2).units(PURPLE, "S0.c", 1)
    t.creature("bear_1", "S0.b")
    play(t, "a26")
    assert t.keys == ["territory:S0.c"]


@SPECIAL
def test_a26_is_saved_and_resumed_at_every_step() -> None:
    t = three().units(PURPLE, "T11.a", 1).resources(PURPLE, food=1).resources(YELLOW, food=1)
    t.begin_turn(RED, ["a26"])
    passed = retrace(
        t,
        *("play", "card:a26", "territory:S0.b", "territory:S0.c", "count:1"),
        *("count:1", ("count:0", [CHOICE]), ("face:point", [TWO]), "territory:S0.b"),
    )
    assert [seat for seat, _ in passed[5:]] == [PURPLE, YELLOW, PURPLE, PURPLE, RED]


# -- Capture -----------------------------------------------------------------------------------------------------------


@SPECIAL
def test_a35_capture_removes_a_neighbouring_enemy_unit_and_adds_one_of_ones_own() -> None:
    t = three().units(RED, "T11.a", 1).units(YELLOW, "T21.b", 1)
    play(t, "a35")
    assert t.keys == ["territory:S0.b", "territory:S0.c", "territory:T21.b"]
    t.choose("territory:S0.b")
    assert t.units_in("S0.b") == (PURPLE, 1)
    assert t.s.reserve[PURPLE] == 14 - 1
    assert t.decision == (RED, "capture_territory")
    assert t.keys == ["territory:S0.d", "territory:T11.a"]  # one's own, any of them
    t.choose("territory:T11.a")
    assert t.units_in("T11.a") == (RED, 2)
    assert t.s.reserve[RED] == 14 - 3 - 1 - 1
    assert is_flash(t)


@SPECIAL
def test_a35_reaches_only_over_a_border() -> None:
    """T11.a does not border on the west; rough borders do count."""
    t = land().units(RED, "S0.d", 1).units(PURPLE, "T11.a", 1).units(PURPLE, "S0.a", 1)
    play(t, "a35")
    assert t.keys == ["territory:S0.a"]
    assert why(t, "territory:T11.a") == ("NG-SPECIAL-01", "refusal-victim-far")
    assert why(t, "territory:S0.b") == ("NG-SPECIAL-01", "refusal-victim-none")
    t = table().tiles("T14@0,1,0").units(RED, "T14.b", 1).units(PURPLE, "S0.c", 1)
    play(t, "a35")
    assert t.keys == ["territory:S0.c"]


@SPECIAL
@pytest.mark.rule("NG-MAP-08")
def test_a35_the_land_of_the_last_unit_becomes_neutral_not_the_captors() -> None:
    t = land().units(RED, "S0.d", 1).units(PURPLE, "S0.b", 1)
    play(t, "a35", "territory:S0.b")
    assert t.units_in("S0.b") == (-1, 0)
    assert t.keys == ["territory:S0.d"]


@SPECIAL
@pytest.mark.rule("NG-RECRUIT-04")
def test_a35_is_no_recruit_action_a_training_camp_adds_nothing() -> None:
    t = land().units(RED, "S0.d", 1).units(PURPLE, "S0.b", 1).building("camp", "S0.d")
    play(t, "a35", "territory:S0.b", "territory:S0.d")
    assert t.units_in("S0.d") == (RED, 2)


@SPECIAL
@pytest.mark.rule("NG-COMP-02")
def test_a35_with_an_empty_reserve_only_removes() -> None:
    t = land().units(RED, "S0.d", 14).units(PURPLE, "S0.b", 2)
    play(t, "a35", "territory:S0.b")
    assert t.decision == (RED, "play_card")
    assert (t.units_in("S0.b"), t.units_in("S0.d")) == ((PURPLE, 1), (RED, 14))


@SPECIAL
def test_a35_takes_units_not_kaija_where_she_counts_as_a_token() -> None:
    t = (
        land(kaija_counts="token")
        .units(RED, "S0.d", 1)
        .clan(PURPLE, "bear")
        .kaija(PURPLE, "S0.b")
        .begin_turn(RED, ["a35", "recruit"])
    )
    t.choose("play")
    assert why(t, "card:a35") == ("NG-SPECIAL-01", "refusal-play-no-enemy-beside")


@SPECIAL
def test_a35_without_an_enemy_beside_cannot_be_played() -> None:
    t = land().units(RED, "S0.d", 1).units(PURPLE, "T11.a", 1).begin_turn(RED, ["a35", "recruit"]).choose("play")
    assert why(t, "card:a35") == ("NG-SPECIAL-01", "refusal-play-no-enemy-beside")


@SPECIAL
def test_a35_is_saved_and_resumed_at_every_step() -> None:
    t = three().begin_turn(RED, ["a35"])
    passed = retrace(t, "play", "card:a35", "territory:S0.c", "territory:S0.d")
    assert [kind for _, kind in passed[2:]] == ["remove_enemy", "capture_territory", "play_card"]
