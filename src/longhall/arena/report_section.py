"""The parts of a report: a section has a sentence on how to read it, a plot, a key to the plot and the numbers."""

from __future__ import annotations

from dataclasses import dataclass, field

from longhall.arena.report_plots import Figure
from longhall.arena.report_stats import Rate
from longhall.arena.report_words import Words


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


@dataclass
class Section:
    id: str
    title: str
    reading: str
    figure: Figure
    alt: str  # what the plot shows, for those who do not see it
    table: Table
    key: list[KeyItem] = field(default_factory=list)
    findings: list[str] = field(default_factory=list)  # what stands out, for the head of the page


def rate_table(words: Words, what: str, labels: list[str], rates: list[Rate], count: str) -> Table:
    """``count`` heads the column of sample sizes."""
    head = [what, words.say("head-wins"), count, words.say("head-rate"), words.say("head-interval")]
    rows = [
        [label, words.number(rate.wins), words.number(rate.count), words.percent(rate.share), words.interval(rate)]
        for label, rate in zip(labels, rates, strict=True)
    ]
    return Table(head, rows)


def rate_alt(words: Words, title: str, labels: list[str], rates: list[Rate]) -> str:
    """The highest and the lowest in words; small samples only where there are no others."""
    pairs = [pair for pair in zip(labels, rates, strict=True) if pair[1].count]
    pairs = [pair for pair in pairs if not pair[1].small] or pairs
    if not pairs:
        return words.say("alt", title=title)
    high = max(pairs, key=lambda pair: pair[1].share)
    low = min(pairs, key=lambda pair: pair[1].share)
    return words.say(
        "alt-rates",
        title=title,
        high=high[0],
        highest=words.percent(high[1].share),
        low=low[0],
        lowest=words.percent(low[1].share),
    )


def rate_findings(words: Words, labels: list[str], rates: list[Rate], even: float) -> list[str]:
    """A sentence for each whose interval leaves the even share out."""
    return [
        words.say(
            "finding",
            what=label,
            more="true" if rate.share > even else "false",
            share=words.percent(rate.share),
            interval=words.interval(rate),
        )
        for label, rate in zip(labels, rates, strict=True)
        if rate.differs(even)
    ]
