"""Going on from a point of a finished match at a new table."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete
from sqlalchemy.exc import OperationalError

from longhall.client import Client, HallRefused
from longhall.games import game
from longhall.kernel.chance import commitment
from longhall.kernel.errors import RecordMismatch
from longhall.kernel.match import Match
from longhall.kernel.record import parse, revealed_seed, verify
from longhall.server.db.models import Snapshot
from longhall.server.table.permissions import Refused
from longhall.server.table.room import Room
from tests.server.hall_fixture import RunningHall, chooser, picture_for, refused, table_of, told
from tests.server.small_hall import delete_table

pytestmark = pytest.mark.anyio
AT = 25


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path) as running:
        yield running


def match_of(room: Room) -> Match:
    assert room.state.match is not None
    return room.state.match


async def play(room: Room, times: int = 100_000, seed: str = "players") -> None:
    """Let whoever is to choose do so at random, to the end or so many times."""
    rng = random.Random(seed)
    while times and room.state.status == "playing":
        match = match_of(room)
        await room.choose(room.state.seats[match.seat].user_id, match.seat, room.state.seq, rng.choice(match.keys()))
        times -= 1


async def finished(running: RunningHall, choices: int = 60) -> tuple[Client, str, Room]:
    """Somebody who held both seats of a match that was ended by agreement after so many choices."""
    [client], table_id = await running.seated(1)
    room = await running.room(table_id)
    assert room.state.host_id is not None
    await room.sit(room.state.host_id, "Guest 0", 1)
    await room.start(room.state.host_id)
    await play(room, choices)
    await room.offer_end(room.state.host_id, 0)
    assert room.state.status == "finished"
    return client, table_id, room


async def continue_match(client: Client, table_id: str, at: int) -> dict[str, Any]:
    opened: dict[str, Any] = await client.ask("POST", f"/api/tables/{table_id}/continue", {"at": at})
    return opened


async def started(running: RunningHall, client: Client, table_id: str, at: int) -> Room:
    room = await running.room((await continue_match(client, table_id, at))["id"])
    assert room.state.host_id is not None
    await running.fix_seed(room.id, "other dice")
    await room.sit(room.state.host_id, "Guest 0", 1)
    await room.start(room.state.host_id)
    return room


async def loaded(running: RunningHall, room: Room, snapshots: bool) -> Room:
    """The table as it comes back into memory."""
    if not snapshots:
        async with running.hall.store.session() as session:
            await session.execute(delete(Snapshot))
    del running.hall.rooms[room.id]
    return await running.room(room.id)


async def test_a_new_table_goes_on_over_the_wire(running: RunningHall) -> None:
    client, table_id, source = await finished(running)
    opened = await continue_match(client, table_id, AT)
    assert opened["id"] != table_id and opened["status"] == "open"
    assert opened["continued"] == {"table": table_id, "at": AT}
    assert opened["setup"] == source.state.setup
    async with client.at(opened["id"]) as table:
        await table.send("give_seat", seat=1, bot="random")
        await table.start()
        begun = await told(table, lambda m: m["type"] == "state" and m["table"]["status"] == "playing")
        assert begun["table"]["choices"] >= AT
        end = await table.play(chooser("wire"))
    assert end["table"]["status"] == "finished"
    record = parse(await client.record(opened["id"]))
    then = match_of(source).record
    assert record.lines[:AT] == then.lines[:AT]
    assert record.head["outcomes"] == then.head["outcomes"]
    assert record.head["continued"]["table"] == table_id and record.head["continued"]["at"] == AT
    verify(game("northgard"), record)


async def test_it_goes_on_from_a_match_whose_piles_were_drawn_anew(running: RunningHall) -> None:
    [client], table_id = await running.seated(1)
    source = await running.room(table_id)
    host = source.state.host_id
    assert host is not None
    await source.sit(host, "Guest 0", 1)
    await source.start(host)
    await play(source, AT)
    await source.undo(host, match_of(source).seat, 10)
    assert list(match_of(source).redrawn) == [10]
    await play(source, AT)
    await source.offer_end(host, 0)
    room = await started(running, client, table_id, AT)
    assert match_of(room).state.to_data() == match_of(source).rewound(AT).state.to_data()
    await play(room)
    record = parse(match_of(room).record.to_jsonl())
    assert record.head["redrawn"] == match_of(source).record.head["redrawn"] and "renewals" not in record.head
    verify(game("northgard"), record)


async def test_the_match_begins_from_those_choices_with_dice_of_its_own(running: RunningHall) -> None:
    client, table_id, source = await finished(running)
    room = await started(running, client, table_id, AT)
    then, now = match_of(source).rewound(AT), match_of(room)
    assert now.choices_made == AT
    for eye in (0, 1, None):
        assert now.view(eye) == then.view(eye)
    assert now.keys() == then.keys()
    assert table_of(room)["commitment"] == commitment(now.head(), "other dice") != table_of(source)["commitment"]
    await play(room, 20)
    assert len(match_of(source).history) == 60  # the finished match is as it was


@pytest.mark.parametrize("snapshots", [True, False])
async def test_it_is_loaded_exactly_as_it_was(running: RunningHall, snapshots: bool) -> None:
    client, table_id, _ = await finished(running)
    room = await started(running, client, table_id, AT)
    room = await loaded(running, room, snapshots)
    await play(room, 30)
    before = match_of(room).to_json(history=True)
    seq = room.state.seq
    room = await loaded(running, room, snapshots)
    assert match_of(room).to_json(history=True) == before
    assert room.state.seq == seq
    assert table_of(room)["continued"] == {"table": table_id, "at": AT}
    again = await loaded(running, room, snapshots)
    await play(again)  # the dice go on where they were
    record = parse(await client.record(room.id))
    verify(game("northgard"), record)


async def test_a_snapshot_that_is_not_written_stops_nothing(
    running: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, table_id, _ = await finished(running)

    async def fail(*_: Any) -> None:
        raise OperationalError("INSERT", {}, Exception("gone"))

    monkeypatch.setattr(running.hall.store, "save_snapshot", fail)
    room = await started(running, client, table_id, AT)
    assert room.state.status == "playing"
    await play(room, 5)
    before = match_of(room).to_json(history=True)
    assert match_of(await loaded(running, room, False)).to_json(history=True) == before


async def test_an_open_one_survives_a_restart_and_the_other_table(running: RunningHall) -> None:
    client, table_id, source = await finished(running)
    then = match_of(source).rewound(AT).view(None)
    opened = await continue_match(client, table_id, AT)
    await delete_table(running.hall.store, table_id)
    await running.restart()
    room = await running.room(opened["id"])
    assert table_of(room)["continued"] == {"table": table_id, "at": AT} and room.state.status == "open"
    assert room.state.host_id is not None
    await room.sit(room.state.host_id, "Guest 0", 1)
    await room.start(room.state.host_id)
    assert match_of(room).view(None) == then


async def test_copied_choices_cannot_be_taken_back(running: RunningHall) -> None:
    client, table_id, _ = await finished(running)
    room = await started(running, client, table_id, AT)
    await play(room, 3)
    with pytest.raises(Refused, match="error-nothing-to-undo"):
        await room.undo(room.state.host_id, 0, AT - 1)
    message = picture_for(room, room.state.host_id)
    assert message["undo_floor"] >= AT
    await room.undo(room.state.host_id, 0, AT)  # alone at the table: as far as that
    assert match_of(room).choices_made == AT
    again = await loaded(running, room, snapshots=False)
    assert match_of(again).choices_made == AT
    await play(again)
    verify(game("northgard"), parse(await client.record(room.id)))


@pytest.mark.parametrize("at", [0, 60])
async def test_from_the_beginning_and_from_where_it_was_ended(running: RunningHall, at: int) -> None:
    client, table_id, source = await finished(running)
    room = await started(running, client, table_id, at)
    assert match_of(room).view(None) == match_of(source).rewound(at).view(None)
    await play(room, 5)


async def test_going_on_from_one_that_went_on(running: RunningHall) -> None:
    client, table_id, source = await finished(running)
    second = await started(running, client, table_id, AT)
    await play(second, 10)
    await second.offer_end(second.state.host_id, 0)
    third = await started(running, client, second.id, AT + 5)
    await play(third)
    record = parse(await client.record(third.id))
    assert record.head["continued"]["table"] == second.id
    assert record.lines[:AT] == match_of(source).record.lines[:AT]
    assert record.lines[: AT + 5] == match_of(second).record.lines[: AT + 5]
    verify(game("northgard"), record)


async def test_a_record_with_other_dice_does_not_verify(running: RunningHall) -> None:
    client, table_id, _ = await finished(running)
    room = await started(running, client, table_id, AT)
    await play(room)
    text = await client.record(room.id)
    wrong = parse(text)
    wrong.head["continued"]["seed"] = "made up"
    with pytest.raises(RecordMismatch):
        verify(game("northgard"), wrong)
    wrong.head["seed_commitment"] = commitment(wrong.head, "made up")
    with pytest.raises(RecordMismatch):
        verify(game("northgard"), wrong)
    unmarked = parse(text)
    del unmarked.head["continued"]
    assert revealed_seed(unmarked) is None, "and so its dice are not proved"


async def test_what_cannot_be_gone_on_from(running: RunningHall) -> None:
    [client], table_id = await running.seated(1)
    room = await running.room(table_id)
    assert room.state.host_id is not None

    async def refusal(path: str, at: Any, who: Client = client) -> tuple[int, str]:
        with pytest.raises(HallRefused) as found:
            await who.ask("POST", f"/api/tables/{path}/continue", {"at": at})
        return found.value.status, found.value.message

    assert await refusal("nowhere", 0) == (404, "error-no-such-table")
    assert await refusal(table_id, 0) == (409, "error-not-finished")
    await room.sit(room.state.host_id, "Guest 0", 1)
    await room.start(room.state.host_id)
    await play(room, 10)
    assert await refusal(table_id, 5) == (409, "error-not-finished")
    await play(room)
    total = match_of(room).choices_made
    assert await refusal(table_id, total) == (404, "error-no-such-position")  # nothing is left to choose
    assert await refusal(table_id, total + 1) == (404, "error-no-such-position")
    for wrong in (-1, "x", None, 10**12):
        assert await refusal(table_id, wrong) == (422, "error-invalid-input")
    assert await refusal(table_id, 5, running.stranger()) == (401, "error-need-name")
    await continue_match(client, table_id, total - 1)


async def test_one_sits_where_one_looked_from(running: RunningHall) -> None:
    client, table_id, _ = await finished(running)
    watcher = await running.guest("Watcher")
    for eye in (0, 1):
        opened = await watcher.ask("POST", f"/api/tables/{table_id}/continue", {"at": 5, "eye": eye})
        assert [seat["name"] for seat in opened["seats"] if seat["taken"]] == ["Watcher"]
        assert opened["seats"][eye]["name"] == "Watcher"
    with pytest.raises(HallRefused, match="no such position"):
        await client.ask("POST", f"/api/tables/{table_id}/continue", {"at": 5, "eye": 9})


async def test_one_sits_where_one_sat(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    room = await running.room(table_id)
    await room.start(room.state.host_id)
    await play(room, 10)
    await room.offer_end(room.state.seats[0].user_id, 0)
    await room.answer(room.state.seats[1].user_id, 1, True)
    mine = await continue_match(guest, table_id, 5)
    assert [seat["taken"] for seat in mine["seats"]] == [False, True]
    async with host.at(mine["id"]) as table:
        await table.start()
        assert await refused(table) == "error-not-host"
        await table.send("sit", seat=0)
        await told(table, lambda m: m.get("you", {}).get("seats") == [0])
