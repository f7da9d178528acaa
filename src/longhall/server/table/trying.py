"""A position of a finished match as one of its seats sees it while somebody tries it anew."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from longhall.analysis.tries import Try
from longhall.kernel.match import Match
from longhall.server import messages as m
from longhall.server.table.permissions import Refused
from longhall.server.table.state import PLAYING, TableState
from longhall.server.table.views import chronicle_entry, own_decision, table_info
from longhall.server.try_info import TriedPosition

RECENT: Final = 80  # choices before the position that are told with it
FORESEEN: Final = 14  # options that are sent with what they would bring: more have no room for it


def begin_try(position: Match, keys: list[str]) -> Try:
    """Refused where there is nothing to choose; IllegalOption or InvalidOption for what cannot be chosen."""
    if position.over or len(position.picks()) < 2:
        raise Refused("error-nothing-to-choose")
    tried = Try(position)
    for key in keys:
        tried.choose(key)
    return tried


def tried_position(table: m.TableInfo, position: Match, tried: Try) -> TriedPosition:
    """``position`` is where the try began, with its history; all is told as the deciding seat may know it."""
    shown, seat = tried.shown, tried.seat
    before = position.history[-RECENT:]
    made = [*before, *shown.history]
    entries = [chronicle_entry(n, entry, seat) for n, entry in enumerate(made, position.choices_made - len(before) + 1)]
    return TriedPosition(
        table=table,
        seat=seat,
        view=shown.view(seat),
        decision=None if tried.finished else own_decision(shown),
        keys=tried.keys,
        steps=[m.HintStepInfo(**step.to_data()) for step in tried.steps],
        entries=entries,
        previews={} if tried.finished else {key: shown.preview(key) for key in shown.keys()[:FORESEEN]},
        finished=tried.finished,
    )


def table_then(state: TableState, at: int, seat: int) -> m.TableInfo:
    """The table as if the match were still there: nothing of how it ended."""
    return replace(
        table_info(state), status=PLAYING, result=None, turn=seat, choices=at, hints=False, vote=None, lesson=None
    )
