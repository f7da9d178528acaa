"""Turn notices: a real mail server and a real webhook on loopback hear of turns at tables at leisure."""

from __future__ import annotations

import asyncio
import contextlib
import email
import email.policy
import ipaddress
import json
import time
from collections.abc import AsyncIterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from longhall.server.db.models import User
from longhall.server.hall import Hall
from longhall.server.logs import JsonLines
from longhall.server.notices import webhooks
from longhall.server.notices.mails import send_mail
from longhall.server.notices.webhooks import ForbiddenAddress, WebhookFailed, is_allowed, post, sign
from longhall.server.settings import Mail
from longhall.server.table.clocks import LEISURE, LIVE, NONE, Clock
from longhall.server.table.room import Room
from tests.patience import PATIENCE
from tests.server.hall_fixture import Ear, RunningHall, settings_in
from tests.server.small_hall import change_table, new_user

pytestmark = pytest.mark.anyio
WINDOW = 0.05
DAYS = Clock(LEISURE, 48 * 3600.0 + 60)
KEY = "a key of one's own"


class Mailbox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.port = 0

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        mail = email.message_from_bytes(content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        assert [mail["To"]] == envelope.rcpt_tos
        self.mails.append(mail)
        return "250 OK"


@pytest.fixture
async def mailbox() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    yield box
    server.close()
    await server.wait_closed()


class Receiver:
    """A web server that keeps what is posted to it and answers as it is told to."""

    def __init__(self) -> None:
        self.port = 0
        self.posts: list[tuple[str, dict[str, str], bytes]] = []  # path, headers in lower case, body
        self.answers: list[str] = []  # status lines and headers; "200 OK" when there are no more
        self.answering = asyncio.Event()
        self.answering.set()
        self.serving: set[asyncio.Task[None]] = set()

    def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.serving.add(asyncio.create_task(self.serve(reader, writer)))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook?x=1"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
        except (asyncio.IncompleteReadError, ConnectionError):  # whoever posted has given up already
            writer.close()
            return
        self.posts.append((head[0].split()[1], headers, body))
        await self.answering.wait()
        answer = self.answers.pop(0) if self.answers else "200 OK"
        writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        with contextlib.suppress(ConnectionError):  # who posted does not wait for the end
            writer.close()
            await writer.wait_closed()

    def turns(self, number: int = 0) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(self.posts[number][2])["turns"]
        return found


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    kept = Receiver()
    server = await asyncio.start_server(kept.take, "127.0.0.1", 0)
    kept.port = server.sockets[0].getsockname()[1]
    yield kept
    server.close()
    await asyncio.gather(*kept.serving)


@pytest.fixture
async def hall(tmp_path: Path, mailbox: Mailbox) -> AsyncIterator[Hall]:
    hall = hall_at(tmp_path, mailbox)
    await hall.start()
    yield hall
    await hall.stop()


def hall_at(folder: Path, mailbox: Mailbox) -> Hall:
    mail = Mail(host="127.0.0.1", port=mailbox.port, sender="hall@hall.example")
    values = {"mail": mail, "notice_window": WINDOW, "public_url": "https://hall.example/"}
    return Hall(settings_in(folder, allow_private_webhooks=True, **values))


async def person(hall: Hall, name: str, **values: Any) -> User:
    user = new_user(name, **values)
    await hall.store.add_user(user)
    return user


def reached_by_mail(name: str, language: str = "en") -> dict[str, Any]:
    email = f"{name.lower()}@home.example"
    return {"name": name, "language": language, "email": email, "verified": True, "notify_email": True}


async def table(hall: Hall, first: User, second: User, clock: Clock = DAYS, here: Ear | None = None) -> Room:
    """A started table of two at which ``first`` is to choose; with ``here`` somebody is connected to it."""
    room = await hall.open_table(first, "northgard", {"seats": 2, "clans": "random"}, [], True, clock)
    if here is not None:
        room.audience.listeners.add(here)
    room.state.seed = "dice"
    await change_table(hall.store, room.id, seed="dice")
    await room.sit(second.id, second.name, 1)
    await room.start(first.id)
    while owner(room) != first.id:
        await choose(room)
    return room


def owner(room: Room) -> str | None:
    return room.state.seats[room.state.deciding_seat()].user_id


async def choose(room: Room) -> None:
    assert room.state.match is not None
    seat = room.state.deciding_seat()
    await room.choose(room.state.seats[seat].user_id, seat, room.state.seq, room.state.match.keys()[0])


async def pass_the_turn(room: Room) -> None:
    """Choose until it is somebody else's turn."""
    was = owner(room)
    while owner(room) == was:
        await choose(room)


async def come(kept: list[Any], count: int) -> None:
    """So many have come; and no more come in a while."""
    async with asyncio.timeout(PATIENCE):
        while len(kept) < count:
            await asyncio.sleep(0.01)
    await asyncio.sleep(4 * WINDOW)
    assert len(kept) == count


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content()).replace("\r\n", "\n")


# -- mail --------------------------------------------------------------------------------------------------------------


async def test_a_mail_tells_of_a_turn(hall: Hall, mailbox: Mailbox) -> None:
    astrid = await person(hall, **reached_by_mail("Astrid"))
    room = await table(hall, astrid, await person(hall, "Björn"))
    await come(mailbox.mails, 1)
    mail = mailbox.mails[0]
    assert (mail["From"], mail["To"]) == ("hall@hall.example", "astrid@home.example")
    assert mail["Subject"] == "It is your turn"
    assert mail["Auto-Submitted"] == "auto-generated"
    text = text_of(mail)
    assert text.startswith("Hello Astrid,\n\nit is your turn in Northgard: Uncharted Lands with Björn.\n")
    assert "48 hours are left." in text
    assert f"\nhttps://hall.example/tables/{room.id}\n" in text
    assert room.state.seed not in mail.as_string() and "⟦" not in text


@pytest.mark.parametrize(("language", "subject"), [("pl", "Twoja kolej"), ("cs", "Jste na tahu"), ("uk", "Ваш хід")])
async def test_mails_are_in_the_language_of_who_reads_them(
    hall: Hall, mailbox: Mailbox, language: str, subject: str
) -> None:
    astrid = await person(hall, **reached_by_mail("Astrid", language))
    await table(hall, astrid, await person(hall, "Björn"))
    await come(mailbox.mails, 1)
    assert mailbox.mails[0]["Subject"] == subject
    assert "48" in text_of(mailbox.mails[0]) and "⟦" not in text_of(mailbox.mails[0])


async def test_one_notice_per_turn(hall: Hall, mailbox: Mailbox, tmp_path: Path) -> None:
    astrid = await person(hall, **reached_by_mail("Astrid"))
    bjorn = await person(hall, **reached_by_mail("Bjorn"))
    room = await table(hall, astrid, bjorn)
    await come(mailbox.mails, 1)
    await hall.supervisor.look_after(room)  # nothing new
    await hall.stop()
    again = hall_at(tmp_path, mailbox)  # the hall starts anew: nothing new either
    await again.start()
    found = await again.room(room.id)
    assert found is not None
    await come(mailbox.mails, 1)
    await pass_the_turn(found)
    await come(mailbox.mails, 2)
    await pass_the_turn(found)
    await come(mailbox.mails, 3)
    await again.stop()
    assert [mail["To"].split("@")[0] for mail in mailbox.mails] == ["astrid", "bjorn", "astrid"]


async def test_several_choices_in_a_row_are_one_turn(hall: Hall, mailbox: Mailbox) -> None:
    astrid = await person(hall, **reached_by_mail("Astrid"))
    room = await hall.open_table(astrid, "northgard", {"seats": 2, "clans": "random"}, [], True, DAYS)
    await room.sit(astrid.id, astrid.name, 1)  # both seats: all choices are hers
    await room.start(astrid.id)
    await come(mailbox.mails, 1)
    for _ in range(5):
        await choose(room)
    await come(mailbox.mails, 1)


async def test_turns_that_come_together_go_into_one(hall: Hall, mailbox: Mailbox, receiver: Receiver) -> None:
    hook = {"webhook": receiver.url, "webhook_key": KEY}
    astrid = await person(hall, **reached_by_mail("Astrid"), **hook)
    bjorn = await person(hall, "Björn")
    here = Ear(astrid.id)
    rooms = [await table(hall, astrid, bjorn, here=here) for _ in range(3)]
    for room in rooms:  # she goes from all of them at once
        room.audience.listeners.discard(here)
    await come(mailbox.mails, 1)
    await come(receiver.posts, 1)
    assert mailbox.mails[0]["Subject"] == "It is your turn at 3 tables"
    assert all(f"/tables/{room.id}\n" in text_of(mailbox.mails[0]) for room in rooms)
    assert {turn["table"] for turn in receiver.turns()} == {room.id for room in rooms}


async def test_a_turn_that_has_passed_is_not_told_of(hall: Hall, mailbox: Mailbox) -> None:
    astrid = await person(hall, **reached_by_mail("Astrid"))
    here = Ear(astrid.id)
    room = await table(hall, astrid, await person(hall, "Björn"), here=here)
    await pass_the_turn(room)
    room.audience.listeners.discard(here)
    await come(mailbox.mails, 0)


async def test_nothing_while_one_is_at_the_table(hall: Hall, mailbox: Mailbox) -> None:
    astrid = await person(hall, **reached_by_mail("Astrid"))
    bjorn = await person(hall, "Björn")
    here = Ear(astrid.id)
    room = await table(hall, astrid, bjorn, here=here)
    await come(mailbox.mails, 0)
    room.audience.listeners.discard(here)  # gone without having chosen
    await come(mailbox.mails, 1)


async def test_nothing_while_a_browser_is_connected(tmp_path: Path, mailbox: Mailbox) -> None:
    mail = Mail(host="127.0.0.1", port=mailbox.port)
    async with RunningHall(tmp_path, mail=mail, notice_window=WINDOW) as running:
        [astrid, bjorn], table_id = await running.seated(2, clock={"kind": "leisure", "seconds": 3600})
        room = await running.room(table_id)
        for number, seat in enumerate(room.state.seats):
            assert seat.user_id is not None
            reached = reached_by_mail(str(number))
            await running.hall.store.change_user(seat.user_id, **reached)
        async with astrid.at(table_id), bjorn.at(table_id):
            while len(room.audience.listeners) < 2:
                await asyncio.sleep(0.01)
            await room.start(room.state.host_id)
            await come(mailbox.mails, 0)
        await come(mailbox.mails, 1)
        assert mailbox.mails[0]["To"] == f"{room.state.deciding_seat()}@home.example"


@pytest.mark.parametrize("clock", [Clock(NONE), Clock(LIVE, 600.0)])
async def test_nothing_from_other_tables(hall: Hall, mailbox: Mailbox, clock: Clock) -> None:
    astrid = await person(hall, **reached_by_mail("Astrid"))
    await table(hall, astrid, await person(hall, "Björn"), clock)
    await come(mailbox.mails, 0)


async def test_nothing_for_who_did_not_ask(hall: Hall, mailbox: Mailbox) -> None:
    silent = await person(hall, "Astrid", email="astrid@home.example", notify_email=False)
    await table(hall, silent, await person(hall, "Björn"))
    await come(mailbox.mails, 0)


async def test_a_mail_server_that_is_down_disturbs_nobody(
    hall: Hall, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    hall.settings.mail.port = 1  # nobody listens there
    hall.notices.retries = ()
    hook = {"webhook": receiver.url, "webhook_key": KEY}
    astrid = await person(hall, **reached_by_mail("Astrid"), **hook)
    room = await table(hall, astrid, await person(hall, "Björn"))
    await come(receiver.posts, 1)
    await pass_the_turn(room)
    [line] = [json.loads(JsonLines().format(record)) for record in caplog.records if record.name == "longhall.notices"]
    assert (line["way"], line["reason"]) == ("mail", "ConnectionRefusedError")


def test_a_mail_without_a_server_is_an_error() -> None:
    with pytest.raises(OSError):
        send_mail(Mail(host="127.0.0.1", port=1), EmailMessage())


# -- webhooks ----------------------------------------------------------------------------------------------------------


async def test_a_webhook_gets_a_signed_post(hall: Hall, receiver: Receiver) -> None:
    astrid = await person(hall, "Astrid", webhook=receiver.url, webhook_key=KEY)
    room = await table(hall, astrid, await person(hall, "Björn"))
    await come(receiver.posts, 1)
    path, headers, body = receiver.posts[0]
    assert path == "/hook?x=1"
    assert headers["content-type"] == "application/json"
    stamp = headers["longhall-timestamp"]
    assert abs(time.time() - int(stamp)) < 60
    assert headers["longhall-signature"] == sign(KEY, stamp, body)
    assert headers["longhall-signature"] != sign("another key", stamp, body)
    data = json.loads(body)
    assert data["type"] == "turns" and data["user"] == astrid.id
    [turn] = data["turns"]
    assert turn["table"] == room.id and turn["game"] == "northgard" and turn["others"] == ["Björn"]
    assert turn["link"] == f"https://hall.example/tables/{room.id}"
    assert turn["deadline"] > time.time()
    assert room.state.seed not in body.decode()


async def test_a_webhook_that_fails_is_tried_again_and_disturbs_nobody(hall: Hall, receiver: Receiver) -> None:
    hall.notices.retries = (0.01, 0.01)
    receiver.answers = ["500 Oh no", "503 Still not"]
    astrid = await person(hall, "Astrid", webhook=receiver.url, webhook_key=KEY)
    room = await table(hall, astrid, await person(hall, "Björn"))
    await come(receiver.posts, 3)
    await pass_the_turn(room)


async def test_redirects_are_not_followed(receiver: Receiver) -> None:
    receiver.answers = [f"307 Elsewhere\r\nLocation: {receiver.url}"]
    with pytest.raises(WebhookFailed, match="307"):
        await post(receiver.url, KEY, b"{}", allow_private=True)
    assert len(receiver.posts) == 1


async def test_a_slow_webhook_is_given_up(receiver: Receiver) -> None:
    receiver.answering.clear()
    with pytest.raises(WebhookFailed, match="in time"):
        await post(receiver.url, KEY, b"{}", allow_private=True, timeout=0.1)
    receiver.answering.set()
    assert webhooks.TIMEOUT == 5


@pytest.mark.parametrize("url", ["http://127.0.0.1:1/", "http://a..b/", "ftp://127.0.0.1/", "http:///x"])
async def test_what_cannot_be_reached_fails_with_a_sentence(url: str) -> None:
    with pytest.raises(WebhookFailed):
        await post(url, KEY, b"{}", allow_private=True)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "127.1", "2130706433"]
)
async def test_nothing_is_posted_into_the_halls_own_network(receiver: Receiver, host: str) -> None:
    with pytest.raises(WebhookFailed):
        await post(f"http://{host}:{receiver.port}/", KEY, b"{}", allow_private=False)
    assert receiver.posts == []


async def test_a_name_is_looked_up_once_and_every_address_is_checked(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    answers = [["93.184.216.34", "127.0.0.1"], ["::1", "127.0.0.1"]]  # nobody listens at ::1

    async def resolve(host: str, _port: int) -> list[webhooks.Address]:
        asked.append(host)
        return [ipaddress.ip_address(text) for text in answers.pop(0)]

    monkeypatch.setattr(webhooks, "resolve", resolve)
    url = f"http://hook.example:{receiver.port}/"
    with pytest.raises(ForbiddenAddress):
        await post(url, KEY, b"{}", allow_private=False)
    assert receiver.posts == []
    await post(url, KEY, b"{}", allow_private=True)  # the name is in the header, the connection goes to the number
    assert receiver.posts[0][1]["host"] == f"hook.example:{receiver.port}"
    assert asked == ["hook.example", "hook.example"]


async def test_a_forbidden_webhook_is_not_tried_again(hall: Hall, receiver: Receiver) -> None:
    hall.settings.allow_private_webhooks = False
    hall.notices.retries = (0.01,)
    astrid = await person(hall, **reached_by_mail("Astrid"), webhook=receiver.url, webhook_key=KEY)
    room = await table(hall, astrid, await person(hall, "Björn"))
    await come(receiver.posts, 0)
    await pass_the_turn(room)


PRIVATE = [
    "127.0.0.1",
    "127.9.9.9",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "192.0.2.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "198.18.0.1",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "fd12::1",
    "fec0::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:7f00:1::",
]


@pytest.mark.parametrize("text", PRIVATE)
def test_private_addresses(text: str) -> None:
    assert not is_allowed(ipaddress.ip_address(text))


@pytest.mark.parametrize("text", ["93.184.216.34", "1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_of_the_open_network(text: str) -> None:
    assert is_allowed(ipaddress.ip_address(text))
