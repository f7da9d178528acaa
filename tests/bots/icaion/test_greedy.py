"""The greedy bot of Icaion: it wins, and does what is obvious."""

from __future__ import annotations

import pytest

from longhall.bots.base import Bot, Observation
from longhall.bots.greedy import GreedyBot
from longhall.bots.icaion import STRATEGIES
from longhall.bots.icaion.value import PARTS
from longhall.bots.random import RandomBot
from longhall.games.icaion.frame_table import FRAMES
from longhall.kernel.chance import rng_from_seed
from tests.games.icaion.table import PURPLE, RED, YELLOW, Table, game, table

STRATEGY = STRATEGIES["greedy"]


def greedy(seed: str = "1", name: str = "greedy") -> Bot:
    return GreedyBot(name, rng_from_seed(seed), STRATEGIES[name])


def chosen(t: Table) -> str:
    """What greedy chooses at the table."""
    observation = Observation(t.match)
    return observation.keys[greedy().answer(observation)]


def played(t: Table, seat: int, name: str = "greedy") -> list[str]:
    """What greedy does until somebody else decides."""
    bot = greedy(name=name)
    found: list[str] = []
    while not t.match.over and t.match.seat == seat:
        observation = Observation(t.match)
        found.append(observation.keys[bot.answer(observation)])
        t.choose(found[-1])
        if found[-1] == "pass":
            break
    return found


def last_turn(seat: int = RED) -> Table:
    """The last turn of the match: only points count."""
    return table().character(seat, "outsider").year(3).last_round().shards(seat, 1)


def test_no_decision_is_left_to_chance() -> None:
    assert STRATEGY.unhandled_kinds(FRAMES) == []


@pytest.mark.parametrize(("seats", "seat", "wonders"), [(2, 1, True), (3, 2, False), (5, 0, True)])
def test_it_wins_against_random_seats(seats: int, seat: int, wonders: bool) -> None:
    match = game().new({"seats": seats, "wonders": wonders, "draft": wonders}, f"strength/{seats}")
    match.recording = False
    bots: list[Bot] = [RandomBot("random", rng_from_seed(str(number))) for number in range(seats)]
    bots[seat] = greedy()
    while not match.over:
        observation = Observation(match)
        match.play(bots[observation.seat].answer(observation))
    result = match.result
    assert result is not None and result.places[seat] == 1


def test_the_parts_add_up_to_the_value() -> None:
    s = table().qoam(RE1=2, RI1=1).hand(RED, "points_6").cage(RED, 1, green=2, pink=1).begin_turn(RED).s
    parts = STRATEGY.parts(s, RED)
    assert tuple(parts) == PARTS
    assert sum(parts.values()) == pytest.approx(STRATEGY.hooks(s, RED, 0).value(s))


# -- Apparatus and Shards --------------------------------------------------------------------------------------------


def test_it_installs_before_the_match_ends() -> None:
    t = last_turn().slot(RED, "blue", 3).machine("harvester", "RI1", RED).machine("harvester", "RI2", RED)
    t.seeker(RED, "S1").qoam(RE1=3, RC2=3).begin_turn(RED)
    assert "install" in played(t, RED)


def test_it_retrieves_what_scores_most_before_the_year_ends() -> None:
    t = table().last_round().seeker(RED, "P1").qoam(RI1=3, RI2=3, RE1=3).deployed(RED, strength=2)
    t.begin_turn(RED)
    assert played(t, RED)[1:3] == ["retrieve", "apparatus:grey"]


def test_it_investigates_when_it_has_pink_enough() -> None:
    t = table().year(3).seeker(RED, "S1").colossus("K1", 3, 2).cage(RED, 1, pink=3).qoam(RE1=2, RC2=2)
    t.begin_turn(RED)
    found = played(t, RED)
    assert "investigate" in found and "count:3" in found


def test_it_does_not_pay_for_a_shard_in_part() -> None:
    t = table().year(3).seeker(RED, "M1").colossus("K1", 3).cage(RED, 1, pink=2).act(RED, "investigate")
    assert chosen(t) == "count:0"


@pytest.mark.parametrize(("name", "plays"), [("greedy", True), ("greedy:first", False)])
def test_it_plays_an_upgrade_while_there_is_time_to_use_it_and_the_first_greedy_keeps_it(
    name: str, plays: bool
) -> None:
    t = table().year(1).hand(RED, "up_movement").cage(RED, 1, green=4).discharged(RED).seeker(RED, "S1")
    t.begin_turn(RED)
    assert ("card:up_movement" in played(t, RED, name)) == plays


# -- Machines and Qoam -----------------------------------------------------------------------------------------------


def test_it_deploys_where_machines_of_the_type_stand_together() -> None:
    t = last_turn().neutral("harvester", "RI1").neutral("harvester", "RI2").neutral("scavenger", "RE1")
    t.cage(RED, 1, pink=2).discharged(RED).seeker(RED, "P1").act(RED)
    assert chosen(t) == "deploy"
    t.choose("deploy", "row:strength")
    assert chosen(t) == "region:RE1"


def test_it_extracts_where_most_is() -> None:
    t = table().seeker(RED, "S1").qoam(RE1=2, RC2=2, RI2=2).begin_turn(RED)
    assert played(t, RED)[:2] == ["node:W2", "extract"]


def test_a_batch_goes_into_an_empty_cage() -> None:
    t = table().seeker(RED, "X1").qoam(RI1=1, RC1=1, RE1=1).cage(RED, 1, brown=3).act(RED, "extract")
    assert chosen(t) == "cage:2"


def test_it_keeps_brown_while_another_colour_pays() -> None:
    t = table().seeker(RED, "X1").neutral("scavenger", "RI1").cage(RED, 1, blue=2, brown=2)
    t.act(RED, "deploy", "row:cage", "region:RI1")
    assert t.decision == (RED, "payment") and chosen(t) == "pay:1.blue"


# -- Parasites, wounds, cards and power ------------------------------------------------------------------------------


def test_it_eradicates_for_the_first_place_of_the_year() -> None:
    t = (
        table(3)
        .year(3)
        .last_round()
        .discharged(RED)
        .collected(YELLOW, 1)
        .collected(PURPLE, 2)
        .parasites(RE1=3)
        .cage(RED, 1, grey=3)
    )
    t.character(RED, "outsider").seeker(RED, "R1").begin_turn(RED)
    found = played(t, RED)
    assert found[1:3] == ["eradicate", "remove:RE1.3"]


def test_it_averts_a_wound_with_the_card_it_needs_least() -> None:
    t = table().seeker(RED, "M1").colossus("K5").hand(RED, "points_9", "attack_5")
    t.cage(RED, 1, green=3).reveal("colossus_1")
    assert t.decision == (RED, "prevent_wound") and chosen(t) == "card:attack_5"


def test_points_cards_are_played_in_the_last_turn() -> None:
    t = last_turn().hand(RED, "points_9").cage(RED, 1, green=3).discharged(RED).begin_turn(RED)
    assert "card:points_9" in played(t, RED)


def test_power_is_used_before_it_is_recharged() -> None:
    t = table().track("river", "mountain", "forest", "colossus_1").machine("harvester", "RI1", RED).begin_turn(RED)
    assert any(key.startswith("power:") for key in played(t, RED))


def test_a_card_that_moves_on_reaches_what_is_far_away() -> None:
    t = last_turn().slot(RED, "green", 3).machine("harvester", "RI1", RED).deployed(RED, strength=2, cage=2)
    t.upgrade(RED, "up_cage", "up_strength").hand(RED, "move_2").seeker(RED, "P2").discharged(RED).begin_turn(RED)
    found = played(t, RED)
    assert "card:move_2" in found and "install" in found
