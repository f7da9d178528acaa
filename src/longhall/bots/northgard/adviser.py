"""How Northgard is played: the table of its decisions, and what the look-ahead asks beyond it."""

from __future__ import annotations

from typing import Final

from longhall.bots.lookahead import BUDGET, Adviser, Composed, Searched, Way, Weighed
from longhall.bots.northgard.insight import NorthgardInsight
from longhall.bots.northgard.outlook import Outlook
from longhall.bots.northgard.turn import score_cards, turn_lines
from longhall.bots.northgard.value import DEFAULT_WEIGHTS, Evaluator, Weights
from longhall.bots.northgard.weighing import (
    card_of_rival,
    card_to_keep,
    card_to_lose,
    clan,
    opponent,
    reaction,
    tribute,
)
from longhall.games.northgard.state import NorthgardState

SETUP_BUDGET: Final = 500
CLAN_MOOD: Final = 0.35  # the clans are close enough that the same three every time would only be dull

WAYS: Final[dict[str, Way]] = {
    "accept_exchange": Searched(),
    "basic_action": Searched(half=True),
    "battle_food": Searched(),
    "battle_order": Searched(),
    "bonus_choice": Searched(),
    "bribe_count": Searched(half=True),
    "bribe_from": Searched(half=True),
    "bribe_to": Searched(half=True),
    "build": Searched(half=True),
    "build_site": Searched(half=True),
    "capture_territory": Searched(half=True),
    "choose_clan": Weighed(clan, mood=CLAN_MOOD),
    "choose_opponent": Weighed(opponent),
    "choose_way": Searched(half=True),
    "copy_card": Searched(half=True),
    "creature_target": Searched(),
    "declare_creature": Searched(),
    "die_choice": Searched(),
    "draugr_victim": Searched(),
    "drawn_discard": Weighed(card_to_lose),
    "drawn_return": Weighed(card_to_lose),
    "explore_again": Searched(),
    "explore_place": Searched(half=True),
    "explore_tile": Searched(half=True),
    "forced_discard": Weighed(card_to_lose),
    "foresee": Searched(),
    "give_card": Weighed(card_to_lose),
    "glory": Searched(half=True),
    "hidden_count": Searched(half=True),
    "hidden_from": Searched(half=True),
    "hidden_to": Searched(half=True),
    "kaija_loss": Searched(),
    "loot": Searched(half=True),
    "more_creatures": Searched(),
    "move_count": Searched(half=True),
    "move_from": Searched(),
    "move_to": Searched(half=True),
    "muster": Searched(),
    "new_land": Searched(),
    "next_basic": Searched(),
    "pass_on": Searched(half=True),
    "pay_for_more": Searched(),
    "play_card": Searched(score=score_cards),
    "play_upgrade": Searched(),
    "push_defender": Searched(),
    "reaction": Weighed(reaction),
    "recruit": Searched(),
    "recruit_share": Searched(half=True),
    "remodel": Searched(),
    "remodel_into": Searched(half=True),
    "remove_enemy": Searched(half=True),
    "retreat_count": Searched(half=True),
    "retreat_to": Searched(),
    "row_card": Searched(),
    "scorched_earth": Searched(),
    "second_chance_territory": Searched(),
    "setup_place": Searched(half=True, budget=SETUP_BUDGET),
    "setup_tile": Searched(budget=SETUP_BUDGET),
    "setup_units": Searched(half=True, budget=SETUP_BUDGET),
    "snake_harvest_resource": Searched(),
    "spied_card": Weighed(card_of_rival),
    "take_discard": Weighed(card_to_keep),
    "trade_give": Searched(half=True),
    "trade_take": Searched(),
    "tribute": Weighed(tribute),
    "turn_action": Composed(turn_lines),
    "upgrade_card": Searched(half=True),
    "upgrade_place": Searched(half=True),
}


class NorthgardAdviser(Adviser):
    """``peaceful``: never starts a battle with another player."""

    def __init__(self, peaceful: bool = False, weights: Weights = DEFAULT_WEIGHTS) -> None:
        super().__init__(WAYS)
        self.peaceful = peaceful
        self.weights = weights

    def insight(self, s: NorthgardState, seat: int, budget: int) -> NorthgardInsight:
        outlook = Outlook(Evaluator(s, seat, self.weights), *closeness(budget))
        return NorthgardInsight(outlook, self.peaceful)

    def parts(self, s: NorthgardState, seat: int) -> dict[str, float]:
        return Evaluator(s, seat, self.weights).parts(s)

    def round(self, s: NorthgardState) -> int:
        """The year."""
        return s.year


def closeness(budget: int) -> tuple[int, int]:
    """How many places, and how many tiles, are imagined for an Explore."""
    if budget >= BUDGET // 2:
        return 14, 4
    if budget >= 60:
        return 6, 2
    return (4, 2) if budget >= 30 else (2, 1)
