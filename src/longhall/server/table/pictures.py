"""Pictures of a table as JSON: what several people see is looked at and written once, and whoever has the picture
before is sent what has changed.

A difference is made of two pictures that the same person was sent, so it tells nothing besides. It replaces fields of
the picture, of its ``table`` and of its ``view``, and elements of the lists of objects in there.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from longhall.server import messages as m

Part = Any  # a field of a view as it is; a list of objects as their JSON, which is compared and kept more cheaply
Path = tuple[str, ...]
TABLE: Final = ("table",)
VIEW: Final = ("view",)


class PictureBasis:
    """What the pictures of one moment have in common: the table, and the fields of a view of which they have the same
    objects. ``first`` is any of them."""

    def __init__(self, first: m.StateMessage | m.UpdateMessage) -> None:
        self.table = first.table
        self.view = first.view  # let go of when all pictures are made: the parts take less memory
        self.parts = _parts(first.view)
        self._texts: dict[str, bytes] = {}
        self._table_text = b""
        self._since: PictureBasis | None = None
        self._table_changes: list[bytes] = []
        self._view_changes: dict[str, list[bytes]] = {}  # by field

    def table_text(self) -> bytes:
        if not self._table_text:
            self._table_text = m.encode(self.table)
        return self._table_text

    def text(self, name: str) -> bytes:
        """A field of the view with its name."""
        found = self._texts.get(name)
        if found is None:
            found = self._texts[name] = _name(name) + _text(self.parts[name])
        return found

    def changes(self, before: PictureBasis) -> tuple[list[bytes], dict[str, list[bytes]]]:
        """Those of the table, and by field those of the view as far as both moments have it."""
        if before is not self._since:
            self._since = before
            before._since = None  # or none would ever be forgotten
            self._table_changes = []
            old = vars(before.table)
            for name, value in vars(self.table).items():
                if value is not old[name]:
                    self._table_changes += _changes((*TABLE, name), old[name], value)
            self._view_changes = {}
            for name in self.parts.keys() & before.parts.keys():
                if self.parts[name] is not before.parts[name]:
                    self._view_changes[name] = _changes((*VIEW, name), before.parts[name], self.parts[name])
        return self._table_changes, self._view_changes


class Picture:
    """A state or an update for one audience."""

    def __init__(self, message: m.StateMessage | m.UpdateMessage, basis: PictureBasis) -> None:
        self.seq = message.seq
        self._basis = basis
        self._alone: dict[str, Any] = {
            "position": message.position,
            "you": message.you,
            "decision": message.decision,
            "undo_floor": message.undo_floor,
            "guidance": message.guidance,
        }
        self._names = None if message.view is None else list(message.view)
        view, common = message.view or {}, basis.view or {}
        self._own = {
            name: _part(value, common.get(name), basis.parts.get(name))
            for name, value in view.items()
            if value is not common.get(name, self)
        }
        self._entries = m.encode(message.entries) if isinstance(message, m.UpdateMessage) else None
        self._whole = b""
        self._since: Picture | None = None
        self._change = b""

    def whole(self) -> bytes:
        if not self._whole:
            kind, end = (b"state", b"") if self._entries is None else (b"update", b',"entries":%b' % self._entries)
            table, alone = self._basis.table_text(), m.encode(self._alone)[1:-1]
            parts = (kind, self.seq, table, self._view_text(), alone, end)
            self._whole = b'{"type":"%b","seq":%d,"table":%b,"view":%b,%b%b}' % parts
        return self._whole

    def since(self, before: Picture | None) -> bytes:
        """For somebody who has the picture ``before``: what has changed. The whole where entries cannot tell what has
        happened in between."""
        if before is None or self._entries is None:
            return self.whole()
        if before is not self._since:
            self._since = before
            before._since = None  # or none would ever be forgotten
            changes = b",".join(self._changes(before))
            numbers = b'"seq":%d,"since":%d' % (self.seq, before.seq)
            self._change = b'{"type":"change",%b,"changes":[%b],"entries":%b}' % (numbers, changes, self._entries)
        return self._change

    def _changes(self, before: Picture) -> list[bytes]:
        found: list[bytes] = []
        for name, value in self._alone.items():
            if value is not before._alone[name]:
                found += _changes((name,), before._alone[name], value)
        of_table, of_view = self._basis.changes(before._basis)
        found += of_table
        if self._names != before._names:
            return [*found, _change(VIEW, self._view_text())]
        own = self._own.keys() | before._own.keys()
        for name, changes in of_view.items():
            if name not in own:
                found += changes
        for name in own:
            found += _changes((*VIEW, name), before._part(name), self._part(name))
        return found

    def _part(self, name: str) -> Part:
        return self._own[name] if name in self._own else self._basis.parts[name]

    def _view_text(self) -> bytes:
        if self._names is None:
            return b"null"
        own, basis = self._own, self._basis
        fields = [_name(name) + _text(own[name]) if name in own else basis.text(name) for name in self._names]
        return b"{%b}" % b",".join(fields)


def _parts(view: Mapping[str, Any] | None) -> dict[str, Part]:
    return {name: _part(value) for name, value in view.items()} if view is not None else {}


def _part(value: Any, like: Any = None, part: Part = None) -> Part:
    """A field of a view. Where it has objects that the field ``like`` has too, which was made into ``part``, they are
    not written again."""
    if type(value) is not list or not value or type(value[0]) is not dict:
        return value
    if type(like) is list and type(part) is tuple and len(like) == len(value):
        each = zip(value, like, part, strict=True)
        return tuple([written if new is old else _written(new) for new, old, written in each])
    return tuple(map(_written, value))


def _written(value: Any) -> bytes:
    """What is to be kept for a while is copied: the encoder's own bytes hold on to a block of a kilobyte each."""
    return b"%b" % m.encode(value)


def _text(part: Part) -> bytes:
    return b"[%b]" % b",".join(part) if type(part) is tuple else m.encode(part)


def _changes(path: Path, before: Part, after: Part) -> list[bytes]:
    if before is after or before == after:
        return []
    if type(before) is tuple and type(after) is tuple and len(before) == len(after):
        pairs = enumerate(zip(before, after, strict=True))
        return [_change(path, new, place) for place, (old, new) in pairs if old != new]
    return [_change(path, _text(after))]


def _change(path: Path, value: bytes, place: int | None = None) -> bytes:
    return b'{"path":%b%b],"value":%b}' % (_open(path), b"" if place is None else b",%d" % place, value)


@cache  # few: names of fields
def _open(path: Path) -> bytes:
    """A path that may go on."""
    return m.encode(path)[:-1]


@cache
def _name(name: str) -> bytes:
    return m.encode(name) + b":"
