"""``longhall hall ratings``: rate all rated matches of a hall again, without one of them if need be."""

from __future__ import annotations

import argparse
import asyncio

from longhall.cli.common import add_language
from longhall.cli.hall import add_database, opened_store
from longhall.kernel.errors import LonghallError
from longhall.text import Texts

ABOUT = "rate all rated matches again from what is stored"


def add(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--recompute", action="store_true", help="rate all rated matches again, in their order")
    what.add_argument("--annul", metavar="TABLE", help="the match of this table counts no more; then rate again")
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    asyncio.run(_rate_again(args, Texts(None, args.lang)))
    return 0


async def _rate_again(args: argparse.Namespace, texts: Texts) -> None:
    from longhall.server.db.ratings import annul, recompute

    async with opened_store(args) as store:
        if args.annul is not None and not await annul(store, args.annul):
            raise LonghallError(f"there is no rated match at table {args.annul}")
        told = await recompute(store)
    counts = {"matches": told.matches, "people": told.people, "changed": told.changed}
    print(texts.say("cli-ratings-recomputed", counts))
