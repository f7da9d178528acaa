"""What the command line says exists, in English at least, and nothing is kept that nobody says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import longhall
import longhall.cli
from longhall.text import FALLBACK, FOLDER

CLI = Path(longhall.cli.__file__).parent
GAMES = [game for game in longhall.game_names() if (CLI / game).is_dir()]
FOLDERS = {"": ("cli-", CLI), **{game: ("text-", CLI / game) for game in GAMES}}


def written(game: str) -> list[str]:
    text = (FOLDER / FALLBACK / game / "cli.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)


def sources(folder: Path) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))


@pytest.mark.parametrize("game", FOLDERS)
def test_every_message_said_exists_and_every_message_is_said(game: str) -> None:
    prefix, folder = FOLDERS[game]
    ids, text = written(game), sources(folder)
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
