"""The pack as plain data, for galleries and drawing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from longhall.games.icaion.game import make

GAME = make()
COMPONENTS: Mapping[str, Any] = GAME.components()


def test_everything_in_the_box_is_there() -> None:
    counts = {kind: len(entries) for kind, entries in COMPONENTS.items()}
    assert counts == {
        "regions": 15,
        "nodes": 40,
        "craters": 5,
        "colours": 5,
        "machines": 3,
        "rows": 3,
        "curios": 33,
        "seekers": 7,
        "gear": 10,
        "events": 8,
        "spaces": 16,
        "kinds": 10,
        "apparatus": 15,
        "wonders": 7,
        "presets": 6,
        "shards": 3,
        "shard_scores": 6,
        "deploy_costs": 3,
        "players": 4,
    }
    assert sum(curio["copies"] for curio in COMPONENTS["curios"]) == 50


def test_components_are_plain_data_and_shared_with_nobody() -> None:
    assert json.loads(json.dumps(COMPONENTS)) == COMPONENTS
    COMPONENTS["regions"][0]["nodes"].append("nowhere")
    assert GAME.components()["regions"][0]["nodes"] == ["C5", "C1", "P1", "X1", "W1", "P5"]
    COMPONENTS["regions"][0]["nodes"].pop()


def test_the_board_can_be_drawn_from_them() -> None:
    node = next(entry for entry in COMPONENTS["nodes"] if entry["id"] == "M1")
    assert (node["kind"], node["crater"], node["regions"]) == ("rim_middle", "K1", ["RC1", "RE1"])
    assert (node["angle"], node["radius"]) == (18, 76)
    crater = COMPONENTS["craters"][0]
    assert (crater["colour"], crater["rim"]) == ("blue", ["L1", "M1", "R1"])


def test_cards_tell_what_they_do() -> None:
    by_id = {curio["id"]: curio for curio in COMPONENTS["curios"]}
    assert by_id["qoam_wild_4"]["effect"] == {"op": "qoam", "n": 4, "colour": "wild"}
    assert by_id["action_retrieve_or_install"]["effect"] == {"op": "action", "actions": ["retrieve", "install"]}
    assert by_id["up_cage"]["upgrade"] and by_id["up_cage"]["message"] == "curio-up-cage"
