"""Plotly figures as plain data.

Colours are CSS variables of the page (``var(--ink)``): the page puts the values of the reader's light or dark scheme in
before it draws. Kinds are told apart by pattern or symbol too, never by colour alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import ceil, floor
from typing import Any, Final, TypeAlias

from longhall.arena.report.stats import Rate
from longhall.arena.report.texts import ReportTexts

Figure: TypeAlias = dict[str, Any]

INK: Final = "var(--ink)"
FAINT: Final = "var(--faint)"
GRID: Final = "var(--grid)"
PANEL: Final = "var(--panel)"
ACCENT: Final = "var(--c1)"
COLOURS: Final = 10
PATTERNS: Final = ("", "/", ".", "-")
SYMBOLS: Final = ("circle", "square", "diamond", "triangle-up", "x", "star")
FEW: Final = 3  # columns that would look like walls
ROW: Final = 26  # pixels of a row of dots
EDGE: Final = 56  # pixels of axis and title


@dataclass
class Bars:
    """One kind of bar, or of dot, over all labels."""

    name: str
    values: list[float]
    hover: list[str] = field(default_factory=list)


def colour(index: int) -> str:
    return f"var(--c{index % COLOURS + 1})"


def pattern(index: int) -> str:
    """Neighbours differ, and so do two kinds of the same colour."""
    return PATTERNS[(index + index // COLOURS) % len(PATTERNS)]


def axis(title: str = "", **more: Any) -> dict[str, Any]:
    return {
        "title": {"text": title, "standoff": 8, "font": {"size": 13}},
        "gridcolor": GRID,
        "linecolor": GRID,
        "zerolinecolor": FAINT,
        "automargin": True,
        "fixedrange": True,
        **more,
    }


def layout(texts: ReportTexts, height: int, **more: Any) -> dict[str, Any]:
    return {
        "height": height,
        "autosize": True,
        "margin": {"l": 8, "r": 16, "t": 8, "b": 8},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "font": {"family": "system-ui, sans-serif", "size": 13, "color": INK},
        "hoverlabel": {"bgcolor": PANEL, "bordercolor": FAINT, "font": {"color": INK}, "align": "left"},
        "separators": texts.separators(),
        "showlegend": False,
        "dragmode": False,
        "bargap": 0.3,
        **more,
    }


def rate_dots(texts: ReportTexts, labels: list[str], rates: list[Rate], even: float, counts: str = "") -> Figure:
    """A dot with its interval for every label, the first on top, and a dashed line at ``even``; samples too small are
    grey and hollow. With ``counts`` a second column of bars under that title shows the sizes of the samples."""
    width = 0.66 if counts else 1.0
    line = {"color": INK, "dash": "dash", "width": 1.5}
    shape = {"type": "line", "xref": "x", "yref": "paper", "x0": even, "x1": even, "y0": 0, "y1": 1, "line": line}
    most = max([rate.high for rate in rates], default=1.0)
    least = min([rate.low for rate in rates], default=0.0)
    left = max(0, floor(20 * min(least, even) - 0.5)) / 20
    right = min(1.0, ceil(20 * max(most, even) + 0.5) / 20) + 0.01
    figure: Figure = {
        "data": [_dots(texts, labels, rates, small) for small in (False, True)],
        "layout": layout(
            texts,
            ROW * len(labels) + EDGE,
            xaxis=axis(
                texts.say("axis-win-rate"),
                tickformat=".0%",
                range=[left, right],
                domain=[0, width],
                **({"dtick": 0.25 if right - left < 0.6 else 0.5} if counts else {"nticks": 6}),
                tickangle=0,
                zeroline=False,
            ),
            yaxis=_categories(labels),
            shapes=[shape],
        ),
    }
    if counts:
        bars = {
            "type": "bar",
            "orientation": "h",
            "x": [rate.count for rate in rates],
            "y": labels,
            "xaxis": "x2",
            "marker": {"color": FAINT},
            "hoverinfo": "text",
            "hovertext": [
                texts.say("hover-value", what=label, value=texts.number(rate.count))
                for label, rate in zip(labels, rates, strict=True)
            ],
        }
        figure["data"].append(bars)
        figure["layout"]["xaxis2"] = axis(
            counts, domain=[width + 0.1, 1], tickvals=[max([rate.count for rate in rates], default=0)], tickangle=0
        )
    return figure


def _dots(texts: ReportTexts, labels: list[str], rates: list[Rate], small: bool) -> Figure:
    shown = [(label, rate) for label, rate in zip(labels, rates, strict=True) if rate.small is small and rate.count]
    tint = FAINT if small else ACCENT
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [rate.share for _, rate in shown],
        "y": [label for label, _ in shown],
        "error_x": {
            "type": "data",
            "symmetric": False,
            "array": [rate.high - rate.share for _, rate in shown],
            "arrayminus": [rate.share - rate.low for _, rate in shown],
            "color": tint,
            "thickness": 2,
            "width": 5,
        },
        "marker": {
            "size": 10,
            "color": tint,
            "symbol": "circle-open" if small else "circle",
            "line": {"color": tint, "width": 2},
        },
        "hoverinfo": "text",
        "hovertext": [texts.say("hover-value", what=label, value=texts.rate(rate)) for label, rate in shown],
    }


def _categories(labels: list[str], **more: Any) -> dict[str, Any]:
    """Labels from top to bottom, all of them shown."""
    return axis(
        type="category",
        categoryorder="array",
        categoryarray=labels,
        range=[len(labels) - 0.5, -0.5],
        tickmode="array",
        tickvals=labels,
        **{"showgrid": False, "ticks": "", **more},
    )


def row_bars(texts: ReportTexts, labels: list[str], kinds: list[Bars], title: str, stacked: bool) -> Figure:
    """Bars to the right for every label, the first on top: one upon the other or side by side."""
    thick = 44 if stacked else 10 + 16 * len(kinds)
    return {
        "data": [
            {
                "type": "bar",
                "orientation": "h",
                "name": kind.name,
                "x": kind.values,
                "y": labels,
                "marker": _paint(index),
                "hoverinfo": "text",
                "hovertext": kind.hover,
            }
            for index, kind in enumerate(kinds)
        ],
        "layout": layout(
            texts,
            thick * len(labels) + EDGE,
            barmode="relative" if stacked else "group",
            xaxis=axis(title, nticks=8),
            yaxis=_categories(labels),
        ),
    }


def columns(
    texts: ReportTexts, labels: list[str], kinds: list[Bars], across: str, up: str, height: int = 300
) -> Figure:
    """Stacked columns."""
    return {
        "data": [
            {
                "type": "bar",
                "name": kind.name,
                "x": labels,
                "y": kind.values,
                "marker": _paint(index),
                "hoverinfo": "text",
                "hovertext": kind.hover,
            }
            for index, kind in enumerate(kinds)
        ],
        "layout": layout(
            texts,
            height,
            barmode="stack",
            bargap=0.3 if len(labels) > FEW else 0.7,
            xaxis=axis(across, type="category", showgrid=False),
            yaxis=axis(up, rangemode="tozero", nticks=6),
        ),
    }


def row_dots(texts: ReportTexts, labels: list[str], kinds: list[Bars], title: str) -> Figure:
    """Several kinds of dots on the line of each label."""
    return {
        "data": [
            {
                "type": "scatter",
                "mode": "markers",
                "name": kind.name,
                "x": kind.values,
                "y": labels,
                "marker": {"size": 11, "color": colour(index), "symbol": SYMBOLS[index % len(SYMBOLS)]},
                "hoverinfo": "text",
                "hovertext": kind.hover,
            }
            for index, kind in enumerate(kinds)
        ],
        "layout": layout(
            texts,
            32 * len(labels) + EDGE,
            xaxis=axis(title, rangemode="tozero", nticks=8),
            yaxis=_categories(labels, showgrid=True),
        ),
    }


def _paint(index: int) -> dict[str, Any]:
    shape = pattern(index)
    paint: dict[str, Any] = {"color": colour(index), "line": {"color": PANEL, "width": 1}}
    if shape:
        paint["pattern"] = {"shape": shape, "fgcolor": PANEL, "fillmode": "overlay", "size": 6, "solidity": 0.25}
    return paint


def heat(texts: ReportTexts, across: list[str], down: list[str], rates: list[list[Rate]], even: float) -> Figure:
    """Win rates in cells: above the even share one colour, below it another; cells without matches are empty."""
    return {
        "data": [
            {
                "type": "heatmap",
                "x": across,
                "y": down,
                "z": [[rate.share if rate.count else None for rate in row] for row in rates],
                "text": [[texts.percent(rate.share, 0) if rate.count else "" for rate in row] for row in rates],
                "texttemplate": "%{text}",
                "textfont": {"size": 12},
                "hoverinfo": "text",
                "hovertext": [[texts.rate(rate) if rate.count else "" for rate in row] for row in rates],
                "zmin": 0,
                "zmax": 2 * even,
                "colorscale": [[0, "var(--low)"], [0.5, "var(--middle)"], [1, "var(--high)"]],
                "showscale": False,
                "xgap": 2,
                "ygap": 2,
            }
        ],
        "layout": layout(
            texts,
            32 * len(down) + 2 * EDGE,
            xaxis=axis(type="category", showgrid=False, tickangle=-50 if len(across) > FEW else 0),
            yaxis=_categories(down),
        ),
    }
