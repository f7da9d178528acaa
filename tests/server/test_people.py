"""Coming in, accounts, changing and leaving, over HTTP."""

from __future__ import annotations

from typing import Any, Literal

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters

from longhall.server.db.models import Chat
from longhall.server.people import security
from longhall.server.people.security import COOKIE, DEVICE
from longhall.server.settings import Limits
from tests.server.small_hall import Browsers, SmallHall, guest, new_seats, new_table, problem

pytestmark = pytest.mark.anyio
ACCOUNT = {"email": "Astrid@Example.org", "password": "open sesame"}


async def account(client: httpx.AsyncClient) -> dict[str, Any]:
    me = await guest(client)
    answer = await client.post("/api/account", json=ACCOUNT)
    assert answer.status_code == 201, answer.text
    return me


async def test_a_guest_has_a_name_and_a_safe_cookie(browser: Browsers) -> None:
    client = browser()
    answer = await client.post("/api/guest", json={"name": "  Astrid   Jó  ", "language": "cs"})
    assert answer.status_code == 201
    assert (answer.json()["name"], answer.json()["language"], answer.json()["guest"]) == ("Astrid Jó", "cs", True)
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("longhall=") and "httponly" in cookie and "samesite=lax" in cookie
    assert (await client.get("/api/me")).json()["id"] == answer.json()["id"]
    assert (await client.get("/api/visitor")).json() == (await client.get("/api/me")).json()


async def test_cookies_are_secure_behind_https(browser: Browsers, hall: SmallHall) -> None:
    hall.settings.secure_cookies = True
    answer = await browser().post("/api/guest", json={"name": "Astrid"})
    assert "; secure" in answer.headers["set-cookie"].lower()


async def test_strangers_have_no_data(browser: Browsers) -> None:
    for method, path in (("GET", "/api/me"), ("GET", "/api/me/export"), ("DELETE", "/api/me"), ("GET", "/api/tokens")):
        assert problem(await browser().request(method, path), 401) == "error-need-name"


async def test_coming_in_twice_makes_no_second_guest(browser: Browsers) -> None:
    client = browser()
    await guest(client)
    assert problem(await client.post("/api/guest", json={"name": "Again"}), 409) == "error-already-in"


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 41, "a\x00b", "a\x1b[31m", "a\u202eb", "\u200d", "\u3164", "\u2800", "\u0301", "a\nb", 5, None],
)
async def test_names_that_are_none(browser: Browsers, name: object) -> None:
    assert problem(await browser().post("/api/guest", json={"name": name}), 422) == "error-field-name"


@pytest.mark.parametrize("name", ["x" * 40, "Ð", "Łukasz Ř.", "Ганна", "<b>Bold</b>", "👩‍🚀"])
async def test_names_that_are_fine(browser: Browsers, name: str) -> None:
    assert (await guest(browser(), name))["name"] == name


async def test_a_guest_becomes_an_account(browser: Browsers) -> None:
    client, elsewhere = browser(), browser()
    before = await guest(client)
    answer = await client.post("/api/account", json=ACCOUNT)
    assert answer.status_code == 201
    assert (answer.json()["id"], answer.json()["email"]) == (before["id"], "astrid@example.org")
    assert problem(await client.post("/api/account", json=ACCOUNT), 409) == "error-has-account"
    assert (await elsewhere.post("/api/login", json=ACCOUNT)).json()["id"] == before["id"]
    assert (await elsewhere.get("/api/me")).json()["id"] == before["id"]


async def test_an_address_is_taken_once(browser: Browsers) -> None:
    await account(browser())
    other = browser()
    await guest(other, "Dagny")
    taken = {**ACCOUNT, "email": "ASTRID@example.org"}
    assert problem(await other.post("/api/account", json=taken), 409) == "error-email-taken"


@pytest.mark.parametrize("body", [b"{bad", b"\xff\xfe", b"[" * 20_000])
async def test_a_body_that_is_no_json(browser: Browsers, body: bytes) -> None:
    answer = await browser().post("/api/guest", content=body, headers={"Content-Type": "application/json"})
    assert problem(answer, 400) == "error-bad-request"


@pytest.mark.parametrize(
    "wish",
    [
        {"email": "nobody", "password": "long enough"},
        {"email": "a@b\x00.org", "password": "long enough"},
        {"email": "a@example.org", "password": "short"},
        {"email": "a@example.org", "password": "x" * 201},
        {"email": "a@example.org"},
        {"email": "a@example.org", "password": "long enough", "admin": True},
    ],
)
async def test_accounts_that_cannot_be(browser: Browsers, wish: dict[str, object]) -> None:
    client = browser()
    await guest(client)
    answer = await client.post("/api/account", json=wish)
    wrong = "password" if wish.get("email") == "a@example.org" else "email"
    assert problem(answer, 422) == ("error-invalid-input" if "admin" in wish else f"error-field-{wrong}")
    assert "long enough" not in answer.text


async def test_wrong_logins_look_alike(browser: Browsers) -> None:
    await account(browser())
    stranger = browser()
    wrong = await stranger.post("/api/login", json={**ACCOUNT, "password": "close sesame"})
    nobody = await stranger.post("/api/login", json={**ACCOUNT, "email": "nobody@example.org"})
    assert problem(wrong, 401) == problem(nobody, 401) == "error-login"
    assert wrong.json() == nobody.json()
    assert "set-cookie" not in wrong.headers


async def test_wrong_logins_take_equally_long(browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    """A password is hashed whether or not there is one to compare with: that is nearly all the time it takes."""
    await account(browser())
    checked: list[tuple[str, str]] = []

    class Hasher(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            checked.append((str(hash), str(password)))
            return super().verify(hash, password)

    monkeypatch.setattr(security, "_hasher", Hasher(time_cost=1, memory_cost=8, parallelism=1))
    for email in (ACCOUNT["email"], "nobody@example.org"):
        await browser().post("/api/login", json={"email": email, "password": "close sesame"})
    assert [password for _, password in checked] == ["close sesame"] * 2
    costs = [extract_parameters(hash) for hash, _ in checked]
    assert costs[0] == costs[1], "and at the same cost"


async def test_logins_are_limited(browser: Browsers, hall: SmallHall) -> None:
    hall.settings.limits = Limits(requests_per_second=10_000, logins_per_minute=3)
    client = browser()
    answers = [await client.post("/api/login", json=ACCOUNT) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [401, 401, 401, 429, 429]
    assert problem(answers[-1], 429) == "error-too-fast"
    assert int(answers[-1].headers["retry-after"]) > 0


async def test_logging_out_ends_this_browser_only(browser: Browsers) -> None:
    one, two = browser(), browser()
    await account(one)
    await two.post("/api/login", json=ACCOUNT)
    assert (await one.post("/api/logout")).status_code == 204
    assert (await one.get("/api/me")).status_code == 401
    assert (await two.get("/api/me")).status_code == 200


async def test_a_cookie_is_worth_nothing_once_its_owner_has_logged_out(browser: Browsers, hall: SmallHall) -> None:
    client, other = browser(), browser()
    me = await account(client)
    await other.post("/api/login", json=ACCOUNT)
    copied = dict(client.cookies)
    assert (await client.get("/api/me")).status_code == 200  # which renews it
    renewed = dict(client.cookies)
    await client.post("/api/logout")
    assert hall.hung_up == [me["id"]], "connections made with it end"
    for cookies in (copied, renewed):
        thief = browser()
        thief.cookies.update(cookies)
        assert (await thief.get("/api/me")).status_code == 401
    assert (await other.get("/api/me")).status_code == 200
    assert (await client.post("/api/login", json=ACCOUNT)).status_code == 200
    assert (await client.get("/api/me")).status_code == 200


async def test_a_cookie_of_an_earlier_version_ends_too(browser: Browsers, hall: SmallHall) -> None:
    client = browser()
    me = await account(client)
    old = {COOKIE: hall.signer.sign("visitor", me["id"], 0)}
    client.cookies.clear()
    client.cookies.update(old)
    assert (await client.post("/api/logout")).status_code == 204
    client.cookies.clear()
    client.cookies.update(old)
    assert (await client.get("/api/me")).status_code == 401


async def test_trying_passwords_does_not_lock_the_owner_out(browser: Browsers, hall: SmallHall) -> None:
    hall.settings.limits = Limits(requests_per_second=10_000, logins_per_minute=3)
    hall.settings.trusted_proxy = True
    at_home = {"X-Forwarded-For": "192.0.2.1"}
    known = browser(**at_home)
    await account(known)
    await known.post("/api/logout")

    async def attack(address: str, tries: int = 10) -> list[int]:
        thief = browser(**{"X-Forwarded-For": address})
        wrong = {**ACCOUNT, "password": "close sesame"}
        return [(await thief.post("/api/login", json=wrong)).status_code for _ in range(tries)]

    assert await attack("198.51.100.1") == [401] * 3 + [429] * 7
    assert await attack("192.0.2.1") == [401] * 3 + [429] * 7, "in the same house"
    fresh = browser(**{"X-Forwarded-For": "192.0.2.2"})
    assert (await fresh.post("/api/login", json=ACCOUNT)).status_code == 200, "from anywhere else"
    assert (await known.post("/api/login", json=ACCOUNT)).status_code == 200, "where they have logged in before"
    for number in range(20):
        await attack(f"198.51.100.{number + 10}", 2)
    assert await attack("198.51.100.100", 1) == [429], "many addresses together are limited too"
    assert (await known.post("/api/login", json=ACCOUNT)).status_code == 200
    own = {"password": ACCOUNT["password"], "new": "another one"}
    assert (await fresh.post("/api/me/password", json=own)).status_code == 200


async def test_what_a_browser_remembers_opens_nothing(browser: Browsers, hall: SmallHall) -> None:
    client = browser()
    await account(client)
    await client.post("/api/logout")
    assert set(client.cookies) == {DEVICE}
    assert (await client.get("/api/me")).status_code == 401
    assert hall.signer.read_device(client.cookies[DEVICE], ACCOUNT["email"].lower()) is not None
    assert hall.signer.read_device(client.cookies[DEVICE], "bjorn@example.org") is None
    assert hall.signer.read_cookie(client.cookies[DEVICE]) is None


async def test_logging_out_everywhere_ends_old_cookies(browser: Browsers) -> None:
    one, two = browser(), browser()
    await account(one)
    await two.post("/api/login", json=ACCOUNT)
    kept = dict(one.cookies)
    assert (await two.post("/api/logout-everywhere")).status_code == 204
    one.cookies.update(kept)
    assert (await one.get("/api/me")).status_code == 401
    assert (await two.post("/api/login", json=ACCOUNT)).status_code == 200
    assert (await two.get("/api/me")).status_code == 200


async def test_changing_a_few_things(browser: Browsers) -> None:
    client = browser()
    await account(client)
    answer = await client.patch("/api/me", json={"name": " Dagny ", "notify_email": True})
    assert (answer.json()["name"], answer.json()["notify_email"], answer.json()["language"]) == ("Dagny", True, "pl")
    assert (await client.patch("/api/me", json={})).json() == answer.json()
    assert problem(await client.patch("/api/me", json={"name": None}), 422) == "error-invalid-input"
    assert problem(await client.patch("/api/me", json={"language": "xx"}), 422) == "error-invalid-input"


async def test_mail_needs_an_address(browser: Browsers) -> None:
    client = browser()
    await guest(client)
    assert problem(await client.patch("/api/me", json={"notify_email": True}), 409) == "error-no-email"


async def test_a_webhook_has_a_key(browser: Browsers) -> None:
    client = browser()
    await guest(client)
    first = (await client.patch("/api/me", json={"webhook": "https://example.org/hook"})).json()
    assert len(first["webhook_key"]) == 64
    same = (await client.patch("/api/me", json={"webhook": "https://example.org/hook"})).json()
    assert same["webhook_key"] == first["webhook_key"]
    other = (await client.patch("/api/me", json={"webhook": "https://example.org/other"})).json()
    assert other["webhook_key"] != first["webhook_key"]
    none = (await client.patch("/api/me", json={"webhook": None})).json()
    assert none["webhook"] is None and none["webhook_key"] is None


PRIVATE = ["127.0.0.1", "localhost", "localhost.", "10.1.2.3", "192.168.1.1", "169.254.169.254", "[::1]", "[fd00::1]"]
PRIVATE += ["[::ffff:127.0.0.1]", "0", "127.1", "0x7f.1", "2130706433", "router", "db.internal", "0.0.0.0"]
PRIVATE += ["[64:ff9b::7f00:1]", "[2002:7f00:1::]", "224.0.0.1"]


@pytest.mark.parametrize("host", PRIVATE)
async def test_webhooks_into_our_own_network(browser: Browsers, hall: SmallHall, host: str) -> None:
    client = browser()
    await guest(client)
    wish = {"webhook": f"http://{host}:8080/x"}
    assert problem(await client.patch("/api/me", json=wish), 422) == "error-webhook-private"
    hall.settings.allow_private_webhooks = True
    assert (await client.patch("/api/me", json=wish)).status_code == 200


@pytest.mark.parametrize(
    "url", ["file:///etc/passwd", "http://", "https://a:b@example.org/", "http://x.org:99999", "x"]
)
async def test_webhooks_that_are_none(browser: Browsers, url: str) -> None:
    client = browser()
    await guest(client)
    assert problem(await client.patch("/api/me", json={"webhook": url}), 422) == "error-field-webhook"


async def test_the_export_holds_everything_but_secrets(browser: Browsers, hall: SmallHall) -> None:
    client = browser()
    await account(client)
    me = await hall.store.user_by_email(ACCOUNT["email"])
    assert me is not None and me.password is not None
    table = new_table(host_id=me.id, seed="5eed" * 16)
    await hall.store.add_table(table, new_seats(table, None, me))
    await hall.store.add_chat(Chat(table_id=table.id, user_id=me.id, name=me.name, text="hej", at=1.0))
    made = (await client.post("/api/tokens", json={"label": "my bot"})).json()
    answer = await client.get("/api/me/export")
    data = answer.json()
    assert data["user"]["email"] == "astrid@example.org"
    assert [t["label"] for t in data["tokens"]] == ["my bot"]
    assert data["tables"][0]["seats"] == [{"seat": 1, "name": "Astrid"}] and data["tables"][0]["host"]
    assert [said["text"] for said in data["chat"]] == ["hej"]
    for secret in (me.password, table.seed, made["token"]):
        assert secret not in answer.text


async def test_leaving_takes_the_password_again(browser: Browsers, hall: SmallHall) -> None:
    client = browser()
    await account(client)
    me = (await client.get("/api/me")).json()["id"]
    assert problem(await client.delete("/api/me"), 403) == "error-password"
    wrong = {"password": "close sesame"}
    assert problem(await client.request("DELETE", "/api/me", json=wrong), 403) == "error-password"
    assert hall.forgotten == []
    kept = dict(client.cookies)
    right = {"password": ACCOUNT["password"]}
    assert (await client.request("DELETE", "/api/me", json=right)).status_code == 204
    assert hall.forgotten == [me]
    client.cookies.update(kept)
    assert (await client.get("/api/me")).status_code == 401
    assert problem(await client.post("/api/login", json=ACCOUNT), 401) == "error-login"


async def test_a_guest_just_leaves(browser: Browsers, hall: SmallHall) -> None:
    client = browser()
    me = await guest(client)
    assert (await client.delete("/api/me")).status_code == 204
    assert await hall.store.user(me["id"]) is None
