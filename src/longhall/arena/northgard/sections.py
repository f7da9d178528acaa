"""The sections only Northgard has: clans, the order of play, cards, battles, losses and buildings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longhall.arena.driver import MatchReport
from longhall.arena.northgard.battles import battles_section
from longhall.arena.northgard.facts import NorthgardFacts, SeatFacts
from longhall.arena.report.general import end_name, end_text, key_of
from longhall.arena.report.plots import SYMBOLS, Bars, heat, rate_dots, row_bars, row_dots
from longhall.arena.report.section import (
    ENDS,
    PLAY,
    WINNERS,
    KeyItem,
    Section,
    Table,
    rate_alt,
    rate_findings,
    rate_table,
)
from longhall.arena.report.stats import MIN_SAMPLE, Mean, Rate, even_share
from longhall.arena.report.texts import ReportTexts
from longhall.arena.summary import Summary

MEASURES: Final = ("lost", "unrest", "closed", "built")


def northgard_sections(texts: ReportTexts, summary: Summary) -> list[Section]:
    matches = summary.matches
    clans = any(facts.clan for _, _, facts in seats_of(matches))
    sections: list[Section] = []
    if clans:
        sections += [clans_section(texts, matches), clan_ends_section(texts, matches, summary.period_unit)]
    sections += [order_section(texts, matches), cards_section(texts, matches)]
    for creature in (False, True):
        battles = [battle for match in matches for battle in facts_of(match).battles if battle.creature is creature]
        if battles:
            sections.append(battles_section(texts, battles, creature))
    sections.append(losses_section(texts, matches))
    if clans:
        sections.append(profile_section(texts, matches))
    if any(facts.buildings for _, _, facts in seats_of(matches)):
        sections.append(buildings_section(texts, matches))
    return sections


def facts_of(match: MatchReport) -> NorthgardFacts:
    assert isinstance(match.facts, NorthgardFacts)
    return match.facts


def seats_of(matches: list[MatchReport]) -> Iterator[tuple[MatchReport, int, SeatFacts]]:
    """Every seat of every match with its place."""
    for match in matches:
        for place, facts in zip(match.places, facts_of(match).seats, strict=True):
            yield match, place, facts


def clan_name(texts: ReportTexts, clan: str) -> str:
    return texts.name("clan", clan)


def clans_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    even = even_share(matches)
    found: dict[str, Rate] = {}
    for _, place, facts in seats_of(matches):
        found.setdefault(facts.clan, Rate()).add(place == 1)
    order = sorted(found, key=lambda clan: (-found[clan].share, clan))
    labels, rates = [clan_name(texts, clan) for clan in order], [found[clan] for clan in order]
    title = texts.say("clans-title")
    return Section(
        "clans",
        WINNERS,
        title,
        texts.say("clans-reading", share=texts.percent(even)),
        rate_dots(texts, labels, rates, even),
        rate_alt(texts, title, labels, rates),
        rate_table(texts, texts.say("head-clan"), labels, rates, texts.say("head-played")),
        findings=rate_findings(texts, labels, rates, even),
    )


def order_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    even = even_share(matches)
    seats = len(matches[0].places)
    rates = [Rate() for _ in range(seats)]
    for match in matches:
        for seat, place in enumerate(match.places):
            rates[(seat - facts_of(match).first) % seats].add(place == 1)
    labels = [texts.say("order", number=turn + 1) for turn in range(seats)]
    title = texts.say("order-title")
    return Section(
        "order",
        WINNERS,
        title,
        texts.say("order-reading", share=texts.percent(even)),
        rate_dots(texts, labels, rates, even),
        rate_alt(texts, title, labels, rates),
        rate_table(texts, texts.say("head-order"), labels, rates, texts.say("head-matches")),
        findings=rate_findings(texts, labels, rates, even),
    )


def clan_ends_section(texts: ReportTexts, matches: list[MatchReport], unit: str) -> Section:
    even = even_share(matches)
    found: dict[tuple[str, int, str], Rate] = {}
    for match, place, facts in seats_of(matches):
        found.setdefault((facts.clan, match.period, match.reason), Rate()).add(place == 1)
    clans = sorted({clan for clan, _, _ in found})
    ends = sorted({(year, reason) for _, year, reason in found})
    rates = [[found.get((clan, year, reason), Rate()) for year, reason in ends] for clan in clans]
    across = [end_text(texts, unit, year, end_name(texts, reason)) for year, reason in ends]
    rows = [
        [
            clan_name(texts, clan),
            texts.number(year),
            end_name(texts, reason),
            texts.number(rate.wins),
            texts.number(rate.count),
            texts.percent(rate.share),
            texts.interval(rate),
        ]
        for clan, row in zip(clans, rates, strict=True)
        for (year, reason), rate in zip(ends, row, strict=True)
        if rate.count
    ]
    head = [texts.say(f"head-{name}") for name in ("clan", "reason", "wins", "played", "rate", "interval")]
    head.insert(1, texts.period("head", unit))
    title = texts.say("clan-ends-title")
    return Section(
        "clan-ends",
        ENDS,
        title,
        texts.say("clan-ends-reading", share=texts.percent(even)),
        heat(texts, across, [clan_name(texts, clan) for clan in clans], rates, even),
        texts.say("alt", title=title),
        Table(head, rows),
    )


def cards_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    """Cards by the win rate of those who took them, small samples last."""
    even = even_share(matches)
    found: dict[str, Rate] = {}
    for _, place, facts in seats_of(matches):
        for card in dict.fromkeys(facts.cards):
            found.setdefault(card, Rate()).add(place == 1)
    order = sorted(found, key=lambda card: (found[card].small, -found[card].share, card))
    labels, rates = [texts.name("card", card) for card in order], [found[card] for card in order]
    table = rate_table(texts, texts.say("head-card"), labels, rates, texts.say("head-taken"))
    table.head.append(texts.say("head-per-match"))
    for row, rate in zip(table.rows, rates, strict=True):
        row.append(texts.percent(rate.count / len(matches)))
    title = texts.say("cards-title")
    return Section(
        "cards",
        PLAY,
        title,
        texts.say("cards-reading", share=texts.percent(even), least=MIN_SAMPLE),
        rate_dots(texts, labels, rates, even, texts.say("axis-taken")),
        rate_alt(texts, title, labels, rates),
        table,
    )


def measured(facts: SeatFacts, measure: str) -> int:
    match measure:
        case "lost":
            return facts.lost
        case "unrest":
            return facts.unrest
        case "closed":
            return facts.closed
        case _:
            return facts.buildings.total()


def losses_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    """By place, winner to last."""
    means: dict[int, dict[str, Mean]] = {}
    for _, place, facts in seats_of(matches):
        here = means.setdefault(place, {measure: Mean() for measure in MEASURES})
        for measure in MEASURES:
            here[measure].add(measured(facts, measure))
    places = sorted(means)
    names = [texts.rank(place) for place in places]
    labels = [texts.say(f"measure-{measure}") for measure in MEASURES]
    kinds = [
        Bars(
            name,
            [means[place][measure].value for measure in MEASURES],
            [
                texts.say("hover-mean", who=name, what=label, value=texts.number(means[place][measure].value, 2))
                for measure, label in zip(MEASURES, labels, strict=True)
            ],
        )
        for place, name in zip(places, names, strict=True)
    ]
    rows = [
        [
            name,
            texts.number(means[place][MEASURES[0]].count),
            *(texts.number(means[place][measure].value, 2) for measure in MEASURES),
        ]
        for place, name in zip(places, names, strict=True)
    ]
    title = texts.say("losses-title")
    return Section(
        "losses",
        PLAY,
        title,
        texts.say("losses-reading"),
        row_bars(texts, labels, kinds, texts.say("axis-mean"), stacked=False),
        texts.say("alt", title=title),
        Table([texts.say("head-rank"), texts.say("head-seats"), *labels], rows),
        key_of(names),
    )


def profile_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    """The same by clan."""
    means: dict[str, dict[str, Mean]] = {}
    for _, _, facts in seats_of(matches):
        here = means.setdefault(facts.clan, {measure: Mean() for measure in MEASURES})
        for measure in MEASURES:
            here[measure].add(measured(facts, measure))
    clans = sorted(means)
    labels = [clan_name(texts, clan) for clan in clans]
    names = [texts.say(f"measure-{measure}") for measure in MEASURES]
    kinds = [
        Bars(
            name,
            [means[clan][measure].value for clan in clans],
            [
                texts.say("hover-mean", who=label, what=name, value=texts.number(means[clan][measure].value, 2))
                for clan, label in zip(clans, labels, strict=True)
            ],
        )
        for measure, name in zip(MEASURES, names, strict=True)
    ]
    rows = [
        [
            label,
            texts.number(means[clan][MEASURES[0]].count),
            *(texts.number(means[clan][measure].value, 2) for measure in MEASURES),
        ]
        for clan, label in zip(clans, labels, strict=True)
    ]
    title = texts.say("profile-title")
    return Section(
        "profile",
        PLAY,
        title,
        texts.say("profile-reading"),
        row_dots(texts, labels, kinds, texts.say("axis-mean")),
        texts.say("alt", title=title),
        Table([texts.say("head-clan"), texts.say("head-played"), *names], rows),
        [KeyItem(name, index, symbol=MARKS[SYMBOLS[index]]) for index, name in enumerate(names)],
    )


MARKS: Final = {"circle": "●", "square": "■", "diamond": "◆", "triangle-up": "▲"}  # plotly's symbols in the key


def buildings_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    """How many of each a seat builds in a match: winners against the others."""
    found: dict[str, list[int]] = {}
    seats = [0, 0]
    for _, place, facts in seats_of(matches):
        side = 0 if place == 1 else 1
        seats[side] += 1
        for building, count in facts.buildings.items():
            found.setdefault(building, [0, 0])[side] += count
    order = sorted(found, key=lambda building: (-sum(found[building]), building))
    labels = [texts.name("building", building) for building in order]
    names = [texts.say("winners"), texts.say("others")]
    means = [[found[building][side] / max(1, seats[side]) for building in order] for side in (0, 1)]
    kinds = [
        Bars(
            name,
            means[side],
            [
                texts.say("hover-mean", who=name, what=label, value=texts.number(mean, 2))
                for label, mean in zip(labels, means[side], strict=True)
            ],
        )
        for side, name in enumerate(names)
    ]
    rows = [
        [label, texts.number(sum(found[building])), *(texts.number(means[side][index], 2) for side in (0, 1))]
        for index, (building, label) in enumerate(zip(order, labels, strict=True))
    ]
    title = texts.say("buildings-title")
    return Section(
        "buildings",
        PLAY,
        title,
        texts.say("buildings-reading"),
        row_bars(texts, labels, kinds, texts.say("axis-mean"), stacked=False),
        texts.say("alt", title=title),
        Table([texts.say("head-building"), texts.say("head-built"), *names], rows),
        key_of(names),
    )
