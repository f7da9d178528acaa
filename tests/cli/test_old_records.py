"""Records that earlier versions wrote are read for ever; those of later ones are refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import longhall
from tests.cli.conftest import Run
from tests.fixtures.make import FINISHED, RECORDS

VERSION = longhall.game("northgard").rules_version
KEPT = [*sorted(RECORDS.glob("*.jsonl")), FINISHED]
TODAY = [*sorted(RECORDS.glob(f"*-{VERSION}.jsonl")), FINISHED]
HINT = (
    "what an earlier version wrote does not replay any more. Raise the game's rules_version and keep this file beside "
    "new ones; or, while nobody has played by these rules, make it anew with `python -m tests.fixtures.make`"
)


def changed(path: Path, **values: Any) -> str:
    head, *rest = path.read_text(encoding="utf-8").splitlines()
    return "\n".join([json.dumps({**json.loads(head), **values}), *rest, ""])


def test_there_is_one_of_every_kind() -> None:
    versions = {path.stem.rpartition("-")[2] for path in RECORDS.iterdir()}
    assert versions == {str(version) for version in range(1, VERSION + 1)}
    assert {path.stem.rpartition("-")[0] for path in RECORDS.iterdir()} == {"whole", "agreed", "continued"}


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_old_records_are_read_for_ever(run: Run, path: Path) -> None:
    record = longhall.parse(path.read_text(encoding="utf-8"))
    if record.head["rules_version"] != VERSION:
        code, out, err = run("verify", path)
        assert code == 2 and not out and err.count("\n") == 1 and "rules version" in err
        return
    try:
        match = longhall.verify(longhall.game("northgard"), record)
    except longhall.LonghallError as error:
        pytest.fail(f"{path.name}: {error}; {HINT}")
    assert match.record.to_jsonl() == path.read_text(encoding="utf-8")
    code, out, err = run("verify", path)
    assert (code, err) == (0, "") and str(len(record.lines)) in out
    code, out, err = run("replay", path, "--json")
    assert (code, err) == (0, "") and json.loads(out)["result"] == record.result


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("path", TODAY, ids=lambda path: path.stem)
def test_records_of_later_versions_are_refused_in_one_sentence(run: Run, command: str, path: Path) -> None:
    for values, named in (
        ({"longhall": 2}, "format 2; this program reads format 1"),
        ({"longhall": 1.5}, "not the head of a Longhall record"),
        ({"rules_version": 99}, "rules version 99"),
        ({"pack": "0123456789abcdef"}, "pack 0123456789abcdef"),
        ({"game": "hnefatafl"}, "hnefatafl"),
        ({"setup": {"seats": 2, "moons": 3}}, "moons"),
    ):
        code, out, err = run(command, "-", stdin=changed(path, **values))
        assert code == 2 and not out
        assert err.count("\n") == 1 and named in err and "Traceback" not in err


def test_fields_that_nobody_knows_are_replayed_over_but_not_vouched_for(run: Run) -> None:
    assert run("replay", "-", stdin=changed(TODAY[0], weather="snow"))[0] == 0
    code, out, err = run("verify", "-", stdin=changed(TODAY[0], weather="snow"))
    assert (code, out) == (1, "") and "weather" in err
