"""What the tests of the special development cards share: land for three, secrecy, play that is saved at every step."""

from __future__ import annotations

import json
from typing import Any

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.match import Match
from tests.games.northgard.card_play import land
from tests.games.northgard.table import PURPLE, RED, YELLOW, Table

Step = str | tuple[str, list[list[int]]]  # a key, or a key and the chance that follows it


def three(**setup: Any) -> Table:
    """Red holds the west with 3 units, Purple the east with 2, Yellow the south with 2; see ``land``."""
    return land(3, **setup).units(RED, "S0.d", 3).units(PURPLE, "S0.b", 2).units(YELLOW, "S0.c", 2)


def player(t: Table, viewer: int | None, seat: int) -> dict[str, Any]:
    found = t.match.view(viewer)["players"][seat]
    assert isinstance(found, dict)
    return found


def told(t: Table, viewer: int | None) -> list[dict[str, Any]]:
    """What ``viewer`` learned from the last choices."""
    return [event.seen_by(viewer) for event in t.events]


def mentions(data: Any, *ids: str) -> list[str]:
    """Those ids that occur anywhere in what somebody was shown."""
    text = json.dumps(data)
    return [name for name in ids if f'"{name}"' in text]


def why(t: Table, key: str) -> tuple[str, str]:
    refusal = t.refusal(key)
    return refusal.rule, refusal.message


def retrace(t: Table, *steps: Step) -> list[tuple[int, str]]:
    """Make these choices; at every decision the match is saved, cloned and looked at, and at the end every copy is led
    the same way to the same end. Returns the decisions in their order, the one then due last."""
    known = t.game.catalogue().clauses
    counts = t.game.component_counts(t.match.state)
    copies: list[Match] = []
    passed: list[tuple[int, str]] = []
    for step in (*steps, None):
        decision = t.match.decision
        assert decision is not None
        passed.append((decision.seat, decision.kind))
        saved = t.game.from_json(t.match.to_json(), trusted=True)
        clone = t.match.clone()
        for copy in (saved, clone):
            assert copy == t.match
            assert copy.decision is not None
            assert copy.decision.to_data() == decision.to_data()
            assert [one.to_data() for one in copy.refusals()] == [one.to_data() for one in t.match.refusals()]
        for viewer in (*range(t.s.seats), None):
            view = t.match.view(viewer)
            assert saved.view(viewer) == view
            imagined = t.match.determinize(viewer, rng_from_seed("any"))
            assert imagined.view(viewer) == view
            assert imagined.keys()
        assert t.match.determinize(decision.seat, rng_from_seed("any")).keys() == t.match.keys()
        assert t.game.component_counts(t.match.state) == counts
        assert decision.rule in known
        for refusal in t.match.refusals():
            assert refusal.rule in known
            assert refusal.key not in t.keys
        if step is not None:
            copies += [saved, clone]
            key, outcomes = (step, None) if isinstance(step, str) else step
            t.choose(key, outcomes=outcomes)
    for number, copy in enumerate(copies):
        for step in steps[number // 2 :]:
            key, outcomes = (step, None) if isinstance(step, str) else step
            copy.apply(key, outcomes)
        assert copy == t.match
        events = [event.to_data() for event in copy.history[-1].events]
        assert events == [event.to_data() for event in t.match.history[-1].events]
    return passed
