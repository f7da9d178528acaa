"""What a visitor may ask, and that asking for more costs the hall little."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from longhall.server.rates import ConnectionLimiter, MessageRate, RateLimiter, address_key
from longhall.server.settings import Limits
from tests.server.small_hall import Browsers, SmallHall, guest, problem


def test_a_bucket_fills_again() -> None:
    limiter = RateLimiter(rate=2, burst=3)
    assert [limiter.take("a", now=0.0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert limiter.take("b", now=0.0) == 0
    assert limiter.take("a", now=0.5) == 0
    assert limiter.take("a", now=0.5) == 0.5
    assert [limiter.take("a", now=100.0) > 0 for _ in range(4)] == [False, False, False, True]


def test_looking_at_a_bucket_takes_nothing() -> None:
    limiter = RateLimiter(rate=2, burst=1)
    assert [limiter.wait("a", now=0.0) for _ in range(3)] == [0, 0, 0]
    limiter.take("a", now=0.0)
    assert [limiter.wait("a", now=0.0) for _ in range(3)] == [0.5] * 3


@pytest.mark.anyio
async def test_names_are_limited_for_each_person(browser: Browsers, hall: SmallHall) -> None:
    hall.settings.limits.names_per_minute = 3
    client, other = browser(), browser()
    for one in (client, other):
        await guest(one)
    for name in ("One", "One", "Two", "Three"):  # the same again is none
        assert (await client.patch("/api/me", json={"name": name})).status_code == 200
    late = await client.patch("/api/me", json={"name": "Four"})
    assert problem(late, 429) == "error-too-fast" and int(late.headers["Retry-After"]) > 0
    assert (await client.get("/api/me")).json()["name"] == "Three"
    assert (await client.patch("/api/me", json={"language": "uk"})).status_code == 200
    assert (await other.patch("/api/me", json={"name": "Four"})).status_code == 200


def test_refusals_cost_nothing() -> None:
    limiter = RateLimiter(rate=1, burst=1)
    limiter.take("a", now=0.0)
    for _ in range(100):
        assert limiter.take("a", now=0.5) == 0.5
    assert limiter.take("a", now=1.0) == 0


def test_memory_is_bounded() -> None:
    limiter = RateLimiter(rate=1, burst=1, remembered=100)
    for number in range(10_000):
        limiter.take(f"address {number}", now=0.0)
    assert len(limiter) == 100
    assert limiter.take("address 9999", now=0.0) > 0


def test_messages_beyond_the_rate_are_refused_and_in_the_end_too_many() -> None:
    rate = MessageRate(rate=10)
    assert [rate.take(now=0.0) for _ in range(20)] == [0.0] * 20
    assert [rate.take(now=0.0) for _ in range(20)] == [0.1] * 20
    assert rate.take(now=0.0) is None
    slow = MessageRate(rate=10)
    assert all(slow.take(now=n / 10) == 0 for n in range(1000))
    eager = MessageRate(rate=10)
    heard = [eager.take(now=n / 15) for n in range(1000)]  # faster than one may, but not stubborn
    assert None not in heard and 600 < heard.count(0.0) < 700
    stubborn = MessageRate(rate=10)
    assert None in [stubborn.take(now=n / 50) for n in range(100)]


def test_connections_of_a_user_and_of_an_address() -> None:
    connections = ConnectionLimiter()
    astrid, nobody = {"user astrid": 2, "address 1": 3}, {"address 1": 3}
    assert [connections.enter(astrid) for _ in range(3)] == [True, True, False]
    assert [connections.enter(nobody) for _ in range(2)] == [True, False]
    assert connections.enter({"address 2": 3})
    connections.leave(astrid)
    assert connections.enter(astrid)


def test_who_has_left_is_forgotten() -> None:
    connections = ConnectionLimiter()
    visitors = [{f"user {number}": 1, "address": 100} for number in range(50)]
    assert all(connections.enter(visitor) for visitor in visitors)
    for visitor in visitors:
        connections.leave(visitor)
    assert len(connections) == 0


def test_a_household_has_one_bucket() -> None:
    assert address_key("2001:db8:1:2:3::4") == address_key("2001:db8:1:2:ffff::1") != address_key("2001:db8:1:3::1")
    assert address_key("::ffff:10.0.0.1") == address_key("10.0.0.1") != address_key("10.0.0.2")
    assert address_key("") == ""
    assert len(address_key("x" * 1000)) < 100


@pytest.mark.anyio
async def test_requests_a_second(browser: Browsers, hall: SmallHall) -> None:
    hall.settings.limits = Limits(requests_per_second=0.01)
    answers = [await browser().get("/healthz") for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 429, 429]
    assert problem(answers[-1], 429) == "error-too-fast"
    assert 0 < int(answers[-1].headers["retry-after"]) <= 100
    assert answers[-1].headers["content-security-policy"]


@pytest.mark.anyio
async def test_only_a_trusted_proxy_names_addresses(browser: Browsers, hall: SmallHall) -> None:
    hall.settings.limits = Limits(requests_per_second=0.01)
    client = browser()
    spoofed = [await client.get("/healthz", headers={"X-Forwarded-For": f"1.2.3.{n}"}) for n in range(3)]
    assert [answer.status_code for answer in spoofed] == [200, 429, 429]
    hall.settings.trusted_proxy = True
    told = [await client.get("/healthz", headers={"X-Forwarded-For": f"6.6.6.6, 1.2.3.{n}"}) for n in (1, 2, 1)]
    assert [answer.status_code for answer in told] == [200, 200, 429]
    hidden = [await client.get("/healthz", headers={"X-Forwarded-For": f"9.9.9.{n}, 8.8.8.8"}) for n in (1, 2)]
    assert [answer.status_code for answer in hidden] == [200, 429]


@pytest.mark.anyio
async def test_bodies_have_an_end(browser: Browsers, hall: SmallHall) -> None:
    client = browser(**{"Content-Type": "application/json"})
    most = hall.settings.limits.body_bytes
    just = b'{"name": "Astrid"' + b" " * (most - 18) + b"}"
    assert (await client.post("/api/guest", content=just)).status_code == 201
    assert problem(await client.post("/api/guest", content=just + b" "), 413) == "error-too-big"


@pytest.mark.anyio
async def test_bodies_without_a_length_have_an_end_too(browser: Browsers, hall: SmallHall) -> None:
    sent = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal sent
        while True:
            sent += 1024
            yield b" " * 1024

    assert problem(await browser().post("/api/guest", content=endless()), 413) == "error-too-big"
    assert sent <= hall.settings.limits.body_bytes + 2048


@pytest.mark.anyio
@pytest.mark.parametrize("chunks", [[b'{"name": ', b'"Astrid"}'], [b'{"name": "Astrid"}', b""]])
async def test_bodies_in_pieces_are_put_together(browser: Browsers, chunks: list[bytes]) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for chunk in chunks:
            yield chunk

    headers = {"Content-Type": "application/json"}
    assert (await browser().post("/api/guest", content=pieces(), headers=headers)).status_code == 201
