"""Reading packs: folders of TOML files with every component of a game. Kernel and games read no other files."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from longhall.kernel.errors import PackError

PROVENANCES: Final = ("rulebook", "sourced", "designed")


class PackFiles:
    """The parsed files of one pack folder and a hash of their content, not of their formatting."""

    def __init__(self, folder: Path, names: tuple[str, ...]) -> None:
        if not folder.is_dir():
            raise PackError(str(folder), "", "", "there is no pack folder here")
        self.folder = folder
        self.tables: dict[str, dict[str, Any]] = {name: _read(folder / name) for name in names}
        digest = sha256()
        for name in sorted(names):
            digest.update(f"{name}\n{_canonical(self.tables[name])}\n".encode())
        self.content_hash = digest.hexdigest()[:16]


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise PackError(path.name, "", "", "the file is missing") from None
    except (OSError, UnicodeDecodeError) as error:
        raise PackError(path.name, "", "", f"cannot be read ({error})") from None
    except tomllib.TOMLDecodeError as problem:
        raise PackError(path.name, "", "", f"is not TOML ({problem})") from None


def _canonical(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ",".join(f"{key!r}:{_canonical(value[key])}" for key in sorted(value)) + "}"
    if isinstance(value, list):
        return "[" + ",".join(_canonical(item) for item in value) + "]"
    return repr(value)


class PackFormat:
    """How packs of a game are made: their files, the folder of the built-in one, and a function that lists everything
    wrong with another."""

    def __init__(self, files: tuple[str, ...], builtin: Path, check: Callable[[Path], list[PackError]]) -> None:
        self.files = files
        self.builtin = builtin
        self.check = check


class PackEntry:
    """One entry of a pack file while it is read: fields are taken by type, and errors say what is wrong and where."""

    def __init__(self, file: str, name: str, table: dict[str, Any]) -> None:
        self.file = file
        self.name = name
        self._table = dict(table)

    def fail(self, field: str, problem: str) -> PackError:
        return PackError(self.file, self.name, field, problem)

    def text(self, field: str, default: str | None = None, choices: tuple[str, ...] = ()) -> str:
        value = self._table.pop(field, default)
        if not isinstance(value, str):
            raise self.fail(field, "expected a text in quotes" if value is not None else "is missing")
        if choices and value not in choices:
            raise self.fail(field, f"{value!r} must be one of {', '.join(choices)}")
        return value

    def number(self, field: str, default: int | None = None, least: int = 0, most: int = 1000) -> int:
        value = self._table.pop(field, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(field, "expected a whole number" if value is not None else "is missing")
        if not least <= value <= most:
            raise self.fail(field, f"{value} must be between {least} and {most}")
        return value

    def flag(self, field: str, default: bool = False) -> bool:
        value = self._table.pop(field, default)
        if not isinstance(value, bool):
            raise self.fail(field, "expected true or false")
        return value

    def items(self, field: str, default: list[Any] | None = None) -> list[Any]:
        value = self._table.pop(field, default)
        if not isinstance(value, list):
            raise self.fail(field, "expected a list" if value is not None else "is missing")
        return value

    def numbers(self, field: str, least: int, most: int, length: int) -> list[int]:
        """A list of whole numbers; any length where ``length`` is 0."""
        values = self.items(field)
        for value in values:
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise self.fail(field, f"{value!r} must be a whole number between {least} and {most}")
        if length and len(values) != length:
            raise self.fail(field, f"{len(values)} numbers, but there must be {length}")
        return list(values)

    def table(self, field: str, default: dict[str, Any] | None = None) -> dict[str, Any]:
        value = self._table.pop(field, default)
        if not isinstance(value, dict):
            raise self.fail(field, "expected a table" if value is not None else "is missing")
        return value

    def done(self) -> None:
        """Complain about fields nobody asked for: most are typing errors."""
        for field in self._table:
            raise self.fail(field, "is not a field of this entry")
