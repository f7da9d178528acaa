"""The sections every game has: wins by seat and bot, ends, score by source, length."""

from __future__ import annotations

from longhall.arena.report_plots import Bars, columns, pattern, rate_dots, row_bars
from longhall.arena.report_section import KeyItem, Section, Table, rate_alt, rate_findings, rate_table
from longhall.arena.report_stats import Mean, Rate, bins, even_share
from longhall.arena.report_words import Words
from longhall.arena.summary import Summary
from longhall.text import message_id

TOTAL = "total"


def general_sections(words: Words, summary: Summary) -> list[Section]:
    sections = [seats_section(words, summary)]
    if len(set(summary.bots)) > 1:
        sections.append(bots_section(words, summary))
    return [*sections, ends_section(words, summary), sources_section(words, summary), length_section(words, summary)]


def seats_section(words: Words, summary: Summary) -> Section:
    even = even_share(summary.matches)
    labels = [words.seat(seat) for seat in range(len(summary.bots))]
    rates = [Rate(wins, summary.lawful) for wins in summary.wins]
    table = rate_table(words, words.say("head-seat"), labels, rates, words.say("head-matches"))
    table.head += [words.say("head-place", rank=place + 1) for place in range(1, len(labels))]
    for row, counts in zip(table.rows, summary.places, strict=True):
        row += [words.number(count) for count in counts[1:]]
    title = words.say("seats-title")
    return Section(
        "seats",
        title,
        words.say("seats-reading", share=words.percent(even)),
        rate_dots(words, labels, rates, even),
        rate_alt(words, title, labels, rates),
        table,
        findings=rate_findings(words, labels, rates, even),
    )


def bots_section(words: Words, summary: Summary) -> Section:
    even = even_share(summary.matches)
    found = {bot: Rate() for bot in summary.bots}
    for match in summary.matches:
        for bot, place in zip(summary.bots, match.places, strict=True):
            found[bot].add(place == 1)
    labels, rates = list(found), list(found.values())
    title = words.say("bots-title")
    return Section(
        "bots",
        title,
        words.say("bots-reading", share=words.percent(even)),
        rate_dots(words, labels, rates, even),
        rate_alt(words, title, labels, rates),
        rate_table(words, words.say("head-bot"), labels, rates, words.say("head-played")),
        findings=rate_findings(words, labels, rates, even),
    )


def end_name(words: Words, reason: str) -> str:
    """The short word of the report for a reason, else the game's own."""
    short = message_id("cli-report-end", reason)
    return words.texts.say(short, {}) if words.texts.has(short) else words.name("end", reason)


def year_name(words: Words, year: int | None) -> str:
    return words.say("no-year") if year is None else words.number(year)


def ends_section(words: Words, summary: Summary) -> Section:
    seats = range(len(summary.bots))
    reasons = sorted(summary.end_reasons)
    years = sorted({match.years for match in summary.matches}, key=lambda year: year or 0)
    counts = {(year, reason): 0 for year in years for reason in reasons}
    wins = {key: [0 for _ in seats] for key in counts}
    for match in summary.matches:
        counts[match.years, match.reason] += 1
        for seat, place in enumerate(match.places):
            wins[match.years, match.reason][seat] += place == 1
    names = [end_name(words, reason) for reason in reasons]
    labels = [year_name(words, year) for year in years]
    kinds = [
        Bars(
            name,
            [counts[year, reason] for year in years],
            [
                words.say("hover-end", year=label, reason=name, count=counts[year, reason])
                for year, label in zip(years, labels, strict=True)
            ],
        )
        for reason, name in zip(reasons, names, strict=True)
    ]
    rows = [
        [
            year_name(words, year),
            end_name(words, reason),
            words.number(count),
            words.percent(count / summary.lawful),
            *(words.number(won) for won in wins[year, reason]),
        ]
        for (year, reason), count in counts.items()
        if count
    ]
    head = [words.say("head-year"), words.say("head-reason"), words.say("head-matches"), words.say("head-share")]
    title = words.say("ends-title")
    return Section(
        "ends",
        title,
        words.say("ends-reading"),
        columns(words, labels, kinds, words.say("axis-year"), words.say("axis-matches")),
        words.say("alt", title=title),
        Table(head + [words.say("head-wins-of", seat=seat) for seat in seats], rows),
        key_of(names),
    )


def key_of(names: list[str]) -> list[KeyItem]:
    return [KeyItem(name, index, pattern(index)) for index, name in enumerate(names)]


def sources_section(words: Words, summary: Summary) -> Section:
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
    labels = [words.rank(place) for place in places]
    names = [words.name("score", source) for source in shown]
    value = {(place, source): means[place].get(source, Mean()).value for place in places for source in sources}
    kinds = [
        Bars(
            name,
            [value[place, source] for place in places],
            [
                words.say("hover-source", rank=label, source=name, points=words.number(value[place, source], 1))
                for place, label in zip(places, labels, strict=True)
            ],
        )
        for source, name in zip(shown, names, strict=True)
    ]
    columns_shown = [*shown, TOTAL] if TOTAL in sources and shown != [TOTAL] else shown
    rows = [
        [
            label,
            words.number(next(iter(means[place].values())).count),
            *(words.number(value[place, source], 1) for source in columns_shown),
        ]
        for place, label in zip(places, labels, strict=True)
    ]
    title = words.say("sources-title")
    return Section(
        "sources",
        title,
        words.say("sources-reading"),
        row_bars(words, labels, kinds, words.say("axis-points"), stacked=True),
        words.say("alt", title=title),
        Table(
            [
                words.say("head-rank"),
                words.say("head-seats"),
                *(words.name("score", source) for source in columns_shown),
            ],
            rows,
        ),
        key_of(names),
    )


def length_section(words: Words, summary: Summary) -> Section:
    steps = bins([match.decisions for match in summary.matches])
    labels = [
        words.number(first) if first == last else words.say("span", first=words.number(first), last=words.number(last))
        for first, last, _ in steps
    ]
    counts = [count for _, _, count in steps]
    hover = [words.say("hover-length", span=label, count=count) for label, count in zip(labels, counts, strict=True)]
    rows = [
        [label, words.number(count), words.percent(count / summary.lawful)]
        for label, count in zip(labels, counts, strict=True)
    ]
    figure = columns(
        words,
        [words.number(first) for first, _, _ in steps],
        [Bars("", list(counts), hover)],
        words.say("axis-decisions"),
        words.say("axis-matches"),
    )
    figure["layout"]["bargap"] = 0.06
    title = words.say("length-title")
    lengths = summary.decisions
    return Section(
        "length",
        title,
        words.say("length-reading", mean=words.number(lengths.mean)),
        figure,
        words.say("alt-length", title=title, least=lengths.least, most=lengths.most, mean=words.number(lengths.mean)),
        Table([words.say("head-decisions"), words.say("head-matches"), words.say("head-share")], rows),
    )
