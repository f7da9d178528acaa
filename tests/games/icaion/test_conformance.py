"""What holds for every game, for some setups of this one: until it is registered, the common tests do not see it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.conformance.checks import all_checks
from tests.conformance.walk import Explorer, walk
from tests.games.icaion.table import game

SETUPS: list[dict[str, Any]] = [
    {"seats": 2, "wonders": True, "neutral_placement": "symmetry", "hub_actions": False},
    {"seats": 3, "draft": True, "expert": True, "movement_icon": "blue_node"},
    {"seats": 4, "apparatus_sides": "mixed", "wonders": True, "deploy_scoring": "border"},
    {"seats": 5, "apparatus_sides": ["blue", "pink"], "destroyed_count": True},
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_match_is_sound_from_its_opening_to_its_end(setup: dict[str, Any]) -> None:
    walk(game().new(setup, 1), Explorer(f"conformance {setup}"), all_checks(str(setup)))
