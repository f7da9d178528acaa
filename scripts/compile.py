"""Compile the kernel, the games, what their bots know and the encoders of the environments with mypyc into
build/compiled.

    python scripts/compile.py                 build, or say that the build is up to date
    python scripts/compile.py --run CMD ...   then run CMD with the compiled package first on the path
    python scripts/compile.py --anyway --run CMD ...   likewise; interpreted where nothing can be compiled
    python scripts/compile.py --quick         compile in less time into something slower, for tests

`PYTHONPATH=build/compiled` imports the compiled package: a copy of src/longhall in which every module of `kernel`,
`games`, `bots` and `envs/core`, but for shapes.py, folders called events and those in EXCLUDE, has an extension module
beside it.
Without a C compiler nothing is built or run and the exit code is 0.
"""

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

import acyclic  # type: ignore[import-not-found]  # beside this file
import constructors  # type: ignore[import-not-found]

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "longhall"
TARGET = ROOT / "build" / "compiled"
STAGE = ROOT / "build" / "compiling"
STAMP = ".stamp"

# Measured on Northgard: -O1 plays as fast as -O3 and compiles in two thirds of the time. -Og takes half of the time of
# -O3 and is a sixth slower at playing, which is what tests want. -O0 is no faster than the interpreter.
LEVEL = "1"
QUICK_LEVEL = "g"
# Nothing but the package itself calls what is compiled, so calls need not go through the table of the dynamic linker.
INTERNAL = ["-fvisibility=hidden", "-fno-semantic-interposition"]
CHUNKS = 8  # C files of a quick build: enough for all cores to be busy to the end
# Each module gets a shim, a C file of a few lines whose header takes most of the time: it is compiled once, into here.
HEADERS = Path("h")

COMPILED_PACKAGES = ("kernel", "games", "bots", "envs/core")
# Modules that stay interpreted, as paths below src/longhall.
EXCLUDE: tuple[str, ...] = (
    "bots/base.py",  # people write bots of their own, and interpreted classes cannot have a compiled base
    "bots/greedy.py",  # a subclass of that
    "bots/random.py",
    "bots/search.py",  # as are these
    "bots/careless.py",
)
# Types that tools read at run time, which mypyc would leave out: a module, and a folder of modules.
INTERPRETED_NAME = "shapes.py"
INTERPRETED_FOLDER = "events"

IGNORED_SUFFIXES = (".pyc", ".so", ".pyd")


def say(text: str) -> None:
    """Progress goes to stderr, so that the output of a command run with --run stays clean."""
    print(f"compile: {text}", file=sys.stderr, flush=True)


def modules() -> list[Path]:
    """The modules to compile, below SOURCE, in a fixed order; empty if there are none yet."""
    found = [path.relative_to(SOURCE) for package in COMPILED_PACKAGES for path in (SOURCE / package).rglob("*.py")]
    left_out = ("__init__.py", INTERPRETED_NAME)
    return sorted(
        path
        for path in found
        if path.name not in left_out and path.parent.name != INTERPRETED_FOLDER and path.as_posix() not in EXCLUDE
    )


def missing_tool() -> str | None:
    """What keeps us from compiling C here, in words, or None."""
    names = [os.environ["CC"].split()[0]] if os.environ.get("CC", "").strip() else ["cc", "gcc", "clang"]
    if not any(shutil.which(name) for name in names):
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python are not installed"
    return None


def fingerprint() -> str:
    """A hash of all that decides what the extension modules contain."""
    digest = hashlib.sha256()
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    for fact in (sys.version, platform.platform(), suffix, version("mypy"), version("setuptools")):
        digest.update(fact.encode() + b"\0")
    sources = [path for package in COMPILED_PACKAGES for path in sorted((SOURCE / package).rglob("*.py"))]
    builders = [Path(file).resolve() for file in (__file__, acyclic.__file__, constructors.__file__)]
    for path in (*builders, SOURCE / "__init__.py", *sources):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(content)}\0".encode() + content)
    return digest.hexdigest()


def files_below(folder: Path) -> set[Path]:
    """Sources and data below `folder`, relative to it; nothing that Python or a compiler made."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix not in IGNORED_SUFFIXES)
    return {path.relative_to(folder) for path in found}


def is_current(stamp: str, quick: bool) -> bool:
    """Whether the build is of these sources. A quick one is good enough only for those who ask for one."""
    path = TARGET / STAMP
    good = [f"{stamp} {level}" for level in ((LEVEL, QUICK_LEVEL) if quick else (LEVEL,))]
    return path.exists() and path.read_text() in good


def mirror() -> None:
    """Bring what is not compiled (data, other packages) in TARGET up to date with the sources."""
    copy = TARGET / "longhall"
    wanted = files_below(SOURCE)
    for relative in files_below(copy) - wanted:
        (copy / relative).unlink(missing_ok=True)  # another stage may have removed it
    for relative in wanted:
        source, target = SOURCE / relative, copy / relative
        if not target.exists() or source.read_bytes() != target.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


def in_chunks(sources: list[str]) -> list[str]:
    """The modules in a few C files, each of which includes many: reading the headers takes a third of the time."""
    modules = [Path(source) for source in sources if Path(source).name.startswith("__native_")]
    chunks = []
    for number in range(CHUNKS):
        chunk = modules[0].parent / f"chunk_{number}.c"
        chunk.write_text("".join(f'#include "{path.name}"\n' for path in modules[number::CHUNKS]))
        chunks.append(str(chunk))
    return [*chunks, *(source for source in sources if Path(source) not in modules)]


def build_here(paths: list[str], level: str) -> None:
    """Compile `paths` (relative to the current directory) in place; runs in a process of its own."""
    from mypyc.build import mypycify  # noqa: PLC0415  the parent process does not need the compiler in memory
    from setuptools import setup  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class BuildOnAllCores(build_ext):  # type: ignore[misc]  # setuptools ships no types
        """The C files of one extension at the same time, not one after another."""

        def build_extensions(self) -> None:
            compile_all, compile_one = self.compiler.compile, self.compiler._compile
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                begun: list[Future[None]] = []

                def compile_together(*args: Any, **kwargs: Any) -> Any:
                    objects = compile_all(*args, **kwargs)
                    for file in begun:
                        file.result()
                    begun.clear()
                    return objects

                def compile_soon(obj: str, src: str, ext: str, cc_args: list[str], *rest: Any) -> None:
                    if f"-I{HEADERS}" in cc_args and not (HEADERS / "Python.h.gch").exists():
                        header = HEADERS / "Python.h"
                        compile_one(f"{header}.gch", str(header), ext, [*cc_args, "-x", "c-header"], *rest)
                    begun.append(pool.submit(compile_one, obj, src, ext, cc_args, *rest))

                self.compiler._compile = compile_soon
                self.compiler.compile = compile_together
                super().build_extensions()

    # No configuration file: the project's own points mypy at src/, where it would find the same modules again.
    flags = ["--config-file=", "--explicit-package-bases", "--namespace-packages"]
    extensions = mypycify(
        [*flags, *paths], opt_level=level, debug_level="0", target_dir="c", group_name="longhall", multi_file=True
    )
    shared, *shims = extensions
    if os.name == "posix":
        shared.extra_compile_args += INTERNAL
    if level == QUICK_LEVEL:
        shared.sources = in_chunks(shared.sources)
        for shim in shims:
            shim.include_dirs.insert(0, str(HEADERS))
        HEADERS.mkdir()
        (HEADERS / "Python.h").write_text(f'#include "{sysconfig.get_path("include")}/Python.h"\n')
    arguments = ["-q", "build_ext", "--inplace", "--build-temp=o"]
    commands = {"build_ext": BuildOnAllCores}
    setup(name="longhall", packages=[], ext_modules=extensions, cmdclass=commands, script_args=arguments)


def environment(target: Path) -> dict[str, str]:
    """The environment in which `target` comes first on the path, before an editable install."""
    rest = os.environ.get("PYTHONPATH")
    return os.environ | {"PYTHONPATH": str(target) + (os.pathsep + rest if rest else "")}


def check_imports(names: list[Path]) -> str:
    """Import every compiled module from STAGE; returns what went wrong, or an empty string."""
    dotted = [".".join(("longhall", *name.with_suffix("").parts)) for name in names]
    code = (
        "import importlib, sys\n"
        "for name in sys.argv[1:]:\n"
        "    file = importlib.import_module(name).__file__\n"
        "    if not file.endswith(('.so', '.pyd')): sys.exit(f'{name} was imported from {file}, not compiled')\n"
    )
    command = [sys.executable, "-c", code, *dotted]
    done = subprocess.run(command, env=environment(STAGE), capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stderr or f"the import check ended with {done.returncode}"


def build(stamp: str, level: str) -> bool:
    """Build in STAGE and swap it in when it works, so that a failed build never replaces a good one."""
    names = modules()
    say(f"compiling {len(names)} modules of {' and '.join(COMPILED_PACKAGES)} with mypyc, a minute or two")
    started = time.monotonic()
    shutil.rmtree(STAGE, ignore_errors=True)
    made = shutil.ignore_patterns("__pycache__", *(f"*{suffix}" for suffix in IGNORED_SUFFIXES))
    shutil.copytree(SOURCE, STAGE / "longhall", ignore=made)
    if names:
        as_written = {STAGE / "longhall" / name: (STAGE / "longhall" / name).read_bytes() for name in names}
        constructors.write_copies(STAGE / "longhall", environment(STAGE))
        constructors.write_constructors(STAGE / "longhall", names, environment(STAGE))
        acyclic.mark_acyclic(STAGE / "longhall", names, environment(STAGE))
        paths = [(Path("longhall") / name).as_posix() for name in names]
        command = [sys.executable, str(Path(__file__).resolve()), "--level", level, "--build-here", *paths]
        # Without PYTHONPATH and MYPYPATH mypy sees this copy of the package and no other.
        clean = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "MYPYPATH")}
        done = subprocess.run(command, cwd=STAGE, env=clean, capture_output=True, text=True, check=False)
        trouble = done.stdout + done.stderr if done.returncode else check_imports(names)
        if trouble:
            print(trouble[-8000:], file=sys.stderr)
            say("failed; the messages are above")
            return False
        for path, content in as_written.items():
            path.write_bytes(content)
    for scratch in ("c", "h", "o", "build", ".mypy_cache"):
        shutil.rmtree(STAGE / scratch, ignore_errors=True)
    (STAGE / STAMP).write_text(f"{stamp} {level}")
    shutil.rmtree(TARGET, ignore_errors=True)
    STAGE.rename(TARGET)
    say(f"done in {time.monotonic() - started:.0f} s: build/compiled")
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the kernel and the games with mypyc into build/compiled.")
    parser.add_argument("--run", nargs=argparse.REMAINDER, help="a command to run on the compiled build")
    parser.add_argument("--quick", action="store_true", help="compile in less time, for tests")
    parser.add_argument("--level", default=LEVEL, help=argparse.SUPPRESS)
    parser.add_argument("--anyway", action="store_true", help="run the command interpreted if there is no C compiler")
    parser.add_argument("--build-here", nargs="+", default=[], help=argparse.SUPPRESS)
    given = sys.argv[1:]
    end = given.index("--run") if "--run" in given else len(given)  # argparse would take a `--` of CMD for its own
    arguments, command = parser.parse_args(given[:end]), given[end + 1 :]
    if arguments.build_here:
        build_here(arguments.build_here, arguments.level)
        return 0
    stamp = fingerprint()
    if is_current(stamp, arguments.quick):
        mirror()
        say("build/compiled is up to date")
    elif reason := missing_tool():
        say(f"{reason}, so the compiled build is skipped; everything works interpreted, only slower.")
        return subprocess.run(command, check=False).returncode if arguments.anyway and command else 0
    elif not build(stamp, QUICK_LEVEL if arguments.quick else LEVEL):
        return 1
    if command:
        return subprocess.run(command, env=environment(TARGET), check=False).returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
