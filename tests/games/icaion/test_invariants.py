"""An outside reading of the printed rules: what holds at every moment of every match, whatever is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.match import Match
from tests.games.icaion.table import game

SATURATION = {2: 5, 3: 6, 4: 7, 5: 8}
SHARDS_ON_THE_COLOSSUS = {2: 3, 3: 3, 4: 4, 5: 5}
SETUPS: list[dict[str, Any]] = [
    {"seats": 2, "wonders": True},
    {"seats": 3, "wonders": True, "draft": True, "expert": True},
    {"seats": 4, "apparatus_sides": "night"},
    {"seats": 5, "wonders": True, "apparatus_sides": "mixed"},
]


def check_land(view: Any, seats: int) -> None:
    assert view["colossus_shards"] <= SHARDS_ON_THE_COLOSSUS[seats]
    wonders = 0
    for region in view["regions"]:
        assert 0 <= region["qoam"] <= SATURATION[seats] and 0 <= region["parasites"] <= 3, region
        owners = [machine["owner"] for machine in region["machines"]]
        types = [machine["machine"] for machine in region["machines"]]
        assert len(owners) == len(set(owners)) <= 3 and len(types) == len(set(types)), region
        wonder = region["wonder"]
        if wonder is not None:
            wonders += 1
            assert wonder["owner"] not in owners, region
    assert wonders == sum(len(player["wonders"]) for player in view["players"])


def check_player(view: Any, player: Any, seats: int) -> None:
    assert all(n >= 0 for cage in player["cages"] for n in cage.values())
    assert player["shards"] <= 5
    if player["hand_limit"] is not None:
        assert player["hand"] <= player["hand_limit"] and len(player["upgrades"]) <= player["upgrade_limit"]
    installed = [tile.split("_") for tile in player["installed"] if tile is not None]
    assert len({colour for colour, _ in installed}) == len(installed)
    assert all(player["installed"][int(year) - 1] == f"{colour}_{year}" for colour, year in installed)
    if player["slot"] is not None:
        assert int(player["slot"].split("_")[1]) <= view["year"]
    assert len(player["wonders"]) <= (2 if seats == 2 else 1)


def play(match: Match, seed: str) -> None:
    seats = match.setup["seats"]
    rng = rng_from_seed(seed)
    while not match.over:
        view = match.view(None)
        check_land(view, seats)
        for player in view["players"]:
            check_player(view, player, seats)
        offered = match.keys()
        refused = [refusal.key for refusal in match.refusals()]
        assert len(set(offered)) == len(offered) > 0 and not set(offered) & set(refused)
        match.play(rng.below(len(offered)))


@pytest.mark.rule("IC-EVENT-03")
@pytest.mark.rule("IC-PARASITE-01")
@pytest.mark.rule("IC-DEPLOY-04")
@pytest.mark.rule("IC-WONDER-04")
@pytest.mark.rule("IC-WONDER-05")
@pytest.mark.rule("IC-CURIO-03")
@pytest.mark.rule("IC-CURIO-04")
@pytest.mark.rule("IC-COLOSSUS-05")
@pytest.mark.rule("IC-APPARATUS-04")
@pytest.mark.rule("IC-APPARATUS-08")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup['seats']} seats")
def test_limits_hold_whatever_is_chosen(setup: dict[str, Any]) -> None:
    for number in range(2):
        play(game().new(setup, number), f"always {number}")
