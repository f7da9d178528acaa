"""How Icaion is played: the table of its decisions."""

from __future__ import annotations

from typing import Final

from longhall.bots.icaion.pick_worth import character, neutral_machine, neutral_region
from longhall.bots.icaion.search_hooks import IcaionSearchHooks
from longhall.bots.icaion.value import Evaluator
from longhall.bots.lookahead import BySearch, ByWorth, DecisionMethod, GameStrategy
from longhall.games.icaion.state import IcaionState

TURN_BUDGET: Final = 260
SMALL_BUDGET: Final = 120  # for decisions within an action

METHODS: Final[dict[str, DecisionMethod]] = {
    "action": BySearch(budget=TURN_BUDGET),
    "activate_machine": BySearch(partial=True, budget=SMALL_BUDGET),
    "added_cage": BySearch(partial=True, budget=SMALL_BUDGET),
    "added_colour": BySearch(partial=True, budget=SMALL_BUDGET),
    "altar": BySearch(partial=True, budget=SMALL_BUDGET),
    "batch_colour": BySearch(partial=True, budget=SMALL_BUDGET),
    "bell": BySearch(partial=True, budget=SMALL_BUDGET),
    "card_action": BySearch(partial=True, budget=SMALL_BUDGET),
    "converted": BySearch(partial=True, budget=SMALL_BUDGET),
    "curio_move": BySearch(partial=True, budget=TURN_BUDGET),
    "deploy_region": BySearch(partial=True, budget=SMALL_BUDGET),
    "deploy_row": BySearch(partial=True, budget=SMALL_BUDGET),
    "draft_character": ByWorth(character, tie_noise=0.3),
    "draw_more": BySearch(partial=True, budget=SMALL_BUDGET),
    "eradicate": BySearch(partial=True, budget=SMALL_BUDGET),
    "harvester_any": BySearch(partial=True, budget=SMALL_BUDGET),
    "harvester_third": BySearch(partial=True, budget=SMALL_BUDGET),
    "hub": BySearch(partial=True, budget=SMALL_BUDGET),
    "investigate": BySearch(partial=True, budget=SMALL_BUDGET),
    "lost_cage": BySearch(partial=True, budget=SMALL_BUDGET),
    "move": BySearch(partial=True, budget=TURN_BUDGET),
    "neutral_machine": ByWorth(neutral_machine, tie_noise=1.0),
    "neutral_region": ByWorth(neutral_region, tie_noise=1.0),
    "next_wonder_choice": BySearch(partial=True, budget=SMALL_BUDGET),
    "overcharge": BySearch(partial=True, budget=SMALL_BUDGET),
    "payment": BySearch(partial=True, budget=SMALL_BUDGET),
    "prevent_wound": BySearch(partial=True, budget=SMALL_BUDGET),
    "pulsar": BySearch(partial=True, budget=SMALL_BUDGET),
    "refiner_eradicate": BySearch(partial=True, budget=SMALL_BUDGET),
    "restore_region": BySearch(partial=True, budget=SMALL_BUDGET),
    "restore_wonder": BySearch(partial=True, budget=SMALL_BUDGET),
    "retrieve": BySearch(partial=True, budget=SMALL_BUDGET),
    "scavenger_discard": BySearch(partial=True, budget=SMALL_BUDGET),
    "start_node": BySearch(),
    "store_batch": BySearch(partial=True, budget=SMALL_BUDGET),
    "transmuter": BySearch(partial=True, budget=SMALL_BUDGET),
    "upgrade_limit": BySearch(partial=True, budget=SMALL_BUDGET),
}


class IcaionStrategy(GameStrategy):
    def __init__(self) -> None:
        super().__init__(METHODS)

    def hooks(self, s: IcaionState, seat: int, budget: int) -> IcaionSearchHooks:
        return IcaionSearchHooks(Evaluator(s, seat), s)

    def parts(self, s: IcaionState, seat: int) -> dict[str, float]:
        return Evaluator(s, seat).parts(s)

    def round(self, s: IcaionState) -> int:
        """A Year has a round for each Event card at most; the count leaps over those a shorter one did not have."""
        return len(s.content.events) * (s.year - 1) + s.round
