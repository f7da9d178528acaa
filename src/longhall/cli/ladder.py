"""``longhall ladder``: every pair of bots plays until it is known which is the stronger."""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from longhall.cli.common import add_jobs, add_language, add_setup, number, read_setup_arguments, read_workers

if TYPE_CHECKING:
    from longhall.arena.report.section import Table
    from longhall.arena.report.texts import ReportTexts


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    add_setup(parser)
    parser.add_argument("--bots", metavar="NAMES", help="which, the strongest first (the levels of the game)")
    parser.add_argument(
        "--within", type=number(1, 49), default=10, metavar="POINTS", help="how far a 95 %% interval may reach (10)"
    )
    parser.add_argument("--most", type=number(1), default=400, metavar="N", help="matches of a pair at most (400)")
    parser.add_argument("--seed", metavar="SEED", help="the same seed gives the same ladder, whatever --jobs")
    add_jobs(parser)
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="keep every match in this file, and go on from those in it"
    )
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a page with the tables, one HTML file")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from longhall.arena.ladder import Ladder
    from longhall.arena.rating import check_ratings
    from longhall.arena.report.ladder import ladder_page
    from longhall.arena.report.texts import ReportTexts
    from longhall.arena.report.write import check_place, setup_words, write_page
    from longhall.bots import levels_for
    from longhall.cli.simulate import ProgressBar
    from longhall.games import game as load_game
    from longhall.kernel.chance import fresh_seed
    from longhall.kernel.errors import LonghallError
    from longhall.text import Texts

    game = load_game(args.game, args.pack)
    texts = ReportTexts(Texts(game, args.lang))
    check_ratings()
    if args.report is not None:
        check_place(args.report)
    if args.results is not None and not args.results.parent.is_dir():
        raise LonghallError(f"{args.results.parent}: there is no such folder")
    setup = game.read_setup(read_setup_arguments(game, args.seats, args.set))
    bots = [name.strip() for name in args.bots.split(",")] if args.bots else list(reversed(levels_for(game.name)))
    if not bots:
        raise LonghallError(f"{game.name} has no bots with levels: name those that are to play with --bots")
    seed = args.seed if args.seed is not None else _kept_seed(args.results) or fresh_seed()
    ladder = Ladder(game, setup, bots, seed, args.within / 100, args.most, args.pack)
    workers = read_workers(args)
    bar = ProgressBar()
    try:
        ladder.play(args.jobs, args.results, bar.show, workers)
    finally:
        bar.clear()
    data = ladder.to_data(datetime.date.today().isoformat())
    title = texts.say("ladder-title", game=texts.name("game", "name") if texts.texts.has("game-name") else game.name)
    words = setup_words(texts, setup, game)
    if args.report is not None:
        write_page(args.report, ladder_page(texts, title, data, words))
    if args.json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        print("\n".join([title, *_lines(texts, data, words)]))
        if args.report is not None:
            print(texts.texts.say("cli-simulate-report", {"file": str(args.report)}))
    for error in ladder.errors:
        print(f"longhall: {error}", file=sys.stderr)
    return 1 if ladder.errors else 0


def _kept_seed(path: Path | None) -> str:
    """That of the ladder which the file is of; empty where there is none. What is wrong with it is said later."""
    try:
        with path.open(encoding="utf-8") if path is not None else open("") as file:
            return str(json.loads(file.readline())["seed"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def _lines(texts: ReportTexts, data: dict[str, Any], setup: str) -> list[str]:
    from longhall.arena.report.ladder import facts, pair_table, rating_table

    lines = [f"{row[0]}: {row[1]}" for row in facts(texts, data, setup).rows]
    share = texts.percent(data["even"])
    for reading, told in (
        (texts.say("ladder-ratings-reading"), rating_table(texts, data)),
        (texts.say("ladder-pairs-reading", share=share), pair_table(texts, data)),
    ):
        lines += ["", reading, *_table_lines(told)]
    return lines


def _table_lines(told: Table) -> list[str]:
    from longhall.cli.words import table

    return table([told.head, *told.rows])
