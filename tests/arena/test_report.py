"""The balance report of any game: what is added up and what the page says."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import longhall.arena
from longhall.arena.driver import play_match
from longhall.arena.report.page import SCRIPT, STYLE
from longhall.arena.report.plots import COLOURS, colour, pattern
from longhall.arena.report.stats import Rate, bins
from longhall.arena.report.write import check_report, report_page, write_report
from longhall.arena.simulate import simulate
from longhall.arena.summary import Summary
from longhall.games import game, game_names
from longhall.kernel.errors import LonghallError
from longhall.text import FOLDER
from tests.arena.report_tables import GAMES, LIBRARY, Tables, figures, page_of, series, texts_of

SPEED = re.compile(r'<tr><th scope="row">Speed</th>.*?</tr>')
GENERAL = ["seats", "ends", "sources", "length"]


@dataclass
class Page:
    summary: Summary
    text: str
    tables: Tables


@pytest.fixture(scope="module", params=game_names())
def page(request: pytest.FixtureRequest) -> Page:
    summary = series(request.param)
    text = page_of(summary)
    return Page(summary, text, Tables(text))


@pytest.fixture(scope="module")
def summary() -> Summary:
    """Of some game."""
    return series(game_names()[0])


# Adding up


def test_nothing_is_collected_unless_asked_for() -> None:
    name = game_names()[0]
    setup = game(name).read_setup({})
    assert simulate(game(name), setup, ["random"] * int(setup["seats"]), 1, "7").matches == []


def test_wilson_intervals() -> None:
    rate = Rate(40, 100)
    assert [rate.low, rate.high] == pytest.approx([0.3094, 0.4980], abs=1e-4)
    assert [Rate(0, 10).low, Rate(10, 10).high] == pytest.approx([0, 1])
    assert (Rate().low, Rate().high, Rate().share) == (0, 1, 0)
    assert rate.differs(0.5) and not rate.differs(0.4)
    assert not Rate(0, 5).differs(0.9)  # too few to say


@pytest.mark.parametrize("values", [[], [7], [1, 2, 3], [0, 99, 100, 1500], list(range(136, 312))])
def test_bins_hold_every_value_once(values: list[int]) -> None:
    steps = bins(values)
    assert sum(count for _, _, count in steps) == len(values)
    for first, last, count in steps:
        assert count == sum(first <= value <= last for value in values)
    assert len(steps) <= 20


def test_kinds_are_told_apart_without_colour_too() -> None:
    looks = [(colour(index), pattern(index)) for index in range(3 * COLOURS)]
    assert len(set(looks)) == len(looks)
    assert all(a[1] != b[1] for a, b in pairwise(looks))


# The page


def test_every_section_has_its_numbers(page: Page) -> None:
    sections = page.tables.sections()
    assert set(GENERAL) <= set(sections)
    assert sections.index("seats") < sections.index("ends") < sections.index("sources") < sections.index("length")
    assert all(len(page.tables.found[section]) > 1 for section in sections)
    assert "summary" in page.tables.found
    assert "⟦" not in page.text  # a message that nobody has written


def test_the_numbers_add_up(page: Page) -> None:
    tables, seats = page.tables, len(page.summary.bots)
    wins = sum(tables.column("seats", "Wins"))
    assert wins >= GAMES
    assert tables.column("seats", "Matches") == [GAMES] * seats
    assert sum(tables.column("ends", "Matches")) == sum(tables.column("length", "Matches")) == GAMES
    assert sum(sum(tables.column("ends", f"Wins of Player {seat + 1}")) for seat in range(seats)) == wins
    assert sum(tables.column("sources", "Seats")) == GAMES * seats


def test_bots_are_compared_where_they_differ(summary: Summary, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summary, "bots", ["other", *summary.bots[1:]])
    found = Tables(page_of(summary))
    assert found.column("bots", "Times played") == [GAMES, GAMES * (len(summary.bots) - 1)]


def test_the_page_stands_alone(summary: Summary) -> None:
    text = report_page(texts_of(summary.game), summary, game(summary.game))
    own = LIBRARY.sub("", text)
    assert len(own) < len(text) / 10  # the library is inside
    assert not re.search(r"https?:|//[a-z]", own)
    assert not re.search(r"<script[^>]*\ssrc|<link|<img|<iframe|@import|url\(", own)
    assert "default-src 'none'" in own


def test_the_page_can_be_read_without_seeing(page: Page) -> None:
    tags = page.tables.tags
    plots = [values for tag, values in tags if values.get("class") == "plot"]
    assert plots and all(values["role"] == "img" and values["aria-label"] for values in plots)
    assert sum(tag == "details" for tag, _ in tags) == len(plots)
    assert dict(tags)["html"]["lang"] == "en"


def test_plotly_knows_every_property(page: Page) -> None:
    go: Any = pytest.importorskip("plotly.graph_objects")
    shown = list(figures(page.text))
    assert len(shown) == len(page.tables.sections())
    for figure in shown:
        go.Figure(json.loads(re.sub(r"var\(--[a-z0-9]+\)", "#000000", json.dumps(figure))))


def test_every_colour_is_defined_in_both_schemes(page: Page) -> None:
    light, dark = STYLE.split("prefers-color-scheme: dark")
    for name in set(re.findall(r"var\((--[a-z0-9]+)\)", "".join(json.dumps(figure) for figure in figures(page.text)))):
        assert f"{name}: #" in light and f"{name}: #" in dark
    assert "prefers-color-scheme" in SCRIPT


def test_jobs_change_nothing(summary: Summary) -> None:
    together = page_of(series(summary.game, jobs=2))
    assert SPEED.sub("", together) == SPEED.sub("", page_of(summary))


def test_names_cannot_break_the_page(summary: Summary, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(summary, "seed", "</script><b>")
    monkeypatch.setattr(summary, "bots", ["<i>", "</script>", "&", "'", '"'][: len(summary.bots)])
    own = page_of(summary)
    assert "<i>" not in own and "<b>" not in own
    assert len(list(figures(own))) == own.count("</section>")


def test_a_series_of_broken_matches_has_a_page() -> None:
    name = game_names()[0]
    setup = game(name).read_setup({})
    bots = ["random"] * int(setup["seats"])
    broken = Summary(name, setup, bots, "7")
    report = play_match(game(name), {"seats": 99}, bots, "7", 0, collect=True)
    broken.add(report)
    found = Tables(page_of(broken))
    assert ["Error", report.error] in found.found["summary"]
    assert list(found.found) == ["summary"]


@pytest.mark.interpreted_only
@pytest.mark.usefixtures("all_games")
def test_a_game_that_adds_nothing_has_the_general_part() -> None:
    found = Tables(page_of(series("pebbles")))
    assert found.sections() == GENERAL
    assert found.found["ends"][0][0] == "Reason", "Pebbles counts neither years nor rounds"
    assert sum(found.column("ends", "Matches")) == GAMES


# The file


def test_a_failure_leaves_the_old_report_alone(
    summary: Summary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "report.html"
    path.write_text("old")

    def fail(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(LonghallError, match="No space left"):
        write_report(path, texts_of(summary.game), summary, game(summary.game))
    assert [(entry.name, entry.read_text()) for entry in tmp_path.iterdir()] == [("report.html", "old")]


def test_a_report_replaces_the_old_one(summary: Summary, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text("old")
    check_report(path)
    assert path.read_text() == "old"
    write_report(path, texts_of(summary.game), summary, game(summary.game))
    assert [entry.name for entry in tmp_path.iterdir()] == ["report.html"]
    assert path.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


# The messages


SAID = re.compile(r"""say\(\s*f?["'](?!report-)([a-z0-9{}_-]+)["']""")
SHARED = "shared.py"  # sections that several games use, each with its own messages
USED_BY_GAMES = {"hover-mean", "axis-mean", "winners", "others"}
ENDS = re.compile(r"end-|period-")  # named by what a game says of its matches


def said_in(sources: str, part: str = ".+") -> list[re.Pattern[str]]:
    """The messages that the sources say, as patterns: parts of some are only known when they are said."""
    return [re.compile(re.sub(r"\{\w+\}", part, id) + "$") for id in SAID.findall(sources)]


def ids_in(file: Path) -> set[str]:
    return set(re.findall(r"^report-([a-z0-9-]+) =", file.read_text("utf-8"), re.M)) if file.exists() else set()


@pytest.mark.parametrize("name", ["", *game_names()])
def test_every_message_of_a_report_exists_and_is_used(name: str) -> None:
    """Those of all games; those of a game in its own sections."""
    reports = Path(longhall.arena.__file__).parent / "report"
    folder = reports.parent / name if name else reports
    sources = "".join(path.read_text("utf-8") for path in folder.glob("*.py") if path.name != SHARED)
    said = said_in(sources)
    general, own = ids_in(FOLDER / "en" / "report.ftl"), ids_in(FOLDER / "en" / name / "report.ftl")
    known = general | own | {"seat-name", "yes", "no"}
    assert not [pattern for pattern in said if not any(pattern.match(id) for id in known)]
    words = set(re.findall(r"""["']([a-z-]+)["']""", sources))  # what a shared section is called by, with its head
    used = [*said, *said_in((reports / SHARED).read_text("utf-8"), f"({'|'.join(words)})")]
    unsaid = {id for id in (own if name else general) - words if not any(pattern.match(id) for pattern in used)}
    assert not [id for id in unsaid - USED_BY_GAMES if not ENDS.match(id)]
