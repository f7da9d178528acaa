"""Another password, another e-mail address, and a forgotten password."""

from __future__ import annotations

import re
import time
from email.message import EmailMessage
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from longhall.server.people import security
from longhall.server.people.security import RESET_SECONDS
from longhall.server.settings import Limits, Mail
from tests.server.hall_fixture import RunningHall
from tests.server.small_hall import HERE, Browsers, SmallHall, guest, problem

pytestmark = pytest.mark.anyio
ACCOUNT = {"email": "astrid@example.org", "password": "open sesame"}
NEW = "a better one"


async def account(client: httpx.AsyncClient, email: str = ACCOUNT["email"]) -> str:
    me = await guest(client)
    answer = await client.post("/api/account", json={**ACCOUNT, "email": email})
    assert answer.status_code == 201, answer.text
    hall: SmallHall = client._transport.app.state.hall  # type: ignore[attr-defined]
    if hall.settings.mail.host:
        assert (await confirm(client, token_in(hall, purpose="confirm"))).status_code == 204
    return str(me["id"])


async def can_login(browser: Browsers, password: str, email: str = ACCOUNT["email"]) -> bool:
    answer = await browser().post("/api/login", json={"email": email, "password": password})
    return answer.status_code == 200


# -- password and address ----------------------------------------------------------------------------------------------


async def test_a_new_password_ends_the_other_sessions(browser: Browsers, hall: SmallHall) -> None:
    here, elsewhere = browser(), browser()
    me = await account(here)
    await elsewhere.post("/api/login", json=ACCOUNT)
    answer = await here.post("/api/me/password", json={"password": ACCOUNT["password"], "new": NEW})
    assert answer.status_code == 200 and answer.json()["id"] == me
    assert (await here.get("/api/me")).status_code == 200
    assert (await elsewhere.get("/api/me")).status_code == 401
    assert hall.hung_up == [me]
    assert await can_login(browser, NEW) and not await can_login(browser, ACCOUNT["password"])


async def test_a_new_password_needs_the_old_one(browser: Browsers, hall: SmallHall) -> None:
    client = browser()
    await account(client)
    wrong = await client.post("/api/me/password", json={"password": "close sesame", "new": NEW})
    assert problem(wrong, 403) == "error-password"
    for new in ("short", "x" * 201, None):
        wish = {"password": ACCOUNT["password"], "new": new}
        assert problem(await client.post("/api/me/password", json=wish), 422) == "error-field-password"
    assert hall.hung_up == [] and await can_login(browser, ACCOUNT["password"])
    wish = {"password": ACCOUNT["password"], "new": NEW}
    assert problem(await browser().post("/api/me/password", json=wish), 401) == "error-need-name"


async def test_guesses_of_a_password_are_limited(browser: Browsers, hall: SmallHall) -> None:
    client = browser()
    await account(client)
    hall.settings.limits = Limits(requests_per_second=10_000, logins_per_minute=3)
    client._transport.app.state.logins = None  # type: ignore[attr-defined]  # limits are read at the first try
    answers = [await client.post("/api/me/password", json={"password": "x", "new": NEW}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [403, 403, 403, 429]


async def test_an_address_is_changed_with_the_password(browser: Browsers) -> None:
    client = browser()
    await account(client)
    wrong = await client.post("/api/me/email", json={"email": "new@example.org", "password": "x"})
    assert problem(wrong, 403) == "error-password"
    answer = await client.post("/api/me/email", json={"email": "New@Example.org", "password": ACCOUNT["password"]})
    assert answer.status_code == 200 and answer.json()["email"] == "new@example.org"
    assert (await client.get("/api/me")).status_code == 200, "still logged in"
    assert await can_login(browser, ACCOUNT["password"], "new@example.org")
    assert not await can_login(browser, ACCOUNT["password"])


async def test_an_address_of_somebody_else(browser: Browsers) -> None:
    client = browser()
    await account(client)
    await account(browser(), "bjorn@example.org")
    wish = {"email": "BJORN@example.org", "password": ACCOUNT["password"]}
    assert problem(await client.post("/api/me/email", json=wish), 409) == "error-email-taken"


async def test_a_guest_has_neither(browser: Browsers) -> None:
    client = browser()
    await guest(client)
    wish = {"password": "x", "new": NEW}
    assert problem(await client.post("/api/me/password", json=wish), 409) == "error-no-account"
    wish = {"password": "x", "email": "new@example.org"}
    assert problem(await client.post("/api/me/email", json=wish), 409) == "error-no-account"


# -- a forgotten password ----------------------------------------------------------------------------------------------


@pytest.fixture
def mailing(hall: SmallHall) -> SmallHall:
    hall.settings.mail = Mail(host="mail.example", sender="hall@hall.example")
    hall.settings.public_url = f"{HERE}/"
    hall.settings.limits.mails_per_hour = 1000
    return hall


def mails_with(hall: SmallHall, purpose: str) -> list[EmailMessage]:
    """The mails with a link to that page."""
    return [mail for mail in hall.mails if f"/{purpose}?token=" in str(mail.get_content())]


def resets(hall: SmallHall) -> list[EmailMessage]:
    return mails_with(hall, "reset")


def token_in(hall: SmallHall, number: int = -1, purpose: str = "reset") -> str:
    text = str(mails_with(hall, purpose)[number].get_content())
    found = re.search(rf"^{HERE}/{purpose}\?token=([\w.-]+)$", text, re.MULTILINE)
    assert found is not None, text
    return found[1]


async def ask(client: httpx.AsyncClient, email: str = ACCOUNT["email"]) -> httpx.Response:
    return await client.post("/api/reset", json={"email": email})


async def use(client: httpx.AsyncClient, token: str, password: str = NEW) -> httpx.Response:
    return await client.post("/api/reset/password", json={"token": token, "password": password})


async def test_a_forgotten_password_is_replaced_by_mail(browser: Browsers, mailing: SmallHall) -> None:
    old = browser()
    me = await account(old)
    forgetful = browser()
    assert (await ask(forgetful)).status_code == 204
    [mail] = resets(mailing)
    assert (mail["To"], mail["From"]) == (ACCOUNT["email"], "hall@hall.example")
    assert mail["Auto-Submitted"] == "auto-generated" and "⟦" not in str(mail.get_content())
    answer = await use(forgetful, token_in(mailing))
    assert answer.status_code == 200 and answer.json()["id"] == me
    assert (await forgetful.get("/api/me")).json()["id"] == me, "logged in at once"
    assert (await old.get("/api/me")).status_code == 401
    assert mailing.hung_up == [me]
    assert await can_login(browser, NEW) and not await can_login(browser, ACCOUNT["password"])


async def test_nobody_learns_whether_there_is_an_account(browser: Browsers, mailing: SmallHall) -> None:
    await account(browser())
    known, unknown = await ask(browser()), await ask(browser(), "nobody@example.org")
    assert known.status_code == unknown.status_code == 204 and known.content == unknown.content
    assert known.headers.keys() == unknown.headers.keys()
    assert [mail["To"] for mail in resets(mailing)] == [ACCOUNT["email"]]


async def test_a_link_works_once(browser: Browsers, mailing: SmallHall) -> None:
    await account(browser())
    await ask(browser())
    await ask(browser())
    assert (await use(browser(), token_in(mailing, 0))).status_code == 200
    for number in (0, 1):
        assert problem(await use(browser(), token_in(mailing, number), "another one"), 409) == "error-link"
    assert await can_login(browser, NEW)


@pytest.mark.parametrize("what", ["password", "email"])
async def test_a_link_is_void_once_the_account_has_changed(browser: Browsers, mailing: SmallHall, what: str) -> None:
    client = browser()
    await account(client)
    await ask(browser())
    if what == "password":
        await client.post("/api/me/password", json={"password": ACCOUNT["password"], "new": "changed by hand"})
    else:
        await client.post("/api/me/email", json={"password": ACCOUNT["password"], "email": "new@example.org"})
        await confirm(client, token_in(mailing, purpose="confirm"))
    assert problem(await use(browser(), token_in(mailing)), 409) == "error-link"


async def test_a_link_is_good_for_an_hour(
    browser: Browsers, mailing: SmallHall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await account(browser())
    await ask(browser())
    token = token_in(mailing)
    then = time.time() + RESET_SECONDS + 5
    assert RESET_SECONDS == 3600
    with monkeypatch.context() as patch:
        patch.setattr(security, "time", SimpleNamespace(time=lambda: then))
        assert problem(await use(browser(), token), 409) == "error-link"
    assert (await use(browser(), token)).status_code == 200


async def test_forged_links(browser: Browsers, mailing: SmallHall) -> None:
    client = browser()
    me = await account(client)
    await ask(browser())
    token = token_in(mailing)
    cookie = mailing.signer.cookie_for(me, 0, "one")
    for forged in ("", "x", token[:-1], token[1:], token.replace(".", ""), cookie, "ž", "\x00", "." * 50):
        assert problem(await use(browser(), forged), 409) == "error-link"
    assert problem(await use(browser(), "x" * 501), 422) == "error-link"
    assert problem(await use(browser(), token, "short"), 422) == "error-field-password"
    assert mailing.signer.read_cookie(token) is None, "nor is a link a cookie"
    assert await can_login(browser, ACCOUNT["password"])


async def test_a_link_of_somebody_who_left(browser: Browsers, mailing: SmallHall) -> None:
    client = browser()
    await account(client)
    await ask(browser())
    await client.request("DELETE", "/api/me", json={"password": ACCOUNT["password"]})
    assert problem(await use(browser(), token_in(mailing)), 409) == "error-link"
    await ask(browser())
    assert len(resets(mailing)) == 1


async def test_nobody_is_flooded_with_mail(browser: Browsers, mailing: SmallHall) -> None:
    mailing.settings.limits.mails_per_hour = 3
    await account(browser())
    for email, count in ((ACCOUNT["email"], 3), ("nobody@example.org", 0)):
        client = browser()
        client._transport.app.state.mails = None  # type: ignore[attr-defined]  # as if an hour had gone by
        answers = [await ask(client, email) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [204] * 3 + [429] * 2
        assert int(answers[-1].headers["retry-after"]) > 60
        assert sum(mail["To"] == email for mail in resets(mailing)) == count


async def test_without_a_mail_server_the_answer_is_plain(browser: Browsers, hall: SmallHall) -> None:
    await account(browser())
    answer = await ask(browser())
    assert problem(answer, 409) == "error-no-mail"
    assert hall.mails == []


async def test_nothing_is_reset_from_another_site(browser: Browsers, mailing: SmallHall) -> None:
    await account(browser())
    assert problem(await ask(browser(origin="http://evil.test")), 403) == "error-origin"
    assert resets(mailing) == []


@pytest.mark.parametrize(
    ("language", "subject", "word"),
    [
        ("en", "A new password for Longhall", "hour"),
        ("pl", "Nowe hasło do Longhall", "godzinę"),
        ("cs", "Nové heslo do Longhallu", "hodiny"),
        ("uk", "Новий пароль для Longhall", "години"),
    ],
)
async def test_the_mail_is_in_the_language_of_who_reads_it(
    browser: Browsers, mailing: SmallHall, language: str, subject: str, word: str
) -> None:
    client = browser()
    await account(client)
    await client.patch("/api/me", json={"language": language})
    await ask(browser())
    [mail] = resets(mailing)
    text = str(mail.get_content())
    assert mail["Subject"] == subject and word in text and "Astrid" in text and token_in(mailing)


async def test_a_forgotten_password_ends_tokens_too(browser: Browsers, mailing: SmallHall) -> None:
    thief = browser()
    await account(thief)
    token = (await thief.post("/api/tokens", json={"label": "for later"})).json()["token"]
    program = browser(origin=None, Authorization=f"Bearer {token}")
    assert (await program.get("/api/me")).status_code == 200
    await ask(browser())
    owner = browser()
    assert (await use(owner, token_in(mailing))).status_code == 200
    assert problem(await program.get("/api/me"), 401) == "error-token"
    assert (await owner.get("/api/tokens")).json() == []


# -- whose address it is -----------------------------------------------------------------------------------------------


async def confirm(client: httpx.AsyncClient, token: str) -> httpx.Response:
    return await client.post("/api/confirm", json={"token": token})


async def test_an_account_is_made_by_a_link(browser: Browsers, mailing: SmallHall) -> None:
    client = browser()
    await guest(client)
    asked = (await client.post("/api/account", json=ACCOUNT)).json()
    assert (asked["guest"], asked["email"], asked["pending_email"]) == (True, None, ACCOUNT["email"])
    [mail] = mailing.mails
    assert mail["To"] == ACCOUNT["email"] and "⟦" not in str(mail.get_content())
    assert not await can_login(browser, ACCOUNT["password"])
    assert (await confirm(browser(), token_in(mailing, purpose="confirm"))).status_code == 204, "on any device"
    made = (await client.get("/api/me")).json()
    assert (made["guest"], made["email"], made["verified"], made["pending_email"]) == (
        False,
        ACCOUNT["email"],
        True,
        None,
    )
    assert await can_login(browser, ACCOUNT["password"])
    assert (await client.post("/api/me/confirm")).status_code == 204
    assert len(mailing.mails) == 1, "there is nothing left to verify"


async def test_nobody_learns_that_an_address_is_taken(browser: Browsers, mailing: SmallHall) -> None:
    await account(browser())
    answers = []
    for email in (ACCOUNT["email"], "nobody@example.org"):
        stranger = browser()
        await guest(stranger)
        made = await stranger.post("/api/account", json={"email": email, "password": "let me see"})
        again = await stranger.post("/api/me/confirm")
        profile = (await stranger.get("/api/me")).json()
        shown = {name: value for name, value in profile.items() if name not in ("id", "page", "created")}  # at random
        answers.append((made.status_code, made.headers.keys(), again.status_code, shown | {"pending_email": ""}))
        assert not await can_login(browser, "let me see", email)
    assert answers[0] == answers[1]
    taken = [mail for mail in mailing.mails if "/confirm?" not in str(mail.get_content())]
    assert {mail["To"] for mail in taken} == {ACCOUNT["email"]}, "its owner hears of it"
    assert "⟦" not in str(taken[0].get_content()) and f"{HERE}/account" in str(taken[0].get_content())


async def test_of_two_who_ask_the_one_who_reads_the_mail_has_it(browser: Browsers, mailing: SmallHall) -> None:
    first, second = browser(), browser()
    for client, password in ((first, "first in line"), (second, "second in line")):
        await guest(client)
        await client.post("/api/account", json={**ACCOUNT, "password": password})
    assert (await confirm(browser(), token_in(mailing, 1, "confirm"))).status_code == 204
    assert problem(await confirm(browser(), token_in(mailing, 0, "confirm")), 409) == "error-link"
    assert await can_login(browser, "second in line") and not await can_login(browser, "first in line")
    assert (await first.get("/api/me")).json()["guest"]


async def test_another_address_is_verified_first(browser: Browsers, mailing: SmallHall) -> None:
    client = browser()
    await account(client)
    old = token_in(mailing, purpose="confirm")
    wish = {"email": "new@example.org", "password": ACCOUNT["password"]}
    changed = (await client.post("/api/me/email", json=wish)).json()
    assert (changed["email"], changed["pending_email"]) == (ACCOUNT["email"], "new@example.org")
    assert await can_login(browser, ACCOUNT["password"]), "until then it stays what it was"
    assert problem(await confirm(client, old), 409) == "error-link"
    await client.post("/api/me/confirm")
    assert [mail["To"] for mail in mailing.mails] == [ACCOUNT["email"], "new@example.org", "new@example.org"]
    for wrong in ("", "x", mailing.signer.link_for("reset", "astrid", "x"), token_in(mailing, purpose="confirm")[:-1]):
        assert problem(await confirm(client, wrong), 409) == "error-link"
    assert (await confirm(client, token_in(mailing, purpose="confirm"))).status_code == 204
    assert await can_login(browser, ACCOUNT["password"], "new@example.org")
    assert not await can_login(browser, ACCOUNT["password"])


async def test_a_forgotten_password_ends_what_a_thief_has_asked_for(browser: Browsers, mailing: SmallHall) -> None:
    client = browser()
    await account(client)
    await client.post("/api/me/email", json={"email": "thief@example.org", "password": ACCOUNT["password"]})
    stolen = token_in(mailing, purpose="confirm")
    await ask(browser())
    assert (await use(browser(), token_in(mailing))).json()["pending_email"] is None
    assert problem(await confirm(browser(), stolen), 409) == "error-link"


async def test_a_link_to_a_new_password_verifies_too(browser: Browsers, mailing: SmallHall) -> None:
    await account(browser())
    await ask(browser())
    assert (await use(browser(), token_in(mailing))).json()["verified"] is True


async def test_nobody_is_flooded_with_links(browser: Browsers, mailing: SmallHall) -> None:
    mailing.settings.limits.mails_per_hour = 2
    client = browser()
    await guest(client)
    await client.post("/api/account", json=ACCOUNT)
    answers = [await client.post("/api/me/confirm") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [204, 429]
    assert problem(await client.post("/api/account", json=ACCOUNT), 429) == "error-too-fast"


async def test_without_a_mail_server_nothing_is_verified(browser: Browsers) -> None:
    client = browser()
    await guest(client)
    assert (await client.get("/api/me")).json()["verified"] is None
    await client.post("/api/account", json=ACCOUNT)
    assert (await client.get("/api/me")).json()["verified"] is None
    assert problem(await client.post("/api/me/confirm"), 409) == "error-no-mail"


# -- connections -------------------------------------------------------------------------------------------------------


async def test_connections_of_old_sessions_end(tmp_path: Path) -> None:
    async with RunningHall(tmp_path) as running:
        [client], table_id = await running.seated(1)
        await client.ask("POST", "/api/account", ACCOUNT)
        thief = running.stranger()
        await thief.ask("POST", "/api/login", ACCOUNT)
        async with thief.at(table_id) as stolen, client.at(table_id) as own:
            assert (await stolen.hear())["you"]["seats"] == [0] == (await own.hear())["you"]["seats"]
            await client.ask("POST", "/api/me/password", {"password": ACCOUNT["password"], "new": NEW})
            while stolen.lost == 0:
                await stolen.hear()
            while own.lost == 0:
                await own.hear()
            assert (await client.state(table_id))["you"]["seats"] == [0]
            assert (await thief.state(table_id))["you"]["seats"] == []
