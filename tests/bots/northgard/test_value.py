"""What positions are worth to the bot: the rules in it are those of the match and its pack."""

from __future__ import annotations

import pytest

from longhall.bots.northgard.value import Evaluator
from longhall.games import game
from longhall.games.northgard.content import ALTAR, FORTRESS, LARGE
from longhall.games.northgard.state import NOBODY, NorthgardState
from longhall.kernel.chance import rng_from_seed


def in_the_second_year() -> NorthgardState:
    match = game("northgard").new({"seats": 2}, 3)
    rng = rng_from_seed("value")
    while match.view(None)["year"] < 2 or not any(land_for_large(match.state)):
        match.play(rng.below(len(match.keys())))
    assert isinstance(match.state, NorthgardState)
    return match.state


def land_for_large(s: object) -> list[int]:
    """Free large slots in somebody's land."""
    assert isinstance(s, NorthgardState)
    return [
        slot
        for territory in s.geo.territories
        if s.owner[territory] != NOBODY
        for slot in s.geo.slots[territory]
        if s.geo.slot_kind[slot] == LARGE and s.built[slot] < 0
    ]


@pytest.mark.parametrize(("building", "field"), [(ALTAR, "fame"), (FORTRESS, "points")])
def test_what_a_building_brings_is_read_from_the_pack(
    building: int, field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    s = in_the_second_year()
    slot = land_for_large(s)[0]
    s.built[slot] = building
    (owner,) = [s.owner[territory] for territory in s.geo.territories if slot in s.geo.slots[territory]]
    for territory in s.geo.territories:  # so that there is somebody to fear
        if s.owner[territory] == 1 - owner:
            s.units[territory] = 9
    worth = Evaluator(s, owner).value(s)
    monkeypatch.setattr(s.content.buildings[building], field, 9)
    assert Evaluator(s, owner).value(s) > worth
