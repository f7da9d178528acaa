"""What files that people take home are called."""

from __future__ import annotations

import time
import unicodedata
from collections.abc import Iterable
from typing import Final
from urllib.parse import quote

MOST: Final = 80  # characters of a name of a file before its date: some systems allow 255 bytes


def record_file(game: str, names: Iterable[str], at: float) -> str:
    """That of a record: the game, the people and the day, in letters and digits that every system allows."""
    parts = [_plain(part) for part in (game, *dict.fromkeys(names))]
    day = time.strftime("%Y-%m-%d", time.gmtime(at))
    return f"{'-'.join(part for part in parts if part)[:MOST].rstrip('-')}-{day}.jsonl"


def tournament_file(name: str, kind: str) -> str:
    return f"{_plain(name) or 'tournament'}.{kind}"


def attachment(file: str) -> str:
    """The header that offers a file by its name, and for clients that know nothing but ASCII by what is left of it."""
    plain = unicodedata.normalize("NFKD", file).encode("ascii", "ignore").decode()
    return f"attachment; filename=\"{plain}\"; filename*=UTF-8''{quote(file, safe='')}"


def _plain(text: str) -> str:
    """Everything but letters, with their accents, and digits becomes a hyphen."""
    kept = (
        letter if unicodedata.category(letter)[0] in "LMN" else " " for letter in unicodedata.normalize("NFC", text)
    )
    return "-".join("".join(kept).split())
