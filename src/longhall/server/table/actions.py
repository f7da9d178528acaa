"""What happens at a table, one action at a time: the journal keeps actions by number, ``TableState`` applies them.

An action is applied in the same way when it happens and when it is read back. What is only known once it is applied
(the outcomes of a choice, the time it took) is filled in then, so that the journal keeps it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from longhall.kernel.errors import LonghallError
from longhall.server.table.seats import SeatState, Vote


@dataclass(kw_only=True)
class Action:
    kind: ClassVar[str]
    at: float  # seconds since 1970

    def to_data(self) -> dict[str, Any]:
        """What the journal keeps beside kind and time."""
        return {}


@dataclass(kw_only=True)
class Started(Action):
    kind = "start"


@dataclass(kw_only=True)
class Chosen(Action):
    kind = "choice"
    seat: int
    key: str
    bot: bool = False
    outcomes: list[list[int]] | None = None  # filled in when the choice is made; compared when it is read back
    used: float | None = None  # seconds that no bank has paid for; filled in as well

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"seat": self.seat, "key": self.key, "outcomes": self.outcomes, "bot": self.bot}
        return {**data, "used": self.used} if self.used else data


@dataclass(kw_only=True)
class SteppedBack(Action):
    """Until ``to`` choices are left; ``agreed``: by a vote; ``anew``: with hidden piles in another order where
    something came to light, as earlier versions did not have it."""

    kind = "undo"
    seat: int
    to: int
    agreed: bool
    anew: bool = True
    used: float | None = None  # seconds of the decision that was given up; filled in

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"seat": self.seat, "to": self.to, "agreed": self.agreed, "anew": self.anew}
        return {**data, "used": self.used} if self.used else data


@dataclass(kw_only=True)
class VoteChanged(Action):
    """Somebody has called a vote, agreed, or (None) refused, or it has lapsed."""

    kind = "vote"
    vote: Vote | None
    refused_by: int | None = None  # seat; earlier versions did not keep it

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"vote": self.vote.to_data() if self.vote is not None else None}
        return {**data, "refused_by": self.refused_by} if self.refused_by is not None else data


@dataclass(kw_only=True)
class EndedByAgreement(Action):
    kind = "end"


@dataclass(kw_only=True)
class SeatHandedOver(Action):
    """A seat in play goes to a bot, or (None) back to its owner."""

    kind = "seat"
    seat: int
    bot: str | None
    resigned: bool = False
    timed_out: bool = False  # then the bank is empty
    bot_decides: bool = False  # it comes back, but the decision under way stays with the bot: its time was up
    waited: bool = False  # the others have given it a bot, since its owner had kept them waiting

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"seat": self.seat, "bot": self.bot, "resigned": self.resigned}
        flags = {"timed_out": self.timed_out, "bot_decides": self.bot_decides, "waited": self.waited}
        return {**data, **{name: True for name, flag in flags.items() if flag}}


@dataclass(kw_only=True)
class HintTaken(Action):
    """The owner of a seat was told what would be best there, after so many choices. The journal does not keep what."""

    kind = "hint"
    seat: int
    choices: int

    def to_data(self) -> dict[str, Any]:
        return {"seat": self.seat, "choices": self.choices}


@dataclass(kw_only=True)
class SeatsChanged(Action):
    """People sit down, stand up, leave or take another name. The journal does not keep who: names and ids of people
    are in the rows of the seats alone, from which they can be deleted."""

    kind = "seats"
    seats: Mapping[int, SeatState] = field(default_factory=dict)


@dataclass(kw_only=True)
class Paused(Action):
    """``seat`` is whose owner did it, and not a name: see ``SeatsChanged``."""

    kind = "paused"
    seat: int | None = None  # earlier versions did not keep it
    until: float | None = None  # when it ends by itself; None: all have agreed to it, or it is of an earlier version

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"seat": self.seat} if self.seat is not None else {}
        return {**data, "until": self.until} if self.until is not None else data


@dataclass(kw_only=True)
class Resumed(Action):
    kind = "playing"
    seat: int | None = None  # as in ``Paused``; None also where a pause was over

    def to_data(self) -> dict[str, Any]:
        return {"seat": self.seat} if self.seat is not None else {}


@dataclass(kw_only=True)
class Closed(Action):
    """The table is closed before its match has begun."""

    kind = "cancelled"
    seats: Mapping[int, SeatState] = field(default_factory=dict)  # as in ``SeatsChanged``


@dataclass(kw_only=True)
class Continued(Action):
    """The first action of a table whose match goes on from a point of another one; ``head`` is that of its record."""

    kind = "continued"
    table: str
    choices: int
    head: dict[str, Any]

    def to_data(self) -> dict[str, Any]:
        return {"table": self.table, "at": self.choices, "head": self.head}


@dataclass(kw_only=True)
class ChoiceCopied(Action):
    """One of the choices made at that other table: a line of its record."""

    kind = "choice"
    line: dict[str, Any]

    def to_data(self) -> dict[str, Any]:
        kept = {name: value for name, value in self.line.items() if name != "choice"}
        return {**kept, "key": self.line["choice"], "bot": False, "copied": True}


PLAIN: Final[dict[str, type[Action]]] = {
    action.kind: action for action in (Started, EndedByAgreement, SeatsChanged, Closed)
}


def _seat_in(data: dict[str, Any], name: str) -> int | None:
    """A seat that earlier versions did not keep."""
    seat = data.get(name)
    if seat is not None and not isinstance(seat, int):
        raise TypeError
    return seat


def read_action(kind: str, data: dict[str, Any], at: float) -> Action:
    """An action as the journal has kept it; LonghallError for one that makes no sense."""
    try:
        match kind:
            case "choice" if data.get("copied"):
                line = {name: value for name, value in data.items() if name not in ("key", "bot", "copied")}
                return ChoiceCopied(at=at, line={**line, "choice": data["key"]})
            case "choice":
                seat, key, used = data["seat"], data["key"], data.get("used", 0.0)
                return Chosen(at=at, seat=seat, key=key, bot=data["bot"], outcomes=data["outcomes"], used=used)
            case "undo":
                anew, used = data.get("anew", False), data.get("used", 0.0)
                return SteppedBack(at=at, seat=data["seat"], to=data["to"], agreed=data["agreed"], anew=anew, used=used)
            case "vote":
                vote = Vote.from_data(data["vote"], at) if data["vote"] is not None else None
                return VoteChanged(at=at, vote=vote, refused_by=_seat_in(data, "refused_by"))
            case "paused":
                until = data.get("until")
                return Paused(at=at, seat=_seat_in(data, "seat"), until=float(until) if until is not None else None)
            case "playing":
                return Resumed(at=at, seat=_seat_in(data, "seat"))
            case "seat":
                flags = {name: data.get(name, False) is True for name in ("timed_out", "bot_decides", "waited")}
                return SeatHandedOver(at=at, seat=data["seat"], bot=data["bot"], resigned=data["resigned"], **flags)
            case "hint":
                return HintTaken(at=at, seat=int(data["seat"]), choices=int(data["choices"]))
            case "continued":
                return Continued(at=at, table=data["table"], choices=data["at"], head=data["head"])
            case _:
                return PLAIN[kind](at=at)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise LonghallError(f"an action of kind {kind!r} cannot be read") from None
