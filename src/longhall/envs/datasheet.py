"""The page that says what a data set is, how it was made and what it is good for."""

from __future__ import annotations

import json
from typing import Any

from longhall.games import game as load_game


def datasheet(told: dict[str, Any], columns: dict[str, str], decisions: int, size: int) -> str:
    """``told`` is the metadata of the file, ``columns`` what each column means."""
    bots = ", ".join(told["bots"])
    changed = {name: value for name, value in told["setup"].items() if name == "seats" or value != _default(told, name)}
    settings = ", ".join(f"{name} {json.dumps(value)}" for name, value in changed.items())
    parts = [
        f"# Datasheet: {told['matches']} matches of {told['game']}",
        "## Why it exists",
        "Decisions of whole matches with what was known, what was possible, what was chosen and how it ended: for "
        "imitation, off-policy learning, learning to tell who will win, and for looking at how bots play.",
        "## What is in it",
        f"{decisions} decisions of {told['matches']} matches of {told['game']}, {size} bytes. Setup: {settings}. Bots "
        f"by seat: {bots}. No people played, and nothing in it is about people. Nobody's hidden cards are in an "
        "observation but the deciding seat's own; the seed would bring them all to light.",
        "| column | meaning |\n| --- | --- |\n"
        + "\n".join(f"| {name} | {meaning} |" for name, meaning in columns.items()),
        "The metadata of the file hold the keys of all actions, the slices of an observation, setup and versions.",
        "## How it was made",
        f"Each match was played by the rules of version {told['rules_version']} with pack {told['pack']}, from the "
        f"seed {told['seed']}/N for match N. The same command makes the same rows on any machine, whatever --jobs:",
        f"    {command(told)}",
        f"Actions version {told['actions_version']} ({told['actions_fingerprint']}), observations version "
        f"{told['encoding_version']} ({told['encoding_fingerprint']}).",
        "## What to know before use",
        "- Matches are whole, and rows of a match depend on each other: split by match, not by row.\n"
        "- Choices are those of the bots named above, with their habits and mistakes. Positions they never reach are "
        "not there.\n"
        "- Decisions with one option are rows, too.\n"
        "- Outcomes are of the whole match, also on its first decision.\n"
        "- The numbers follow from a reconstruction of the games' components where rulebooks do not print them; what "
        "holds for a printed box may differ.",
        "## Terms",
        "The program is under the Apache License 2.0, and so is what it writes. The games are by their designers and "
        "publishers; no text or art of theirs is in it.",
    ]
    return "\n\n".join(parts) + "\n"


def command(told: dict[str, Any]) -> str:
    pairs = [f"--set {n}={_typed(v)}" for n, v in told["setup"].items() if n != "seats" and v != _default(told, n)]
    words = [
        f"longhall dataset {told['game']} --seats {told['setup']['seats']} --matches {told['matches']}",
        f"--bots {','.join(told['bots'])} --seed {told['seed']}",
        *pairs,
    ]
    return " ".join(words)


def _default(told: dict[str, Any], name: str) -> Any:
    return next(option.default for option in load_game(told["game"]).setup_options if option.name == name)


def _typed(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return ",".join(value) if isinstance(value, list) else str(value)
