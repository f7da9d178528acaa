"""What the rollout policy goes by in one trial of a turn: the context, and what the deciding seat is up to."""

from __future__ import annotations

from longhall.bots.icegarden.context import SearchContext


class TurnIntent:
    """``seat`` is the seat that decides. Its wishes hold for its own choices only."""

    def __init__(self, context: SearchContext, seat: int, others: list[SearchContext]) -> None:
        self.context = context
        self.others = others  # what each seat goes by, if the others do not go by ``context``
        self.seat = seat
        self.fields: list[int] = []  # where the next own action markers go
        self.aim = 0  # the level that M is raised to; 0: whatever is best
        self.ability = -1  # the upgrade to be bought, -1: none
        self.ability_level = 0  # for units of this level

    def of(self, seat: int) -> SearchContext:
        """What a seat goes by."""
        return self.context if seat == self.seat or not self.others else self.others[seat]

    def in_style(self, context: SearchContext, others: list[SearchContext]) -> TurnIntent:
        """The same wishes in another trial."""
        found = TurnIntent(context, self.seat, others)
        found.fields = self.fields.copy()
        found.aim = self.aim
        found.ability = self.ability
        found.ability_level = self.ability_level
        return found
