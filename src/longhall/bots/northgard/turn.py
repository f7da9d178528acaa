"""The turn action: play, wait, replace, remove, upgrade or pass, weighed against the cards still in hand."""

from __future__ import annotations

from typing import Final

from longhall.bots.lookahead import Line, LookAhead, Search
from longhall.bots.northgard.expected_values import ExpectedValues
from longhall.bots.northgard.search_hooks import NorthgardSearchHooks
from longhall.bots.strategy import LEAST
from longhall.games.northgard.frames.turn import PASS_TURN, PLAY, UPGRADE, WAIT
from longhall.games.northgard.state import FORESIGHT, NorthgardState
from longhall.kernel.frames import Choice

LATER: Final = 0.85  # what can be done with a card next turn, against doing it now
AGAIN: Final = 0.7  # a second card of a kind rarely finds as good a use
ASIDE: Final = 0.05  # waiting for nothing
GIVE_BUDGET: Final = 60  # for anything but playing cards, at most; and of a smaller budget one part in GIVE_SHARE
GIVE_SHARE: Final = 5


def gains_of(s: NorthgardState, seat: int, search: Search, base: float) -> dict[int, float]:
    """What each card of the hand would bring if it were played alone."""
    found: dict[int, float] = {}
    for card in s.hand[seat]:
        line = search.leaves.get((card,))
        found[card] = max(0.0, line.value - base) if line is not None else 0.0
    return found


def worth_in_hand(s: NorthgardState, seat: int, gains: dict[int, float], gone: tuple[int, ...]) -> float:
    """What the cards left in hand may still bring this year."""
    rest = s.hand[seat].copy()
    for card in gone:
        if card in rest:
            rest.remove(card)
    total = 0.0
    seen: set[int] = set()
    for card in rest:
        total += gains.get(card, 0.0) * (AGAIN if card in seen else 1.0)
        seen.add(card)
    return LATER * total


def score_cards(s: NorthgardState, hooks: NorthgardSearchHooks, search: Search, lines: list[Line]) -> None:
    """In the middle of a Play: every line with what stays in hand."""
    idle = search.leaves.get(())
    base = idle.value if idle is not None else max(line.value for line in search.leaves.values())
    gains = gains_of(s, hooks.seat, search, base)
    for line in lines:
        line.score = line.value + worth_in_hand(s, hooks.seat, gains, line.used)


def turn_lines(
    s: NorthgardState, hooks: NorthgardSearchHooks, ahead: LookAhead, budget: int, every: bool
) -> list[Line]:
    """The lines of every turn action."""
    seat = hooks.seat
    expected = hooks.expected
    top = s.stack[-1]
    assert isinstance(top, Choice)
    base = expected.value(s)
    gains: dict[int, float] = {}
    found: list[Line] = []
    for index, action in enumerate(top.options(s)):
        if action == PASS_TURN:
            found.append(Line(base + pass_gain(s, expected), (index,), ()))
            continue
        child = s.clone()
        child.stack.pop()
        top.resolve(child, action)
        search = ahead.search(
            child, hooks, budget if action == PLAY else min(GIVE_BUDGET, max(LEAST, budget // GIVE_SHARE))
        )
        if action == PLAY:
            gains = gains_of(s, seat, search, base)
        for line in search.lines(every):
            line.score = line.value + worth_in_hand(s, seat, gains, line.used)
            if action == UPGRADE:
                line.score += LATER * expected.evaluator.new_card(s)
            elif action == WAIT:
                line.score -= ASIDE
            found.append(line.after(index))
    return found


def pass_gain(s: NorthgardState, expected: ExpectedValues) -> float:
    """Passing first: the marker, and the pick of the row before the others have theirs."""
    seat = expected.seat
    gain = 0.0 if any(s.passed) or not expected.evaluator.years_after else expected.evaluator.weights.marker
    rivals = sum(not passed for passed in s.passed) - 1
    if rivals == 0 or len(s.row) < 2 or s.year_flags[seat] & FORESIGHT:
        return gain
    worth: list[float] = []
    for card in s.row:
        trial = s.clone()
        trial.draw[seat].append(card)
        worth.append(expected.evaluator.deck(trial))
    worth.sort(reverse=True)
    later = worth[min(rivals, len(worth) - 1)]
    return gain + 0.5 * (worth[0] - later)
