"""A bot that plays by a network: what ``selfplay`` exports, worked out with NumPy alone.

It sees what its seat sees, since it encodes a sample, and chooses the likeliest option. Seated as ``learned:FILE``,
or as ``learned`` where the folder of the owner of a hall holds weights for as many seats.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from longhall.bots.base import Bot, Observation
from longhall.envs.games import builtin
from longhall.kernel.chance import Rng
from longhall.kernel.errors import LonghallError

Floats = NDArray[np.float32]
ABOUT: Final = "about"  # what the weights are of, as JSON
FORMAT: Final = 1


class Network:
    """Two layers, then a number for each action; the weights as they were exported."""

    def __init__(self, path: Path) -> None:
        try:
            with np.load(path, allow_pickle=False) as file:
                self.about: dict[str, Any] = json.loads(str(file[ABOUT]))
                self.layers = [(file[f"w{i}"].astype(np.float32), file[f"b{i}"].astype(np.float32)) for i in (1, 2)]
                self.actions: Floats = file["actions"].astype(np.float32)
                self.bias: Floats = file["bias"].astype(np.float32)
        except (OSError, ValueError, KeyError) as error:
            raise LonghallError(f"{path} holds no weights of a bot: {error}") from None
        self.path = path
        game, actions, encoding = builtin(self.about["game"], self.about["seats"])
        self.game, self.index, self.encoding = game, actions.index, encoding
        told = (self.about["format"], self.about["actions"], self.about["encoding"])
        if told != (FORMAT, actions.fingerprint(), encoding.fingerprint()):
            raise LonghallError(f"{path} was learned with other actions or observations: train it again")

    def likings(self, seen: bytes, legal: list[int]) -> Floats:
        """How much it likes each of the legal actions."""
        found: Floats = np.log1p(np.frombuffer(seen, np.uint8).astype(np.float32))
        for weights, bias in self.layers:
            found = np.maximum(weights @ found + bias, 0)
        liked: Floats = self.actions[legal] @ found + self.bias[legal]
        return liked


@cache
def network(path: Path) -> Network:
    return Network(path)


class LearnedBot(Bot):
    """LonghallError if the weights are of another game or another number of seats."""

    def __init__(self, name: str, rng: Rng, game: str, path: Path) -> None:
        super().__init__(name, rng)
        self.network = network(path.resolve())
        if self.network.about["game"] != game:
            raise LonghallError(f"{path} has learned {self.network.about['game']}, not {game}")

    def choose(self, observation: Observation, rng: Rng) -> int:
        state = observation.sample(rng).state
        if state.seats != self.network.about["seats"]:
            raise LonghallError(
                f"{self.network.path} has learned to play with {self.network.about['seats']} seats only"
            )
        legal = [self.network.index[key] for key in observation.keys]
        return int(self.network.likings(self.network.encoding.encode(state, observation.seat), legal).argmax())


class LearnedAny(Bot):
    """By the weights for as many seats as a match has; where nobody has learned that, as ``otherwise`` does."""

    def __init__(self, name: str, rng: Rng, game: str, files: dict[int, Path], otherwise: Bot) -> None:
        super().__init__(name, rng)
        self.otherwise = otherwise
        self.by_seats = {seats: LearnedBot(name, rng, game, path) for seats, path in files.items()}

    def choose(self, observation: Observation, rng: Rng) -> int:
        bot = self.by_seats.get(len(observation.view["players"]), self.otherwise)
        return bot.choose(observation, rng)
