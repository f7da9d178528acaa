"""``longhall hall tournaments``: list the tournaments of a hall, export one, or cancel it for its organiser."""

from __future__ import annotations

import argparse
import asyncio
import json

from longhall.cli.common import add_language
from longhall.cli.hall import add_database, opened_store
from longhall.kernel.errors import LonghallError
from longhall.text import Texts

ABOUT = "list tournaments, export one, or cancel it"


def add(parser: argparse.ArgumentParser) -> None:
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--export", metavar="ID", help="print everything of a tournament as JSON")
    what.add_argument("--cancel", metavar="ID", help="cancel a tournament for good")
    parser.add_argument("--reason", default="", help="why it is cancelled; everybody can read it")
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    asyncio.run(_run(args, Texts(None, args.lang)))
    return 0


async def _run(args: argparse.Namespace, texts: Texts) -> None:
    from sqlalchemy import select

    from longhall.server.db.tournament_models import Tournament
    from longhall.server.table.permissions import Refused
    from longhall.server.tournaments import acts
    from longhall.server.tournaments.exports import as_json
    from longhall.server.tournaments.kept import change, load

    async with opened_store(args) as store:
        if args.export is not None:
            kept = await load(store, args.export)
            if kept is None:
                raise LonghallError(f"there is no tournament {args.export}")
            print(json.dumps(as_json(kept), ensure_ascii=False, indent=1))
        elif args.cancel is not None:
            try:
                found = await change(store, args.cancel, lambda kept: acts.cancel(kept, args.reason[:300]))
            except Refused:
                raise LonghallError(f"the tournament {args.cancel} is over") from None
            if found is None:
                raise LonghallError(f"there is no tournament {args.cancel}")
            print(texts.say("cli-tournament-cancelled", {"name": found.row.name}))
        else:
            async with store.session() as session:
                rows = list(await session.scalars(select(Tournament).order_by(Tournament.created)))
            for row in rows:
                print(f"{row.id}  {row.status:9}  {row.game:10}  {row.form['format']:8}  {row.name}")
            if not rows:
                print(texts.say("cli-tournament-none", {}))
