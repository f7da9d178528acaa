"""What the command line says exists, in English at least, and nothing is kept that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

import longhall.cli
from longhall.text import FOLDER

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in Path(longhall.cli.__file__).parent.glob("*.py"))
IDS = re.findall(r"^([a-z][a-z0-9-]*) =", (FOLDER / "en" / "cli.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def test_every_message_said_exists() -> None:
    said = set(re.findall(r'"(cli-[a-z0-9-]+)"', SOURCES))
    assert said
    assert said <= set(IDS)


def test_every_message_is_said() -> None:
    said = set(re.findall(r'"(cli-[a-z0-9-]+)"', SOURCES))
    beginnings = tuple(re.findall(r'f"(cli-[a-z0-9-]+-)\{', SOURCES))
    assert not [id for id in IDS if id not in said and not id.startswith(beginnings)]


def test_ids_are_unique_and_ours() -> None:
    assert len(set(IDS)) == len(IDS)
    assert all(id.startswith("cli-") for id in IDS)
