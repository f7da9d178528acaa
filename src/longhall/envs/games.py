"""What every game is as an environment: its actions and observations by the number of seats."""

from __future__ import annotations

from functools import cache

import longhall
from longhall.envs.core import icaion, icegarden, northgard, northgard_view
from longhall.envs.core.actions import ActionSpace
from longhall.envs.core.encoding import Encoding
from longhall.games.icaion.game import Icaion
from longhall.games.icegarden.game import IceGarden
from longhall.games.northgard.game import Northgard
from longhall.kernel.errors import UnknownGame
from longhall.kernel.game import Game

GAMES = ("northgard", "icegarden", "icaion")  # that are environments


def action_space(game: Game, seats: int) -> ActionSpace:
    match game:
        case Northgard():
            return northgard.action_space(game, seats)
        case IceGarden():
            return icegarden.action_space(game, seats)
        case Icaion():
            return icaion.action_space(game, seats)
    raise UnknownGame(f"{game.name} is no environment; those are {', '.join(GAMES)}")


def encoding(game: Game, seats: int) -> Encoding:
    match game:
        case Northgard():
            return northgard_view.encoding(game, seats)
        case IceGarden():
            return icegarden.encoding(game, seats)
        case Icaion():
            return icaion.encoding(game, seats)
    raise UnknownGame(f"{game.name} is no environment; those are {', '.join(GAMES)}")


@cache
def builtin(name: str, seats: int) -> tuple[Game, ActionSpace, Encoding]:
    """The game with its built-in pack, and both for so many seats: they are made once and shared."""
    game = longhall.game(name)
    game.read_setup({"seats": seats})  # SetupError for a number of seats that it does not take
    return game, action_space(game, seats), encoding(game, seats)
