"""The sections only Icaion has: characters, the turn order, winning scores, cards, Apparatus and what seats do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from longhall.arena.driver import MatchReport
from longhall.arena.icaion.facts import IcaionFacts, SeatFacts
from longhall.arena.report.general import TOTAL
from longhall.arena.report.plots import Bars, columns, rate_dots
from longhall.arena.report.section import PLAY, SCORES, Section, Table, rate_alt, rate_table
from longhall.arena.report.shared import Tally, best_first, places_section, rates_section, tally_section
from longhall.arena.report.stats import MIN_SAMPLE, Rate, bins, even_share
from longhall.arena.report.texts import ReportTexts
from longhall.arena.summary import Summary


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
        deeds_section(texts, matches, "actions", "option", lambda facts: facts.actions),
        deeds_section(texts, matches, "machines", "machine", lambda facts: facts.machines),
        deeds_section(texts, matches, "power", "power", lambda facts: facts.power),
        places_section(texts, "places", [(place, measures(facts)) for _, place, facts in seats_of(matches)]),
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
    order = best_first(found)
    labels, rates = [texts.name(kind, id) for id in order], [found[id] for id in order]
    return rates_section(texts, name, labels, rates, even_share(matches), f"head-{name}", "head-played")


def order_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    rates = [Rate() for _ in matches[0].places]
    for _, place, facts in seats_of(matches):
        rates[facts.turn].add(place == 1)
    labels = [texts.say("order", number=turn + 1) for turn in range(len(rates))]
    return rates_section(texts, "order", labels, rates, even_share(matches), "head-order", "head-matches")


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


def deeds_section(
    texts: ReportTexts, matches: list[MatchReport], name: str, kind: str, which: Callable[[SeatFacts], Counter[str]]
) -> Section:
    """How often a seat does each of several things in a match."""
    tally = Tally()
    for _, place, facts in seats_of(matches):
        tally.add(place, which(facts))
    return tally_section(texts, name, kind, tally, tally.most_first(), f"head-{name}", "head-in-all")


def measures(facts: SeatFacts) -> dict[str, int]:
    """What a seat has and suffers."""
    return {
        "machines": facts.machines.total(),
        "destroyed": facts.destroyed,
        "curios": len(facts.curios),
        "upgrades": facts.upgrades,
        "parasites": facts.parasites,
        "shards": facts.shards,
        "retrieved": len(facts.retrieved),
        "installed": len(facts.installed),
        "wounds": facts.wounds,
    }
