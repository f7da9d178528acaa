"""Saving and cloning in the middle of play: the match goes on as if nothing had happened."""

from __future__ import annotations

from longhall.kernel.match import Match
from tests.games.northgard.table import Table


def continues_alike(t: Table, choices: int = 12) -> None:
    """A clone and a match saved and read again, at every choice, go the same way as each other; the first stays."""
    before = t.match.to_json()
    clone = t.match.clone()
    resumed = t.game.from_json(before, trusted=True)
    assert clone == resumed == t.match
    for n in range(choices):
        assert clone.keys() == resumed.keys()
        assert [refusal.to_data() for refusal in clone.refusals()] == [
            refusal.to_data() for refusal in resumed.refusals()
        ]
        if clone.over:
            break
        key = clone.keys()[(7 * n) % len(clone.keys())]
        assert events(clone, key) == events(resumed, key)
        resumed = t.game.from_json(resumed.to_json(), trusted=True)
        assert clone == resumed
    assert t.match.to_json() == before


def events(match: Match, key: str) -> list[dict[str, object]]:
    return [event.to_data() for event in match.apply(key)]
