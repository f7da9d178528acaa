"""Frames to JSON and back. A frame is a dataclass of ids, numbers, strings and tuples of them."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, TypeAlias

from longhall.kernel.errors import RecordError
from longhall.kernel.frames import Chance, Choice, Step
from longhall.kernel.state import Frame

FrameTable: TypeAlias = dict[str, type[Frame]]


def kind_of(frame: Frame) -> str:
    if isinstance(frame, (Choice, Chance, Step)):
        return frame.kind()
    raise TypeError(f"{frame!r} is neither a choice, a chance nor a step")


def frame_to_data(frame: Frame) -> list[Any]:
    """``[kind, field, field, …]`` in the order of the class; tuples become lists."""
    out: list[Any] = [kind_of(frame)]
    for field in fields(frame):  # type: ignore[arg-type]  # every frame class is a dataclass; the registry test proves it
        out.append(_plain(getattr(frame, field.name)))
    return out


def frame_from_data(table: FrameTable, data: list[Any]) -> Frame:
    cls = table.get(data[0]) if data else None
    if cls is None:
        raise RecordError(f"the saved match has an unknown step {data[:1]!r}")
    try:
        return cls(*[_frozen(value) for value in data[1:]])
    except TypeError:
        raise RecordError(f"the saved step {data[0]!r} has the wrong fields") from None


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(item) for item in value)
    return value
