"""The generator: secret seed bytes and one integer, through a keyed hash.

Every 64-byte BLAKE2b digest yields sixteen 32-bit words; word number ``n`` of the stream depends on the seed and on
``n`` alone, so a generator is copied by copying two values and gives the same numbers on every Python and machine.
"""

from __future__ import annotations

import json
import secrets
from hashlib import blake2b, sha256
from struct import Struct
from typing import Any, Final

_DIGEST: Final = Struct(">16I")  # sixteen words, most significant byte first
_RANGE: Final = 1 << 32


def fresh_seed() -> str:
    """A seed nobody can guess, for matches that were given none."""
    return secrets.token_hex(32)


COMMITTED: Final = ("game", "pack", "rules_version", "setup")  # fields of a record's head


def commitment(head: dict[str, Any], seed: str) -> str:
    """What a hall publishes before the first choice. It binds the seed, which is revealed after the last choice, and
    what the head of a record says of the match."""
    bound: dict[str, Any] = {name: head[name] for name in COMMITTED}
    bound["seed"] = seed
    text = json.dumps(bound, sort_keys=True, separators=(",", ":"))
    return sha256(b"longhall-commitment:" + text.encode()).hexdigest()


class Rng:
    """A stream of unbiased draws. ``position`` counts the words used so far."""

    def __init__(self, key: bytes, position: int = 0) -> None:
        self.key = key
        self.position = position
        self._block = -1
        self._words: tuple[int, ...] = ()

    def clone(self) -> Rng:
        copy = Rng(self.key, self.position)
        copy._block = self._block
        copy._words = self._words
        return copy

    def _word(self) -> int:
        position = self.position
        block = position >> 4
        if block != self._block:
            digest = blake2b(block.to_bytes(8, "big"), digest_size=64, key=self.key).digest()
            self._words = _DIGEST.unpack(digest)
            self._block = block
        self.position = position + 1
        return self._words[position & 15]

    def below(self, n: int) -> int:
        """A whole number in ``range(n)``, each equally likely: words in the uneven tail are rejected."""
        while True:
            word = self._word()
            number = word % n
            if word - number <= _RANGE - n:
                return number

    def permutation(self, n: int) -> list[int]:
        """``range(n)`` in random order (Fisher-Yates)."""
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def branch(self, label: str) -> Rng:
        """An independent stream derived from this one; does not advance this one."""
        data = label.encode() + self.position.to_bytes(8, "big")
        return Rng(blake2b(data, digest_size=32, key=self.key).digest())


def rng_from_seed(seed: str, reseed: int = 0) -> Rng:
    """``reseed``: chance has a new seed each time a match was stepped back over chance, counted from 1."""
    label = f"longhall-seed-{reseed}:" if reseed else "longhall-seed:"
    return Rng(sha256(label.encode() + seed.encode()).digest())
