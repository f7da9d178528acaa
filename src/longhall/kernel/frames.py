"""The three kinds of frames, and what leaves the engine: decisions, options and refusals.

The methods of a frame get the state of their own game. Here it is ``Any``, and each game names its class in the
override: a type parameter would say the same more precisely, but mypyc cannot compile dataclasses with a generic base.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from longhall.kernel.chance import Rng
from longhall.kernel.state import Frame


class Option:
    """One thing a seat may choose now. ``key`` is stable between versions and used in records and on the wire."""

    def __init__(self, key: str, message: str, params: dict[str, Any] | None = None, group: str = "") -> None:
        self.key = key
        self.message = message
        self.params: dict[str, Any] = params if params is not None else {}
        self.group = group
        self.index = -1

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and (self.key, self.message, self.params, self.group) == (
            other.key,
            other.message,
            other.params,
            other.group,
        )

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"

    def to_data(self) -> dict[str, Any]:
        return {"key": self.key, "message": self.message, "params": self.params, "group": self.group}


class Forecast:
    """Something that is coming as things stand, for the seat that decides; ``urgent`` if it should not be missed."""

    def __init__(self, message: str, rule: str, params: dict[str, Any] | None = None, urgent: bool = False) -> None:
        self.message = message
        self.rule = rule
        self.params: dict[str, Any] = params if params is not None else {}
        self.urgent = urgent

    def __repr__(self) -> str:
        return f"Forecast({self.message!r}, {self.params!r})"

    def to_data(self) -> dict[str, Any]:
        return {"message": self.message, "rule": self.rule, "params": self.params, "urgent": self.urgent}


class Refusal:
    """Something a seat might expect to do now but may not, and the rule that forbids it."""

    def __init__(self, key: str, rule: str, message: str, params: dict[str, Any] | None = None) -> None:
        self.key = key
        self.rule = rule
        self.message = message
        self.params: dict[str, Any] = params if params is not None else {}

    def __repr__(self) -> str:
        return f"Refusal({self.key!r}, {self.rule!r}, {self.message!r})"

    def to_data(self) -> dict[str, Any]:
        return {"key": self.key, "rule": self.rule, "message": self.message, "params": self.params}


class Decision:
    """Who decides what, derived on demand and never stored."""

    def __init__(
        self, seat: int, kind: str, rule: str, message: str, context: Mapping[str, Any], options: list[Option]
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.message = message
        self.context = cast(dict[str, Any], context)
        self.options = options

    def for_others(self) -> Decision:
        """What everybody else is told: who decides what by which rule. How the seat is asked and what it may choose can
        depend on what only that seat knows."""
        return Decision(self.seat, self.kind, self.rule, question(self.kind), {}, [])

    def to_data(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "kind": self.kind,
            "rule": self.rule,
            "message": self.message,
            "context": self.context,
            "options": [option.to_data() for option in self.options],
        }


def question(kind: str) -> str:
    """The message that asks for a choice of this kind, whatever there is to choose."""
    return f"decide-{kind.replace('_', '-')}"


class Choice(Frame):
    """A seat decides. Inside the engine options are small ints; keys and messages are made only when asked for."""

    def kind(self) -> str:
        """Names the class in saved matches and in the table of frames."""
        raise NotImplementedError

    def rule(self) -> str:
        """The clause that grants this choice."""
        return ""

    def rule_now(self, s: Any) -> str:
        """The same in this match: the clause may depend on how many play."""
        return self.rule()

    def chooser(self, s: Any) -> int:
        """The seat that decides."""
        raise NotImplementedError

    def options(self, s: Any) -> list[int]:
        """The legal picks in a fixed order; never empty."""
        raise NotImplementedError

    def key(self, s: Any, pick: int) -> str:
        """The stable name of a pick; unique among the options."""
        raise NotImplementedError

    def option(self, s: Any, pick: int) -> Option:
        """The pick with what a player is told about it: by default the message ``option-VERB`` with the rest of the
        key as the parameter named like the verb."""
        key = self.key(s, pick)
        verb, _, rest = key.partition(":")
        return Option(key, f"option-{verb.replace('_', '-')}", {verb: rest} if rest else {}, verb)

    def resolve(self, s: Any, pick: int) -> None:
        """Carry the pick out: change the state, push what follows."""
        raise NotImplementedError

    def refusals(self, s: Any) -> list[Refusal]:
        """What the seat might expect among the options but will not find there, and why."""
        return []

    def message(self, s: Any) -> str:
        """What asks for this choice; a kind may ask in other words where there is only one thing to choose. Only the
        seat itself is told: see ``Decision.for_others``."""
        return question(self.kind())

    def context(self, s: Any) -> Mapping[str, Any]:
        """Parameters of the decision's message."""
        return {}

    def preview(self, s: Any, pick: int) -> Mapping[str, Any]:
        """What a legal pick means to its seat beyond what it changes at once (``Game.differences``), such as where it
        leads and what it costs; nothing that the seat may not know."""
        return {}

    def is_tried(self, s: Any, pick: int) -> bool:
        """Whether a preview carries the pick out on a copy and tells what that changes. Not where it only leads to
        other choices, hides what is to come, or changes what nobody may be told."""
        return True

    def presumed(self, s: Any) -> int | None:
        """The pick with which the preview of an earlier choice goes on, since all of them come to the same for it;
        None: it ends here."""
        return None

    def is_left_open(self, s: Any) -> bool:
        """Whether the preview of an earlier choice leaves this one open and goes on with what follows it, which comes
        all the same: what is paid for, however it is paid."""
        return False


class Chance(Frame):
    """Dice, shuffles and draws. The outcome is a list of ints and is recorded, so a replay needs no generator."""

    def kind(self) -> str:
        raise NotImplementedError

    def sample(self, s: Any, rng: Rng) -> list[int]:
        raise NotImplementedError

    def allows(self, s: Any, outcome: list[int]) -> bool:
        """Whether ``outcome`` could have been sampled: replays, tests and search supply outcomes of their own."""
        raise NotImplementedError

    def outcomes(self, s: Any) -> list[tuple[list[int], int]]:
        """All outcomes with whole-number weights; empty where there are too many to list, as for a shuffle."""
        return []

    def resolve(self, s: Any, outcome: list[int]) -> None:
        raise NotImplementedError


class Step(Frame):
    """Something automatic; it changes the state and pushes what follows."""

    def kind(self) -> str:
        raise NotImplementedError

    def run(self, s: Any) -> None:
        raise NotImplementedError

    def is_foretold(self, s: Any) -> bool:
        """Whether it belongs to the choice that led here, so that its preview tells it too."""
        return False

    def is_left_open(self, s: Any) -> bool:
        """Whether the preview leaves it open, such as the card that is drawn, and goes on with what follows it."""
        return False


class Shuffle(Chance):
    """A chance frame whose outcome is a permutation: element ``i`` of the new order is ``outcome[i]`` of the old."""

    def size(self, s: Any) -> int:
        raise NotImplementedError

    def sample(self, s: Any, rng: Rng) -> list[int]:
        return rng.permutation(self.size(s))

    def allows(self, s: Any, outcome: list[int]) -> bool:
        return sorted(outcome) == list(range(self.size(s)))
