"""The characters that bots play as: each bot at a table has a name of the game's world, which is shown with its level.

A game's characters are the messages ``character-GAME-1``, ``character-GAME-2`` and so on, in the file of its cover,
which every page reads. Who sits where follows from the table and the seat alone, so that nothing needs to be kept. A
game without characters has bots that go by their levels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from fluent.syntax import ast as ftl

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.rules import LANGUAGES
from longhall.text import COVER_TOPIC, FALLBACK, message_id, parsed


def characters_at(
    game: str,
    table: str,
    bots: Sequence[bool],
    people: Iterable[str] = (),
    look: Callable[[str], str] = str.casefold,
) -> list[str | None]:
    """By seat, the message that names the character of the bot there; None where no bot sits, and in a game without
    characters. All are different, and none has a name that has the same ``look`` as that of one of the ``people``, in
    any language. Whoever else comes or goes, a bot keeps its name, unless somebody of that name comes."""
    names = _names(game)
    if len(names) < len(bots):
        return [None] * len(bots)
    order = [list(names)[i] for i in rng_from_seed(f"characters:{table}").permutation(len(names))]
    avoided = {look(name) for name in people}
    free = [id for id in order if not avoided.intersection(map(look, names[id]))]
    reserve = [id for id in free if id not in order[: len(bots)]]
    found: list[str | None] = []
    for id, is_bot in zip(order, bots, strict=False):
        mine = id if id in free else next(iter(reserve), None)
        if not is_bot:
            mine = None
        elif mine in reserve:
            reserve.remove(mine)
        found.append(mine)
    return found


@cache
def _names(game: str) -> dict[str, tuple[str, ...]]:
    """By message, the names of a character in all languages."""
    start = message_id("character", game, "")
    found: dict[str, tuple[str, ...]] = {}
    for language in (FALLBACK, *LANGUAGES):
        for entry in parsed(language, f"{game}/{COVER_TOPIC}").body:
            if isinstance(entry, ftl.Message) and entry.id.name.startswith(start) and entry.value is not None:
                name = "".join([part.value for part in entry.value.elements if isinstance(part, ftl.TextElement)])
                found[entry.id.name] = (*found.get(entry.id.name, ()), name)
    return found
