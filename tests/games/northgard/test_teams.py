"""Two teams of two. Red and Yellow play against Purple and Blue. [NG-TEAM, NG-AMB-54, NG-AMB-55]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import longhall
from longhall.kernel.match import Result
from tests.games.northgard.card_play import land
from tests.games.northgard.resuming import continues_alike
from tests.games.northgard.table import BLUE, PURPLE, RED, TWO, YELLOW, Table, table

# the closed territories of ``grid``, each of two tiles
CLOSED = ["S0.b", "T01.b", "T06.b", "T22.b", "S0.c", "T01.c", "T03.c"]


def four(**setup: Any) -> Table:
    """One territory each on the start tile: Red north, its partner Yellow east, Purple west, Blue south. North and
    south are not adjacent, all others are."""
    t = table(4, teams=True, **setup)
    return t.units(RED, "S0.a", 3).units(YELLOW, "S0.b", 2).units(PURPLE, "S0.d", 2).units(BLUE, "S0.c", 2)


def grid(**setup: Any) -> Table:
    t = table(4, teams=True, **setup)
    return t.tiles("T01@1,0,0", "T03@2,0,0", "T06@0,1,0", "T22@1,1,0", "T30@2,1,0")


def scattered() -> Table:
    """Everybody in one open territory of ``grid`` with one unit."""
    t = grid()
    for seat, name in enumerate(("S0.a", "S0.d", "T06.c", "T22.c")):
        t.units(seat, name, 1)
    return t


def final(t: Table) -> Result:
    t.year(7).end_year()
    assert t.match.over
    result = t.match.result
    assert result is not None
    return result


# Who with whom


@pytest.mark.rule("NG-TEAM-01")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_teams_need_exactly_four_players(seats: int) -> None:
    with pytest.raises(longhall.LonghallError, match=r"'teams'.*needs 4 seats"):
        longhall.game("northgard").new({"seats": seats, "teams": True})


@pytest.mark.rule("NG-TEAM-01")
def test_everybody_sees_who_plays_with_whom() -> None:
    for viewer in (None, RED, BLUE):
        partners = {player["seat"]: player["partner"] for player in four().match.view(viewer)["players"]}
        assert partners == {RED: YELLOW, YELLOW: RED, PURPLE: BLUE, BLUE: PURPLE}
    assert not any("partner" in player for player in table(4).match.view(None)["players"])


@pytest.mark.rule("NG-TEAM-01")
def test_teams_take_turns_alternately() -> None:
    """Every second seat belongs together: a Move into the next seat's land is an attack, into the one after not."""
    t = four().play(RED, "move", "territory:S0.a")
    assert t.keys == ["territory:S0.d"]  # Purple is an enemy, Yellow is not
    t = four().play(PURPLE, "move", "territory:S0.d")
    assert sorted(t.keys) == ["territory:S0.a", "territory:S0.b"]  # Red and Yellow, not the partner Blue


@pytest.mark.rule("NG-TEAM-02")
def test_partners_do_not_see_each_others_hands_and_piles() -> None:
    t = four().hand(YELLOW, "a07", "a13").draw_pile(YELLOW, "e02").begin_turn(RED, ["move"])
    seen = t.match.view(RED)["players"][YELLOW]
    assert seen["hand"] == 2
    assert seen["known_on_draw_pile"] == []
    assert "a13" not in str(t.match.view(RED))


@pytest.mark.rule("NG-TEAM-03")
def test_partners_know_each_others_fame_and_nobody_elses() -> None:
    t = four().fame(RED, 1).fame(PURPLE, 2).fame(YELLOW, 4).fame(BLUE, 8).begin_turn(RED, ["move"])
    expected = {RED: [1, None, 4, None], PURPLE: [None, 2, None, 8], YELLOW: [1, None, 4, None]}
    for viewer, fame in expected.items():
        assert [player["fame"] for player in t.match.view(viewer)["players"]] == fame
    assert [player["fame"] for player in t.match.view(None)["players"]] == [None] * 4


@pytest.mark.rule("NG-TEAM-03")
def test_option_partners_keep_their_fame_to_themselves() -> None:
    t = four(team_fame_pool=False).fame(RED, 1).fame(YELLOW, 4).begin_turn(RED, ["move"])
    assert [player["fame"] for player in t.match.view(RED)["players"]] == [1, None, None, None]


@pytest.mark.rule("NG-TEAM-03")
@pytest.mark.rule("NG-TEAM-07")
@pytest.mark.parametrize("pool", [True, False])
def test_fame_is_added_into_one_score(pool: bool) -> None:
    t = four(team_fame_pool=pool).fame(RED, 9).fame(YELLOW, 0).fame(PURPLE, 5).fame(BLUE, 5)
    result = final(t)
    assert result.places == [2, 1, 2, 1]  # 9 against 10, though Red has most
    assert [score["total"] for score in result.scores] == [9, 5, 0, 5]


# Moving through a partner's land


@pytest.mark.rule("NG-TEAM-04")
@pytest.mark.rule("NG-TEAM-05")
def test_with_one_move_a_partners_territory_cannot_be_entered() -> None:
    t = four().play(RED, "move", "territory:S0.a")
    refusal = t.refusal("territory:S0.b")
    assert (refusal.rule, refusal.message) == ("NG-TEAM-05", "refusal-move-partner")


@pytest.mark.rule("NG-TEAM-05")
def test_with_several_moves_units_go_through_a_partners_territory() -> None:
    t = land(4, teams=True).units(RED, "S0.a", 3).units(YELLOW, "S0.b", 2)
    t.play(RED, "e05", "territory:S0.a", "territory:S0.b", "count:2")  # two moves
    assert t.decision == (RED, "pass_on")
    assert "done" not in t.keys
    assert {"territory:S0.c", "territory:S0.d", "territory:T11.a"} <= set(t.keys)
    t.choose("territory:T11.a")
    assert t.units_in("T11.a") == (RED, 2)
    assert t.units_in("S0.b") == (YELLOW, 2)
    assert t.all_events("battle_began") == []
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-TEAM-05")
def test_who_goes_through_may_attack_behind() -> None:
    t = four().play(RED, "e05", "territory:S0.a", "territory:S0.b", "count:3")
    t.choose("territory:S0.c", outcomes=[TWO, TWO])
    decided = t.event("battle_decided")
    assert (decided["attacker"], decided["defender"], decided["territory"]) == (RED, BLUE, "S0.c")
    assert t.units_in("S0.b") == (YELLOW, 2)


@pytest.mark.rule("NG-TEAM-05")
def test_moves_must_be_left_to_leave_the_partners_territory() -> None:
    """From T20.b over a rough border into Yellow's S0.d: two of two moves, so Red could not go on."""
    t = table(4, teams=True).tiles("T20@-1,0,2").units(RED, "T20.b", 2).units(YELLOW, "S0.d", 1)
    t.begin_turn(RED, ["e05", "feast"]).choose("play")
    assert t.refusal("card:e05").rule == "NG-MOVE-02"
    t.play(RED, "a28", "territory:T20.b", "territory:S0.d", "count:2")  # three moves
    assert t.decision == (RED, "pass_on")
    assert sorted(t.keys) == ["territory:S0.a", "territory:S0.b", "territory:S0.c"]  # one move left: not back


@pytest.mark.rule("NG-TEAM-05")
def test_through_two_territories_of_the_partner() -> None:
    t = land(4, teams=True).units(RED, "T21.b", 2).units(YELLOW, "S0.d", 1).units(YELLOW, "S0.b", 1)
    t.play(RED, "a28", "territory:T21.b", "territory:S0.d", "count:2")  # three moves
    t.choose("territory:S0.b", "territory:T11.a")
    assert t.units_in("T11.a") == (RED, 2)
    assert [t.units_in(name) for name in ("S0.d", "S0.b")] == [(YELLOW, 1), (YELLOW, 1)]


@pytest.mark.rule("NG-TEAM-05")
@pytest.mark.rule("NG-CLAN-BEAR-04")
def test_kaija_does_not_enter_a_partners_territory_she_could_leave_for_enemy_land_only() -> None:
    """Behind Yellow's S0.d there are only enemies, and the way back over the rough border costs too much."""
    t = table(4, teams=True).tiles("T20@-1,0,2").clan(RED, "bear").units(RED, "T20.b", 1).kaija(RED, "T20.b")
    t.units(YELLOW, "S0.d", 1).units(PURPLE, "S0.a", 1).units(BLUE, "S0.b", 1).units(PURPLE, "S0.c", 1)
    t.play(RED, "a28", "territory:T20.b", "territory:S0.d")  # three moves, two for the rough border
    assert t.keys == ["count:1"]


@pytest.mark.rule("NG-TEAM-05")
@pytest.mark.rule("NG-CREATURE-BEAR-03")
@pytest.mark.parametrize("creature", ["bear_1", "valkyrie_1"])
def test_who_could_not_leave_a_partners_territory_does_not_enter_it(creature: str) -> None:
    """A Bear lets nobody go, a Valkyrie stops those who enter: nobody may end in a partner's land."""
    t = land(4, teams=True, creatures=True).units(RED, "S0.a", 3).units(YELLOW, "S0.b", 2).creature(creature, "S0.b")
    t.play(RED, "e05", "territory:S0.a")
    assert "territory:S0.b" not in t.keys


@pytest.mark.rule("NG-TEAM-04")
def test_exploring_may_not_join_partners_land() -> None:
    t = table(4, teams=True).tiles("T21@2,0,0").units(RED, "S0.b", 2).units(YELLOW, "T21.a", 1).pile("T11")
    t.play(RED, "explore")
    assert t.keys == ["place:1,0,1", "place:1,0,3"]
    assert t.refusal("place:1,0,0").rule == "NG-EXPLORE-09"


@pytest.mark.rule("NG-TEAM-04")
def test_hidden_ways_do_not_end_in_a_partners_territory() -> None:
    t = four().play(RED, "a10", "territory:S0.a")
    assert sorted(t.keys) == ["territory:S0.c", "territory:S0.d"]


# A partner's territory is neither own nor neutral


@pytest.mark.rule("NG-AMB-54")
def test_no_recruiting_building_or_exploring_in_a_partners_territory() -> None:
    t = land(4, teams=True).units(RED, "S0.a", 1).units(YELLOW, "S0.d", 1).resources(RED, wood=3).pile("T05")
    t.play(RED, "e09")  # into own and neutral territories
    assert "territory:S0.d" not in t.keys
    assert t.refusal("territory:S0.d").rule == "NG-RECRUIT-02"
    t.begin_turn(RED, ["build", "explore"]).choose("play")
    assert t.keys == ["card:explore"]  # S0.a has no slot, Yellow's S0.d has one
    t.choose("card:explore")
    assert {key.rpartition(",")[0] for key in t.keys} == {"place:0,-1"}


@pytest.mark.rule("NG-AMB-54")
def test_no_retreat_into_a_partners_territory() -> None:
    t = table(4, teams=True).units(RED, "S0.d", 2).units(YELLOW, "S0.a", 1).units(PURPLE, "S0.b", 6)
    t.play(PURPLE, "move", "territory:S0.b", "territory:S0.d", "count:5", outcomes=[TWO, TWO])
    assert t.decision == (RED, "retreat_to")
    assert t.keys == ["territory:S0.c"]
    assert t.refusal("territory:S0.a").rule == "NG-BATTLE-17"


@pytest.mark.rule("NG-AMB-54")
def test_closing_a_partners_territory_gives_no_fame() -> None:
    t = land(4, teams=True).tiles("T10@0,1,0").units(YELLOW, "S0.d", 1).units(RED, "S0.c", 1).pile("T14")
    t.play(RED, "explore", "place:-1,1,0")
    closed = [one["territory"] for one in t.all_events("territory_closed")]
    assert "S0.d" in closed
    assert (t.fame_of(RED), t.fame_of(YELLOW)) == (0, 0)


# Exchanging resources


def harvest(red: dict[str, int], yellow: dict[str, int]) -> Table:
    """Nobody produces anything."""
    return four().resources(RED, **red).resources(YELLOW, **yellow).begin_harvest()


@pytest.mark.rule("NG-TEAM-06")
@pytest.mark.rule("NG-AMB-55")
def test_partners_exchange_one_for_one_if_both_agree_any_number_of_times() -> None:
    t = harvest({"food": 2}, {"wood": 1, "lore": 1})
    assert t.decision == (RED, "trade_take")
    assert sorted(t.keys) == ["done", "exchange:food,lore", "exchange:food,wood"]
    t.choose("exchange:food,wood")
    assert t.decision == (YELLOW, "accept_exchange")
    decision = t.match.decision
    assert decision is not None and decision.context == {"resource": "food", "wanted": "wood"}
    t.choose("accept")
    assert t.stock(RED) == {"food": 1, "wood": 1, "lore": 0}
    assert t.stock(YELLOW) == {"food": 1, "wood": 0, "lore": 1}
    assert t.decision == (RED, "trade_take")
    t.choose("exchange:food,lore", "accept")
    assert t.stock(RED) == {"food": 0, "wood": 1, "lore": 1}
    assert t.stock(YELLOW) == {"food": 2, "wood": 0, "lore": 0}


@pytest.mark.rule("NG-AMB-55")
def test_without_consent_nothing_changes_hands() -> None:
    t = harvest({"food": 1}, {"wood": 1})
    t.choose("exchange:food,wood", "pass")
    assert t.stock(RED) == {"food": 1, "wood": 0, "lore": 0}
    assert t.stock(YELLOW) == {"food": 0, "wood": 1, "lore": 0}
    assert t.event("exchange_declined")["seat"] == YELLOW


@pytest.mark.rule("NG-AMB-55")
@pytest.mark.rule("NG-HARVEST-04")
def test_a_refused_exchange_does_not_end_the_trade_with_the_reserve() -> None:
    t = harvest({"food": 6}, {"wood": 1})
    t.choose("exchange:food,wood", "pass")
    assert t.decision == (RED, "trade_take")
    assert "take:lore" in t.keys


@pytest.mark.rule("NG-TEAM-06")
def test_opponents_do_not_exchange_and_nobody_gives_what_is_not_there() -> None:
    t = four().resources(RED, food=1).resources(PURPLE, wood=1).resources(BLUE, lore=1).begin_harvest()
    assert t.decision == (PURPLE, "trade_take")  # Red's partner has nothing: Red is not asked
    assert t.keys == ["done", "exchange:wood,lore"]
    t = table(4).units(RED, "S0.a", 1).units(YELLOW, "S0.b", 1).resources(RED, food=1).resources(YELLOW, wood=1)
    t.begin_harvest()
    assert t.decision[1] != "trade_take"  # everybody for themselves


@pytest.mark.rule("NG-TEAM-06")
def test_the_ordinary_trade_stays_three_for_one() -> None:
    t = harvest({"food": 3}, {"wood": 1})
    assert {"take:food", "take:wood", "take:lore", "exchange:food,wood"} <= set(t.keys)
    t.choose("take:lore", "give:3,0,0")
    assert t.stock(RED) == {"food": 0, "wood": 0, "lore": 1}


# Winning


@pytest.mark.rule("NG-TEAM-08")
@pytest.mark.parametrize(
    ("red", "yellow", "purple", "over"),
    [(3, 2, 0, True), (5, 0, 0, True), (0, 5, 0, True), (3, 1, 0, False), (4, 0, 0, False), (3, 0, 2, False)],
)
def test_condition_one_needs_five_strongholds_of_the_team(red: int, yellow: int, purple: int, over: bool) -> None:
    t = grid().fame(BLUE, 50).units(BLUE, "S0.d", 1)
    names = iter(CLOSED)
    for seat, count in ((RED, red), (YELLOW, yellow), (PURPLE, purple)):
        for name in (next(names) for _ in range(count)):
            t.units(seat, name, 1).building("fortress", name)
    for seat, name in ((RED, "T06.c"), (YELLOW, "T22.c"), (PURPLE, "T30.c")):
        t.units(seat, name, 1)
    view = t.match.view(None)
    held = [len(player["strongholds"]) for player in view["players"]]
    assert (held, view["domination_target"]) == ([red + yellow, purple, red + yellow, purple], 5)
    t.end_year()
    assert t.match.over == over
    if over:
        assert t.match.result is not None
        assert (t.match.result.reason, t.match.result.places) == ("domination", [1, 2, 1, 2])


@pytest.mark.rule("NG-TEAM-07")
@pytest.mark.rule("NG-AMB-54")
def test_ties_are_broken_by_the_territories_of_the_team() -> None:
    t = scattered().units(RED, "S0.b", 1).units(BLUE, "T01.b", 1).units(BLUE, "T06.b", 1)
    assert final(t).places == [2, 1, 2, 1]  # 3 against 4, though Red has more than Purple
    assert final(scattered().units(YELLOW, "S0.b", 1)).places == [1, 2, 1, 2]


@pytest.mark.rule("NG-TEAM-07")
def test_then_by_the_units_of_the_team() -> None:
    assert final(scattered().units(RED, "S0.a", 3).units(PURPLE, "S0.d", 2).units(BLUE, "T22.c", 2)).places == [
        *(2, 1),
        *(2, 1),
    ]


@pytest.mark.rule("NG-TEAM-07")
def test_then_by_the_buildings_of_the_team() -> None:
    t = scattered().building("fortress", "S0.a").building("silo", "S0.d").building("silo", "T22.c")
    assert final(t).places == [2, 1, 2, 1]


@pytest.mark.rule("NG-TEAM-07")
def test_equal_teams_share_the_victory() -> None:
    assert final(scattered()).places == [1, 1, 1, 1]


# Hostile cards


def with_hands() -> Table:
    return four().hand(PURPLE, "move", "build").hand(YELLOW, "move", "build").hand(BLUE, "move", "build")


@pytest.mark.rule("NG-TEAM-01")
@pytest.mark.parametrize(
    ("card", "keys", "offered"),
    [
        ("raven_1", [], ["territory:S0.c", "territory:S0.d"]),  # anywhere
        ("wolf_1", [], ["territory:S0.d"]),  # next door
        ("a35", [], ["territory:S0.d"]),
        ("a26", [], ["territory:S0.c", "territory:S0.d"]),
        ("a01", [], ["seat:1", "seat:3"]),
        ("snake_1", [], ["seat:1", "seat:3"]),
        ("a36", ["way:veiled_threats"], ["seat:1", "seat:3"]),
    ],
)
def test_hostile_cards_never_hit_a_partner(card: str, keys: list[str], offered: list[str]) -> None:
    t = with_hands().draw_pile(RED, "recruit", "move").play(RED, card, *keys)
    assert sorted(t.keys) == offered


@pytest.mark.rule("NG-TEAM-01")
def test_the_curse_falls_on_the_other_team() -> None:
    t = with_hands().draw_pile(RED, "recruit", "move").play(RED, "a17")
    assert t.decision == (PURPLE, "forced_discard")
    t.choose("card:move")
    assert t.decision == (BLUE, "forced_discard")
    t.choose("card:move")
    assert t.decision == (RED, "play_card")
    assert len(t.s.hand[YELLOW]) == 2


@pytest.mark.rule("NG-TEAM-01")
def test_nobody_copies_or_cancels_a_partners_card() -> None:
    t = four().active_area(YELLOW, "explore").active_area(PURPLE, "recruit").play(RED, "a07")
    assert t.keys == ["card:recruit"]
    t = four().hand(YELLOW, "a06").play(RED, "recruit")
    assert t.decision == (RED, "recruit")  # Yellow is not asked
    t = four().hand(BLUE, "a06").play(RED, "recruit")
    assert t.decision == (BLUE, "reaction")


@pytest.mark.rule("NG-TEAM-01")
def test_the_snake_takes_nothing_from_a_partner() -> None:
    t = land(4, teams=True).clan(RED, "snake").scorched_earth("S0.d").units(RED, "S0.a", 1).units(YELLOW, "S0.d", 1)
    t.begin_harvest()
    assert t.stock(YELLOW)["food"] == 1
    assert t.stock(RED)["food"] == 0


# Saving


def passing_on() -> Table:
    return four().play(RED, "a27", "territory:S0.a", "territory:S0.b", "count:2")


def exchanging() -> Table:
    return harvest({"food": 4}, {"wood": 2})


def asked() -> Table:
    return exchanging().choose("exchange:food,wood")


@pytest.mark.parametrize("situation", [passing_on, exchanging, asked])
def test_saved_cloned_and_resumed(situation: Callable[[], Table]) -> None:
    continues_alike(situation(), choices=25)


@pytest.mark.rule("NG-TEAM-05")
def test_why_a_group_in_a_partners_territory_may_not_stay_or_go_there() -> None:
    t = land(4, teams=True).units(RED, "S0.a", 3).units(YELLOW, "S0.b", 2).units(YELLOW, "S0.d", 1)
    t.play(RED, "e05", "territory:S0.a", "territory:S0.b", "count:2")
    assert t.decision == (RED, "pass_on")
    assert t.refusal("territory:S0.d").rule == "NG-TEAM-05"  # Yellow's too, and no move is left behind it
