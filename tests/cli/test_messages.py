"""What the command line says exists, in English at least, and nothing is kept that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import longhall
import longhall.cli
import longhall.table_text
from longhall.text import FALLBACK, FOLDER

CLI = Path(longhall.cli.__file__).parent
TABLE_TEXT = Path(longhall.table_text.__file__).parent
GAMES = [game for game in longhall.game_names() if (TABLE_TEXT / f"{game}.py").exists()]
FOLDERS = {"": ("cli-", CLI, "*.py"), **{game: ("text-", TABLE_TEXT, f"{game}.py") for game in GAMES}}


def written(game: str) -> list[str]:
    topic = "table_text" if game else "cli"
    text = (FOLDER / FALLBACK / game / f"{topic}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


def sources(folder: Path, files: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.glob(files))


@pytest.mark.parametrize("game", FOLDERS)
def test_every_message_said_exists_and_every_message_is_said(game: str) -> None:
    prefix, folder, files = FOLDERS[game]
    ids, text = written(game), sources(folder, files)
    said = set(re.findall(rf'"({prefix}[a-z0-9-]+)"', text))
    assert said and said <= set(ids)
    literals = set(re.findall(r'"([a-z_]+)"', text))
    families = re.findall(rf'f"({prefix}[a-z0-9-]+-)\{{', text)
    if f'f"{prefix}{{' in text:  # made from words that stand in the sources
        said |= {id for id in ids if id.removeprefix(prefix).replace("-", "_") in literals}
    assert not [id for id in ids if id not in said and not id.startswith(tuple(families))]


@pytest.mark.parametrize("game", FOLDERS)
def test_ids_are_unique_and_ours(game: str) -> None:
    ids = written(game)
    assert len(set(ids)) == len(ids)
    assert all(id.startswith(FOLDERS[game][0]) for id in ids)
