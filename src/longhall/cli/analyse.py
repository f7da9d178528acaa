"""``longhall analyse``: look back at a finished match."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from longhall.cli.common import add_language, add_pack, read_record


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="FILE", help="the record of a finished match; - for stdin")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write a page with curves, one HTML file")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of sentences")
    add_pack(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from longhall.analysis.analyse import FULL
    from longhall.analysis.run import analyse
    from longhall.arena.analysis_page import AnalysisTexts, analysis_page
    from longhall.arena.report.section import Table
    from longhall.arena.report.texts import ReportTexts
    from longhall.arena.report.write import check_place, setup_words, write_page
    from longhall.cli.simulate import ProgressBar
    from longhall.cli.words import table
    from longhall.kernel.record import replay
    from longhall.text import Texts

    game, record = read_record(args.record, args.pack)
    if args.report is not None:
        check_place(args.report)
    match = replay(game, record)
    bar = ProgressBar()
    try:
        data = analyse(match, FULL, bar.show)
    finally:
        bar.clear()
    words = AnalysisTexts(ReportTexts(Texts(game, args.lang)), data, match.result)
    if args.report is not None:
        rows = [
            [words.texts.say("row-setup"), setup_words(words.texts, match.setup, match.game)],
            [words.texts.say("row-decisions"), words.texts.number(match.choices_made)],
            [words.texts.say("row-pack"), words.texts.say("pack", hash=game.pack_hash, version=game.rules_version)],
            [words.say("curve"), words.say("made", playouts=FULL.estimate)],
        ]
        write_page(args.report, analysis_page(words, Table([], rows)))
    if args.json:
        print(json.dumps(data, ensure_ascii=False))
        return 0
    seats = words.seats()
    print("\n".join([words.title(), "", *table([seats.head, *seats.rows]), "", words.say("turning")]))
    points = words.turning_points()
    for point in points:
        print("\n".join(["", point.head, *(f"  {line}" for line in point.lines)]))
    if not points:
        print(words.say("turning-none"))
    if args.report is not None:
        print(words.texts.texts.say("cli-simulate-report", {"file": str(args.report)}))
    return 0
