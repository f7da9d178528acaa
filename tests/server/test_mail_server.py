"""A real mail server that wants an encrypted connection and a password."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
import smtplib
import ssl
from collections.abc import AsyncIterator
from email.message import EmailMessage
from pathlib import Path

import pytest
import trustme
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from longhall.cli import hall as cli_hall
from longhall.cli.main import parser_for
from longhall.kernel.errors import LonghallError
from longhall.server.notices.mails import compose_mail, send_mail
from longhall.server.settings import Mail, Settings
from tests.patience import PATIENCE
from tests.server.hall_fixture import RunningHall

pytestmark = pytest.mark.anyio
NAME, PASSWORD = "hall", "let me send"


class StrictServer:
    """Takes mail over TLS from who has logged in, and from nobody else."""

    def __init__(self, folder: Path) -> None:
        self.mails: list[EmailMessage] = []
        self.logins: list[tuple[bytes, bytes]] = []
        self.encrypted: list[bool] = []
        authority = trustme.CA()
        self.ca_file = folder / "authority.pem"
        authority.cert_pem.write_to_path(self.ca_file)
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        authority.issue_cert("127.0.0.1").configure_cert(self.context)
        self.port = 0

    def protocol(self) -> SMTP:
        return SMTP(
            self,
            loop=asyncio.get_running_loop(),
            tls_context=self.context,
            require_starttls=True,
            auth_required=True,
            authenticator=self.authenticate,
        )

    def authenticate(
        self, _server: SMTP, _session: Session, _envelope: Envelope, _mechanism: str, data: object
    ) -> AuthResult:
        assert isinstance(data, LoginPassword)
        self.logins.append((data.login, data.password))
        right = (data.login, data.password) == (NAME.encode(), PASSWORD.encode())
        return AuthResult(success=right, handled=False)

    async def handle_DATA(self, _server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self.encrypted.append(session.ssl is not None)
        return "250 OK"

    def settings(self, **values: object) -> Mail:
        mail = Mail("127.0.0.1", self.port, NAME, PASSWORD, "hall@hall.example", True, str(self.ca_file))
        for name, value in values.items():
            setattr(mail, name, value)
        return mail


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[StrictServer]:
    strict = StrictServer(tmp_path)
    listening = await asyncio.get_running_loop().create_server(strict.protocol, "127.0.0.1", 0)
    strict.port = listening.sockets[0].getsockname()[1]
    yield strict
    listening.close()
    await listening.wait_closed()


async def sent(mail: Mail) -> None:
    settings = Settings(database="", mail=mail)
    message = compose_mail(settings, "astrid@home.example", "Zażółć", ["Příliš žluťoučký", "кінь"])
    await asyncio.to_thread(send_mail, mail, message)


async def test_a_mail_goes_encrypted_to_who_is_trusted(server: StrictServer) -> None:
    await sent(server.settings())
    assert server.logins == [(NAME.encode(), PASSWORD.encode())] and server.encrypted == [True]
    lines = str(server.mails[0].get_content()).splitlines()
    assert server.mails[0]["Subject"] == "Zażółć" and lines == ["Příliš žluťoučký", "кінь"]


async def test_a_certificate_that_nobody_vouches_for(server: StrictServer) -> None:
    with pytest.raises(ssl.SSLCertVerificationError):
        await sent(server.settings(ca_file=""))
    assert server.logins == [], "the password has not been told"


async def test_a_certificate_of_somebody_else(server: StrictServer) -> None:
    with pytest.raises(ssl.SSLCertVerificationError):
        await sent(server.settings(host="localhost"))
    assert server.logins == []


async def test_a_wrong_password(server: StrictServer) -> None:
    with pytest.raises(smtplib.SMTPAuthenticationError):
        await sent(server.settings(password="wrong"))
    assert server.mails == []


async def test_a_server_that_wants_more_than_it_gets(server: StrictServer) -> None:
    with pytest.raises(smtplib.SMTPException):
        await sent(server.settings(starttls=False))
    assert server.logins == [] and server.mails == [], "no password goes over an open line"


async def test_a_hall_sends_a_new_start_through_it(server: StrictServer, tmp_path: Path) -> None:
    async with RunningHall(tmp_path, mail=server.settings()) as running:
        running.settings.public_url = running.url
        client = await running.guest("Astrid")
        await client.ask("POST", "/api/account", {"email": "astrid@home.example", "password": "open sesame"})

        async def link_in(number: int) -> re.Match[str]:
            async with asyncio.timeout(PATIENCE):
                while len(server.mails) <= number:
                    await asyncio.sleep(0.01)
            found = re.search(rf"{running.url}/(\w+)\?token=(\S+)", str(server.mails[number].get_content()))
            assert found is not None
            return found

        first = await link_in(0)
        await client.ask("POST", "/api/confirm", {"token": first[2]})
        await running.stranger().ask("POST", "/api/reset", {"email": "astrid@home.example"})
        assert [first[1], (await link_in(1))[1]] == ["confirm", "reset"]


def test_settings_from_the_command_line(tmp_path: Path) -> None:
    (tmp_path / "password").write_text("let me send\n")
    trustme.CA().cert_pem.write_to_path(tmp_path / "ca.pem")
    arguments = ["serve", "--data", str(tmp_path), "--smtp", "mail.example:587", "--smtp-user", "hall"]
    arguments += ["--smtp-password-file", str(tmp_path / "password"), "--smtp-starttls"]
    arguments += ["--smtp-sender", "hall@hall.example", "--smtp-ca-file"]

    def mail(file: str) -> Mail:
        return cli_hall.settings_of(parser_for("serve").parse_args([*arguments, str(tmp_path / file)])).mail

    trusted = str(tmp_path / "ca.pem")
    assert mail("ca.pem") == Mail("mail.example", 587, "hall", PASSWORD, "hall@hall.example", True, trusted)
    with pytest.raises(LonghallError, match="no certificates"):
        mail("password")
    with pytest.raises(FileNotFoundError):  # one sentence by the command line
        mail("nowhere")
