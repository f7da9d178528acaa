"""``longhall hall keeper``: who looks after a hall, what they are told, and what they do about it; also while the
server runs, which follows within a minute."""

from __future__ import annotations

import argparse
import asyncio
import time
from datetime import datetime
from typing import TYPE_CHECKING, Final

from longhall.cli.common import add_language
from longhall.cli.hall import add_database, opened_store
from longhall.kernel.errors import LonghallError
from longhall.text import Texts

if TYPE_CHECKING:
    from longhall.server.db.models import User
    from longhall.server.db.store import Store

ABOUT = "keep order: keepers, reports, mutes, bans, tables"
HOUR: Final = 3600.0
ACTS: Final = {
    "list": "who keeps the hall, and who may not do everything there",
    "reports": "what people have reported",
    "done": "a report (its number) is dealt with",
    "appoint": "somebody (e-mail or id) keeps the hall from now on, also in its pages",
    "dismiss": "they do not any more",
    "mute": "somebody may not write at any table for --hours",
    "unmute": "they may write again",
    "ban": "somebody may do nothing in the hall any more",
    "unban": "they may come back",
    "close": "nobody plays at a table (its id) any more",
}


def add(parser: argparse.ArgumentParser) -> None:
    acts = "; ".join(f"{act}: {about}" for act, about in ACTS.items())
    parser.add_argument("act", choices=tuple(ACTS), help=acts)
    parser.add_argument("what", nargs="?", metavar="WHAT", help="an e-mail address, an id or a number")
    parser.add_argument("--hours", type=float, default=24.0, metavar="N", help="for mute (24)")
    add_database(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.act not in ("list", "reports") and not args.what:
        raise LonghallError(f"{args.act} needs to know whom or what: see longhall hall keeper --help")
    if not 0 < args.hours <= 31 * 24:
        raise LonghallError("--hours is more than 0 and at most 744, which is a month")
    asyncio.run(_keep(args, Texts(None, args.lang)))
    return 0


async def _keep(args: argparse.Namespace, texts: Texts) -> None:
    async with opened_store(args, beside=True) as store:
        match args.act:
            case "list":
                await _list(store, texts)
            case "reports":
                await _reports(store, texts)
            case "done":
                await _done(store, args.what)
            case "close":
                await _close(store, args.what)
            case _:
                await _change(store, args)


async def _list(store: Store, texts: Texts) -> None:
    from longhall.server.db import keeping

    for user in await keeping.keepers(store):
        print(texts.say("cli-keeper-keeper", {"name": user.name, "id": user.id}))
    for user in await keeping.restricted(store):
        message = "cli-keeper-banned" if user.banned is not None else "cli-keeper-muted"
        until = _when(user.muted_until or 0.0)
        print(texts.say(message, {"name": user.name, "id": user.id, "until": until}))


async def _reports(store: Store, texts: Texts) -> None:
    from longhall.server.db import keeping

    found = await keeping.reports(store, done=False)
    if not found:
        print(texts.say("cli-keeper-no-reports", {}))
    for one in found:
        report = one.report
        by = one.reporter.name if one.reporter is not None else "?"
        said = {"number": report.id, "name": one.person.name, "id": one.person.id, "by": by, "table": report.table_id}
        print(texts.say("cli-keeper-report", {**said, "at": _when(report.at), "text": report.text}))
        for line in report.lines:
            print(f"    {_when(line['at'])}  {line['text']}")


async def _done(store: Store, number: str) -> None:
    from longhall.server.db import keeping

    if not number.isdecimal() or not await keeping.finish_report(store, int(number)):
        raise LonghallError(f"there is no report {number} that is not dealt with")


async def _close(store: Store, table: str) -> None:
    from longhall.server.db import keeping

    if not await keeping.close_table(store, table):
        raise LonghallError(f"there is no table {table} that is not over")


async def _change(store: Store, args: argparse.Namespace) -> None:
    from longhall.server.db import keeping

    person: User | None = await keeping.person(store, args.what)
    if person is None:
        raise LonghallError(f"there is nobody with the e-mail address or id {args.what}")
    now = time.time()
    match args.act:
        case "appoint" | "dismiss":
            if args.act == "appoint" and person.email is None:
                raise LonghallError(f"{person.name} is a guest: a keeper needs an account")
            changed = await keeping.appoint(store, person.id, args.act == "appoint")
        case "mute":
            changed = await keeping.restrict(store, person.id, muted_until=now + args.hours * HOUR)
        case "unmute":
            changed = await keeping.restrict(store, person.id, muted_until=None)
        case "ban":
            changed = await keeping.restrict(store, person.id, banned=now)
        case _:
            changed = await keeping.restrict(store, person.id, banned=None)
    if not changed:
        raise LonghallError(f"{person.name} keeps the hall: dismiss them first")


def _when(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().isoformat(" ", "minutes")
