"""The sections only Icaion has: characters, the order of play, winning scores, cards, Apparatus and what seats do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from longhall.arena.driver import MatchReport
from longhall.arena.icaion.facts import IcaionFacts, SeatFacts
from longhall.arena.report.general import TOTAL, key_of
from longhall.arena.report.plots import Bars, columns, rate_dots, row_bars
from longhall.arena.report.section import (
    PLAY,
    SCORES,
    WINNERS,
    Section,
    Table,
    rate_alt,
    rate_findings,
    rate_table,
)
from longhall.arena.report.stats import MIN_SAMPLE, Mean, Rate, bins, even_share
from longhall.arena.report.texts import ReportTexts
from longhall.arena.summary import Summary

MEASURES: Final = (
    "machines",
    "destroyed",
    "curios",
    "upgrades",
    "parasites",
    "shards",
    "retrieved",
    "installed",
    "wounds",
)


def icaion_sections(texts: ReportTexts, summary: Summary) -> list[Section]:
    matches = summary.matches
    sections = [
        characters_section(texts, matches, "seekers", "seeker", lambda facts: facts.seeker),
        characters_section(texts, matches, "gear", "gear", lambda facts: facts.gear),
        order_section(texts, matches),
        winning_scores_section(texts, matches),
        things_section(texts, matches, "curios", "curio", lambda facts: facts.curios),
        apparatus_section(texts, matches),
    ]
    if any(facts.wonders for _, _, facts in seats_of(matches)):
        sections.append(things_section(texts, matches, "wonders", "wonder", lambda facts: facts.wonders))
    return [
        *sections,
        tally_section(texts, matches, "actions", "option", lambda facts: facts.actions),
        tally_section(texts, matches, "machines", "machine", lambda facts: facts.machines),
        tally_section(texts, matches, "power", "power", lambda facts: facts.power),
        places_section(texts, matches),
    ]


def seats_of(matches: list[MatchReport]) -> Iterator[tuple[MatchReport, int, SeatFacts]]:
    """Every seat of every match with its place."""
    for match in matches:
        assert isinstance(match.facts, IcaionFacts)
        for place, facts in zip(match.places, match.facts.seats, strict=True):
            yield match, place, facts


# -- who wins ---------------------------------------------------------------------------------------------------------


def characters_section(
    texts: ReportTexts, matches: list[MatchReport], name: str, kind: str, which: Callable[[SeatFacts], str]
) -> Section:
    """Seekers or Gear by the win rate of those who play them."""
    found: dict[str, Rate] = {}
    for _, place, facts in seats_of(matches):
        found.setdefault(which(facts), Rate()).add(place == 1)
    order = sorted(found, key=lambda id: (-found[id].share, id))
    labels, rates = [texts.name(kind, id) for id in order], [found[id] for id in order]
    return _rates(texts, matches, name, labels, rates, "head-played")


def order_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    rates = [Rate() for _ in matches[0].places]
    for _, place, facts in seats_of(matches):
        rates[facts.turn].add(place == 1)
    labels = [texts.say("order", number=turn + 1) for turn in range(len(rates))]
    return _rates(texts, matches, "order", labels, rates, "head-matches")


def _rates(
    texts: ReportTexts, matches: list[MatchReport], name: str, labels: list[str], rates: list[Rate], count: str
) -> Section:
    even = even_share(matches)
    title = texts.say(f"{name}-title")
    return Section(
        name,
        WINNERS,
        title,
        texts.say(f"{name}-reading", share=texts.percent(even)),
        rate_dots(texts, labels, rates, even),
        rate_alt(texts, title, labels, rates),
        rate_table(texts, texts.say(f"head-{name}"), labels, rates, texts.say(count)),
        findings=rate_findings(texts, labels, rates, even),
    )


# -- scores -----------------------------------------------------------------------------------------------------------


def winning_scores_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    """How many points win a match."""
    scores = [match.scores[match.places.index(1)][TOTAL] for match in matches]
    steps = bins(scores)
    labels = [texts.say("span", first=texts.number(first), last=texts.number(last)) for first, last, _ in steps]
    counts = [count for _, _, count in steps]
    hover = [
        texts.say("hover-value", what=label, value=texts.number(count))
        for label, count in zip(labels, counts, strict=True)
    ]
    firsts = [texts.number(first) for first, _, _ in steps]
    figure = columns(
        texts, firsts, [Bars("", list(counts), hover)], texts.say("axis-winning"), texts.say("axis-matches")
    )
    figure["layout"]["bargap"] = 0.06
    rows = [
        [label, texts.number(count), texts.percent(count / len(matches))]
        for label, count in zip(labels, counts, strict=True)
    ]
    title = texts.say("winning-title")
    mean = texts.number(sum(scores) / len(scores))
    return Section(
        "winning",
        SCORES,
        title,
        texts.say("winning-reading", least=min(scores), most=max(scores), mean=mean),
        figure,
        texts.say("alt", title=title),
        Table([texts.say("head-winning"), texts.say("head-matches"), texts.say("head-share")], rows),
    )


# -- cards, tiles and what seats do -----------------------------------------------------------------------------------


def things_section(
    texts: ReportTexts, matches: list[MatchReport], name: str, kind: str, which: Callable[[SeatFacts], list[str]]
) -> Section:
    """Things that some seats have used and others have not, by the win rate of those who have; small samples last."""
    even = even_share(matches)
    found: dict[str, Rate] = {}
    uses: Counter[str] = Counter()
    for _, place, facts in seats_of(matches):
        uses.update(which(facts))
        for id in dict.fromkeys(which(facts)):
            found.setdefault(id, Rate()).add(place == 1)
    order = sorted(found, key=lambda id: (found[id].small, -found[id].share, id))
    labels, rates = [texts.name(kind, id) for id in order], [found[id] for id in order]
    table = rate_table(texts, texts.say(f"head-{name}"), labels, rates, texts.say("head-seats"))
    table.head.append(texts.say("head-per-match"))
    for row, id in zip(table.rows, order, strict=True):
        row.append(texts.number(uses[id] / len(matches), 2))
    title = texts.say(f"{name}-title")
    return Section(
        name,
        PLAY,
        title,
        texts.say(f"{name}-reading", share=texts.percent(even), least=MIN_SAMPLE),
        rate_dots(texts, labels, rates, even, texts.say("axis-seats")),
        rate_alt(texts, title, labels, rates),
        table,
    )


def apparatus_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    """Kinds of Apparatus as ``things_section`` shows them, and how many of those retrieved were installed."""
    section = things_section(texts, matches, "apparatus", "apparatus-kind", lambda facts: facts.retrieved)
    installed: Counter[str] = Counter()
    for _, _, facts in seats_of(matches):
        installed.update(texts.name("apparatus-kind", kind) for kind in facts.installed)
    section.table.head.append(texts.say("head-installed"))
    for row in section.table.rows:
        row.append(texts.number(installed[row[0]]))
    return section


def tally_section(
    texts: ReportTexts, matches: list[MatchReport], name: str, kind: str, which: Callable[[SeatFacts], Counter[str]]
) -> Section:
    """How often a seat does each of several things in a match: winners against the others."""
    found: dict[str, list[int]] = {}
    seats = [0, 0]
    for _, place, facts in seats_of(matches):
        side = 0 if place == 1 else 1
        seats[side] += 1
        for id, count in which(facts).items():
            found.setdefault(id, [0, 0])[side] += count
    order = sorted(found, key=lambda id: (-sum(found[id]), id))
    labels = [texts.name(kind, id) for id in order]
    names = [texts.say("winners"), texts.say("others")]
    means = [[found[id][side] / max(1, seats[side]) for id in order] for side in (0, 1)]
    rows = [
        [label, texts.number(sum(found[id])), *(texts.number(means[side][index], 2) for side in (0, 1))]
        for index, (id, label) in enumerate(zip(order, labels, strict=True))
    ]
    title = texts.say(f"{name}-title")
    return Section(
        name,
        PLAY,
        title,
        texts.say(f"{name}-reading"),
        row_bars(texts, labels, _bars(texts, names, labels, means), texts.say("axis-mean"), stacked=False),
        texts.say("alt", title=title),
        Table([texts.say(f"head-{name}"), texts.say("head-in-all"), *names], rows),
        key_of(names),
    )


def measured(facts: SeatFacts, measure: str) -> int:
    match measure:
        case "machines":
            return facts.machines.total()
        case "destroyed":
            return facts.destroyed
        case "curios":
            return len(facts.curios)
        case "upgrades":
            return facts.upgrades
        case "parasites":
            return facts.parasites
        case "shards":
            return facts.shards
        case "retrieved":
            return len(facts.retrieved)
        case "installed":
            return len(facts.installed)
        case _:
            return facts.wounds


def places_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    """What seats have and suffer, from the winner to the last place."""
    means: dict[int, dict[str, Mean]] = {}
    for _, place, facts in seats_of(matches):
        here = means.setdefault(place, {measure: Mean() for measure in MEASURES})
        for measure in MEASURES:
            here[measure].add(measured(facts, measure))
    places = sorted(means)
    names = [texts.rank(place) for place in places]
    labels = [texts.say(f"measure-{measure}") for measure in MEASURES]
    values = [[means[place][measure].value for measure in MEASURES] for place in places]
    rows = [
        [name, texts.number(means[place][MEASURES[0]].count), *(texts.number(value, 2) for value in row)]
        for place, name, row in zip(places, names, values, strict=True)
    ]
    title = texts.say("places-title")
    return Section(
        "places",
        PLAY,
        title,
        texts.say("places-reading"),
        row_bars(texts, labels, _bars(texts, names, labels, values), texts.say("axis-mean"), stacked=False),
        texts.say("alt", title=title),
        Table([texts.say("head-rank"), texts.say("head-seats"), *labels], rows),
        key_of(names),
    )


def _bars(texts: ReportTexts, names: list[str], labels: list[str], values: list[list[float]]) -> list[Bars]:
    """One kind of bars for each name, with a value for each label."""
    return [
        Bars(
            name,
            row,
            [
                texts.say("hover-mean", who=name, what=label, value=texts.number(value, 2))
                for label, value in zip(labels, row, strict=True)
            ],
        )
        for name, row in zip(names, values, strict=True)
    ]
