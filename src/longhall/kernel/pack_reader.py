"""Reading the entries of a pack one by one: complaints gather, and a broken entry stops only itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from longhall.kernel.component import Component, Identified, values_of
from longhall.kernel.errors import PackError
from longhall.kernel.pack import PROVENANCES, PackEntry, PackFiles


class PackReader:
    """The files of one pack folder and everything found wrong with them. Never raises ``PackError``."""

    def __init__(self, folder: Path, files: tuple[str, ...]) -> None:
        self.problems: list[PackError] = []
        self.tables: dict[str, dict[str, Any]] = {}
        self.hash = ""
        self.source = ""  # of the entry being read
        self.note = ""
        try:
            read = PackFiles(folder, files)
        except PackError as error:
            if error.file not in files:
                self.problems.append(error)
                return
        else:
            self.tables = read.tables
            self.hash = read.content_hash
            return
        for name in files:  # at least one file is bad: name each that is, and go on with the others
            try:
                self.tables[name] = PackFiles(folder, (name,)).tables[name]
            except PackError as error:
                self.problems.append(error)

    def complain(self, file: str, entry: str, field: str, problem: str) -> None:
        self.problems.append(PackError(file, entry, field, problem))

    def only(self, file: str, keys: tuple[str, ...]) -> None:
        """Complain about parts of a file that nobody reads."""
        for key in self.tables.get(file, {}):
            if key not in keys:
                self.complain(file, "", key, f"is not a part of this file; it has {', '.join(keys)}")

    def each(self, file: str, key: str, read: Callable[[PackEntry, int], None], named: bool = True) -> bool:
        """Hand every ``[[key]]`` entry of ``file`` with its place to ``read``, its id, source and note read already.
        False if there are none to read."""
        if file not in self.tables:
            return False
        listed = self.tables[file].get(key)
        if not isinstance(listed, list) or not all(isinstance(table, dict) for table in listed):
            self.complain(file, "", key, f"expected [[{key}]] entries")
            return False
        seen: set[str] = set()
        for place, table in enumerate(listed):
            given = table.get("id")
            entry = PackEntry(file, given if named and isinstance(given, str) else f"{key} number {place + 1}", table)
            try:
                if named:
                    self._check_id(entry, seen)
                self.source = entry.text("source", choices=PROVENANCES)
                self.note = entry.text("note", default="")
                read(entry, place)
                entry.done()
            except PackError as error:
                self.problems.append(error)
        return True

    def components(
        self,
        file: str,
        key: str,
        made: Any,
        found: list[Any],
        check: Callable[[Any, PackEntry], None] | None = None,
        ids: tuple[str, ...] = (),
    ) -> bool:
        """Put a component of the class ``made`` into ``found`` for every ``[[key]]`` entry of ``file``, in the order of
        ``ids`` where the rules know them; ``check`` raises where they contradict each other. False if there are
        no entries to read."""

        def read(entry: PackEntry, place: int) -> None:
            values = values_of(made, entry)
            component = made(index=place_of(entry, ids) if ids else place, **self.head_of(made, entry), **values)
            if check is not None:
                check(component, entry)
            found.append(component)

        there = self.each(file, key, read, named=issubclass(made, Identified))
        found.sort(key=_index_of)
        return there

    def head_of(self, made: Any, entry: PackEntry) -> dict[str, str]:
        """What every component of a class has, but for its index."""
        head = {"source": self.source, "note": self.note}
        return {"id": entry.name, **head} if issubclass(made, Identified) else head

    def part(self, file: str, key: str, read: Callable[[PackEntry], None]) -> None:
        """Hand the table ``[key]`` of ``file`` to ``read``, its source and note read already."""
        try:
            entry = PackEntry(file, key, PackEntry(file, "", self.tables[file]).table(key))
            entry.text("source", choices=PROVENANCES)
            entry.text("note", default="")
            read(entry)
            entry.done()
        except PackError as error:
            self.problems.append(error)

    def head(self, file: str, game: str) -> None:
        """The name, game and version of a pack."""
        head = PackEntry(file, "", self.tables[file])
        try:
            head.text("name")
            head.text("game", choices=(game,))
            head.text("version")
        except PackError as error:
            self.problems.append(error)

    def _check_id(self, entry: PackEntry, seen: set[str]) -> None:
        identifier = entry.text("id")
        if not identifier.replace("_", "").isalnum():
            raise entry.fail("id", f"{identifier!r} must be letters, digits and underscores")
        if identifier in seen:
            raise entry.fail("id", "this id is used twice")
        seen.add(identifier)

    def expect(self, file: str, what: str, found: int, expected: int, field: str = "") -> None:
        """Compare what was found with the ``[counts]`` of pack.toml."""
        if found == expected:
            return
        difference = f"{expected - found} missing" if found < expected else f"{found - expected} too many"
        self.complain(file, what, field, f"{found} found, pack.toml counts {expected}: {difference}")


def _index_of(component: Component) -> int:
    return component.index


def ids_of(entry: PackEntry, field: str, known: dict[str, int], what: str) -> list[int]:
    """A list of ids of things read before, each once, as their numbers."""
    values = entry.items(field)
    for value in values:
        if not isinstance(value, str) or value not in known:
            raise entry.fail(field, f"{value!r} is not the id of a {what}")
    if len(set(values)) != len(values):
        raise entry.fail(field, "names something twice")
    return [known[value] for value in values]


def place_of(entry: PackEntry, known: tuple[str, ...]) -> int:
    """The number of an entry whose id must be one of those the rules know."""
    if entry.name not in known:
        raise entry.fail("id", f"{entry.name!r} must be one of {', '.join(known)}")
    return known.index(entry.name)
