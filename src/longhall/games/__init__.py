"""The games, in an explicit table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from longhall.games.icaion.game import make as make_icaion
from longhall.games.icegarden.game import make as make_icegarden
from longhall.games.northgard.game import make as make_northgard
from longhall.kernel.errors import UnknownGame
from longhall.kernel.game import Game

_MAKERS: Final[dict[str, Callable[[Path | None], Game]]] = {
    "northgard": make_northgard,
    "icegarden": make_icegarden,
    "icaion": make_icaion,
}
_LOADED: Final[dict[str, Game]] = {}


def game_names() -> list[str]:
    return list(_MAKERS)


def register(name: str, maker: Callable[[Path | None], Game]) -> None:
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
