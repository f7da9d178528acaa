"""Cookies, origins, headers, refusals, logs: what keeps strangers out and secrets in."""

from __future__ import annotations

import ast
import io
import json
import logging
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from itsdangerous import URLSafeTimedSerializer
from sqlalchemy.exc import OperationalError
from starlette.requests import HTTPConnection

import longhall.server
from longhall.kernel.errors import IllegalOption, InvalidOption, SetupError
from longhall.server.api.deps import origin_allowed
from longhall.server.db.store import Store
from longhall.server.logs import FIELDS, configure_logging, masked
from longhall.server.people.security import (
    COOKIE,
    COOKIE_SECONDS,
    Signer,
    check_password,
    hash_password,
    new_id,
    new_token,
)
from longhall.server.settings import Settings
from longhall.server.table.permissions import Refused
from tests.server.small_hall import HERE, Browsers, SmallHall, app_of, guest, new_table, problem


def test_ids_are_long_and_fit_into_addresses() -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(
        len(id) >= 22 and set(id) <= set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")
        for id in ids
    )


def test_cookies_are_read_by_who_made_them() -> None:
    signer = Signer("key")
    cookie = signer.cookie_for("astrid", 3, "one")
    assert signer.read_cookie(cookie) == ("astrid", 3, "one")
    assert Signer("other key").read_cookie(cookie) is None
    assert Signer("").read_cookie(cookie) is None
    for damaged in ("", "x", cookie[:-1], cookie[1:], cookie + "x", "ž", "." * 50, "\x00", cookie.replace(".", "")):
        assert signer.read_cookie(damaged) is None


def test_an_empty_key_signs_nothing() -> None:
    with pytest.raises(RuntimeError):
        Signer("").cookie_for("astrid", 0, "one")


@pytest.mark.parametrize("data", [["astrid"], ["astrid", "0"], [5, 0], {"user": "astrid"}, None, "astrid"])
def test_signed_nonsense_is_no_cookie(data: object) -> None:
    text = URLSafeTimedSerializer("key", salt="longhall-visitor").dumps(data)
    assert Signer("key").read_cookie(str(text)) is None


def test_cookies_grow_old(monkeypatch: pytest.MonkeyPatch) -> None:
    signer = Signer("key")
    cookie = signer.cookie_for("astrid", 0, "one")

    then = time.time() + COOKIE_SECONDS + 5
    monkeypatch.setattr(time, "time", lambda: then)
    assert signer.read_cookie(cookie) is None


@pytest.mark.anyio
async def test_passwords_are_kept_as_argon2() -> None:
    hashed = await hash_password("open sesame")
    assert hashed.startswith("$argon2id$")
    assert await check_password(hashed, "open sesame")
    assert not await check_password(hashed, "close sesame")
    assert not await check_password(None, "open sesame")
    assert not await check_password("not a hash", "open sesame")


def connection(settings: Settings | None = None, /, **headers: str) -> HTTPConnection:
    hall = SimpleNamespace(settings=settings if settings is not None else Settings(database=""))
    sent = {"host": "hall.test:8080", **headers}
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in sent.items()]
    app = SimpleNamespace(state=SimpleNamespace(hall=hall))
    return HTTPConnection({"type": "websocket", "headers": raw, "app": app, "client": None})


COOKIES = {"cookie": f"{COOKIE}=x"}


def test_pages_of_this_hall_are_believed() -> None:
    assert origin_allowed(connection(**COOKIES, origin="http://hall.test:8080"))
    assert origin_allowed(connection(**COOKIES, origin="https://hall.test:8080"))  # https ends at a proxy
    assert origin_allowed(connection(**COOKIES, sec_fetch_site="same-origin"))
    public = Settings(database="", public_url="https://games.example.org")
    assert origin_allowed(connection(public, **COOKIES, origin="https://games.example.org"))


@pytest.mark.parametrize(
    "origin", ["http://evil.test", "http://hall.test", "http://hall.test:8080.evil.test", "null", "", "http://[", "x"]
)
@pytest.mark.parametrize("cookie", [COOKIES, {}])
def test_other_pages_are_not(origin: str, cookie: dict[str, str]) -> None:
    assert not origin_allowed(connection(**cookie, origin=origin))


def test_browsers_tell_of_other_sites() -> None:
    for site in ("cross-site", "same-site", "nonsense"):
        assert not origin_allowed(connection(**COOKIES, sec_fetch_site=site))
        assert not origin_allowed(connection(sec_fetch_site=site))


def test_without_a_page_a_cookie_is_not_enough() -> None:
    assert not origin_allowed(connection(**COOKIES))
    assert origin_allowed(connection())
    assert origin_allowed(connection(**COOKIES, authorization="Bearer lh_x", origin="http://evil.test"))


@pytest.mark.anyio
@pytest.mark.parametrize("origin", ["http://evil.test", None])
async def test_nothing_is_changed_from_elsewhere(browser: Browsers, hall: SmallHall, origin: str | None) -> None:
    client = browser()
    me = await guest(client)
    elsewhere = browser(origin=origin)
    elsewhere.cookies.update(client.cookies)
    requests = [("PATCH", "/api/me", {"name": "Evil"}), ("DELETE", "/api/me", None), ("POST", "/api/logout", None)]
    requests += [("POST", "/api/tokens", {"label": "evil"}), ("POST", "/api/logout-everywhere", None)]
    requests += [("POST", "/api/login", {"email": "a@example.org", "password": "x"})]
    for method, path, body in requests:
        assert problem(await elsewhere.request(method, path, json=body), 403) == "error-origin"
    kept = await hall.store.user(me["id"])
    assert kept is not None and (kept.name, kept.session) == ("Astrid", 0)


@pytest.mark.anyio
@pytest.mark.parametrize("cookie", ["", "x", "a.b.c", '"', "x" * 3000])
async def test_forged_cookies_are_none(browser: Browsers, cookie: str) -> None:
    answer = await browser().get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})
    assert problem(answer, 401) == "error-need-name"


@pytest.mark.anyio
async def test_a_hall_with_a_public_address_goes_by_no_other_name(browser: Browsers, hall: SmallHall) -> None:
    client = browser()
    hall.settings.public_url = "https://hall.test:8443"
    for here in ("hall.test:8443", "hall.test", "HALL.TEST"):
        assert (await client.get("/api/visitor", headers={"Host": here})).status_code == 200
    for foreign in ("evil.test", "hall.test.evil.test", "127.0.0.1", "", "[", "hall.test@evil.test"):
        answer = await client.get("/api/visitor", headers={"Host": foreign})
        assert problem(answer, 421) == "error-host"
    assert (await client.get("/healthz", headers={"Host": "10.0.0.7"})).status_code == 200, "for those who watch it"
    hall.settings.public_url = ""
    assert (await client.get("/api/visitor", headers={"Host": "10.0.0.7"})).status_code == 200


@pytest.mark.anyio
async def test_every_answer_carries_the_headers(browser: Browsers) -> None:
    client = browser()
    for path in ("/healthz", "/api/me", "/nowhere", "/api/tokens"):
        headers = (await client.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy and "*" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in headers["permissions-policy"]
        assert path.startswith("/api") == (headers.get("cache-control") == "no-store")


@pytest.mark.anyio
async def test_refusals_have_one_shape(browser: Browsers) -> None:
    client = browser(**{"Content-Type": "application/json"})
    assert problem(await client.get("/nowhere"), 404) == "error-not-found"
    assert problem(await client.put("/api/me"), 405) == "error-method"
    for body in (
        b"",
        b"{",
        b"[]",
        b"5",
        b"null",
        b"\xff\xfe",
        b'{"name": "\\ud800"}',
        b'{"name": "Astrid", "\\ud800": 1}',
        b"[" * 20_000,
        b'{"name": NaN}',
    ):
        answer = await client.post("/api/guest", content=body)
        assert answer.status_code in (400, 422), (body[:20], answer.text)
        problem(answer, answer.status_code)


@pytest.mark.anyio
@pytest.mark.parametrize(
    "error, status, message",
    [
        (Refused("error-late", params={"seq": 4}), 409, "error-late"),
        (IllegalOption("k", "error-not-offered", "", {}), 409, "error-not-offered"),
        (InvalidOption("k"), 409, "error-invalid-option"),
        (SetupError("no", "error-setup-value", {"setup": "seats"}), 422, "error-setup-value"),
        (OperationalError("SELECT '5eed'", {}, OSError("disk full")), 503, "error-database"),
        (RuntimeError("the seed is 5eed"), 500, "error-inside"),
    ],
)
async def test_what_goes_wrong_inside(hall: SmallHall, error: Exception, status: int, message: str) -> None:
    app = app_of(hall)

    @app.get("/wrong")
    async def wrong() -> None:
        raise error

    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url=HERE) as client:
        answer = await client.get("/wrong")
    assert problem(answer, status) == message
    assert "5eed" not in answer.text


@pytest.mark.anyio
async def test_alive_and_ready(browser: Browsers, hall: SmallHall, monkeypatch: pytest.MonkeyPatch) -> None:
    client = browser()
    assert (await client.get("/healthz")).json() == {"status": "ok"}
    assert (await client.get("/readyz")).json() == {"status": "ok"}

    async def unreachable(_store: Store) -> None:
        raise OperationalError("SELECT 1", {}, OSError("no route"))

    monkeypatch.setattr(Store, "check_writable", unreachable)
    assert (await client.get("/healthz")).status_code == 200
    assert problem(await client.get("/readyz"), 503) == "error-database"


@pytest.mark.anyio
async def test_metrics_count_by_route(browser: Browsers, hall: SmallHall) -> None:
    client = browser()
    table = new_table(status="open")
    await hall.store.add_table(table, [])
    await guest(client)
    await client.delete("/api/tokens/not-there")
    await client.get("/api/nowhere/secret")
    hall.metrics.choices.inc()
    text = (await client.get("/metrics")).text
    assert 'longhall_tables{status="open"} 1.0' in text and 'longhall_tables{status="playing"} 0.0' in text
    assert "longhall_choices_total 1.0" in text and "longhall_connections 0.0" in text
    assert 'longhall_request_seconds_count{method="DELETE",route="/api/tokens/{token_id}",status="4xx"} 1.0' in text
    assert "not-there" not in text and "nowhere" not in text and table.id not in text


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    configure_logging(stream=stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)


def test_logs_are_json_lines_with_known_fields(lines: io.StringIO) -> None:
    extra = {
        "count": 2,
        "kind": "sevenfold",
        "seed": "5eed",
        "key": "territory:T05",
        "text": "hej",
        "cookie": "c",
        "error": "e",
    }
    logging.getLogger("longhall.room").info("choice made", extra=extra)
    line = json.loads(lines.getvalue())
    assert line.keys() == {"time", "level", "logger", "message", "count", "kind"}
    assert (line["level"], line["message"], line["count"]) == ("info", "choice made", 2)


def test_every_field_that_is_logged_is_a_known_one() -> None:
    """A field that is not known is not written: somebody who needs the reason would look for it in vain."""
    logged: set[str] = set()
    for path in Path(longhall.server.__file__).parent.rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.keyword) and call.arg == "extra" and isinstance(call.value, ast.Dict):
                logged |= {str(key.value) for key in call.value.keys if isinstance(key, ast.Constant)}
    assert logged == FIELDS


def test_logs_tell_where_an_error_was_but_not_its_words(lines: io.StringIO) -> None:
    try:
        try:
            raise KeyError("territory:T05")
        except KeyError as error:
            raise RuntimeError("the seed is 5eed") from error
    except RuntimeError:
        logging.getLogger("longhall").exception("it broke")
    text = lines.getvalue()
    assert len(text.splitlines()) == 1
    assert "RuntimeError" in text and "KeyError" in text and "test_safety.py" in text
    assert "5eed" not in text and "territory" not in text


def test_secrets_in_messages_are_masked() -> None:
    for secret in (
        new_token()[0],
        Signer("key").cookie_for(new_id(), 0, new_id()),
        "0123456789abcdef" * 4,
        "a1" + "x" * 20,
    ):
        assert secret not in masked(f"GET /x?y={secret} HTTP/1.1")
    plain = "the hall listens on http://127.0.0.1:8080 with 2 bot workers"
    assert masked(plain) == plain


@pytest.mark.anyio
async def test_a_visit_leaves_no_secrets_in_the_log(browser: Browsers, lines: io.StringIO) -> None:
    logging.getLogger("longhall").setLevel(logging.DEBUG)
    client = browser()
    await guest(client)
    made = (await client.post("/api/tokens", json={"label": "bot"})).json()
    await client.post("/api/account", json={"email": "a@example.org", "password": "open sesame"})
    for secret in (made["token"], client.cookies[COOKIE], "open sesame", "a@example.org"):
        assert secret not in lines.getvalue()
