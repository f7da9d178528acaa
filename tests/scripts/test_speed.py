"""The comparison of the speed with the last release."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "speed.py"


@pytest.fixture(scope="module")
def speed() -> Any:
    spec = importlib.util.spec_from_file_location("speed", SCRIPT)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_is_slower_by_a_third_is_named(speed: Any) -> None:
    before = {"icaion decisions_per_s": 400_000, "icaion clone_us": 3.0, "icaion record_bytes_mean": 900}
    now = {"icaion decisions_per_s": 300_000, "icaion clone_us": 4.0, "icaion record_bytes_mean": 1200}
    lines, slower = speed.compared(before, now)
    assert slower == ["icaion clone_us", "icaion decisions_per_s", "icaion record_bytes_mean"]
    assert lines[0] == "  icaion clone_us: 3.0 -> 4.0  !"


def test_a_quarter_more_and_anything_faster_pass(speed: Any) -> None:
    before = {"icaion decisions_per_s": 400_000, "icaion clone_us": 4.0, "icaion forced_percent": 10.0}
    now = {"icaion decisions_per_s": 500_000, "icaion clone_us": 5.0, "icaion forced_percent": 90.0}
    lines, slower = speed.compared(before, now)
    assert not slower and len(lines) == 2, "how many decisions are forced is no speed"


def test_figures_that_only_one_of_them_has_are_left_out(speed: Any) -> None:
    assert speed.compared({"old view_us": 1.0}, {"new view_us": 99.0}) == ([], [])


def test_of_several_rounds_the_best_counts(speed: Any) -> None:
    best: dict[str, float] = {}
    for rate, cost in ((90.0, 5.0), (100.0, 7.0)):
        speed.keep_best(best, {"icaion decisions_per_s": rate, "icaion clone_us": cost})
    assert best == {"icaion decisions_per_s": 100.0, "icaion clone_us": 5.0}


def test_the_last_release_is_the_newest_tag_of_a_version(
    speed: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def git(*arguments: str) -> None:
        by = ["-c", "user.name=a", "-c", "user.email=a@example.org"]
        subprocess.run(["git", *by, *arguments], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(speed, "ROOT", tmp_path)
    git("init", "-q")
    git("commit", "-q", "--allow-empty", "-m", "first")
    assert speed.last_release() is None
    for tag in ("v0.1.0", "nightly", "v0.2.0"):
        git("commit", "-q", "--allow-empty", "-m", tag)
        git("tag", tag)
    git("commit", "-q", "--allow-empty", "-m", "later")
    assert speed.last_release() == "v0.2.0"
