"""Learning the chance to win from matches: what ``make train`` does.

Bots of many weights and levels play each other. Whenever a round of a match begins, the parts of the position are noted
for every seat, and in the end who won. The weights that foretell the winners best (a softmax over the seats, with a
ridge against chance) are written to the file that ``ChanceModels`` reads. How well they foretell is measured on matches
that they were not learned from.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from longhall.arena.driver import match_seed
from longhall.arena.workers import Workers, processes
from longhall.bots import FIELD, Observation, arena_bots, levels_for, make_bot, seat_seed, strategy_for
from longhall.games import game as load_game
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game

FOLDS: Final = 5  # parts of the matches, each of which is foretold by what was learned from the others
RIDGES: Final = (0.0003, 0.001, 0.003, 0.01, 0.03, 0.1)
STEPS: Final = 40  # of Newton's method at most; it takes about ten
CHUNK: Final = 5  # matches for a process at a time

Array = NDArray[np.float64]


@dataclass
class Noted:
    """What one match had to tell: the parts of every seat at each of its positions, how far it was, and each seat's
    share of the first place."""

    number: int
    parts: list[list[dict[str, float]]]
    progress: list[float]
    won: list[float]


@dataclass
class Learned:
    """The weights by part, and how they did. ``brier`` is the mean square of what each seat's chance was off by, on
    matches not learned from; ``even`` that of equal chances for all."""

    seats: int
    matches: int
    positions: int
    brier: float
    even: float
    early: dict[str, float]
    late: dict[str, float]


def train(
    game: Game,
    seats: int,
    matches: int,
    seed: str,
    jobs: int = 1,
    on_progress: Callable[[int, int], None] | None = None,
    workers: Workers | None = None,
) -> Learned:
    """What comes out depends on the seed, not on the jobs. ``workers`` play instead of processes of this machine."""
    strategy = strategy_for(game.name)
    if strategy is None or strategy.models is None:
        raise LonghallError(f"{game.name} has no strategy that goes by the chance to win")
    if matches < 2 * FOLDS:
        raise LonghallError(f"{matches} matches are too few to learn from: {2 * FOLDS} are the least")
    noted: list[Noted] = []
    for found in _all_noted(game, seats, matches, seed, jobs, workers):
        noted.append(found)
        if on_progress is not None:
            on_progress(len(noted), matches)
    return learn(sorted(noted, key=lambda match: match.number), seats)


def opponents(game: str) -> list[str]:
    """Whom the seats of a match are drawn from: mostly bots whose weights are drawn anew, where a game has them."""
    levels = levels_for(game)[:3]
    return [FIELD] * 6 + levels if FIELD in arena_bots(game) else levels


def _all_noted(game: Game, seats: int, matches: int, seed: str, jobs: int, workers: Workers | None) -> Iterator[Noted]:
    if jobs <= 1 and workers is None:
        for number in range(matches):
            yield note(game, seats, seed, number)
        return
    make = workers if workers is not None else processes
    firsts = range(0, matches, CHUNK)
    ends = [min(first + CHUNK, matches) for first in firsts]
    count = len(ends)
    try:
        with make(jobs) as pool:
            for chunk in pool.map(_note_chunk, [game.name] * count, [seats] * count, [seed] * count, firsts, ends):
                yield from chunk
    except BrokenExecutor:
        raise LonghallError("a process that played matches was ended from outside") from None


def _note_chunk(name: str, seats: int, seed: str, first: int, end: int) -> list[Noted]:
    game = load_game(name)
    return [note(game, seats, seed, number) for number in range(first, end)]


def note(game: Game, seats: int, seed: str, number: int) -> Noted:
    """Play one match of the series and note what is to be learned from."""
    own_seed = match_seed(seed, number)
    strategy = strategy_for(game.name)
    assert strategy is not None
    rng, names = rng_from_seed(f"opponents:{own_seed}"), opponents(game.name)
    bots = [make_bot(game.name, names[rng.below(len(names))], seat_seed(own_seed, seat)) for seat in range(seats)]
    match = game.new({"seats": seats}, own_seed)
    match.recording = False
    found = Noted(number, [], [], [])
    known = strategy.round(match.state)
    while not match.over:
        now = strategy.round(match.state)
        if now != known:
            known = now
            found.parts.append([strategy.chance_parts(match.state, seat) for seat in range(seats)])
            found.progress.append(strategy.progress(match.state))
        observation = Observation(match)
        match.play(bots[observation.seat].answer(observation))
    assert match.result is not None
    winners = match.result.winners
    found.won = [(seat in winners) / len(winners) for seat in range(seats)]
    return found


# -- learning ----------------------------------------------------------------------------------------------------------


def learn(noted: list[Noted], seats: int) -> Learned:
    """Positions of a match are learned from, or foretold, together. The ridge is the one that foretells best."""
    noted = [match for match in noted if match.parts]
    if len(noted) < FOLDS:
        raise LonghallError("the matches had no rounds to learn from")
    names = sorted({name for match in noted for parts in match.parts for own in parts for name in own})
    features = np.array(
        [_features(parts, t, names) for m in noted for parts, t in zip(m.parts, m.progress, strict=True)]
    )
    won = np.array([match.won for match in noted for _ in match.parts])
    fold = np.array([i % FOLDS for i, match in enumerate(noted) for _ in match.parts])
    scores = {ridge: _held_out(features, won, fold, ridge) for ridge in RIDGES}
    best = min(scores, key=lambda ridge: scores[ridge])
    weights = fit(features, won, best)
    early, late = weights[: len(names)], weights[len(names) :]
    return Learned(
        seats,
        len(noted),
        len(features),
        scores[best],
        float(((1.0 / seats - won) ** 2).mean()),
        {name: float(weight) for name, weight in zip(names, early, strict=True)},
        {name: float(weight) for name, weight in zip(names, late, strict=True)},
    )


def _features(parts: list[dict[str, float]], progress: float, names: list[str]) -> list[list[float]]:
    """Of every seat: each part, and each part times how far the match is."""
    own = [[seat.get(name, 0.0) for name in names] for seat in parts]
    return [[*row, *(value * progress for value in row)] for row in own]


def _held_out(features: Array, won: Array, fold: NDArray[Any], ridge: float) -> float:
    total = 0.0
    for number in range(FOLDS):
        there = fold == number
        weights = fit(features[~there], won[~there], ridge)
        total += float(((_chances(features[there] @ weights) - won[there]) ** 2).sum())
    return total / won.size


def _chances(strengths: Array) -> Array:
    powers = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    chances: Array = powers / powers.sum(axis=1, keepdims=True)
    return chances


def fit(features: Array, won: Array, ridge: float) -> Array:
    """The weights of the features (position, seat, feature) under which those who won were likeliest to, by Newton's
    method; each feature counts by its own spread, and large weights cost."""
    positions, _, count = features.shape
    spread = features.std(axis=(0, 1)) + 1e-9
    scaled = (features - features.mean(axis=1, keepdims=True)) / spread  # what all seats have alike tells nothing
    weights: Array = np.zeros(count)
    for _ in range(STEPS):
        chances = _chances(scaled @ weights)
        slope = np.einsum("ps,psf->f", chances - won, scaled) / positions + ridge * weights
        mean = np.einsum("ps,psf->pf", chances, scaled)
        curve = np.einsum("ps,psf,psg->fg", chances, scaled, scaled, optimize=True) - mean.T @ mean
        step = np.linalg.solve(curve / positions + ridge * np.eye(count), slope)
        weights = weights - step
        if float(np.abs(step).max()) < 1e-7:
            break
    found: Array = weights / spread
    return found


# -- the file ----------------------------------------------------------------------------------------------------------


def write(path: Path, game: str, learned: Learned) -> None:
    """Put what was learned into the file; what it holds for other numbers of seats stays."""
    known = tomllib.loads(path.read_text(encoding="utf-8"))["seats"] if path.exists() else {}
    known[str(learned.seats)] = {
        "matches": learned.matches,
        "positions": learned.positions,
        "brier": round(learned.brier, 4),
        "even": round(learned.even, 4),
        "early": {name: round(weight, 5) for name, weight in learned.early.items()},
        "late": {name: round(weight, 5) for name, weight in learned.late.items()},
    }
    lines = [
        f"# Written by `make train GAME={game}`, from matches among varied opponents. brier: how far the chances were",
        "# off in matches that they were not learned from; even: the same if all seats had equal chances.",
    ]
    for seats in sorted(known, key=int):
        table = known[seats]
        lines += ["", f"[seats.{seats}]"]
        lines += [f"{name} = {value}" for name, value in table.items() if not isinstance(value, dict)]
        for when in ("early", "late"):
            lines += ["", f"[seats.{seats}.{when}]"]
            lines += [f"{name} = {value}" for name, value in table[when].items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
