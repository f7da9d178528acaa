"""What all tests share: a repeatable hypothesis, which build a test runs on, and Pebbles where a test asks for it."""

from __future__ import annotations

import gc
import re
import signal
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import hypothesis
import pytest

from tests.conformance.cases import COMPILED

hypothesis.settings.register_profile(
    "longhall",
    derandomize=True,  # the same matches on every machine and every run
    deadline=None,  # machines differ; the speed has tests of its own
    database=None,
    print_blob=False,
)
hypothesis.settings.load_profile("longhall")

# Tests run in the background of a shell ignore interrupts, under nohup hang-ups, and so would the programs they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

ROOT: Final = Path(__file__).parents[1]
# The folders whose tests run on the compiled build, which is the faster one.
COMPILED_FOLDERS: Final = ("games", "conformance", "golden", "bots", "arena", "text", "envs", "puzzles")
HALL: Final = ("server",)  # the folder whose tests run by themselves: they mostly wait
# What a file in compiled folders says if some of its tests also run interpreted, or only so.
INTERPRETED_TOO: Final = re.compile(r"\b(both_builds|interpreted_only|each_case)\b")


# Tests of what [dev] leaves out, since it takes gigabytes: what each needs, and the extra that brings it.
OPTIONAL: Final = {"tests/envs/test_selfplay.py": ("torch", "train"), "tests/arena/test_ray.py": ("ray", "ray")}


def left_out() -> dict[str, tuple[str, str]]:
    return {file: needs for file, needs in OPTIONAL.items() if find_spec(needs[0]) is None}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.getoption("--thorough"):
        for file, (needs, extra) in left_out().items():
            terminalreporter.write_line(f"{file} is left out: {needs} is not installed (pip install -e '.[{extra}]')")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--part",
        choices=("interpreted", "hall", "compiled"),
        help="the tests for one of the two builds, so that few run twice, those of the hall apart; without it all run",
    )
    parser.addoption("--thorough", action="store_true", help="also the tests that run before a release only")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Spare the import of what belongs to the other part. The compiled build cannot even import tests that derive from
    the engine's classes."""
    folder = collection_path.relative_to(ROOT).parts[1:2] if collection_path.is_relative_to(ROOT / "tests") else ()
    if str(collection_path.relative_to(ROOT) if folder else "") in left_out():
        return True
    part = config.getoption("--part")
    if part == "hall" and collection_path.is_dir():
        return True if folder and folder != HALL else None
    if part == "interpreted" and folder == HALL:
        return True
    if part == "compiled" and collection_path.is_dir():
        return True if folder and folder[0] not in COMPILED_FOLDERS else None
    if part == "interpreted" and collection_path.is_file() and folder and folder[0] in COMPILED_FOLDERS:
        return True if not INTERPRETED_TOO.search(collection_path.read_text(encoding="utf-8")) else None
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    part, thorough = config.getoption("--part"), config.getoption("--thorough")
    kept = [item for item in items if thorough or not item.get_closest_marker("thorough")]
    if part is not None:
        kept = [item for item in kept if belongs_to(item, part)]
    remaining = set(kept)
    config.hook.pytest_deselected(items=[item for item in items if item not in remaining])
    items[:] = kept


def pytest_collection_finish() -> None:
    """What has been imported and collected stays: looking through it for garbage takes a fifteenth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def belongs_to(item: pytest.Item, part: str) -> bool:
    folder = item.path.relative_to(ROOT).parts[:-1]
    if folder == ("tests", "packaging"):
        return False  # a stage of its own, since it needs the pages
    if part == "hall" or folder[1:2] == HALL:
        return part == "hall" and folder[1:2] == HALL
    if item.get_closest_marker("interpreted_only"):
        return part == "interpreted"
    if item.get_closest_marker("both_builds"):
        return True
    on_compiled = folder[:1] == ("tests",) and folder[1:2] != () and folder[1] in COMPILED_FOLDERS
    return on_compiled == (part == "compiled")


@pytest.fixture
def all_games() -> Iterator[None]:
    """Every game is registered, Pebbles included (the compiled kernel takes no interpreted game)."""
    if COMPILED:
        yield
        return
    from tests.kernel.pebbles import registered

    with registered():
        yield
