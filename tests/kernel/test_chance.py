"""The generator: its numbers never change, are fair, and copies are independent."""

from __future__ import annotations

import pytest

from longhall.kernel.chance import Rng, commitment, fresh_seed, rng_from_seed

HEAD = {"game": "pebbles", "rules_version": 1, "pack": "pebbles", "setup": {"seats": 2}}


def draws(rng: Rng, n: int, count: int) -> list[int]:
    return [rng.below(n) for _ in range(count)]


def test_known_numbers() -> None:
    """These never change: every record ever made depends on them."""
    assert draws(rng_from_seed("1"), 6, 20) == [0, 4, 3, 1, 0, 4, 0, 4, 0, 3, 2, 1, 3, 5, 2, 5, 4, 2, 1, 2]
    assert draws(rng_from_seed("1"), 1 << 32, 4) == [2126140932, 3589131802, 3310251909, 2702237179]
    assert rng_from_seed("winter").permutation(10) == [3, 5, 9, 8, 2, 4, 1, 0, 7, 6]
    assert draws(rng_from_seed("winter").branch("bot"), 100, 8) == [97, 38, 56, 15, 45, 64, 68, 29]
    assert commitment(HEAD, "1") == "c7be23c0d79ef8b8acd30fedbeb0edc2543a22699221734e1ae183c66db1fcfd"
    assert draws(rng_from_seed("1", reseed=1), 6, 8) == [5, 4, 1, 5, 5, 5, 1, 5]


def test_the_position_alone_continues_the_stream() -> None:
    rng = rng_from_seed("1")
    draws(rng, 6, 40)
    assert rng.position == 40
    assert draws(rng, 1000, 3) == [828, 75, 710]
    again = rng_from_seed("1")
    again.position = 40
    assert draws(again, 1000, 3) == [828, 75, 710]
    rng.position = 40
    assert draws(rng, 1000, 3) == [828, 75, 710], "also after going back"


def test_numbers_that_would_bias_a_draw_are_skipped() -> None:
    rng = rng_from_seed("x")
    numbers = draws(rng, 3 << 30, 30)
    assert rng.position > 30
    assert all(0 <= number < 3 << 30 for number in numbers)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 35])
def test_draws_are_uniform(n: int) -> None:
    count = 2000 * n
    found = [0] * n
    for number in draws(rng_from_seed(f"even {n}"), n, count):
        found[number] += 1
    chi_square = sum((seen - 2000) ** 2 / 2000 for seen in found)
    assert chi_square < n + 5 * (2 * n) ** 0.5, found


def test_permutations_are_uniform() -> None:
    rng = rng_from_seed("orders")
    found: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        order = tuple(rng.permutation(3))
        found[order] = found.get(order, 0) + 1
    assert len(found) == 6
    assert all(850 < seen < 1150 for seen in found.values()), found


def test_small_permutations() -> None:
    rng = rng_from_seed("little")
    assert rng.permutation(0) == [] and rng.permutation(1) == [0]
    assert sorted(rng.permutation(50)) == list(range(50))


def test_a_draw_from_one_is_always_zero() -> None:
    assert draws(rng_from_seed("one"), 1, 5) == [0] * 5


def test_a_clone_is_independent() -> None:
    rng = rng_from_seed("a")
    draws(rng, 6, 5)
    clone = rng.clone()
    ahead = draws(clone, 6, 30)
    assert rng.position == 5
    assert draws(rng, 6, 30) == ahead


def test_branches_are_independent_of_each_other_and_of_the_stream() -> None:
    rng = rng_from_seed("a")
    one, two, same = rng.branch("one"), rng.branch("two"), rng.branch("one")
    assert rng.position == 0
    assert draws(one, 1000, 10) == draws(same, 1000, 10)
    assert draws(rng.branch("one"), 1000, 10) != draws(two, 1000, 10)
    rng.below(6)
    assert draws(rng.branch("one"), 1000, 10) != draws(rng_from_seed("a").branch("one"), 1000, 10)


def test_seeds_and_commitments() -> None:
    assert fresh_seed() != fresh_seed()
    assert commitment(HEAD, "a") != commitment(HEAD, "b")
    for name, other in (("game", "chess"), ("rules_version", 2), ("pack", "0"), ("setup", {"seats": 3})):
        assert commitment({**HEAD, name: other}, "a") != commitment(HEAD, "a"), f"the commitment covers {name}"
    assert commitment({**HEAD, "seed_commitment": "anything"}, "a") == commitment(HEAD, "a")
    assert rng_from_seed("a").key != rng_from_seed("b").key
    assert rng_from_seed("a").key.hex() != commitment(HEAD, "a"), "the commitment must not reveal the key"
