"""Looking ahead over a seat's own small decisions until somebody else decides, chance falls or the turn is over.

The same for every game. A game supplies a table that says how each kind of decision is made, and ``SearchHooks`` for
each decision that is searched: see ``strategy.py``. ``docs/bots.md`` tells in steps how a game gets its bot.

The search is best first with a budget of valued positions, on clones of a determinised state. Half-made decisions (a
source without a target) say nothing about their worth, so they are followed at once; whole ones wait in a queue by
their value.

The state is ``Any`` where a game names its own class in the override, as in ``kernel.frames``.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from longhall.kernel.frames import Choice, Step
from longhall.kernel.state import Frame, State

BUDGET: Final = 320  # positions valued in one search where nothing else is said
FORBIDDEN: Final = -1e6  # the value of a line that the style of a bot rules out

# The decisions to come with the choice already made for each: kind, keys of the options, index.
Plan: TypeAlias = list[tuple[str, list[str], int]]
# The same for playing on, where no keys are made: kind, number of options, index.
Steps: TypeAlias = list[tuple[str, int, int]]


class Line:
    """Choices in a row and what they come to.

    ``path`` holds an index for each decision. ``value`` is what the position at the end is worth, ``score`` what the
    line is compared by: the value, and what a game adds to it (cards still in hand, a turn saved). ``used`` names what
    was used up on the way; of lines that used up the same, a search prefers the most valuable one. ``intent`` is what
    the seat means to do later, where others decide before it goes on: the picks in the order they are wanted.
    """

    __slots__ = ("intent", "path", "score", "used", "value")

    def __init__(self, value: float, path: tuple[int, ...], used: tuple[int, ...]) -> None:
        self.value = value
        self.score = value
        self.path = path
        self.used = used
        self.intent: tuple[int, ...] = ()

    def after(self, index: int) -> Line:
        """The same line with a choice before it."""
        line = Line(self.value, (index, *self.path), self.used)
        line.score = self.score
        line.intent = self.intent
        return line


class SearchHooks:
    """What a game tells the look-ahead about one decision of one seat; made anew for each search."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def value(self, s: Any) -> float:
        """What a position at which a line may end is worth to the seat. Chance that comes next is met by its expected
        value: whoever plays on would know the dice."""
        raise NotImplementedError

    def stops(self, s: Any, frame: Frame) -> bool:
        """Whether a line ends before this frame is run or asked. It must, before anything the seat cannot know comes
        to light (a step that draws from a hidden pile); it should, where the seat's turn is over. Lines always end
        at chance."""
        return False

    def replace_hidden_step(self, s: Any, step: Step) -> bool:
        """Put what the seat may expect in place of a step that would bring something hidden to light, and take the step
        off the stack; False: the step is run, or the line ends here if ``stops`` says so. Asked before ``stops``."""
        return False

    def default_pick(self, s: Any, choice: Choice) -> int | None:
        """The pick that is taken for granted here, for another seat or for the own one; None: the own seat goes on
        searching, and a decision of another ends the line."""
        return None

    def is_partial_move(self, s: Any, choice: Choice) -> bool:
        """Whether ``choice`` completes what has been begun, so that nothing can be valued before it: where that depends
        on the position. Kinds that always do are marked ``partial`` in the table."""
        return False

    def worth_trying(self, s: Any, choice: Choice, picks: list[int]) -> Sequence[int]:
        """Indexes of the picks to look at."""
        return range(len(picks))

    def finishing_pick(self, s: Any, choice: Choice, picks: list[int]) -> int:
        """The index of the pick with which a line goes on here that is looked at no further: what the value of the
        position takes for granted, mostly the "done" that changes nothing. -1 if there is none."""
        return -1

    def resources_used(self, s: Any, choice: Choice, pick: int, used: tuple[int, ...]) -> tuple[int, ...]:
        """``Line.used`` after this pick."""
        return used

    def forbids(self, s: Any) -> bool:
        """Whether the style of the bot rules this position out."""
        return False


class DecisionMethod:
    """How a kind of decision is made. ``partial``: met within a line, it completes what has been begun, and what
    follows is looked at before anything is valued."""

    def __init__(self, partial: bool, budget: int) -> None:
        self.partial = partial
        self.budget = budget


class BySearch(DecisionMethod):
    """By looking ahead. ``score`` sets ``Line.score`` where the value alone does not decide."""

    def __init__(
        self,
        partial: bool = False,
        budget: int = BUDGET,
        score: Callable[[Any, Any, Search, list[Line]], None] | None = None,
    ) -> None:
        super().__init__(partial, budget)
        self.score = score


class ByCustomSearch(DecisionMethod):
    """By a function of the game that puts the lines together itself, usually from several searches.

    It gets the state, the hooks, the look-ahead, the budget and whether all lines are wanted or the best for each
    kind of spending will do.
    """

    def __init__(
        self, lines: Callable[[Any, Any, LookAhead, int, bool], list[Line]], partial: bool = False, budget: int = BUDGET
    ) -> None:
        super().__init__(partial, budget)
        self.lines = lines


class ByWorth(DecisionMethod):
    """By a function that gives each pick a worth. ``tie_noise`` is added to each at random, up to that much: where
    several are about as good, the same one every time would be dull."""

    def __init__(self, worth: Callable[[Any, Choice, int], float], tie_noise: float = 0.0) -> None:
        super().__init__(False, 0)
        self.worth = worth
        self.tie_noise = tie_noise


class LookAhead:
    """The table of a game's decisions, and the ways through them."""

    def __init__(self, methods: dict[str, DecisionMethod]) -> None:
        self.methods = methods

    def advance(self, s: State, hooks: SearchHooks) -> Choice | None:
        """Run on to the next choice that is not taken for granted; None where the line ends."""
        stack = s.stack
        while stack:
            top = stack[-1]
            if isinstance(top, Step) and hooks.replace_hidden_step(s, top):
                continue
            if hooks.stops(s, top):
                return None
            if isinstance(top, Choice):
                pick = hooks.default_pick(s, top)
                if pick is None:
                    return top
                stack.pop()
                top.resolve(s, pick)
            elif isinstance(top, Step):
                stack.pop()
                top.run(s)
            else:
                return None
        return None

    def search(self, s: State, hooks: SearchHooks, budget: int) -> Search:
        """A search from a state whose top frame is a choice of the hooks' seat."""
        search = Search(self, hooks, budget)
        search.run(s)
        return search

    def steps(self, s: State, hooks: SearchHooks, line: Line) -> Steps:
        """What the rest of a line, after its first choice, expects."""
        found: Steps = []
        state = s.clone()
        state.listening = False
        for number, index in enumerate(line.path):
            top = state.stack[-1]
            assert isinstance(top, Choice)
            picks = top.options(state)
            if number:
                found.append((top.kind(), len(picks), index))
            state.stack.pop()
            top.resolve(state, picks[index])
            if self.advance(state, hooks) is None:
                break
        return found

    def plan(self, s: State, hooks: SearchHooks, line: Line) -> Plan:
        """What the rest of a line, after its first choice, expects. Nothing of a line that is forbidden."""
        found: Plan = []
        if line.value <= FORBIDDEN:
            return found
        state = s.clone()
        for number, index in enumerate(line.path):
            top = state.stack[-1]
            assert isinstance(top, Choice)
            picks = top.options(state)
            if number:
                found.append((top.kind(), [top.key(state, pick) for pick in picks], index))
            state.stack.pop()
            top.resolve(state, picks[index])
            if self.advance(state, hooks) is None:
                break
        return found


class Search:
    """One search. ``leaves`` holds the best line for everything that can be used up, ``others`` the rest."""

    def __init__(self, ahead: LookAhead, hooks: SearchHooks, budget: int) -> None:
        self.ahead = ahead
        self.methods = ahead.methods
        self.hooks = hooks
        self.seat = hooks.seat
        self.budget = budget
        self.limit = -budget  # where even a step once begun is broken off
        self.leaves: dict[tuple[int, ...], Line] = {}
        self.others: list[Line] = []
        self.queue: list[tuple[float, int, State, tuple[int, ...], tuple[int, ...]]] = []
        self.count = 0

    def run(self, s: State) -> None:
        self._expand(s, (), ())
        while self.queue and (self.budget > 0 or not self.leaves):
            _, _, state, path, used = heapq.heappop(self.queue)
            self._expand(state, path, used)

    def lines(self, every: bool) -> list[Line]:
        """The best for each kind of spending, then, if asked for, every other one."""
        best = list(self.leaves.values())
        return best + self.others if every else best

    def _expand(self, s: State, path: tuple[int, ...], used: tuple[int, ...]) -> None:
        top = s.stack[-1]
        assert isinstance(top, Choice)
        picks = top.options(s)
        for index in self.hooks.worth_trying(s, top, picks):
            if self.budget < self.limit and self.leaves:
                return
            pick = picks[index]
            child = s.clone()
            child.listening = False
            child.stack.pop()
            top.resolve(child, pick)
            self._look(child, (*path, index), self.hooks.resources_used(s, top, pick, used))

    def _look(self, s: State, path: tuple[int, ...], used: tuple[int, ...]) -> None:
        hooks = self.hooks
        following = self.ahead.advance(s, hooks)
        if following is None or following.chooser(s) != self.seat:
            self.budget -= 1
            self._keep(Line(FORBIDDEN if hooks.forbids(s) else hooks.value(s), path, used))
            return
        if hooks.forbids(s):
            self._keep(Line(FORBIDDEN, path, used))
            return
        method = self.methods.get(following.kind())
        if (method is not None and method.partial) or hooks.is_partial_move(s, following):
            self._expand(s, path, used)
            return
        self.budget -= 1
        value = hooks.value(s)
        finish = hooks.finishing_pick(s, following, following.options(s))
        if finish >= 0:
            self._keep(Line(value, (*path, finish), used))
        self.count += 1
        heapq.heappush(self.queue, (-value, self.count, s, path, used))

    def _keep(self, line: Line) -> None:
        known = self.leaves.get(line.used)
        if known is None:
            self.leaves[line.used] = line
        elif line.value > known.value:
            self.leaves[line.used] = line
            self.others.append(known)
        else:
            self.others.append(line)
