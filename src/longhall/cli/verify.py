"""``longhall verify``: replay a record and check every choice, outcome, event, the result and the commitment."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from longhall.cli.common import add_language, add_pack, read_record

DOES_NOT_VERIFY: Final = 1
NOT_PROVED: Final = 3  # all fits, but the match is over and does not reveal its seed


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", metavar="FILE", help="a record; - for stdin")
    add_pack(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from longhall.kernel.errors import RecordMismatch
    from longhall.kernel.record import copied_choices, revealed_seed, verify
    from longhall.text import Texts

    game, record = read_record(args.record, args.pack)
    texts = Texts(game, args.lang)
    try:
        match = verify(game, record)
    except RecordMismatch as difference:
        print(f"longhall: {args.record} does not verify: {difference}", file=sys.stderr)
        return DOES_NOT_VERIFY
    copied = copied_choices(record)
    params = {"file": args.record, "choices": match.choices_made, "copied": copied or 0}
    if not match.over:
        print(texts.say("cli-verify-running", params))
    elif revealed_seed(record) is None:
        print(texts.say("cli-verify-no-seed", params))
        return NOT_PROVED
    elif copied is not None:
        print(texts.say("cli-verify-continued", params))
    else:
        print(texts.say("cli-verify-good", params))
    return 0
