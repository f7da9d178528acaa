"""A hook of mkdocs: adds the pages at the root of the project to the site, and the decisions with a list of them to its
menu.

Links in those pages are written for a reader of the repository, so `docs/` is taken off them.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
PAGES = {
    "README.md": "index.md",
    **{
        name: name
        for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "LICENSE", "NOTICE")
    },
}


DECISIONS = "Decisions"  # their group in the menu


def decisions() -> dict[str, str]:
    """Titles by file, in the order of their numbers."""
    found = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
    return {path.name: path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ") for path in found}


def on_config(config: Any) -> Any:
    (group,) = [entry[DECISIONS] for entry in config["nav"] if DECISIONS in entry]
    group += [{title: f"decisions/{name}"} for name, title in decisions().items()]
    return config


def on_files(files: Files, config: Any) -> Files:
    for source, target in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        text = re.sub(r"(\]\(|\]: )docs/decisions/\)", r"\1decisions/index.md)", text)
        text = re.sub(r"(\]\(|\]: )docs/", r"\1", text)
        files.append(File.generated(config, target, content=text))
    files.append(File.generated(config, "decisions/index.md", content=list_of_decisions()))
    return files


def list_of_decisions() -> str:
    lines = [
        "# Decisions",
        "",
        "Why things are as they are. A decision is not edited but superseded by a later one.",
        "",
    ]
    lines += [f"- [{title}]({name})" for name, title in decisions().items()]
    return "\n".join(lines) + "\n"
