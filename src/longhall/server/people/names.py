"""What people are called at a table, and which names look like each other."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Protocol

from longhall.characters import characters_at

FROM_RIGHT: Final = frozenset({"R", "AL", "AN"})  # letters and digits of scripts that are written from the right
# Letters that look like Latin ones, after case and accents are gone; on the right what they are taken for.
ALIKE: Final = (  # each letter beside the one it is taken for
    "аa вb гr ґr еe єe зe иu кk мm нh оo пn рp сc тt уy хx ьb ѕs іl јj ԁd ԛq ԝw ӏl "
    "αa βb εe ζz ηn ιl κk νv οo ρp τt υu χx μm ωw ıl łl øo đd ðd ħh ɑa ɡg ɩl ʏy 0o 1l 5s |l !l ǃl il"
)
LOOKS: Final = str.maketrans(dict((pair[0], pair[1]) for pair in ALIKE.split(" ")))
LOOKS_OF_MORE: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"), ("æ", "ae"), ("œ", "oe"))


@lru_cache(4096)
def skeleton(name: str) -> str:
    """What a name looks like at a glance: without case, accents, blanks, signs and invisible letters, and with one
    letter for those that look alike."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    letters = "".join(letter for letter in plain if unicodedata.category(letter)[0] in "LN" or letter in "|!")
    looks = letters.translate(LOOKS)
    for many, one in LOOKS_OF_MORE:
        looks = looks.replace(many, one)
    return looks or name


def look_alike(seats: Sequence[tuple[str | None, str]], host: tuple[str | None, str]) -> list[bool]:
    """Which of the people in the seats have a name that can be taken for another's at the table. The host is who they
    are, others are not. ``seats`` are owner and name of each, ``host`` those of the host, who may sit nowhere."""
    looks = {(owner, skeleton(name)) for owner, name in (*seats, host) if owner is not None and name}
    return [
        owner not in (None, host[0]) and any(look == skeleton(name) and other != owner for other, look in looks)
        for owner, name in seats
    ]


def names_on_return(seats: Sequence[tuple[str | None, str]], user_id: str, name: str) -> dict[int, str]:
    """The seats a person held, and what they are called if they sit there again: by the ``name`` they have now, but
    people who shared a screen by those they were told apart by."""
    held = {number: own for number, (owner, own) in enumerate(seats) if owner == user_id}
    return held if len(set(held.values())) > 1 else dict.fromkeys(held, name)


def isolated(name: str) -> str:
    """A name to be put into a sentence: one that is written from the right must not turn the words around it."""
    if any(unicodedata.bidirectional(letter) in FROM_RIGHT for letter in name):
        return f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}"
    return name


def has_left(status: str, owner: str | None, name: str) -> bool:
    """Whether a seat is that of a person who has left for good: bots have names, and nobody begins with a free seat."""
    return status not in ("open", "cancelled") and owner is None and not name


class Sitter(Protocol):
    """A seat as tables and their rows keep it."""

    @property
    def user_id(self) -> str | None: ...
    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str | None: ...


def characters_of(game: str, table: str, seats: Sequence[Sitter]) -> list[str | None]:
    """By seat, the message with the name as which a bot plays that fills the seat for itself, not for a person who is
    away or has left."""
    bots = [seat.bot is not None and seat.user_id is None and bool(seat.name) for seat in seats]
    return characters_at(game, table, bots, [seat.name for seat in seats if seat.user_id is not None], skeleton)


def names_on_leaving(seats: Sequence[tuple[str | None, str]], user_id: str) -> dict[int, str]:
    """Players of one name are told apart by the numbers of their seats. When a person leaves for good whose name one
    other player has, that one goes on being called by name and number: who plays and who played is not renamed.
    ``seats`` are owner and name of each; the new names are by seat."""
    kept = {}
    for name in {name for owner, name in seats if owner == user_id}:
        others = [n for n, (owner, own) in enumerate(seats) if own == name and owner not in (None, user_id)]
        if len(others) == 1:
            kept[others[0]] = f"{name} {others[0] + 1}"
    return kept
