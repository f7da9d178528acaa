"""Kaija in battle: strength, food, casualties, retreat; the year she rampages; creatures. [NG-CLAN-BEAR]"""

from __future__ import annotations

import pytest

from tests.games.northgard.card_play import is_flash, land, play
from tests.games.northgard.table import (
    ONE_AND_CASUALTY,
    PURPLE,
    RED,
    THREE,
    TWO,
    TWO_AND_CASUALTY,
    TWO_CASUALTIES,
    Table,
)

INTO_RED = ("territory:S0.b", "territory:S0.d")


def defended(units: int, attackers: int) -> Table:
    """Red, the Bear, holds S0.d with Kaija and ``units``; Purple holds S0.b."""
    t = land().clan(RED, "bear").kaija(RED, "S0.d").units(PURPLE, "S0.b", attackers)
    return t.units(RED, "S0.d", units)


def attack(t: Table, n: int, outcomes: list[list[int]]) -> Table:
    """Purple attacks S0.d with ``n`` units."""
    return t.play(PURPLE, "move", *INTO_RED, f"count:{n}", outcomes=outcomes)


def rampaging() -> Table:
    """Red has played The Bear Awakens this year, Kaija and one unit stand in S0.d."""
    t = land().clan(RED, "bear").kaija(RED, "S0.d")
    play(t, "bear_1", "territory:S0.d", "done")
    return t


def kaija_at(t: Table) -> str | None:
    place: str | None = t.match.view(PURPLE)["kaija"]
    return place


# Strength and food


@pytest.mark.rule("NG-CLAN-BEAR-03")
@pytest.mark.rule("NG-AMB-24")
def test_kaija_alone_defends_with_two_points() -> None:
    """2 + 2 against 1 + 3: the tie is hers."""
    t = attack(defended(0, 2), 1, [THREE, TWO])
    began = t.event("battle_began")
    assert (began["attackers"], began["defenders"]) == (1, 1)
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"], decided["winner"]) == (4, 4, RED)
    assert (t.units_in("S0.d"), kaija_at(t)) == ((RED, 0), "S0.d")


@pytest.mark.rule("NG-CLAN-BEAR-03")
def test_kaija_adds_two_points_to_her_units() -> None:
    """3 units + Kaija = 5; without her the same three are worth 3."""
    t = attack(defended(3, 3), 2, [TWO, TWO])
    assert (t.event("battle_decided")["attack"], t.event("battle_decided")["defence"]) == (4, 7)
    t = land().clan(RED, "bear").kaija(RED, "S0.a").units(RED, "S0.d", 3).units(PURPLE, "S0.b", 3)
    attack(t, 2, [TWO, TWO])
    assert t.event("battle_decided")["defence"] == 5  # she stands elsewhere


@pytest.mark.rule("NG-AMB-22")
@pytest.mark.rule("NG-BATTLE-07")
def test_kaija_allows_one_food_like_one_unit() -> None:
    t = defended(0, 2).resources(RED, food=5)
    t.play(PURPLE, "move", *INTO_RED, "count:1")
    assert t.decision == (RED, "battle_food")
    assert t.keys == ["count:0", "count:1"]
    assert t.refusal("count:2").rule == "NG-BATTLE-07"
    t = defended(2, 2).resources(RED, food=5)
    t.play(PURPLE, "move", *INTO_RED, "count:1")
    assert t.keys == ["count:0", "count:1", "count:2", "count:3"]
    decision = t.match.decision
    assert decision is not None
    assert (decision.context["attack"], decision.context["defence"]) == (1, 4)


@pytest.mark.rule("NG-CLAN-BEAR-06")
@pytest.mark.rule("NG-AMB-24")
def test_the_last_unit_pushed_aside_leaves_kaija_to_defend() -> None:
    """Intimidate moves a unit, not her; then she fights alone with 2 + 2 against 1 + 2."""
    t = defended(1, 2)
    t.play(PURPLE, "e10", *INTO_RED, "count:1", "done", "territory:T21.b", outcomes=[TWO, TWO])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"], decided["winner"]) == (3, 4, RED)
    assert (t.units_in("S0.d"), t.units_in("T21.b"), kaija_at(t)) == ((RED, 0), (RED, 1), "S0.d")


# Casualties


@pytest.mark.rule("NG-AMB-22")
@pytest.mark.rule("NG-AMB-24")
@pytest.mark.rule("NG-BATTLE-12")
def test_one_casualty_removes_kaija_alone() -> None:
    """1 + 1 against 2 + 3, but all her side is lost. Nobody is asked."""
    t = attack(defended(0, 2), 1, [ONE_AND_CASUALTY, THREE])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"], decided["defenders_lost"]) == (2, 5, 1)
    assert decided["winner"] == PURPLE
    assert t.event("kaija_lost")["seat"] == RED
    assert (t.units_in("S0.d"), kaija_at(t)) == ((PURPLE, 1), None)
    assert t.s.reserve[RED] == 14


@pytest.mark.rule("NG-CLAN-BEAR-06")
def test_a_lost_kaija_can_be_recruited_again() -> None:
    t = attack(defended(0, 2).units(RED, "S0.c", 1), 1, [ONE_AND_CASUALTY, THREE])
    t.play(RED, "recruit")
    assert t.keys == ["territory:S0.c", "kaija:S0.c"]


@pytest.mark.rule("NG-AMB-21")
@pytest.mark.rule("NG-BATTLE-16")
@pytest.mark.parametrize(("key", "units", "kaija"), [("lose:units", 1, "S0.d"), ("lose:kaija", 2, None)])
def test_the_owner_chooses_whether_kaija_dies(key: str, units: int, kaija: str | None) -> None:
    """2 units and Kaija suffer one casualty in Purple's turn: Red decides."""
    t = attack(defended(2, 2), 1, [ONE_AND_CASUALTY, THREE])
    assert t.decision == (RED, "kaija_loss")
    assert t.keys == ["lose:units", "lose:kaija"]
    decision = t.match.decision
    assert decision is not None and decision.context == {"lost": 1}
    t.choose(key)
    assert t.event("battle_decided")["defenders_lost"] == 1
    assert (t.units_in("S0.d"), kaija_at(t)) == ((RED, units), kaija)
    assert t.s.reserve[RED] == 14 - units


@pytest.mark.rule("NG-AMB-21")
@pytest.mark.rule("NG-AMB-22")
def test_kaija_takes_one_of_two_casualties() -> None:
    t = attack(defended(2, 2), 1, [TWO_CASUALTIES, THREE])
    t.choose("lose:kaija")
    assert (t.units_in("S0.d"), kaija_at(t)) == ((RED, 1), None)
    assert t.event("kaija_lost")["seat"] == RED


@pytest.mark.rule("NG-AMB-21")
@pytest.mark.rule("NG-BATTLE-11")
def test_the_choice_does_not_change_the_totals() -> None:
    """Purple 2 + 1, Red 2 + 1 (unit) + 0: with Kaija lost her two points still count."""
    t = attack(defended(1, 3), 2, [ONE_AND_CASUALTY, TWO_CASUALTIES])
    assert t.decision == (RED, "kaija_loss")
    t.choose("lose:kaija")
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (3, 3)
    assert decided["winner"] == RED  # both attackers fell


@pytest.mark.rule("NG-AMB-21")
@pytest.mark.parametrize(("face", "asked"), [(TWO, False), (TWO_CASUALTIES, False), (ONE_AND_CASUALTY, True)])
def test_nobody_is_asked_where_there_is_no_choice(face: list[int], asked: bool) -> None:
    """One unit and Kaija: no casualty, or two, leave nothing to choose."""
    t = attack(defended(1, 2), 1, [face, TWO])
    assert (t.decision == (RED, "kaija_loss")) == asked
    if face == TWO_CASUALTIES:
        assert (kaija_at(t), t.s.reserve[RED]) == (None, 14)


@pytest.mark.rule("NG-AMB-25")
def test_kaija_and_her_attacker_both_fall() -> None:
    """Nobody holds the territory then."""
    t = attack(defended(0, 2), 1, [ONE_AND_CASUALTY, ONE_AND_CASUALTY])
    assert t.event("battle_decided")["winner"] == -1
    assert (t.units_in("S0.d"), kaija_at(t)) == ((-1, 0), None)


# Retreat


@pytest.mark.rule("NG-CLAN-BEAR-06")
@pytest.mark.rule("NG-BATTLE-17")
def test_kaija_retreats_with_the_others_or_apart() -> None:
    """Red has 1 unit and Kaija (3 + 2), Purple 3 + 3."""
    t = attack(defended(1, 4), 3, [THREE, TWO])
    assert t.decision == (RED, "retreat_to")
    assert t.keys == ["territory:S0.a", "territory:S0.c", "territory:T21.b"]
    t.choose("territory:T21.b")
    assert t.keys == ["count:1", "kaija:0", "kaija:1"]
    t.choose("kaija:0")
    gone = t.event("units_retreated")
    assert (gone["units"], gone["kaija"], gone["target"]) == (0, True, "T21.b")
    t.choose("territory:S0.a")
    assert (t.units_in("T21.b"), t.units_in("S0.a"), kaija_at(t)) == ((RED, 0), (RED, 1), "T21.b")
    assert t.units_in("S0.d") == (PURPLE, 3)


@pytest.mark.rule("NG-CLAN-BEAR-06")
@pytest.mark.rule("NG-BATTLE-17")
def test_the_preview_of_the_last_one_who_retreats_leaves_nobody_behind() -> None:
    """The unit has gone another way; Kaija alone still counts as a raider."""
    t = attack(defended(1, 4), 3, [THREE, TWO]).choose("territory:T21.b", "count:1")
    told = {one["id"]: one for one in t.match.preview("territory:S0.a")["after"]}
    assert told["S0.d"] == {"id": "S0.d", "owner": PURPLE, "units": 3, "raider": None, "raiders": 0}
    assert told["S0.a"]["owner"] == RED
    t.choose("territory:S0.a")
    left = next(one for one in t.match.view(None)["territories"] if one["id"] == "S0.d")
    assert {name: left[name] for name in told["S0.d"]} == told["S0.d"]


@pytest.mark.rule("NG-CLAN-BEAR-06")
def test_kaija_alone_retreats() -> None:
    t = attack(defended(0, 4), 4, [THREE, TWO])
    t.choose("territory:S0.a")
    assert (t.units_in("S0.a"), kaija_at(t)) == ((RED, 0), "S0.a")


@pytest.mark.rule("NG-CLAN-BEAR-06")
@pytest.mark.rule("NG-BATTLE-18")
def test_kaija_without_a_way_out_is_removed() -> None:
    t = defended(1, 5).units(PURPLE, "S0.a", 1).units(PURPLE, "S0.c", 1).units(PURPLE, "T21.b", 1)
    attack(t, 4, [THREE, TWO])
    assert (t.units_in("S0.d"), kaija_at(t), t.s.reserve[RED]) == ((PURPLE, 4), None, 14)


@pytest.mark.rule("NG-CLAN-BEAR-06")
@pytest.mark.rule("NG-BATTLE-18")
def test_it_is_told_when_kaija_has_no_way_out() -> None:
    """One unit and Kaija: one unit lost, and Kaija, as after casualties."""
    t = defended(1, 5).units(PURPLE, "S0.a", 1).units(PURPLE, "S0.c", 1).units(PURPLE, "T21.b", 1)
    attack(t, 4, [THREE, TWO])
    assert t.event("kaija_lost")["seat"] == RED
    assert t.event("units_lost")["units"] == 1


# The year of the Bear


@pytest.mark.rule("NG-SPECIAL-01")
def test_bear_1_recruits_two_and_is_flash() -> None:
    t = land().clan(RED, "bear").units(RED, "S0.d", 1)
    play(t, "bear_1", "kaija:S0.d", "territory:S0.d")
    assert (t.units_in("S0.d"), kaija_at(t)) == ((RED, 2), "S0.d")
    assert t.match.view(PURPLE)["players"][RED]["kaija_rampages"] is True
    assert is_flash(t)


@pytest.mark.rule("NG-SPECIAL-01")
@pytest.mark.rule("NG-CLAN-BEAR-04")
def test_in_that_year_kaija_attacks_with_units() -> None:
    """Kaija and a unit: 3 + 2 against 2 + 2."""
    t = rampaging().units(PURPLE, "S0.b", 2)
    play(t, "move", "territory:S0.d", "territory:S0.b")
    assert t.keys == ["count:1", "kaija:0", "kaija:1"]
    t.choose("kaija:1", outcomes=[TWO, TWO])
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"], decided["winner"]) == (5, 4, RED)
    t.choose("territory:S0.a")  # Purple retreats
    assert (t.units_in("S0.b"), kaija_at(t)) == ((RED, 1), "S0.b")
    assert t.units_in("S0.d") == (-1, 0)


@pytest.mark.rule("NG-SPECIAL-01")
def test_in_that_year_kaija_conquers_alone() -> None:
    t = rampaging().units(PURPLE, "S0.b", 1)
    play(t, "move", "territory:S0.d", "territory:S0.b", "kaija:0", outcomes=[ONE_AND_CASUALTY, TWO])
    assert (t.event("battle_decided")["attack"], t.event("battle_decided")["attackers_lost"]) == (3, 0)
    assert (t.units_in("S0.b"), t.units_in("S0.d"), kaija_at(t)) == ((RED, 0), (RED, 1), "S0.b")


@pytest.mark.rule("NG-AMB-21")
@pytest.mark.parametrize(("key", "left"), [("lose:units", (0, True)), ("lose:kaija", (1, False))])
def test_the_attacking_bear_chooses_its_casualty(key: str, left: tuple[int, bool]) -> None:
    """Red 3 + 3 beats Purple 1 + 2, whose die takes one figure."""
    t = rampaging().units(PURPLE, "S0.b", 1)
    play(t, "move", "territory:S0.d", "territory:S0.b", "kaija:1", outcomes=[THREE, TWO_AND_CASUALTY])
    assert t.decision == (RED, "kaija_loss")
    t.choose(key)
    if t.decision == (PURPLE, "retreat_to"):
        t.choose("territory:S0.a")
    assert t.units_in("S0.b") == (RED, left[0])
    assert (kaija_at(t) == "S0.b") == left[1]


@pytest.mark.rule("NG-SPECIAL-01")
@pytest.mark.rule("NG-BATTLE-20")
def test_a_beaten_kaija_goes_back() -> None:
    t = rampaging().units(PURPLE, "S0.b", 5)
    play(t, "move", "territory:S0.d", "territory:S0.b", "kaija:0", outcomes=[TWO, TWO])
    assert t.decision == (RED, "retreat_to")
    assert t.keys == ["territory:S0.a", "territory:S0.c", "territory:S0.d", "territory:T11.a"]
    t.choose("territory:S0.d")
    assert (t.units_in("S0.d"), kaija_at(t)) == ((RED, 1), "S0.d")


@pytest.mark.rule("NG-SPECIAL-01")
@pytest.mark.rule("NG-CLAN-BEAR-04")
def test_the_next_year_kaija_is_peaceful_again() -> None:
    t = rampaging().units(PURPLE, "S0.b", 1).row("e05", "e06").resources(RED, food=1)
    t.draw_pile(RED, "move", "build").draw_pile(PURPLE, "move")
    t.choose("done", "pass", "card:e05", "pass", "card:e06")
    assert t.match.view(None)["year"] == 2
    assert t.match.view(None)["players"][RED]["kaija_rampages"] is False
    play(t, "move", "territory:S0.d", "territory:S0.b")
    assert t.keys == ["count:1"]
    assert t.refusal("kaija:1").rule == "NG-CLAN-BEAR-04"


# Creatures


def with_creature(id: str, units: int, where: str = "S0.b") -> Table:
    t = land(creatures=True).clan(RED, "bear").kaija(RED, "S0.d").units(RED, "S0.d", units)
    return t.creature(id, where)


@pytest.mark.rule("NG-AMB-62")
@pytest.mark.rule("NG-CREATURE-DRAUGR")
@pytest.mark.parametrize(("key", "units", "kaija"), [("lose:units", 1, "S0.d"), ("lose:kaija", 2, None)])
def test_the_bear_chooses_what_the_draugr_takes(key: str, units: int, kaija: str | None) -> None:
    t = with_creature("draugr_1", 2).begin_creature_phase()
    assert t.decision == (RED, "draugr_victim")
    assert t.keys == ["lose:units", "lose:kaija"]
    t.choose(key)
    assert (t.units_in("S0.d"), kaija_at(t)) == ((RED, units), kaija)
    assert t.s.reserve[RED] == 14 - units


@pytest.mark.rule("NG-AMB-62")
def test_kaija_alone_must_fall_to_the_draugr() -> None:
    t = with_creature("draugr_1", 0).begin_creature_phase()
    assert t.event("kaija_lost")["rule"] == "NG-CREATURE-DRAUGR"  # nobody is asked
    assert (t.units_in("S0.d"), kaija_at(t)) == ((-1, 0), None)


@pytest.mark.rule("NG-CLAN-BEAR-03")
@pytest.mark.rule("NG-CREATURE-26")
def test_kaija_attacks_a_creature_with_two_points() -> None:
    """2 + 3 against the Wolf's 4 + 0 (its casualties would remove her: it rolls two points, 6)."""
    t = with_creature("wolf_1", 0, "S0.d").units(RED, "S0.a", 1)
    play(t, "move", "attack", "creature:wolf_1", outcomes=[THREE, TWO])
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"]) == (5, 6)
    assert (t.units_in("S0.d"), kaija_at(t)) == ((RED, 0), "S0.d")  # a sharing creature drives nobody out


@pytest.mark.rule("NG-CLAN-BEAR-03")
@pytest.mark.rule("NG-AMB-21")
@pytest.mark.rule("NG-CREATURE-VALKYRIE-02")
def test_kaija_defends_against_a_valkyrie() -> None:
    """7 + 2 and a casualty against 3 units, Kaija and 3: 9 : 8. Red gives Kaija and retreats."""
    t = with_creature("valkyrie_1", 3).resources(RED, food=1).begin_creature_phase()
    assert t.decision == (RED, "battle_food")
    t.choose("count:0", outcomes=[TWO_AND_CASUALTY, THREE])
    assert t.decision == (RED, "kaija_loss")
    t.choose("lose:kaija")
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"]) == (9, 8)
    assert t.decision == (RED, "retreat_to")
    assert kaija_at(t) is None


@pytest.mark.rule("NG-CLAN-BEAR-04")
@pytest.mark.rule("NG-CREATURE-13")
def test_kaija_may_enter_a_creatures_territory_which_is_no_enemys() -> None:
    """Alone into the Valkyrie's neutral territory: 2 + 3 against 7 + 2; she retreats."""
    t = with_creature("valkyrie_1", 1)
    play(t, "move", "territory:S0.d", "territory:S0.b", "kaija:0", outcomes=[THREE, TWO])
    decided = t.event("creature_battle_decided")
    assert (decided["attack"], decided["defence"]) == (5, 9)
    t.choose("territory:S0.d")
    assert kaija_at(t) == "S0.d"


@pytest.mark.rule("NG-CREATURE-BEAR")
def test_kaija_is_held_by_a_brown_bear() -> None:
    t = with_creature("bear_1", 1, "S0.d").units(RED, "S0.c", 1)
    play(t, "move")
    assert "territory:S0.d" not in t.keys
    assert t.refusal("territory:S0.d").rule == "NG-CREATURE-BEAR-03"


@pytest.mark.rule("NG-CREATURE-BEAR-03")
@pytest.mark.rule("NG-CREATURE-11")
@pytest.mark.parametrize("group", ["count:1", "kaija:0"])
def test_kaija_passes_creatures_like_a_unit(group: str) -> None:
    """Where one may pass the Brown Bear: through its S0.b, through the Wolf's S0.a and on to S0.d."""
    t = land(creatures=True, bear_pass_through=True).clan(RED, "bear").units(RED, "S0.c", 1).kaija(RED, "S0.c")
    t.creature("bear_1", "S0.b").creature("wolf_1", "S0.a")
    play(t, "a27", "territory:S0.c", "territory:S0.b", group, "territory:S0.b", "territory:S0.a", group)
    assert "territory:S0.a" in t.keys
    t.choose("territory:S0.a", "territory:S0.d", group)
    assert t.event("units_moved")["target"] == "S0.d"
