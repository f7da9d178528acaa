"""Raven Shadow: be rid of a Vuko token, or regain reputation. [IG-ACT-RAVEN]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longhall.games.icegarden.changes import pay, raise_reputation
from longhall.games.icegarden.content import RAVEN, M
from longhall.games.icegarden.events.action import IdleReason
from longhall.games.icegarden.events.raven import VUKO_TOKENS_DISCARDED, VukoTokensDiscarded
from longhall.games.icegarden.frames.base import decline_action
from longhall.games.icegarden.queries import m_on_level
from longhall.games.icegarden.state import FREE_LEVEL, IceGardenState
from longhall.kernel.choices import DONE, SeatChoice
from longhall.kernel.frames import Option, Refusal

DISCARD: Final = 0
REPUTATION: Final = 1
RAVEN_WORDS: Final = {DISCARD: "discard_token", REPUTATION: "reputation", DONE: "done"}


def begin_raven(s: IceGardenState, seat: int) -> IdleReason | None:
    if raven_options(s, seat):
        s.push(ChooseRaven(seat))
        return None
    if not can_pay_raven(s, seat) and (s.vuko_tokens[seat] or s.reputation[seat] > 1):
        return "no_m"
    return "nothing_to_mend"


def can_pay_raven(s: IceGardenState, seat: int) -> bool:
    return m_on_level(s, seat, FREE_LEVEL) >= s.content.numbers.raven_cost


def raven_options(s: IceGardenState, seat: int) -> list[int]:
    """[IG-ACT-RAVEN-01]; reputation only where the marker can move at all. [IG-ACT-RAVEN-02]"""
    found: list[int] = []
    paid = can_pay_raven(s, seat)
    if paid and s.vuko_tokens[seat]:
        found.append(DISCARD)
    if (paid or s.rules.raven_free) and s.reputation[seat] > 1:
        found.append(REPUTATION)
    return found


def raven_price(s: IceGardenState, pick: int) -> int:
    return 0 if pick == REPUTATION and s.rules.raven_free else s.content.numbers.raven_cost


@dataclass
class ChooseRaven(SeatChoice):
    """[IG-ACT-RAVEN-01]"""

    def kind(self) -> str:
        return "raven"

    def rule(self) -> str:
        return "IG-ACT-RAVEN-01"

    def options(self, s: IceGardenState) -> list[int]:
        return [*raven_options(s, self.seat), DONE]

    def key(self, s: IceGardenState, pick: int) -> str:
        return RAVEN_WORDS[pick]

    def option(self, s: IceGardenState, pick: int) -> Option:
        key = self.key(s, pick)
        if pick == DONE:
            return Option(key, "option-done", {}, key)
        params = {"cost": raven_price(s, pick)}
        if pick == REPUTATION:
            params["fields"] = min(s.content.numbers.raven_fields, s.reputation[self.seat] - 1)  # [IG-REP-05]
        return Option(key, f"option-{key.replace('_', '-')}", params, "raven")

    def context(self, s: IceGardenState) -> dict[str, Any]:
        return {"cost": s.content.numbers.raven_cost}

    def resolve(self, s: IceGardenState, pick: int) -> None:
        if pick == DONE:
            decline_action(s, self.seat, RAVEN)
            return
        pay(s, self.seat, M, raven_price(s, pick), "IG-ACT-RAVEN-01")
        if pick == DISCARD:
            s.vuko_tokens[self.seat] -= 1
            data: VukoTokensDiscarded = {"seat": self.seat, "count": 1, "left": s.vuko_tokens[self.seat]}
            VUKO_TOKENS_DISCARDED.emit(s, "IG-ACT-RAVEN-01", data)
        else:
            raise_reputation(s, self.seat, s.content.numbers.raven_fields, "IG-ACT-RAVEN-02")

    def refusals(self, s: IceGardenState) -> list[Refusal]:
        found: list[Refusal] = []
        allowed = self.options(s)
        if DISCARD not in allowed:
            message = "refusal-raven-m" if s.vuko_tokens[self.seat] else "refusal-raven-no-token"
            found.append(Refusal("discard_token", "IG-ACT-RAVEN-01", message))
        if REPUTATION not in allowed:
            if s.reputation[self.seat] == 0:
                found.append(Refusal("reputation", "IG-REP-05", "refusal-raven-safe"))
            elif s.reputation[self.seat] == 1:
                found.append(Refusal("reputation", "IG-REP-05", "refusal-raven-top"))
            else:
                found.append(Refusal("reputation", "IG-ACT-RAVEN-01", "refusal-raven-m"))
        return found
