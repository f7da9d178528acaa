"""What docs/running-a-hall.md tells a host to do works."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Final

from longhall.server.metrics import Metrics

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "running-a-hall.md").read_text(encoding="utf-8")
DASHBOARD: Final = (ROOT / "docs" / "hall-dashboard.json").read_text(encoding="utf-8")


def test_the_backup_of_a_running_database_holds_everything(tmp_path: Path) -> None:
    (script,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "backup.py").write_text(script, encoding="utf-8")
    shutil.copy(ROOT / "tests" / "fixtures" / "hall-0001.sqlite3", tmp_path / "hall.sqlite3")
    running = sqlite3.connect(tmp_path / "hall.sqlite3")
    running.execute("PRAGMA journal_mode = WAL")
    running.execute("CREATE TABLE written_just_now (n INTEGER)")
    running.execute("INSERT INTO written_just_now VALUES (42)")
    running.commit()
    subprocess.run([sys.executable, "backup.py", "hall.sqlite3", "copy.sqlite3"], cwd=tmp_path, check=True)
    copy = sqlite3.connect(tmp_path / "copy.sqlite3")
    try:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert list(copy.iterdump()) == list(running.iterdump())
    finally:
        copy.close()
        running.close()


def test_every_setting_named_exists() -> None:
    known = subprocess.run(
        [sys.executable, "-m", "longhall.cli", "serve", "--help"], capture_output=True, text=True, check=True
    ).stdout
    commands = re.findall(r"longhall serve ((?:[^\n`\\]|\\\n)*)", PAGE)
    named = set(re.findall(r"--[a-z-]+", " ".join(commands)))
    named |= set(
        re.findall(r"--[a-z-]+", (ROOT / "compose.yaml").read_text(encoding="utf-8").partition("environment")[0])
    )
    named |= set(re.findall(r"`(--(?:smtp|bot|limits|trusted)[a-z-]*)", PAGE))
    assert len(named) > 8
    assert named <= set(re.findall(r"--[a-z-]+", known)), "the page names settings that `longhall serve` does not have"


def test_every_metric_named_exists_and_is_on_the_dashboard() -> None:
    there = set(re.findall(r"^# TYPE (longhall_\w+)", Metrics().text().decode(), re.MULTILINE))
    there = {name for name in there if not name.endswith("_created")}
    in_table = set(re.findall(r"^\| `(longhall_\w+)`", PAGE, re.MULTILINE))
    queries = [target["expr"] for panel in json.loads(DASHBOARD)["panels"] for target in panel["targets"]]
    on_dashboard = {
        re.sub(r"_(bucket|count|sum)$", "", name) for name in re.findall(r"longhall_\w+", " ".join(queries))
    }
    assert in_table == on_dashboard == there
