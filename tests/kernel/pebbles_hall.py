"""``longhall`` with Pebbles among its games: ``python -m tests.kernel.pebbles_hall serve``.

The processes in which bots think read this module as well, under another name; so they know Pebbles too.
"""

from __future__ import annotations

import sys

import longhall.games
from longhall.cli.main import main
from tests.kernel.pebbles import pebbles

longhall.games.register("pebbles", pebbles)

if __name__ == "__main__":
    sys.exit(main())
