"""Which bot is stronger than which: every pair plays until it is known well enough.

At a table of two each of a pair has a seat. At a larger table the one named first, which is thought to be the stronger,
has one seat and the other one all others: what it wins is compared with an even share. The seat changes from match to
match. A first place that is shared counts for its share.

What comes out depends on the seed, never on the jobs: whether a pair goes on is asked after whole rounds of its matches
only. Every match can be kept in a file as it ends, from which the same ladder goes on later.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from longhall.arena.driver import play_out
from longhall.arena.rating import Rating, ratings
from longhall.arena.report.stats import Rate
from longhall.arena.workers import Workers, processes
from longhall.bots import Bot, Observation, make_bot, make_bots, planned_or_forced
from longhall.games import game as load_game
from longhall.kernel.chance import Rng
from longhall.kernel.errors import LonghallError
from longhall.kernel.game import Game

ROUND: Final = 24  # matches of a pair, about, between two looks at what they show


@dataclass
class Thinking:
    """The processor time of a bot's decisions for which it had to think."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Thinking) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


@dataclass
class LadderMatch:
    """One match of a pair: ``seat`` is that of the first of the two. ``error`` is empty where it ended lawfully."""

    pair: list[str]
    number: int
    seat: int
    places: list[int] = field(default_factory=list)
    thinking: dict[str, Thinking] = field(default_factory=dict)
    error: str = ""

    def bots(self) -> list[str]:
        return [self.pair[seat != self.seat] for seat in range(len(self.places))]

    def share(self) -> float:
        """What the first of the two has of the first place."""
        return 1.0 / self.places.count(1) if self.places[self.seat] == 1 else 0.0


@dataclass
class Pair:
    high: str
    low: str
    rate: Rate = field(default_factory=Rate)
    played: int = 0  # also those that went wrong
    done: bool = False

    def add(self, match: LadderMatch) -> None:
        self.played += 1
        if not match.error:
            self.rate.count += 1
            self.rate.wins += match.share()


class Ladder:
    """``within``: how far the ends of a 95 % Wilson interval may be apart, on average from its middle, when a pair is
    done; none plays more than ``most`` matches."""

    def __init__(
        self, game: Game, setup: dict[str, Any], bots: list[str], seed: str, within: float, most: int, pack: Path | None
    ) -> None:
        if len(set(bots)) < len(bots) or len(bots) < 2:
            raise LonghallError("a ladder is of two or more different bots, the strongest first")
        for name in bots:
            make_bot(game.name, name, "")
        self.game = game
        self.setup = setup
        self.seats = int(setup["seats"])
        self.bots = bots
        self.seed = seed
        self.within = within
        self.most = most
        self.pack = pack
        self.round = self.seats * max(1, round(ROUND / self.seats))
        self.pairs = [Pair(high, low) for high, low in combinations(bots, 2)]
        self.matches: list[LadderMatch] = []

    def play(
        self,
        jobs: int,
        kept: Path | None = None,
        on_progress: Callable[[int, int], None] | None = None,
        workers: Workers | None = None,
    ) -> None:
        """Whatever has been played and kept already is taken as it is. ``workers`` play instead of processes of this
        machine."""
        log = MatchLog(kept, self.head()) if kept is not None else None
        known = log.read() if log is not None else {}
        if workers is None and jobs > 1:
            workers = processes
        for match in self._played(known, jobs, workers):
            if log is not None and (match.pair[0], match.pair[1], match.number) not in known:
                log.add(match)
            if on_progress is not None:
                on_progress(len(self.matches), max(len(self.matches), self._expected()))
        self.matches.sort(key=lambda match: (match.number, match.pair))

    def head(self) -> dict[str, Any]:
        """What matches that are kept must agree in."""
        pack, version = self.game.pack_hash, self.game.rules_version
        return {"game": self.game.name, "setup": self.setup, "seed": self.seed, "pack": pack, "rules_version": version}

    @property
    def errors(self) -> list[str]:
        return [match.error for match in self.matches if match.error]

    def thinking(self) -> dict[str, Thinking]:
        """By bot."""
        found = {name: Thinking() for name in self.bots}
        for match in self.matches:
            for name, thinking in match.thinking.items():
                found[name].add(thinking)
        return found

    def ratings(self) -> dict[str, Rating]:
        """By bot; from the matches round by round, whatever pairs they were of."""
        return ratings(self.bots, [(match.bots(), match.places) for match in self.matches if not match.error])

    def to_data(self, date: str) -> dict[str, Any]:
        rated, thinking = self.ratings(), self.thinking()
        pairs = [
            {
                "bots": [pair.high, pair.low],
                "games": pair.rate.count,
                "wins": round(pair.rate.wins, 3),
                "share": round(pair.rate.share, 4),
                "interval": [round(pair.rate.low, 4), round(pair.rate.high, 4)],
            }
            for pair in self.pairs
        ]
        bots = [
            {
                "bot": name,
                "rating": round(rated[name].mean, 2),
                "spread": round(rated[name].spread, 2),
                "seconds": {"mean": round(thinking[name].mean, 4), "longest": round(thinking[name].longest, 3)},
            }
            for name in self.bots
        ]
        return {
            **self.head(),
            "date": date,
            "within": self.within,
            "most": self.most,
            "games": len(self.matches),
            "open": sum(not pair.done for pair in self.pairs),
            "errors": len(self.errors),
            "even": round(1 / self.seats, 4),
            "bots": bots,
            "pairs": pairs,
        }

    # -- inside ------------------------------------------------------------------------------------------------------

    def _played(
        self, known: dict[tuple[str, str, int], LadderMatch], jobs: int, workers: Workers | None
    ) -> Iterator[LadderMatch]:
        """Every match as it is known or ends."""
        left: dict[str, int] = {}  # matches of a pair's round that have not ended
        tasks: list[LadderMatch] = []  # to be played, in order

        def begin_round(pair: Pair) -> Iterator[LadderMatch]:
            """What is known of the next round; the rest becomes tasks."""
            while not pair.done:
                first = pair.played
                numbers = range(first, min(first + self.round, self.most))
                wanted = [LadderMatch([pair.high, pair.low], number, number % self.seats) for number in numbers]
                missing = [match for match in wanted if (pair.high, pair.low, match.number) not in known]
                for match in wanted:
                    if match not in missing:
                        yield self._count(pair, known[pair.high, pair.low, match.number])
                if missing:
                    left[_name(pair)] = len(missing)
                    tasks.extend(missing)
                    return
                self._close_round(pair)

        for pair in reversed(self.pairs):  # the weakest first: they think briefly, so that much is known soon
            yield from begin_round(pair)
        by_name = {_name(pair): pair for pair in self.pairs}
        with Players(self, jobs, workers) as players:
            while tasks or players.busy:
                while tasks and players.has_place():
                    players.start(tasks.pop(0))
                for match in players.ended():
                    pair = by_name[" ".join(match.pair)]
                    yield self._count(pair, match)
                    left[_name(pair)] -= 1
                    if not left[_name(pair)]:
                        self._close_round(pair)
                        yield from begin_round(pair)

    def _count(self, pair: Pair, match: LadderMatch) -> LadderMatch:
        pair.add(match)
        self.matches.append(match)
        return match

    def _close_round(self, pair: Pair) -> None:
        pair.done = self.is_done(pair)

    def is_done(self, pair: Pair) -> bool:
        """Whether it is known well enough, or has played as much as it may."""
        return pair.played >= self.most or half_width(pair.rate) <= self.within

    def _expected(self) -> int:
        """How many matches there will be, as far as can be said now."""
        return sum(pair.played if pair.done else max(pair.played, self._expected_of(pair)) for pair in self.pairs)

    def _expected_of(self, pair: Pair) -> int:
        for games in range(self.round, self.most, self.round):
            if half_width(Rate(pair.rate.share * games if pair.rate.count else 0.5 * games, games)) <= self.within:
                return games
        return self.most


def _name(pair: Pair) -> str:
    return f"{pair.high} {pair.low}"


def half_width(rate: Rate) -> float:
    return (rate.high - rate.low) / 2


class MatchLog:
    """The file that keeps the matches of a ladder, a line each; the first says what ladder it is."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self.path = path
        self.head = json.dumps({"ladder": 1, **head}, sort_keys=True)

    def read(self) -> dict[tuple[str, str, int], LadderMatch]:
        """Those played so far. A line that was not written to its end is dropped."""
        if not self.path.exists():
            self.path.write_text(f"{self.head}\n", encoding="utf-8")
            return {}
        text = self.path.read_text(encoding="utf-8")
        head, *lines = text[: text.rfind("\n") + 1].splitlines() or [""]
        if head != self.head:
            raise LonghallError(f"{self.path} holds no matches of this ladder: name another file, or one that is new")
        try:
            matches = [_read(line) for line in lines]
        except (ValueError, KeyError, TypeError):
            raise LonghallError(f"{self.path} is damaged") from None
        if not text.endswith("\n"):
            self.path.write_text("".join(f"{line}\n" for line in (head, *lines)), encoding="utf-8")
        return {(match.pair[0], match.pair[1], match.number): match for match in matches}

    def add(self, match: LadderMatch) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(match)) + "\n")


def _read(line: str) -> LadderMatch:
    data = json.loads(line)
    thinking = {name: Thinking(**known) for name, known in data.pop("thinking").items()}
    return LadderMatch(**data, thinking=thinking)


class Players:
    """Plays matches here, or has so many workers play them."""

    def __init__(self, ladder: Ladder, jobs: int, workers: Workers | None) -> None:
        self.ladder = ladder
        self.jobs = jobs
        self.workers = workers
        self.waiting: list[LadderMatch] = []  # to be played here
        self.running: set[Future[LadderMatch]] = set()
        self.pool: Executor | None = None

    def __enter__(self) -> Players:
        if self.workers is not None:
            self.pool = self.workers(self.jobs)
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)

    @property
    def busy(self) -> bool:
        return bool(self.waiting or self.running)

    def has_place(self) -> bool:
        return len(self.running) < 2 * self.jobs if self.pool is not None else not self.waiting

    def start(self, match: LadderMatch) -> None:
        ladder = self.ladder
        if self.pool is None:
            self.waiting.append(match)
        else:
            name, pack = ladder.game.name, ladder.pack
            self.running.add(self.pool.submit(_play_elsewhere, name, pack, ladder.setup, ladder.seed, match))

    def ended(self) -> list[LadderMatch]:
        """One or more; waits for the next."""
        if self.pool is None:
            return [play(self.ladder.game, self.ladder.setup, self.ladder.seed, self.waiting.pop(0))]
        done, self.running = wait(self.running, return_when=FIRST_COMPLETED)
        try:
            return [future.result() for future in done]
        except BrokenExecutor:
            raise LonghallError("a process that played matches was ended from outside") from None


def _play_elsewhere(name: str, pack: Path | None, setup: dict[str, Any], seed: str, wanted: LadderMatch) -> LadderMatch:
    return play(load_game(name, pack), setup, seed, wanted)


def play(game: Game, setup: dict[str, Any], seed: str, wanted: LadderMatch) -> LadderMatch:
    """The match that is wanted. Whatever goes wrong in it becomes its error."""
    high, low = wanted.pair
    own_seed = f"{seed}/{high}/{low}/{wanted.number}"
    found = LadderMatch(wanted.pair, wanted.number, wanted.seat, thinking={high: Thinking(), low: Thinking()})
    try:
        match = game.new(setup, own_seed)
        match.recording = False
        names = [high if seat == wanted.seat else low for seat in range(match.state.seats)]
        bots = make_bots(game.name, names, own_seed)
        play_out(match, [Timed(bot, found.thinking[bot.name]) for bot in bots])
        assert match.result is not None
        found.places = list(match.result.places)
    except Exception as error:
        words = str(error) if isinstance(error, LonghallError) else f"{type(error).__name__}: {error}"
        found.error = f"match {wanted.number} of {high} and {low} (seed {own_seed}): {words}"
    return found


class Timed(Bot):
    """A bot by a stop-watch."""

    def __init__(self, bot: Bot, thinking: Thinking) -> None:
        super().__init__(bot.name, Rng(b""))
        self.bot = bot
        self.thinking = thinking

    def answer(self, observation: Observation) -> int:
        if planned_or_forced(observation, self.bot.plan) is not None:
            return self.bot.answer(observation)
        began = time.process_time()
        index = self.bot.answer(observation)
        took = time.process_time() - began
        self.thinking.add(Thinking(1, took, took))
        return index
