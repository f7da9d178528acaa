"""A hall in a process of its own, started as people start it, and a visitor who plays there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from longhall.client import Client


@contextmanager
def played_hall(folder: Path, path: str | None = None) -> Iterator[str]:
    """The address of a hall run by `longhall play` until the block ends; ``path`` is where longhall is installed."""
    command = [sys.executable, "-m", "longhall.cli", "play", "--no-browser", "--data", str(folder / "data")]
    environment = os.environ | ({} if path is None else {"PYTHONPATH": path})
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = None
            while found is None:
                line = process.stdout.readline()
                assert line, "the hall did not start"
                found = re.search(r"http://[^\s,]+\d", line)
            yield found[0]
        finally:
            process.terminate()
            process.communicate()


async def visit(address: str) -> None:
    """See that the pages are there, then open a table and make a choice."""
    page = urllib.request.urlopen(address + "/").read().decode()
    assert "<title>Longhall" in page
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script is not None
    assert urllib.request.urlopen(address + script[1]).status == 200
    async with Client(address) as client:
        await client.come_in("Astrid")
        opened = await client.open_table("northgard", {"seats": 2}, bots=[None, "greedy"])
        async with client.at(opened["id"]) as table:
            await table.start()
            async for message in table.listen():
                decision = message.get("decision")
                if decision and decision.get("options"):
                    await table.choose(decision["options"][0]["key"])
                    break
            async for message in table.listen():
                if message["type"] == "update":
                    return
