"""One match and what is asked of it by an environment: what seats see, what is legal, what happens to other actions."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from longhall.envs.core.rewards import MEANINGS, REWARDS, rewards
from longhall.envs.games import action_space, builtin, encoding
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
LARGEST_SEED: Final = 1 << 62


class SeatTable:
    """``game`` is a name, or a game with a pack of one's own."""

    def __init__(self, game: str | Game, seats: int, reward: str, setup: dict[str, Any]) -> None:
        if reward not in REWARDS:
            told = "; ".join(f"{name} ({meaning})" for name, meaning in MEANINGS.items())
            raise LonghallError(f"reward {reward!r} is unknown; it can be {told}")
        if isinstance(game, str):
            self.game, self.actions, self.encoding = builtin(game, seats)
        else:
            self.game, self.actions, self.encoding = game, action_space(game, seats), encoding(game, seats)
        self.setup = self.game.read_setup({"seats": seats, **setup})
        self.seats = seats
        self.reward = reward
        self.box = spaces.Box(0, np.array(self.encoding.highs, np.uint8), dtype=np.uint8)

    def begin(self, seed: str, recording: bool = False) -> None:
        self.match = self.game.new(self.setup, seed)
        self.match.recording = recording
        self.look()

    def look(self) -> None:
        """Again, after somebody else has played."""
        self.seat = self.match.seat
        self.legal = self.actions.legal(self.match)

    def observe(self, seat: int) -> Bytes:
        return np.frombuffer(self.encoding.encode(self.match.state, seat), np.uint8)

    def named(self, observation: Bytes) -> dict[str, Bytes]:
        """The slices of a flat observation by their names, in their shapes."""
        return {
            part.name: observation[part.first : part.first + part.size].reshape(part.shape)
            for part in self.encoding.slices
        }

    def mask(self, seat: int) -> Mask:
        """A one for each action that is legal for ``seat`` now; all zeros for a seat that does not decide."""
        found = np.zeros(self.actions.size, np.int8)
        if seat == self.seat:
            found[self.legal] = 1
        return found

    def play(self, action: int) -> bool:
        """Take an action for the seat that decides. An action that is not legal stands for a legal one: with ``n``
        options for the one at ``action % n``. Says whether it was legal."""
        legal = self.legal
        try:
            pick = legal.index(action)
            known = True
        except ValueError:
            pick, known = action % len(legal), False
        self.match.play(pick)
        self.look()
        return known

    def worth(self) -> list[float]:
        """By seat, once the match is over."""
        result = self.match.result
        assert result is not None
        return rewards(result, self.reward)


def seed_text(generator: np.random.Generator) -> str:
    return str(int(generator.integers(LARGEST_SEED)))
