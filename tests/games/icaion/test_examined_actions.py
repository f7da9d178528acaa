"""An outside reading of the printed rules: the other actions, Apparatus, Curio cards and Power Supply."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, game, table


def at_x1(seeker: str = "outsider", gear: str = "boots", seats: int = 2, **setup: Any) -> Table:
    """Red stands at X1, where a River (RI1), a Forest (RC1) and a Crystal Field (RE1) meet."""
    return table(seats=seats, **setup).seeker(RED, "X1").character(RED, seeker, gear).seeker(YELLOW, "C3")


def armored(node: str, gear: str = "boots", **setup: Any) -> Table:
    """Red is The Criminal with the Armor on."""
    t = table(**setup).seeker(RED, node).character(RED, "criminal", gear).seeker(YELLOW, "C3")
    t.s.armor = 1
    return t


def has_armor(t: Table) -> bool:
    return bool(t.match.view(None)["players"][RED]["armor"])


# -- Eradicate and Investigate -----------------------------------------------------------------------------------------


@pytest.mark.rule("IC-ERADICATE-01")
@pytest.mark.rule("IC-GEAR-SWORD-01")
@pytest.mark.rule("IC-CURIO-12")
@pytest.mark.parametrize(("third", "grey"), [(0, 1), (1, 2)])
def test_strength_of_board_gear_and_upgrade_adds_up(third: int, grey: int) -> None:
    t = at_x1(gear="sword").deployed(RED, strength=2).upgrade(RED, "up_strength").parasites(RI1=3, RC1=2, RE1=third)
    t.cage(RED, 1, grey=3).act(RED, "eradicate", "remove:RI1.3", "remove:RC1.2")
    if third:
        t.choose("remove:RE1.1")
    assert t.stock(RED) == {"grey": 3 - grey} and t.points_of(RED) == 2 and sum(t.s.parasites) == 0


@pytest.mark.rule("IC-ERADICATE-01")
@pytest.mark.rule("IC-CURIO-13")
def test_a_converted_grey_eradicates() -> None:
    t = at_x1().upgrade(RED, "up_converter").cage(RED, 1, brown=2).parasites(RI1=1)
    t.act(RED, "eradicate", "remove:RI1.1", "convert:brown.grey")
    assert t.s.collected[RED] == 1 and t.stock(RED) == {}


@pytest.mark.rule("IC-GEAR-SWORD-02")
@pytest.mark.rule("IC-CURIO-11")
@pytest.mark.rule("IC-AMB-55")
@pytest.mark.parametrize(("bonus", "points"), [("turn", 2), ("action", 4)])
def test_the_sword_and_an_eradicate_by_card(bonus: str, points: int) -> None:
    t = at_x1(gear="sword", sword_bonus=bonus).hand(RED, "action_eradicate_or_investigate").parasites(RI1=2, RC1=1)
    t.cage(RED, 1, green=1, grey=2).act(RED, "eradicate", "remove:RI1.2", "done")
    t.choose("card:action_eradicate_or_investigate", "remove:RC1.1")
    assert t.points_of(RED) == points and t.s.collected[RED] == 3


@pytest.mark.rule("IC-COLOSSUS-03")
@pytest.mark.rule("IC-CURIO-13")
@pytest.mark.rule("IC-SEEKER-OUTSIDER-01")
def test_converted_pink_meets_the_value_of_a_shard() -> None:
    t = at_x1().seeker(RED, "M1").colossus("K1", 2).upgrade(RED, "up_converter").cage(RED, 1, pink=1, grey=2)
    t.act(RED, "investigate", "count:2")
    while t.decision[1] != "action":
        t.choose(next(key for key in t.keys if key.startswith("convert:")))
    assert t.points_of(RED) == 6 and t.match.view(None)["players"][RED]["shards"] == 1 and t.stock(RED) == {}


@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
@pytest.mark.rule("IC-COLOSSUS-05")
def test_the_fifth_shard_is_kept_and_the_sixth_of_the_same_turn_is_not() -> None:
    t = armored("L1").colossus("K1", 1, 2).shards(RED, 1, 1, 2, 3).cage(RED, 1, pink=3)
    t.act(RED, "special:investigate", "count:1", "investigate", "count:2")
    assert t.points_of(RED) == 3 and t.match.view(None)["players"][RED]["shards"] == 5
    assert t.s.shards_removed == [0, 1, 0]


@pytest.mark.rule("IC-WONDER-BELL")
@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
def test_a_bell_brings_the_colossus_or_drives_it_away() -> None:
    t = armored("M2", wonders=True).wonder("bell", "RC2", RED).colossus("K1", 1).act(RED)
    assert t.why_not("special:investigate") == "IC-COLOSSUS-01"
    t.choose("extract", "clockwise", "special:investigate", "count:0")
    assert t.s.shards_removed == [1, 0, 0] and has_armor(t)
    t = armored("M2", wonders=True).wonder("bell", "RC2", RED).colossus("K2", 1).act(RED, "extract", "clockwise")
    assert t.why_not("special:investigate") == "IC-COLOSSUS-01"


@pytest.mark.rule("IC-SEEKER-CRIMINAL-01")
@pytest.mark.rule("IC-SEEKER-CRIMINAL-02")
@pytest.mark.rule("IC-AMB-77")
def test_a_criminal_wounded_in_the_own_turn_has_the_armor_back_at_its_end() -> None:
    t = armored("L1", wonders=True).wonder("bell", "RC1", RED).colossus("K1", 1).parasites(RC1=3)
    t.act(RED, "extract", "stay")
    assert t.s.lying[RED] == 1 and not has_armor(t)
    assert "special:investigate" not in t.keys
    t.choose("pass")  # a turn without a Special Action
    assert has_armor(t)


@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
@pytest.mark.rule("IC-EPS-04")
def test_the_armor_gives_nothing_after_a_double_shift() -> None:
    t = armored("M1").colossus("K1", 1, 1).slot(RED, "blue", 1).act(RED, "investigate", "count:0", "power:double_shift")
    t.choose("node:L1")
    assert "install" in t.keys and t.why_not("special:install") == t.why_not("special:investigate") == "IC-TURN-01"


@pytest.mark.rule("IC-SEEKER-CRIMINAL-02")
@pytest.mark.rule("IC-AMB-62")
def test_a_power_supply_used_with_the_armor_on_leaves_it_on() -> None:
    t = armored("M1").act(RED, "power:draw", "done", "pass")
    assert has_armor(t)


# -- Apparatus ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IC-APPARATUS-03")
@pytest.mark.rule("IC-SEEKER-CURSED-01")
def test_the_cursed_retrieves_once_all_the_same() -> None:
    t = at_x1("cursed").last_round().seeker(RED, "C2").begin_turn(RED).choose("node:C1", "retrieve", "apparatus:pink")
    assert "extract" in t.keys and t.why_not("retrieve") in ("IC-APPARATUS-02", "IC-APPARATUS-03")


@pytest.mark.rule("IC-APPARATUS-07")
@pytest.mark.rule("IC-EPS-04")
def test_retrieved_and_installed_in_one_turn() -> None:
    t = at_x1().seeker(RED, "C2").machine("harvester", "RI4", RED).begin_turn(RED)
    t.choose("node:C1", "retrieve", "apparatus:blue", "power:double_shift", "node:M1", "install")
    assert t.match.view(None)["players"][RED]["installed"] == ["blue_1", None, None] and t.points_of(RED) == 3


@pytest.mark.rule("IC-APPARATUS-02")
@pytest.mark.rule("IC-APPARATUS-04")
def test_an_old_tile_installed_makes_room_for_this_years() -> None:
    t = at_x1().year(2).seeker(RED, "L1").slot(RED, "blue", 1).begin_turn(RED).choose("node:M1", "install")
    t.choose("power:double_shift", "node:C1", "retrieve")
    assert t.why_not("apparatus:blue") == "IC-APPARATUS-04"
    t.choose("apparatus:brown")
    assert t.match.view(None)["players"][RED]["slot"] == "brown_2"


@pytest.mark.rule("IC-CURIO-11")
@pytest.mark.rule("IC-GEAR-TOOLS-01")
@pytest.mark.rule("IC-SEEKER-HEIR-01")
def test_an_install_by_card_scores_for_tools_and_heir() -> None:
    t = at_x1("heir", "tools").seeker(RED, "R5").slot(RED, "pink", 1).hand(RED, "action_retrieve_or_install")
    t.cage(RED, 1, green=2).act(RED, "card:action_retrieve_or_install")
    assert t.points_of(RED) == 4 + 1 and t.match.view(None)["players"][RED]["installed"][0] == "pink_1"


# -- Curio cards and the Power Supply ----------------------------------------------------------------------------------


@pytest.mark.rule("IC-CURIO-06")
@pytest.mark.rule("IC-AMB-102")
def test_a_drawing_card_does_not_draw_itself() -> None:
    t = at_x1().hand(RED, "draw_1_2")
    t.deck("points_3").s.discards.clear()
    t.act(RED, "card:draw_1_2")
    if t.decision == (RED, "draw_more"):
        t.choose("draw")
    assert t.hand_of(RED) == ["points_3"] and t.ids(t.s.discards) == ["draw_1_2"]


@pytest.mark.rule("IC-CURIO-10")
@pytest.mark.rule("IC-TURN-01")
def test_a_recharged_supply_waits_for_the_next_turn() -> None:
    t = at_x1().discharged(RED).hand(RED, "recharge_eps").cage(RED, 1, green=1).act(RED, "card:recharge_eps")
    assert t.s.charged[RED] == 1 and t.why_not("power:overcharge") == "IC-TURN-01"


@pytest.mark.rule("IC-CURIO-05")
@pytest.mark.rule("IC-QOAM-02")
@pytest.mark.rule("IC-SEEKER-CREATURE-01")
def test_a_card_paid_from_the_cage_its_crystals_replace() -> None:
    t = at_x1("creature").hand(RED, "qoam_wild_5").cage(RED, 1, green=3, blue=1).cage(RED, 2, grey=1)
    t.act(RED, "card:qoam_wild_5", "colour:pink", "cage:1")
    assert t.cages(RED) == [{"pink": 5}, {"grey": 1}]


@pytest.mark.rule("IC-CURIO-09")
@pytest.mark.rule("IC-WOUND-01")
def test_cards_thrown_against_wounds_are_drawn_again() -> None:
    t = at_x1(seats=3).seeker(YELLOW, "X1").seeker(PURPLE, "P1").hand(RED, "attack_3").cage(RED, 1, green=2)
    t.hand(YELLOW, "points_3").hand(PURPLE, "points_9").act(RED, "card:attack_3", "card:points_3", "card:points_9")
    assert t.points_of(RED) == 6 and t.s.lying == [0, 0, 0]
    assert sorted(t.ids(t.s.discards)) == ["attack_3", "points_3", "points_9"]


@pytest.mark.rule("IC-EPS-02")
@pytest.mark.rule("IC-AMB-18")
def test_overcharge_counts_machines_that_still_stand() -> None:
    t = table(destroyed_count=True).colossus("K1").seeker(RED, "C3").seeker(YELLOW, "C3").parasites(RC2=3)
    t.machine("harvester", "RC2", RED).machine("harvester", "RI3", RED).machine("harvester", "RI5", YELLOW)
    t.neutral("refiner", "RI2").reveal("colossus_1").act(RED, "power:overcharge", "colour:blue", "cage:1")
    assert t.stock(RED) == {"blue": 1, "green": 1}


@pytest.mark.rule("IC-GEAR-STABILIZER-01")
@pytest.mark.rule("IC-SEEKER-MACHINE-01")
@pytest.mark.rule("IC-AMB-42")
def test_a_refused_overcharge_still_feeds_stabilizer_and_machine() -> None:
    t = at_x1("machine", "stabilizer").cage(RED, 1, pink=4).cage(RED, 2, grey=4).act(RED, "power:overcharge")
    t.choose("colour:blue", "discard", "colour:green", "cage:2")
    assert t.cages(RED) == [{"pink": 4}, {"green": 1, "grey": 4}] and len(t.hand_of(RED)) == 1


@pytest.mark.rule("IC-CURIO-03")
@pytest.mark.rule("IC-AMB-37")
def test_the_cage_of_an_upgrade_may_pay_for_its_successor() -> None:
    t = at_x1().upgrade(RED, "up_cage", "up_strength").hand(RED, "up_movement").cage(RED, 3, green=3, pink=1)
    t.act(RED, "card:up_movement", "card:up_cage")  # The Outsider and Boots allow two
    assert t.cages(RED) == [{}, {}] and t.match.view(None)["players"][RED]["free_nodes"] == 4


@pytest.mark.rule("IC-AMB-37")
@pytest.mark.rule("IC-QOAM-04")
@pytest.mark.rule("IC-DEPLOY-07")
def test_the_cage_of_an_upgrade_stays_its_own_when_the_board_opens_another() -> None:
    t = at_x1().upgrade(RED, "up_cage", "up_strength").hand(RED, "up_movement").cage(RED, 3, pink=4)
    t.cage(RED, 1, blue=1, green=2).act(RED, "deploy", "row:cage", "region:RI1")
    assert t.cages(RED) == [{"green": 2}, {}, {"pink": 4}, {}]
    t.choose("card:up_movement", "card:up_cage")
    assert t.cages(RED) == [{}, {}, {}] and t.event("cage_lost")["pink"] == 4


@pytest.mark.rule("IC-AMB-37")
@pytest.mark.rule("IC-DEPLOY-07")
def test_cages_of_upgrades_and_of_the_board_may_alternate() -> None:
    t = at_x1("heir").upgrade(RED, "up_cage").deployed(RED, cage=1).upgrade(RED, "up_cage", "up_strength")
    t.hand(RED, "up_movement").cage(RED, 1, green=2).cage(RED, 3, pink=1).cage(RED, 4, grey=1).cage(RED, 5, blue=1)
    t.act(RED, "card:up_movement", "card:up_cage")
    assert t.keys == ["cage:3", "cage:5"] and t.why_not("cage:4") == "IC-AMB-37"
    t.choose("cage:3")
    assert t.cages(RED) == [{}, {}, {"grey": 1}, {"blue": 1}]
    t.hand(RED, "up_cage").cage(RED, 1, green=2).act(RED, "card:up_cage", "card:up_cage")  # the one out, the other in
    assert t.cages(RED) == [{}, {}, {"grey": 1}, {}] and t.event("cage_lost")["blue"] == 1


@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
@pytest.mark.rule("IC-GEAR-GLOVES-01")
def test_a_criminal_with_gloves_has_one_special_action() -> None:
    t = armored("M1", "gloves").colossus("K1", 1).cage(RED, 1, green=1).act(RED)
    assert {"special:deploy", "special:investigate"} <= set(t.keys)
    t.choose("special:deploy", "row:strength", "region:RC1")
    assert t.why_not("special:investigate") == "IC-TURN-01" and "investigate" in t.keys and has_armor(t)


@pytest.mark.rule("IC-SEEKER-OUTSIDER-01")
@pytest.mark.rule("IC-CURIO-11")
def test_an_investigate_by_card_is_tripled_too() -> None:
    t = at_x1().seeker(RED, "R1").colossus("K1", 2).hand(RED, "action_eradicate_or_investigate")
    t.cage(RED, 1, green=1, pink=2).act(RED, "card:action_eradicate_or_investigate", "count:2")
    assert t.points_of(RED) == 6 and t.match.view(None)["players"][RED]["shards"] == 1


@pytest.mark.rule("IC-SEEKER-HEIR-01")
@pytest.mark.rule("IC-CURIO-16")
@pytest.mark.rule("IC-WOUND-01")
def test_the_heir_scores_for_cards_played_not_for_cards_thrown_away() -> None:
    t = at_x1("heir").machine("scavenger", "RC1", RED).upgrade(RED, "up_scavenger_discard")
    t.hand(RED, "points_3", "points_9").act(RED, "extract", "region:RC1", "card:points_9")
    assert t.points_of(RED) == 3
    t.seeker(YELLOW, "P1").hand(YELLOW, "attack_2").cage(YELLOW, 1, green=1).act(YELLOW, "card:attack_2")
    t.choose("card:points_3")
    assert t.points_of(RED) == 3 and t.s.lying == [0, 0]


@pytest.mark.rule("IC-AMB-77")
@pytest.mark.rule("IC-SEEKER-CURSED-01")
@pytest.mark.rule("IC-SEEKER-SURVIVOR-01")
@pytest.mark.parametrize("seeker", ["cursed", "survivor"])
def test_a_wound_in_the_own_last_turn_takes_nothing_from_it(seeker: str) -> None:
    t = table(wonders=True).character(RED, seeker).wonder("bell", "RC1", RED).colossus("K1").parasites(RC1=3)
    t.seeker(RED, "M1").seeker(YELLOW, "C3").last_round().begin_turn(RED).choose("node:L1", "extract", "stay")
    assert t.s.lying[RED] == 1
    if seeker == "cursed":
        assert "extract" in t.keys
    else:
        t.choose("power:double_shift")
        assert len(t.keys) == 39


@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
@pytest.mark.rule("IC-TURN-01")
def test_the_armor_alone_keeps_the_turn_going() -> None:
    """No card, no charge: the Armor is the only Special Action left. Without it the turn is over."""
    t = armored("M1").discharged(RED).colossus("K1", 1, 1).act(RED, "investigate", "count:0")
    assert t.decision == (RED, "action") and t.keys == ["special:investigate", "pass"]
    t = at_x1().discharged(RED).act(RED, "extract")
    assert t.decision == (YELLOW, "move")


# -- what may not be done, and why -------------------------------------------------------------------------------------


@pytest.mark.rule("IC-SEEKER-CRIMINAL-03")
@pytest.mark.rule("IC-WOUND-04")
def test_a_criminal_without_armor_is_told_why() -> None:
    t = table().character(RED, "criminal").seeker(RED, "M1").colossus("K1", 1).act(RED)
    assert t.why_not("special:investigate") == t.why_not("special:install") == "IC-SEEKER-CRIMINAL-03"
    t = table().character(RED, "criminal").lying(RED).begin_turn(RED).choose("node:W2")
    assert t.why_not("special:retrieve") == "IC-WOUND-04"
    assert not [refusal for refusal in at_x1().act(RED).match.refusals() if refusal.key.startswith("special:")]


@pytest.mark.rule("IC-ERADICATE-01")
def test_every_parasite_too_many_is_refused() -> None:
    t = at_x1().parasites(RI1=3).cage(RED, 1, grey=1).act(RED, "eradicate")
    assert t.keys == ["remove:RI1.1"]
    assert t.why_not("remove:RI1.2") == t.why_not("remove:RI1.3") == "IC-ERADICATE-01"
    assert t.why_not("remove:RC1.1") == "IC-AMB-23"


@pytest.mark.rule("IC-WONDER-02")
@pytest.mark.rule("IC-WONDER-ALTAR")
def test_what_lies_elsewhere_is_refused_by_wonders_too() -> None:
    t = at_x1(wonders=True).open_wonders("pulsar").cage(RED, 1, brown=2).act(RED, "restore", "wonder:pulsar")
    assert t.why_not("region:RI2") == "IC-WONDER-02"
    t = at_x1(wonders=True).wonder("altar", "RI1", RED).act(RED, "extract")
    assert t.why_not("node:C1") == t.why_not("region:RI2") == t.why_not("region:RI1") == "IC-WONDER-ALTAR"


@pytest.mark.rule("IC-DRAFT-02")
def test_drafted_cards_are_refused_with_their_takers() -> None:
    match = game().new({"seats": 2, "draft": True, "neutral_placement": "symmetry"}, 1)
    first, offered = match.seat, match.keys()
    gear = next(key for key in offered if key.startswith("gear:"))
    match.apply(gear)
    taken = next(refusal for refusal in match.refusals() if refusal.key == gear)
    assert match.seat != first and (taken.rule, taken.params) == ("IC-DRAFT-02", {"seat": first})
