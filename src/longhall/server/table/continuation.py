"""Going on from a point of a finished match at a new table: what is copied, and how such a match begins.

The first action of such a table says where its choices come from, the next ones are those choices with their outcomes;
they are copies, so the table needs the other one no more. From there on chance comes from the new table's own seed.
Cards that lay face down then lie there still, and the finished match has shown them: that is known to everybody.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.record import Record, record_of, replay
from longhall.server.db.models import Action

CONTINUED: Final = "continued"  # the kind of the first action
LINE: Final = ("n", "seat", "decision", "options", "outcomes", "events")  # of a record, besides the choice


@dataclass
class Origin:
    """A point of a finished match."""

    table_id: str
    match: Match
    at: int  # choices made

    def actions(self, table_id: str) -> list[Action]:
        """The first actions of the new table."""
        now = time.time()
        record = record_of(self.match)
        head = {name: value for name, value in record.head.items() if name not in ("seed", CONTINUED)}
        told = {"table": self.table_id, "at": self.at, "head": head}
        actions = [Action(table_id=table_id, seq=1, kind=CONTINUED, data=told, at=now)]
        for seq, line in enumerate(record.lines[: self.at], start=2):
            data = {**{name: line[name] for name in LINE}, "key": line["choice"], "bot": False, "copied": True}
            actions.append(Action(table_id=table_id, seq=seq, kind="choice", data=data, at=now))
        return actions


def told(first: Action | None) -> dict[str, Any] | None:
    """Where a table goes on from, by its first action; None for a table that began at the beginning."""
    if first is None or first.kind != CONTINUED:
        return None
    return {"table": first.data["table"], "at": first.data["at"]}


def beginning(game: Game, seed: str, actions: list[Action]) -> Match:
    """The match as it was when it was gone on from, with chance of its own from there; ``actions`` are the table's,
    in order, from the first. RecordMismatch when the copied choices no longer lead there."""
    first, copied = actions[0], actions[1 : 1 + int(actions[0].data["at"])]
    lines = [{**{name: action.data[name] for name in LINE}, "choice": action.data["key"]} for action in copied]
    match = replay(game, Record(first.data["head"], lines, None))
    match.continue_with(seed, first.data["table"])
    return match
