"""Mails to people, in their language: what one looks like and how it is sent."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final

from longhall.server.db.models import User
from longhall.server.people.names import isolated
from longhall.server.people.security import Purpose
from longhall.server.settings import Mail, Settings
from longhall.text import Texts

TIMEOUT: Final = 15.0  # seconds


def compose_mail(settings: Settings, to: str, subject: str, lines: list[str]) -> EmailMessage:
    message = EmailMessage()
    message["From"] = settings.mail.sender
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=settings.mail.sender.rpartition("@")[2] or "localhost")
    message["Auto-Submitted"] = "auto-generated"
    message.set_content("\n".join(lines) + "\n")
    return message


def password_reset_mail(settings: Settings, user: User, token: str) -> EmailMessage:
    """The way to a new password for whoever can read the mails of an account."""
    return _letter_with_link(settings, user, user.email or "", "reset", token)


def confirmation_mail(settings: Settings, user: User, email: str, token: str) -> EmailMessage:
    """The link by which a user shows that they read mail at that address."""
    return _letter_with_link(settings, user, email, "confirm", token)


def address_taken_mail(settings: Settings, owner: User) -> EmailMessage:
    """Somebody has asked for an account with the address of one that there is."""
    texts = Texts(None, owner.language)
    lines = [
        texts.say("notice-greeting", {"names": [isolated(owner.name)]}),
        "",
        texts.say("taken-text", {}),
        f"{base_address(settings)}/account",
        "",
        texts.say("taken-farewell", {}),
    ]
    return compose_mail(settings, owner.email or "", texts.say("taken-subject", {}), lines)


def _letter_with_link(settings: Settings, user: User, email: str, purpose: Purpose, token: str) -> EmailMessage:
    texts = Texts(None, user.language)
    lines = [
        texts.say("notice-greeting", {"names": [isolated(user.name)]}),
        "",
        texts.say(f"{purpose}-text", {}),
        f"{base_address(settings)}/{purpose}?token={token}",
        "",
        texts.say(f"{purpose}-farewell", {}),
    ]
    return compose_mail(settings, email, texts.say(f"{purpose}-subject", {}), lines)


def base_address(settings: Settings) -> str:
    """What every link to this hall begins with."""
    return (settings.public_url or f"http://{settings.host}:{settings.port}").rstrip("/")


def send_mail(mail: Mail, message: EmailMessage) -> None:
    """Blocks; SMTPException or OSError when the mail server does not take it."""
    with smtplib.SMTP(mail.host, mail.port, timeout=TIMEOUT) as server:
        if mail.starttls:
            server.starttls(context=ssl.create_default_context(cafile=mail.ca_file or None))
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
