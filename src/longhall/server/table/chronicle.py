"""The chronicle: what has happened at a table since its first moment, as one visitor may know it."""

from __future__ import annotations

from typing import Final, cast

from longhall.kernel.events import Event
from longhall.kernel.match import HistoryEntry
from longhall.server.messages import ChronicleEntry, ChroniclePage, GameEvent
from longhall.server.table.state import FINISHED, TableState
from longhall.server.table.views import chronicle_entry

PAGE: Final = 500  # entries in one answer


def chronicle_page(state: TableState, user_id: str | None, first: int) -> ChroniclePage:
    """The choices from number ``first`` on, at most a page; number 0 is what came before the first choice. Once the
    match is over everything is told, also what only some seats knew."""
    history, opening = state.history, _opening(state)
    if opening is None:
        return ChroniclePage([], 0, None)
    eye = state.viewing_seat(user_id)
    in_full = state.status == FINISHED
    made = [opening, *history] if first == 0 else history[first - 1 : first - 1 + PAGE]
    entries: list[ChronicleEntry] = []
    for n, entry in enumerate(made[:PAGE], start=first):
        entry_info = chronicle_entry(n, entry, eye)
        if in_full:
            entry_info.events = [_in_full(event) for event in entry.events]
        entries.append(entry_info)
    after = first + len(entries)
    return ChroniclePage(entries, len(history), after if after <= len(history) else None)


def _opening(state: TableState) -> HistoryEntry | None:
    """What came before the first choice."""
    if state.match is not None:
        return state.match.opening
    return state.keepsake.entries[0] if state.keepsake is not None else None


def _in_full(event: Event) -> GameEvent:
    return cast(GameEvent, {**event.seen_by(None), **(event.private or {})})
