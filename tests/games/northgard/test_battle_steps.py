"""Battle up to the totals: who fights, points, bonuses, food, dice, casualties. [NG-BATTLE-01..11]"""

from __future__ import annotations

import pytest

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


def field(red: int, purple: int, seats: int = 2) -> Table:
    """The start tile alone: Red in the west (S0.d), Purple in the east (S0.b), north and south are neutral."""
    return table(seats).units(RED, "S0.d", red).units(PURPLE, "S0.b", purple)


def attack(t: Table, n: int, *dice: list[int], card: str = "move") -> Table:
    """Red plays ``card`` and sends ``n`` units from S0.d to S0.b; ``dice`` fall if nobody is asked before."""
    return t.play(RED, card, "territory:S0.d", "territory:S0.b", f"count:{n}", outcomes=list(dice))


def totals(t: Table) -> tuple[int, int]:
    decided = t.event("battle_decided")
    return decided["attack"], decided["defence"]


def losses(t: Table) -> tuple[int, int]:
    decided = t.event("battle_decided")
    return decided["attackers_lost"], decided["defenders_lost"]


# -- who fights whom, where and when -----------------------------------------------------------------------------------


@pytest.mark.rule("NG-BATTLE-01")
def test_entering_a_rivals_territory_causes_a_battle_without_anybody_asking_for_it() -> None:
    t = field(red=2, purple=1)
    attack(t, 1, TWO, TWO)
    began = t.event("battle_began")
    assert (began["territory"], began["attackers"], began["defenders"]) == ("S0.b", 1, 1)
    assert totals(t) == (3, 3)
    assert t.decision == (RED, "retreat_to")


@pytest.mark.rule("NG-BATTLE-01")
@pytest.mark.parametrize("target", ["S0.a", "S0.c"])
def test_entering_a_neutral_or_own_territory_causes_no_battle(target: str) -> None:
    t = field(red=2, purple=1).units(RED, "S0.c", 1)
    t.play(RED, "move", "territory:S0.d", f"territory:{target}", "count:1")
    assert not t.all_events("battle_began")
    assert t.decision == (RED, "play_card")


@pytest.mark.rule("NG-BATTLE-02")
def test_the_mover_attacks_and_the_owner_defends() -> None:
    """The bonus of the building goes to the owner of the territory, whoever has his turn."""
    t = field(red=2, purple=2).building("fortress", "S0.d")
    t.play(PURPLE, "move", "territory:S0.b", "territory:S0.d", "count:2", outcomes=[TWO, TWO])
    began = t.event("battle_began")
    assert (began["attacker"], began["defender"]) == (PURPLE, RED)
    assert totals(t) == (4, 6)
    assert [event["seat"] for event in t.all_events("die_rolled")] == [PURPLE, RED]


@pytest.mark.rule("NG-BATTLE-03")
def test_only_units_in_the_territory_take_part() -> None:
    """Red's other unit at home and Purple's big group next door neither count nor die."""
    t = field(red=3, purple=1).units(PURPLE, "S0.c", 5)
    attack(t, 2, TWO_CASUALTIES, TWO_CASUALTIES)
    assert totals(t) == (2, 1)
    assert losses(t) == (2, 1)
    assert t.units_in("S0.d") == (RED, 1)
    assert t.units_in("S0.c") == (PURPLE, 5)


def two_fronts(seats: int = 2, card: str = "e05") -> Table:
    """Red moves from S0.d into Purple's S0.a and S0.b with a card of two moves."""
    t = table(seats).units(RED, "S0.d", 5)
    t.units(PURPLE, "S0.a", 1).units(PURPLE, "S0.b", 1)
    t.play(RED, card, "territory:S0.d", "territory:S0.a", "count:2")
    t.choose("territory:S0.d", "territory:S0.b", "count:2")
    return t


@pytest.mark.rule("NG-BATTLE-04")
@pytest.mark.parametrize(("first", "second"), [("S0.a", "S0.b"), ("S0.b", "S0.a")])
def test_the_active_player_chooses_the_order_of_battles_and_fights_them_one_by_one(first: str, second: str) -> None:
    t = two_fronts()
    assert t.decision == (RED, "battle_order")
    assert t.keys == ["territory:S0.a", "territory:S0.b"]
    t.choose(f"territory:{first}", outcomes=[TWO_CASUALTIES, TWO, TWO_CASUALTIES, TWO])
    told = [event.to_data() for event in t.events if event.type in ("battle_began", "battle_decided")]
    assert [(event["type"], event["territory"]) for event in told] == [
        ("battle_began", first),
        ("battle_decided", first),  # the second battle waits until the first is over
        ("battle_began", second),
        ("battle_decided", second),
    ]
    assert t.units_in("S0.a") == (RED, 2)
    assert t.units_in("S0.b") == (RED, 2)
    assert t.decision == (RED, "play_card")


# -- steps 1 and 2: units and bonuses ----------------------------------------------------------------------------------


@pytest.mark.rule("NG-BATTLE-05")
@pytest.mark.parametrize(("red", "purple"), [(1, 1), (4, 1), (2, 6), (7, 7)])
def test_each_unit_is_worth_one_point(red: int, purple: int) -> None:
    t = field(red, purple)
    attack(t, red, THREE, TWO)
    assert totals(t) == (red + 3, purple + 2)


@pytest.mark.rule("NG-BATTLE-06")
def test_the_move_card_adds_its_points_to_the_attacker() -> None:
    t = field(red=2, purple=2)
    attack(t, 2, TWO, TWO, card="e14")  # Bodyguard: move 1 +1 pt
    assert totals(t) == (5, 4)


@pytest.mark.rule("NG-BATTLE-06")
def test_the_points_of_the_card_count_in_each_battle_of_the_action() -> None:
    t = two_fronts(card="a15")  # Grizzled Warriors: move 2 +2 pt
    t.choose("territory:S0.a", outcomes=[TWO_CASUALTIES, TWO, TWO_CASUALTIES, TWO])
    assert [event["attack"] for event in t.all_events("battle_decided")] == [4, 4]


@pytest.mark.rule("NG-BATTLE-06")
@pytest.mark.rule("NG-BUILD-15")
@pytest.mark.parametrize(("fortresses", "defence"), [(1, 6), (2, 8)])
def test_each_fortress_adds_two_points_to_the_defender(fortresses: int, defence: int) -> None:
    t = field(red=2, purple=2)
    for _ in range(fortresses):
        t.building("fortress", "S0.b")
    attack(t, 2, TWO, TWO)
    assert totals(t) == (4, defence)


@pytest.mark.rule("NG-BATTLE-06")
def test_buildings_elsewhere_and_buildings_without_a_battle_effect_add_nothing() -> None:
    t = field(red=2, purple=2).building("fortress", "S0.d").building("tower", "S0.d")
    t.building("fortress", "S0.c").building("forge", "S0.b").building("altar", "S0.b").building("camp", "S0.b")
    t.units(PURPLE, "S0.c", 1)
    attack(t, 2, TWO, TWO)
    assert totals(t) == (4, 4)
    assert losses(t) == (0, 0)


# -- step 3: food ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-BATTLE-07")
def test_food_is_spent_by_the_attacker_first_and_gives_one_point_each() -> None:
    t = field(red=3, purple=2).resources(RED, food=5, wood=1).resources(PURPLE, food=1)
    attack(t, 2)
    assert t.decision == (RED, "battle_food")
    assert t.keys == ["count:0", "count:1", "count:2"]
    t.choose("count:2")
    assert t.decision == (PURPLE, "battle_food")
    assert t.keys == ["count:0", "count:1"]
    t.choose("count:1", outcomes=[TWO, TWO])
    assert totals(t) == (6, 5)
    assert t.stock(RED) == {"food": 3, "wood": 1, "lore": 0}
    assert t.stock(PURPLE) == {"food": 0, "wood": 0, "lore": 0}


@pytest.mark.rule("NG-BATTLE-07")
def test_no_more_food_than_own_units_in_this_battle() -> None:
    """Red has three units, but only one of them fights."""
    t = field(red=3, purple=2).resources(RED, food=5)
    attack(t, 1)
    refused = t.refusal("count:2")
    assert (refused.rule, refused.message) == ("NG-BATTLE-07", "refusal-food-units")


@pytest.mark.rule("NG-BATTLE-07")
def test_no_more_food_than_one_has() -> None:
    t = field(red=3, purple=2).resources(RED, food=1)
    attack(t, 3)
    refused = t.refusal("count:2")
    assert (refused.rule, refused.message) == ("NG-BATTLE-07", "refusal-food-stock")


@pytest.mark.rule("NG-BATTLE-07")
def test_only_food_feeds_warriors() -> None:
    """Wood and lore are no substitute: nobody is asked and the dice fall at once."""
    t = field(red=3, purple=2).resources(RED, wood=5, lore=5).resources(PURPLE, wood=5, lore=5)
    attack(t, 3, TWO, TWO)
    assert totals(t) == (5, 4)


@pytest.mark.rule("NG-AMB-27")
def test_food_is_spent_openly_and_finally_the_defender_knows_it() -> None:
    t = field(red=3, purple=2, seats=3).resources(RED, food=3).resources(PURPLE, food=2)
    attack(t, 3)
    t.choose("count:3")
    assert t.decision == (PURPLE, "battle_food")
    decision = t.match.decision
    assert decision is not None
    assert decision.context["attack"] == 6
    for seat in (PURPLE, YELLOW, None):
        told = [event.seen_by(seat) for event in t.events if event.type == "resources_paid"]
        assert [(event["seat"], event["food"]) for event in told] == [(RED, 3)]
        assert t.match.view(seat)["players"][RED]["resources"]["food"] == 0
    t.choose("count:0", outcomes=[TWO, TWO])  # Red is not asked again
    assert totals(t) == (8, 4)


# -- step 4: the dice --------------------------------------------------------------------------------------------------


@pytest.mark.rule("NG-BATTLE-08")
def test_attacker_and_defender_roll_one_die_each_in_this_order() -> None:
    t = field(red=2, purple=2)
    attack(t, 2, THREE, TWO)
    rolled = [(event["seat"], event["points"]) for event in t.all_events("die_rolled")]
    assert rolled == [(RED, 3), (PURPLE, 2)]


@pytest.mark.rule("NG-BATTLE-08")
def test_the_attacker_decides_on_the_choice_face_before_the_defender_rolls() -> None:
    t = field(red=2, purple=3)
    attack(t, 2, CHOICE)
    assert t.decision == (RED, "die_choice")
    assert [event["seat"] for event in t.all_events("die_rolled")] == [RED]
    t.choose("face:point", outcomes=[THREE])
    assert [event["seat"] for event in t.all_events("die_rolled")] == [PURPLE]
    assert totals(t) == (3, 6)


@pytest.mark.rule("NG-AMB-28")
@pytest.mark.rule("NG-BATTLE-08")
def test_the_defender_decides_on_the_choice_face_knowing_the_attackers_result() -> None:
    t = field(red=2, purple=3)
    attack(t, 2, CHOICE)
    t.choose("face:point", outcomes=[CHOICE])
    assert t.decision == (PURPLE, "die_choice")
    decision = t.match.decision
    assert decision is not None
    assert (decision.context["attack"], decision.context["defence"]) == (3, 3)
    chosen = [event.seen_by(PURPLE) for event in t.events if event.type == "face_chosen"]
    assert [(event["seat"], event["face"]) for event in chosen] == [(RED, "point")]


FACES = [
    (TWO, 2, 0),
    (THREE, 3, 0),
    (TWO_AND_CASUALTY, 2, 1),
    (TWO_CASUALTIES, 0, 2),
    (ONE_AND_CASUALTY, 1, 1),
]


@pytest.mark.rule("NG-BATTLE-09")
@pytest.mark.parametrize(("face", "points", "casualties"), FACES)
def test_faces_of_the_attackers_die(face: list[int], points: int, casualties: int) -> None:
    t = field(red=4, purple=4)
    attack(t, 4, face, TWO)
    assert totals(t) == (4 + points, 6)
    assert losses(t) == (0, casualties)


@pytest.mark.rule("NG-BATTLE-09")
@pytest.mark.parametrize(("face", "points", "casualties"), FACES)
def test_faces_of_the_defenders_die(face: list[int], points: int, casualties: int) -> None:
    t = field(red=4, purple=4)
    attack(t, 4, TWO, face)
    assert totals(t) == (6, 4 + points)
    assert losses(t) == (casualties, 0)


@pytest.mark.rule("NG-BATTLE-09")
@pytest.mark.parametrize(("take", "points", "casualties"), [("face:point", 1, 0), ("face:casualty", 0, 1)])
def test_the_choice_face_gives_a_point_or_a_casualty_never_both(take: str, points: int, casualties: int) -> None:
    t = field(red=4, purple=4)
    attack(t, 4, CHOICE)
    assert sorted(t.keys) == ["face:casualty", "face:point"]
    t.choose(take, outcomes=[CHOICE])
    assert t.decision == (PURPLE, "die_choice")  # the owner of the die chooses
    t.choose(take)
    assert totals(t) == (4 + points, 4 + points)
    assert losses(t) == (casualties, casualties)


@pytest.mark.rule("NG-BATTLE-09")
def test_the_die_has_six_faces_one_of_each() -> None:
    faces = table().s.content.faces
    shown = sorted((face.points, face.casualties, bool(face.choice)) for face in faces)
    assert shown == [(0, 0, True), (0, 2, False), (1, 1, False), (2, 0, False), (2, 1, False), (3, 0, False)]


# -- step 5: totals and casualties -------------------------------------------------------------------------------------


@pytest.mark.rule("NG-BATTLE-10")
def test_the_totals_are_the_sum_of_all_steps() -> None:
    """Red: 3 units + 1 card + 2 food + 2 die = 8. Purple: 2 units + 2 Fortress + 1 food + 3 die = 8."""
    t = field(red=3, purple=2).building("fortress", "S0.b")
    t.resources(RED, food=2).resources(PURPLE, food=4)
    attack(t, 3, card="e14")
    t.choose("count:2", "count:1", outcomes=[TWO, THREE])
    assert totals(t) == (8, 8)


@pytest.mark.rule("NG-BATTLE-10")
@pytest.mark.rule("NG-BUILD-12")
@pytest.mark.parametrize(("towers", "lost"), [(0, 1), (1, 2), (2, 3)])
def test_casualties_of_buildings_and_die_add_up(towers: int, lost: int) -> None:
    t = field(red=5, purple=3)
    for _ in range(towers):
        t.building("tower", "S0.b")
    attack(t, 5, THREE, ONE_AND_CASUALTY)
    assert losses(t) == (lost, 0)
    assert totals(t) == (8, 4)  # towers give no points
    assert t.units_in("S0.b") == (RED, 5 - lost)


@pytest.mark.rule("NG-BATTLE-10")
def test_a_card_may_ward_casualties_off() -> None:
    """Shieldbearers cancel one casualty of the defender, here that of the tower or the die."""
    t = field(red=5, purple=3).building("tower", "S0.b")
    t.play(RED, "e13", "territory:S0.d", "territory:S0.b", "count:5")
    t.choose("done", outcomes=[THREE, ONE_AND_CASUALTY])  # of its two moves one is left
    assert losses(t) == (1, 0)


@pytest.mark.rule("NG-BATTLE-11")
def test_casualties_do_not_lower_the_total() -> None:
    """4 + 3 = 7 against 5 + 1 = 6: Red wins though one of the four is a casualty."""
    t = field(red=4, purple=5)
    attack(t, 4, THREE, ONE_AND_CASUALTY)
    assert totals(t) == (7, 6)
    assert losses(t) == (1, 0)
    assert t.event("battle_decided")["winner"] == RED


@pytest.mark.rule("NG-BATTLE-11")
def test_casualties_do_not_lower_the_defenders_total_either() -> None:
    """4 + 1 = 5 against 3 + 2 = 5: a tie, although one of the three is a casualty."""
    t = field(red=4, purple=3)
    attack(t, 4, ONE_AND_CASUALTY, TWO)
    assert totals(t) == (5, 5)
    assert losses(t) == (0, 1)
    assert t.event("battle_decided")["winner"] == PURPLE
