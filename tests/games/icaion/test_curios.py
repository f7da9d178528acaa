"""Curio cards. [IC-CURIO]"""

from __future__ import annotations

import json

import pytest

from tests.games.icaion.scenarios import heir_at_x1, red_at_x1
from tests.games.icaion.table import BLACK, PURPLE, RED, YELLOW, Table, game, table


def with_card(card: str, green: int = 3, seats: int = 2) -> Table:
    return table(seats=seats).hand(RED, card).cage(RED, 1, green=green)


@pytest.mark.rule("IC-CURIO-01")
def test_a_card_costs_its_green() -> None:
    t = with_card("points_6", green=1).act(RED)
    assert t.refusal("card:points_6").params["green"] == 2 and t.why_not("card:points_6") == "IC-CURIO-01"
    t = with_card("points_6", green=3).act(RED, "card:points_6")
    assert t.stock(RED) == {"green": 1} and t.gained(RED) == {"curios": 6}
    types = [event.type for event in t.events]
    assert types.index("qoam_spent") < types.index("reputation_gained")


@pytest.mark.rule("IC-CURIO-02")
def test_some_cards_are_discarded_and_upgrades_stay() -> None:
    t = with_card("points_3").act(RED, "card:points_3")
    assert t.ids(t.s.discards) == ["points_3"] and t.s.resolving == []
    t = with_card("up_cage").act(RED, "card:up_cage")
    assert t.s.discards == [] and t.ids(t.s.upgrades[RED]) == ["up_cage"]


@pytest.mark.rule("IC-CURIO-03")
@pytest.mark.rule("IC-AMB-103")
def test_beyond_the_limit_an_upgrade_goes() -> None:
    t = with_card("up_cage").character(RED, "heir").upgrade(RED, "up_strength", "up_converter", "up_converter")
    t.act(RED, "card:up_cage")  # The Heir and Primal Armor allow three
    assert t.keys == ["card:up_strength", "card:up_converter", "new"]
    t.choose("card:up_converter")
    assert sorted(t.ids(t.s.upgrades[RED])) == ["up_cage", "up_converter", "up_strength"]
    assert t.ids(t.s.discards) == ["up_converter"]

    t = with_card("up_cage").character(RED, "heir").upgrade(RED, "up_strength", "up_converter", "up_converter")
    t.act(RED, "card:up_cage")
    assert t.gained(RED) == {"seeker": 1}  # it counts as played
    t.choose("new")
    assert t.ids(t.s.discards) == ["up_cage"] and len(t.s.upgrades[RED]) == 3


@pytest.mark.rule("IC-CURIO-04")
@pytest.mark.rule("IC-AMB-08")
def test_nobody_draws_beyond_the_hand_limit() -> None:
    t = with_card("draw_1_2").hand(RED, "draw_1_2", "move_2", "move_2", "move_3", "move_5")
    t.act(RED, "card:draw_1_2")
    assert len(t.hand_of(RED)) == 5 and t.decision != (RED, "draw_more")  # no room for a second card
    small = with_card("draw_1_2").character(RED, "outsider", "case")  # a limit of three
    small.hand(RED, "draw_1_2", "move_2", "move_3", "move_5", "points_3").act(RED, "card:draw_1_2")
    assert len(small.hand_of(RED)) == 4


@pytest.mark.rule("IC-CURIO-05")
def test_cards_with_qoam() -> None:
    t = with_card("qoam_pink_3").act(RED, "card:qoam_pink_3", "cage:2")
    assert t.cages(RED) == [{"green": 2}, {"pink": 3}]
    t = with_card("qoam_wild_4").act(RED, "card:qoam_wild_4")
    assert t.keys == [f"colour:{name}" for name in ("blue", "brown", "green", "grey", "pink")]
    t.choose("colour:grey", "cage:2")
    assert t.cages(RED) == [{"green": 1}, {"grey": 4}]  # all of one colour


@pytest.mark.rule("IC-CURIO-06")
@pytest.mark.rule("IC-AMB-36")
def test_draw_one_or_two() -> None:
    t = with_card("draw_1_2").deck("points_3", "points_6").act(RED, "card:draw_1_2")
    assert t.hand_of(RED) == ["points_3"] and t.keys == ["draw", "done"]
    t.choose("done")
    assert t.hand_of(RED) == ["points_3"]


@pytest.mark.rule("IC-AMB-61")
def test_with_no_card_anywhere_nothing_is_drawn() -> None:
    t = with_card("draw_1_2")
    t.s.deck = []
    t.act(RED, "card:draw_1_2")
    assert t.hand_of(RED) == [] and t.ids(t.s.discards) == ["draw_1_2"]


@pytest.mark.rule("IC-CURIO-07")
@pytest.mark.parametrize(("card", "points"), [("points_3", 3), ("points_6", 6), ("points_9", 9)])
def test_cards_with_points(card: str, points: int) -> None:
    t = with_card(card).act(RED, f"card:{card}")
    assert t.gained(RED) == {"curios": points} and t.event("reputation_gained")["card"] == card


@pytest.mark.rule("IC-CURIO-08")
@pytest.mark.rule("IC-AMB-33")
@pytest.mark.rule("IC-AMB-34")
def test_a_card_moves_on_right_after_the_move() -> None:
    t = with_card("move_3").seeker(RED, "X1").begin_turn(RED).choose("node:P1")
    assert "card:move_3" in t.keys
    t.choose("card:move_3")
    assert "node:X1" in t.keys and "done" in t.keys  # also back to where the turn began, or no further
    assert "node:L1" in t.keys and t.why_not("node:M3") == "IC-CURIO-08"  # three lines; more
    t.choose("node:L1")
    assert t.at(RED) == "L1" and t.decision == (RED, "action")


@pytest.mark.rule("IC-CURIO-08")
@pytest.mark.rule("IC-AMB-33")
def test_not_after_camping_nor_after_a_standard_action() -> None:
    t = with_card("move_2").cage(RED, 2, blue=1).begin_turn(RED).choose("camp")
    assert t.why_not("card:move_2") == "IC-CURIO-08"
    t = with_card("move_2").begin_turn(RED).choose("node:W2", "extract")
    assert t.why_not("card:move_2") == "IC-CURIO-08"


@pytest.mark.rule("IC-CURIO-09")
@pytest.mark.rule("IC-AMB-45")
def test_an_attack_hits_neighbours_and_scores_even_if_prevented() -> None:
    t = with_card("attack_3", seats=3).seeker(RED, "X1").seeker(YELLOW, "X1").seeker(PURPLE, "P1")
    t.hand(YELLOW, "points_3").lying(PURPLE).act(RED, "card:attack_3")
    assert t.event("seekers_attacked")["seats"] == [YELLOW, PURPLE]
    assert t.gained(RED) == {"attacks": 6}
    assert t.decision == (YELLOW, "prevent_wound")
    t.choose("card:points_3")
    assert t.s.lying == [0, 0, 1]


@pytest.mark.rule("IC-CURIO-09")
def test_an_attack_does_not_reach_further() -> None:
    t = with_card("attack_5", seats=3).seeker(RED, "X1").seeker(YELLOW, "C1").seeker(PURPLE, "M1")
    t.act(RED, "card:attack_5")
    assert t.gained(RED) == {"attacks": 5} and t.s.lying == [0, 0, 1]


@pytest.mark.rule("IC-CURIO-10")
@pytest.mark.rule("IC-EPS-05")
def test_a_card_recharges() -> None:
    t = with_card("recharge_eps").discharged(RED).act(RED, "card:recharge_eps")
    assert t.s.charged[RED] == 1 and t.event("power_recharged")["rule"] == "IC-CURIO-10"


@pytest.mark.rule("IC-CURIO-11")
@pytest.mark.rule("IC-AMB-35")
def test_a_card_with_an_action_comes_on_top() -> None:
    t = with_card("action_extract").seeker(RED, "X1").qoam(RI1=2).act(RED, "extract", "cage:2")
    t.choose("card:action_extract", "cage:2")
    assert t.qoam_in("RI1") == 0 and t.cages(RED) == [{"green": 2}, {"blue": 1}]


@pytest.mark.rule("IC-CURIO-11")
def test_a_card_with_two_actions_offers_a_choice() -> None:
    t = with_card("action_eradicate_or_investigate").seeker(RED, "M1").colossus("K1", 2).parasites(RC1=1)
    t.cage(RED, 2, grey=1).act(RED, "card:action_eradicate_or_investigate")
    assert t.keys == ["eradicate", "investigate"]
    t.choose("eradicate")
    assert t.decision == (RED, "eradicate")
    one = with_card("action_eradicate_or_investigate").seeker(RED, "M1").colossus("K1", 2)
    one.act(RED, "card:action_eradicate_or_investigate")
    assert one.decision == (RED, "investigate")  # the other is not possible


@pytest.mark.rule("IC-CURIO-11")
@pytest.mark.rule("IC-AMB-92")
@pytest.mark.rule("IC-AMB-93")
def test_a_card_with_an_action_needs_its_conditions() -> None:
    t = with_card("action_deploy", green=2).seeker(RED, "L1").act(RED)
    assert "card:action_deploy" in t.keys  # one Green for the card, one for the Forest
    t = with_card("action_deploy", green=1).seeker(RED, "L1").cage(RED, 2, pink=2).act(RED)  # and no converter
    assert "deploy" in t.keys and t.why_not("card:action_deploy") == "IC-CURIO-11"
    t = with_card("action_retrieve_or_install").act(RED)
    assert t.why_not("card:action_retrieve_or_install") == "IC-CURIO-11"


@pytest.mark.rule("IC-AMB-93")
def test_a_payment_that_takes_what_the_action_needs_wastes_the_card() -> None:
    t = with_card("action_deploy", green=1).seeker(RED, "L1").upgrade(RED, "up_converter").cage(RED, 2, pink=2)
    t.act(RED)
    assert "card:action_deploy" in t.keys  # paid with the converter, the Green is left for the Forest
    t.choose("card:action_deploy")
    assert t.keys == ["pay:1.green", "convert:pink.green"]
    t.choose("convert:pink.green")
    assert t.decision == (RED, "deploy_row")


@pytest.mark.rule("IC-AMB-92")
def test_a_card_may_be_played_without_effect() -> None:
    for card in ("attack_2", "recharge_eps"):
        t = with_card(card).act(RED, f"card:{card}")
        assert t.points_of(RED) == 0 and t.hand_of(RED) == []


@pytest.mark.rule("IC-CURIO-12")
def test_upgrades_add_a_cage_strength_or_movement() -> None:
    t = table().upgrade(RED, "up_cage", "up_strength", "up_movement")
    player = t.match.view(None)["players"][RED]
    assert (len(player["cages"]), player["strength"], player["free_nodes"]) == (3, 2, 3)
    t.seeker(RED, "X1").qoam(RI1=1).act(RED, "extract", "cage:3")
    assert t.cages(RED) == [{}, {}, {"blue": 1}]


@pytest.mark.rule("IC-AMB-37")
def test_the_cage_of_a_discarded_upgrade_is_lost_with_its_content() -> None:
    t = with_card("up_strength").character(RED, "cursed").upgrade(RED, "up_cage", "up_converter")
    t.cage(RED, 2, blue=1).cage(RED, 3, pink=2).act(RED, "card:up_strength", "pay:1.green", "pay:1.green")
    t.choose("card:up_cage")
    assert t.cages(RED) == [{"green": 1}, {"blue": 1}]
    assert t.event("cage_lost")["pink"] == 2


@pytest.mark.rule("IC-AMB-37")
def test_a_match_saved_before_cages_were_told_apart_goes_on() -> None:
    """The last ones belonged to Upgrades then."""
    t = with_card("up_strength").character(RED, "cursed").upgrade(RED, "up_cage", "up_converter").cage(RED, 3, pink=2)
    t.act(RED)
    saved = json.loads(t.match.to_json())
    del saved["state"]["upgrade_cages"]
    resumed = game().from_json(json.dumps(saved), trusted=True)
    assert resumed.view(RED) == t.match.view(RED) and resumed.state.to_data() == t.s.to_data()


@pytest.mark.rule("IC-AMB-37")
def test_with_two_such_cages_the_owner_chooses() -> None:
    t = with_card("up_strength", green=2).character(RED, "cursed").upgrade(RED, "up_cage", "up_cage")
    t.cage(RED, 3, pink=2).cage(RED, 4, grey=1).act(RED, "card:up_strength", "card:up_cage")
    assert t.decision == (RED, "lost_cage") and t.keys == ["cage:3", "cage:4"]
    assert t.why_not("cage:1") == "IC-AMB-37"
    t.choose("cage:3")
    assert t.cages(RED) == [{}, {}, {"grey": 1}]
    assert sorted(t.ids(t.s.upgrades[RED])) == ["up_cage", "up_strength"]


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


@pytest.mark.rule("IC-CURIO-06")
@pytest.mark.rule("IC-AMB-102")
def test_a_drawing_card_does_not_draw_itself() -> None:
    t = red_at_x1().hand(RED, "draw_1_2")
    t.deck("points_3").s.discards.clear()
    t.act(RED, "card:draw_1_2")
    if t.decision == (RED, "draw_more"):
        t.choose("draw")
    assert t.hand_of(RED) == ["points_3"] and t.ids(t.s.discards) == ["draw_1_2"]


@pytest.mark.rule("IC-CURIO-10")
@pytest.mark.rule("IC-TURN-01")
def test_a_recharged_supply_waits_for_the_next_turn() -> None:
    t = red_at_x1().discharged(RED).hand(RED, "recharge_eps").cage(RED, 1, green=1).act(RED, "card:recharge_eps")
    assert t.s.charged[RED] == 1 and t.why_not("power:overcharge") == "IC-TURN-01"


@pytest.mark.rule("IC-CURIO-05")
@pytest.mark.rule("IC-QOAM-02")
@pytest.mark.rule("IC-SEEKER-CREATURE-01")
def test_a_card_paid_from_the_cage_its_crystals_replace() -> None:
    t = red_at_x1("creature").hand(RED, "qoam_wild_5").cage(RED, 1, green=3, blue=1).cage(RED, 2, grey=1)
    t.act(RED, "card:qoam_wild_5", "colour:pink", "cage:1")
    assert t.cages(RED) == [{"pink": 5}, {"grey": 1}]


@pytest.mark.rule("IC-CURIO-09")
@pytest.mark.rule("IC-WOUND-01")
def test_cards_thrown_against_wounds_are_drawn_again() -> None:
    t = red_at_x1(seats=3).seeker(YELLOW, "X1").seeker(PURPLE, "P1").hand(RED, "attack_3").cage(RED, 1, green=2)
    t.hand(YELLOW, "points_3").hand(PURPLE, "points_9").act(RED, "card:attack_3", "card:points_3", "card:points_9")
    assert t.points_of(RED) == 6 and t.s.lying == [0, 0, 0]
    assert sorted(t.ids(t.s.discards)) == ["attack_3", "points_3", "points_9"]


@pytest.mark.rule("IC-CURIO-11")
@pytest.mark.rule("IC-AMB-17")
def test_a_deploy_by_card_is_paid_as_usual() -> None:
    t = heir_at_x1().hand(RED, "action_deploy").cage(RED, 1, green=3).machine("scavenger", "RC1", YELLOW)
    t.act(RED, "card:action_deploy", "row:cage", "region:RC1")
    assert t.stock(RED) == {} and t.points_of(RED) == 2 + 1  # one for the card, two for the Deploy; The Heir
    t = heir_at_x1().character(RED, "creature", "armor").hand(RED, "action_deploy").cage(RED, 1, green=3)
    t.machine("scavenger", "RC1", YELLOW).act(RED, "card:action_deploy", "row:cage", "region:RC1")
    assert t.stock(RED) == {"green": 2} and t.points_of(RED) == 2


@pytest.mark.rule("IC-AMB-93")
def test_the_price_of_the_card_counts_when_the_action_is_weighed() -> None:
    t = heir_at_x1().seeker(RED, "L1").hand(RED, "action_deploy").cage(RED, 1, green=1).act(RED)
    assert "deploy" in t.keys and "card:action_deploy" not in t.keys


@pytest.mark.rule("IC-SETUP-22")
@pytest.mark.rule("IC-AMB-102")
def test_the_discards_become_the_deck_in_the_middle_of_a_draw() -> None:
    t = table().deck("points_3").act(RED, "power:draw", "draw")
    assert len(t.hand_of(RED)) == 2 and t.hand_of(RED)[0] == "points_3"
    view = t.match.view(None)
    assert (view["curio_deck"], view["curio_discards"]) == (48, [])


@pytest.mark.rule("IC-AMB-36")
def test_one_card_is_enough() -> None:
    t = table().act(RED, "power:draw", "done")
    assert len(t.hand_of(RED)) == 1 and t.keys == ["extract", "pass"]
