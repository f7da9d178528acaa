"""What has happened at a table so far, from its first moment, as one visitor may know it."""

from __future__ import annotations

from typing import Any, Final

from longhall.kernel.match import HistoryEntry
from longhall.server.table.state import FINISHED, Sight, entry_data

PAGE: Final = 500  # entries of one answer


async def chronicle(room: Sight, user_id: str | None, first: int) -> dict[str, Any]:
    """The choices from number ``first`` on, at most a page; number 0 is what came before the first choice. Once the
    match is over everything is told, also what only some seats knew."""
    match, now = room.match, room.seq
    if match is None:
        return {"entries": [], "choices": 0, "next": None}
    eye = room.eye_of(user_id)
    in_full = room.status == FINISHED
    numbers = await room.store.choice_numbers(room.id, now)
    entries: list[tuple[int, HistoryEntry]] = [(0, match.opening), *zip(numbers, match.history, strict=True)]
    told: list[dict[str, Any]] = []
    for n, (seq, entry) in enumerate(entries[first : first + PAGE], start=first):
        data = {**entry_data(n, entry, eye), "seq": seq}
        if in_full:
            data["events"] = [{**event.seen_by(None), **(event.private or {})} for event in entry.events]
        told.append(data)
    after = first + len(told)
    return {"entries": told, "choices": match.choices_made, "next": after if after < len(entries) else None}
