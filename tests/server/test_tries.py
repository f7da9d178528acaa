"""Positions of finished matches tried anew."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from longhall.client import Client, HallRefused
from longhall.server.tries import while_wanted
from tests.server.hall_fixture import RunningHall
from tests.server.test_analyses import LITTLE
from tests.server.test_continue import finished, match_of

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path_factory.mktemp("hall")) as hall:
        hall.hall.analyses.effort = LITTLE
        yield hall


async def tried(client: Client, table_id: str, at: int, keys: list[str], what: str = "", **more: Any) -> dict[str, Any]:
    body = {"at": at, "keys": keys, **more}
    found: dict[str, Any] = await client.ask("POST", f"/api/tables/{table_id}/try{what}", body)
    return found


async def test_it_is_the_position_as_its_seat_saw_it_and_goes_on_by_what_is_chosen(running: RunningHall) -> None:
    client, table_id, room = await finished(running, 60)
    match = match_of(room)
    for at in range(10, 50):
        position = match.rewound(at)
        if len(position.keys()) < 2:
            continue
        seat = position.seat
        there = await tried(client, table_id, at, [])
        then = await client.ask("GET", f"/api/tables/{table_id}/replay/{at}?eye={seat}")
        assert there["view"] == then["view"] and there["seat"] == seat
        assert [option["key"] for option in there["decision"]["options"]] == position.keys()
        assert there["table"]["status"] == "playing" and there["table"]["result"] is None
        key = position.keys()[0]
        looked = await tried(client, table_id, at, [], "/preview", key=key)
        assert looked["effects"] == position.preview(key) == there["previews"][key]
        after = await tried(client, table_id, at, [key])
        assert after["keys"] == [key] and after["steps"][0]["message"]
        assert after["finished"] == (after["decision"] is None)
        if after["finished"]:
            with pytest.raises(HallRefused) as refusal:
                await tried(client, table_id, at, [key, key])
            assert refusal.value.message == "error-try-over"


async def test_a_verdict_is_the_same_for_everybody_and_says_whether_it_is_what_was_chosen(running: RunningHall) -> None:
    client, table_id, room = await finished(running, 30)
    match = match_of(room)
    at = next(n for n, entry in enumerate(match.history) if n > 5 and entry.options > 2)
    chosen = match.history[at].key
    offered = match.rewound(at).keys()
    other = next(key for key in offered if key != chosen)
    first = await tried(client, table_id, at, [other], "/verdict")
    stranger = await running.guest("Another")
    assert await tried(stranger, table_id, at, [other], "/verdict") == first
    assert not first["same"] and first["line"][0]["key"] == other
    assert 0 <= first["tried"] <= 1 and first["behind"][0] <= first["best"]


async def test_a_match_that_is_being_played_cannot_be_tried(running: RunningHall) -> None:
    [client], table_id = await running.seated(1)
    for what in ("", "/verdict"):
        with pytest.raises(HallRefused) as refusal:
            await tried(client, table_id, 0, ["x"], what)
        assert refusal.value.message == "error-not-finished"


async def test_what_cannot_be_chosen_is_refused(running: RunningHall) -> None:
    client, table_id, room = await finished(running, 20)
    at = next(n for n, entry in enumerate(match_of(room).history) if entry.options > 1)
    forced = next((n for n, entry in enumerate(match_of(room).history) if entry.options == 1), None)
    refusals = []
    for place, keys in ((at, ["nonsense"]), (20, []), *([(forced, [])] if forced is not None else [])):
        with pytest.raises(HallRefused) as refusal:
            await tried(client, table_id, place, keys)
        refusals.append(refusal.value.message)
    assert refusals[:2] == ["error-invalid-option", "error-no-such-position"]
    assert set(refusals[2:]) <= {"error-nothing-to-choose"}
    with pytest.raises(HallRefused) as nothing:
        await tried(client, table_id, at, [], "/verdict")
    assert nothing.value.message == "error-nothing-tried"


async def test_work_that_nobody_waits_for_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longhall.server.tries.LOOK_EVERY", 0.0)
    ended: list[bool] = []

    async def work() -> int:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)
        return 1

    async def gone() -> bool:
        return True

    assert await while_wanted(work(), gone) is None
    assert ended
