"""Going on from a point of a finished match at a new table.

The first action of such a table says where its choices come from, and the next ones are copies of those choices with
their outcomes, so the table does not depend on the other one. From there on chance comes from the new table's own
seed. Cards that lay face down at that point lie there still, and the finished match has shown them: everybody knows.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from longhall.kernel.game import Game
from longhall.kernel.match import Match
from longhall.kernel.record import Record, record_of, replay

LINE: Final = ("n", "seat", "decision", "options", "choice", "outcomes", "events")  # what is copied of a record's line


@dataclass
class Origin:
    """A point of a finished match: what the new table needs of its record."""

    table: str
    choices: int
    head: dict[str, Any]
    lines: list[dict[str, Any]] = field(default_factory=list)

    @staticmethod
    def at(table_id: str, match: Match, choices: int) -> Origin:
        record = record_of(match)
        head = {name: value for name, value in record.head.items() if name not in ("seed", "continued", "renewals")}
        lines = [{name: line[name] for name in LINE} for line in record.lines[:choices]]
        return Origin(table_id, choices, head, lines)

    def match(self, game: Game, seed: str) -> Match:
        """The match as it was at that point, with chance of its own from there. RecordMismatch when the copied choices
        no longer lead there. Takes a while for a long match."""
        match = replay(game, Record(self.head, self.lines, None))
        match.continue_with(seed, self.table)
        return match
