"""What events tell, so that clients, reports and readers of records need not work it out themselves."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.kernel.chance import rng_from_seed
from tests.games.northgard.card_play import land, play
from tests.games.northgard.table import CHOICE, ONE_AND_CASUALTY, PURPLE, RED, TWO, TWO_AND_CASUALTY, Table, table

NOTHING = {"figures": 0, "strength": 0, "clan": 0, "cards": 0, "buildings": 0, "food": 0, "die": 0}


def points(**parts: int) -> dict[str, int]:
    return NOTHING | parts


# -- battles -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-BATTLE-05")
@pytest.mark.rule("NG-BATTLE-06")
@pytest.mark.rule("NG-BATTLE-10")
def test_a_battle_tells_every_part_of_its_count() -> None:
    t = land().clan(PURPLE, "bear").clan(RED, "snake").kaija(PURPLE, "S0.b").scorched_earth("S0.b")
    t.units(PURPLE, "S0.b", 2).building("fortress", "S0.b").building("tower", "S0.b").units(RED, "S0.d", 4)
    t.resources(RED, food=2).resources(PURPLE, food=1)
    t.play(RED, "a15", "territory:S0.d", "territory:S0.b", "count:4", "done")  # a Move with 2 extra points
    assert t.event("battle_began")["sides"][0]["points"] == points(figures=4, clan=1, cards=2)
    t.choose("count:2", "count:1", outcomes=[TWO_AND_CASUALTY, CHOICE])
    seen = t.match.view(None)["battle"]
    assert (seen["attack"], seen["sides"][0]["die"], seen["sides"][1]["taken"]) == (11, TWO_AND_CASUALTY[0], None)
    t.choose("face:casualty", "lose:units")
    told = t.event("battle_decided")
    attack, defence = told["sides"]
    assert attack == {
        "points": points(figures=4, clan=1, cards=2, food=2, die=2),
        "casualties": {"cards": 0, "buildings": 0, "die": 1},
        "shield": 0,
        "die": TWO_AND_CASUALTY[0],
        "taken": None,
        "bonus": None,
    }
    assert defence == {
        "points": points(figures=3, clan=1, buildings=2, food=1),
        "casualties": {"cards": 0, "buildings": 1, "die": 1},
        "shield": 0,
        "die": CHOICE[0],
        "taken": "casualty",
        "bonus": None,
    }
    assert (told["attack"], told["defence"], told["attackers_lost"], told["defenders_lost"]) == (11, 7, 2, 1)


@pytest.mark.rule("NG-CREATURE-26")
def test_a_battle_with_a_creature_tells_its_strength() -> None:
    t = land(creatures=True).units(RED, "S0.d", 3).building("fortress", "S0.d").creature("wolf_1", "S0.d")
    play(t, "e13", "attack", "creature:wolf_1", outcomes=[TWO, TWO_AND_CASUALTY])  # Shieldbearers
    player, wolf = t.event("creature_battle_decided")["sides"]
    assert player["points"] == points(figures=3, die=2)
    assert player["shield"] == 1
    assert wolf["points"] == points(strength=4, die=2)
    assert wolf["casualties"] == {"cards": 0, "buildings": 0, "die": 1}
    assert t.event("creature_battle_decided")["attackers_lost"] == 0


@pytest.mark.rule("NG-SPECIAL-01")
@pytest.mark.parametrize(("face", "extra", "casualties"), [("point", 1, 0), ("casualty", 0, 1)])
def test_the_choice_of_a_card_counts_among_its_cards(face: str, extra: int, casualties: int) -> None:
    t = land().units(RED, "S0.d", 2).units(PURPLE, "S0.b", 5)
    play(t, "a03", "territory:S0.d", "territory:S0.b", "count:2", "done", outcomes=[TWO])  # Axe Throwers
    t.choose(f"face:{face}", outcomes=[TWO])
    attack = t.event("battle_decided")["sides"][0]
    assert (attack["points"]["cards"], attack["casualties"]["cards"], attack["bonus"]) == (extra, casualties, face)


def test_the_parts_of_every_battle_add_up() -> None:
    """Over random matches: points to the total, casualties to the losses."""
    game = table(seats=2).game
    fought = 0
    for seed in range(6):
        match = game.new({"seats": 3, "creatures": True}, seed)
        rng = rng_from_seed(str(seed))
        while not match.over:
            for event in match.play(rng.below(len(match.picks()))):
                if event.type in ("battle_decided", "creature_battle_decided"):
                    _adds_up(event.data)
                    fought += 1
    assert fought > 10


def _adds_up(told: dict[str, Any]) -> None:
    attack, defence = told["sides"]
    assert sum(attack["points"].values()) == told["attack"]
    assert sum(defence["points"].values()) == told["defence"]
    for own, other, lost in ((attack, defence, "attackers_lost"), (defence, attack, "defenders_lost")):
        suffered = max(0, sum(other["casualties"].values()) - own["shield"])
        assert told[lost] == (0 if own["points"]["strength"] else min(suffered, own["points"]["figures"]))


# -- land and buildings ------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-BUILD-01")
def test_a_building_tells_its_slot() -> None:
    t = land().units(RED, "S0.d", 1).resources(RED, wood=3)
    play(t, "build", "building:silo", "slot:T21.a.1")
    assert t.event("building_built")["slot"] == "T21.a.1"
    play(t, "a24", "building:lodge", "territory:S0.d")  # may be built without a slot
    assert "slot" not in t.event("building_built")


@pytest.mark.rule("NG-EXPLORE-07")
def test_tiles_put_under_the_pile_are_named() -> None:
    t = table(seats=2).units(RED, "S0.a", 1).pile("T12", "T15", "T16", "T18")
    t.play(RED, "a19", "tile:T15", "place:0,-1,0")  # draws two, places one
    assert t.event("tiles_put_back")["tiles"] == ["T12"]


@pytest.mark.rule("NG-SETUP-17")
def test_tiles_returned_after_setup_are_named_to_their_owner_alone() -> None:
    match = table(seats=2).game.new({"seats": 2}, 3)
    while not any(event.type == "setup_tiles_returned" for event in match.play(0)):
        pass
    told = [event for event in match.history[-1].events if event.type == "setup_tiles_returned"]
    assert [event.data for event in told] == [{"seat": 0, "count": 1}, {"seat": 1, "count": 1}]
    for event in told:
        own = event.data["seat"]
        assert len(event.seen_by(own)["tiles"]) == 1
        assert "tiles" not in event.seen_by(1 - own) and "tiles" not in event.seen_by(None)


@pytest.mark.rule("NG-AMB-68")
def test_cards_that_nobody_took_leave_the_game_by_name() -> None:
    t = land().row("e01", "e04")
    t.start_year()
    assert t.event("row_cleared")["cards"] == ["e01", "e04"]
    assert t.match.view(None)["removed"] == ["e01", "e04"]
    t = land().row()
    assert t.start_year().all_events("row_cleared") == []


# -- creatures ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-CREATURE-41")
def test_a_creature_that_cannot_move_is_named() -> None:
    t = land(creatures=True).units(RED, "S0.a", 3).creature("draugr_1", "S0.a")
    t.creature("wolf_1", "S0.d").creature("wolf_2", "S0.b").begin_creature_phase()
    stayed = t.event("creature_stayed")
    assert (stayed["creature"], stayed["territory"], stayed["rule"]) == ("draugr_1", "S0.a", "NG-CREATURE-41")


# -- gains -------------------------------------------------------------------------------------------------------------


def gains(t: Table, type: str) -> list[tuple[str, Any]]:
    """(rule, where from) of each gain told by the last choice."""
    where = "territories" if type == "fame_gained" else "territory"
    return [(event["rule"], event.get(where)) for event in t.all_events(type)]


@pytest.mark.rule("NG-CLAN-RAVEN-01")
@pytest.mark.rule("NG-EXPLORE-10")
def test_closing_tells_which_territory_gave_what() -> None:
    t = table().tiles("T21@-1,0,2", "T11@1,0,2", "T10@0,1,0").clan(RED, "raven").pile("T14").units(RED, "S0.d", 1)
    play(t, "explore", "place:-1,1,0")
    assert gains(t, "fame_gained") == [("NG-EXPLORE-10", ["S0.d"])]
    assert gains(t, "resources_gained") == [("NG-CLAN-RAVEN-01", "S0.d")]


@pytest.mark.rule("NG-HARVEST-01")
@pytest.mark.rule("NG-HARVEST-02")
def test_harvest_tells_which_territories_gave_fame() -> None:
    t = table().tiles("T21@-1,0,2", "T11@1,0,2", "T10@0,1,0", "T14@-1,1,0")
    t.units(RED, "S0.d", 1).units(RED, "S0.b", 1).building("altar", "S0.b").begin_harvest()
    assert gains(t, "fame_gained") == [("NG-HARVEST-01", ["S0.d"]), ("NG-HARVEST-02", ["S0.b"])]


@pytest.mark.rule("NG-CLAN-STAG-01")
@pytest.mark.rule("NG-CLAN-WOLF-01")
@pytest.mark.rule("NG-CREATURE-30")
def test_a_victory_tells_where_its_gain_comes_from() -> None:
    for clan, type, rule in (
        ("stag", "fame_gained", "NG-CLAN-STAG-01"),
        ("wolf", "resources_gained", "NG-CLAN-WOLF-01"),
    ):
        t = land().clan(RED, clan).units(RED, "S0.d", 5).units(PURPLE, "S0.b", 1)
        play(t, "move", "territory:S0.d", "territory:S0.b", "count:5", outcomes=[TWO, ONE_AND_CASUALTY])
        place = ["S0.b"] if type == "fame_gained" else "S0.b"
        assert gains(t, type) == [(rule, place)]
    t = land(creatures=True).units(RED, "S0.d", 5).creature("wolf_1", "S0.d")
    play(t, "move", "attack", "creature:wolf_1", outcomes=[TWO, TWO])
    assert gains(t, "fame_gained") == [("NG-CREATURE-30", ["S0.d"])]


@pytest.mark.rule("NG-CLAN-GOAT-01")
def test_the_goat_s_gain_names_the_territory_built_in() -> None:
    t = land().clan(RED, "goat").units(RED, "S0.d", 1).resources(RED, wood=1)
    play(t, "build", "building:silo", "slot:T21.a.1")
    assert gains(t, "resources_gained") == [("NG-CLAN-GOAT-01", "S0.d")]
