"""``longhall serve``: it starts, says where, stops when told, and says in one sentence what is wrong."""

from __future__ import annotations

import re
import signal
import socket
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from longhall.cli import hall, serve
from longhall.cli.main import main
from longhall.kernel.errors import LonghallError
from longhall.server.db.migrate import upgrade
from longhall.server.settings import sqlite_address
from tests.patience import PATIENCE
from tests.server.served import Served, come_to, command, environment, guest, heard, open_table, say

pytestmark = pytest.mark.anyio


def in_a_process(*arguments: str) -> str:
    """The one sentence a bad start ends with."""
    ended = subprocess.run(
        command(*arguments), capture_output=True, text=True, timeout=PATIENCE, env=environment(), check=False
    )
    return sentence(ended.returncode, ended.stdout, ended.stderr)


def sentence(code: int, out: str, err: str) -> str:
    assert code == 2 and out == "", err
    lines = err.splitlines()
    assert len(lines) == 1 and lines[0].startswith("longhall"), err
    return lines[0]


Refusal = Callable[..., str]


@pytest.fixture
def refusal(capsys: pytest.CaptureFixture[str]) -> Refusal:
    """The same without a process of its own: what is wrong is found before anything is served."""

    def refused(*arguments: str) -> str:
        try:
            code = main(["serve", *arguments])
        except SystemExit as ended:
            code = int(ended.code or 0)
        said = capsys.readouterr()
        return sentence(code, said.out, said.err)

    return refused


async def test_it_opens_and_closes(tmp_path: Path, refusal: Refusal) -> None:
    """Told by SIGTERM; ``test_play.py`` interrupts it."""
    data = tmp_path / "new" / "folder"
    with Served("--data", str(data)) as served:
        assert "hall.sqlite3 is in use by another server" in refusal("--data", str(data), "--port", "0")
        client = await guest(served.address)
        assert (await client.get("/healthz")).status_code == 200
        table_id = await open_table(client)
        socket = await come_to(client, table_id)
        await say(socket, type="sit", seat=1)
        await say(socket, type="start")
        while (await heard(socket, "state", "update"))["table"]["status"] != "playing":
            pass
        served.process.send_signal(signal.SIGTERM)
        assert (await heard(socket, "bye"))["reason"] == "restart"
        assert served.stop(signal.SIGTERM) == 0
        await socket.close()
        await client.aclose()
    assert (data / "hall.sqlite3").exists()


def test_a_port_in_use(tmp_path: Path, refusal: Refusal) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in refusal("--port", port, "--data", str(tmp_path))


def test_a_database_of_another_program(tmp_path: Path, refusal: Refusal) -> None:
    path = tmp_path / "other.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (id INTEGER)")
    connection.close()
    assert "another program" in refusal("--database", f"sqlite:///{path}")


def test_what_is_no_database(tmp_path: Path, refusal: Refusal) -> None:
    path = tmp_path / "photo"
    path.write_bytes(b"not a database, but long enough to be taken for one" * 100)
    assert "photo" in refusal("--database", f"sqlite:///{path}")


def test_a_damaged_database(tmp_path: Path) -> None:
    upgrade(sqlite_address(tmp_path))
    path = tmp_path / "hall.sqlite3"
    with sqlite3.connect(path) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'processes'").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)
    assert "hall.sqlite3 cannot be used: database disk image is malformed" in in_a_process("--data", str(tmp_path))


def test_a_database_that_is_not_there(refusal: Refusal) -> None:
    assert "cannot be used" in refusal("--database", "postgresql://nobody:secret@127.0.0.1:9/none")


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--database", "mysql://here"), "postgresql"),
        (("--database", "postgresql://here:there/hall"), "not the address of a database"),
        (("--workers", "2"), "PostgreSQL"),
        (("--limits", "off", "--host", "0.0.0.0"), "loopback"),
        (("--smtp", "mailhost"), "HOST:PORT"),
        (("--bot-delay", "soon"), "seconds"),
        (("--host", "no such host"), "listen"),
    ],
)
def test_bad_arguments(tmp_path: Path, refusal: Refusal, arguments: tuple[str, ...], word: str) -> None:
    assert word in refusal("--data", str(tmp_path), *arguments)


def test_a_password_is_not_repeated(refusal: Refusal) -> None:
    for address in ("postgresql://nobody:secret@127.0.0.1:9/none", "mysql://nobody:secret@127.0.0.1/none"):
        assert "secret" not in refusal("--database", address)


def test_without_the_packages_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hall, "NEEDED", ("json", "no_such_package"))
    with pytest.raises(LonghallError, match=r"no_such_package.*longhall\[server\]"):
        hall.need_server()


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "The server is running"), ("pl", "Sala jest otwarta"), ("cs", "Síň je otevřená"), ("uk", "Залу відкрито")],
)
def test_it_says_where_it_is_in_every_language(
    tmp_path: Path,
    language: str,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(serve, "run_hall", lambda _settings, announce: announce("http://127.0.0.1:1"))
    assert main(["serve", "--data", str(tmp_path), "--lang", language]) == 0
    assert re.fullmatch(rf"{words}.* http://127.0.0.1:1\n", capsys.readouterr().out)
