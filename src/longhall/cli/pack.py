"""``longhall pack``: check a folder, export the built-in pack to edit, compare two packs."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from typing import Final

from longhall.cli.common import add_language

BAD_PACK: Final = 2


def add(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="report everything wrong with a pack", allow_abbrev=False)
    check.add_argument("folder", type=Path, metavar="DIR")
    export = actions.add_parser("export", help="write the built-in pack of a game to a folder", allow_abbrev=False)
    export.add_argument("game", metavar="GAME")
    export.add_argument("folder", type=Path, metavar="DIR", help="a new or empty folder")
    diff = actions.add_parser("diff", help="compare two packs entry by entry", allow_abbrev=False)
    diff.add_argument("one", metavar="A", help="a folder, or builtin")
    diff.add_argument("other", metavar="B", help="a folder, or builtin")
    for action in (check, export, diff):
        add_language(action)


def run(args: argparse.Namespace) -> int:
    actions = {"check": _check, "export": _export, "diff": _diff}
    return actions[args.action](args)


def _check(args: argparse.Namespace) -> int:
    from longhall.cli.packs import format_of, game_of
    from longhall.games import game as load_game
    from longhall.text import Texts

    name = game_of(args.folder)
    problems = format_of(name).check(args.folder)
    for problem in problems:
        print(f"longhall: {args.folder}: {problem}", file=sys.stderr)
    if problems:
        return BAD_PACK
    game = load_game(name, args.folder)
    print(Texts(game, args.lang).say("cli-pack-good", {"folder": str(args.folder), "hash": f"“{game.pack_hash}”"}))
    return 0


def _export(args: argparse.Namespace) -> int:
    from longhall.cli.packs import format_of
    from longhall.games import game as load_game
    from longhall.kernel.errors import LonghallError
    from longhall.text import Texts

    pack = format_of(args.game)
    folder: Path = args.folder
    texts = Texts(load_game(args.game), args.lang)
    if folder.exists() and not folder.is_dir():
        raise LonghallError(f"{folder} is a file, not a folder; nothing was written")
    if folder.is_dir() and any(folder.iterdir()):
        raise LonghallError(f"{folder} is not empty; nothing was written")
    folder.mkdir(parents=True, exist_ok=True)
    for name in pack.files:
        shutil.copyfile(pack.builtin / name, folder / name)
    print(texts.say("cli-pack-exported", {"folder": str(folder), "game": args.game}))
    return 0


def _diff(args: argparse.Namespace) -> int:
    from longhall.cli.packs import BUILTIN, differences, format_of, game_of
    from longhall.games import game as load_game
    from longhall.kernel.errors import LonghallError
    from longhall.text import Texts

    names = [name for name in (args.one, args.other) if name != BUILTIN]
    games = {game_of(Path(name)) for name in names}
    if not games:
        raise LonghallError("pack diff needs at least one folder: the built-in pack is identical to itself")
    if len(games) > 1:
        raise LonghallError(f"the packs are of different games: {' and '.join(sorted(games))}")
    game = games.pop()
    pack = format_of(game)
    one, other = (pack.builtin if name == BUILTIN else Path(name) for name in (args.one, args.other))
    texts = Texts(load_game(game), args.lang)
    found = differences(pack.files, one, other)
    for message, params in found or [("cli-pack-same", {})]:
        print(texts.say(message, params))
    return 0
