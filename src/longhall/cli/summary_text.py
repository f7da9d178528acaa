"""The summary of a series as lines of text."""

from __future__ import annotations

from longhall.arena.summary import Summary
from longhall.cli.words import mean_text, name_of, table
from longhall.text import Texts


def summary_lines(texts: Texts, summary: Summary) -> list[str]:
    say = texts.say
    game = say("game-name", {}) if texts.has("game-name") else summary.game
    lines = [
        say("cli-simulate-head", {"game": game, "games": summary.games, "seed": summary.seed}),
        say("cli-simulate-ends", {"lawful": summary.lawful, "errors": len(summary.errors)}),
    ]
    if not summary.lawful:
        return lines
    lines += ["", *table(_rows(texts, summary)), ""]
    if len(summary.wins_by_bot()) > 1:
        for bot, wins in summary.wins_by_bot().items():
            lines.append(say("cli-simulate-bot-wins", {"bot": bot, "wins": wins}))
    for reason, count in sorted(summary.end_reasons.items()):
        lines.append(say("cli-simulate-reason", {"reason": name_of(texts, "end", reason), "count": count}))
    counted = [(say("report-row-decisions", {}), summary.decisions)]
    if summary.period_unit:
        counted.append((say(f"report-period-count-{summary.period_unit}", {}), summary.periods))
    for what, lengths in counted:
        mean = mean_text(texts, lengths.mean)
        lines.append(
            say("cli-simulate-lengths", {"what": what, "least": lengths.least, "mean": mean, "most": lengths.most})
        )
    params = {"rate": round(summary.decisions_per_s), "seconds": mean_text(texts, summary.seconds)}
    lines.append(say("cli-simulate-speed", params))
    return lines


def _rows(texts: Texts, summary: Summary) -> list[list[str]]:
    """A column for each seat."""
    seats = range(len(summary.bots))
    means = [summary.mean_sources(seat) for seat in seats]
    rows = [
        [texts.say("cli-row-seat", {}), *(texts.say("cli-seat", {"seat": seat}) for seat in seats)],
        [texts.say("cli-row-bot", {}), *summary.bots],
        [texts.say("cli-row-wins", {}), *(str(wins) for wins in summary.wins)],
    ]
    for place in seats:
        rows.append(
            [texts.say("cli-row-place", {"rank": place + 1}), *(str(counts[place]) for counts in summary.places)]
        )
    for source in means[0]:
        rows.append([name_of(texts, "score", source), *(mean_text(texts, mean[source]) for mean in means)])
    return rows
