"""Battle odds: the same as the engine's for every pair of faces, and the printed examples."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longhall.games.northgard.frames.battle import attack_by_creature
from longhall.games.northgard.odds import (
    ATTACKER_WINS,
    CASUALTY,
    DEFENDER_WINS,
    NOBODY_WINS,
    POINT,
    PRINTED_FACES,
    BattleSetup,
    Odds,
    Outcome,
    best_defence_food,
    odds,
    odds_before_move,
    odds_in_view,
    odds_of_battle,
    outcomes,
    setup_against_creature,
    setup_before_move,
    setup_by_creature,
    setup_of_battle,
)
from longhall.games.northgard.state import CREATURE, NOBODY
from longhall.kernel.errors import RecordMismatch
from longhall.kernel.events import Event
from longhall.kernel.match import Match
from tests.games.northgard.table import CHOICE, ONE_AND_CASUALTY, PURPLE, RED, TWO, TWO_CASUALTIES, Table, table

FACES = range(6)


def field(attackers: int, defenders: int, *buildings: str, **setup: bool) -> Table:
    """Red stands west in S0.d, Purple in S0.b east of it."""
    t = table(seats=2, **setup)
    t.tiles("T21@-1,0,2", "T11@1,0,2")
    for building in buildings:
        t.building(building, "S0.b")
    t.units(PURPLE, "S0.b", defenders).units(RED, "S0.d", attackers)
    return t


def march(t: Table, card: str, n: int) -> list[str]:
    keys = ["territory:S0.d", "territory:S0.b", f"count:{n}"]
    return keys if t.s.content.cards[t.s.content.card_index[card]].effects[0].n == 1 else [*keys, "done"]


def fight(match: Match, key: str, first: int, second: int, faces: tuple[int, int, int]) -> Outcome:
    """Play a battle out with the dice given, taking ``faces`` (attacker's, card's, defender's) where one may choose."""
    copy = match.clone()
    rolled = [[first], [second]]
    attack_chosen, either_chosen, defence_chosen = faces
    events: list[Event] = []
    due: str | int = key
    while True:
        # a die falls after each choice unless somebody must decide in between: hand in as many as are called for
        for n in (2, 1, 0):
            trial = copy.clone()
            try:
                events += trial.apply(due, rolled[:n] or None)
            except RecordMismatch:
                continue
            copy = trial
            rolled = rolled[n:]
            break
        found = [event for event in events if event.type in ("battle_decided", "creature_battle_decided")]
        if found:
            data = found[0].data
            winner = {data["attacker"]: ATTACKER_WINS, data["defender"]: DEFENDER_WINS, NOBODY: NOBODY_WINS}
            return Outcome(winner[data["winner"]], data["attackers_lost"], data["defenders_lost"])
        decision = copy.decision
        assert decision is not None
        if decision.kind == "die_choice":
            attacking = copy.view(None)["battle"]["attacker"] == decision.seat
            due = (attack_chosen if attacking else defence_chosen) - 1
        elif decision.kind == "bonus_choice":
            due = either_chosen - 1
        elif decision.kind in ("battle_food", "kaija_loss"):
            due = 0
        else:
            raise AssertionError(decision.kind)


def agrees(match: Match, key: str, setup: BattleSetup) -> None:
    """The engine ends the battle as ``outcomes`` says, for all 36 pairs of faces and all ways to choose."""
    for attack_face in (POINT, CASUALTY):
        for either in (POINT, CASUALTY) if setup.either else (POINT,):
            for defence_face in (POINT, CASUALTY):
                given = replace(setup, attack_face=attack_face, either_choice=either, defence_face=defence_face)
                expected = outcomes(given)
                assert len(expected) == 36
                for first in FACES:
                    for second in FACES:
                        got = fight(match, key, first, second, (attack_face, either, defence_face))
                        assert got == expected[6 * first + second], (attack_face, either, defence_face, first, second)


@pytest.mark.parametrize(
    ("card", "attackers", "defenders", "buildings"),
    [
        ("move", 3, 2, ()),
        ("e14", 4, 2, ("fortress", "tower")),  # Bodyguard: +1 point
        ("e13", 2, 2, ("tower",)),  # Shieldbearers
        ("a03", 2, 3, ()),  # Axe Throwers: a point or a casualty
        ("move", 1, 1, ()),
    ],
)
def test_every_pair_of_faces_ends_as_in_the_engine(
    card: str, attackers: int, defenders: int, buildings: tuple[str, ...]
) -> None:
    t = field(attackers, defenders, *buildings)
    effect = t.s.content.cards[t.s.content.card_index[card]].effects[0].index
    setup = setup_before_move(t.s, RED, t.territory("S0.b"), attackers, effect)
    t.begin_turn(RED, [card])
    keys = ["play", f"card:{card}", *march(t, card, attackers)]
    t.choose(*keys[:-1])
    agrees(t.match, keys[-1], setup)


def test_kaija_scorched_earth_and_the_conqueror() -> None:
    t = field(3, 2, "fortress", "tower").clan(PURPLE, "bear").clan(RED, "snake")
    t.kaija(PURPLE, "S0.b").scorched_earth("S0.b")
    setup = setup_before_move(t.s, RED, t.territory("S0.b"), 3)
    assert (setup.defenders, setup.defence_points, setup.defence_casualties) == (3, 3, 1)  # Fortress 2, Kaija 1 more
    assert setup.attack_points == 1
    t.begin_turn(RED, ["move"]).choose("play", "card:move", "territory:S0.d", "territory:S0.b")
    agrees(t.match, "count:3", setup)
    t.s.year_flags[RED] = 1
    free = setup_before_move(t.s, RED, t.territory("S0.b"), 3)
    assert (free.defence_points, free.defence_casualties) == (1, 0)


def test_creatures_attacked_and_attacking() -> None:
    t = field(3, 2, "fortress", creatures=True)
    t.creature("wolf_1", "S0.d")
    wolf = t.creature_index("wolf_1")
    t.begin_turn(RED, ["move"]).choose("play", "card:move", "attack")
    against = setup_against_creature(t.s, RED, wolf, 3)
    assert (against.defending_creature, against.attack_points) == (4, 0)
    agrees(t.match, "creature:wolf_1", replace(against))
    v = field(3, 2, "fortress", creatures=True).creature("valkyrie_1", "S0.b")
    valkyrie = v.creature_index("valkyrie_1")
    v.resources(PURPLE, food=1)
    v.s.stack = []
    attack_by_creature(v.s, valkyrie, v.territory("S0.b"))
    v.match.begin()
    setup = setup_by_creature(v.s, valkyrie, v.territory("S0.b"))
    assert (setup.attacking_creature, setup.defence_points) == (7, 2)
    assert v.s.battle[1] == CREATURE
    agrees(v.match, "count:0", setup)


@pytest.mark.rule("NG-EX-BATTLE-1")
def test_the_first_printed_example() -> None:
    setup = BattleSetup(5, 2, defence_points=2, defence_casualties=1, attack_food=2, defence_food=2)
    setup.attack_die, setup.defence_die = TWO_CASUALTIES[0], TWO[0]
    assert outcomes(setup) == [Outcome(ATTACKER_WINS, 1, 2)]


@pytest.mark.rule("NG-EX-BATTLE-2")
def test_the_second_printed_example() -> None:
    setup = BattleSetup(4, 2, attack_points=1, defence_points=2, defence_casualties=1, defence_food=2)
    setup.attack_die, setup.defence_die = ONE_AND_CASUALTY[0], CHOICE[0]
    assert outcomes(replace(setup, defence_face=CASUALTY)) == [Outcome(DEFENDER_WINS, 2, 1)]
    # the casualty is also what serves Purple best: the tie is enough
    assert outcomes(setup) == [Outcome(DEFENDER_WINS, 2, 1)]


@pytest.mark.rule("NG-EX-WOLF")
def test_three_units_and_a_food_against_a_wolf() -> None:
    setup = BattleSetup(3, 1, attack_food=1, defending_creature=4, attack_die=CHOICE[0], defence_die=CHOICE[0])
    assert outcomes(setup) == [Outcome(DEFENDER_WINS, 0, 0)]


def test_chances_add_up_and_grow_with_strength() -> None:
    before = -1.0
    for attackers in range(1, 9):
        found = odds(BattleSetup(attackers, 3))
        assert found.win + found.lose + found.nobody == pytest.approx(1.0)
        assert len(found.outcomes) == 36
        assert found.win >= before
        before = found.win
    assert odds(BattleSetup(9, 1)).win > 0.97
    assert odds(BattleSetup(3, 3, defence_points=2)).win < odds(BattleSetup(3, 3)).win
    assert odds(BattleSetup(3, 3, defence_casualties=1)).attackers_lost > odds(BattleSetup(3, 3)).attackers_lost


def test_the_best_choice_is_never_worse_than_a_given_one() -> None:
    for attackers in (1, 2, 4):
        for defenders in (1, 2, 4):
            setup = BattleSetup(attackers, defenders, either=True)
            for face in (POINT, CASUALTY):
                for card in (POINT, CASUALTY):
                    given = odds(replace(setup, attack_face=face, either_choice=card))
                    assert odds(setup).win - odds(setup).lose >= given.win - given.lose - 0.1
                    assert odds(setup).win >= given.win - 0.03
                theirs = odds(replace(setup, defence_face=face))
                assert odds(setup).lose >= theirs.lose - 1e-9


def test_food_is_spent_only_where_it_helps() -> None:
    assert best_defence_food(BattleSetup(12, 1), 5) == 0  # nothing saves them but the dice
    setup = BattleSetup(3, 2)
    food = best_defence_food(setup, 9)
    assert 0 < food <= 2
    assert odds(replace(setup, defence_food=food)).lose > odds(setup).lose


def test_before_a_move_a_state_and_a_view_say_the_same() -> None:
    t = field(4, 2, "fortress", "tower").clan(PURPLE, "bear").clan(RED, "snake")
    t.kaija(PURPLE, "S0.b").scorched_earth("S0.b")
    t.begin_turn(RED, ["move"])
    from_state = odds_before_move(t.s, RED, t.territory("S0.b"), 4, attack_food=2, defence_food=1)
    from_view = odds_in_view(t.match.view(RED), t.s.content, "S0.b", 4, attack_food=2, defence_food=1)
    assert from_view == from_state
    with pytest.raises(KeyError):
        odds_in_view(t.match.view(RED), t.s.content, "T99.a", 4)


def test_the_odds_of_a_battle_change_as_it_goes_on() -> None:
    t = field(4, 2).resources(RED, food=2).resources(PURPLE, food=2)
    t.play(RED, "move", "territory:S0.d", "territory:S0.b", "count:4")
    first = odds_of_battle(t.s)
    assert first == odds(BattleSetup(4, 2))
    t.choose("count:2")
    fed = odds_of_battle(t.s)
    assert fed == odds(BattleSetup(4, 2, attack_food=2))
    assert fed.win > first.win
    t.choose("count:0", outcomes=[CHOICE])
    assert setup_of_battle(t.s).attack_die == CHOICE[0]
    assert len(odds_of_battle(t.s).outcomes) == 6


def test_the_printed_die_is_the_pack_s() -> None:
    t = table(seats=2)
    shown = [(face.points, face.casualties, face.choice) for face in t.s.content.faces]
    assert [(face.points, face.casualties, face.choice) for face in PRINTED_FACES] == shown
    assert isinstance(odds(BattleSetup(1, 1)), Odds)
