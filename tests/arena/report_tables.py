"""A balance report as tests read it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

from longhall.arena.report.texts import ReportTexts
from longhall.arena.report.write import report_page
from longhall.arena.simulate import simulate
from longhall.arena.summary import Summary
from longhall.games import game
from longhall.text import Texts

GAMES = 4  # matches of a series
LIBRARY = re.compile(r"<script>/\*\*.*?</script>", re.DOTALL)  # plotly.js, which begins with its licence


class Tables(HTMLParser):
    """The data tables of a page by section: rows of cells, the head first."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: dict[str, list[list[str]]] = {}
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self._section = ""
        self._cell = False
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self.tags.append((tag, values))
        if tag in ("section", "div") and values.get("id"):
            self._section = values["id"] or ""
        elif tag == "tr":
            self.found.setdefault(self._section, []).append([])
        elif tag in ("th", "td"):
            self.found[self._section][-1].append("")
            self._cell = True

    def handle_endtag(self, tag: str) -> None:
        if tag in ("th", "td"):
            self._cell = False

    def handle_data(self, data: str) -> None:
        if self._cell:
            self.found[self._section][-1][-1] += data

    def column(self, section: str, head: str) -> list[int]:
        rows = self.found[section]
        index = rows[0].index(head)
        return [int(row[index].replace(",", "")) for row in rows[1:]]

    def sections(self) -> list[str]:
        """Their ids, in the order of the page."""
        return [values["id"] or "" for tag, values in self.tags if tag == "section"]


def series(name: str, setup: dict[str, Any] | None = None, jobs: int = 1) -> Summary:
    full = game(name).read_setup(setup or {})
    return simulate(game(name), full, ["random"] * int(full["seats"]), GAMES, "7", jobs, collect=True)


def texts_of(name: str) -> ReportTexts:
    return ReportTexts(Texts(game(name), "en"))


def page_of(summary: Summary) -> str:
    """Without plotly itself."""
    return LIBRARY.sub("", report_page(texts_of(summary.game), summary, game(summary.game)))


def figures(text: str) -> Iterator[dict[str, Any]]:
    for found in re.finditer(r'<script type="application/json"[^>]*>(.*?)</script>', text, re.DOTALL):
        yield json.loads(found[1])
