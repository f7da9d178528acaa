"""Battle odds: the same as the engine's for every pair of faces, and the printed examples."""

from __future__ import annotations

from dataclasses import replace

import pytest

from longhall.games.northgard.content import Face
from longhall.games.northgard.frames.battle import attack_by_creature
from longhall.games.northgard.odds import (
    KNOWN,
    MOST_KNOWN,
    best_defence_food,
    fed,
    odds,
    odds_before_move,
    odds_of_battle,
    outcomes,
)
from longhall.games.northgard.state import CREATURE, NOBODY
from longhall.games.northgard.strength import (
    ATTACKER_WINS,
    CASUALTY,
    DEFENDER_WINS,
    NOBODY_WINS,
    POINT,
    BattleSetup,
    Outcome,
    Side,
    outcome_now,
    setup_against_creature,
    setup_before_move,
    setup_by_creature,
    setup_of_battle,
)
from longhall.kernel.errors import RecordMismatch
from longhall.kernel.events import Event
from longhall.kernel.match import Match
from tests.games.northgard.table import CHOICE, ONE_AND_CASUALTY, PURPLE, RED, TWO, TWO_CASUALTIES, Table, table

FACES = range(6)
DIE = (  # the printed one [NG-BATTLE-09]
    Face(2, 0, False),
    Face(3, 0, False),
    Face(0, 0, True),
    Face(2, 1, False),
    Face(0, 2, False),
    Face(1, 1, False),
)


def battle(attack: int | Side, defence: int | Side, faces: tuple[Face, ...] = DIE) -> BattleSetup:
    return BattleSetup(
        Side(attack) if isinstance(attack, int) else attack,
        Side(defence) if isinstance(defence, int) else defence,
        faces,
    )


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
        for either in (POINT, CASUALTY) if setup.attack.either else (POINT,):
            for defence_face in (POINT, CASUALTY):
                attack = replace(setup.attack, taken=attack_face, bonus=either)
                given = battle(attack, replace(setup.defence, taken=defence_face), setup.faces)
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
    assert setup.defence == Side(3, clan=1, buildings=2, building_casualties=1)
    assert setup.attack == Side(3, clan=1)
    t.begin_turn(RED, ["move"]).choose("play", "card:move", "territory:S0.d", "territory:S0.b")
    agrees(t.match, "count:3", setup)
    t.s.year_flags[RED] = 1
    free = setup_before_move(t.s, RED, t.territory("S0.b"), 3)
    assert free.defence == Side(3, clan=1)


def test_creatures_attacked_and_attacking() -> None:
    t = field(3, 2, "fortress", creatures=True)
    t.creature("wolf_1", "S0.d")
    wolf = t.creature_index("wolf_1")
    t.begin_turn(RED, ["move"]).choose("play", "card:move", "attack")
    against = setup_against_creature(t.s, RED, wolf, 3)
    assert (against.attack, against.defence) == (Side(3), Side(1, strength=4))
    agrees(t.match, "creature:wolf_1", against)
    v = field(3, 2, "fortress", creatures=True).creature("valkyrie_1", "S0.b")
    valkyrie = v.creature_index("valkyrie_1")
    v.resources(PURPLE, food=1)
    v.s.stack = []
    attack_by_creature(v.s, valkyrie, v.territory("S0.b"))
    v.match.begin()
    setup = setup_by_creature(v.s, valkyrie, v.territory("S0.b"))
    assert (setup.attack, setup.defence) == (Side(1, strength=7), Side(2, buildings=2))
    assert v.s.battle[1] == CREATURE
    agrees(v.match, "count:0", setup)


@pytest.mark.rule("NG-EX-BATTLE-1")
def test_the_first_printed_example() -> None:
    fortified = Side(2, buildings=2, building_casualties=1, food=2, die=TWO[0])
    setup = battle(Side(5, food=2, die=TWO_CASUALTIES[0]), fortified)
    assert outcomes(setup) == [Outcome(ATTACKER_WINS, 1, 2)]
    assert outcome_now(setup) == Outcome(ATTACKER_WINS, 1, 2)


@pytest.mark.rule("NG-EX-BATTLE-2")
def test_the_second_printed_example() -> None:
    fortified = Side(2, buildings=2, building_casualties=1, food=2, die=CHOICE[0])
    attack = Side(4, cards=1, die=ONE_AND_CASUALTY[0])
    assert outcomes(battle(attack, replace(fortified, taken=CASUALTY))) == [Outcome(DEFENDER_WINS, 2, 1)]
    # the casualty is also what serves Purple best: the tie is enough
    assert outcomes(battle(attack, fortified)) == [Outcome(DEFENDER_WINS, 2, 1)]


@pytest.mark.rule("NG-EX-WOLF")
def test_three_units_and_a_food_against_a_wolf() -> None:
    setup = battle(Side(3, food=1, die=CHOICE[0]), Side(1, strength=4, die=CHOICE[0]))
    assert outcomes(setup) == [Outcome(DEFENDER_WINS, 0, 0)]


def test_chances_add_up_and_grow_with_strength() -> None:
    before = -1.0
    for attackers in range(1, 9):
        found = odds(battle(attackers, 3))
        assert found.win + found.lose + found.nobody == pytest.approx(1.0)
        assert len(found.outcomes) == 36
        assert found.win >= before
        before = found.win
    assert odds(battle(9, 1)).win > 0.97
    assert odds(battle(3, Side(3, buildings=2))).win < odds(battle(3, 3)).win
    assert odds(battle(3, Side(3, building_casualties=1))).attackers_lost > odds(battle(3, 3)).attackers_lost


def test_the_best_choice_is_never_worse_than_a_given_one() -> None:
    for attackers in (1, 2, 4):
        for defenders in (1, 2, 4):
            best = odds(battle(Side(attackers, either=True), defenders))
            for face in (POINT, CASUALTY):
                for card in (POINT, CASUALTY):
                    given = odds(battle(Side(attackers, either=True, taken=face, bonus=card), defenders))
                    assert best.win - best.lose >= given.win - given.lose - 0.1
                    assert best.win >= given.win - 0.03
                theirs = odds(battle(Side(attackers, either=True), Side(defenders, taken=face)))
                assert best.lose >= theirs.lose - 1e-9


def test_food_is_spent_only_where_it_helps() -> None:
    assert best_defence_food(battle(12, 1), 5) == 0  # nothing saves them but the dice
    setup = battle(3, 2)
    food = best_defence_food(setup, 9)
    assert 0 < food <= 2
    assert odds(fed(setup, 0, food)).lose > odds(setup).lose


def test_the_odds_of_a_battle_change_as_it_goes_on() -> None:
    t = field(4, 2).resources(RED, food=2).resources(PURPLE, food=2)
    t.play(RED, "move", "territory:S0.d", "territory:S0.b", "count:4")
    first = odds_of_battle(t.s)
    assert first == odds(battle(4, 2)) == odds_before_move(t.s, RED, t.territory("S0.b"), 4)
    t.choose("count:2")
    fed_attack = odds_of_battle(t.s)
    assert fed_attack == odds(battle(Side(4, food=2), 2))
    assert fed_attack.win > first.win
    t.choose("count:0", outcomes=[CHOICE])
    assert setup_of_battle(t.s).attack.die == CHOICE[0]
    assert len(odds_of_battle(t.s).outcomes) == 6


@pytest.mark.rule("NG-BATTLE-09")
def test_the_printed_die_is_the_pack_s() -> None:
    shown = [(face.points, face.casualties, face.choice) for face in table(seats=2).s.content.faces]
    assert [(face.points, face.casualties, face.choice) for face in DIE] == shown


def test_a_pack_with_another_die_has_other_odds() -> None:
    """What is remembered of one die is never told of another."""
    harmless = (Face(1, 0, False),) * 6
    printed = odds(battle(4, 3))
    assert odds(battle(4, 3, harmless)).win == 1.0
    assert odds(battle(4, 3)) == printed
    assert printed.win < 1.0


def test_odds_do_not_fill_the_memory() -> None:
    for number in range(MOST_KNOWN + 50):
        odds(battle(Side(1, cards=number, die=0), Side(1, die=0)))
    assert 0 < len(KNOWN) <= MOST_KNOWN
