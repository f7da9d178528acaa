"""Spending Qoam: from which cages, in which colours, with or without a converter. [IC-QOAM-01, IC-CURIO-13]

Whoever must pay and has only one way to do so is not asked: what lies in cages is open. Crystals that a converter has
made are ``loose``: they are spent at once, as part of the cost or in another converter. [IC-AMB-39, IC-AMB-98]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icaion.changes import NO_QOAM, crystals, take_from_cage
from longhall.games.icaion.content import BROWN, COLOURS
from longhall.games.icaion.events.payment import QOAM_CONVERTED, QOAM_SPENT
from longhall.games.icaion.frames.base import crystal_key, crystal_option
from longhall.games.icaion.queries import (
    COLOUR_COUNT,
    cage_start,
    converters_left,
    holdings,
    most_payable,
    open_cages,
)
from longhall.games.icaion.shapes import SomeQoam
from longhall.games.icaion.state import IcaionState
from longhall.kernel.choices import SeatChoice
from longhall.kernel.frames import Option, Refusal, Step

CONVERT: Final = 1000  # added to ``5 * given + made`` to tell a conversion from a crystal in a cage
NO_COLOUR: Final = -1


def sources(s: IcaionState, seat: int, colour: int) -> list[int]:
    """Where crystals of a colour lie, as ``5 * cage + colour``."""
    start = cage_start(s, seat, 0) + colour
    cages = s.cages
    return [COLOUR_COUNT * k + colour for k in range(open_cages(s, seat)) if cages[start + COLOUR_COUNT * k]]


def any_source(s: IcaionState, seat: int) -> list[int]:
    """Where crystals of whatever colour lie."""
    start = cage_start(s, seat, 0)
    return [pick for pick in range(COLOUR_COUNT * open_cages(s, seat)) if s.cages[start + pick]]


def take_crystal(s: IcaionState, seat: int, pick: int) -> None:
    take_from_cage(s, seat, pick // COLOUR_COUNT, pick % COLOUR_COUNT, 1)


def paying_sources(s: IcaionState, seat: int, colour: int, wild: bool) -> list[int]:
    found = sources(s, seat, colour)
    return sorted(found + sources(s, seat, BROWN)) if wild and colour != BROWN else found


def paid_with(s: IcaionState, seat: int, cost: int, colour: int) -> SomeQoam:
    """What pays a cost in a Region with as little Brown as it takes; nothing where that needs a converter.
    [IC-DEPLOY-05, IC-DEPLOY-06]"""
    held = holdings(s, seat)
    paid = [0] * len(COLOURS)
    paid[colour] = min(cost, held[colour])
    if colour != BROWN:
        paid[BROWN] = min(cost - paid[colour], held[BROWN])
    return crystals(paid) if sum(paid) == cost else {}


def pay(s: IcaionState, seat: int, cost: int, colour: int, wild: bool, rule: str) -> None:
    """Spend ``cost`` Qoam of a colour, asking only where there is a choice; the caller has checked that it is there.
    What is paid for has been pushed before."""
    if cost:
        proceed(s, ChoosePayment(seat, cost, colour, wild, rule, NO_QOAM, NO_COLOUR, 0))


def proceed(s: IcaionState, payment: ChoosePayment) -> None:
    """Ask how the payment goes on, or finish it where nothing is left to choose."""
    seat, cost = payment.seat, payment.cost
    if cost and (payment.loose or conversions(s, payment)):
        s.push(payment)
        return
    found = paying_sources(s, seat, payment.colour, payment.wild) if cost else []
    start = cage_start(s, seat, 0)
    if len(found) > 1 and sum([s.cages[start + pick] for pick in found]) > cost:
        s.push(payment)
        return
    spent = list(payment.spent)
    for pick in found:  # all that is there, or as much as it takes of the only place
        n = min(cost, s.cages[start + pick])
        take_from_cage(s, seat, pick // COLOUR_COUNT, pick % COLOUR_COUNT, n)
        spent[pick % COLOUR_COUNT] += n
        cost -= n
    if s.listening:
        QOAM_SPENT.emit(s, payment.purpose, {"seat": seat, **crystals(spent)})


def can_finish(held: list[int], payment: ChoosePayment, cost: int, loose_colour: int, loose: int, left: int) -> bool:
    """Whether the rest of a payment can be made with this Qoam and these loose crystals."""
    if loose == 0:
        return most_payable(held, payment.colour, payment.wild, left) >= cost
    if left == 0 or cost == 0:
        return False
    rest = held.copy()
    if loose > 1:
        return can_finish(rest, payment, cost - 1, NO_COLOUR, 0, left - 1)
    if rest[loose_colour]:  # one of the cages goes with the loose one
        rest[loose_colour] -= 1
        if can_finish(rest, payment, cost - 1, NO_COLOUR, 0, left - 1):
            return True
        rest[loose_colour] += 1
    for other in range(COLOUR_COUNT):  # or a second loose one is made
        if other != loose_colour and rest[other] >= 2:
            rest[other] -= 2
            if can_finish(rest, payment, cost, loose_colour, 2, left - 1):
                return True
            rest[other] += 2
    return False


def conversions(s: IcaionState, payment: ChoosePayment) -> list[int]:
    """What a converter may do now, as ``5 * given + made``: it serves this payment or feeds another converter.
    [IC-CURIO-13, IC-AMB-98]"""
    left = converters_left(s, payment.seat)
    if left == 0:
        return []
    held = holdings(s, payment.seat)
    found: list[int] = []
    for given in range(COLOUR_COUNT):
        from_loose = payment.loose if given == payment.loose_colour else 0
        needed = 2 - from_loose
        if held[given] < needed:
            continue
        rest = held.copy()
        rest[given] -= needed
        for made in range(COLOUR_COUNT):
            if made != given and _leads_on(payment, rest, given, made, left - 1):
                found.append(COLOUR_COUNT * given + made)
    return found


def _leads_on(payment: ChoosePayment, rest: list[int], given: int, made: int, left: int) -> bool:
    """Whether the payment can be finished after a conversion."""
    if payment.loose and given != payment.loose_colour:  # only a second loose crystal of that colour is of use
        return made == payment.loose_colour and can_finish(rest, payment, payment.cost, made, payment.loose + 1, left)
    if payment.accepts(made):
        return can_finish(rest, payment, payment.cost - 1, NO_COLOUR, 0, left)
    return can_finish(rest, payment, payment.cost, made, 1, left)


@dataclass
class ChoosePayment(SeatChoice):
    """One crystal of the cost, or a converter. [IC-QOAM-01, IC-DEPLOY-06, IC-CURIO-13]"""

    cost: int  # still to be paid
    colour: int
    wild: bool  # Brown counts as that colour
    purpose: str  # the rule that asks for it
    spent: tuple[int, ...]  # so far, by colour
    loose_colour: int
    loose: int  # crystals of that colour out of a converter

    def kind(self) -> str:
        return "payment"

    def is_left_open(self, s: IcaionState) -> bool:
        return True

    def rule(self) -> str:
        return "IC-QOAM-01"

    def accepts(self, colour: int) -> bool:
        return colour == self.colour or (self.wild and colour == BROWN)

    def options(self, s: IcaionState) -> list[int]:
        converting = [CONVERT + pick for pick in conversions(s, self)]
        if self.loose:
            return converting
        return paying_sources(s, self.seat, self.colour, self.wild) + converting

    def key(self, s: IcaionState, pick: int) -> str:
        if pick >= CONVERT:
            given, made = divmod(pick - CONVERT, COLOUR_COUNT)
            return f"convert:{COLOURS[given]}.{COLOURS[made]}"
        return crystal_key("pay", pick)

    def option(self, s: IcaionState, pick: int) -> Option:
        if pick >= CONVERT:
            given, made = divmod(pick - CONVERT, COLOUR_COUNT)
            params = {"colour": COLOURS[given], "made": COLOURS[made]}
            return Option(self.key(s, pick), "option-convert", params, "convert")
        return crystal_option("pay", pick)

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"count": self.cost, "colour": COLOURS[self.colour], "wild": self.wild, "rule": self.purpose}

    def resolve(self, s: IcaionState, pick: int) -> None:
        if pick >= CONVERT:
            given, made = divmod(pick - CONVERT, COLOUR_COUNT)
            self._convert(s, given, made)
            return
        take_crystal(s, self.seat, pick)
        spent = _with(self.spent, pick % COLOUR_COUNT)
        proceed(s, ChoosePayment(self.seat, self.cost - 1, self.colour, self.wild, self.purpose, spent, NO_COLOUR, 0))

    def _convert(self, s: IcaionState, given: int, made: int) -> None:
        s.converted[self.seat] += 1
        QOAM_CONVERTED.emit(s, "IC-CURIO-13", {"seat": self.seat, "colour": COLOURS[given], "made": COLOURS[made]})
        from_loose = self.loose if given == self.loose_colour else 0
        cost, spent, loose_colour, loose = self.cost, self.spent, made, 1
        if self.loose and given != self.loose_colour:
            loose = self.loose + 1
        elif self.accepts(made):
            cost, spent, loose_colour, loose = cost - 1, _with(spent, made), NO_COLOUR, 0
        s.push_in_order(
            TakeForConverter(self.seat, given, 2 - from_loose),
            ContinuePayment(self.seat, cost, self.colour, self.wild, self.purpose, spent, loose_colour, loose),
        )

    def refusals(self, s: IcaionState) -> list[Refusal]:
        """Crystals of other colours lie there but do not pay this."""
        found: list[Refusal] = []
        allowed = self.options(s)
        for pick in any_source(s, self.seat):
            if pick in allowed:
                continue
            key = crystal_key("pay", pick)
            if self.loose:
                found.append(Refusal(key, "IC-AMB-39", "refusal-pay-loose", {"colour": COLOURS[self.loose_colour]}))
            elif pick % COLOUR_COUNT == BROWN:
                found.append(Refusal(key, "IC-AMB-25", "refusal-pay-brown", {"colour": COLOURS[self.colour]}))
            else:
                found.append(Refusal(key, "IC-QOAM-06", "refusal-pay-colour", {"colour": COLOURS[self.colour]}))
        return found


def _with(spent: tuple[int, ...], colour: int) -> tuple[int, ...]:
    """One crystal of a colour more."""
    return tuple([n + 1 if c == colour else n for c, n in enumerate(spent)])


@dataclass
class ContinuePayment(Step):
    """The rest of a payment after a converter was used; the fields are those of the choice."""

    seat: int
    cost: int
    colour: int
    wild: bool
    purpose: str
    spent: tuple[int, ...]
    loose_colour: int
    loose: int

    def kind(self) -> str:
        return "continue_payment"

    def is_foretold(self, s: IcaionState) -> bool:
        return True

    def run(self, s: IcaionState) -> None:
        proceed(
            s,
            ChoosePayment(
                *(self.seat, self.cost, self.colour, self.wild),
                *(self.purpose, self.spent, self.loose_colour, self.loose),
            ),
        )


@dataclass
class TakeForConverter(Step):
    """The crystals a converter consumes, from any cages. [IC-AMB-98]"""

    seat: int
    colour: int
    count: int

    def kind(self) -> str:
        return "take_for_converter"

    def is_foretold(self, s: IcaionState) -> bool:
        return True

    def run(self, s: IcaionState) -> None:
        found = sources(s, self.seat, self.colour)
        if len(found) == 1 or s.held[COLOUR_COUNT * self.seat + self.colour] == self.count:
            left = self.count
            start = cage_start(s, self.seat, 0)
            for pick in found:
                n = min(left, s.cages[start + pick])
                take_from_cage(s, self.seat, pick // COLOUR_COUNT, self.colour, n)
                left -= n
        elif self.count:
            s.push(ChooseConverted(self.seat, self.colour, self.count))


@dataclass
class ChooseConverted(SeatChoice):
    """From which cage a crystal for the converter comes. [IC-AMB-98]"""

    colour: int
    count: int

    def kind(self) -> str:
        return "converted"

    def presumed(self, s: IcaionState) -> int | None:
        """Out of whichever cage."""
        return self.options(s)[0]

    def rule(self) -> str:
        return "IC-CURIO-13"

    def options(self, s: IcaionState) -> list[int]:
        return sources(s, self.seat, self.colour)

    def key(self, s: IcaionState, pick: int) -> str:
        return crystal_key("pay", pick)

    def option(self, s: IcaionState, pick: int) -> Option:
        return crystal_option("pay", pick)

    def context(self, s: IcaionState) -> dict[str, Any]:
        return {"count": self.count, "colour": COLOURS[self.colour]}

    def resolve(self, s: IcaionState, pick: int) -> None:
        take_crystal(s, self.seat, pick)
        if self.count > 1:
            s.push(TakeForConverter(self.seat, self.colour, self.count - 1))

    def refusals(self, s: IcaionState) -> list[Refusal]:
        allowed = self.options(s)
        return [
            Refusal(crystal_key("pay", pick), "IC-CURIO-13", "refusal-pay-colour", {"colour": COLOURS[self.colour]})
            for pick in any_source(s, self.seat)
            if pick not in allowed
        ]
