"""What every sub-action of Making costs first: Dead Snow, then reputation. [IG-ACT-MAKING-14]"""

from __future__ import annotations

from longhall.games.icegarden.changes import lose_reputation
from longhall.games.icegarden.frames.ending import raise_dead_snow
from longhall.games.icegarden.queries import snow_limit
from longhall.games.icegarden.state import IceGardenState


def making_price(s: IceGardenState, seat: int, reputation: int) -> tuple[int, bool]:
    """The reputation that a sub-action really takes from its seat, and whether it ends the game: then it is what the
    end by Dead Snow takes. Nobody falls below the last field. [IG-ACT-MAKING-14, IG-END-SNOW-03, IG-END-SNOW-04]"""
    numbers = s.content.numbers
    ends = s.dead_snow + 1 >= snow_limit(s)
    fields = reputation if not ends or s.rules.snow_last_cost else 0
    if ends:
        fields += numbers.snow_penalty + numbers.vuko_penalty * s.vuko_tokens[seat]
    return min(fields, numbers.last_reputation - s.reputation[seat]), ends


def pay_for_making(s: IceGardenState, seat: int, reputation: int, rule: str) -> bool:
    """True if that was the end of the game: then nothing is gained, and by default no reputation lost for it."""
    if s.rules.snow_last_cost and s.dead_snow + 1 >= snow_limit(s):
        lose_reputation(s, seat, reputation, rule)
    if raise_dead_snow(s, seat, rule):
        return True
    lose_reputation(s, seat, reputation, rule)
    return False
