"""Planning and Making: whole programmes are tried, each by playing the turn to its end."""

from __future__ import annotations

from typing import Final

from longhall.bots.icegarden.goals import is_goal_kind
from longhall.bots.icegarden.rollout import rollout_pick
from longhall.bots.icegarden.rollout_phases import field_worths, own_markers
from longhall.bots.icegarden.search_hooks import IceGardenSearchHooks
from longhall.bots.lookahead import Line, LookAhead
from longhall.games.icegarden.content import (
    INFLUENCE,
    MAKING,
    MARKER,
    MOUNTAIN,
    MOVE,
    PIECES,
    PLANNED_FIELDS,
    RAVEN,
    THROAT,
    UNIT_LEVELS,
)
from longhall.games.icegarden.frames.making import RAISE, UPGRADE, ChooseMaking, ChooseStep
from longhall.games.icegarden.frames.upgrade import affordable, upgradable_levels
from longhall.games.icegarden.queries import units_on_map
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.frames import Choice

TRIAL: Final = 20  # of the budget for each trial of a turn
AT_FIRST: Final = 2  # styles in which all programmes are tried
KEPT: Final = 8  # programmes that are then looked at more closely
# where a marker is placed first: the fewer spaces, and the more it helps to act last, the earlier
URGENCY: Final = (INFLUENCE, MAKING, MOUNTAIN, MOVE, RAVEN, THROAT)


def plan_lines(
    s: IceGardenState, hooks: IceGardenSearchHooks, ahead: LookAhead, budget: int, every: bool
) -> list[Line]:
    """One line for each field that takes the next marker."""
    top = s.stack[-1]
    assert isinstance(top, Choice)
    picks = top.options(s)
    trials = max(4, budget // TRIAL)
    if hooks.effort.plan_styles > 1:
        return _lines_in_styles(s, hooks, picks, trials)
    best: dict[int, tuple[float, tuple[int, ...]]] = {}  # by first field: the value, and the programme it is of
    programmes = likely_programmes(s, hooks, picks, trials)
    top_value, top_programme = -1e9, programmes[0]
    for programme in programmes:
        value = _try_programme(s, hooks, programme)
        if programme[0] not in best or value > best[programme[0]][0]:
            best[programme[0]] = value, programme
        if value > top_value:
            top_value, top_programme = value, programme
    for field in set(top_programme[1:]):  # the same markers, another one first
        if field != top_programme[0] and field in picks:
            rest = list(top_programme)
            rest.remove(field)
            value = _try_programme(s, hooks, (field, *rest))
            if field not in best or value > best[field][0]:
                best[field] = value, (field, *rest)
    return [_line(picks, value, programme) for value, programme in best.values()]


def _line(picks: list[int], value: float, programme: tuple[int, ...]) -> Line:
    """The first marker, with the others as what is meant to follow."""
    line = Line(value, (picks.index(programme[0]),), ())
    line.intent = programme[1:]
    return line


class Candidate:
    """A programme, and what it has come to so far."""

    __slots__ = ("programme", "styles", "total")

    def __init__(self, programme: tuple[int, ...]) -> None:
        self.programme = programme
        self.styles = 0  # in which it has been tried
        self.total = 0.0

    def mean(self) -> float:
        return self.total / self.styles


def _behind(candidate: Candidate) -> float:
    return -candidate.mean()


def _lines_in_styles(s: IceGardenState, hooks: IceGardenSearchHooks, picks: list[int], trials: int) -> list[Line]:
    """Programmes in a few styles, then the best of them with every field first, fewer and fewer in more and more
    styles. More programmes at first would be worse: the best of many are those that were lucky."""
    styles = hooks.effort.plan_styles
    found = [Candidate(programme) for programme in likely_programmes(s, hooks, picks, trials)]
    _try_in_styles(s, hooks, found, min(AT_FIRST, styles))
    ordered = [
        Candidate(programme) for candidate in found[:KEPT] for programme in _each_first(candidate.programme, picks)
    ]
    tried, kept = min(2 * AT_FIRST, styles), 3 * KEPT
    _try_in_styles(s, hooks, ordered, tried)
    dropped: list[Candidate] = []
    while tried < styles:
        kept = max(3, kept // 2)
        tried = min(2 * tried, styles)
        dropped = ordered[kept:] + dropped
        ordered = ordered[:kept]
        _try_in_styles(s, hooks, ordered, tried)
    best: dict[int, Line] = {}
    for candidate in ordered:
        best.setdefault(candidate.programme[0], _line(picks, candidate.mean(), candidate.programme))
    last = ordered[-1].mean()
    for candidate in dropped:  # tried in fewer styles: what they seemed to be worth may have been luck
        value = min(candidate.mean(), last)
        best.setdefault(candidate.programme[0], _line(picks, value, candidate.programme))
    return list(best.values())


def _try_in_styles(s: IceGardenState, hooks: IceGardenSearchHooks, candidates: list[Candidate], styles: int) -> None:
    """Up to so many styles, the same for all; then the best come first."""
    for candidate in candidates:
        intent = hooks.intent()
        intent.fields = list(candidate.programme)
        for style in range(candidate.styles, styles):
            candidate.total += hooks.value_in_style(s, intent, style)
        candidate.styles = styles
    candidates.sort(key=_behind)


def _each_first(programme: tuple[int, ...], picks: list[int]) -> list[tuple[int, ...]]:
    """The same markers, each field that can be chosen now once in the first place."""
    found: list[tuple[int, ...]] = []
    for field in dict.fromkeys(programme):
        if field in picks:
            rest = list(programme)
            rest.remove(field)
            found.append((field, *rest))
    return found


def _try_programme(s: IceGardenState, hooks: IceGardenSearchHooks, programme: tuple[int, ...]) -> float:
    intent = hooks.intent()
    intent.fields = list(programme)
    return hooks.value_with(s, intent)


def likely_programmes(
    s: IceGardenState, hooks: IceGardenSearchHooks, picks: list[int], count: int
) -> list[tuple[int, ...]]:
    """Ways to place all markers left, the most promising at a glance. Each field comes first at least once if it makes
    any sense."""
    seat = hooks.seat
    left = s.actions[seat]
    most = most_markers(s, seat)
    rough = field_worths(s, seat, hooks.intent())
    found: list[tuple[float, tuple[int, ...]]] = []

    def extend(number: int, chosen: tuple[int, ...], worth: float) -> None:
        if len(chosen) == left:
            found.append((worth, chosen))
            return
        for i in range(number, PLANNED_FIELDS):
            field = URGENCY[i]
            used = chosen.count(field)
            if used < most[field] and (field in picks or chosen):
                extend(i, (*chosen, field), worth + max(0.05, rough[field]) * 0.75**used)

    extend(0, (), 0.0)
    if not found:
        return [(picks[0],) * left]
    found.sort(reverse=True)
    chosen = [programme for _, programme in found[:count]]
    for field in picks:
        if not any(field in programme for programme in chosen):
            other = next((programme for _, programme in found if field in programme), None)
            if other is not None:
                chosen.append(other)
    return chosen


def most_markers(s: IceGardenState, seat: int) -> list[int]:
    """How many more markers on each field could do anything at all."""
    mine = own_markers(s, seat)
    left = s.actions[seat]
    numbers = s.content.numbers
    influencing, moving = numbers.influence_cost * numbers.influence_most, numbers.move_cost * numbers.move_most
    population, gold = s.population[seat] + 2, s.gold[seat] + 2  # with what the other markers may bring
    found = [0] * PLANNED_FIELDS
    found[THROAT] = min(3, s.reserve[PIECES * seat + MARKER])
    found[INFLUENCE] = max(0, -(-population // influencing) - mine[INFLUENCE])
    found[MOVE] = max(0, gold // moving - mine[MOVE])
    found[MOUNTAIN] = max(0, min(2, population // numbers.mountain_cost) - mine[MOUNTAIN])
    mends = s.vuko_tokens[seat] + (s.reputation[seat] > 1)
    found[RAVEN] = max(0, min(2, mends) - mine[RAVEN])
    found[MAKING] = max(0, 2 - mine[MAKING])
    if sum(found) < left:
        found[THROAT] += left
    return found


# -- Making ------------------------------------------------------------------------------------------------------------


def making_lines(
    s: IceGardenState, hooks: IceGardenSearchHooks, ahead: LookAhead, budget: int, every: bool
) -> list[Line]:
    """Nothing, and each sub-action with what would follow it."""
    top = s.stack[-1]
    assert isinstance(top, ChooseMaking)
    found: list[Line] = []
    for index, pick in enumerate(top.options(s)):
        child = s.clone()
        child.listening = False
        child.stack.pop()
        top.resolve(child, pick)
        value = hooks.value(child)
        if pick == RAISE:
            for aim in range(1, UNIT_LEVELS + 1):
                intent = hooks.intent()
                intent.aim = aim
                value = max(value, hooks.value_with(child, intent))
        elif pick == UPGRADE:
            for ability, level in useful_upgrades(s, hooks.seat)[: max(2, budget // (2 * TRIAL))]:
                intent = hooks.intent()
                intent.ability, intent.ability_level = ability, level
                value = max(value, hooks.value_with(child, intent))
        found.append(Line(value, (index,), ()))
    return found


def useful_upgrades(s: IceGardenState, seat: int) -> list[tuple[int, int]]:
    """Abilities and unit types, those with units on the map first."""
    found: list[tuple[int, int, int]] = []
    for ability in affordable(s, seat):
        for level in upgradable_levels(s, seat, ability):
            found.append((-units_on_map(s, seat, level) - is_goal_kind(s, seat, level), ability, level))
    found.sort()
    return [(ability, level) for _, ability, level in found]


def step_lines(
    s: IceGardenState, hooks: IceGardenSearchHooks, ahead: LookAhead, budget: int, every: bool
) -> list[Line]:
    """All steps that are left, towards one level."""
    top = s.stack[-1]
    assert isinstance(top, ChooseStep)
    found: list[Line] = []
    seen: set[tuple[int, ...]] = set()
    for aim in range(UNIT_LEVELS + 1):
        intent = hooks.intent()
        intent.aim = aim
        trial = s.clone()
        trial.listening = False
        path: list[int] = []
        while True:
            step = trial.stack[-1]
            if not isinstance(step, ChooseStep):
                break
            pick = rollout_pick(trial, step, intent)
            path.append(step.options(trial).index(pick))
            trial.stack.pop()
            step.resolve(trial, pick)
        if tuple(path) in seen:
            continue
        seen.add(tuple(path))
        intent.aim = 0
        found.append(Line(hooks.value_with(trial, intent), tuple(path), ()))
    return found
