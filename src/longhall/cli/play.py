"""``longhall play``: a hall on this machine, opened in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from longhall.cli.common import number
from longhall.cli.hall import DATA, data_folder, need_server, run_hall
from longhall.kernel.errors import LonghallError
from longhall.text import FALLBACK, Texts, languages

LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first one set names the language


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", type=number(0, 65535), default=0, metavar="PORT", help="0 for any free port (0)")
    parser.add_argument(
        "--data", type=Path, default=DATA, metavar="DIR", help=f"where the server keeps its data ({DATA})"
    )
    parser.add_argument(
        "--lan",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="let others in your local network join, e.g. on their phones",
    )
    parser.add_argument("--no-browser", action="store_true", help="print the address without opening a browser")
    parser.add_argument("--lang", metavar="LANG", help="en, pl, cs or uk (the language of this machine)")


def run(args: argparse.Namespace) -> int:
    need_server()
    from longhall.server.doorway import network_address
    from longhall.server.settings import Settings, sqlite_address

    texts = Texts(None, args.lang if args.lang is not None else machine_language(os.environ))

    lan = None if args.lan is None else args.lan or network_address()
    if args.lan is not None and lan is None:
        raise LonghallError("--lan: this machine is in no local network")

    def announce(address: str) -> None:
        print(texts.say("cli-play-open", {"address": address}))
        if lan is not None:
            port = address.rpartition(":")[2]
            print(texts.say("cli-play-lan", {"address": f"http://{lan}:{port}"}))
        print(texts.say("cli-play-close", {}), flush=True)
        if not args.no_browser and has_screen(os.environ):
            threading.Thread(
                target=webbrowser.open, args=(address,), daemon=True
            ).start()  # some browsers block until they are closed

    settings = Settings(database=sqlite_address(data_folder(args.data)), port=args.port, own_machine=True)
    if lan is not None:
        settings.lan, settings.network_address = True, lan
    run_hall(settings, announce)
    return 0


def machine_language(environment: Mapping[str, str]) -> str:
    """The language of this machine if the hall supports it, else English."""
    spoken = next((environment[name] for name in LOCALE if environment.get(name)), "")
    language = spoken.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return language if language in languages() else FALLBACK


def has_screen(environment: Mapping[str, str]) -> bool:
    """Whether a browser would open in its own window: one in the terminal would overwrite our output."""
    if not sys.platform.startswith("linux"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
