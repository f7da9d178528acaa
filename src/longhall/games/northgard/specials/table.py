"""Every bespoke effect by its name in the pack."""

from __future__ import annotations

from typing import Final

from longhall.games.northgard.content import REACTION
from longhall.games.northgard.special import Special
from longhall.games.northgard.specials.clans import (
    BUILD,
    EXPLORE,
    MOVE,
    RECRUIT,
    GloryOfTheClan,
    PayForMore,
    PlaceScorchedEarth,
    ProtectorOfTheLand,
    SeveralBasics,
    YearFlag,
)
from longhall.games.northgard.specials.copying import ENEMY_SECRETS, LEGENDARY_HEROES, STOLEN_LORE, CopyCard
from longhall.games.northgard.specials.hands import EXPLOITATION, SPY, THREATS, AncestralCurse, ReachIntoHand
from longhall.games.northgard.specials.plans import FutureSight, Remodel
from longhall.games.northgard.specials.units import (
    CAPTURE,
    PLUNDER,
    RAIDING_PARTY,
    Bribery,
    HiddenWays,
    RemoveUnit,
    StagMuster,
)
from longhall.games.northgard.state import CONQUEROR, RAMPAGE, NorthgardState


class Reaction(Special):
    """Played in answer to an opponent's card only. [NG-SPECIAL-01]"""

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        return "refusal-play-reaction"

    def begin(self, s: NorthgardState, seat: int) -> None:
        """Nothing: playing it in answer is all it does."""


SPECIALS: Final[dict[str, Special]] = {
    "teamwork": SeveralBasics((RECRUIT, MOVE, EXPLORE, BUILD)),
    "annexation": SeveralBasics((MOVE, EXPLORE)),
    "resourceful_people": PayForMore(3, True),
    "raven_mercenaries": PayForMore(2, False),
    "protector_of_the_land": ProtectorOfTheLand(),
    "kaija_rampage": YearFlag(RAMPAGE, "kaija_rampage"),
    "conqueror": YearFlag(CONQUEROR, "conqueror"),
    "place_scorched_earth": PlaceScorchedEarth(),
    "glory_of_the_clan": GloryOfTheClan(),
    "stag_muster": StagMuster(),
    RAIDING_PARTY: RemoveUnit(RAIDING_PARTY),
    PLUNDER: RemoveUnit(PLUNDER),
    CAPTURE: RemoveUnit(CAPTURE),
    "bribery": Bribery(),
    "hidden_ways": HiddenWays(),
    SPY: ReachIntoHand(SPY),
    THREATS: ReachIntoHand(THREATS),
    EXPLOITATION: ReachIntoHand(EXPLOITATION),
    "ancestral_curse": AncestralCurse(),
    STOLEN_LORE: CopyCard(STOLEN_LORE),
    ENEMY_SECRETS: CopyCard(ENEMY_SECRETS),
    LEGENDARY_HEROES: CopyCard(LEGENDARY_HEROES),
    "future_sight": FutureSight(),
    "remodel": Remodel(),
    REACTION: Reaction(),
}
