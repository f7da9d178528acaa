"""Write docs/events.md: every event of every game, from the types that the games declare.

The page says nothing that the sources do not: what an event tells and of what type each field is. What lists, types and
parts are made of stands once, below the events of the game.
"""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from longhall.games import game, game_names
from longhall.kernel.events import AlarmEventType, EventType, RemarkEventType, declared_in
from longhall.text import Texts

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "events.md"
HEAD: Final = """# Events

What every game tells, event by event. `make protocol` writes this page from the types that the games declare.

Beside its fields an event has its `type` and, where a rule caused it, its `rule`. The recorded fields are told to
everyone and stand in [records](records.md#events). What is told besides:

- **private**: what only some seats learn. In a record it stands under `private`, together with their `seats`.
- **note**: told to everyone, but in no record, since it follows from what is.
- **remark**: the whole event is in no record. Every game has the remark `untold`: the event before it needs no sentence
  of its own, since another event tells it too.
- **alarm**: a remark that someone can win or end the match soon, told when it becomes so, and again only after it was
  no longer so.

Seats count from 0. A type in code font stands in the table below the events of its game; a field with a question mark
may be absent.
"""
PLAIN: Final[dict[Any, str]] = {Any: "anything", str: "text", bool: "yes or no", int: "number", NoneType: "null"}


class Words:
    """How the fields of one game's events are written; collects what their types consist of."""

    def __init__(self, modules: tuple[ModuleType, ...]) -> None:
        named = [(name, value) for module in modules for name, value in vars(module).items()]
        self.aliases = {value: name for name, value in named if get_origin(value) is Literal}
        self.parts: dict[str, str] = {}  # what a name in a field's type stands for

    def fields(self, form: Any) -> str:
        """Neighbours of the same type share it."""
        named = [(name, *self._field(hint)) for name, hint in get_type_hints(form, include_extras=True).items()]
        marked = [
            (f"`{name}`{'' if always and name in form.__required_keys__ else '?'}", type)
            for name, type, always in named
        ]
        alike = groupby(marked, key=itemgetter(1))
        return "; ".join(f"{', '.join(name for name, _ in fields)}: {type}" for type, fields in alike)

    def _field(self, hint: Any) -> tuple[str, bool]:
        """Its type, and whether it is always there."""
        optional = get_origin(hint) is NotRequired
        return self.type(get_args(hint)[0] if optional else hint), not optional

    def type(self, hint: Any) -> str:
        origin, arguments = get_origin(hint), get_args(hint)
        if origin is Literal:
            return self._values(hint)
        if origin in (Union, UnionType):
            return " or ".join(self.type(argument) for argument in arguments)
        if origin is list:
            return f"list of {self.type(arguments[0])}"
        if origin is dict:
            return f"{self.type(arguments[1])} by name"
        if origin is Annotated:  # a list of exactly this many
            return f"{arguments[1]} × {self.type(get_args(arguments[0])[0])}"
        if is_typeddict(hint):
            return self._part(hint)
        return PLAIN[hint]

    def _values(self, hint: Any) -> str:
        values = ", ".join("yes" if value is True else f"`{value}`" for value in get_args(hint))
        name = self.aliases.get(hint)
        if name is None:
            return values
        self.parts.setdefault(name, values)
        return f"`{name}`"

    def _part(self, form: Any) -> str:
        name = form.__name__
        if name not in self.parts:
            self.parts[name] = ""  # before its fields, where it may be met again
            self.parts[name] = f"{meaning(form)} {self.fields(form)}".strip()
        return f"`{name}`"


def meaning(form: Any) -> str:
    return " ".join(inspect.cleandoc(form.__doc__ or "").replace("``", "`").split())


def told_besides(type: EventType[Any], words: Words) -> str:
    if isinstance(type, RemarkEventType):
        return "remark"
    kind = "private" if type.is_private() else "note"
    besides = [f"{kind}: {words.fields(form)}. {meaning(form)}" for form in type.forms[1:]]
    return " ".join(["alarm.", *besides] if isinstance(type, AlarmEventType) else besides)


def lines_of(name: str) -> Iterator[str]:
    modules = importlib.import_module(f"longhall.games.{name}.events.table").MODULES
    words = Words((importlib.import_module(f"longhall.games.{name}.shapes"), *modules))
    yield f"## {Texts(game(name), 'en').say(f'web-game-{name}', {})}\n"
    yield "| event | what it tells | recorded fields | told besides |"
    yield "| --- | --- | --- | --- |"
    for module in modules:
        yield f"| **{module.__name__.rpartition('.')[2].replace('_', ' ').capitalize()}** | {meaning(module)} | | |"
        for type in declared_in(module):
            recorded = words.fields(type.forms[0])
            yield f"| `{type.name}` | {meaning(type.forms[0])} | {recorded} | {told_besides(type, words)} |"
    yield "\n| type | consists of |"
    yield "| --- | --- |"
    for part in sorted(words.parts):
        yield f"| `{part}` | {words.parts[part]} |"
    yield ""


def page() -> str:
    declaring = [name for name in game_names() if (shapes := game(name).shapes()) is not None and shapes.events]
    return "\n".join([HEAD, *(line for name in declaring for line in lines_of(name))])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
