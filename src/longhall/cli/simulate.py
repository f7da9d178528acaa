"""``longhall simulate``: many matches between bots."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from longhall.cli.common import (
    add_jobs,
    add_language,
    add_setup,
    number,
    read_bots,
    read_setup_arguments,
    read_workers,
    seats_of,
)

BOTS = "random (usual), or the levels novice, casual, greedy, expert, master"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    add_setup(parser)
    parser.add_argument("--games", type=number(1), default=100, metavar="N", help="number of matches (100)")
    parser.add_argument(
        "--bots", default="random", metavar="NAMES", help=f"one bot for all seats, or one,for,each: {BOTS}"
    )
    parser.add_argument("--seed", metavar="SEED", help="the same seed gives the same matches, whatever --jobs")
    add_jobs(parser)
    parser.add_argument("--records", type=Path, metavar="DIR", help="write the record of every match to this folder")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a balance report, one HTML page")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from longhall.arena.simulate import simulate
    from longhall.cli.summary_text import summary_lines
    from longhall.games import game as load_game
    from longhall.kernel.chance import fresh_seed
    from longhall.text import Texts

    game = load_game(args.game, args.pack)
    texts = Texts(game, args.lang)
    setup = read_setup_arguments(game, args.seats, args.set)
    bots = read_bots(game, args.bots, seats_of(game, setup))
    seed = fresh_seed()[:16] if args.seed is None else args.seed
    workers = read_workers(args)
    reporting = args.report is not None
    if reporting:
        from longhall.arena.report.texts import ReportTexts
        from longhall.arena.report.write import check_report, write_report

        check_report(args.report)
    bar = ProgressBar()
    try:
        summary = simulate(
            game, setup, bots, args.games, seed, args.jobs, bar.show, args.records, args.pack, reporting, workers
        )
    finally:
        bar.clear()
    if reporting:
        write_report(args.report, ReportTexts(texts), summary, game)
    if args.json:
        print(json.dumps(summary.to_data(), ensure_ascii=False))
    else:
        print("\n".join(summary_lines(texts, summary)))
        if reporting:
            print(texts.say("cli-simulate-report", {"file": str(args.report)}))
    for error in summary.errors:
        print(f"longhall: {error}", file=sys.stderr)
    return 1 if summary.errors else 0


class ProgressBar:
    """One line on stderr that is redrawn in place, if stderr is a terminal."""

    WIDTH = 40

    def __init__(self) -> None:
        self.shown = -1
        self.on = sys.stderr.isatty()

    def show(self, done: int, total: int) -> None:
        if not self.on:
            return
        percent = 100 * done // total
        if percent != self.shown:
            self.shown = percent
            filled = self.WIDTH * done // total
            bar = "#" * filled + "." * (self.WIDTH - filled)
            print(f"\r[{bar}] {done}/{total}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        if self.shown >= 0:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
