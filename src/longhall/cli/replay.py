"""``longhall replay``: any position of a record, in full or as one seat sees it."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any, Final

from longhall.cli.common import add_language, add_pack, number, read_record

if TYPE_CHECKING:
    from longhall.kernel.match import Match

SPECTATOR: Final = "spectator"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="FILE", help="a record; - for stdin")
    parser.add_argument("--at", type=number(0), metavar="N", help="the position after N choices (all)")
    parser.add_argument("--view", metavar="SEAT", help="as this seat sees it, counted from 0, or spectator")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_pack(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from longhall.cli.score_text import score_lines
    from longhall.cli.screen import status_line
    from longhall.kernel.record import replay
    from longhall.table_text import table_text
    from longhall.text import Texts

    game, record = read_record(args.record, args.pack)
    texts = Texts(game, args.lang)
    match = replay(game, record, args.at)
    whole = args.view is None
    seat = None if whole else _read_seat(args.view, match.state.seats)
    if args.json:
        print(json.dumps(_whole_data(match) if whole else _view_data(match, seat), ensure_ascii=False))
        return 0
    print(texts.say("cli-replay-head", {"n": match.choices_made, "all": len(record.lines)}))
    view = _open_view(match) if whole else match.view(seat)
    print("\n".join(table_text(game.name).whole(texts, game, view)))
    decision = match.decision
    if decision is not None:
        print(status_line(texts, decision.seat, decision.kind))
        if whole or decision.seat == seat:
            print(texts.say(decision.message, decision.context))
    elif match.result is not None:
        print("\n".join(score_lines(texts, match.result)))
    return 0


def _read_seat(text: str, seats: int) -> int | None:
    from longhall.kernel.errors import LonghallError

    if text == SPECTATOR:
        return None
    if not text.isdecimal() or int(text) >= seats:
        raise LonghallError(f"--view takes a seat from 0 to {seats - 1} or {SPECTATOR}, not {text!r}")
    return int(text)


def _frame(match: Match) -> dict[str, Any]:
    result = match.result
    return {
        "game": match.game.name,
        "n": match.choices_made,
        "result": result.to_data() if result is not None else None,
    }


def _whole_data(match: Match) -> dict[str, Any]:
    decision = match.decision
    data = _frame(match)
    data["decision"] = decision.to_data() if decision is not None else None
    data["view"] = _open_view(match)
    data["state"] = match.state.to_data()
    return data


def _view_data(match: Match, seat: int | None) -> dict[str, Any]:
    """Only what ``seat`` may know: not the options of another seat."""
    decision = match.decision
    data = _frame(match)
    data["seat"] = seat
    if decision is None or decision.seat == seat:
        data["decision"] = decision.to_data() if decision is not None else None
    else:
        data["decision"] = {"seat": decision.seat, "kind": decision.kind}
    data["view"] = match.view(seat)
    last = match.history[-1] if match.history else match.opening
    data["events"] = [event.seen_by(seat) for event in last.events]
    return data


def _open_view(match: Match) -> dict[str, Any]:
    """What a spectator sees, with every player's part as that player sees it."""
    view = match.view(None)
    players = view.get("players")
    if isinstance(players, list):
        view["players"] = [match.view(seat)["players"][seat] for seat in range(len(players))]
    return view
