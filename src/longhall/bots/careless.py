"""A bot that sees what a greedy one sees, less closely, and does not always take what it finds best."""

from __future__ import annotations

import math

from longhall.bots.base import Bot, Observation
from longhall.bots.lookahead import Line
from longhall.bots.strategy import GameStrategy
from longhall.kernel.chance import Rng


class CarelessBot(Bot):
    """``share`` of a greedy bot's budget. Of two first choices, the one that is worth ``temperature`` points less is
    taken about a third as often."""

    def __init__(self, name: str, rng: Rng, strategy: GameStrategy, share: float, temperature: float) -> None:
        super().__init__(name, rng)
        self.strategy = strategy
        self.share = share
        self.temperature = temperature

    def choose(self, observation: Observation, rng: Rng) -> int:
        s, seat = observation.sample(rng).state, observation.seat
        if not self.strategy.share_of(observation.kind):
            return self.strategy.decide(s, seat, rng, self.share).path[0]
        line = self._drawn(self.strategy.lines(s, seat, self.share), rng)
        self.plan = self.strategy.plan(s, seat, line)
        return line.path[0]

    def _drawn(self, lines: list[Line], rng: Rng) -> Line:
        best: dict[int, Line] = {}  # by first choice; lines come the best first
        for line in lines:
            best.setdefault(line.path[0], line)
        weights = [math.exp(max(-30.0, (line.score - lines[0].score) / self.temperature)) for line in best.values()]
        drawn = rng.below(1_000_000) / 1_000_000 * sum(weights)
        for line, weight in zip(best.values(), weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return line
        return lines[0]
