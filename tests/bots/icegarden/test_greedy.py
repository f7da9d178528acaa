"""The greedy bot of the Ice Garden: it wins, goes for its goal and minds the other endings."""

from __future__ import annotations

import pytest

from longhall.bots.base import Bot, Observation
from longhall.bots.greedy import GreedyBot
from longhall.bots.icegarden import STRATEGIES
from longhall.bots.icegarden.pick_worth import thorn
from longhall.bots.icegarden.value import PARTS
from longhall.bots.random import RandomBot
from longhall.games.icegarden.content import INFLUENCE, MOVE, PIECES
from longhall.games.icegarden.frame_table import FRAMES
from longhall.games.icegarden.frames.action import NextMarker, StartActions
from longhall.games.icegarden.frames.activation import Activate
from longhall.games.icegarden.frames.domination import StartDomination
from longhall.games.icegarden.frames.planning import ChooseField
from longhall.games.icegarden.frames.setup import ChooseThornRegion
from longhall.games.icegarden.frames.turn import EndTurn
from longhall.games.icegarden.frames.vuko import VisitOfVuko
from longhall.games.icegarden.state import PLANNING
from longhall.kernel.chance import rng_from_seed
from tests.games.icegarden.table import Table, icegarden, table

STRATEGY = STRATEGIES["greedy"]


def greedy(seed: str = "1") -> Bot:
    return GreedyBot("greedy", rng_from_seed(seed), STRATEGY)


def chosen(t: Table) -> str:
    """What greedy chooses at the table."""
    observation = Observation(t.match)
    return observation.keys[greedy().answer(observation)]


def test_no_decision_is_left_to_chance() -> None:
    assert STRATEGY.unhandled_kinds(FRAMES) == []


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


def carried_on(t: Table, character: str, *kinds: str) -> list[str]:
    """What one and the same greedy bot, which keeps to its plan, chooses as long as it is asked one of these kinds."""
    bot = greedy()
    found = []
    while t.decision[0] == character and t.decision[1] in kinds:
        observation = Observation(t.match)
        found.append(observation.keys[bot.answer(observation)])
        t.choose(found[-1])
    return found


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


def test_dyken_sends_a_charm_though_others_hold_the_regions_of_the_next() -> None:
    """A charm at the Piper's feet is worth less than one at the Thorn, even if the Piper has nowhere to go."""
    t = table().thorn("sails").charm("isle").charm("fire").charm("empire").charm("zym").turn(3)
    t.markers("dyken", "isle", 3).units("dyken", "piper", "isle").markers("dyken", "sails", 2)
    t.markers("dyken", "zym", 2).units("dyken", "piper", "zym").markers("callo", "fire", 4).markers(
        "callo", "empire", 4
    )
    t.begin(StartDomination(), EndTurn())
    assert "use:move_charm" in carried_on(t, "dyken", "ability")


def test_the_thorn_stands_where_few_come_by() -> None:
    t = table()
    choice = ChooseThornRegion(t.seat("dyken"))
    assert thorn(t.s, choice, t.region("isle")) > thorn(t.s, choice, t.region("valley"))


def test_a_goal_step_follows_the_ability_used_before_it() -> None:
    """The worth of taking population first comes from the charm that goes to the Thorn after it."""
    t = table().thorn("valley").charm("sails").markers("dyken", "valley", 3).markers("dyken", "sails", 3)
    t.units("dyken", "piper", "sails").begin(StartDomination(), EndTurn())
    assert set(carried_on(t, "dyken", "ability")) >= {"use:piper", "use:move_charm"}


def test_an_attack_that_is_paid_for_is_made() -> None:
    t = table().markers("dyken", "zym", 1).units("dyken", "crab", "zym", 2).markers("callo", "zym", 2)
    t.markers("callo", "sails", 2).resources("dyken", gold=2)
    t.begin(Activate(), StartDomination(), EndTurn())
    assert carried_on(t, "dyken", "attack", "attack_target") == ["attack", "target:3.marker@zym", "target:3.marker@zym"]


def test_callo_closes_a_region_rather_than_spread_her_tokens() -> None:
    t = table().markers("callo", "sails", 4).units("callo", "faun", "sails").nightmares("sails", 2).begin_domination()
    assert chosen(t) == "use:close_region"
    t = table().markers("callo", "isle", 2).units("callo", "nightmare", "isle").nightmares("sails", 1)
    t.markers("callo", "sails", 3).nightmares("valley", 1).nightmares("zym", 1).begin_domination()
    assert t.decision == ("callo", "ability") and chosen(t) == "done"


def test_callo_lays_the_second_token_before_there_is_a_faun() -> None:
    t = table().markers("callo", "sails", 3).units("callo", "nightmare", "sails").nightmares("sails", 1)
    t.resources("callo", m=(1,)).begin(StartDomination(), EndTurn())
    assert t.decision == ("callo", "ability") and chosen(t) == "use:nightmare"


def test_callo_closes_her_first_region_though_the_nightmare_dies() -> None:
    t = table().markers("callo", "fjords", 1).units("callo", "faun", "fjords").units("callo", "nightmare", "fjords")
    t.markers("callo", "valley", 3).nightmares("fjords", 2).charm("fjords").resources("callo", m=(3,)).turn(4)
    t.begin(StartDomination(), EndTurn())
    while t.decision == ("callo", "ability") and not t.s.locked[t.region("fjords")]:
        choice = chosen(t)
        assert choice != "done"
        t.choose(choice)
    assert t.s.locked[t.region("fjords")]


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


# -- what others are about to do ---------------------------------------------------------------------------------------


def test_it_does_not_let_another_build_the_last_tower() -> None:
    """Two markers more take the valley from Freihoff."""
    t = table().tower("isle", "sails", "fjords", "fire", "snakes").units("freihoff", "enlightened", "valley")
    t.markers("freihoff", "valley", 1).markers("callo", "valley", 2).markers("callo", "zym", 1)
    t.resources("callo", population=2)
    t.s.planned = [PIECES * INFLUENCE + t.seat("callo")]
    t.begin(NextMarker(0), StartDomination(), EndTurn())
    for _ in range(2):
        assert t.decision == ("callo", "influence") and chosen(t) == "region:valley"
        t.choose("region:valley")


def test_it_hinders_a_goal_before_its_last_step() -> None:
    """Freihoff's fifth tower matters more than to draw level with van Dyken in the desert."""
    t = table().tower("isle", "sails", "fjords", "fire").units("freihoff", "enlightened", "valley")
    t.markers("callo", "valley", 2).markers("callo", "zym", 1).markers("dyken", "zym", 3).resources(
        "callo", population=2
    )
    t.s.planned = [PIECES * INFLUENCE + t.seat("callo")]
    t.begin(NextMarker(0), StartDomination(), EndTurn())
    assert t.decision == ("callo", "influence") and chosen(t) == "region:valley"


def test_it_leaves_no_marker_to_be_recruited_last() -> None:
    """The last marker that Fjollsfinn needs goes elsewhere."""
    t = table().captured("callo", 5).markers("fjollsfinn", "sails", 6).units("fjollsfinn", "drakkar", "sails")
    t.markers("callo", "sails", 1).markers("callo", "zym", 3).resources("callo", gold=1)
    t.s.planned = [PIECES * MOVE + t.seat("callo")]
    t.begin(NextMarker(0), StartDomination(), EndTurn())
    assert t.decision == ("callo", "move_piece") and chosen(t) == "piece:marker@sails"


def test_it_gives_vuko_the_unit_that_the_goal_needs_least() -> None:
    t = table().markers("freihoff", "sails", 3).units("freihoff", "enlightened", "sails")
    t.units("freihoff", "moon_brother", "sails").reputation(freihoff=9)
    t.begin(VisitOfVuko(), StartDomination(), EndTurn())
    assert t.decision == ("freihoff", "vuko_victim") and chosen(t) == "unit:moon_brother"


# -- planning ----------------------------------------------------------------------------------------------------------


def planned(t: Table, character: str) -> list[str]:
    """Where greedy places the markers of a character, who is alone in placing any."""
    found = []
    while t.decision == (character, "plan"):
        found.append(chosen(t))
        t.choose(found[-1])
    return found


def plan_alone(t: Table, character: str, actions: int) -> Table:
    t.s.actions = [actions if seat == t.seat(character) else 0 for seat in range(4)]
    t.s.phase = PLANNING
    return t.begin(ChooseField(t.seat(character)), StartActions(), Activate(), StartDomination(), EndTurn())


def test_it_plans_making_for_the_unit_that_wins() -> None:
    t = table().tower("isle", "sails", "fjords", "fire", "snakes").markers("freihoff", "valley", 3)
    t.resources("freihoff", m=(1,)).points("callo", 30)
    assert "field:making" in planned(plan_alone(t, "freihoff", 2), "freihoff")


def test_it_plans_nothing_it_cannot_pay() -> None:
    t = table().markers("callo", "zym", 3).markers("callo", "sails", 2).resources("callo", gold=2)
    fields = planned(plan_alone(t, "callo", 3), "callo")
    assert "field:mountain" not in fields and fields.count("field:influence") <= 1


def test_what_a_position_is_worth_is_the_sum_of_its_parts() -> None:
    t = table().markers("callo", "zym", 3).markers("dyken", "sails", 2).resources("callo", gold=2)
    t.begin(VisitOfVuko(), StartDomination(), EndTurn())
    before = t.match.to_json()
    for seat in range(4):
        parts = STRATEGY.parts(t.s, seat)
        assert list(parts) == list(PARTS)
        assert sum(parts.values()) == pytest.approx(STRATEGY.hooks(t.s, seat, 100).value(t.s))
    assert t.match.to_json() == before
