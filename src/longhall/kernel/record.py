"""Records: a match as setup, choices and outcomes, in JSON lines. See docs/records.md for the format."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from longhall.kernel.chance import Rng, commitment, rng_from_seed
from longhall.kernel.errors import LonghallError, RecordError, RecordMismatch
from longhall.kernel.events import Event
from longhall.kernel.hidden import Orders
from longhall.kernel.match import AGREED, HistoryEntry, Match

if TYPE_CHECKING:
    from longhall.kernel.game import Game

FORMAT: Final = 1
_HEAD_FIELDS: Final[dict[str, type]] = {
    "game": str,
    "rules_version": int,
    "pack": str,
    "setup": dict,
    "seed_commitment": str,
    "outcomes": list,
    "events": list,
}
_LINE_FIELDS: Final[dict[str, type]] = {
    "n": int,
    "seat": int,
    "decision": str,
    "options": int,
    "choice": str,
    "outcomes": list,
    "events": list,
}


_EVENT_FIELDS: Final = ("type", "rule", "private", "reveals", "remark", "note")  # the others are its data
_OTHER_HEAD_FIELDS: Final = ("longhall", "seed", "continued", "renewals", "redrawn")
_RESULT_FIELDS: Final = ("reason", "rule", "places", "scores")
_COMMITMENT_DIGITS: Final = 64
_MOST_RESEEDS: Final = 1_000_000
_HEX: Final = frozenset("0123456789abcdef")


class Record:
    """A parsed or freshly made record. ``result`` is None while the match is being played."""

    def __init__(self, head: dict[str, Any], lines: list[dict[str, Any]], result: dict[str, Any] | None) -> None:
        self.head = head
        self.lines = lines
        self.result = result
        self.beside: dict[str, Any] = {}  # what else a parsed record has in the line of its result

    def to_jsonl(self) -> str:
        rows: list[dict[str, Any]] = [self.head, *self.lines]
        if self.result is not None:
            rows.append({"result": self.result})
        return "".join(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n" for row in rows)


def record_of(match: Match) -> Record:
    """The record of ``match`` so far. The seed is part of it only once the match is over."""
    if match.skipped:
        raise RecordError("this match was resumed from a snapshot without its history")
    head = match.head()
    result = match.result
    seed = match.seed if result is not None and match.seed else None
    if match.continued is not None:
        head["continued"] = {**match.continued, "seed": seed}  # it gave the chance since then only
    elif seed is not None:
        head["seed"] = seed
    head["outcomes"] = match.opening.outcomes
    head["events"] = match.opening.to_data(0)["events"]
    lines = [entry.to_data(n) for n, entry in enumerate(match.history, start=1)]
    return Record(head, lines, result.to_data() if result is not None else None)


def parse(text: str) -> Record:
    """Read a record; RecordError says what is wrong and on which line."""
    if not text.strip():
        raise RecordError("the record is empty")
    rows = [_parse_line(number, line) for number, line in enumerate(text.removesuffix("\n").split("\n"), start=1)]
    return record_from_rows(rows)


def record_from_rows(rows: list[dict[str, Any]]) -> Record:
    """Head, choices and result as they were read, checked for their form."""
    head = rows[0]
    version = head.get("longhall")
    if not isinstance(version, int) or isinstance(version, bool):
        raise RecordError("line 1 is not the head of a Longhall record")
    if version != FORMAT:
        raise RecordError(f"line 1 says that this is a record of format {version}; this program reads format {FORMAT}")
    _check_fields(head, _HEAD_FIELDS, "the head of the record")
    result: dict[str, Any] | None = None
    body = rows[1:]
    beside: dict[str, Any] = {}
    if body and "result" in body[-1]:
        beside = body.pop()
        found: Any = beside.pop("result")
        if not isinstance(found, dict):
            raise RecordError("the result of the record is not an object")
        result = found
    for n, row in enumerate(body, start=1):
        _check_fields(row, _LINE_FIELDS, f"choice {n} of the record")
        if row["n"] != n:
            raise RecordError(f"choice {n} of the record is numbered {row['n']!r}")
    record = Record(head, body, result)
    record.beside = beside
    if not isinstance(head.get("seed", ""), str):
        raise RecordError("the head of the record has a seed of the wrong kind")
    check_chance(head, len(body))
    if result is None and revealed_seed(record) is not None:
        raise RecordError("the record reveals its seed but has no result: it is truncated")
    return record


def check_chance(head: dict[str, Any], made: int) -> None:
    """What the head says of where chance comes from, in a match of so many choices."""
    _check_continued(head, made)
    _check_reseeds(head, made)
    _check_redrawn(head, made)


def _check_continued(head: dict[str, Any], made: int) -> None:
    """A match that continues another one says from which point on; its own seed stands there."""
    if "continued" not in head:
        return
    continued = head["continued"]
    if not isinstance(continued, dict):
        raise RecordError("the head of the record has a 'continued' of the wrong kind")
    at = continued.get("at")
    seed = continued.get("seed")
    if not isinstance(at, int) or isinstance(at, bool) or not isinstance(continued.get("table"), str):
        raise RecordError("the head of the record does not say where its match goes on from")
    if seed is not None and not isinstance(seed, str):
        raise RecordError("the head of the record has a seed of the wrong kind")
    if "seed" not in continued:
        raise RecordError("the head of the record has no place for the seed in 'continued'")
    if not 0 <= at <= made:
        raise RecordError(f"the match goes on after choice {at}, but {made} were made")
    if "seed" in head:
        raise RecordError("the record reveals a seed for choices that were made in another match")


def _check_reseeds(head: dict[str, Any], made: int) -> None:
    """Where chance was seeded anew: ever later choices, ever higher numbers."""
    last = [-1, 0]
    reseeds = head.get("renewals", [])
    for pair in reseeds if isinstance(reseeds, list) else [None]:
        if not isinstance(pair, list) or len(pair) != 2 or not all(type(number) is int for number in pair):
            raise RecordError("the head of the record has 'renewals' of the wrong kind")
        if not (last[0] < pair[0] <= made and last[1] < pair[1] <= _MOST_RESEEDS):
            raise RecordError("the 'renewals' in the head of the record are not in order")
        last = pair


def _check_redrawn(head: dict[str, Any], made: int) -> None:
    """Where what nobody knew was drawn anew, and how: ever later choices, each with orders."""
    last = -1
    redrawn = head.get("redrawn", [])
    for pair in redrawn if isinstance(redrawn, list) else [None]:
        if not isinstance(pair, list) or len(pair) != 2 or type(pair[0]) is not int or not _are_orders(pair[1]):
            raise RecordError("the head of the record has 'redrawn' of the wrong kind")
        if not last < pair[0] <= made:
            raise RecordError("the 'redrawn' in the head of the record are not in order")
        last = pair[0]


def _are_orders(value: Any) -> bool:
    return isinstance(value, list) and all(
        isinstance(order, list) and all(type(number) is int for number in order) for order in value
    )


def revealed_seed(record: Record) -> str | None:
    """The seed of the match, or of the part that was not copied from another one."""
    continued = record.head.get("continued")
    seed = record.head.get("seed") if continued is None else continued.get("seed")
    return None if seed is None else str(seed)


def copied_choices(record: Record) -> int | None:
    """How many choices were copied from another match, with outcomes that the revealed seed did not produce; None if
    the match continues no other."""
    continued = record.head.get("continued")
    return None if continued is None else int(continued["at"])


def _check_fields(row: dict[str, Any], fields: dict[str, type], what: str) -> None:
    for field, kind in fields.items():
        if field not in row:
            raise RecordError(f"{what} has no {field!r}")
        if not isinstance(row[field], kind) or isinstance(row[field], bool):
            raise RecordError(f"{what} has a {field!r} of the wrong kind")
    for outcome in row["outcomes"]:
        if not isinstance(outcome, list) or not all(type(number) is int for number in outcome):
            raise RecordError(f"{what} has an outcome that is not a list of numbers")


def _parse_line(number: int, line: str) -> dict[str, Any]:
    if not line.strip():
        raise RecordError(f"line {number} of the record is empty")
    try:
        row = json.loads(line, object_pairs_hook=reject_duplicate_keys, parse_constant=_no_number)
    except RecordError as problem:
        raise RecordError(f"line {number} of the record {problem}") from None
    except (ValueError, RecursionError):
        raise RecordError(f"line {number} of the record is not JSON: it is truncated or damaged") from None
    if not isinstance(row, dict):
        raise RecordError(f"line {number} of the record is not an object")
    return row


def reject_duplicate_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError(f"names {twice!r} twice")
    return made


def _no_number(name: str) -> float:
    raise ValueError(name)  # NaN and the like are no JSON


def replay(game: Game, record: Record, at: int | None = None) -> Match:
    """The match after ``at`` choices (all by default), from the recorded outcomes alone."""
    return _run(game, record, len(record.lines) if at is None else at, None)


def verify(game: Game, record: Record) -> Match:
    """Replay everything and compare options, choices, outcomes, events, result and commitment; where the seed is
    revealed, draw every outcome again. RecordMismatch names the first difference."""
    check_claims(record)
    seed = revealed_seed(record)
    game = game.for_match(record.head)
    _check_setup(game, record.head["setup"])
    if seed is not None and commitment(record.head, seed) != record.head["seed_commitment"]:
        raise RecordMismatch("the revealed seed does not fit the commitment, which covers setup and pack as well")
    match = _run(game, record, len(record.lines), seed)
    _check_went_on(match, record)
    result = match.result.to_data() if match.result is not None else None
    if not is_same(result, record.result):
        raise RecordMismatch("the result differs from what the choices lead to")
    return match


def _check_known_fields(record: Record) -> None:
    """Nobody can vouch for what nobody knows."""
    known: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
        ("the head", record.head, (*_HEAD_FIELDS, *_OTHER_HEAD_FIELDS)),
        ("'continued'", record.head.get("continued", {}), ("table", "at", "seed")),
    ]
    known += [(f"choice {n}", line, tuple(_LINE_FIELDS)) for n, line in enumerate(record.lines, start=1)]
    known.append(("the line of the result", record.beside, ()))
    known.append(("the result", record.result if record.result is not None else {}, _RESULT_FIELDS))
    for what, row, fields in known:
        for name in row:
            if name not in fields:
                raise RecordMismatch(f"{what} has a field {name!r} that no record has")


def check_claims(record: Record) -> None:
    """There is nothing that no record has, and what the head says of chance is possible, whether or not the seed is
    there to prove it."""
    _check_known_fields(record)
    head = record.head
    if len(head["seed_commitment"]) != _COMMITMENT_DIGITS or not _HEX.issuperset(head["seed_commitment"]):
        raise RecordMismatch("the 'seed_commitment' in the head is no SHA-256")
    if head.get("renewals") == []:
        raise RecordMismatch("the 'renewals' in the head name no renewal")
    if head.get("redrawn") == []:
        raise RecordMismatch("the 'redrawn' in the head name no choice")
    copied = copied_choices(record)
    reseeded = [n for n, _ in head.get("renewals", [])]
    for n, _ in head.get("redrawn", []):
        if n not in reseeded and (copied is None or n > copied):
            raise RecordMismatch(f"the 'redrawn' in the head name choice {n}, where nothing was undone")
    if copied is None:
        return
    if not head["continued"]["table"]:
        raise RecordMismatch("the 'continued' in the head names no table")
    for n in reseeded:
        if n < copied:
            raise RecordMismatch(f"the 'renewals' in the head name choice {n}, which was made in another match")


def _check_went_on(match: Match, record: Record) -> None:
    """Nobody goes on from where a match is over by its rules. ``match`` has come to its last position."""
    if match.state.stack:
        return
    made = match.choices_made
    if copied_choices(record) == made:
        raise RecordMismatch(f"'continued': nobody can go on after choice {made}, where the match is over")
    if any(n == made for n, _ in match.reseeds):
        raise RecordMismatch(f"'renewals': nobody can step back to choice {made}, where the match is over")


def is_same(made: Any, claimed: Any) -> bool:
    """Equal as JSON: true is not 1, and 3.0 is not 3."""
    if type(made) is not type(claimed):
        return False
    if isinstance(made, dict):
        return made.keys() == claimed.keys() and all(is_same(value, claimed[name]) for name, value in made.items())
    if isinstance(made, list):
        return len(made) == len(claimed) and all(is_same(a, b) for a, b in zip(made, claimed, strict=True))
    return bool(made == claimed)


def _run(game: Game, record: Record, at: int, seed: str | None) -> Match:
    """With a seed, outcomes are drawn from it again instead of taken from the record."""
    if not 0 <= at <= len(record.lines):
        raise RecordError(f"the record has {len(record.lines)} choices; there is no position {at}")
    game = game.for_match(record.head)
    copied = copied_choices(record)
    match = _start(game, record, seed is not None and copied is None)
    reseeded = {pair[0]: pair[1] for pair in match.reseeds}
    redrawn = {pair[0]: pair[1] for pair in record.head.get("redrawn", [])}
    claim = ""  # of the head, about the chance of the next choice
    for n in range(at + 1):
        if seed is not None and (n == copied or n in reseeded):
            match.rng = rng_from_seed(seed, reseeded.get(n, 0))
            claim = f"; {'renewals' if n in reseeded else 'continued'!r} says that chance began anew after choice {n}"
        if n in redrawn:
            _repeat_redraw(match, redrawn[n], seed is not None and n in reseeded, claim)
        if n == at:
            break
        _repeat(match, record.lines[n], n + 1, seed is not None and (copied is None or n >= copied), claim)
    result = record.result
    if at == len(record.lines) and result is not None and result.get("reason") == AGREED:
        match.end_by_agreement()
    return match


def _start(game: Game, record: Record, regenerate: bool) -> Match:
    head = record.head
    revealed = revealed_seed(record)
    seed = revealed if revealed is not None else ""
    try:
        _check_setup(game, head["setup"])
        state = game.opening(head["setup"])
        match = Match(game, head["setup"], seed, state, rng_from_seed(seed) if regenerate else None)
        match.commitment = head["seed_commitment"]
        match.reseeds = head.get("renewals", [])
        if "continued" in head:
            match.continued = {name: value for name, value in head["continued"].items() if name != "seed"}
        if not regenerate:
            match._forced = [list(outcome) for outcome in head["outcomes"]]
        match.begin()
    except RecordMismatch as error:
        raise RecordMismatch(f"in the opening: {error}") from None
    except RecordError:
        raise
    except (KeyError, IndexError, TypeError, ValueError, LonghallError) as problem:  # mypyc types a name only once
        raise RecordError(f"the head of the record cannot be used ({problem})") from None
    made = match.opening.to_data(0)
    if not is_same(made["outcomes"], head["outcomes"]) or not is_same(made["events"], head["events"]):
        raise RecordMismatch("the opening differs from what the head says")
    return match


def _check_setup(game: Game, setup: dict[str, Any]) -> None:
    try:
        complete = is_same(game.read_setup(setup), setup)
    except (KeyError, IndexError, TypeError, ValueError, LonghallError) as problem:
        raise RecordError(f"the head of the record cannot be used ({problem})") from None
    if not complete:
        raise RecordError("the head of the record cannot be used (its setup is not complete)")


def _repeat(match: Match, line: dict[str, Any], n: int, regenerate: bool, claim: str) -> None:
    try:
        if match.over:
            raise RecordMismatch("the match is over already")
        if len(match.picks()) != line["options"]:
            raise RecordMismatch(f"there are {len(match.picks())} options, not {line['options']}")
        if regenerate:
            match.apply(line["choice"])
        else:
            match.apply(line["choice"], line["outcomes"])
    except (LonghallError, TypeError, ValueError) as error:
        raise RecordMismatch(f"choice {n}: {error}") from None
    made = match.history[-1].to_data(n)
    for field in _LINE_FIELDS:
        if not is_same(made[field], line[field]):
            source = f"the seed gives{claim}" if regenerate and field == "outcomes" else "the rules give"
            raise RecordMismatch(f"choice {n}: {field!r} differs from what {source}")


def _repeat_redraw(match: Match, orders: Orders, regenerate: bool, claim: str) -> None:
    n = match.choices_made
    if not regenerate:
        try:
            match.redraw(orders)
        except RecordMismatch as error:
            raise RecordMismatch(f"after choice {n}: {error}") from None
    elif not is_same(match.draw_anew(), orders):
        raise RecordMismatch(f"after choice {n}: what was redrawn differs from what the seed gives{claim}")


def rebuild(match: Match, n: int, anew: bool = False, near: Match | None = None) -> Match:
    """``match`` as it was after ``n`` choices, able to go on with the same chance; ``anew``: as it was before anything
    was drawn anew there."""
    if not match.skipped <= n <= match.choices_made:
        raise RecordError(f"there is no position {n} to go back to")
    if match.skipped:
        raise RecordError("this match was resumed from a snapshot without its history")
    if near is not None:
        if near.choices_made > n or (anew and n in near.redrawn):
            raise RecordError(f"position {near.choices_made} does not lie on the way to position {n}")
        again = near.clone()
        again.rng = None
        again.agreed = False
    else:
        again = Match(match.game, match.setup, match.seed, match.game.opening(match.setup), None)
        again._forced = [list(outcome) for outcome in match.opening.outcomes]
        again.begin()
        again.opening = match.opening
        again.redraw(match.redrawn.get(0) if n or not anew else None)
    while again.choices_made < n:
        again.repeat(match, again.choices_made < n - 1 or not anew)
    again.commitment = match.commitment
    again.continued = match.continued
    again.reseeds = [pair for pair in match.reseeds if pair[0] <= n]
    if match.rng is not None:
        again.rng = match.rng.clone() if again.reseeds == match.reseeds else _rng_of(again)
        again.rng.position = position_after(again, n)
    return again


def _rng_of(match: Match) -> Rng:
    return rng_from_seed(match.seed, match.reseeds[-1][1] if match.reseeds else 0)


def position_after(match: Match, n: int) -> int:
    """How many words of the present chance were used: none of them by choices before it began."""
    began = match.reseeds[-1][0] if match.reseeds else -1
    if match.continued is not None:
        began = max(began, match.continued["at"])
    if n <= began:
        return _words_for_orders(match, n)
    return match.history[n - 1].position if n else match.opening.position


def _words_for_orders(match: Match, n: int) -> int:
    """How many words of the chance that began after ``n`` choices went into drawing anew there."""
    if n not in match.redrawn or not match.reseeds or match.reseeds[-1][0] != n:
        return 0
    rng = _rng_of(match)
    for order in match.redrawn[n]:
        rng.permutation(len(order))
    return rng.position


def step_back(match: Match, n: int, anew: bool, near: Match | None = None) -> Match:
    """``match`` as it was after ``n`` choices. Where something came to light since, other things come."""
    taken_back = match.history[max(0, n) :]
    reseeded = any(pair[0] > n for pair in match.reseeds)
    came_to_light = any(entry.outcomes or (anew and entry.blocks_undo()) for entry in taken_back)
    if match.rng is None or not (reseeded or came_to_light):
        return rebuild(match, n, near=near)
    again = rebuild(match, n, anew, near)
    number = match.reseeds[-1][1] + 1 if match.reseeds else 1
    again.reseeds = [*[pair for pair in again.reseeds if pair[0] < n], [n, number]]
    again.rng = _rng_of(again)
    if anew:
        again.draw_anew()
    return again


def entry_from_data(line: dict[str, Any]) -> HistoryEntry:
    entry = HistoryEntry(line["seat"], line["decision"], line["options"], line["choice"])
    entry.outcomes = line["outcomes"]
    entry.events = [_event_from_data(data) for data in line["events"]]
    return entry


def _event_from_data(data: dict[str, Any]) -> Event:
    rest = {key: value for key, value in data.items() if key not in _EVENT_FIELDS}
    private = data.get("private")
    seats: tuple[int, ...] = ()
    if private is not None:
        seats = tuple(private["seats"])
        private = {key: value for key, value in private.items() if key != "seats"}
    reveals, remark = bool(data.get("reveals", False)), bool(data.get("remark", False))
    return Event(data["type"], data.get("rule", ""), rest, seats, private, reveals, remark, data.get("note"))
