"""Write what follows from the fields of a class into a copy of the package that is going to be compiled.

mypyc compiles the `__init__` it finds in the source and leaves a generated one to the interpreter. Frames are made at
every decision, so that costs a tenth of the speed: dataclasses get their constructors, but for components, which are
made once and which mypyc compiles only if none of a family has one. States get `clone` and `field_names`, which the
interpreter has from their fields as they run (src/longhall/kernel/state.py).
"""

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

# Types that need no import: a field that is inherited from another module has to be of one of them.
PLAIN = re.compile(r"(int|str|bool|float|None|tuple|list|dict|\.\.\.|[\[\], |])+")

# Runs in a process of its own: prints {module: {class: [[name, type, default or null, inherited], ...]}} as JSON.
FIELDS = """
import dataclasses, importlib, inspect, json, sys
from longhall.kernel.component import Component

PLAIN = (int, str, float, type(None))

def parts(value):
    return value if isinstance(value, tuple) else (value,)

def described(cls):
    own = cls.__dict__.get("__annotations__", {})
    fields = []
    for f in dataclasses.fields(cls):
        default = None
        if f.default is not dataclasses.MISSING:
            default = repr(f.default) if all(isinstance(value, PLAIN) for value in parts(f.default)) else "?"
        elif f.default_factory is not dataclasses.MISSING or not f.init:
            default = "?"
        fields.append([f.name, f.type, default, f.name not in own])
    return fields

found = {}
for name in sys.argv[1:]:
    for cls in vars(importlib.import_module(name)).values():
        if inspect.isclass(cls) and cls.__module__ == name and dataclasses.is_dataclass(cls):
            frozen = "frozen=True" in repr(cls.__dataclass_params__)
            if not hasattr(cls, "__post_init__") and not frozen and not issubclass(cls, Component):
                found.setdefault(name, {})[cls.__name__] = described(cls)
print(json.dumps(found))
"""

# Runs likewise: prints {module: {class: [parameters of its constructor, names of its fields, lists, piles]}} of the
# states of all games.
STATES = """
import inspect, json
from longhall.games import game, game_names
from longhall.kernel.state import fields_of

found = {}
for name in game_names():
    made = game(name)
    state = made.opening(made.read_setup({}))
    parameters, fields = list(inspect.signature(type(state)).parameters), fields_of(state)
    found[type(state).__module__] = {type(state).__name__: [parameters, fields.names, fields.lists, fields.piles]}
print(json.dumps(found))
"""


def write_copies(package: Path, environment: dict[str, str]) -> None:
    """Into the modules of the states of all games below `package`, which `environment` imports."""
    for module, states in described(STATES, [], environment).items():
        path = package.parent.joinpath(*module.split(".")).with_suffix(".py")
        lines = path.read_text(encoding="utf-8").splitlines()
        for name, fields in states.items():
            (end,) = (node.end_lineno for node in classes_of(lines) if node.name == name)
            lines[end:end] = copying(name, *fields)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def copying(name: str, parameters: list[str], names: list[str], lists: list[str], piles: list[str]) -> list[str]:
    lines = ["", f"    def clone(self) -> {name}:"]
    lines.append(f"        new = {name}({', '.join(f'self.{parameter}' for parameter in parameters)})")
    for field in ("stack", "events", *names):
        value = f"self.{field}"
        if field in piles:
            value = f"[pile.copy() for pile in {value}]"
        elif field not in names or field in lists:
            value += ".copy()"
        lines.append(f"        new.{field} = {value}")
    return [
        *lines,
        "        return new",
        "",
        "    def field_names(self) -> tuple[str, ...]:",
        f"        return {tuple(names)}",
    ]


def write_constructors(package: Path, names: list[Path], environment: dict[str, str]) -> int:
    """Into the modules `names` below `package`, which `environment` imports; returns how many were written."""
    dotted = {".".join((package.name, *name.with_suffix("").parts)): name for name in names}
    written = 0
    for module, classes in described(FIELDS, list(dotted), environment).items():
        path = package / dotted[module]
        lines = path.read_text(encoding="utf-8").splitlines()
        for node in sorted(classes_of(lines), key=lambda node: -node.lineno):
            fields = classes.get(node.name)
            if fields and all(is_plain(*field) for field in fields) and not has_constructor(node):
                lines[node.end_lineno : node.end_lineno] = constructor(fields)
                written += 1
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return written


def described(script: str, arguments: list[str], environment: dict[str, str]) -> Any:
    """What a script about the package prints."""
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout)


def classes_of(lines: list[str]) -> list[ast.ClassDef]:
    return [node for node in ast.parse("\n".join(lines)).body if isinstance(node, ast.ClassDef)]


def is_plain(name: str, kind: Any, default: str | None, inherited: bool) -> bool:
    """Whether a field can be written as a parameter in the module of its class."""
    return isinstance(kind, str) and default != "?" and (not inherited or PLAIN.fullmatch(kind) is not None)


def has_constructor(node: ast.ClassDef) -> bool:
    return any(isinstance(part, ast.FunctionDef) and part.name == "__init__" for part in node.body)


def constructor(fields: list[tuple[str, str, str | None, bool]]) -> list[str]:
    head = ", ".join(f"{name}: {kind}" + (f" = {default}" if default else "") for name, kind, default, _ in fields)
    return ["", f"    def __init__(self, {head}) -> None:", *(f"        self.{name} = {name}" for name, *_ in fields)]
