"""What a preview promises as certain is what comes, also where something is left open between."""

from __future__ import annotations

from typing import Any

import pytest

import longhall
from longhall.text import Texts
from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, table


def preview(t: Table, key: str) -> dict[str, Any]:
    return t.match.preview(key)


def at_x1() -> Table:
    return table(seats=3).seeker(RED, "X1")


def words(t: Table) -> dict[str, str]:
    texts = Texts(longhall.game("icaion"), "en")
    return {option.key: texts.say(option.message, option.params) for option in t.match.options()}


@pytest.mark.rule("IC-DEPLOY-08")
@pytest.mark.rule("IC-DEPLOY-09")
@pytest.mark.parametrize(
    ("row", "bonus", "then"),
    [("strength", 5, ()), ("movement", 0, ("colour:pink", "cage:1")), ("cage", 0, ("draw",))],
)
def test_a_refiner_tells_all_the_reputation_of_its_deploy(row: str, bonus: int, then: tuple[str, ...]) -> None:
    t = at_x1().machine("refiner", "RE1", YELLOW).deployed(RED, **{row: 2}).cage(RED, 1, blue=3).discharged(RED)
    t.deck("points_3", "points_6").hand(RED).act(RED)
    (target,) = [one for one in preview(t, "deploy")["targets"] if one["row"] == row and one["region"] == "RI1"]
    assert (target["points"], target["reputation"]) == (2, 2 + bonus)
    t.choose("deploy", f"row:{row}")
    foretold = preview(t, "region:RI1")
    assert foretold["reputation"] == 2 + bonus
    assert ("final" in foretold) == (not then)  # what is drawn or stored may change the count
    assert f"you score {2 + bonus} Reputation" in words(t)["region:RI1"]
    t.choose("region:RI1", *then)
    assert t.points_of(RED) == 2 + bonus


@pytest.mark.rule("IC-CURIO-07")
@pytest.mark.rule("IC-SEEKER-HEIR-01")
def test_a_card_tells_its_reputation_before_and_while_it_is_paid_for() -> None:
    t = table().character(RED, "heir").hand(RED, "points_3", "points_6").cage(RED, 1, green=1).cage(RED, 2, green=2)
    t.act(RED)
    assert preview(t, "card:points_3")["reputation"] == 4
    t.choose("card:points_3")
    assert preview(t, "pay:1.green") == {"reputation": 4, "final": 3, "qoam": {"green": -1}}
    t.choose("pay:1.green")
    assert t.points_of(RED) == 4


@pytest.mark.rule("IC-CURIO-09")
def test_an_attack_tells_its_reputation() -> None:
    t = at_x1().hand(RED, "attack_3").cage(RED, 1, green=2).seeker(YELLOW, "P1").seeker(PURPLE, "X1").act(RED)
    assert preview(t, "card:attack_3")["reputation"] == 6


@pytest.mark.rule("IC-CURIO-11")
def test_an_action_by_a_card_reveals_no_shard_in_a_preview() -> None:
    t = table().seeker(RED, "M1").colossus("K1", 3).hand(RED, "action_eradicate_or_investigate").cage(RED, 1, green=1)
    t.act(RED)
    foretold = preview(t, "card:action_eradicate_or_investigate")
    assert set(foretold) == {"card", "cost", "effect", "qoam"} and t.s.colossus_shards


@pytest.mark.rule("IC-CURIO-11")
def test_the_actions_of_a_card_are_told_as_in_a_turn() -> None:
    t = table().seeker(RED, "M1").colossus("K1", 3).hand(RED, "action_eradicate_or_investigate")
    t.parasites(RC1=1).cage(RED, 1, green=1, grey=1, pink=1).act(RED)
    alone = {action: preview(t, action) for action in ("eradicate", "investigate")}
    t.choose("card:action_eradicate_or_investigate")
    assert {key: preview(t, key) for key in t.keys} == alone and alone["investigate"]["action"] == "investigate"


@pytest.mark.rule("IC-DEPLOY-08")
@pytest.mark.rule("IC-DEPLOY-09")
def test_what_a_refiner_gives_leaves_the_reputation_of_its_deploy_to_come() -> None:
    t = at_x1().machine("refiner", "RE1", YELLOW).deployed(RED, movement=2).cage(RED, 1, blue=3).act(RED)
    t.choose("deploy", "row:movement", "region:RI1")
    assert preview(t, "colour:pink") == {"reputation": 2}
    t.choose("colour:pink")
    assert preview(t, "cage:2")["reputation"] == 2
    t.choose("cage:2")
    assert t.points_of(RED) == 2


@pytest.mark.rule("IC-GEAR-TOOLS-01")
def test_installing_tells_the_points_of_empowered_tools() -> None:
    t = table().gear(RED, "tools").seeker(RED, "M1").slot(RED, "blue", 1).machine("harvester", "RI1", RED).act(RED)
    foretold = preview(t, "install")
    before = t.match.view(RED)["players"][RED]["projected"]
    t.choose("install")
    assert foretold["reputation"] == t.points_of(RED) == 4
    assert (
        t.match.view(RED)["players"][RED]["projected"] == before + foretold["final"] == before + 4 + foretold["points"]
    )


@pytest.mark.rule("IC-CURIO-13")
def test_a_converter_tells_what_it_takes() -> None:
    t = table().upgrade(RED, "up_converter").cage(RED, 1, pink=2).cage(RED, 2, pink=1, blue=1).begin_turn(RED)
    t.choose("camp")
    assert preview(t, "convert:pink.blue") == {"qoam": {"pink": -2}, "final": -2}
    assert preview(t, "pay:2.blue") == {"qoam": {"blue": -1}, "final": -1}
    t.choose("convert:pink.blue")
    assert preview(t, "pay:1.pink") == {"qoam": {"pink": -2}, "final": -2}  # the other one comes out of either cage
    t.choose("pay:1.pink")
    assert preview(t, "pay:2.pink") == {"qoam": {"pink": -1}, "final": -1}
    t.choose("pay:1.pink")
    assert t.stock(RED) == {"pink": 1, "blue": 1}


@pytest.mark.rule("IC-WONDER-09")
@pytest.mark.rule("IC-WONDER-10")
def test_whoever_extracts_beside_a_wonder_is_told_the_reputation() -> None:
    t = table(seats=3, wonders=True).seeker(RED, "C1").wonder("pulsar", "RI1", YELLOW).wonder("hub", "RC1", PURPLE)
    t.begin_turn(RED)
    assert preview(t, "node:X1")["extract"]["points"] == 2
    assert words(t)["node:X1"].endswith("Extract there: 2 Reputation")
    t.choose("node:X1")
    assert preview(t, "extract")["points"] == 2
    t.choose("extract")
    assert t.gained(RED) == {"wonder_activated": 2}
    second = table(seats=2, wonders=True).seeker(RED, "X1").wonder("pulsar", "RI1", YELLOW, ring=False).act(RED)
    assert "points" not in preview(second, "extract")


@pytest.mark.rule("IC-COLOSSUS-02")
@pytest.mark.rule("IC-CURIO-13")
def test_pink_out_of_a_converter_counts_for_an_investigation() -> None:
    t = table().seeker(RED, "M1").colossus("K1", 2).upgrade(RED, "up_converter").cage(RED, 1, pink=1, grey=2).act(RED)
    assert preview(t, "investigate")["pink"] == 2
    t.choose("investigate")
    assert t.keys == ["count:0", "count:1", "count:2"]


@pytest.mark.rule("IC-DEPLOY-06")
def test_a_deploy_tells_the_brown_that_would_be_paid() -> None:
    t = table().seeker(RED, "X4").cage(RED, 1, grey=1, brown=4).neutral("scavenger", "RI4").act(RED)
    pays = {one["region"]: one["pays"] for one in preview(t, "deploy")["targets"] if one["row"] == "strength"}
    assert pays == {"RI4": {"grey": 1, "brown": 1}, "RC4": {"brown": 1}, "RE4": {"brown": 1}}
    converter = table().seeker(RED, "X4").upgrade(RED, "up_converter").cage(RED, 1, pink=2).act(RED)
    assert [one["pays"] for one in preview(converter, "deploy")["targets"][:1]] == [{}]


@pytest.mark.rule("IC-GEAR-SWORD-02")
def test_an_eradicate_tells_the_points_of_the_parasite_sword_once_a_turn() -> None:
    t = at_x1().gear(RED, "sword").parasites(RI1=2, RC1=2).cage(RED, 1, grey=3).act(RED)
    assert preview(t, "eradicate")["points"] == 2
    t.s.sword_used = 1
    assert "points" not in preview(t, "eradicate")


@pytest.mark.rule("IC-AMB-90")
def test_a_harvester_with_both_upgrades_may_give_two_of_the_last_one() -> None:
    t = at_x1().qoam(RI1=2).machine("harvester", "RI1", RED).upgrade(RED, "up_harvester_any", "up_harvester_third")
    t.act(RED)
    assert preview(t, "extract")["qoam"] == {"blue": 3}
    t.choose("extract", "region:RI1", "colour:blue", "take", "cage:1")
    assert t.stock(RED) == {"blue": 3}


@pytest.mark.rule("IC-EXTRACT-04")
@pytest.mark.rule("IC-AMB-61")
def test_no_more_cards_are_promised_than_there_are() -> None:
    t = at_x1().machine("scavenger", "RI1", RED).upgrade(RED, "up_scavenger_two").hand(RED)
    t.s.deck, t.s.discards = [], t.s.deck[:1]
    t.act(RED)
    assert preview(t, "extract")["cards"] == preview(t, "power:draw")["cards"] == 1


@pytest.mark.rule("IC-CURIO-16")
def test_a_card_given_up_by_a_scavenger_tells_its_points() -> None:
    t = at_x1().machine("scavenger", "RI1", RED).upgrade(RED, "up_scavenger_discard").hand(RED, "points_9").act(RED)
    t.choose("extract", "region:RI1")
    assert preview(t, "card:points_9")["reputation"] == 3 and "reputation" not in preview(t, "draw")


@pytest.mark.rule("IC-AMB-88")
@pytest.mark.rule("IC-AMB-106")
def test_an_action_that_brings_nothing_says_so_before_it_is_taken() -> None:
    t = table().seeker(RED, "M1").colossus("K1", 2).cage(RED, 1, grey=1).act(RED)
    assert words(t)["investigate"] == "Investigate the Colossus: without Pink it brings you nothing"
    assert words(t)["extract"] == "Extract Qoam: there is nothing here"
    assert preview(t, "investigate")["nothing"] and preview(t, "extract")["nothing"]
    t = table().seeker(RED, "M1").colossus("K1", 2).cage(RED, 1, pink=1).qoam(RC1=1).act(RED)
    assert words(t)["investigate"] == "Investigate the Colossus" and words(t)["extract"] == "Extract Qoam"
    assert "nothing" not in preview(t, "investigate") and "nothing" not in preview(t, "extract")
    armored = table().character(RED, "criminal").seeker(RED, "M1").colossus("K1", 2)
    armored.s.armor = 1
    assert words(armored.act(RED))["special:investigate"].endswith("without Pink it brings you nothing")


@pytest.mark.rule("IC-AMB-92")
def test_a_card_that_does_nothing_says_so() -> None:
    t = at_x1().hand(RED, "attack_3", "recharge_eps").cage(RED, 1, green=3).act(RED)
    assert preview(t, "card:attack_3")["nothing"] and preview(t, "card:recharge_eps")["nothing"]
    assert "nothing" not in preview(t.discharged(RED).act(RED), "card:recharge_eps")
    assert "nothing" not in preview(t.character(RED, "heir").act(RED), "card:attack_3")


@pytest.mark.rule("IC-WOUND-01")
def test_a_card_that_is_discarded_tells_nothing_of_being_played() -> None:
    t = table(seats=3).seeker(RED, "X1").seeker(YELLOW, "P1").hand(RED, "attack_3").cage(RED, 1, green=2)
    t.hand(YELLOW, "recharge_eps", "attack_5").act(RED, "card:attack_3")
    assert t.decision == (YELLOW, "prevent_wound")
    for key in ("card:recharge_eps", "card:attack_5"):
        assert not {"hits", "nothing", "reputation"} & set(preview(t, key))


@pytest.mark.rule("IC-CURIO-17")
@pytest.mark.rule("IC-CURIO-04")
def test_a_scavenger_offers_no_more_cards_than_the_hand_holds() -> None:
    t = at_x1().machine("scavenger", "RI1", RED).upgrade(RED, "up_scavenger_two")
    limit = t.match.view(RED)["players"][RED]["hand_limit"]
    cards = ("points_3", "points_3", "points_6", "points_6", "points_9")
    t.hand(RED, *cards[: limit - 1]).act(RED, "extract")
    assert words(t)["region:RI1"] == "Scavenger in the Inner River: draw a card"


@pytest.mark.rule("IC-CURIO-16")
@pytest.mark.rule("IC-CURIO-04")
def test_with_a_full_hand_a_scavenger_offers_what_a_card_given_up_brings() -> None:
    t = at_x1().machine("scavenger", "RI1", RED).upgrade(RED, "up_scavenger_discard")
    limit = t.match.view(RED)["players"][RED]["hand_limit"]
    cards = ("points_3", "points_3", "points_6", "points_6", "points_9")
    t.hand(RED, *cards[:limit]).act(RED, "extract")
    assert words(t)["region:RI1"] == "Scavenger in the Inner River: discard a card for 3 Reputation"


@pytest.mark.rule("IC-SETUP-23")
def test_a_start_node_tells_the_qoam_around_it() -> None:
    match = longhall.game("icaion").new({"seats": 5}, 1)
    assert match.decision is not None and match.decision.kind == "start_node"
    texts = Texts(match.game, "en")
    foretold = {option.key: texts.say(option.message, option.params) for option in match.options()}
    assert foretold["node:S1"] == "Crystal–Myst Outpost. Extract there: 1 Grey and 1 Pink"
