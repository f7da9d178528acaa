"""What Northgard promises: what a choice does at once, as far as neither dice nor cards nor anybody else come in.

What came is read from the state and the events, and from what is offered next.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final

from longhall.games.northgard.queries import total_fame
from longhall.games.northgard.state import NorthgardState
from longhall.kernel.frames import Forecast
from longhall.kernel.match import Match
from tests.conformance.promises import GamePromises, Promise, Tried, each_param, settle

# Choices after which all that is different at once is told; the others lead on to steps that are not foretold.
AT_ONCE: Final = frozenset(
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
RESOURCES: Final = ("food", "wood", "lore")
LAID: Final = ("explore_place", "setup_place", "new_land")
BEGUN: Final = ("battle_began", "creature_battle_began")
WON: Final = ("battle_decided", "creature_battle_decided")
FAME_OF_BATTLE: Final = ("NG-CLAN-STAG-01", "NG-CREATURE-30")
GIVEN: Final = ("resources_traded", "resources_paid", "tribute_given")
IDLE: Final = ("pass", "done", "keep")
# With these another part of the year begins, or what somebody else does.
NEXT_PART: Final = (
    "battle_began",
    "card_played",
    "creature_appeared",
    "creature_battle_began",
    "creature_die_rolled",
    "creature_moved",
    "creature_stayed",
    "die_rolled",
    "kaija_placed",
    "match_ended",
    "year_began",
)


class Promises(GamePromises):
    NOT_PROMISED: ClassVar[Mapping[str, str]] = {
        "card": "the option itself",
        "flash": "printed on the card",
        "does": "printed on the card",
        "worth": "what it would count now",
        "gives": "printed on the building",
        "moves": "printed on the border",
        "rough": "printed on the border",
        "option.count": "the option itself",
        "option.number": "the option itself",
        "option.rotation": "the option itself",
        "option.seat": "the option itself",
        "option.n": "printed on the card",
        "option.owner": "a fact of the position",
        "option.units": "a fact of the position",
    }
    COMPARED: ClassVar[frozenset[str]] = frozenset(
        {
            "resources",
            "fame",
            "after",
            "cost",
            "supply",
            "territories",
            "reach",
            "left",
            "units",
            "path",
            "takes",
            "battle",
            "price",
            "option-building.cost",
            "option-take.price",
            "forecast-winter.food",
            "forecast-winter-cost.food",
            "forecast-winter-short.food",
        }
    )

    def of_choice(self, tried: Tried) -> Iterator[Promise]:
        if tried.kind in AT_ONCE or tried.kind in LAID:
            yield from _changes(tried)
        yield from _paid_later(tried)
        yield from _building(tried)
        yield from _tile(tried)
        yield from _way(tried)
        yield from _battle(tried)

    def of_forecasts(self, match: Match, coming: list[Forecast]) -> Iterator[Promise]:
        yield from _winter(match, coming)
        yield from _domination(match, coming)


def state_of(match: Match) -> NorthgardState:
    assert isinstance(match.state, NorthgardState)
    return match.state


def amounts(match: Match, seat: int) -> dict[str, int]:
    return dict(zip(RESOURCES, state_of(match).resources[3 * seat : 3 * seat + 3], strict=True))


def change(before: Match, after: Match, seat: int) -> dict[str, int]:
    """Resources gained or, below 0, paid."""
    old, new = amounts(before, seat), amounts(after, seat)
    return {name: new[name] - old[name] for name in RESOURCES if new[name] != old[name]}


def goes_on(event: dict[str, Any]) -> bool:
    """Whether another part begins with the event: what came with it is no longer the choice's."""
    return event["type"] in NEXT_PART or event.get("rule", "").startswith(("NG-HARVEST-0", "NG-WINTER"))


# -- what a choice changes ---------------------------------------------------------------------------------------------


def _changes(tried: Tried) -> Iterator[Promise]:
    """Resources, fame, who stands where, Kaija: all that is different is told, unless something else has followed."""
    foretold = tried.preview
    names = ("resources", "fame", "after", "kaija_to")
    if tried.after.over or any(goes_on(event) for event in tried.events):
        yield from _at_first(tried)
        for name in names:
            yield Promise(name, True, True)
        return
    before, after = state_of(tried.before), state_of(tried.after)
    yield Promise("resources", foretold.get("resources", {}), change(tried.before, tried.after, tried.seat))
    yield Promise("fame", foretold.get("fame", 0), total_fame(after, tried.seat) - total_fame(before, tried.seat))
    if tried.kind in LAID:
        return
    old = {one["id"]: one for one in tried.shown["territories"]}
    stand = [
        {name: one[name] for name in ("id", "owner", "units", "raider", "raiders")}
        for one in tried.after.view(tried.seat)["territories"]
    ]
    changed = [one for one in stand if any(old[one["id"]][name] != one[name] for name in one)]
    yield Promise("after", foretold.get("after", []), changed)
    kaija = (tried.shown["kaija"], tried.after.view(None)["kaija"])
    yield Promise("kaija_to", foretold.get("kaija_to", kaija[0]), kaija[1])


def _at_first(tried: Tried) -> Iterator[Promise]:
    """What was paid and gained before something else followed."""
    gained = dict.fromkeys(RESOURCES, 0)
    fame = 0
    for event in tried.events:
        if goes_on(event):
            break
        sign = {"resources_gained": 1, "resources_paid": -1}.get(event["type"], 0)
        if event.get("seat") == tried.seat:
            for name in RESOURCES:
                gained[name] += sign * event.get(name, 0)
            fame += event["amount"] if event["type"] == "fame_gained" else 0
    if tried.kind in LAID or tried.kind in ("recruit", "build_site", "upgrade_place"):
        yield Promise("resources", tried.preview.get("resources", {}), {name: n for name, n in gained.items() if n})
        yield Promise("fame", tried.preview.get("fame", 0), fame)


def _paid_later(tried: Tried) -> Iterator[Promise]:
    """What a turn action or a trade costs is paid with the choices that follow."""
    foretold = tried.preview
    if tried.kind == "turn_action" and tried.key in ("replace", "remove", "upgrade"):
        match = tried.after.clone()
        paid: dict[str, int] = {}
        while not paid and match.seat == tried.seat:
            match.play(0)
            paid = _paid(match, tried)
        yield Promise("resources", foretold.get("resources", {}), {name: -n for name, n in paid.items()})
        yield Promise(f"{tried.option.message}.cost", tried.option.params["cost"], paid["lore"])
    elif tried.kind == "turn_action":
        yield Promise("resources", foretold.get("resources", {}), {})
    elif tried.kind == "trade_take" and tried.key.startswith("take:"):
        match = tried.after.clone()
        match.play(0)
        (traded,) = [event.data for event in match.history[-1].events if event.type == "resources_traded"]
        given = sum(traded[name] for name in RESOURCES)
        yield Promise("resources", foretold["resources"], {traded["resource"]: 1})
        yield Promise("price", foretold["price"], given)
        yield Promise("option-take.price", tried.option.params["price"], given)
    elif tried.kind == "trade_take" and tried.key.startswith("exchange:"):
        match = tried.after.clone()
        match.apply("accept")
        (swapped,) = [event.data for event in match.history[-1].events if event.type == "resources_exchanged"]
        yield Promise("resources", foretold["resources"], {swapped["resource"]: -1, swapped["wanted"]: 1})
    elif tried.key.startswith("give:"):
        given = next(event for event in tried.events if event["type"] in GIVEN)
        for name in RESOURCES:
            yield Promise(f"option-give.{name}", tried.option.params[name], given[name])
    elif tried.kind == "snake_harvest_resource" and "resources" in foretold:
        taken = [event for event in tried.events if event["rule"] == "NG-CLAN-SNAKE-05" and "food" in event]
        gained = {name: event[name] for event in taken for name in RESOURCES if event[name]}
        yield Promise("resources", foretold["resources"], gained)


def _paid(match: Match, tried: Tried) -> dict[str, int]:
    found: dict[str, int] = {}
    for entry in match.history[tried.before.choices_made - match.skipped :]:
        for event in entry.events:
            if event.type == "resources_paid" and event.data["seat"] == tried.seat:
                found.update({name: event.data[name] for name in RESOURCES if name in event.data})
    return found


def _building(tried: Tried) -> Iterator[Promise]:
    foretold = tried.preview
    if "building" not in foretold:
        return
    match = tried.after.clone()
    if tried.kind == "build":
        match.play(0)
    before, after = tried.shown, match.view(None)
    building = foretold["building"]
    built = [
        event.data
        for entry in match.history[tried.before.choices_made - match.skipped :]
        for event in entry.events
        if event.type in ("building_built", "building_replaced")
    ]
    yield Promise("building", building, built[0]["building"])
    yield Promise("supply", foretold["supply"] - 1, after["supply"][building])
    yield Promise("supply", foretold["supply"], before["supply"][building])
    cost = _paid(match, tried).get("wood", 0)
    yield Promise("cost", foretold["cost"], {"wood": cost})
    yield Promise("option-building.cost", tried.option.params.get("cost", cost), cost)
    if "territory" in foretold:
        yield Promise("territory", foretold["territory"], built[0]["territory"])
    if "slot" in foretold:
        slots = {slot["slot"]: slot["building"] for one in after["territories"] for slot in one["slots"]}
        yield Promise("slot", building, slots[foretold["slot"]])
    if "replaced" in foretold:
        there = next(one for one in before["territories"] if one["id"] == built[0]["territory"])
        yield Promise("replaced", True, foretold["replaced"] in there["buildings"])


def _tile(tried: Tried) -> Iterator[Promise]:
    """The territories of a tile that is laid."""
    foretold = tried.preview
    if "territories" not in foretold:
        return
    placed = next(event for event in tried.events if event["type"] == "tile_placed")
    yield Promise("tile", foretold["tile"], placed["tile"])
    there = {one["id"]: one for one in tried.after.view(tried.seat)["territories"]}
    over = tried.after.over or any(goes_on(event) for event in tried.events)  # creatures or Winter may have come
    fame = {
        event["territory"]: event["fame"]
        for event in tried.events
        if event["type"] == "territory_closed" and event.get("seat") == tried.seat and "fame" in event
    }
    for one in foretold["territories"]:
        actual = there[one["id"]]
        names = ("regions", "size", "closed") if over else ("regions", "size", "closed", "owner")
        yield Promise("territories", {name: one[name] for name in names}, {name: actual[name] for name in names})
    if fame:
        yield Promise("territories", {one["id"]: one["fame"] for one in foretold["territories"] if one["fame"]}, fame)


# -- moving and fighting -----------------------------------------------------------------------------------------------


def _way(tried: Tried) -> Iterator[Promise]:
    foretold = tried.preview
    if "reach" in foretold:
        targets = [key for key in tried.offered_next("move_to") if key.startswith("territory:")]
        yield Promise("reach", [f"territory:{step['to']}" for step in foretold["reach"]], targets)
        there = _territory(tried.before, foretold["from"])
        yield Promise("from", f"territory:{foretold['from']}", tried.key)
        yield Promise("units", True, foretold["units"] <= max(there["units"], there["raiders"]))
        yield Promise("kaija", foretold["kaija"], tried.shown["kaija"] == foretold["from"] and foretold["kaija"])
    elif "path" in foretold:
        yield from _went(tried)


def _went(tried: Tried) -> Iterator[Promise]:
    """Who goes where by the pieces that then have gone."""
    foretold, after = tried.preview, tried.after
    yield Promise("path", foretold["path"], [foretold["from"], foretold["to"]])
    moved = [event for event in tried.events if event["type"] in ("units_moved", "units_retreated")]
    for name in ("from", "to", "units", "kaija", "left", "takes"):
        if name in foretold:
            yield Promise(name, True, True)
    if not moved:
        return
    first = moved[0]
    yield Promise(
        "path", foretold["path"], [first.get("from", first.get("source")), first.get("to", first.get("target"))]
    )
    yield Promise("units", foretold["units"], first["units"])
    if "left" in foretold and after.decision is not None and after.decision.kind == "move_from":
        yield Promise("left", foretold["left"], after.decision.context["left"])
    if foretold.get("takes") and not any(goes_on(event) for event in tried.events):
        actual = _territory(after, foretold["to"])
        yield Promise("takes", True, actual["owner"] is not None and actual["raider"] is None)


def _territory(match: Match, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in match.view(None)["territories"] if id in one["regions"])
    return found


def _battle(tried: Tried) -> Iterator[Promise]:
    """Odds promise nothing, but what is counted before the dice does, where the battle begins at once."""
    foretold = tried.preview.get("battle")
    if foretold is None:
        return
    yield Promise("battle", True, True)
    types = [event["type"] for event in tried.events]
    begun = [event for event in tried.events if event["type"] in BEGUN]
    first = next((type for type in types if type in BEGUN or type in WON), "")  # another may follow one that is decided
    if first in BEGUN and begun[0]["territory"] == foretold["territory"]:
        names = ("territory", "attacker", "defender", "attack", "defence")
        yield Promise("battle", {name: foretold[name] for name in names}, {name: begun[0][name] for name in names})
    decided = [n for n, event in enumerate(tried.events) if event["type"] in WON]
    if (
        decided
        and tried.events[decided[0]]["winner"] >= 0
        and tried.events[decided[0]]["winner"] in (foretold["attacker"], foretold["defender"])
    ):
        yield from _won(tried, foretold, decided)


def _won(tried: Tried, foretold: dict[str, Any], decided: list[int]) -> Iterator[Promise]:
    """The fame that winning brings: to the attacker, or to whoever a creature has attacked."""
    battle = tried.events[decided[0]]
    winner = battle["winner"]
    if battle["territory"] != foretold["territory"] or (winner != foretold["attacker"] and "creature" not in foretold):
        return
    following = tried.events[decided[0] + 1 : decided[1] if len(decided) > 1 else None]
    fame = [event for event in following if event["type"] == "fame_gained" and event["rule"] in FAME_OF_BATTLE]
    gained = [event["amount"] for event in fame if event["seat"] == winner]
    yield Promise("battle", foretold.get("fame", 0), sum(gained))


# -- as things stand ---------------------------------------------------------------------------------------------------


def idle(match: Match) -> int | None:
    """An answer that does nothing."""
    keys = match.keys()
    return next((keys.index(key) for key in IDLE if key in keys), None)


def _winter(match: Match, coming: list[Forecast]) -> Iterator[Promise]:
    """What Winter takes from the seat, and what it is short of, if nobody does any more."""
    winters = {one.message: one for one in coming if one.message.startswith("forecast-winter")}
    seat, year = match.seat, state_of(match).year
    if not winters:
        return
    before = len(match.history)
    later = settle(match, idle, lambda one: one.over or state_of(one).year > year or _is_winter(one, before))
    if later is None:
        return
    events = [event for entry in later.history[before:] for event in entry.events]
    if any(event.type in BEGUN for event in events):
        return  # dice have decided
    paid = dict.fromkeys(RESOURCES, 0)
    for event in events:
        if event.rule == "NG-WINTER-01" and event.data.get("seat") == seat:
            for name in RESOURCES:
                paid[name] += event.data.get(name, 0)
    short = any(event.rule in ("NG-UNREST-01", "NG-UNREST-06") and event.data["seat"] == seat for event in events)
    if "forecast-winter" in winters:
        cost = winters["forecast-winter"]
        yield from each_param(cost, paid)
        yield Promise("forecast-winter.food", False, short)
    else:
        cost, lacking = winters["forecast-winter-cost"], winters["forecast-winter-short"].params
        yield from each_param(cost, {name: paid[name] + lacking.get(name, 0) for name in RESOURCES})
        yield from each_param(
            winters["forecast-winter-short"], {name: lacking[name] if short else 0 for name in lacking}
        )


def _is_winter(match: Match, before: int) -> bool:
    return any(event.rule == "NG-WINTER-01" for entry in match.history[before:] for event in entry.events)


def _domination(match: Match, coming: list[Forecast]) -> Iterator[Promise]:
    view = match.view(None)
    held = [len(player["strongholds"]) for player in view["players"]]
    for one in coming:
        if one.message.startswith("forecast-domination"):
            seat = one.params.get("seat", match.seat)
            yield from each_param(one, {"seat": seat, "have": held[seat], "goal": view["domination_target"]})
