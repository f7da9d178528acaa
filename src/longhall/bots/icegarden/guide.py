"""What the rules of thumb go by in one trial of a turn: the outlook, and what the own seat has set its mind on."""

from __future__ import annotations

from longhall.bots.icegarden.outlook import Outlook


class Guide:
    """``seat`` is the seat that decides. Its wishes hold for its own choices only."""

    def __init__(self, outlook: Outlook, seat: int) -> None:
        self.outlook = outlook
        self.seat = seat
        self.fields: list[int] = []  # where the next own action markers go
        self.aim = 0  # the level that M is raised to; 0: whatever is best
        self.ability = -1  # the upgrade to be bought, -1: none
        self.ability_level = 0  # for units of this level
