"""What the rollout policy goes by in one trial of a turn: the context, and what the deciding seat is up to."""

from __future__ import annotations

from longhall.bots.icegarden.context import SearchContext


class TurnIntent:
    """``seat`` is the seat that decides. Its wishes hold for its own choices only."""

    def __init__(self, context: SearchContext, seat: int) -> None:
        self.context = context
        self.seat = seat
        self.fields: list[int] = []  # where the next own action markers go
        self.aim = 0  # the level that M is raised to; 0: whatever is best
        self.ability = -1  # the upgrade to be bought, -1: none
        self.ability_level = 0  # for units of this level
