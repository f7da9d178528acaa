"""Play at a Longhall hall over the wire: for your own bots, scripts and tests. docs/protocol.md has the messages.

A complete bot::

    import asyncio, random
    from longhall.client import Client

    async def main() -> None:
        async with Client("https://hall.example", token="lh_…") as client:
            opened = await client.open_table("northgard", {"seats": 2}, bots=[None, "greedy"])
            async with client.at(opened["id"]) as table:
                await table.start()
                end = await table.play(lambda message: random.choice(message["decision"]["options"])["key"])
                print(end["table"]["result"])

    asyncio.run(main())

Needs the packages httpx and websockets (``pip install longhall[server]``).
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import ssl
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Message = dict[str, Any]
Decide = Callable[[Message], str]

FINAL_CODES: Final = frozenset({1000, 1008, 1009})  # close codes after which reconnecting is of no use
LOOPBACK: Final = frozenset({"127.0.0.1", "::1", "localhost"})
OVERTAKEN: Final = frozenset({"error-late", "error-paused", "error-bot-plays"})  # something else happened first
OVER: Final = frozenset({"finished", "cancelled"})  # statuses of a table where nothing more happens
TOO_FAST: Final = "error-too-fast"
OPEN_SECONDS: Final = 60.0  # to wait for a busy hall to let one in
CLOSE_SECONDS: Final = 1.0  # to wait for the hall to close its side
TRIES: Final = 8  # to reconnect after a lost connection
FIRST_WAIT: Final = 0.1  # seconds before the second try; each wait is twice the one before


class HallRefused(Exception):
    """The hall refused a request. ``message`` is a message id; ``status`` is 0 for a refusal at a table."""

    def __init__(self, status: int, message: str, rule: str, params: dict[str, Any], text: str = "") -> None:
        super().__init__(text or message)
        self.status = status
        self.message = message
        self.rule = rule
        self.params = params


class Client:
    """One user of one hall: with a token, or as a guest after ``come_in``."""

    def __init__(self, base_url: str, token: str | None = None) -> None:
        self.base_url = base_url.rstrip("/")
        self.token = token
        parts = urlsplit(self.base_url)
        self.direct = parts.hostname in LOOPBACK  # no proxy between this machine and itself
        headers = {"Origin": f"{parts.scheme}://{parts.netloc}"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        self.http = httpx.AsyncClient(
            base_url=self.base_url, headers=headers, verify=_trust(), trust_env=not self.direct
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, json: Any = None, **params: Any) -> Any:
        """Make one HTTP request. Returns the JSON of the answer, None for an empty one; raises HallRefused."""
        answer = await self.http.request(method, path, json=json, params=params or None)
        if answer.is_error:
            raise _refusal(answer)
        return answer.json() if answer.content else None

    # -- people ------------------------------------------------------------------------------------------------------

    async def come_in(self, name: str, language: str = "en") -> Message:
        """Become a guest; this object keeps the cookie."""
        found: Message = await self.ask("POST", "/api/guest", {"name": name, "language": language})
        return found

    async def new_token(self, label: str, scope: str = "play") -> str:
        """A new API token for this user, good for looking (``read``), for playing too (``play``) or for everything
        (``account``); the hall shows it only this once."""
        return str((await self.ask("POST", "/api/tokens", {"label": label, "scope": scope}))["token"])

    # -- tables ------------------------------------------------------------------------------------------------------

    async def games(self) -> list[Message]:
        found: list[Message] = await self.ask("GET", "/api/games")
        return found

    async def open_table(
        self,
        game: str,
        setup: dict[str, Any] | None = None,
        bots: list[str | None] | None = None,
        public: bool = False,
        clock: dict[str, Any] | None = None,
        hints: bool | None = None,
        rated: bool = False,
    ) -> Message:
        """Open a table and take its first seat without a bot; returns the table. Without a word on ``hints`` players
        may take them where the match is not rated."""
        body: Message = {"game": game, "setup": setup or {}, "bots": bots or [], "public": public, "rated": rated}
        if hints is not None:
            body["hints"] = hints
        if clock is not None:
            body["clock"] = clock
        opened: Message = await self.ask("POST", "/api/tables", body)
        return opened

    async def tables(self, status: str = "open", **search: Any) -> list[Message]:
        found: list[Message] = await self.ask("GET", "/api/tables", status=status, **search)
        return found

    async def my_tables(self) -> list[Message]:
        found: list[Message] = await self.ask("GET", "/api/my/tables")
        return found

    async def state(self, table_id: str) -> Message:
        """The table as this user may see it now."""
        found: Message = await self.ask("GET", f"/api/tables/{table_id}")
        return found

    async def replay(self, table_id: str, at: int, eye: int | None = None) -> Message:
        """The match after ``at`` choices: through any seat's eyes if it is finished, else through one's own."""
        params = {} if eye is None else {"eye": eye}
        found: Message = await self.ask("GET", f"/api/tables/{table_id}/replay/{at}", **params)
        return found

    async def chronicle(self, table_id: str) -> list[Message]:
        """Everything that has happened so far, as this user may know it; the first entry is the opening."""
        entries: list[Message] = []
        page: Message = {"next": 0}
        while page["next"] is not None:
            page = await self.ask("GET", f"/api/tables/{table_id}/chronicle?from={page['next']}")
            entries += page["entries"]
        return entries

    async def record(self, table_id: str) -> str:
        """The record of a finished match, for ``longhall verify``."""
        answer = await self.http.get(f"/api/tables/{table_id}/record")
        if answer.is_error:
            raise _refusal(answer)
        return answer.text

    def at(self, table_id: str) -> TableConnection:
        """A connection to a table; use it with ``async with``."""
        return TableConnection(self, table_id)

    def socket_headers(self) -> dict[str, str]:
        """The headers that tell the hall who opens a WebSocket."""
        headers = {"Origin": self.http.headers["Origin"]}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        elif self.http.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return headers


class TableConnection:
    """A connection to one table. After a lost connection it reconnects and catches up by itself. The hall sends what
    has changed of a picture; ``hear`` returns whole ones all the same, in which nothing may be changed in place."""

    def __init__(self, client: Client, table_id: str, differences: bool = True) -> None:
        self.client = client
        self.table_id = table_id
        self.differences = differences
        self.seen = -1  # the number of the last action seen
        self.latest: Message | None = None  # the newest state or update
        self.lost = 0  # connections that were lost
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def connect(self) -> None:
        """Connect; after a lost connection the hall sends what was missed."""
        table = f"ws{self.client.base_url.removeprefix('http')}/api/tables/{self.table_id}"
        address = f"{table}/play?seen={self.seen}&differences={int(self.differences)}"
        self._socket = await connect(
            address,
            additional_headers=self.client.socket_headers(),
            proxy=None if self.client.direct else True,
            max_size=None,
            open_timeout=OPEN_SECONDS,
            close_timeout=CLOSE_SECONDS,
        )

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None, "connect first"
        return self._socket

    # -- hearing -----------------------------------------------------------------------------------------------------

    async def hear(self) -> Message:
        """The next message of the hall. Reconnects after a lost connection; raises what ended the connection when the
        hall has disconnected this client for good or cannot be reached."""
        while True:
            try:
                message: Message = json.loads(await self.socket.recv())
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL_CODES:
                    raise
                await self._reconnect(closed)
                continue
            if message["type"] == "change":
                if self.latest is None or self.latest["seq"] != message["since"]:
                    await self.send("resync", seen=self.seen)
                    continue
                message = patched(self.latest, message)
            if message["type"] in ("state", "update"):
                self.seen = message["seq"]
                self.latest = message
            return message

    async def listen(self) -> AsyncIterator[Message]:
        """Every message of the hall, one after another."""
        while True:
            yield await self.hear()

    async def _reconnect(self, closed: ConnectionClosed) -> None:
        self.lost += 1
        for attempt in range(TRIES):
            try:
                await self.connect()
            except (OSError, InvalidHandshake, ConnectionClosed):
                await asyncio.sleep(FIRST_WAIT * 2**attempt)
            else:
                return
        raise closed

    # -- acting ------------------------------------------------------------------------------------------------------

    async def send(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def start(self) -> None:
        await self.send("start")

    async def choose(self, key: str, seat: int | None = None, seq: int | None = None) -> None:
        """Choose by key, by default for the seat that decides and on the newest picture."""
        if seat is None:
            assert self.latest is not None, "hear a state first"
            seat = int(self.latest["decision"]["seat"])
        await self.send("choose", seat=seat, seq=self.seen if seq is None else seq, key=key)

    async def preview(self, key: str) -> Message:
        """What choosing ``key`` now would bring: the game's own data. Drops messages that arrive before the answer."""
        assert self.latest is not None, "hear a state first"
        await self.send("preview", seat=int(self.latest["decision"]["seat"]), seq=self.seen, key=key)
        while (message := await self.hear())["type"] != "previewed":
            if message["type"] == "refused":
                raise HallRefused(0, message["message"], message["rule"], message["params"])
        effects: Message = message["effects"]
        return effects

    async def hint(self) -> Message:
        """What would be best now, for the seat that decides. Everybody at the table is told that a hint was taken.
        Drops messages that arrive before the answer."""
        assert self.latest is not None, "hear a state first"
        await self.send("hint", seat=int(self.latest["decision"]["seat"]), seq=self.seen)
        while (message := await self.hear())["type"] != "hinted":
            if message["type"] == "refused":
                raise HallRefused(0, message["message"], message["rule"], message["params"])
        hint: Message = message["hint"]
        return hint

    async def play(self, decide: Decide) -> Message:
        """Play every seat one holds until the match is over, or the host closes the table before it begins. ``decide``
        gets the newest message with the view and the decision, and returns the key of an option. Returns the last
        message. Raises HallRefused for a refused choice, unless it came too late, or too fast: then it is sent again.
        """
        asked = -1  # the position for which the last choice was sent: each is answered once
        lost = self.lost
        message = self.latest if self.latest is not None else await self.hear()
        while True:
            if self.lost > lost:  # the last choice may never have arrived; if it has, sending it again is refused
                asked, lost = -1, self.lost
            if message["type"] in ("state", "update"):
                if message["table"]["status"] in OVER:
                    return message
                decision = message["decision"]
                if decision is not None and decision["options"] is not None and message["position"] > asked:
                    asked = message["position"]
                    key = decide(message)
                    with contextlib.suppress(ConnectionClosed):  # ``hear`` reconnects
                        await self.choose(key, decision["seat"], message["seq"])
            elif message["type"] == "refused" and message["message"] == TOO_FAST and self.latest is not None:
                await asyncio.sleep(message["params"]["wait"])
                asked, message = -1, self.latest
                continue
            elif message["type"] == "refused" and message["message"] in OVERTAKEN:
                asked = -1  # the next picture is answered
            elif message["type"] == "refused":
                raise HallRefused(0, message["message"], message["rule"], message["params"])
            message = await self.hear()


def patched(picture: Message, change: Message) -> Message:
    """The update that a ``change`` makes of the picture it is based on, which stays as it is."""
    for changed in change["changes"]:
        picture = _with(picture, changed["path"], changed["value"])
    return {**picture, "type": "update", "seq": change["seq"], "entries": change["entries"]}


def _with(whole: Any, path: list[str | int], value: Any) -> Any:
    """A copy in which something else stands at the end of ``path``."""
    if not path:
        return value
    copy = whole.copy()
    copy[path[0]] = _with(whole[path[0]], path[1:], value)
    return copy


def _refusal(answer: httpx.Response) -> HallRefused:
    try:
        data = answer.json()
        return HallRefused(answer.status_code, data["message"], data["rule"], data["params"], data["text"])
    except (ValueError, KeyError, TypeError):
        return HallRefused(answer.status_code, "error-inside", "", {}, answer.text[:200])


@functools.cache
def _trust() -> ssl.SSLContext:
    """Whom to trust, for all clients of a program: reading the certificates takes longer than a request."""
    return httpx.create_ssl_context()
