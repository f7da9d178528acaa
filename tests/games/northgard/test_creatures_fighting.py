"""Fights against creatures. [NG-CREATURE-20..32, NG-AMB-20]"""

from __future__ import annotations

import pytest

from longhall.games.northgard.state import CREATURE
from tests.games.northgard.card_play import land
from tests.games.northgard.table import (
    CHOICE,
    ONE_AND_CASUALTY,
    PURPLE,
    RED,
    THREE,
    TWO,
    TWO_AND_CASUALTY,
    TWO_CASUALTIES,
    YELLOW,
    Table,
    table,
)


def beside(creature: str, units: int) -> Table:
    """Red with so many units beside a creature in S0.a."""
    return land(creatures=True).creature(creature, "S0.a").units(RED, "S0.a", units)


# When and whom


@pytest.mark.rule("NG-CREATURE-20")
def test_only_a_move_action_lets_a_player_fight_creatures() -> None:
    t = beside("wolf_1", 5).resources(RED, wood=1).pile("T05")
    for card in ("recruit", "explore", "e08"):
        t.play(RED, card)
        while t.decision[1] not in ("play_card", "turn_action"):
            assert not any(key.startswith("creature:") or key == "attack" for key in t.keys)
            t.choose(t.keys[0])
        assert t.all_events("creature_battle_began") == []
    assert t.creatures() == {"wolf_1": "S0.a"}


@pytest.mark.rule("NG-CREATURE-20")
def test_in_a_neutral_territory_that_is_entered() -> None:
    t = land(creatures=True).creature("wolf_1", "S0.a").units(RED, "S0.d", 5)
    t.play(RED, "move", "territory:S0.d", "territory:S0.a", "count:5", "creature:wolf_1", outcomes=[TWO, TWO])
    assert t.event("creature_battle_decided")["winner"] == RED


def raid_beside_a_wolf(**setup: bool) -> Table:
    """Red enters Purple's S0.a, where a Wolf is; another Wolf shares Red's S0.d."""
    t = land(creatures=True, **setup).creature("wolf_1", "S0.a").creature("wolf_2", "S0.d")
    t.units(RED, "S0.d", 6).units(PURPLE, "S0.a", 1)
    return t.play(RED, "move", "territory:S0.d", "territory:S0.a", "count:5")


@pytest.mark.rule("NG-CREATURE-20")
@pytest.mark.rule("NG-CREATURE-25")
def test_not_in_a_territory_that_is_still_an_enemys() -> None:
    t = raid_beside_a_wolf()
    assert t.decision == (RED, "declare_creature")
    assert t.keys == ["creature:wolf_2", "done"]
    refusal = t.refusal("creature:wolf_1")
    assert (refusal.rule, refusal.message) == ("NG-CREATURE-20", "refusal-creature-enemy-land")
    t.choose("done", outcomes=[TWO_AND_CASUALTY, TWO])
    assert t.event("battle_decided")["winner"] == RED
    assert t.decision == (RED, "play_card")  # conquered, but the Wolf is left alone this time
    assert t.creatures() == {"wolf_1": "S0.a", "wolf_2": "S0.d"}


@pytest.mark.rule("NG-CREATURE-25")
def test_option_the_other_player_is_fought_before_the_creature() -> None:
    t = raid_beside_a_wolf(creature_after_conquest=True)
    assert t.keys == ["creature:wolf_1", "creature:wolf_2", "done"]
    t.choose("creature:wolf_1", "creature:wolf_2")
    assert t.decision == (RED, "battle_order")
    assert sorted(t.keys) == ["creature:wolf_2", "territory:S0.a"]  # wolf_1 must wait
    assert t.refusal("creature:wolf_1").rule == "NG-CREATURE-25"
    t.choose("territory:S0.a", outcomes=[TWO_AND_CASUALTY, TWO])
    assert t.event("battle_decided")["winner"] == RED
    assert sorted(t.keys) == ["creature:wolf_1", "creature:wolf_2"]
    t.choose("creature:wolf_1", outcomes=[TWO, TWO, TWO, TWO])  # wolf_2 is the last and follows
    first, second = t.all_events("creature_battle_decided")
    assert (first["creature"], first["attack"], first["winner"]) == ("wolf_1", 7, RED)
    assert (second["creature"], second["attack"], second["winner"]) == ("wolf_2", 3, CREATURE)


@pytest.mark.rule("NG-CREATURE-25")
def test_option_who_does_not_conquer_does_not_fight_the_creature() -> None:
    t = raid_beside_a_wolf(creature_after_conquest=True).units(PURPLE, "S0.a", 6)
    t.choose("creature:wolf_1", "done")
    assert t.keys == ["territory:S0.a"]
    t.choose("territory:S0.a", outcomes=[TWO, TWO])  # 5+2 against 7+2
    assert t.event("battle_decided")["winner"] == PURPLE
    assert t.decision == (RED, "retreat_to")
    t.choose("territory:S0.d", "count:5")
    assert t.all_events("creature_battle_began") == []
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-CREATURE-21")
def test_at_most_one_creature_per_territory_and_all_before_the_first_battle() -> None:
    t = land(creatures=True).units(RED, "S0.a", 5).units(RED, "S0.c", 5).units(RED, "T21.b", 1)
    t.creature("wolf_1", "S0.a").creature("draugr_1", "S0.a").creature("bear_1", "S0.c").creature("bear_2", "T11.a")
    t.play(RED, "move", "attack")
    assert t.keys == ["creature:wolf_1", "creature:draugr_1", "creature:bear_1"]
    refusal = t.refusal("creature:bear_2")
    assert (refusal.rule, refusal.message) == ("NG-CREATURE-23", "refusal-creature-no-units")
    t.choose("creature:wolf_1")
    assert t.keys == ["creature:bear_1", "done"]
    refusal = t.refusal("creature:draugr_1")
    assert (refusal.rule, refusal.message) == ("NG-CREATURE-21", "refusal-creature-one-each")
    assert t.all_events("creature_battle_began") == []
    t.choose("creature:bear_1")
    assert t.decision == (RED, "battle_order")
    t.choose("creature:wolf_1", outcomes=[TWO, TWO, TWO, TWO])
    assert [began["creature"] for began in t.all_events("creature_battle_began")] == ["wolf_1", "bear_1"]
    assert t.creatures() == {"draugr_1": "S0.a", "bear_1": "S0.c", "bear_2": "T11.a"}  # 7:6 and 7:8


@pytest.mark.rule("NG-CREATURE-21")
def test_nobody_has_to_attack_after_a_move() -> None:
    t = beside("wolf_1", 5).play(RED, "move", "territory:S0.a", "territory:S0.d", "count:1")
    assert t.keys == ["creature:wolf_1", "done"]
    t.choose("done")
    assert t.creatures() == {"wolf_1": "S0.a"}
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-CREATURE-22")
def test_a_move_may_be_played_without_moving_to_attack() -> None:
    t = beside("wolf_1", 5).play(RED, "move")
    assert "attack" in t.keys and "done" not in t.keys  # without an attack it would do nothing [NG-AMB-12]
    t.choose("attack")
    assert t.keys == ["creature:wolf_1"]
    t.choose("creature:wolf_1", outcomes=[TWO, TWO])
    assert t.event("creature_battle_decided")["winner"] == RED


@pytest.mark.rule("NG-CREATURE-22")
def test_a_move_is_playable_where_only_an_attack_is_left() -> None:
    t = beside("bear_1", 3).begin_turn(RED, ["move", "feast"]).choose("play")
    assert "card:move" in t.keys  # the Bear lets nobody go
    t.choose("card:feast", "move")
    assert t.keys == ["attack"]
    t = land(creatures=True).units(RED, "S0.d", 3).creature("wolf_1", "S0.a").play(RED, "move")
    assert "attack" not in t.keys  # no units beside the Wolf


@pytest.mark.rule("NG-CREATURE-23")
def test_all_own_units_of_the_territory_take_part() -> None:
    t = beside("wolf_1", 2).units(RED, "S0.d", 4)
    t.play(RED, "move", "territory:S0.d", "territory:S0.a", "count:1", "creature:wolf_1", outcomes=[TWO, TWO])
    assert t.event("creature_battle_began")["attackers"] == 3  # two who stood there, one who came; not those in S0.d
    assert t.event("creature_battle_decided")["attack"] == 5


@pytest.mark.rule("NG-CREATURE-24")
def test_nobody_retreats_into_a_territory_where_a_creature_is_to_be_attacked() -> None:
    """Red raids S0.b from S0.d and loses; in S0.a it has declared the Wolf, in S0.c another Wolf is left alone."""
    t = land(creatures=True).creature("wolf_1", "S0.a").creature("wolf_2", "S0.c")
    t.units(RED, "S0.a", 1).units(RED, "S0.c", 1).units(RED, "S0.d", 3).units(PURPLE, "S0.b", 9)
    t.play(RED, "move", "territory:S0.d", "territory:S0.b", "count:2", "creature:wolf_1", "done")
    assert t.decision == (RED, "battle_order")  # creatures stand in the order of battles as enemies do
    assert sorted(t.keys) == ["creature:wolf_1", "territory:S0.b"]
    t.choose("territory:S0.b", outcomes=[TWO, TWO])
    assert t.decision == (RED, "retreat_to")
    assert "territory:S0.c" in t.keys
    refusal = t.refusal("territory:S0.a")
    assert (refusal.rule, refusal.message) == ("NG-BATTLE-17", "refusal-retreat-battle")


@pytest.mark.rule("NG-CREATURE-24")
def test_once_the_creature_has_been_fought_its_territory_is_open_again() -> None:
    t = land(creatures=True).creature("wolf_1", "S0.a").units(RED, "S0.a", 3).units(RED, "S0.d", 3)
    t.units(PURPLE, "S0.b", 9)
    t.play(RED, "move", "territory:S0.d", "territory:S0.b", "count:2", "creature:wolf_1")
    t.choose("creature:wolf_1", outcomes=[TWO, TWO, TWO, TWO])
    assert t.creatures() == {"wolf_1": "S0.a"}  # 5:6, it stays and shares
    assert t.decision == (RED, "retreat_to")
    assert "territory:S0.a" in t.keys


@pytest.mark.rule("NG-AMB-20")
def test_retreat_to_a_sharing_creature_but_not_to_a_valkyrie() -> None:
    t = land(creatures=True).creature("draugr_1", "S0.a").creature("valkyrie_1", "S0.c").creature("bear_1", "T21.b")
    t.units(RED, "S0.d", 3).units(PURPLE, "S0.b", 9)
    t.play(PURPLE, "move", "territory:S0.b", "territory:S0.d", "count:8", outcomes=[TWO, TWO])
    assert t.decision == (RED, "retreat_to")
    assert t.keys == ["territory:S0.a", "territory:T21.b"]
    refusal = t.refusal("territory:S0.c")
    assert (refusal.rule, refusal.message) == ("NG-BATTLE-17", "refusal-retreat-creature")
    t.choose("territory:S0.a", "count:3")
    assert t.units_in("S0.a") == (RED, 3)  # the Draugr neither came nor moved: it takes nobody


# Points, dice and casualties


@pytest.mark.rule("NG-CREATURE-26")
@pytest.mark.parametrize(("creature", "strength"), [("wolf_1", 4), ("draugr_1", 5), ("bear_1", 6)])
def test_a_creature_has_its_strength_and_an_attacker_no_buildings(creature: str, strength: int) -> None:
    t = beside(creature, 3).building("fortress", "S0.a").building("tower", "S0.a")
    t.play(RED, "move", "attack").choose(f"creature:{creature}", outcomes=[THREE, THREE])
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"]) == (3 + 3, strength + 3)
    assert decided["attackers_lost"] == 0  # nor does the Tower work for the creature


@pytest.mark.rule("NG-CREATURE-26")
def test_the_bonus_of_the_move_counts_and_only_the_player_spends_food() -> None:
    t = beside("wolf_1", 3).resources(RED, food=2).resources(PURPLE, food=5)
    t.play(RED, "e14", "attack", "creature:wolf_1")  # +1 point
    assert t.decision == (RED, "battle_food")
    t.choose("count:2", outcomes=[TWO, TWO])  # nobody else is asked
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"]) == (3 + 1 + 2 + 2, 4 + 2)
    assert t.stock(PURPLE)["food"] == 5


@pytest.mark.rule("NG-CREATURE-26")
def test_food_is_limited_to_one_per_unit_against_creatures_too() -> None:
    t = beside("wolf_1", 2).resources(RED, food=9).play(RED, "move", "attack", "creature:wolf_1")
    assert t.keys == ["count:0", "count:1", "count:2"]
    assert t.refusal("count:3").rule == "NG-BATTLE-07"


@pytest.mark.rule("NG-CREATURE-27")
@pytest.mark.parametrize(("fighter", "roller"), [(RED, PURPLE), (PURPLE, YELLOW), (YELLOW, RED)])
def test_the_player_on_the_left_rolls_for_the_creature_after_the_attacker(fighter: int, roller: int) -> None:
    t = land(seats=3, creatures=True).creature("wolf_1", "S0.a").units(fighter, "S0.a", 3)
    t.play(fighter, "move", "attack", "creature:wolf_1", outcomes=[THREE, CHOICE])
    assert t.event("creature_die_rolled")["roller"] == roller
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"]) == (6, 5)  # the choice face: always the point
    assert decided["attackers_lost"] == 0


@pytest.mark.rule("NG-CREATURE-27")
def test_an_attacking_creature_rolls_first() -> None:
    t = land(creatures=True).creature("valkyrie_1", "S0.a").units(RED, "S0.d", 3).resources(RED, food=1)
    t.begin_creature_phase()
    t.choose("count:0", outcomes=[THREE, CHOICE])
    assert t.event("creature_die_rolled")["points"] == 3
    assert t.decision == (RED, "die_choice")  # knowing what she rolled
    decision = t.match.decision
    assert decision is not None and decision.context["attack"] == 10


@pytest.mark.rule("NG-CREATURE-28")
def test_who_loses_all_units_loses_whatever_the_totals() -> None:
    t = beside("wolf_1", 2).resources(RED, food=2).play(RED, "move", "attack", "creature:wolf_1")
    t.choose("count:2", outcomes=[THREE, TWO_CASUALTIES])
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"]) == (7, 4)
    assert (decided["attackers_lost"], decided["winner"]) == (2, CREATURE)
    assert t.remarks() == [("attackers_fell", "NG-CREATURE-28", {"territory": "S0.a"})]
    assert t.units_in("S0.a") == (-1, 0)
    assert t.fame_of(RED) == 0
    assert t.creatures() == {"wolf_1": "S0.a"}


@pytest.mark.rule("NG-CREATURE-28")
def test_otherwise_the_higher_total_wins_and_ties_are_the_defenders() -> None:
    for units, winner in ((3, CREATURE), (4, CREATURE), (5, RED)):
        t = beside("wolf_1", units).play(RED, "move", "attack").choose("creature:wolf_1", outcomes=[TWO, TWO])
        assert t.event("creature_battle_decided")["winner"] == winner


@pytest.mark.rule("NG-CREATURE-29")
def test_creatures_suffer_no_casualties_but_inflict_them() -> None:
    t = beside("wolf_1", 4).play(RED, "move", "attack")
    t.choose("creature:wolf_1", outcomes=[TWO_CASUALTIES, ONE_AND_CASUALTY])
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"], decided["winner"]) == (4, 5, CREATURE)
    assert (decided["attackers_lost"], decided["defenders_lost"]) == (1, 0)
    assert t.units_in("S0.a") == (RED, 3)


@pytest.mark.rule("NG-CREATURE-29")
@pytest.mark.rule("NG-CREATURE-30")
def test_a_beaten_creature_still_inflicts_its_casualties_and_leaves_its_fame() -> None:
    t = beside("bear_1", 7).play(RED, "move", "attack").choose("creature:bear_1", outcomes=[THREE, TWO_AND_CASUALTY])
    assert t.event("creature_battle_decided")["winner"] == RED  # 10:8
    assert t.units_in("S0.a") == (RED, 6)
    assert t.fame_of(RED) == 3
    assert t.creatures() == {}
    assert t.match.view(None)["creatures_discarded"] == ["bear_1"]


@pytest.mark.rule("NG-CREATURE-30")
@pytest.mark.parametrize(("creature", "fame"), [("wolf_3", 1), ("draugr_2", 2), ("bear_2", 3), ("valkyrie_2", 4)])
def test_the_fame_on_the_card(creature: str, fame: int) -> None:
    t = land(creatures=True).creature(creature, "S0.a").units(RED, "S0.d", 9)
    t.play(RED, "move", "territory:S0.d", "territory:S0.a")
    shares = creature != "valkyrie_2"
    t.choose("count:9", *([f"creature:{creature}"] if shares else []), outcomes=[TWO, TWO])
    assert t.fame_of(RED) == fame
    assert t.event("creature_defeated")["creature"] == creature


@pytest.mark.rule("NG-CREATURE-31")
def test_who_loses_to_a_sharing_creature_stays() -> None:
    t = beside("bear_1", 3).play(RED, "move", "attack").choose("creature:bear_1", outcomes=[TWO, TWO])
    assert t.event("creature_battle_decided")["winner"] == CREATURE
    assert t.units_in("S0.a") == (RED, 3)
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-CREATURE-31")
@pytest.mark.rule("NG-CREATURE-32")
def test_who_loses_to_a_valkyrie_retreats_and_she_stays() -> None:
    t = land(creatures=True).creature("valkyrie_1", "S0.a").units(RED, "S0.d", 3).units(PURPLE, "S0.b", 1)
    t.play(RED, "move", "territory:S0.d", "territory:S0.a", "count:2", outcomes=[TWO, ONE_AND_CASUALTY])
    assert t.event("creature_battle_decided")["attackers_lost"] == 1
    assert t.decision == (RED, "retreat_to")
    assert t.keys == ["territory:S0.d"]  # S0.b is Purple's
    t.choose("territory:S0.d")
    assert t.units_in("S0.d") == (RED, 2)
    assert t.units_in("S0.a") == (-1, 0)
    assert t.creatures() == {"valkyrie_1": "S0.a"}


@pytest.mark.rule("NG-CREATURE-31")
def test_who_cannot_retreat_from_a_valkyrie_is_removed() -> None:
    """She comes over a rough border, by which nobody retreats; all other neighbours are Purple's."""
    t = table(creatures=True).tiles("T20@-1,0,2").creature("valkyrie_1", "T20.b").units(RED, "S0.d", 2)
    t.units(PURPLE, "S0.a", 1).units(PURPLE, "S0.b", 1).units(PURPLE, "S0.c", 1).resources(RED, food=1)
    t.begin_creature_phase()
    t.choose("count:0", outcomes=[TWO, TWO])
    lost = t.event("units_lost")
    assert (lost["seat"], lost["territory"], lost["units"]) == (RED, "S0.d", 2)
    assert t.units_in("S0.d") == (-1, 0)
    assert t.s.reserve[RED] == 14


@pytest.mark.rule("NG-CREATURE-32")
def test_a_beaten_creature_does_not_retreat_even_where_it_could() -> None:
    t = land(creatures=True).creature("valkyrie_1", "S0.a").units(RED, "S0.d", 6).resources(RED, food=4)
    t.begin_creature_phase()
    t.choose("count:4", outcomes=[TWO, TWO])
    assert t.event("creature_battle_decided")["winner"] == RED  # 9 : 12
    assert t.creatures() == {}
    assert t.all_events("units_retreated") == []
