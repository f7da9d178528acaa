"""How Northgard is played: the table of its decisions, and what the look-ahead asks beyond it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from longhall.bots.chances import ChanceModels
from longhall.bots.lookahead import BUDGET, ByCustomSearch, BySearch, ByWorth, DecisionMethod
from longhall.bots.northgard import explained
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
from longhall.bots.northgard.value import DEFAULT_WEIGHTS, VARIED_WEIGHTS, Evaluator, Weights
from longhall.bots.strategy import GameStrategy, Levels, SearchSettings, drawn_factor
from longhall.games.northgard.scoring import final_result
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.chance import Rng
from longhall.kernel.match import Result

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


NOT_JUDGED: Final = ("trade_give", "trade_take", "snake_harvest_resource")  # small change
TURN: Final = "turn_action"  # is judged with the whole budget, all else with a part of it
SETTINGS: Final = SearchSettings(
    review=0.5,
    horizon=1,
    rollout=0.1,
    won=40.0,
    lead=0.25,
    chance=0.3,
    levels=Levels(novice=(0.3, 4.0), casual=(0.3, 1.8), expert=16, master=64),
    shares={kind: 1.0 if kind == TURN else 0.0 if kind in NOT_JUDGED else 0.3 for kind in METHODS},
)


CHANCES: Final = ChanceModels(Path(__file__).parent / "chances.toml")


class NorthgardStrategy(GameStrategy):
    """``peaceful``: never starts a battle with another player."""

    def __init__(
        self, peaceful: bool = False, weights: Weights = DEFAULT_WEIGHTS, settings: SearchSettings = SETTINGS
    ) -> None:
        super().__init__(METHODS, settings, CHANCES)
        self.peaceful = peaceful
        self.weights = weights

    def hooks(self, s: NorthgardState, seat: int, budget: int) -> NorthgardSearchHooks:
        expected = ExpectedValues(Evaluator(s, seat, self.weights), *explore_samples(budget))
        return NorthgardSearchHooks(expected, self.peaceful)

    def parts(self, s: NorthgardState, seat: int) -> dict[str, float]:
        return Evaluator(s, seat, self.weights).parts(s)

    def explained(self, s: NorthgardState, seat: int) -> dict[str, float]:
        return explained.explained(s, seat, self.weights)

    def reasons(self) -> tuple[str, ...]:
        return explained.REASONS

    def reason(self, name: str, more: bool, mine: dict[str, float], others: dict[str, float]) -> tuple[str, str, str]:
        return explained.reason(name, more, mine, others)

    def round(self, s: NorthgardState) -> int:
        """The year."""
        return s.year

    def chance_parts(self, s: NorthgardState, seat: int) -> dict[str, float]:
        return Evaluator(s, seat, DEFAULT_WEIGHTS).parts(s)

    def progress(self, s: NorthgardState) -> float:
        return s.year / s.rules.years

    def result(self, s: NorthgardState) -> Result:
        return final_result(s)


def field_strategy(rng: Rng) -> NorthgardStrategy:
    """One of the field: every weight is drawn anew."""
    drawn = {name: getattr(DEFAULT_WEIGHTS, name) * drawn_factor(rng) for name in VARIED_WEIGHTS}
    factor = drawn_factor(rng)
    six, nine, twelve, beyond = DEFAULT_WEIGHTS.units
    units = (six * factor, nine * factor, twelve * factor, beyond * factor)
    return NorthgardStrategy(weights=replace(DEFAULT_WEIGHTS, units=units, **drawn))


def explore_samples(budget: int) -> tuple[int, int]:
    """How many places, and how many tiles, are imagined for an Explore."""
    if budget >= BUDGET // 2:
        return 14, 4
    if budget >= 60:
        return 6, 2
    return (4, 2) if budget >= 30 else (2, 1)
