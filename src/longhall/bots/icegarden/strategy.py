"""How the Ice Garden is played: the table of its decisions."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from longhall.bots.chances import ChanceModels
from longhall.bots.icegarden.context import DEFAULT_WEIGHTS, VARIED_WEIGHTS, SearchContext, Weights
from longhall.bots.icegarden.pick_worth import character, thorn, token_region
from longhall.bots.icegarden.planning import making_lines, plan_lines, step_lines
from longhall.bots.icegarden.rollout import finish_turn
from longhall.bots.icegarden.search_hooks import IceGardenSearchHooks
from longhall.bots.lookahead import ByCustomSearch, BySearch, ByWorth, DecisionMethod
from longhall.bots.strategy import GameStrategy, SearchSettings, drawn_factor
from longhall.games.icegarden.scoring import final_result
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.chance import Rng
from longhall.kernel.match import Result

FEW: Final = 16  # positions: each is a turn played to its end
TIE_NOISE: Final = 0.3

METHODS: Final[dict[str, DecisionMethod]] = {
    "ability": BySearch(budget=FEW),
    "attack": BySearch(budget=FEW),
    "attack_target": BySearch(budget=FEW),
    "character": ByWorth(character, tie_noise=TIE_NOISE),
    "ferry": BySearch(budget=FEW),
    "ferry_count": BySearch(partial=True, budget=FEW),
    "influence": BySearch(budget=FEW),
    "jump": BySearch(budget=FEW),
    "making": ByCustomSearch(making_lines),
    "marker_owner": BySearch(partial=True, budget=FEW),
    "mountain_count": BySearch(partial=True, budget=FEW),
    "mountain_from": BySearch(budget=FEW),
    "mountain_to": BySearch(partial=True, budget=FEW),
    "move_piece": BySearch(budget=FEW),
    "move_to": BySearch(partial=True, budget=FEW),
    "order_field": BySearch(partial=True, budget=FEW),
    "order_token": BySearch(budget=FEW),
    "place_token": ByWorth(token_region, tie_noise=TIE_NOISE),
    "plan": ByCustomSearch(plan_lines),
    "plunder": BySearch(partial=True, budget=FEW),
    "plundered": BySearch(partial=True, budget=FEW),
    "raise_step": ByCustomSearch(step_lines),
    "raven": BySearch(budget=FEW),
    "relief": BySearch(budget=FEW),
    "resource": BySearch(budget=FEW),
    "speed": BySearch(budget=FEW),
    "speed_to": BySearch(partial=True, budget=FEW),
    "spy": BySearch(budget=FEW),
    "starting_influence": BySearch(budget=FEW),
    "summon_count": BySearch(partial=True, budget=FEW),
    "summon_level": BySearch(partial=True, budget=FEW),
    "summon_place": BySearch(partial=True, budget=FEW),
    "thorn": ByWorth(thorn, tie_noise=TIE_NOISE),
    "throat": BySearch(budget=FEW),
    "throat_give": BySearch(partial=True, budget=FEW),
    "throat_take": BySearch(partial=True, budget=FEW),
    "upgrade": BySearch(partial=True, budget=FEW),
    "upgrade_unit": BySearch(partial=True, budget=FEW),
    "vuko_victim": BySearch(budget=FEW),
    "withdraw": BySearch(budget=FEW),
}


SETTINGS: Final = SearchSettings(horizon=1, rollout=0.05, lines=4, prior=0.3, won=120.0, lead=0.0)


CHANCES: Final = ChanceModels(Path(__file__).parent / "chances.toml")


class IceGardenStrategy(GameStrategy):
    def __init__(self, weights: Weights = DEFAULT_WEIGHTS, settings: SearchSettings = SETTINGS) -> None:
        super().__init__(METHODS, settings, CHANCES)
        self.weights = weights

    def hooks(self, s: IceGardenState, seat: int, budget: int) -> IceGardenSearchHooks:
        return IceGardenSearchHooks(s, seat, SearchContext(s, self.weights))

    def parts(self, s: IceGardenState, seat: int) -> dict[str, float]:
        hooks = IceGardenSearchHooks(s, seat, SearchContext(s, self.weights))
        trial = s.clone()
        trial.listening = False
        finish_turn(trial, hooks.intent())
        return hooks.evaluator.parts(trial)

    def round(self, s: IceGardenState) -> int:
        """The turn."""
        return s.turn

    def chance_parts(self, s: IceGardenState, seat: int) -> dict[str, float]:
        return self.parts(s, seat)

    def progress(self, s: IceGardenState) -> float:
        return max(s.ship) / (len(s.content.ships) - 1)

    def result(self, s: IceGardenState) -> Result:
        return final_result(s)


def field_strategy(rng: Rng) -> IceGardenStrategy:
    """One of the field: every weight is drawn anew."""
    return IceGardenStrategy(
        replace(
            DEFAULT_WEIGHTS, **{name: getattr(DEFAULT_WEIGHTS, name) * drawn_factor(rng) for name in VARIED_WEIGHTS}
        )
    )
