"""Previews of Northgard: what a choice would bring, told before it is made."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

import longhall
from longhall.games.northgard.odds import odds_before_move
from longhall.kernel.match import Match
from tests.games.northgard.table import CHOICE, PURPLE, RED, THREE, TWO, YELLOW, Table, table

SETUPS = [
    {"seats": 2, "clans": "random"},
    {"seats": 3, "clans": "random", "creatures": True, "more_creatures": True},
    {"seats": 4, "clans": "random", "teams": True},
    {"seats": 5, "clans": "random", "years": 10},
]


def rough_south() -> Table:
    """The start tile, with T14 below it: S0.c+T14.a - rough - T14.b - regular - T14.c."""
    return table(seats=2).tiles("T14@0,1,0")


def almost_closed() -> Table:
    t = table(seats=3).tiles("T21@-1,0,2", "T11@1,0,2", "T10@0,1,0").pile("T14")
    return t.units(YELLOW, "T21.a", 1).units(RED, "T10.a", 1)


# -- laying tiles ------------------------------------------------------------------------------------------------------


def test_exploring_tells_what_is_joined_and_closed_and_the_fame() -> None:
    t = almost_closed()
    t.play(YELLOW, "explore")
    preview = t.match.preview("place:-1,1,0")
    assert preview["tile"] == "T14" and preview["fame"] == 3
    (own,) = [territory for territory in preview["territories"] if territory["owner"] == YELLOW]
    assert own["id"] == "S0.d" and own["closed"] and own["size"] == 3 and own["fame"] == 3
    assert {"S0.d", "T21.a", "T14.a"} <= set(own["regions"]) and own["joins"] == ["S0.d"]
    for territory in preview["territories"]:
        assert (territory["open"] == 0) == territory["closed"], "closed is what has no open side left"
    t.choose("place:-1,1,0")
    assert t.fame_of(YELLOW) == 3


@pytest.mark.rule("NG-SCORE-03")
def test_an_achievement_tells_what_it_would_count_now() -> None:
    t = table(seats=2).units(RED, "S0.a", 4).units(PURPLE, "S0.c", 1).row("warlord", "scholar")
    t.begin_turn(RED, ["move"]).choose("pass")
    assert t.match.preview("card:warlord")["worth"] == 4


def test_closing_for_somebody_else_gives_nothing() -> None:
    t = almost_closed()
    t.play(RED, "explore")
    preview = t.match.preview("place:-1,1,0")
    assert "fame" not in preview
    assert [territory["fame"] for territory in preview["territories"]] == [0] * len(preview["territories"])


def test_clans_that_gain_by_closing_are_told() -> None:
    t = almost_closed().clan(YELLOW, "stag")
    t.play(YELLOW, "explore")
    assert t.match.preview("place:-1,1,0")["fame"] == 4
    t = almost_closed().clan(YELLOW, "raven")
    t.play(YELLOW, "explore")
    before = t.stock(YELLOW)
    foretold = t.match.preview("place:-1,1,0")["resources"]
    t.choose("place:-1,1,0")
    assert {name: n - before[name] for name, n in t.stock(YELLOW).items() if n != before[name]} == foretold


# -- moving ------------------------------------------------------------------------------------------------------------


def test_a_source_tells_where_its_units_could_go() -> None:
    t = rough_south().units(RED, "S0.c", 3)
    t.play(RED, "a27")
    preview = t.match.preview("territory:S0.c")
    assert preview["units"] == 3 and not preview["kaija"]
    reach = {step["to"]: (step["moves"], step["rough"]) for step in preview["reach"]}
    assert reach["T14.b"] == (2, True) and reach["S0.b"] == (1, False)


def test_a_move_tells_its_way_and_cost() -> None:
    t = rough_south().units(RED, "S0.c", 3)
    t.play(RED, "a27", "territory:S0.c")
    preview = t.match.preview("territory:T14.b")
    assert preview["path"] == ["S0.c", "T14.b"] and (preview["moves"], preview["rough"]) == (2, True)
    assert preview["left"] == 2 and preview["units"] == 3 and preview["takes"] and "battle" not in preview
    t.choose("territory:T14.b")
    preview = t.match.preview("count:2")
    assert preview["units"] == 2
    assert preview["after"] == [
        {"id": "S0.c", "owner": RED, "units": 1, "raider": None, "raiders": 0},
        {"id": "T14.b", "owner": RED, "units": 2, "raider": None, "raiders": 0},
    ]


def test_a_move_against_somebody_tells_the_odds() -> None:
    t = rough_south().units(RED, "S0.a", 4).units(PURPLE, "S0.b", 3).building("tower", "S0.b")
    t.play(RED, "move", "territory:S0.a", "territory:S0.b")
    battle = t.match.preview("count:3")["battle"]
    exact = odds_before_move(t.s, RED, t.territory("S0.b"), 3)
    assert battle["attacker_wins"] == round(exact.win, 4) and battle["defender_wins"] == round(exact.lose, 4)
    assert battle["attackers_lost"] == round(exact.attackers_lost, 2)
    assert (battle["attacker"], battle["defender"], battle["territory"]) == (RED, PURPLE, "S0.b")
    assert (battle["attack"], battle["defence"]) == (3, 3)
    assert "against_food" not in battle
    assert t.match.preview("count:4")["battle"]["attacker_wins"] > battle["attacker_wins"]


def test_a_defender_with_food_may_answer() -> None:
    t = rough_south().units(RED, "S0.a", 4).units(PURPLE, "S0.b", 3).resources(PURPLE, food=2)
    t.play(RED, "move", "territory:S0.a")
    battle = t.match.preview("territory:S0.b")["battle"]
    assert battle["against_food"]["food"] == 2
    assert battle["against_food"]["attacker_wins"] < battle["attacker_wins"]


def test_a_creature_that_does_not_share_must_be_fought() -> None:
    t = table(seats=2, creatures=True).units(RED, "S0.a", 4).creature("valkyrie_1", "S0.b")
    t.play(RED, "move", "territory:S0.a")
    battle = t.match.preview("territory:S0.b")["battle"]
    assert (battle["creature"], battle["defence"], battle["fame"]) == ("valkyrie_1", 7, 4)


@pytest.mark.rule("NG-CLAN-STAG-01")
@pytest.mark.rule("NG-AMB-26")
def test_the_stag_is_told_what_it_gains_for_the_land_of_a_creature() -> None:
    for clan, fame in (("goat", 4), ("stag", 5)):
        t = table(seats=2, creatures=True).clan(RED, clan).units(RED, "S0.a", 4).creature("valkyrie_1", "S0.b")
        t.play(RED, "move", "territory:S0.a")
        assert t.match.preview("territory:S0.b")["battle"]["fame"] == fame
    t = table(seats=2, creatures=True).clan(RED, "stag").units(RED, "S0.a", 4).creature("wolf_1", "S0.b")
    t.play(RED, "move", "territory:S0.a")
    assert "battle" not in t.match.preview("territory:S0.b")  # who shares need not be fought


def test_moving_to_a_partner_or_home_starts_no_battle() -> None:
    t = rough_south().units(RED, "S0.a", 2).units(RED, "S0.b", 1)
    t.play(RED, "move", "territory:S0.a")
    preview = t.match.preview("territory:S0.b")
    assert "battle" not in preview and "takes" not in preview


# -- battle ------------------------------------------------------------------------------------------------------------


def battle() -> Table:
    t = table(seats=2).units(RED, "S0.a", 3).units(PURPLE, "S0.b", 3)
    return t.resources(RED, food=2).resources(PURPLE, food=2)


def test_food_moves_the_odds() -> None:
    t = battle()
    t.play(RED, "move", "territory:S0.a", "territory:S0.b", "count:3")
    chances = [t.match.preview(f"count:{n}")["battle"]["attacker_wins"] for n in range(3)]
    assert chances == sorted(chances) and chances[0] < chances[2]
    assert t.match.preview("count:2")["resources"] == {"food": -2}
    assert t.match.preview("count:2")["battle"]["attack"] == 5
    t.choose("count:0")
    chances = [t.match.preview(f"count:{n}")["battle"]["attacker_wins"] for n in range(3)]
    assert chances == sorted(chances, reverse=True) and chances[0] > chances[2]


def test_a_choice_of_the_last_die_is_certain() -> None:
    t = battle()
    t.play(RED, "move", "territory:S0.a", "territory:S0.b", "count:3")
    t.choose("count:0").choose("count:0", outcomes=[TWO, CHOICE])
    assert t.decision == (PURPLE, "die_choice")
    certain = [t.match.preview(key)["battle"]["attacker_wins"] for key in ("face:point", "face:casualty")]
    assert certain == [1.0, 1.0]
    assert t.match.preview("face:casualty")["battle"]["attackers_lost"] == 1.0


def test_the_attacker_s_choice_face_comes_before_the_other_die() -> None:
    t = battle()
    t.play(RED, "move", "territory:S0.a", "territory:S0.b", "count:3")
    t.choose("count:0").choose("count:0", outcomes=[CHOICE])
    assert t.decision == (RED, "die_choice")
    point, casualty = (t.match.preview(key)["battle"] for key in ("face:point", "face:casualty"))
    assert point["attacker_wins"] > casualty["attacker_wins"]
    assert casualty["defenders_lost"] > point["defenders_lost"]


def test_a_retreat_tells_where_to() -> None:
    t = table(seats=2).units(RED, "S0.a", 5).units(PURPLE, "S0.b", 3)
    t.play(RED, "move", "territory:S0.a", "territory:S0.b", "count:5", outcomes=[THREE, TWO])
    assert t.decision == (PURPLE, "retreat_to")
    preview = t.match.preview(t.keys[0])
    assert preview["from"] == "S0.b" and preview["units"] == 3 and preview["takes"]


@pytest.mark.rule("NG-BATTLE-17")
def test_a_retreat_leaves_nobody_behind() -> None:
    t = table(seats=2).units(RED, "S0.a", 3).units(PURPLE, "S0.b", 5)
    t.play(RED, "move", "territory:S0.a", "territory:S0.b", "count:3", outcomes=[TWO, THREE])
    t.choose(t.keys[0])
    assert t.decision == (RED, "retreat_count")
    left = next(one for one in t.match.preview(t.keys[-1])["after"] if one["id"] == "S0.b")
    assert (left["owner"], left["raider"], left["raiders"]) == (PURPLE, None, 0)


@pytest.mark.rule("NG-AMB-18")
def test_pushing_the_last_defender_out_tells_who_holds_the_territory_then() -> None:
    t = table(seats=2).units(RED, "S0.d", 1).units(PURPLE, "S0.c", 1)
    t.play(RED, "e10", "territory:S0.d", "territory:S0.c", "count:1", "done")
    assert t.decision == (RED, "push_defender")
    foretold = t.match.preview(t.keys[0])
    taken = next(one for one in foretold["after"] if one["id"] == "S0.c")
    assert foretold["takes"] and (taken["owner"], taken["units"], taken["raider"]) == (RED, 1, None)


# -- the rest ----------------------------------------------------------------------------------------------------------


def test_building_tells_cost_and_use() -> None:
    t = table(seats=2).tiles("T02@0,1,1").units(RED, "T02.a", 1).resources(RED, wood=3).clan(RED, "goat")
    t.play(RED, "build")
    preview = t.match.preview("building:silo")
    assert (preview["cost"], preview["gives"], preview["supply"]) == ({"wood": 1}, {"food": 1}, 7)
    t.choose("building:silo")
    preview = t.match.preview(t.keys[0])
    assert preview["slot"] == t.keys[0].partition(":")[2] and preview["resources"] == {"food": 1, "wood": -1}


def test_recruiting_tells_who_stands_there_then() -> None:
    t = table(seats=2).tiles("T02@0,1,1").units(RED, "T02.a", 2).building("camp", "T02.a")
    t.play(RED, "recruit")
    (after,) = t.match.preview(t.keys[0])["after"]
    assert (after["owner"], after["units"]) == (RED, 4), "the Training Camp brings one more"


def test_a_card_tells_what_it_does() -> None:
    t = table(seats=2).units(RED, "S0.a", 1)
    t.begin_turn(RED, hand=["a27"])
    t.choose("play")
    preview = t.match.preview("card:a27")
    assert preview["does"] == [{"op": "move", "n": 4}] and not preview["flash"]


def test_words_tell_nothing() -> None:
    t = table(seats=2).units(RED, "S0.a", 2)
    t.play(RED, "a27", "territory:S0.a", "territory:S0.b", "count:1")
    assert t.match.preview("done") == {}


# -- what was told comes true ------------------------------------------------------------------------------------------


def picture(match: Match, seat: int) -> dict[str, Any]:
    player = match.view(seat)["players"][seat]
    return {"resources": player["resources"], "fame": player["fame"]}


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_was_told_comes_true(setup: dict[str, Any]) -> None:
    """Resources, fame and units of the preview are those of the events the choice itself causes."""
    match = longhall.game("northgard").new(setup, seed=11)
    rng = random.Random(11)
    compared = 0
    asked = 0
    seconds = 0.0  # of this process: others on the machine do not count
    while not match.over:
        seat, key = match.seat, rng.choice(match.keys())
        if key == "pass":
            key = rng.choice(match.keys())
        began = time.process_time()
        foretold = match.preview(key)
        seconds += time.process_time() - began
        asked += 1
        before = picture(match, seat)
        match.apply(key)
        entry = match.history[-1]
        if not match.over and match.seat == seat and not entry.outcomes and entry.kind in ("trade_give", "build_site"):
            after = picture(match, seat)
            gained = {name: n - before["resources"][name] for name, n in after["resources"].items()}
            assert {name: n for name, n in gained.items() if n} == foretold.get("resources", {}), key
            compared += 1
        if entry.kind in ("explore_place", "setup_place", "new_land"):
            found = [event.data for event in entry.events if event.type == "fame_gained"]
            assert sum(event["amount"] for event in found) == foretold.get("fame", 0)
            closed = {event.data["territory"] for event in entry.events if event.type == "territory_closed"}
            if entry.kind == "explore_place":
                assert closed == {place["id"] for place in foretold["territories"] if place["closed"]}
            compared += 1
        if entry.kind == "move_count":
            moved = next(event.data for event in entry.events if event.type == "units_moved")
            assert (moved["source"], moved["target"], moved["moves"]) == (
                foretold["from"],
                foretold["to"],
                foretold["moves"],
            )
            fought = [event.data["territory"] for event in entry.events if event.type == "battle_began"]
            assert moved["target"] not in fought or "battle" in foretold
            compared += 1
    assert compared > 20
    assert seconds / asked < 0.005, "previews are asked for while the mouse moves"
