"""Build what is released, into dist/: a source distribution, a pure wheel made from it, and a wheel with the compiled
engine for this platform and Python.

    python scripts/package.py [--out DIR] [--pure] [--no-isolation]

pip prefers the compiled wheel where it fits and takes the pure one everywhere else. Without a C compiler, or with
--pure, only the first two are built.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import compile as compiling  # type: ignore[import-not-found]  # beside this file

ROOT = Path(__file__).resolve().parent.parent


def build_pure(out: Path, isolated: bool) -> Path:
    """The source distribution, and the wheel that is built from it alone."""
    shutil.rmtree(out, ignore_errors=True)
    command = [
        sys.executable,
        "-m",
        "build",
        "--outdir",
        str(out),
        *([] if isolated else ["--no-isolation"]),
        str(ROOT),
    ]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    (wheel,) = out.glob("*-none-any.whl")
    return wheel


def platform_tag() -> str:
    """Such as cp311-cp311-linux_x86_64."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def add_compiled(pure: Path) -> None:
    """Write a second wheel: the pure one and the extension modules of build/compiled."""
    with tempfile.TemporaryDirectory() as folder:
        run_wheel("unpack", str(pure), "--dest", folder)
        (tree,) = Path(folder).iterdir()
        suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
        for module in compiling.TARGET.rglob(f"*{suffix}"):
            shutil.copy2(module, tree / module.relative_to(compiling.TARGET))
        (facts,) = tree.glob("*.dist-info/WHEEL")
        lines = [line for line in facts.read_text().splitlines() if not line.startswith(("Tag:", "Root-Is-Purelib:"))]
        lines = [line for line in lines if line] + ["Root-Is-Purelib: false", f"Tag: {platform_tag()}", ""]
        facts.write_text("\n".join(lines))
        run_wheel("pack", str(tree), "--dest", str(pure.parent))


def run_wheel(*arguments: str) -> None:
    subprocess.run([sys.executable, "-m", "wheel", *arguments], check=True, stdout=subprocess.DEVNULL)


def main() -> int:
    parser = argparse.ArgumentParser(description="Build a source distribution and wheels.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where to, emptied first; dist/ unless given")
    parser.add_argument("--pure", action="store_true", help="no wheel with the compiled engine")
    parser.add_argument("--no-isolation", action="store_true", help="build with the setuptools that is installed here")
    arguments = parser.parse_args()
    pure = build_pure(arguments.out.resolve(), not arguments.no_isolation)
    if not arguments.pure and compiling.missing_tool() is None:
        subprocess.run([sys.executable, str(ROOT / "scripts" / "compile.py")], check=True)
        add_compiled(pure)
    for path in sorted(pure.parent.iterdir()):
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
