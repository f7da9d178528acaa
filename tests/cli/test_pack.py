"""``longhall pack check``, ``export`` and ``diff``, and matches with a pack of one's own."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def edit(pack: Path, file: str, change: Callable[[str], str]) -> None:
    path = pack / file
    text = path.read_text(encoding="utf-8")
    changed = change(text)
    assert changed != text
    path.write_text(changed, encoding="utf-8")


def without_first_card(text: str) -> str:
    return re.sub(r"\[\[card\]\]\n(?:.+\n)+", "", text, count=1)


def test_the_exported_pack_is_good_and_the_built_in_one(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "new" / "pack"
    assert run("pack", "export", "northgard", pack)[0] == 0
    code, out, err = run("pack", "check", pack)
    assert (code, err) == (0, "")
    assert str(pack) in out
    assert run("pack", "diff", "builtin", pack)[:2] == (0, "The packs are identical.\n")


def test_export_overwrites_nothing(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "cards.toml").write_text("precious")
    code, out, err = run("pack", "export", "northgard", folder)
    assert code == 2 and not out
    assert "not empty" in err
    assert [path.name for path in folder.iterdir()] == ["cards.toml"]
    assert (folder / "cards.toml").read_text() == "precious"
    assert run("pack", "export", "northgard", folder / "cards.toml")[0] == 2
    assert (folder / "cards.toml").read_text() == "precious"


@pytest.mark.parametrize(
    ("file", "change", "named"),
    [
        ("cards.toml", without_first_card, "missing"),
        ("cards.toml", lambda text: text.replace('{ op = "recruit"', '{ op = "teleport"', 1), "teleport"),
        ("pack.toml", lambda text: text.replace("early_cards = 16", "early_cards = 17"), "early_cards"),
        ("tiles.toml", lambda text: text.replace('sides = "abcd"', 'sides = "abc"', 1), "sides"),
        ("tiles.toml", lambda text: text + "\n=", "TOML"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    run: Run, pack: Path, file: str, change: Callable[[str], str], named: str
) -> None:
    edit(pack, file, change)
    code, out, err = run("pack", "check", pack)
    assert code == 2 and not out
    assert file in err and named in err
    for arguments in (("simulate", "northgard", "--games", "1"), ("record", "northgard"), ("tui", "northgard")):
        code, out, err = run(*arguments, "--pack", pack)
        assert code == 2 and not out
        assert err.count("\n") == 1 and file in err and named in err


@pytest.mark.parametrize("text", ["", 'game = "chess"\n', "game = 7\n", "?\n"])
def test_a_folder_that_is_no_pack(run: Run, tmp_path: Path, text: str) -> None:
    assert run("pack", "check", tmp_path)[0] == 2
    (tmp_path / "pack.toml").write_text(text)
    for arguments in (("check", tmp_path), ("diff", "builtin", tmp_path)):
        code, out, err = run("pack", *arguments)
        assert code == 2 and not out
        assert err.count("\n") == 1 and "pack.toml" in err


def test_diff_names_entries_and_fields(run: Run, pack: Path) -> None:
    edit(pack, "cards.toml", lambda text: text.replace("fame = 0", "fame = 4", 1))
    edit(pack, "buildings.toml", lambda text: text.replace('id = "silo"', 'id = "granary"'))
    edit(pack, "pack.toml", lambda text: text.replace('version = "1"', 'version = "2"'))
    code, out, err = run("pack", "diff", "builtin", pack)
    assert (code, err) == (0, "")
    assert out.splitlines() == [
        "~ pack.toml: version: '1' changed to '2'",
        "~ cards.toml: card recruit, fame: 0 changed to 4",
        "- buildings.toml: building silo",
        "+ buildings.toml: building granary",
    ]
    assert "fame: 4 changed to 0" in run("pack", "diff", pack, "builtin")[1]


def test_a_record_remembers_its_pack(run: Run, pack: Path) -> None:
    edit(pack, "cards.toml", lambda text: text.replace("fame = 0", "fame = 4", 1))
    code, text, _ = run("record", "northgard", "--seed", "1", "--pack", pack)
    assert code == 0
    assert run("verify", "-", "--pack", pack, stdin=text)[0] == 0
    code, _, err = run("verify", "-", stdin=text)
    assert code == 2
    assert "--pack" in err
    assert run("simulate", "northgard", "--games", "4", "--jobs", "2", "--pack", pack)[0] == 0
