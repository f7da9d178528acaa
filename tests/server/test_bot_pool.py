"""The bots of a hall: they play as in the arena, and what they have planned is theirs as long as it holds."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import longhall
from longhall.bots import Observation, Plan, make_bots, planned_or_forced
from longhall.server.bot_pool import BotPlans, Turns
from longhall.server.hall import Hall
from tests.patience import PATIENCE
from tests.server.hall_fixture import company, settings_in

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("bot_processes")]
BOTS = ["greedy", "greedy:peaceful", "random"]
SETUP = {"seats": 3, "clans": "random"}
CHOICES = 90


def in_the_arena() -> tuple[list[str], list[int]]:
    """What the bots choose there, and the decisions for which one has to think."""
    match = longhall.game("northgard").new(SETUP, "dice")
    bots = make_bots("northgard", BOTS, "dice")
    thought = []
    while match.choices_made < CHOICES:
        bot, observation = bots[match.seat], Observation(match)
        if planned_or_forced(observation, bot.plan) is None:
            thought.append(match.choices_made)
        match.play(bot.answer(observation))
    return [entry.key for entry in match.history], thought


async def test_bots_choose_in_a_hall_what_they_choose_in_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the match goes to a worker only where one has to think."""
    hall = Hall(settings_in(tmp_path))
    await hall.start()
    ask, asked = hall.bot_pool.ask, list[int]()

    async def noted(game: str, state: str, bot: str, seed: str, plan: Plan) -> tuple[str, Plan]:
        asked.append(json.loads(state)["n"])
        return await ask(game, state, bot, seed, plan)

    monkeypatch.setattr(hall.bot_pool, "ask", noted)
    try:
        at = await company(hall, people=1, seats=3, bots=list(BOTS), setup=SETUP)
        async with asyncio.timeout(PATIENCE):
            while at.match.choices_made < CHOICES:
                await asyncio.sleep(0.05)
        chosen = [entry.key for entry in at.match.history[:CHOICES]]
    finally:
        await hall.stop()
    expected, thought = in_the_arena()
    assert chosen == expected
    assert [n for n in asked if n < CHOICES] == thought
    assert len(thought) < CHOICES * 4 / 5


def test_a_plan_holds_while_nothing_else_was_chosen_for_the_seat() -> None:
    match = longhall.game("northgard").new(SETUP, "1")
    seat = match.seat
    plan: Plan = [("turn_action", ["pass"], 0)]
    plans = BotPlans()
    assert plans.after(match, seat) == []
    while match.seat == seat:
        match.apply(0)
    plans.keep(match, seat, plan)
    assert plans.after(match.clone(), seat) == plan
    assert plans.after(match, match.seat) == []
    while match.seat != seat:
        match.apply(0)
        assert plans.after(match, seat) == plan, "others have chosen since"
    match.apply(0)
    assert plans.after(match, seat) == [], "somebody has chosen for the bot"


def test_a_plan_goes_with_the_choice_it_was_made_with() -> None:
    match = longhall.game("northgard").new(SETUP, "1")
    seat = match.seat
    match.apply(0)
    plans = BotPlans()
    plans.keep(match, seat, [("turn_action", ["pass"], 0)])
    undone = match.rewound(0)
    assert plans.after(undone, seat) == []
    undone.apply(0)
    assert plans.after(undone, seat) == []


class Thinkers:
    """Bots of tables that share one worker; thinking takes as long as they say, by a clock that nobody waits for."""

    def __init__(self) -> None:
        self.now = 0.0
        self.turns = Turns(1, lambda: self.now)
        self.thought: list[str] = []  # which table's bot, in order
        self.waits: dict[str, list[int]] = {}  # by table: how many thoughts of others came before each of its own

    async def think(self, table: str, seconds: float, thoughts: int) -> None:
        for _ in range(thoughts):
            asked = len(self.thought)
            async with self.turns.turn(table, f"bots that take {seconds}"):
                self.waits.setdefault(table, []).append(len(self.thought) - asked)
                self.thought.append(table)
                await asyncio.sleep(0)
                self.now += seconds


async def test_tables_with_strong_bots_wait_their_turn_and_slow_no_other() -> None:
    at = Thinkers()
    strong = [asyncio.create_task(at.think(str(table), 1.0, 6)) for table in range(50)]
    for begun in (3, 120):  # most of them have not thought yet; all have, at least twice
        while len(at.thought) < begun:
            await asyncio.sleep(0)
        await at.think("person's", 0.01, 5)
    assert max(at.waits["person's"]) <= 1, "at most one comes before it"
    await asyncio.gather(*strong)
    assert max(max(waits) for waits in at.waits.values()) < 60, "the others come once each, and nobody is left behind"
    assert at.turns.free == 1


async def test_a_table_that_does_not_wait_any_more_takes_nobody_s_turn() -> None:
    at = Thinkers()
    tasks = [asyncio.create_task(at.think(str(table), 1.0, 2)) for table in range(4)]
    await asyncio.sleep(0)
    tasks[1].cancel()  # while it waits
    await asyncio.sleep(0)
    tasks[0].cancel()  # while it thinks
    await asyncio.gather(*tasks, return_exceptions=True)
    assert [at.thought.count(str(table)) for table in (2, 3)] == [2, 2]
    assert at.turns.free == 1
