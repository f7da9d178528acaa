"""What every sub-action of Making costs first: Dead Snow, then reputation. [IG-ACT-MAKING-14]"""

from __future__ import annotations

from longhall.games.icegarden.changes import lose_reputation
from longhall.games.icegarden.frames.ending import raise_dead_snow
from longhall.games.icegarden.queries import snow_limit
from longhall.games.icegarden.state import IceGardenState


def pay_for_making(s: IceGardenState, seat: int, reputation: int, rule: str) -> bool:
    """True if that was the end of the game: then nothing is gained, and by default no reputation lost for it."""
    if s.rules.snow_last_cost and s.dead_snow + 1 >= snow_limit(s):
        lose_reputation(s, seat, reputation, rule)
    if raise_dead_snow(s, seat, rule):
        return True
    lose_reputation(s, seat, reputation, rule)
    return False
