"""Print the tiles of the pack and maps of random matches, for the client's own test of how it lays tiles."""

from __future__ import annotations

import json
import random

import longhall
from longhall.games.northgard.components import components
from longhall.games.northgard.state import NorthgardState

MATCHES = ((1, 2), (2, 3), (3, 4), (4, 5))  # seed, seats; the last one lays every tile
EXPLORING = ("explore", "place:", "play", "card:")
CHOICES = 700


def main() -> None:
    game = longhall.game("northgard")
    maps = []
    tiles = []
    for seed, seats in MATCHES:
        rng = random.Random(seed)
        match = game.new(setup={"seats": seats}, seed=seed)
        for _ in range(CHOICES):
            if match.decision is None:
                break
            keys = match.keys()
            liked = [key for key in keys if key.startswith(EXPLORING)]
            match.apply(rng.choice(liked if liked and rng.random() < 0.7 else keys))
        maps.append(match.view(None))
        assert isinstance(match.state, NorthgardState)
        tiles = components(match.state.content)["tiles"]
    print(json.dumps({"tiles": tiles, "maps": maps}))


if __name__ == "__main__":
    main()
