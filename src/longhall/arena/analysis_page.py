"""The analysis of a match in words, and as a page that needs nothing but a browser and no script."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any, Final, TypeAlias

from longhall.arena.report.page import STYLE, document, table_html
from longhall.arena.report.section import Table
from longhall.arena.report.texts import ReportTexts
from longhall.kernel.match import Result

Data: TypeAlias = dict[str, Any]
WIDE: Final = 900  # of a plot, in its own units
HIGH: Final = 300
LEFT: Final = 46
FOOT: Final = 26
# A line for each seat: told apart without colour too.
DASHES: Final = ("", "9 5", "2 4", "12 4 2 4", "16 5")
CHARTS: Final = """
svg { width: 100%; height: auto; display: block; }
svg text { fill: var(--soft); font-size: 13px; }
.grid { stroke: var(--grid); }
.mark { stroke: var(--faint); stroke-dasharray: 3 4; }
.band { opacity: .16; stroke: none; }
.line { fill: none; stroke-width: 2.4; }
.key svg { width: 2.6rem; height: .7rem; flex: none; }
.turns { padding: 0; list-style: none; }
.turns li { border-top: 1px solid var(--grid); padding: .6rem 0; }
.turns h3 { font-size: 1rem; margin: 0 0 .2rem; }
.turns p { margin: .1rem 0; }
"""


@dataclass
class TurningPoint:
    """``lines`` are sentences."""

    head: str
    lines: list[str]


class AnalysisTexts:
    """What an analysis tells, in the reader's language."""

    def __init__(self, texts: ReportTexts, data: Data, result: Result | None) -> None:
        self.texts = texts
        self.data = data
        self.result = result

    def say(self, message: str, **params: Any) -> str:
        return self.texts.texts.say(f"analysis-{message}", params)

    def seat(self, seat: int) -> str:
        return self.texts.texts.say("cli-seat", {"seat": seat})

    def percent(self, share: float) -> str:
        return self.texts.percent(round(share, 2) or 0.0, 0)  # not less than nothing where it rounds to nothing

    def title(self) -> str:
        texts = self.texts
        return self.say("title", game=texts.name("game", "name") if texts.texts.has("game-name") else "")

    def seats(self) -> Table:
        """Place, accuracy and luck of every seat."""
        head = [self.say(f"column-{name}") for name in ("player", "place", "accuracy", "luck")]
        rows = []
        for seat in range(self.data["seats"]):
            place = self.texts.rank(self.result.places[seat]) if self.result and self.result.places else ""
            rows.append([self.seat(seat), place, self._accuracy(seat), self._luck(seat)])
        return Table(head, rows)

    def turning_points(self) -> list[TurningPoint]:
        return [
            self._choice(point) if point["kind"] == "choice" else self._chance(point)
            for point in self.data["turning_points"]
        ]

    def line(self, steps: list[Data]) -> str:
        """Choices in a row."""
        return "; ".join(self.texts.texts.say(step["message"], step["params"]) for step in steps)

    # -- inside ------------------------------------------------------------------------------------------------------

    def _accuracy(self, seat: int) -> str:
        found = self.data["accuracy"][seat]
        if found["share"] is None:
            return self.say("accuracy-none")
        return self.say("accuracy", accuracy=self.texts.number(5 * round(20 * found["share"])))

    def _luck(self, seat: int) -> str:
        found = self.data["luck"][seat]
        return self.say("luck", sum=self.percent(found["sum"]), error=self.percent(found["error"]))

    def _choice(self, point: Data) -> TurningPoint:
        head = self.say("choice-head", n=point["first"], seat=point["seat"])
        lines = [self.say("chosen", line=self.line(point["chosen"])), self.say("better", line=self.line(point["line"]))]
        shares = {name: self.percent(point[name]) for name in ("best", "after", "swing", "error")}
        lines.append(self.say("choice-change", **shares))
        if point["came"] is not None:
            lines.append(self.say("choice-after-chance", came=self.percent(point["came"])))
        for message, gain in (("why", True), ("against", False)):
            reasons = [self._reason(reason) for reason in point["reasons"] if reason["gain"] is gain]
            if reasons:
                lines.append(self.say(message, reasons=", ".join(reasons)))
        return TurningPoint(head, lines)

    def _reason(self, reason: Data) -> str:
        text = self.texts.texts.say(reason["message"], reason["params"])
        return text[:1].lower() + text[1:] if not text[1:2].isupper() else text

    def _chance(self, point: Data) -> TurningPoint:
        whose = point["whose"]
        before, after = point["promised"][whose], point["came"][whose]
        head = self.say("chance-head", n=point["last"], seat=whose)
        shares = {"swing": self.percent(point["swing"]), "error": self.percent(point["errors"][whose])}
        return TurningPoint(
            head,
            [
                self.say("chance-change", before=self.percent(before), after=self.percent(after)),
                self.say("chance-gave" if after >= before else "chance-took", **shares),
            ],
        )


def analysis_page(words: AnalysisTexts, facts: Table) -> str:
    """A whole page."""
    points = words.turning_points()
    told = "".join(
        f"<li><h3>{escape(point.head)}</h3>{''.join(f'<p>{escape(line)}</p>' for line in point.lines)}</li>"
        for point in points
    )
    turning = f'<ul class="turns">{told}</ul>' if points else f"<p>{escape(words.say('turning-none'))}</p>"
    return document(
        words.texts,
        words.title(),
        STYLE + CHARTS,
        [
            f'<div class="card" id="summary">{table_html(facts, "facts")}</div>',
            _section(words, "curve", _chance_plot(words), _chance_table(words)),
            _section(words, "points", _points_plot(words), _points_table(words)),
            f'<section id="turning"><h2>{escape(words.say("turning"))}</h2>',
            f"<p>{escape(words.say('turning-reading'))}</p>{turning}</section>",
            f'<section id="seats"><h2>{escape(words.say("seats"))}</h2><p>{escape(words.say("seats-reading"))}</p>',
            f'<div class="scroll">{table_html(words.seats(), "data")}</div></section>',
        ],
    )


# -- plots -------------------------------------------------------------------------------------------------------------


def _section(words: AnalysisTexts, name: str, plot: str, numbers: Table) -> str:
    title = words.say(name)
    key = "".join(
        f'<li><svg viewBox="0 0 40 10" aria-hidden="true"><path class="line" d="M1 5H39" {_stroke(seat)}/></svg>'
        f"{escape(words.seat(seat))}</li>"
        for seat in range(words.data["seats"])
    )
    alt = words.say("alt", title=title, choices=words.data["choices"])
    return "\n".join(
        [
            f'<section id="{name}"><h2>{escape(title)}</h2><p>{escape(words.say(f"{name}-reading"))}</p>',
            f'<figure><svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(alt)}">{plot}</svg>',
            f'<ul class="key">{key}</ul></figure>',
            f"<details><summary>{escape(words.say('numbers'))}</summary>",
            f'<div class="scroll">{table_html(numbers, "data")}</div></details></section>',
        ]
    )


def _stroke(seat: int) -> str:
    dash = DASHES[seat % len(DASHES)]
    return f'style="stroke:var(--c{seat + 1})"' + (f' stroke-dasharray="{dash}"' if dash else "")


class Frame:
    """From choices and values to the plot's own units."""

    def __init__(self, words: AnalysisTexts, least: float, most: float) -> None:
        self.words = words
        self.choices: int = max(1, words.data["choices"])
        self.least = least
        self.span = max(1e-9, most - least)

    def x(self, n: int) -> float:
        return round(LEFT + (WIDE - LEFT - 8) * n / self.choices, 1)

    def y(self, value: float) -> float:
        return round(8 + (HIGH - FOOT - 8) * (1 - (value - self.least) / self.span), 1)

    def grid(self, labels: list[tuple[float, str]]) -> str:
        found = [
            f'<path class="grid" d="M{LEFT} {self.y(value)}H{WIDE - 8}"/>'
            f'<text x="{LEFT - 6}" y="{self.y(value) + 4}" text-anchor="end">{escape(label)}</text>'
            for value, label in labels
        ]
        for mark in self.words.data["marks"]:
            at = self.x(mark["n"])
            found.append(f'<path class="mark" d="M{at} 8V{HIGH - FOOT}"/>')
            found.append(f'<text x="{at + 3}" y="{HIGH - 8}">{mark["period"]}</text>')
        return "".join(found)


def _chance_plot(words: AnalysisTexts) -> str:
    frame, curve = Frame(words, 0.0, 1.0), words.data["curve"]
    found = [frame.grid([(share, words.percent(share)) for share in (0.0, 0.25, 0.5, 0.75, 1.0)])]
    for seat in range(words.data["seats"]):
        above = [(row["n"], min(1.0, row["chances"][seat] + row["errors"][seat])) for row in curve]
        below = [(row["n"], max(0.0, row["chances"][seat] - row["errors"][seat])) for row in reversed(curve)]
        edge = " ".join(f"{frame.x(n)},{frame.y(value)}" for n, value in above + below)
        found.append(f'<polygon class="band" points="{edge}" style="fill:var(--c{seat + 1})"/>')
    for seat in range(words.data["seats"]):
        line = " ".join(f"{frame.x(row['n'])},{frame.y(row['chances'][seat])}" for row in curve)
        found.append(f'<polyline class="line" points="{line}" {_stroke(seat)}/>')
    return "".join(found)


def _points_plot(words: AnalysisTexts) -> str:
    rows = words.data["points"]
    values = [value for row in rows for value in row["totals"]]
    least, most = min([0, *values]), max([1, *values])
    frame = Frame(words, least, most)
    step = max(1, round((most - least) / 5))
    found = [frame.grid([(value, words.texts.number(value)) for value in range(least, most + 1, step)])]
    for seat in range(words.data["seats"]):
        path = f"M{frame.x(0)} {frame.y(rows[0]['totals'][seat])}"
        for row in rows[1:]:
            path += f"H{frame.x(row['n'])}V{frame.y(row['totals'][seat])}"
        found.append(f'<path class="line" d="{path}H{frame.x(words.data["choices"])}" {_stroke(seat)}/>')
    return "".join(found)


def _chance_table(words: AnalysisTexts) -> Table:
    head = [words.say("after"), *(words.seat(seat) for seat in range(words.data["seats"]))]
    rows = [
        [
            words.texts.number(row["n"]),
            *(
                words.say("luck", sum=words.percent(chance), error=words.percent(error))
                for chance, error in zip(row["chances"], row["errors"], strict=True)
            ),
        ]
        for row in words.data["curve"]
    ]
    return Table(head, rows)


def _points_table(words: AnalysisTexts) -> Table:
    head = [words.say("after"), *(words.seat(seat) for seat in range(words.data["seats"]))]
    rows = [
        [words.texts.number(row["n"]), *(words.texts.number(total) for total in row["totals"])]
        for row in words.data["points"]
    ]
    return Table(head, rows)
