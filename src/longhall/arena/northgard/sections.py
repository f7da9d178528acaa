"""The sections only Northgard has: clans, the turn order, cards, battles, losses and buildings."""

from __future__ import annotations

from collections.abc import Iterator

from longhall.arena.driver import MatchReport
from longhall.arena.northgard.battles import battles_section
from longhall.arena.northgard.facts import NorthgardFacts, SeatFacts
from longhall.arena.report.general import end_name, end_text
from longhall.arena.report.plots import heat, rate_dots
from longhall.arena.report.section import ENDS, PLAY, Section, Table, rate_alt, rate_table
from longhall.arena.report.shared import (
    Tally,
    best_first,
    places_section,
    profile_section,
    rates_section,
    tally_section,
)
from longhall.arena.report.stats import MIN_SAMPLE, Rate, even_share
from longhall.arena.report.texts import ReportTexts
from longhall.arena.summary import Summary


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
    sections.append(
        places_section(texts, "losses", [(place, measures(facts)) for _, place, facts in seats_of(matches)])
    )
    if clans:
        by_clan = [(facts.clan, measures(facts)) for _, _, facts in seats_of(matches)]
        sections.append(profile_section(texts, "clan", "head-clan", by_clan))
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
    order = best_first(found)
    labels, rates = [clan_name(texts, clan) for clan in order], [found[clan] for clan in order]
    return rates_section(texts, "clans", labels, rates, even, "head-clan", "head-played")


def order_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    even = even_share(matches)
    seats = len(matches[0].places)
    rates = [Rate() for _ in range(seats)]
    for match in matches:
        for seat, place in enumerate(match.places):
            rates[(seat - facts_of(match).first) % seats].add(place == 1)
    labels = [texts.say("order", number=turn + 1) for turn in range(seats)]
    return rates_section(texts, "order", labels, rates, even, "head-order", "head-matches")


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


def measures(facts: SeatFacts) -> dict[str, int]:
    """What a seat does and suffers."""
    return {"lost": facts.lost, "unrest": facts.unrest, "closed": facts.closed, "built": facts.buildings.total()}


def buildings_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    tally = Tally()
    for _, place, facts in seats_of(matches):
        tally.add(place, facts.buildings)
    return tally_section(texts, "buildings", "building", tally, tally.most_first(), "head-building", "head-built")
