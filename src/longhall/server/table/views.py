"""Pictures of a table for one person: functions of its state. Views are built up from nothing by the game."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from longhall.kernel.chance import commitment
from longhall.kernel.frames import Decision
from longhall.kernel.match import HistoryEntry, Match
from longhall.server import messages as m
from longhall.server.people.names import characters_of, has_left, look_alike
from longhall.server.people.public_ids import public_id
from longhall.server.table.earlier import awaited, seat_for
from longhall.server.table.permissions import refusal_to_choose
from longhall.server.table.seats import SeatState, Vote
from longhall.server.table.state import FINISHED, OPEN, PAUSED, PLAYING, TableState
from longhall.server.table.waiting import handovers
from longhall.server.walltime import now


@dataclass
class SharedParts:
    """What the pictures of one moment have in common, made once for all; the views by seat, None for spectators."""

    table: m.TableInfo
    decision: Decision | None
    eyes: dict[str | None, int | None]  # through which seat's eyes each user looks
    views: dict[int | None, dict[str, Any] | None]


def shared_parts(state: TableState, user_ids: Iterable[str | None]) -> SharedParts:
    """For these users."""
    eyes = {user_id: state.viewing_seat(user_id) for user_id in user_ids}
    different = list(set(eyes.values()))
    decision = state.match.decision if state.match is not None and state.status == PLAYING else None
    views = dict(zip(different, _views(state, different), strict=True))
    return SharedParts(table_info(state), decision, eyes, views)


def table_info(state: TableState) -> m.TableInfo:
    clock, vote, origin, stopped = state.clock, state.vote, state.origin, state.stopped
    return m.TableInfo(
        id=state.id,
        game=state.game.name,
        pack=state.game.pack_hash,
        setup=state.setup,
        public=state.public,
        tournament=state.tournament,
        hints=state.allows_hints,
        watchers_chat=state.watchers_chat,
        rated=state.rated,
        status=state.status,
        clock=m.ClockInfo(clock.kind, clock.seconds, clock.bank),
        host=public_id(state.id, state.host_id) if state.host_id is not None else None,
        seats=_seat_infos(state),
        turn=state.deciding_seat(),
        deadline=state.deadline(),
        paused_by=_if_taken(state, state.paused_by),
        paused_until=state.paused_until,
        resumed_by=_if_taken(state, state.resumed_by),
        vote=_vote_info(state, vote) if vote is not None else None,
        vote_refused_by=_if_taken(state, state.vote_refused_by),
        handovers=handovers(state, now()),
        choices=state.choices_made(),
        commitment=_commitment(state),
        result=m.ResultInfo(**state.result) if state.result is not None else None,
        continued=m.ContinuationInfo(origin.table, origin.choices) if origin is not None else None,
        earlier=_earlier_infos(state),
        muted=sorted(state.muted),
        lesson=state.teacher.start if state.teacher is not None else None,
        stopped=m.StoppedInfo(stopped.message, stopped.params) if stopped is not None else None,
    )


def _commitment(state: TableState) -> str | None:
    """Of the seed, which is there before anybody has sat down."""
    if state.match is not None:
        return str(state.match.head()["seed_commitment"])
    if state.keepsake is not None:
        return str(state.keepsake.head["seed_commitment"])
    if state.status != OPEN:
        return None
    game = state.game
    head = {"game": game.name, "rules_version": game.rules_version, "pack": game.pack_hash, "setup": state.setup}
    return commitment(head, state.seed)


def _views(state: TableState, eyes: list[int | None]) -> Sequence[dict[str, Any] | None]:
    if state.match is not None:
        return state.match.views(eyes)
    return [state.keepsake.view(eye) if state.keepsake is not None else None for eye in eyes]


def names_at(state: TableState) -> list[tuple[str | None, str]]:
    return [(seat.user_id, seat.name) for seat in state.seats]


def poses_as_another(state: TableState, user_id: str | None, name: str) -> bool:
    """Whether somebody who speaks here bears a name that can be taken for that of a player or of the host."""
    return look_alike([(user_id, name), *names_at(state)], (state.host_id, state.host_name))[0]


def _seat_infos(state: TableState) -> list[m.SeatInfo]:
    """As they were told last, if nothing they depend on has changed."""
    depends = (state.status, state.host_id, state.host_name, state.earlier, tuple(state.hints.items()), *state.seats)
    if state.told_seats is None or state.told_seats[0] != depends:
        state.told_seats = depends, _new_seat_infos(state)
    return state.told_seats[1]


def _new_seat_infos(state: TableState) -> list[m.SeatInfo]:
    alike = look_alike(names_at(state), (state.host_id, state.host_name))
    expected = awaited(state.earlier, state.seats) if state.status == OPEN else {}
    names = [expected[number].name if number in expected else "" for number in range(len(alike))]
    characters = characters_of(state.game.name, state.id, state.seats)
    return [_seat_info(state, number, *told) for number, told in enumerate(zip(alike, names, characters, strict=True))]


def played_by(state: TableState) -> list[SeatState]:
    """Those who sit there, and those who made the choices that the match goes on from."""
    groups = state.earlier if state.origin is not None else ()
    return [*state.seats, *(seat for group in reversed(groups) for seat in group.seats)]


def _earlier_infos(state: TableState) -> list[m.EarlierInfo]:
    groups = state.earlier if state.origin is not None else ()
    return [m.EarlierInfo(group.until, _earlier_seats(state, group.seats)) for group in groups]


def _earlier_seats(state: TableState, seats: Sequence[SeatState]) -> list[m.EarlierSeat]:
    characters = characters_of(state.game.name, state.id, seats)
    return [_earlier_seat(*told) for told in zip(seats, characters, strict=True)]


def _earlier_seat(seat: SeatState, character: str | None) -> m.EarlierSeat:
    left = has_left(FINISHED, seat.user_id, seat.name)
    return m.EarlierSeat(seat.name, seat.user_id is not None, seat.bot, left, character)


def _seat_info(state: TableState, number: int, alike: bool, awaited: str, character: str | None) -> m.SeatInfo:
    seat = state.seats[number]
    who = public_id(state.id, seat.user_id) if seat.user_id is not None else None
    bank = round(seat.bank, 1)
    left = has_left(state.status, seat.user_id, seat.name)
    return m.SeatInfo(
        number,
        seat.name,
        who is not None,
        who,
        seat.bot,
        seat.resigned,
        bank,
        left,
        seat.bot_since,
        alike,
        awaited,
        state.status == OPEN and seat.held_for is not None and seat.user_id is None,
        character,
        list(state.hints.get(number, ())),
    )


def _if_taken(state: TableState, seat: int | None) -> int | None:
    """A seat whose owner did something; None once they have left for good and it bears another name."""
    if seat is None or not 0 <= seat < len(state.seats):
        return None
    return seat if state.seats[seat].user_id is not None else None


def _vote_info(state: TableState, vote: Vote) -> m.VoteInfo:
    asked, agreed = state.voters(), sorted(vote.agreed)
    passes = state.vote_passes_at() if state.is_vote_agreed() else None
    return m.VoteInfo(vote.kind, vote.asked_by, vote.to, asked, agreed, vote.deadline, passes)


def state_message(state: TableState, user_id: str | None, shared: SharedParts | None = None) -> m.StateMessage:
    """A complete picture for one user; None: a spectator."""
    shared = shared if shared is not None else shared_parts(state, [user_id])
    match, eye = state.match, shared.eyes[user_id]
    return m.StateMessage(
        seq=state.seq,
        position=state.position,
        table=shared.table,
        you=_viewer_info(state, user_id, eye),
        view=shared.views[eye],
        decision=_decision_for(state, user_id, shared.decision),
        undo_floor=state.undo_floor(eye) if match is not None and eye is not None else None,
        guidance=_guidance_for(state, user_id),
    )


def _viewer_info(state: TableState, user_id: str | None, eye: int | None) -> m.ViewerInfo:
    held = state.seats_of(user_id)
    host = user_id is not None and user_id == state.host_id
    offered = seat_for(state.earlier, state.seats, user_id) if state.status == OPEN else None
    who = public_id(state.id, user_id) if user_id is not None else None
    return m.ViewerInfo(held, eye, host, state.pauses_left(user_id) if held else None, offered, who)


def update_message(
    state: TableState, user_id: str | None, seen: int, shared: SharedParts | None = None
) -> m.UpdateMessage | m.StateMessage:
    """What a user who has seen everything up to action ``seen`` must be sent: the picture now with the choices since,
    or a complete picture where that cannot be told."""
    picture = state_message(state, user_id, shared)
    if state.match is None or not state.floor <= seen <= state.seq:
        return picture
    eye = picture.you.eye
    known = bisect_right(state.log, seen, key=lambda made: made[0])
    first = state.match.choices_made - len(state.log) + known + 1
    return m.UpdateMessage(
        seq=picture.seq,
        position=picture.position,
        table=picture.table,
        you=picture.you,
        view=picture.view,
        decision=picture.decision,
        undo_floor=picture.undo_floor,
        guidance=picture.guidance,
        entries=[chronicle_entry(n, entry, eye) for n, (_, entry) in enumerate(state.log[known:], first)],
    )


def _decision_for(state: TableState, user_id: str | None, decision: Decision | None) -> m.DecisionInfo | None:
    """Everybody knows who decides what; the options and refusals go to whoever may choose."""
    if state.match is None or decision is None:
        return None
    if refusal_to_choose(state, user_id, decision.seat, state.seq) is None:
        return own_decision(state.match, decision)
    return decision_info(decision, False)


def own_decision(match: Match, decision: Decision | None = None) -> m.DecisionInfo:
    """What is to be decided, with all that its own seat is told; there must be something."""
    decision = decision if decision is not None else match.decision
    assert decision is not None
    info = decision_info(decision, True)
    info.refusals = [m.RefusalInfo(r.key, r.rule, r.message, r.params) for r in match.refusals()]
    info.forecast = [m.ForecastInfo(f.message, f.rule, f.params, f.urgent) for f in match.forecast()]
    return info


def _guidance_for(state: TableState, user_id: str | None) -> m.GuidanceInfo | None:
    """The teacher speaks to whoever learns, as long as they play themselves."""
    teacher, match = state.teacher, state.match
    if teacher is None or match is None or user_id is None or state.learner() != user_id:
        return None
    if state.status not in (PLAYING, PAUSED) or state.seats[teacher.lesson.seat].bot is not None:
        return None
    told = teacher.guidance(match)
    if told is None:
        return None
    said = [m.SaidInfo(one.tone, one.message, one.params) for one in told.said]
    return m.GuidanceInfo(
        told.step, told.steps, said, list(told.suggested), list(told.points), told.back, told.start, told.over
    )


def decision_info(decision: Decision, own: bool) -> m.DecisionInfo:
    """What is to be decided, as its own seat may know it or as everybody does."""
    if not own:
        decision = decision.for_others()
    info = m.DecisionInfo(decision.seat, decision.kind, decision.rule, decision.message)
    if own:
        info.context = decision.context
        info.options = [m.OptionInfo(o.key, o.message, o.params, o.group) for o in decision.options]
    return info


def chronicle_entry(n: int, entry: HistoryEntry, eye: int | None) -> m.ChronicleEntry:
    """The ``n``-th choice of the match as whoever looks through ``eye`` may know it."""
    events = [cast(m.GameEvent, event.seen_by(eye)) for event in entry.events]
    return m.ChronicleEntry(n, entry.seat, entry.kind, events)


def recorded_entry(n: int, entry: HistoryEntry) -> m.RecordedEntry:
    """The ``n``-th choice of a match that is over, with everything."""
    events = [cast(m.GameEvent, {**event.to_data(), **(event.note or {})}) for event in entry.events]
    return m.RecordedEntry(n, entry.seat, entry.kind, events, entry.options, entry.key, entry.outcomes)
