"""The tables of the database for tournaments. What happens at their tables is in those of every table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, Float, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from longhall.server.db.models import Base


class Tournament(Base):
    """``id`` is unguessable, as that of a table: who has the link may look. ``version`` is raised by every change, so
    that of two made at once one is made anew."""

    __tablename__ = "tournaments"
    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    about: Mapped[str] = mapped_column(Text)
    game: Mapped[str] = mapped_column(String(40))
    setup: Mapped[dict[str, Any]] = mapped_column(JSON)  # without the seats
    form: Mapped[dict[str, Any]] = mapped_column(JSON)
    clock: Mapped[dict[str, Any]] = mapped_column(JSON)
    public: Mapped[bool] = mapped_column(Boolean)  # in the lists
    entry: Mapped[str] = mapped_column(String(12))  # open, invitation
    code: Mapped[str] = mapped_column(String(32))  # in the link by which people are invited
    accounts: Mapped[bool] = mapped_column(Boolean)  # no guests
    most: Mapped[int] = mapped_column(Integer)  # players
    late: Mapped[bool] = mapped_column(Boolean)  # people may enter after the first round has begun
    round_seconds: Mapped[float] = mapped_column(Float)  # after which bots play a round to its end; 0: never
    break_seconds: Mapped[float] = mapped_column(Float)  # from the end of a round to the beginning of the next
    status: Mapped[str] = mapped_column(String(12))  # entering, running, paused, finished, cancelled
    organiser_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    seed: Mapped[str] = mapped_column(String(80))
    created: Mapped[float] = mapped_column(Float)
    changed: Mapped[float] = mapped_column(Float)
    starts: Mapped[float | None] = mapped_column(Float)  # None: when the organiser says so
    paused: Mapped[float | None] = mapped_column(Float)  # since when
    rounds: Mapped[int] = mapped_column(Integer)  # that have been paired
    planned: Mapped[int] = mapped_column(Integer)  # 0: nobody can tell yet
    league: Mapped[str | None] = mapped_column(String(32))  # the tournament that was its first season
    season: Mapped[int] = mapped_column(Integer)
    version: Mapped[int] = mapped_column(Integer)
    __table_args__ = (
        Index("tournaments_by_list", "status", "public", "changed"),
        Index("tournaments_by_season", "league", "season", unique=True),
    )


class TournamentPlayer(Base):
    """A person or a bot. ``since`` and ``out``: the first round they play in, and the first they do not play in any
    more."""

    __tablename__ = "tournament_players"
    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    user_id: Mapped[str | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    name: Mapped[str] = mapped_column(String(60))
    bot: Mapped[str | None] = mapped_column(String(40))  # that plays for itself
    since: Mapped[int] = mapped_column(Integer)
    out: Mapped[int] = mapped_column(Integer)  # 0: they play on
    reason: Mapped[str] = mapped_column(String(12))  # why they do not: withdrawn, removed, absent, left
    division: Mapped[int] = mapped_column(Integer)
    joined: Mapped[float] = mapped_column(Float)
    __table_args__ = (Index("tournament_players_once", "tournament_id", "user_id", unique=True),)


class TournamentRound(Base):
    __tablename__ = "tournament_rounds"
    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    began: Mapped[float] = mapped_column(Float)
    deadline: Mapped[float | None] = mapped_column(Float)


class TournamentMatch(Base):
    """A table of a round, with the result that counts. It bears the id of its table before there is one: whoever opens
    it opens it once."""

    __tablename__ = "tournament_matches"
    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    round: Mapped[int] = mapped_column(Integer, primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    group: Mapped[int] = mapped_column(Integer)
    seats: Mapped[list[int]] = mapped_column(JSON)  # numbers of players
    table_id: Mapped[str | None] = mapped_column(String(32), unique=True)  # None: a bye
    places: Mapped[list[int]] = mapped_column(JSON)  # by seat; none before it is decided
    forfeits: Mapped[list[int]] = mapped_column(JSON)  # seats
    scores: Mapped[list[int]] = mapped_column(JSON)  # by seat, as the game counted
    before: Mapped[list[dict[str, Any]]] = mapped_column(JSON)  # results that were corrected
    decided: Mapped[float | None] = mapped_column(Float)
    decided_by: Mapped[str] = mapped_column(String(10))  # match, bye, organiser
    __table_args__ = (Index("tournament_matches_undecided", "decided", "tournament_id"),)


class TournamentNote(Base):
    """What the organiser or the hall has done, for all to see. No names: players by their numbers."""

    __tablename__ = "tournament_notes"
    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True)
    tournament_id: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), index=True)
    at: Mapped[float] = mapped_column(Float)
    kind: Mapped[str] = mapped_column(String(20))
    params: Mapped[dict[str, Any]] = mapped_column(JSON)
    text: Mapped[str] = mapped_column(String(300))  # the organiser's own words
