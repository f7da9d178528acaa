"""What a card is worth to its holder each time it is drawn, in fame: read off its effects, not off its name."""

from __future__ import annotations

from typing import Final

from longhall.games.northgard.content import ACHIEVEMENT, LORE, UNREST, Card, Content, Effect

FLASH: Final = 0.35  # a Flash card costs no turn
SPECIALS: Final[dict[str, float]] = {
    "kaija_rampage": 0.3,
    "protector_of_the_land": 1.4,
    "teamwork": 3.0,
    "resourceful_people": 0.3,
    "raiding_party": 1.6,
    "raven_mercenaries": 0.4,
    "place_scorched_earth": 0.5,
    "rapacious_exploitation": 0.9,
    "stolen_lore": 1.3,
    "stag_muster": 0.3,
    "glory_of_the_clan": 2.2,
    "annexation": 2.2,
    "plunder": 1.3,
    "future_sight": 0.5,
    "spy": 0.7,
    "remodel": 0.3,
    "defensive_strategy": 0.6,
    "enemy_secrets": 1.1,
    "hidden_ways": 1.0,
    "conqueror": 0.3,
    "ancestral_curse": 0.7,
    "bribery": 1.0,
    "legendary_heroes": 1.5,
    "capture": 2.0,
    "veiled_threats": 0.6,
}


def effect_power(effect: Effect) -> float:
    op = effect.op
    if op == "recruit":
        if effect.per >= 0 or effect.each:
            return 1.5
        return 0.9 * effect.n + (0.0 if effect.where == "own" else 0.6)
    if op == "move":
        bonus = 0.3 * (effect.points + effect.casualties + effect.shield + effect.push) + 0.3 * effect.either
        return 0.8 + 0.35 * (effect.n - 1) + bonus + 0.15 * effect.no_rough + 0.2 * effect.through
    if op == "explore":
        more = 0.4 * (effect.draw - 1) + 0.3 * effect.redraw + 0.3 * effect.anywhere + 0.6 * effect.collect
        return 1.7 * effect.times + more
    if op == "build":
        return 1.3 * effect.times + 0.5 * effect.discount + 0.3 * effect.duplicate + 0.4 * effect.no_slot
    if op == "draw":
        kept = effect.n - effect.discard - effect.top
        return 0.85 * kept + 0.2 * (effect.discard + effect.top)
    if op == "gain":
        return (0.6 if effect.resource == LORE else 0.45) * effect.n
    if op == "basic":
        return 1.9
    if op == "take_discard":
        return 1.2
    if op == "choose":
        return max((sum(effect_power(part) for part in way) for way in effect.options), default=0.0)
    return SPECIALS.get(effect.name, 0.5) if op == "bespoke" else 0.0


def card_power(card: Card) -> float:
    """Of one play; fame printed on the card is counted apart."""
    if card.kind in (UNREST, ACHIEVEMENT):
        return 0.0
    return sum(effect_power(effect) for effect in card.effects) + (FLASH if card.flash else 0.0)


_POWERS: Final[dict[str, list[float]]] = {}  # by the hash of the pack


def card_powers(content: Content) -> list[float]:
    """By the index of the card."""
    if content.hash not in _POWERS:
        _POWERS[content.hash] = [card_power(card) for card in content.cards]
    return _POWERS[content.hash]
