"""A bot that plays Northgard to win: it looks ahead over its own decisions and takes the line worth most.

It sees its observation alone. Every search begins on a sample (a match it cannot tell from the true one) and stops
where chance falls, so that neither hidden cards nor dice to come are known to it. The rest of a line it has found is
kept and followed while the decisions are the expected ones.
"""

from __future__ import annotations

from typing import Final

from longhall.bots.base import Bot, Observation
from longhall.bots.northgard_choices import EXPLICIT
from longhall.bots.northgard_outlook import Outlook
from longhall.bots.northgard_search import FORBIDDEN, Leaf, Search, advance
from longhall.bots.northgard_turn import choose_turn, played_best
from longhall.bots.northgard_value import DEFAULT_WEIGHTS, Evaluator, Weights
from longhall.games.northgard.frame_table import FRAMES
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.chance import Rng
from longhall.kernel.errors import LonghallError
from longhall.kernel.frames import Choice
from longhall.kernel.match import Match

BUDGET: Final = 320  # positions valued in one search
SETUP_BUDGET: Final = 500
CLAN_MOOD: Final = 0.35  # the clans are close enough that the same three every time would only be dull
TURN: Final = frozenset(("turn_action",))
SEARCHED: Final = frozenset(
    (
        "accept_exchange",
        "basic_action",
        "battle_food",
        "battle_order",
        "bonus_choice",
        "bribe_count",
        "bribe_from",
        "bribe_to",
        "build",
        "build_site",
        "capture_territory",
        "choose_way",
        "copy_card",
        "creature_target",
        "declare_creature",
        "die_choice",
        "draugr_victim",
        "explore_again",
        "explore_place",
        "explore_tile",
        "foresee",
        "glory",
        "hidden_count",
        "hidden_from",
        "hidden_to",
        "kaija_loss",
        "loot",
        "more_creatures",
        "move_count",
        "move_from",
        "move_to",
        "muster",
        "new_land",
        "next_basic",
        "pass_on",
        "pay_for_more",
        "play_card",
        "play_upgrade",
        "push_defender",
        "recruit",
        "recruit_share",
        "remodel",
        "remodel_into",
        "remove_enemy",
        "retreat_count",
        "retreat_to",
        "row_card",
        "scorched_earth",
        "second_chance_territory",
        "setup_place",
        "setup_tile",
        "setup_units",
        "snake_harvest_resource",
        "trade_give",
        "trade_take",
        "upgrade_card",
        "upgrade_place",
    )
)


def left_to_chance() -> list[str]:
    """Decision kinds of Northgard that this bot does not value: it would take any option."""
    kinds = [kind for kind, frame in FRAMES.items() if issubclass(frame, Choice)]
    return sorted(kind for kind in kinds if kind not in SEARCHED and kind not in EXPLICIT and kind not in TURN)


class GreedyBot(Bot):
    """``peaceful``: never starts a battle with another player."""

    def __init__(self, name: str, rng: Rng, peaceful: bool = False, weights: Weights = DEFAULT_WEIGHTS) -> None:
        super().__init__(name, rng)
        self.peaceful = peaceful
        self.weights = weights
        self.plan: list[tuple[str, list[str], int]] = []  # kind, options and choice of the decisions to come

    def choose(self, observation: Observation) -> int:
        if observation.picks == 1 and not self.plan:
            return 0
        decision = observation.decision
        keys = [option.key for option in decision.options]
        if self.plan:
            kind, expected, index = self.plan.pop(0)
            if kind == decision.kind and expected == keys:
                return index
            self.plan = []
        if len(keys) == 1:
            return 0
        sample = observation.sample(self.rng)
        return self._decide(sample, decision.kind, observation.seat)

    def _decide(self, sample: Match, kind: str, seat: int) -> int:
        s = sample.state
        if not isinstance(s, NorthgardState):
            raise LonghallError(f"the bot {self.name!r} plays Northgard, not {sample.game.name!r}")
        top = s.stack[-1]
        assert isinstance(top, Choice)
        if kind in EXPLICIT:
            worth = [EXPLICIT[kind](s, top, pick) for pick in top.options(s)]
            if kind == "choose_clan":
                worth = [value + CLAN_MOOD * self.rng.below(100) / 100 for value in worth]
            return worth.index(max(worth))
        if kind not in SEARCHED and kind not in TURN:
            return self.rng.below(len(top.options(s)))
        outlook = Outlook(Evaluator(s, seat, self.weights))
        if kind in TURN:
            leaf = choose_turn(s, outlook, self.peaceful, BUDGET)
        else:
            search = Search(outlook, self.peaceful, SETUP_BUDGET if kind.startswith("setup") else BUDGET)
            search.run(s)
            leaf = played_best(s, search) if kind == "play_card" else search.best()
        self._remember(s, leaf)
        return leaf.path[0]

    def _remember(self, s: NorthgardState, leaf: Leaf) -> None:
        """Note what the rest of the line expects."""
        self.plan = []
        if leaf.value <= FORBIDDEN:
            return
        state = s.clone()
        for number, index in enumerate(leaf.path):
            top = state.stack[-1]
            assert isinstance(top, Choice)
            picks = top.options(state)
            if number:
                self.plan.append((top.kind(), [top.key(state, pick) for pick in picks], index))
            state.stack.pop()
            top.resolve(state, picks[index])
            if advance(state) is None:
                return
