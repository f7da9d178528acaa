"""Measure the environments, and PettingZoo's chess beside them.

    python scripts/compile.py --run python scripts/envs_speed.py [--seconds N] [--seats N] [--json]

The figures of one process are in CPU time, by turns with chess and the best of three: other programs only slow them
down. Those of several processes are in wall time and mean little on a machine that is busy; chess is measured where
`pip install chess pygame` has brought what it needs.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import gymnasium
import numpy as np

from longhall.envs.batch import Batch
from longhall.envs.core.stepper import Stepper
from longhall.envs.games import GAMES, builtin
from longhall.envs.pettingzoo.table import wrapped
from longhall.envs.registration import IDS, register

ROUNDS: Final = 3
MATCHES: Final = 256
Run = Callable[[float], float]  # seconds to run for -> steps a second


def bare(name: str, seats: int) -> Run:
    """Matches one after another with observations and masks, without wrappers."""
    game, actions, encoding = builtin(name, seats)
    stepper = Stepper(game, game.read_setup({"seats": seats}), actions, encoding, 1, "speed", "place")
    seen, masks = memoryview(bytearray(encoding.size)), memoryview(bytearray(actions.size))

    def run(seconds: float) -> float:
        draw = np.random.default_rng(1).random
        steps, until = 0, time.process_time() + seconds
        while time.process_time() < until:
            for number in draw(500).tolist():
                legal = stepper.legal[0]
                stepper.step([legal[int(number * len(legal))]])
                stepper.write(seen, masks)
            steps += 500
        return steps / (seconds + time.process_time() - until)

    return run


def together(name: str, seats: int, processes: int) -> Run:
    """The batch stepper, without what choosing takes; wall time where there are several processes."""
    clock = time.process_time if processes == 1 else time.perf_counter
    batch = Batch(name, MATCHES, seats, processes=processes)

    def run(seconds: float) -> float:
        rng = np.random.default_rng(1)
        steps, spent = 0, 0.0
        while spent < seconds:
            chosen = any_legal(batch.masks, rng)
            begun = clock()
            batch.step(chosen)
            spent += clock() - begun
            steps += MATCHES
        return steps / spent

    return run


def any_legal(masks: Any, rng: np.random.Generator) -> Any:
    """One of the legal actions of each row, each equally likely, found in two passes over all of them; any action
    where there is none, in a match that is over."""
    rows, actions = masks.nonzero()
    counts = np.bincount(rows, minlength=len(masks))
    return np.append(actions, 0)[np.cumsum(counts) - counts + (rng.random(len(masks)) * counts).astype(np.int64)]


def through_pettingzoo(env: Any) -> Run:
    """As in PettingZoo's documentation: agent_iter, last, step."""

    def run(seconds: float) -> float:
        rng = np.random.default_rng(1)
        steps, until = 0, time.process_time() + seconds
        while time.process_time() < until:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                seen, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                legal = mask.nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
        return steps / (seconds + time.process_time() - until)

    return run


def chess() -> Any:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        from pettingzoo.classic import chess_v6  # noqa: PLC0415  # needs what not everybody has
    except ImportError:
        return None
    return chess_v6.env()


def vector(name: str, processes: int) -> Run:
    """Gymnasium against a greedy opponent, each environment in a process of its own; wall time, own steps."""
    many = gymnasium.make_vec(IDS[name], num_envs=processes, vectorization_mode="async", seats=2, opponents="greedy")

    def run(seconds: float) -> float:
        rng = np.random.default_rng(1)
        _, info = many.reset(seed=1)
        steps, until = 0, time.perf_counter() + seconds
        while time.perf_counter() < until:
            _, _, _, _, info = many.step(any_legal(info["action_mask"], rng))
            steps += processes
        return steps / (seconds + time.perf_counter() - until)

    return run


def best(runs: dict[str, Run], seconds: float) -> dict[str, float]:
    """By turns; the first round is for warming up."""
    found = dict.fromkeys(runs, 0.0)
    for turn in range(ROUNDS + 1):
        for what, run in runs.items():
            figure = run(seconds if turn else seconds / 4)
            found[what] = max(found[what], figure) if turn else 0.0
    return {what: round(figure) for what, figure in found.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the environments, and PettingZoo's chess beside them.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure in each round (1)")
    parser.add_argument("--seats", type=int, default=2, help="seats of the matches (2)")
    parser.add_argument("--processes", type=int, default=2, help="processes of batches and vectors (2)")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    register()
    runs: dict[str, Run] = {}
    for name in GAMES:
        runs[f"{name} bare"] = bare(name, given.seats)
        runs[f"{name} wrapped"] = through_pettingzoo(wrapped(name, seats=given.seats))
        runs[f"{name} batch"] = together(name, given.seats, 1)
    if (other := chess()) is not None:
        runs["chess wrapped"] = through_pettingzoo(other)
    figures = best(runs, given.seconds)
    for name in GAMES:
        more = {f"{name} batch, {n} processes": together(name, given.seats, n) for n in (given.processes,)}
        more |= {f"{name} vector, {n} processes": vector(name, n) for n in (1, given.processes)}
        figures |= best(more, given.seconds)
    if given.json:
        print(json.dumps(figures))
        return 0
    for what, figure in figures.items():
        beside = f"{figure / figures['chess wrapped']:>8.1f} x chess" if "chess wrapped" in figures else ""
        print(f"{what:<36}{figure:>9.0f} steps/s{beside if 'wrapped' in what else ''}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
