"""A bot that takes any option, each equally likely."""

from __future__ import annotations

from longhall.bots.base import Bot, Observation
from longhall.kernel.chance import Rng


class RandomBot(Bot):
    def choose(self, observation: Observation, rng: Rng) -> int:
        return rng.below(observation.picks)
