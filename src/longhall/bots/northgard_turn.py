"""The turn action: play, wait, replace, remove, upgrade or pass, weighed against the cards still in hand."""

from __future__ import annotations

from typing import Final

from longhall.bots.northgard_outlook import Outlook
from longhall.bots.northgard_search import Leaf, Search
from longhall.games.northgard.frames.turn import PASS_TURN, PLAY, UPGRADE, WAIT
from longhall.games.northgard.state import FORESIGHT, NorthgardState
from longhall.kernel.frames import Choice

LATER: Final = 0.85  # what can be done with a card next turn, against doing it now
AGAIN: Final = 0.7  # a second card of a kind rarely finds as good a use
ASIDE: Final = 0.05  # waiting for nothing
GIVE_BUDGET: Final = 60


def gains_of(s: NorthgardState, seat: int, search: Search, base: float) -> dict[int, float]:
    """What each card of the hand would bring if it were played alone."""
    found: dict[int, float] = {}
    for card in s.hand[seat]:
        leaf = search.leaves.get((card,))
        found[card] = max(0.0, leaf.value - base) if leaf is not None else 0.0
    return found


def held(s: NorthgardState, seat: int, gains: dict[int, float], gone: tuple[int, ...]) -> float:
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


def played_best(s: NorthgardState, search: Search) -> Leaf:
    """In the middle of a Play: the best line with what stays in hand."""
    idle = search.leaves.get(())
    base = idle.value if idle is not None else max(leaf.value for leaf in search.leaves.values())
    gains = gains_of(s, search.seat, search, base)
    return max(search.leaves.values(), key=lambda leaf: leaf.value + held(s, search.seat, gains, leaf.cards))


def choose_turn(s: NorthgardState, outlook: Outlook, peaceful: bool, budget: int) -> Leaf:
    seat = outlook.seat
    top = s.stack[-1]
    assert isinstance(top, Choice)
    picks = top.options(s)
    base = outlook.value(s)
    gains: dict[int, float] = {}
    best: Leaf | None = None
    best_score = 0.0
    for index, action in enumerate(picks):
        if action == PASS_TURN:
            score = base + pass_gain(s, outlook)
            if best is None or score > best_score:
                best, best_score = Leaf(score, (index,), ()), score
            continue
        search = Search(outlook, peaceful, budget if action == PLAY else GIVE_BUDGET)
        child = s.clone()
        child.stack.pop()
        top.resolve(child, action)
        search.run(child)
        if action == PLAY:
            gains = gains_of(s, seat, search, base)
        for leaf in search.leaves.values():
            score = leaf.value + held(s, seat, gains, leaf.cards)
            if action == UPGRADE:
                score += LATER * outlook.evaluator.new_card(s)
            elif action == WAIT:
                score -= ASIDE
            if best is None or score > best_score:
                best, best_score = Leaf(leaf.value, (index, *leaf.path), leaf.cards), score
    assert best is not None
    return best


def pass_gain(s: NorthgardState, outlook: Outlook) -> float:
    """Passing first: the marker, and the pick of the row before the others have theirs."""
    seat = outlook.seat
    gain = 0.0 if any(s.passed) or not outlook.evaluator.years_after else outlook.evaluator.weights.marker
    rivals = sum(not passed for passed in s.passed) - 1
    if rivals == 0 or len(s.row) < 2 or s.year_flags[seat] & FORESIGHT:
        return gain
    worth: list[float] = []
    for card in s.row:
        trial = s.clone()
        trial.draw[seat].append(card)
        worth.append(outlook.evaluator.deck(trial))
    worth.sort(reverse=True)
    later = worth[min(rivals, len(worth) - 1)]
    return gain + 0.5 * (worth[0] - later)
