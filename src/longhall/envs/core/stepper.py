"""Many matches that advance together; what is seen of them is written into buffers that the caller keeps."""

from __future__ import annotations

from typing import Any

from longhall.envs.core.actions import ActionSpace
from longhall.envs.core.encoding import Encoding
from longhall.envs.core.rewards import rewards
from longhall.kernel.errors import IllegalOption, InvalidOption
from longhall.kernel.game import Game
from longhall.kernel.match import Match


class Stepper:
    """Match ``i`` has the seeds ``SEED/i/0``, ``SEED/i/1`` and so on: when one is over the next begins at once.

    ``legal[i]`` are the legal actions of match ``i`` in the order of its options, ``seats[i]`` is who decides there.
    """

    def __init__(
        self,
        game: Game,
        setup: dict[str, Any],
        actions: ActionSpace,
        encoding: Encoding,
        count: int,
        seed: str,
        reward: str,
        first: int = 0,
    ) -> None:
        self.game = game
        self.setup = setup
        self.actions = actions
        self.encoding = encoding
        self.seed = seed
        self.reward = reward
        self.first = first  # the number of the first match here, where others are advanced elsewhere
        self.begun = [0] * count
        self.matches: list[Match] = []
        self.legal: list[list[int]] = []
        self.seats = [0] * count
        self.ended: list[int] = []  # the matches that the last step ended
        self.outcomes: list[list[float]] = []  # of those: what it was worth to each seat
        self._marked: list[list[int]] = [[] for _ in range(count)]  # the actions that the mask shows now
        for i in range(count):
            self.matches.append(self._new(i))
            self.legal.append([])
            self._look(i)

    def _new(self, i: int) -> Match:
        match = self.game.new(self.setup, f"{self.seed}/{self.first + i}/{self.begun[i]}")
        match.recording = False
        self.begun[i] += 1
        return match

    def _look(self, i: int) -> None:
        match = self.matches[i]
        self.seats[i] = match.seat
        self.legal[i] = self.actions.legal(match)

    def step(self, chosen: list[int]) -> None:
        """Take one action in every match. InvalidOption or IllegalOption, and nothing has changed, if one is not
        legal."""
        picks: list[int] = []
        for i, action in enumerate(chosen):
            legal = self.legal[i]
            if action not in legal:
                raise self._refused(action)
            picks.append(legal.index(action))
        self.ended = []
        self.outcomes = []
        for i, pick in enumerate(picks):
            match = self.matches[i]
            match.play(pick)
            if match.over:
                result = match.result
                assert result is not None
                self.ended.append(i)
                self.outcomes.append(rewards(result, self.reward))
                self.matches[i] = self._new(i)
            self._look(i)

    def _refused(self, action: int) -> Exception:
        if 0 <= action < self.actions.size:
            return IllegalOption(self.actions.keys[action], "error-not-offered", "", {})
        return InvalidOption(str(action))

    def write(self, observations: memoryview, masks: memoryview) -> None:
        """What the seat that decides sees of each match, and a one for each legal action: rows of bytes one after
        another. ``masks`` has to be the same buffer every time, full of zeros at first."""
        size, width = self.encoding.size, self.actions.size
        for i, match in enumerate(self.matches):
            observations[i * size : i * size + size] = self.encoding.encode(match.state, self.seats[i])
            first = i * width
            for action in self._marked[i]:
                masks[first + action] = 0
            legal = self.legal[i]
            for action in legal:
                masks[first + action] = 1
            self._marked[i] = legal
