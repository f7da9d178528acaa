"""How Pebbles is played: the smallest strategy there is."""

from __future__ import annotations

from longhall.bots.chances import ChanceModels
from longhall.bots.lookahead import BySearch, ByWorth, DecisionMethod, SearchHooks
from longhall.bots.strategy import GameStrategy, SearchSettings
from longhall.kernel.frames import Choice
from longhall.kernel.match import Result
from longhall.kernel.state import Frame
from tests.kernel.pebbles import STOP, TAKE, EndRound, PebblesState, result_of


class PebblesSearchHooks(SearchHooks):
    def __init__(self, seat: int, most: int = 99) -> None:
        super().__init__(seat)
        self.most = most
        self.valued = 0

    def value(self, s: PebblesState) -> float:
        self.valued += 1
        return float(s.stones[self.seat])

    def stops(self, s: PebblesState, frame: Frame) -> bool:
        return isinstance(frame, EndRound)

    def finishing_pick(self, s: PebblesState, choice: Choice, picks: list[int]) -> int:
        return picks.index(STOP) if STOP in picks else -1

    def resources_used(self, s: PebblesState, choice: Choice, pick: int, used: tuple[int, ...]) -> tuple[int, ...]:
        return (*used, pick) if pick == TAKE else used

    def forbids(self, s: PebblesState) -> bool:
        return s.stones[self.seat] > self.most


class PebblesStrategy(GameStrategy):
    def __init__(
        self,
        methods: dict[str, DecisionMethod],
        most: int = 99,
        settings: SearchSettings | None = None,
        models: ChanceModels | None = None,
    ) -> None:
        super().__init__(methods, settings, models)
        self.most = most

    def hooks(self, s: PebblesState, seat: int, budget: int) -> PebblesSearchHooks:
        return PebblesSearchHooks(seat, self.most)

    def parts(self, s: PebblesState, seat: int) -> dict[str, float]:
        return {"stones": float(s.stones[seat]), "others": -0.5 * (sum(s.stones) - s.stones[seat])}

    def round(self, s: PebblesState) -> int:
        return s.round

    def chance_parts(self, s: PebblesState, seat: int) -> dict[str, float]:
        return {"stones": float(s.stones[seat]), "high": float(max(s.hands[seat], default=0))}

    def progress(self, s: PebblesState) -> float:
        return s.round / float(s.setup["rounds"])

    def result(self, s: PebblesState) -> Result:
        return result_of(s)


def by_value(s: PebblesState, choice: Choice, pick: int) -> float:
    return float(pick)


METHODS: dict[str, DecisionMethod] = {"lay_pebble": ByWorth(by_value), "take_stones": BySearch()}
GREEDY = PebblesStrategy(METHODS)
