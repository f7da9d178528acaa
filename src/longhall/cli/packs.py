"""Packs of components on the command line: which game one is of, and how two differ."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from longhall.games import game as load_game
from longhall.games import game_names
from longhall.kernel.errors import LonghallError
from longhall.kernel.pack import PackFiles, PackFormat

MANIFEST: Final = "pack.toml"
BUILTIN: Final = "builtin"


def format_of(game: str) -> PackFormat:
    found = load_game(game).pack_format()
    if found is None:
        raise LonghallError(f"{game} has no packs")
    return found


def game_of(folder: Path) -> str:
    """The game that the manifest in ``folder`` names."""
    path = folder / MANIFEST
    if not folder.is_dir():
        raise LonghallError(f"{folder}: there is no pack folder here")
    if not path.is_file():
        raise LonghallError(f"{path}: the file is missing, so this is not a pack")
    try:
        game = tomllib.loads(path.read_text(encoding="utf-8")).get("game")
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LonghallError(f"{path}: is not TOML ({error})") from None
    with_packs = [name for name in game_names() if load_game(name).pack_format() is not None]
    if not isinstance(game, str) or game not in with_packs:
        raise LonghallError(f"{path}, game: {game!r} must be one of {', '.join(with_packs)}")
    return game


def differences(files: tuple[str, ...], one: Path, other: Path) -> list[tuple[str, dict[str, Any]]]:
    """What was added, removed and changed from ``one`` to ``other``, as messages, in the order of the files."""
    before, after = PackFiles(one, files).tables, PackFiles(other, files).tables
    found: list[tuple[str, dict[str, Any]]] = []
    for file in files:
        old, new = _entries(before[file]), _entries(after[file])
        for entry in dict.fromkeys((*old, *new)):
            where = {"file": file, "entry": entry}
            if entry not in new:
                found.append(("cli-pack-removed", where))
            elif entry not in old:
                found.append(("cli-pack-added", where))
            else:
                found += _changes(where, old[entry], new[entry])
    return found


def _entries(table: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Every entry of a file by its id, or by its number where entries have none; single values by their name."""
    entries: dict[str, dict[str, Any]] = {}
    for key, value in table.items():
        if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
            for place, item in enumerate(value, start=1):
                entries[f"{key} {item.get('id', place)}"] = item
        elif isinstance(value, dict):
            entries[key] = value
        else:
            entries[key] = {"": value}
    return entries


def _changes(where: dict[str, Any], old: dict[str, Any], new: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    found: list[tuple[str, dict[str, Any]]] = []
    for field in dict.fromkeys((*old, *new)):
        if old.get(field) == new.get(field):
            continue
        params = {**where, "field": field, "before": repr(old.get(field)), "after": repr(new.get(field))}
        if not field:
            found.append(("cli-pack-value", params))
        elif field not in new:
            found.append(("cli-pack-field-removed", params))
        elif field not in old:
            found.append(("cli-pack-field-added", params))
        else:
            found.append(("cli-pack-changed", params))
    return found
