"""A bot that takes any option, each equally likely."""

from __future__ import annotations

from longhall.bots.base import Bot, Observation


class RandomBot(Bot):
    def choose(self, observation: Observation) -> int:
        return self.rng.below(observation.picks)
