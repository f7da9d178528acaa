"""Many matches that advance together: one call of a network decides in all of them.

What is seen and what is legal is written into arrays that stay the same objects, by compiled code. With ``processes``
the matches are shared out among so many, which write into the same memory; what happens does not depend on how many.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from itertools import pairwise
from math import prod
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from longhall.envs.core.rewards import PLACE
from longhall.envs.core.stepper import Stepper
from longhall.envs.games import builtin
from longhall.envs.seat_table import SeatTable
from longhall.kernel.errors import IllegalOption, InvalidOption, LonghallError

GO: Final = b"go"
STOP: Final = b"stop"


class Layout(NamedTuple):
    """The arrays of a batch, one after another in one block of memory."""

    matches: int
    seats: int
    seen: int
    actions: int

    def arrays(self) -> dict[str, tuple[tuple[int, ...], str]]:
        return {
            "rewards": ((self.matches, self.seats), "f4"),
            "chosen": ((self.matches,), "i4"),
            "seat": ((self.matches,), "i4"),
            "ended": ((self.matches,), "?"),
            "masks": ((self.matches, self.actions), "u1"),
            "observations": ((self.matches, self.seen), "u1"),
        }

    def size(self) -> int:
        return sum(prod(shape) * np.dtype(kind).itemsize for shape, kind in self.arrays().values())

    def within(self, memory: memoryview) -> dict[str, NDArray[Any]]:
        found: dict[str, NDArray[Any]] = {}
        at = 0
        for name, (shape, kind) in self.arrays().items():
            array = np.frombuffer(memory, np.dtype(kind), prod(shape), at).reshape(shape)
            found[name] = array
            at += array.nbytes
        return found


class Work:
    """Some of the matches, in whatever process: from ``first`` on, so many."""

    def __init__(self, stepper: Stepper, arrays: dict[str, NDArray[Any]], first: int) -> None:
        last = first + len(stepper.matches)
        self.stepper = stepper
        self.rows = {name: array[first:last] for name, array in arrays.items()}
        self.observations = self.rows["observations"].data.cast("B")
        self.masks = self.rows["masks"].data.cast("B")
        self.write()

    def step(self) -> None:
        rows, stepper = self.rows, self.stepper
        stepper.step(rows["chosen"].tolist())
        rows["ended"][:] = False
        rows["rewards"][:] = 0
        for i, worth in zip(stepper.ended, stepper.outcomes, strict=True):
            rows["ended"][i] = True
            rows["rewards"][i] = worth
        self.write()

    def write(self) -> None:
        self.rows["seat"][:] = self.stepper.seats
        self.stepper.write(self.observations, self.masks)


class Batch:
    """``matches`` of them. ``observations[i]`` and ``masks[i]`` are for the seat ``seat[i]``, which decides in match
    ``i``. A match that is over is followed by the next at once: then ``ended[i]`` is true and ``rewards[i]`` is what it
    was worth to each seat. The arrays are written again by every step."""

    def __init__(
        self,
        game: str,
        matches: int = 64,
        seats: int = 2,
        seed: int | str = 0,
        reward: str = PLACE,
        processes: int = 1,
        **setup: Any,
    ) -> None:
        if not 1 <= processes <= matches:
            raise LonghallError(f"{matches} matches cannot be shared out among {processes} processes")
        table = SeatTable(game, seats, reward, setup)
        self.actions, self.encoding = table.actions, table.encoding
        layout = Layout(matches, seats, self.encoding.size, self.actions.size)
        begin = Begin(game, seats, table.setup, str(seed), reward)
        self._workers: list[tuple[Any, Connection]] = []
        if processes == 1:
            arrays = layout.within(memoryview(bytearray(layout.size())))
            self._step: Callable[[], None] = Work(begin.stepper(0, matches), arrays, 0).step
        else:
            context = multiprocessing.get_context("spawn")  # the same everywhere, and safe beside threads
            shared = context.RawArray("B", layout.size())
            arrays = layout.within(memoryview(shared).cast("B"))
            self._start(context, shared, begin, layout, processes)
            self._step = self._step_elsewhere
        self._arrays = arrays
        self.observations: NDArray[np.uint8] = arrays["observations"]
        self.masks: NDArray[np.uint8] = arrays["masks"]
        self.seat: NDArray[np.int32] = arrays["seat"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self.ended: NDArray[np.bool_] = arrays["ended"]
        self._rows = np.arange(matches)

    def __len__(self) -> int:
        return len(self._rows)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """One action in every match. InvalidOption or IllegalOption, and nothing has changed, if one is not legal."""
        if actions.shape != self._rows.shape:
            raise LonghallError(f"{len(self)} actions are needed, one for each match, not {actions.shape}")
        if actions.min() < 0 or actions.max() >= self.actions.size:
            raise InvalidOption(str(int(actions[(actions < 0) | (actions >= self.actions.size)][0])))
        legal = self.masks[self._rows, actions]
        if not legal.all():
            wrong = int(actions[legal == 0][0])
            raise IllegalOption(self.actions.keys[wrong], "error-not-offered", "", {})
        self._arrays["chosen"][:] = actions
        self._step()

    def close(self) -> None:
        """Ends the processes."""
        for process, ours in self._workers:
            ours.send_bytes(STOP)
            process.join()
            ours.close()
        self._workers = []

    def _start(self, context: Any, shared: Any, begin: Begin, layout: Layout, processes: int) -> None:
        edges = [layout.matches * number // processes for number in range(processes + 1)]
        for first, last in pairwise(edges):
            ours, theirs = context.Pipe()
            process = context.Process(target=_advance, args=(theirs, begin, layout, shared, first, last), daemon=True)
            process.start()
            theirs.close()
            self._workers.append((process, ours))
        self._wait()

    def _step_elsewhere(self) -> None:
        for _, ours in self._workers:
            ours.send_bytes(GO)
        self._wait()

    def _wait(self) -> None:
        for _, ours in self._workers:
            try:
                ours.recv_bytes()
            except EOFError:
                raise LonghallError("a process that advanced matches was ended from outside") from None


class Begin(NamedTuple):
    """What a process needs to begin its matches."""

    game: str
    seats: int
    setup: dict[str, Any]
    seed: str
    reward: str

    def stepper(self, first: int, last: int) -> Stepper:
        game, actions, encoding = builtin(self.game, self.seats)
        return Stepper(game, self.setup, actions, encoding, last - first, self.seed, self.reward, first)


def _advance(theirs: Connection, begin: Begin, layout: Layout, shared: Any, first: int, last: int) -> None:
    """In a process of its own, until it is told to stop or nobody is there any more."""
    work = Work(begin.stepper(first, last), layout.within(memoryview(shared).cast("B")), first)
    try:
        theirs.send_bytes(GO)
        while theirs.recv_bytes() == GO:
            work.step()
            theirs.send_bytes(GO)
    except (EOFError, KeyboardInterrupt):
        return
