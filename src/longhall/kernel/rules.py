"""The rule catalogue as data: every rule with an id, a short title and our wording, per language."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

from longhall.kernel.errors import LonghallError

LANGUAGES: Final = ("en", "pl", "cs", "uk")


class Clause:
    def __init__(self, id: str, title: str, text: str, section: str, ruling: bool, options: tuple[str, ...]) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.section = section
        self.ruling = ruling
        self.options = options


class Catalogue:
    """Clauses and rulings of one game in one language, in the order of the catalogue."""

    def __init__(self, language: str, sections: dict[str, str], clauses: list[Clause]) -> None:
        self.language = language
        self.sections = sections
        self.clauses = {clause.id: clause for clause in clauses}

    def clause(self, id: str) -> Clause:
        found = self.clauses.get(id)
        if found is None:
            raise LonghallError(f"the catalogue has no rule {id!r}")
        return found


def read_catalogue(folder: Path, language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise LonghallError(f"there are no rules in {language!r}; the languages are {', '.join(LANGUAGES)}")
    table = tomllib.loads((folder / f"{language}.toml").read_text(encoding="utf-8"))
    sections: dict[str, str] = table["sections"]
    clauses: list[Clause] = []
    for key in ("clause", "ruling"):
        for entry in table.get(key, []):
            id: str = entry["id"]
            clauses.append(
                Clause(
                    id,
                    entry["title"],
                    entry["text"],
                    _section(sections, id),
                    key == "ruling",
                    tuple(entry.get("options", [])),
                )
            )
    return Catalogue(language, sections, clauses)


def _section(sections: dict[str, str], id: str) -> str:
    prefixes = [prefix for prefix in sections if id.startswith(prefix + "-")]
    if not prefixes:
        raise LonghallError(f"rule {id!r} belongs to no section of the catalogue")
    return max(prefixes, key=len)
