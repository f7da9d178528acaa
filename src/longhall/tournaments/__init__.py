"""Tournaments and leagues: who meets whom, where they sit, who stands where.

Pure functions of a tournament's rules, its seed, its players and the results so far: no database, no clock. Whoever has
these four gets the same tables and the same standings (``checking.py``).
"""

from longhall.tournaments.checking import check
from longhall.tournaments.divisions import next_divisions
from longhall.tournaments.model import FORMATS, SHARE, Form, FormError, Player, Result, Table, Tournament
from longhall.tournaments.rounds import next_rounds, planned_rounds
from longhall.tournaments.standings import Ranking, Row, standings

__all__ = [
    "FORMATS",
    "SHARE",
    "Form",
    "FormError",
    "Player",
    "Ranking",
    "Result",
    "Row",
    "Table",
    "Tournament",
    "check",
    "next_divisions",
    "next_rounds",
    "planned_rounds",
    "standings",
]
