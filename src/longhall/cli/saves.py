"""Saved matches of the terminal table: the match itself and who sits where."""

from __future__ import annotations

import contextlib
import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from longhall.bots import Plan
from longhall.kernel.errors import RecordError
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.record import replay


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
    if not _follows_from_its_choices(match):
        raise RecordError("the saved match is damaged: its position does not follow from its choices")
    table: Any = json.loads(text).get("table")
    if table is None:
        return match, None
    try:
        seating = Seating(int(table["seat"]), [str(name) for name in table["bots"]], str(table["bot_seed"]))
        seating.plans = {int(seat): _plan(plan) for seat, plan in table.get("plans", {}).items()}
    except (AttributeError, KeyError, TypeError, ValueError):
        raise RecordError("the seats of the saved match are damaged") from None
    if not 0 <= seating.seat < match.state.seats or len(seating.bots) != match.state.seats:
        raise RecordError("the seats of the saved match are damaged")
    return match, seating


def _plan(data: Any) -> Plan:
    plan: Plan = [(str(kind), [str(key) for key in keys], int(index)) for kind, keys, index in data]
    if not all(0 <= index < len(keys) for _, keys, index in plan):
        raise ValueError("a plan chooses what is not there")
    return plan


def _follows_from_its_choices(match: Match) -> bool:
    """Replay the saved choices: a file edited by hand could hold an impossible position."""
    if match.skipped:
        return True  # saved by another program without its history: nothing to compare with
    try:
        replay(match.game, match.record)
        return match.rewound(match.choices_made) == match
    except Exception:  # an impossible position may break the rules in any way
        return False


class SaveFiles:
    """The file a session saves to, and the ones it may overwrite because it wrote them."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._own = {path} if path is not None else set()
        self.failing = False  # the file is behind the match, and the player knows

    def keep(self, match: Match, seating: Seating) -> tuple[str, dict[str, str]]:
        """Save after a choice, if the match has a file. The message for the player is empty if all is well, and while
        what failed once goes on failing."""
        told = self.failing
        if self.path is None:
            return "", {}
        worked, message, params = self.save(match, seating, self.path)
        self.failing = not worked
        return ("", {}) if worked or told else (message, params)

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
