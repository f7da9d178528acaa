"""Reading saved matches. What comes from elsewhere is checked as strictly as a record.

A save with its history is replayed: its position must be what its choices lead to. One without is held to the ranges of
its numbers and to what never changes in a match, and everything that is ever asked of a match is asked once. What a
program has written itself and keeps where nobody else writes is trusted, for speed.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from longhall.kernel.chance import commitment, rng_from_seed
from longhall.kernel.codec import frame_from_data, frame_to_data
from longhall.kernel.errors import LonghallError, RecordError
from longhall.kernel.match import Match
from longhall.kernel.record import (
    Record,
    check_chance,
    check_claims,
    is_same,
    position_after,
    record_from_rows,
    reject_duplicate_keys,
    replay,
)
from longhall.kernel.soundness import check_sound
from longhall.kernel.state import Frame, State

if TYPE_CHECKING:
    from longhall.kernel.game import Game

DAMAGED: Final = "the saved match is damaged"
DEEPEST: Final = 16  # lists and objects within each other; a save has fewer
MOST_CHOICES: Final = 1_000_000
MOST_WORDS: Final = 1 << 40  # of chance
LONGEST_NUMBER: Final = 15  # characters
LONGEST_SENTENCE: Final = 250
HEAD: Final = ("longhall", "game", "rules_version", "pack", "setup", "seed_commitment")  # as in a record
CHANCE: Final = ("renewals", "redrawn")  # as in a record, where there are any
POSITION: Final = ("seed", "position", "n", "state", "stack")
PAST: Final = ("opening", "history", "positions")
OTHERS: Final = ("agreed", "continued", "table")  # ``table`` is what the program that saved needs besides


def read_save(game: Game, text: str, trusted: bool) -> Match:
    """The match that ``Match.to_json`` wrote; RecordError in one short sentence for anything else."""
    try:
        return _read(game, text, trusted)
    except RecordError as problem:
        sentence = str(problem)
        if len(sentence) > LONGEST_SENTENCE or not sentence.isprintable():  # it quotes what is in the file
            sentence = DAMAGED
        raise RecordError(sentence) from None


def _read(game: Game, text: str, trusted: bool) -> Match:
    data = _parsed(text, trusted)
    if not isinstance(data, dict) or not is_same(data.get("longhall"), 1) or "state" not in data:
        raise RecordError("this is not a saved match of Longhall")
    game = game.for_match(data)
    try:
        if trusted:
            return _loaded(game, data)
        _check_fields(data)
        if not is_same(game.read_setup(data["setup"]), data["setup"]):
            raise RecordError(DAMAGED)
        if "history" in data:
            return _replayed(game, data)
        match = _loaded(game, data)
        if not _is_same_stack(data["stack"], match.state.stack):
            raise RecordError(DAMAGED)
        check_sound(match)
    except RecordError as problem:
        if not trusted and "the record" in str(problem):
            raise RecordError(f"{DAMAGED}: {str(problem).replace('the record', 'it')}") from None
        raise
    except (LonghallError, LookupError, TypeError, ValueError, AttributeError, ArithmeticError, AssertionError):
        raise RecordError(DAMAGED) from None
    return match


# -- the text --------------------------------------------------------------------------------------------------------


def _parsed(text: str, trusted: bool) -> Any:
    try:
        if trusted:
            return json.loads(text)
        data = json.loads(
            text,
            object_pairs_hook=reject_duplicate_keys,
            parse_int=_number,
            parse_float=_refused,
            parse_constant=_refused,
        )
    except RecordError as problem:
        raise RecordError(f"the saved match {problem}") from None
    except (ValueError, RecursionError):
        raise RecordError("the saved match is not JSON") from None
    if _is_deep(data, DEEPEST):
        raise RecordError(DAMAGED)
    return data


def _number(text: str) -> int:
    return int(text) if len(text) <= LONGEST_NUMBER else _refused(text)


def _refused(text: str) -> int:
    raise RecordError(f"has a number that cannot be: {text[:LONGEST_NUMBER]}")


def _is_deep(value: Any, left: int) -> bool:
    if isinstance(value, dict):
        return left == 0 or any(_is_deep(inner, left - 1) for inner in value.values())
    if isinstance(value, list):
        return left == 0 or any(_is_deep(inner, left - 1) for inner in value)
    return False


# -- the fields ------------------------------------------------------------------------------------------------------


def _check_fields(data: dict[str, Any]) -> None:
    """All that a save has, and nothing else; what is not compared with a replay is in its range."""
    needed = (*HEAD, *POSITION, *(PAST if "history" in data else ()))
    for name in needed:
        if name not in data:
            raise RecordError(f"{DAMAGED}: it has no {name!r}")
    for name in data:
        if name not in needed and name not in CHANCE and name not in OTHERS:
            raise RecordError(f"{DAMAGED}: it has a field {name!r} that no save has")
    made = _checked_number(data, "n", MOST_CHOICES)
    _checked_number(data, "position", MOST_WORDS)
    if not isinstance(data["seed"], str) or not isinstance(data["seed_commitment"], str):
        raise RecordError(f"{DAMAGED}: its seed is not a text")
    if not isinstance(data["setup"], dict) or not isinstance(data["state"], dict):
        raise RecordError(f"{DAMAGED}: its setup and state are not objects")
    if data.get("agreed", True) is not True:
        raise RecordError(f"{DAMAGED}: 'agreed' can only be true")
    if data["seed"] and commitment(data, data["seed"]) != data["seed_commitment"]:
        raise RecordError(f"{DAMAGED}: its seed does not fit the commitment")
    head = _record_head(data)
    check_chance(head, made)
    check_claims(Record({**head, "outcomes": [], "events": []}, [], None))


def _checked_number(data: dict[str, Any], name: str, most: int) -> int:
    value = data[name]
    if type(value) is not int or not 0 <= value <= most:
        raise RecordError(f"{DAMAGED}: its {name!r} cannot be")
    return value


def _record_head(data: dict[str, Any]) -> dict[str, Any]:
    """The head of the match's record while it is being played."""
    head: dict[str, Any] = {name: data[name] for name in (*HEAD, *CHANCE) if name in data}
    if "continued" in data:
        continued = data["continued"]
        if not isinstance(continued, dict) or continued.keys() != {"table", "at"}:
            raise RecordError(f"{DAMAGED}: its 'continued' is of the wrong kind")
        head["continued"] = {**continued, "seed": None}
    return head


# -- the match -------------------------------------------------------------------------------------------------------


def _loaded(game: Game, data: dict[str, Any]) -> Match:
    """The match as the save says it is."""
    state = _loaded_state(game, data)
    match = Match(game, data["setup"], data["seed"], state, None)
    match.restore_history(data)
    _set_chance(match, data)
    match.agreed = bool(data.get("agreed", False))
    return match


def _loaded_state(game: Game, data: dict[str, Any]) -> State:
    state = game.state_from_data(data["setup"], data["state"])
    known = state.to_data()
    for name in data["state"]:
        if name not in known:
            raise RecordError(f"{DAMAGED}: its state has a field {name!r} that no state has")
    state.stack = [frame_from_data(game.frames(), frame) for frame in data["stack"]]
    return state


def _set_chance(match: Match, data: dict[str, Any]) -> None:
    match.reseeds = data.get("renewals", [])
    match.redrawn = {n: orders for n, orders in data.get("redrawn", [])}
    match.continued = data.get("continued")
    match.seed = data["seed"]
    if not match.seed:
        match.commitment = data["seed_commitment"]
    match.rng = rng_from_seed(match.seed, match.reseeds[-1][1] if match.reseeds else 0)
    match.rng.position = data["position"]


def _replayed(game: Game, data: dict[str, Any]) -> Match:
    """The match that the saved choices lead to, which must be the one in the save."""
    opening, lines, positions = data["opening"], data["history"], data["positions"]
    if not all(isinstance(part, list) for part in (lines, positions)) or not isinstance(opening, dict):
        raise RecordError(f"{DAMAGED}: its history is of the wrong kind")
    rows = [{**line, "events": _without_remarks(line["events"])} for line in [opening, *lines]]
    head = {**_record_head(data), "outcomes": rows[0]["outcomes"], "events": rows[0]["events"]}
    record = record_from_rows([head, *rows[1:]])
    check_claims(record)
    match = replay(game, record)
    if not is_same(match.opening.to_data(0), rows[0]) or len(positions) != len(rows):
        raise RecordError(DAMAGED)
    for entry, position in zip([match.opening, *match.history], positions, strict=True):
        if type(position) is not int or not 0 <= position <= MOST_WORDS:
            raise RecordError(f"{DAMAGED}: its 'positions' cannot be")
        entry.position = position
    _set_chance(match, data)
    if data.get("agreed", False):
        match.end_by_agreement()
    _check_position(match, data)
    return match


def _without_remarks(events: list[Any]) -> list[Any]:
    """Remarks and notes are made anew by the replay: an earlier version may have told others."""
    recorded = [event for event in events if not (isinstance(event, dict) and event.get("remark") is True)]
    return [
        {name: value for name, value in event.items() if name != "note"} if isinstance(event, dict) else event
        for event in recorded
    ]


def _as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def _is_same_stack(saved: list[Any], stack: list[Frame]) -> bool:
    """A frame that was saved before its class had all of today's fields is the beginning of the one on the stack. That
    those it lacks have a default was found when it was read; that true was read as 1 by a compiled class, was not."""
    whole = [frame_to_data(frame) for frame in stack]
    return len(saved) == len(whole) and all(
        is_same(frame, fields[: len(frame)]) for frame, fields in zip(saved, whole, strict=True)
    )


def _check_position(match: Match, data: dict[str, Any]) -> None:
    saved = _loaded_state(match.game, data)
    same = (
        data["n"] == match.choices_made
        and match.agreed == bool(data.get("agreed", False))
        and data["position"] == position_after(match, match.choices_made)
        and is_same(_as_json(match.state.to_data()), _as_json(saved.to_data()))
        and _is_same_stack(data["stack"], match.state.stack)
    )
    if not same:
        raise RecordError(f"{DAMAGED}: its position does not follow from its choices")
