"""Saved matches of the terminal table: the match itself and who sits where."""

from __future__ import annotations

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
    """Whole or not at all: a file that was there before stays good if this fails."""
    data = json.loads(match.to_json(history=True))
    data["table"] = asdict(seating)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        unfinished.write_text(json.dumps(data, separators=(",", ":"), ensure_ascii=False), encoding="utf-8")
        os.replace(unfinished, path)
    finally:
        unfinished.unlink(missing_ok=True)


def read_save(game: Game, text: str) -> tuple[Match, Seating | None]:
    """The match, and the seating if the terminal table has saved it; RecordError says what is wrong."""
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
    """Play the saved choices again: a file edited by hand could otherwise hold a position that breaks the rules."""
    if match.skipped:
        return True  # saved by another program without its past: nothing to compare with
    try:
        replay(match.game, match.record)
        return match.rewound(match.choices_made) == match
    except Exception:  # whatever a position that cannot be does to the rules, it is damaged
        return False


class SaveFiles:
    """The file a session saves to, and those it may write again because they are its own."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self._own = {path} if path is not None else set()

    def save(self, match: Match, seating: Seating, path: Path | None) -> tuple[bool, str, dict[str, str]]:
        """Whether it worked, and what to tell the person: a message with its parameters."""
        if path is None:
            return False, "cli-tui-save-where", {}
        told = {"file": str(path)}
        if path.exists() and path not in self._own:
            return False, "cli-tui-exists", told
        try:
            write_save(path, match, seating)
        except OSError as error:
            return False, "cli-tui-save-failed", {**told, "why": error.strerror or str(error)}
        self.path = path
        self._own.add(path)
        return True, "cli-tui-saved", told
