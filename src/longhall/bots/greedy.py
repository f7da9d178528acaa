"""A bot that plays to win: it looks ahead over its own decisions and takes the line worth most.

It sees its observation alone. Every search begins on a sample (a match it cannot tell from the true one) and stops
where chance falls, so that neither hidden cards nor dice to come are known to it. The rest of a line it has found is
kept and followed while the decisions are the expected ones.
"""

from __future__ import annotations

from longhall.bots.base import Bot, Observation
from longhall.bots.strategy import GameStrategy
from longhall.kernel.chance import Rng


class GreedyBot(Bot):
    def __init__(self, name: str, rng: Rng, strategy: GameStrategy) -> None:
        super().__init__(name, rng)
        self.strategy = strategy

    def choose(self, observation: Observation, rng: Rng) -> int:
        sample = observation.sample(rng)
        line = self.strategy.decide(sample.state, observation.seat, rng)
        self.plan = self.strategy.plan(sample.state, observation.seat, line)
        return line.path[0]
