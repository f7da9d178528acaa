"""Battles in the report of Northgard: how often they were won, against the exact chance."""

from __future__ import annotations

from longhall.arena.northgard.facts import Battle
from longhall.arena.report.plots import ACCENT, FAINT, Figure, axis, layout
from longhall.arena.report.section import PLAY, KeyItem, Section, Table
from longhall.arena.report.stats import Mean, Rate
from longhall.arena.report.texts import ReportTexts


def battles_section(texts: ReportTexts, battles: list[Battle], creature: bool) -> Section:
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
            texts.number(rate.wins),
            texts.number(rate.count),
            texts.percent(rate.share),
            texts.interval(rate),
            texts.percent(share),
        ]
        for difference, rate, share in zip(differences, rates, theory, strict=True)
    ]
    head = ("difference", "won", "battles", "share-won", "interval", "theory")
    name = "creature-battles" if creature else "battles"
    title = texts.say(f"{name}-title")
    return Section(
        name,
        PLAY,
        title,
        texts.say(f"{name}-reading", count=len(battles)),
        curve(texts, differences, rates, theory, texts.say("axis-difference")),
        texts.say("alt", title=title),
        Table([texts.say(f"head-{name}") for name in head], rows),
        [
            KeyItem(texts.say("key-observed"), 0, symbol="●"),
            KeyItem(texts.say("key-theory"), 1, symbol="◇"),
        ],
    )


def curve(texts: ReportTexts, differences: list[int], rates: list[Rate], theory: list[float], across: str) -> Figure:
    """Shares won with their intervals and the theory as a dashed line; below, how many there were."""
    error = {
        "type": "data",
        "symmetric": False,
        "array": [rate.high - rate.share for rate in rates],
        "arrayminus": [rate.share - rate.low for rate in rates],
        "color": ACCENT,
        "thickness": 2,
        "width": 5,
    }
    hover = [
        texts.say("hover-difference", difference=signed(difference), rate=texts.rate(rate))
        for difference, rate in zip(differences, rates, strict=True)
    ]
    dashed = {"color": "var(--c2)", "dash": "dash", "width": 2.5}
    return {
        "data": [
            {
                "type": "scatter",
                "mode": "lines+markers",
                "x": differences,
                "y": [rate.share for rate in rates],
                "error_y": error,
                "line": {"color": ACCENT, "width": 2},
                "marker": {"size": 10, "color": ACCENT, "line": {"width": 0}},
                "hoverinfo": "text",
                "hovertext": hover,
            },
            {
                "type": "scatter",
                "mode": "lines+markers",
                "x": differences,
                "y": theory,
                "line": dashed,
                "marker": {"symbol": "diamond-open", "size": 9, "color": "var(--c2)"},
                "hoverinfo": "text",
                "hovertext": [
                    texts.say("hover-theory", difference=signed(difference), share=texts.percent(share))
                    for difference, share in zip(differences, theory, strict=True)
                ],
            },
            {
                "type": "bar",
                "x": differences,
                "y": [rate.count for rate in rates],
                "yaxis": "y2",
                "marker": {"color": FAINT},
                "hoverinfo": "text",
                "hovertext": hover,
            },
        ],
        "layout": layout(
            texts,
            420,
            xaxis=axis(across, dtick=1, anchor="y2", zeroline=False),
            yaxis=axis(texts.say("axis-won"), tickformat=".0%", range=[-0.03, 1.03], domain=[0.34, 1]),
            yaxis2=axis(texts.say("axis-battles"), domain=[0, 0.24], nticks=3, rangemode="tozero"),
        ),
    }


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "\u2212")
