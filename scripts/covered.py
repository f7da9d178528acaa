"""Which lines of the package run in the tests that are not run on the compiled build.

    pytest -p scripts.covered ...         each process writes what ran in it to the folder that COVERED names
    python scripts/covered.py FOLDER ...  sums that up; the exit code is 1 below FLOOR

The rules and the bots are tested on the compiled build, in which no lines can be told apart: what their tests would not
notice is looked for by `scripts/mutate.py`. Programs that tests start are not looked into either. SlipCover takes
its probes out of lines that have run, so that tests take hardly longer.
"""

from __future__ import annotations

import json
import os
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import slipcover

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src" / "longhall"
COMPILED: Final = ("games", "bots")
FLOOR: Final = 90  # percent of the lines of all other packages together; 91.1 were measured, and what waits varies


# pytest imports this before anything that imports the package.
RAN: Final = slipcover.Slipcover()
if "COVERED" in os.environ:
    WATCHED: Final = [path for path in SOURCE.iterdir() if path.name not in COMPILED]
    slipcover.ImportManager(RAN, slipcover.FileMatcher(sources=WATCHED)).__enter__()


def pytest_unconfigure() -> None:
    folder = Path(os.environ["COVERED"])
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{os.getpid()}.json").write_text(json.dumps(RAN.get_coverage()["files"]), encoding="utf-8")


def summed(folders: list[Path]) -> dict[str, tuple[int, int]]:
    """By package or module of the top: the lines that ran, and all."""
    ran, known = defaultdict[str, set[int]](set), defaultdict[str, set[int]](set)
    for folder in folders:
        for part in folder.glob("*.json"):
            files: dict[str, Any] = json.loads(part.read_text(encoding="utf-8"))
            for file, lines in files.items():
                ran[file].update(lines["executed_lines"])
                known[file].update(lines["executed_lines"], lines["missing_lines"])
    for path in SOURCE.rglob("*.py"):
        file = str(path.relative_to(ROOT))
        if file not in known:  # no test imports it
            code = compile(path.read_text(encoding="utf-8"), file, "exec")
            known[file].update(slipcover.Slipcover.lines_from_code(code))
    found: dict[str, tuple[int, int]] = {}
    for file in sorted(known):
        name = Path(file).resolve().relative_to(SOURCE).parts[0].removesuffix(".py")
        if name not in COMPILED:
            some, all_lines = found.get(name, (0, 0))
            found[name] = some + len(ran[file]), all_lines + len(known[file])
    return found


def percent(some: int, all_lines: int) -> str:
    return f"{100 * some / all_lines:.1f} %" if all_lines else "-"


def main(folders: list[Path]) -> int:
    found = summed(folders)
    for name, (some, all_lines) in found.items():
        print(f"{name:<12}{percent(some, all_lines):>8} of {all_lines} lines")
    some, all_lines = (sum(column) for column in zip(*found.values(), strict=True))
    print(f"{percent(some, all_lines)} of the lines outside the compiled packages run in tests; at least {FLOOR} must")
    return 0 if 100 * some >= FLOOR * all_lines else 1


if __name__ == "__main__":
    sys.exit(main([Path(folder) for folder in sys.argv[1:]]))
