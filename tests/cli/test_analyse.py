"""``longhall analyse``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from longhall.analysis.analyse import Effort
from longhall.cli.main import main

LITTLE = Effort(first=2, glance=1, moments=3, estimate=2, judged=3, judge=2, compare=2, answers=2, answer=2, explain=4)


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    monkeypatch.setattr("longhall.analysis.analyse.FULL", LITTLE)
    assert main(["record", "icegarden", "--seats", "2", "--seed", "analyse", "--bots", "random"]) == 0
    path = tmp_path / "match.jsonl"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    return path


def test_the_same_record_gives_the_same_analysis(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for _ in range(2):
        assert main(["analyse", str(record), "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    assert found[0]["curve"][0]["n"] == 0
    assert len(found[0]["luck"]) == len(found[0]["accuracy"]) == found[0]["seats"] == 2


@pytest.mark.parametrize("language", ["en", "pl", "cs", "uk"])
def test_the_page_needs_nothing_but_a_browser_and_is_in_words(
    record: Path, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.html"
    assert main(["analyse", str(record), "--report", str(page), "--lang", language]) == 0
    text = page.read_text(encoding="utf-8")
    assert "<script" not in text and "http" not in text.replace("http-equiv", "")
    assert text.count("<polyline") == 2
    for told in (text, capsys.readouterr().out):
        assert "⟦" not in told


def test_a_match_that_is_being_played_is_refused_in_a_sentence(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = tmp_path / "running.jsonl"
    lines = record.read_text(encoding="utf-8").splitlines()[:20]
    head = json.loads(lines[0])
    del head["seed"]
    running.write_text("\n".join([json.dumps(head), *lines[1:]]) + "\n", encoding="utf-8")
    assert main(["analyse", str(running)]) == 2
    assert "still being played" in capsys.readouterr().err
