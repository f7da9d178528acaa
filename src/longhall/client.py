"""Play at a Longhall hall over the wire: for bots of one's own, scripts and tests. docs/protocol.md has the messages.

Somebody's own bot, whole::

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
import json
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Final, Self
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Message = dict[str, Any]
Decide = Callable[[Message], str]

FOR_GOOD: Final = frozenset({1000, 1008, 1009})  # close codes after which coming back is of no use
LOOPBACK: Final = frozenset({"127.0.0.1", "::1", "localhost"})
OVERTAKEN: Final = frozenset({"error-late", "error-paused", "error-bot-plays"})  # something happened meanwhile
OVER: Final = frozenset({"finished", "cancelled"})  # statuses of a table at which nothing happens any more
TOO_FAST: Final = "error-too-fast"
CLOSE_SECONDS: Final = 1.0  # waited for the hall's goodbye
TRIES: Final = 8  # to come back after a lost connection
FIRST_WAIT: Final = 0.1  # seconds before the second try; each wait is twice the one before


class HallRefused(Exception):
    """The hall did not do what was asked. ``message`` is a message id; ``status`` is 0 for a refusal at a table."""

    def __init__(self, status: int, message: str, rule: str, params: dict[str, Any], text: str = "") -> None:
        super().__init__(text or message)
        self.status = status
        self.message = message
        self.rule = rule
        self.params = params


class Client:
    """One person, or one bot, at one hall: with a token, or as a guest after ``come_in``. Not for several at once."""

    def __init__(self, base_url: str, token: str | None = None) -> None:
        self.base_url = base_url.rstrip("/")
        self.token = token
        parts = urlsplit(self.base_url)
        self.direct = parts.hostname in LOOPBACK  # no proxy stands between this machine and itself
        headers = {"Origin": f"{parts.scheme}://{parts.netloc}"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        self.http = httpx.AsyncClient(base_url=self.base_url, headers=headers, trust_env=not self.direct)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        await self.http.aclose()

    async def ask(self, method: str, path: str, json: Any = None, **params: Any) -> Any:
        """One HTTP request; the answer's JSON, None for an empty one. Raises HallRefused with the hall's reason."""
        answer = await self.http.request(method, path, json=json, params=params or None)
        if answer.is_error:
            raise _refusal(answer)
        return answer.json() if answer.content else None

    # -- people ------------------------------------------------------------------------------------------------------

    async def come_in(self, name: str, language: str = "en") -> Message:
        """Become a guest; the cookie is kept for as long as this object lives."""
        found: Message = await self.ask("POST", "/api/guest", {"name": name, "language": language})
        return found

    async def new_token(self, label: str) -> str:
        """A token for programs of this user; shown this once."""
        return str((await self.ask("POST", "/api/tokens", {"label": label}))["token"])

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
    ) -> Message:
        """A new table with oneself in the first seat without a bot; its summary."""
        wish: Message = {"game": game, "setup": setup or {}, "bots": bots or [], "public": public}
        if clock is not None:
            wish["clock"] = clock
        opened: Message = await self.ask("POST", "/api/tables", wish)
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
        """The match there after ``at`` choices: of a finished one through any seat's eyes, before that one's own."""
        params = {} if eye is None else {"eye": eye}
        found: Message = await self.ask("GET", f"/api/tables/{table_id}/replay/{at}", **params)
        return found

    async def chronicle(self, table_id: str) -> list[Message]:
        """All that has happened there so far, as this user may know it; the first entry is the opening."""
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
        """What tells the hall on a WebSocket who this is."""
        headers = {"Origin": self.http.headers["Origin"]}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        elif self.http.cookies:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return headers


class TableConnection:
    """A connection to one table that outlives lost connections: it comes back and asks for what it missed."""

    def __init__(self, client: Client, table_id: str) -> None:
        self.client = client
        self.table_id = table_id
        self.last = -1  # the highest sequence number heard of
        self.latest: Message | None = None  # the newest state or update
        self.lost = 0  # connections that had to be made anew
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def connect(self) -> None:
        """Connect, and after a lost connection ask for what was missed."""
        address = f"ws{self.client.base_url.removeprefix('http')}/api/tables/{self.table_id}/play"
        self._socket = await connect(
            address,
            additional_headers=self.client.socket_headers(),
            proxy=None if self.client.direct else True,
            max_size=None,
            close_timeout=CLOSE_SECONDS,
        )
        if self.last >= 0:
            await self.send("hello", last=self.last)

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None, "connect first"
        return self._socket

    # -- hearing -----------------------------------------------------------------------------------------------------

    async def hear(self) -> Message:
        """The next message of the hall. Comes back by itself after a lost connection; raises what ended the last
        connection when the hall has sent this client away or cannot be reached any more."""
        while True:
            try:
                message: Message = json.loads(await self.socket.recv())
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FOR_GOOD:
                    raise
                await self._come_back(closed)
                continue
            if message["type"] in ("state", "update"):
                self.last = message["seq"]
                self.latest = message
            return message

    async def listen(self) -> AsyncIterator[Message]:
        """Every message of the hall, for as long as one likes."""
        while True:
            yield await self.hear()

    async def _come_back(self, closed: ConnectionClosed) -> None:
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
        """Choose by key; the seat is the one that decides, the number the newest heard of, unless said otherwise."""
        if seat is None:
            assert self.latest is not None, "hear a state first"
            seat = int(self.latest["decision"]["seat"])
        await self.send("choose", seat=seat, seq=self.last if seq is None else seq, key=key)

    async def preview(self, key: str) -> Message:
        """What choosing ``key`` now would bring: the game's own data. Messages that come meanwhile are not kept."""
        assert self.latest is not None, "hear a state first"
        await self.send("preview", seat=int(self.latest["decision"]["seat"]), seq=self.last, key=key)
        while (message := await self.hear())["type"] != "previewed":
            if message["type"] == "refused":
                raise HallRefused(0, message["message"], message["rule"], message["params"])
        effects: Message = message["effects"]
        return effects

    async def play(self, decide: Decide) -> Message:
        """Play every seat one holds to the end of the match, or until the host closes the table before it begins:
        ``decide`` gets the newest message with the view and the decision and returns the key of an option. Returns the
        last message. Raises HallRefused for a refused choice, unless it only came too late, or too fast: then it is
        made again in a moment."""
        asked = -1  # the number at which the last choice was sent: a message heard twice is answered once
        lost = self.lost
        message = self.latest if self.latest is not None else await self.hear()
        while True:
            if self.lost > lost:  # what was sent last may never have arrived; if it has, sending it again is refused
                asked, lost = -1, self.lost
            if message["type"] in ("state", "update"):
                if message["table"]["status"] in OVER:
                    return message
                decision = message["decision"]
                if decision is not None and "options" in decision and message["seq"] > asked:
                    asked = message["seq"]
                    key = decide(message)
                    with contextlib.suppress(ConnectionClosed):  # ``hear`` comes back
                        await self.choose(key, decision["seat"], asked)
            elif message["type"] == "refused" and message["message"] == TOO_FAST and self.latest is not None:
                await asyncio.sleep(message["params"]["wait"])
                asked, message = -1, self.latest
                continue
            elif message["type"] == "refused" and message["message"] not in OVERTAKEN:
                raise HallRefused(0, message["message"], message["rule"], message["params"])
            message = await self.hear()


def _refusal(answer: httpx.Response) -> HallRefused:
    try:
        data = answer.json()
        return HallRefused(answer.status_code, data["message"], data["rule"], data["params"], data["text"])
    except (ValueError, KeyError, TypeError):
        return HallRefused(answer.status_code, "error-inside", "", {}, answer.text[:200])
