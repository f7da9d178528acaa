"""What a person goes by at a table, as everybody there may know it."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256


@lru_cache(8192)  # told with every picture of a table
def public_id(table_id: str, user_id: str) -> str:
    """A public id of a person that is the same for everything they say at one table, and useless anywhere else."""
    return sha256(f"longhall-speaker:{table_id}:{user_id}".encode()).hexdigest()[:16]
