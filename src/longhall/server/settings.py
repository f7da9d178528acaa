"""How a hall is run. Values come from the command line; secrets that must outlive a restart lie in the database."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Limits:
    """What one visitor may ask of a hall. Exceeding any of these is answered with a 4xx and a reason."""

    body_bytes: int = 64 * 1024
    message_bytes: int = 8 * 1024
    name_length: int = 40
    chat_length: int = 500
    chat_per_minute: int = 20
    watchers_chat_per_minute: int = 4  # of those who watch a match
    reports_per_hour: int = 10  # to the keepers, by one user
    tables_per_user: int = 40  # that are not over
    tables_per_day: int = 200  # opened by one user, whatever has become of them
    tables_per_minute: int = 20  # opened by one user: new ones, rematches, continuations
    names_per_minute: int = 10  # taken by one user
    connections_per_user: int = 12  # WebSockets
    connections_per_address: int = 60  # WebSockets
    sockets_per_address: int = 200  # connections of any kind
    requests_per_second: float = 20.0  # per address, with a burst of three seconds' worth
    messages_per_second: float = 30.0  # per WebSocket, with a burst of two seconds' worth
    interruptions_per_minute: int = 30  # votes, answers, pauses, steps back, seats changed by one player at a table
    hints_per_minute: int = 12  # asked for by one user
    tournaments_per_user: int = 4  # that one organises and that are not over
    entries_per_minute: int = 30  # of one user: entering, withdrawing, and what organisers do
    analyses_per_minute: int = 4  # of finished matches, begun by one user
    tries_per_minute: int = 20  # judged for one user
    logins_per_minute: int = 10
    mails_per_hour: int = 5  # with a link, to one e-mail address; of those to a new password, also for one visitor


@dataclass
class Mail:
    """Where mails are sent from; no host: no mail."""

    host: str = ""
    port: int = 25
    user: str = ""
    password: str = ""
    sender: str = "longhall@localhost"
    starttls: bool = False
    ca_file: str = ""  # certificates to trust instead of those the machine does: for a mail server of one's own


@dataclass
class Settings:
    database: str  # SQLAlchemy address with an async driver
    host: str = "127.0.0.1"
    port: int = 0  # 0: any free one
    public_url: str = ""  # what links in notices begin with; empty: http://host:port
    own_machine: bool = False  # started by ``longhall play``: whoever sits at this machine may open the door
    lan: bool = False  # serve the local network as well, from the start
    network_address: str = ""  # of this machine there; empty: the one by which it reaches others
    workers: int = 1
    bus: str = ""  # redis://… by which several processes hear of each other; empty: they look at the database
    bot_workers: int = 1
    bot_delay: float = 0.8  # seconds a bot lets people look before it chooses
    snapshot_every: int = 100  # choices
    secure_cookies: bool = False  # behind https
    allow_private_webhooks: bool = False
    tournament_poll: float = 2.0  # seconds until a tournament goes on after something that nobody has told of
    notice_window: float = 60.0  # seconds: turns that come up meanwhile go into one notice
    trusted_proxy: bool = False  # take the visitor's address from X-Forwarded-For
    languages: tuple[str, ...] = ("en", "pl", "cs", "uk")
    limits: Limits = field(default_factory=Limits)
    mail: Mail = field(default_factory=Mail)


def sqlite_address(data: Path) -> str:
    """The embedded database in a data folder."""
    return f"sqlite+aiosqlite:///{data / 'hall.sqlite3'}"


def async_address(address: str) -> str:
    """An address as people write it, with the async driver the hall uses; ValueError for what it cannot use."""
    if address.startswith("sqlite:///"):
        return "sqlite+aiosqlite:///" + address.removeprefix("sqlite:///")
    if address.startswith("postgresql://"):
        return "postgresql+psycopg://" + address.removeprefix("postgresql://")
    if address.startswith(("sqlite+aiosqlite:///", "postgresql+psycopg://")):
        return address
    scheme, mark, _ = address.partition("://")  # what follows may have a password in it
    shown = f"{scheme}{mark}…" if mark else repr(address)
    raise ValueError(f"{shown} is not the URL of a database: use sqlite:///FILE or postgresql://…")
