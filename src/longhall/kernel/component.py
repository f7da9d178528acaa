"""Components of a pack, each field of which is declared once: in the class of the component, with how a pack writes it.

    goal: int = field(metadata=as_number(1, 20))

The reader takes such a field from an entry of a pack, or says what is wrong with it; galleries and pages are told it by
its name; and the types of the pages say so. What else a component has is the game's business: its ``check`` fills it in
when the entry has been read, and a TypedDict says what is told of it besides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, Final, TypeVar, cast

from longhall.kernel.pack import PackEntry

D = TypeVar("D")
_AS: Final = "as"
_ONLY_READ: Final = "only_read"


@dataclass
class Component:
    """One entry of a pack; ``index`` is its place among those of its class."""

    index: int
    source: str
    note: str


@dataclass
class Identified(Component):
    """One that has an id."""

    id: str


class Kind:
    """How a pack writes a field (``key`` where its name there is another), and what is told of it."""

    def __init__(self, key: str = "", table: str = "") -> None:
        self.key = key
        self.table = table  # of the pack, where the fields of a class stand in several

    def read(self, entry: PackEntry, key: str) -> Any:
        """The value of the field; PackError where it is not what it should be."""
        raise NotImplementedError

    def told(self, value: Any) -> Any:
        return value

    def schema(self) -> dict[str, Any]:
        """The JSON schema of what is told."""
        raise NotImplementedError


class NumberKind(Kind):
    def __init__(self, least: int, most: int, default: int | None, key: str, table: str) -> None:
        super().__init__(key, table)
        self.least = least
        self.most = most
        self.default = default

    def read(self, entry: PackEntry, key: str) -> Any:
        return entry.number(key, self.default, self.least, self.most)

    def schema(self) -> dict[str, Any]:
        return {"type": "integer"}


class NumbersKind(Kind):
    def __init__(self, length: int, most: int) -> None:
        super().__init__()
        self.length = length
        self.most = most

    def read(self, entry: PackEntry, key: str) -> Any:
        return entry.numbers(key, 0, self.most, self.length)

    def told(self, value: Any) -> Any:
        return list(value)

    def schema(self) -> dict[str, Any]:
        numbers: dict[str, Any] = {"type": "array", "items": {"type": "integer"}}
        return {**numbers, "minItems": self.length, "maxItems": self.length} if self.length else numbers


class TextKind(Kind):
    def read(self, entry: PackEntry, key: str) -> Any:
        return entry.text(key)

    def schema(self) -> dict[str, Any]:
        return {"type": "string"}


class TextsKind(Kind):
    def read(self, entry: PackEntry, key: str) -> Any:
        texts = entry.items(key)
        if not all(isinstance(text, str) for text in texts):
            raise entry.fail(key, "expected a list of texts in quotes")
        return tuple(texts)

    def told(self, value: Any) -> Any:
        return list(value)

    def schema(self) -> dict[str, Any]:
        return {"type": "array", "items": {"type": "string"}}


class FlagKind(Kind):
    def read(self, entry: PackEntry, key: str) -> Any:
        return entry.flag(key)

    def schema(self) -> dict[str, Any]:
        return {"type": "boolean"}


class WordKind(Kind):
    """The engine has the number of the word among those there are."""

    def __init__(self, words: tuple[str, ...], key: str) -> None:
        super().__init__(key)
        self.words = words

    def read(self, entry: PackEntry, key: str) -> Any:
        return self.words.index(entry.text(key, choices=self.words))

    def told(self, value: Any) -> Any:
        return self.words[value]

    def schema(self) -> dict[str, Any]:
        return {"enum": list(self.words)}


def as_number(
    least: int = 0, most: int = 99, default: int | None = None, key: str = "", table: str = ""
) -> dict[str, Kind]:
    return {_AS: NumberKind(least, most, default, key, table)}


def as_numbers(length: int = 0, most: int = 99) -> dict[str, Kind]:
    return {_AS: NumbersKind(length, most)}


def as_text() -> dict[str, Kind]:
    return {_AS: TextKind()}


def as_texts() -> dict[str, Kind]:
    return as_kind(TextsKind())


def as_kind(kind: Kind) -> dict[str, Kind]:
    """For a field that a pack writes in a way of its own."""
    return {_AS: kind}


def as_flag() -> dict[str, Kind]:
    return {_AS: FlagKind()}


def as_word(words: tuple[str, ...], key: str = "") -> dict[str, Kind]:
    return {_AS: WordKind(words, key)}


def only_read(written: dict[str, Kind]) -> dict[str, Kind]:
    """For a field that nobody is told, or in another form."""
    return {_ONLY_READ: written[_AS]}


def declared(made: Any, how: str) -> dict[str, Kind]:
    """The fields that a class, or that of a component, declares in one of these ways."""
    return {one.name: one.metadata[how] for one in fields(made) if how in one.metadata}


def values_of(made: Any, entry: PackEntry, table: str = "") -> dict[str, Any]:
    """The fields of the class ``made`` that stand in ``entry``."""
    kinds = {**declared(made, _AS), **declared(made, _ONLY_READ)}
    return {name: kind.read(entry, kind.key or name) for name, kind in kinds.items() if kind.table == table}


def told(component: Component, more: D) -> D:
    """What galleries and pages are told of a component, ``more`` included."""
    data: dict[str, Any] = {
        name: kind.told(getattr(component, name)) for name, kind in declared(component, _AS).items()
    }
    if isinstance(component, Identified):
        data = {"id": component.id, **data}
    return cast(D, {**data, "source": component.source, "note": component.note, **cast(dict[str, Any], more)})


def message_id(family: str, id: str) -> str:
    """What the message about something is called: that of the card ``e17`` is ``card-e17``."""
    return f"{family}-{id}".replace("_", "-")


def note_words(with_notes: list[tuple[str, Sequence[Identified]]]) -> dict[str, str]:
    """The remarks of a pack on components of several families, by the ids of the messages that translate them."""
    return {
        message_id(f"note-{family}", component.id): component.note
        for family, listed in with_notes
        for component in listed
        if component.note
    }


def told_schema(made: Any) -> dict[str, dict[str, Any]]:
    """The properties of what is told of the components of a class."""
    text: dict[str, Any] = {"type": "string"}
    found: dict[str, dict[str, Any]] = {"id": text} if issubclass(made, Identified) else {}
    return {
        **found,
        **{name: kind.schema() for name, kind in declared(made, _AS).items()},
        "source": text,
        "note": text,
    }
