"""What a choice would bring, as far as the seat that decides may know it: for people who hesitate.

A preview is game data, not a promise: it stops where chance or another player comes in. Nothing here changes the state
or looks at anything hidden from the seat. Most previews carry the choice out on a copy and tell the difference; only
choices whose consequences are public are tried that way (``TRIED``). docs/protocol.md lists the fields.
"""

from __future__ import annotations

from typing import Final

from longhall.games.northgard.components import building_gives, effect_data
from longhall.games.northgard.content import ACHIEVEMENT, RESOURCES, STAG, Building, Effect
from longhall.games.northgard.effects import ChooseBasic, ChooseWay
from longhall.games.northgard.frames.base import CardChoice
from longhall.games.northgard.frames.battle import ChoosePush, JoinBattle
from longhall.games.northgard.frames.build import ChooseBuilding, ChooseSite, building_cost, building_site
from longhall.games.northgard.frames.explore import ChoosePlace, collect_from_tile
from longhall.games.northgard.frames.harvest import EXCHANGE, TRADE_PRICE, ChooseSnakeHarvest, ChooseTrade
from longhall.games.northgard.frames.newland import ChooseNewLand
from longhall.games.northgard.frames.retreat import ChooseRetreat, ChooseRetreatCount
from longhall.games.northgard.frames.setup import ChooseSetupPlace
from longhall.games.northgard.frames.turn import ChooseAction, action_cost
from longhall.games.northgard.placement import lay_tile, score_closed, territories_on
from longhall.games.northgard.preview_fight import fight_preview
from longhall.games.northgard.queries import raiding_figures, total_fame
from longhall.games.northgard.scoring import achievement_fame
from longhall.games.northgard.shapes import LaidTerritory, Preview, Resource, SomeAmounts, TerritoryAfter
from longhall.games.northgard.specials.clans import ChooseNextBasic
from longhall.games.northgard.specials.plans import ChooseReplacement, replaced_building
from longhall.games.northgard.state import NOBODY, OFF_MAP, NorthgardState
from longhall.kernel.frames import Choice

# Choices that are carried out on a copy: what they do at once is public and without chance.
TRIED: Final = frozenset(
    {
        "accept_exchange",
        "battle_food",
        "bribe_count",
        "build_site",
        "capture_territory",
        "draugr_victim",
        "give_card",
        "glory",
        "hidden_count",
        "loot",
        "move_count",
        "muster",
        "pass_on",
        "pay_for_more",
        "push_defender",
        "recruit",
        "recruit_share",
        "remove_enemy",
        "retreat_count",
        "retreat_to",
        "second_chance_territory",
        "setup_units",
        "trade_give",
        "tribute",
        "upgrade_place",
    }
)


def preview(s: NorthgardState, seat: int, pick: int) -> Preview:
    """For a legal pick of the choice on top of the stack, which is the seat's; empty where there is nothing to tell."""
    top = s.stack[-1]
    assert isinstance(top, Choice)
    if pick < 0:  # done, pass and the like
        return {}
    effects: Preview = {}
    if isinstance(top, CardChoice):
        effects = _card(s, seat, pick)
    elif isinstance(top, (ChooseSetupPlace, ChooseNewLand)):
        effects = _laid(s, seat, top.tile, pick, None)
    elif isinstance(top, ChoosePlace):
        effects = _laid(s, seat, top.tile, pick, s.content.effects[top.effect])
    elif isinstance(top, ChooseBuilding):
        building = s.content.buildings[pick]
        effects = _building(s, building, building_cost(building, s.content.effects[top.effect]))
    elif isinstance(top, ChooseSite):
        building = s.content.buildings[top.building]
        effects = _building(s, building, building_cost(building, s.content.effects[top.effect]))
        effects.update(building_site(s, pick))
    elif isinstance(top, ChooseReplacement):
        effects = _building(s, s.content.buildings[pick], 0)
        effects["replaced"] = s.content.buildings[replaced_building(s, top.site)].id
    elif isinstance(top, (ChooseBasic, ChooseNextBasic)):
        effects = {"does": [effect_data(s.content.effects[pick])]}
    elif isinstance(top, ChooseWay):
        effects = {"does": [effect_data(part) for part in s.content.effects[top.effect].options[pick]]}
    elif isinstance(top, ChooseAction):
        cost = action_cost(s, pick)
        effects = {"resources": {"lore": -cost}} if cost else {}
    elif isinstance(top, ChooseSnakeHarvest):
        effects = {"resources": _amount(RESOURCES[pick], 1)}
    elif isinstance(top, ChooseTrade):
        effects = _trade(pick)
    else:
        effects = fight_preview(s, seat, top, pick)
    if top.kind() in TRIED:
        trial = s.clone()
        trial.stack.pop()
        top.resolve(trial, pick)
        if isinstance(top, ChoosePush) and effects.get("takes"):  # there is no battle any more
            JoinBattle().run(trial)
        elif isinstance(top, (ChooseRetreat, ChooseRetreatCount)) and not raiding_figures(trial, top.territory):
            trial.raider[top.territory] = NOBODY  # those that retreat leave nobody behind [NG-BATTLE-17]
        effects.update(_differences(s, trial, seat))
    return effects


def _differences(s: NorthgardState, trial: NorthgardState, seat: int) -> Preview:
    """What is otherwise after a trial: the seat's resources and fame, who stands where."""
    found: Preview = {}
    resources: SomeAmounts = {}
    for i, name in enumerate(RESOURCES):
        gained = trial.resources[3 * seat + i] - s.resources[3 * seat + i]
        if gained:
            resources[name] = gained
    if resources:
        found["resources"] = resources
    fame = total_fame(trial, seat) - total_fame(s, seat)
    if fame:
        found["fame"] = fame
    if trial.geo is s.geo:
        after = [_after(trial, territory) for territory in s.geo.territories if _is_changed(s, trial, territory)]
        if after:
            found["after"] = after
        if trial.kaija != s.kaija:
            found["kaija_to"] = s.geo.names[trial.kaija] if trial.kaija != OFF_MAP else None
    return found


def _is_changed(s: NorthgardState, trial: NorthgardState, territory: int) -> bool:
    return (
        s.owner[territory] != trial.owner[territory]
        or s.units[territory] != trial.units[territory]
        or s.raider[territory] != trial.raider[territory]
        or s.raiders[territory] != trial.raiders[territory]
    )


def _after(trial: NorthgardState, territory: int) -> TerritoryAfter:
    """Who stands there then, in the words of a view."""
    owner, raider = trial.owner[territory], trial.raider[territory]
    return {
        "id": trial.geo.names[territory],
        "owner": owner if owner != NOBODY else None,
        "units": trial.units[territory],
        "raider": raider if raider != NOBODY else None,
        "raiders": trial.raiders[territory],
    }


def _card(s: NorthgardState, seat: int, pick: int) -> Preview:
    """An achievement is worth what it would count now. [NG-SCORE-03]"""
    card = s.content.cards[pick]
    is_achievement = card.kind == ACHIEVEMENT
    return {
        "card": card.id,
        "flash": card.flash,
        "worth": achievement_fame(s, seat, card.effects[0].name) if is_achievement else card.fame,
        "does": [effect_data(effect) for effect in card.effects],
    }


def _building(s: NorthgardState, building: Building, cost: int) -> Preview:
    return {
        "building": building.id,
        "cost": {"wood": cost},
        "gives": building_gives(building),
        "supply": s.supply[building.index],
    }


def _trade(pick: int) -> Preview:
    if pick >= EXCHANGE:
        resources = _amount(RESOURCES[(pick - EXCHANGE) // 3], -1)
        resources[RESOURCES[pick % 3]] = 1
        return {"resources": resources}
    return {"resources": _amount(RESOURCES[pick], 1), "price": TRADE_PRICE}


def _amount(resource: Resource, amount: int) -> SomeAmounts:
    amounts: SomeAmounts = {}
    amounts[resource] = amount
    return amounts


def _laid(s: NorthgardState, seat: int, tile: int, spot: int, explore: Effect | None) -> Preview:
    """The territories the tile would be part of; ``explore``: the effect that scores them, None where none does."""
    trial = s.clone()
    placement = lay_tile(trial, tile, spot, "")
    if explore is not None:
        if explore.collect:
            collect_from_tile(trial, seat, tile)
        score_closed(trial, seat, placement)
    found: Preview = {
        "tile": s.content.tiles[tile].id,
        "territories": [
            _joined(s, trial, territory, _closing_fame(trial, seat, territory) if explore is not None else 0)
            for territory in territories_on(trial, placement)
        ],
    }
    found.update(_differences(s, trial, seat))
    return found


def _closing_fame(trial: NorthgardState, seat: int, territory: int) -> int:
    """What the explorer would get for a territory. [NG-EXPLORE-10, NG-CLAN-STAG-02]"""
    if trial.owner[territory] != seat or not trial.geo.is_closed(territory):
        return 0
    return trial.geo.size[territory] + (1 if trial.clan[seat] == STAG else 0)


def _joined(s: NorthgardState, trial: NorthgardState, territory: int, fame: int) -> LaidTerritory:
    """A territory of the new tile: what it would be, and which ones of before it would be made of."""
    geo = trial.geo
    owner = trial.owner[territory]
    return {
        "id": geo.names[territory],
        "regions": [geo.names[region] for region in geo.members[territory]],
        "joins": [s.geo.names[old] for old in s.geo.territories if geo.root[old] == territory],
        "size": geo.size[territory],
        "open": geo.open_sides[territory],
        "closed": geo.is_closed(territory),
        "owner": owner if owner != NOBODY else None,
        "fame": fame,
    }
