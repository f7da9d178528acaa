"""Finding puzzles: bots of many kinds play, and positions in which the best line is not the one that looking ahead
takes are looked at ever more closely, as most of them fall by the way.

1. **A glance** with a small budget: the searcher prefers another line than the look-ahead does.
2. **A comparison** of the two, as a try may choose them, on other samples.
3. **A closer look** with ten times the budget: the best line is still none that the look-ahead takes.
4. **Weighing**: all lines, as a try may choose them, are played on from many more samples. The line that is missed is
   clearly worse, and few others are as good.

What a match yields depends on its number and the seed alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from longhall.analysis.tries import Try
from longhall.arena.driver import match_seed
from longhall.bots import FIELD, Observation, make_bot, seat_seed, strategy_for
from longhall.bots.hints import line_steps, reasons_for
from longhall.bots.searcher import Budget, Candidate, Judgement, Searcher
from longhall.bots.strategy import GameStrategy
from longhall.games import game as load_game
from longhall.kernel.chance import Rng, rng_from_seed
from longhall.kernel.errors import LonghallError
from longhall.kernel.match import Match
from longhall.puzzles.judging import AS_GOOD, behind, chance_of, followed, weigh
from longhall.puzzles.puzzle import KnownLine, Puzzle, beginning_of
from longhall.puzzles.rating import first_rating

FIRST: Final = 12  # playouts: a look at what is worth a glance
GLANCE: Final = 32
CLOSELY: Final = 10  # times as many
BRIEFLY: Final = 16  # samples on which a line is compared with the one that is missed for it
WEIGHED: Final = 64  # and in the end
BESIDE: Final = 24  # on which the best line is compared with others
OPPONENTS: Final = (FIELD, FIELD, FIELD, "greedy", "casual", "novice")
SEATS: Final = {"icegarden": (3, 4, 4)}  # where the chance to win was learned
USUAL_SEATS: Final = (2, 3, 3)
MOST_OF_A_MATCH: Final = 4
MOST_LOOKED_AT: Final = 32  # positions of a match
MOST_LINES: Final = 5  # that are weighed
LEAST_LOSS: Final = 3.0  # points, by missing the line
CONTRARY: Final = 0.01  # of a chance to win: where the points gain nothing else, the line is in doubt
GLANCED: Final = 0.5  # errors, by which what is missed is worse: at a glance,
PROMISING: Final = 1.5  # after a closer look,
SURE: Final = 3.0  # and in the end
MOST_SOLUTIONS: Final = 2
MANY: Final = 5  # options: where the best line is one choice only, there are at least so many


@dataclass
class Found:
    """What a match yields, and how far its positions came."""

    looked_at: int = 0
    glanced: int = 0  # that a glance found promising
    weighed: int = 0  # and that still were when the two lines were compared
    puzzles: list[Puzzle] = field(default_factory=list)


def search_match(name: str, seed: str, number: int) -> Found:
    """Play match ``number`` of the series and look for puzzles in it. They are numbered 0: who keeps them numbers
    them."""
    strategy, own_seed = strategy_of(name), match_seed(f"puzzles:{seed}", number)
    rng = rng_from_seed(own_seed)
    match, moments = played(name, strategy, own_seed, rng)
    found = Found()
    for n in some(moments, MOST_LOOKED_AT, rng.branch("moments")):
        if len(found.puzzles) == MOST_OF_A_MATCH:
            break
        found.looked_at += 1
        puzzle = look_at(strategy, match.rewound(n), rng_from_seed(f"{own_seed}/{n}"), found)
        if puzzle is not None:
            found.puzzles.append(replace(puzzle, source=f"{seed}/{number}"))
    return found


def strategy_of(name: str) -> GameStrategy:
    strategy = strategy_for(name)
    if strategy is None or strategy.models is None:
        raise LonghallError(f"no bot knows the chances to win of {name}, so there is no telling what a puzzle is")
    return strategy


def played(name: str, strategy: GameStrategy, seed: str, rng: Rng) -> tuple[Match, list[int]]:
    """A match of varied opponents, and before which of its choices somebody had to think."""
    drawn = SEATS.get(name, USUAL_SEATS)
    seats = drawn[rng.below(len(drawn))]
    bots = [make_bot(name, OPPONENTS[rng.below(len(OPPONENTS))], seat_seed(seed, seat)) for seat in range(seats)]
    match = load_game(name).new({"seats": seats}, seed)
    moments: list[int] = []
    while not match.over:
        seen = Observation(match)
        bot = bots[seen.seat]
        if seen.picks > 1 and not bot.plan and strategy.share_of(seen.kind) >= 1.0:
            moments.append(seen.number)
        match.play(bot.answer(seen))
    return match, moments


def look_at(strategy: GameStrategy, position: Match, rng: Rng, found: Found) -> Puzzle | None:
    """The puzzle that the position is, if it is one."""
    if not is_promising(searched(strategy, position, rng.branch("first"), FIRST), 0.0):
        return None
    glance = searched(strategy, position, rng.branch("glance"), GLANCE)
    if not is_promising(glance, GLANCED):
        return None
    found.glanced += 1
    missed = greedy_try(strategy, position, rng.branch("greedy"))
    again = greedy_try(strategy, position, rng.branch("again"))
    best = as_try(strategy, position, glance, glance.best)
    if not is_hard_to_see(position, best, [missed, again]):
        return None
    mine, theirs = weigh(strategy, position, [best, missed], rng.branch("briefly"), BRIEFLY)
    loss, error = behind(mine, theirs)
    if loss < LEAST_LOSS - error or is_contrary(mine, theirs):
        return None
    found.weighed += 1
    closer = searched(strategy, position, rng.branch("closer"), CLOSELY * GLANCE)
    best = as_try(strategy, position, closer, closer.best)
    if not is_promising(closer, PROMISING) or not is_hard_to_see(position, best, [missed, again]):
        return None
    pair = weigh(strategy, position, [best, missed], rng.branch("weighing"), WEIGHED)
    if not is_clear(*pair):
        return None
    others = [as_try(strategy, position, closer, one) for one in closer.candidates]
    tries = distinct([best, missed, *others])[:MOST_LINES]
    rest = weigh(strategy, position, [best, *tries[2:]], rng.branch("others"), BESIDE)
    return as_puzzle(strategy, position, tries, [*pair, *rest])


def searched(strategy: GameStrategy, position: Match, rng: Rng, playouts: int) -> Judgement:
    def sample(drawn: Rng) -> Match:
        return position.determinize(position.seat, drawn)

    return Searcher(strategy).judge(sample, position.seat, rng, Budget(playouts))


def is_hard_to_see(position: Match, best: Try, greedy: list[Try]) -> bool:
    """Whether looking ahead never takes the line, and one choice of few does not make all of it."""
    if not best.keys or any(not one.keys or one.keys == best.keys for one in greedy):
        return False
    return len(best.keys) > 1 or len(position.picks()) >= MANY


def is_promising(judgement: Judgement, errors: float) -> bool:
    """Whether the line that the look-ahead takes is worse than the best one, by so many errors."""
    if len(judgement.candidates) < 3:
        return False
    greedy = max(judgement.candidates, key=lambda one: one.line.score)
    gain, error = difference(judgement.best, greedy)
    return judgement.best is not greedy and gain > errors * error


def is_contrary(best: Candidate, other: Candidate) -> bool:
    """Whether the chance to win tells the two apart the other way round."""
    return chance_of(best) < chance_of(other) - CONTRARY


def difference(one: Candidate, other: Candidate) -> tuple[float, float]:
    """In the points of the strategy's value, with its error, on the samples that both have met."""
    count = min(len(one.values), len(other.values))
    gaps = [one.values[i] - other.values[i] for i in range(count)]
    if count < 2:
        return one.worth - other.worth, 0.0
    mean = sum(gaps) / count
    return mean, (sum((gap - mean) ** 2 for gap in gaps) / (count - 1) / count) ** 0.5


def is_clear(best: Candidate, missed: Candidate) -> bool:
    loss, error = behind(best, missed)
    return loss >= max(LEAST_LOSS, SURE * error) and not is_contrary(best, missed)


def as_puzzle(strategy: GameStrategy, position: Match, tries: list[Try], weighed: list[Candidate]) -> Puzzle | None:
    """``tries`` begin with the best line and the one that is missed for it. ``weighed`` are these two, and once more
    the best one with all others, on fewer samples."""
    best, missed, again, *others = weighed
    lines = [KnownLine(tries[0].keys, 0.0, 0.0, chance_of(best)), known(strategy, position, tries[1], best, missed)]
    for one, candidate in zip(tries[2:], others, strict=True):
        line = known(strategy, position, one, again, candidate)
        if line.loss < -max(line.error, AS_GOOD):
            return None  # the best line is not the best after all
        lines.append(line)
    solutions = sum(line.solves for line in lines)
    if solutions > MOST_SOLUTIONS or not any(reason.gain for reason in lines[1].reasons):
        return None
    top = position.decision
    assert top is not None
    choices = len(position.picks())
    return Puzzle(
        0,
        beginning_of(position, position.choices_made),
        position.seat,
        top.kind,
        lines,
        tries[1].keys,
        first_rating(lines[1].loss, len(tries[0].keys), solutions, choices),
        "",
    )


def known(strategy: GameStrategy, position: Match, one: Try, best: Candidate, other: Candidate) -> KnownLine:
    loss, error = behind(best, other)
    reasons = reasons_for(strategy, Judgement(position.state, [best, other], 0.0, len(best.values)))
    return KnownLine(one.keys, loss, error, chance_of(other), reasons)


def greedy_try(strategy: GameStrategy, position: Match, rng: Rng) -> Try:
    """What looking ahead alone would do."""
    seat, start = position.seat, position.determinize(position.seat, rng).state
    line = strategy.decide(start, seat, rng)
    return followed(position, [step.key for step in line_steps(strategy, start, seat, line)])


def as_try(strategy: GameStrategy, position: Match, judgement: Judgement, candidate: Candidate) -> Try:
    steps = line_steps(strategy, judgement.start, position.seat, candidate.line)
    return followed(position, [step.key for step in steps])


def distinct(tries: list[Try]) -> list[Try]:
    found: dict[tuple[str, ...], Try] = {}
    for one in tries:
        if one.keys:
            found.setdefault(tuple(one.keys), one)
    return list(found.values())


def some(values: list[int], most: int, rng: Rng) -> list[int]:
    """At most so many of them, in any order."""
    return [values[i] for i in rng.permutation(len(values))[:most]]


def confirms(puzzle: Puzzle, seed: str) -> dict[str, Any]:
    """What a fresh search of that seed, with the budget of the closer look, says of a puzzle. ``same``: it comes to a
    line that solves the puzzle. ``solves``: so it does, or to one that is no better on samples of its own. ``misses``:
    what is missed is still worse."""
    strategy = strategy_of(puzzle.game)
    position, rng = puzzle.match(), rng_from_seed(f"confirm:{seed}:{puzzle.id}")
    judgement = searched(strategy, position, rng, CLOSELY * GLANCE)
    best = as_try(strategy, position, judgement, judgement.best)
    mine = followed(position, puzzle.best.keys)
    missed = followed(position, puzzle.missed)
    weighed = weigh(strategy, position, [mine, best, missed], rng.branch("weighing"), WEIGHED)
    same = any(line.solves and best.keys[: len(line.keys)] == line.keys for line in puzzle.lines)
    ahead, error = behind(weighed[1], weighed[0])  # of the fresh line before that of the puzzle
    loss, doubt = behind(weighed[0], weighed[2])
    return {"same": same, "solves": same or ahead <= error, "misses": loss > doubt}
