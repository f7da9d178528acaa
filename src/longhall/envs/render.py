"""A match as text or as an image, as a spectator may see it.

The image is a plan of the board drawn for this purpose (``board.py``): the pages of a hall draw theirs in the browser.
"""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from longhall.envs.board import board_svg
from longhall.kernel.errors import LonghallError
from longhall.kernel.match import Match

ANSI: Final = "ansi"
HUMAN: Final = "human"
IMAGE: Final = "rgb_array"
MODES: Final = (HUMAN, ANSI, IMAGE)
IMAGE_SIZE: Final = 640
WIDTH: Final = 100  # of a line of text


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in MODES:
        raise LonghallError(f"render mode {mode!r} is unknown; it can be {', '.join(MODES)}")


def rendered(match: Match, mode: str | None) -> str | NDArray[np.uint8] | None:
    """For ``human`` the text is printed, and nothing returned."""
    if mode == IMAGE:
        return image(match)
    text = "\n".join([match.game.name, *_lines(match.view(None), 1)]) + "\n"
    if mode == HUMAN:
        print(text)
        return None
    return text if mode == ANSI else None


def image(match: Match) -> NDArray[np.uint8]:
    """Rows of pixels with red, green and blue."""
    import resvg_py  # noqa: PLC0415  # text needs neither
    from PIL import Image  # noqa: PLC0415

    png = resvg_py.svg_to_bytes(
        svg_string=board_svg(match), width=IMAGE_SIZE, height=IMAGE_SIZE, skip_system_fonts=True
    )
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))


def _lines(value: Any, depth: int) -> list[str]:
    """Nested data, a level deeper where it does not fit on a line."""
    pad = "  " * depth
    items = list(value.items()) if isinstance(value, dict) else [("-", one) for one in value]
    found: list[str] = []
    for name, one in items:
        short = _short(one)
        if len(pad) + len(name) + len(short) <= WIDTH or not isinstance(one, dict | list):
            found.append(f"{pad}{name}: {short}")
        else:
            found += [f"{pad}{name}:", *_lines(one, depth + 1)]
    return found


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_short(one)}" for name, one in value.items() if one not in (None, [], {}, ""))
    if isinstance(value, list):
        return "[" + ", ".join(_short(one) for one in value) + "]"
    return str(value)
