"""How Icaion is played: the table of its decisions."""

from __future__ import annotations

from typing import Final

from longhall.bots.icaion.insight import IcaionInsight
from longhall.bots.icaion.value import Evaluator
from longhall.bots.icaion.weighing import character, neutral_machine, neutral_region
from longhall.bots.lookahead import Adviser, Searched, Way, Weighed
from longhall.games.icaion.state import IcaionState

TURN_BUDGET: Final = 260
SMALL_BUDGET: Final = 120  # for decisions within an action

WAYS: Final[dict[str, Way]] = {
    "action": Searched(budget=TURN_BUDGET),
    "activate_machine": Searched(half=True, budget=SMALL_BUDGET),
    "added_cage": Searched(half=True, budget=SMALL_BUDGET),
    "added_colour": Searched(half=True, budget=SMALL_BUDGET),
    "altar": Searched(half=True, budget=SMALL_BUDGET),
    "batch_colour": Searched(half=True, budget=SMALL_BUDGET),
    "bell": Searched(half=True, budget=SMALL_BUDGET),
    "card_action": Searched(half=True, budget=SMALL_BUDGET),
    "converted": Searched(half=True, budget=SMALL_BUDGET),
    "curio_move": Searched(half=True, budget=TURN_BUDGET),
    "deploy_region": Searched(half=True, budget=SMALL_BUDGET),
    "deploy_row": Searched(half=True, budget=SMALL_BUDGET),
    "draft_character": Weighed(character, mood=0.3),
    "draw_more": Searched(half=True, budget=SMALL_BUDGET),
    "eradicate": Searched(half=True, budget=SMALL_BUDGET),
    "harvester_any": Searched(half=True, budget=SMALL_BUDGET),
    "harvester_third": Searched(half=True, budget=SMALL_BUDGET),
    "hub": Searched(half=True, budget=SMALL_BUDGET),
    "investigate": Searched(half=True, budget=SMALL_BUDGET),
    "lost_cage": Searched(half=True, budget=SMALL_BUDGET),
    "move": Searched(half=True, budget=TURN_BUDGET),
    "neutral_machine": Weighed(neutral_machine, mood=1.0),
    "neutral_region": Weighed(neutral_region, mood=1.0),
    "next_wonder_choice": Searched(half=True, budget=SMALL_BUDGET),
    "overcharge": Searched(half=True, budget=SMALL_BUDGET),
    "payment": Searched(half=True, budget=SMALL_BUDGET),
    "prevent_wound": Searched(half=True, budget=SMALL_BUDGET),
    "pulsar": Searched(half=True, budget=SMALL_BUDGET),
    "refiner_eradicate": Searched(half=True, budget=SMALL_BUDGET),
    "restore_region": Searched(half=True, budget=SMALL_BUDGET),
    "restore_wonder": Searched(half=True, budget=SMALL_BUDGET),
    "retrieve": Searched(half=True, budget=SMALL_BUDGET),
    "scavenger_discard": Searched(half=True, budget=SMALL_BUDGET),
    "start_node": Searched(),
    "store_batch": Searched(half=True, budget=SMALL_BUDGET),
    "transmuter": Searched(half=True, budget=SMALL_BUDGET),
    "upgrade_limit": Searched(half=True, budget=SMALL_BUDGET),
}


class IcaionAdviser(Adviser):
    def __init__(self) -> None:
        super().__init__(WAYS)

    def insight(self, s: IcaionState, seat: int, budget: int) -> IcaionInsight:
        return IcaionInsight(Evaluator(s, seat), s)

    def parts(self, s: IcaionState, seat: int) -> dict[str, float]:
        return Evaluator(s, seat).parts(s)

    def round(self, s: IcaionState) -> int:
        """A Year has at most eight rounds; the count leaps over those a shorter one did not have."""
        return 8 * (s.year - 1) + s.round
