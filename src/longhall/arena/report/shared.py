"""Sections of a shape that several games use: win rates, measures by place or by character, winners against others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeVar

from longhall.arena.report.plots import SYMBOLS, Bars, pattern, rate_dots, row_bars, row_dots
from longhall.arena.report.section import (
    PLAY,
    WINNERS,
    KeyItem,
    Section,
    Table,
    rate_alt,
    rate_findings,
    rate_table,
)
from longhall.arena.report.stats import Mean, Rate
from longhall.arena.report.texts import ReportTexts

MARKS: Final = {"circle": "●", "square": "■", "diamond": "◆", "triangle-up": "▲", "x": "✕"}  # plotly's, in the key
WHO = TypeVar("WHO", int, str)


def key_of(names: list[str]) -> list[KeyItem]:
    return [KeyItem(name, index, pattern(index)) for index, name in enumerate(names)]


def key_of_symbols(names: list[str]) -> list[KeyItem]:
    return [KeyItem(name, index, symbol=MARKS[SYMBOLS[index]]) for index, name in enumerate(names)]


def rates_section(
    texts: ReportTexts, name: str, labels: list[str], rates: list[Rate], even: float, head: str, count: str
) -> Section:
    """Who wins how often. ``head`` and ``count`` are messages: what is compared, and what the samples are."""
    title = texts.say(f"{name}-title")
    return Section(
        name,
        WINNERS,
        title,
        texts.say(f"{name}-reading", share=texts.percent(even)),
        rate_dots(texts, labels, rates, even),
        rate_alt(texts, title, labels, rates),
        rate_table(texts, texts.say(head), labels, rates, texts.say(count)),
        findings=rate_findings(texts, labels, rates, even),
    )


def best_first(found: Mapping[str, Rate]) -> list[str]:
    return sorted(found, key=lambda id: (-found[id].share, id))


# -- means -------------------------------------------------------------------------------------------------------------


def means_by(measured: Iterable[tuple[WHO, Mapping[str, int]]]) -> dict[WHO, dict[str, Mean]]:
    """The mean of each measure for everybody it was taken of."""
    means: dict[WHO, dict[str, Mean]] = {}
    for who, values in measured:
        here = means.setdefault(who, {})
        for measure, value in values.items():
            here.setdefault(measure, Mean()).add(value)
    return means


def bars_of_people(
    texts: ReportTexts, people: list[str], measures: list[str], values: list[list[float]], digits: int = 2
) -> list[Bars]:
    """One kind of bars for each of ``people``, with a value for each measure."""
    return [
        Bars(
            person, row, [_mean(texts, person, what, value, digits) for what, value in zip(measures, row, strict=True)]
        )
        for person, row in zip(people, values, strict=True)
    ]


def bars_of_measures(
    texts: ReportTexts, people: list[str], measures: list[str], values: list[list[float]], digits: int = 2
) -> list[Bars]:
    """One kind of bars for each measure, with a value for each of ``people``."""
    return [
        Bars(what, row, [_mean(texts, person, what, value, digits) for person, value in zip(people, row, strict=True)])
        for what, row in zip(measures, values, strict=True)
    ]


def _mean(texts: ReportTexts, who: str, what: str, value: float, digits: int) -> str:
    return texts.say("hover-mean", who=who, what=what, value=texts.number(value, digits))


def means_table(
    texts: ReportTexts, head: list[str], labels: list[str], means: list[list[Mean]], digits: int = 2
) -> Table:
    """A row for each label: how many it stands for, and its means."""
    rows = [
        [label, texts.number(row[0].count), *(texts.number(mean.value, digits) for mean in row)]
        for label, row in zip(labels, means, strict=True)
    ]
    return Table(head, rows)


def places_section(texts: ReportTexts, name: str, measured: Iterable[tuple[int, Mapping[str, int]]]) -> Section:
    """What seats have and suffer, from the winner to the last place."""
    means = means_by(measured)
    places = sorted(means)
    names = [texts.rank(place) for place in places]
    labels = [texts.say(f"measure-{measure}") for measure in means[places[0]]]
    values = [[mean.value for mean in means[place].values()] for place in places]
    title = texts.say(f"{name}-title")
    head = [texts.say("head-rank"), texts.say("head-seats"), *labels]
    return Section(
        name,
        PLAY,
        title,
        texts.say(f"{name}-reading"),
        row_bars(texts, labels, bars_of_people(texts, names, labels, values), texts.say("axis-mean"), stacked=False),
        texts.say("alt", title=title),
        means_table(texts, head, names, [list(means[place].values()) for place in places]),
        key_of(names),
    )


def profile_section(
    texts: ReportTexts, kind: str, head: str, measured: Iterable[tuple[str, Mapping[str, int]]]
) -> Section:
    """What each clan or character does and suffers in a match."""
    means = means_by(measured)
    ids = sorted(means)
    labels = [texts.name(kind, id) for id in ids]
    measures = list(means[ids[0]])
    names = [texts.say(f"measure-{measure}") for measure in measures]
    values = [[means[id][measure].value for id in ids] for measure in measures]
    title = texts.say("profile-title")
    return Section(
        "profile",
        PLAY,
        title,
        texts.say("profile-reading"),
        row_dots(texts, labels, bars_of_measures(texts, labels, names, values), texts.say("axis-mean")),
        texts.say("alt", title=title),
        means_table(
            texts,
            [texts.say(head), texts.say("head-played"), *names],
            labels,
            [list(means[id].values()) for id in ids],
        ),
        key_of_symbols(names),
    )


# -- winners against the others ----------------------------------------------------------------------------------------


class Tally:
    """How often winners and the others did each of several things."""

    def __init__(self, things: Iterable[str] = ()) -> None:
        self.found: dict[str, list[int]] = {thing: [0, 0] for thing in things}
        self.seats = [0, 0]

    def add(self, place: int, counts: Mapping[str, int]) -> None:
        side = 0 if place == 1 else 1
        self.seats[side] += 1
        for thing, count in counts.items():
            self.found.setdefault(thing, [0, 0])[side] += count

    def mean(self, thing: str, side: int) -> float:
        return self.found[thing][side] / max(1, self.seats[side])

    def most_first(self) -> list[str]:
        return sorted(self.found, key=lambda thing: (-sum(self.found[thing]), thing))


def tally_section(
    texts: ReportTexts, name: str, kind: str, tally: Tally, order: Iterable[str], head: str, count: str
) -> Section:
    """How often a seat does each thing in a match: winners against the others."""
    things = list(order)
    labels = [texts.name(kind, thing) for thing in things]
    names = [texts.say("winners"), texts.say("others")]
    means = [[tally.mean(thing, side) for thing in things] for side in (0, 1)]
    rows = [
        [label, texts.number(sum(tally.found[thing])), *(texts.number(tally.mean(thing, side), 2) for side in (0, 1))]
        for thing, label in zip(things, labels, strict=True)
    ]
    title = texts.say(f"{name}-title")
    return Section(
        name,
        PLAY,
        title,
        texts.say(f"{name}-reading"),
        row_bars(texts, labels, bars_of_people(texts, names, labels, means), texts.say("axis-mean"), stacked=False),
        texts.say("alt", title=title),
        Table([texts.say(head), texts.say(count), *names], rows),
        key_of(names),
    )
