"""Saved matches of the terminal table: the match itself and who sits where."""

from __future__ import annotations

import contextlib
import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from longhall.bots import Plan, make_bot
from longhall.kernel.errors import LonghallError, RecordError
from longhall.kernel.game import Game
from longhall.kernel.match import Match

SEATING: Final = {"seat", "bots", "bot_seed", "plans"}


@dataclass
class Seating:
    """Who sits where: ``bots`` has a name per seat, empty for the person's own. ``plans`` is what the bots mean to do
    next, by seat."""

    seat: int
    bots: list[str]
    bot_seed: str
    plans: dict[int, Plan] = field(default_factory=dict)


def write_save(path: Path, match: Match, seating: Seating) -> None:
    """Write the file completely or not at all: an existing one survives a failure, a kill and a power cut."""
    data = json.loads(match.to_json(history=True))
    data["table"] = asdict(seating)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with unfinished.open("w", encoding="utf-8") as file:
            file.write(json.dumps(data, separators=(",", ":"), ensure_ascii=False))
            file.flush()
            os.fsync(file.fileno())  # a name must not reach the disk before what it names
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Bring the file's new name to the disk, where the system allows it: Windows opens no folders."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_save(game: Game, text: str) -> tuple[Match, Seating | None]:
    """The match, and its seating if it was saved by the terminal table; RecordError says what is wrong."""
    match = game.from_json(text)
    table: Any = json.loads(text).get("table")
    if table is None:
        return match, None
    try:
        seating = _seating(match, table)
    except (LonghallError, AttributeError, KeyError, TypeError, ValueError):
        raise RecordError("the seats of the saved match are damaged") from None
    return match, seating


def _seating(match: Match, table: Any) -> Seating:
    """Checked: whatever a bot would stumble over later is an error now."""
    seats = match.state.seats
    if not isinstance(table, dict) or not {"seat", "bots", "bot_seed"} <= table.keys() <= SEATING:
        raise ValueError("fields")
    seat, bots, seed = table["seat"], table["bots"], table["bot_seed"]
    if type(seat) is not int or not 0 <= seat < seats or not isinstance(seed, str):
        raise ValueError("seat")
    if not isinstance(bots, list) or len(bots) != seats:
        raise ValueError("bots")
    for number, name in enumerate(bots):
        if (name == "") != (number == seat):
            raise ValueError("only the person's seat is without a bot")
        if name != "":
            make_bot(match.game.name, name, "")
    seating = Seating(seat, bots, seed)
    for number, plan in table.get("plans", {}).items():
        if number not in map(str, range(seats)):
            raise ValueError("plans")
        seating.plans[int(number)] = _plan(plan)
    return seating


def _plan(data: Any) -> Plan:
    plan: Plan = []
    for kind, keys, index in data:
        if not isinstance(kind, str) or not all(isinstance(key, str) for key in keys) or type(index) is not int:
            raise ValueError("kind")
        if not 0 <= index < len(keys):
            raise ValueError("a plan chooses what is not there")
        plan.append((kind, list(keys), index))
    return plan


class SaveFiles:
    """The file a session saves to, and the ones it may overwrite because it wrote them."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._own = {path} if path is not None else set()
        self.failing = False  # the file is behind the match, and the player knows

    def keep(self, match: Match, seating: Seating) -> tuple[str, dict[str, str]]:
        """Save after a choice, if the match has a file. The message for the player is empty if all is well, and while
        what failed once goes on failing."""
        was_reported = self.failing
        if self.path is None:
            return "", {}
        worked, message, params = self.save(match, seating, self.path)
        self.failing = not worked
        return ("", {}) if worked or was_reported else (message, params)

    def save(self, match: Match, seating: Seating, path: Path | None) -> tuple[bool, str, dict[str, str]]:
        """Whether it worked, and the message for the player with its parameters."""
        if path is None:
            return False, "cli-tui-save-where", {}
        params = {"file": str(path)}
        if path.exists() and path not in self._own:
            return False, "cli-tui-exists", params
        try:
            write_save(path, match, seating)
        except OSError as error:
            return False, "cli-tui-save-failed", {**params, "why": error.strerror or str(error)}
        self.path = path
        self.failing = False
        self._own.add(path)
        return True, "cli-tui-saved", params
