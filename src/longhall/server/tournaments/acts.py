"""What people may do to a tournament: functions that change it, or raise ``Refused`` with the reason."""

from __future__ import annotations

import hmac
import time
from collections.abc import Sequence
from typing import Final

from longhall.bots import bots_for
from longhall.server.db.models import User
from longhall.server.db.tournament_models import TournamentMatch, TournamentPlayer
from longhall.server.people.security import new_id
from longhall.server.table.permissions import Refused
from longhall.server.tournaments.kept import CANCELLED, ENTERING, FINISHED, GOING, PAUSED, RUNNING, Kept
from longhall.server.tournaments.steps import begin
from longhall.tournaments import FormError, Result
from longhall.tournaments.model import SWISS

MOST_BOTS: Final = 64
WITHDRAWN: Final = "withdrawn"  # by themselves
REMOVED: Final = "removed"  # by the organiser
LEFT: Final = "left"  # the hall, for good


def check_organiser(kept: Kept, user_id: str) -> None:
    if kept.row.organiser_id != user_id:
        raise Refused("error-not-organiser")


def check_status(kept: Kept, *statuses: str) -> None:
    if kept.row.status not in statuses:
        raise Refused("error-tournament-status")


# -- players -----------------------------------------------------------------------------------------------------------


def enter(kept: Kept, user: User, code: str) -> None:
    """A person enters; whoever is in already stays in."""
    row, known = kept.row, kept.player_of(user.id)
    if known is not None:
        if known.out:
            raise Refused("error-tournament-out")
        return
    if not is_open_to_enter(kept):
        raise Refused("error-tournament-closed")
    organises = row.organiser_id == user.id
    if row.entry != "open" and not organises and not hmac.compare_digest(code.encode(), row.code.encode()):
        raise Refused("error-tournament-code")
    if row.accounts and user.email is None:
        raise Refused("error-tournament-account")
    _add(kept, user.id, user.name, None)


def is_open_to_enter(kept: Kept) -> bool:
    """Before it begins, and to Swiss rounds as long as there is one to come, if the organiser allows it."""
    row = kept.row
    if row.status in (RUNNING, PAUSED):
        return row.late and row.form["format"] == SWISS and row.rounds < row.planned
    return row.status == ENTERING


def add_bot(kept: Kept, bot: str) -> None:
    check_status(kept, ENTERING)
    if bot not in bots_for(kept.row.game):
        raise Refused("error-bots")
    if sum(player.bot is not None for player in kept.players) >= MOST_BOTS:
        raise Refused("error-tournament-full", params={"most": MOST_BOTS})
    _add(kept, None, "", bot)


def _add(kept: Kept, user_id: str | None, name: str, bot: str | None) -> None:
    row = kept.row
    if len(kept.playing()) >= row.most:
        raise Refused("error-tournament-full", params={"most": row.most})
    player = TournamentPlayer(
        tournament_id=row.id,
        number=max((player.number for player in kept.players), default=0) + 1,
        user_id=user_id,
        name=name,
        bot=bot,
        since=1 if row.status == ENTERING else row.rounds + 1,
        out=0,
        reason="",
        division=-1,
        joined=time.time(),
    )
    kept.players.append(player)
    kept.added.append(player)
    if row.status != ENTERING:
        kept.note("late", player=player.number)


def take_out(kept: Kept, player: TournamentPlayer, reason: str) -> None:
    """Somebody plays in no further round. Before the first one whoever withdraws may enter again; whoever was removed
    may not."""
    check_status(kept, *GOING)
    if player.out:
        return
    if kept.row.status == ENTERING and (reason != REMOVED or player.bot is not None):
        kept.players.remove(player)
        kept.gone.append(player)
        return
    player.out = max(1, kept.row.rounds + 1) if kept.row.status != ENTERING else player.since
    player.reason = reason
    kept.changed.append(player)
    kept.note(reason, player=player.number)


def withdraw(kept: Kept, user_id: str) -> None:
    player = kept.player_of(user_id)
    if player is None:
        raise Refused("error-tournament-not-in")
    take_out(kept, player, WITHDRAWN)


def remove(kept: Kept, number: int) -> None:
    player = kept.player(number)
    if player is None:
        raise Refused("error-tournament-no-player")
    take_out(kept, player, REMOVED)


# -- the organiser -----------------------------------------------------------------------------------------------------


def start(kept: Kept) -> None:
    check_status(kept, ENTERING)
    if len(kept.playing()) < 2:
        raise Refused("error-tournament-few")
    try:
        begin(kept)
    except FormError:
        raise Refused("error-tournament-form") from None


def pause(kept: Kept) -> None:
    check_status(kept, RUNNING)
    kept.row.status, kept.row.paused, kept.touched = PAUSED, time.time(), True
    kept.note("paused")


def resume(kept: Kept) -> None:
    """Time that was spent in the pause is not counted: the deadlines of open rounds move on."""
    check_status(kept, PAUSED)
    paused = kept.row.paused
    lost = max(0.0, time.time() - paused) if paused is not None else 0.0
    kept.row.status, kept.row.paused, kept.touched = RUNNING, None, True
    for round in kept.rounds:
        open = any(match.decided is None for match in kept.of_round(round.number))
        if open and round.deadline is not None:
            round.deadline += lost
            kept.changed.append(round)
    kept.note("resumed")


def cancel(kept: Kept, reason: str) -> None:
    check_status(kept, *GOING)
    kept.row.status, kept.touched = CANCELLED, True
    kept.note("cancelled", reason)


def new_code(kept: Kept) -> None:
    """The link by which people were invited is worth nothing any more."""
    check_status(kept, *GOING)
    kept.row.code, kept.touched = new_id(), True


def correct(kept: Kept, round: int, number: int, places: Sequence[int], forfeits: Sequence[int], remark: str) -> None:
    """The organiser decides a match, whatever was decided before; all see it, with the reason."""
    check_status(kept, RUNNING, PAUSED, FINISHED)
    match = next((m for m in kept.matches if (m.round, m.number) == (round, number)), None)
    if match is None or match.table_id is None:
        raise Refused("error-tournament-no-match")
    if not are_places(places, len(match.seats)) or not set(forfeits) < set(range(len(match.seats))):
        raise Refused("error-tournament-places", params={"seats": len(match.seats)})
    row = kept.row
    if match.group < 0 and round < row.rounds:
        raise Refused("error-tournament-too-late")  # others have played on in place of whoever is out
    if match.decided is not None:
        match.before = [
            *match.before,
            {"until": row.rounds, "places": match.places, "forfeits": match.forfeits, "by": match.decided_by},
        ]
    _decide_by_hand(match, places, forfeits)
    kept.changed.append(match)
    kept.note("corrected", remark, round=round, table=number, places=list(places), forfeits=sorted(forfeits))


def _decide_by_hand(match: TournamentMatch, places: Sequence[int], forfeits: Sequence[int]) -> None:
    result = Result.of(tuple(places), tuple(forfeits))
    match.places, match.forfeits = list(result.places), list(result.forfeits)
    match.decided, match.decided_by = time.time(), "organiser"


def are_places(places: Sequence[int], seats: int) -> bool:
    """Whether somebody can have come in at these: 1, 2, 2, 4, but not 1, 2, 2, 3."""
    return len(places) == seats and all(place == 1 + sum(other < place for other in places) for place in places)
