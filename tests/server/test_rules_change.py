"""The rules of a game have changed since: what was begun goes on by its own, what begins gets the new ones."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import longhall
from longhall.games.northgard import game as northgard
from longhall.server.table.room import Room
from tests.server.hall_fixture import SHORT, RunningHall

pytestmark = pytest.mark.anyio
OLD = northgard.RULES_VERSIONS[-1]


@pytest.fixture  # without snapshots, which are saves: matches are read back from what was chosen
async def running(tmp_path: Path) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path, snapshot_every=100_000) as running:
        yield running


def change_rules(patch: pytest.MonkeyPatch) -> None:
    known = longhall.game("northgard")
    assert isinstance(known, northgard.Northgard)
    patch.setattr(northgard, "RULES_VERSIONS", (OLD, OLD + 1))
    patch.setitem(longhall.games._LOADED, "northgard", northgard.Northgard(known.content, OLD + 1))


async def begun(running: RunningHall, table_id: str) -> Room:
    """With the host on every seat."""
    room = await running.room(table_id)
    host = room.state.host_id
    assert host is not None
    for seat in range(len(room.state.seats)):
        await room.sit(host, "Anna", seat)
    await room.start(host)
    return room


async def play(room: Room, choices: int = 100_000) -> None:
    rng = random.Random("players")
    for _ in range(choices):
        match = room.state.match
        if match is None or match.over:
            return
        await room.choose(room.state.seats[match.seat].user_id, match.seat, room.state.seq, rng.choice(match.keys()))


def version(room: Room) -> int:
    assert room.state.match is not None
    head = room.state.match.head()
    return int(head["rules_version"])


async def test_a_change_of_rules_alters_no_match_begun_before(
    running: RunningHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await running.guest("Anna")
    tables: dict[str, str] = {}
    for name, choices in (("running", 25), ("finished", 100_000)):
        table = await anna.open_table("northgard", SHORT)
        room = await begun(running, table["id"])
        await play(room, choices)
        tables[name] = room.id
    await running.stop()
    change_rules(monkeypatch)
    await running.start()

    room = await running.room(tables["running"])
    assert room.state.status == "playing" and version(room) == OLD
    await play(room)
    for table_id in tables.values():
        record = longhall.parse(await anna.record(table_id))
        assert record.head["rules_version"] == OLD
        assert longhall.verify(longhall.game("northgard"), record).over
    resumed = await anna.ask("POST", f"/api/tables/{tables['finished']}/continue", {"at": 10})
    again = await anna.ask("POST", f"/api/tables/{tables['finished']}/rematch")
    for table, expected in ((resumed, OLD), (again, OLD + 1)):
        assert version(await begun(running, table["id"])) == expected
        row = await running.hall.store.table(table["id"])
        assert row is not None and row.rules_version == expected
