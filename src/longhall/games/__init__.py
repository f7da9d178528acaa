"""The games, in an explicit table."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeAlias

from longhall.kernel.errors import UnknownGame
from longhall.kernel.game import Game

Maker: TypeAlias = Callable[[Path | None], Game]


def _made_in(module: str) -> Maker:
    """What ``make`` of that module makes. The module is imported when the game is asked for."""

    def make(pack: Path | None) -> Game:
        made = importlib.import_module(module).make(pack)
        assert isinstance(made, Game)
        return made

    return make


_MAKERS: Final[dict[str, Maker]] = {
    "northgard": _made_in("longhall.games.northgard.game"),
    "icegarden": _made_in("longhall.games.icegarden.game"),
    "icaion": _made_in("longhall.games.icaion.game"),
}
_LOADED: Final[dict[str, Game]] = {}


def game_names() -> list[str]:
    return list(_MAKERS)


def register(name: str, maker: Maker) -> None:
    """Add a game to the table; the conformance tests then run over it too."""
    _MAKERS[name] = maker


def game(name: str, pack: Path | None = None) -> Game:
    """The game of that name with its built-in pack, or with the pack in a folder."""
    maker = _MAKERS.get(name)
    if maker is None:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(_MAKERS)}")
    if pack is not None:
        return maker(pack)
    if name not in _LOADED:
        _LOADED[name] = maker(None)
    return _LOADED[name]
