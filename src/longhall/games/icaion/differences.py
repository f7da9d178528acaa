"""What is different once a choice has been carried out, as previews tell it: Reputation, Qoam, and the final scoring as
it would stand.

What the seat will choose later in the same action (how it pays, where a batch goes) and cards that it will draw are
left open. The Reputation that follows is certain all the same, while the Qoam is that of the next decision and the
final scoring is not told.
"""

from __future__ import annotations

from longhall.games.icaion.changes import crystals
from longhall.games.icaion.queries import holdings, reputation
from longhall.games.icaion.scoring import final_total
from longhall.games.icaion.shapes import Preview
from longhall.games.icaion.state import IcaionState


def differences(before: IcaionState, settled: IcaionState, after: IcaionState, seat: int) -> Preview:
    """``settled``: as far as nothing is left open."""
    found: Preview = {}
    gained = reputation(after, seat) - reputation(before, seat)
    if gained:
        found["reputation"] = gained
    final = final_total(after, seat) - final_total(before, seat)
    if final and settled is after:
        found["final"] = final
    held = zip(holdings(before, seat), holdings(settled, seat), strict=True)
    changed = crystals([now - was for was, now in held])
    if changed:
        found["qoam"] = changed
    return found
