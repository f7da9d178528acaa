"""What the tests of single cards share: a small land, and Red playing a card beside a Feast."""

from __future__ import annotations

from typing import Any

from tests.games.northgard.table import RED, Table, table


def land(seats: int = 2, **setup: Any) -> Table:
    """West S0.d+T21.a (food, small slot), beyond it T21.b (large slot); east S0.b+T11.b (large slot), beyond it T11.a
    (wood, small slot); S0.a north and S0.c south. All borders are regular; S0.a and S0.c are not adjacent."""
    return table(seats=seats, **setup).tiles("T21@-1,0,2", "T11@1,0,2")


def play(t: Table, card: str, *keys: str, outcomes: list[list[int]] | None = None) -> Table:
    """Red plays ``card`` with a Feast left in hand."""
    t.begin_turn(RED, [card, "feast"])
    return t.choose("play", f"card:{card}", *keys, outcomes=outcomes)


def is_flash(t: Table) -> bool:
    """Red has resolved the card of ``play``: whether the Feast may still be played as the main card of the turn."""
    assert t.decision == (RED, "play_card")
    if "card:feast" in t.keys:
        return True
    refusal = t.refusal("card:feast")
    assert (refusal.rule, refusal.message) == ("NG-TURN-04", "refusal-play-second-main")
    return False


def hand(t: Table, seat: int = RED) -> list[str]:
    """Sorted, without the Feast of ``play``."""
    cards = sorted(t.ids(t.s.hand[seat]))
    cards.remove("feast")
    return cards


def draw_pile(t: Table, seat: int = RED) -> list[str]:
    """From the top."""
    return t.ids(t.s.draw[seat])[::-1]


def tile_pile(t: Table) -> list[str]:
    """From the top."""
    return [t.s.content.tiles[tile].id for tile in reversed(t.s.tiles)]


def tile_in_hand(t: Table) -> str:
    decision = t.match.decision
    assert decision is not None
    return str(decision.context["tile"])
