"""The sections every game has: wins by seat and bot, ends, score by source, length."""

from __future__ import annotations

from longhall.arena.report.plots import Bars, columns, row_bars
from longhall.arena.report.section import ENDS, PLAY, SCORES, Section, Table
from longhall.arena.report.shared import bars_of_measures, key_of, rates_section
from longhall.arena.report.stats import Mean, Rate, bins, even_share
from longhall.arena.report.texts import ReportTexts
from longhall.arena.summary import Summary
from longhall.text import message_id

TOTAL = "total"


def general_sections(texts: ReportTexts, summary: Summary) -> list[Section]:
    sections = [seats_section(texts, summary)]
    if len(set(summary.bots)) > 1:
        sections.append(bots_section(texts, summary))
    return [*sections, ends_section(texts, summary), sources_section(texts, summary), length_section(texts, summary)]


def seats_section(texts: ReportTexts, summary: Summary) -> Section:
    even = even_share(summary.matches)
    labels = [texts.seat(seat) for seat in range(len(summary.bots))]
    rates = [Rate(wins, summary.lawful) for wins in summary.wins]
    section = rates_section(texts, "seats", labels, rates, even, "head-seat", "head-matches")
    section.table.head += [texts.say("head-place", rank=place + 1) for place in range(1, len(labels))]
    for row, counts in zip(section.table.rows, summary.places, strict=True):
        row += [texts.number(count) for count in counts[1:]]
    return section


def bots_section(texts: ReportTexts, summary: Summary) -> Section:
    even = even_share(summary.matches)
    found = {bot: Rate() for bot in summary.bots}
    for match in summary.matches:
        for bot, place in zip(summary.bots, match.places, strict=True):
            found[bot].add(place == 1)
    return rates_section(texts, "bots", list(found), list(found.values()), even, "head-bot", "head-played")


def end_name(texts: ReportTexts, reason: str) -> str:
    """The short name of a reason in reports, else the game's own."""
    short = message_id("end", reason)
    return texts.say(short) if texts.has(short) else texts.name("end", reason)


def ends_section(texts: ReportTexts, summary: Summary) -> Section:
    """By the year, round or turn of the end, in games that count them."""
    seats = range(len(summary.bots))
    unit = summary.period_unit
    reasons = sorted(summary.end_reasons)
    periods = sorted({match.period for match in summary.matches})
    counts = {(period, reason): 0 for period in periods for reason in reasons}
    wins = {key: [0 for _ in seats] for key in counts}
    for match in summary.matches:
        counts[match.period, match.reason] += 1
        for seat, place in enumerate(match.places):
            wins[match.period, match.reason][seat] += place == 1
    names = [end_name(texts, reason) for reason in reasons]
    labels = [texts.number(period) if unit else "" for period in periods]
    kinds = [
        Bars(
            name,
            [counts[period, reason] for period in periods],
            [
                texts.say("hover-value", what=end_text(texts, unit, period, name), value=counts[period, reason])
                for period in periods
            ],
        )
        for reason, name in zip(reasons, names, strict=True)
    ]
    rows = [
        [
            *([texts.number(period)] if unit else []),
            end_name(texts, reason),
            texts.number(count),
            texts.percent(count / summary.lawful),
            *(texts.number(won) for won in wins[period, reason]),
        ]
        for (period, reason), count in counts.items()
        if count
    ]
    when = texts.period("head", unit) if unit else ""
    head = [texts.say("head-reason"), texts.say("head-matches"), texts.say("head-share")]
    title = texts.say("ends-title")
    return Section(
        "ends",
        ENDS,
        title,
        texts.say("ends-reading"),
        columns(texts, labels, kinds, when, texts.say("axis-matches")),
        texts.say("alt", title=title),
        Table(
            [*([when] if unit else []), *head, *(texts.say("head-wins-of", seat=seat) for seat in seats)],
            rows,
        ),
        key_of(names),
    )


def end_text(texts: ReportTexts, unit: str, period: int, reason: str) -> str:
    """When and why."""
    return texts.period("end", unit, period=period, reason=reason) if unit else reason


def sources_section(texts: ReportTexts, summary: Summary) -> Section:
    """Places nobody came in (a tie above) and sources that never gave a point are left out."""
    means: dict[int, dict[str, Mean]] = {}
    for match in summary.matches:
        for place, scores in zip(match.places, match.scores, strict=True):
            here = means.setdefault(place, {})
            for source, points in scores.items():
                here.setdefault(source, Mean()).add(points)
    places = sorted(means)
    sources = list(dict.fromkeys(source for place in places for source in means[place]))
    shown = [
        source
        for source in sources
        if source != TOTAL and any(means[place][source].total for place in places if source in means[place])
    ]
    if not shown and TOTAL in sources:
        shown = [TOTAL]
    labels = [texts.rank(place) for place in places]
    names = [texts.name("score", source) for source in shown]
    value = {(place, source): means[place].get(source, Mean()).value for place in places for source in sources}
    values = [[value[place, source] for place in places] for source in shown]
    columns_shown = [*shown, TOTAL] if TOTAL in sources and shown != [TOTAL] else shown
    rows = [
        [
            label,
            texts.number(next(iter(means[place].values())).count),
            *(texts.number(value[place, source], 1) for source in columns_shown),
        ]
        for place, label in zip(places, labels, strict=True)
    ]
    title = texts.say("sources-title")
    return Section(
        "sources",
        SCORES,
        title,
        texts.say("sources-reading"),
        row_bars(
            texts, labels, bars_of_measures(texts, labels, names, values, 1), texts.say("axis-points"), stacked=True
        ),
        texts.say("alt", title=title),
        Table(
            [
                texts.say("head-rank"),
                texts.say("head-seats"),
                *(texts.name("score", source) for source in columns_shown),
            ],
            rows,
        ),
        key_of(names),
    )


def length_section(texts: ReportTexts, summary: Summary) -> Section:
    steps = bins([match.decisions for match in summary.matches])
    labels = [
        texts.number(first) if first == last else texts.say("span", first=texts.number(first), last=texts.number(last))
        for first, last, _ in steps
    ]
    counts = [count for _, _, count in steps]
    hover = [texts.say("hover-length", span=label, count=count) for label, count in zip(labels, counts, strict=True)]
    rows = [
        [label, texts.number(count), texts.percent(count / summary.lawful)]
        for label, count in zip(labels, counts, strict=True)
    ]
    figure = columns(
        texts,
        [texts.number(first) for first, _, _ in steps],
        [Bars("", list(counts), hover)],
        texts.say("axis-decisions"),
        texts.say("axis-matches"),
    )
    figure["layout"]["bargap"] = 0.06
    title = texts.say("length-title")
    lengths = summary.decisions
    return Section(
        "length",
        PLAY,
        title,
        texts.say("length-reading", mean=texts.number(lengths.mean)),
        figure,
        texts.say("alt-length", title=title, least=lengths.least, most=lengths.most, mean=texts.number(lengths.mean)),
        Table([texts.say("head-decisions"), texts.say("head-matches"), texts.say("head-share")], rows),
    )
