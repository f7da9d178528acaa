"""Pages of people, whom one follows or has blocked, leaderboards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Response

from longhall.games import game as load_game
from longhall.server.api.deps import Anybody, Somebody
from longhall.server.api.errors import REFUSALS, ApiError, json_response, returns_json
from longhall.server.api.routes.tables import HallHere
from longhall.server.bot_ratings import BotRating, bot_ratings
from longhall.server.db import results as rows
from longhall.server.db.models import SeatResult, User
from longhall.server.db.ties import FOLLOW, TieKind, count_ties, followers_among, set_tie, tables_where, ties_of
from longhall.server.hall import Hall
from longhall.server.people.achievements import Achievement, achievements
from longhall.server.people.moderation import person_at
from longhall.server.people.showing import Glance, glance_at

MOST_TIES: Final = 500  # people somebody follows or has blocked
router = APIRouter(prefix="/api", responses=REFUSALS, tags=["club"])
PageId = Annotated[str, Path(max_length=32)]


@dataclass
class PlaceToGo:
    """A table that somebody sits at."""

    table: str
    game: str
    status: str


@dataclass
class PersonRating:
    """``place`` is that on the leaderboard, null without one; ``course`` what they were rated at after each of the
    latest matches, the first one first."""

    game: str
    mean: float
    spread: float
    sure: float
    matches: int
    place: int | None
    course: list[float]


@dataclass
class PersonResults:
    """``tallies`` count matches by game, role and number of seats. To others these are of public tables."""

    tallies: list[rows.Tally]
    streaks: rows.Streaks
    achievements: list[Achievement]


@dataclass
class PersonPage:
    """What is null is not shown to this visitor. ``own``: it is their page; ``tie``: follow, block or null. ``met`` is
    whom the person has met most often on one's own page, and on others' how one came out against each other."""

    page: str
    name: str
    guest: bool
    since: float
    own: bool
    tie: str | None
    here: bool | None
    tables: list[PlaceToGo] | None
    ratings: list[PersonRating] | None
    results: PersonResults | None
    met: list[rows.Met]


@dataclass
class PlayedSeat:
    """A seat of a match that is over. ``left``: whoever sat there has left the hall for good."""

    name: str
    bot: str | None
    place: int
    left: bool


@dataclass
class PlayedMatch:
    """``gain`` is by how much the match changed the rating; null where it was not rated."""

    table: str
    game: str
    ended: float
    seat: int
    role: str
    place: int
    score: int
    left: bool
    gain: float | None
    seats: list[PlayedSeat]


@dataclass
class Friend:
    """Somebody one follows or has blocked. ``here`` is null where they do not show it."""

    page: str
    name: str
    tie: str
    here: bool | None
    tables: list[PlaceToGo]


@dataclass
class Leaderboard:
    """``bots`` are rated by playing each other, not people: see docs/ladder.md. ``own`` is the place of the visitor."""

    people: list[rows.BoardRow]
    bots: list[BotRating]
    least_matches: int
    least_opponents: int
    own: int | None


@dataclass
class PageOf:
    page: str


async def _person(hall: Hall, page: str) -> User:
    person = await hall.store.user_of_page(page)
    if person is None:
        raise ApiError(404, "error-no-such-page")
    return person


@router.get("/people/{page}", **returns_json(PersonPage))
async def person(page: PageId, hall: HallHere, who: Anybody) -> Response:
    """A person's page, as this visitor may see it."""
    person = await _person(hall, page)
    glance = await glance_at(hall.store, person, who.user)
    present = glance.sees(person.shows_presence)
    told = PersonPage(
        page=person.page,
        name=person.name,
        guest=person.email is None,
        since=person.created,
        own=glance.own,
        tie=glance.tie,
        here=bool(await hall.here([person.id])) if present else None,
        tables=(await _places(hall, [person.id], who.user_id)).get(person.id, []) if present else None,
        ratings=await _ratings(hall, person) if glance.sees(person.shows_rating) else None,
        results=await _results(hall, glance) if glance.sees(person.shows_results) else None,
        met=await _met(hall, glance),
    )
    return json_response(told)


async def _places(hall: Hall, people: list[str], viewer: str | None) -> dict[str, list[PlaceToGo]]:
    found = await tables_where(hall.store, people, viewer)
    return {id: [PlaceToGo(table.id, table.game, table.status) for table in tables] for id, tables in found.items()}


async def _ratings(hall: Hall, person: User) -> list[PersonRating]:
    told = []
    for one in await rows.standings_of(hall.store, person.id):
        place = await rows.place_on_board(hall.store, one)
        course = [mean for _, mean in await rows.course_of(hall.store, person.id, one.game)]
        told.append(PersonRating(one.game, one.mean, one.spread, one.sure, one.matches, place, course))
    return told


async def _results(hall: Hall, glance: Glance) -> PersonResults:
    store, id, public = hall.store, glance.person.id, not glance.own
    tallies, streaks = await rows.tallies(store, id, public), await rows.streaks(store, id, public)
    over_strongest = await rows.wins_against(store, id, rows.STRONGEST, public)
    return PersonResults(tallies, streaks, achievements(tallies, streaks, over_strongest))


async def _met(hall: Hall, glance: Glance) -> list[rows.Met]:
    """Of somebody else one is told what one has seen oneself."""
    if glance.viewer is None:
        return []
    if glance.own:
        return await rows.met(hall.store, glance.person.id, None, public_only=False)
    return await rows.met(hall.store, glance.viewer.id, glance.person.id, public_only=False)


@router.get("/people/{page}/matches", **returns_json(list[PlayedMatch]))
async def matches(
    page: PageId, hall: HallHere, who: Anybody, before: float | None = None, before_id: str = ""
) -> Response:
    """The matches of a person that this visitor may know of, the latest first, fifty at a time; ``before`` and
    ``before_id`` are ``ended`` and ``table`` of the last one seen. A person who does not show them has none."""
    person = await _person(hall, page)
    glance = await glance_at(hall.store, person, who.user)
    if not glance.sees(person.shows_results):
        return json_response([])
    found = await rows.matches_of(hall.store, person.id, who.user_id, before, before_id[:40])
    at = await rows.results_at(hall.store, [row.table_id for row in found])
    return json_response([_played(row, at[row.table_id]) for row in found])


def _played(row: SeatResult, seats: list[Any]) -> PlayedMatch:
    gain = row.mean - row.mean_before if row.mean is not None and row.mean_before is not None else None
    told = [PlayedSeat(one.name, one.bot, one.place, one.user_id is None and one.bot is None) for one in seats]
    where = (row.table_id, row.game, row.ended, row.seat, row.role or "")
    return PlayedMatch(*where, row.place, row.score, row.left, gain, told)


@router.get("/tables/{table_id}/people/{who}", **returns_json(PageOf))
async def page_at(
    table_id: str, who: Annotated[str, Path(max_length=32)], hall: HallHere, viewer: Somebody
) -> Response:
    """The page of somebody at a table, who goes by ``who`` there. Guests are nobody's business elsewhere."""
    room = await hall.room(table_id)
    id = await person_at(hall.store, room, who) if room is not None else None
    person = await hall.store.user(id) if id is not None else None
    if person is None:
        raise ApiError(404, "error-no-such-page")
    return json_response(PageOf(person.page))


# -- friends -----------------------------------------------------------------------------------------------------------


@router.get("/friends", **returns_json(list[Friend]))
async def friends(hall: HallHere, me: Somebody) -> Response:
    """The people one follows and has blocked, by name."""
    ties = await ties_of(hall.store, me.id)
    followed = [other.id for tie, other in ties if tie.kind == FOLLOW]
    back = await followers_among(hall.store, me.id, followed)
    showing = [
        other.id
        for tie, other in ties
        if tie.kind == FOLLOW
        and (other.shows_presence == "everybody" or (other.shows_presence == "followed" and other.id in back))
    ]
    here, places = await hall.here(showing), await _places(hall, showing, me.id)
    told = [
        Friend(
            other.page,
            other.name,
            tie.kind,
            other.id in here if other.id in showing else None,
            places.get(other.id, []),
        )
        for tie, other in ties
    ]
    return json_response(told)


@router.put("/people/{page}/tie/{kind}", status_code=204)
async def tie_to(page: PageId, kind: TieKind, hall: HallHere, me: Somebody) -> None:
    """Follow somebody, or block them: they and one's own words and invitations are kept apart from then on."""
    other = await _person(hall, page)
    if other.id == me.id:
        raise ApiError(409, "error-not-yourself")
    wait = hall.ties.take(me.id)
    if wait:
        raise ApiError(429, "error-too-fast", headers={"Retry-After": str(int(wait) + 1)})
    if await count_ties(hall.store, me.id) >= MOST_TIES:
        raise ApiError(409, "error-too-many-ties", {"limit": MOST_TIES})
    await set_tie(hall.store, me.id, other.id, kind)
    await hall.hear_blocks(me.id)


@router.delete("/people/{page}/tie", status_code=204)
async def untie(page: PageId, hall: HallHere, me: Somebody) -> None:
    """Follow somebody no more, or let them back in."""
    other = await _person(hall, page)
    await set_tie(hall.store, me.id, other.id, None)
    await hall.hear_blocks(me.id)


# -- leaderboards ------------------------------------------------------------------------------------------------------


@router.get("/leaderboards/{game}", **returns_json(Leaderboard))
async def leaderboard(game: Annotated[str, Path(max_length=40)], hall: HallHere, who: Anybody) -> Response:
    """Who is rated best in a game, of those who have played enough and show it."""
    name = load_game(game).name
    own = None
    if who.user is not None:
        mine = [one for one in await rows.standings_of(hall.store, who.user.id) if one.game == name]
        own = await rows.place_on_board(hall.store, mine[0]) if mine else None
    people = await rows.leaderboard(hall.store, name)
    told = Leaderboard(people, bot_ratings(name), rows.LEAST_MATCHES, rows.LEAST_OPPONENTS, own)
    return json_response(told)
