"""Positions for movement, wounds, Special Actions and characters, worked out by hand from the printed rules."""

from __future__ import annotations

import pytest

from tests.games.icaion.table import BLACK, PURPLE, RED, YELLOW, Table, table


def nodes(t: Table) -> set[str]:
    """The nodes a Seeker may go to now."""
    return {key.removeprefix("node:") for key in t.keys if key.startswith("node:")}


ONE_LINE = {"R1", "L2", "W2"}  # from S1
TWO_LINES = {"M1", "M2", "P1", "X2"}
THREE_LINES = {"L1", "X1", "R2", "C1", "P2"}
FOUR_LINES = {"S5", "W1", "S2", "C5", "C2", "W3"}


def at_s1(seeker: str = "heir", gear: str = "armor") -> Table:
    return table(seats=4).seeker(RED, "S1").character(RED, seeker, gear)


@pytest.mark.rule("IC-MOVE-01")
@pytest.mark.rule("IC-MOVE-03")
@pytest.mark.rule("IC-MOVE-05")
@pytest.mark.rule("IC-MOVE-06")
@pytest.mark.rule("IC-MOVE-07")
@pytest.mark.rule("IC-GEAR-BOOTS-01")
@pytest.mark.rule("IC-EX-03")
@pytest.mark.parametrize(
    ("blue", "row", "gear", "reach"),
    [
        (0, 0, "armor", ONE_LINE | TWO_LINES),
        (3, 0, "armor", ONE_LINE | TWO_LINES),  # Blue is of no use before a Harvester left the row
        (0, 2, "armor", ONE_LINE | TWO_LINES),
        (1, 1, "armor", ONE_LINE | TWO_LINES | THREE_LINES),
        (2, 1, "armor", ONE_LINE | TWO_LINES | THREE_LINES | FOUR_LINES),
        (1, 2, "armor", ONE_LINE | TWO_LINES | THREE_LINES | FOUR_LINES),
        (0, 0, "boots", ONE_LINE | TWO_LINES | THREE_LINES),
        (1, 1, "boots", ONE_LINE | TWO_LINES | THREE_LINES | FOUR_LINES),
    ],
)
def test_how_far_a_move_goes(blue: int, row: int, gear: str, reach: set[str]) -> None:
    t = at_s1(gear=gear).deployed(RED, movement=row).cage(RED, 1, blue=blue, green=2).begin_turn(RED)
    assert nodes(t) == reach
    assert ("camp" in t.keys) == (blue > 0)


@pytest.mark.rule("IC-MOVE-05")
@pytest.mark.rule("IC-MOVE-06")
@pytest.mark.rule("IC-AMB-84")
@pytest.mark.parametrize(
    ("row", "node", "spent"), [(1, "X2", 0), (1, "X1", 1), (1, "C2", 2), (2, "X1", 1), (2, "C2", 1)]
)
def test_no_more_blue_is_spent_than_the_way_needs(row: int, node: str, spent: int) -> None:
    t = at_s1().deployed(RED, movement=row).cage(RED, 1, blue=3).begin_turn(RED).choose(f"node:{node}")
    assert t.stock(RED) == {"blue": 3 - spent} and t.at(RED) == node


@pytest.mark.rule("IC-CURIO-12")
@pytest.mark.rule("IC-AMB-21")
def test_a_movement_upgrade_is_one_free_node() -> None:
    t = at_s1().upgrade(RED, "up_movement").begin_turn(RED)
    assert nodes(t) == ONE_LINE | TWO_LINES | THREE_LINES


@pytest.mark.rule("IC-WOUND-03")
@pytest.mark.rule("IC-WOUND-04")
@pytest.mark.rule("IC-AMB-46")
def test_nothing_helps_a_wounded_seeker_on() -> None:
    t = at_s1(gear="boots").deployed(RED, movement=2).cage(RED, 1, blue=3, green=3).hand(RED, "points_3")
    t.upgrade(RED, "up_movement").lying(RED).begin_turn(RED)
    assert nodes(t) == ONE_LINE | TWO_LINES and "camp" in t.keys
    t.choose("camp")
    assert t.stock(RED) == {"blue": 2, "green": 3}
    assert t.keys == ["extract", "pass"]
    assert t.why_not("card:points_3") == t.why_not("power:draw") == "IC-WOUND-04"


@pytest.mark.rule("IC-WOUND-02")
def test_the_turn_after_a_wounded_one_is_free() -> None:
    t = table().track("forest", "myst").event_deck("river", "mountain").lying(RED).hand(RED, "draw_1_2").begin_turn(RED)
    t.choose("node:W2", "pass")
    assert t.s.lying[RED] == 0
    t.choose("node:W3", "pass", "node:X2")
    assert "card:draw_1_2" in t.keys and "power:overcharge" in t.keys


# -- Curio cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-CURIO-01")
@pytest.mark.rule("IC-CURIO-07")
@pytest.mark.rule("IC-SEEKER-HEIR-01")
@pytest.mark.rule("IC-SEEKER-CREATURE-01")
@pytest.mark.parametrize(
    ("seeker", "card", "spent", "reputation"),
    [
        ("cursed", "points_3", 1, 3),
        ("cursed", "points_6", 2, 6),
        ("cursed", "points_9", 3, 9),
        ("heir", "points_6", 2, 7),
        ("creature", "points_3", 0, 3),
        ("creature", "points_9", 2, 9),
    ],
)
def test_points_for_green(seeker: str, card: str, spent: int, reputation: int) -> None:
    t = table().character(RED, seeker, "armor").hand(RED, card).cage(RED, 1, green=3, brown=3).act(RED, f"card:{card}")
    assert t.stock(RED) == {colour: n for colour, n in (("brown", 3), ("green", 3 - spent)) if n}
    assert t.points_of(RED) == reputation and t.hand_of(RED) == []
    assert t.ids(t.s.discards) == [card]


@pytest.mark.rule("IC-AMB-25")
def test_brown_pays_for_no_card() -> None:
    t = table().hand(RED, "points_3").cage(RED, 1, brown=5).act(RED)
    assert t.why_not("card:points_3") == "IC-CURIO-01"


@pytest.mark.rule("IC-CURIO-09")
@pytest.mark.rule("IC-WOUND-01")
@pytest.mark.rule("IC-AMB-45")
def test_an_attack_scores_every_seeker_it_hits() -> None:
    t = table(seats=4).character(RED, "cursed", "armor").hand(RED, "attack_5").cage(RED, 1, green=3)
    t.seeker(RED, "X1").seeker(YELLOW, "X1").seeker(PURPLE, "M1").seeker(BLACK, "P5").hand(YELLOW, "points_3")
    t.act(RED, "card:attack_5", "card:points_3")  # Yellow discards a card, Purple has none
    assert t.points_of(RED) == 10
    assert t.s.lying == [0, 0, 1, 0] and t.hand_of(YELLOW) == []


@pytest.mark.rule("IC-CURIO-09")
def test_an_attack_reaches_no_further_than_one_line() -> None:
    t = table(seats=4).character(RED, "cursed", "armor").hand(RED, "attack_2").cage(RED, 1, green=1)
    t.seeker(RED, "X1").seeker(YELLOW, "L1").seeker(PURPLE, "C1").seeker(BLACK, "P5").act(RED, "card:attack_2")
    assert t.points_of(RED) == 0 and t.s.lying == [0, 0, 0, 0]


@pytest.mark.rule("IC-CURIO-03")
@pytest.mark.rule("IC-AMB-103")
@pytest.mark.parametrize(
    ("goes", "strength", "cages"), [("card:up_strength", 1, 3), ("card:up_converter", 2, 3), ("new", 2, 2)]
)
def test_an_upgrade_over_the_limit_costs_another(goes: str, strength: int, cages: int) -> None:
    t = table().character(RED, "cursed", "armor").upgrade(RED, "up_strength", "up_converter")  # one each: two Upgrades
    t.hand(RED, "up_cage").cage(RED, 1, green=2).act(RED, "card:up_cage")
    if "pay:1.green" in t.keys:
        t.choose("pay:1.green", "pay:1.green")
    t.choose(goes)
    player = t.match.view(RED)["players"][RED]
    assert (player["strength"], len(player["cages"]), len(player["upgrades"])) == (strength, cages, 2)


@pytest.mark.rule("IC-CURIO-11")
@pytest.mark.rule("IC-AMB-35")
def test_an_action_card_comes_on_top_of_the_standard_action() -> None:
    t = table().seeker(RED, "X1").qoam(RI1=3).hand(RED, "action_extract").cage(RED, 1, green=1)
    t.act(RED, "extract", "cage:2", "card:action_extract", "cage:1")
    assert t.cages(RED) == [{"blue": 1}, {"blue": 1}] and t.qoam_in("RI1") == 1


@pytest.mark.rule("IC-CURIO-13")
def test_a_converter_turns_two_of_one_colour_into_the_missing_one() -> None:
    t = table().upgrade(RED, "up_converter").hand(RED, "points_6").cage(RED, 1, green=1, grey=2).cage(RED, 2, pink=1)
    t.act(RED, "card:points_6")
    while t.decision[1] != "action":
        t.choose(next((key for key in t.keys if key.startswith("convert")), t.keys[0]))
    assert t.points_of(RED) == 6 and t.stock(RED) == {"pink": 1}


@pytest.mark.rule("IC-CURIO-13")
def test_one_converter_converts_once_an_action() -> None:
    t = table().upgrade(RED, "up_converter").hand(RED, "points_6").cage(RED, 1, grey=4).act(RED)
    assert t.why_not("card:points_6") == "IC-CURIO-01"
    two = table().character(RED, "heir", "belt").upgrade(RED, "up_converter", "up_converter").hand(RED, "points_6")
    assert "card:points_6" in two.cage(RED, 1, grey=4).act(RED).keys


@pytest.mark.rule("IC-CURIO-08")
@pytest.mark.rule("IC-AMB-33")
@pytest.mark.rule("IC-AMB-34")
def test_a_move_card_may_lead_back_to_where_the_turn_began() -> None:
    t = table().hand(RED, "move_2").cage(RED, 1, green=1).begin_turn(RED).choose("node:W2", "card:move_2", "node:S1")
    assert t.at(RED) == "S1" and "extract" in t.keys


# -- Emergency Power Supply --------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-EPS-02")
@pytest.mark.rule("IC-EX-09")
@pytest.mark.rule("IC-AMB-42")
def test_overcharge_is_one_crystal_for_each_type_and_one_more() -> None:
    t = table().cage(RED, 1, grey=3)
    for machine, region in (("harvester", "RI3"), ("harvester", "RI2"), ("harvester", "RI1"), ("scavenger", "RC4")):
        t.machine(machine, region, RED)
    t.act(RED, "power:overcharge", "colour:pink", "cage:1")
    assert t.cages(RED) == [{"blue": 1, "brown": 1, "green": 1, "pink": 1}, {}, {}]  # the third Harvester's cage
    assert t.match.view(RED)["players"][RED]["charged"] is False


@pytest.mark.rule("IC-EPS-02")
def test_overcharge_may_take_two_of_one_colour() -> None:
    t = table().machine("harvester", "RI1", RED).machine("harvester", "RI3", RED)
    t.act(RED, "power:overcharge", "colour:blue", "cage:2")
    assert t.stock(RED) == {"blue": 2, "green": 1}


@pytest.mark.rule("IC-EPS-04")
@pytest.mark.rule("IC-AMB-85")
def test_double_shift_is_a_second_move_and_a_second_standard_action() -> None:
    t = table().seeker(RED, "X1").qoam(RI1=2, RI2=1).hand(RED, "draw_1_2").begin_turn(RED)
    t.choose("node:P1", "extract", "cage:1", "power:double_shift")
    assert t.decision == (RED, "move") and "node:X1" in t.keys and "node:P1" not in t.keys
    t.choose("node:X1")
    assert "extract" in t.keys and t.why_not("card:draw_1_2") == "IC-TURN-01"
    t.choose("extract", "cage:2")
    assert t.cages(RED) == [{"blue": 1, "brown": 1}, {"blue": 1}] and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-EPS-03")
def test_the_power_supply_draws_no_more_than_the_hand_holds() -> None:
    t = table().character(RED, "survivor", "boots").hand(RED, "points_3", "points_3", "points_6", "points_6")
    t.act(RED, "power:draw")
    assert len(t.hand_of(RED)) == 5 and t.decision != (RED, "draw_more")


@pytest.mark.rule("IC-SEEKER-MACHINE-01")
def test_the_machine_adds_a_crystal_to_a_cage_as_it_is() -> None:
    t = table().character(RED, "machine", "armor").cage(RED, 1, grey=2).cage(RED, 2, blue=1)
    t.act(RED, "power:overcharge", "colour:pink", "cage:2", "colour:green", "cage:1")
    assert t.cages(RED) == [{"green": 1, "grey": 2}, {"pink": 1}]


@pytest.mark.rule("IC-GEAR-STABILIZER-01")
def test_the_stabilizer_draws_with_overcharge_only() -> None:
    t = table().gear(RED, "stabilizer").act(RED, "power:overcharge", "colour:pink", "cage:1")
    assert len(t.hand_of(RED)) == 1
    t = table().gear(RED, "stabilizer").act(RED, "power:draw")
    if t.decision == (RED, "draw_more"):
        t.choose("done")
    assert len(t.hand_of(RED)) == 1


@pytest.mark.rule("IC-EPS-05")
@pytest.mark.rule("IC-YEAR-09")
def test_the_fifth_round_recharges_everybody() -> None:
    for cards, charged in ((3, [0, 0]), (4, [1, 1])):
        t = table().track(*["river", "mountain", "forest", "myst"][:cards]).discharged(RED, YELLOW)
        t.event_deck("colossus_2", "crystal").start_round()
        while t.decision[1] == "prevent_wound":
            t.choose("wound")
        assert t.s.round == cards + 1 and t.s.charged == charged


# -- characters --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-SEEKER-CREATURE-01")
@pytest.mark.rule("IC-SEEKER-CREATURE-02")
@pytest.mark.rule("IC-AMB-16")
def test_the_creature_pays_one_less_and_scores_the_full_cost() -> None:
    t = table(seats=3).seeker(RED, "X1").character(RED, "creature", "armor").machine("refiner", "RI1", YELLOW)
    t.machine("scavenger", "RI1", PURPLE).machine("harvester", "RC1", PURPLE).cage(RED, 1, blue=3)
    t.act(RED, "deploy", "row:strength", "region:RI1")
    assert t.stock(RED) == {"blue": 1} and t.points_of(RED) == 6


@pytest.mark.rule("IC-GEAR-GLOVES-01")
@pytest.mark.rule("IC-AMB-91")
def test_mechanic_gloves_deploy_twice_in_a_turn() -> None:
    t = table().seeker(RED, "X1").gear(RED, "gloves").cage(RED, 1, brown=3)
    t.act(RED, "special:deploy", "row:strength", "region:RI1", "deploy", "row:strength", "region:RC1")
    assert t.machines_in("RI1") == {"harvester": RED} and t.machines_in("RC1") == {"scavenger": RED}
    assert t.points_of(RED) == 2 and t.stock(RED) == {"brown": 1}


@pytest.mark.rule("IC-GEAR-SWORD-01")
@pytest.mark.rule("IC-GEAR-SWORD-02")
@pytest.mark.rule("IC-AMB-55")
def test_the_sword_strikes_twice_but_scores_once_a_turn() -> None:
    t = table().seeker(RED, "X1").gear(RED, "sword").parasites(RI1=3, RI2=2).cage(RED, 1, grey=2).begin_turn(RED)
    t.choose("node:P1", "eradicate", "remove:RI1.2")
    if t.decision == (RED, "eradicate"):
        t.choose("done")
    assert (t.points_of(RED), t.stock(RED)) == (2, {"grey": 1})
    t.choose("power:double_shift", "node:X1", "eradicate", "remove:RI1.1")
    if t.decision == (RED, "eradicate"):
        t.choose("done")
    assert (t.points_of(RED), t.s.collected[RED], t.stock(RED)) == (2, 3, {})


@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
def test_the_criminal_investigates_twice_with_the_armor_on() -> None:
    t = table().seeker(RED, "M1").character(RED, "criminal", "boots").colossus("K1", 1, 3).cage(RED, 1, pink=4)
    t.s.armor = 1
    t.act(RED, "investigate", "count:1", "special:investigate", "count:3")
    assert t.points_of(RED) == 4 and t.match.view(RED)["players"][RED]["shards"] == 2


@pytest.mark.rule("IC-SEEKER-CRIMINAL-01")
@pytest.mark.rule("IC-AMB-79")
@pytest.mark.parametrize(("answer", "armor"), [("wound", False), ("card:points_3", True)])
def test_a_wound_takes_the_armor_unless_it_is_averted(answer: str, armor: bool) -> None:
    t = table().character(YELLOW, "criminal", "boots").seeker(YELLOW, "W2").hand(YELLOW, "points_3")
    t.s.armor = 1
    t.hand(RED, "attack_2").cage(RED, 1, green=1).act(RED, "card:attack_2", answer)
    assert t.match.view(None)["players"][YELLOW]["armor"] is armor and t.points_of(RED) == 2


@pytest.mark.rule("IC-SEEKER-SURVIVOR-01")
def test_the_survivor_jumps_in_the_last_round_only() -> None:
    t = table().last_round().character(RED, "survivor", "armor").begin_turn(RED).choose("node:C3")
    assert t.at(RED) == "C3" and "retrieve" in t.keys
    t = table().track("river", "mountain", "forest", "myst").character(RED, "survivor", "armor").begin_turn(RED)
    assert nodes(t) == ONE_LINE | TWO_LINES


@pytest.mark.rule("IC-SEEKER-CURSED-01")
@pytest.mark.rule("IC-AMB-41")
def test_the_cursed_extracts_three_times_with_a_double_shift() -> None:
    t = table().last_round().character(RED, "cursed", "armor").seeker(RED, "X1").qoam(RI1=5).begin_turn(RED)
    t.choose("node:P1", "extract", "cage:1", "extract", "cage:1", "power:double_shift", "node:X1", "extract", "cage:2")
    assert t.qoam_in("RI1") == 2 and t.decision == (YELLOW, "move")


@pytest.mark.rule("IC-GEAR-TOOLS-01")
@pytest.mark.rule("IC-APPARATUS-08")
@pytest.mark.rule("IC-EX-08")
def test_an_apparatus_of_the_second_year_goes_to_the_second_slot() -> None:
    t = table().year(3).gear(RED, "tools").seeker(RED, "L1").slot(RED, "blue", 2).act(RED, "install")
    assert t.match.view(RED)["players"][RED]["installed"] == [None, "blue_2", None] and t.points_of(RED) == 4


# -- Apparatus ---------------------------------------------------------------------------------------------------------


def well_equipped(side: str) -> Table:
    """Red in the City: two Harvesters, a Scavenger and a Refiner stand in River, River, Forest and Crystal Field; one
    Upgrade cage, one Upgrade converter, two Shards, three Parasites eliminated this Year."""
    t = table(apparatus_sides=side).seeker(RED, "C1").character(RED, "heir", "sword")
    for machine, region in (("harvester", "RI1"), ("harvester", "RE2"), ("scavenger", "RI3"), ("refiner", "RC3")):
        t.machine(machine, region, RED)
    t.deployed(RED, strength=3, movement=1, cage=0).upgrade(RED, "up_cage", "up_converter")
    return t.shards(RED, 1, 3).collected(RED, 3)


@pytest.mark.rule("IC-APPARATUS-05")
@pytest.mark.rule("IC-AMB-19")
@pytest.mark.rule("IC-AMB-20")
@pytest.mark.parametrize(
    ("side", "colour", "reputation"),
    [
        ("day", "blue", 2 * 3),
        ("day", "brown", 1 * 4),
        ("day", "green", 2 * 4),
        ("day", "grey", 3 * 3),  # one at the start, two uncovered; the Sword's is not on the board
        ("day", "pink", 2 * 5),
        ("night", "blue", 3 * 3),  # two at the start, one uncovered
        ("night", "brown", 3 * 2),  # River, Forest, Crystal Field
        ("night", "green", 3 * 4),  # two at the start and the Upgrade
        ("night", "grey", 3 * 2),
        ("night", "pink", 1 * 5),
    ],
)
def test_what_an_apparatus_is_worth(side: str, colour: str, reputation: int) -> None:
    t = well_equipped(side)
    pile = next(pile for pile in t.match.view(RED)["piles"] if pile["colour"] == colour)
    assert pile["worth"][RED] == reputation
    t.act(RED, "retrieve", f"apparatus:{colour}")
    assert t.points_of(RED) == reputation


@pytest.mark.rule("IC-APPARATUS-03")
@pytest.mark.rule("IC-AMB-28")
def test_a_card_gives_no_second_retrieve_in_a_year() -> None:
    t = table().seeker(RED, "C1").hand(RED, "action_retrieve_or_install").cage(RED, 1, green=2)
    t.act(RED, "retrieve", "apparatus:pink")
    assert "card:action_retrieve_or_install" not in t.keys


@pytest.mark.rule("IC-APPARATUS-06")
def test_a_colour_is_there_for_one_player_a_year() -> None:
    t = table().seeker(RED, "C1").seeker(YELLOW, "C4").act(RED, "retrieve", "apparatus:grey")
    t.act(YELLOW, "retrieve")
    assert t.keys == [f"apparatus:{colour}" for colour in ("blue", "brown", "green", "pink")]
    assert t.why_not("apparatus:grey") == "IC-APPARATUS-06"
