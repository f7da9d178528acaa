"""Battle from the decision on: who wins, who dies, who goes where. [NG-BATTLE-12..20]"""

from __future__ import annotations

import pytest

from tests.games.northgard.table import (
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

NEUTRAL = (-1, 0)


def field(red: int, purple: int, seats: int = 2) -> Table:
    """The start tile alone: Red in the west (S0.d), Purple in the east (S0.b), north and south are neutral.
    East and west touch each other and both of the others; north and south do not touch."""
    return table(seats).units(RED, "S0.d", red).units(PURPLE, "S0.b", purple)


def attack(t: Table, n: int, *dice: list[int], card: str = "move") -> Table:
    return t.play(RED, card, "territory:S0.d", "territory:S0.b", f"count:{n}", outcomes=list(dice))


def winner(t: Table) -> int:
    found = t.event("battle_decided")["winner"]
    assert isinstance(found, int)
    return found


# -- who wins ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-BATTLE-12")
def test_an_attacker_who_loses_all_units_loses_with_the_higher_total() -> None:
    t = field(red=2, purple=1)
    attack(t, 2, THREE, TWO_CASUALTIES)
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"]) == (5, 1)
    assert winner(t) == PURPLE
    assert t.remarks() == [("attackers_fell", "NG-BATTLE-12", {"territory": "S0.b"})]
    assert t.units_in("S0.b") == (PURPLE, 1)


@pytest.mark.rule("NG-BATTLE-12")
@pytest.mark.parametrize("die", [ONE_AND_CASUALTY, TWO_CASUALTIES])
def test_as_many_casualties_as_units_or_more_lose_the_battle(die: list[int]) -> None:
    """One Purple unit behind two Fortresses has the higher total, and dies."""
    t = field(red=2, purple=1).building("fortress", "S0.b").building("fortress", "S0.b")
    attack(t, 2, die, TWO)
    decided = t.event("battle_decided")
    assert decided["attack"] < decided["defence"]
    assert decided["defenders_lost"] == 1  # no more than were there
    assert winner(t) == RED
    assert t.remarks() == [("defenders_fell", "NG-BATTLE-12", {"territory": "S0.b"})]
    assert t.s.reserve[PURPLE] == 14
    assert t.units_in("S0.b") == (RED, 2)


@pytest.mark.rule("NG-BATTLE-12")
def test_one_casualty_fewer_than_units_leaves_the_totals_to_decide() -> None:
    t = field(red=2, purple=3)
    attack(t, 2, TWO_CASUALTIES, TWO)
    assert winner(t) == PURPLE
    assert t.remarks() == [], "points decided, so there is nothing to explain"
    assert t.units_in("S0.b") == (PURPLE, 1)


@pytest.mark.rule("NG-BATTLE-13")
@pytest.mark.rule("NG-AMB-25")
def test_when_both_sides_are_wiped_out_nobody_wins_and_the_territory_is_neutral() -> None:
    t = field(red=3, purple=2).building("fortress", "S0.b")
    attack(t, 2, TWO_CASUALTIES, TWO_CASUALTIES)
    assert winner(t) == -1
    assert t.remarks() == [("both_sides_fell", "NG-BATTLE-13", {"territory": "S0.b"})]
    assert t.units_in("S0.b") == NEUTRAL
    assert t.raiders_in("S0.b") == NEUTRAL
    assert t.buildings("S0.b") == ["fortress"]
    assert t.units_in("S0.d") == (RED, 1)
    assert t.s.reserve[RED] == 13
    assert t.s.reserve[PURPLE] == 14
    assert t.decision == (RED, "play_card")  # no retreat
    assert t.fame_of(RED) == t.fame_of(PURPLE) == 0
    assert t.stock(RED)["food"] == 0


@pytest.mark.rule("NG-BATTLE-14")
@pytest.mark.parametrize(
    ("red", "die", "wins"),
    [(3, TWO, PURPLE), (4, TWO, PURPLE), (4, THREE, RED), (5, TWO, RED)],
    ids=["5:6", "tie 6:6", "7:6", "7:6 by units"],
)
def test_the_higher_total_wins_and_a_tie_goes_to_the_defender(red: int, die: list[int], wins: int) -> None:
    t = field(red, purple=4)
    attack(t, red, die, TWO)
    assert winner(t) == wins
    assert t.units_in("S0.b") == ((RED, red) if wins == RED else (PURPLE, 4))


@pytest.mark.rule("NG-BATTLE-15")
def test_the_defender_rolls_although_already_wiped_out_and_the_casualties_count() -> None:
    t = field(red=4, purple=2).building("tower", "S0.b")
    attack(t, 4, TWO_CASUALTIES, TWO_CASUALTIES)
    assert [event["seat"] for event in t.all_events("die_rolled")] == [RED, PURPLE]
    decided = t.event("battle_decided")
    assert (decided["attackers_lost"], decided["defenders_lost"]) == (3, 2)
    assert winner(t) == RED
    assert t.units_in("S0.b") == (RED, 1)


@pytest.mark.rule("NG-BATTLE-15")
@pytest.mark.rule("NG-BATTLE-13")
def test_the_defenders_roll_may_still_take_the_attacker_along() -> None:
    t = field(red=2, purple=1)
    attack(t, 2, TWO_AND_CASUALTY, TWO_CASUALTIES)
    assert winner(t) == -1
    assert t.units_in("S0.b") == NEUTRAL


# -- casualties --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-BATTLE-16")
def test_each_side_returns_a_unit_to_its_reserve_per_casualty() -> None:
    t = field(red=5, purple=4).building("tower", "S0.b")
    assert (t.s.reserve[RED], t.s.reserve[PURPLE]) == (9, 10)
    attack(t, 4, TWO_CASUALTIES, ONE_AND_CASUALTY)  # 4 : 5, Purple holds; Red loses 1 + 1, Purple 2
    assert t.units_in("S0.b") == (PURPLE, 2)
    assert t.raiders_in("S0.b") == (RED, 2)
    assert (t.s.reserve[RED], t.s.reserve[PURPLE]) == (11, 12)


# -- retreat -----------------------------------------------------------------------------------------------------------


def beside_rough(red: int = 4, purple: int = 4) -> Table:
    """T20 lies in the east: S0.b+T20.a touches S0.a, S0.c, S0.d and, over a rough border only, T20.b."""
    t = table(3).tiles("T20@1,0,0")
    return t.units(RED, "S0.d", red).units(PURPLE, "S0.b", purple)


@pytest.mark.rule("NG-BATTLE-17")
def test_the_loser_retreats_to_neutral_and_own_territories_over_regular_borders() -> None:
    t = beside_rough(red=4).units(YELLOW, "S0.c", 1)
    attack(t, 3, TWO, TWO)  # 5 : 6
    assert t.decision == (RED, "retreat_to")
    assert t.keys == ["territory:S0.a", "territory:S0.d"]  # neutral; own
    rough = t.refusal("territory:T20.b")
    assert (rough.rule, rough.message) == ("NG-BATTLE-17", "refusal-retreat-rough")
    enemy = t.refusal("territory:S0.c")
    assert (enemy.rule, enemy.message) == ("NG-BATTLE-17", "refusal-retreat-enemy")


@pytest.mark.rule("NG-BATTLE-17")
def test_the_losing_defender_retreats_likewise_and_not_to_where_the_attacker_came_from() -> None:
    t = beside_rough(red=5, purple=2).units(PURPLE, "S0.a", 1)
    attack(t, 4, TWO, TWO)  # 6 : 4
    assert t.decision == (PURPLE, "retreat_to")
    assert t.keys == ["territory:S0.a", "territory:S0.c"]
    assert t.refusal("territory:S0.d").message == "refusal-retreat-enemy"
    t.choose("territory:S0.a", "count:2")
    assert t.units_in("S0.a") == (PURPLE, 3)
    assert t.units_in("S0.b") == (RED, 4)
    assert t.units_in("S0.c") == NEUTRAL


@pytest.mark.rule("NG-BATTLE-17")
def test_all_survivors_leave_split_among_any_number_of_territories() -> None:
    t = beside_rough(red=5, purple=5)
    attack(t, 4, TWO, TWO)  # 6 : 7
    t.choose("territory:S0.a", "count:1", "territory:S0.c")
    assert t.keys == ["count:1", "count:2", "count:3"]
    t.choose("count:1")
    assert t.decision == (RED, "retreat_to")  # two are left
    t.choose("territory:S0.d", "count:2")
    assert [t.units_in(name) for name in ("S0.a", "S0.c", "S0.d")] == [(RED, 1), (RED, 1), (RED, 3)]
    assert t.units_in("S0.b") == (PURPLE, 5)
    assert t.raiders_in("S0.b") == NEUTRAL
    assert t.s.reserve[RED] == 9  # nobody died
    assert t.decision == (RED, "play_card")


def two_fronts(*purple: tuple[str, int]) -> Table:
    """Red sends two of five units from S0.d into S0.a and two into S0.b, both Purple's."""
    t = table().units(RED, "S0.d", 5)
    for name, n in purple:
        t.units(PURPLE, name, n)
    t.play(RED, "e05", "territory:S0.d", "territory:S0.a", "count:2")
    return t.choose("territory:S0.d", "territory:S0.b", "count:2")


@pytest.mark.rule("NG-BATTLE-17")
@pytest.mark.rule("NG-AMB-19")
def test_no_retreat_to_where_a_battle_is_still_to_be_fought() -> None:
    t = two_fronts(("S0.a", 1), ("S0.b", 3))
    t.choose("territory:S0.b", outcomes=[TWO, TWO])  # 4 : 5
    assert t.keys == ["territory:S0.c", "territory:S0.d"]
    refused = t.refusal("territory:S0.a")
    assert (refused.rule, refused.message) == ("NG-BATTLE-17", "refusal-retreat-battle")


@pytest.mark.rule("NG-AMB-19")
def test_retreat_to_where_a_battle_is_over_and_won() -> None:
    t = two_fronts(("S0.a", 1), ("S0.b", 3))
    t.choose("territory:S0.a", outcomes=[TWO_CASUALTIES, TWO, TWO, TWO])  # S0.a is Red's, then 4 : 5 in S0.b
    assert t.decision == (RED, "retreat_to")
    assert t.keys == ["territory:S0.a", "territory:S0.c", "territory:S0.d"]


@pytest.mark.rule("NG-AMB-19")
def test_the_defender_may_not_retreat_to_an_own_territory_that_is_attacked_too() -> None:
    t = two_fronts(("S0.a", 3), ("S0.b", 1))
    t.choose("territory:S0.b", outcomes=[TWO, TWO])  # 4 : 3
    assert t.decision == (PURPLE, "retreat_to")
    assert t.keys == ["territory:S0.c"]
    assert t.refusal("territory:S0.a").message == "refusal-retreat-battle"


@pytest.mark.rule("NG-AMB-19")
def test_the_defender_may_retreat_to_an_own_territory_that_held_out_before() -> None:
    t = two_fronts(("S0.a", 3), ("S0.b", 1))
    t.choose("territory:S0.a", outcomes=[TWO, TWO])  # 4 : 5, Red retreats from S0.a
    t.choose("territory:S0.d", outcomes=[TWO, TWO])  # then 4 : 3 in S0.b
    assert t.decision == (PURPLE, "retreat_to")
    assert t.keys == ["territory:S0.a", "territory:S0.c"]


@pytest.mark.rule("NG-BATTLE-18")
def test_units_that_cannot_retreat_are_removed() -> None:
    """T20.b touches nothing but S0.b+T20.a, over a rough border, where Red came from."""
    t = table().tiles("T20@1,0,0").units(RED, "S0.b", 3).units(PURPLE, "T20.b", 3)
    t.play(RED, "e05", "territory:S0.b", "territory:T20.b", "count:2", outcomes=[TWO, TWO])  # 4 : 5
    lost = t.event("units_lost")
    assert (lost["seat"], lost["units"], lost["rule"]) == (RED, 2, "NG-BATTLE-18")
    assert t.units_in("T20.b") == (PURPLE, 3)
    assert t.raiders_in("T20.b") == NEUTRAL
    assert t.units_in("S0.b") == (RED, 1)
    assert t.s.reserve[RED] == 13


@pytest.mark.rule("NG-BATTLE-18")
def test_a_defender_surrounded_by_rivals_is_removed() -> None:
    t = field(red=5, purple=2, seats=3).units(YELLOW, "S0.a", 1).units(YELLOW, "S0.c", 1)
    attack(t, 4, TWO, TWO)
    assert t.event("units_lost")["seat"] == PURPLE
    assert t.s.reserve[PURPLE] == 14
    assert t.units_in("S0.b") == (RED, 4)


@pytest.mark.rule("NG-BATTLE-19")
@pytest.mark.parametrize(("die", "wins"), [(TWO_CASUALTIES, RED), (TWO, PURPLE)])
def test_the_winner_controls_the_territory_with_all_its_buildings(die: list[int], wins: int) -> None:
    t = field(red=3, purple=2).building("fortress", "S0.b").building("silo", "S0.b").building("tower", "S0.b")
    attack(t, 2, die, TWO)
    assert winner(t) == wins
    if wins == PURPLE:
        t.choose("territory:S0.d")  # Red's one survivor goes home
    assert t.units_in("S0.b")[0] == wins
    assert sorted(t.buildings("S0.b")) == ["fortress", "silo", "tower"]
    loser = PURPLE if wins == RED else RED
    t.begin_harvest()
    assert (t.stock(wins)["food"], t.stock(loser)["food"]) == (1, 0)  # the silo works for its new owner


@pytest.mark.rule("NG-BATTLE-20")
@pytest.mark.parametrize(("moved", "left"), [(3, 1), (4, 0)])
def test_a_losing_attacker_may_go_back_to_where_it_came_from(moved: int, left: int) -> None:
    """Also if nobody was left there: the place is neutral then."""
    t = field(red=4, purple=5)
    attack(t, moved, TWO, TWO)
    assert t.units_in("S0.d") == ((RED, left) if left else NEUTRAL)
    t.choose("territory:S0.d", f"count:{moved}")
    assert t.units_in("S0.d") == (RED, 4)


@pytest.mark.rule("NG-BATTLE-20")
@pytest.mark.rule("NG-BATTLE-17")
def test_a_losing_attacker_may_not_go_back_over_a_rough_border() -> None:
    """Red came over T20's rough border; S0.a, S0.c and S0.d are open to the retreat, home is not."""
    t = table().tiles("T20@1,0,0").units(RED, "T20.b", 3).units(PURPLE, "S0.b", 3)
    t.play(RED, "e05", "territory:T20.b", "territory:S0.b", "count:2", outcomes=[TWO, TWO])
    assert t.keys == ["territory:S0.a", "territory:S0.c", "territory:S0.d"]
    assert t.refusal("territory:T20.b").message == "refusal-retreat-rough"


# -- rulings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-AMB-17")
@pytest.mark.parametrize("red_die", [TWO, TWO_CASUALTIES])
@pytest.mark.parametrize("purple_die", [TWO, TWO_CASUALTIES])
def test_after_a_battle_a_territory_has_one_owner_at_most(red_die: list[int], purple_die: list[int]) -> None:
    t = field(red=3, purple=3, seats=3)
    attack(t, 3, red_die, purple_die)
    while t.decision[1] in ("retreat_to", "retreat_count"):
        t.choose(t.keys[-1])
    for territory in t.s.geo.territories:
        assert t.raiders_in(t.s.geo.names[territory]) == NEUTRAL


@pytest.mark.rule("NG-AMB-17")
@pytest.mark.rule("NG-MAP-11")
def test_a_tile_never_brings_two_players_together() -> None:
    """T13, one region with four sides, would join Red's S0.a to Purple's T05.b; in the south it harms nobody."""
    t = table().tiles("T05@-1,-1,0", "T14@-1,0,0").pile("T13")
    t.units(RED, "S0.a", 1).units(RED, "S0.c", 1).units(PURPLE, "T05.b", 1)
    t.play(RED, "explore")
    assert "place:0,1,0" in t.keys
    refused = t.refusal("place:0,-1,0")
    assert (refused.rule, refused.message) == ("NG-EXPLORE-09", "refusal-joins-rivals")


@pytest.mark.rule("NG-AMB-18")
@pytest.mark.rule("NG-AMB-29")
def test_a_territory_emptied_before_the_battle_is_simply_occupied() -> None:
    """Intimidate pushes the last defender out: no dice, no food, and the tower has nobody to strike with."""
    t = field(red=3, purple=1).building("tower", "S0.b").resources(RED, food=3).resources(PURPLE, food=3)
    t.play(RED, "e10", "territory:S0.d", "territory:S0.b", "count:2")
    t.choose("done")
    assert t.decision == (RED, "push_defender")
    t.choose("territory:S0.c")
    assert not t.all_events("die_rolled")
    assert not t.all_events("battle_decided")
    occupied = t.event("territory_occupied")
    assert (occupied["territory"], occupied["seat"]) == ("S0.b", RED)
    assert t.units_in("S0.b") == (RED, 2)
    assert t.raiders_in("S0.b") == NEUTRAL
    assert t.units_in("S0.c") == (PURPLE, 1)
    assert t.stock(RED)["food"] == 3
    assert t.fame_of(RED) == 0


@pytest.mark.rule("NG-AMB-29")
def test_with_a_defender_left_the_battle_is_fought_and_its_tower_strikes() -> None:
    t = field(red=3, purple=2).building("tower", "S0.b")
    t.play(RED, "e10", "territory:S0.d", "territory:S0.b", "count:2")
    t.choose("done")
    t.choose("territory:S0.c", outcomes=[THREE, TWO])  # 2 + 3 = 5 against 1 + 2 = 3
    decided = t.event("battle_decided")
    assert (decided["attack"], decided["defence"], decided["attackers_lost"]) == (5, 3, 1)
    assert winner(t) == RED
