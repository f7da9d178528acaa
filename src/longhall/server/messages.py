"""Every message that the hall sends over a table's WebSocket, and the answers over HTTP made of the same parts.
docs/protocol.md explains them; what clients send is in ``client_messages.py``.

The hall makes them itself: plain dataclasses, written by ``encode``, which costs hardly more than writing dicts.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,  # typing's own is not for pydantic before Python 3.12
    get_args,
)

import orjson
from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypedDict

Seq = Annotated[int, Field(ge=-1, le=2**53)]  # what every JSON can carry: some are sent back
Status = Literal["open", "playing", "paused", "finished", "cancelled"]
ClockKind = Literal["none", "live", "leisure"]
VoteKind = Literal["undo", "end", "pause"]
HandoverReason = Literal["turn", "vote"]
Tone = Literal["reply", "news", "task"]

# -- parts of the hall's messages ------------------------------------------------------------------------------------


@dataclass
class ViewerInfo:
    """Whom the picture is for. ``eye`` is the seat whose view it shows; None: a spectator's. ``pauses`` is how often
    they may still pause the match by themselves; None: as often as they like, since nobody else waits. ``offered`` is
    the seat for somebody who has none before the match begins: the one they had in the match that is played again or
    gone on from, if it is free. ``who`` is what they go by in the chat of this table; None for those without a name."""

    seats: list[int]
    eye: int | None
    host: bool
    pauses: int | None
    offered: int | None
    who: str | None


@dataclass
class SeatInfo:
    """``taken``: a person holds it, even where a bot plays it for them. ``who`` is what that person goes by in the
    chat of this table. ``bank`` is in seconds. ``left``: whoever held it has left the hall for good, with their name.
    ``bot_since`` is the number of choices after which a bot took over from a person; null where none did, or where a
    hall of an earlier version did not keep it. ``alike``: the name can be taken for that of somebody else at the table,
    such as the host. ``awaited``: who had this seat in the match that is played again or gone on from, and has not sat
    down yet; empty where nobody is awaited. ``character`` is the message with the name as which a bot plays that fills
    the seat for itself; null for people's seats, and in games that have no characters. ``hints``: for each hint that
    its owner has taken, after how many choices that was. ``held``: the host holds the seat for the person who is
    awaited, and nobody else may sit there."""

    seat: int
    name: str
    taken: bool
    who: str | None
    bot: str | None
    resigned: bool
    bank: float
    left: bool
    bot_since: int | None
    alike: bool
    awaited: str
    held: bool
    character: str | None
    hints: list[int]


@dataclass
class ClockInfo:
    kind: ClockKind
    seconds: float
    bank: float


@dataclass
class VoteInfo:
    """``seat`` asks; ``to`` is the number of choices to go back to. ``asked`` are the seats whose owners have a say: it
    passes when all of them have agreed, not before ``passes`` where somebody has just been given a bot. At ``deadline``
    it lapses."""

    kind: VoteKind
    seat: int
    to: int
    asked: list[int]
    agreed: list[int]
    deadline: float
    passes: float | None


@dataclass
class HandoverInfo:
    """The others wait for the owner of ``seat``: to choose (turn) or to answer a vote (vote). From ``at`` on any of
    them may give the seat a bot; that may change with who is connected."""

    seat: int
    reason: HandoverReason
    at: float


@dataclass
class ContinuationInfo:
    """The match goes on from another table's after ``at`` choices."""

    table: str
    at: int


@dataclass
class EarlierSeat:
    """As in ``SeatInfo``."""

    name: str
    taken: bool
    bot: str | None
    left: bool
    character: str | None


@dataclass
class EarlierInfo:
    """Who played the choices up to number ``until`` of a match that goes on from another table's."""

    until: int
    seats: list[EarlierSeat]


@dataclass
class ResultInfo:
    """``places`` and ``scores`` are by seat; scores by source, with a ``total``."""

    reason: str
    places: list[int]
    scores: list[dict[str, int]]
    rule: str = ""


@dataclass
class StoppedInfo:
    """Why the match cannot go on in this hall: a message and its parameters."""

    message: str
    params: dict[str, Any]


@dataclass
class TableInfo:
    """What everybody who may come in may know of the table itself. ``turn`` is the seat that decides, -1: none;
    ``host`` is the host, and ``muted`` are those whom the host has muted, as ``who`` in ``said``.

    ``hints``: the host allows hints. ``rated``: the match counts for the ratings of the people who play it.
    ``tournament``: the id of the tournament whose table it is; null: of none. ``watchers_chat``: whoever watches the
    match may write, apart from the players.

    ``paused_until`` is when a pause ends by itself; null: when somebody lets the match go on. ``handovers`` are the
    players who may be given a bot because the others wait for them.

    ``paused_by``, ``resumed_by`` and ``vote_refused_by`` are seats whose owners did that last; null where nobody did,
    where they are no longer at the table, or where a hall of an earlier version did not keep it.

    ``earlier`` are those who made the choices that a match goes on from, the first ones first; those of ``seats`` made
    the rest.

    ``lesson`` is there where the host learns the game with a teacher: the number of choices that were made before they
    sat down, and that stand.

    ``stopped`` is there where the hall no longer has the rules or the pack of the match: view and chronicle are what
    was kept of it. ``pack`` is the hash of the components it is played with."""

    id: str
    game: str
    pack: str
    setup: dict[str, Any]
    public: bool
    tournament: str | None
    hints: bool
    watchers_chat: bool
    rated: bool
    status: Status
    clock: ClockInfo
    host: str | None
    seats: list[SeatInfo]
    turn: int
    deadline: float | None
    paused_by: int | None
    paused_until: float | None
    resumed_by: int | None
    vote: VoteInfo | None
    vote_refused_by: int | None
    handovers: list[HandoverInfo]
    choices: int
    commitment: str | None
    result: ResultInfo | None
    continued: ContinuationInfo | None
    earlier: list[EarlierInfo]
    muted: list[str]
    lesson: int | None
    stopped: StoppedInfo | None


@dataclass
class OptionInfo:
    key: str
    message: str
    params: dict[str, Any]
    group: str


@dataclass
class RefusalInfo:
    """What one might expect to be able to do but may not, and why."""

    key: str
    rule: str
    message: str
    params: dict[str, Any]


@dataclass
class ForecastInfo:
    """What is coming as things stand; ``urgent`` if it should not be missed."""

    message: str
    rule: str
    params: dict[str, Any]
    urgent: bool


@dataclass
class DecisionInfo:
    """``context``, ``options``, ``refusals`` and ``forecast`` are for the owner of the deciding seat alone."""

    seat: int
    kind: str
    rule: str
    message: str
    context: dict[str, Any] | None = None
    options: list[OptionInfo] | None = None
    refusals: list[RefusalInfo] | None = None
    forecast: list[ForecastInfo] | None = None


@dataclass
class HintStepInfo:
    """A choice: the kind of its decision, and the option as in ``OptionInfo``."""

    kind: str
    key: str
    message: str
    params: dict[str, Any]


@dataclass
class HintLineInfo:
    """Choices in a row, the first one at the present decision; ``chance`` is the chance to win that they lead to, null
    where none is known."""

    steps: list[HintStepInfo]
    chance: float | None


@dataclass
class HintReasonInfo:
    """What speaks for the best line (``gain``), or against it: a message and its parameters."""

    message: str
    params: dict[str, Any]
    gain: bool


@dataclass
class HintInfo:
    """The best line at a decision and the next best one; ``equal`` where they differ by no more than the error of their
    difference. ``reasons`` compare the two, the largest first. ``playouts`` is how often the match was played on to
    judge them."""

    best: HintLineInfo
    runner_up: HintLineInfo | None
    equal: bool
    reasons: list[HintReasonInfo]
    playouts: int


@dataclass
class SaidInfo:
    """What the teacher says: to a choice (reply), to what has happened (news), or what to do now (task)."""

    tone: Tone
    message: str
    params: dict[str, Any]


@dataclass
class GuidanceInfo:
    """What the teacher of a guided match says at this position, to whoever learns there. ``suggested`` are keys of
    options, ``points`` what to look at: keys of options, or names that a board knows. ``back`` is the number of choices
    to step back to from a mistake, ``start`` that from which the lesson is taken again. ``over``: these are the last
    words."""

    step: int
    steps: int
    said: list[SaidInfo]
    suggested: list[str]
    points: list[str]
    back: int | None
    start: int
    over: bool


@with_config(ConfigDict(extra="allow"))
class GameEvent(TypedDict):
    """What happened, as this user may know it; the other fields are the game's own data. ``rule`` is the id of the rule
    by which it did."""

    type: str
    rule: NotRequired[str]
    seat: NotRequired[int]


@dataclass
class ChronicleEntry:
    """A choice that was made, with the events as this user may know them. ``n`` counts the choices of the match from 1;
    0 is its opening."""

    n: int
    seat: int
    decision: str
    events: list[GameEvent]


@dataclass
class ChangeInfo:
    """What stands in a picture now at the end of a path of names and of places in lists."""

    path: list[str | int]
    value: Any


# -- from the hall ---------------------------------------------------------------------------------------------------


@dataclass(kw_only=True)
class StateMessage:
    """A complete picture of the table after action ``seq``. ``position`` is the action that led to this position of the
    match: a choice may be made on any picture since."""

    type: Literal["state"] = "state"
    seq: int
    position: int
    table: TableInfo
    you: ViewerInfo
    view: dict[str, Any] | None
    decision: DecisionInfo | None
    undo_floor: int | None
    guidance: GuidanceInfo | None


@dataclass(kw_only=True)
class UpdateMessage:
    """The picture after something has happened, and the choices that have been made."""

    type: Literal["update"] = "update"
    seq: int
    position: int
    table: TableInfo
    you: ViewerInfo
    view: dict[str, Any] | None
    decision: DecisionInfo | None
    undo_floor: int | None
    guidance: GuidanceInfo | None
    entries: list[ChronicleEntry]


@dataclass(kw_only=True)
class ChangeMessage:
    """An update for a client that has asked for differences and has the picture of action ``since``."""

    type: Literal["change"] = "change"
    seq: int
    since: int
    changes: list[ChangeInfo]
    entries: list[ChronicleEntry]


@dataclass(kw_only=True)
class PreviewedMessage:
    """What a choice would bring, as far as the seat may know it; ``effects`` is the game's own data."""

    type: Literal["previewed"] = "previewed"
    seq: int
    key: str
    effects: dict[str, Any]


@dataclass(kw_only=True)
class HintedMessage:
    """What would be best for ``seat`` at ``position``, told to whoever has asked alone."""

    type: Literal["hinted"] = "hinted"
    seq: int
    position: int
    seat: int
    hint: HintInfo


@dataclass(kw_only=True)
class RefusedMessage:
    type: Literal["refused"] = "refused"
    message: str
    rule: str
    params: dict[str, Any]
    seq: int


@dataclass(kw_only=True)
class SaidMessage:
    """Plain text. ``who`` is the same for all that a person says at this table. ``alike`` as in ``SeatInfo``.
    ``aside``: said by somebody who watched a match; players are told such lines once it is over."""

    type: Literal["said"] = "said"
    who: str
    name: str
    text: str
    at: float
    alike: bool = False
    aside: bool = False


@dataclass(kw_only=True)
class MutedMessage:
    """The host has muted or unmuted somebody."""

    type: Literal["muted"] = "muted"
    who: str
    muted: bool


@dataclass(kw_only=True)
class PresenceMessage:
    """The seats whose owners are connected, and how many others watch. ``handovers`` as in the table, which depend on
    it; ``now`` is the time of the hall, by which all times are told."""

    type: Literal["presence"] = "presence"
    seats: list[int]
    watching: int
    handovers: list[HandoverInfo]
    now: float


@dataclass(kw_only=True)
class ByeMessage:
    """The hall is restarting; come back in a moment."""

    type: Literal["bye"] = "bye"
    reason: str = "restart"


@dataclass(kw_only=True)
class RematchMessage:
    """Somebody has opened a table to play the same again; ``table`` is its id."""

    type: Literal["rematch"] = "rematch"
    table: str


HallMessage = (
    StateMessage
    | UpdateMessage
    | ChangeMessage
    | PreviewedMessage
    | HintedMessage
    | RefusedMessage
    | SaidMessage
    | MutedMessage
    | PresenceMessage
    | ByeMessage
    | RematchMessage
)
HALL_MESSAGES: Final[dict[str, type[Any]]] = {message.type: message for message in get_args(HallMessage)}

# -- over HTTP -------------------------------------------------------------------------------------------------------


@dataclass
class ChroniclePage:
    """``next`` is the number of the choice to go on from; None: this is all."""

    entries: list[ChronicleEntry]
    choices: int
    next: int | None


@dataclass
class RecordedEntry(ChronicleEntry):
    """A choice as the record has it: ``choice`` is the key that was chosen among so many ``options``, ``outcomes`` are
    those of chance, and events tell what was private and to whom. Remarks, which no record has, are marked as such."""

    options: int
    choice: str
    outcomes: list[list[int]]


@dataclass
class TextLine:
    """``level``: under how many other lines it stands. A seat is written ``{seat:2}``, for a client to put its name."""

    level: int
    text: str


@dataclass
class TableLines:
    """A table as text; no ``lines`` where its game has none, or no rules here any more."""

    lines: list[TextLine]


@dataclass
class ReplayPosition:
    """A match after ``at`` of ``of`` choices; ``entry`` is the choice that led there, ``choice`` the key chosen there.

    While the match is played ``decision`` has options, and ``choice`` is not null, only where the seat decided through
    whose eyes this is, and ``entry`` is as in the chronicle. Afterwards it is as in the record.
    """

    at: int
    of: int
    view: dict[str, Any]
    decision: DecisionInfo | None
    entry: RecordedEntry | ChronicleEntry | None
    choice: str | None


# -- to a webhook ----------------------------------------------------------------------------------------------------


@dataclass
class TurnInfo:
    """Somebody's turn at a table, after so many ``choices``; ``others`` are names, ``link`` leads to the table."""

    table: str
    game: str
    choices: int
    others: list[str]
    deadline: float | None
    link: str


@dataclass(kw_only=True)
class TurnsMessage:
    """Turns that a user has; the signature is over the whole body."""

    type: Literal["turns"] = "turns"
    user: str
    turns: list[TurnInfo]


# -- as bytes ---------------------------------------------------------------------------------------------------------


def encode(data: Any) -> bytes:
    """A message, or a part of one, as JSON."""
    try:
        return orjson.dumps(data)
    except TypeError:  # a game's own data may have numbers for keys; looking for them takes longer
        return orjson.dumps(data, option=orjson.OPT_NON_STR_KEYS)


def read_hall_message(data: dict[str, Any]) -> HallMessage:
    """A small message that was kept as data (one without parts); KeyError or TypeError for anything else."""
    message: HallMessage = HALL_MESSAGES[data["type"]](**data)
    return message
