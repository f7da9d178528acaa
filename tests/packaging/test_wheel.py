"""What is released can be installed: a wheel made from the source distribution holds the whole package and runs."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import longhall
from tests.packaging.running import played_hall, visit

ROOT = Path(__file__).resolve().parents[2]
# Builds the pages and several packages, so it runs on its own: `make test` has a stage for it.
pytestmark = pytest.mark.interpreted_only


def run(*command: str | Path, **environment: str) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    run(
        sys.executable,
        ROOT / "scripts" / "package.py",
        "--pure",
        "--no-isolation",
        "--out",
        out,
        LONGHALL_PAGES="built",
    )
    return out


@pytest.fixture(scope="module")
def installed(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel alone in a folder; what it needs is already here."""
    folder = tmp_path_factory.mktemp("installed")
    (wheel,) = dist.glob("*.whl")
    run(sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-index", "--target", folder, wheel)
    return folder


def package_files() -> set[str]:
    found = (path for path in (ROOT / "src" / "longhall").rglob("*") if path.is_file())
    return {
        path.relative_to(ROOT / "src").as_posix()
        for path in found
        if path.suffix not in (".pyc", ".pyo", ".so", ".pyd")
    }


def test_the_wheel_holds_every_file_of_the_package(dist: Path) -> None:
    (wheel,) = dist.glob("*.whl")
    assert wheel.name == f"longhall-{longhall.__version__}-py3-none-any.whl"
    held = {name for name in zipfile.ZipFile(wheel).namelist() if not name.split("/")[0].endswith(".dist-info")}
    built = "longhall/server/web/"
    assert {name for name in held if not name.startswith(built)} == {
        name for name in package_files() if not name.startswith(built)
    }
    assert {built + "index.html", "longhall/py.typed"} <= held


def test_the_source_distribution_can_be_worked_on(dist: Path) -> None:
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        held = {name.partition("/")[2] for name in tar.getnames()}
    assert {"Makefile", "constraints.txt", "scripts/setup.sh", "web/package-lock.json", "tests/conftest.py"} <= held
    assert not any(name.startswith("web/node_modules") or "__pycache__" in name for name in held)


def test_an_installed_package_plays_and_verifies_a_match(installed: Path, tmp_path: Path) -> None:
    path = str(installed)
    assert run(sys.executable, "-m", "longhall.cli", "--version", PYTHONPATH=path).strip() == longhall.__version__
    record = run(sys.executable, "-m", "longhall.cli", "record", "northgard", "--seed", "1", PYTHONPATH=path)
    file = tmp_path / "match.jsonl"
    file.write_text(record, encoding="utf-8")
    run(sys.executable, "-m", "longhall.cli", "verify", file, PYTHONPATH=path)


def test_an_installed_hall_is_visited(installed: Path, tmp_path: Path) -> None:
    with played_hall(tmp_path, str(installed)) as address:
        asyncio.run(asyncio.wait_for(visit(address), 120))
