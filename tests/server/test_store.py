"""What a hall keeps, on both databases; two stores stand for two processes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError, OperationalError, StatementError

from longhall.bots import default_bot
from longhall.server.db.models import Chat, Notice, Table, Token
from longhall.server.db.store import Store
from longhall.server.db.writer import Conflict, NewAction
from longhall.server.people.security import new_id
from tests.server.conftest import BOTH
from tests.server.small_hall import change_table, delete_table, new_seats, new_table, new_user

pytestmark = [pytest.mark.anyio, BOTH]


async def add(store: Store, table: Table) -> Table:
    await store.add_table(table, [])
    return table


def action(table_id: str, seq: int, data: dict[str, Any], changes: dict[str, Any]) -> NewAction:
    return NewAction(table_id, seq, "choice", data, 0.0, changes)


async def test_actions_come_back_in_order(store: Store) -> None:
    table = await add(store, new_table())
    for seq in (1, 2, 3):
        await store.append(action(table.id, seq, {"key": f"k{seq}"}, {"turn_seat": seq % 2}))
    found = await store.actions_after(table.id, 1)
    assert [(action.seq, action.data["key"]) for action in found] == [(2, "k2"), (3, "k3")]
    kept = await store.table(table.id)
    assert kept is not None and (kept.seq, kept.turn_seat) == (3, 1)


async def test_a_number_is_given_once(store: Store, other_store: Store) -> None:
    table = await add(store, new_table())
    await store.append(action(table.id, 1, {"by": "one"}, {"status": "playing"}))
    with pytest.raises(Conflict):
        await other_store.append(action(table.id, 1, {"by": "two"}, {"status": "finished"}))
    assert [action.data for action in await other_store.actions_after(table.id, 0)] == [{"by": "one"}]
    kept = await store.table(table.id)
    assert kept is not None and kept.status == "playing"


async def write(store: Store, tables: list[Table], name: str) -> list[tuple[str, int]]:
    """Go on writing at all tables as long as others are quicker now and then; what was acknowledged."""
    done: list[tuple[str, int]] = []

    async def at(table: Table) -> None:
        for seq in range(1, 16):
            try:
                await store.append(action(table.id, seq, {"by": name}, {}))
            except Conflict:
                continue
            done.append((table.id, seq))

    await asyncio.gather(*(at(table) for table in tables))
    return done


async def test_concurrent_writers_never_share_a_number(store: Store, other_store: Store) -> None:
    tables = [await add(store, new_table()) for _ in range(6)]
    one, two = await asyncio.gather(write(store, tables, "one"), write(other_store, tables, "two"))
    assert not set(one) & set(two)
    for table in tables:
        kept = [(action.seq, action.data["by"]) for action in await store.actions_after(table.id, 0)]
        told = sorted([(s, "one") for t, s in one if t == table.id] + [(s, "two") for t, s in two if t == table.id])
        assert kept == told
        assert [seq for seq, _ in kept] == list(range(1, 16))


async def test_many_tables_share_a_transaction(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    write_batch = store.writer.write

    async def note(batch: list[object]) -> None:
        sizes.append(len(batch))
        await write_batch(batch)  # type: ignore[arg-type]

    monkeypatch.setattr(store.writer, "write", note)
    tables = [await add(store, new_table()) for _ in range(50)]
    await asyncio.gather(*(store.append(action(table.id, 1, {}, {})) for table in tables))
    assert sum(sizes) == 50 and len(sizes) < 10
    assert all([len(await store.actions_after(table.id, 0)) == 1 for table in tables])


async def test_one_conflict_spoils_no_batch(store: Store) -> None:
    tables = [await add(store, new_table()) for _ in range(10)]
    await store.append(action(tables[3].id, 1, {}, {}))
    writes = (store.append(action(table.id, 1, {"late": True}, {})) for table in tables)
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert [isinstance(result, Conflict) for result in results] == [number == 3 for number in range(10)]
    assert [result for number, result in enumerate(results) if number != 3] == [None] * 9


@pytest.mark.parametrize("gone", [False, True])
async def test_what_fails_together_is_tried_alone(store: Store, monkeypatch: pytest.MonkeyPatch, gone: bool) -> None:
    tables = [new_table() for _ in range(5)]
    for table in tables:
        await store.add_table(table, [])
    write, tries = store.writer.write, []

    async def fail(batch: list[NewAction]) -> None:
        tries.append(len(batch))
        if gone or tables[0].id in [action.table_id for action in batch]:
            raise OperationalError("INSERT", {}, OSError("deadlock detected"))
        await write(batch)

    monkeypatch.setattr(store.writer, "write", fail)
    waiting = [store.append(action(table.id, 1, {"key": "k"}, {})) for table in tables]
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    failed = [isinstance(answer, OperationalError) for answer in answers]
    assert failed == ([True] * 5 if gone else [True] + [False] * 4)
    assert not gone or len(tries) <= 4, "a database that is gone is not asked again and again"


async def test_one_action_that_cannot_be_written_spoils_no_batch(store: Store) -> None:
    tables = [await add(store, new_table()) for _ in range(10)]
    data: list[dict[str, Any]] = [
        {"key": object() if number == 3 else "k"} for number in range(10)
    ]  # object(): no JSON
    writes = (store.append(action(table.id, 1, data[number], {})) for number, table in enumerate(tables))
    results = await asyncio.gather(*writes, return_exceptions=True)
    assert isinstance(results[3], StatementError | TypeError)
    assert [result for number, result in enumerate(results) if number != 3] == [None] * 9
    assert [len(await store.actions_after(table.id, 0)) for table in tables] == [int(n != 3) for n in range(10)]


async def test_an_action_needs_its_table(store: Store) -> None:
    with pytest.raises((Conflict, IntegrityError)):
        await store.append(action(new_id(), 1, {}, {}))


async def test_stopping_writes_what_waits(database: str, store: Store) -> None:
    table = await add(store, new_table())
    leaving = Store(database)
    await leaving.start()
    writing = [asyncio.create_task(leaving.append(action(table.id, seq, {}, {}))) for seq in range(1, 6)]
    await asyncio.sleep(0)
    await leaving.stop()
    await asyncio.gather(*writing)
    assert len(await store.actions_after(table.id, 0)) == 5


async def test_only_the_newest_snapshot_is_kept(store: Store) -> None:
    table = await add(store, new_table())
    assert await store.snapshot(table.id) is None
    await store.save_snapshot(table.id, 100, 1, "old")
    await store.save_snapshot(table.id, 200, 1, "new")
    found = await store.snapshot(table.id)
    assert found is not None and (found.seq, found.state) == (200, "new")


async def test_search_by_status_game_and_player(store: Store) -> None:
    finished = {"status": "finished"}
    mine = await add(store, new_table(**finished, players="astrid björn", changed=3.0))
    theirs = await add(store, new_table(**finished, game="icaion", players="100% dag_ny", changed=2.0))
    await add(store, new_table(**finished, public=False, players="astrid", changed=5.0))
    await add(store, new_table(status="open", players="astrid", changed=6.0))

    async def search(game: str = "", player: str = "") -> list[str]:
        return [table.id for table in await store.public_tables("finished", game, player)]

    assert await search() == [mine.id, theirs.id]
    assert await search(game="icaion") == [theirs.id]
    assert await search(player="ASTR") == [mine.id]
    assert await search(player="Björn") == [mine.id]
    assert await search(player="%") == await search(player="g_n") == [theirs.id]
    assert await search(player="nobody") == []


async def test_paging_meets_every_table_once(store: Store) -> None:
    """Also where several have changed at the same time, as a batch of actions does to its tables."""
    tables = [await add(store, new_table(status="finished", changed=float(number // 7))) for number in range(25)]
    seen: list[Table] = []
    page = await store.public_tables("finished", limit=10)
    while page:
        assert len(page) <= 10
        seen += page
        page = await store.public_tables("finished", before=page[-1].changed, before_id=page[-1].id, limit=10)
    assert sorted(table.id for table in seen) == sorted(table.id for table in tables)
    assert [table.changed for table in seen] == sorted((table.changed for table in tables), reverse=True)


async def test_tables_of_a_user_and_their_number(store: Store) -> None:
    astrid, dagny = new_user(), new_user("Dagny")
    for user in (astrid, dagny):
        await store.add_user(user)
    hosted = new_table(host_id=astrid.id, status="open", changed=1.0)
    await store.add_table(hosted, new_seats(hosted, None, dagny))
    seated = new_table(status="finished", changed=2.0)
    await store.add_table(seated, new_seats(seated, dagny, astrid))
    assert [table.id for table in await store.tables_of(astrid.id, 9)] == [seated.id, hosted.id]
    later = new_table(host_id=astrid.id, status="cancelled", changed=3.0)
    await store.add_table(later, [])
    found = [table.id for table in await store.tables_of(astrid.id, over=1)]
    assert found == [later.id, hosted.id], "what is over does not push aside what is not"
    seats = await store.seats_at([seated.id, hosted.id])
    assert [seat.user_id for seat in seats[seated.id]] == [dagny.id, astrid.id]
    assert [seat.user_id for seat in seats[hosted.id]] == [None, dagny.id]
    assert await store.seats_at([]) == {}

    assert await store.count_tables() == {"open": 1, "finished": 1, "cancelled": 1}


async def test_who_leaves_leaves_an_empty_chair(store: Store) -> None:
    astrid, dagny = new_user(), new_user("Dagny")
    for user in (astrid, dagny):
        await store.add_user(user)
    table = new_table(host_id=astrid.id, players="astrid dagny", status="finished")
    await store.add_table(table, new_seats(table, astrid, dagny))
    await store.append(action(table.id, 1, {"key": "k"}, {}))
    await store.add_token(Token(id=new_id(), user_id=astrid.id, label="bot", hash="h", created=0.0))
    for user in (astrid, dagny):
        await store.add_chat(Chat(table_id=table.id, user_id=user.id, name=user.name, text="hej", at=0.0))
    async with store.session() as session:
        session.add(Notice(table_id=table.id, user_id=astrid.id, turn=1))

    await store.delete_user(astrid.id, default_bot)

    assert await store.user(astrid.id) is None
    assert await store.token_by_hash("h") is None
    assert [(seat.user_id, seat.name) for seat in await store.seats(table.id)] == [(None, ""), (dagny.id, "Dagny")]
    kept = await store.table(table.id)
    assert kept is not None and (kept.host_id, kept.players) == (None, "dagny")
    assert await store.public_tables("finished", player="astrid") == []
    assert [said.name for said in await store.chat_of(table.id)] == ["Dagny"]
    assert len(await store.actions_after(table.id, 0)) == 1


async def test_a_bot_goes_on_for_who_leaves(store: Store) -> None:
    astrid, dagny = new_user(), new_user("Dagny")
    for user in (astrid, dagny):
        await store.add_user(user)
    for status, bots in (("open", [None, None]), ("playing", ["greedy", None]), ("finished", [None, None])):
        table = new_table(status=status, host_id=astrid.id)
        await store.add_table(table, new_seats(table, astrid, dagny))
        await store.delete_user(astrid.id, default_bot)
        assert [seat.bot for seat in await store.seats(table.id)] == bots
        kept = await store.table(table.id)
        assert kept is not None and kept.status == ("cancelled" if status == "open" else status)
        await store.add_user(astrid := new_user())


async def test_an_address_belongs_to_one_account(store: Store) -> None:
    astrid, dagny = new_user(), new_user("Dagny")
    for user in (astrid, dagny):
        await store.add_user(user)
    await store.change_user(astrid.id, email="a@example.org")
    with pytest.raises(IntegrityError):
        await store.change_user(dagny.id, email="a@example.org")
    found = await store.user_by_email("A@example.org")
    assert found is not None and found.id == astrid.id


async def test_processes_share_their_secret(store: Store, other_store: Store) -> None:
    one, two = await asyncio.gather(store.secret("cookies", "one"), other_store.secret("cookies", "two"))
    assert one == two == await store.secret("cookies", "three")


async def test_one_process_opens_a_rematch(store: Store, other_store: Store) -> None:
    if store.address.startswith("sqlite"):
        pytest.skip("one process has an embedded database to itself")
    over = await add(store, new_table(status="finished"))
    wished = [new_table(status="open", rematch_of=over.id) for _ in range(6)]
    adding = [(store, other_store)[n % 2].add_table(table, []) for n, table in enumerate(wished)]
    results = await asyncio.gather(*adding, return_exceptions=True)
    assert sum(isinstance(result, Conflict) for result in results) == 5 and results.count(None) == 1


async def test_a_table_goes_with_all_that_is_on_it(store: Store) -> None:
    table = new_table()
    await store.add_table(table, new_seats(table, None, None))
    await store.append(action(table.id, 1, {}, {}))
    await store.save_snapshot(table.id, 1, 1, "{}")
    await delete_table(store, table.id)
    assert await store.table(table.id) is None
    assert await store.seats(table.id) == [] and await store.actions_after(table.id, 0) == []
    assert await store.snapshot(table.id) is None


async def test_errors_do_not_repeat_values(store: Store) -> None:
    await store.add_user(new_user(email="secret@example.org"))
    with pytest.raises(IntegrityError) as error:
        await store.add_user(new_user(email="secret@example.org", password="sesame"))
    assert "sesame" not in str(error.value)


async def test_a_session_that_has_ended(store: Store, other_store: Store) -> None:
    astrid = new_user(session=3)
    await store.add_user(astrid)
    assert await other_store.user_of_cookie(astrid.id, 3, "here") is not None
    await store.end_session(astrid.id, "here")
    await store.end_session(astrid.id, "here")
    assert await other_store.user_of_cookie(astrid.id, 3, "here") is None
    assert await other_store.user_of_cookie(astrid.id, 3, "there") is not None
    assert await other_store.user_of_cookie(astrid.id, 2, "there") is None
    await store.forget_ended_sessions(before=0.0)
    assert await other_store.user_of_cookie(astrid.id, 3, "here") is None
    await store.delete_user(astrid.id, default_bot)


async def test_what_was_never_played_is_removed(store: Store) -> None:
    old = [new_table(status=status, changed=1.0) for status in ("open", "cancelled", "cancelled", "finished")]
    fresh = [new_table(status=status, changed=9.0) for status in ("open", "cancelled")]
    for table in (*old, *fresh):
        await store.add_table(table, new_seats(table, None))
    await store.append(NewAction(old[2].id, 1, "start", {}, 1.0))
    await change_table(store, old[2].id, changed=1.0)
    assert await store.remove_unplayed(closed_before=5.0, open_before=5.0, but=[old[1].id]) == 1
    left = {table.id for table in (*old, *fresh) if await store.table(table.id) is not None}
    assert left == {table.id for table in (*old[1:], *fresh)}, "what was played, and what somebody looks at, stays"
    assert await store.remove_unplayed(closed_before=5.0, open_before=5.0, but=[]) == 1
    assert await store.table(old[2].id) is not None and await store.seats(old[1].id) == []
