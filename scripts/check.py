"""Run the checks of the project side by side and say how long each took.

    python scripts/check.py            what must pass before a change is merged
    python scripts/check.py --all      everything, as before a release
    python scripts/check.py lint types only these stages, and what they need

Stages that wait for nothing run together; each writes to build/check/STAGE.log, which is shown if the stage fails.
Further arguments after `--` go to pytest.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOGS = ROOT / "build" / "check"
COVERED = LOGS / "covered"  # what the stages write there tells which lines of the package their tests run
PYTHON = sys.executable
JOBS = os.environ.get("JOBS") or str(os.cpu_count() or 2)
# Each worker imports and collects for itself, and several stages run side by side: half as many took a tenth off.
WORKERS = str(max(1, int(JOBS) // 2)) if JOBS.isdecimal() else JOBS
PYTEST = [PYTHON, "-m", "pytest", "-q", "-n", WORKERS, "--dist", "loadgroup"]
SEARCHES = [f"tests/conformance/test_{name}.py" for name in ("any_match", "edited_saves", "promises")]  # as make soak
COMPILE = [PYTHON, "scripts/compile.py", "--quick"]
COMPILED = [*COMPILE, "--anyway", "--run"]
PAGES = [PYTHON, "scripts/pages.py"]
TOGETHER = 4  # stages at a time: many use one core for part of their time, and the tests of the hall mostly wait
SHOWN_LINES = 300
# Without bytecode on disk every worker would rewrite the asserts of every test again, and every command that a test
# runs would compile the package.
UNSET = ("PYTHONDONTWRITEBYTECODE",)


@dataclass
class Stage:
    """Commands to run one after another once the stages in ``needs`` have passed."""

    name: str
    commands: list[list[str]]
    needs: tuple[str, ...] = ()
    alone: bool = False  # nothing runs beside it: it measures, or needs the machine for itself
    environment: dict[str, str] = field(default_factory=dict)


@dataclass
class Outcome:
    name: str
    ok: bool
    wall: float
    cpu: float
    last_line: str


def stages(everything: bool, pytest_arguments: list[str]) -> list[Stage]:
    """In the order in which they start, as soon as they may: what takes long or what others need comes first, and what
    uses all cores comes last, so that none is idle before the browser gets them all."""
    bin = Path(PYTHON).parent
    covered = [*PYTEST, "-p", "scripts.covered"]
    some = ["--thorough", "--ignore=tests/packaging"] if everything else ["--part", "interpreted"]
    thorough = ["--thorough"] if everything else []
    schema = [str(bin / "check-jsonschema"), "-q", "--builtin-schema"]
    papers = [
        [str(bin / "mkdocs"), "build", "--strict"],  # with --quiet it would count no warnings, and refuse nothing
        [str(bin / "hadolint"), "Dockerfile"],
        [*schema, "vendor.compose-spec", "compose.yaml"],
        [*schema, "vendor.github-workflows", ".github/workflows/check.yml", ".github/workflows/release.yml"],
        [
            *schema,
            "vendor.github-issue-forms",
            *(f".github/ISSUE_TEMPLATE/{name}.yml" for name in ("bug", "rule", "idea")),
        ],
        [*schema, "vendor.dependabot", ".github/dependabot.yml"],
        [str(bin / "zizmor"), "--offline", "--quiet", ".github"],
    ]
    # before a release with interpreted halls: figures are those of the wheel that most people install
    browser = [*PAGES, "browser"] if everything else [*COMPILED, *PAGES, "browser", "--", "--project", "browser"]
    found = [
        Stage("packages", [[*PAGES, "install"]]),
        Stage("compile", [COMPILE]),
        Stage("build", [["make", "-s", "web"]], ("packages",)),
        Stage("packaging", [[PYTHON, "-m", "pytest", "-q", "tests/packaging", *thorough]], ("build",)),
        Stage("lint", [[str(bin / "ruff"), "format", "--check", "-q"], [str(bin / "ruff"), "check", "-q"]]),
        Stage("types", [[str(bin / "mypy"), "--no-error-summary"]]),
        Stage("papers", papers),
        Stage("browser", [browser], ("build", "compile"), alone=everything),  # the figures need it quiet
        Stage("interpreted", [[*covered, *some, *pytest_arguments]], environment=writes_to(COVERED / "interpreted")),
        Stage("client", [[*PAGES, "check"], ["make", "-s", "protocol-check"]], ("packages",)),
        Stage("units", [[*COMPILED, *PAGES, "unit"]], ("compile", "build")),  # the compiled package has the pages, too
        Stage("compiled", [[*COMPILED, *PYTEST, "--part", "compiled", *thorough, *pytest_arguments]], ("compile",)),
    ]
    if not everything:
        hall = [*covered, "--part", "hall", *pytest_arguments]
        found.insert(2, Stage("hall", [hall], environment=writes_to(COVERED / "hall")))  # takes long, waiting mostly
    if not pytest_arguments:  # which may choose some tests only
        told = ["interpreted"] if everything else ["interpreted", "hall"]
        found.append(
            Stage("coverage", [[PYTHON, "scripts/covered.py", *(str(COVERED / name) for name in told)]], (*told,))
        )
    if everything:
        soak = [*COMPILED, *PYTEST, *SEARCHES, *pytest_arguments]
        searched = {"LONGHALL_MATCHES": "200", "LONGHALL_SAVES": "200"}
        found.append(Stage("soak", [soak], ("compile",), environment=searched))
        found.append(Stage("speed", [[PYTHON, "scripts/speed.py"]], ("compile",), alone=True))
    return found


def writes_to(folder: Path) -> dict[str, str]:
    return {"COVERED": str(folder)}


def environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name not in UNSET} | {"NO_COLOR": "1"}


def run(stage: Stage) -> Outcome:
    started = time.monotonic()
    cpu = 0.0
    ok = True
    log = LOGS / f"{stage.name}.log"
    with log.open("w", encoding="utf-8") as output:
        for command in stage.commands:
            process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=environment() | stage.environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            cpu += used.ru_utime + used.ru_stime
            if process.returncode != 0:
                ok = False
                break
    lines = log.read_text(encoding="utf-8", errors="replace").split("\n")
    last = next((line for line in reversed(lines) if line.strip()), "")
    return Outcome(stage.name, ok, time.monotonic() - started, cpu, last)


def run_all(wanted: list[Stage]) -> list[Outcome]:
    """Every stage once its needs have passed, a few at a time. What needs a failed stage is left out."""
    todo, done = list(wanted), dict[str, Outcome]()
    running: dict[Future[Outcome], Stage] = {}
    with ThreadPoolExecutor(TOGETHER) as pool:
        while todo or running:
            for stage in list(todo):
                if any(need in done and not done[need].ok for need in stage.needs):
                    todo.remove(stage)
                    done[stage.name] = Outcome(stage.name, False, 0, 0, f"not run: it needs {', '.join(stage.needs)}")
            for stage in startable(todo, done, list(running.values())):
                todo.remove(stage)
                running[pool.submit(run, stage)] = stage
                say(f"{stage.name} ...")
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                outcome = done[running.pop(future).name] = future.result()
                report(outcome)
    return list(done.values())


def startable(todo: list[Stage], done: dict[str, Outcome], running: list[Stage]) -> list[Stage]:
    """What may start beside ``running``. A stage that runs alone waits until nothing else is left to start."""
    if any(stage.alone for stage in running):
        return []
    ready = [stage for stage in todo if all(need in done for need in stage.needs)]
    found = [stage for stage in ready if not stage.alone][: TOGETHER - len(running)]
    if not found and not running:
        found = ready[:1]
    return found


def report(outcome: Outcome) -> None:
    if not outcome.ok:
        lines = (LOGS / f"{outcome.name}.log").read_text(encoding="utf-8", errors="replace").splitlines()
        print(*lines[-SHOWN_LINES:], sep="\n")
    print(f"{outcome.name}: {'passed' if outcome.ok else 'FAILED'} in {outcome.wall:.0f} s", flush=True)
    if outcome.ok and outcome.last_line:
        print(f"  {outcome.last_line}", flush=True)


def say(text: str) -> None:
    print(f"check: {text}", file=sys.stderr, flush=True)


def with_needs(names: list[str], known: dict[str, Stage]) -> set[str]:
    found: set[str] = set()
    todo = list(names)
    while todo:
        name = todo.pop()
        found.add(name)
        todo += known[name].needs
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="everything, as before a release")
    parser.add_argument("stages", nargs="*", help="only these stages, and what they need")
    given = sys.argv[1:]
    end = given.index("--") if "--" in given else len(given)
    arguments = parser.parse_args(given[:end])
    known = {stage.name: stage for stage in stages(arguments.all, given[end + 1 :])}
    if unknown := [name for name in arguments.stages if name not in known]:
        parser.error(f"no stage {', '.join(unknown)}; the stages are {', '.join(known)}")
    wanted = with_needs(arguments.stages or list(known), known)
    LOGS.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(COVERED, ignore_errors=True)
    started = time.monotonic()
    outcomes = run_all([stage for name, stage in known.items() if name in wanted])
    failed = [outcome.name for outcome in outcomes if not outcome.ok]
    print(f"\n{'stage':<14}{'wall':>7}{'cpu':>7}")
    for outcome in outcomes:
        print(f"{outcome.name:<14}{outcome.wall:>5.0f} s{outcome.cpu:>5.0f} s{'' if outcome.ok else '  FAILED'}")
    print(f"{'all':<14}{time.monotonic() - started:>5.0f} s{sum(outcome.cpu for outcome in outcomes):>5.0f} s")
    if failed:
        print(f"failed: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
