"""The fixed action space of a game: a number for every key that an option can have.

The keys are listed from the pack by the modules beside this one, in groups, one for each kind of key. The action of an
option is the number of its key, so an action is legal if an option with that key is.
"""

from __future__ import annotations

from hashlib import sha256

from longhall.kernel.match import Match


class ActionGroup:
    """Keys of one kind. ``bound`` says why there can be no others."""

    def __init__(self, name: str, keys: list[str], bound: str) -> None:
        self.name = name
        self.keys = keys
        self.bound = bound
        self.first = 0  # the action of the first of them


class ActionSpace:
    """The actions of matches with so many seats, ``version`` 1 being the first that was ever written down."""

    def __init__(self, game: str, seats: int, version: int, groups: list[ActionGroup]) -> None:
        self.game = game
        self.seats = seats
        self.version = version
        self.groups = groups
        self.keys: list[str] = []
        self.index: dict[str, int] = {}
        for group in groups:
            group.first = len(self.keys)
            for key in group.keys:
                assert key not in self.index, key
                self.index[key] = len(self.keys)
                self.keys.append(key)
        self.size = len(self.keys)

    def legal(self, match: Match) -> list[int]:
        """The action of each option, in the order of the options; none when nobody decides."""
        index, keys = self.index, match.keys()
        return [index[key] for key in keys]

    def fingerprint(self) -> str:
        """Two spaces with the same have the same actions: for checkpoints and data sets."""
        return sha256("\n".join(self.keys).encode()).hexdigest()[:16]


def words(*keys: str) -> list[str]:
    """Each once, in their order."""
    return list(dict.fromkeys(keys))


def numbered(verb: str, names: list[str]) -> list[str]:
    return [f"{verb}:{name}" for name in names]


def counts(verb: str, least: int, most: int) -> list[str]:
    return [f"{verb}:{n}" for n in range(least, most + 1)]
