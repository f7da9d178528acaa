"""Looking ahead over one's own small decisions until somebody else decides, chance falls or the turn is over.

Best first with a budget of evaluations, on clones of a determinised state. Half-made decisions (a source without a
target) say nothing about their worth, so they are followed at once; whole ones wait in a queue by their value.
"""

from __future__ import annotations

import heapq
from typing import Any, Final

from longhall.bots.northgard_outlook import Outlook
from longhall.games.northgard.frames.base import DONE, PASS
from longhall.games.northgard.frames.creatures import Apparition, CreaturePhase, MoveCreature
from longhall.games.northgard.frames.deck import DrawCards
from longhall.games.northgard.frames.explore import DrawTiles
from longhall.games.northgard.frames.harvest import Harvest
from longhall.games.northgard.frames.kaija import ALONG
from longhall.games.northgard.frames.move import ChooseMoveCount, ChooseMoveSource
from longhall.games.northgard.frames.play import ChooseReaction
from longhall.games.northgard.frames.recruit import ChooseRecruitTerritory
from longhall.games.northgard.frames.retreat import Retreat
from longhall.games.northgard.frames.setup import ReturnSetupTiles, SetupRound, SetupTurn
from longhall.games.northgard.frames.turn import TakeTurns
from longhall.games.northgard.frames.year import EndYear, NextYear, SecondChance, StartYear, Winter
from longhall.games.northgard.queries import is_enemy
from longhall.games.northgard.state import ATTACKER, BEAST, NOBODY, NorthgardState
from longhall.kernel.frames import Choice, Step

STOPS: Final[frozenset[Any]] = frozenset(
    (
        Apparition,
        CreaturePhase,
        DrawCards,
        DrawTiles,
        EndYear,
        Harvest,
        MoveCreature,
        NextYear,
        ReturnSetupTiles,
        SecondChance,
        SetupRound,
        SetupTurn,
        StartYear,
        TakeTurns,
        Winter,
    )
)
# decisions that are only half of one: what follows is looked at before anything is valued
HALVES: Final = frozenset(
    (
        "basic_action",
        "bribe_count",
        "bribe_from",
        "bribe_to",
        "build",
        "build_site",
        "capture_territory",
        "choose_way",
        "copy_card",
        "explore_place",
        "explore_tile",
        "glory",
        "hidden_count",
        "hidden_from",
        "hidden_to",
        "loot",
        "move_count",
        "move_to",
        "pass_on",
        "recruit_share",
        "remodel_into",
        "remove_enemy",
        "retreat_count",
        "setup_place",
        "setup_units",
        "trade_give",
        "upgrade_card",
        "upgrade_place",
    )
)
GIVING: Final = frozenset(("give_card", "play_card"))  # decisions that take a card out of the hand
FORBIDDEN: Final = -1e6  # what a peaceful player never does


class Leaf:
    """A line of play and what it comes to. ``cards`` are those played or given up on the way."""

    __slots__ = ("cards", "path", "value")

    def __init__(self, value: float, path: tuple[int, ...], cards: tuple[int, ...]) -> None:
        self.value = value
        self.path = path
        self.cards = cards


def advance(s: NorthgardState) -> Choice | None:
    """Run on to the next choice; None where the search stops. Others let cards be."""
    stack = s.stack
    while stack:
        top = stack[-1]
        if isinstance(top, ChooseReaction):
            stack.pop()
            top.resolve(s, PASS)
        elif isinstance(top, Choice):
            return top
        elif type(top) in STOPS or not isinstance(top, Step):
            return None
        else:
            stack.pop()
            top.run(s)
    return None


def is_beginning(following: Choice) -> bool:
    """The first group of a Move and the first unit of a Recruit are due before anything can be said."""
    if isinstance(following, ChooseMoveSource):
        return not following.moved
    return isinstance(following, ChooseRecruitTerritory) and not following.used


def is_attacking(s: NorthgardState, seat: int) -> bool:
    """Whether units of ``seat`` fight, or are about to fight, for a territory of another player."""
    if s.battle:
        return s.battle[ATTACKER] == seat and s.battle[BEAST] < 0
    return seat in s.raider and not any(isinstance(frame, Retreat) for frame in s.stack)


class Search:
    """One search: ``leaves`` holds the best line for every set of cards played."""

    def __init__(self, outlook: Outlook, peaceful: bool, budget: int) -> None:
        self.outlook = outlook
        self.seat = outlook.seat
        self.peaceful = peaceful
        self.budget = budget
        self.limit = -budget  # where even a step once begun is broken off
        self.leaves: dict[tuple[int, ...], Leaf] = {}
        self.queue: list[tuple[float, int, NorthgardState, tuple[int, ...], tuple[int, ...]]] = []
        self.count = 0

    def run(self, s: NorthgardState) -> None:
        """Search from a state whose top frame is a choice of the seat."""
        self._expand(s, (), ())
        while self.queue and (self.budget > 0 or not self.leaves):
            _, _, state, path, cards = heapq.heappop(self.queue)
            self._expand(state, path, cards)

    def best(self) -> Leaf:
        return max(self.leaves.values(), key=lambda leaf: leaf.value)

    def _expand(self, s: NorthgardState, path: tuple[int, ...], cards: tuple[int, ...]) -> None:
        top = s.stack[-1]
        assert isinstance(top, Choice)
        picks = top.options(s)
        kind = top.kind()
        for index in self._worth_trying(s, top, kind, picks):
            if self.budget < self.limit and self.leaves:
                return
            pick = picks[index]
            child = s.clone()
            child.stack.pop()
            top.resolve(child, pick)
            child.events = []
            played = tuple(sorted((*cards, pick))) if kind in GIVING and pick != DONE else cards
            self._look(child, (*path, index), played)

    def _look(self, s: NorthgardState, path: tuple[int, ...], cards: tuple[int, ...]) -> None:
        following = advance(s)
        s.events = []
        mine = following is not None and following.chooser(s) == self.seat
        if following is None or not mine:
            self._leaf(s, path, cards)
            return
        kind = following.kind()
        if self.peaceful and is_attacking(s, self.seat):
            self._keep(Leaf(FORBIDDEN, path, cards))
            return
        if kind in HALVES or is_beginning(following):
            self._expand(s, path, cards)
            return
        self.budget -= 1
        value = self.outlook.value(s)
        picks = following.options(s)
        if DONE in picks:
            self._keep(Leaf(value, (*path, picks.index(DONE)), cards))
        elif PASS in picks:
            self._keep(Leaf(value, (*path, picks.index(PASS)), cards))
        self.count += 1
        heapq.heappush(self.queue, (-value, self.count, s, path, cards))

    def _leaf(self, s: NorthgardState, path: tuple[int, ...], cards: tuple[int, ...]) -> None:
        self.budget -= 1
        if self.peaceful and is_attacking(s, self.seat):
            self._keep(Leaf(FORBIDDEN, path, cards))
            return
        self._keep(Leaf(self.outlook.value(s), path, cards))

    def _keep(self, leaf: Leaf) -> None:
        known = self.leaves.get(leaf.cards)
        if known is None or leaf.value > known.value:
            self.leaves[leaf.cards] = leaf

    def _worth_trying(self, s: NorthgardState, top: Choice, kind: str, picks: list[int]) -> range | list[int]:
        """Indexes of the options; of many group sizes only the telling ones."""
        if not isinstance(top, ChooseMoveCount) or len(picks) <= 3:
            return range(len(picks))
        units = [pick for pick in picks if pick < ALONG]
        along = [pick for pick in picks if pick >= ALONG]
        if s.owner[top.target] != NOBODY and is_enemy(s, self.seat, s.owner[top.target]):
            wanted = set(units[-3:] + along[-2:])
        else:
            wanted = set(units[:2] + units[-2:] + along[:1] + along[-1:])
        return [index for index, pick in enumerate(picks) if pick in wanted]
