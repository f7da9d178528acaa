"""What previews tell: reachable nodes, the yield of an Extract, costs and points, worth of tiles, the final scoring."""

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


def test_a_move_tells_its_distance_its_blue_and_what_the_node_yields() -> None:
    t = table().seeker(RED, "C1").cage(RED, 1, blue=2).deployed(RED, movement=1).qoam(RC1=2)
    t.begin_turn(RED)
    assert preview(t, "node:L1") == {
        "node": "L1",
        "distance": 4,
        "blue": 2,
        "extract": {"steps": [{"region": "RC1", "colour": "green", "count": 1}], "qoam": {"green": 1}},
    }
    assert preview(t, "camp")["blue"] == 1 and preview(t, "camp")["node"] == "C1"


def test_an_extract_is_told_region_by_region() -> None:
    t = at_x1().qoam(RI1=3, RC1=1).machine("harvester", "RI1", RED).machine("refiner", "RC1", RED)
    t.machine("scavenger", "RE1", RED).act(RED)
    assert preview(t, "extract") == {
        "action": "extract",
        "steps": [
            {
                "region": "RI1",
                "colour": "blue",
                "count": 1,
                "machine": "harvester",
                "blocked": False,
                "gives": {"count": 1},
            },
            {
                "region": "RC1",
                "colour": "green",
                "count": 1,
                "machine": "refiner",
                "blocked": False,
                "gives": {"points": 2},
            },
            {
                "region": "RE1",
                "colour": "pink",
                "count": 0,
                "machine": "scavenger",
                "blocked": False,
                "gives": {"cards": 1},
            },
        ],
        "qoam": {"blue": 2, "green": 1},
        "points": 2,
        "cards": 1,
    }


def test_a_blocked_machine_is_told() -> None:
    t = at_x1().qoam(RI1=3).machine("harvester", "RI1", RED).parasites(RI1=2).act(RED)
    (step, *_) = preview(t, "extract")["steps"]
    assert step == {"region": "RI1", "colour": "blue", "count": 1, "machine": "harvester", "blocked": True}


def test_activating_a_machine_tells_what_it_gives() -> None:
    t = at_x1().qoam(RI1=2).machine("harvester", "RI1", RED).act(RED, "extract")
    assert preview(t, "region:RI1") == {"machine": "harvester", "region": "RI1", "colour": "blue", "count": 1}
    t = at_x1().qoam(RC1=1).machine("refiner", "RC1", RED).act(RED, "extract")
    foretold = preview(t, "region:RC1")
    assert foretold["points"] == foretold["reputation"] == foretold["final"] == 2


@pytest.mark.rule("IC-CURIO-14")
def test_what_a_harvester_takes_tells_nothing_more() -> None:
    t = at_x1().qoam(RI1=3).machine("harvester", "RI1", RED).upgrade(RED, "up_harvester_any").act(RED, "extract")
    t.choose("region:RI1")
    assert preview(t, "region:RI1") == preview(t, "colour:pink") == {}


def test_a_deploy_tells_cost_and_points() -> None:
    t = at_x1().cage(RED, 1, brown=3).neutral("scavenger", "RI1").machine("harvester", "RC1", YELLOW).act(RED)
    targets = preview(t, "deploy")["targets"]
    assert [(target["row"], target["region"], target["cost"], target["points"]) for target in targets[:2]] == [
        ("strength", "RI1", 2, 4),
        ("strength", "RE1", 1, 2),
    ]
    t.choose("deploy")
    row = preview(t, "row:movement")
    assert (row["machine"], row["icons"], len(row["targets"])) == ("harvester", 1, 2)
    t.choose("row:movement")
    assert preview(t, "region:RI1") == {
        "machine": "harvester",
        "region": "RI1",
        "colour": "blue",
        "cost": 2,
        "pays": {"brown": 2},
        "count": 2,
        "points": 4,
        "reputation": 4,
        "final": 2,
        "qoam": {"brown": -2},
    }


def test_retrieving_tells_what_a_tile_scores_now_and_where_it_goes() -> None:
    t = table().seeker(RED, "C1").shards(RED, 2, 2).act(RED, "retrieve")
    foretold = preview(t, "apparatus:pink")
    assert (foretold["kind"], foretold["count"], foretold["points"], foretold["crater"]) == ("shards", 2, 10, "K5")
    assert foretold["reputation"] == 10


def test_storing_a_batch_tells_what_is_lost() -> None:
    t = at_x1().qoam(RI1=1).cage(RED, 1, pink=3).act(RED, "extract")
    assert preview(t, "cage:1") == {"final": -2, "qoam": {"blue": 1, "pink": -3}}
    assert preview(t, "cage:2") == {"final": 1, "qoam": {"blue": 1}}
    assert preview(t, "discard") == {}


def test_investigating_tells_the_final_count() -> None:
    t = table().seeker(RED, "M1").colossus("K1", 2).cage(RED, 1, pink=2).gear(RED, "boots").act(RED, "investigate")
    assert preview(t, "count:1") == {"reputation": 1, "qoam": {"pink": -1}}
    assert preview(t, "count:2") == {"reputation": 2, "final": 15, "qoam": {"pink": -2}}  # no longer -15


def test_a_card_tells_its_cost_and_effect() -> None:
    t = table().hand(RED, "qoam_wild_4").cage(RED, 1, green=2).act(RED)
    assert preview(t, "card:qoam_wild_4") == {
        "card": "qoam_wild_4",
        "cost": {"green": 2},
        "effect": {"op": "qoam", "n": 4, "colour": "wild"},
        "qoam": {"green": -2},
    }


def test_an_attack_tells_whom_it_hits() -> None:
    t = table(seats=3).hand(RED, "attack_3").cage(RED, 1, green=2).seeker(RED, "X1")
    t.seeker(YELLOW, "P1").seeker(PURPLE, "C1").act(RED)
    assert preview(t, "card:attack_3")["hits"] == [YELLOW]


def test_restoring_tells_its_points() -> None:
    t = table(wonders=True).seeker(RED, "X1").open_wonders("pulsar").cage(RED, 1, blue=2)
    t.machine("harvester", "RI5", RED).act(RED)
    target = {"wonder": "pulsar", "region": "RI1", "cost": 2, "pays": {"blue": 2}, "points": 4}
    assert preview(t, "restore")["targets"] == [target]


def test_power_tells_the_colours() -> None:
    t = table().machine("harvester", "RI3", RED).act(RED)
    assert preview(t, "power:overcharge") == {"colours": ["green"]}
    t.choose("power:overcharge")
    assert preview(t, "colour:pink") == {"qoam": {"green": 1, "pink": 1}}


@pytest.mark.rule("IC-EPS-03")
@pytest.mark.rule("IC-CURIO-04")
def test_the_power_supply_draws_no_more_than_the_hand_holds() -> None:
    t = at_x1()
    limit = t.match.view(RED)["players"][RED]["hand_limit"]
    cards = ["qoam_blue_3", "qoam_brown_3", "qoam_green_3", "qoam_grey_3", "qoam_pink_3"]
    assert preview(t.hand(RED, *cards[: limit - 1]).act(RED), "power:draw")["cards"] == 1
    assert preview(at_x1().hand(RED).act(RED), "power:draw")["cards"] == 2


def words(t: Table) -> dict[str, str]:
    texts = Texts(longhall.game("icaion"), "en")
    return {option.key: texts.say(option.message, option.params) for option in t.match.options()}


def test_the_words_of_a_move_tell_all_that_an_extract_there_would_give() -> None:
    t = table(seats=3).seeker(RED, "C1").cage(RED, 1, blue=1).qoam(RI1=3, RC1=1)
    t.machine("harvester", "RI1", RED).machine("refiner", "RC1", RED).machine("scavenger", "RE1", RED)
    t.begin_turn(RED)
    yields = preview(t, "node:X1")["extract"]
    assert yields["qoam"] == {"blue": 2, "green": 1} and (yields["points"], yields["cards"]) == (2, 1)
    assert words(t)["node:X1"].endswith("Extract there: 2 Blue, 1 Green, 2 Reputation and 1 Curio card")
    assert words(t)["camp"] == "Camp: stay here for 1 Blue. Extract here: 2 Blue"
    assert any(foretold.endswith("Extract there: nothing") for foretold in words(t).values())


@pytest.mark.rule("IC-CURIO-08")
def test_a_further_move_tells_the_way_and_what_an_extract_would_give() -> None:
    t = table().hand(RED, "move_3").cage(RED, 1, green=3).seeker(RED, "X1").qoam(RI1=1).begin_turn(RED)
    t.choose("node:P1", "card:move_3")
    assert words(t)["node:X1"].endswith(", 1 node. Extract there: 1 Blue")
    assert words(t)["done"] == "Stay here. Extract here: 1 Blue"
