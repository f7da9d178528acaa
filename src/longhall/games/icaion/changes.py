"""The small mutations every rule is made of. Each tells what it did."""

from __future__ import annotations

from typing import Final

from longhall.games.icaion.content import COLOURS, CRIMINAL
from longhall.games.icaion.events.cages import CAGE_LOST, QOAM_REPLACED, QOAM_STORED
from longhall.games.icaion.events.curios import CURIO_DISCARDED, CURIOS_DRAWN, CurioDiscarded, DiscardCause
from longhall.games.icaion.events.parasites import PARASITES_COLLECTED
from longhall.games.icaion.events.power import POWER_RECHARGED
from longhall.games.icaion.events.score import REPUTATION_GAINED, ScoreParts
from longhall.games.icaion.events.turn import ARMOR_REMOVED
from longhall.games.icaion.queries import COLOUR_COUNT, cage_start, curio_ids
from longhall.games.icaion.shapes import SomeQoam
from longhall.games.icaion.state import SOURCES, IcaionState

NO_QOAM: Final = (0, 0, 0, 0, 0)


def score(s: IcaionState, seat: int, amount: int, source: int, rule: str, parts: ScoreParts | None = None) -> None:
    """Reputation Points; ``parts`` says what they were counted from. Nothing is told of 0 points without parts."""
    s.points[seat * len(SOURCES) + source] += amount
    if s.listening and (amount or parts is not None):
        counted: ScoreParts = parts if parts is not None else {}
        REPUTATION_GAINED.emit(s, rule, {"seat": seat, "amount": amount, "source": SOURCES[source], **counted})


def crystals(qoam: tuple[int, ...] | list[int]) -> SomeQoam:
    """Qoam by the names of its colours, without what there is none of."""
    found: SomeQoam = {}
    for colour, n in enumerate(qoam):
        if n:
            found[COLOURS[colour]] = n
    return found


# -- Null Cages -------------------------------------------------------------------------------------------------------


def put_in_cage(s: IcaionState, seat: int, cage: int, colour: int, n: int) -> None:
    s.cages[cage_start(s, seat, cage) + colour] += n
    s.held[COLOUR_COUNT * seat + colour] += n


def take_from_cage(s: IcaionState, seat: int, cage: int, colour: int, n: int) -> None:
    """The caller has checked that it is there."""
    s.cages[cage_start(s, seat, cage) + colour] -= n
    s.held[COLOUR_COUNT * seat + colour] -= n


def empty_cage(s: IcaionState, seat: int, cage: int) -> list[int]:
    """Everything in a cage goes to the supply; returns what that was."""
    start = cage_start(s, seat, cage)
    content = s.cages[start : start + COLOUR_COUNT]
    for colour in range(COLOUR_COUNT):
        if content[colour]:
            take_from_cage(s, seat, cage, colour, content[colour])
    return content


def store_batch(s: IcaionState, seat: int, cage: int, batch: tuple[int, ...]) -> None:
    """A batch goes into one cage and replaces what is there. [IC-QOAM-02]"""
    replaced = empty_cage(s, seat, cage)
    for colour in range(COLOUR_COUNT):
        if batch[colour]:
            put_in_cage(s, seat, cage, colour, batch[colour])
    if s.listening:
        QOAM_STORED.emit(s, "IC-QOAM-02", {"seat": seat, "cage": cage + 1, **crystals(batch)})
        if any(replaced):
            QOAM_REPLACED.emit(s, "IC-QOAM-02", {"seat": seat, "cage": cage + 1, **crystals(replaced)})


def remove_cage(s: IcaionState, seat: int, cage: int) -> None:
    """An Upgrade's cage is gone with its content; cages behind it move up. [IC-AMB-37]"""
    lost = empty_cage(s, seat, cage)
    for later in range(cage + 1, s.content.cage_slots):
        content = empty_cage(s, seat, later)
        for colour in range(COLOUR_COUNT):
            if content[colour]:
                put_in_cage(s, seat, later - 1, colour, content[colour])
    others = [other for other in s.upgrade_cages[seat] if other != cage]
    s.upgrade_cages[seat] = [other - 1 if other > cage else other for other in others]
    if any(lost):
        CAGE_LOST.emit(s, "IC-AMB-37", {"seat": seat, "cage": cage + 1, **crystals(lost)})


# -- the rest ---------------------------------------------------------------------------------------------------------


def recharge(s: IcaionState, seat: int, rule: str) -> None:
    """Nothing happens to a tile that is Charged already. [IC-AMB-94]"""
    if not s.charged[seat]:
        s.charged[seat] = 1
        POWER_RECHARGED.emit(s, rule, {"seat": seat})


def collect_parasites(s: IcaionState, seat: int, region: int, n: int, rule: str) -> None:
    """Parasites leave a Region and are kept by the player. [IC-ERADICATE-04]"""
    s.parasites[region] -= n
    s.collected[seat] += n
    s.eliminated[seat] += n
    name, left = s.content.regions[region].id, s.parasites[region]
    PARASITES_COLLECTED.emit(s, rule, {"seat": seat, "region": name, "count": n, "left": left})


def tell_drawn(s: IcaionState, seat: int, cards: list[int], rule: str) -> None:
    CURIOS_DRAWN.emit_private(s, rule, {"seat": seat, "count": len(cards)}, (seat,), {"cards": curio_ids(s, cards)})


def discard_curio(s: IcaionState, seat: int, card: int, rule: str, cause: DiscardCause) -> None:
    """By its owner's choice, from hand to the open discards."""
    s.hand[seat].remove(card)
    s.discards.append(card)
    data: CurioDiscarded = {"seat": seat, "card": s.content.curios[card].id}
    CURIO_DISCARDED.emit_noted(s, rule, data, {"cause": cause})


def take_off_armor(s: IcaionState, seat: int) -> None:
    """[IC-SEEKER-CRIMINAL-01]"""
    if s.seeker[seat] == CRIMINAL and s.armor:
        s.armor = 0
        ARMOR_REMOVED.emit(s, "IC-SEEKER-CRIMINAL-01", {"seat": seat})
