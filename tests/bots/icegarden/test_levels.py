"""The strategies of the Ice Garden above greedy, the field that they are measured against, and the chance to win."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longhall.bots.base import Observation
from longhall.bots.greedy import GreedyBot
from longhall.bots.icegarden import STRATEGIES, field_strategy
from longhall.bots.icegarden.chance_parts import chance_parts, lateness
from longhall.bots.icegarden.context import DEFAULT_WEIGHTS
from longhall.bots.icegarden.planning import likely_programmes
from longhall.bots.icegarden.strategy import CHANCES, IceGardenStrategy
from longhall.bots.icegarden.styles import THOROUGH, VALUE_WEIGHTS
from longhall.bots.strategy import FACTORS
from longhall.games.icegarden.content import INFLUENCE, MAKING, PLANNED_FIELDS, THROAT
from longhall.games.icegarden.frames.activation import Activate
from longhall.games.icegarden.frames.domination import StartDomination
from longhall.games.icegarden.frames.planning import ChooseField
from longhall.games.icegarden.frames.turn import EndTurn
from longhall.games.icegarden.frames.vuko import VisitOfVuko
from longhall.games.icegarden.queries import markers_on
from longhall.games.icegarden.state import PLANNING, IceGardenState
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.frames import Choice
from tests.games.icegarden.table import Table, table

MASTER = STRATEGIES["master"]
ABOVE_GREEDY = ["expert", "master"]


def chosen(t: Table, level: str) -> str:
    observation = Observation(t.match)
    bot = GreedyBot(level, rng_from_seed("1"), STRATEGIES[level])
    return observation.keys[bot.answer(observation)]


def planning(actions: int) -> Table:
    """Everybody places markers; Freihoff, who is first, needs one tower more and has an M to summon with."""
    t = table().tower("isle", "sails", "fjords", "fire", "snakes").markers("freihoff", "valley", 3).points("callo", 30)
    for character in ("callo", "dyken", "fjollsfinn", "freihoff"):
        t.markers(character, "zym", 2).resources(character, population=2, gold=1, m=(1,))
    seat = t.seat("freihoff")
    t.s.order = [seat, *(other for other in range(4) if other != seat)]
    t.s.actions = [actions] * 4
    t.s.phase = PLANNING
    return t.begin(ChooseField(seat), Activate(), VisitOfVuko(), StartDomination(), EndTurn())


# -- the levels --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ABOVE_GREEDY)
def test_a_level_ends_the_match_by_dead_snow_when_that_wins(level: str) -> None:
    t = table().dead_snow(29).reputation(callo=1, freihoff=9, dyken=12, fjollsfinn=6).points("dyken", 45)
    t.markers("callo", "zym", 2).resources("callo", population=4, gold=4, m=(2,)).action("callo", "making")
    t.choose(chosen(t, level))
    assert t.over and t.ranking[0] == "callo"


@pytest.mark.parametrize("level", ABOVE_GREEDY)
def test_a_level_does_not_end_the_match_by_dead_snow_when_that_loses(level: str) -> None:
    t = table().dead_snow(29).reputation(callo=9).markers("callo", "zym", 2)
    t.resources("callo", population=4, gold=4, m=(2,)).action("callo", "making")
    assert chosen(t, level) == "done"


@pytest.mark.parametrize("level", ABOVE_GREEDY)
def test_a_level_repeats_itself_and_leaves_the_match_alone(level: str) -> None:
    t = planning(2)
    before = t.match.to_json()
    assert len({chosen(t, level) for _ in range(2)}) == 1
    assert t.match.to_json() == before


def test_a_level_says_what_each_field_comes_to_in_hundredths_of_a_chance() -> None:
    t = planning(2)
    lines = MASTER.lines(t.s, t.seat("freihoff"))
    assert len(lines) > 2 and lines == sorted(lines, key=lambda line: -line.score)
    assert all(-5.0 < line.score < 105.0 for line in lines)


# -- the ways in which a turn may go on --------------------------------------------------------------------------------


def test_in_the_first_style_a_turn_goes_on_as_greedy_expects() -> None:
    t = planning(1)
    seat = t.seat("freihoff")
    hooks = IceGardenStrategy(effort=THOROUGH).hooks(t.s, seat, 100)
    plain = STRATEGIES["greedy"].hooks(t.s, seat, 100)
    same = IceGardenStrategy(effort=replace(THOROUGH, points=1.0, chance=0.0)).hooks(t.s, seat, 100)
    assert same.value_in_style(t.s, same.intent(), 0) == plain.value(t.s)
    hope = hooks.value_in_style(t.s, hooks.intent(), 0) - THOROUGH.points * plain.value(t.s)
    assert 0.0 <= hope <= 100.0


def test_a_mean_over_styles_is_taken_of_different_trials() -> None:
    t = planning(3)
    seat = t.seat("freihoff")
    hooks = IceGardenStrategy(effort=THOROUGH).hooks(t.s, seat, 100)
    trials = [hooks.value_in_style(t.s, hooks.intent(), style) for style in range(THOROUGH.styles)]
    assert len(set(trials)) > 1
    assert hooks.value(t.s) == pytest.approx(sum(trials) / len(trials))


def test_the_own_seat_goes_by_its_own_weights_in_every_other_style() -> None:
    t = planning(1)
    seat = t.seat("freihoff")
    hooks = IceGardenStrategy(effort=THOROUGH).hooks(t.s, seat, 100)
    for style in range(2, 5):
        hooks.value_in_style(t.s, hooks.intent(), style)
    own = [contexts[seat] is hooks.context for contexts in hooks.styles[1:]]
    assert own == [False, True, False, True]
    assert hooks.styles[0] == []
    assert all(
        contexts[other] is not hooks.context for contexts in hooks.styles[1:] for other in range(4) if other != seat
    )


def test_programmes_hold_all_markers_that_are_left() -> None:
    t = planning(3)
    seat = t.seat("freihoff")
    top = t.s.stack[-1]
    assert isinstance(top, Choice)
    hooks = IceGardenStrategy(effort=THOROUGH).hooks(t.s, seat, 100)
    programmes = likely_programmes(t.s, hooks, top.options(t.s), 16)
    assert {len(programme) for programme in programmes} == {3}
    assert any(MAKING in programme for programme in programmes)
    assert any({THROAT, INFLUENCE} <= set(programme) for programme in programmes)


def test_a_programme_is_played_on_whole() -> None:
    """In a playout the seat's other markers go where the line wants them, whatever the rules of thumb would do."""
    t = planning(3)
    seat, strategy = t.seat("freihoff"), IceGardenStrategy()
    (line,) = strategy.candidates(t.s, seat, 1)
    assert len(line.intent) == 2
    first = t.match.picks()[line.path[0]]
    for wanted in (line.intent, (INFLUENCE, INFLUENCE), (THROAT, INFLUENCE)):
        trial = t.match.clone()
        line.intent = wanted
        trial.play(line.path[0])
        policy = strategy.policy(rng_from_seed("1"))
        policy.follow(seat, line)
        while isinstance(top := trial.state.stack[-1], ChooseField):
            trial.play(policy.line(trial.state, top.chooser(trial.state)).path[0])
        s = trial.state
        assert isinstance(s, IceGardenState)
        placed = [field for field in range(PLANNED_FIELDS) for other in markers_on(s, field) if other == seat]
        assert sorted(placed) == sorted((first, *wanted))


# -- the field ---------------------------------------------------------------------------------------------------------


def test_each_of_the_field_judges_by_weights_of_its_own() -> None:
    first, again, second = (field_strategy(rng_from_seed(seed)).weights for seed in ("1", "1", "2"))
    assert first == again != second
    for name in VALUE_WEIGHTS:
        ratio = getattr(first, name) / getattr(DEFAULT_WEIGHTS, name)
        assert min(abs(ratio - factor) for factor in FACTORS) < 1e-9
    assert (first.won, first.patience, first.pace) == (
        DEFAULT_WEIGHTS.won,
        DEFAULT_WEIGHTS.patience,
        DEFAULT_WEIGHTS.pace,
    )


# -- the chance to win -------------------------------------------------------------------------------------------------


def chances(t: Table) -> dict[str, float]:
    found = IceGardenStrategy().chances(t.s)
    assert sum(found) == pytest.approx(1.0)
    return {character: found[t.seat(character)] for character in ("callo", "dyken", "fjollsfinn", "freihoff")}


def test_the_chance_rises_with_points_and_most_of_all_near_the_end() -> None:
    before, ahead = chances(table()), chances(table().points("dyken", 12))
    assert ahead["dyken"] > before["dyken"] and ahead["callo"] < before["callo"]
    assert chances(table().points("dyken", 45).points("callo", 30))["dyken"] > 0.6


def test_all_that_the_chance_is_learned_from_has_weights() -> None:
    t = table().markers("callo", "zym", 3).units("dyken", "piper", "sails").thorn("isle")
    parts = chance_parts(t.s)
    model = CHANCES.of(4)
    assert all(set(own) == set(model.early) == set(model.late) for own in parts)
    assert 0.0 < lateness(t.s) <= 1.0
