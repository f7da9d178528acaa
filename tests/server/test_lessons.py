"""Learning a game at a table of its own: opened and begun at once, with a teacher who speaks to the learner alone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from longhall.client import Client, HallRefused, Message
from tests.server.hall_fixture import RunningHall, picture_for, told

pytestmark = pytest.mark.anyio
GAME = "icegarden"


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path) as hall:
        yield hall


def my_turn(message: Message) -> bool:
    return bool((message.get("decision") or {}).get("options"))


async def learn(client: Client) -> str:
    return str((await client.ask("POST", f"/api/lessons/{GAME}"))["id"])


async def play(client: Client, table_id: str, most: int = 200) -> Message:
    """Choose as the teacher suggests until he has finished, at most so often; what was seen last."""
    async with client.at(table_id) as table:
        message = await told(table, my_turn)
        for _ in range(most):
            if message["guidance"] is None or message["guidance"]["over"]:
                break
            key = message["guidance"]["suggested"][0]
            await table.choose(key)
            message = await told(table, my_turn)
        return message


async def test_a_newcomer_sits_down_to_a_match_that_has_begun(running: RunningHall) -> None:
    newcomer = await running.guest("Newcomer")
    table_id = await learn(newcomer)
    room = await running.room(table_id)
    assert room.state.status == "playing" and room.state.seats[0].name == "Newcomer"
    picture = picture_for(room, room.state.host_id)
    guidance = picture["guidance"]
    assert guidance["step"] == 1 and set(guidance["suggested"]) <= {
        one["key"] for one in picture["decision"]["options"]
    }
    assert picture["table"]["lesson"] == guidance["start"]
    assert picture_for(room, None)["guidance"] is None, "those who watch are not taught"


async def test_the_lesson_goes_on_where_it_was_left(running: RunningHall) -> None:
    """Another visit to the hall, and even another start of it, find the teacher where he was."""
    newcomer = await running.guest("Newcomer")
    table_id = await learn(newcomer)
    left = await play(newcomer, table_id, 12)
    await running.restart()
    assert await learn(newcomer) == table_id
    room = await running.room(table_id)
    assert picture_for(room, room.state.host_id)["guidance"] == left["guidance"]


async def test_afterwards_it_is_an_ordinary_match(running: RunningHall) -> None:
    newcomer = await running.guest("Newcomer")
    table_id = await learn(newcomer)
    end = await play(newcomer, table_id)
    assert end["guidance"]["over"] and end["table"]["status"] == "playing"
    async with newcomer.at(table_id) as table:
        message = await told(table, my_turn)
        await table.choose(message["decision"]["options"][0]["key"])
        assert (await told(table, my_turn))["guidance"] is None
    assert await learn(newcomer) != table_id, "whoever asks again learns again"


async def test_a_lesson_can_be_taken_again_from_its_beginning(running: RunningHall) -> None:
    newcomer = await running.guest("Newcomer")
    table_id = await learn(newcomer)
    room = await running.room(table_id)
    first = picture_for(room, room.state.host_id)["guidance"]
    await play(newcomer, table_id, 12)
    await room.undo(room.state.host_id, 0, first["start"])
    assert picture_for(room, room.state.host_id)["guidance"] == first


async def test_a_step_back_leaves_chance_as_the_lesson_was_written_for(running: RunningHall) -> None:
    newcomer = await running.guest("Newcomer")
    table_id = str((await newcomer.ask("POST", "/api/lessons/icaion"))["id"])
    room = await running.room(table_id)
    await play(newcomer, table_id, 8)
    before = room.state.match
    assert before is not None
    async with newcomer.at(table_id) as table:
        message = await told(table, my_turn)
        beside = [one["key"] for one in message["decision"]["options"]]
        await table.choose(next(key for key in beside if key not in message["guidance"]["suggested"]))
        await told(table, my_turn)
    await room.undo(room.state.host_id, 0, before.choices_made)
    back = room.state.match
    assert back is not None and back.state.to_data() == before.state.to_data()
    assert not back.reseeds and not back.redrawn


async def test_a_lesson_that_was_begun_can_be_begun_again(running: RunningHall) -> None:
    newcomer = await running.guest("Newcomer")
    table_id = await learn(newcomer)
    await play(newcomer, table_id, 5)
    begun = await newcomer.ask("POST", f"/api/lessons/{GAME}")
    assert begun["id"] == table_id and begun["choices"] > begun["lesson"]
    again = await newcomer.ask("POST", f"/api/lessons/{GAME}?anew=true")
    assert again["id"] == table_id and again["choices"] == again["lesson"]


async def test_whoever_leaves_their_seat_to_a_bot_is_not_taught(running: RunningHall) -> None:
    newcomer = await running.guest("Newcomer")
    room = await running.room(await learn(newcomer))
    await room.hand_to_bot(room.state.host_id, 0, "random")
    assert picture_for(room, room.state.host_id)["guidance"] is None


async def test_only_games_of_this_hall_can_be_learned(running: RunningHall) -> None:
    newcomer = await running.guest("Newcomer")
    with pytest.raises(HallRefused) as found:
        await newcomer.ask("POST", "/api/lessons/chess")
    assert found.value.message == "error-no-such-game"
    with pytest.raises(HallRefused) as found:
        await running.stranger().ask("POST", f"/api/lessons/{GAME}")
    assert found.value.status == 401
