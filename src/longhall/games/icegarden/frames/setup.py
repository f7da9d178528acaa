"""The setup of the rule book, step by step. [IG-SETUP]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.icegarden.changes import gain, place_marker
from longhall.games.icegarden.components import token_face
from longhall.games.icegarden.content import (
    CHARACTER_IDS,
    DYKEN,
    GENERIC,
    GOLD,
    MARKER,
    PIECES,
    POPULATION,
    REGIONS,
    UNIT_LEVELS,
    M,
)
from longhall.games.icegarden.events.setup import (
    CHARACTER_TAKEN,
    CHARMS_PLACED,
    MARKERS_STACKED,
    NATIONS_PLACED,
    REGIONS_CHOSEN,
    THORN_PLACED,
    TOKEN_PLACED,
    TOKENS_REVEALED,
    TokenShown,
)
from longhall.games.icegarden.frames.base import RegionChoice, out_of_play, region_key
from longhall.games.icegarden.frames.turn import StartTurn
from longhall.games.icegarden.queries import open_regions, regions_by_number, seat_of, token_of
from longhall.games.icegarden.shapes import Preview
from longhall.games.icegarden.state import NOBODY, OPEN, OUT, IceGardenState, at
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Option, Refusal, Shuffle, Step


@dataclass
class SetUpTable(Step):
    """The region tokens are mixed before anything else: they lie face down, so nobody can tell when. [IG-SETUP-09]"""

    def kind(self) -> str:
        return "set_up_table"

    def run(self, s: IceGardenState) -> None:
        s.push_in_order(ShuffleTokens(), AssignCharacters())


@dataclass
class ShuffleTokens(Shuffle):
    """[IG-SETUP-08, IG-SETUP-09]"""

    def kind(self) -> str:
        return "shuffle_tokens"

    def size(self, s: IceGardenState) -> int:
        return len(s.token_pile)

    def resolve(self, s: IceGardenState, outcome: list[int]) -> None:
        s.token_pile = [s.token_pile[i] for i in outcome]


# -- characters --------------------------------------------------------------------------------------------------------


@dataclass
class AssignCharacters(Step):
    """Chosen in seat order, drawn, or as the table has agreed. [IG-SETUP-01]"""

    def kind(self) -> str:
        return "assign_characters"

    def run(self, s: IceGardenState) -> None:
        s.push(StackMarkers())
        wanted = s.rules.characters
        if wanted == "choose":
            s.push(ChooseCharacter(0))
        elif wanted == "random":
            s.push(DrawCharacters())
        else:
            for seat, name in enumerate(wanted.split(",")):
                take_character(s, seat, CHARACTER_IDS.index(name))


def take_character(s: IceGardenState, seat: int, character: int) -> None:
    """The character's units and the starting resources. [IG-COMP-04, IG-SETUP-02, IG-SETUP-19]"""
    numbers = s.content.numbers
    s.character[seat] = character
    for level in range(1, UNIT_LEVELS + 1):
        unit = s.content.unit(character, level)
        s.reserve[PIECES * seat + level] = unit.count
        start = (UNIT_LEVELS * seat + level - 1) * GENERIC
        s.ability[start : start + GENERIC] = unit.printed
    CHARACTER_TAKEN.emit(s, "IG-SETUP-01", {"seat": seat, "character": CHARACTER_IDS[character]})
    for resource, amount in ((POPULATION, numbers.start_population), (GOLD, numbers.start_gold), (M, numbers.start_m)):
        gain(s, seat, resource, amount, "IG-SETUP-02")


def free_characters(s: IceGardenState) -> list[int]:
    return [character for character in range(len(CHARACTER_IDS)) if character not in s.character]


@dataclass
class ChooseCharacter(SeatChoice):
    """[IG-SETUP-01]"""

    def kind(self) -> str:
        return "character"

    def rule(self) -> str:
        return "IG-SETUP-01"

    def options(self, s: IceGardenState) -> list[int]:
        return free_characters(s)

    def key(self, s: IceGardenState, pick: int) -> str:
        return f"character:{CHARACTER_IDS[pick]}"

    def preview(self, s: IceGardenState, pick: int) -> Preview:
        character = s.content.characters[pick]
        units = [unit.id for unit in s.content.units if unit.character == pick]
        return {"character": character.id, "goal": character.goal, "units": units}

    def is_tried(self, s: IceGardenState, pick: int) -> bool:
        return False  # all begin alike

    def resolve(self, s: IceGardenState, pick: int) -> None:
        take_character(s, self.seat, pick)
        following = self.seat + 1
        if following < s.seats:
            left = free_characters(s)
            if len(left) == 1:  # nothing to choose
                take_character(s, following, left[0])
            else:
                s.push(ChooseCharacter(following))

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        return [
            Refusal(f"character:{CHARACTER_IDS[character]}", "IG-COMP-01", "refusal-character-taken", {"seat": seat})
            for seat, character in enumerate(s.character)
            if character != NOBODY
        ]


@dataclass
class DrawCharacters(Shuffle):
    """[IG-SETUP-01]"""

    def kind(self) -> str:
        return "draw_characters"

    def size(self, s: IceGardenState) -> int:
        return len(CHARACTER_IDS)

    def resolve(self, s: IceGardenState, outcome: list[int]) -> None:
        for seat in range(s.seats):
            take_character(s, seat, outcome[seat])


# -- tracks ------------------------------------------------------------------------------------------------------------


@dataclass
class StackMarkers(Shuffle):
    """Reputation and initiative markers in one random order, given from the bottom up. The top marker is first in turn
    order; the bottom one has the best reputation. [IG-SETUP-04, IG-SETUP-05, IG-SETUP-06]"""

    def kind(self) -> str:
        return "stack_markers"

    def size(self, s: IceGardenState) -> int:
        return s.seats

    def resolve(self, s: IceGardenState, outcome: list[int]) -> None:
        s.reputation_order = outcome.copy()
        s.landed = outcome.copy()
        s.order = outcome[::-1]
        MARKERS_STACKED.emit(s, "IG-SETUP-05", {"order": s.order.copy()})
        place_tokens(s)


# -- the map -----------------------------------------------------------------------------------------------------------


def place_tokens(s: IceGardenState) -> None:
    """All regions, the quick choice, or one by one. [IG-SETUP-08, IG-SETUP-09]"""
    if len(s.token_pile) == REGIONS or s.rules.quick_regions:
        left_out = s.content.quick_left_out[s.seats]
        for region in range(REGIONS):
            if region not in left_out:
                put_token(s, region)
        REGIONS_CHOSEN.emit(s, "IG-SETUP-08", {"regions": [s.content.region_ids[r] for r in open_regions(s)]})
        s.push(PlaceThorn())
    else:
        s.push(ChooseTokenRegion(s.order[0], 0))


def put_token(s: IceGardenState, region: int) -> None:
    s.token[region] = s.token_pile.pop()
    s.in_play[region] = OPEN


@dataclass
class ChooseTokenRegion(RegionChoice):
    """A region token drawn face down takes a region into the game. [IG-SETUP-09]"""

    number: int  # of the token, from 0

    def kind(self) -> str:
        return "place_token"

    def rule(self) -> str:
        return "IG-SETUP-09"

    def options(self, s: IceGardenState) -> list[int]:
        return [region for region in range(REGIONS) if s.in_play[region] == OUT]

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"left": len(s.token_pile)}

    def is_tried(self, s: IceGardenState, pick: int) -> bool:
        return False  # the token lies face down

    def resolve(self, s: IceGardenState, pick: int) -> None:
        put_token(s, pick)
        TOKEN_PLACED.emit(s, "IG-SETUP-09", {"seat": self.seat, "region": s.content.region_ids[pick]})
        if s.token_pile:
            number = self.number + 1
            s.push(ChooseTokenRegion(s.order[number % s.seats], number))
        else:
            s.push(PlaceThorn())

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        return [
            Refusal(region_key(s, region), "IG-SETUP-08", "refusal-token-there")
            for region in range(REGIONS)
            if s.in_play[region] != OUT
        ]


@dataclass
class PlaceThorn(Step):
    """Only if van Dyken plays. [IG-SETUP-10]"""

    def kind(self) -> str:
        return "place_thorn"

    def run(self, s: IceGardenState) -> None:
        s.push(PlaceCharms())
        seat = seat_of(s, DYKEN)
        if seat != NOBODY:
            s.push(ChooseThornRegion(seat))


@dataclass
class ChooseThornRegion(RegionChoice):
    """[IG-SETUP-10]"""

    def kind(self) -> str:
        return "thorn"

    def rule(self) -> str:
        return "IG-SETUP-10"

    def options(self, s: IceGardenState) -> list[int]:
        return open_regions(s)

    def is_tried(self, s: IceGardenState, pick: int) -> bool:
        return False  # what lies in the regions is not known yet

    def resolve(self, s: IceGardenState, pick: int) -> None:
        s.thorn = pick
        THORN_PLACED.emit(s, "IG-SETUP-10", {"seat": self.seat, "region": s.content.region_ids[pick]})

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        return out_of_play(s)


def charm_regions(s: IceGardenState) -> list[int]:
    return [region for region in open_regions(s) if region != s.thorn]


@dataclass
class PlaceCharms(Shuffle):
    """The charm tokens and as many blanks as are needed are mixed over all regions but the Thorn's. The outcome gives
    each region its token: the first numbers are the charms. [IG-SETUP-11]"""

    def kind(self) -> str:
        return "place_charms"

    def size(self, s: IceGardenState) -> int:
        return len(charm_regions(s))

    def resolve(self, s: IceGardenState, outcome: list[int]) -> None:
        charms = s.charm_box
        s.charm_box = 0
        for region, token in zip(charm_regions(s), outcome, strict=True):
            s.charm[region] = 1 if token < charms else 0
        ids = s.content.region_ids
        CHARMS_PLACED.emit_reveal(s, "IG-SETUP-11", {"regions": [ids[r] for r in range(REGIONS) if s.charm[r]]})
        reveal_tokens(s)


def token_shown(s: IceGardenState, region: int) -> TokenShown:
    """What the token of a region shows. [IG-COMP-07]"""
    token = s.content.tokens[s.token[region]]
    population, gold, m = token.resources
    return {
        "region": s.content.region_ids[region],
        "token": token.id,
        "number": token.number,
        "points": token.points.copy(),
        "population": population,
        "gold": gold,
        "m": m,
    }


def reveal_tokens(s: IceGardenState) -> None:
    """[IG-SETUP-12]"""
    s.revealed = 1
    tokens = [token_shown(s, region) for region in regions_by_number(s)]
    TOKENS_REVEALED.emit_reveal(s, "IG-SETUP-12", {"tokens": tokens})
    s.push(ChooseStartingRegion(s.order[0], 0))


@dataclass
class ChooseStartingRegion(RegionChoice):
    """Starting influence: a marker each, then another one in a different region. [IG-SETUP-13, IG-SETUP-14]"""

    number: int  # of the marker, over all seats

    def kind(self) -> str:
        return "starting_influence"

    def rule(self) -> str:
        return "IG-SETUP-13"

    def options(self, s: IceGardenState) -> list[int]:
        return [region for region in open_regions(s) if not s.pieces[at(self.seat, MARKER, region)]]

    def option(self, s: IceGardenState, pick: int) -> Option:
        params = {**token_shown(s, pick), "charms": s.charm[pick]}
        return Option(self.key(s, pick), "option-start", params, "region")

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"round": self.number // s.seats + 1}

    def preview(self, s: IceGardenState, pick: int) -> Preview:
        return {"token": token_face(token_of(s, pick)), "charms": s.charm[pick]}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        place_marker(s, self.seat, pick, "IG-SETUP-13")
        number = self.number + 1
        if number < s.content.numbers.start_markers * s.seats:
            s.push(ChooseStartingRegion(s.order[number % s.seats], number))
        else:
            place_nations(s)

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        found = out_of_play(s)
        for region in open_regions(s):
            if s.pieces[at(self.seat, MARKER, region)]:
                found.append(Refusal(region_key(s, region), "IG-SETUP-14", "refusal-start-twice"))
        return found


def place_nations(s: IceGardenState) -> None:
    """One independent nation marker in each region; then the first turn begins. [IG-SETUP-15]"""
    for region in open_regions(s):
        s.nations[region] = 1
        s.nation_box -= 1
    NATIONS_PLACED.emit(s, "IG-SETUP-15", {"regions": [s.content.region_ids[r] for r in open_regions(s)]})
    s.push(StartTurn())
