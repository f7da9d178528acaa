"""`pip install longhall[server]` from the wheel in a fresh environment: a match is played in a browser."""

from __future__ import annotations

import sys
import sysconfig
from pathlib import Path

import pytest

from tests.packaging.test_wheel import ROOT, run

pytestmark = [pytest.mark.thorough, pytest.mark.interpreted_only]


@pytest.mark.parametrize("build", ["pure", "compiled"])
def test_a_match_is_played_in_a_browser(build: str, tmp_path: Path) -> None:
    dist, environment = tmp_path / "dist", tmp_path / "environment"
    run(sys.executable, ROOT / "scripts" / "package.py", "--out", dist)
    wheels = {"pure" if wheel.name.endswith("-none-any.whl") else "compiled": wheel for wheel in dist.glob("*.whl")}
    if build not in wheels:
        pytest.skip("no C compiler here")
    run(sys.executable, "-m", "venv", environment)
    python = environment / ("Scripts" if sysconfig.get_platform().startswith("win") else "bin") / "python"
    constraints = ROOT / "constraints.txt"
    run(python, "-m", "pip", "install", "-q", "-c", constraints, f"{wheels[build]}[server]")
    engine = run(python, "-c", "import longhall.kernel.match as engine; print(engine.__file__)").strip()
    assert engine.startswith(str(environment)) and engine.endswith(".py") == (build == "pure")
    spec = ["match.spec.ts", "--project", "browser", "--grep", "from setup to the podium"]
    output = run(sys.executable, ROOT / "scripts" / "pages.py", "browser", "--", *spec, LONGHALL_PYTHON=str(python))
    assert "1 passed" in output
