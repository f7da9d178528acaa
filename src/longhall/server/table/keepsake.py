"""What is kept of a match so that it can be looked at for ever: its story, its last position, its result.

It is data of the hall and of the game's views, and no rules are needed to read it. It is written when a match ends, and
now and then before; it is shown where the match itself cannot be had any more, because this program does not know its
rules or has another pack. Names of people are not in here: they are in the rows of the table.
"""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass
from typing import Any, Final

from longhall.kernel.errors import RecordError
from longhall.kernel.match import HistoryEntry, Match
from longhall.kernel.record import Record, entry_from_data, record_of

FORMAT: Final = 1


@dataclass
class Keepsake:
    """``head`` is that of the record; ``entries`` begin with what came before the first choice, and ``views``, through
    all eyes, with that of a spectator."""

    head: dict[str, Any]
    entries: list[HistoryEntry]
    views: list[dict[str, Any]]
    result: dict[str, Any] | None

    @staticmethod
    def of(match: Match) -> Keepsake:
        """Takes a moment for a long match; for threads."""
        record = record_of(match)
        eyes = [None, *range(match.state.seats)]
        views = [dict(match.view(eye)) for eye in eyes]
        return Keepsake(record.head, [match.opening, *match.history], views, record.result)

    @property
    def choices(self) -> int:
        return len(self.entries) - 1

    def view(self, eye: int | None) -> dict[str, Any]:
        return self.views[0 if eye is None else eye + 1]

    def record(self) -> Record:
        """The record of the match as it would have made it."""
        lines = [entry.to_data(n) for n, entry in enumerate(self.entries)]
        return Record(self.head, lines[1:], self.result)

    def to_bytes(self) -> bytes:
        data = {
            "head": self.head,
            "entries": [entry.to_data(n, remarks=True) for n, entry in enumerate(self.entries)],
            "views": self.views,
            "result": self.result,
        }
        return zlib.compress(json.dumps(data, separators=(",", ":"), ensure_ascii=False).encode())

    @staticmethod
    def read(format: int, stored: bytes) -> Keepsake:
        """RecordError for what is damaged, or was written by a later version."""
        try:
            data = json.loads(zlib.decompress(stored)) if format == FORMAT else None
            if data is None or not data["entries"] or not data["views"]:
                raise ValueError
            entries = [entry_from_data(line) for line in data["entries"]]
            return Keepsake(data["head"], entries, data["views"], data["result"])
        except (zlib.error, ValueError, KeyError, TypeError, AttributeError):
            raise RecordError("what was kept of the match cannot be read") from None


@dataclass
class Stopped:
    """Why a match cannot go on here, as a message with parameters, and what was kept of it."""

    message: str
    params: dict[str, Any]
    keepsake: Keepsake | None
