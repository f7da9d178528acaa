"""Words people may send: names, addresses, passwords, checked in one place."""

from __future__ import annotations

import ipaddress
import unicodedata
from typing import Annotated, Final
from urllib.parse import urlsplit

from email_validator import EmailNotValidError, validate_email
from pydantic import AfterValidator, Field

from longhall.kernel.rules import LANGUAGES
from longhall.server.notices.webhooks import is_allowed

NAME_LENGTH: Final = 40  # characters
PASSWORD_LENGTHS: Final = (8, 200)
SEARCH_LENGTH: Final = 60
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # control, format, surrogate, unassigned, breaks
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that draw nothing
JOINERS: Final = frozenset("\u200c\u200d")  # format characters that some scripts and emoji need inside a word


def clean_name(text: str) -> str:
    """Trimmed, with single blanks, 1 to 40 characters, none of them invisible; ValueError otherwise."""
    name = unicodedata.normalize("NFC", text).strip()
    if any((unicodedata.category(letter) in UNSEEN and letter not in JOINERS) or letter in BLANK for letter in name):
        raise ValueError("control characters are not allowed")
    name = " ".join(name.split())
    drawn = [letter for letter in name if letter not in JOINERS and not unicodedata.category(letter).startswith("M")]
    if not drawn or len(name) > NAME_LENGTH:
        raise ValueError(f"1 to {NAME_LENGTH} characters are needed")
    return name


def clean_email(text: str) -> str:
    """In lower case, so that one mailbox is one account; ValueError for what no address can be."""
    try:
        return validate_email(text, check_deliverability=False).normalized.lower()
    except EmailNotValidError:
        raise ValueError("this is not an e-mail address") from None


def clean_language(text: str) -> str:
    if text not in LANGUAGES:
        raise ValueError(f"the languages are {', '.join(LANGUAGES)}")
    return text


def clean_webhook(text: str) -> str:
    """An address to post notices to: http or https, with a host and without a password; ValueError otherwise."""
    try:
        parts = urlsplit(text)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if not usable or parts.username is not None or not text.isascii() or not text.isprintable() or " " in text:
        raise ValueError("an http or https address is needed")
    return text


def is_private(url: str) -> bool:
    """Whether an address names this machine or its own network outright. What a name stands for is looked up when
    something is sent."""
    host = (urlsplit(url).hostname or "").rstrip(".")
    try:
        return not is_allowed(ipaddress.ip_address(host))
    except ValueError:
        pass
    if all(part.isdecimal() or part.startswith("0x") for part in host.split(".")):  # 127.1 is 127.0.0.1 too
        return True
    return "." not in host or host.endswith((".localhost", ".local", ".internal"))


Name = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(clean_name)]
Email = Annotated[str, Field(min_length=3, max_length=254), AfterValidator(clean_email)]
Language = Annotated[str, Field(max_length=8), AfterValidator(clean_language)]
NewPassword = Annotated[str, Field(min_length=PASSWORD_LENGTHS[0], max_length=PASSWORD_LENGTHS[1])]
Password = Annotated[str, Field(max_length=PASSWORD_LENGTHS[1])]
Webhook = Annotated[str, Field(max_length=500), AfterValidator(clean_webhook)]
