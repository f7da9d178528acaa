"""How a match ended, as lines of text."""

from __future__ import annotations

from longhall.cli.words import name_of, table
from longhall.kernel.match import Result
from longhall.text import Texts


def score_lines(texts: Texts, result: Result) -> list[str]:
    """Places and points by source, a column for each seat, the best place first; a match ended by agreement may have
    none."""
    reason = name_of(texts, "end", result.reason)
    end = texts.say("cli-end", {"reason": reason, "rule": result.rule}) if result.rule else reason
    if not result.places:
        return [end]
    seats = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    rows = [
        [texts.say("cli-row-seat", {}), *(texts.say("cli-seat", {"seat": seat}) for seat in seats)],
        [texts.say("cli-row-rank", {}), *(str(result.places[seat]) for seat in seats)],
    ]
    for source in result.scores[0]:
        rows.append([name_of(texts, "score", source), *(str(result.scores[seat][source]) for seat in seats)])
    return [end, *table(rows)]
