"""Compare the speed of the compiled engine with that of the last release.

    python scripts/speed.py            with the newest tag vX.Y.Z before this commit
    python scripts/speed.py b9f5750    with any other commit

Both trees are compiled and measured by turns, each figure of `longhall bench` three times; the best counts, since other
programs only slow it down. The exit code is 1 if a figure is worse by 30 % or more. Where nothing has been released yet
nothing is compared.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).resolve().parent.parent
RELEASES: Final = ROOT / "build" / "releases"
WORSE: Final = 1.3
ROUNDS: Final = 3
SECONDS: Final = "2"

Figures: TypeAlias = dict[str, float]  # "northgard decisions_per_s" and so on


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the speed with that of the last release.")
    parser.add_argument("commit", nargs="?", help="what to compare with, in place of the last release")
    wanted = parser.parse_args().commit or last_release()
    if wanted is None:
        print("speed: nothing has been released yet, so there is nothing to compare with")
        return 0
    other = checked_out(wanted)
    for tree in (other, ROOT):
        subprocess.run([sys.executable, "scripts/compile.py"], cwd=tree, check=True, stdout=sys.stderr)
    before, now = Figures(), Figures()
    for _ in range(ROUNDS):
        keep_best(before, measured(other))
        keep_best(now, measured(ROOT))
    lines, slower = compared(before, now)
    print("\n".join([f"speed: {wanted} and now", *lines]))
    if slower:
        print(f"speed: worse by 30 % or more than {wanted}: {', '.join(slower)}")
    return 1 if slower else 0


def last_release() -> str | None:
    describe = ["git", "describe", "--tags", "--abbrev=0", "--match", "v[0-9]*", "HEAD"]
    found = subprocess.run(describe, cwd=ROOT, capture_output=True, text=True, check=False)
    return found.stdout.strip() or None


def checked_out(commit: str) -> Path:
    """The files of a commit, in a folder of their own below build/."""
    resolved = subprocess.run(
        ["git", "rev-parse", "--short", f"{commit}^{{commit}}"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if resolved.returncode:
        raise SystemExit(f"speed: there is no commit {commit} here")
    folder = RELEASES / resolved.stdout.strip()
    if not folder.exists():
        files = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=BytesIO(files)) as archive:
            archive.extractall(folder, filter="data")
    return folder


def measured(tree: Path) -> Figures:
    command = [sys.executable, "-m", "longhall.cli", "bench", "--json", "--seconds", SECONDS]
    paths = os.environ | {"PYTHONPATH": str(tree / "build" / "compiled")}
    printed = subprocess.run(command, cwd=tree, env=paths, capture_output=True, text=True, check=True).stdout
    games = json.loads(printed)["games"]
    return {f"{game} {name}": value for game in games for name, value in games[game].items() if value is not None}


def is_rate(name: str) -> bool:
    return name.endswith("_per_s")


def is_cost(name: str) -> bool:
    return name.endswith(("_us", "_bytes", "_mean", "_max"))


def keep_best(best: Figures, figures: Figures) -> None:
    for name, value in figures.items():
        best[name] = (max if is_rate(name) else min)(best.get(name, value), value)


def compared(before: Figures, now: Figures) -> tuple[list[str], list[str]]:
    """A line for each figure that both have, and the names of those that are too much worse."""
    lines, slower = [], []
    for name in sorted(before.keys() & now.keys()):
        if not is_rate(name) and not is_cost(name):
            continue
        worse = (before[name] / now[name]) if is_rate(name) else (now[name] / before[name])
        lines.append(f"  {name}: {before[name]:,.1f} -> {now[name]:,.1f}" + ("  !" if worse >= WORSE else ""))
        if worse >= WORSE:
            slower.append(name)
    return lines, slower


if __name__ == "__main__":
    sys.exit(main())
