"""``longhall`` whose matches are the same every time: ``python -m tests.server.repeatable_hall serve --data DIR …``.

The first table that a user opens has the seed 1, the second the seed 2, and so on.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from longhall.cli.main import main
from longhall.server import hall
from longhall.server.db.models import User
from longhall.server.table.room import Room

open_table = hall.Hall.open_table
opened = Counter[str]()  # tables, by user


async def open_table_with_known_seed(self: hall.Hall, host: User, *rest: Any, **more: Any) -> Room:
    opened[host.id] += 1
    hall.fresh_seed = lambda: str(opened[host.id])  # type: ignore[attr-defined]  # called before anything is awaited
    return await open_table(self, host, *rest, **more)


if __name__ == "__main__":
    hall.Hall.open_table = open_table_with_known_seed  # type: ignore[method-assign]
    sys.exit(main())
