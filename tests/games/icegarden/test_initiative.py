"""The Initiative phase and scoring turns. [IG-INIT, IG-SCORE]"""

from __future__ import annotations

import pytest

from longhall.games.icegarden.frames.initiative import EndJumps
from tests.games.icegarden.table import Table, icegarden, table

FJOLL, DYKEN, FREI, CALLO = "fjollsfinn", "dyken", "freihoff", "callo"


def settled(*but: str, seats: tuple[str, ...] = (FJOLL, DYKEN, FREI, CALLO), **setup: object) -> Table:
    """Everybody has two markers in zym, but for those named."""
    t = table(*seats, **setup)
    for character in seats:
        if character not in but:
            t.markers(character, "zym", 2)
    return t


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


@pytest.mark.rule("IG-EX-01")
def test_the_example_of_the_rulebook() -> None:
    green, red, blue, black = CALLO, FREI, FJOLL, DYKEN
    t = settled().ships(freihoff=7, callo=7, dyken=6, fjollsfinn=6).begin_initiative()
    assert t.decision == (green, "jump")
    t.choose("jump:1")
    assert t.decision == (red, "jump")
    t.choose("jump:2")
    assert t.decision == (blue, "jump")
    t.choose("jump:1")
    assert t.decision == (black, "jump")
    t.choose("jump:2")
    assert t.turn_order == [red, blue, black, green]
    assert [t.s.ship[t.seat(character)] + 1 for character in (green, red, blue, black)] == [8, 9, 7, 8]


@pytest.mark.rule("IG-INIT-05")
@pytest.mark.rule("IG-INIT-06")
def test_one_special_jump_for_each_of_three_stages() -> None:
    t = settled(seats=(CALLO, DYKEN)).begin_initiative()
    jumps = {CALLO: ["2", "1", "2", "1", "2", "1"], DYKEN: ["1"] * 6}
    refused_at = []
    for n in range(6):
        while t.decision[1] == "jump":
            who = t.decision[0]
            if who == CALLO and "jump:2" not in t.keys:
                assert t.refusal("jump:2").rule == "IG-INIT-05"
                refused_at.append(t.s.ship[t.seat(CALLO)] + 1)
            t.choose(f"jump:{jumps[who][n]}")
        t.begin_initiative()
    # 1 -> 3 (stage 1), 3 -> 4, 4 -> 6 (stage 2), 6 -> 7, 7 -> 9 (stage 3), 9 -> 10
    assert t.s.ship[t.seat(CALLO)] + 1 == 10
    assert refused_at == [3, 6, 9]


@pytest.mark.rule("IG-INIT-05")
@pytest.mark.rule("IG-INIT-06")
def test_a_special_jump_into_the_next_stage_leaves_that_stage_its_own() -> None:
    t = settled(seats=(CALLO, DYKEN)).ships(callo=2, dyken=1).begin_initiative()
    assert t.decision == (DYKEN, "jump")  # ship 1 before ship 2
    t.choose("jump:1", "jump:2")
    assert t.s.ship[t.seat(CALLO)] + 1 == 4
    t.begin_initiative()
    assert t.decision == (CALLO, "jump") and t.keys == ["jump:1", "jump:2"]


@pytest.mark.rule("IG-INIT-14")
def test_the_special_jump_from_the_eighth_ship_reaches_the_last() -> None:
    t = settled(seats=(CALLO, DYKEN)).ships(dyken=7, callo=8).begin_initiative()
    t.choose("jump:1", "jump:2")
    assert t.s.ship[t.seat(CALLO)] + 1 == 10 and t.s.scoring == 1 and t.s.boats == 4


@pytest.mark.rule("IG-INIT-12")
@pytest.mark.parametrize(
    ("field", "markers"), [(2, 4), (3, 5), (4, 3), (5, 4), (6, 5), (7, 4), (8, 5), (9, 4), (10, 5)]
)
def test_action_markers_by_ship(field: int, markers: int) -> None:
    t = settled(seats=(CALLO, DYKEN)).ships(callo=field - 1, dyken=1).begin_initiative()
    while t.decision[1] == "jump":
        t.choose("jump:1")
    t.begin_planning()
    assert t.s.actions[t.seat(CALLO)] == markers and t.s.actions[t.seat(DYKEN)] == 4


@pytest.mark.rule("IG-INIT-09")
@pytest.mark.rule("IG-INIT-10")
@pytest.mark.rule("IG-INIT-11")
@pytest.mark.rule("IG-DX-05")
@pytest.mark.rule("IG-Q-56")
def test_the_number_on_the_ship_then_the_stage_then_the_stack() -> None:
    t = table().ships(fjollsfinn=8, dyken=4, freihoff=2, callo=8)
    # ship 1: dyken. Ship 2: stage 3 (callo on top of fjollsfinn), then stage 1.
    assert t.turn_order == [DYKEN, CALLO, FJOLL, FREI]


@pytest.mark.rule("IG-Q-58")
@pytest.mark.rule("IG-INIT-08")
def test_a_marker_may_land_on_one_that_has_still_to_jump() -> None:
    t = settled().ships(freihoff=3, dyken=2, callo=1, fjollsfinn=1).begin_initiative()
    assert t.turn_order == [FJOLL, CALLO, DYKEN, FREI]
    t.choose("jump:1")  # on top of van Dyken, who then leaves from below
    t.choose("jump:2", "jump:1")  # Callo and van Dyken both land on ship 3, on top of Freihoff
    assert t.decision == (FREI, "jump")
    t.choose("jump:1")
    # ship 4 is number 1; ship 2 Fjollsfinn; ship 3 van Dyken over Callo
    assert t.turn_order == [FREI, FJOLL, DYKEN, CALLO]


@pytest.mark.rule("IG-INIT-07")
def test_players_jump_in_the_order_of_the_turn_before() -> None:
    t = settled().ships(fjollsfinn=4, dyken=2, freihoff=5, callo=3).begin_initiative()
    jumpers = []
    while t.decision[1] == "jump":
        jumpers.append(t.decision[0])
        t.choose("jump:1")
    assert jumpers == [FJOLL, FREI, DYKEN, CALLO]


@pytest.mark.rule("IG-SCORE-01")
@pytest.mark.rule("IG-SCORE-02")
@pytest.mark.parametrize(
    ("leader", "jump", "scoring"),
    [
        (1, 1, 0),
        (1, 2, 1),  # onto the first red ship
        (2, 2, 1),  # over it
        (3, 1, 0),  # scored before
        (4, 2, 1),
        (5, 1, 1),
        (6, 1, 0),
        (6, 2, 1),  # onto the third
        (7, 2, 1),  # over the third
        (8, 2, 1),  # onto the last
        (9, 1, 1),
    ],
)
def test_which_turns_score(leader: int, jump: int, scoring: int) -> None:
    t = settled(seats=(CALLO, DYKEN)).ships(dyken=1, callo=leader).begin_initiative()
    while t.decision[1] == "jump":
        t.choose(f"jump:{jump}" if t.decision[0] == CALLO else "jump:1")
    assert t.s.scoring == scoring
    assert len(t.all_events("scoring_announced")) == (scoring if t.events else 0)


@pytest.mark.rule("IG-SCORE-02")
def test_a_red_ship_does_not_score_for_the_second_marker() -> None:
    t = settled(seats=(CALLO, DYKEN)).ships(dyken=2, callo=3).begin_initiative().choose("jump:1", "jump:1")
    assert t.s.scoring == 0


@pytest.mark.rule("IG-INIT-07")
@pytest.mark.rule("IG-INIT-08")
@pytest.mark.rule("IG-INIT-11")
def test_a_stack_that_jumps_together_is_turned_over() -> None:
    t = table().begin_initiative()
    assert t.turn_order == [CALLO, FREI, DYKEN, FJOLL]
    t.choose("jump:1", "jump:1", "jump:1", "jump:1")
    assert t.turn_order == [FJOLL, DYKEN, FREI, CALLO]  # who jumped last lies on top


@pytest.mark.rule("IG-INIT-08")
@pytest.mark.rule("IG-INIT-10")
@pytest.mark.rule("IG-Q-58")
def test_jumps_of_different_length_out_of_one_stack() -> None:
    t = table(FREI, DYKEN, CALLO).ships(freihoff=5, dyken=5, callo=5).begin_initiative()
    t.choose("jump:1", "jump:2", "jump:1")  # Callo 6, van Dyken 7, Freihoff 6 on top of Callo
    assert t.turn_order == [DYKEN, FREI, CALLO]


@pytest.mark.rule("IG-INIT-10")
def test_four_ships_of_number_1_go_from_the_last_stage_to_the_first() -> None:
    t = table().ships(fjollsfinn=1, callo=4, dyken=7, freihoff=9)
    assert t.turn_order == [FREI, DYKEN, CALLO, FJOLL]
