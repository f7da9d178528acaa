"""What docs/research.md shows works, and its numbers are those of the environments."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from longhall.envs.games import GAMES, builtin

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS: Final = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.filterwarnings("ignore")  # of other people's modules
def test_the_code_runs_from_top_to_bottom(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    known: dict[str, Any] = {}
    assert len(BLOCKS) >= 7
    for number, block in enumerate(BLOCKS):
        exec(compile(block, f"docs/research.md, block {number}", "exec"), known)
    assert known["env"].unwrapped.table.match.choices_made > 0
    assert set(known["wins"].index) == {"greedy", "random"} and len(known["table"]) > 300


def test_the_table_has_the_sizes_of_the_environments() -> None:
    rows = re.findall(r"^\| (\w+) \| (\d) \| (\d+) \| [\d.]+ \(\d+\) \| (\d+) \| (\d+) \| \d+ \|$", PAGE, re.MULTILINE)
    assert {game for game, *_ in rows} == set(GAMES)
    for game, seats, _, actions, seen in rows:
        _, space, encoding = builtin(game, int(seats))
        assert (space.size, encoding.size) == (int(actions), int(seen))


def test_the_page_of_encodings_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts" / "encodings_page.py", "--check"], check=False)
    assert done.returncode == 0, "run scripts/encodings_page.py"
