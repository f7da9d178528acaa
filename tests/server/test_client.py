"""The client for programs, and the document of the protocol it speaks."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import BaseModel, TypeAdapter
from websockets.exceptions import InvalidStatus

import longhall
from longhall.client import Client, HallRefused, Message
from longhall.server import client_messages as c
from longhall.server import messages as m
from longhall.server.main import create_app
from longhall.server.ws.connection import READER
from tests.patience import PATIENCE
from tests.server.hall_fixture import RunningHall, as_sent, chooser, settings_in, told

DOCUMENT = Path(__file__).parents[2] / "docs" / "protocol.md"
CLIENT_MODELS = get_args(get_args(c.ClientMessage)[0])


def tag(model: type[BaseModel]) -> str:
    return str(get_args(model.model_fields["type"].annotation)[0])


def examples() -> list[dict[str, Any]]:
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", DOCUMENT.read_text("utf-8"), re.S)]


def test_every_message_is_explained_with_an_example() -> None:
    text = DOCUMENT.read_text("utf-8")
    sent, heard = text.split("## From the client")[1].split("## From the server")
    tags = {tag(model): model for model in CLIENT_MODELS}
    assert set(re.findall(r"^### (\w+)$", sent, re.M)) == tags.keys()
    assert set(re.findall(r"^### (\w+)$", heard, re.M)) == m.HALL_MESSAGES.keys()
    told = {example["type"]: example for example in examples() if "type" in example}
    assert told.keys() == tags.keys() | m.HALL_MESSAGES.keys()
    for type, model in tags.items():
        assert READER.validate_python(told[type]).model_dump() == told[type]
        assert told[type].keys() == set(model.model_fields)
    for type, message in m.HALL_MESSAGES.items():
        assert as_sent(TypeAdapter(message).validate_python(told[type])) == told[type]


def test_every_route_is_explained(tmp_path: Path) -> None:
    text = DOCUMENT.read_text("utf-8")
    paths = create_app(settings_in(tmp_path)).openapi()["paths"]
    assert len(paths) > 15
    for path, methods in paths.items():
        for method in methods:
            assert f"`{method.upper()} {path}`" in text, f"{method} {path}"


@pytest.fixture(scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.mark.anyio
async def test_somebodys_own_bot_plays_with_a_token(running: RunningHall) -> None:
    owner = await running.guest("Owner")
    async with Client(running.url, await owner.new_token("my bot")) as bot:
        opened = await bot.open_table("northgard", {"seats": 2, "clans": "random"}, bots=[None, "random"])
        await running.fix_seed(opened["id"], "own bot")
        async with bot.at(opened["id"]) as table:
            await table.start()
            async with asyncio.timeout(PATIENCE):
                end = await table.play(chooser("bot"))
        assert end["table"]["result"]["places"]
        assert [found["id"] for found in await owner.my_tables()] == [opened["id"]]
        assert (await bot.state(opened["id"]))["table"]["status"] == "finished"


@pytest.mark.anyio
async def test_lists_say_who_sits_where(running: RunningHall) -> None:
    host, guest = await running.guest("Host"), await running.guest("Guest")
    opened = await host.open_table("northgard", {"seats": 3}, bots=["greedy"], public=True)
    (listed,) = [table for table in await guest.tables() if table["id"] == opened["id"]]
    character = listed["chairs"][0]["character"]
    assert character.startswith("character-northgard-")
    as_seated = {"left": False, "bot_since": None, "held": False}
    chairs = [
        {"name": "greedy", "taken": False, "bot": "greedy", "character": character, **as_seated},
        {"name": "Host", "taken": True, "bot": None, "character": None, **as_seated},
        {"name": "", "taken": False, "bot": None, "character": None, **as_seated},
    ]
    assert listed["chairs"] == chairs and "seats" not in listed
    (mine,) = await host.my_tables()
    assert (mine["chairs"], mine["seats"], mine["my_turn"], mine["host"]) == (chairs, [1], False, True)
    assert await guest.my_tables() == []


@pytest.mark.anyio
async def test_refusals_have_their_reason(running: RunningHall) -> None:
    client = await running.guest("Astrid")
    with pytest.raises(HallRefused) as refused:
        await client.open_table("chess")
    assert (refused.value.status, refused.value.message) == (422, "error-no-such-game") and str(refused.value)
    with pytest.raises(HallRefused) as refused:
        await running.stranger().open_table("northgard")
    assert (refused.value.status, refused.value.message) == (401, "error-need-name")
    with pytest.raises(HallRefused) as refused:
        await client.record("nothing")
    assert refused.value.status == 404
    with pytest.raises(InvalidStatus):
        await client.at("nothing").connect()
    table_id = (await client.open_table("northgard", {"seats": 2}, bots=[None, "random"]))["id"]
    async with client.at(table_id) as table:
        await table.start()
        with pytest.raises(HallRefused) as refused:
            await table.play(lambda message: "nonsense")
        assert refused.value.message == "error-invalid-option"


@pytest.mark.anyio
async def test_listening(running: RunningHall) -> None:
    client = await running.guest("Listener")
    table_id = (await client.open_table("northgard", {"seats": 2}, bots=[None, "random"], public=True))["id"]
    assert table_id in [table["id"] for table in await client.tables("open")]
    assert [game["name"] for game in await client.games()] == longhall.game_names()
    heard: list[Message] = []
    async with client.at(table_id) as table:
        await table.send("say", text="one")
        async for message in table.listen():
            heard.append(message)
            if message["type"] == "said":
                break
    assert [message["type"] for message in heard] == ["state", "presence", "said"]


@pytest.mark.anyio
async def test_nobody_waits_at_a_table_that_is_closed(running: RunningHall) -> None:
    (host, guest), table_id = await running.seated(2)
    async with guest.at(table_id) as table:
        await told(table, "state")
        await host.ask("DELETE", f"/api/tables/{table_id}")
        async with asyncio.timeout(PATIENCE):
            assert (await table.play(chooser("any")))["table"]["status"] == "cancelled"


@pytest.mark.anyio
async def test_a_rematch_is_told(running: RunningHall) -> None:
    clients, table_id = await running.seated(2)
    async with clients[0].at(table_id) as first, clients[1].at(table_id) as second:
        await first.start()
        await first.send("offer_end", seat=0)
        await told(second, lambda message: bool(message.get("table", {}).get("vote")))
        await second.send("answer", seat=1, agree=True)
        await told(first, lambda message: message.get("table", {}).get("status") == "finished")
        again = await clients[0].ask("POST", f"/api/tables/{table_id}/rematch")
        assert (await told(second, "rematch"))["table"] == again["id"] != table_id
