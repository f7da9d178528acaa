"""Nobody poses as somebody else: names that look like another's are marked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from longhall.server.notices.mails import address_taken_mail, password_reset_mail
from longhall.server.notices.turns import Turn, turn_mail
from longhall.server.people.names import isolated, look_alike, skeleton
from longhall.server.settings import Settings
from longhall.server.table.seats import SeatState
from tests.server.hall_fixture import RunningHall, told
from tests.server.small_hall import new_user

pytestmark = pytest.mark.anyio


@pytest.fixture
async def running(tmp_path: Path) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path) as hall:
        yield hall


LIKE_HANNA = {
    "small": "hanna",
    "blanks": "H A N N A",
    "a Cyrillic letter": "\u041danna",
    "another one": "Hann\u0430",
    "an accent": "H\u00e4nna",
    "a joiner": "Han\u200dna",
    "wide letters": "\uff28\uff41\uff4e\uff4e\uff41",
    "a letter of mathematics": "\U0001d4d7anna",
    "a full stop": "Hanna.",
}


@pytest.mark.parametrize("kind", LIKE_HANNA)
def test_this_looks_like_hanna(kind: str) -> None:
    assert skeleton(LIKE_HANNA[kind]) == skeleton("Hanna")


def test_letters_digits_and_pairs_that_look_alike() -> None:
    assert skeleton("Olivia") == skeleton("0Iiv1a") == skeleton("\u00d6l\u0456v\u0456\u0430")
    assert skeleton("Cornelia") == skeleton("Comelia")
    assert skeleton("Hanna") != skeleton("Hanka") != skeleton("Hedda")
    assert skeleton("\u2694") != skeleton("\u2655"), "names of signs alone are told apart"


def test_the_host_is_who_they_are_and_others_are_not() -> None:
    posing = "Hann\u0430"
    seats: list[tuple[str | None, str]] = [("a", "Hanna"), ("b", posing), ("c", "Hedda"), (None, "greedy"), (None, "")]
    assert look_alike(seats, ("a", "Hanna")) == [False, True, False, False, False]
    assert look_alike(seats[1:], ("a", "Hanna")) == [True, False, False, False], "also where the host only looks on"
    assert look_alike([("b", "Ida"), ("b", "Ida"), ("c", "lda")], ("a", "Hanna")) == [True, True, True]
    assert look_alike([("b", "Ida"), ("b", "Ida")], ("a", "Hanna")) == [False, False], "people at one screen"


async def test_who_poses_as_the_host_is_marked_at_the_seat_and_in_the_chat(running: RunningHall) -> None:
    [host, guest], table_id = await running.seated(2)
    await host.ask("PATCH", "/api/me", {"name": "Hanna"})
    await guest.ask("PATCH", "/api/me", {"name": "Hann\u0430"})
    table = (await guest.state(table_id))["table"]
    assert [seat["alike"] for seat in table["seats"]] == [False, True]
    assert table["host"] == table["seats"][0]["who"] != table["seats"][1]["who"]
    watcher = await running.guest("HANNA")
    async with host.at(table_id) as heard:
        for client, alike in ((host, False), (guest, True), (watcher, True)):
            async with client.at(table_id) as own:
                await own.send("say", text="I am the host")
                assert (await told(heard, "said"))["alike"] is alike
    lines = await host.ask("GET", f"/api/tables/{table_id}/chat")
    assert [line["alike"] for line in lines] == [False, True, True]


def test_no_mail_is_turned_around_by_a_name() -> None:
    name, other = "\u05d7\u05e0\u05d4", "\u0645\u0631\u064a\u0645"
    settings, user = Settings(database=""), new_user(name, language="en", email="hanna@example.org")
    turn = Turn("table", 3, "northgard", [SeatState("bjorn", other)], None)
    for letter in (
        turn_mail(settings, user, [turn]),
        password_reset_mail(settings, user, "x"),
        address_taken_mail(settings, user),
    ):
        assert isolated(name) in letter.get_content()
    assert isolated(other) in turn_mail(settings, user, [turn]).get_content()


def test_a_name_from_the_right_turns_nothing_around_it() -> None:
    name = "\u05d7\u05e0\u05d4"
    assert isolated("Hanna") == "Hanna" and isolated("\u0417\u043e\u0440\u044f\u043d\u0430 1")[0] == "\u0417"
    for written in (name, "\u0800\u0801", "\U00010900\U00010901"):
        assert isolated(written) == f"\u2068{written}\u2069"
