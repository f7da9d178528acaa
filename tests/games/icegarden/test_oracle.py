"""The engine against a second reading of the rules (``oracle.py``), over whole matches."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.icegarden.content import PIECES, REGIONS
from longhall.games.icegarden.state import IceGardenState, at
from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.match import Match
from longhall.kernel.record import parse, verify
from tests.games.icegarden.oracle import Oracle
from tests.games.icegarden.table import icegarden

OPTIONS: dict[str, list[Any]] = {
    "variant": ["basic", "advanced"],
    "supply_limit": [True, True, False],
    "throat_take": ["marker", "player"],
    "crab_modifier": ["summon", "crab"],
    "snow_last_cost": [False, True],
    "domination_stack": ["unit", "each", "once"],
    "held_markers": ["out", "domination"],
    "charm_m": ["region", "token"],
    "goal_steps": ["optional", "forced"],
    "places_recount": [False, True],
}
BOLD = ("use:", "summon", "level:", "up:", "attack", "target:")  # liked by everybody
MAKING = ("field:making", "raise", "upgrade", "take:m")  # liked by some: too much of it ends the game


def some_setup(rng: Rng) -> dict[str, Any]:
    setup: dict[str, Any] = {"seats": 2 + rng.below(3), "characters": "random"}
    for name, values in OPTIONS.items():
        setup[name] = values[rng.below(len(values))]
    if setup["variant"] == "advanced":
        tiles = ("fire_people", "whisperers", "night_wanderers", "both_bears")
        setup["vuko_tiles"] = [f"{tile}:{1 + rng.below(3)}" for tile in tiles if rng.below(2)]
    return setup


def lively(match: Match, rng: Rng, zeal: int) -> str:
    """Likes to summon, fight and use abilities, so that there is something to count, and seldom stops."""
    keys = match.keys()
    liked = BOLD + MAKING if rng.below(10) < zeal else BOLD
    found = [key for key in keys if key.startswith(liked)]
    if not found or not rng.below(4):
        found = [key for key in keys if key not in ("done", "pass", "exchange", "raise")]
    if not found or not rng.below(5):
        found = keys
    return found[rng.below(len(found))]


def endow(match: Match, rng: Rng) -> None:
    """Put most units and some markers on the map at the start of the first turn: chance summons few."""
    s = match.state
    assert isinstance(s, IceGardenState)
    regions = [region for region in range(REGIONS) if s.in_play[region]]
    for seat in range(s.seats):
        for kind in (0, 0, 0, 0, 1, 1, 2, 2, 3):
            if rng.below(4):
                region = regions[rng.below(len(regions))]
                s.pieces[at(seat, kind, region)] += 1
                s.reserve[PIECES * seat + kind] -= 1


def play_with_oracle(seed: int) -> tuple[Match, Oracle]:
    """Every second match is one with many pieces on the map from the start."""
    rng = rng_from_seed(f"oracle {seed}")
    match = icegarden().new(some_setup(rng), seed)
    if seed % 2:
        while match.decision is not None and match.decision.kind != "plan":
            match.play(rng.below(len(match.keys())))
        endow(match, rng)
    oracle = Oracle(match)
    zeal = (1, 2, 4)[seed % 3]
    while match.decision is not None:
        oracle.before(match)
        kind, seat, key = match.decision.kind, match.decision.seat, lively(match, rng, zeal)
        oracle.after(match, kind, seat, key, match.apply(key))
    return match, oracle


@pytest.mark.rule("IG-DOM-02")
@pytest.mark.rule("IG-DOM-03")
@pytest.mark.rule("IG-DOM-07")
@pytest.mark.rule("IG-DOM-18")
@pytest.mark.rule("IG-DOM-22")
@pytest.mark.rule("IG-REP-01")
@pytest.mark.rule("IG-VUKO-03")
@pytest.mark.parametrize("seed", range(10))
def test_every_region_of_a_match_counts_as_the_rulebook_says(seed: int) -> None:
    match, oracle = play_with_oracle(seed)
    assert oracle.regions_counted >= 6
    if seed % 2 == 0:
        verify(match.game, parse(match.record.to_jsonl()))
