"""Change the rules of a game in one small way after another and see whether its tests notice.

    python scripts/mutate.py                        ten minutes, spread over all games
    python scripts/mutate.py --seconds 3600 --seed 2 icaion
    python scripts/mutate.py --only games/icaion/queries.py

A comparison becomes its neighbour, a sum a difference, a number one more, a condition its opposite. Each change is made
in a copy of the sources, on which those tests of the game run that name a clause of the changed module, else all of
them, interpreted and until the first that fails. What they pass is told: either nobody has to notice (a shortcut, a
bound that is never met) or a test is missing. Exit 1 if more than a third survive.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = Path("src") / "longhall"
GAMES: Final = ("northgard", "icegarden", "icaion")
# What tells and describes has tests of other kinds, and most of it is text.
LEFT_OUT: Final = ("shapes.py", "components.py", "vocabulary.py", "pack_", "events/", "__init__.py")
MOST_SURVIVORS: Final = 1 / 3
PATIENCE: Final = 300  # seconds for the tests of one change: some changes never come to an end, and are noticed so
CLAUSE: Final = re.compile(r"\b(?:NG|IG|IC)-[A-Z]+(?:-[A-Z]+)*-\d+\b")
SWAPPED: Final[dict[type[ast.AST], type[ast.AST]]] = {
    **{ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq},
    **{ast.Add: ast.Sub, ast.Sub: ast.Add, ast.And: ast.Or, ast.Or: ast.And, ast.In: ast.NotIn, ast.NotIn: ast.In},
}
SIGNS: Final[dict[type[ast.AST], str]] = {
    **{ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!="},
    **{ast.Add: "+", ast.Sub: "-", ast.And: "and", ast.Or: "or", ast.In: "in", ast.NotIn: "not in"},
}


@dataclass(frozen=True)
class Change:
    """Of one place in a module: columns ``start`` to ``end`` of a line, in bytes, get another text."""

    path: Path
    line: int
    start: int
    end: int
    text: str

    def applied(self, source: bytes) -> bytes:
        lines = source.splitlines(keepends=True)
        line = lines[self.line - 1]
        lines[self.line - 1] = line[: self.start] + self.text.encode() + line[self.end :]
        return b"".join(lines)

    def told(self, source: bytes) -> str:
        before, after = source.splitlines()[self.line - 1], self.applied(source).splitlines()[self.line - 1]
        return f"{self.path}:{self.line}\n  - {before.decode().strip()}\n  + {after.decode().strip()}"


def changes(path: Path) -> list[Change]:
    """All that can be made in a module, in its functions alone."""
    source = (ROOT / path).read_bytes()
    lines = source.splitlines()
    found: list[Change] = []

    def between(left: ast.expr, right: ast.expr, operator: ast.AST) -> None:
        """An operator has no place of its own: it stands between its operands."""
        if left.end_lineno != right.lineno or type(operator) not in SWAPPED:
            return
        assert left.end_col_offset is not None
        sign = SIGNS[type(operator)]
        gap = lines[right.lineno - 1][left.end_col_offset : right.col_offset].decode()
        if gap.count(sign) == 1:
            start = left.end_col_offset + gap.index(sign)
            swapped = SIGNS[SWAPPED[type(operator)]]
            found.append(Change(path, right.lineno, start, start + len(sign), swapped))

    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(ast.Module(function.body, [])):
            if isinstance(node, ast.Compare) and len(node.ops) == 1:
                between(node.left, node.comparators[0], node.ops[0])
            elif isinstance(node, ast.BinOp):
                between(node.left, node.right, node.op)
            elif isinstance(node, ast.BoolOp):
                between(node.values[0], node.values[1], node.op)
            elif isinstance(node, ast.Constant) and type(node.value) is int and node.end_lineno == node.lineno:
                assert node.end_col_offset is not None
                text = str(node.value + 1)
                found.append(Change(path, node.lineno, node.col_offset, node.end_col_offset, text))
            elif isinstance(node, ast.If | ast.IfExp) and node.test.end_lineno == node.test.lineno:
                test = node.test
                assert test.end_col_offset is not None
                text = f"not ({lines[test.lineno - 1][test.col_offset : test.end_col_offset].decode()})"
                found.append(Change(path, test.lineno, test.col_offset, test.end_col_offset, text))
    return sorted(set(found), key=lambda change: (change.line, change.start, change.end))


def modules(game: str) -> list[Path]:
    folder = ROOT / PACKAGE / "games" / game
    found = [path.relative_to(ROOT) for path in sorted(folder.rglob("*.py"))]
    return [path for path in found if not any(part in str(path.relative_to(PACKAGE)) for part in LEFT_OUT)]


def tests_for(game: str, path: Path) -> list[str]:
    """The files with a test of a clause that the module names; all of the game where there is none."""
    folder = ROOT / "tests" / "games" / game
    clauses = set(CLAUSE.findall((ROOT / path).read_text(encoding="utf-8")))
    named = [
        file
        for file in sorted(folder.rglob("test_*.py"))
        if clauses & set(CLAUSE.findall(file.read_text(encoding="utf-8")))
    ]
    return [str(file.relative_to(ROOT)) for file in named or [folder]]


def is_noticed(copy: Path, change: Change, game: str) -> bool:
    """Whether a test fails, or none ends, with the change."""
    file = copy / change.path
    source = file.read_bytes()
    file.write_bytes(change.applied(source))
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests_for(game, change.path)]
    environment = os.environ | {"PYTHONPATH": str(copy / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return True
    finally:
        file.write_bytes(source)
    return done.returncode != 0


def copied(folder: Path) -> Path:
    """The sources and the tests, without what was built."""
    left_out = shutil.ignore_patterns("__pycache__", "web", "*.so")
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES, help="only these games")
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", default="1", help="which changes are made, and in which order")
    parser.add_argument("--only", help="only in this module, below src/longhall")
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    places = [
        (game, path)
        for game in arguments.games
        for path in modules(game)
        if arguments.only is None or path == PACKAGE / arguments.only
    ]
    todo = [(game, change) for game, path in places for change in changes(path)]
    rng.shuffle(todo)
    end = time.monotonic() + arguments.seconds
    made, survivors = 0, list[str]()
    with tempfile.TemporaryDirectory() as folder:
        copy = copied(Path(folder))
        for game, change in todo:
            if time.monotonic() > end:
                break
            made += 1
            if not is_noticed(copy, change, game):
                survivors.append(change.told((ROOT / change.path).read_bytes()))
                print(survivors[-1], flush=True)
    print(f"mutate: {len(survivors)} of {made} changes were not noticed, of {len(todo)} that could be made")
    return 1 if len(survivors) > MOST_SURVIVORS * made else 0


if __name__ == "__main__":
    sys.exit(main())
