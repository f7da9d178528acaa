"""The page itself: HTML around the sections, its style, and the few lines of script that hand them to plotly."""

from __future__ import annotations

import json
from html import escape
from typing import Final

from longhall.arena.report.plots import COLOURS
from longhall.arena.report.section import KeyItem, Section, Table
from longhall.arena.report.texts import ReportTexts

# Nothing is ever fetched: the browser itself holds the page to it.
POLICY: Final = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:"

STYLE: Final = """
:root { color-scheme: light dark; --page: #f4f5f7; --panel: #ffffff; --ink: #1b2330; --soft: #4c5768; --faint: #8a94a3;
  --grid: #e1e5ea; --link: #0b5cad; --c1: #0072b2; --c2: #d55e00; --c3: #009e73; --c4: #cc79a7; --c5: #e69f00;
  --c6: #56b4e9; --c7: #6b5b95; --c8: #a89b00; --c9: #8c564b; --c10: #7b8794;
  --low: #d98032; --middle: #f4f5f7; --high: #3d8ec4; }
@media (prefers-color-scheme: dark) { :root { --page: #12161c; --panel: #1b2129; --ink: #e6eaf0; --soft: #aeb8c5;
  --faint: #76818f; --grid: #313a45; --link: #7cc0ff; --c1: #4aa8e0; --c2: #f08a4b; --c3: #2fc39a; --c4: #e39ac4;
  --c5: #f2b632; --c6: #9ad4f7; --c7: #a798d8; --c8: #d8cc3c; --c9: #c08a7d; --c10: #98a4b2;
  --low: #b8611c; --middle: #2b333d; --high: #2b7ab3; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main, header { max-width: 62rem; margin: 0 auto; padding: 0 1rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 1.5rem 0 1rem; }
h2 { font-size: 1.2rem; line-height: 1.3; margin: 0 0 .3rem; }
p { margin: .3rem 0 .8rem; color: var(--soft); max-width: 46rem; }
section, .card { background: var(--panel); border: 1px solid var(--grid); border-radius: 10px; padding: 1rem;
  margin: 0 0 1rem; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; margin: 0 0 1rem; list-style: none; }
figure { margin: 0; }
.plot { width: 100%; overflow: hidden; }
.key { display: flex; flex-wrap: wrap; gap: .2rem 1rem; padding: 0; margin: .4rem 0; list-style: none;
  font-size: .9rem; color: var(--soft); }
.key li { display: flex; align-items: center; gap: .4rem; }
.patch { width: 1rem; height: 1rem; border-radius: 3px; background-color: var(--tint); flex: none; }
.slash { background-image: repeating-linear-gradient(135deg, transparent 0 3px, var(--panel) 3px 4.5px); }
.dot { background-image: radial-gradient(var(--panel) 1.3px, transparent 1.5px); background-size: 5px 5px; }
.dash { background-image: repeating-linear-gradient(0deg, transparent 0 3px, var(--panel) 3px 4.5px); }
.mark { color: var(--tint); font-size: 1.05rem; line-height: 1; }
details { margin-top: .6rem; }
summary { cursor: pointer; color: var(--link); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; margin-top: .4rem; }
th, td { padding: .25rem .7rem .25rem 0; text-align: right; border-bottom: 1px solid var(--grid); vertical-align: top; }
th:first-child, .facts td { text-align: left; }
thead th { vertical-align: bottom; color: var(--soft); font-weight: 600; }
tbody th { font-weight: 500; }
.facts th { color: var(--soft); white-space: nowrap; }
.facts td { overflow-wrap: anywhere; }
.findings { margin: .3rem 0 0; padding-left: 1.2rem; }
@media (max-width: 30rem) { .facts th { white-space: normal; } main, header { padding: 0 .6rem; }
  section, .card { padding: .8rem .7rem; } }
@media print { details > * { display: block; } section { break-inside: avoid; } }
"""

SCRIPT: Final = """
(function () {
  const plots = Array.from(document.querySelectorAll('.plot'));
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  function paint() {
    const style = getComputedStyle(document.documentElement);
    function fill(value) {
      if (typeof value === 'string') {
        return value.startsWith('var(') ? style.getPropertyValue(value.slice(4, -1)).trim() : value;
      }
      if (Array.isArray(value)) return value.map(fill);
      if (value && typeof value === 'object') {
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item)]));
      }
      return value;
    }
    for (const plot of plots) {
      const figure = fill(JSON.parse(document.getElementById(plot.dataset.figure).textContent));
      Plotly.react(plot, figure.data, figure.layout, { responsive: true, displayModeBar: false, displaylogo: false });
    }
  }
  dark.addEventListener('change', paint);
  paint();
})();
"""

PATCHES: Final = {"": "", "/": " slash", ".": " dot", "-": " dash"}


def page(
    texts: ReportTexts, title: str, facts: Table, findings: list[str], sections: list[Section], library: str
) -> str:
    parts = [
        *_head(texts, title, STYLE),
        f'<div class="card" id="summary">{table_html(facts, "facts")}</div>',
    ]
    if sections:
        parts += [_findings(texts, findings), _contents(texts, sections)]
        parts.append(f"<noscript><p>{escape(texts.say('noscript'))}</p></noscript>")
    parts += [_section(texts, section) for section in sections]
    parts.append("</main>")
    if sections:
        parts += [f"<script>{library}</script>", f"<script>{SCRIPT}</script>"]
    parts += ["</body>", "</html>", ""]
    return "\n".join(parts)


def document(texts: ReportTexts, title: str, style: str, main: list[str]) -> str:
    """A page without scripts around what it has to say."""
    return "\n".join([*_head(texts, title, style), *main, "</main>", "</body>", "</html>", ""])


def _head(texts: ReportTexts, title: str, style: str) -> list[str]:
    return [
        "<!DOCTYPE html>",
        f'<html lang="{escape(texts.texts.language)}">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>",
        f"<style>{style}</style>",
        "</head>",
        "<body>",
        f"<header><h1>{escape(title)}</h1></header>",
        "<main>",
    ]


def _findings(texts: ReportTexts, findings: list[str]) -> str:
    head = f"<h2>{escape(texts.say('findings-title'))}</h2><p>{escape(texts.say('findings-reading'))}</p>"
    shown = findings or [texts.say("no-findings")]
    items = "".join(f"<li>{escape(finding)}</li>" for finding in shown)
    return f'<div class="card" id="findings">{head}<ul class="findings">{items}</ul></div>'


def _contents(texts: ReportTexts, sections: list[Section]) -> str:
    items = "".join(f'<li><a href="#{section.id}">{escape(section.title)}</a></li>' for section in sections)
    return f'<nav aria-label="{escape(texts.say("contents"))}"><ul>{items}</ul></nav>'


def _section(texts: ReportTexts, section: Section) -> str:
    data = f"figure-{section.id}"
    height = section.figure["layout"]["height"]
    key = f'<ul class="key">{"".join(_key(item) for item in section.key)}</ul>' if section.key else ""
    return "\n".join(
        [
            f'<section id="{section.id}">',
            f"<h2>{escape(section.title)}</h2>",
            f"<p>{escape(section.reading)}</p>",
            "<figure>",
            f'<div class="plot" role="img" aria-label="{escape(section.alt)}" data-figure="{data}" '
            f'style="height:{height}px"></div>',
            key,
            "</figure>",
            f"<details><summary>{escape(texts.say('numbers'))}</summary>",
            f'<div class="scroll">{table_html(section.table, "data")}</div></details>',
            f'<script type="application/json" id="{data}">{_json(section.figure)}</script>',
            "</section>",
        ]
    )


def _key(item: KeyItem) -> str:
    tint = f"var(--c{item.colour % COLOURS + 1})"
    if item.symbol:
        mark = f'<span class="mark" style="--tint:{tint}" aria-hidden="true">{item.symbol}</span>'
    else:
        mark = f'<span class="patch{PATCHES[item.pattern]}" style="--tint:{tint}" aria-hidden="true"></span>'
    return f"<li>{mark}{escape(item.name)}</li>"


def table_html(table: Table, kind: str) -> str:
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>'
        for row in table.rows
    )
    top = f"<thead><tr>{head}</tr></thead>" if table.head else ""
    return f'<table class="{kind}">{top}<tbody>{rows}</tbody></table>'


def _json(value: object) -> str:
    """JSON that cannot end the script it stands in."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
