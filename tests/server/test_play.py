"""``longhall play``: a hall of one's own, opened in the browser."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from longhall.cli.main import main
from longhall.cli.play import has_screen, machine_language
from tests.patience import PATIENCE
from tests.server.served import environment


def start(*arguments: str, **variables: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "longhall.cli", "play", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**environment(), **variables},
    )


def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with start("--no-browser", "--data", str(data), LC_ALL="pl_PL.UTF-8", PYTHONIOENCODING="utf-8") as program:
        assert program.stdout is not None
        line = program.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+", line)
        assert found is not None, line
        assert line.startswith("Twoja sala")
        assert "Ctrl-C" in program.stdout.readline()
        page = httpx.get(found[0])
        assert page.status_code == 200 and page.text.lower().startswith("<!doctype html>")
        assert httpx.get(f"{found[0]}/api/games").json()[0]["name"] == "northgard"
        program.send_signal(signal.SIGINT)
        _, said = program.communicate(timeout=PATIENCE)
        assert program.returncode == 0 and said == ""
    assert (data / "hall.sqlite3").exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="browsers are found otherwise elsewhere")
def test_it_opens_the_browser(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    with start("--data", str(tmp_path / "data"), "--lang", "en", BROWSER=f"{browser} %s") as program:
        assert program.stdout is not None
        address = program.stdout.readline().split()[-1]
        end = time.monotonic() + PATIENCE
        while not opened.exists() and time.monotonic() < end:
            time.sleep(0.02)
        program.send_signal(signal.SIGTERM)
        program.communicate(timeout=PATIENCE)
        assert program.returncode == 0
    assert opened.read_text().strip() == address


Refusal = Callable[..., str]


@pytest.fixture
def refusal(capsys: pytest.CaptureFixture[str]) -> Refusal:
    """The one sentence a bad start ends with; what is wrong is found before anything is served."""

    def refused(*arguments: str) -> str:
        assert main(["play", "--no-browser", *arguments]) == 2
        out, err = capsys.readouterr()
        assert out == "" and len(err.splitlines()) == 1 and err.startswith("longhall: "), err
        return err

    return refused


def test_a_port_in_use(tmp_path: Path, refusal: Refusal) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in refusal("--port", port, "--data", str(tmp_path))


def test_a_folder_that_cannot_be_written_to(tmp_path: Path, refusal: Refusal) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot keep its data" in refusal("--data", str(tmp_path / "file"))
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o500)
    if not os.access(closed, os.W_OK):  # whoever may do anything may write there too
        assert "cannot keep its data" in refusal("--data", str(closed))


def test_the_language_of_the_machine() -> None:
    assert machine_language({"LANG": "uk_UA.UTF-8"}) == "uk"
    assert machine_language({"LC_ALL": "", "LC_MESSAGES": "cs", "LANG": "pl_PL"}) == "cs"
    assert machine_language({"LANG": "C.UTF-8"}) == machine_language({}) == machine_language({"LANG": "de_DE"}) == "en"


def test_no_browser_writes_over_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert not has_screen({}) and has_screen({"DISPLAY": ":0"}) and has_screen({"BROWSER": "firefox"})
    monkeypatch.setattr(sys, "platform", "darwin")
    assert has_screen({})
