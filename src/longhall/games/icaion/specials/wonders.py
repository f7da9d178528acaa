"""What the seven Wonders do for their owners. [IC-WONDER]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icaion.changes import collect_parasites, crystals, score
from longhall.games.icaion.content import (
    ALTAR,
    BELL,
    COLONY,
    HUB,
    PULSAR,
    QOAMCOPIA,
    TRANSMUTER,
    WONDERS,
)
from longhall.games.icaion.effects import obstacle, play_curio, played_preview
from longhall.games.icaion.events.cages import QOAM_DISCARDED
from longhall.games.icaion.frames.base import (
    CLOCKWISE,
    COUNTERCLOCKWISE,
    DRAW,
    STAY,
    WORDS,
    CardChoice,
    crystal_key,
    crystal_option,
    word_option,
)
from longhall.games.icaion.frames.cages import ChooseAddedColour
from longhall.games.icaion.frames.draw import draw_curios
from longhall.games.icaion.frames.event_cards import move_colossus, regions_at_colossus
from longhall.games.icaion.frames.move import move_seeker
from longhall.games.icaion.frames.parasites import place_parasites
from longhall.games.icaion.frames.payment import any_source, take_crystal
from longhall.games.icaion.frames.wounds import wound_seekers
from longhall.games.icaion.queries import (
    COLOUR_COUNT,
    can_draw,
    curio_cost,
    distinct,
    others_in_order,
    regions_at,
    seekers_beside,
    total_qoam,
)
from longhall.games.icaion.shapes import Preview, SomeQoam
from longhall.games.icaion.special import WonderPower
from longhall.games.icaion.state import WONDER_POWER, IcaionState
from longhall.kernel.choices import PASS, SeatChoice
from longhall.kernel.frames import Option, Refusal, Step


def one_crystal(pick: int) -> SomeQoam:
    """The crystal a pick names, as events tell it."""
    return crystals([1 if colour == pick % COLOUR_COUNT else 0 for colour in range(COLOUR_COUNT)])


# -- Parasite Colony --------------------------------------------------------------------------------------------------


class Colony(WonderPower):
    """Other Seekers on the owner's node or beside it are wounded. [IC-WONDER-COLONY]"""

    def begin(self, s: IcaionState, owner: int) -> None:
        wound_seekers(s, seekers_beside(s, owner), "IC-WONDER-COLONY")


# -- Pulsar -----------------------------------------------------------------------------------------------------------


class Pulsar(WonderPower):
    """Every other player discards a crystal. [IC-WONDER-PULSAR, IC-AMB-97]"""

    def begin(self, s: IcaionState, owner: int) -> None:
        s.push(PulsarTakes(tuple(others_in_order(s, owner))))


@dataclass
class PulsarTakes(Step):
    """Whoever has no Qoam loses none; whoever has one crystal only is not asked. [IC-AMB-97]"""

    victims: tuple[int, ...]

    def kind(self) -> str:
        return "pulsar_takes"

    def run(self, s: IcaionState) -> None:
        if not self.victims:
            return
        s.push(PulsarTakes(self.victims[1:]))
        seat = self.victims[0]
        found = any_source(s, seat)
        if len(found) > 1:
            s.push(ChoosePulsarLoss(seat))
        elif found:
            lose_crystal(s, seat, found[0], "IC-WONDER-PULSAR")


def lose_crystal(s: IcaionState, seat: int, pick: int, rule: str) -> None:
    """A discard, which is no spending. [IC-AMB-98]"""
    take_crystal(s, seat, pick)
    QOAM_DISCARDED.emit(s, rule, {"seat": seat, "cage": pick // COLOUR_COUNT + 1, **one_crystal(pick)})


@dataclass
class ChoosePulsarLoss(SeatChoice):
    """Which crystal goes. [IC-WONDER-PULSAR]"""

    def kind(self) -> str:
        return "pulsar"

    def rule(self) -> str:
        return "IC-WONDER-PULSAR"

    def options(self, s: IcaionState) -> list[int]:
        return any_source(s, self.seat)

    def key(self, s: IcaionState, pick: int) -> str:
        return crystal_key("lose", pick)

    def option(self, s: IcaionState, pick: int) -> Option:
        return crystal_option("lose", pick)

    def resolve(self, s: IcaionState, pick: int) -> None:
        lose_crystal(s, self.seat, pick, "IC-WONDER-PULSAR")

    def refusals(self, s: IcaionState) -> list[Refusal]:
        return [Refusal("pass", "IC-WONDER-PULSAR", "refusal-must-discard")]


# -- Transmuter -------------------------------------------------------------------------------------------------------


class Transmuter(WonderPower):
    """A crystal for points, if the owner likes. [IC-WONDER-TRANSMUTER]"""

    def begin(self, s: IcaionState, owner: int) -> None:
        if total_qoam(s, owner):
            s.push(ChooseTransmuted(owner))


@dataclass
class ChooseTransmuted(ChoosePulsarLoss):
    """Which crystal is given up for points, or none. [IC-WONDER-TRANSMUTER]"""

    def kind(self) -> str:
        return "transmuter"

    def rule(self) -> str:
        return "IC-WONDER-TRANSMUTER"

    def options(self, s: IcaionState) -> list[int]:
        return [*any_source(s, self.seat), PASS]

    def key(self, s: IcaionState, pick: int) -> str:
        return crystal_key("lose", pick) if pick >= 0 else WORDS[pick]

    def option(self, s: IcaionState, pick: int) -> Option:
        return crystal_option("lose", pick) if pick >= 0 else word_option(pick)

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"points": s.content.wonders[TRANSMUTER].n}

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick == PASS:
            return
        lose_crystal(s, self.seat, pick, "IC-WONDER-TRANSMUTER")
        points = s.content.wonders[TRANSMUTER].n
        score(s, self.seat, points, WONDER_POWER, "IC-WONDER-TRANSMUTER", {"wonder": "transmuter"})

    def refusals(self, s: IcaionState) -> list[Refusal]:
        return []


# -- Qoamcopia --------------------------------------------------------------------------------------------------------


class Qoamcopia(WonderPower):
    """A crystal joins what is in a cage. [IC-WONDER-QOAMCOPIA]"""

    def begin(self, s: IcaionState, owner: int) -> None:
        s.push(ChooseAddedColour(owner, False, "IC-WONDER-QOAMCOPIA"))


# -- Curio Hub --------------------------------------------------------------------------------------------------------


class Hub(WonderPower):
    """Draw a Curio card or play one. Whether a card can be played is nobody else's business, so an owner with cards is
    always asked. [IC-WONDER-HUB, IC-AMB-64]"""

    def begin(self, s: IcaionState, owner: int) -> None:
        s.converted[owner] = 0
        if s.hand[owner] or can_draw(s, owner):
            s.push(ChooseHubUse(owner))


@dataclass
class ChooseHubUse(CardChoice):
    """Draw, or which card to play, or neither. [IC-WONDER-HUB]"""

    def kind(self) -> str:
        return "hub"

    def rule(self) -> str:
        return "IC-WONDER-HUB"

    def options(self, s: IcaionState) -> list[int]:
        found = [DRAW] if can_draw(s, self.seat) else []
        for card in distinct(s.hand[self.seat]):
            if obstacle(s, self.seat, card, True) is None:
                found.append(card)
        return [*found, PASS]

    def option(self, s: IcaionState, pick: int) -> Option:
        if pick < 0:
            return word_option(pick)
        params = {"card": s.content.curios[pick].id, "green": curio_cost(s, self.seat, pick)}
        return Option(self.key(s, pick), "option-play", params, "card")

    def preview(self, s: IcaionState, pick: int) -> Preview:
        return played_preview(s, self.seat, pick) if pick >= 0 else {}

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick == DRAW:
            draw_curios(s, self.seat, 1, 1, "IC-WONDER-HUB")
        elif pick != PASS:
            play_curio(s, self.seat, pick, "IC-WONDER-HUB")

    def refusals(self, s: IcaionState) -> list[Refusal]:
        found: list[Refusal] = []
        if not can_draw(s, self.seat):
            found.append(Refusal("draw", "IC-CURIO-04", "refusal-draw-full"))
        for card in distinct(s.hand[self.seat]):
            reason = obstacle(s, self.seat, card, True)
            if reason is not None:
                curio = s.content.curios[card]
                params = {"card": curio.id, "green": curio_cost(s, self.seat, card)}
                found.append(Refusal(f"card:{curio.id}", reason[0], reason[1], params))
        return found


# -- Living Altar -----------------------------------------------------------------------------------------------------


class Altar(WonderPower):
    """The owner's Seeker moves one node, or a Parasite beside it goes. [IC-WONDER-ALTAR]"""

    def begin(self, s: IcaionState, owner: int) -> None:
        if may_be_moved(s, owner) or any([s.parasites[region] for region in regions_at(s, owner)]):
            s.push(ChooseAltarUse(owner))


def may_be_moved(s: IcaionState, seat: int) -> bool:
    """Not in the own wounded turn. [IC-AMB-83]"""
    return not (s.wounded_turn and s.turn == seat)


ALTAR_REGION: Final = 1000  # added to a Region to tell it from a node


@dataclass
class ChooseAltarUse(SeatChoice):
    """A node beside the Seeker, a Region with a Parasite, or nothing. [IC-WONDER-ALTAR]"""

    def kind(self) -> str:
        return "altar"

    def rule(self) -> str:
        return "IC-WONDER-ALTAR"

    def options(self, s: IcaionState) -> list[int]:
        found: list[int] = []
        if may_be_moved(s, self.seat):
            found += sorted(s.content.nodes[s.node[self.seat]].near)
        found += [ALTAR_REGION + region for region in regions_at(s, self.seat) if s.parasites[region]]
        return [*found, PASS]

    def key(self, s: IcaionState, pick: int) -> str:
        if pick >= ALTAR_REGION:
            return f"region:{s.content.regions[pick - ALTAR_REGION].id}"
        return f"node:{s.content.nodes[pick].id}" if pick >= 0 else WORDS[pick]

    def option(self, s: IcaionState, pick: int) -> Option:
        if pick < 0:
            return word_option(pick)
        if pick >= ALTAR_REGION:
            params: dict[str, Any] = {"region": s.content.regions[pick - ALTAR_REGION].id}
            return Option(self.key(s, pick), "option-altar-parasite", params, "region")
        return Option(self.key(s, pick), "option-node", {"node": s.content.nodes[pick].id}, "node")

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick >= ALTAR_REGION:
            collect_parasites(s, self.seat, pick - ALTAR_REGION, 1, "IC-WONDER-ALTAR")
        elif pick != PASS:
            move_seeker(s, self.seat, pick, "IC-WONDER-ALTAR")

    def refusals(self, s: IcaionState) -> list[Refusal]:
        found: list[Refusal] = []
        here = s.node[self.seat]
        distance = s.content.distance[here]
        for node in sorted(range(len(s.content.nodes)), key=lambda node: distance[node]):
            key = f"node:{s.content.nodes[node].id}"
            if node == here:
                continue
            if not may_be_moved(s, self.seat):
                found.append(Refusal(key, "IC-AMB-83", "refusal-altar-wounded"))
            elif node not in s.content.nodes[here].near:
                found.append(Refusal(key, "IC-WONDER-ALTAR", "refusal-altar-far"))
        for region in range(len(s.content.regions)):
            key = f"region:{s.content.regions[region].id}"
            if region not in regions_at(s, self.seat):
                found.append(Refusal(key, "IC-WONDER-ALTAR", "refusal-region-far"))
            elif not s.parasites[region]:
                params = {"region": s.content.regions[region].id}
                found.append(Refusal(key, "IC-WONDER-ALTAR", "refusal-remove-none", params))
        return found


# -- Dark Bell --------------------------------------------------------------------------------------------------------


class Bell(WonderPower):
    """The Colossus may move one crater; then Parasites beside it. [IC-WONDER-BELL]"""

    def begin(self, s: IcaionState, owner: int) -> None:
        s.push(ChooseBell(owner))


@dataclass
class ChooseBell(SeatChoice):
    """Which way the Colossus goes, or whether it stays. [IC-WONDER-BELL, IC-AMB-65]"""

    def kind(self) -> str:
        return "bell"

    def rule(self) -> str:
        return "IC-WONDER-BELL"

    def options(self, s: IcaionState) -> list[int]:
        return [CLOCKWISE, COUNTERCLOCKWISE, STAY if s.rules.bell_always else PASS]

    def key(self, s: IcaionState, pick: int) -> str:
        return WORDS[pick]

    def option(self, s: IcaionState, pick: int) -> Option:
        if pick == PASS:
            return word_option(pick)
        step = 1 if pick == CLOCKWISE else -1 if pick == COUNTERCLOCKWISE else 0
        crater = s.content.craters[(s.colossus + step) % len(s.content.craters)]
        return Option(self.key(s, pick), f"option-{WORDS[pick]}", {"crater": crater.id}, "crater")

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick == PASS:
            return
        if pick != STAY:
            move_colossus(s, 1 if pick == CLOCKWISE else -1, "IC-WONDER-BELL")
        place_parasites(s, regions_at_colossus(s, s.content.wonders[BELL].n), "IC-WONDER-BELL")

    def refusals(self, s: IcaionState) -> list[Refusal]:
        if s.rules.bell_always:
            return [Refusal("pass", "IC-AMB-65", "refusal-bell-parasites")]
        return [Refusal("stay", "IC-AMB-65", "refusal-bell-stay")]


def wonder_powers() -> list[WonderPower]:
    """The powers by the numbers of their Wonders."""
    powers: dict[int, WonderPower] = {
        COLONY: Colony(),
        PULSAR: Pulsar(),
        TRANSMUTER: Transmuter(),
        QOAMCOPIA: Qoamcopia(),
        HUB: Hub(),
        ALTAR: Altar(),
        BELL: Bell(),
    }
    return [powers[wonder] for wonder in range(len(WONDERS))]
