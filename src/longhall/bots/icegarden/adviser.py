"""How the Ice Garden is played: the table of its decisions."""

from __future__ import annotations

from typing import Final

from longhall.bots.icegarden.insight import IceGardenInsight
from longhall.bots.icegarden.outlook import DEFAULT_WEIGHTS, Outlook, Weights
from longhall.bots.icegarden.planning import making_lines, plan_lines, step_lines
from longhall.bots.icegarden.thumb import finish_turn
from longhall.bots.icegarden.weighing import character, thorn, token_region
from longhall.bots.lookahead import Adviser, Composed, Searched, Way, Weighed
from longhall.games.icegarden.state import IceGardenState

FEW: Final = 16  # positions: each is a turn played to its end
MOOD: Final = 0.3

WAYS: Final[dict[str, Way]] = {
    "ability": Searched(budget=FEW),
    "attack": Searched(budget=FEW),
    "attack_target": Searched(budget=FEW),
    "character": Weighed(character, mood=MOOD),
    "ferry": Searched(budget=FEW),
    "ferry_count": Searched(half=True, budget=FEW),
    "influence": Searched(budget=FEW),
    "jump": Searched(budget=FEW),
    "making": Composed(making_lines),
    "marker_owner": Searched(half=True, budget=FEW),
    "mountain_count": Searched(half=True, budget=FEW),
    "mountain_from": Searched(budget=FEW),
    "mountain_to": Searched(half=True, budget=FEW),
    "move_piece": Searched(budget=FEW),
    "move_to": Searched(half=True, budget=FEW),
    "order_field": Searched(half=True, budget=FEW),
    "order_token": Searched(budget=FEW),
    "place_token": Weighed(token_region, mood=MOOD),
    "plan": Composed(plan_lines),
    "plunder": Searched(half=True, budget=FEW),
    "plundered": Searched(half=True, budget=FEW),
    "raise_step": Composed(step_lines),
    "raven": Searched(budget=FEW),
    "relief": Searched(budget=FEW),
    "resource": Searched(budget=FEW),
    "speed": Searched(budget=FEW),
    "speed_to": Searched(half=True, budget=FEW),
    "spy": Searched(budget=FEW),
    "starting_influence": Searched(budget=FEW),
    "summon_count": Searched(half=True, budget=FEW),
    "summon_level": Searched(half=True, budget=FEW),
    "summon_place": Searched(half=True, budget=FEW),
    "thorn": Weighed(thorn, mood=MOOD),
    "throat": Searched(budget=FEW),
    "throat_give": Searched(half=True, budget=FEW),
    "throat_take": Searched(half=True, budget=FEW),
    "upgrade": Searched(half=True, budget=FEW),
    "upgrade_unit": Searched(half=True, budget=FEW),
    "vuko_victim": Searched(budget=FEW),
    "withdraw": Searched(budget=FEW),
}


class IceGardenAdviser(Adviser):
    def __init__(self, weights: Weights = DEFAULT_WEIGHTS) -> None:
        super().__init__(WAYS)
        self.weights = weights

    def insight(self, s: IceGardenState, seat: int, budget: int) -> IceGardenInsight:
        return IceGardenInsight(s, seat, Outlook(s, self.weights))

    def parts(self, s: IceGardenState, seat: int) -> dict[str, float]:
        insight = IceGardenInsight(s, seat, Outlook(s, self.weights))
        trial = s.clone()
        trial.listening = False
        finish_turn(trial, insight.guide())
        return insight.evaluator.parts(trial)

    def round(self, s: IceGardenState) -> int:
        """The turn."""
        return s.turn
