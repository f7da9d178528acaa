"""Kaija outside battle: recruiting, moving, control, winter, scoring, cards and creatures. [NG-CLAN-BEAR]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.northgard.card_play import is_flash, land, play
from tests.games.northgard.table import PURPLE, RED, Table, table


def bear(**setup: Any) -> Table:
    """The land of card_play with Red as the Bear."""
    return land(**setup).clan(RED, "bear")


def kaija_at(t: Table) -> str | None:
    place: str | None = t.match.view(PURPLE)["kaija"]  # everybody sees her
    return place


# Recruiting


@pytest.mark.rule("NG-CLAN-BEAR-02")
def test_kaija_is_one_of_the_recruited_units() -> None:
    t = bear().units(RED, "S0.d", 1).units(RED, "S0.c", 1)
    play(t, "a23", "kaija:S0.d")  # Recruit 2
    placed = t.event("kaija_placed")
    assert (placed["rule"], placed["seat"], placed["territory"]) == ("NG-CLAN-BEAR-02", RED, "S0.d")
    assert t.decision == (RED, "recruit")
    assert t.keys == ["territory:S0.c", "territory:S0.d", "done"]  # one unit is left, and no second Kaija
    t.choose("territory:S0.c")
    assert t.decision == (RED, "play_card")
    assert (t.units_in("S0.d"), t.units_in("S0.c")) == ((RED, 1), (RED, 2))
    assert kaija_at(t) == "S0.d"


@pytest.mark.rule("NG-CLAN-BEAR-02")
def test_kaija_after_a_unit_uses_the_recruit_up() -> None:
    t = bear().units(RED, "S0.d", 1)
    play(t, "a23", "territory:S0.d", "kaija:S0.d")
    assert t.decision == (RED, "play_card")
    assert t.units_in("S0.d") == (RED, 2)


@pytest.mark.rule("NG-CLAN-BEAR-02")
@pytest.mark.rule("NG-RECRUIT-02")
def test_kaija_comes_only_where_units_may_be_recruited() -> None:
    t = bear().units(RED, "S0.d", 1).units(PURPLE, "S0.b", 1)
    play(t, "recruit")
    assert t.keys == ["territory:S0.d", "kaija:S0.d"]


@pytest.mark.rule("NG-CLAN-BEAR-02")
@pytest.mark.rule("NG-RECRUIT-05")
def test_without_units_kaija_may_come_to_a_neutral_territory() -> None:
    t = bear().units(PURPLE, "S0.b", 1)
    play(t, "a23")
    assert "kaija:S0.a" in t.keys and "kaija:S0.b" not in t.keys
    t.choose("kaija:S0.a")
    assert t.keys == ["territory:S0.a", "done"]  # now the Bear has a territory of its own
    t.choose("done")
    assert (t.units_in("S0.a"), kaija_at(t)) == ((RED, 0), "S0.a")


@pytest.mark.rule("NG-CLAN-BEAR-02")
@pytest.mark.rule("NG-AMB-23")
@pytest.mark.rule("NG-COMP-02")
def test_kaija_is_not_one_of_the_fourteen() -> None:
    """With all 14 units on the map she can still be recruited; she alone."""
    t = bear().units(RED, "S0.d", 14)
    play(t, "recruit")
    assert t.keys == ["kaija:S0.d"]
    t.choose("kaija:S0.d")
    assert t.units_in("S0.d") == (RED, 14)
    t.begin_turn(RED, ["recruit", "feast"]).choose("play")
    assert t.refusal("card:recruit").rule == "NG-COMP-02"  # now there is nobody left


@pytest.mark.rule("NG-COMP-02")
def test_the_refusal_of_a_unit_when_only_kaija_is_left() -> None:
    """What is missing is a unit in the reserve, not the right territory."""
    t = bear().units(RED, "S0.d", 14)
    play(t, "recruit")
    assert t.refusal("territory:S0.d").rule in ("NG-COMP-02", "NG-RECRUIT-03")


@pytest.mark.rule("NG-AMB-23")
@pytest.mark.rule("NG-RECRUIT-04")
@pytest.mark.parametrize(("reading", "units"), [("unit", 2), ("token", 1)])
def test_kaija_alone_calls_on_the_training_camp_like_a_unit(reading: str, units: int) -> None:
    t = bear(kaija_counts=reading).units(RED, "S0.d", 1).building("camp", "S0.d")
    play(t, "recruit", "kaija:S0.d")
    assert t.units_in("S0.d") == (RED, units)
    assert [event["bonus"] for event in t.all_events("units_recruited")] == [1] * (units - 1)


@pytest.mark.rule("NG-AMB-23")
@pytest.mark.rule("NG-RECRUIT-04")
@pytest.mark.parametrize(("reading", "units"), [("unit", 2), ("token", 1)])
def test_kaija_calls_on_the_camp_too_where_a_card_recruits_by_territory(reading: str, units: int) -> None:
    t = bear(kaija_counts=reading).units(RED, "S0.d", 1).building("camp", "S0.d")
    play(t, "a08", "kaija:S0.d")  # Hunters: one food symbol
    assert t.units_in("S0.d") == (RED, units)


@pytest.mark.rule("NG-AMB-23")
@pytest.mark.rule("NG-RECRUIT-04")
@pytest.mark.parametrize("reading", ["unit", "token"])
@pytest.mark.parametrize("order", [("kaija:S0.d", "territory:S0.d"), ("territory:S0.d", "kaija:S0.d")])
def test_a_unit_beside_kaija_calls_on_the_camp_once(order: tuple[str, str], reading: str) -> None:
    t = bear(kaija_counts=reading).units(RED, "S0.d", 1).building("camp", "S0.d")
    play(t, "a23", *order)
    assert t.units_in("S0.d") == (RED, 3)  # one recruited, one from the camp
    assert kaija_at(t) == "S0.d"


@pytest.mark.rule("NG-CLAN-BEAR-02")
def test_kaija_with_cards_that_recruit_into_one_territory() -> None:
    t = bear().units(RED, "S0.d", 1).units(RED, "S0.c", 1)
    play(t, "e07", "kaija:S0.c")  # both in the same territory
    assert t.keys == ["territory:S0.c", "done"]
    t = bear().units(RED, "S0.d", 1)
    play(t, "a09", "kaija:T11.a", "territory:T11.a")  # one territory, own or neutral
    assert (t.units_in("T11.a"), kaija_at(t)) == ((RED, 1), "T11.a")


@pytest.mark.rule("NG-CLAN-BEAR-02")
def test_kaija_with_cards_that_recruit_by_territory() -> None:
    """Hunters: two food symbols (tile and Silo) bring two figures, Kaija may be one of them."""
    t = bear().units(RED, "S0.d", 1).building("silo", "S0.d")
    play(t, "a08")
    assert t.keys == ["territory:S0.d", "kaija:S0.d"]
    t.choose("kaija:S0.d")
    assert (t.units_in("S0.d"), kaija_at(t)) == ((RED, 2), "S0.d")


@pytest.mark.rule("NG-CLAN-BEAR-02")
@pytest.mark.parametrize("order", [("kaija:T11.a", "territory:S0.a"), ("territory:S0.a", "kaija:T11.a")])
def test_where_kaija_was_recruited_the_others_may_follow(order: tuple[str, str]) -> None:
    """Allies from the Wild: three figures in territories neutral before. As after a unit, the last may join Kaija."""
    t = bear().units(RED, "S0.d", 1).units(PURPLE, "S0.b", 1)
    play(t, "a31", *order)
    assert "territory:T11.a" in t.keys
    t.choose("territory:T11.a")
    assert (t.units_in("T11.a"), t.units_in("S0.a"), kaija_at(t)) == ((RED, 1), (RED, 1), "T11.a")


# Moving


@pytest.mark.rule("NG-CLAN-BEAR-04")
def test_kaija_moves_alone_with_some_or_with_all() -> None:
    groups = {"kaija:0": (2, 0), "kaija:1": (1, 1), "kaija:2": (0, 2), "count:1": (1, 1), "count:2": (0, 2)}
    for key, (stay, go) in groups.items():
        t = bear().units(RED, "S0.d", 2).kaija(RED, "S0.d")
        play(t, "move", "territory:S0.d", "territory:S0.a")
        assert sorted(t.keys) == sorted(groups)
        t.choose(key)
        along = key.startswith("kaija")
        assert kaija_at(t) == ("S0.a" if along else "S0.d")
        assert t.units_in("S0.a") == (RED, go)
        held = stay > 0 or not along  # she keeps control where she stays
        assert t.units_in("S0.d") == ((RED, stay) if held else (-1, 0))
        moved = t.event("units_moved")
        assert (moved["units"], moved.get("kaija", False), moved["moves"]) == (go, along, 1)


@pytest.mark.rule("NG-CLAN-BEAR-04")
def test_kaija_needs_two_moves_over_a_rough_border_like_a_unit() -> None:
    t = table().clan(RED, "bear").tiles("T14@0,1,0").kaija(RED, "S0.c")
    play(t, "move", "territory:S0.c")
    assert t.keys == ["territory:S0.b", "territory:S0.d"]
    assert t.refusal("territory:T14.b").rule == "NG-MOVE-04"
    t = table().clan(RED, "bear").tiles("T14@0,1,0").kaija(RED, "S0.c")
    play(t, "e05", "territory:S0.c", "territory:T14.b", "kaija:0")
    assert kaija_at(t) == "T14.b"


@pytest.mark.rule("NG-CLAN-BEAR-04")
def test_kaija_alone_never_enters_an_enemy_territory() -> None:
    t = bear().kaija(RED, "S0.d").units(PURPLE, "S0.b", 1)
    play(t, "move", "territory:S0.d")
    assert "territory:S0.b" not in t.keys
    refusal = t.refusal("territory:S0.b")
    assert (refusal.rule, refusal.message) == ("NG-CLAN-BEAR-04", "refusal-move-kaija")


@pytest.mark.rule("NG-CLAN-BEAR-04")
def test_units_attack_without_kaija() -> None:
    """The units may go, she may not, also not for a battle that would be won."""
    t = bear().units(RED, "S0.d", 2).kaija(RED, "S0.d").units(PURPLE, "S0.b", 1)
    play(t, "move", "territory:S0.d", "territory:S0.b")
    assert t.keys == ["count:1", "count:2"]
    refusal = t.refusal("kaija:2")
    assert (refusal.rule, refusal.message) == ("NG-CLAN-BEAR-04", "refusal-move-kaija")


@pytest.mark.rule("NG-CLAN-BEAR-04")
def test_kaija_shut_in_by_enemies_cannot_move() -> None:
    t = bear().kaija(RED, "S0.a").units(PURPLE, "S0.b", 1).units(PURPLE, "S0.d", 1).units(RED, "S0.c", 1)
    play(t, "move")
    assert t.keys == ["territory:S0.c"]
    assert t.refusal("territory:S0.a").rule == "NG-CLAN-BEAR-04"


@pytest.mark.rule("NG-CLAN-BEAR-04")
def test_kaija_does_not_pass_through_enemies_with_infiltration() -> None:
    t = bear().units(RED, "S0.d", 1).kaija(RED, "S0.d").units(PURPLE, "S0.b", 1)
    play(t, "a22", "territory:S0.d", "territory:S0.b")
    assert t.keys == ["count:1"]


@pytest.mark.rule("NG-CLAN-BEAR-04")
def test_hidden_ways_do_not_lead_kaija_to_enemies() -> None:
    t = bear().units(RED, "S0.d", 1).kaija(RED, "S0.d").units(PURPLE, "S0.b", 1)
    play(t, "a10", "territory:S0.d", "territory:S0.b")
    assert t.keys == ["count:1"]
    t = bear().kaija(RED, "S0.d").units(PURPLE, "S0.b", 1)
    play(t, "a10", "territory:S0.d")
    assert "territory:S0.b" not in t.keys
    t.choose("territory:T11.a", "kaija:0")
    assert (kaija_at(t), t.units_in("T11.a"), t.units_in("S0.d")) == ("T11.a", (RED, 0), (-1, 0))


@pytest.mark.rule("NG-CLAN-BEAR-06")
def test_hidden_ways_tell_that_kaija_went_along() -> None:
    """As a Move does: who follows the events must not lose her."""
    t = bear().kaija(RED, "S0.d")
    play(t, "a10", "territory:S0.d", "territory:T11.a", "kaija:0")
    moved = t.event("units_moved")
    assert (moved["units"], moved.get("kaija")) == (0, True)


# Control


@pytest.mark.rule("NG-CLAN-BEAR-06")
@pytest.mark.rule("NG-MAP-07")
def test_kaija_alone_controls_a_territory_with_all_that_follows() -> None:
    """Recruit, build, explore and gather where only she stands; others must fight to get it."""
    t = bear().kaija(RED, "S0.d").resources(RED, wood=1).pile("T13")
    play(t, "recruit")
    assert t.keys == ["territory:S0.d"]
    play(t, "build", "building:silo")
    assert t.keys == ["slot:T21.a.1"]
    play(t, "explore")
    assert "place:-1,1,0" in t.keys
    t.begin_harvest()
    assert t.stock(RED)["food"] == 1


@pytest.mark.rule("NG-CLAN-BEAR-06")
def test_what_kaija_leaves_becomes_neutral() -> None:
    t = bear().kaija(RED, "S0.d")
    play(t, "move", "territory:S0.d", "territory:S0.a", "kaija:0")
    assert (t.units_in("S0.d"), t.units_in("S0.a")) == ((-1, 0), (RED, 0))


@pytest.mark.rule("NG-AMB-24")
@pytest.mark.rule("NG-MAP-11")
def test_no_tile_joins_kaija_alone_to_an_enemy() -> None:
    """T13 is one region: between S0.c and T20.a it would join Kaija and Purple."""
    t = table().clan(RED, "bear").tiles("T28@1,0,0", "T20@1,1,3").kaija(RED, "S0.c").pile("T13")
    t.units(PURPLE, "T20.a", 1).units(RED, "S0.a", 1)
    play(t, "explore")
    assert [key for key in t.keys if key.startswith("place:0,1,")] == []
    assert {r.rule for r in t.match.refusals() if r.key.startswith("place:0,1,")} == {"NG-EXPLORE-09"}


@pytest.mark.rule("NG-AMB-24")
def test_kaija_follows_a_territory_that_grows() -> None:
    t = table().clan(RED, "bear").kaija(RED, "S0.c").units(RED, "S0.a", 1).pile("T13")
    play(t, "explore", "place:0,1,0")
    assert kaija_at(t) == "S0.c"
    assert t.units_in("T13.a") == (RED, 0)
    t = table().tiles("T21@-1,0,2", "T11@1,0,2", "T10@0,1,0", "T12@-2,1,1").clan(RED, "bear")
    t.kaija(RED, "T12.a").units(RED, "T10.a", 2).pile("T14")
    play(t, "explore", "place:-1,1,0")  # T12.a becomes part of S0.c+T10.a
    assert (kaija_at(t), t.units_in("T12.a")) == ("S0.c", (RED, 2))
    assert t.fame_of(RED) == 4


@pytest.mark.rule("NG-AMB-50")
@pytest.mark.rule("NG-RECRUIT-05")
def test_kaija_on_the_map_counts_as_a_unit_for_recruiting() -> None:
    """The Bear is not without units: no recruiting into neutral land."""
    t = bear().kaija(RED, "S0.d")
    play(t, "recruit")
    assert t.keys == ["territory:S0.d"]
    assert t.refusal("territory:S0.a").rule == "NG-RECRUIT-02"


@pytest.mark.rule("NG-AMB-50")
@pytest.mark.rule("NG-ENDYEAR-03")
def test_no_second_chance_while_kaija_stands() -> None:
    t = bear().kaija(RED, "S0.d").units(PURPLE, "S0.b", 1).row("e05", "e06").draw_pile(RED, "move").end_year()
    assert t.decision[1] == "turn_action"
    t = bear().units(PURPLE, "S0.b", 1).row("e05", "e06").draw_pile(RED, "move").end_year()
    assert t.decision == (RED, "second_chance_territory")
    assert [key for key in t.keys if key.startswith("kaija")] == []  # three units come back; this is no Recruit
    t.choose("territory:S0.d")
    assert (t.units_in("S0.d"), kaija_at(t)) == ((RED, 3), None)


# Winter and scoring


@pytest.mark.rule("NG-CLAN-BEAR-05")
@pytest.mark.parametrize(("units", "paid"), [(3, 0), (6, 1), (9, 2)])
def test_kaija_eats_nothing_in_winter(units: int, paid: int) -> None:
    t = bear().units(RED, "S0.d", units).kaija(RED, "S0.d").resources(RED, food=5).begin_winter()
    assert t.stock(RED)["food"] == 5 - paid


@pytest.mark.rule("NG-AMB-23")
@pytest.mark.rule("NG-SCORE-03")
@pytest.mark.parametrize(("reading", "fame"), [("unit", 3), ("token", 2)])
def test_kaija_is_a_unit_for_the_warlord(reading: str, fame: int) -> None:
    t = bear(kaija_counts=reading).units(RED, "S0.d", 2).kaija(RED, "S0.d").discard_pile(RED, "warlord").draw_pile(RED)
    t.year(7).end_year()
    assert t.match.result is not None
    assert t.match.result.scores[RED]["achievements"] == fame


@pytest.mark.rule("NG-AMB-23")
@pytest.mark.rule("NG-WIN-05")
@pytest.mark.parametrize(("reading", "places"), [("unit", [1, 2]), ("token", [1, 1])])
def test_kaija_is_a_unit_for_ties_and_her_territory_counts(reading: str, places: list[int]) -> None:
    t = bear(kaija_counts=reading).units(RED, "S0.d", 2).kaija(RED, "S0.d").units(PURPLE, "S0.b", 2).year(7).end_year()
    assert t.match.result is not None and t.match.result.places == places
    t = bear(kaija_counts=reading).units(RED, "S0.d", 2).kaija(RED, "S0.a").units(PURPLE, "S0.b", 2).year(7).end_year()
    assert t.match.result is not None and t.match.result.places == [1, 2]


# Cards on enemy units


def bears_next_door(reading: str, units: int = 1) -> Table:
    """Purple, the Bear, has Kaija and ``units`` units in S0.d beside Red's S0.a."""
    t = land(kaija_counts=reading).clan(PURPLE, "bear").units(PURPLE, "S0.d", units).kaija(PURPLE, "S0.d")
    return t.units(RED, "S0.a", 1).draw_pile(RED, "move")


@pytest.mark.rule("NG-AMB-23")
@pytest.mark.parametrize("card", ["raven_1", "wolf_1", "a35"])
@pytest.mark.parametrize("units", [0, 2])
def test_cards_that_take_a_unit_may_take_kaija(card: str, units: int) -> None:
    """Raiding Party, Plunder, Capture. Whoever plays the card chooses between her and a unit."""
    t = bears_next_door("unit", units)
    play(t, card)
    assert t.keys == ["territory:S0.d", "kaija:S0.d"][0 if units else 1 :]
    t.choose("kaija:S0.d")
    assert (kaija_at(t), t.event("kaija_lost")["rule"]) == (None, "NG-SPECIAL-01")
    assert t.units_in("S0.d") == ((PURPLE, units) if units else (-1, 0))


@pytest.mark.rule("NG-AMB-23")
@pytest.mark.rule("NG-CLAN-BEAR-04")
def test_bribery_may_take_kaija_but_not_into_enemy_land() -> None:
    t = bears_next_door("unit", 2)
    play(t, "a26", "territory:S0.d", "territory:T21.b")
    assert t.keys == ["count:1", "count:2", "kaija:0", "kaija:1"]  # two figures at most
    t.choose("kaija:1")
    assert (t.units_in("S0.d"), t.units_in("T21.b"), kaija_at(t)) == ((PURPLE, 1), (PURPLE, 1), "T21.b")
    t = bears_next_door("unit", 1)
    play(t, "a26", "territory:S0.d", "territory:S0.a")
    assert t.keys == ["count:1"]  # S0.a is Red's
    t = bears_next_door("unit", 0)
    play(t, "a26", "territory:S0.d")
    assert "territory:T21.b" in t.keys
    assert t.refusal("territory:S0.a").message == "refusal-bribe-no-way"


@pytest.mark.rule("NG-AMB-23")
def test_intimidate_may_push_kaija() -> None:
    t = bears_next_door("unit", 1)
    play(t, "e10", "territory:S0.a", "territory:S0.d", "count:1", "done")
    assert {"territory:T21.b", "kaija:T21.b", "pass"} <= set(t.keys)
    before = t.match.preview("kaija:T21.b")
    assert (before["kaija"], before["battle"]["defence"]) == (True, 1)
    t.choose("kaija:T21.b")
    assert kaija_at(t) == "T21.b" and t.event("unit_pushed")["kaija"]
    assert t.event("battle_began")["defenders"] == 1


@pytest.mark.rule("NG-AMB-23")
@pytest.mark.rule("NG-CREATURE-45")
@pytest.mark.parametrize(("reading", "goal"), [("unit", "S0.d"), ("token", "S0.b")])
def test_kaija_draws_a_draugr_like_a_unit(reading: str, goal: str) -> None:
    """Two units in S0.b with a building; one and Kaija in S0.d: as a unit she makes a tie that resources break."""
    t = bear(creatures=True, kaija_counts=reading).units(RED, "S0.d", 2).kaija(RED, "S0.d").units(PURPLE, "S0.b", 2)
    t.building("tower", "S0.b").creature("draugr_1", "S0.a").begin_creature_phase()
    assert t.event("creature_moved")["target"] == goal


@pytest.mark.rule("NG-AMB-23")
def test_kaija_may_answer_a_copied_muster() -> None:
    """The Bear copies the Stag's card: one unit from next door joins the recruited one, or she does."""
    t = bear().units(RED, "S0.d", 1).kaija(RED, "S0.a").units(PURPLE, "S0.b", 1)
    play(t, "stag_0", "territory:S0.d")
    assert "kaija:S0.a" in t.keys
    t.choose("kaija:S0.a")
    assert kaija_at(t) == "S0.d" and t.units_in("S0.a") == (-1, 0)


@pytest.mark.rule("NG-SPECIAL-01")
@pytest.mark.rule("NG-AMB-23")
@pytest.mark.parametrize("card", ["raven_1", "wolf_1", "a35", "a26"])
def test_as_a_token_kaija_is_not_taken_by_cards_on_enemy_units(card: str) -> None:
    """Raiding Party, Plunder, Capture, Bribery: S0.a holds only Kaija, S0.d a unit."""
    t = (
        land(kaija_counts="token")
        .clan(PURPLE, "bear")
        .kaija(PURPLE, "S0.a")
        .units(PURPLE, "S0.d", 1)
        .units(RED, "S0.b", 1)
    )
    t.draw_pile(RED, "move")
    play(t, card)
    assert t.keys == ["territory:S0.d"]
    assert t.refusal("territory:S0.a").message in ("refusal-victim-kaija", "refusal-victim-none")


@pytest.mark.rule("NG-SPECIAL-01")
def test_when_the_last_unit_is_taken_kaija_still_controls_the_territory() -> None:
    t = land().clan(PURPLE, "bear").units(PURPLE, "S0.d", 1).kaija(PURPLE, "S0.d").units(RED, "S0.b", 1)
    play(t, "raven_1", "territory:S0.d")
    assert t.units_in("S0.d") == (PURPLE, 0)
    assert t.match.view(RED)["kaija"] == "S0.d"


@pytest.mark.rule("NG-SPECIAL-01")
def test_bribery_leaves_kaija_behind() -> None:
    t = land().clan(PURPLE, "bear").units(PURPLE, "S0.d", 1).kaija(PURPLE, "S0.d").units(RED, "S0.b", 1)
    play(t, "a26", "territory:S0.d", "territory:S0.a", "count:1")
    assert (t.units_in("S0.d"), t.units_in("S0.a")) == ((PURPLE, 0), (PURPLE, 1))


# The Bear's cards


@pytest.mark.rule("NG-SPECIAL-01")
def test_bear_0_collects_food_and_wood_of_the_territory_kaija_leaves() -> None:
    """S0.d: food on the tile and from a Silo, wood from a Lodge, a Carved Stone's lore is not collected."""
    t = bear().units(RED, "S0.d", 1).kaija(RED, "S0.d")
    t.building("silo", "S0.d").building("lodge", "S0.d").building("stone", "S0.d").units(RED, "T11.a", 1)
    play(t, "bear_0", "territory:S0.d", "territory:S0.a", "kaija:1")
    assert t.stock(RED) == {"food": 2, "wood": 1, "lore": 0}
    types = [event.type for event in t.events]
    assert types.index("resources_gained") < types.index("units_moved")
    assert is_flash(t)


@pytest.mark.rule("NG-SPECIAL-01")
def test_bear_0_collects_nothing_without_kaija() -> None:
    t = bear().units(RED, "S0.d", 1).kaija(RED, "S0.d")
    play(t, "bear_0", "territory:S0.d", "territory:S0.a", "count:1")
    assert sum(t.stock(RED).values()) == 0


@pytest.mark.rule("NG-SPECIAL-01")
@pytest.mark.rule("NG-CREATURE-WOLF")
def test_bear_0_beside_a_wolf_collects_only_from_buildings() -> None:
    t = bear(creatures=True).kaija(RED, "S0.d").building("silo", "S0.d").creature("wolf_1", "S0.d")
    play(t, "bear_0", "territory:S0.d", "territory:S0.a", "kaija:0")
    assert t.stock(RED)["food"] == 1


@pytest.mark.rule("NG-SPECIAL-01")
def test_bear_2_draws_a_card_per_closed_territory_of_three_tiles() -> None:
    """S0.d+T21.a+T14.a is closed with three tiles; S0.a+T12.c, two tiles, does not count."""
    t = table().clan(RED, "bear").tiles("T21@-1,0,2", "T14@-1,1,0", "T12@0,-1,0")
    t.units(RED, "S0.d", 1).units(RED, "S0.a", 1).draw_pile(RED, "move", "build", "explore")
    play(t, "bear_2")
    assert t.event("cards_drawn")["count"] == 1
    assert not is_flash(t)


@pytest.mark.rule("NG-SPECIAL-01")
@pytest.mark.rule("NG-DRAW-05")
def test_bear_2_needs_such_a_territory_and_enough_cards() -> None:
    t = table().clan(RED, "bear").tiles("T12@0,-1,0").units(RED, "S0.a", 1).draw_pile(RED, "move")
    t.begin_turn(RED, ["bear_2", "feast"]).choose("play")
    assert t.refusal("card:bear_2").message == "refusal-play-no-large-closed"
    t = table().clan(RED, "bear").tiles("T21@-1,0,2", "T14@-1,1,0").units(RED, "S0.d", 1)
    t.draw_pile(RED).discard_pile(RED).begin_turn(RED, ["bear_2", "feast"]).choose("play")
    refusal = t.refusal("card:bear_2")
    assert (refusal.rule, refusal.message) == ("NG-DRAW-05", "refusal-play-draw")
