"""The start of a turn and the Initiative phase. [IG-TURN, IG-INIT, IG-SCORE]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.frames.initiative import EndJumps
from tests.games.icegarden.table import icegarden, table


@pytest.mark.rule("IG-TURN-01")
def test_phases_of_a_turn_in_order() -> None:
    match = icegarden().new({"seats": 2, "characters": "random", "regions": "quick"}, 3)
    signs = ("turn_began", "turn_order_set", "marker_planned", "action_began", "domination_began")
    seen: list[str] = []
    while match.view(None)["turn"] < 3:
        for event in match.apply(0):
            if event.type in signs and seen[-1:] != [event.type]:
                seen.append(event.type)
    assert seen == ["turn_began", *signs[2:], *signs, "turn_began"]  # no jumps in turn 1


@pytest.mark.rule("IG-TURN-02")
@pytest.mark.rule("IG-TURN-03")
def test_relief_up_to_two_influence_and_two_population() -> None:
    t = table("fjollsfinn", "dyken").markers("dyken", "sails").markers("fjollsfinn", "zym", 2)
    t.begin_turn()
    assert t.decision == ("dyken", "relief") and t.stock("dyken") == (2, 0, 0)
    t.choose("region:fire")
    assert t.influence("dyken", "fire") == 1 and t.decision[1] == "jump"  # no more than two


@pytest.mark.rule("IG-TURN-02")
@pytest.mark.rule("IG-Q-05")
def test_relief_counts_units_and_no_locked_or_held_pieces() -> None:
    t = table("dyken", "callo").units("dyken", "piper", "sails").closed("fire", 3).vuko("zym").held("callo", 2)
    t.markers("callo", "zym", 1).begin_turn()
    assert t.decision == ("callo", "relief")
    assert t.refusal("region:fire").rule == "IG-CLOSE-09"
    assert t.refusal("region:isle").rule == "IG-SETUP-08"
    t.choose("done")  # nobody has to
    assert t.influence("callo", "sails") == 0 and t.stock("callo")[0] == 2 and t.stock("dyken")[0] == 0


@pytest.mark.rule("IG-TURN-03")
@pytest.mark.rule("IG-Q-05")
def test_relief_in_the_order_of_the_last_turn_both_in_one_region() -> None:
    t = table("fjollsfinn", "dyken").order("dyken", "fjollsfinn").begin_turn()
    assert t.decision == ("dyken", "relief")
    t.choose("region:zym", "region:zym")
    assert t.markers_in("dyken", "zym") == 2 and t.decision == ("fjollsfinn", "relief")
    t = table("fjollsfinn", "dyken").reserve("dyken", 0).markers("fjollsfinn", "zym", 2).begin_turn()
    assert t.decision[1] == "jump" and t.stock("dyken") == (2, 0, 0)  # no marker, but population


@pytest.mark.rule("IG-TURN-04")
def test_charms_are_turned_up_before_the_next_turn() -> None:
    t = table().thorn("fire").charm("fire", 1, moved=2).markers("callo", "fire", 2).end_turn()
    assert t.s.charm[t.region("fire")] == 3 and not any(t.s.charm_moved)
    assert t.event("charms_turned")["rule"] == "IG-TURN-04"


@pytest.mark.rule("IG-TURN-05")
def test_no_limit_to_what_a_player_holds() -> None:
    t = table("callo", "dyken").resources("callo", population=23).action("callo", "throat").choose("take:population")
    assert t.stock("callo") == (24, 0, 0)


# -- the track ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-INIT-01")
@pytest.mark.rule("IG-INIT-02")
def test_ten_fields_in_four_stages_with_four_red_ships() -> None:
    ships = icegarden().content.ships
    assert [ship.stage for ship in ships] == [1, 1, 1, 2, 2, 2, 3, 3, 4, 4]
    assert [ship.order for ship in ships] == [1, 2, 3, 1, 2, 3, 1, 2, 1, 2]
    assert sum(ship.red for ship in ships) == 4 and all(3 <= ship.actions <= 5 for ship in ships)


@pytest.mark.rule("IG-INIT-03")
def test_no_jumps_in_turn_1_and_three_markers_each() -> None:
    t = table().markers("fjollsfinn", "zym", 2).markers("dyken", "zym", 2).markers("freihoff", "zym", 2)
    t.markers("callo", "zym", 2).turn(0).begin_turn()
    assert t.decision[1] == "plan" and t.s.ship == [0, 0, 0, 0] and t.s.actions == [3, 3, 3, 3]


@pytest.mark.rule("IG-INIT-04")
def test_from_turn_2_everybody_jumps_one_or_two() -> None:
    t = table("callo", "dyken").begin_initiative()
    assert t.decision == ("dyken", "jump") and t.keys == ["jump:1", "jump:2"]
    t.choose("jump:1", "jump:2")
    assert t.s.ship == [2, 1] and t.decision == ("", "")


@pytest.mark.rule("IG-INIT-05")
def test_the_long_jump_works_once_in_each_stage_and_never_in_the_last() -> None:
    t = table("callo", "dyken").begin_initiative().choose("jump:2", "jump:1").begin_initiative()
    t.order("dyken", "callo").begin_initiative()
    assert t.keys == ["jump:1"] and t.refusal("jump:2").rule == "IG-INIT-05"
    assert t.refusal("jump:2").message == "refusal-jump-used"
    t.choose("jump:1").choose("jump:2")
    t.order("dyken", "callo").begin_initiative()  # dyken is in stage 2 now
    assert t.decision[0] == "dyken" and t.keys == ["jump:1", "jump:2"]
    t = table("callo", "dyken").ships(callo=9, dyken=9).begin_initiative()
    assert t.keys == ["jump:1"] and t.refusal("jump:2").message == "refusal-jump-last-stage"


@pytest.mark.rule("IG-INIT-06")
def test_the_stage_where_the_jump_starts_counts() -> None:
    t = table("callo", "dyken").ships(callo=3, dyken=8).begin_initiative()  # stage 1 and stage 3
    t.choose("jump:2", "jump:2")  # into stage 2, into stage 4
    assert t.s.ship == [4, 9]
    t.order("callo", "dyken").begin_initiative()
    assert t.keys == ["jump:1", "jump:2"]  # stage 2 is still free for callo


@pytest.mark.rule("IG-INIT-07")
def test_jumps_follow_the_order_before_them() -> None:
    t = table("fjollsfinn", "dyken", "callo").ships(callo=2, dyken=1, fjollsfinn=1).begin_initiative()
    asked = []
    while t.decision[1] == "jump":
        asked.append(t.decision[0])
        t.choose("jump:1")
    assert asked == ["fjollsfinn", "dyken", "callo"]  # the top of the stack first


@pytest.mark.rule("IG-INIT-08")
@pytest.mark.rule("IG-Q-58")
def test_a_marker_lands_on_top_also_of_one_still_to_jump() -> None:
    t = table("callo", "dyken", "freihoff").ships(freihoff=2, callo=1, dyken=1).begin_initiative()
    t.choose("jump:1")  # dyken lands on freihoff, who has not jumped
    assert t.match.view(None)["initiative"]["stacks"][1] == [2, 1]
    t.choose("jump:1", "jump:1")
    assert t.match.view(None)["initiative"]["stacks"][1] == [1, 0]
    assert t.turn_order == ["callo", "dyken", "freihoff"]


@pytest.mark.rule("IG-INIT-09")
@pytest.mark.rule("IG-Q-56")
def test_the_lower_number_goes_first() -> None:
    t = table("callo", "dyken").ships(callo=8, dyken=4)  # number 2 in stage 3, number 1 in stage 2
    assert t.turn_order == ["dyken", "callo"]


@pytest.mark.rule("IG-INIT-10")
def test_the_later_stage_goes_first_with_equal_numbers() -> None:
    t = table("callo", "dyken").ships(callo=4, dyken=7)
    assert t.turn_order == ["dyken", "callo"]


@pytest.mark.rule("IG-INIT-11")
def test_the_higher_marker_goes_first_on_one_field() -> None:
    t = table("callo", "dyken").ships(dyken=5, callo=5)
    assert t.turn_order == ["callo", "dyken"]


@pytest.mark.rule("IG-INIT-12")
def test_as_many_action_markers_as_the_ship_shows() -> None:
    t = table("callo", "dyken").ships(callo=2, dyken=3).begin_planning()
    assert t.s.actions == [4, 5]


@pytest.mark.rule("IG-INIT-13")
def test_the_phase_ends_when_all_have_jumped() -> None:
    t = table("callo", "dyken").begin_initiative().choose("jump:1")
    assert not t.all_events("turn_order_set")
    t.choose("jump:2")
    assert t.event("turn_order_set")["order"] == [1, 0] and t.decision == ("", "")


@pytest.mark.rule("IG-INIT-14")
def test_nobody_passes_the_last_ship() -> None:
    t = table("callo", "dyken").ships(callo=8, dyken=9).begin_initiative()
    while t.decision[1] == "jump":
        t.choose(t.keys[-1])
    assert t.s.ship == [9, 9] and t.s.scoring == 1
    t.end_turn()
    assert t.over and t.result.reason == "points"


# -- scoring turns -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IG-SCORE-01")
def test_four_scorings_at_most() -> None:
    t = table("callo", "dyken")
    scorings = 0
    for _ in range(9):
        t.begin_initiative()
        while t.decision[1] == "jump":
            t.choose("jump:1")
        scorings += t.s.scoring
    assert t.s.ship == [9, 9] and scorings == 4 and t.s.boats == 4


@pytest.mark.rule("IG-SCORE-02")
def test_each_red_ship_triggers_once_also_when_passed() -> None:
    t = table("callo", "dyken").ships(callo=2, dyken=2).begin_initiative().choose("jump:2", "jump:1")
    assert t.s.scoring == 1 and t.event("scoring_announced")["boat"] == 1  # one is beyond, one on it
    t.begin_initiative()
    t.choose("jump:1", "jump:1")  # now the other stands beyond it too
    assert t.s.scoring == 0 and not t.all_events("scoring_announced")


@pytest.mark.rule("IG-SCORE-03")
@pytest.mark.rule("IG-Q-39")
def test_two_ships_in_one_turn_score_twice() -> None:
    t = table("callo", "dyken").ships(callo=6, dyken=1)
    t.s.boats = 0
    t.begin(EndJumps(1))
    assert t.s.scoring == 2
    t.markers("callo", "sails", 2).begin_domination().choose("pass")
    assert t.points_of("callo") == 6  # number 1 of two players gives 3 points
