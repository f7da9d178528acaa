"""What a recap adds up is what the views show: over a whole match nobody gains or loses what it does not tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

import longhall
from longhall.conformance.walk import Explorer
from longhall.kernel.match import Match
from longhall.kernel.recap import phrases_of

Amounts = dict[str, int]


def _northgard(player: Mapping[str, Any]) -> Amounts:
    return dict(player["resources"])


def _icegarden(player: Mapping[str, Any]) -> Amounts:
    return {
        "population": player["population"],
        "gold": player["gold"],
        "m": sum(player["m"]),
        "score": player["points"],
    }


def _icaion(player: Mapping[str, Any]) -> Amounts:
    cages = player["cages"]
    qoam = {colour: sum(cage[colour] for cage in cages) for colour in cages[0]}
    return {**qoam, "reputation": player["reputation"]}


# phrases that tell amounts, what the view has of them, and decisions in whose midst something has been taken already
HELD: dict[str, tuple[tuple[str, ...], Callable[[Mapping[str, Any]], Amounts], tuple[str, ...]]] = {
    "northgard": (("resources",), _northgard, ()),
    "icegarden": (("resources", "points"), _icegarden, ()),
    "icaion": (("qoam", "reputation"), _icaion, ("payment",)),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", HELD)
def test_what_a_recap_adds_up_is_what_the_view_shows(name: str, seats: int) -> None:
    phrases, held, midst = HELD[name]
    match = longhall.game(name).new({"seats": seats}, seed=seats)
    explorer = Explorer(f"recap {name} {seats}")
    compared = 0
    while not match.over:
        match.play(explorer(match))
        decision = match.decision
        if decision is None or decision.kind in midst or match.choices_made % 10:
            continue
        for player in match.view(None)["players"]:
            there = {name: n for name, n in held(player).items() if n}
            assert _told(match, player["seat"], phrases) == there, decision.kind
            compared += 1
    assert compared > 10


def _told(match: Match, seat: int, names: tuple[str, ...]) -> Amounts:
    """The amounts that all events of a match add up to."""
    events = [event.seen_by(None) for entry in (match.opening, *match.history) for event in entry.events]
    found: Amounts = {}
    for phrase in phrases_of(match.game.recap(), events, seat):
        name = phrase.message.removeprefix("recap-")
        sign = -1 if name.endswith("-less") else 1
        if name.removesuffix("-less") in names:
            found |= {k: sign * n for k, n in phrase.params.items() if isinstance(n, int) and k != "count"}
    return found
