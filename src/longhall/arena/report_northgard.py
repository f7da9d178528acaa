"""The sections only Northgard has: clans, the order of play, cards, battles, losses and buildings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longhall.arena.collect_northgard import Battle, NorthgardFacts, SeatFacts
from longhall.arena.driver import MatchReport
from longhall.arena.report_general import end_name, key_of, year_name
from longhall.arena.report_plots import SYMBOLS, Bars, curve, heat, rate_dots, row_bars, row_dots, signed
from longhall.arena.report_section import KeyItem, Section, Table, rate_alt, rate_findings, rate_table
from longhall.arena.report_stats import MIN_SAMPLE, Mean, Rate, even_share
from longhall.arena.report_words import Words
from longhall.arena.summary import Summary

MEASURES: Final = ("lost", "unrest", "closed", "built")


def northgard_sections(words: Words, summary: Summary) -> list[Section]:
    matches = summary.matches
    sections = [order_section(words, matches), cards_section(words, matches)]
    if any(facts.clan for _, _, facts in seats_of(matches)):
        sections += [clans_section(words, matches), clan_ends_section(words, matches), profile_section(words, matches)]
    for creature in (False, True):
        battles = [battle for match in matches for battle in facts_of(match).battles if battle.creature is creature]
        if battles:
            sections.append(battles_section(words, battles, creature))
    sections.append(losses_section(words, matches))
    if any(facts.buildings for _, _, facts in seats_of(matches)):
        sections.append(buildings_section(words, matches))
    return sections


def facts_of(match: MatchReport) -> NorthgardFacts:
    assert isinstance(match.facts, NorthgardFacts)
    return match.facts


def seats_of(matches: list[MatchReport]) -> Iterator[tuple[MatchReport, int, SeatFacts]]:
    """Every seat of every match with its place."""
    for match in matches:
        for place, facts in zip(match.places, facts_of(match).seats, strict=True):
            yield match, place, facts


def clan_name(words: Words, clan: str) -> str:
    return words.name("clan", clan)


def clans_section(words: Words, matches: list[MatchReport]) -> Section:
    even = even_share(matches)
    found: dict[str, Rate] = {}
    for _, place, facts in seats_of(matches):
        found.setdefault(facts.clan, Rate()).add(place == 1)
    order = sorted(found, key=lambda clan: (-found[clan].share, clan))
    labels, rates = [clan_name(words, clan) for clan in order], [found[clan] for clan in order]
    title = words.say("clans-title")
    return Section(
        "clans",
        title,
        words.say("clans-reading", share=words.percent(even)),
        rate_dots(words, labels, rates, even),
        rate_alt(words, title, labels, rates),
        rate_table(words, words.say("head-clan"), labels, rates, words.say("head-played")),
        findings=rate_findings(words, labels, rates, even),
    )


def order_section(words: Words, matches: list[MatchReport]) -> Section:
    even = even_share(matches)
    seats = len(matches[0].places)
    rates = [Rate() for _ in range(seats)]
    for match in matches:
        for seat, place in enumerate(match.places):
            rates[(seat - facts_of(match).first) % seats].add(place == 1)
    labels = [words.say("order", number=turn + 1) for turn in range(seats)]
    title = words.say("order-title")
    return Section(
        "order",
        title,
        words.say("order-reading", share=words.percent(even)),
        rate_dots(words, labels, rates, even),
        rate_alt(words, title, labels, rates),
        rate_table(words, words.say("head-order"), labels, rates, words.say("head-matches")),
        findings=rate_findings(words, labels, rates, even),
    )


def clan_ends_section(words: Words, matches: list[MatchReport]) -> Section:
    even = even_share(matches)
    found: dict[tuple[str, int, str], Rate] = {}
    for match, place, facts in seats_of(matches):
        found.setdefault((facts.clan, match.years or 0, match.reason), Rate()).add(place == 1)
    clans = sorted({clan for clan, _, _ in found})
    ends = sorted({(year, reason) for _, year, reason in found})
    rates = [[found.get((clan, year, reason), Rate()) for year, reason in ends] for clan in clans]
    across = [words.say("year-end", year=year, reason=end_name(words, reason)) for year, reason in ends]
    rows = [
        [
            clan_name(words, clan),
            year_name(words, year),
            end_name(words, reason),
            words.number(rate.wins),
            words.number(rate.count),
            words.percent(rate.share),
            words.interval(rate),
        ]
        for clan, row in zip(clans, rates, strict=True)
        for (year, reason), rate in zip(ends, row, strict=True)
        if rate.count
    ]
    head = ("clan", "year", "reason", "wins", "played", "rate", "interval")
    title = words.say("clan-ends-title")
    return Section(
        "clan-ends",
        title,
        words.say("clan-ends-reading", share=words.percent(even)),
        heat(words, across, [clan_name(words, clan) for clan in clans], rates, even),
        words.say("alt", title=title),
        Table([words.say(f"head-{name}") for name in head], rows),
    )


def cards_section(words: Words, matches: list[MatchReport]) -> Section:
    """Cards by the win rate of those who took them, small samples last."""
    even = even_share(matches)
    found: dict[str, Rate] = {}
    for _, place, facts in seats_of(matches):
        for card in dict.fromkeys(facts.cards):
            found.setdefault(card, Rate()).add(place == 1)
    order = sorted(found, key=lambda card: (found[card].small, -found[card].share, card))
    labels, rates = [words.name("card", card) for card in order], [found[card] for card in order]
    table = rate_table(words, words.say("head-card"), labels, rates, words.say("head-taken"))
    table.head.append(words.say("head-per-match"))
    for row, rate in zip(table.rows, rates, strict=True):
        row.append(words.percent(rate.count / len(matches)))
    title = words.say("cards-title")
    return Section(
        "cards",
        title,
        words.say("cards-reading", share=words.percent(even), least=MIN_SAMPLE),
        rate_dots(words, labels, rates, even, words.say("axis-taken")),
        rate_alt(words, title, labels, rates),
        table,
    )


def battles_section(words: Words, battles: list[Battle], creature: bool) -> Section:
    found: dict[int, Rate] = {}
    expected: dict[int, Mean] = {}
    for battle in battles:
        found.setdefault(battle.difference, Rate()).add(battle.won)
        expected.setdefault(battle.difference, Mean()).add(battle.expected)
    differences = sorted(found)
    rates = [found[difference] for difference in differences]
    theory = [expected[difference].value for difference in differences]
    rows = [
        [
            signed(difference),
            words.number(rate.wins),
            words.number(rate.count),
            words.percent(rate.share),
            words.interval(rate),
            words.percent(share),
        ]
        for difference, rate, share in zip(differences, rates, theory, strict=True)
    ]
    head = ("difference", "won", "battles", "share-won", "interval", "theory")
    name = "creature-battles" if creature else "battles"
    title = words.say(f"{name}-title")
    return Section(
        name,
        title,
        words.say(f"{name}-reading", count=len(battles)),
        curve(words, differences, rates, theory, words.say("axis-difference")),
        words.say("alt", title=title),
        Table([words.say(f"head-{name}") for name in head], rows),
        [
            KeyItem(words.say("key-observed"), 0, symbol="●"),
            KeyItem(words.say("key-theory"), 1, symbol="◇"),
        ],
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


def losses_section(words: Words, matches: list[MatchReport]) -> Section:
    """By place, winner to last."""
    means: dict[int, dict[str, Mean]] = {}
    for _, place, facts in seats_of(matches):
        here = means.setdefault(place, {measure: Mean() for measure in MEASURES})
        for measure in MEASURES:
            here[measure].add(measured(facts, measure))
    places = sorted(means)
    names = [words.rank(place) for place in places]
    labels = [words.say(f"measure-{measure}") for measure in MEASURES]
    kinds = [
        Bars(
            name,
            [means[place][measure].value for measure in MEASURES],
            [
                words.say("hover-mean", who=name, what=label, value=words.number(means[place][measure].value, 2))
                for measure, label in zip(MEASURES, labels, strict=True)
            ],
        )
        for place, name in zip(places, names, strict=True)
    ]
    rows = [
        [
            name,
            words.number(means[place][MEASURES[0]].count),
            *(words.number(means[place][measure].value, 2) for measure in MEASURES),
        ]
        for place, name in zip(places, names, strict=True)
    ]
    title = words.say("losses-title")
    return Section(
        "losses",
        title,
        words.say("losses-reading"),
        row_bars(words, labels, kinds, words.say("axis-mean"), stacked=False),
        words.say("alt", title=title),
        Table([words.say("head-rank"), words.say("head-seats"), *labels], rows),
        key_of(names),
    )


def profile_section(words: Words, matches: list[MatchReport]) -> Section:
    """The same by clan."""
    means: dict[str, dict[str, Mean]] = {}
    for _, _, facts in seats_of(matches):
        here = means.setdefault(facts.clan, {measure: Mean() for measure in MEASURES})
        for measure in MEASURES:
            here[measure].add(measured(facts, measure))
    clans = sorted(means)
    labels = [clan_name(words, clan) for clan in clans]
    names = [words.say(f"measure-{measure}") for measure in MEASURES]
    kinds = [
        Bars(
            name,
            [means[clan][measure].value for clan in clans],
            [
                words.say("hover-mean", who=label, what=name, value=words.number(means[clan][measure].value, 2))
                for clan, label in zip(clans, labels, strict=True)
            ],
        )
        for measure, name in zip(MEASURES, names, strict=True)
    ]
    rows = [
        [
            label,
            words.number(means[clan][MEASURES[0]].count),
            *(words.number(means[clan][measure].value, 2) for measure in MEASURES),
        ]
        for clan, label in zip(clans, labels, strict=True)
    ]
    title = words.say("profile-title")
    return Section(
        "profile",
        title,
        words.say("profile-reading"),
        row_dots(words, labels, kinds, words.say("axis-mean")),
        words.say("alt", title=title),
        Table([words.say("head-clan"), words.say("head-played"), *names], rows),
        [KeyItem(name, index, symbol=MARKS[SYMBOLS[index]]) for index, name in enumerate(names)],
    )


MARKS: Final = {"circle": "●", "square": "■", "diamond": "◆", "triangle-up": "▲"}  # plotly's symbols in the key


def buildings_section(words: Words, matches: list[MatchReport]) -> Section:
    """How many of each a seat builds in a match: winners against the others."""
    found: dict[str, list[int]] = {}
    seats = [0, 0]
    for _, place, facts in seats_of(matches):
        side = 0 if place == 1 else 1
        seats[side] += 1
        for building, count in facts.buildings.items():
            found.setdefault(building, [0, 0])[side] += count
    order = sorted(found, key=lambda building: (-sum(found[building]), building))
    labels = [words.name("building", building) for building in order]
    names = [words.say("winners"), words.say("others")]
    means = [[found[building][side] / max(1, seats[side]) for building in order] for side in (0, 1)]
    kinds = [
        Bars(
            name,
            means[side],
            [
                words.say("hover-mean", who=name, what=label, value=words.number(mean, 2))
                for label, mean in zip(labels, means[side], strict=True)
            ],
        )
        for side, name in enumerate(names)
    ]
    rows = [
        [label, words.number(sum(found[building])), *(words.number(means[side][index], 2) for side in (0, 1))]
        for index, (building, label) in enumerate(zip(order, labels, strict=True))
    ]
    title = words.say("buildings-title")
    return Section(
        "buildings",
        title,
        words.say("buildings-reading"),
        row_bars(words, labels, kinds, words.say("axis-mean"), stacked=False),
        words.say("alt", title=title),
        Table([words.say("head-building"), words.say("head-built"), *names], rows),
        key_of(names),
    )
