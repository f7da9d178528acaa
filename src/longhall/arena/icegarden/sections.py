"""The sections only the Ice Garden has: characters, turn order, goals, points, Dead Snow and what players did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longhall.arena.driver import MatchReport
from longhall.arena.icegarden.facts import IceGardenFacts, SeatFacts
from longhall.arena.report.general import TOTAL, end_name, key_of
from longhall.arena.report.plots import SYMBOLS, Bars, columns, heat, rate_dots, row_bars, row_dots
from longhall.arena.report.section import (
    ENDS,
    PLAY,
    SCORES,
    WINNERS,
    KeyItem,
    Section,
    Table,
    rate_alt,
    rate_findings,
    rate_table,
)
from longhall.arena.report.stats import Mean, Rate, even_share
from longhall.arena.report.texts import ReportTexts
from longhall.arena.summary import Summary
from longhall.games.icegarden.content import FIELD_IDS, PLANNED_FIELDS

MEASURES: Final = ("made", "summoned", "upgrades", "kills", "visits")
MARKS: Final = {"circle": "●", "square": "■", "diamond": "◆", "triangle-up": "▲", "x": "✕"}  # plotly's, in the key


def icegarden_sections(texts: ReportTexts, summary: Summary) -> list[Section]:
    matches = summary.matches
    return [
        characters_section(texts, matches),
        order_section(texts, matches),
        character_ends_section(texts, matches),
        goals_section(texts, matches),
        points_section(texts, matches),
        snow_section(texts, matches),
        fields_section(texts, matches),
        profile_section(texts, matches),
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
    order = sorted(found, key=lambda character: (-found[character].share, character))
    labels, rates = [character_name(texts, character) for character in order], [found[id] for id in order]
    return _rates(texts, "characters", labels, rates, even, texts.say("head-character"), texts.say("head-played"))


def order_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    even = even_share(matches)
    rates = [Rate() for _ in matches[0].places]
    for match in matches:
        for number, seat in enumerate(facts_of(match).order):
            rates[number].add(match.places[seat] == 1)
    labels = [texts.say("order", number=number + 1) for number in range(len(rates))]
    return _rates(texts, "order", labels, rates, even, texts.say("head-order"), texts.say("head-matches"))


def _rates(
    texts: ReportTexts, name: str, labels: list[str], rates: list[Rate], even: float, what: str, count: str
) -> Section:
    title = texts.say(f"{name}-title")
    return Section(
        name,
        WINNERS,
        title,
        texts.say(f"{name}-reading", share=texts.percent(even)),
        rate_dots(texts, labels, rates, even),
        rate_alt(texts, title, labels, rates),
        rate_table(texts, what, labels, rates, count),
        findings=rate_findings(texts, labels, rates, even),
    )


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
    kinds = [
        Bars(
            name,
            row,
            [
                texts.say("hover-mean", who=label, what=name, value=texts.number(value, 2))
                for label, value in zip(labels, row, strict=True)
            ],
        )
        for name, row in zip(names, values, strict=True)
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
        row_dots(texts, labels, kinds, texts.say("axis-steps")),
        texts.say("alt", title=title),
        Table(head, rows),
        _symbols(names),
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
    kinds = [
        Bars(
            name,
            [means[character][source].value for character in characters],
            [
                texts.say("hover-mean", who=label, what=name, value=texts.number(means[character][source].value, 1))
                for character, label in zip(characters, labels, strict=True)
            ],
        )
        for source, name in zip(sources, names, strict=True)
    ]
    rows = [
        [
            label,
            texts.number(means[character][TOTAL].count),
            *(texts.number(means[character][source].value, 1) for source in (*sources, TOTAL)),
        ]
        for character, label in zip(characters, labels, strict=True)
    ]
    title = texts.say("points-title")
    head = [texts.say("head-character"), texts.say("head-played"), *names, texts.name("score", TOTAL)]
    return Section(
        "points",
        SCORES,
        title,
        texts.say("points-reading"),
        row_bars(texts, labels, kinds, texts.say("axis-points"), stacked=True),
        texts.say("alt", title=title),
        Table(head, rows),
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
    """Action markers on each field: winners against the others."""
    fields: tuple[str, ...] = FIELD_IDS[:PLANNED_FIELDS]
    found = {field: [0, 0] for field in fields}
    seats = [0, 0]
    for _, place, facts in seats_of(matches):
        side = 0 if place == 1 else 1
        seats[side] += 1
        for field, count in facts.planned.items():
            found[field][side] += count
    labels = [texts.name("field", field) for field in fields]
    names = [texts.say("winners"), texts.say("others")]
    means = [[found[field][side] / max(1, seats[side]) for field in fields] for side in (0, 1)]
    kinds = [
        Bars(
            name,
            row,
            [
                texts.say("hover-mean", who=name, what=label, value=texts.number(mean, 2))
                for label, mean in zip(labels, row, strict=True)
            ],
        )
        for name, row in zip(names, means, strict=True)
    ]
    rows = [
        [label, texts.number(sum(found[field])), *(texts.number(means[side][index], 2) for side in (0, 1))]
        for index, (field, label) in enumerate(zip(fields, labels, strict=True))
    ]
    title = texts.say("fields-title")
    return Section(
        "fields",
        PLAY,
        title,
        texts.say("fields-reading"),
        row_bars(texts, labels, kinds, texts.say("axis-mean"), stacked=False),
        texts.say("alt", title=title),
        Table([texts.say("head-field"), texts.say("head-planned"), *names], rows),
        key_of(names),
    )


def measured(facts: SeatFacts, measure: str) -> int:
    match measure:
        case "made":
            return facts.made
        case "summoned":
            return facts.summoned
        case "upgrades":
            return facts.upgrades
        case "kills":
            return facts.kills
        case _:
            return facts.visits


def profile_section(texts: ReportTexts, matches: list[MatchReport]) -> Section:
    """What each character does and suffers in a match."""
    means: dict[str, dict[str, Mean]] = {}
    for _, _, facts in seats_of(matches):
        here = means.setdefault(facts.character, {measure: Mean() for measure in MEASURES})
        for measure in MEASURES:
            here[measure].add(measured(facts, measure))
    characters = characters_of(matches)
    labels = [character_name(texts, character) for character in characters]
    names = [texts.say(f"measure-{measure}") for measure in MEASURES]
    kinds = [
        Bars(
            name,
            [means[character][measure].value for character in characters],
            [
                texts.say("hover-mean", who=label, what=name, value=texts.number(means[character][measure].value, 2))
                for character, label in zip(characters, labels, strict=True)
            ],
        )
        for measure, name in zip(MEASURES, names, strict=True)
    ]
    rows = [
        [
            label,
            texts.number(means[character][MEASURES[0]].count),
            *(texts.number(means[character][measure].value, 2) for measure in MEASURES),
        ]
        for character, label in zip(characters, labels, strict=True)
    ]
    title = texts.say("profile-title")
    return Section(
        "profile",
        PLAY,
        title,
        texts.say("profile-reading"),
        row_dots(texts, labels, kinds, texts.say("axis-mean")),
        texts.say("alt", title=title),
        Table([texts.say("head-character"), texts.say("head-played"), *names], rows),
        _symbols(names),
    )


def _symbols(names: list[str]) -> list[KeyItem]:
    return [KeyItem(name, index, symbol=MARKS[SYMBOLS[index]]) for index, name in enumerate(names)]
