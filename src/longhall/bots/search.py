"""A bot that judges its lines by playing on."""

from __future__ import annotations

from longhall.bots.base import Bot, Observation
from longhall.bots.searcher import Budget, Searcher
from longhall.bots.strategy import GameStrategy
from longhall.kernel.chance import Rng


class SearchBot(Bot):
    def __init__(self, name: str, rng: Rng, strategy: GameStrategy, budget: Budget) -> None:
        super().__init__(name, rng)
        self.searcher = Searcher(strategy)
        self.budget = budget

    def choose(self, observation: Observation, rng: Rng) -> int:
        strategy, seat = self.searcher.strategy, observation.seat
        if strategy.share_of(observation.kind):
            judgement = self.searcher.judge(observation.sample, seat, rng, self.budget)
            start, line = judgement.start, judgement.best.line
        else:
            start = observation.sample(rng).state
            line = strategy.decide(start, seat, rng)
        self.plan = strategy.plan(start, seat, line)
        return line.path[0]
