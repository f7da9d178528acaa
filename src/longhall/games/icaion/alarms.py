"""That the match ends soon, and who is about to complete the Apparatus, told to all as soon as it is so.

All of it is public: cards on the Event Track, which cards are in the Event Deck (not their order), tiles on Division
Boards.
"""

from __future__ import annotations

from longhall.games.icaion.content import REGION_CARD, YEARS
from longhall.games.icaion.events.alarms import FINAL_ROUND, FINAL_ROUND_NEAR, LAST_APPARATUS
from longhall.games.icaion.queries import COLOUR_COUNT, is_last_round, kind_of_tile, region_cards_revealed
from longhall.games.icaion.state import NOTHING, IcaionState
from longhall.kernel.events import Event


def alarms(s: IcaionState) -> list[Event]:
    return [] if s.ended or not s.round else [*_last_round(s), *_apparatus(s)]


def _last_round(s: IcaionState) -> list[Event]:
    """In Year III the fifth Region card makes the last round of the match. [IC-YEAR-10, IC-YEAR-20]"""
    if s.year < YEARS:
        return []
    if is_last_round(s):
        return [FINAL_ROUND.alarm("IC-YEAR-10", {})]
    if region_cards_revealed(s) + 1 < COLOUR_COUNT:
        return []
    events = s.content.events
    if s.rules.expert:  # the next card lies face up [IC-EXPERT-01]
        if events[s.event_deck[-1]].kind != REGION_CARD:
            return []
        return [FINAL_ROUND_NEAR.alarm("IC-YEAR-10", {}, {"certain": True})]
    certain = all(events[card].kind == REGION_CARD for card in s.event_deck)
    return [FINAL_ROUND_NEAR.alarm("IC-YEAR-10", {}, {"certain": certain})]


def _apparatus(s: IcaionState) -> list[Event]:
    """Whoever has only the last of three tiles to Install; they score once more at the end.
    [IC-APPARATUS-08, IC-END-04]"""
    found: list[Event] = []
    for seat in range(s.seats):
        tile = s.slot[seat]
        if tile != NOTHING and s.installed[YEARS * seat : YEARS * (seat + 1)].count(NOTHING) == 1:
            note = {"apparatus": s.content.tiles[tile].id, "kind": s.content.kinds[kind_of_tile(s, tile)].id}
            found.append(LAST_APPARATUS.alarm("IC-APPARATUS-08", {"seat": seat}, note))
    return found
