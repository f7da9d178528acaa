"""Cards that do what another card does: Stolen Lore, Enemy Secrets, Legendary Heroes.

They never copy each other or a reaction; a copied Flash effect stays part of the copying card. [NG-SPECIAL-01]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longhall.games.northgard.content import SNAKE
from longhall.games.northgard.effects import card_obstacle
from longhall.games.northgard.events.specials import CARD_COPIED
from longhall.games.northgard.frames.base import CardChoice
from longhall.games.northgard.frames.play import card_frames, is_reaction
from longhall.games.northgard.frames.scorched import ChooseScorchedEarth
from longhall.games.northgard.queries import distinct, is_enemy, own_territories
from longhall.games.northgard.special import Special
from longhall.games.northgard.state import OFF_MAP, NorthgardState
from longhall.kernel.frames import Refusal

STOLEN_LORE: Final = "stolen_lore"
ENEMY_SECRETS: Final = "enemy_secrets"
LEGENDARY_HEROES: Final = "legendary_heroes"
COPYING: Final = (STOLEN_LORE, ENEMY_SECRETS, LEGENDARY_HEROES)


def within_reach(s: NorthgardState, seat: int, name: str, token: int) -> list[int]:
    """The cards a copying card may look at, with Scorched Earth lying in ``token``."""
    if name == LEGENDARY_HEROES:
        return s.played[seat]
    if name == STOLEN_LORE:
        if token == OFF_MAP or not is_enemy(s, seat, s.owner[token]):
            return []
        return s.active[s.owner[token]]
    neighbours = {s.owner[other] for territory in own_territories(s, seat) for other in s.geo.near[territory]}
    found: list[int] = []
    for other in sorted(neighbours):
        if is_enemy(s, seat, other):
            found += s.active[other]
    return found


def copyable(s: NorthgardState, seat: int, name: str, token: int) -> list[int]:
    """Cards that can be copied to some effect now."""
    return [
        card
        for card in distinct(within_reach(s, seat, name, token))
        if not is_copying(s, card)
        and not is_reaction(s, card)
        and card_obstacle(s, seat, s.content.cards[card]) is None
    ]


def copy_refusal(s: NorthgardState, seat: int, card: int) -> Refusal:
    key = f"card:{s.content.cards[card].id}"
    if is_copying(s, card):
        return Refusal(key, "NG-SPECIAL-01", "refusal-copy-copying")
    if is_reaction(s, card):
        return Refusal(key, "NG-SPECIAL-01", "refusal-copy-reaction")
    reason = card_obstacle(s, seat, s.content.cards[card])
    assert reason is not None
    return Refusal(key, reason[0], reason[1], {"card": s.content.cards[card].id})


def is_copying(s: NorthgardState, card: int) -> bool:
    return any(effect.name in COPYING for effect in s.content.cards[card].effects)


class CopyCard(Special):
    def __init__(self, name: str) -> None:
        self.name = name

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        tokens = [s.scorched]
        if self.name == STOLEN_LORE and s.clan[seat] == SNAKE:  # who may move it before the card is resolved
            tokens += [territory for territory in ChooseScorchedEarth(seat).options(s) if territory >= 0]
        usable = any(copyable(s, seat, self.name, token) for token in tokens)
        return "" if usable else "refusal-play-nothing-to-copy"

    def begin(self, s: NorthgardState, seat: int) -> None:
        if copyable(s, seat, self.name, s.scorched):
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
        return copyable(s, self.seat, self.source, s.scorched)

    def resolve(self, s: NorthgardState, pick: int) -> None:
        CARD_COPIED.emit(s, "NG-SPECIAL-01", {"seat": self.seat, "card": s.content.cards[pick].id})
        s.push_in_order(*card_frames(s, self.seat, pick))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        in_reach = distinct(within_reach(s, self.seat, self.source, s.scorched))
        return [copy_refusal(s, self.seat, card) for card in in_reach if card not in allowed]
