"""``longhall rules``: the rule catalogue of a game."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from longhall.cli.common import add_language

if TYPE_CHECKING:
    from longhall.kernel.rules import Catalogue, Clause
    from longhall.text import Texts


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("id", metavar="ID", nargs="?", help="the id of a rule (lists all of them)")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    from longhall.games import game as load_game
    from longhall.text import Texts

    game = load_game(args.game)
    texts = Texts(game, args.lang)
    catalogue = game.catalogue(args.lang)
    if args.id is not None:
        print("\n".join(clause_lines(texts, catalogue, catalogue.clause(args.id.upper()))))
        return 0
    section = ""
    for clause in catalogue.clauses.values():
        if clause.section != section:
            print(("\n" if section else "") + f"{clause.section}  {catalogue.sections[clause.section]}")
            section = clause.section
        print(f"  {clause.id}  {clause.title}")
    return 0


def clause_lines(texts: Texts, catalogue: Catalogue, clause: Clause) -> list[str]:
    from longhall.text import typed_rule_text

    lines = [f"{clause.id}  {clause.title}", catalogue.sections[clause.section], "", typed_rule_text(clause.text)]
    if clause.ruling:
        lines += ["", texts.say("cli-rule-ruling", {})]
    if clause.options:
        lines += ["", texts.say("cli-rule-options", {"names": list(clause.options)})]
    return lines
