"""The balance report of a series of matches: one page that needs nothing but a browser.

``check_report`` comes before the matches, ``write_report`` after them.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Final

from longhall.arena.report_general import general_sections
from longhall.arena.report_page import page
from longhall.arena.report_section import Section, Table
from longhall.arena.report_words import Words
from longhall.arena.summary import Summary
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game

ERRORS_SHOWN: Final = 5
ORDER: Final = (
    "clans",
    "order",
    "seats",
    "bots",
    "ends",
    "clan-ends",
    "sources",
    "length",
    "cards",
    "battles",
    "creature-battles",
    "losses",
    "profile",
    "buildings",
)


def check_report(path: Path) -> None:
    """LonghallError, in a sentence, where a report could not be made or written there."""
    if importlib.util.find_spec("plotly") is None:
        raise LonghallError("--report draws with plotly, which is not installed: pip install 'longhall[report]'")
    if path.is_dir():
        raise LonghallError(f"{path} is a folder: --report takes the name of a file")
    try:
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(13, "Permission denied")
        trial = _beside(path)
        trial.touch(exist_ok=False)
        trial.unlink()
    except OSError as error:
        raise LonghallError(f"the report cannot be written to {path}: {error.strerror or error}") from None


def write_report(path: Path, words: Words, summary: Summary, game: Game) -> None:
    """A file of that name is replaced once the whole page is written."""
    text = report_page(words, summary, game)
    part = _beside(path)
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path.resolve())
    except OSError as error:
        raise LonghallError(f"the report cannot be written to {path}: {error.strerror or error}") from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def _beside(path: Path) -> Path:
    place = path.resolve()
    return place.with_name(f".{place.name}.{secrets.token_hex(4)}.part")


def report_page(words: Words, summary: Summary, game: Game) -> str:
    library = importlib.import_module("plotly.offline").get_plotlyjs()
    assert isinstance(library, str)
    sections: list[Section] = []
    if summary.matches:
        sections = general_sections(words, summary)
        if game.name in _OWN_SECTIONS:
            sections += _OWN_SECTIONS[game.name](words, summary)
        sections.sort(key=lambda section: ORDER.index(section.id))
    findings = [finding for section in sections for finding in section.findings]
    title = words.say("title", game=words.texts.say("game-name", {}) if words.texts.has("game-name") else game.name)
    return page(words, title, head_table(words, summary, game), findings, sections, library)


def _northgard(words: Words, summary: Summary) -> list[Section]:
    from longhall.arena.report_northgard import northgard_sections  # noqa: PLC0415  # only for those who play it

    return northgard_sections(words, summary)


_OWN_SECTIONS: Final[dict[str, Callable[[Words, Summary], list[Section]]]] = {"northgard": _northgard}


def head_table(words: Words, summary: Summary, game: Game) -> Table:
    errors = len(summary.errors)
    rows = [
        [words.say("row-games"), words.number(summary.games)],
        [words.say("row-lawful"), words.say("lawful", lawful=summary.lawful, errors=errors)],
        [words.say("row-bots"), ", ".join(summary.bots)],
        [words.say("row-setup"), setup_words(words, summary, game)],
        [words.say("row-seed"), summary.seed],
        [words.say("row-pack"), words.say("pack", hash=game.pack_hash, version=game.rules_version)],
    ]
    for lengths, row in ((summary.decisions, words.say("row-decisions")), (summary.years, words.say("row-years"))):
        if lengths.count:
            mean = words.number(lengths.mean, 1)
            rows.append([row, words.say("lengths", least=lengths.least, most=lengths.most, mean=mean)])
    speed = words.say("speed", rate=words.number(summary.decisions_per_s), seconds=words.number(summary.seconds, 1))
    rows.append([words.say("row-speed"), speed])
    rows += [[words.say("row-error"), error] for error in summary.errors[:ERRORS_SHOWN]]
    return Table([], rows)


def setup_words(words: Words, summary: Summary, game: Game) -> str:
    """The seats, and every other option that is not as it is by default."""
    said: list[str] = []
    for option in game.setup_options:
        value = summary.setup.get(option.name)
        if option.name == "seats" or value != option.default:
            name = words.name("setup", option.name)
            said.append(words.say("option", name=name, value=_value(words, option.name, value)))
    return "; ".join(said)


def _value(words: Words, option: str, value: object) -> str:
    if isinstance(value, bool):
        return words.texts.say("yes" if value else "no", {})
    if isinstance(value, list):
        return ", ".join(_value(words, option, item) for item in value)
    return words.name(f"setup-{option}", str(value))
