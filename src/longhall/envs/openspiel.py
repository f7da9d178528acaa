"""The games for OpenSpiel: ``longhall_northgard``, ``longhall_icegarden`` and ``longhall_icaion``.

Importing this module registers them. ``pyspiel.load_game("longhall_icaion(players=3,reward=margin)")``; setup options
go into ``setup``, such as ``setup=creatures:true;long:true``. Actions are those of the other environments.

Chance is explicit. A shuffle is a chance node for each card, uniform over those that are left; whatever else chance
does is one node that lists its outcomes. What can come out in one way only is no node.

The information state as a string is all that a seat has been told since the beginning, its own choices, and what it
sees now: perfect recall. As a tensor it is what it sees now and the latest choices, which is less.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from longhall.envs.core.rewards import MARGIN, PLACE, REWARDS, WIN, rewards
from longhall.envs.games import builtin
from longhall.kernel.chance import rng_from_seed
from longhall.kernel.errors import LonghallError
from longhall.kernel.frames import Choice, Shuffle
from longhall.kernel.match import Match

DEFAULTS: Final[dict[str, Any]] = {"players": 2, "reward": PLACE, "setup": ""}
PLAYERS: Final = {"northgard": (2, 5), "icegarden": (2, 4), "icaion": (2, 5)}
TITLES: Final = {"northgard": "Northgard", "icegarden": "The Lord of the Ice Garden", "icaion": "Icaion"}
LONGEST: Final = 20_000  # actions; a random match has some hundreds
REMEMBERED: Final = 16  # choices in the tensor of an information state
MEMORY: Final = 4  # numbers for each of them
BYTE: Final = 256


class Position:
    """A match that stops at chance, and the part of a shuffle that has been drawn. OpenSpiel copies states of Python
    games with ``deepcopy`` and saves them with ``pickle``: here that is a clone, and the actions that led here."""

    def __init__(self, game: TableGame) -> None:
        self.game = game.begins
        self.match: Match = game.engine.new(game.setup, "", stops_at_chance=True)
        self.drawn: list[int] = []
        self.given: list[int] = []
        self.legal: dict[int, int] | None = None  # action -> index of the option
        self._settle()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        copy = object.__new__(Position)
        copy.game, copy.match = self.game, self.match.clone()
        copy.drawn, copy.given, copy.legal = self.drawn.copy(), self.given.copy(), self.legal
        return copy

    def __reduce__(self) -> Any:
        return _after, (*self.game, self.given)

    def outcomes(self) -> list[tuple[list[int] | int, float]]:
        """What may come next: for a shuffle the next card, else whole outcomes."""
        chance = self.match.chance
        assert chance is not None
        if isinstance(chance, Shuffle):
            left = [card for card in range(chance.size(self.match.state)) if card not in set(self.drawn)]
            return [(card, 1 / len(left)) for card in left]
        listed = chance.outcomes(self.match.state)
        total = sum(weight for _, weight in listed)
        return [(outcome, weight / total) for outcome, weight in listed]

    def options(self, space: dict[str, int]) -> dict[int, int]:
        if self.legal is None:
            self.legal = {space[key]: index for index, key in enumerate(self.match.keys())}
        return self.legal

    def take(self, action: int, space: dict[str, int]) -> None:
        self.given.append(action)
        chance = self.match.chance
        if chance is None:
            self.match.play(self.options(space)[action])
        elif isinstance(chance, Shuffle):
            self.drawn.append(action)
        else:
            self.match.give(list(chance.outcomes(self.match.state)[action][0]))
        self.legal = None
        self._settle()

    def _settle(self) -> None:
        """Decide what is certain."""
        while (chance := self.match.chance) is not None:
            if isinstance(chance, Shuffle):
                size = chance.size(self.match.state)
                if len(self.drawn) < size - 1:
                    return
                last = [card for card in range(size) if card not in self.drawn]
                self.match.give(self.drawn + last)
                self.drawn = []
            else:
                listed = chance.outcomes(self.match.state)
                if len(listed) > 1:
                    return
                self.match.give(list(listed[0][0]))


def _after(name: str, parameters: tuple[tuple[str, Any], ...], given: list[int]) -> Position:
    game = CLASSES[name](dict(parameters))
    position = Position(game)
    for action in given:
        position.take(action, game.actions.index)
    return position


class TableGame(pyspiel.Game):
    """A game of Longhall; a class for each derives from it."""

    NAME = ""
    TYPE: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        players = int(given["players"])
        self.engine, self.actions, self.encoding = builtin(self.NAME, players)
        pairs = [pair.partition(":") for pair in str(given["setup"]).split(";") if pair]
        self.setup = self.engine.read_setup({"seats": players, **{name: value for name, _, value in pairs}})
        self.reward = str(given["reward"])
        if self.reward not in REWARDS:
            raise LonghallError(f"reward {self.reward!r} is unknown; it can be {', '.join(REWARDS)}")
        self.begins = (self.NAME, tuple(sorted(given.items())))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions.size,
            max_chance_outcomes=self._most_outcomes(),
            num_players=players,
            min_utility=0.0 if self.reward == WIN else -1.0,
            max_utility=1.0,
            utility_sum=1.0 if self.reward == WIN else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.TYPE, info, params or {})

    def _most_outcomes(self) -> int:
        """No shuffle is of more things than the box holds; what is listed is longest in the opening."""
        match = self.engine.new(self.setup, "", stops_at_chance=True)
        most = sum(self.engine.component_counts(match.state).values())
        while (chance := match.chance) is not None:
            most = max(most, len(chance.outcomes(match.state)))
            match.give(chance.sample(match.state, rng_from_seed("any")))
        return most

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TableObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(self, kind)


class TableState(pyspiel.State):
    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position = Position(game)

    def current_player(self) -> int:
        match = self.position.match
        if match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return match.seat if match.chance is None else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.options(self._space()))

    def _space(self) -> dict[str, int]:
        name, parameters = self.position.game
        return builtin(name, int(dict(parameters)["players"]))[1].index

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = self.position.outcomes()
        return [
            (outcome if isinstance(outcome, int) else number, likely) for number, (outcome, likely) in enumerate(found)
        ]

    def _apply_action(self, action: int) -> None:
        self.position.take(int(action), self._space())

    def _action_to_string(self, player: int, action: int) -> str:
        chance = self.position.match.chance
        if player == pyspiel.PlayerId.CHANCE and chance is not None:
            if isinstance(chance, Shuffle):
                return f"{chance.kind()}:{action}"
            outcome = chance.outcomes(self.position.match.state)[action][0]
            return f"{chance.kind()}:{','.join(str(number) for number in outcome)}"
        name, parameters = self.position.game
        return builtin(name, int(dict(parameters)["players"]))[1].keys[action]

    def is_terminal(self) -> bool:
        return self.position.match.over

    def returns(self) -> list[float]:
        parameters = dict(self.position.game[1])
        result = self.position.match.result
        if result is None:
            return [0.0] * int(parameters["players"])
        return rewards(result, str(parameters["reward"]))

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """A state that ``player`` cannot tell from this one, with the same history of actions: for search. ``sampler``
        gives numbers from 0 to 1."""
        new: TableState = self.clone()
        match = new.position.match
        sample = match.determinize(player, rng_from_seed(str(sampler())))
        sample.stops_at_chance = True
        sample.recording = True
        sample.opening, sample.history, sample.skipped = match.opening, match.history.copy(), match.skipped
        new.position.match = sample
        return new

    def __str__(self) -> str:
        match = self.position.match
        latest = match.history[-1].key if match.history else "opening"
        return f"{match.game.name} after {len(self.position.given)} actions, {match.choices_made} choices, {latest}"


class TableObserver:
    """Observations, or information states where perfect recall is asked for. What only some know is not told apart
    from what everybody knows: OpenSpiel asks for that in other kinds of observations, which are empty."""

    def __init__(self, game: TableGame, kind: Any) -> None:
        self.encoding = game.encoding
        self.frames = {
            name: number
            for number, name in enumerate(
                sorted(name for name, frame in game.engine.frames().items() if issubclass(frame, Choice)), start=1
            )
        }
        self.index = game.actions.index
        self.recall = kind.perfect_recall
        self.known = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        seen = self.encoding.size
        size = (seen + (REMEMBERED * MEMORY if self.recall else 0)) if self.known else 0
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor[:seen]} if self.known else {}
        if self.recall and self.known:
            self.dict["memory"] = self.tensor[seen:].reshape(REMEMBERED, MEMORY)

    def set_from(self, state: TableState, player: int) -> None:
        if not self.known:
            return
        match = state.position.match
        self.dict["observation"][:] = np.frombuffer(self.encoding.encode(match.state, player), np.uint8)
        if self.recall:
            memory = self.dict["memory"]
            memory[:] = 0
            for row, entry in enumerate(match.history[: -REMEMBERED - 1 : -1]):
                action = self.index[entry.key] + 1 if entry.seat == player else 0
                turned = (entry.seat - player) % self.encoding.seats + 1
                memory[row] = (turned, self.frames[entry.kind], action // BYTE, action % BYTE)

    def string_from(self, state: TableState, player: int) -> str | None:
        if not self.known:
            return None
        match = state.position.match
        sees = json.dumps(match.view(player), sort_keys=True, separators=(",", ":"))
        if not self.recall:
            return f"player {player}\n{sees}"
        lines = [f"player {player}", *_told(match.opening.events, player)]
        for entry in match.history:
            chosen = f" {entry.key}" if entry.seat == player else ""
            lines += [f"{entry.seat} {entry.kind}{chosen}", *_told(entry.events, player)]
        return "\n".join([*lines, sees])


def _told(events: list[Any], player: int) -> list[str]:
    return [json.dumps(event.seen_by(player), sort_keys=True, separators=(",", ":")) for event in events]


def _type(name: str) -> Any:
    kinds = pyspiel.GameType
    least, most = PLAYERS[name]
    return kinds(
        short_name=f"longhall_{name}",
        long_name=f"Longhall: {TITLES[name]}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=least,
        max_num_players=most,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


CLASSES: Final[dict[str, type[TableGame]]] = {}


def register() -> None:
    """Again does nothing."""
    for name in PLAYERS:
        if name not in CLASSES:
            CLASSES[name] = type(f"{name.capitalize()}Game", (TableGame,), {"NAME": name, "TYPE": _type(name)})
            pyspiel.register_game(CLASSES[name].TYPE, CLASSES[name])


register()

__all__ = ["MARGIN", "PLACE", "WIN", "TableGame", "TableObserver", "TableState", "register"]
