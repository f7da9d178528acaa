"""The file that remembers which puzzles somebody has solved in the terminal."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any, Final

from longhall.kernel.errors import LonghallError

FORMAT: Final = 1


def usual_file() -> Path:
    """In the folder in which programs of this system keep such things."""
    home = Path.home()
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        folder = home / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_STATE_HOME") or home / ".local" / "state")
    return folder / "longhall" / "puzzles.json"


class Solved:
    """By game and number: how many tries and hints it took the first time."""

    def __init__(self, path: Path) -> None:
        """LonghallError where the file is there and is none of ours: it is left as it is."""
        self.path = path
        self._games: dict[str, dict[str, dict[str, int]]] = {}
        if path.exists():
            self._games = _read(path)

    def has(self, game: str, number: int) -> bool:
        return str(number) in self._games.get(game, {})

    def tries(self, game: str, number: int) -> int:
        """0: not solved."""
        return self._games.get(game, {}).get(str(number), {}).get("tries", 0)

    def count(self, game: str) -> int:
        return len(self._games.get(game, {}))

    def remember(self, game: str, number: int, tries: int, hints: int) -> None:
        """What counts is the first time. OSError where it cannot be written."""
        if self.has(game, number):
            return
        if self.path.exists():
            self._games = _read(self.path)  # another terminal may have added to it
        self._games.setdefault(game, {}).setdefault(str(number), {"tries": tries, "hints": hints})
        text = json.dumps({"longhall_puzzles": FORMAT, "solved": self._games}, indent=1)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            unfinished.write_text(text + "\n", encoding="utf-8")
            os.replace(unfinished, self.path)
        finally:
            unfinished.unlink(missing_ok=True)


def _read(path: Path) -> dict[str, dict[str, dict[str, int]]]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        data = None
    if not _is_ours(data):
        raise LonghallError(f"{path} does not hold solved puzzles: move it away, or name another file with --state")
    found: dict[str, dict[str, dict[str, int]]] = data["solved"]
    return found


def _is_ours(data: Any) -> bool:
    if not isinstance(data, dict) or data.get("longhall_puzzles") != FORMAT or not isinstance(data.get("solved"), dict):
        return False
    games = data["solved"].values()
    return all(isinstance(game, dict) and all(_is_entry(entry) for entry in game.values()) for game in games)


def _is_entry(entry: Any) -> bool:
    return isinstance(entry, dict) and all(type(number) is int for number in entry.values())
