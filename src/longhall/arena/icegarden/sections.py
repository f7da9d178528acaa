"""The sections only the Ice Garden has: characters, turn order, goals, points, Dead Snow and what players did."""

from __future__ import annotations

from collections.abc import Iterator

from longhall.arena.driver import MatchReport
from longhall.arena.icegarden.facts import IceGardenFacts, SeatFacts
from longhall.arena.report.general import TOTAL, end_name
from longhall.arena.report.plots import Bars, columns, heat, row_bars, row_dots
from longhall.arena.report.section import ENDS, PLAY, SCORES, Section, Table
from longhall.arena.report.shared import (
    Tally,
    bars_of_measures,
    best_first,
    key_of,
    key_of_symbols,
    means_table,
    profile_section,
    rates_section,
    tally_section,
)
from longhall.arena.report.stats import Mean, Rate, even_share
from longhall.arena.report.texts import ReportTexts
from longhall.arena.summary import Summary
from longhall.games.icegarden.content import FIELD_IDS, PLANNED_FIELDS


def icegarden_sections(texts: ReportTexts, summary: Summary) -> list[Section]:
    matches = summary.matches
    by_character = [(facts.character, measures(facts)) for _, _, facts in seats_of(matches)]
    return [
        characters_section(texts, matches),
        order_section(texts, matches),
        character_ends_section(texts, matches),
        goals_section(texts, matches),
        points_section(texts, matches),
        snow_section(texts, matches),
        fields_section(texts, matches),
        profile_section(texts, "character", "head-character", by_character),
    ]


def facts_of(match: MatchReport) -> IceGardenFacts:
    assert isinstance(match.facts, IceGardenFacts)
    return match.facts


def seats_of(matches: list[MatchReport]) -> Iterator[tuple[MatchReport, int, SeatFacts]]:
    """Every seat of every match with its place."""
    for match in matches:
        for place, facts in zip(match.places, facts_of(match).seats, strict=True):
            yield match, place, facts


def character_name(texts: ReportTexts, character: str) -> str:
    return texts.name("character", character)


def characters_of(matches: list[MatchReport]) -> list[str]:
    return sorted({facts.character for _, _, facts in seats_of(matches)})


# -- winners -----------------------------------------------------------------------------------------------------------


def characters_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    even = even_share(matches)
    found: dict[str, Rate] = {}
    for _, place, facts in seats_of(matches):
        found.setdefault(facts.character, Rate()).add(place == 1)
    order = best_first(found)
    labels, rates = [character_name(texts, character) for character in order], [found[id] for id in order]
    return rates_section(texts, "characters", labels, rates, even, "head-character", "head-played")


def order_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    even = even_share(matches)
    rates = [Rate() for _ in matches[0].places]
    for match in matches:
        for number, seat in enumerate(facts_of(match).order):
            rates[number].add(match.places[seat] == 1)
    labels = [texts.say("order", number=number + 1) for number in range(len(rates))]
    return rates_section(texts, "order", labels, rates, even, "head-order", "head-matches")


# -- ends --------------------------------------------------------------------------------------------------------------


def character_ends_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    even = even_share(matches)
    found: dict[tuple[str, str], Rate] = {}
    for match, place, facts in seats_of(matches):
        found.setdefault((facts.character, match.reason), Rate()).add(place == 1)
    characters, reasons = characters_of(matches), sorted({reason for _, reason in found})
    rates = [[found.get((character, reason), Rate()) for reason in reasons] for character in characters]
    rows = [
        [
            character_name(texts, character),
            end_name(texts, reason),
            texts.number(rate.wins),
            texts.number(rate.count),
            texts.percent(rate.share),
            texts.interval(rate),
        ]
        for character, row in zip(characters, rates, strict=True)
        for reason, rate in zip(reasons, row, strict=True)
        if rate.count
    ]
    head = [texts.say(f"head-{name}") for name in ("character", "reason", "wins", "played", "rate", "interval")]
    title = texts.say("character-ends-title")
    across = [end_name(texts, reason) for reason in reasons]
    return Section(
        "character-ends",
        ENDS,
        title,
        texts.say("character-ends-reading", share=texts.percent(even)),
        heat(texts, across, [character_name(texts, character) for character in characters], rates, even),
        texts.say("alt", title=title),
        Table(head, rows),
    )


def goals_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    """How far each character came with its goal."""
    steps: dict[str, Mean] = {}
    reached: dict[str, int] = {}
    needed: dict[str, int] = {}
    for _, _, facts in seats_of(matches):
        character = facts.character
        steps.setdefault(character, Mean()).add(facts.steps)
        reached[character] = reached.get(character, 0) + (facts.steps >= facts.needed)
        needed[character] = facts.needed
    characters = characters_of(matches)
    labels = [character_name(texts, character) for character in characters]
    names = [texts.say("goal-steps"), texts.say("goal-needed")]
    values = [
        [steps[character].value for character in characters],
        [float(needed[character]) for character in characters],
    ]
    rows = [
        [
            label,
            texts.number(steps[character].count),
            texts.number(steps[character].value, 2),
            texts.number(needed[character]),
            texts.number(reached[character]),
        ]
        for character, label in zip(characters, labels, strict=True)
    ]
    head = [texts.say("head-character"), texts.say("head-played"), *names, texts.say("head-reached")]
    title = texts.say("goals-title")
    return Section(
        "goals",
        ENDS,
        title,
        texts.say("goals-reading"),
        row_dots(texts, labels, bars_of_measures(texts, labels, names, values), texts.say("axis-steps")),
        texts.say("alt", title=title),
        Table(head, rows),
        key_of_symbols(names),
    )


# -- scores ------------------------------------------------------------------------------------------------------------


def points_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    """Points by source, of each character."""
    means: dict[str, dict[str, Mean]] = {}
    for match in matches:
        for facts, scores in zip(facts_of(match).seats, match.scores, strict=True):
            for source, points in scores.items():
                means.setdefault(facts.character, {}).setdefault(source, Mean()).add(points)
    characters = characters_of(matches)
    sources = [source for source in means[characters[0]] if source != TOTAL]
    labels = [character_name(texts, character) for character in characters]
    names = [texts.name("score", source) for source in sources]
    values = [[means[character][source].value for character in characters] for source in sources]
    title = texts.say("points-title")
    head = [texts.say("head-character"), texts.say("head-played"), *names, texts.name("score", TOTAL)]
    return Section(
        "points",
        SCORES,
        title,
        texts.say("points-reading"),
        row_bars(
            texts, labels, bars_of_measures(texts, labels, names, values, 1), texts.say("axis-points"), stacked=True
        ),
        texts.say("alt", title=title),
        means_table(texts, head, labels, [[means[id][source] for source in (*sources, TOTAL)] for id in characters], 1),
        key_of(names),
    )


# -- play --------------------------------------------------------------------------------------------------------------


def snow_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    """Dead Snow at the end of each turn, over the matches that came so far."""
    turns: list[list[int]] = []
    for match in matches:
        for turn, snow in enumerate(facts_of(match).dead_snow):
            if turn == len(turns):
                turns.append([])
            turns[turn].append(snow)
    labels = [texts.number(turn + 1) for turn in range(len(turns))]
    means = [sum(values) / len(values) for values in turns]
    hover = [
        texts.say("hover-snow", turn=label, value=texts.number(mean, 1), count=len(values))
        for label, mean, values in zip(labels, means, turns, strict=True)
    ]
    rows = [
        [
            label,
            texts.number(len(values)),
            texts.number(mean, 1),
            texts.number(min(values)),
            texts.number(max(values)),
        ]
        for label, mean, values in zip(labels, means, turns, strict=True)
    ]
    title = texts.say("snow-title")
    head = [texts.say(f"head-{name}") for name in ("turn", "matches", "snow", "least", "most")]
    return Section(
        "snow",
        PLAY,
        title,
        texts.say("snow-reading"),
        columns(texts, labels, [Bars("", means, hover)], texts.say("head-turn"), texts.say("head-snow")),
        texts.say("alt", title=title),
        Table(head, rows),
    )


def fields_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    """Action markers on each field."""
    fields: tuple[str, ...] = FIELD_IDS[:PLANNED_FIELDS]
    tally = Tally(fields)
    for _, place, facts in seats_of(matches):
        tally.add(place, facts.planned)
    return tally_section(texts, "fields", "field", tally, fields, "head-field", "head-planned")


def measures(facts: SeatFacts) -> dict[str, int]:
    """What a seat does and suffers."""
    return {
        "made": facts.made,
        "summoned": facts.summoned,
        "upgrades": facts.upgrades,
        "kills": facts.kills,
        "visits": facts.visits,
    }
