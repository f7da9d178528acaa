"""A match: a state, its generator and its history. The engine loop is here."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final, cast

from longhall.kernel.chance import Rng, commitment, rng_from_seed
from longhall.kernel.codec import frame_to_data
from longhall.kernel.errors import IllegalOption, InvalidOption, LonghallError, RecordMismatch
from longhall.kernel.events import Event
from longhall.kernel.frames import Chance, Choice, Decision, Forecast, Option, Refusal, Step
from longhall.kernel.hidden import Orders, drawn_orders, groups_to_draw, rearrange
from longhall.kernel.state import State

if TYPE_CHECKING:
    from longhall.kernel.game import Game
    from longhall.kernel.record import Record


_NO_OUTCOMES: Final[list[list[int]]] = []  # most entries have none and share this list, which never changes
MOST_STEPS: Final = 20_000  # between two choices; a match has some hundreds at most
AGREED: Final = "agreed"  # the reason of the end when all players agree to stop early


class Result:
    """How a match ended. ``places`` start at 1 and may be shared; ``scores`` are points by source, with a total."""

    def __init__(self, reason: str, rule: str, places: list[int], scores: list[dict[str, int]]) -> None:
        self.reason = reason
        self.rule = rule
        self.places = places
        self.scores = scores

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def to_data(self) -> dict[str, Any]:
        return {"reason": self.reason, "rule": self.rule, "places": self.places, "scores": self.scores}


class HistoryEntry:
    """A choice with its outcomes and events; immutable once complete."""

    def __init__(self, seat: int, kind: str, options: int, key: str) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.key = key
        self.outcomes: list[list[int]] = _NO_OUTCOMES
        self.events: list[Event] = []
        self.position = 0  # of the generator, afterwards

    def add_outcome(self, outcome: list[int]) -> None:
        if self.outcomes is _NO_OUTCOMES:
            self.outcomes = [outcome]
        else:
            self.outcomes.append(outcome)

    def copy(self) -> HistoryEntry:
        copy = HistoryEntry(self.seat, self.kind, self.options, self.key)
        copy.outcomes = self.outcomes if self.outcomes is _NO_OUTCOMES else self.outcomes.copy()
        copy.events = self.events.copy()
        copy.position = self.position
        return copy

    def to_data(self, n: int, remarks: bool = False) -> dict[str, Any]:
        """As a record keeps it; with ``remarks`` as a save does."""
        return {
            "n": n,
            "seat": self.seat,
            "decision": self.kind,
            "options": self.options,
            "choice": self.key,
            "outcomes": self.outcomes,
            "events": [event.to_data(remarks) for event in self.events if remarks or not event.remark],
        }

    def blocks_undo(self) -> bool:
        """Chance was involved or something hidden came to light: nobody may take this back alone."""
        return bool(self.outcomes) or any(event.reveals for event in self.events)


class Match:
    """One match of one game. Use ``Game.new``, ``Game.from_json`` or ``kernel.record.replay`` to get one."""

    def __init__(self, game: Game, setup: dict[str, Any], seed: str, state: State, rng: Rng | None) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.state = state
        self.rng = rng
        self.opening = HistoryEntry(-1, "opening", 0, "")
        self.history: list[HistoryEntry] = []
        self.skipped = 0  # choices that are not in the history: before a snapshot, or made while not recording
        self.recording = True
        self.stops_at_chance = False  # chance is left to the caller: ``chance`` and ``give``
        self.commitment = ""  # made when first asked for; given for a replayed match whose seed is unknown
        self.reseeds: list[list[int]] = []  # [choices made, number]: new chance from there: ``stepped_back``
        self.redrawn: dict[int, Orders] = {}  # by choices made: how what nobody knew was drawn anew there
        self.agreed = False  # the players have ended it before the rules would
        self.continued: dict[str, Any] | None = None  # {"table", "at"} of the match that this one continues
        self._picks: list[int] | None = None
        self._forced: list[list[int]] = []
        self._alarms: list[Event] | None = None  # that hold now; None: not looked up

    # -- looking ---------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.agreed or not self.state.stack

    @property
    def seat(self) -> int:
        """The seat that decides now; -1 when the match is over or waits for chance."""
        top = self._choice()
        return top.chooser(self.state) if top is not None else -1

    @property
    def chance(self) -> Chance | None:
        """What chance is to decide now, in a match that leaves it to its caller; see ``give``."""
        if self.over:
            return None
        top = self.state.stack[-1]
        return top if isinstance(top, Chance) else None

    @property
    def decision(self) -> Decision | None:
        top = self._choice()
        if top is None:
            return None
        seat = top.chooser(self.state)
        message = top.message(self.state)
        return Decision(seat, top.kind(), top.rule_now(self.state), message, top.context(self.state), self.options())

    def picks(self) -> list[int]:
        """The legal picks as the frame's own small ints, in the order of the options; empty when nobody decides."""
        picks = self._picks
        if picks is None:
            top = self._choice()
            picks = top.options(self.state) if top is not None else []
            self._picks = picks
        return picks

    def options(self) -> list[Option]:
        top = self._choice()
        found: list[Option] = []
        if top is None:
            return found
        for index, pick in enumerate(self.picks()):
            option = top.option(self.state, pick)
            option.index = index
            found.append(option)
        return found

    def keys(self) -> list[str]:
        top = self._choice()
        return [top.key(self.state, pick) for pick in self.picks()] if top is not None else []

    def refusals(self) -> list[Refusal]:
        top = self._choice()
        return top.refusals(self.state) if top is not None else []

    def preview(self, choice: Option | str | int) -> dict[str, Any]:
        """What a choice would bring, as far as the deciding seat may know it; errors as in ``apply``."""
        index = self._index_of(choice)
        return cast(dict[str, Any], self.game.preview(self.state, self.seat, self.picks()[index]))

    def forecast(self) -> list[Forecast]:
        """What is coming as things stand, for the seat that decides; empty when the match is over."""
        return self.game.forecast(self.state, self.seat) if self.state.stack else []

    def view(self, seat: int | None) -> dict[str, Any]:
        return cast(dict[str, Any], self.game.view(self.state, seat))

    def views(self, seats: list[int | None]) -> list[dict[str, Any]]:
        """The views of several at once, in that order. They share what is the same for all, so nobody may change it."""
        return [cast(dict[str, Any], view) for view in self.game.views(self.state, seats)]

    @property
    def result(self) -> Result | None:
        if self.agreed:
            standing = self.game.standing(self.state)
            return Result(AGREED, "", standing.places, standing.scores)
        return None if self.state.stack else self.game.result(self.state)

    @property
    def choices_made(self) -> int:
        return self.skipped + len(self.history)

    @property
    def record(self) -> Record:
        from longhall.kernel.record import record_of  # noqa: PLC0415  # record reads matches, a match only makes one

        return record_of(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self._position_data() == other._position_data()

    def __hash__(self) -> int:
        return hash(self.choices_made)

    # -- acting ----------------------------------------------------------------------------------------------------

    def apply(self, choice: Option | str | int, outcomes: list[list[int]] | None = None) -> list[Event]:
        """Make a choice: an option, its key or its index. Returns what happened.

        Tests, search and replays pass ``outcomes`` instead of sampling chance; they must be possible and all of them
        must be used. After InvalidOption or IllegalOption nothing has changed.
        """
        index = self._index_of(choice)
        if not outcomes and self.rng is not None:
            return self.play(index)
        before = self.clone()
        self._forced = [list(outcome) for outcome in outcomes] if outcomes else []
        try:
            events = self.play(index)
            if self._forced:
                raise RecordMismatch(f"{len(self._forced)} of the given outcomes were not called for")
        except LonghallError:
            self._become(before)
            raise
        return events

    def play(self, index: int) -> list[Event]:
        """The fast variant of ``apply`` for callers that hold a legal index."""
        state = self.state
        picks = self.picks()
        top = self._top()
        pick = picks[index]
        self._picks = None
        state.listening = self.recording
        if not self.recording:
            self._alarms = None
            state.stack.pop()
            top.resolve(state, pick)
            self._advance(None)
            self.skipped += 1
            return []
        if self._alarms is None:
            self._alarms = self.game.alarms(state)
        entry = HistoryEntry(top.chooser(state), top.kind(), len(picks), top.key(state, pick))
        state.stack.pop()
        top.resolve(state, pick)
        self._advance(entry)
        self._close(entry)
        self.history.append(entry)
        return entry.events

    def give(self, outcome: list[int]) -> list[Event]:
        """Let chance decide so, in a match that stops there, and run on to the next choice or chance. Returns what
        happened. RecordMismatch, and nothing has changed, if no chance is pending or ``outcome`` is not possible.

        The outcome and the events join the choice that led here, as they do when the match decides by itself: both
        ways leave the same record.
        """
        chance = self.chance
        if chance is None:
            raise RecordMismatch("no chance is to be decided now")
        if not chance.allows(self.state, outcome):
            raise RecordMismatch(f"{outcome} is not a possible outcome of {chance.kind()!r}")
        self._picks = None
        self.state.listening = self.recording
        self._forced = [list(outcome)]
        if not self.recording:
            self._alarms = None
            self._advance(None)
            return []
        entry = (self.history[-1] if self.history else self.opening).copy()  # copies of this match share the old one
        told = entry.events
        self._advance(entry)
        self._close(entry)
        happened = entry.events
        entry.events = told + happened
        if self.history:
            self.history[-1] = entry
        else:
            self.opening = entry
        return happened

    def play_out(self, rng: Rng) -> None:
        """Make random choices to the end, for playouts and measurements."""
        while not self.over:
            self.play(rng.below(len(self.picks())))

    def begin(self) -> None:
        """Run the opening up to the first decision, or the first chance if that is left to the caller."""
        self._alarms = []
        self._advance(self.opening)
        self._close(self.opening)

    def end_by_agreement(self) -> None:
        """End the match as its players agreed; it is scored as it stands. Does nothing if it is over already."""
        if self.state.stack:
            self.agreed = True
            self._picks = None

    def continue_with(self, seed: str, table: str) -> None:
        """Turn this copy of a match into a new one that continues it: chance comes from ``seed`` from now on. ``table``
        names the original."""
        self.continued = {"table": table, "at": self.choices_made}
        self.seed = seed
        self.rng = rng_from_seed(seed)
        self.reseeds = []
        self.commitment = ""

    def undo_floor(self, seat: int) -> int:
        """How many choices must stand: ``seat`` may step back on its own to any point from there on.

        A step back never crosses chance, a reveal or another seat's choice.
        """
        floor = len(self.history)
        while floor > 0:
            entry = self.history[floor - 1]
            if entry.seat != seat or entry.blocks_undo():
                break
            floor -= 1
        return self.skipped + floor

    def rewound(self, n: int, near: Match | None = None) -> Match:
        """This match as it was after ``n`` choices, not ended by agreement. ``near`` is a position that it has passed
        on the way there, from which the rest is repeated; without one all choices are."""
        from longhall.kernel.record import rebuild  # noqa: PLC0415  # as in ``record``

        return rebuild(self, n, near=near)

    def stepped_back(self, n: int, anew: bool = True, near: Match | None = None) -> Match:
        """The same, to go on from there: if chance or a reveal was taken back, other chance follows and what nobody may
        know lies in another order, so that nobody can look and choose again. Without ``anew`` piles stay as they lay,
        as they did in matches of earlier versions. The caller decides if stepping back is allowed."""
        from longhall.kernel.record import step_back  # noqa: PLC0415  # as in ``record``

        return step_back(self, n, anew, near)

    def repeat(self, original: Match, redraw: bool = True) -> None:
        """Make the choice that ``original``, which has led here, made next, with all that chance did; without
        ``redraw`` before anything was drawn anew there. This match has no chance of its own meanwhile, and is of no use
        after a RecordMismatch."""
        entry = original.history[self.choices_made - original.skipped]
        self._forced = [list(outcome) for outcome in entry.outcomes]
        self.recording = False  # what happened is in the entry
        self.play(self._index_of(entry.key))
        self.recording = True
        if self._forced:
            raise RecordMismatch(f"{len(self._forced)} of the given outcomes were not called for")
        self.skipped -= 1
        self.history.append(entry)
        self.redraw(original.redrawn.get(self.choices_made) if redraw else None)

    def draw_anew(self) -> Orders:
        """Draw what nobody may know in another order, from the match's own chance."""
        assert self.rng is not None
        groups = groups_to_draw(self.game.hidden_places(self.state))
        orders = drawn_orders(groups, self.rng)
        rearrange(groups, orders)
        self._keep_orders(orders)
        return orders

    def redraw(self, orders: Orders | None) -> None:
        """The same as it was drawn once; None: it was not. RecordMismatch if it cannot be so."""
        if orders is None:
            return
        rearrange(groups_to_draw(self.game.hidden_places(self.state)), orders)
        self._keep_orders(orders)

    def _keep_orders(self, orders: Orders) -> None:
        self._picks = None
        if orders:
            self.redrawn = {**self.redrawn, self.choices_made: orders}

    # -- copying and saving ------------------------------------------------------------------------------------------

    def clone(self) -> Match:
        rng = self.rng.clone() if self.rng is not None else None
        copy = Match(self.game, self.setup, self.seed, self.state.clone(), rng)
        copy.opening = self.opening
        copy.history = self.history.copy()
        copy.skipped = self.skipped
        copy.recording = self.recording
        copy.stops_at_chance = self.stops_at_chance
        copy.commitment = self.commitment
        copy.reseeds = self.reseeds
        copy.redrawn = self.redrawn
        copy.agreed = self.agreed
        copy.continued = self.continued
        copy._picks = self._picks
        copy._alarms = self._alarms
        return copy

    def determinize(self, seat: int | None, rng: Rng) -> Match:
        """For search: a match that ``seat`` cannot tell from this one, with its own chance and no history."""
        state = self.game.determinize(self.state, seat, rng)
        copy = Match(self.game, self.setup, "", state, rng.branch("future"))
        copy.skipped = self.choices_made
        copy.recording = False
        return copy

    def to_json(self, history: bool = False) -> str:
        """Everything needed to continue, secrets included; with ``history`` also what a record needs."""
        data = self._position_data()
        if history:
            data["opening"] = self.opening.to_data(0, remarks=True)
            data["history"] = [entry.to_data(n, remarks=True) for n, entry in enumerate(self.history, start=1)]
            data["positions"] = [self.opening.position] + [entry.position for entry in self.history]
        return json.dumps(data, separators=(",", ":"), ensure_ascii=False)

    def restore_history(self, data: dict[str, Any]) -> None:
        from longhall.kernel.record import entry_from_data  # noqa: PLC0415  # as in ``record``

        self.skipped = data["n"]
        if "history" not in data:
            return
        self.skipped = 0
        self.opening = entry_from_data(data["opening"])
        self.history = [entry_from_data(line) for line in data["history"]]
        for entry, position in zip([self.opening, *self.history], data["positions"], strict=True):
            entry.position = position

    def head(self) -> dict[str, Any]:
        head: dict[str, Any] = {
            "longhall": 1,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "pack": self.game.pack_hash,
            "setup": self.setup,
        }
        if not self.commitment:
            self.commitment = commitment(head, self.seed)
        head["seed_commitment"] = self.commitment
        if self.reseeds:
            head["renewals"] = self.reseeds
        if self.redrawn:
            head["redrawn"] = [[n, orders] for n, orders in sorted(self.redrawn.items())]
        return head

    def _position_data(self) -> dict[str, Any]:
        data = self.head()
        data["seed"] = self.seed
        data["position"] = self.rng.position if self.rng is not None else 0
        data["n"] = self.choices_made
        data["state"] = self.state.to_data()
        data["stack"] = [frame_to_data(frame) for frame in self.state.stack]
        if self.agreed:
            data["agreed"] = True
        if self.continued is not None:
            data["continued"] = self.continued
        return data

    # -- inside ------------------------------------------------------------------------------------------------------

    def _choice(self) -> Choice | None:
        """What somebody is to choose now; None when the match is over or waits for chance."""
        if self.over:
            return None
        top = self.state.stack[-1]
        return top if isinstance(top, Choice) else None

    def _top(self) -> Choice:
        top = self.state.stack[-1]
        assert isinstance(top, Choice)
        return top

    def _advance(self, entry: HistoryEntry | None) -> None:
        """Run steps and chance until somebody must decide or nothing is left. ValueError where that never comes: such a
        position is out of a damaged save."""
        state = self.state
        stack = state.stack
        steps = 0
        while stack:
            top = stack[-1]
            if isinstance(top, Choice):
                return
            if self.stops_at_chance and not self._forced and isinstance(top, Chance):
                return
            steps += 1
            if steps > MOST_STEPS:
                raise ValueError("nobody ever decides")
            stack.pop()
            if isinstance(top, Step):
                top.run(state)
            elif isinstance(top, Chance):
                outcome = self._outcome(top)
                if entry is not None:
                    entry.add_outcome(outcome)
                top.resolve(state, outcome)

    def _outcome(self, chance: Chance) -> list[int]:
        if self._forced:
            outcome = self._forced.pop(0)
            if not chance.allows(self.state, outcome):
                raise RecordMismatch(f"{outcome} is not a possible outcome of {chance.kind()!r}")
            return outcome
        if self.rng is None:
            raise RecordMismatch(f"the outcome of {chance.kind()!r} is missing")
        return chance.sample(self.state, self.rng)

    def _close(self, entry: HistoryEntry) -> None:
        if self.chance is None:
            self._raise_alarms()
        entry.events = self.state.events
        self.state.events = []
        entry.position = self.rng.position if self.rng is not None else 0

    def _raise_alarms(self) -> None:
        """Tell those that did not hold at the decision before."""
        before = self._alarms
        self._alarms = [] if self.over else self.game.alarms(self.state)
        for alarm in self._alarms:
            if not before or not any(alarm.type == old.type and alarm.data == old.data for old in before):
                self.state.events.append(alarm)

    def _index_of(self, choice: Option | str | int) -> int:
        if self.over:
            raise IllegalOption(str(choice), "error-match-over", "", {})
        if self._choice() is None:
            raise InvalidOption(str(choice))
        if isinstance(choice, int):
            if not 0 <= choice < len(self.picks()):
                raise InvalidOption(str(choice))
            return choice
        key = choice.key if isinstance(choice, Option) else choice
        if not isinstance(key, str):
            raise InvalidOption(repr(key))
        keys = self.keys()
        if key in keys:
            return keys.index(key)
        for refusal in self.refusals():
            if refusal.key == key:
                raise IllegalOption(key, refusal.message, refusal.rule, refusal.params)
        if self.game.is_known_key(self.state, key):
            raise IllegalOption(key, "error-not-offered", self._top().rule_now(self.state), {})
        raise InvalidOption(key)

    def _become(self, other: Match) -> None:
        self.state = other.state
        self.rng = other.rng
        self.history = other.history
        self.skipped = other.skipped
        self._picks = None
        self._forced = []
        self._alarms = other._alarms
