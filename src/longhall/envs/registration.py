"""The names of the games in Gymnasium."""

from __future__ import annotations

from typing import Final

import gymnasium

IDS: Final = {
    "northgard": "longhall/Northgard-v1",
    "icegarden": "longhall/IceGarden-v1",
    "icaion": "longhall/Icaion-v1",
}


def register() -> None:
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, "longhall.envs.gym:SeatEnv", kwargs={"game": game})
