"""How the Ice Garden is played: the table of its decisions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from longhall.bots.chances import ChanceModels
from longhall.bots.icegarden import explained
from longhall.bots.icegarden.chance_parts import chance_parts, lateness
from longhall.bots.icegarden.context import DEFAULT_WEIGHTS, SearchContext, Weights
from longhall.bots.icegarden.pick_worth import character, thorn, token_region
from longhall.bots.icegarden.planning import making_lines, plan_lines, step_lines
from longhall.bots.icegarden.rollout import ROLLOUT_POLICY, finish_turn, rollout_pick
from longhall.bots.icegarden.search_hooks import IceGardenSearchHooks
from longhall.bots.icegarden.styles import QUICK, STYLES, VALUE_WEIGHTS, Effort, style_of, varied
from longhall.bots.icegarden.turn_intent import TurnIntent
from longhall.bots.lookahead import ByCustomSearch, BySearch, ByWorth, DecisionMethod, Line
from longhall.bots.strategy import GameStrategy, Levels, Policy, SearchSettings
from longhall.games.icegarden.scoring import final_result
from longhall.games.icegarden.state import IceGardenState
from longhall.kernel.chance import Rng
from longhall.kernel.frames import Choice
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


SETTINGS: Final = SearchSettings(
    horizon=1,
    lines=6,
    margin=40.0,
    prior=1.0,
    won=120.0,
    lead=0.0,
    levels=Levels(novice=(0.3, 7.0), casual=(0.6, 3.0)),
)
CHANCES: Final = ChanceModels(Path(__file__).parent / "chances.toml")


class IceGardenStrategy(GameStrategy):
    def __init__(self, weights: Weights = DEFAULT_WEIGHTS, effort: Effort = QUICK) -> None:
        super().__init__(METHODS, SETTINGS, CHANCES)
        self.weights = weights
        self.effort = effort

    def hooks(self, s: IceGardenState, seat: int, budget: int) -> IceGardenSearchHooks:
        return IceGardenSearchHooks(s, seat, SearchContext(s, self.weights), self.effort, CHANCES.of(s.seats))

    def parts(self, s: IceGardenState, seat: int) -> dict[str, float]:
        hooks = self.hooks(s, seat, FEW)
        trial = s.clone()
        trial.listening = False
        finish_turn(trial, hooks.intent())
        return hooks.evaluator.parts(trial)

    def explained(self, s: IceGardenState, seat: int) -> dict[str, float]:
        return {**self.parts(s, seat), **explained.facts(s, seat)}

    def reasons(self) -> tuple[str, ...]:
        return explained.REASONS

    def reason(self, name: str, more: bool, mine: dict[str, float], others: dict[str, float]) -> tuple[str, str, str]:
        return explained.reason(name, more, mine, others)

    def round(self, s: IceGardenState) -> int:
        """The turn."""
        return s.turn

    def chance_parts(self, s: IceGardenState, seat: int) -> dict[str, float]:
        return chance_parts(s)[seat]

    def progress(self, s: IceGardenState) -> float:
        return lateness(s)

    def result(self, s: IceGardenState) -> Result:
        return final_result(s)

    def policy(self, rng: Rng) -> Policy:
        return StyledPolicy(self, rng)

    def chances(self, s: IceGardenState) -> list[float]:
        """The chance of each seat to win, between two turns of a match that is not over. They add up to 1."""
        return CHANCES.of(s.seats).chances(chance_parts(s), lateness(s))


class StyledPolicy(Policy):
    """By the rules of thumb, each seat in a style of its own: nothing is hidden, so that nothing else would make one
    playout differ from another. A seat that has begun a programme of markers goes on with it: it is judged whole."""

    def __init__(self, strategy: IceGardenStrategy, rng: Rng) -> None:
        super().__init__(strategy, rng)
        self.number = 1 + rng.below(STYLES)
        self.turn = -1
        self.contexts: list[SearchContext] = []
        self.fields: dict[int, list[int]] = {}  # by seat: where its next markers of this turn go

    def follow(self, seat: int, line: Line) -> None:
        self.fields[seat] = list(line.intent)

    def line(self, s: IceGardenState, seat: int) -> Line:
        top = s.stack[-1]
        assert isinstance(top, Choice)
        if top.kind() not in ROLLOUT_POLICY:
            return super().line(s, seat)
        if s.turn != self.turn:
            if self.turn >= 0:
                self.fields = {}  # they were those of the turn before
            self.turn = s.turn
            self.contexts = [SearchContext(s, style_of(self.number, other, s.seats)) for other in range(s.seats)]
        intent = TurnIntent(self.contexts[seat], seat, [])
        intent.fields = self.fields.get(seat, [])
        pick = rollout_pick(s, top, intent)
        return Line(0.0, (top.options(s).index(pick),), ())


def field_strategy(rng: Rng) -> IceGardenStrategy:
    """One of the field: what it judges positions by is drawn anew."""
    return IceGardenStrategy(varied(rng, VALUE_WEIGHTS))
