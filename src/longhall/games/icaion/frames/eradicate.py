"""Eradicate Parasites. [IC-ERADICATE]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icaion.changes import collect_parasites, score
from longhall.games.icaion.content import GREY, SWORD
from longhall.games.icaion.frames.base import word_option
from longhall.games.icaion.frames.payment import pay
from longhall.games.icaion.queries import converters_left, holdings, most_payable, regions_at, strength
from longhall.games.icaion.shapes import Preview
from longhall.games.icaion.state import GEAR_POWER, IcaionState
from longhall.kernel.choices import DONE, SeatChoice
from longhall.kernel.frames import Option, Refusal, Step

WIDTH: Final = 16  # a pick is ``WIDTH * region + count``


def most_removable(s: IcaionState, seat: int) -> int:
    """By the Grey there is and the Strength icons. [IC-ERADICATE-01, IC-ERADICATE-03]"""
    return most_payable(holdings(s, seat), GREY, False, converters_left(s, seat)) * strength(s, seat)


def has_parasites(s: IcaionState, seat: int) -> bool:
    """Whether there is one around the Seeker."""
    for region in regions_at(s, seat):  # noqa: SIM110  # asked for at every action; a generator takes three times as long
        if s.parasites[region]:
            return True
    return False


def eradicate_obstacle(s: IcaionState, seat: int, held: list[int], converters: int) -> tuple[str, str] | None:
    """Why no Parasite can be removed with this Qoam, as rule and message. [IC-AMB-23]"""
    if not has_parasites(s, seat):
        return "IC-AMB-23", "refusal-eradicate-none"
    if most_payable(held, GREY, False, converters) == 0 or strength(s, seat) == 0:
        return "IC-ERADICATE-01", "refusal-eradicate-grey"
    return None


@dataclass
class ChooseParasites(SeatChoice):
    """How many Parasites to remove from which Region; each Region once, until done.
    [IC-ERADICATE-01, IC-AMB-24, IC-AMB-99]"""

    chosen: tuple[int, ...]  # picks so far

    def kind(self) -> str:
        return "eradicate"

    def presumed(self, s: IcaionState) -> int | None:
        """No more than those chosen."""
        return DONE if self.chosen else None

    def is_left_open(self, s: IcaionState) -> bool:
        return bool(self.chosen)

    def rule(self) -> str:
        return "IC-ERADICATE-01"

    def _count(self) -> int:
        return sum([pick % WIDTH for pick in self.chosen])

    def options(self, s: IcaionState) -> list[int]:
        left = most_removable(s, self.seat) - self._count()
        taken = [pick // WIDTH for pick in self.chosen]
        found: list[int] = []
        for region in regions_at(s, self.seat):
            if region not in taken:
                for n in range(1, min(left, s.parasites[region]) + 1):
                    found.append(WIDTH * region + n)
        if self.chosen:
            found.append(DONE)
        return found

    def key(self, s: IcaionState, pick: int) -> str:
        return f"remove:{s.content.regions[pick // WIDTH].id}.{pick % WIDTH}" if pick >= 0 else "done"

    def option(self, s: IcaionState, pick: int) -> Option:
        if pick < 0:
            return word_option(pick)
        params = {
            "region": s.content.regions[pick // WIDTH].id,
            "count": pick % WIDTH,
            "grey": grey_for(s, self.seat, self._count() + pick % WIDTH),
        }
        return Option(self.key(s, pick), "option-remove", params, "remove")

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"strength": strength(s, self.seat), "count": self._count(), "most": most_removable(s, self.seat)}

    def resolve(self, s: IcaionState, pick: int) -> None:
        chosen = self.chosen if pick == DONE else (*self.chosen, pick)
        further = ChooseParasites(self.seat, chosen)
        if pick != DONE and len(further.options(s)) > 1:
            s.push(further)
            return
        count = sum([number % WIDTH for number in chosen])
        s.push(RemoveParasites(self.seat, chosen))
        pay(s, self.seat, grey_for(s, self.seat, count), GREY, False, "IC-ERADICATE-01")

    def refusals(self, s: IcaionState) -> list[Refusal]:
        found: list[Refusal] = []
        allowed = self.options(s)
        taken = [pick // WIDTH for pick in self.chosen]
        for region in regions_at(s, self.seat):
            for n in range(1, max(1, s.parasites[region]) + 1):
                pick = WIDTH * region + n
                if pick in allowed:
                    continue
                params: dict[str, Any] = {"region": s.content.regions[region].id}
                if region in taken:
                    found.append(Refusal(self.key(s, pick), "IC-ERADICATE-01", "refusal-remove-chosen", params))
                elif not s.parasites[region]:
                    found.append(Refusal(self.key(s, pick), "IC-AMB-23", "refusal-remove-none", params))
                else:
                    params = {"most": most_removable(s, self.seat)}
                    found.append(Refusal(self.key(s, pick), "IC-ERADICATE-01", "refusal-remove-many", params))
        return found


def grey_for(s: IcaionState, seat: int, count: int) -> int:
    """The smallest number of Grey that covers so many Parasites. [IC-AMB-99]"""
    each = strength(s, seat)
    return (count + each - 1) // each


def sword_scores(s: IcaionState, seat: int) -> bool:
    """Whether the Parasite Sword scores for an Eradicate now. [IC-GEAR-SWORD-02, IC-AMB-55]"""
    return s.gear[seat] == SWORD and (s.rules.sword_each_action or not s.sword_used)


def eradicate_preview(s: IcaionState, seat: int) -> Preview:
    """How many Parasites could be removed, and what the Sword scores."""
    there = sum([s.parasites[region] for region in regions_at(s, seat)])
    found: Preview = {"count": min(there, most_removable(s, seat)), "strength": strength(s, seat)}
    if sword_scores(s, seat):
        found["points"] = s.content.gear[SWORD].n
    return found


@dataclass
class RemoveParasites(Step):
    """[IC-ERADICATE-01, IC-ERADICATE-04, IC-GEAR-SWORD-02, IC-AMB-55]"""

    seat: int
    chosen: tuple[int, ...]

    def kind(self) -> str:
        return "remove_parasites"

    def is_foretold(self, s: IcaionState) -> bool:
        return True

    def run(self, s: IcaionState) -> None:
        for pick in self.chosen:
            collect_parasites(s, self.seat, pick // WIDTH, pick % WIDTH, "IC-ERADICATE-01")
        if sword_scores(s, self.seat):
            s.sword_used = 1
            score(s, self.seat, s.content.gear[SWORD].n, GEAR_POWER, "IC-GEAR-SWORD-02", {"gear": "sword"})
