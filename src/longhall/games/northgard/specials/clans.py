"""Clan cards beyond the common vocabulary. [NG-SPECIAL-01]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longhall.games.northgard.components import effect_data
from longhall.games.northgard.content import BASIC_EFFECTS, SNAKE
from longhall.games.northgard.effects import BASIC_WORDS, begin, obstacle
from longhall.games.northgard.events.specials import YEAR_EFFECT, LastingEffect
from longhall.games.northgard.frames.base import WORDS, TerritoryChoice
from longhall.games.northgard.frames.build import can_build
from longhall.games.northgard.frames.deck import DrawCards
from longhall.games.northgard.frames.payment import give_key, give_option, pay_resources, payments
from longhall.games.northgard.frames.recruit import place_recruits
from longhall.games.northgard.frames.scorched import ChooseScorchedEarth
from longhall.games.northgard.placement import collect_resources
from longhall.games.northgard.queries import cards_to_draw, own_territories
from longhall.games.northgard.shapes import Preview
from longhall.games.northgard.special import Special
from longhall.games.northgard.state import OFF_MAP, NorthgardState
from longhall.kernel.choices import DONE, PASS, SeatChoice
from longhall.kernel.frames import Option, Refusal, Step

RECRUIT, MOVE, EXPLORE, BUILD = range(BASIC_EFFECTS)  # the basic effects of Content.effects

# -- several basic actions: Teamwork, Annexation -----------------------------------------------------------------------


class SeveralBasics(Special):
    """Different basic actions in any order, each a full action with its own battles."""

    def __init__(self, allowed: tuple[int, ...]) -> None:
        self.allowed = allowed

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        return "" if possible_basics(s, seat, self.allowed) else "refusal-play-basic"

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.push(ChooseNextBasic(seat, self.allowed, 2, -1))


def possible_basics(s: NorthgardState, seat: int, allowed: tuple[int, ...]) -> list[int]:
    return [basic for basic in allowed if obstacle(s, seat, s.content.effects[basic]) is None]


@dataclass
class ChooseNextBasic(SeatChoice):
    """The next of the actions, or no more of them. [NG-SPECIAL-01]"""

    allowed: tuple[int, ...]
    left: int
    taken: int  # the action already taken, -1 none

    def kind(self) -> str:
        return "next_basic"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        picks = possible_basics(s, self.seat, self.allowed)
        return picks if self.taken < 0 else [*picks, DONE]

    def key(self, s: NorthgardState, pick: int) -> str:
        return BASIC_WORDS[pick] if pick >= 0 else WORDS[pick]

    def message(self, s: NorthgardState) -> str:
        return "decide-next-basic" if self.options(s) != [DONE] else "decide-next-basic-none"

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"left": self.left}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == DONE:
            return
        if self.left > 1:
            rest = tuple(basic for basic in self.allowed if basic != pick)
            s.push(ChooseNextBasic(self.seat, rest, self.left - 1, pick))
        begin(s, self.seat, s.content.effects[pick])

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        found: list[Refusal] = []
        for basic in self.allowed:
            reason = obstacle(s, self.seat, s.content.effects[basic])
            if reason is not None:
                found.append(Refusal(BASIC_WORDS[basic], reason[0], reason[1]))
        if self.taken >= 0:
            found.append(Refusal(BASIC_WORDS[self.taken], "NG-SPECIAL-01", "refusal-basic-taken"))
        return found

    def preview(self, s: NorthgardState, pick: int) -> Preview:
        return {"does": [effect_data(s.content.effects[pick])]} if pick >= 0 else {}


# -- paying for more: Resourceful People, Raven Mercenaries ------------------------------------------------------------


class PayForMore(Special):
    """Any so many resources may be paid for one more card, or one more unit where units were just recruited."""

    def __init__(self, price: int, draws: bool) -> None:
        self.price = price
        self.draws = draws

    def follows(self) -> bool:
        return True

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        useful = cards_to_draw(s, seat) if self.draws else s.reserve[seat] and s.last_recruit != OFF_MAP
        return "" if useful and payments(s, seat, self.price) else "refusal-play-cannot-pay"

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.push(ChoosePayForMore(seat, self.price, self.draws))


@dataclass
class ChoosePayForMore(SeatChoice):
    """Which resources are paid, if any. [NG-SPECIAL-01]"""

    price: int
    draws: bool

    def kind(self) -> str:
        return "pay_for_more"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        return [*payments(s, self.seat, self.price), PASS]

    def key(self, s: NorthgardState, pick: int) -> str:
        return give_key(pick) if pick >= 0 else WORDS[pick]

    def option(self, s: NorthgardState, pick: int) -> Option:
        return give_option(pick) if pick >= 0 else Option("pass", "option-pass", {}, "other")

    def context(self, s: NorthgardState) -> dict[str, Any]:
        return {"price": self.price, "gain": "card" if self.draws else "unit"}

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick == PASS:
            return
        pay_resources(s, self.seat, pick, "NG-SPECIAL-01")
        if self.draws:
            s.push(DrawCards(self.seat, 1, False, "NG-DRAW-01"))
        else:
            place_recruits(s, self.seat, s.last_recruit, 1, False)


# -- Bear: Protector of the Land, The Bear Awakens; Snake: the token ---------------------------------------------------


class ProtectorOfTheLand(Special):
    """A card for each own closed territory of three tiles or more."""

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        n = protected_lands(s, seat)
        if n == 0:
            return "refusal-play-no-large-closed"
        return "" if cards_to_draw(s, seat) >= n else "refusal-play-draw"

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.push(DrawCards(seat, protected_lands(s, seat), False, "NG-DRAW-01"))


def protected_lands(s: NorthgardState, seat: int) -> int:
    return sum(s.geo.is_closed(t) and s.geo.size[t] >= 3 for t in own_territories(s, seat))


class YearFlag(Special):
    """Something holds for the player until the end of the year."""

    def __init__(self, flag: int, name: LastingEffect) -> None:
        self.flag = flag
        self.name = name

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        return "refusal-play-already" if s.year_flags[seat] & self.flag else ""

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.year_flags[seat] |= self.flag
        YEAR_EFFECT.emit(s, "NG-SPECIAL-01", {"seat": seat, "effect": self.name})


class PlaceScorchedEarth(Special):
    """After the Move of the Snake's initial card. [NG-CLAN-SNAKE-03]"""

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        if s.clan[seat] != SNAKE:  # somebody who copies the Snake's card has no token
            return "refusal-scorched-not-snake"
        return "" if len(ChooseScorchedEarth(seat).options(s)) > 1 else "refusal-scorched-far"

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.push(ChooseScorchedEarth(seat))


# -- Stag: Glory of the Clan -------------------------------------------------------------------------------------------


class GloryOfTheClan(Special):
    """Build; before or after it collect that territory's resources."""

    def obstacle(self, s: NorthgardState, seat: int) -> str:
        built = can_build(s, seat, s.content.effects[BUILD])
        return "" if built or glory_lands(s, seat) else "refusal-play-build"

    def begin(self, s: NorthgardState, seat: int) -> None:
        s.push(ChooseGlory(seat))


def glory_lands(s: NorthgardState, seat: int) -> list[int]:
    """Territories where one can build once their resources are collected."""
    found: list[int] = []
    for territory in own_territories(s, seat):
        trial = s.clone()
        collect_resources(trial, seat, territory, "", True)
        trial.build_only = territory
        if trial.resources != s.resources and can_build(trial, seat, s.content.effects[BUILD]):
            found.append(territory)
    return found


@dataclass
class ChooseGlory(TerritoryChoice):
    """Collect first and then build there, or build first and collect afterwards. [NG-SPECIAL-01]"""

    def kind(self) -> str:
        return "glory"

    def rule(self) -> str:
        return "NG-SPECIAL-01"

    def options(self, s: NorthgardState) -> list[int]:
        picks = glory_lands(s, self.seat)
        return [*picks, PASS] if can_build(s, self.seat, s.content.effects[BUILD]) else picks

    def resolve(self, s: NorthgardState, pick: int) -> None:
        if pick != PASS:
            collect_resources(s, self.seat, pick, "NG-SPECIAL-01", True)
            s.build_only = pick
        s.push(EndGlory(self.seat, pick == PASS))
        begin(s, self.seat, s.content.effects[BUILD])

    def refusals(self, s: NorthgardState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(f"territory:{s.geo.names[t]}", "NG-SPECIAL-01", "refusal-glory")
            for t in own_territories(s, self.seat)
            if t not in allowed
        ]


@dataclass
class EndGlory(Step):
    """Collecting after building includes the new building. [NG-SPECIAL-01]"""

    seat: int
    collect: bool

    def kind(self) -> str:
        return "end_glory"

    def run(self, s: NorthgardState) -> None:
        s.build_only = OFF_MAP
        if self.collect and s.last_build != OFF_MAP:
            collect_resources(s, self.seat, s.last_build, "NG-SPECIAL-01", True)
