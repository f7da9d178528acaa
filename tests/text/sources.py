"""What the sources of a game show of the messages it asks for, each with the place that asks for it."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

import longhall
from longhall.kernel.events import UNTOLD, EventType, SceneEventType
from longhall.text import message_id

SOURCE = Path(__file__).parents[2] / "src" / "longhall"
WEB_SOURCE = Path(__file__).parents[2] / "web" / "src"
WEB_LITERAL = re.compile(r"""(?<=["'`])[a-z][a-z0-9-]*(?=["'`])""")
PLAIN_LITERAL = re.compile(r"(decide|refusal|option|error|forecast)(-[a-z0-9]+)+")

Asked = dict[str, str]  # message id -> who asks for it


def source_files(game: str) -> list[Path]:
    return sorted([*(SOURCE / "kernel").rglob("*.py"), *(SOURCE / "games" / game).rglob("*.py")])


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def module_tree(name: str) -> ast.Module:
    return tree(SOURCE.parent / (name.replace(".", "/") + ".py"))


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts)


@cache
def functions(path: Path) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree(path)) if isinstance(node, ast.FunctionDef)]


@cache
def calls(function: ast.FunctionDef) -> list[ast.Call]:
    return [node for node in ast.walk(function) if isinstance(node, ast.Call)]


def place(path: Path, node: ast.AST) -> str:
    return f"{path.relative_to(SOURCE.parent)}:{getattr(node, 'lineno', 0)}"


def texts_of(node: ast.expr, function: ast.FunctionDef, module: str) -> set[str]:
    """What an expression may evaluate to; of an f-string the text before its first value. Unknown: nothing."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
            return {text}
        case ast.IfExp():
            return texts_of(node.body, function, module) | texts_of(node.orelse, function, module)
        case ast.Subscript(value=ast.Name(id=name)):
            table = getattr(sys.modules.get(module), name, ())
            words = table.values() if isinstance(table, dict) else table
            return {word for word in words if isinstance(word, str)}
        case ast.Name(id=name):
            return {text for value in assigned(function, name) for text in texts_of(value, function, module)}
        case ast.Call(func=ast.Name(id=name)):
            called = getattr(sys.modules.get(module), name, None)
            home = getattr(called, "__module__", None)
            return returned(home, find_function(home, name)) if home in sys.modules else set()
        case _:
            return set()


def assigned(function: ast.FunctionDef, name: str) -> list[ast.expr]:
    return [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == name for to in node.targets)
    ]


def find_function(module: str, name: str, owner: str = "") -> ast.FunctionDef | None:
    if not (SOURCE.parent / (module.replace(".", "/") + ".py")).is_file():
        return None
    body = module_tree(module).body
    if owner:
        body = [node for top in body if isinstance(top, ast.ClassDef) and top.name == owner for node in top.body]
    return next((node for node in body if isinstance(node, ast.FunctionDef) and node.name == name), None)


def returned(module: str, function: ast.FunctionDef | None) -> set[str]:
    if function is None:
        return set()
    values = [node.value for node in ast.walk(function) if isinstance(node, ast.Return) and node.value is not None]
    return {text for value in values for text in texts_of(value, function, module)}


def literal_ids(game: str) -> Asked:
    """Message ids written out in the sources."""
    asked: Asked = {}
    for path in source_files(game):
        parts = {part for node in ast.walk(tree(path)) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree(path)):
            if not isinstance(node, ast.Constant) or node in parts:
                continue
            if isinstance(node.value, str) and PLAIN_LITERAL.fullmatch(node.value):
                asked.setdefault(node.value, place(path, node))
    return asked


def event_types(game: str) -> tuple[EventType[Any], ...]:
    """Those the game has declared; none where it has not."""
    shapes = longhall.game(game).shapes()
    return shapes.events if shapes is not None and isinstance(shapes.events, tuple) else ()


def unsaid_events(game: str) -> set[str]:
    """Those without a sentence."""
    return {UNTOLD} | {type.name for type in event_types(game) if isinstance(type, SceneEventType)}


def emit_calls(game: str) -> Iterator[tuple[Path, ast.FunctionDef, ast.Call]]:
    """Where events without a declared type are made."""
    for path in source_files(game):
        for function in functions(path):
            for node in calls(function):
                match node:
                    case ast.Call(func=ast.Attribute(attr=name), args=[_, _, _, *_]) if name.startswith("emit"):
                        yield path, function, node


def event_ids(game: str) -> Asked:
    unsaid = unsaid_events(game)
    names = [type.name for type in event_types(game) if type.name not in unsaid]
    asked = {message_id("event", name): f"the event {name}" for name in names}
    for path, function, call in emit_calls(game):
        for name in texts_of(call.args[0], function, module_of(path)):
            asked.setdefault(message_id("event", name), place(path, call))
    return asked


@cache
def shown_parameters(game: str) -> dict[str, set[str]]:
    """Parameters that a message gets wherever the sources show them beside its id: a check also of what no match
    has met."""
    known: dict[str, set[str]] = {}

    def note(id: str, names: set[str]) -> None:
        known[id] = known.get(id, names) & names

    for type in event_types(game):
        told, *more = [set(get_type_hints(form)) for form in type.forms]
        rest = told.union(*more)
        note(message_id("event", type.name), told if type.is_private() else rest)
        if type.is_private():
            note(message_id("event", type.name, "private"), rest)
    for path, function, call in emit_calls(game):
        public = dict_keys(call.args[2], function)
        private = dict_keys(call.args[4], function) if len(call.args) > 4 else None
        for name in texts_of(call.args[0], function, module_of(path)):
            if public is not None:
                note(message_id("event", name), public)
                if private is not None:
                    note(message_id("event", name, "private"), public | private)
    for path, function, call, message in message_calls(game):
        params = dict_keys(call.args[message + 1], function) if len(call.args) > message + 1 else set()
        for id in texts_of(call.args[message], function, module_of(path)):
            if params is not None and PLAIN_LITERAL.fullmatch(id):
                note(id, params)
    return known


def message_calls(game: str) -> Iterator[tuple[Path, ast.FunctionDef, ast.Call, int]]:
    """Where options and refusals are made, with the place of the message among the arguments."""
    for path in source_files(game):
        for function in functions(path):
            for node in calls(function):
                match node:
                    case ast.Call(func=ast.Name(id="Option"), args=[_, _, *_]):
                        yield path, function, node, 1
                    case ast.Call(func=ast.Name(id="Refusal"), args=[_, _, _, *_]):
                        yield path, function, node, 2


def dict_keys(node: ast.expr, function: ast.FunctionDef) -> set[str] | None:
    """Keys of a dictionary written out here or in this function; None where they cannot be told."""
    match node:
        case ast.Name(id=name):
            values = assigned(function, name)
            keys = dict_keys(values[0], function) if len(values) == 1 else None
            return None if keys is None else keys | added_keys(function, name)
        case ast.Dict():
            known: set[str] = set()
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant):
                    known.add(str(key.value))
                    continue
                more = dict_keys(value, function) if key is None else None
                if more is None:
                    return None
                known |= more
            return known
        case _:
            return None


def added_keys(function: ast.FunctionDef, name: str) -> set[str]:
    added: set[str] = set()
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Subscript(value=ast.Name(id=to), slice=ast.Constant(value=key))]) if (
                to == name
            ):
                added.add(str(key))
    return added


def group_ids(game: str) -> Asked:
    """Groups named where an option is made."""
    asked: Asked = {}
    for path, function, call, _ in message_calls(game):
        given = [*call.args[3:4], *(word.value for word in call.keywords if word.arg == "group")]
        if isinstance(call.func, ast.Name) and call.func.id == "Option":
            for group in (text for value in given for text in texts_of(value, function, module_of(path))):
                asked.setdefault(message_id("group", group), place(path, call))
    return asked


@cache
def web_literals() -> set[str]:
    """Whatever could be a message id in the sources of the client: in quotes of any kind, as a whole."""
    files = [path for ending in ("ts", "svelte") for path in WEB_SOURCE.rglob(f"*.{ending}")]
    return {text for path in files for text in WEB_LITERAL.findall(path.read_text(encoding="utf-8"))}


def end_ids(game: str) -> Asked:
    """Reasons of the end: what is assigned to a state's ``ended``."""
    asked: Asked = {}
    for path in source_files(game):
        for node in ast.walk(tree(path)):
            match node:
                case ast.Assign(targets=[ast.Attribute(attr="ended")], value=ast.Constant(value=str(reason))) if reason:
                    asked.setdefault(message_id("end", reason), place(path, node))
    return asked
