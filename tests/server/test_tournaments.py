"""Tournaments in a hall: 32 bots play one to its end, people enter, withdraw, stay away and come late, the organiser
corrects, and whoever is not the organiser can do nothing to it."""

from __future__ import annotations

import asyncio
import csv
import io
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from longhall.server.hall import Hall
from longhall.server.main import create_app
from longhall.server.table.permissions import Refused
from longhall.tournaments import check
from tests.patience import PATIENCE
from tests.server.hall_fixture import settings_in
from tests.server.small_hall import HERE, problem

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("all_games")]
QUICK = {"rounds": 1}  # of Pebbles
LIVE = {"kind": "live", "seconds": 60, "bank": 60}
Data = dict[str, Any]


class Club:
    """A hall with people who ask it over HTTP."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.app = create_app(settings_in(folder, tournament_poll=0.2, **settings))
        self.browsers: list[httpx.AsyncClient] = []

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    async def come_in(self, name: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        browser = httpx.AsyncClient(transport=transport, base_url=HERE, headers={"Origin": HERE})
        self.browsers.append(browser)
        (await browser.post("/api/guest", json={"name": name})).raise_for_status()
        return browser

    async def close(self) -> None:
        for browser in self.browsers:
            await browser.aclose()
        await self.hall.stop()


@pytest.fixture
async def club(tmp_path: Path, migrated_file: Path) -> AsyncIterator[Club]:
    shutil.copy(migrated_file, tmp_path)
    club = Club(tmp_path)
    await club.hall.start()
    yield club
    await club.close()


async def organise(browser: httpx.AsyncClient, format: str = "swiss", seats: int = 2, **wish: Any) -> Data:
    form = {"format": format, "seats": seats, **wish.pop("form", {})}
    wanted = {"name": "Spring cup", "game": "pebbles", "setup": QUICK, "form": form, "clock": LIVE, **wish}
    answer = await browser.post("/api/tournaments", json=wanted)
    assert answer.status_code == 201, answer.text
    made: Data = answer.json()
    return made


async def ask(browser: httpx.AsyncClient, cup: Data, path: str, body: Data | None = None) -> Data:
    answer = await browser.post(f"/api/tournaments/{cup['id']}/{path}", json=body)
    assert answer.status_code in (200, 201), answer.text
    told: Data = answer.json()
    return told


async def look(browser: httpx.AsyncClient, cup: Data) -> Data:
    told: Data = (await browser.get(f"/api/tournaments/{cup['id']}")).raise_for_status().json()
    return told


async def until(browser: httpx.AsyncClient, cup: Data, wanted: Any) -> Data:
    """The tournament once ``wanted`` holds of it."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told = await look(browser, cup)
            if wanted(told):
                return told
            await asyncio.sleep(0.1)


def is_over(cup: Data) -> bool:
    return bool(cup["status"] == "finished")


async def fill(browser: httpx.AsyncClient, cup: Data, count: int) -> None:
    for _ in range(count):
        await ask(browser, cup, "players", {"bot": "random"})


async def export(browser: httpx.AsyncClient, cup: Data) -> Data:
    told: Data = (await browser.get(f"/api/tournaments/{cup['id']}/export.json")).raise_for_status().json()
    return told


async def refused(browser: httpx.AsyncClient, cup: Data, path: str, body: Data | None = None, status: int = 409) -> str:
    return problem(await browser.post(f"/api/tournaments/{cup['id']}/{path}", json=body), status)


@pytest.mark.parametrize(
    ("format", "seats", "form"),
    [
        ("swiss", 4, {"rounds": 3}),
        ("groups", 4, {"group": 4, "legs": 2, "qualify": 2, "advance": 2}),
        ("knockout", 2, {}),
    ],
)
async def test_32_bots_play_a_tournament_to_its_end(club: Club, format: str, seats: int, form: Data) -> None:
    mine = await club.come_in("Astrid")
    cup = await organise(mine, format, seats, form=form, public=True)
    assert cup["seed"] is None and not cup["standings"]
    await fill(mine, cup, 32)
    await ask(mine, cup, "start")
    over = await until(mine, cup, is_over)
    for round in over["rounds"]:
        numbers = sorted(number for table in round["tables"] for number in table["seats"])
        assert numbers == list(range(1, 33)) or format in ("groups", "knockout")
        for table in round["tables"]:
            assert table["places"] and not table["forfeits"] and table["decided_by"] in ("match", "bye")
        record = await mine.get(f"/api/tables/{round['tables'][-1]['table']}/record")  # the link to the match
        assert record.status_code == 200
    standings = over["standings"]
    assert sorted(row["number"] for row in standings[-1]["rows"]) == list(range(1, 33)) or len(standings) > 1
    told = await export(mine, cup)
    assert check(told) == ""  # anybody gets the same tables from seed and results
    assert told["commitment"] == cup["commitment"]
    lines = list(csv.DictReader(io.StringIO((await mine.get(f"/api/tournaments/{cup['id']}/standings.csv")).text)))
    assert [line["rank"] for line in lines if line["group"] == lines[0]["group"]][:2] == ["1", "2"]
    results = list(csv.DictReader(io.StringIO((await mine.get(f"/api/tournaments/{cup['id']}/results.csv")).text)))
    assert len(results) == sum(len(table["seats"]) for round in over["rounds"] for table in round["tables"])


async def test_a_league_goes_on_with_the_next_season(club: Club) -> None:
    mine = await club.come_in("Astrid")
    cup = await organise(mine, "league", 2, form={"group": 4, "moved": 1, "at_once": True})
    await fill(mine, cup, 8)
    await ask(mine, cup, "start")
    over = await until(mine, cup, is_over)
    ranked = [[row["number"] for row in ranking["rows"]] for ranking in over["standings"]]
    second = await ask(mine, cup, "season")
    assert second["season"] == 2 and [season["season"] for season in second["seasons"]] == [1, 2]
    assert problem(await mine.post(f"/api/tournaments/{cup['id']}/season"), 409) == "error-tournament-season"
    await ask(mine, second, "start")
    over = await until(mine, second, is_over)
    assert [player["division"] for player in over["players"]] == [0] * 4 + [1] * 4 and len(ranked) == 2
    assert check(await export(mine, second)) == ""


async def test_who_may_do_what(club: Club) -> None:
    mine, theirs = await club.come_in("Astrid"), await club.come_in("Bjorn")
    cup = await organise(mine, entry="invitation")
    seen = await look(theirs, cup)
    assert seen["code"] == "" and not seen["organises"] and cup["code"]
    assert await refused(theirs, cup, "enter", {"code": "guess"}) == "error-tournament-code"
    await ask(theirs, cup, "enter", {"code": cup["code"]})
    for path, body in [
        ("players", {"bot": "random"}),
        *((act, None) for act in ("start", "pause", "resume", "code", "season")),
        ("cancel", {}),
        ("rounds/1/tables/1/result", {"places": [1, 2], "remark": "mine"}),
    ]:
        assert await refused(theirs, cup, path, body) == "error-not-organiser", path
    changed = await theirs.patch(f"/api/tournaments/{cup['id']}", json={"name": "Mine"})
    assert problem(changed, 409) == "error-not-organiser"
    removed = await theirs.delete(f"/api/tournaments/{cup['id']}/players/1")
    assert problem(removed, 409) == "error-not-organiser"
    stranger = httpx.AsyncClient(transport=httpx.ASGITransport(club.app), base_url=HERE, headers={"Origin": HERE})
    async with stranger:
        assert problem(await stranger.post(f"/api/tournaments/{cup['id']}/enter", json={}), 401) == "error-need-name"
        assert (await stranger.get("/api/tournaments")).json() == []  # it is not public
        assert (await stranger.get(f"/api/tournaments/{cup['id']}")).status_code == 200  # who has the link may look
    other = await ask(mine, cup, "code")
    assert other["code"] != cup["code"]
    third = await club.come_in("Dagny")
    assert await refused(third, cup, "enter", {"code": cup["code"]}) == "error-tournament-code"


async def test_whoever_was_removed_does_not_come_back_and_whoever_withdrew_may(club: Club) -> None:
    mine, theirs = await club.come_in("Astrid"), await club.come_in("Bjorn")
    cup = await organise(mine, most=2)
    assert (await ask(theirs, cup, "enter", {}))["me"] == 1
    assert (await ask(theirs, cup, "enter", {}))["me"] == 1  # once
    await ask(theirs, cup, "withdraw")
    assert (await ask(theirs, cup, "enter", {}))["me"] == 1
    await ask(mine, cup, "players", {"bot": "random"})
    third = await club.come_in("Dagny")
    assert await refused(third, cup, "enter", {}) == "error-tournament-full"
    kept = (await theirs.get("/api/me/export")).raise_for_status().json()["tournaments"]
    assert kept == [
        {"id": cup["id"], "name": "Spring cup", "status": "entering", "organiser": False, "number": 1, "reason": ""}
    ]
    assert await refused(mine, cup, "players", {"bot": "no such bot"}) == "error-bots"
    (await mine.delete(f"/api/tournaments/{cup['id']}/players/1")).raise_for_status()
    assert await refused(theirs, cup, "enter", {}) == "error-tournament-out"
    assert await refused(mine, cup, "start") == "error-tournament-few"
    await ask(third, cup, "enter", {})
    begun = await ask(mine, cup, "start")
    assert begun["seed"] is not None and not begun["may_enter"]


async def begun_with_people(club: Club, people: int, **wish: Any) -> tuple[Data, list[httpx.AsyncClient]]:
    """A tournament whose first round is being played; the first of the people organises it."""
    browsers = [await club.come_in(f"Guest {number}") for number in range(1, people + 1)]
    cup = await organise(browsers[0], **wish)
    for browser in browsers:
        await ask(browser, cup, "enter", {})
    await ask(browsers[0], cup, "start")
    return await until(browsers[0], cup, in_play), browsers


def in_play(cup: Data) -> bool:
    tables = cup["rounds"][-1]["tables"] if cup["rounds"] else []
    return bool(tables) and all(table["status"] == "playing" or table["decided_by"] for table in tables)


async def test_at_a_table_of_a_tournament_nothing_is_left_to_agreement(club: Club) -> None:
    cup, browsers = await begun_with_people(club, 2)
    room = await club.hall.room(cup["rounds"][0]["tables"][0]["table"])
    assert room is not None and room.state.host_id is None and not room.state.allows_hints
    user = room.state.seats[0].user_id
    for work in (room.offer_end(user, 0), room.offer_pause(user, 0), room.pause(user, True)):
        with pytest.raises(Refused) as raised:
            await work
        assert raised.value.message == "error-tournament-table"
    assert (await look(browsers[0], cup))["mine"][0]["table"] == room.id


async def test_whoever_stays_away_forfeits_and_after_two_rounds_is_out(club: Club) -> None:
    """Their clock runs out, a bot plays, and they come last whatever it does."""
    clock = {"kind": "live", "seconds": 0.05, "bank": 0}
    mine = await club.come_in("Astrid")
    cup = await organise(mine, seats=4, clock=clock, form={"rounds": 4})
    await ask(mine, cup, "enter", {})
    await fill(mine, cup, 7)
    await ask(mine, cup, "start")
    over = await until(mine, cup, is_over)
    absent = next(player for player in over["players"] if player["number"] == 1)
    assert absent["out"] == 3 and absent["reason"] == "absent"
    row = next(row for row in over["standings"][0]["rows"] if row["number"] == 1)
    assert row["forfeits"] == 2 and row["points"] == 0 and row["matches"] == 2
    assert [note["kind"] for note in over["notes"]] == ["began", "absent", "finished"]
    assert check(await export(mine, cup)) == ""


async def test_whoever_withdraws_is_played_out_by_a_bot_and_not_paired_again(club: Club) -> None:
    cup, browsers = await begun_with_people(club, 4, form={"rounds": 2})
    left = await ask(browsers[1], cup, "withdraw")
    assert left["players"][1]["reason"] == "withdrawn" and left["players"][1]["out"] == 2
    table = next(table for table in cup["rounds"][0]["tables"] if 2 in table["seats"])
    room = await club.hall.room(table["table"])
    assert room is not None
    seat = table["seats"].index(2)
    async with asyncio.timeout(PATIENCE):
        while not room.state.seats[seat].resigned:
            await asyncio.sleep(0.02)
    for other in cup["rounds"][0]["tables"]:  # whatever became of these matches
        result = {"places": [1, 2], "remark": "decided"}
        await ask(browsers[0], cup, f"rounds/1/tables/{other['number']}/result", result)
    paired = await until(browsers[0], cup, lambda cup: len(cup["rounds"]) == 2)
    assert sorted(n for table in paired["rounds"][1]["tables"] for n in table["seats"]) == [1, 3, 4]


async def test_the_organiser_corrects_a_result_and_all_can_see_it(club: Club) -> None:
    mine = await club.come_in("Astrid")
    cup = await organise(mine, form={"rounds": 2})
    await fill(mine, cup, 4)
    await ask(mine, cup, "start")
    over = await until(mine, cup, is_over)
    wrong = over["rounds"][0]["tables"][0]
    places = [3 - place for place in wrong["places"]] if sorted(wrong["places"]) == [1, 2] else [1, 2]
    path = "rounds/1/tables/1/result"
    for bad in ([1, 3], [2, 2], [1], [1, 2, 3]):
        assert await refused(mine, cup, path, {"places": bad, "remark": "why"}) == "error-tournament-places"
    assert problem(await mine.post(f"/api/tournaments/{cup['id']}/{path}", json={"places": places}), 422)
    told = await ask(mine, cup, path, {"places": places, "remark": "The wrong seats were counted."})
    right = told["rounds"][0]["tables"][0]
    assert right["places"] == places and right["before"][0]["places"] == wrong["places"]
    assert told["notes"][-1]["text"] == "The wrong seats were counted." and right["decided_by"] == "organiser"
    assert check(await export(mine, cup)) == ""  # the second round was paired by what was known then


async def test_a_pause_holds_rounds_and_tables(club: Club) -> None:
    cup, browsers = await begun_with_people(club, 2, round_seconds=3600)
    before = cup["rounds"][0]["deadline"]
    await ask(browsers[0], cup, "pause")
    held = await until(browsers[0], cup, lambda cup: cup["rounds"][0]["tables"][0]["status"] == "paused")
    assert held["status"] == "paused"
    room = await club.hall.room(held["rounds"][0]["tables"][0]["table"])
    assert room is not None
    with pytest.raises(Refused):
        await room.pause(room.state.seats[0].user_id, False)  # only the organiser lets it go on
    await ask(browsers[0], cup, "resume")
    gone_on = await until(browsers[0], cup, lambda cup: cup["rounds"][0]["tables"][0]["status"] == "playing")
    assert gone_on["rounds"][0]["deadline"] > before


async def test_when_the_time_of_a_round_is_up_bots_play_it_to_its_end(club: Club) -> None:
    cup, browsers = await begun_with_people(club, 2, form={"rounds": 1}, round_seconds=0.2)
    over = await until(browsers[0], cup, is_over)
    assert over["rounds"][0]["tables"][0]["forfeits"] == [0, 1]


async def test_whoever_leaves_the_hall_leaves_no_name(club: Club) -> None:
    cup, browsers = await begun_with_people(club, 4)
    (await browsers[1].request("DELETE", "/api/me", json={})).raise_for_status()
    told = await until(browsers[0], cup, lambda cup: any(player["left"] for player in cup["players"]))
    gone = told["players"][1]
    assert gone["name"] == "" and gone["reason"] == "left" and gone["out"] == 2
    assert "Guest 2" not in (await browsers[0].get(f"/api/tournaments/{cup['id']}/results.csv")).text


async def test_people_may_enter_swiss_rounds_late(club: Club) -> None:
    cup, _ = await begun_with_people(club, 2, late=True, form={"rounds": 3})
    late = await club.come_in("Late")
    assert (await ask(late, cup, "enter", {}))["players"][2]["since"] == 2


async def test_a_tournament_begins_by_itself_when_it_was_announced_to(club: Club) -> None:
    mine = await club.come_in("Astrid")
    cup = await organise(mine, starts=1.0)  # long ago
    await until(mine, cup, lambda cup: cup["status"] == "cancelled")  # nobody has entered
    cup = await organise(mine)
    await fill(mine, cup, 2)
    (await mine.patch(f"/api/tournaments/{cup['id']}", json={"starts": 1.0})).raise_for_status()
    await until(mine, cup, is_over)


async def test_bad_tournaments_are_refused(club: Club) -> None:
    mine = await club.come_in("Astrid")
    usual: Data = {"name": "Cup", "game": "pebbles", "form": {"format": "swiss", "seats": 2}, "clock": LIVE}

    async def reason(**wish: Any) -> str:
        return problem(await mine.post("/api/tournaments", json={**usual, **wish}), 422)

    assert await reason(clock={"kind": "none"}) == "error-tournament-clock"
    assert await reason(form={"format": "groups", "seats": 4, "group": 3}) == "error-tournament-form"
    assert await reason(form={"format": "swiss", "seats": 2, "points": [0, 1]}) == "error-tournament-form"
    assert await reason(game="chess") and await reason(form={"format": "swiss", "seats": 6})  # Pebbles seats four
    assert await reason(setup={"rounds": 99})
    assert problem(await mine.get("/api/tournaments/nowhere"), 404) == "error-no-such-tournament"
