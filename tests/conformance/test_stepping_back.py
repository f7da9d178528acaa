"""After a step back over something that came to light, other things come: nobody can look and choose again."""

from __future__ import annotations

import pytest

from longhall.conformance.walk import play_out
from longhall.kernel.match import Match
from tests.conformance.cases import load, names

pytestmark = pytest.mark.usefixtures("all_games")
SETUPS = {"northgard": {"creatures": True}}


def told(match: Match) -> list[list[dict[str, object]]]:
    """What the last choice brought, as everybody saw it."""
    viewers = [None, *range(match.state.seats)]
    return [[event.seen_by(viewer) for event in match.history[-1].events] for viewer in viewers]


@pytest.mark.parametrize("name", names())
def test_what_was_drawn_is_not_drawn_again(name: str) -> None:
    match = play_out(load(name).new(SETUPS.get(name), 3), "looking")
    drawing = [n for n, entry in enumerate(match.history) if any("drawn" in event.type for event in entry.events)]
    drawing = [n for n in drawing if not match.history[n].outcomes]  # where new dice alone would change nothing
    repeated: dict[bool, int] = {True: 0, False: 0}
    for n in drawing[:12]:
        then = match.rewound(n + 1)
        for anew in (True, False):
            back = then.stepped_back(n, anew)
            back.apply(match.history[n].key)
            repeated[anew] += told(back) == told(then)
    looked = len(drawing[:12])
    assert repeated[False] == looked, "as it was before"
    assert repeated[True] <= looked / 3
    assert looked or not any("drawn" in event.type for entry in match.history for event in entry.events)
