"""``longhall`` with a mail server beside it: ``python -m tests.server.mail_hall serve --data DIR …``.

Every mail it gets is kept as a file of ``DIR/mails``.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from pathlib import Path

from aiosmtpd.smtp import SMTP, Envelope, Session

from longhall.cli.main import main


class Letterbox:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.count = 0

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.count += 1
        unfinished = self.folder / "unfinished"
        unfinished.write_bytes(envelope.content)
        unfinished.rename(self.folder / f"{self.count:03}.eml")
        return "250 OK"


def receive(folder: Path) -> int:
    """The port at which mails are taken for as long as this process runs."""
    folder.mkdir(parents=True, exist_ok=True)
    logging.getLogger("mail.log").setLevel(logging.ERROR)  # it tells of every line
    loop, letterbox = asyncio.new_event_loop(), Letterbox(folder)
    server = loop.run_until_complete(loop.create_server(lambda: SMTP(letterbox, loop=loop), "127.0.0.1", 0))
    threading.Thread(target=loop.run_forever, daemon=True).start()
    port: int = server.sockets[0].getsockname()[1]
    return port


if __name__ == "__main__":
    arguments = sys.argv[1:]
    data = Path(arguments[arguments.index("--data") + 1])
    sys.exit(main([*arguments, "--smtp", f"127.0.0.1:{receive(data / 'mails')}"]))
