"""The layers may import each other in one direction only, the rules stay pure, and no module grows too long."""

from __future__ import annotations

import ast
import dataclasses
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import longhall
import longhall.games

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "longhall"
MOST_LINES = 600

# Modules that would let a match depend on more than its setup, seed and choices, or reach outside the process.
BANNED = {
    "asyncio",
    "concurrent",
    "datetime",
    "http",
    "locale",
    "logging",
    "multiprocessing",
    "os",
    "pickle",
    "random",
    "socket",
    "sqlite3",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
SECRETS_ALLOWED = {"longhall.kernel.chance"}  # fresh seeds come from there


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_by(path: Path) -> set[str]:
    """Every module named in an import, wherever it stands in the file; ``from a import b`` names a and a.b."""
    found: set[str] = set()
    package = module_name(path).split(".")
    package = package if path.name == "__init__.py" else package[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found.add(module)
            found |= {f"{module}.{alias.name}" for alias in node.names if is_module(f"{module}.{alias.name}")}
    return found


def is_module(name: str) -> bool:
    path = SOURCE.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


MODULES = {module_name(path): path for path in sorted(PACKAGE.rglob("*.py"))}
KERNEL = [name for name in MODULES if within(name, "longhall.kernel")]
TOURNAMENTS = [name for name in MODULES if within(name, "longhall.tournaments")]
GAMES = [name for name in MODULES if within(name, "longhall.games")]


def own_game(name: str) -> str:
    """``longhall.games.northgard`` for its modules, ``longhall.games`` for the table of games."""
    return ".".join(name.split(".")[:3])


def foreign(name: str, allowed: tuple[str, ...]) -> list[str]:
    return sorted(
        other
        for other in imported_by(MODULES[name])
        if other.split(".")[0] not in sys.stdlib_module_names and not any(within(other, package) for package in allowed)
    )


def test_the_kernel_needs_the_standard_library_and_itself() -> None:
    assert KERNEL
    found = {name: foreign(name, ("longhall.kernel",)) for name in KERNEL}
    assert not any(found.values()), {name: others for name, others in found.items() if others}


def test_a_game_needs_the_standard_library_the_kernel_and_itself() -> None:
    assert GAMES
    found = {name: foreign(name, ("longhall.kernel", own_game(name))) for name in GAMES}
    assert not any(found.values()), {name: others for name, others in found.items() if others}


@pytest.mark.parametrize("name", KERNEL + GAMES + TOURNAMENTS)
def test_the_rules_are_pure(name: str) -> None:
    roots = {other.split(".")[0] for other in imported_by(MODULES[name])}
    banned = BANNED if name in SECRETS_ALLOWED else BANNED | {"secrets"}
    assert not roots & banned


def test_nothing_imports_upwards() -> None:
    """Bots, analysis, arena, puzzles, server and so on build on the games, and each of them only on those before it."""
    order = [
        "kernel",
        "games",
        "conformance",
        "bots",
        "lessons",
        "analysis",
        "arena",
        "puzzles",
        "envs",
        "table_text",
        "tournaments",
        "server",
        "cli",
    ]
    wrong: list[str] = []
    for name, path in MODULES.items():
        parts = name.split(".")
        if len(parts) < 2 or parts[1] not in order:
            continue
        for other in imported_by(path):
            target = other.split(".")
            if target[0] == "longhall" and len(target) > 1 and target[1] in order[order.index(parts[1]) + 1 :]:
                wrong.append(f"{name} imports {other}")
    assert not wrong


def test_no_cycles_run_through_the_top_of_the_package() -> None:
    """``longhall`` itself gathers names from below, so nothing below may import it."""
    assert not [name for name in KERNEL + GAMES if "longhall" in imported_by(MODULES[name])]


def test_no_module_is_too_long() -> None:
    paths = [*PACKAGE.rglob("*.py"), *(ROOT / "tests").rglob("*.py"), *(ROOT / "scripts").rglob("*.py")]
    lengths = {path.relative_to(ROOT): len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    too_long = {str(path): length for path, length in sorted(lengths.items()) if length > MOST_LINES}
    assert not too_long, f"split what is over {MOST_LINES} lines: {too_long}"


# What a program has in memory that has not asked for a game yet: what every game is told in terms of.
ALWAYS_LOADED = {
    "longhall",
    "longhall.games",
    "longhall.kernel",
    *(
        f"longhall.kernel.{name}"
        for name in (
            *("chance", "codec", "errors", "events", "frames", "game", "hidden", "match", "pack", "preview", "recap"),
            *("record", "rules", "setup", "state", "vocabulary"),
        )
    ),
}


def loaded_by(code: str) -> set[str]:
    """The modules of the package that a fresh program has after running ``code``."""
    tell = "import sys; print(*[name for name in sys.modules if name.partition('.')[0] == 'longhall'])"
    done = subprocess.run([sys.executable, "-c", f"{code}; {tell}"], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_a_game_is_loaded_when_it_is_asked_for() -> None:
    assert loaded_by("import longhall") == ALWAYS_LOADED
    others = {name for name in longhall.game_names() if name != "icaion"}
    for code in (
        "import longhall; longhall.game('icaion').new({}, seed='1').view(None)",
        "from longhall.bots import make_bot; make_bot('icaion', 'greedy', '1')",
        "from longhall.table_text import table_text; table_text('icaion')",
        "from longhall.arena.games import game_report; game_report('icaion')",
    ):
        loaded = loaded_by(code)
        assert any("icaion" in name.split(".") for name in loaded), code
        assert not [name for name in loaded if others & set(name.split("."))], code


def test_the_packages_of_the_games_can_be_imported_by_their_names() -> None:
    """Nothing in ``longhall.games`` hides a package: ``import longhall.games.northgard.odds as odds`` works."""
    for name in longhall.game_names():
        package = importlib.import_module(f"longhall.games.{name}")
        assert getattr(longhall.games, name) is package


# What a frame may hold: the compiled build leaves frames out of the search for cycles of references.
PLAIN_FIELD = re.compile(r"(int|str|bool|tuple|\.\.\.|None|[\[\], |])+")


def test_frames_hold_nothing_that_could_lead_back_to_them() -> None:
    wrong: list[str] = []
    for name in longhall.game_names():
        for frame in longhall.game(name).frames().values():
            assert dataclasses.is_dataclass(frame), frame
            fields = dataclasses.fields(frame)
            wrong += [
                f"{frame.__name__}.{field.name}" for field in fields if not PLAIN_FIELD.fullmatch(str(field.type))
            ]
    assert not wrong
