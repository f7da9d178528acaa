"""The tutorial is true: whoever follows docs/adding-a-game.md to the letter has a game that passes our tests."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from longhall.kernel.rules import LANGUAGES

pytestmark = pytest.mark.interpreted_only

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs" / "adding-a-game.md"
COPIED: Final = ("src/longhall", "tests")
LEFT_OUT: Final = {"src/longhall/server/web"}  # the built pages: large, and not needed here
BLOCK: Final = re.compile(r"`([\w./-]+)`:\n\n((?:```\w*\n.*?```\n+)+)", re.DOTALL)
FENCE: Final = re.compile(r"```(\w*)\n(.*?)```", re.DOTALL)
GAME: Final = "cairn"


def blocks(page: Path = PAGE) -> list[tuple[str, str, str]]:
    """The code blocks of a page: the file that the sentence above names last, the kind of the block, its text."""
    found = BLOCK.findall(page.read_text(encoding="utf-8"))
    return [(path, kind, text) for path, fences in found for kind, text in FENCE.findall(fences)]


def patched(text: str, patch: str) -> str:
    """``text`` with the lines of a patch that begin with a plus; the others must be there."""
    lines = patch.splitlines()
    before = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
    after = "".join(f"{line[1:]}\n" for line in lines)
    assert text.count(before) == 1, f"the page patches what is not there:\n{before}"
    return text.replace(before, after)


def write_blocks(root: Path, page: Path) -> None:
    for path, kind, block in blocks(page):
        file = root / path
        text = patched(file.read_text(encoding="utf-8"), block) if kind == "diff" else block
        file.unlink(missing_ok=True)  # else it is written through a link into the repository
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def follow_the_page(root: Path) -> None:
    write_blocks(root, PAGE)
    translate(root)
    for package in (root / f"src/longhall/games/{GAME}", root / f"tests/games/{GAME}"):
        (package / "__init__.py").touch()


def translate(root: Path) -> None:
    """As translators would, but for the words."""
    rules, words = root / f"src/longhall/games/{GAME}/rules", root / "src/longhall/locale"
    for language in LANGUAGES[1:]:
        text = (rules / "en.toml").read_text(encoding="utf-8").replace('"en"', f'"{language}"')
        (rules / f"{language}.toml").write_text(text, encoding="utf-8")
        shutil.copytree(words / "en" / GAME, words / language / GAME)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as links, compiled files included, with the game of the page added."""
    root = tmp_path_factory.mktemp("copy")
    fill(root)
    return root


def fill(root: Path) -> None:
    def left_out(folder: str, names: list[str]) -> set[str]:
        inside = Path(folder).relative_to(ROOT)
        return {name for name in names if str(inside / name) in LEFT_OUT}

    for folder in COPIED:
        shutil.copytree(ROOT / folder, root / folder, copy_function=os.symlink, ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", root)
    follow_the_page(root)


def run(root: Path, *arguments: str, **environment: str) -> str:
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}", **environment}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(arguments)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_the_page_has_the_whole_game() -> None:
    paths = [path for path, _, _ in blocks()]
    files = ("game.py", "shapes.py", "game.ftl", "setups.py")
    assert [path for path in paths if "/rules/" in path or path.endswith(files)] == [
        "src/longhall/games/cairn/game.py",
        "src/longhall/games/cairn/shapes.py",
        "src/longhall/games/cairn/rules/en.toml",
        "src/longhall/locale/en/cairn/game.ftl",
        "tests/games/cairn/setups.py",
    ]
    fences = len(FENCE.findall(PAGE.read_text(encoding="utf-8")))
    assert len(paths) == fences, "above every block of the page stands the file it belongs to"


def test_its_code_is_written_as_ours_is(copy: Path) -> None:
    files = [path for path, kind, _ in blocks() if path.endswith(".py")]
    for command in (("check",), ("format", "--check")):
        run(copy, "-m", "ruff", *command, "-q", *files)


def test_the_game_passes_the_tests_of_every_game(copy: Path) -> None:
    own = f"tests/games/{GAME}"
    tests = ("tests/conformance/test_every_setup.py", "tests/kernel/test_schema.py", "tests/text", "tests/golden", own)
    quiet = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", GAME)
    told = run(copy, *quiet, *tests, LONGHALL_REGENERATE_GOLDEN="1")
    assert re.search(r"\b[2-9]\d passed", told), told
    assert len(list((copy / "tests/golden" / GAME).glob("*.txt"))) == 3


def test_it_is_played_in_a_hall_and_on_the_command_line(copy: Path) -> None:
    places = run(copy, "-m", "tests.docs.hall_table", GAME)
    assert places.strip() in ("[1, 2]", "[2, 1]", "[1, 1]")
    assert "3 completed" in run(copy, "-m", "longhall.cli", "simulate", GAME, "--games", "3", "--seed", "1")


def test_a_patch_that_fits_nothing_is_noticed() -> None:
    assert patched("one\ntwo\n", " one\n+and a half\n") == "one\nand a half\ntwo\n"
    with pytest.raises(AssertionError, match="what is not there"):
        patched("one\ntwo\n", " three\n+four\n")
