"""The parts of a report: a section has a sentence on how to read it, a plot, a key to the plot and the numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from longhall.arena.report.plots import Figure
from longhall.arena.report.stats import Rate
from longhall.arena.report.texts import ReportTexts


@dataclass
class Table:
    """Cells as words; the first of a row is its heading."""

    head: list[str]
    rows: list[list[str]]


@dataclass
class KeyItem:
    """An entry of the key: a patch or a symbol, both in the colour of that number."""

    name: str
    colour: int  # from 0
    pattern: str = ""
    symbol: str = ""


# The chapters of a report, in their order. Within a chapter the general sections come before those of the game.
WINNERS: Final = 0
ENDS: Final = 1
SCORES: Final = 2
PLAY: Final = 3


@dataclass
class Section:
    id: str
    chapter: int
    title: str
    reading: str
    figure: Figure
    alt: str  # what the plot shows, for those who do not see it
    table: Table
    key: list[KeyItem] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)  # what stands out, for the head of the page


def rate_table(texts: ReportTexts, what: str, labels: list[str], rates: list[Rate], count: str) -> Table:
    """``count`` heads the column of sample sizes."""
    head = [what, texts.say("head-wins"), count, texts.say("head-rate"), texts.say("head-interval")]
    rows = [
        [label, texts.number(rate.wins), texts.number(rate.count), texts.percent(rate.share), texts.interval(rate)]
        for label, rate in zip(labels, rates, strict=True)
    ]
    return Table(head, rows)


def rate_alt(texts: ReportTexts, title: str, labels: list[str], rates: list[Rate]) -> str:
    """The highest and the lowest in words; small samples only where there are no others."""
    pairs = [pair for pair in zip(labels, rates, strict=True) if pair[1].count]
    pairs = [pair for pair in pairs if not pair[1].small] or pairs
    if not pairs:
        return texts.say("alt", title=title)
    high = max(pairs, key=lambda pair: pair[1].share)
    low = min(pairs, key=lambda pair: pair[1].share)
    return texts.say(
        "alt-rates",
        title=title,
        high=high[0],
        highest=texts.percent(high[1].share),
        low=low[0],
        lowest=texts.percent(low[1].share),
    )


def rate_findings(texts: ReportTexts, labels: list[str], rates: list[Rate], even: float) -> list[str]:
    """A sentence for each whose interval leaves the even share out."""
    return [
        texts.say(
            "finding",
            what=label,
            more="true" if rate.share > even else "false",
            share=texts.percent(rate.share),
            interval=texts.interval(rate),
        )
        for label, rate in zip(labels, rates, strict=True)
        if rate.differs(even)
    ]
