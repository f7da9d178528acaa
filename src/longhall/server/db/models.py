"""The tables of a hall. A match is append-only actions plus snapshots; nothing in them is ever rewritten."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    false,
    text,
    true,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


def new_page() -> str:
    """The id of a person's page: nobody can guess it, and it is no secret."""
    return secrets.token_urlsafe(12)


class Secret(Base):
    """Keys of the hall itself, made once: the cookie key."""

    __tablename__ = "secrets"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))


class User(Base):
    """A person. A guest has no e-mail; an account is a guest who gave one."""

    __tablename__ = "users"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    email: Mapped[str | None] = mapped_column(String(254), unique=True)
    verified: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())  # they read mail sent there
    password: Mapped[str | None] = mapped_column(String(200))  # argon2
    pending_email: Mapped[str | None] = mapped_column(String(254))  # asked for, and not shown to be theirs yet
    pending_password: Mapped[str | None] = mapped_column(String(200))  # argon2; of an account that is not made yet
    language: Mapped[str] = mapped_column(String(8), default="en")
    notify_email: Mapped[bool] = mapped_column(Boolean, default=False)
    webhook: Mapped[str | None] = mapped_column(String(500))
    webhook_key: Mapped[str | None] = mapped_column(String(64))
    created: Mapped[float] = mapped_column(Float)
    session: Mapped[int] = mapped_column(Integer, default=0)  # raised to end all cookies of the user
    keeper: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())  # looks after the hall
    muted_until: Mapped[float | None] = mapped_column(Float)  # at all tables, by a keeper
    banned: Mapped[float | None] = mapped_column(Float)  # since when they may do nothing in this hall
    page: Mapped[str] = mapped_column(
        String(32), default=new_page, server_default=text("''"), index=True
    )  # by which others
    # find their page; who may see what on it: nobody, followed (those they follow), everybody
    shows_results: Mapped[str] = mapped_column(String(10), default="followed", server_default="followed")
    shows_presence: Mapped[str] = mapped_column(String(10), default="followed", server_default="followed")
    shows_rating: Mapped[str] = mapped_column(String(10), default="everybody", server_default="everybody")
    # positions of their finished matches may become puzzles of the hall
    gives_positions: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())
    seen: Mapped[float | None] = mapped_column(Float)  # when they asked for something last, by a minute or so


class PuzzleTry(Base):
    """What somebody has made of a puzzle."""

    __tablename__ = "puzzle_tries"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    tries: Mapped[int] = mapped_column(Integer)
    solved: Mapped[bool] = mapped_column(Boolean)  # in one of them
    at: Mapped[float] = mapped_column(Float)  # of the last one


class SolverRating(Base):
    """How good somebody is at the puzzles of a game, by their first try at each."""

    __tablename__ = "solver_ratings"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mean: Mapped[float] = mapped_column(Float)
    spread: Mapped[float] = mapped_column(Float)


class PuzzleRating(Base):
    """How hard a puzzle has proved to be here; none before the first try."""

    __tablename__ = "puzzle_ratings"
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    mean: Mapped[float] = mapped_column(Float)
    spread: Mapped[float] = mapped_column(Float)


class HallPuzzle(Base):
    """A puzzle out of a finished match of this hall, whose players all give positions for that."""

    __tablename__ = "hall_puzzles"
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    data: Mapped[bytes] = mapped_column(LargeBinary)


class Tie(Base):
    """That a person follows another one, or has blocked them."""

    __tablename__ = "ties"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    other_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True)
    kind: Mapped[str] = mapped_column(String(8))  # follow, block
    since: Mapped[float] = mapped_column(Float)


class EndedSession(Base):
    """A cookie whose owner has logged out; remembered for as long as it would otherwise be valid."""

    __tablename__ = "ended_sessions"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    at: Mapped[float] = mapped_column(Float, index=True)


class Token(Base):
    """An API token, kept as a hash."""

    __tablename__ = "tokens"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    label: Mapped[str] = mapped_column(String(60))
    scope: Mapped[str] = mapped_column(String(8), server_default="account")  # read, play, account
    hash: Mapped[str] = mapped_column(String(64), unique=True)
    created: Mapped[float] = mapped_column(Float)


class Table(Base):
    """One match being set up, played or finished. ``id`` is unguessable: who has the link may come in."""

    __tablename__ = "tables"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    pack: Mapped[str] = mapped_column(String(64))
    rules_version: Mapped[int] = mapped_column(Integer)
    setup: Mapped[dict[str, Any]] = mapped_column(JSON)
    public: Mapped[bool] = mapped_column(Boolean)
    hints: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())  # the host allows them
    clock: Mapped[dict[str, Any]] = mapped_column(JSON)  # {"kind": "none" | "live" | "leisure", …}
    status: Mapped[str] = mapped_column(String(12))  # open, playing, paused, finished, cancelled
    host_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    seed: Mapped[str] = mapped_column(String(80))
    created: Mapped[float] = mapped_column(Float)
    changed: Mapped[float] = mapped_column(Float)
    seq: Mapped[int] = mapped_column(Integer, default=0)  # of the last action
    turn_seat: Mapped[int] = mapped_column(Integer, default=-1)
    turn_began: Mapped[float | None] = mapped_column(Float)  # when its decision began, later by all pauses since
    turn_used: Mapped[float | None] = mapped_column(Float)  # in a pause: the seconds it had taken
    vote_deadline: Mapped[float | None] = mapped_column(Float)  # when the open vote passes; None: there is none
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    players: Mapped[str] = mapped_column(String(400), default="")  # names in lower case, for the search
    # whoever watches a match may write, apart from the players
    watchers_chat: Mapped[bool] = mapped_column(Boolean, default=True, server_default=true())
    rematch_of: Mapped[str | None] = mapped_column(String(32))
    lesson: Mapped[bool] = mapped_column(
        Boolean, default=False, server_default=false()
    )  # its host learns the game there
    rated: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())  # its match counts for ratings
    level: Mapped[str] = mapped_column(
        String(12), default="any", server_default="any"
    )  # whom the host would like to meet
    tournament: Mapped[str | None] = mapped_column(String(32))  # whose table this is; nobody is its host
    # the process that looks after bots, clocks and notices; the column has its first name
    supervising_process: Mapped[str | None] = mapped_column("keeper", String(32))
    news: Mapped[int] = mapped_column(Integer, default=0, server_default="0")  # number of the last news
    __table_args__ = (
        Index("tables_by_list", "status", "public", "changed"),
        Index("tables_by_game", "status", "game", "changed"),
    )


class Seat(Base):
    """A place at a table: a person, a bot, both (a bot stands in for its owner) or nobody."""

    __tablename__ = "seats"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    name: Mapped[str] = mapped_column(String(60), default="")
    bot: Mapped[str | None] = mapped_column(String(40))
    resigned: Mapped[bool] = mapped_column(Boolean, default=False)
    bank: Mapped[float] = mapped_column(Float, default=0.0)  # seconds left on a live clock
    bot_since: Mapped[int | None] = mapped_column(Integer)  # choices made when a bot took over from a person
    held_for: Mapped[str | None] = mapped_column(String(32), index=True)  # the person for whom it is kept free
    held_name: Mapped[str] = mapped_column(String(60), default="", server_default=text("''"))  # theirs


class Action(Base):
    """What happened at a table, in order: choices, undos, seats changing hands, pauses, the end."""

    __tablename__ = "actions"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(20))
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[float] = mapped_column(Float)


class SeatResult(Base):
    """How a finished match came out for one seat: what pages of people, leaderboards and ratings are made of. It is
    written with the last action of the match; docs/club.md says which matches have results."""

    __tablename__ = "results"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"))  # whose chair it was
    game: Mapped[str] = mapped_column(String(40))
    seats: Mapped[int] = mapped_column(Integer)  # how many played, bots and all
    people: Mapped[int] = mapped_column(Integer)  # how many different people
    several: Mapped[bool] = mapped_column(Boolean)  # its person held other seats too
    role: Mapped[str | None] = mapped_column(String(60))  # the message that names it: see roles.py; None: not known yet
    bot: Mapped[str | None] = mapped_column(String(40))  # a bot that played for itself
    place: Mapped[int] = mapped_column(Integer)
    score: Mapped[int] = mapped_column(Integer)
    left: Mapped[bool] = mapped_column(Boolean)  # its person had resigned, or a bot sat there for them at the end
    public: Mapped[bool] = mapped_column(Boolean)  # that of the table
    ended: Mapped[float] = mapped_column(Float)
    rated: Mapped[bool] = mapped_column(Boolean)  # counts for the ratings of the people
    rating_number: Mapped[int | None] = mapped_column(Integer)  # rated as the match of that number; None: not yet
    mean_before: Mapped[float | None] = mapped_column(Float)  # the rating of the person: see people/ratings.py
    spread_before: Mapped[float | None] = mapped_column(Float)
    mean: Mapped[float | None] = mapped_column(Float)  # after the match
    spread: Mapped[float | None] = mapped_column(Float)
    __table_args__ = (
        Index("results_of_person", "user_id", "ended"),
        Index("results_to_rate", "rated", "rating_number"),
    )


class Standing(Base):
    """What a person is rated at in one game."""

    __tablename__ = "standings"
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40), primary_key=True)
    mean: Mapped[float] = mapped_column(Float)
    spread: Mapped[float] = mapped_column(Float)
    sure: Mapped[float] = mapped_column(Float)  # what a leaderboard goes by: hardly anybody is worse than that
    matches: Mapped[int] = mapped_column(Integer)  # rated ones
    opponents: Mapped[int] = mapped_column(Integer)  # different people met in them
    changed: Mapped[float] = mapped_column(Float)
    __table_args__ = (Index("standings_by_game", "game", "sure"),)


class Snapshot(Base):
    """A match after some action, so that opening a long one is quick. Can be deleted at any time."""

    __tablename__ = "snapshots"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True)
    schema_version: Mapped[int] = mapped_column(Integer)
    state: Mapped[str] = mapped_column(Text)


class Keepsake(Base):
    """What is kept of a match, so that it can be looked at without its rules: its story, and its last position."""

    __tablename__ = "keepsakes"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer)  # of the last action it knows of
    format: Mapped[int] = mapped_column(Integer)
    data: Mapped[bytes] = mapped_column(LargeBinary)


class Analysis(Base):
    """What was found by looking back at a finished match, or has been so far."""

    __tablename__ = "analyses"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    format: Mapped[int] = mapped_column(Integer)
    done: Mapped[float] = mapped_column(Float)  # the share of the work; 1: all of it
    data: Mapped[bytes] = mapped_column(LargeBinary)
    changed: Mapped[float] = mapped_column(Float)  # when whoever works on it wrote last
    wanted: Mapped[float] = mapped_column(Float)  # when somebody asked last


class Pack(Base):
    """The components of a pack that matches here were played with, so that they can be drawn without it."""

    __tablename__ = "packs"
    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    data: Mapped[bytes] = mapped_column(LargeBinary)


class Chat(Base):
    """What people say at a table."""

    __tablename__ = "chat"
    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    name: Mapped[str] = mapped_column(String(60))
    text: Mapped[str] = mapped_column(String(1000))
    at: Mapped[float] = mapped_column(Float)
    # said by somebody who watched a match: apart from what the players said
    aside: Mapped[bool] = mapped_column(Boolean, default=False, server_default=false())


class Ban(Base):
    """A person whom the host does not want at a table."""

    __tablename__ = "bans"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)


class Report(Base):
    """What somebody has told the hall's keepers of another, with what that one had said."""

    __tablename__ = "reports"
    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    reporter_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)  # who is reported
    text: Mapped[str] = mapped_column(String(1000))
    lines: Mapped[list[dict[str, Any]]] = mapped_column(JSON)  # {"text", "at"} of what they had said at the table
    at: Mapped[float] = mapped_column(Float)
    done: Mapped[float | None] = mapped_column(Float)  # when a keeper was done with it


class Mute(Base):
    """A person whom the host of a table has muted there."""

    __tablename__ = "mutes"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)


class Notice(Base):
    """A turn somebody has been told of: one notice per turn."""

    __tablename__ = "notices"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    turn: Mapped[int] = mapped_column(Integer)  # seq at which the turn began
    sent: Mapped[float | None] = mapped_column(Float)  # None: waiting for the next digest


class Process(Base):
    """A process of the hall that is alive: one that has not been heard of for a while is deleted by the others."""

    __tablename__ = "processes"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    beat: Mapped[float] = mapped_column(Float)  # when it was heard of last, by the clock of the database


class Presence(Base):
    """Who is connected to a table through one process."""

    __tablename__ = "presence"
    process_id: Mapped[str] = mapped_column(ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True)
    users: Mapped[list[str | None]] = mapped_column(JSON)  # one for each connection; null: nobody with a name


class News(Base):
    """Something to be told at a table that is no action: chat, a muted person, a rematch. Kept for minutes only."""

    __tablename__ = "news"
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)  # whose words
    data: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[float] = mapped_column(Float, index=True)
