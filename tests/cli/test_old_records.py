"""Records that earlier versions wrote are read for ever; those of later ones are refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import longhall
from longhall.kernel.setup import BOOL
from tests.cli.conftest import Run
from tests.fixtures.halls import HALLS, newest_migration
from tests.fixtures.make import (
    FINISHED,
    RECORDS,
    SETUPS,
    VARIETY,
    is_reading,
    kept_records,
    kind_of,
    kinds_of,
    read_record,
)

KEPT = [*sorted(RECORDS.glob("*/*.jsonl*")), FINISHED]
PLAYED = [path for path in KEPT if path.parent.name != "northgard" or not path.name.endswith("-1.jsonl")]
SOME = [path for path in PLAYED if path.name.startswith("agreed-")]
FIRST_KINDS = {"whole", "agreed", "continued"}  # all that there are of the first versions
CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
HINT = (
    "what an earlier version wrote does not replay any more: a change of rules must ask for the version of the match, "
    "see 'Change a rule' in CONTRIBUTING.md; records of a version that no release has may be made anew"
)


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.name.partition('.')[0]}"


def changed(path: Path, **values: Any) -> str:
    head, *rest = read_record(path).splitlines()
    return "\n".join([json.dumps({**json.loads(head), **values}), *rest, ""])


@pytest.mark.parametrize("game", SETUPS)
def test_there_are_some_of_every_kind_of_each_released_version(game: str) -> None:
    versions = longhall.game(game).rules_versions()
    is_released = "\n## Unreleased\n" not in CHANGELOG.read_text(encoding="utf-8")
    assert set(SETUPS) == set(VARIETY) == set(longhall.game_names())
    for version in versions:
        kinds = {kind_of(path) for path in kept_records(game, version)}
        if version < versions[-1]:
            assert kinds >= FIRST_KINDS, "a version that has been released is kept for ever"
        elif is_released or kinds:
            assert kinds == kinds_of(game), "before a release: `python -m tests.fixtures.make`"
    if is_released:
        hall = HALLS / f"{newest_migration()}.sqlite3.xz"
        assert hall.exists(), "before a release: `python -m tests.fixtures.make`"


@pytest.mark.parametrize("game", SETUPS)
def test_the_kept_ones_know_all_that_can_be_chosen(game: str) -> None:
    """Every number of players, edition and variant, and the other reading of every rule."""
    options = longhall.game(game).setup_options
    kept = [json.loads(read_record(path).partition("\n")[0]) for path in PLAYED if path.parent.name == game]
    for option in options:
        told = {str(head["setup"].get(option.name)) for head in kept}
        values = [False, True] if option.type == BOOL else option.values[:2] if is_reading(option) else option.values
        if option.name not in ("neutral_placement", "years"):  # where pieces begin; how long "long" is
            assert {str(value) for value in values} <= told, option.name
    assert any("redrawn" in head for head in kept) and any("seed" not in head for head in kept)


@pytest.mark.parametrize("path", PLAYED, ids=name_of)
def test_old_records_are_read_for_ever(run: Run, path: Path) -> None:
    text = read_record(path)
    record = longhall.parse(text)
    try:
        match = longhall.verify(longhall.game(record.head["game"]), record)
    except longhall.LonghallError as error:
        pytest.fail(f"{path.name}: {error}; {HINT}")
    assert match.record.to_jsonl() == text and match.game.rules_version == record.head["rules_version"]
    if path in SOME:  # these are short
        code, out, err = run("verify", "-", stdin=text)
        assert (code, err) == (0, "") and str(len(record.lines)) in out
        code, out, err = run("replay", "-", "--json", stdin=text)
        assert (code, err) == (0, "") and json.loads(out)["result"] == record.result


@pytest.mark.parametrize("path", sorted(set(KEPT) - set(PLAYED)), ids=name_of)
def test_the_first_version_of_northgard_is_refused(run: Run, path: Path) -> None:
    """It was given up before there was a promise."""
    code, out, err = run("verify", path)
    assert code == 2 and not out and err.count("\n") == 1 and "rules version 1" in err


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("path", SOME, ids=name_of)
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
    assert run("replay", "-", stdin=changed(SOME[0], weather="snow"))[0] == 0
    code, out, err = run("verify", "-", stdin=changed(SOME[0], weather="snow"))
    assert (code, out) == (1, "") and "weather" in err
