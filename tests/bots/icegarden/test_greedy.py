"""The greedy bot of the Ice Garden: it wins, goes for its goal and minds the other endings."""

from __future__ import annotations

import pytest

from longhall.bots.base import Bot, Observation
from longhall.bots.greedy import GreedyBot
from longhall.bots.icegarden import ADVISERS
from longhall.bots.random import RandomBot
from longhall.games.icegarden.content import MOVE, PIECES
from longhall.games.icegarden.frame_table import FRAMES
from longhall.games.icegarden.frames.action import NextMarker
from longhall.games.icegarden.frames.domination import StartDomination
from longhall.games.icegarden.frames.turn import EndTurn
from longhall.kernel.chance import rng_from_seed
from tests.games.icegarden.table import Table, icegarden, table

ADVISER = ADVISERS["greedy"]


def greedy(seed: str = "1") -> Bot:
    return GreedyBot("greedy", rng_from_seed(seed), ADVISER)


def chosen(t: Table) -> str:
    """What greedy chooses at the table."""
    observation = Observation(t.match)
    return observation.keys[greedy().answer(observation)]


def test_no_decision_is_left_to_chance() -> None:
    assert ADVISER.left_to_chance(FRAMES) == []


@pytest.mark.parametrize(("seats", "seat", "variant"), [(2, 1, "basic"), (3, 2, "basic"), (4, 0, "advanced")])
def test_it_wins_against_random_seats(seats: int, seat: int, variant: str) -> None:
    setup = {"seats": seats, "variant": variant, "vuko_tiles": "quick" if variant == "advanced" else "none"}
    match = icegarden().new(setup, f"strength/{seats}")
    match.recording = False
    bots: list[Bot] = [RandomBot("random", rng_from_seed(str(number))) for number in range(seats)]
    bots[seat] = greedy()
    while not match.over:
        observation = Observation(match)
        match.play(bots[observation.seat].answer(observation))
    result = match.result
    assert result is not None and result.places[seat] == 1


# -- goals -------------------------------------------------------------------------------------------------------------


def rich(t: Table, character: str) -> Table:
    return t.resources(character, population=4, gold=4, m=(2,))


def test_freihoff_builds_towers() -> None:
    t = table().markers("freihoff", "sails", 3).units("freihoff", "enlightened", "sails").begin_domination()
    assert t.decision == ("freihoff", "ability") and chosen(t) == "use:tower"


def test_fjollsfinn_recruits() -> None:
    t = table().markers("fjollsfinn", "sails", 3).units("fjollsfinn", "drakkar", "sails").markers("callo", "sails")
    t.begin_domination()
    assert t.decision == ("fjollsfinn", "ability") and chosen(t) == "use:recruit"


def test_dyken_sends_charms_to_the_thorn_and_absorbs_them() -> None:
    t = table().thorn("valley").charm("sails").charm("valley").markers("dyken", "valley", 3)
    t.markers("dyken", "sails", 3).units("dyken", "piper", "sails").begin_domination()
    used = []
    while t.decision[1] == "ability":
        used.append(chosen(t))
        t.choose(used[-1])
        while t.decision[1] == "resource":
            t.choose(chosen(t))
    assert "use:move_charm" in used and "use:absorb" in used


def test_callo_closes_a_region_rather_than_spread_her_tokens() -> None:
    t = table().markers("callo", "sails", 4).units("callo", "faun", "sails").nightmares("sails", 2).begin_domination()
    assert chosen(t) == "use:close_region"
    t = table().markers("callo", "isle", 2).units("callo", "nightmare", "isle").nightmares("sails", 1)
    t.markers("callo", "sails", 3).nightmares("valley", 1).begin_domination()
    assert t.decision == ("callo", "ability") and chosen(t) == "done"


def test_the_last_tower_is_worth_a_march() -> None:
    """An Enlightened Being moves to where the sixth tower is missing."""
    t = table().tower("isle", "sails", "fjords", "fire", "valley").markers("freihoff", "empire", 3)
    t.units("freihoff", "enlightened", "valley").resources("freihoff", gold=2)
    t.s.planned = [PIECES * MOVE + t.seat("freihoff")]
    t.begin(NextMarker(0), StartDomination(), EndTurn())
    assert t.decision == ("freihoff", "move_piece") and chosen(t) == "piece:enlightened@valley"


# -- Dead Snow ---------------------------------------------------------------------------------------------------------


def test_it_does_not_end_the_match_by_dead_snow_when_that_loses() -> None:
    t = rich(table().dead_snow(29).reputation(callo=9).markers("callo", "zym", 2), "callo").action("callo", "making")
    assert chosen(t) == "done"


def test_it_ends_the_match_by_dead_snow_when_that_wins() -> None:
    t = table().dead_snow(29).reputation(callo=1, freihoff=9, dyken=12, fjollsfinn=6).points("dyken", 45)
    rich(t.markers("callo", "zym", 2), "callo").action("callo", "making")
    assert chosen(t) != "done"
    t.choose(chosen(t))
    assert t.over and t.ranking[0] == "callo"
