"""Write docs/ladder.md, and the ratings that halls show, from the ladders that are kept in docs/ladders, as `make
ladder` does once it has played one.

python scripts/ladder_page.py
python scripts/ladder_page.py GAME FILE [BOTS]    first take over what a file of matches (``--results``) holds so far
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any, Final

from longhall.arena.ladder import Ladder, MatchLog
from longhall.arena.report.ladder import facts, pair_table, rating_table
from longhall.arena.report.section import Table
from longhall.arena.report.texts import ReportTexts
from longhall.arena.report.write import setup_words
from longhall.bots import levels_for
from longhall.games import game, game_names
from longhall.text import Texts

ROOT: Final = Path(__file__).resolve().parents[1]
KEPT: Final = ROOT / "docs" / "ladders"
BOT_RATINGS: Final = ROOT / "src" / "longhall" / "server" / "bot_ratings.toml"
PAGE: Final = ROOT / "docs" / "ladder.md"
HEAD: Final = """# How strong the bots are

<!-- Written by scripts/ladder_page.py from docs/ladders. -->

Every pair of levels has played as [the arena](arena.md#the-ladder) says, each game by itself: ratings of different
games say nothing about each other. An interval is wide where few matches stand behind it; the column of matches says
how many do.
"""


def markdown(table: Table) -> Iterator[str]:
    columns = len(table.rows[0])
    yield f"| {' | '.join(table.head or [''] * columns)} |"
    yield f"|{' --- |' + ' ---: |' * (columns - 1)}" if table.head else f"|{' --- |' * columns}"
    for row in table.rows:
        yield f"| {' | '.join(row)} |"


def lines_of(data: dict[str, Any]) -> Iterator[str]:
    played = game(data["game"])
    texts = ReportTexts(Texts(played, "en"))
    yield f"\n## {texts.name('game', 'name')}\n"
    yield from markdown(facts(texts, data, setup_words(texts, data["setup"], played)))
    yield f"\n{texts.say('ladder-ratings-reading')}\n"
    yield from markdown(rating_table(texts, data))
    yield f"\n{texts.say('ladder-pairs-reading', share=texts.percent(data['even']))}\n"
    yield from markdown(pair_table(texts, data))


def page() -> str:
    kept = {name: KEPT / f"{name}.json" for name in game_names()}
    told = [json.loads(path.read_text(encoding="utf-8")) for path in kept.values() if path.exists()]
    return "\n".join([HEAD.rstrip(), *(line for data in told for line in lines_of(data)), ""])


def bot_ratings() -> str:
    """The ratings alone, for halls: see longhall.server.bot_ratings."""
    lines = ["# Ratings of bots, from docs/ladders; written by scripts/ladder_page.py.", ""]
    for name in game_names():
        path = KEPT / f"{name}.json"
        data = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {"bots": []}
        lines += [f"[{name}]"] if data["bots"] else []
        for one in sorted(data["bots"], key=lambda one: -one["rating"]):
            lines.append(f"{one['bot']} = {{ rating = {one['rating']}, spread = {one['spread']} }}")
        lines += [""] if data["bots"] else []
    return "\n".join(lines)


def so_far(name: str, path: Path, bots: list[str]) -> dict[str, Any]:
    """A ladder of these bots as far as its matches have been played."""
    head = json.loads(path.read_text(encoding="utf-8").partition("\n")[0])
    ladder = Ladder(game(name), head["setup"], bots, head["seed"], 0.1, 400, None)
    pairs = {(pair.high, pair.low): pair for pair in ladder.pairs}
    for match in MatchLog(path, {key: value for key, value in head.items() if key != "ladder"}).read().values():
        pair = pairs.get((match.pair[0], match.pair[1]))
        if pair is not None:
            pair.add(match)
            ladder.matches.append(match)
    for pair in ladder.pairs:
        pair.done = pair.played > 0 and ladder.is_done(pair)
    ladder.matches.sort(key=lambda match: (match.number, match.pair))
    return ladder.to_data(date.today().isoformat())


if __name__ == "__main__":
    if len(sys.argv) > 2:
        name, file, *named = sys.argv[1:]
        wanted = named[0].split(",") if named else list(reversed(levels_for(name)))
        found = json.dumps(so_far(name, Path(file), wanted), indent=1, ensure_ascii=False)
        (KEPT / f"{name}.json").write_text(f"{found}\n", encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
    BOT_RATINGS.write_text(bot_ratings(), encoding="utf-8")
