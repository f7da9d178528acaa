"""``longhall hall puzzles``: look for puzzles in the finished matches of a hall whose players all allow it."""

from __future__ import annotations

import argparse
import asyncio

from longhall.cli.common import add_language, number
from longhall.cli.hall import add_database, opened_store
from longhall.text import Texts

ABOUT = "look for puzzles in finished matches whose players all allow it"
MATCHES = 20


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="in whose matches to look")
    parser.add_argument(
        "--matches", type=number(1), default=MATCHES, metavar="N", help=f"at most, the last ones ({MATCHES})"
    )
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    asyncio.run(_harvest(args, Texts(None, args.lang)))
    return 0


async def _harvest(args: argparse.Namespace, texts: Texts) -> None:
    from longhall.cli.simulate import ProgressBar
    from longhall.games import game
    from longhall.server.harvest import harvest

    name = game(args.game).name
    bar = ProgressBar()
    try:
        async with opened_store(args) as store:
            told = await harvest(store, name, args.matches, bar.show)
    finally:
        bar.clear()
    print(texts.say("cli-hall-puzzles", {"matches": told.matches, "count": told.puzzles}))
