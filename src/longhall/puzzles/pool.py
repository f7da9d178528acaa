"""The puzzles that come with the program: one file for each game."""

from __future__ import annotations

import gzip
import json
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

from longhall.kernel.errors import LonghallError
from longhall.puzzles.puzzle import Puzzle, puzzle_from_data

POOL: Final = Path(__file__).parent / "pool"
STRIDE: Final = 37  # from one day to the next, so that neighbours in the pool, often of one match, are days apart


@cache
def pool(game: str) -> dict[int, Puzzle]:
    """The puzzles of a game by number, in that order; none where it has none."""
    path = pool_file(game)
    return {puzzle.number: puzzle for puzzle in read_pool(path)} if path.exists() else {}


def puzzle(game: str, number: int) -> Puzzle:
    """LonghallError, in a sentence, where there is none of that number."""
    found = _some(game)
    if number not in found:
        raise LonghallError(f"there is no puzzle {number} of {game}: they are 1 to {max(found)}")
    return found[number]


def daily(game: str, day: date) -> Puzzle:
    """That of a day: the same for everybody, and each in its turn before one comes again."""
    numbers = list(_some(game))
    stride = next(step for step in range(STRIDE, STRIDE + len(numbers) + 1) if _share_nothing(step, len(numbers)))
    return pool(game)[numbers[day.toordinal() * stride % len(numbers)]]


def pool_file(game: str) -> Path:
    return POOL / f"{game}.jsonl.gz"


def read_pool(path: Path) -> list[Puzzle]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [puzzle_from_data(json.loads(line)) for line in file]


def write_pool(path: Path, puzzles: list[Puzzle]) -> None:
    """The same puzzles give the same file."""
    text = "".join(json.dumps(one.to_data(), separators=(",", ":"), ensure_ascii=False) + "\n" for one in puzzles)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def _some(game: str) -> dict[int, Puzzle]:
    found = pool(game)
    if not found:
        raise LonghallError(f"there are no puzzles of {game}")
    return found


def _share_nothing(a: int, b: int) -> bool:
    while b:
        a, b = b, a % b
    return a == 1
