"""How Northgard is played: the table of its decisions, and what the look-ahead asks beyond it."""

from __future__ import annotations

from typing import Final

from longhall.bots.lookahead import BUDGET, ByCustomSearch, BySearch, ByWorth, DecisionMethod, GameStrategy
from longhall.bots.northgard.expected_values import ExpectedValues
from longhall.bots.northgard.pick_worth import (
    card_of_rival,
    card_to_keep,
    card_to_lose,
    clan,
    opponent,
    reaction,
    tribute,
)
from longhall.bots.northgard.search_hooks import NorthgardSearchHooks
from longhall.bots.northgard.turn import score_cards, turn_lines
from longhall.bots.northgard.value import DEFAULT_WEIGHTS, Evaluator, Weights
from longhall.games.northgard.state import NorthgardState

SETUP_BUDGET: Final = 500
CLAN_TIE_NOISE: Final = 0.35  # the clans are close enough that the same three every time would only be dull

METHODS: Final[dict[str, DecisionMethod]] = {
    "accept_exchange": BySearch(),
    "basic_action": BySearch(partial=True),
    "battle_food": BySearch(),
    "battle_order": BySearch(),
    "bonus_choice": BySearch(),
    "bribe_count": BySearch(partial=True),
    "bribe_from": BySearch(partial=True),
    "bribe_to": BySearch(partial=True),
    "build": BySearch(partial=True),
    "build_site": BySearch(partial=True),
    "capture_territory": BySearch(partial=True),
    "choose_clan": ByWorth(clan, tie_noise=CLAN_TIE_NOISE),
    "choose_opponent": ByWorth(opponent),
    "choose_way": BySearch(partial=True),
    "copy_card": BySearch(partial=True),
    "creature_target": BySearch(),
    "declare_creature": BySearch(),
    "die_choice": BySearch(),
    "draugr_victim": BySearch(),
    "drawn_discard": ByWorth(card_to_lose),
    "drawn_return": ByWorth(card_to_lose),
    "explore_again": BySearch(),
    "explore_place": BySearch(partial=True),
    "explore_tile": BySearch(partial=True),
    "forced_discard": ByWorth(card_to_lose),
    "foresee": BySearch(),
    "give_card": ByWorth(card_to_lose),
    "glory": BySearch(partial=True),
    "hidden_count": BySearch(partial=True),
    "hidden_from": BySearch(partial=True),
    "hidden_to": BySearch(partial=True),
    "kaija_loss": BySearch(),
    "loot": BySearch(partial=True),
    "more_creatures": BySearch(),
    "move_count": BySearch(partial=True),
    "move_from": BySearch(),
    "move_to": BySearch(partial=True),
    "muster": BySearch(),
    "new_land": BySearch(),
    "next_basic": BySearch(),
    "pass_on": BySearch(partial=True),
    "pay_for_more": BySearch(),
    "play_card": BySearch(score=score_cards),
    "play_upgrade": BySearch(),
    "push_defender": BySearch(),
    "reaction": ByWorth(reaction),
    "recruit": BySearch(),
    "recruit_share": BySearch(partial=True),
    "remodel": BySearch(),
    "remodel_into": BySearch(partial=True),
    "remove_enemy": BySearch(partial=True),
    "retreat_count": BySearch(partial=True),
    "retreat_to": BySearch(),
    "row_card": BySearch(),
    "scorched_earth": BySearch(),
    "second_chance_territory": BySearch(),
    "setup_place": BySearch(partial=True, budget=SETUP_BUDGET),
    "setup_tile": BySearch(budget=SETUP_BUDGET),
    "setup_units": BySearch(partial=True, budget=SETUP_BUDGET),
    "snake_harvest_resource": BySearch(),
    "spied_card": ByWorth(card_of_rival),
    "take_discard": ByWorth(card_to_keep),
    "trade_give": BySearch(partial=True),
    "trade_take": BySearch(),
    "tribute": ByWorth(tribute),
    "turn_action": ByCustomSearch(turn_lines),
    "upgrade_card": BySearch(partial=True),
    "upgrade_place": BySearch(partial=True),
}


class NorthgardStrategy(GameStrategy):
    """``peaceful``: never starts a battle with another player."""

    def __init__(self, peaceful: bool = False, weights: Weights = DEFAULT_WEIGHTS) -> None:
        super().__init__(METHODS)
        self.peaceful = peaceful
        self.weights = weights

    def hooks(self, s: NorthgardState, seat: int, budget: int) -> NorthgardSearchHooks:
        expected = ExpectedValues(Evaluator(s, seat, self.weights), *explore_samples(budget))
        return NorthgardSearchHooks(expected, self.peaceful)

    def parts(self, s: NorthgardState, seat: int) -> dict[str, float]:
        return Evaluator(s, seat, self.weights).parts(s)

    def round(self, s: NorthgardState) -> int:
        """The year."""
        return s.year


def explore_samples(budget: int) -> tuple[int, int]:
    """How many places, and how many tiles, are imagined for an Explore."""
    if budget >= BUDGET // 2:
        return 14, 4
    if budget >= 60:
        return 6, 2
    return (4, 2) if budget >= 30 else (2, 1)
