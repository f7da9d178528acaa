"""A system clock that is set back takes no time from anybody, gives none, and logs nobody out."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from longhall.server import walltime
from longhall.server.hall import Hall
from longhall.server.people.security import AHEAD, COOKIE_SECONDS, RESET_SECONDS, Signer
from longhall.server.table.clocks import HEED, PAUSE, VOTE, Clock
from longhall.server.walltime import now
from tests.server.hall_fixture import Wind, company, settings_in

DAY = 86_400


def test_the_time_of_a_hall_never_goes_back(wind: Wind) -> None:
    before = now()
    wind(-3600)
    assert before <= now() < before + 60
    wind(500)
    assert now() == pytest.approx(before + 500, abs=60), "it goes on from there, and follows forward"


@pytest.mark.anyio
async def test_a_clock_set_back_changes_nobodys_time(tmp_path: Path, wind: Wind) -> None:
    hall = Hall(settings_in(tmp_path, bot_delay=600.0))
    await hall.start()
    at = await company(hall, clock=Clock("live", 100.0, 0.0))
    at.room.after_change = None
    wind(60)
    deadline = at.room.state.deadline()
    assert now() < deadline  # type: ignore[operator]
    wind(-DAY)
    await at.room.pause(at.owner(0), True)
    await at.room.pause(at.owner(0), False)
    assert at.room.state.deadline() == pytest.approx(deadline, abs=5)
    wind(41)
    await at.room.run_due()
    assert at.room.state.seats[at.match.seat].bot is not None
    await hall.stop()


@pytest.mark.anyio
async def test_after_a_restart_nobodys_time_began_in_the_future(
    tmp_path: Path, wind: Wind, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = Hall(settings_in(tmp_path))
    await hall.start()
    at = await company(hall, clock=Clock("leisure", 3600.0))
    await hall.stop()
    wind(-DAY)
    monkeypatch.setattr(walltime, "_clock", walltime.WallClock())  # that of the next process
    hall = Hall(settings_in(tmp_path))
    await hall.start()
    room = await hall.room(at.room.id)
    assert room is not None
    deadline = room.state.deadline()
    assert deadline is not None and deadline - time.time() == pytest.approx(3600, abs=5)
    await hall.stop()


@pytest.mark.anyio
async def test_after_a_restart_no_pause_and_no_vote_is_longer(
    tmp_path: Path, wind: Wind, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = Hall(settings_in(tmp_path, bot_delay=600.0))
    await hall.start()
    at = await company(hall, people=3)
    await at.room.hand_to_bot(at.owner(2), 2, "random")
    await at.room.offer_end(at.owner(0), 0)
    await at.room.pause(at.owner(0), True)
    await hall.stop()
    wind(-30 * DAY)
    monkeypatch.setattr(walltime, "_clock", walltime.WallClock())
    hall = Hall(settings_in(tmp_path, bot_delay=600.0))
    await hall.start()
    room = await hall.room(at.room.id)
    assert room is not None and room.state.vote is not None and room.state.paused_until is not None
    left = [at - now() for at in (room.state.paused_until, room.state.vote.deadline, room.state.vote_passes_at())]
    assert left == [pytest.approx(PAUSE, abs=5), pytest.approx(VOTE, abs=5), pytest.approx(HEED, abs=5)]
    await hall.stop()


def test_nobody_is_logged_out(wind: Wind) -> None:
    signer = Signer("key")
    cookie, link = signer.cookie_for("astrid", 0, "one"), signer.link_for("reset", "astrid", "print")
    wind(-3 * DAY)
    assert signer.read_cookie(cookie) is not None
    assert signer.read_link("reset", link) is None, "a link is good for an hour, whatever the clock says"
    wind(3 * DAY - RESET_SECONDS / 2)
    assert signer.read_link("reset", link) is not None
    wind(-AHEAD - DAY)
    assert signer.read_cookie(cookie) is None, "not one of next year"
    wind(AHEAD + 2 * DAY + COOKIE_SECONDS)
    assert signer.read_cookie(cookie) is None
