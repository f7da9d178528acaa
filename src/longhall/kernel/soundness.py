"""Whether a position that nobody can replay could be one of a match: saves without a history are held to it.

Every number must be in its range, as games declare them by the name of a field of the state or of a frame; what never
changes in a match must be what it was before the match began; and everything that is ever asked of a match is asked
once, and it is played to its end once. Whatever fails on the way is an error of the save: the caller says so.
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from longhall.kernel.chance import rng_from_seed
from longhall.kernel.codec import frame_to_data
from longhall.kernel.frames import Choice
from longhall.kernel.state import State

if TYPE_CHECKING:
    from longhall.kernel.match import Match

Ranges: TypeAlias = dict[str, tuple[int, int]]
TALLEST: Final = 100  # frames on the stack
MOST_CHOICES: Final = 5_000  # no match of any game is nearly as long
LONGEST: Final = 2_000  # of one list
USUAL: Final = (-2, 5_000)  # of numbers that a game does not declare
TYPES: Final[dict[str, type]] = {"int": int, "bool": bool, "str": str}


def check_sound(match: Match) -> None:
    """ValueError, or what the game raises, if ``match`` cannot be a position of a match."""
    state = match.state
    check_ranges(match)
    fresh = match.game.new(match.setup, match.seed)
    if match.game.component_counts(state) != match.game.component_counts(fresh.state):
        raise ValueError("something is missing, or there is too much of it")
    match.game.check_state(state, fresh.state)
    if match.agreed and not state.stack:
        raise ValueError("nobody ends what is over")
    going_on = match.clone()
    going_on.agreed = False
    _ask_everything(going_on)
    _play_to_the_end(going_on)


def check_ranges(match: Match) -> None:
    game, state = match.game, match.state
    ranges = game.ranges(state)
    for name, value in state.to_data().items():
        _check_value(name, value, ranges.get(name, USUAL))
    if len(state.stack) > TALLEST:
        raise ValueError("stack")
    in_frames = game.frame_ranges(state)
    for frame in state.stack:
        for field in fields(frame):  # type: ignore[arg-type]  # every frame class is a dataclass
            value = getattr(frame, field.name)
            _check_type(str(field.type), value)
            _check_value(field.name, value, in_frames.get(field.name, USUAL))


def _check_type(declared: str, value: Any) -> None:
    """``declared`` as it stands in the class; one that is compiled takes nothing else by itself."""
    wanted = TYPES.get(declared)
    if declared.startswith("tuple"):
        wanted = tuple
    if wanted is not None and type(value) is not wanted:
        raise ValueError(declared)


def _check_value(name: str, value: Any, limits: tuple[int, int]) -> None:
    if isinstance(value, (list, tuple)):
        if len(value) > LONGEST:
            raise ValueError(name)
        for inner in value:
            _check_value(name, inner, limits)
    elif isinstance(value, str):
        if not all(letter.isalnum() or letter in "_-" for letter in value):
            raise ValueError(name)
    elif type(value) is bool:
        pass
    elif type(value) is not int or not limits[0] <= value <= limits[1]:
        raise ValueError(name)


def check_nothing_twice(state: State, but: tuple[str, ...] = ()) -> None:
    """For games in which nothing waits twice in the same way, but for some kinds of frames."""
    waiting = [frame_to_data(frame) for frame in state.stack]
    for place, frame in enumerate(waiting):
        if frame in waiting[:place] and frame[0] not in but:
            raise ValueError("stack")


def _play_to_the_end(match: Match) -> None:
    """One way, at random: a contradiction that shows later is an error of the save as well."""
    match.recording = False
    rng = rng_from_seed("playing")
    for _ in range(MOST_CHOICES):
        if match.over:
            return
        match.play(rng.below(len(match.picks())))
    raise ValueError("no end")


def _ask_everything(match: Match) -> None:
    """As clients, bots and records will."""
    seats = match.state.seats
    if match.state.stack:
        top = match.state.stack[-1]
        if not isinstance(top, Choice) or not 0 <= top.chooser(match.state) < seats:
            raise ValueError("nobody decides")
        keys = match.keys()
        if not keys or len(set(keys)) != len(keys):
            raise ValueError("nothing can be chosen")
        decision = match.decision
        assert decision is not None
        decision.to_data()
        match.refusals()
        match.forecast()
        for index in range(len(keys)):
            match.preview(index)
    else:
        result = match.game.result(match.state)
        if len(result.places) != seats:
            raise ValueError("no result")
    match.game.standing(match.state)
    match.game.hidden_places(match.state)
    rng = rng_from_seed("asking")
    for viewer in (None, *range(seats)):
        match.view(viewer)
        match.determinize(viewer, rng).view(viewer)
