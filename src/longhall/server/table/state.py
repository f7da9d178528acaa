"""A table in memory. ``TableState.apply`` is the one place that says what an action does."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, cast

from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game
from longhall.kernel.match import HistoryEntry, Match
from longhall.lessons import Teacher, lesson_for
from longhall.server.db.models import Seat, Table
from longhall.server.messages import SeatInfo, Status
from longhall.server.people.names import names_on_leaving
from longhall.server.table import actions as a
from longhall.server.table.clocks import (
    HEED,
    LIVE,
    MOST_PAUSES,
    MOST_TURNS_BACK,
    PAUSE,
    RETURN,
    Clock,
    DecisionTimes,
    Stopwatch,
)
from longhall.server.table.continuation import Origin
from longhall.server.table.earlier import EarlierPlayers
from longhall.server.table.keepsake import Keepsake, Stopped
from longhall.server.table.rewinding import RewindCache
from longhall.server.table.seats import SeatState, Vote
from longhall.server.table.waiting import WaitingTimes
from longhall.server.walltime import now

OPEN: Final = "open"
PLAYING: Final = "playing"
PAUSED: Final = "paused"
FINISHED: Final = "finished"
CANCELLED: Final = "cancelled"
KEPT_IN_READING: Final = 16  # choices between two positions kept while actions are read back


class TableState:
    """A new one is a table at which nothing has happened; apply its actions in order, then adopt its rows.

    A match in here is never changed once others can see it: a room applies an action to a copy of its state, and puts
    the copy in the place of the original when the action is safe.
    """

    def __init__(self, game: Game, table: Table, seats: list[Seat]) -> None:
        self.game = game
        self.id = table.id
        self.setup: dict[str, Any] = table.setup
        self.public = table.public
        self.tournament = table.tournament  # whose table it is; that decides who sits where and when it begins
        self.allows_hints = table.hints
        self.watchers_chat = table.watchers_chat
        self.rated = table.rated
        self.seed = table.seed
        self.clock = Clock.from_data(table.clock)
        self.seq = 0  # of the last action
        self.position = 0  # of the action that led to the present position: the start, a choice or a step back
        self.status: Status = OPEN
        self.host_id = table.host_id
        self.host_name = ""  # by which the host is known in the hall, also where they sit nowhere
        self.seats = [
            SeatState(s.user_id, s.name, s.bot, s.resigned, s.bank, s.bot_since, s.held_for, s.held_name) for s in seats
        ]
        self.match: Match | None = None
        self.stopped: Stopped | None = None  # in place of a match that this program cannot play
        self.result: dict[str, Any] | None = None
        self.vote: Vote | None = None
        self.vote_refused_by: int | None = None  # the seat that ended the last vote
        self.paused_by: int | None = None  # the seat whose owner did
        self.paused_until: float | None = None  # None in a pause: until somebody lets the match go on
        self.pauses: dict[int, int] = {}  # by seat: how often its owner has paused without asking
        self.hints: dict[int, tuple[int, ...]] = {}  # by seat: after how many choices its owner has taken each
        self.hinted_at: dict[int, int] = {}  # by seat: the position of the last of them
        self.kept_waiting: dict[int, int] = {}  # by seat: how often the others have given it a bot
        self.given_at = 0.0  # when a seat was last given a bot that its owner may take back
        self.waiting = WaitingTimes()  # of those who are here; shared with copies
        self.resumed_by: int | None = None
        self.watch = Stopwatch(table.created)
        self.spent = DecisionTimes()
        self.not_before = 0.0  # nobody's time is up earlier
        self.lost: dict[int, int] = {}  # by seat: the number of choices with that of a bot for whoever was too late
        self.turns_back: dict[int, int] = {}  # by seat: how often it has taken its turn back since another one chose
        self.stand_in: tuple[int, str] | None = None  # at this ``position`` that bot decides, whoever has the seat
        self.log: list[tuple[int, HistoryEntry]] = []  # the choices since ``floor``, with the number of the action
        self.floor = 0  # whoever has seen less than this action needs a fresh picture: an undo or a snapshot lies there
        self.origin: Origin | None = None  # the match that this one goes on from
        self.earlier: tuple[EarlierPlayers, ...] = ()  # who sat there in that one, or in the one that is played again
        self.muted: set[str] = set()  # as everybody may know them; the host's, not a matter of actions
        self.told_seats: tuple[tuple[Any, ...], list[SeatInfo]] | None = None  # and what they depend on: see the views
        self.rewinds = RewindCache()  # shared with copies
        lesson = lesson_for(game.name) if table.lesson else None
        self.teacher = Teacher(lesson) if lesson is not None else None  # shared with copies
        self._match_is_shared = False  # with the state this is a copy of

    def copy(self) -> TableState:
        """Another one to apply an action to; this one stays as it is."""
        other = copy.copy(self)
        other.seats = self.seats.copy()
        other._match_is_shared = True
        other.log = self.log.copy()
        other.spent = self.spent.copy()
        other.pauses, other.kept_waiting = self.pauses.copy(), self.kept_waiting.copy()
        other.hints, other.hinted_at = self.hints.copy(), self.hinted_at.copy()
        other.lost, other.turns_back = self.lost.copy(), self.turns_back.copy()
        return other

    # -- questions ---------------------------------------------------------------------------------------------------

    def seats_of(self, user_id: str | None) -> list[int]:
        if user_id is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.user_id == user_id]

    def voters(self) -> list[int]:
        """The seats whose owners have a say: people who play them. Whoever has left a seat to a bot, or was given one,
        has none there until they take it back."""
        return [number for number in self.owned() if self.seats[number].bot is None]

    def owned(self) -> list[int]:
        """The seats that people play or may take back."""
        return [number for number, seat in enumerate(self.seats) if seat.user_id is not None and not seat.resigned]

    def is_shared(self) -> bool:
        """Whether more than one person plays or may come back."""
        return len({self.seats[number].user_id for number in self.owned()}) > 1

    def pauses_left(self, user_id: str | None) -> int | None:
        """How often somebody may pause the match without asking; None: as often as they like."""
        if not self.is_shared():
            return None
        return max(0, MOST_PAUSES - sum(self.pauses.get(seat, 0) for seat in self.seats_of(user_id)))

    def vote_passes_at(self) -> float:
        """When a vote may pass that all have agreed to: whoever has just been given a bot has a moment to come back and
        have their say."""
        away = any(self.seats[number].bot is not None for number in self.owned())
        return self.given_at + HEED if away else 0.0

    def is_vote_agreed(self) -> bool:
        """Whether all who have a say have agreed to the vote."""
        voters = set(self.voters())
        return self.vote is not None and bool(voters) and voters <= self.vote.agreed

    def deciding_seat(self) -> int:
        """The seat that has to choose; -1 when none has."""
        return self.match.seat if self.match is not None and self.status == PLAYING else -1

    def player_bot(self, seat: int) -> str | None:
        """The bot that chooses for a seat now; None: a person does. Whoever takes a seat back whose time is up has it
        from the next decision on, or nobody would ever run out of time."""
        if self.stand_in is not None and self.stand_in[0] == self.position and self.deciding_seat() == seat:
            return self.seats[seat].bot or self.stand_in[1]
        return self.seats[seat].bot

    def has_timed_out(self, seat: int, at: float) -> bool:
        """Whether the decision under way is that of ``seat`` and has taken all the time there was for it."""
        match = self._match()
        if match.seat != seat:
            return False
        return self.lost.get(seat, 0) > match.choices_made or self.clock.is_expired(
            self.seats[seat].bank, self.watch.taken(at)
        )

    def deadline(self) -> float | None:
        """When the time of the deciding seat is up; None: never."""
        seat = self.deciding_seat()
        if seat < 0 or self.player_bot(seat) is not None:
            return None
        allowed = self.clock.allowed(self.seats[seat].bank)
        return None if allowed is None else max(self.watch.began + allowed, self.not_before)

    def viewing_seat(self, user_id: str | None) -> int | None:
        """Through which seat's eyes a user sees the table: of several held seats the one that decides, or else the one
        that chose last, whose player is still looking."""
        held = self.seats_of(user_id)
        if len(held) < 2:
            return held[0] if held else None
        if self.deciding_seat() in held:
            return self.deciding_seat()
        return next((entry.seat for entry in reversed(self.history) if entry.seat in held), held[0])

    @property
    def keepsake(self) -> Keepsake | None:
        """What was kept of a match that this program cannot play."""
        return self.stopped.keepsake if self.stopped is not None else None

    @property
    def history(self) -> list[HistoryEntry]:
        """The choices that have been made."""
        if self.match is not None:
            return self.match.history
        return self.keepsake.entries[1:] if self.keepsake is not None else []

    def choices_made(self) -> int:
        if self.match is not None:
            return self.match.choices_made
        return self.keepsake.choices if self.keepsake is not None else 0

    def undo_floor(self, seat: int) -> int:
        """The number of choices down to which a seat may step back alone. Nobody takes copied choices back; and where
        others wait, neither what a bot decides for whoever was too late, nor a turn again and again."""
        assert self.match is not None
        made = self.match.choices_made
        floor = max(self.match.undo_floor(seat), self.fixed_choices())
        if not self.is_shared():
            return floor
        if self.match.seat != seat and self.turns_back.get(seat, 0) >= MOST_TURNS_BACK:
            return made
        return max(floor, min(made, self.lost.get(seat, 0)))

    def fixed_choices(self) -> int:
        """Choices that nobody takes back: they were made at another table, or before a lesson begins."""
        if self.origin is not None:
            return self.origin.choices
        return self.teacher.start if self.teacher is not None else 0

    def is_played_by(self, user_id: str) -> bool:
        """Whether somebody has a seat in a match that is under way."""
        return self.status in (PLAYING, PAUSED) and bool(self.seats_of(user_id))

    def is_watcher(self, user_id: str | None) -> bool:
        """Whether somebody only looks on while others play."""
        return self.status in (PLAYING, PAUSED) and not self.seats_of(user_id)

    def hears_watchers(self, user_id: str | None) -> bool:
        """Players do not, while they play: those who watch know more than each of them."""
        return self.status not in (PLAYING, PAUSED) or self.is_watcher(user_id)

    def learner(self) -> str | None:
        """Whoever the teacher speaks to."""
        return self.seats[self.teacher.lesson.seat].user_id if self.teacher is not None else None

    # -- actions -----------------------------------------------------------------------------------------------------

    def apply(self, action: a.Action) -> None:
        """Make the next action happen. IllegalOption or InvalidOption for a choice that the match does not allow,
        LonghallError for one that does not replay; the state is of no use then."""
        self.seq += 1
        match action:
            case a.Chosen():
                self._choose(action)
            case a.Started():
                self._start(action)
            case a.SteppedBack():
                self._step_back(action)
            case a.EndedByAgreement():
                match = self._own_match()
                match.end_by_agreement()
                self._finish(match)
            case a.VoteChanged():
                self.vote, self.vote_refused_by = action.vote, action.refused_by
            case a.SeatHandedOver():
                self._hand_over(action)
            case a.HintTaken():
                self.count_what_is_limited(action)
                self.hinted_at[action.seat] = self.position
            case a.SeatsChanged():
                self._seat(action.seats)
            case a.Paused():
                self.status, self.watch = PAUSED, self.watch.stopped(action.at)
                self.paused_by, self.resumed_by, self.paused_until = action.seat, None, action.until
                self.vote = self.vote if self.vote is not None and self.vote.kind != "pause" else None
                self.count_what_is_limited(action)
            case a.Resumed():
                self.status, self.watch = PLAYING, self.watch.resumed(action.at)
                self.paused_by, self.resumed_by, self.paused_until = None, action.seat, None
            case a.Closed():
                self.status = CANCELLED
                self._seat(action.seats)
            case a.Continued():
                self.origin = Origin(action.table, action.choices, action.head)
            case a.ChoiceCopied():
                assert self.origin is not None
                self.origin.lines.append(action.line)

    def takes_long(self, action: a.Action) -> bool:
        """Whether many choices may have to be repeated for it."""
        return isinstance(action, a.SteppedBack) or (isinstance(action, a.Started) and self.origin is not None)

    def count_what_is_limited(self, action: a.Action) -> None:
        """Pauses and hand-overs, of which there may be so many in a match, and hints, which everybody is told of."""
        match action:
            case a.HintTaken():
                self.hints[action.seat] = (*self.hints.get(action.seat, ()), action.choices)
            case a.Paused(seat=int(seat)) if action.until is not None:
                self.pauses[seat] = self.pauses.get(seat, 0) + 1
            case a.SeatHandedOver(bot=str(), resigned=False):
                self.given_at = action.at
                if action.waited:
                    self.kept_waiting[action.seat] = self.kept_waiting.get(action.seat, 0) + 1

    def _match(self) -> Match:
        if self.match is None:
            raise LonghallError(f"table {self.id}: action {self.seq} comes before the start")
        return self.match

    def _own_match(self) -> Match:
        """The match, to be changed."""
        match = self._match()
        if self._match_is_shared:
            self.rewinds.keep(match)
            self.match, self._match_is_shared = match.clone(), False
        elif match.choices_made % KEPT_IN_READING == 0:
            self.rewinds.keep(match.clone())
        return self._match()

    def _start(self, action: a.Started) -> None:
        if self.origin is not None:
            self.match = self.origin.match(self.game, self.seed)
        else:
            self.match = self.game.new(self.setup, self.seed)
        self.status = PLAYING
        self.watch = Stopwatch(action.at)
        self._start_log()

    def _start_log(self) -> None:
        """Whoever has seen only what came before needs a complete picture, and any vote is over."""
        self.floor = self.position = self.seq
        self.log = []
        self.vote = None

    def _choose(self, action: a.Chosen) -> None:
        match, seat = self._own_match(), action.seat
        number = match.choices_made
        if self.teacher is not None and number >= self.teacher.start:
            self.teacher.look(match)
        self.turns_back = {seat: self.turns_back.get(seat, 0)}
        match.apply(action.key)
        entry = match.history[-1]
        if action.outcomes is None:
            action.outcomes = entry.outcomes
        elif action.outcomes != entry.outcomes:
            raise LonghallError(f"table {self.id}: action {self.seq} does not replay")
        self.log.append((self.seq, entry))
        self.position = self.seq
        if self.vote is not None and not action.bot and seat not in self.vote.agreed:
            self.vote, self.vote_refused_by = None, seat  # to play on is to refuse
        taken = self.watch.taken(action.at)
        if action.used is None:
            action.used = self.clock.unpaid(taken)
        bank = self.clock.bank_after(self.seats[seat].bank, taken)
        if bank != self.seats[seat].bank:
            self.seats[seat] = replace(self.seats[seat], bank=bank)
        spent = self.spent.at(seat, match.choices_made) if match.seat == seat else 0.0  # chosen before, and undone
        self.spent.note(seat, number, action.used)
        self.watch = Stopwatch(action.at - spent)
        if match.over:
            self._finish(match)

    def _finish(self, match: Match) -> None:
        self.status = FINISHED
        self.vote = self.paused_by = self.paused_until = None
        self.result = match.result.to_data() if match.result is not None else None

    def _step_back(self, action: a.SteppedBack) -> None:
        """Undoing gains no time, neither for the decision it leads to nor for those one comes to again; if all have
        agreed to it, the seat it leads to has its whole time where that is another one."""
        match = self._match()
        if is_taught(self):  # the lesson goes on with the chance it was written for
            back = self.rewinds.rewound(match, action.to)
        else:  # with other chance where some is taken back
            back = self.rewinds.stepped_back(match, action.to, action.anew)
        taken = self.watch.taken(action.at) if back.seat == match.seat else 0.0
        if action.used is None:
            action.used = taken
        spent = 0.0 if action.agreed else self.spent.at(back.seat, action.to)
        self.watch = Stopwatch(action.at - max(taken, spent), max(taken, spent) if self.status == PAUSED else None)
        if action.agreed:
            self.spent, self.waiting = DecisionTimes(), WaitingTimes(self.waiting.here)
        elif action.used:
            self.spent.note(match.seat, match.choices_made, action.used)
        if back.seat != match.seat and not action.agreed:
            self.turns_back[back.seat] = self.turns_back.get(back.seat, 0) + 1
        self.lost = {seat: floor for seat, floor in self.lost.items() if floor <= action.to}
        self.match, self._match_is_shared = back, False
        for number, seat in enumerate(self.seats):
            if seat.bot_since is not None and seat.bot_since > action.to:
                self.seats[number] = replace(seat, bot_since=action.to)
        self._start_log()

    def _hand_over(self, action: a.SeatHandedOver) -> None:
        seat = self.seats[action.seat]
        if action.bot is None and action.bot_decides and seat.bot is not None:
            self.stand_in = self.position, seat.bot
        if action.bot is not None and not action.resigned:
            late = action.waited or action.timed_out
            if late and self._match().seat == action.seat:
                self.lost[action.seat] = self._match().choices_made + 1
            if not late and self.vote is not None and action.seat not in self.vote.agreed:  # whose silence is no yes
                self.vote, self.vote_refused_by = None, action.seat
        self.count_what_is_limited(action)
        bank = 0.0 if action.timed_out else seat.bank
        since = self._bot_since(seat) if action.bot is not None else None
        self.seats[action.seat] = replace(seat, bot=action.bot, resigned=action.resigned, bank=bank, bot_since=since)

    def _bot_since(self, seat: SeatState) -> int:
        """How many choices had been made when a bot took over, for a seat that a bot plays from now on."""
        return seat.bot_since if seat.bot is not None and seat.bot_since is not None else self._match().choices_made

    def _seat(self, seats: Mapping[int, SeatState]) -> None:
        for number, seat in seats.items():
            self.seats[number] = seat

    def seats_without(self, user_id: str, bot: str | None = None) -> dict[int, SeatState]:
        """What becomes of the seats when a person leaves for good: theirs lose the name, and ``bot`` plays them where
        none does so far; the others are called what they were."""
        if self.status == OPEN:
            held = [number for number, seat in enumerate(self.seats) if seat.held_for == user_id]
            return {number: SeatState() for number in (*self.seats_of(user_id), *held)}
        kept = names_on_leaving([(seat.user_id, seat.name) for seat in self.seats], user_id)
        left = {number: replace(self.seats[number], name=name) for number, name in kept.items()}
        for number in self.seats_of(user_id):
            seat = self.seats[number]
            taken_over = seat.bot is None and bot is not None and self.match is not None
            since = self.match.choices_made if taken_over and self.match is not None else seat.bot_since
            left[number] = SeatState(bot=seat.bot or bot, bot_since=since)
        return left

    # -- rows --------------------------------------------------------------------------------------------------------

    def restore(self, match: Match, seq: int) -> None:
        """Go on from a snapshot of the match after action ``seq``."""
        self.match, self.seq, self.position, self.status = match, seq, seq, PLAYING
        self.log, self.floor = [], seq

    def adopt(self, table: Table, seats: list[Seat]) -> None:
        """Take over what the rows of the table say after the last applied action: who sits there, and the clocks."""
        self.status = cast(Status, table.status)
        self.host_id = table.host_id
        self.seats = [
            SeatState(s.user_id, s.name, s.bot, s.resigned, s.bank, s.bot_since, s.held_for, s.held_name) for s in seats
        ]
        began = table.turn_began if table.turn_began is not None else now()
        self.watch = Stopwatch(min(began, now()), table.turn_used)  # the system's clock may have been set back
        if table.vote_deadline is None:
            self.vote = None
        self.result = table.result
        if self.match is not None and self.match.result is not None:
            self.result = self.match.result.to_data()
        elif self.keepsake is not None:
            self.result = self.keepsake.result

    def cap_deadlines(self) -> None:
        """No pause and no vote lasts longer from now on than one that begins now: the system's clock may have been set
        back while nobody looked after the table."""
        if self.paused_until is not None:
            self.paused_until = min(self.paused_until, now() + PAUSE)
        if self.vote is not None:
            latest = now() + self.clock.vote_seconds()
            self.vote = replace(self.vote, deadline=min(self.vote.deadline, latest))
        self.given_at = min(self.given_at, now())

    def forget_user(self, user_id: str) -> None:
        """Keep neither the name nor the id of a person who has left for good; bots play their seats by now."""
        self._seat(self.seats_without(user_id))
        self.earlier = tuple(group.without(user_id) for group in self.earlier)
        if self.host_id == user_id:
            self.host_id = None

    def grant_reconnect_time(self) -> None:
        """The process that looked after this table is gone: whoever was connected to it needs a moment to come back."""
        if self.status == PLAYING and self.clock.kind == LIVE:
            self.not_before = now() + RETURN


def is_taught(state: TableState) -> bool:
    """Whether somebody learns here, and the teacher has not finished."""
    return state.teacher is not None and state.match is not None and not state.teacher.is_over(state.match)


def teacher_suggests(state: TableState) -> bool:
    """Whether the teacher says what to choose now."""
    if state.teacher is None or state.match is None:
        return False
    guidance = state.teacher.guidance(state.match)
    return guidance is not None and bool(guidance.suggested) and not guidance.over


def changed_columns(before: TableState, after: TableState) -> dict[str, Any]:
    """The columns of the table's row to be written with an action. Turn and clock always are, so that the rows of
    many tables can be written by one statement."""
    match = after.match
    changes: dict[str, Any] = {
        "turn_seat": match.seat if match is not None else -1,
        "turn_began": after.watch.began,
        "turn_used": after.watch.used,
        "vote_deadline": after.vote.deadline if after.vote is not None else None,
    }
    if after.status != before.status:
        changes["status"] = after.status
    if after.result != before.result:
        changes["result"] = after.result
    if after.status != OPEN:
        players = search_text(after.seats)
        if before.status == OPEN or players != search_text(before.seats):
            changes["players"] = players
    return changes


def search_text(seats: list[SeatState]) -> str:
    """The names at a table as the search looks for them."""
    return " ".join(seat.name for seat in seats if seat.name).lower()[:400]
