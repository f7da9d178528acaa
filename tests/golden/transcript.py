"""A whole match as readable text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from longhall.conformance.walk import Explorer
from longhall.kernel.events import Event
from longhall.kernel.game import Game
from longhall.kernel.match import Match

KEYS_SHOWN: Final = 6


class Transcript:
    """A match to be written down. ``name`` is that of the file."""

    def __init__(self, name: str, setup: dict[str, Any], seed: int) -> None:
        self.name = name
        self.setup = setup
        self.seed = seed


def write(game: Game, wanted: Transcript, chapter: str) -> str:
    """Play the match by choices that depend on its name alone, and tell it. The table is written down at its start, at
    its end and after each event of type ``chapter``."""
    match = game.new(wanted.setup, wanted.seed)
    explorer = Explorer(f"golden {game.name}-{wanted.name}")
    lines = [f"{game.name} {wanted.name}: seed {wanted.seed}"]
    lines.append("setup " + ", ".join(f"{name} {_short(value)}" for name, value in match.setup.items()))
    lines.append("rules version " + str(game.rules_version))
    lines += ["", "opening"]
    lines += _what_happened(match.opening.outcomes, match.opening.events)
    lines += _table_if(match, match.opening.events, chapter)
    while not match.over:
        lines += ["", _decision(match)]
        index = explorer(match)
        lines.append(f"  -> {match.keys()[index]}")
        match.apply(index)
        entry = match.history[-1]
        lines += _what_happened(entry.outcomes, entry.events)
        lines += _table_if(match, entry.events, chapter)
    lines += _result(match)
    return "\n".join(lines) + "\n"


def _decision(match: Match) -> str:
    decision = match.decision
    assert decision is not None
    keys = match.keys()
    shown = " ".join(keys[:KEYS_SHOWN]) + (" ..." if len(keys) > KEYS_SHOWN else "")
    about = f" ({_short(decision.context)})" if decision.context else ""
    refused = len(match.refusals())
    more = f", {refused} refused" if refused else ""
    return f"{match.choices_made + 1}. seat {decision.seat} {decision.kind}{about}: {len(keys)} of {shown}{more}"


def _what_happened(outcomes: list[list[int]], events: list[Event]) -> list[str]:
    lines = ["  chance " + " ".join(map(str, outcome)) for outcome in outcomes]
    for event in events:
        line = f"  {event.type} {_short(event.data)}".rstrip()
        if event.private is not None:
            line += f" | only {_short(list(event.private_seats))}: {_short(event.private)}"
        line += " !" if event.reveals else ""
        line += " (remark)" if event.remark else ""
        line += f" [{event.rule}]" if event.rule else ""
        lines.append(line)
    return lines


def _table_if(match: Match, events: list[Event], chapter: str) -> list[str]:
    """The table at the start of a chapter: what everybody sees, then what each seat sees besides."""
    if match.over or not any(event.type == chapter for event in events):
        return []
    public = match.view(None)
    lines = ["", "  table"]
    lines += [f"    {line}" for line in _rows(public)]
    for seat in range(match.state.seats):
        lines.append(f"  seat {seat} also sees")
        lines += [f"    {line}" for line in _differences("", public, match.view(seat)) if line != f"seat {seat}"]
    return lines


def _result(match: Match) -> list[str]:
    result = match.result
    assert result is not None
    lines = ["", "  table at the end"]
    lines += [f"    {line}" for line in _rows(match.view(None))]
    lines += ["", f"result {result.reason} [{result.rule}] after {match.choices_made} choices"]
    for seat, (place, score) in enumerate(zip(result.places, result.scores, strict=True)):
        lines.append(f"  seat {seat} place {place}: {_short(score)}")
    return lines


def _rows(view: dict[str, Any]) -> Iterator[str]:
    """One line for each part of a view, one for each object in a list; what is empty and lists inside of those objects
    that hold objects again (a territory's neighbours) are left out."""
    for name, value in view.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            yield name
            yield from (f"  {_short(_row(item))}" for item in value)
        elif not _empty(value):
            yield f"{name} {_short(value)}"


def _empty(value: Any) -> bool:
    return value is None or value is False or value in ("", [], {})


def _row(item: dict[str, Any]) -> dict[str, Any]:
    return {
        name: value
        for name, value in item.items()
        if not _empty(value) and not (isinstance(value, list) and isinstance(value[0], dict))
    }


def _differences(path: str, old: Any, new: Any) -> Iterator[str]:
    if isinstance(old, dict) and isinstance(new, dict):
        for name in new:
            yield from _differences(f"{path}.{name}" if path else name, old.get(name), new[name])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from _differences(f"{path}.{index}", one, other)
    elif old != new:
        yield f"{path} {_short(new)}"


def _short(value: Any) -> str:
    """Objects as ``name value``, lists in brackets, texts without quotes."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {_nested(item)}" for name, item in value.items())
    if isinstance(value, (list, tuple)):
        return "[" + " ".join(_nested(item) for item in value) + "]"
    return value if isinstance(value, str) and value else json.dumps(value)


def _nested(value: Any) -> str:
    return "{" + _short(value) + "}" if isinstance(value, dict) else _short(value)
