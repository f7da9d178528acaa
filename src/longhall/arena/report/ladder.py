"""The page of a ladder: what it was played with and when, who is rated how, and what every pair has shown.

It is made from the data of a ladder (``Ladder.to_data``), so that a page can be made of one that was kept.
"""

from __future__ import annotations

from html import escape
from typing import Any

from longhall.arena.report.page import STYLE, document, table_html
from longhall.arena.report.section import Table
from longhall.arena.report.stats import Rate
from longhall.arena.report.texts import ReportTexts
from longhall.text import message_id

BARS = """
.bar { display: block; width: 9rem; height: .7rem; border-radius: 3px; background: var(--grid); position: relative; }
.bar i { position: absolute; top: 0; bottom: 0; background: var(--c1); border-radius: 3px; }
.bar b { position: absolute; top: -3px; bottom: -3px; width: 2px; background: var(--ink); }
td.bars { min-width: 9.5rem; }
"""


def bot_name(texts: ReportTexts, bot: str) -> str:
    """What a bot is called, with what one types for it."""
    message = message_id("bot", bot)
    return texts.say("ladder-bot", name=texts.texts.say(message, {}), bot=bot) if texts.texts.has(message) else bot


def facts(texts: ReportTexts, data: dict[str, Any], setup: str) -> Table:
    most = texts.number(data["most"])
    rows = [
        [texts.say("ladder-date"), data["date"]],
        [texts.say("row-games"), texts.number(data["games"])],
        [texts.say("row-setup"), setup],
        [texts.say("row-seed"), data["seed"]],
        [texts.say("row-pack"), texts.say("pack", hash=data["pack"], version=data["rules_version"])],
        [
            texts.say("ladder-until"),
            texts.say("ladder-until-text", points=texts.number(100 * data["within"]), most=most),
        ],
    ]
    if data["open"]:
        done = len(data["pairs"]) - data["open"]
        rows.append([texts.say("ladder-open"), texts.say("ladder-open-text", done=done, all=len(data["pairs"]))])
    if data["errors"]:
        rows.append([texts.say("row-error"), texts.number(data["errors"])])
    return Table([], rows)


def rating_table(texts: ReportTexts, data: dict[str, Any]) -> Table:
    """The strongest first."""
    head = [texts.say(f"ladder-{name}") for name in ("head-bot", "head-rating", "head-mean", "head-longest")]
    rows = [
        [
            bot_name(texts, bot["bot"]),
            texts.say("ladder-rating", rating=texts.number(bot["rating"], 1), spread=texts.number(bot["spread"], 1)),
            texts.say("ladder-seconds", seconds=texts.number(bot["seconds"]["mean"], 3)),
            texts.say("ladder-seconds", seconds=texts.number(bot["seconds"]["longest"], 2)),
        ]
        for bot in sorted(data["bots"], key=lambda bot: -bot["rating"])
    ]
    return Table(head, rows)


def pair_table(texts: ReportTexts, data: dict[str, Any]) -> Table:
    head = [texts.say("ladder-head-first"), texts.say("ladder-head-others")]
    head += [texts.say("head-matches"), texts.say("head-rate"), texts.say("head-interval")]
    rows = []
    for pair in data["pairs"]:
        rate = Rate(pair["wins"], pair["games"])
        names = [bot_name(texts, bot) for bot in pair["bots"]]
        shown = [texts.percent(rate.share), texts.interval(rate)] if rate.count else ["–", "–"]
        rows.append([*names, texts.number(rate.count), *shown])
    return Table(head, rows)


def ladder_page(texts: ReportTexts, title: str, data: dict[str, Any], setup: str) -> str:
    """A whole page that needs nothing but a browser, and no script."""
    even = texts.percent(data["even"])
    pairs = pair_table(texts, data)
    cells = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + f'<td class="bars">{_bar(Rate(pair["wins"], pair["games"]), data["even"])}</td></tr>'
        for row, pair in zip(pairs.rows, data["pairs"], strict=True)
    )
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in pairs.head)
    return document(
        texts,
        title,
        STYLE + BARS,
        [
            f'<div class="card" id="summary">{table_html(facts(texts, data, setup), "facts")}</div>',
            f'<section id="ratings"><h2>{escape(texts.say("ladder-ratings-title"))}</h2>',
            f"<p>{escape(texts.say('ladder-ratings-reading'))}</p>",
            f'<div class="scroll">{table_html(rating_table(texts, data), "data")}</div></section>',
            f'<section id="pairs"><h2>{escape(texts.say("ladder-pairs-title"))}</h2>',
            f"<p>{escape(texts.say('ladder-pairs-reading', share=even))}</p>",
            f'<div class="scroll"><table class="data"><thead><tr>{head}<td></td></tr></thead>',
            f"<tbody>{cells}</tbody></table></div></section>",
        ],
    )


def _bar(rate: Rate, even: float) -> str:
    """The interval on a line from nothing to everything, with a mark at an even share."""
    left, width = 100 * rate.low, 100 * (rate.high - rate.low)
    inside = f'<i style="left:{left:.1f}%;width:{width:.1f}%"></i><b style="left:{100 * even:.1f}%"></b>'
    return f'<span class="bar" aria-hidden="true">{inside}</span>'
