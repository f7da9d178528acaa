"""Say in a copy of the package that is going to be compiled which classes never are part of a cycle of references.

Python's collector follows every other object that a compiled class makes. Frames, events and the like hold numbers,
strings and lists of them and are made at every decision: without the collector a match is played a tenth faster.
"""

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Final

# They and all that derive from them hold plain values, or each other in one direction.
PLAIN: Final = (
    "kernel.state.Frame",
    "kernel.events.Event",
    "kernel.match.HistoryEntry",
    "kernel.frames.Option",
    "kernel.chance.Rng",
    "games.northgard.map.Gap",
    "games.northgard.map.Geography",
    "games.icegarden.dominance.Claim",
)
# No decorator is there at run time, and mypyc needs none.
IMPORT: Final = ["from typing import TYPE_CHECKING", "if TYPE_CHECKING:", "    from mypy_extensions import mypyc_attr"]
DECORATOR: Final = "@mypyc_attr(acyclic=True)"

# Runs in a process of its own: prints {module: [class, ...]} as JSON.
FIND = """
import importlib, inspect, json, sys

package, plain, *modules = sys.argv[1:]
roots = []
for name in json.loads(plain):
    module, _, cls = f"{package}.{name}".rpartition(".")
    roots.append(getattr(importlib.import_module(module), cls))
found = {}
for name in modules:
    for cls in vars(importlib.import_module(name)).values():
        if inspect.isclass(cls) and cls.__module__ == name and issubclass(cls, tuple(roots)):
            found.setdefault(name, []).append(cls.__name__)
print(json.dumps(found))
"""


def mark_acyclic(package: Path, names: list[Path], environment: dict[str, str]) -> int:
    """In the modules `names` below `package`, which `environment` imports; returns how many classes were marked."""
    dotted = {".".join((package.name, *name.with_suffix("").parts)): name for name in names}
    command = [sys.executable, "-c", FIND, package.name, json.dumps(PLAIN), *dotted]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, list[str]] = json.loads(done.stdout)
    for module, classes in found.items():
        path = package / dotted[module]
        lines = path.read_text(encoding="utf-8").splitlines()
        nodes = ast.parse("\n".join(lines)).body
        for node in reversed(nodes):
            if isinstance(node, ast.ClassDef) and node.name in classes:
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                lines.insert(first - 1, DECORATOR)
        future = next(node for node in nodes if isinstance(node, ast.ImportFrom) and node.module == "__future__")
        lines[future.lineno : future.lineno] = IMPORT
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return sum(map(len, found.values()))
