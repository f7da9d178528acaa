"""What a choice changes, found by carrying it out on a copy: Reputation, Qoam, and the final scoring as it would stand.

Only what is public and without chance is carried out. What the seat will choose later in the same action (how it pays,
where a batch goes) and cards that it will draw are left out, and what follows them all the same is counted: the
Reputation that comes is certain then, while the Qoam is that of the next decision and the final scoring is not told.
"""

from __future__ import annotations

from typing import Final

from longhall.games.icaion.changes import crystals
from longhall.games.icaion.content import INSTALL, OP_ACTION
from longhall.games.icaion.effects import ResolveCurio, actions_now, score_played
from longhall.games.icaion.frames.eradicate import ChooseParasites
from longhall.games.icaion.frames.payment import ChooseConverted
from longhall.games.icaion.queries import COLOUR_COUNT, holdings, reputation
from longhall.games.icaion.scoring import final_total
from longhall.games.icaion.shapes import Preview
from longhall.games.icaion.state import IcaionState
from longhall.kernel.choices import DONE
from longhall.kernel.codec import kind_of
from longhall.kernel.frames import Choice, Step
from longhall.kernel.state import Frame

# Steps that may follow such a choice and reveal nothing either.
FOLLOWED: Final = frozenset(
    {
        "add_upgrade",
        "continue_payment",
        "deploy_machine",
        "discard_curio",
        "keep_shard",
        "remove_parasites",
        "resolve_curio",
        "score_deploy",
        "stand_wonder",
        "take_for_converter",
    }
)
# What may come between and depends on more than the choice, and where else the count is not settled yet.
OPEN: Final = frozenset({"batch_colour", "draw_curio", "draw_more", "payment", "store_batch"})
STOPS: Final = OPEN | {"lost_cage", "resolve_curio", "upgrade_limit"}


def tried(s: IcaionState, seat: int, top: Choice, pick: int) -> Preview:
    """What is different for the seat after the choice and what certainly follows it in the same action."""
    trial = s.clone()
    trial.stack.pop()
    top.resolve(trial, pick)
    held: list[int] | None = None  # at the first thing that is left open
    while trial.stack:
        following = trial.stack[-1]
        kind = kind_of(following)
        if isinstance(following, ChooseConverted):  # out of whichever cage
            if isinstance(top, ChooseConverted):
                held = held if held is not None else holdings(trial, seat)
            trial.stack.pop()
            following.resolve(trial, following.options(trial)[0])
        elif isinstance(following, ChooseParasites):  # more of them, or no more
            held = held if held is not None else holdings(trial, seat)
            trial.stack.pop()
            following.resolve(trial, DONE)
        elif isinstance(following, Step) and kind in FOLLOWED and is_certain(trial, following):
            trial.stack.pop()
            following.run(trial)
        else:
            if kind in STOPS:
                held = held if held is not None else holdings(trial, seat)
            if kind not in OPEN:
                break
            trial.stack.pop()
    if trial.stack and isinstance(trial.stack[-1], ResolveCurio):
        score_played(trial, seat)  # the card grants an action, which is not followed
    found: Preview = {}
    gained = reputation(trial, seat) - reputation(s, seat)
    if gained:
        found["reputation"] = gained
    final = final_total(trial, seat) - final_total(s, seat)
    if held is None:
        held = holdings(trial, seat)
        if final:
            found["final"] = final
    base = COLOUR_COUNT * seat
    changed = crystals([held[colour] - s.held[base + colour] for colour in range(COLOUR_COUNT)])
    if changed:
        found["qoam"] = changed
    return found


def is_certain(s: IcaionState, step: Frame) -> bool:
    """Whether a card that is paid for has an effect of its own. An action that it grants leads on to other decisions
    and may reveal a Shard; but an Apparatus is simply Installed."""
    if not isinstance(step, ResolveCurio) or s.content.curios[step.card].op != OP_ACTION:
        return True
    return actions_now(s, step.seat, step.card) == [INSTALL]
