"""Pages of people, what they show of themselves, friends, blocks, leaderboards."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from longhall.client import Client, HallRefused
from longhall.server.db.models import SeatResult, Standing
from longhall.server.db.store import Store
from tests.server.hall_fixture import RunningHall, refused, told
from tests.server.small_hall import new_seats, new_table

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[RunningHall]:
    async with RunningHall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


async def people(running: RunningHall, *names: str) -> list[tuple[Client, Any]]:
    """Fresh guests, and what they are told of themselves."""
    clients = [await running.guest(name) for name in names]
    return [(client, await client.ask("GET", "/api/me")) for client in clients]


async def ended(store: Store, order: Sequence[str | None], public: bool = True, **values: Any) -> str:
    """A match that these people, or bots, ended in that order."""
    table = new_table(status="finished", public=public, **values)
    users = [await store.user(id) if id is not None else None for id in order]
    seats = new_seats(table, *users)
    for seat in seats:
        seat.bot, seat.name = (None, seat.name) if seat.user_id else ("master", "master")
    count = len({id for id in order if id is not None})
    common: dict[str, Any] = {"table_id": table.id, "game": "northgard", "seats": len(order), "people": count}
    common |= {"score": 3, "left": False, "public": public, "ended": time.time(), "rated": False, "role": "clan-bear"}
    async with store.session() as session:
        session.add(table)
        await session.flush()
        session.add_all(seats)
        for n, id in enumerate(order):
            several = id is not None and order.count(id) > 1
            bot = "master" if id is None else None
            session.add(SeatResult(seat=n, user_id=id, bot=bot, place=n + 1, several=several, **common))
    return table.id


async def page(viewer: Client, whose: Any) -> Any:
    return await viewer.ask("GET", f"/api/people/{whose['page']}")


async def matches(viewer: Client, whose: Any) -> list[str]:
    return [match["table"] for match in await viewer.ask("GET", f"/api/people/{whose['page']}/matches")]


async def test_a_page_tells_little_until_its_owner_says_otherwise(running: RunningHall) -> None:
    (ann, a), (bo, b), (cy, _) = await people(running, "Ann", "Bo", "Cy")
    store = running.hall.store
    seen = await ended(store, [a["id"], b["id"]])
    hidden = await ended(store, [a["id"], b["id"]], public=False)
    nobodys = await ended(store, [a["id"], a["id"]])

    strange = await page(cy, a)
    assert (strange["name"], strange["results"], strange["here"], strange["met"]) == ("Ann", None, None, [])
    assert await matches(cy, a) == [], "how she plays is for those she follows"
    await ann.ask("PATCH", "/api/me", {"shows_results": "everybody", "shows_presence": "everybody"})
    shown = await page(cy, a)
    assert shown["here"] is True
    assert [(t["role"], t["matches"], t["wins"]) for t in shown["results"]["tallies"]] == [("clan-bear", 1, 1)]
    assert set(await matches(cy, a)) == {seen, nobodys}, "of a private table nobody hears who was not there"
    assert set(await matches(bo, a)) == {seen, hidden, nobodys}
    met = (await page(bo, a))["met"]
    assert [(one["name"], one["matches"], one["ahead"], one["behind"]) for one in met] == [("Ann", 2, 0, 2)]

    own = await page(ann, a)
    assert own["own"] and own["results"]["tallies"][0]["matches"] == 2, "her own are all there"
    assert own["results"]["streaks"] == {"current": 2, "best": 2}
    done = {one["id"]: one["count"] for one in own["results"]["achievements"]}
    assert (done["first-win"], done["in-a-row"], done["every-role"], done["over-master"]) == (1, 2, 0, 0)
    await ann.ask("PATCH", "/api/me", {"shows_results": "nobody", "shows_presence": "nobody", "shows_rating": "nobody"})
    closed = await page(bo, a)
    assert (closed["results"], closed["here"], closed["tables"], closed["ratings"]) == (None, None, None, None)


async def test_streaks_and_wins_over_bots_are_counted(running: RunningHall) -> None:
    [(ann, a), (_, b)] = await people(running, "Ann", "Bo")
    store = running.hall.store
    for won in (True, True, False, True):
        await ended(store, [a["id"], b["id"]] if won else [b["id"], a["id"]])
    await ended(store, [a["id"], None])
    told = (await page(ann, a))["results"]
    assert told["streaks"] == {"current": 1, "best": 2}, "bots alone make no streak"
    done = {one["id"]: (one["count"], one["of"]) for one in told["achievements"] if one["game"] is None}
    assert done["over-master"] == (1, 1) and done["in-a-row"] == (2, 3) and done["all-games"] == (1, 3)
    roles = next(one for one in told["achievements"] if one["game"] == "northgard")
    assert (roles["count"], roles["of"]) == (1, 7)


async def test_whoever_leaves_is_named_nowhere_and_bots_keep_their_names(running: RunningHall) -> None:
    [(ann, a), (bo, b)] = await people(running, "Ann", "Bo")
    await ended(running.hall.store, [a["id"], b["id"], None])
    await bo.ask("DELETE", "/api/me")
    [match] = await ann.ask("GET", f"/api/people/{a['page']}/matches")
    assert [(seat["name"], seat["bot"], seat["left"]) for seat in match["seats"]] == [
        ("Ann", None, False),
        ("", None, True),
        ("master", "master", False),
    ]
    with pytest.raises(HallRefused) as gone:
        await page(ann, b)
    assert gone.value.status == 404


async def test_friends_are_seen_where_they_let_themselves_be_seen(running: RunningHall) -> None:
    [(ann, a), (bo, b)] = await people(running, "Ann", "Bo")
    public = (await bo.open_table("northgard", {"seats": 2}, public=True))["id"]
    await bo.open_table("northgard", {"seats": 2})
    await ann.ask("PUT", f"/api/people/{b['page']}/tie/follow")

    async def friend() -> Any:
        [found] = await ann.ask("GET", "/api/friends")
        return found

    assert (await friend())["here"] is None and (await friend())["tables"] == []
    await bo.ask("PUT", f"/api/people/{a['page']}/tie/follow")
    known = await friend()
    assert known["here"] is True and [one["table"] for one in known["tables"]] == [public]
    await ann.ask("DELETE", f"/api/people/{b['page']}/tie")
    assert await ann.ask("GET", "/api/friends") == []


async def test_blocking_hides_words_and_keeps_apart(running: RunningHall) -> None:
    [(ann, a), (bo, b)] = await people(running, "Ann", "Bo")
    table_id = (await ann.open_table("northgard", {"seats": 3}, public=True))["id"]
    who = (await bo.ask("GET", f"/api/tables/{table_id}"))["table"]["host"]
    assert (await bo.ask("GET", f"/api/tables/{table_id}/people/{who}"))["page"] == a["page"]
    await bo.ask("PUT", f"/api/people/{a['page']}/tie/follow")
    async with ann.at(table_id) as hers, bo.at(table_id) as his:
        await his.send("say", text="Before")
        assert (await told(hers, "said"))["text"] == "Before"
        await ann.ask("PUT", f"/api/people/{b['page']}/tie/block")
        await his.send("say", text="After")
        await hers.send("say", text="Mine")
        assert (await told(hers, "said"))["text"] == "Mine"
        await his.send("sit", seat=1)
        assert await refused(his) == "error-kept-apart"
    assert [line["text"] for line in await ann.ask("GET", f"/api/tables/{table_id}/chat")] == ["Mine"]
    assert len(await bo.ask("GET", f"/api/tables/{table_id}/chat")) == 3
    assert await bo.ask("GET", "/api/friends") == [], "whoever blocks somebody is not followed by them any more"
    private = (await ann.open_table("northgard", {"seats": 2}))["id"]
    async with bo.at(private) as table:
        await table.send("sit", seat=1)
        assert (await told(table, lambda message: bool(message.get("you", {}).get("seats"))))["you"]["seats"] == [1]


async def test_a_leaderboard_has_those_who_have_played_enough_and_show_it(running: RunningHall) -> None:
    found = await people(running, "Best", "Hidden", "Seldom", "Alone", "Second")
    numbers = [(30.0, 20, 9), (29.0, 20, 9), (28.0, 9, 9), (27.0, 20, 3), (26.0, 10, 4)]
    async with running.hall.store.session() as session:
        for (_, user), (mean, count, met) in zip(found, numbers, strict=True):
            rating: dict[str, Any] = {"mean": mean, "spread": 1.0, "sure": mean - 3}
            session.add(
                Standing(user_id=user["id"], game="icaion", matches=count, opponents=met, changed=0.0, **rating)
            )
    await found[1][0].ask("PATCH", "/api/me", {"shows_rating": "nobody"})
    second = found[4][0]
    board = await second.ask("GET", "/api/leaderboards/icaion")
    assert [row["name"] for row in board["people"]] == ["Best", "Second"] and board["own"] == 2
    assert {bot["bot"] for bot in board["bots"]} == {"novice", "casual", "greedy", "expert", "master"}
    assert (await page(second, found[0][1]))["ratings"][0]["place"] == 1
    assert (await page(second, found[2][1]))["ratings"][0]["place"] is None
    with pytest.raises(HallRefused) as unknown:
        await second.ask("GET", "/api/leaderboards/chess")
    assert unknown.value.status in (404, 422)


async def test_what_is_known_of_somebody_is_in_their_export_and_goes_with_them(tmp_path: Path) -> None:
    async with RunningHall(tmp_path) as running:
        [(ann, a), (_, b)] = await people(running, "Ann", "Bo")
        table_id = await ended(running.hall.store, [a["id"], b["id"]])
        await ann.ask("PUT", f"/api/people/{b['page']}/tie/follow")
        export = await ann.ask("GET", "/api/me/export")
        assert [(one["table"], one["place"]) for one in export["results"]] == [(table_id, 1)]
        assert [(one["name"], one["kind"]) for one in export["ties"]] == [("Bo", "follow")]
        await running.hall.unload_idle()
        assert (await ann.ask("GET", "/api/me/export"))["seen"] <= time.time()


async def test_tables_are_found_by_what_one_looks_for(running: RunningHall) -> None:
    [(host, _), (seeker, _), (blocked, b)] = await people(running, "Host", "Seeker", "Blocked")
    leisure = {"kind": "leisure", "seconds": 3600}
    await host.ask("PATCH", "/api/me", {"language": "cs"})

    async def opened(who: Client, seats: int, **wish: Any) -> str:
        body = {"game": "northgard", "setup": {"seats": seats}, "public": True, **wish}
        return str((await who.ask("POST", "/api/tables", body))["id"])

    four = await opened(host, 4, level="new")
    slow = await opened(host, 2, clock=leisure)
    full = await opened(host, 2, bots=[None, "random"])
    own = await opened(seeker, 2)
    shunned = await opened(blocked, 2)
    known = {four, slow, full, own, shunned}

    async def found(**wish: Any) -> set[str]:
        return known & {table["id"] for table in await seeker.tables(**wish)}

    await seeker.ask("PUT", f"/api/people/{b['page']}/tie/block")
    assert await found() == known
    assert await found(strangers=True) == {four, slow}, "neither full, nor one's own, nor of somebody blocked"
    assert await found(seats=4) == {four} and await found(level="new") == {four}
    assert await found(clock="leisure") == {slow} and await found(rated=True) == set()
    assert await found(language="cs") == {four, slow, full}
    assert own not in {table["id"] for table in await blocked.tables(strangers=True)}, "nor of who has blocked one"
