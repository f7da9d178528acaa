"""Cards that do what another card does: Stolen Lore, Enemy Secrets, Legendary Heroes.

They never copy each other or a reaction; a copied Flash effect stays part of the copying card. [NG-SPECIAL-01]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longhall.games.northgard.effects import card_obstacle
from longhall.games.northgard.frames.base import CardChoice
from longhall.games.northgard.frames.play import card_frames, is_reaction
from longhall.games.northgard.queries import distinct, is_enemy, own_territories
from longhall.games.northgard.special import Special
from longhall.games.northgard.state import OFF_MAP, NorthgardState

STOLEN_LORE: Final = "stolen_lore"
ENEMY_SECRETS: Final = "enemy_secrets"
LEGENDARY_HEROES: Final = "legendary_heroes"
COPYING: Final = (STOLEN_LORE, ENEMY_SECRETS, LEGENDARY_HEROES)


def within_reach(s: NorthgardState, seat: int, name: str) -> list[int]:
    """The cards a copying card may look at."""
    if name == LEGENDARY_HEROES:
        return s.played[seat]
    if name == STOLEN_LORE:
        if s.scorched == OFF_MAP or not is_enemy(s, seat, s.owner[s.scorched]):
            return []
        return s.active[s.owner[s.scorched]]
    neighbours = {s.owner[other] for territory in own_territories(s, seat) for other in s.geo.near[territory]}
    found: list[int] = []
    for other in sorted(neighbours):
        if is_enemy(s, seat, other):
            found += s.active[other]
    return found


def copyable(s: NorthgardState, seat: int, name: str) -> list[int]:
    """Cards that can be copied to some effect now."""
    return [
        card
        for card in distinct(within_reach(s, seat, name))
        if not is_copying(s, card)
        and not is_reaction(s, card)
        and card_obstacle(s, seat, s.content.cards[card]) is None
    ]


def is_copying(s: NorthgardState, card: int) -> bool:
    return any(effect.name in COPYING for effect in s.content.cards[card].effects)


class CopyCard(Special):
    def __init__(self, name: str) -> None:
        self.name = name

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        return "" if copyable(s, seat, self.name) else "refusal-play-nothing-to-copy"

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.push(ChooseCopied(seat, self.name))


@dataclass
class ChooseCopied(CardChoice):
    """Which card is copied. [NG-SPECIAL-01]"""

    source: str

    def kind(self) -> str:
        return "copy_card"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return copyable(s, self.seat, self.source)

    def resolve(self, s: NorthgardState, pick: int) -> None:
        s.emit("card_copied", "NG-SPECIAL-01", {"seat": self.seat, "card": s.content.cards[pick].id})
        s.push_in_order(*card_frames(s, self.seat, pick))
