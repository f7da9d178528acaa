"""The seats of a table and the votes of those who hold them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, get_args

from longhall.server.messages import VoteKind
from longhall.server.table.clocks import VOTE


@dataclass(frozen=True)
class SeatState:
    """A seat: a person, a bot, both (a bot stands in for its owner) or nobody."""

    user_id: str | None = None
    name: str = ""
    bot: str | None = None  # plays now, for itself or for its owner
    resigned: bool = False
    bank: float = 0.0  # seconds left on a live clock besides those for each decision
    bot_since: int | None = None  # choices made when a bot took over from a person; earlier versions did not keep it
    held_for: str | None = None  # the person for whom the host holds it, while nobody sits there
    held_name: str = ""


@dataclass(frozen=True)
class Vote:
    """A question to the other people at the table: an undo beyond the floor, an early end, a long pause. It passes when
    all who have a say have agreed; silence is no answer, and at its deadline it lapses."""

    kind: VoteKind
    asked_by: int  # seat
    to: int  # for an undo the number of choices to go back to
    deadline: float  # seconds since 1970
    agreed: frozenset[int] = field(default_factory=frozenset)  # seats

    def to_data(self) -> dict[str, Any]:
        agreed = sorted(self.agreed)
        return {"kind": self.kind, "seat": self.asked_by, "to": self.to, "agreed": agreed, "deadline": self.deadline}

    @staticmethod
    def from_data(data: dict[str, Any], at: float) -> Vote | None:
        """``at`` is when it was written: earlier versions knew no deadline. They also asked for a bot for somebody who
        does not play, which is no question any more."""
        if data["kind"] not in get_args(VoteKind):
            return None
        deadline = data.get("deadline", at + VOTE)
        return Vote(data["kind"], data["seat"], data["to"], deadline, frozenset(data["agreed"]))
