"""The Creatures module: the deck, apparition, activation and phase 2.5. [NG-CREATURE, NG-MORE]

Fights against creatures are in battle.py, declaring them in move.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.northgard.changes import abandon_if_empty, lose_kaija
from longhall.games.northgard.content import DRAUGR, FOOD, LORE, PRIORITIES, WOOD
from longhall.games.northgard.events.creatures import (
    CREATURE_APPEARED,
    CREATURE_MOVED,
    CREATURE_STAYED,
    CreatureMoved,
    CreatureThere,
)
from longhall.games.northgard.events.retreat import UNITS_LOST, UnitsLost
from longhall.games.northgard.frames.base import TerritoryChoice
from longhall.games.northgard.frames.battle import attack_by_creature
from longhall.games.northgard.queries import buildings_in, counts_as_unit, creatures_in, kaija_with, resource_symbols
from longhall.games.northgard.state import NOBODY, NorthgardState
from longhall.kernel.choices import PASS, SeatChoice
from longhall.kernel.frames import Refusal, Shuffle, Step

WEAK: Final = 6  # creatures up to this strength come first [NG-CREATURE-01]
_BUILDINGS: Final = PRIORITIES.index("buildings")
_UNITS: Final = PRIORITIES.index("units")


@dataclass
class BuildCreatureDeck(Step):
    """N+1 weak creatures on top, all others below. [NG-CREATURE-01]"""

    def kind(self) -> str:
        return "build_creature_deck"

    def run(self, s: NorthgardState) -> None:
        weak = [creature.index for creature in s.content.creatures if creature.strength <= WEAK]
        s.creature_deck = weak
        s.creature_discard = [creature.index for creature in s.content.creatures if creature.strength > WEAK]
        s.push_in_order(ShuffleWeakCreatures(), ShuffleOtherCreatures())


@dataclass
class ShuffleWeakCreatures(Shuffle):
    """The weak ones are mixed and all but N+1 of them go to the others, which wait in the discard pile."""

    def kind(self) -> str:
        return "shuffle_weak_creatures"

    def size(self, s: NorthgardState) -> int:
        return len(s.creature_deck)

    def resolve(self, s: NorthgardState, outcome: list[int]) -> None:
        mixed = [s.creature_deck[i] for i in outcome]
        s.creature_deck = mixed[: s.seats + 1]
        s.weak_creatures = len(s.creature_deck)
        s.creature_discard += mixed[s.seats + 1 :]


@dataclass
class ShuffleOtherCreatures(Shuffle):
    """The discard pile is mixed and goes below the deck: in setup, and when the deck is empty. [NG-CREATURE-05]"""

    def kind(self) -> str:
        return "shuffle_other_creatures"

    def size(self, s: NorthgardState) -> int:
        return len(s.creature_discard)

    def resolve(self, s: NorthgardState, outcome: list[int]) -> None:
        s.creature_deck = [s.creature_discard[i] for i in outcome] + s.creature_deck
        s.creature_discard = []


@dataclass
class Apparition(Step):
    """A creature appears and, outside setup, activates at once. [NG-CREATURE-02, -03, -04]"""

    territory: int
    activates: bool

    def kind(self) -> str:
        return "apparition"

    def run(self, s: NorthgardState) -> None:
        if not s.creature_deck:
            if s.creature_discard:  # else all nine are on the map [NG-AMB-64]
                s.push_in_order(ShuffleOtherCreatures(), self)
            return
        creature = s.creature_deck.pop()
        s.weak_creatures = max(0, s.weak_creatures - 1)
        s.creature_line.append(creature)
        s.creature_at.append(self.territory)
        data: CreatureThere = {"creature": s.content.creatures[creature].id, "territory": s.geo.names[self.territory]}
        CREATURE_APPEARED.emit_reveal(s, "NG-CREATURE-02", data)
        if self.activates:
            activate(s, creature)


def appear_in_lairs(s: NorthgardState, placement: int, activates: bool) -> None:
    """One apparition per lair of a placed tile. [NG-CREATURE-03, NG-CREATURE-04]"""
    if not s.rules.creatures:
        return
    lairs = s.content.tiles[s.geo.placements[placement][0]].lairs
    for local in range(len(lairs) - 1, -1, -1):
        for _ in range(lairs[local]):
            s.push(Apparition(s.geo.root[4 * placement + local], activates))


def activate(s: NorthgardState, creature: int) -> None:
    """Powers that work on appearing in or moving into a controlled territory. [NG-CREATURE-06]"""
    territory = s.creature_at[s.creature_line.index(creature)]
    if s.owner[territory] == NOBODY:
        return
    if s.content.creatures[creature].kind == DRAUGR:
        s.push(DraugrTakes(territory))
    elif not s.content.creatures[creature].shares:
        attack_by_creature(s, creature, territory)


@dataclass
class DraugrTakes(Step):
    """The owner removes one unit. [NG-CREATURE-DRAUGR]"""

    territory: int

    def kind(self) -> str:
        return "draugr_takes"

    def run(self, s: NorthgardState) -> None:
        owner = s.owner[self.territory]
        if not kaija_with(s, owner, self.territory):
            take_unit(s, self.territory)
        elif s.units[self.territory]:
            s.push(ChooseDraugrVictim(owner, self.territory))
        else:
            take_kaija(s, self.territory)  # alone she must fall [NG-AMB-62]


def take_unit(s: NorthgardState, territory: int) -> None:
    owner = s.owner[territory]
    s.units[territory] -= 1
    s.reserve[owner] += 1
    abandon_if_empty(s, territory)
    data: UnitsLost = {"seat": owner, "territory": s.geo.names[territory], "units": 1}
    UNITS_LOST.emit_noted(s, "NG-CREATURE-DRAUGR", data, {"cause": "draugr"})


def take_kaija(s: NorthgardState, territory: int) -> None:
    owner = s.owner[territory]
    lose_kaija(s, owner, "NG-CREATURE-DRAUGR", {"cause": "draugr"})
    abandon_if_empty(s, territory)


@dataclass
class ChooseDraugrVictim(SeatChoice):
    """A unit or Kaija, where both are there. [NG-AMB-62]"""

    territory: int

    def kind(self) -> str:
        return "draugr_victim"

    def rule(self) -> str:
        return "NG-AMB-62"

    def options(self, s: NorthgardState) -> list[int]:
        return [0, 1]

    def key(self, s: NorthgardState, pick: int) -> str:
        return "lose:kaija" if pick else "lose:units"

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"territory": s.geo.names[self.territory]}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == 0:
            take_unit(s, self.territory)
        else:
            take_kaija(s, self.territory)


# -- phase 2.5 -------------------------------------------------------------------------------------------------------


@dataclass
class CreaturePhase(Step):
    """All creatures of the line, left to right, move and then activate. [NG-CREATURE-40]"""

    def kind(self) -> str:
        return "creature_phase"

    def run(self, s: NorthgardState) -> None:
        s.push_in_order(*[MoveCreature(creature) for creature in s.creature_line])


@dataclass
class MoveCreature(Step):
    """One creature moves if it can. [NG-CREATURE-41..46]"""

    creature: int

    def kind(self) -> str:
        return "move_creature"

    def run(self, s: NorthgardState) -> None:
        if self.creature not in s.creature_line:
            return
        targets = creature_targets(s, self.creature)
        if len(targets) > 1:
            s.push(ChooseCreatureTarget(s.first, self.creature))
        elif targets:
            creature_moves(s, self.creature, targets[0])
        else:
            here = s.creature_at[s.creature_line.index(self.creature)]
            data: CreatureThere = {"creature": s.content.creatures[self.creature].id, "territory": s.geo.names[here]}
            CREATURE_STAYED.emit(s, "NG-CREATURE-41", data)
            if s.rules.stationary_creature_acts:
                activate(s, self.creature)


def creature_targets(s: NorthgardState, creature: int) -> list[int]:
    """Where the creature goes by the rules; several where the first player must choose. [NG-CREATURE-42..46]"""
    here = s.creature_at[s.creature_line.index(creature)]
    targets = [other for other in s.geo.near[here] if not creatures_in(s, other)]
    held = [other for other in targets if s.owner[other] != NOBODY]
    if held:
        targets = held
    for priority in s.content.creatures[creature].priorities:
        if len(targets) > 1:
            weights = [attraction(s, target, priority) for target in targets]
            best = max(weights)
            targets = [target for target, weight in zip(targets, weights, strict=True) if weight == best]
    return targets


def attraction(s: NorthgardState, territory: int, priority: int) -> int:
    """How strongly a territory draws a creature by one priority. [NG-CREATURE-45]"""
    if priority == _BUILDINGS:
        return sum(3 if s.content.buildings[building].large else 1 for building in buildings_in(s, territory))
    if priority == _UNITS:
        return s.units[territory] + (1 if counts_as_unit(s, territory) else 0)
    return sum(resource_symbols(s, territory, resource) for resource in (FOOD, WOOD, LORE))


def creature_moves(s: NorthgardState, creature: int, target: int) -> None:
    place = s.creature_line.index(creature)
    source = s.creature_at[place]
    s.creature_at[place] = target
    names = s.geo.names
    data: CreatureMoved = {
        "creature": s.content.creatures[creature].id,
        "source": names[source],
        "target": names[target],
    }
    CREATURE_MOVED.emit(s, "NG-CREATURE-41", data)
    activate(s, creature)


@dataclass
class ChooseCreatureTarget(TerritoryChoice):
    """The first player breaks a tie. [NG-CREATURE-46]"""

    creature: int

    def kind(self) -> str:
        return "creature_target"

    def rule(self) -> str:
        return "NG-CREATURE-46"

    def options(self, s: NorthgardState) -> list[int]:
        return creature_targets(s, self.creature)

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"creature": s.content.creatures[self.creature].id}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        creature_moves(s, self.creature, pick)

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        here = s.creature_at[s.creature_line.index(self.creature)]
        allowed = self.options(s)
        held = any(s.owner[other] != NOBODY for other in allowed)
        found: list[Refusal] = []
        for other in s.geo.near[here]:
            if other in allowed:
                continue
            if creatures_in(s, other):
                rule, message = "NG-CREATURE-43", "refusal-creature-taken"
            elif held and s.owner[other] == NOBODY:
                rule, message = "NG-CREATURE-44", "refusal-creature-neutral"
            else:
                rule, message = "NG-CREATURE-45", "refusal-creature-priority"
            found.append(Refusal(f"territory:{s.geo.names[other]}", rule, message))
        return found


# -- More Creatures --------------------------------------------------------------------------------------------------


@dataclass
class OfferApparition(Step):
    """After passing: with fewer creatures on the map than players one may be called. [NG-MORE-01]"""

    seat: int

    def kind(self) -> str:
        return "offer_apparition"

    def run(self, s: NorthgardState) -> None:
        if len(s.creature_line) < s.seats:
            s.push(ChooseApparition(self.seat))


@dataclass
class ChooseApparition(TerritoryChoice):
    """A territory with a lair and no creature; if there is none, any without a creature. [NG-MORE-02, NG-MORE-03]"""

    def kind(self) -> str:
        return "more_creatures"

    def rule(self) -> str:
        return "NG-MORE-01"

    def options(self, s: NorthgardState) -> list[int]:
        free = [territory for territory in s.geo.territories if not creatures_in(s, territory)]
        lairs = [territory for territory in free if s.geo.lairs[territory]]
        return [*(lairs if lairs else free), PASS]

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick != PASS:
            s.push(Apparition(pick, True))

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(
                f"territory:{s.geo.names[territory]}",
                "NG-MORE-02",
                "refusal-creature-taken" if creatures_in(s, territory) else "refusal-more-lair",
            )
            for territory in s.geo.territories
            if territory not in allowed
        ]
