"""Matches between bots as a table: a row for each decision, in one Parquet file, and a datasheet beside it.

What comes out depends on the seed, never on the jobs.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from longhall.arena.driver import match_seed
from longhall.arena.workers import processes
from longhall.bots import Observation, make_bot, make_bots
from longhall.envs.core.rewards import PLACE, rewards
from longhall.envs.datasheet import datasheet
from longhall.envs.games import builtin
from longhall.kernel.errors import LonghallError

CHUNK: Final = 5  # matches for a process at a time
COLUMNS: Final = {
    "match": "number of the match, from 0; its seed is SEED/match",
    "decision": "number of the decision in its match, from 0",
    "seat": "who decides, from 0",
    "bot": "the name of the bot in that seat",
    "kind": "the kind of the decision",
    "options": "the legal actions, in the order of the engine's options",
    "choice": "the action that was taken",
    "key": "its key, as records have it",
    "observation": "what the seat saw: bytes, cut into slices by the field `slices` of the file's metadata",
    "outcome": "what the match was worth to the seat in the end: 1 for the first place, down to -1 for the last",
    "points": "the seat's points in the end",
}


class Plan(NamedTuple):
    """What is to be played."""

    game: str
    setup: dict[str, Any]
    bots: list[str]
    seed: str

    @property
    def seats(self) -> int:
        return int(self.setup["seats"])


class Written(NamedTuple):
    file: Path
    sheet: Path
    matches: int
    decisions: int


def write_dataset(
    plan: Plan, matches: int, file: Path, jobs: int = 1, on_progress: Callable[[int, int], None] | None = None
) -> Written:
    """LonghallError if there is such a file already, or pyarrow is missing."""
    try:
        import pyarrow as pa  # noqa: PLC0415  # it takes a while to load
        from pyarrow import parquet  # noqa: PLC0415
    except ImportError:
        raise LonghallError(
            "a data set takes pyarrow, which is not installed: pip install 'longhall[research]'"
        ) from None
    sheet = file.with_suffix(".md")
    for path in (file, sheet):
        if path.exists():
            raise LonghallError(f"{path} already exists: name another file")
    if not file.parent.is_dir():
        raise LonghallError(f"{file.parent}: there is no such folder")
    if len(plan.bots) != plan.seats:
        raise LonghallError(
            f"{len(plan.bots)} bots are named for {plan.seats} seats: name one bot, or one for each seat"
        )
    for name in plan.bots:
        make_bot(plan.game, name, "")
    told = metadata(plan, matches)
    schema = pa.schema(
        [
            ("match", pa.int32()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int8(), pa.string())),
            ("kind", pa.dictionary(pa.int16(), pa.string())),
            ("options", pa.list_(pa.int32())),
            ("choice", pa.int32()),
            ("key", pa.string()),
            ("observation", pa.binary(len(told["highs"]))),
            ("outcome", pa.float32()),
            ("points", pa.int32()),
        ],
        {name: json.dumps(value) for name, value in told.items()},
    )
    partial = file.with_name(f"{file.name}.part")  # an interrupted one leaves nothing that looks whole
    done = decisions = 0
    with parquet.ParquetWriter(partial, schema, compression="zstd") as writer:
        for rows in _played(plan, matches, jobs):
            writer.write_table(pa.Table.from_pydict(rows, schema))
            decisions += len(rows["match"])
            done = rows["match"][-1] + 1
            if on_progress is not None:
                on_progress(done, matches)
    sheet.write_text(datasheet(told, COLUMNS, decisions, partial.stat().st_size), encoding="utf-8")
    partial.rename(file)
    return Written(file, sheet, done, decisions)


def metadata(plan: Plan, matches: int) -> dict[str, Any]:
    """All it takes to read the numbers, and to make them again."""
    game, actions, encoding = builtin(plan.game, plan.seats)
    return {
        "game": plan.game,
        "rules_version": game.rules_version,
        "pack": game.pack_hash,
        "setup": plan.setup,
        "bots": plan.bots,
        "seed": plan.seed,
        "matches": matches,
        "actions_version": actions.version,
        "actions_fingerprint": actions.fingerprint(),
        "encoding_version": encoding.version,
        "encoding_fingerprint": encoding.fingerprint(),
        "slices": [[part.name, list(part.shape), part.first, part.meaning] for part in encoding.slices],
        "highs": encoding.highs,
        "actions": actions.keys,
    }


def _played(plan: Plan, matches: int, jobs: int) -> Iterator[dict[str, list[Any]]]:
    """The rows of some matches at a time, in order."""
    firsts = range(0, matches, CHUNK)
    ends = [min(first + CHUNK, matches) for first in firsts]
    if jobs <= 1:
        for first, end in zip(firsts, ends, strict=True):
            yield rows_of(plan, first, end)
        return
    with processes(jobs) as pool:
        yield from pool.map(rows_of, [plan] * len(ends), firsts, ends)


def rows_of(plan: Plan, first: int, end: int) -> dict[str, list[Any]]:
    """The columns of the matches from ``first`` to before ``end``."""
    rows: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    for number in range(first, end):
        _play(plan, number, rows)
    return rows


def _play(plan: Plan, number: int, rows: dict[str, list[Any]]) -> None:
    game, actions, encoding = builtin(plan.game, plan.seats)
    own_seed = match_seed(plan.seed, number)
    match = game.new(plan.setup, own_seed)
    match.recording = False
    bots = make_bots(plan.game, plan.bots, own_seed)
    seats: list[int] = []
    while not match.over:
        observation = Observation(match)
        seat, legal = match.seat, actions.legal(match)
        index = bots[seat].answer(observation)
        rows["match"].append(number)
        rows["decision"].append(len(seats))
        rows["seat"].append(seat)
        rows["bot"].append(plan.bots[seat])
        rows["kind"].append(observation.kind)
        rows["options"].append(legal)
        rows["choice"].append(legal[index])
        rows["key"].append(actions.keys[legal[index]])
        rows["observation"].append(encoding.encode(match.state, seat))
        seats.append(seat)
        match.play(index)
    assert match.result is not None
    worth = rewards(match.result, PLACE)
    rows["outcome"] += [worth[seat] for seat in seats]
    rows["points"] += [match.result.scores[seat].get("total", 0) for seat in seats]
