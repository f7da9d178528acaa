"""The balance report: what is collected, what is added up and what the page says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import longhall.arena
from longhall.arena.collect_northgard import NorthgardFacts
from longhall.arena.driver import play_match
from longhall.arena.report import ORDER, check_report, report_page, write_report
from longhall.arena.report_page import SCRIPT, STYLE
from longhall.arena.report_plots import COLOURS, colour, pattern
from longhall.arena.report_stats import Rate, bins
from longhall.arena.report_words import Words
from longhall.arena.simulate import record_path, simulate
from longhall.arena.summary import Summary
from longhall.cli.simulate import report_words
from longhall.games import game
from longhall.kernel.errors import LonghallError
from longhall.text import FOLDER, Texts

GAMES = 4
SETUP = {"seats": 3, "clans": "random", "creatures": True}
BOTS = ["random"] * 3
LIBRARY = re.compile(r"<script>/\*\*.*?</script>", re.DOTALL)  # plotly.js, which begins with its licence
SPEED = re.compile(r'<tr><th scope="row">Speed</th>.*?</tr>')
GENERAL = {"seats", "ends", "sources", "length"}


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


def series(game_name: str = "northgard", setup: dict[str, Any] = SETUP, jobs: int = 1) -> Summary:
    seats = setup["seats"]
    return simulate(game(game_name), setup, ["random"] * seats, GAMES, "7", jobs, collect=True)


def words_for(game_name: str = "northgard") -> Words:
    return report_words(Texts(game(game_name), "en"))


@pytest.fixture(scope="module")
def text() -> str:
    return report_page(words_for(), series(), game("northgard"))


@pytest.fixture(scope="module")
def tables(text: str) -> Tables:
    return Tables(LIBRARY.sub("", text))


def figures(text: str) -> Iterator[dict[str, Any]]:
    for found in re.finditer(r'<script type="application/json"[^>]*>(.*?)</script>', text, re.DOTALL):
        yield json.loads(found[1])


# Collecting


def test_facts_agree_with_the_record(tmp_path: Path) -> None:
    path = record_path(tmp_path, "northgard", 0)
    report = play_match(game("northgard"), SETUP, BOTS, "7", 0, path, collect=True)
    assert not report.error and isinstance(report.facts, NorthgardFacts)
    events = [
        event for line in path.read_text(encoding="utf-8").splitlines() for event in json.loads(line).get("events", [])
    ]
    of = {type: [event for event in events if event["type"] == type] for type in {event["type"] for event in events}}
    facts = report.facts
    taken = [(event["seat"], event["card"]) for event in of["card_taken"]]
    for seat, mine in enumerate(facts.seats):
        assert mine.cards == [card for who, card in taken if who == seat]
        assert mine.buildings.total() == sum(event["seat"] == seat for event in of.get("building_built", []))
    fought = len(of.get("battle_decided", [])) + len(of.get("creature_battle_decided", []))
    assert len(facts.battles) == fought
    assert len({seat.clan for seat in facts.seats}) == 3
    assert 0 <= facts.first < 3


def test_nothing_is_collected_unasked() -> None:
    assert simulate(game("northgard"), SETUP, BOTS, 1, "7").matches == []


def test_expected_wins_are_those_of_the_dice() -> None:
    summary = simulate(game("northgard"), SETUP, BOTS, 60, "odds", collect=True)
    facts = [match.facts for match in summary.matches]
    battles = [battle for mine in facts if isinstance(mine, NorthgardFacts) for battle in mine.battles]
    won = sum(battle.won for battle in battles)
    assert len(battles) > 100
    assert won == pytest.approx(sum(battle.expected for battle in battles), abs=0.1 * len(battles))
    assert all(battle.expected == 0 for battle in battles if battle.difference < -5)


@pytest.mark.interpreted_only
def test_facts_of_a_battle_are_exact(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chance worked out of events is that of the state just before the dice."""
    from longhall.games.northgard.frames.battle import RollBattleDie
    from longhall.games.northgard.odds import odds_of_battle
    from longhall.games.northgard.state import ATTACKER, CREATURE, NorthgardState

    exact: list[float] = []
    resolve = RollBattleDie.resolve

    def listen(self: RollBattleDie, s: NorthgardState, outcome: list[int]) -> None:
        if self.side == 0:
            chances = odds_of_battle(s)
            exact.append(round(chances.lose if s.battle[ATTACKER] == CREATURE else chances.win, 6))
        resolve(self, s, outcome)

    monkeypatch.setattr(RollBattleDie, "resolve", listen)
    summary = simulate(game("northgard"), SETUP, BOTS, 30, "exact", collect=True)
    facts = [match.facts for match in summary.matches]
    assert exact
    assert exact == [battle.expected for mine in facts if isinstance(mine, NorthgardFacts) for battle in mine.battles]


# Adding up


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


def test_every_section_is_there(tables: Tables) -> None:
    sections = {values.get("id") for tag, values in tables.tags if tag == "section"}
    assert sections == set(ORDER) - {"bots"}
    assert all(len(tables.found[str(section)]) > 1 for section in sections)
    assert "summary" in tables.found


def test_bots_are_compared_where_they_differ() -> None:
    summary = series()
    summary.bots = ["random", "other", "random"]
    found = Tables(LIBRARY.sub("", report_page(words_for(), summary, game("northgard"))))
    assert found.column("bots", "Times played") == [2 * GAMES, GAMES]


def test_the_numbers_add_up(tables: Tables) -> None:
    seats = 3
    wins = sum(tables.column("seats", "Wins"))
    assert wins >= GAMES
    assert tables.column("seats", "Matches") == [GAMES] * seats
    assert sum(tables.column("clans", "Times played")) == GAMES * seats
    assert sum(tables.column("clans", "Wins")) == sum(tables.column("order", "Wins")) == wins
    assert sum(tables.column("clan-ends", "Times played")) == GAMES * seats
    assert sum(tables.column("ends", "Matches")) == sum(tables.column("length", "Matches")) == GAMES
    assert sum(sum(tables.column("ends", f"Wins of Player {seat}")) for seat in (1, 2, 3)) == wins
    for section in ("sources", "losses"):
        assert sum(tables.column(section, "Seats")) == GAMES * seats
    assert sum(tables.column("profile", "Times played")) == GAMES * seats
    assert sum(tables.column("cards", "Times taken")) == 7 * GAMES * seats  # one a year, none twice


def test_the_page_stands_alone(text: str) -> None:
    own = LIBRARY.sub("", text)
    assert len(own) < len(text) / 10  # the library is inside
    assert not re.search(r"https?:|//[a-z]", own)
    assert not re.search(r"<script[^>]*\ssrc|<link|<img|<iframe|@import|url\(", own)
    assert "default-src 'none'" in own
    assert "«" not in own


def test_the_page_can_be_read_without_seeing(tables: Tables) -> None:
    plots = [values for tag, values in tables.tags if values.get("class") == "plot"]
    assert plots and all(values["role"] == "img" and values["aria-label"] for values in plots)
    assert sum(tag == "details" for tag, _ in tables.tags) == len(plots)
    assert dict(tables.tags)["html"]["lang"] == "en"


def test_plotly_knows_every_property(text: str) -> None:
    go: Any = pytest.importorskip("plotly.graph_objects")
    shown = list(figures(text))
    assert len(shown) == len(ORDER) - 1
    for figure in shown:
        go.Figure(json.loads(re.sub(r"var\(--[a-z0-9]+\)", "#000000", json.dumps(figure))))


def test_every_colour_is_defined_in_both_schemes(text: str) -> None:
    light, dark = STYLE.split("prefers-color-scheme: dark")
    for name in set(re.findall(r"var\((--[a-z0-9]+)\)", "".join(json.dumps(figure) for figure in figures(text)))):
        assert f"{name}: #" in light and f"{name}: #" in dark
    assert "prefers-color-scheme" in SCRIPT


def test_jobs_change_nothing(text: str) -> None:
    together = report_page(words_for(), series(jobs=2), game("northgard"))
    assert SPEED.sub("", LIBRARY.sub("", together)) == SPEED.sub("", LIBRARY.sub("", text))


def test_words_of_others_cannot_break_the_page() -> None:
    summary = series()
    summary.seed = "</script><b>"
    summary.bots = ["<i>", "</script>", "&"]
    own = LIBRARY.sub("", report_page(words_for(), summary, game("northgard")))
    assert "<i>" not in own and "<b>" not in own
    assert len(list(figures(own))) == own.count("</section>")


def test_a_series_of_broken_matches_has_a_page() -> None:
    summary = Summary("northgard", game("northgard").read_setup(SETUP), BOTS, "7")
    report = play_match(game("northgard"), {"seats": 99}, BOTS, "7", 0, collect=True)
    summary.add(report)
    found = Tables(report_page(words_for(), summary, game("northgard")))
    assert ["Error", report.error] in found.found["summary"]
    assert list(found.found) == ["summary"]


@pytest.mark.interpreted_only
@pytest.mark.usefixtures("all_games")
def test_a_game_without_a_collector_has_the_general_part() -> None:
    summary = series("pebbles", {"seats": 2})
    found = Tables(LIBRARY.sub("", report_page(words_for("pebbles"), summary, game("pebbles"))))
    assert {values.get("id") for tag, values in found.tags if tag == "section"} == GENERAL
    assert sum(found.column("ends", "Matches")) == GAMES


def test_matches_without_clans_have_no_clan_sections() -> None:
    own = report_page(words_for(), series(setup={"seats": 2, "clans": "none"}), game("northgard"))
    found = {values.get("id") for tag, values in Tables(LIBRARY.sub("", own)).tags if tag == "section"}
    assert not found & {"clans", "clan-ends", "profile", "creature-battles"}
    assert {"order", "cards", "losses"} | GENERAL <= found


# The file


def test_a_failure_leaves_the_old_report_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "report.html"
    path.write_text("old")

    def fail(self: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(LonghallError, match="No space left"):
        write_report(path, words_for(), series(), game("northgard"))
    assert [(entry.name, entry.read_text()) for entry in tmp_path.iterdir()] == [("report.html", "old")]


def test_a_report_replaces_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    path.write_text("old")
    check_report(path)
    assert path.read_text() == "old"
    write_report(path, words_for(), series(), game("northgard"))
    assert [entry.name for entry in tmp_path.iterdir()] == ["report.html"]
    assert path.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


# The words


def test_every_message_of_a_report_exists_and_is_said() -> None:
    sources = "\n".join(
        path.read_text(encoding="utf-8") for path in Path(longhall.arena.__file__).parent.glob("report*.py")
    )
    ids = re.findall(r"^cli-report-([a-z0-9-]+) =", (FOLDER / "en" / "cli.ftl").read_text("utf-8"), re.MULTILINE)
    said = set(re.findall(r'say\(\s*["\']([a-z0-9-]+)["\']', sources)) - {"seat-name", "game-name", "yes", "no"}
    assert said <= set(ids)
    families = ("head-", "measure-", "battles-", "creature-battles-", "end-")
    assert not [id for id in ids if id not in said | {"written"} and not id.startswith(families)]
