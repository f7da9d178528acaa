"""The balance report of a series of matches: one page that needs nothing but a browser.

``check_report`` comes before the matches, ``write_report`` after them.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import os
import secrets
from pathlib import Path
from typing import Any, Final

from longhall.arena.games import game_report
from longhall.arena.report.general import general_sections
from longhall.arena.report.page import page
from longhall.arena.report.section import Section, Table
from longhall.arena.report.texts import ReportTexts
from longhall.arena.summary import Summary
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game

ERRORS_SHOWN: Final = 5


def check_report(path: Path) -> None:
    """LonghallError, in a sentence, where a report could not be made or written there."""
    if importlib.util.find_spec("plotly") is None:
        raise LonghallError("--report draws with plotly, which is not installed: pip install 'longhall[report]'")
    check_place(path)


def check_place(path: Path) -> None:
    """LonghallError, in a sentence, where no page could be written there."""
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


def write_report(path: Path, texts: ReportTexts, summary: Summary, game: Game) -> None:
    write_page(path, report_page(texts, summary, game))


def write_page(path: Path, text: str) -> None:
    """A file of that name is replaced once the whole page is written."""
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


def report_page(texts: ReportTexts, summary: Summary, game: Game) -> str:
    library = importlib.import_module("plotly.offline").get_plotlyjs()
    assert isinstance(library, str)
    sections: list[Section] = []
    if summary.matches:
        sections = general_sections(texts, summary)
        own = game_report(game.name)
        if own is not None:
            sections += own.sections(texts, summary)
        sections.sort(key=lambda section: section.chapter)
    findings = [finding for section in sections for finding in section.findings]
    title = texts.say("title", game=texts.name("game", "name") if texts.texts.has("game-name") else game.name)
    return page(texts, title, head_table(texts, summary, game), findings, sections, library)


def head_table(texts: ReportTexts, summary: Summary, game: Game) -> Table:
    errors = len(summary.errors)
    rows = [
        [texts.say("row-games"), texts.number(summary.games)],
        [texts.say("row-lawful"), texts.say("lawful", lawful=summary.lawful, errors=errors)],
        [texts.say("row-bots"), ", ".join(summary.bots)],
        [texts.say("row-setup"), setup_words(texts, summary.setup, game)],
        [texts.say("row-seed"), summary.seed],
        [texts.say("row-pack"), texts.say("pack", hash=game.pack_hash, version=game.rules_version)],
    ]
    lengths = [(texts.say("row-decisions"), summary.decisions)]
    if summary.period_unit:
        lengths.append((texts.period("count", summary.period_unit), summary.periods))
    for row, length in lengths:
        if length.count:
            mean = texts.number(length.mean, 1)
            rows.append([row, texts.say("lengths", least=length.least, most=length.most, mean=mean)])
    speed = texts.say("speed", rate=texts.number(summary.decisions_per_s), seconds=texts.number(summary.seconds, 1))
    rows.append([texts.say("row-speed"), speed])
    rows += [[texts.say("row-error"), error] for error in summary.errors[:ERRORS_SHOWN]]
    return Table([], rows)


def setup_words(texts: ReportTexts, setup: dict[str, Any], game: Game) -> str:
    """The seats, and every other option that is not as it is by default."""
    parts: list[str] = []
    for option in game.setup_options:
        value = setup.get(option.name)
        if option.name == "seats" or value != option.default:
            name = texts.name("setup", option.name)
            parts.append(texts.say("option", name=name, value=_value(texts, option.name, value)))
    return "; ".join(parts)


def _value(texts: ReportTexts, option: str, value: object) -> str:
    if isinstance(value, bool):
        return texts.texts.say("yes" if value else "no", {})
    if isinstance(value, list):
        return ", ".join(_value(texts, option, item) for item in value)
    return texts.name(f"setup-{option}", str(value))
