"""Who may see what of a person: what they show to nobody, to those they follow, or to everybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from longhall.server.db.models import User
from longhall.server.db.store import Store
from longhall.server.db.ties import BLOCK, FOLLOW, tie

Shown = Literal["nobody", "followed", "everybody"]


@dataclass
class Glance:
    """Somebody looks at a person's page. ``tie`` is what the viewer has with the person, ``tie_back`` what the person
    has with the viewer; who is blocked sees no more than a name."""

    person: User
    viewer: User | None
    tie: str | None
    tie_back: str | None

    @property
    def own(self) -> bool:
        return self.viewer is not None and self.viewer.id == self.person.id

    def sees(self, shown: str) -> bool:
        if self.own:
            return True
        if self.tie_back == BLOCK:
            return False
        return shown == "everybody" or (shown == "followed" and self.tie_back == FOLLOW)


async def glance_at(store: Store, person: User, viewer: User | None) -> Glance:
    if viewer is None or viewer.id == person.id:
        return Glance(person, viewer, None, None)
    return Glance(person, viewer, await tie(store, viewer.id, person.id), await tie(store, person.id, viewer.id))
