"""Leagues: who plays in which division next season."""

from __future__ import annotations

from itertools import pairwise

from longhall.tournaments.groups import count_of_groups
from longhall.tournaments.meetings import cut
from longhall.tournaments.model import Form


def first_divisions(order: list[int], form: Form) -> list[list[int]]:
    """Of the first season: drawn by lot."""
    return _filled(order, form)


def next_divisions(ranked: list[list[int]], newcomers: list[int], form: Form) -> list[list[int]]:
    """From the final order of each division, the uppermost first, without those who do not play on: the first
    ``moved`` of each go up, as many go down, and newcomers begin at the bottom. Where somebody is missing, the
    divisions are filled from below: first fewer go down, then more go up."""
    divisions = [list(division) for division in ranked]
    for upper, lower in pairwise(range(len(divisions))):
        many = min(form.moved, len(divisions[upper]) // 2, len(divisions[lower]) // 2)
        if many:
            down, up = divisions[upper][-many:], divisions[lower][:many]
            divisions[upper] = divisions[upper][:-many] + up
            divisions[lower] = down + divisions[lower][many:]
    return _filled([number for division in divisions for number in division] + newcomers, form)


def _filled(order: list[int], form: Form) -> list[list[int]]:
    count = count_of_groups(len(order), form.group)
    small, larger = divmod(len(order), count)
    return cut(order, [small + 1] * larger + [small] * (count - larger))
