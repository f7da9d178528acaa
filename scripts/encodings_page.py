"""Write docs/encodings.md: the actions and observations of every game, slice by slice. With --check only compare."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from longhall.envs.games import GAMES, builtin

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "encodings.md"
SEATS: Final = 2
HEAD: Final = """# Actions and observations

Written by `scripts/encodings_page.py` from what the encoders say of themselves. The numbers are those of matches with
two seats; with more, slices "by seat" have more rows, and everything behind them begins later.
`longhall.envs.games.builtin(game, seats)` gives both for any number of seats, with `version` and `fingerprint()`: two
encodings with the same fingerprint are the same, and a change of meaning raises the version.

An action is the number of an option's key; it is legal if an option with that key is. An observation is a row of bytes,
one number each. Ids count from 1, with 0 for none; seats count from the one that looks on.
"""


def page() -> str:
    parts = [HEAD]
    for name in GAMES:
        _, actions, encoding = builtin(name, SEATS)
        parts.append(f"\n## {name}\n\n{actions.size} actions, version {actions.version}:\n")
        parts.append("| keys | from | number | why there are no others |\n| --- | --- | --- | --- |")
        parts += [
            f"| `{group.keys[0]}` … `{group.keys[-1]}` | {group.first} | {len(group.keys)} | {group.bound} |"
            for group in actions.groups
        ]
        parts.append(f"\n{encoding.size} bytes, version {encoding.version}:\n")
        parts.append("| slice | from | shape | greatest | meaning |\n| --- | --- | --- | --- | --- |")
        parts += [
            f"| `{part.name}` | {part.first} | {' x '.join(map(str, part.shape))} | {part.high} | {part.meaning} |"
            for part in encoding.slices
        ]
    return "\n".join(parts) + "\n"


def main() -> int:
    if "--check" in sys.argv[1:]:
        return 0 if PAGE.read_text(encoding="utf-8") == page() else 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
