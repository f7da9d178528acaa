"""How Icaion is played: the table of its decisions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from longhall.bots.chances import ChanceModels
from longhall.bots.icaion import explained
from longhall.bots.icaion.pick_worth import character, neutral_machine, neutral_region
from longhall.bots.icaion.search_hooks import IcaionSearchHooks
from longhall.bots.icaion.value import DEFAULT_WEIGHTS, FIRST_WEIGHTS, PARTS, Evaluator
from longhall.bots.lookahead import BySearch, ByWorth, DecisionMethod
from longhall.bots.strategy import GameStrategy, Levels, SearchSettings, drawn_factor
from longhall.games.icaion.content import YEARS
from longhall.games.icaion.frames.move import ChooseMove
from longhall.games.icaion.scoring import final_result
from longhall.games.icaion.state import IcaionState
from longhall.kernel.chance import Rng
from longhall.kernel.match import Result

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


SETTINGS: Final = SearchSettings(
    horizon=1,
    rollout=0.25,
    lines=6,
    margin=8.0,
    prior=4.0,
    won=10.0,
    lead=1.0,
    levels=Levels(novice=(0.3, 4.0), casual=(0.6, 2.1), expert=20),
)
AT_HORIZON: Final = 0.25  # of the budget of a Move: what the best one there is worth


CHANCES: Final = ChanceModels(Path(__file__).parent / "chances.toml")


class IcaionStrategy(GameStrategy):
    """``hoards``: as the first greedy did, it keeps Upgrades in hand."""

    def __init__(
        self,
        weights: tuple[float, ...] = DEFAULT_WEIGHTS,
        settings: SearchSettings = SETTINGS,
        hoards: bool = False,
    ) -> None:
        super().__init__(METHODS, settings, CHANCES)
        self.weights = weights
        self.hoards = hoards

    def hooks(self, s: IcaionState, seat: int, budget: int) -> IcaionSearchHooks:
        return IcaionSearchHooks(Evaluator(s, seat, self.weights, self.hoards), s)

    def parts(self, s: IcaionState, seat: int) -> dict[str, float]:
        return Evaluator(s, seat, self.weights, self.hoards).parts(s)

    def explained(self, s: IcaionState, seat: int) -> dict[str, float]:
        return {**self.parts(s, seat), **explained.facts(s, seat)}

    def reasons(self) -> tuple[str, ...]:
        return explained.REASONS

    def reason(self, name: str, more: bool, mine: dict[str, float], others: dict[str, float]) -> tuple[str, str, str]:
        return explained.reason(name, more, mine, others)

    def round(self, s: IcaionState) -> int:
        """A Year has a round for each Event card at most; the count leaps over those a shorter one did not have."""
        return len(s.content.events) * (s.year - 1) + s.round

    def chance_parts(self, s: IcaionState, seat: int) -> dict[str, float]:
        return Evaluator(s, seat, FIRST_WEIGHTS, hoards=True).parts(s)

    def progress(self, s: IcaionState) -> float:
        return self.round(s) / (YEARS * len(s.content.events))

    def result(self, s: IcaionState) -> Result:
        return final_result(s)

    def is_horizon(self, s: IcaionState, seat: int, goal: int) -> bool:
        """At an own Move: what can be done there is then searched."""
        if self.round(s) < goal:
            return False
        top = s.stack[-1]
        return isinstance(top, ChooseMove) and top.chooser(s) == seat

    def value(self, s: IcaionState, seat: int) -> float:
        if not s.stack:
            return super().value(s, seat)
        best = -1e9
        for line in self._lines(s, seat, AT_HORIZON, False):
            best = max(best, line.score)
        share = self.settings.chance
        return best + (share * 100.0 * self.chances(s)[seat] if share else 0.0)


def field_strategy(rng: Rng) -> IcaionStrategy:
    """One of the field: what each part of a position counts is drawn anew."""
    return IcaionStrategy(tuple([drawn_factor(rng) if name != "points" else 1.0 for name in PARTS]))
