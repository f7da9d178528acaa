"""What a game knows about playing it well, and what follows from that for every bot."""

from __future__ import annotations

from typing import Any, Final

from longhall.bots.chances import ChanceModels
from longhall.bots.lookahead import (
    BUDGET,
    ByCustomSearch,
    BySearch,
    ByWorth,
    DecisionMethod,
    Line,
    LookAhead,
    Plan,
    SearchHooks,
    Steps,
)
from longhall.kernel.chance import Rng
from longhall.kernel.codec import FrameTable
from longhall.kernel.frames import Choice
from longhall.kernel.match import Result
from longhall.kernel.state import State

LEAST: Final = 12  # positions valued at a decision, however small its share
GLANCE: Final = 30  # positions: a look that need not be close


class Levels:
    """How well each level of bots plays. The two below greedy: the share of its budgets, and the temperature by which
    a worse choice is taken now and then. The two above: playouts for each decision."""

    def __init__(
        self,
        novice: tuple[float, float] = (0.3, 3.0),
        casual: tuple[float, float] = (1.0, 1.0),
        expert: int = 12,
        master: int = 48,
    ) -> None:
        self.novice = novice
        self.casual = casual
        self.expert = expert
        self.master = master


PLAIN_LEVELS: Final = Levels()


class SearchSettings:
    """How the searcher goes about a game."""

    def __init__(
        self,
        horizon: int = 1,
        rollout: float = 0.1,
        length: float = 16.0,
        lines: int = 6,
        margin: float = 6.0,
        prior: float = 2.0,
        won: float = 40.0,
        lead: float = 0.25,
        chance: float = 0.0,
        shares: dict[str, float] | None = None,
        levels: Levels = PLAIN_LEVELS,
        review: float = 1.0,
    ) -> None:
        self.levels = levels
        self.review = review  # of the usual trials, when a finished match is analysed: fewer where they are long
        self.horizon = horizon  # how many rounds are played on
        self.rollout = rollout  # the budget of decisions while playing on, as a share of their own
        self.length = length  # how many decisions playouts may take on average; there are fewer of longer ones
        self.lines = lines  # that are judged at most
        self.margin = margin  # none that the look-ahead finds worse than the best by more
        self.prior = prior  # playouts that the score of the look-ahead counts for
        self.won = won  # the value of a match won, and less the same of one lost
        self.lead = lead  # of each point ahead of the best other at the end
        self.chance = chance  # at the horizon, of each hundredth of a chance to win
        self.shares = shares if shares is not None else {}  # of a search's budget, by kind of decision; 1 if not named


class GameStrategy:
    """What a game knows about playing it well. One strategy serves all seats and matches.

    The states it gets are samples of a seat's own, or positions reached from one: it may look at everything in them.
    """

    def __init__(
        self,
        methods: dict[str, DecisionMethod],
        settings: SearchSettings | None = None,
        models: ChanceModels | None = None,
    ) -> None:
        self.ahead = LookAhead(methods)
        self.settings = settings if settings is not None else SearchSettings()
        self.models = models

    # -- what a game supplies ----------------------------------------------------------------------------------------

    def hooks(self, s: Any, seat: int, budget: int) -> SearchHooks:
        """For a decision of ``seat``. A game whose valuation is dear looks less closely with a smaller budget."""
        raise NotImplementedError

    def parts(self, s: Any, seat: int) -> dict[str, float]:
        """What the position is worth to the seat, by name. The parts add up to the value that the hooks give
        wherever no chance is pending; the names are the same in every position of the game."""
        raise NotImplementedError

    def round(self, s: Any) -> int:
        """A counter that rises by one with each round of the game, and never falls: the measure of a horizon."""
        raise NotImplementedError

    def chance_parts(self, s: Any, seat: int) -> dict[str, float]:
        """What the chance to win is learned from: parts by weights that stay the same when bots play otherwise."""
        raise NotImplementedError

    def explained(self, s: Any, seat: int) -> dict[str, float]:
        """For hints: the parts, as finely as there are words for them, and facts such as ``#closed:T05.b`` (how
        many, or 1.0 for what is so), by which ``reason`` says what a part is about."""
        return self.parts(s, seat)

    def reasons(self) -> tuple[str, ...]:
        """All that ``reason`` may answer; each needs the messages ``hint-NAME-more`` and ``hint-NAME-less``."""
        return ()

    def reason(self, name: str, more: bool, mine: dict[str, float], others: dict[str, float]) -> tuple[str, str, str]:
        """Why a part of ``explained`` is ``more`` (or less) in one line than in another: a name of ``reasons``, and the
        parameter of its messages with its value, if it has one. ``mine`` and ``others`` are what both lines come to on
        average."""
        return name, "", ""

    def progress(self, s: Any) -> float:
        """Which share of the match is over, as far as rounds tell."""
        raise NotImplementedError

    def result(self, s: Any) -> Result:
        """Of a match that is over."""
        raise NotImplementedError

    # -- what it may say otherwise, for the searcher -------------------------------------------------------------------

    def candidates(self, s: Any, seat: int, most: int) -> list[Line]:
        """Whole lines worth judging, the best first."""
        return different_lines(self.lines(s, seat), most, self.settings.margin)

    def policy(self, rng: Rng) -> Policy:
        """How everybody goes on in one playout."""
        return Policy(self, rng)

    def is_horizon(self, s: Any, seat: int, goal: int) -> bool:
        """Whether playing on ends here; it was to go on to round ``goal``."""
        return self.round(s) >= goal

    def value(self, s: Any, seat: int) -> float:
        """What the position at the horizon, or at the end, is worth to the seat."""
        if s.stack:
            share = self.settings.chance
            hope = share * 100.0 * self.chances(s)[seat] if share else 0.0
            return self.hooks(s, seat, GLANCE).value(s) + hope
        result = self.result(s)
        best = max([scores["total"] for other, scores in enumerate(result.scores) if other != seat])
        lead = self.settings.lead * (result.scores[seat]["total"] - best)
        won = self.settings.won
        return max(-won, min(won, lead)) + (won if result.places[seat] == 1 else -won)

    # -- what follows from it ----------------------------------------------------------------------------------------

    def lines(self, s: State, seat: int, share: float = 1.0) -> list[Line]:
        """Every line found for the pending decision of ``seat`` with a share of the decision's own budget, the best
        first.

        A decision made ``ByWorth`` has a line of one choice for each option, without the noise.
        """
        found = self._lines(s, seat, share, True)
        found.sort(key=_falling)
        return found

    def decide(self, s: State, seat: int, rng: Rng, share: float = 1.0) -> Line:
        """The best line, for any decision of any seat. With a small share of its budget it is cheap enough for
        playouts."""
        lines = self._lines(s, seat, share, False)
        method = self.ahead.methods.get(_choice(s).kind())
        if method is None:
            return lines[rng.below(len(lines))]
        if isinstance(method, ByWorth) and method.tie_noise:
            for line in lines:
                line.score += method.tie_noise * rng.below(100) / 100
        return _best(lines)

    def plan(self, s: State, seat: int, line: Line) -> Plan:
        """What the rest of the line expects, to be followed while it fits."""
        if len(line.path) < 2:
            return []
        return self.ahead.plan(s, self.hooks(s, seat, BUDGET), line)

    def steps(self, s: State, seat: int, line: Line) -> Steps:
        """The same for playing on."""
        if len(line.path) < 2:
            return []
        return self.ahead.steps(s, self.hooks(s, seat, GLANCE), line)

    def share_of(self, kind: str) -> float:
        """Of a search's budget, that decisions of this kind get. 0: judging by playing on is not worth it."""
        if isinstance(self.ahead.methods.get(kind), ByWorth):
            return 0.0
        return self.settings.shares.get(kind, 1.0)

    def chances(self, s: Any) -> list[float]:
        """The chance of each seat to win, where the match is not over: their sum is 1."""
        parts = [self.chance_parts(s, seat) for seat in range(s.seats)]
        assert self.models is not None  # whoever asks for chances has learned some
        return self.models.of(s.seats).chances(parts, self.progress(s))

    def hope(self, s: Any, seat: int) -> float:
        """The chance of the seat to win, also where the match is over; where nothing was learned that of anybody."""
        if not s.stack:
            places = self.result(s).places
            return 1.0 / places.count(1) if places[seat] == 1 else 0.0
        return self.chances(s)[seat] if self.models is not None else 1.0 / float(s.seats)

    def unhandled_kinds(self, frames: FrameTable) -> list[str]:
        """Kinds of decisions of the game that no entry of the table says how to make."""
        kinds = [kind for kind, frame in frames.items() if issubclass(frame, Choice)]
        return sorted(kind for kind in kinds if kind not in self.ahead.methods)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _lines(self, s: State, seat: int, share: float, every: bool) -> list[Line]:
        top = _choice(s)
        method = self.ahead.methods.get(top.kind())
        if method is None:
            return [Line(0.0, (index,), ()) for index in range(len(top.options(s)))]
        if isinstance(method, ByWorth):
            return [Line(method.worth(s, top, pick), (index,), ()) for index, pick in enumerate(top.options(s))]
        budget = max(min(method.budget, LEAST), round(method.budget * share))
        hooks = self.hooks(s, seat, budget)
        if isinstance(method, ByCustomSearch):
            return method.lines(s, hooks, self.ahead, budget, every)
        assert isinstance(method, BySearch)
        search = self.ahead.search(s, hooks, budget)
        lines = search.lines(every)
        if method.score is not None:
            method.score(s, hooks, search, lines)
        return lines


TELLING: Final = 0.34  # a fact is named where lines differ in it at least so often, or by so many


def telling_fact(kind: str, more: bool, mine: dict[str, float], others: dict[str, float]) -> str:
    """The id of the fact ``#KIND:id`` in which two lines differ most, the first one having more of it (or less); empty
    where none is worth naming."""
    best = ""
    most = TELLING
    start = f"#{kind}:"
    for name in sorted({*mine, *others}):
        if name.startswith(start):
            gain = mine.get(name, 0.0) - others.get(name, 0.0)
            size = gain if more else -gain
            if size > most:
                best, most = name[len(start) :], size
    return best


# the field: drawn for each weight, evenly on a scale of ratios
FACTORS: Final[tuple[float, ...]] = (0.6, 0.68, 0.77, 0.87, 0.98, 1.1, 1.25, 1.42, 1.6)


def drawn_factor(rng: Rng) -> float:
    return FACTORS[rng.below(len(FACTORS))]


class Policy:
    """Decides for every seat in one playout: as the strategy does, looking less closely."""

    def __init__(self, strategy: GameStrategy, rng: Rng) -> None:
        self.strategy = strategy
        self.rng = rng

    def follow(self, seat: int, line: Line) -> None:
        """The seat has begun this line, and goes on with what it meant to do."""

    def line(self, s: Any, seat: int) -> Line:
        return self.strategy.decide(s, seat, self.rng, self.strategy.settings.rollout)


def different_lines(lines: list[Line], most: int, margin: float) -> list[Line]:
    """Of lines with the best first: none much worse than it, one of those with the same score (they lead to the same
    position in another order), and at most half of them with the same beginning."""
    found: list[Line] = []
    scores: set[int] = set()
    alike: dict[tuple[int, ...], int] = {}
    for line in lines:
        if len(found) >= most or line.score < lines[0].score - margin:
            break
        score = round(line.score * 10_000)
        beginning = (line.path[0], *line.used)
        if score not in scores and alike.get(beginning, 0) < (most + 1) // 2:
            scores.add(score)
            alike[beginning] = alike.get(beginning, 0) + 1
            found.append(line)
    return found


def _choice(s: State) -> Choice:
    top = s.stack[-1]
    assert isinstance(top, Choice)
    return top


def _best(lines: list[Line]) -> Line:
    """The first of the best."""
    best = lines[0]
    for line in lines:
        if line.score > best.score:
            best = line
    return best


def _falling(line: Line) -> float:
    return -line.score
