"""A series of matches, in this process or in several. What comes out depends on the seed, never on the jobs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, as_completed
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from longhall.arena.driver import MatchReport, play_match
from longhall.arena.summary import Summary
from longhall.arena.workers import Workers, processes
from longhall.bots import make_bot
from longhall.games import game as load_game
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game
from longhall.kernel.setup import read_setup

_CHUNKS_PER_JOB: Final = 8
_CHUNK_LIMIT: Final = 25


def simulate(
    game: Game,
    setup: dict[str, Any],
    bots: list[str],
    games: int,
    seed: str,
    jobs: int = 1,
    on_progress: Callable[[int, int], None] | None = None,
    records_dir: Path | None = None,
    pack: Path | None = None,
    collect: bool = False,
    workers: Workers | None = None,
) -> Summary:
    """Play ``games`` matches with the named bots, one name per seat; ``on_progress`` hears (done, all).

    ``pack`` is the folder ``game`` was loaded from, for the other processes; None for the built-in one. Records go to
    new files in ``records_dir``; if one of them already exists nothing is played. With ``collect`` the summary keeps
    every lawful match with its facts. ``workers`` play instead of processes of this machine.
    """
    full = read_setup(game.name, game.setup_options, setup)
    game.check_setup(full)
    if len(bots) != full["seats"]:
        raise LonghallError(f"{len(bots)} bots are named for {full['seats']} seats: name one bot, or one for each seat")
    for name in bots:
        make_bot(game.name, name, "")
    if records_dir is not None:
        _prepare(records_dir, game.name, games)
    series = Series(game.name, setup, bots, seed, records_dir, pack, collect)
    started = perf_counter()
    reports: list[MatchReport] = []
    if jobs <= 1 and workers is None:
        played = _here(game, series, games)
    else:
        played = _elsewhere(series, games, jobs, workers if workers is not None else processes)
    for report in played:
        series.write_record(report)
        reports.append(report)
        if on_progress is not None:
            on_progress(len(reports), games)
    summary = Summary(game.name, full, bots, seed, game.period_unit())
    for report in sorted(reports, key=lambda report: report.number):
        summary.add(report)
    summary.seconds = perf_counter() - started
    return summary


class Series:
    """What a process needs to know to play any match of the series."""

    def __init__(
        self,
        game: str,
        setup: dict[str, Any],
        bots: list[str],
        seed: str,
        records: Path | None,
        pack: Path | None,
        collect: bool,
    ) -> None:
        self.game = game
        self.setup = setup
        self.bots = bots
        self.seed = seed
        self.records = records
        self.pack = pack
        self.collect = collect

    def play(self, game: Game, number: int) -> MatchReport:
        """Its report brings the record along where one is to be written."""
        return play_match(
            game, self.setup, self.bots, self.seed, number, collect=self.collect, keep=self.records is not None
        )

    def write_record(self, report: MatchReport) -> None:
        """Once for each match, however often it was begun elsewhere."""
        if self.records is not None and report.record:
            with record_path(self.records, self.game, report.number).open("x", encoding="utf-8") as file:
                file.write(report.record)
        report.record = ""


def record_path(folder: Path, game: str, number: int) -> Path:
    return folder / f"{game}-{number:06d}.jsonl"


def _prepare(folder: Path, game: str, games: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        path = record_path(folder, game, number)
        if path.exists():
            raise LonghallError(f"{path} already exists: name another folder for the records")


def _here(game: Game, series: Series, games: int) -> Iterator[MatchReport]:
    for number in range(games):
        yield series.play(game, number)


def _elsewhere(series: Series, games: int, jobs: int, workers: Workers) -> Iterator[MatchReport]:
    size = max(1, min(_CHUNK_LIMIT, games // (jobs * _CHUNKS_PER_JOB)))
    pool = workers(min(jobs, games))
    try:
        chunks: list[Future[list[MatchReport]]] = [
            pool.submit(_play_chunk, series, first, min(first + size, games)) for first in range(0, games, size)
        ]
        for chunk in as_completed(chunks):
            yield from chunk.result()
    except BrokenExecutor:
        raise LonghallError("a process that played matches was ended from outside") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _play_chunk(series: Series, first: int, end: int) -> list[MatchReport]:
    game = load_game(series.game, series.pack)
    return [series.play(game, number) for number in range(first, end)]
