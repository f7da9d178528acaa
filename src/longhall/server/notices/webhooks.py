"""Posting to addresses that people gave: signed, never into the hall's own network, never for long."""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import socket
import ssl
import time
from functools import cache
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

import httpx

from longhall.kernel.errors import LonghallError

TIMEOUT: Final = 5.0  # seconds for everything: looking the name up, connecting, the answer
SIGNATURE: Final = "Longhall-Signature"
TIMESTAMP: Final = "Longhall-Timestamp"
Address = ipaddress.IPv4Address | ipaddress.IPv6Address
CARRIERS: Final = (  # IPv6 addresses with an IPv4 address inside, which may be a private one
    ipaddress.IPv6Network("::/96"),
    ipaddress.IPv6Network("64:ff9b::/96"),
    ipaddress.IPv6Network("64:ff9b:1::/48"),
    ipaddress.IPv6Network("2001::/32"),
    ipaddress.IPv6Network("2002::/16"),
)


class WebhookFailed(LonghallError):
    """Nobody has taken the post; the sentence says why and never names the address."""


class ForbiddenAddress(WebhookFailed):
    """The address lies in the hall's own network, or nowhere."""


def sign(key: str, timestamp: str, body: bytes) -> str:
    """What ``Longhall-Signature`` says: HMAC-SHA256 with the user's key over the timestamp, a dot and the body."""
    return "v1=" + hmac.new(key.encode(), timestamp.encode() + b"." + body, sha256).hexdigest()


def is_allowed(address: Address) -> bool:
    """Whether an address is one of the open network: not this machine, not its network, not reserved."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_allowed(address.ipv4_mapped)
        if address.is_site_local or any(address in network for network in CARRIERS):
            return False
    return address.is_global and not (
        address.is_private
        or address.is_loopback
        or address.is_link_local
        or address.is_multicast
        or address.is_reserved
        or address.is_unspecified
    )


async def resolve(host: str, port: int) -> list[Address]:
    """The addresses a name stands for, in the order to try them; WebhookFailed when there are none."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise WebhookFailed("the name of the webhook stands for no address") from None
    return [ipaddress.ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]


async def post(url: str, key: str, body: bytes, allow_private: bool, timeout: float = TIMEOUT) -> None:
    """Post a message, signed. WebhookFailed for anything but a 2xx answer in time; redirects are not followed.

    The name is looked up once and the connection goes to the address that was checked, so that a name cannot mean
    one thing when it is checked and another when it is used.
    """
    try:
        async with asyncio.timeout(timeout):
            status = await _post(url, key, body, allow_private, timeout)
    except TimeoutError:
        raise WebhookFailed("the webhook did not answer in time") from None
    except (httpx.HTTPError, httpx.InvalidURL, ssl.SSLError, OSError, ValueError) as error:
        raise WebhookFailed(f"the webhook could not be reached: {type(error).__name__}") from None
    if not 200 <= status < 300:
        raise WebhookFailed(f"the webhook answered {status}")


async def _post(url: str, key: str, body: bytes, allow_private: bool, timeout: float) -> int:
    parts = urlsplit(url)
    host = parts.hostname
    if parts.scheme not in ("http", "https") or not host:
        raise WebhookFailed("the webhook is not an http or https address")
    addresses = await resolve(host, parts.port or (443 if parts.scheme == "https" else 80))
    if not allow_private and not all(is_allowed(address) for address in addresses):
        raise ForbiddenAddress("the webhook leads into the hall's own network")
    timestamp = str(int(time.time()))
    headers = {
        "Host": parts.netloc.rpartition("@")[2],
        "Content-Type": "application/json",
        "User-Agent": "Longhall",
        TIMESTAMP: timestamp,
        SIGNATURE: sign(key, timestamp, body),
    }
    async with httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=timeout, verify=_trust()) as client:
        for last, address in enumerate(addresses, start=1 - len(addresses)):
            target = httpx.URL(url).copy_with(host=str(address))
            try:  # sni_hostname: the certificate must be for the name, though we connect to the number
                sni = {"sni_hostname": host}
                async with client.stream("POST", target, content=body, headers=headers, extensions=sni) as answer:
                    return answer.status_code  # nobody reads the body
            except httpx.ConnectError:  # a name may stand for several: the next one
                if last == 0:
                    raise
    raise WebhookFailed("the name of the webhook stands for no address")


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
