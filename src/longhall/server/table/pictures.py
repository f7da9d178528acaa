"""Pictures of a table as JSON: what several people see is looked at and written once, and whoever has the picture
before is sent what has changed.

A difference is made of two pictures that the same person was sent, so it tells nothing besides. It replaces fields of
the picture, of its ``table`` and of its ``view``, and elements of the lists of objects in there.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from longhall.server import messages as m

Path = tuple[str, ...]
TABLE: Final = ("table",)
VIEW: Final = ("view",)


class PictureBasis:
    """What the pictures of one moment have in common: the table, and the fields of a view of which they have the same
    objects. ``first`` is any of them. Nothing in a view may be changed: it is compared with that of a later moment."""

    def __init__(self, first: m.StateMessage | m.UpdateMessage) -> None:
        self.table = first.table
        self.view = first.view or {}
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
            found = self._texts[name] = _name(name) + m.encode(self.view[name])
        return found

    def changes(self, before: PictureBasis) -> tuple[list[bytes], dict[str, list[bytes]]]:
        """Those of the table, and by field those of the view as far as both moments have it."""
        if before is not self._since:
            self._since = before
            before._since = None  # or none would ever be forgotten
            self._table_changes = _all_changes(TABLE, vars(before.table), vars(self.table))
            old, new = before.view, self.view
            self._view_changes = {name: _changes((*VIEW, name), old[name], new[name]) for name in _changed(old, new)}
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
        self._view = message.view
        self._own = _own_fields(message.view, basis.view)
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
        found = _all_changes((), before._alone, self._alone)
        of_table, of_view = self._basis.changes(before._basis)
        found += of_table
        old, new = before._view, self._view
        if old is None or new is None or old.keys() != new.keys():
            return found if old is new else [*found, _change(VIEW, self._view_text())]
        own = {*self._own, *before._own}
        for name, changes in of_view.items():
            if name not in own:
                found += changes
        for name in own:
            if old[name] is not new[name] and old[name] != new[name]:
                found += _changes((*VIEW, name), old[name], new[name])
        return found

    def _view_text(self) -> bytes:
        if self._view is None:
            return b"null"
        view, own, basis = self._view, set(self._own), self._basis
        fields = [_name(name) + m.encode(view[name]) if name in own else basis.text(name) for name in view]
        return b"{%b}" % b",".join(fields)


def _own_fields(view: dict[str, Any] | None, common: dict[str, Any]) -> list[str]:
    """The fields of a view that are not those of the other: most are the same objects."""
    if view is None or view is common:
        return []
    if list(view) != list(common):
        return [name for name, value in view.items() if name not in common or value is not common[name]]
    others = common.values()
    return [name for (name, value), other in zip(view.items(), others, strict=True) if value is not other]


def _changed(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """The fields that both have, with different values."""
    return [
        name for name, value in after.items() if name in before and value is not before[name] and value != before[name]
    ]


def _all_changes(path: Path, before: dict[str, Any], after: dict[str, Any]) -> list[bytes]:
    return [change for name in _changed(before, after) for change in _changes((*path, name), before[name], after[name])]


def _changes(path: Path, before: Any, after: Any) -> list[bytes]:
    """Of values that differ. Of a list of objects it is those of its elements that do."""
    if type(before) is list and type(after) is list and len(before) == len(after) and after and type(after[0]) is dict:
        return [
            _change(path, m.encode(new), place)
            for place, new in enumerate(after)
            if new is not before[place] and new != before[place]
        ]
    return [_change(path, m.encode(after))]


def _change(path: Path, value: bytes, place: int | None = None) -> bytes:
    return b'{"path":%b%b],"value":%b}' % (_open(path), b"" if place is None else b",%d" % place, value)


@cache  # few: names of fields
def _open(path: Path) -> bytes:
    """A path that may go on."""
    return m.encode(path)[:-1]


@cache
def _name(name: str) -> bytes:
    return m.encode(name) + b":"
