"""Pebbles: a tiny whole game on nothing but the kernel, for tests.

Everybody holds three pebbles of values 1 to 6. Each round everybody lays one in secret; they are turned over together,
and the highest value that only one player laid wins the round: its owner rolls the die and takes up to so many stones
from the pile, one by one. Everybody draws back to three. Most stones after the last round win.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import longhall.games
from longhall.kernel.chance import Rng
from longhall.kernel.codec import FrameTable
from longhall.kernel.frames import Chance, Choice, Option, Refusal, Shuffle, Step
from longhall.kernel.game import Capabilities, Game
from longhall.kernel.hidden import Group
from longhall.kernel.match import Result
from longhall.kernel.preview import Trial
from longhall.kernel.rules import Catalogue, Clause
from longhall.kernel.setup import BOOL, CHOICE, INT, SetupOption
from longhall.kernel.state import State

VALUES: Final = 6
COPIES: Final = 4
HAND: Final = 3
STONES: Final = 20
FACES: Final = 6
TAKE: Final = 1
STOP: Final = 0

SETUP_OPTIONS: Final = (
    SetupOption("seats", INT, 2, (2, 3, 4), rule="PB-TABLE-01", group="table"),
    SetupOption("rounds", INT, 3, (1, 2, 3, 4, 5), rule="PB-END-01", group="table"),
    SetupOption("order", CHOICE, "clockwise", ("clockwise", "widdershins"), rule="PB-LAY-01", group="rules"),
    SetupOption("repeats", BOOL, False, rule="PB-LAY-02", group="modules"),
)

_CLAUSES: Final = {
    "PB-TABLE-01": "Two to four players; three pebbles each.",
    "PB-LAY-01": "Everybody lays one pebble in secret; they are turned over together.",
    "PB-LAY-02": "The value laid last round may be laid again only if one holds no other.",
    "PB-WIN-01": "The highest value laid by one player alone wins the round.",
    "PB-TAKE-01": "The winner rolls the die and takes up to so many stones, one by one.",
    "PB-TAKE-02": "No more stones than the die shows, and no more than there are.",
    "PB-DRAW-01": "Draw back to three pebbles; an empty bag is filled with the laid pebbles.",
    "PB-END-01": "After the last round most stones win.",
}


class PebblesState(State):
    """Piles have their top at the end."""

    def __init__(self, setup: dict[str, Any]) -> None:
        super().__init__(setup["seats"])
        self.setup = setup
        self.round = 1
        self.bag = [value for value in range(1, VALUES + 1) for _ in range(COPIES)]
        self.laid: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.last = [0] * self.seats
        self.pile = STONES
        self.stones = [0] * self.seats
        self.ended = ""

    def varying(self) -> tuple[str, ...]:
        return ("bag",)


@dataclass
class SetUp(Step):
    def kind(self) -> str:
        return "set_up"

    def run(self, s: PebblesState) -> None:
        s.push_in_order(ShuffleBag(), *[Draw(seat) for seat in range(s.seats)], StartRound())


@dataclass
class ShuffleBag(Shuffle):
    def kind(self) -> str:
        return "shuffle_bag"

    def size(self, s: PebblesState) -> int:
        return len(s.bag)

    def resolve(self, s: PebblesState, outcome: list[int]) -> None:
        s.bag = [s.bag[i] for i in outcome]
        s.emit("bag_shuffled", "PB-DRAW-01", {"count": len(outcome)})


@dataclass
class Draw(Step):
    """Back to three; the laid pebbles go into an empty bag first. [PB-DRAW-01]"""

    seat: int

    def kind(self) -> str:
        return "draw"

    def run(self, s: PebblesState) -> None:
        hand = s.hands[self.seat]
        drawn: list[int] = []
        while s.bag and len(hand) < HAND:
            drawn.append(s.bag.pop())
            hand.append(drawn[-1])
        if drawn:
            data = {"seat": self.seat, "count": len(drawn)}
            s.emit_private("pebbles_drawn", "PB-DRAW-01", data, (self.seat,), {"pebbles": drawn})
        if len(hand) < HAND and s.laid:
            s.bag = s.laid
            s.laid = []
            s.push_in_order(ShuffleBag(), self)


@dataclass
class StartRound(Step):
    def kind(self) -> str:
        return "start_round"

    def run(self, s: PebblesState) -> None:
        s.emit("round_began", "", {"round": s.round})
        s.push(LayPebble(()))


@dataclass
class LayPebble(Choice):
    """Everybody in turn, in secret. ``picks`` are (seat, value) so far. [PB-LAY-01]"""

    picks: tuple[tuple[int, int], ...]

    def kind(self) -> str:
        return "lay_pebble"

    def rule(self) -> str:
        return "PB-LAY-01"

    def chooser(self, s: PebblesState) -> int:
        step = 1 if s.setup["order"] == "clockwise" else -1
        return (s.round - 1 + step * len(self.picks)) % s.seats

    def options(self, s: PebblesState) -> list[int]:
        return layable(s, self.chooser(s))

    def key(self, s: PebblesState, pick: int) -> str:
        return f"pebble:{pick}"

    def context(self, s: PebblesState) -> dict[str, Any]:
        return {"round": s.round}

    def preview(self, s: PebblesState, pick: int) -> dict[str, Any]:
        """Whether the same value was laid last round."""
        return {"again": pick == s.last[self.chooser(s)]}

    def resolve(self, s: PebblesState, pick: int) -> None:
        seat = self.chooser(s)
        s.hands[seat].remove(pick)
        s.emit_to_chooser("pebble_laid", "PB-LAY-01", {"seat": seat}, seat, {"pebble": pick})
        picks = (*self.picks, (seat, pick))
        s.push(LayPebble(picks) if len(picks) < s.seats else Reveal(picks))

    def refusals(self, s: PebblesState) -> list[Refusal]:
        seat = self.chooser(s)
        last = s.last[seat]
        if last not in s.hands[seat] or last in self.options(s):
            return []
        return [Refusal(f"pebble:{last}", "PB-LAY-02", "refusal-laid-before", {"value": last})]


def layable(s: PebblesState, seat: int) -> list[int]:
    """[PB-LAY-02]"""
    values = sorted(set(s.hands[seat]))
    if not s.setup["repeats"] and len(values) > 1:
        values = [value for value in values if value != s.last[seat]]
    return values


@dataclass
class Reveal(Step):
    """[PB-WIN-01]"""

    picks: tuple[tuple[int, int], ...]

    def kind(self) -> str:
        return "reveal"

    def run(self, s: PebblesState) -> None:
        values = [value for _, value in self.picks]
        for seat, value in self.picks:
            s.last[seat] = value
        s.laid += values
        s.emit_reveal("pebbles_revealed", "PB-WIN-01", {"picks": [list(pick) for pick in self.picks]})
        s.push(EndRound())
        alone = [(value, seat) for seat, value in self.picks if values.count(value) == 1]
        if not alone:
            s.emit_remark("nobody_alone", "PB-WIN-01", {"round": s.round})
        elif s.pile:
            s.push(RollDie(max(alone)[1]))


@dataclass
class RollDie(Chance):
    seat: int

    def kind(self) -> str:
        return "roll_die"

    def sample(self, s: PebblesState, rng: Rng) -> list[int]:
        return [1 + rng.below(FACES)]

    def allows(self, s: PebblesState, outcome: list[int]) -> bool:
        return len(outcome) == 1 and 1 <= outcome[0] <= FACES

    def outcomes(self, s: PebblesState) -> list[tuple[list[int], int]]:
        return [([face], 1) for face in range(1, FACES + 1)]

    def resolve(self, s: PebblesState, outcome: list[int]) -> None:
        s.emit("die_rolled", "PB-TAKE-01", {"seat": self.seat, "face": outcome[0]})
        s.push(TakeStones(self.seat, min(outcome[0], s.pile)))


@dataclass
class TakeStones(Choice):
    """[PB-TAKE-01]"""

    seat: int
    left: int

    def kind(self) -> str:
        return "take_stones"

    def rule(self) -> str:
        return "PB-TAKE-01"

    def chooser(self, s: PebblesState) -> int:
        return self.seat

    def options(self, s: PebblesState) -> list[int]:
        return [TAKE, STOP] if self.left else [STOP]

    def presumed(self, s: PebblesState) -> int | None:
        return None if self.left else STOP

    def key(self, s: PebblesState, pick: int) -> str:
        return "take" if pick == TAKE else "stop"

    def option(self, s: PebblesState, pick: int) -> Option:
        key = self.key(s, pick)
        return Option(key, f"option-{key}", {"left": self.left})

    def resolve(self, s: PebblesState, pick: int) -> None:
        if pick == STOP:
            s.emit("stones_kept", "PB-TAKE-01", {"seat": self.seat}, {"pile": s.pile})
            return
        s.pile -= 1
        s.stones[self.seat] += 1
        s.emit("stone_taken", "PB-TAKE-01", {"seat": self.seat})
        s.push(TakeStones(self.seat, self.left - 1))

    def refusals(self, s: PebblesState) -> list[Refusal]:
        return [] if self.left else [Refusal("take", "PB-TAKE-02", "refusal-die-spent")]


@dataclass
class EndRound(Step):
    """[PB-END-01]"""

    def kind(self) -> str:
        return "end_round"

    def is_foretold(self, s: PebblesState) -> bool:
        return True

    def run(self, s: PebblesState) -> None:
        if s.round == s.setup["rounds"] or not s.pile:
            s.ended = "rounds" if s.pile else "stones"
            s.emit("match_ended", "PB-END-01", {"reason": s.ended})
            return
        s.round += 1
        s.push_in_order(*[Draw(seat) for seat in range(s.seats)], StartRound())


FRAMES: Final[FrameTable] = {
    "draw": Draw,
    "end_round": EndRound,
    "lay_pebble": LayPebble,
    "reveal": Reveal,
    "roll_die": RollDie,
    "set_up": SetUp,
    "shuffle_bag": ShuffleBag,
    "start_round": StartRound,
    "take_stones": TakeStones,
}


def secret_picks(s: PebblesState) -> tuple[tuple[int, int], ...]:
    top = s.stack[-1] if s.stack else None
    return top.picks if isinstance(top, LayPebble) else ()


def result_of(s: PebblesState) -> Result:
    """[PB-END-01]"""
    places = [1 + sum(other > mine for other in s.stones) for mine in s.stones]
    return Result(s.ended, "PB-END-01", places, [{"stones": n, "total": n} for n in s.stones])


class Pebbles(Game):
    def __init__(self, pack_hash: str = "pebbles") -> None:
        super().__init__("pebbles", 1, pack_hash, SETUP_OPTIONS)

    def frames(self) -> FrameTable:
        return FRAMES

    def opening(self, setup: dict[str, Any]) -> State:
        state = PebblesState(setup)
        state.push(SetUp())
        return state

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, PebblesState)
        top = state.stack[-1] if state.stack else None
        return {
            "seat": seat,
            "round": state.round,
            "deciding": top.chooser(state) if isinstance(top, Choice) else None,
            "bag": len(state.bag),
            "laid": sorted(state.laid),
            "hand": sorted(state.hands[seat]) if seat is not None else [],
            "hands": [len(hand) for hand in state.hands],
            "picked": [
                {"seat": other, "value": value if other == seat else None} for other, value in secret_picks(state)
            ],
            "last": state.last.copy(),
            "pile": state.pile,
            "stones": state.stones.copy(),
            "ended": state.ended,
        }

    def capabilities(self) -> Capabilities:
        return Capabilities(hidden_information=True, previews=True)

    def differences(self, before: PebblesState, trial: Trial, seat: int) -> Mapping[str, Any]:
        """Which pebbles stay in the hand, how many stones one gets, and which round begins."""
        after: PebblesState = trial.after
        found: dict[str, Any] = {"kept": sorted(trial.settled.hands[seat])}
        if after.stones[seat] > before.stones[seat]:
            found["stones"] = after.stones[seat] - before.stones[seat]
        if after.round > before.round:
            found["round"] = after.round
        return found

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        """Bag, hands and secret picks of the others are mixed until every pick is one that could be laid."""
        assert isinstance(state, PebblesState)
        for _ in range(100):
            new = _mixed(state, seat, rng)
            if all(_could_lay(new, other, value) for other, value in secret_picks(new)):
                return new
        return state.clone()

    def hidden_places(self, state: State) -> list[Group]:
        assert isinstance(state, PebblesState)
        return [[(state.bag, i) for i in range(len(state.bag))]]

    def result(self, state: State) -> Result:
        assert isinstance(state, PebblesState)
        return result_of(state)

    def is_known_key(self, state: State, key: str) -> bool:
        return key in ("take", "stop", *(f"pebble:{value}" for value in range(1, VALUES + 1)))

    def component_counts(self, state: State) -> dict[str, int]:
        assert isinstance(state, PebblesState)
        in_hands = sum(len(hand) for hand in state.hands)
        return {
            "pebbles": len(state.bag) + len(state.laid) + in_hands + len(secret_picks(state)),
            "stones": state.pile + sum(state.stones),
        }

    def catalogue(self, language: str = "en") -> Catalogue:
        clauses = [Clause(id, id, text, id.rpartition("-")[0], False, ()) for id, text in _CLAUSES.items()]
        return Catalogue(language, {clause.section: clause.section for clause in clauses}, clauses)


def _mixed(s: PebblesState, viewer: int | None, rng: Rng) -> PebblesState:
    new = s.clone()
    others = [seat for seat in range(s.seats) if seat != viewer]
    picks = secret_picks(s)
    pool = s.bag + [value for seat, value in picks if seat != viewer]
    for seat in others:
        pool += s.hands[seat]
    pool = sorted(pool)  # what comes out must not depend on how they truly lie
    pool = [pool[i] for i in rng.permutation(len(pool))]
    for seat in others:
        new.hands[seat] = [pool.pop() for _ in s.hands[seat]]
    if picks:
        new.stack[-1] = LayPebble(tuple((seat, value if seat == viewer else pool.pop()) for seat, value in picks))
    new.bag = pool
    return new


def _could_lay(s: PebblesState, seat: int, value: int) -> bool:
    return s.setup["repeats"] or value != s.last[seat] or set(s.hands[seat]) <= {value}


def pebbles(pack: Path | None = None) -> Pebbles:
    """With a folder: the same game with another pack."""
    return Pebbles() if pack is None else Pebbles(pack.name)


@contextmanager
def registered() -> Iterator[None]:
    """Pebbles among the games for a while, so that no other test meets it."""
    longhall.games.register("pebbles", pebbles)
    try:
        yield
    finally:
        longhall.games._MAKERS.pop("pebbles")
        longhall.games._LOADED.pop("pebbles", None)
