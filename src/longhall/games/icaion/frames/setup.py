"""Setup in the order of the rule book, with the turn order dealt first. [IC-SETUP, IC-DRAFT, IC-AMB-05]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icaion.changes import crystals, put_in_cage, tell_drawn
from longhall.games.icaion.content import COLOSSUS_CARD, COLOURS, GEAR, REGION_CARD, SEEKERS, SIDES
from longhall.games.icaion.events.setup import (
    CHARACTER_DEALT,
    COLOSSUS_CARDS_DEALT,
    COLOSSUS_PLACED,
    GEAR_CHOSEN,
    GEAR_REVEALED,
    ORDER_DEALT,
    QOAM_LAID_OUT,
    SEEKER_CHOSEN,
    SEEKER_PLACED,
    SEEKERS_REVEALED,
    SIDES_CHOSEN,
    STARTING_QOAM_TAKEN,
    WONDERS_REVEALED,
    StartingQoamTaken,
)
from longhall.games.icaion.frames.base import NodeChoice
from longhall.games.icaion.frames.neutral import PlaceNeutral, place_preset
from longhall.games.icaion.frames.parasites import place_parasites
from longhall.games.icaion.frames.year import StartYear
from longhall.games.icaion.queries import hand_limit, players, upgrade_limit
from longhall.games.icaion.shapes import Preview
from longhall.games.icaion.state import NOTHING, IcaionState
from longhall.games.icaion.yields import extract_amounts
from longhall.kernel.chance import Rng
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Chance, Option, Refusal, Shuffle, Step
from longhall.kernel.state import Frame


@dataclass
class SetUpTable(Step):
    """The whole setup in its order. [IC-SETUP-01..24, IC-DRAFT-01..04, IC-WONDER-01]"""

    def kind(self) -> str:
        return "set_up_table"

    def run(self, s: IcaionState) -> None:
        drafting = s.rules.draft
        frames: list[Frame] = [PlaceColossus(), MixShards(), DealColossusCards()]
        if not s.rules.sides:
            frames.append(ChooseSidesByChance())
        if s.rules.wonders:
            frames.append(RevealWonders())
        frames += [DealOrder(), PlaceNeutralMachines()]
        if not drafting:
            frames += [DealSeekers(), DealGear(), TakeStartingQoam()]
        frames.append(DealCurios())
        if drafting:
            frames += [RevealSeekers(), RevealGear(), Draft(), TakeStartingQoam()]
        frames += [ChooseStartNodes(), StartYear()]
        s.event_deck = [card.index for card in s.content.events if card.kind == REGION_CARD]
        s.push_in_order(*frames)


@dataclass
class PlaceColossus(Chance):
    """On a crater at random, with Parasites beside it; Qoam on every Region. [IC-SETUP-02..04]"""

    def kind(self) -> str:
        return "place_colossus"

    def sample(self, s: IcaionState, rng: Rng) -> list[int]:
        return [rng.below(len(s.content.craters))]

    def allows(self, s: IcaionState, outcome: list[int]) -> bool:
        return len(outcome) == 1 and 0 <= outcome[0] < len(s.content.craters)

    def outcomes(self, s: IcaionState) -> list[tuple[list[int], int]]:
        return [([crater], 1) for crater in range(len(s.content.craters))]

    def resolve(self, s: IcaionState, outcome: list[int]) -> None:
        numbers = players(s)
        s.colossus = outcome[0]
        crater = s.content.craters[s.colossus]
        COLOSSUS_PLACED.emit(s, "IC-SETUP-02", {"crater": crater.id})
        for _ in range(s.content.numbers.setup_parasites):
            place_parasites(s, crater.regions, "IC-SETUP-02")
        for region in s.content.regions:
            s.qoam[region.index] = numbers.inner_qoam if region.inner else numbers.outer_qoam
        rule = "IC-SETUP-04" if numbers.inner_parasites else "IC-SETUP-03"
        QOAM_LAID_OUT.emit(s, rule, {"inner": numbers.inner_qoam, "outer": numbers.outer_qoam})
        if numbers.inner_parasites:
            place_parasites(s, [region.index for region in s.content.regions if region.inner], "IC-SETUP-04")


@dataclass
class MixShards(Shuffle):
    """[IC-SETUP-06]"""

    def kind(self) -> str:
        return "mix_shards"

    def size(self, s: IcaionState) -> int:
        return len(s.shard_supply)

    def resolve(self, s: IcaionState, outcome: list[int]) -> None:
        s.shard_supply = [s.shard_supply[i] for i in outcome]


@dataclass
class DealColossusCards(Shuffle):
    """One face up on each Year. [IC-SETUP-07]"""

    def kind(self) -> str:
        return "deal_colossus_cards"

    def size(self, s: IcaionState) -> int:
        return len(s.colossus_cards)

    def resolve(self, s: IcaionState, outcome: list[int]) -> None:
        cards = [card.index for card in s.content.events if card.kind == COLOSSUS_CARD]
        s.colossus_cards = [cards[i] for i in outcome]
        names = [s.content.events[card].id for card in s.colossus_cards]
        COLOSSUS_CARDS_DEALT.emit_reveal(s, "IC-SETUP-07", {"events": names})


@dataclass
class ChooseSidesByChance(Chance):
    """Day or Night for each pile. [IC-SETUP-09, IC-AMB-72]"""

    def kind(self) -> str:
        return "apparatus_sides"

    def sample(self, s: IcaionState, rng: Rng) -> list[int]:
        return [rng.below(len(SIDES)) for _ in COLOURS]

    def allows(self, s: IcaionState, outcome: list[int]) -> bool:
        return len(outcome) == len(COLOURS) and all(0 <= side < len(SIDES) for side in outcome)

    def outcomes(self, s: IcaionState) -> list[tuple[list[int], int]]:
        found: list[list[int]] = [[]]
        for _ in COLOURS:
            found = [[*sides, side] for sides in found for side in range(len(SIDES))]
        return [(sides, 1) for sides in found]

    def resolve(self, s: IcaionState, outcome: list[int]) -> None:
        s.pile_side = list(outcome)
        night = [COLOURS[colour] for colour, side in enumerate(outcome) if side]
        SIDES_CHOSEN.emit_reveal(s, "IC-SETUP-09", {"colours": night})


@dataclass
class RevealWonders(Shuffle):
    """[IC-WONDER-01, IC-AMB-68]"""

    def kind(self) -> str:
        return "reveal_wonders"

    def size(self, s: IcaionState) -> int:
        return len(s.wonder_box)

    def resolve(self, s: IcaionState, outcome: list[int]) -> None:
        count = players(s).wonders_revealed
        shuffled = [s.wonder_box[i] for i in outcome]
        s.open_wonders = sorted(shuffled[:count])
        s.wonder_box = sorted(shuffled[count:])
        names = [s.content.wonders[wonder].id for wonder in s.open_wonders]
        WONDERS_REVEALED.emit_reveal(s, "IC-WONDER-01", {"wonders": names})


@dataclass
class DealOrder(Shuffle):
    """The Emergency Power Supplies give the turn order. [IC-SETUP-19, IC-AMB-05]"""

    def kind(self) -> str:
        return "deal_order"

    def size(self, s: IcaionState) -> int:
        return s.seats

    def resolve(self, s: IcaionState, outcome: list[int]) -> None:
        s.order = list(outcome)
        ORDER_DEALT.emit(s, "IC-SETUP-19", {"seats": s.order.copy()})


@dataclass
class PlaceNeutralMachines(Step):
    """By a preset, or one after another by the players. [IC-SETUP-11..14, IC-AMB-71]"""

    def kind(self) -> str:
        return "place_neutral_machines"

    def run(self, s: IcaionState) -> None:
        if s.rules.preset:
            place_preset(s, s.rules.preset)
        else:
            s.push(PlaceNeutral(0))


# -- characters -------------------------------------------------------------------------------------------------------


@dataclass
class DealSeekers(Shuffle):
    """[IC-SETUP-16]"""

    def kind(self) -> str:
        return "deal_seekers"

    def size(self, s: IcaionState) -> int:
        return len(SEEKERS)

    def resolve(self, s: IcaionState, outcome: list[int]) -> None:
        for seat in range(s.seats):
            s.seeker[seat] = outcome[seat]


@dataclass
class DealGear(Shuffle):
    """[IC-SETUP-16]"""

    def kind(self) -> str:
        return "deal_gear"

    def size(self, s: IcaionState) -> int:
        return len(GEAR)

    def resolve(self, s: IcaionState, outcome: list[int]) -> None:
        for seat in range(s.seats):
            s.gear[seat] = outcome[seat]
            seeker, gear = SEEKERS[s.seeker[seat]], GEAR[s.gear[seat]]
            CHARACTER_DEALT.emit_reveal(s, "IC-SETUP-16", {"seat": seat, "seeker": seeker, "gear": gear})


@dataclass
class TakeStartingQoam(Step):
    """All of it into the first cage: those open at the start are alike. [IC-SETUP-17, IC-SETUP-18, IC-AMB-07]"""

    def kind(self) -> str:
        return "starting_qoam"

    def run(self, s: IcaionState) -> None:
        for seat in s.order:
            seeker, gear = s.content.seekers[s.seeker[seat]], s.content.gear[s.gear[seat]]
            batch = [seeker.qoam[colour] + gear.qoam[colour] for colour in range(len(COLOURS))]
            for colour, n in enumerate(batch):
                if n:
                    put_in_cage(s, seat, 0, colour, n)
            started: StartingQoamTaken = {
                "seat": seat,
                "hand": hand_limit(s, seat),
                "upgrades": upgrade_limit(s, seat),
                **crystals(batch),
            }
            STARTING_QOAM_TAKEN.emit(s, "IC-SETUP-18", started)


@dataclass
class RevealSeekers(Shuffle):
    """[IC-DRAFT-01]"""

    def kind(self) -> str:
        return "reveal_seekers"

    def size(self, s: IcaionState) -> int:
        return len(SEEKERS)

    def resolve(self, s: IcaionState, outcome: list[int]) -> None:
        s.open_seekers = sorted(outcome[: s.seats])
        names = [SEEKERS[seeker] for seeker in s.open_seekers]
        SEEKERS_REVEALED.emit_reveal(s, "IC-DRAFT-01", {"seekers": names})


@dataclass
class RevealGear(Shuffle):
    """[IC-DRAFT-01]"""

    def kind(self) -> str:
        return "reveal_gear"

    def size(self, s: IcaionState) -> int:
        return len(GEAR)

    def resolve(self, s: IcaionState, outcome: list[int]) -> None:
        s.open_gear = sorted(outcome[: s.seats])
        GEAR_REVEALED.emit_reveal(s, "IC-DRAFT-01", {"gears": [GEAR[gear] for gear in s.open_gear]})


@dataclass
class Draft(Step):
    """Twice from the last player to the first. [IC-DRAFT-02, IC-DRAFT-03]"""

    def kind(self) -> str:
        return "draft"

    def run(self, s: IcaionState) -> None:
        backwards = list(reversed(s.order))
        s.push_in_order(*[ChooseCharacter(seat) for seat in backwards + backwards])


GEAR_PICK: Final = 100  # added to a piece of Gear to tell it from a Seeker


@dataclass
class ChooseCharacter(SeatChoice):
    """A Seeker or Gear of those revealed; the second card is of the kind still missing. [IC-DRAFT-02, IC-DRAFT-03]"""

    def kind(self) -> str:
        return "draft_character"

    def rule(self) -> str:
        return "IC-DRAFT-02"

    def options(self, s: IcaionState) -> list[int]:
        found = s.open_seekers.copy() if s.seeker[self.seat] == NOTHING else []
        if s.gear[self.seat] == NOTHING:
            found += [GEAR_PICK + gear for gear in s.open_gear]
        return found

    def key(self, s: IcaionState, pick: int) -> str:
        return f"gear:{GEAR[pick - GEAR_PICK]}" if pick >= GEAR_PICK else f"seeker:{SEEKERS[pick]}"

    def option(self, s: IcaionState, pick: int) -> Option:
        family = "gear" if pick >= GEAR_PICK else "seeker"
        character = s.content.gear[pick - GEAR_PICK] if pick >= GEAR_PICK else s.content.seekers[pick]
        params: dict[str, Any] = {family: character.id, "hand": character.hand, "upgrades": character.upgrades}
        params.update(crystals(character.qoam))
        return Option(self.key(s, pick), f"option-{family}", params, family)

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"second": s.seeker[self.seat] != NOTHING or s.gear[self.seat] != NOTHING}

    def preview(self, s: IcaionState, pick: int) -> Preview:
        character = s.content.gear[pick - GEAR_PICK] if pick >= GEAR_PICK else s.content.seekers[pick]
        return {"hand": character.hand, "upgrades": character.upgrades, "qoam": crystals(character.qoam)}

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick >= GEAR_PICK:
            s.gear[self.seat] = pick - GEAR_PICK
            s.open_gear.remove(pick - GEAR_PICK)
            GEAR_CHOSEN.emit(s, "IC-DRAFT-02", {"seat": self.seat, "gear": GEAR[pick - GEAR_PICK]})
        else:
            s.seeker[self.seat] = pick
            s.open_seekers.remove(pick)
            SEEKER_CHOSEN.emit(s, "IC-DRAFT-02", {"seat": self.seat, "seeker": SEEKERS[pick]})

    def refusals(self, s: IcaionState) -> list[Refusal]:
        found: list[Refusal] = []
        for seeker, name in enumerate(SEEKERS):
            key = f"seeker:{name}"
            if s.seeker[self.seat] != NOTHING:
                found.append(Refusal(key, "IC-DRAFT-03", "refusal-draft-has-seeker"))
            elif seeker in s.seeker:
                params = {"seat": s.seeker.index(seeker)}
                found.append(Refusal(key, "IC-DRAFT-02", "refusal-draft-taken", params))
            elif seeker not in s.open_seekers:
                found.append(Refusal(key, "IC-DRAFT-01", "refusal-draft-absent"))
        for gear, name in enumerate(GEAR):
            key = f"gear:{name}"
            if s.gear[self.seat] != NOTHING:
                found.append(Refusal(key, "IC-DRAFT-03", "refusal-draft-has-gear"))
            elif gear in s.gear:
                found.append(Refusal(key, "IC-DRAFT-02", "refusal-draft-taken", {"seat": s.gear.index(gear)}))
            elif gear not in s.open_gear:
                found.append(Refusal(key, "IC-DRAFT-01", "refusal-draft-absent"))
        return found


# -- cards and start nodes --------------------------------------------------------------------------------------------


@dataclass
class DealCurios(Shuffle):
    """[IC-SETUP-21]"""

    def kind(self) -> str:
        return "deal_curios"

    def size(self, s: IcaionState) -> int:
        return len(s.deck)

    def resolve(self, s: IcaionState, outcome: list[int]) -> None:
        s.deck = [s.deck[i] for i in outcome]
        for seat in s.order:
            cards = [s.deck.pop() for _ in range(s.content.numbers.dealt_curios)]
            s.hand[seat] += cards
            tell_drawn(s, seat, cards, "IC-SETUP-21")


@dataclass
class ChooseStartNodes(Step):
    """[IC-SETUP-23]"""

    def kind(self) -> str:
        return "choose_start_nodes"

    def run(self, s: IcaionState) -> None:
        for seat in s.order:  # so that the last of them is asked first
            s.push(ChooseStartNode(seat))


@dataclass
class ChooseStartNode(NodeChoice):
    """A free one of the external nodes. [IC-SETUP-23]"""

    def kind(self) -> str:
        return "start_node"

    def rule(self) -> str:
        return "IC-SETUP-23"

    def options(self, s: IcaionState) -> list[int]:
        return [node for node in s.content.start_nodes if node not in s.node]

    def option(self, s: IcaionState, pick: int) -> Option:
        params = {"node": s.content.nodes[pick].id, **extract_amounts(s, self.seat, pick)}
        return Option(self.key(s, pick), "option-start-node", params, "node")

    def resolve(self, s: IcaionState, pick: int) -> None:
        s.node[self.seat] = pick
        s.ended_at[self.seat] = pick
        SEEKER_PLACED.emit(s, "IC-SETUP-23", {"seat": self.seat, "node": s.content.nodes[pick].id})

    def refusals(self, s: IcaionState) -> list[Refusal]:
        found: list[Refusal] = []
        for node in s.content.nodes:
            key = f"node:{node.id}"
            if node.index in s.node:
                found.append(Refusal(key, "IC-SETUP-23", "refusal-start-taken", {"seat": s.node.index(node.index)}))
            elif node.index not in s.content.start_nodes:
                found.append(Refusal(key, "IC-SETUP-23", "refusal-start-elsewhere"))
        return found
