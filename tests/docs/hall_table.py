"""Play a whole match of a game at a table of a real hall, against a bot: ``python -m tests.docs.hall_table GAME``."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.hall_fixture import RunningHall, chooser


async def play(game: str) -> list[int]:
    with tempfile.TemporaryDirectory() as folder:
        async with RunningHall(Path(folder)) as hall:
            guest = await hall.guest("Guest")
            table_id = (await guest.open_table(game, {"seats": 2}, bots=[None, "random"]))["id"]
            async with guest.at(table_id) as table, asyncio.timeout(PATIENCE):
                await table.start()
                end = await table.play(chooser("guest"))
            places: list[int] = end["table"]["result"]["places"]
            return places


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])))
