"""What the Ice Garden promises: nothing is hidden after the setup and nothing is left to chance, so nearly everything.

What came is read from the events by the bookkeeping of the oracle, which knows the rules and not the engine, and from
the views.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from typing import Any, ClassVar, Final

from longhall.games.icegarden.state import FROM_KILLS, SOURCES, IceGardenState
from longhall.kernel.chance import Rng
from longhall.kernel.frames import Forecast
from longhall.kernel.game import Game
from longhall.kernel.match import Match
from tests.conformance.promises import GamePromises, Promise, Tried, each_param, settle
from tests.games.icegarden.ledger import Ledger
from tests.games.icegarden.oracle import SNOW_LIMIT
from tests.games.icegarden.test_oracle import endow, lively, some_setup

ENOUGH: Final = 50  # points that end the game
EAGER: Final = 3  # ways of going on with Makings that are tried
IDLE: Final = ("done", "pass", "keep")
# Choices of the setup of which only facts are told.
LEADS_ON: Final = ("character", "place_token", "thorn")
# With these another part of the turn begins, or what somebody else does; with the last the counting of a region ends.
NEXT_PART: Final = (
    "action_began",
    "action_idle",
    "attack_unpaid",
    "domination_began",
    "domination_ended",
    "markers_forfeited",
    "order_token_assigned",
    "region_counted",
    "relief_given",
    "charms_turned",
    "companion_joined",
    "resources_gained",
    "points_scored",
    "tokens_revealed",
    "turn_began",
    "turn_order_set",
    "unit_removed",
    "vuko_skipped",
    "vuko_stayed",
    "vuko_walked",
)
KILLED: Final = ("unit_doomed", "marker_killed", "nation_killed", "companion_killed")
View = dict[str, Any]


class Promises(GamePromises):
    NOT_PROMISED: ClassVar[Mapping[str, str]] = {
        "character": "the option itself",
        "goal": "printed on the character",
        "token": "what its face shows",
        "charms": "what lies in the region",
        "ability": "the option itself",
        "attacks": "a fact of the position",
        "acts_before": "markers that are placed later may act in between",
        "option.left": "a fact of the position",
        "option.count": "a fact of the position, where it is not compared",
        "option.jump": "the option itself",
        "option.level": "the option itself",
        "option.number": "printed on the token",
        "option.player": "the option itself",
        "option-start.charms": "what lies in the region",
        **{f"option-start.{name}": "printed on the token" for name in ("population", "gold", "m")},
        "forecast-dead-snow": "how far it may come, not how far it will",
    }
    COMPARED: ClassVar[frozenset[str]] = frozenset(
        {
            "events",
            "resources",
            "m",
            "points",
            "dead_snow",
            "reputation",
            "regions",
            "then",
            "vuko",
            "reach",
            "cost",
            "prices",
            "targets",
            "order",
            "option-take-many.count",
            "option-raise.steps",
            "option-level.most",
            "forecast-vuko.seat",
            "forecast-vuko.units",
            "forecast-points.points",
            "forecast-leads.regions",
        }
    )

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.zeal = (1, 2, 4)[rng.below(3)]

    def setup(self, game: Game) -> dict[str, Any]:
        """Every second time one with Vuko tiles at work."""
        return some_setup(self.rng) if self.rng.below(2) else super().setup(game)

    def begin(self, match: Match) -> None:
        """Past the setup, every second time with many pieces on the map and points."""
        if self.rng.below(2):
            while match.decision is not None and match.decision.kind != "plan":
                match.play(self.rng.below(len(match.keys())))
            endow(match, self.rng)
            state = match.state
            assert isinstance(state, IceGardenState)
            for seat in range(state.seats):  # so that regions soon bring somebody enough
                state.points[len(SOURCES) * seat + FROM_KILLS] += self.rng.below(ENOUGH - 5)

    def choose(self, match: Match) -> int:
        return match.keys().index(lively(match, self.rng, self.zeal))

    # -- choices -----------------------------------------------------------------------------------------------------

    def of_choice(self, tried: Tried) -> Iterator[Promise]:
        foretold = tried.preview
        yield from _facts(tried)
        yield from _option(tried)
        if tried.kind in LEADS_ON:
            return
        events, first = tried.events, foretold.get("events", [])
        yield Promise("events", first, events[: len(first)])
        rest = [event["type"] for event in events[len(first) :]]
        goes_on = not rest or rest[0] in NEXT_PART or tried.kind == "vuko_victim"  # then Vuko's tiles do their work
        yield Promise("events", "", "" if goes_on else rest[0])
        yield from _owned(tried, first)
        yield from _end(tried, first)
        yield from _regions(tried, len(first) == len(events))
        yield from _regions_after_vuko(tried)
        yield from _visit(tried)

    # -- forecasts ---------------------------------------------------------------------------------------------------

    def of_forecasts(self, match: Match, coming: list[Forecast]) -> Iterator[Promise]:
        for forecast in coming:
            if forecast.message == "forecast-goal":
                goal = match.view(None)["players"][forecast.params["seat"]]["goal"]
                actual = {"seat": forecast.params["seat"], "have": goal["steps"], "goal": goal["needed"]}
                yield from each_param(forecast, actual)
        yield from _visit_foreseen(match, [one for one in coming if one.message == "forecast-vuko"])
        yield from _points_foreseen(match, [one for one in coming if one.message == "forecast-points"])
        yield from _leads_foreseen(match, [one for one in coming if one.message == "forecast-leads"])
        yield from _snow_foreseen(match, [one for one in coming if one.message == "forecast-dead-snow"], self.rng)


def _visit_foreseen(match: Match, coming: list[Forecast]) -> Iterator[Promise]:
    actual = vukos_visit(match, len(match.history)) if coming else None
    if actual is None:
        return
    (forecast,) = coming
    units, killed = forecast.params["units"], actual["killed"]
    if [unit for unit in killed if unit in units] == killed and bool(killed) == bool(units):
        actual["units"] = units  # of those that were told one has died
    if len(units) == 1:
        actual["unit"] = killed[0] if killed else None
    yield from each_param(forecast, actual)


def _points_foreseen(match: Match, coming: list[Forecast]) -> Iterator[Promise]:
    """Whoever ends the turn with enough points is told, and nobody else."""
    view = match.view(None)
    if view["phase"] not in ("planning", "action") or not view["scoring"] or view["field"] == "vuko":
        return
    later = end_of_turn(match)
    if later is None:
        return
    after = later.view(None)
    points = [player["points"] - player["points_by_source"]["throat"] for player in after["players"]]
    counted = any(event["type"] == "region_counted" for event in events_since(later, len(match.history)))
    for forecast in coming:
        seat = forecast.params["seat"]
        yield from each_param(forecast, {"seat": seat, "points": points[seat], "enough": ENOUGH})
    foretold = [forecast.params["seat"] for forecast in coming]
    yield Promise(
        "forecast-points", foretold, [seat for seat, n in enumerate(points) if n >= ENOUGH] if counted else []
    )


def _leads_foreseen(match: Match, coming: list[Forecast]) -> Iterator[Promise]:
    if match.view(None)["phase"] not in ("initiative", "planning") or match.decision is None:
        return
    if match.decision.kind not in ("jump", "plan"):
        return
    later = end_of_turn(match)
    if later is None:
        return
    led: dict[int, list[str]] = {}
    counted = [event for event in events_since(later, len(match.history)) if event["type"] == "region_counted"]
    for region in later.view(None)["regions"]:
        for event in [event for event in counted if event["region"] == region["id"]][:1]:  # the last may count twice
            if event["places"] and event["places"][0]["receives"]:
                led.setdefault(event["places"][0]["seat"], []).append(region["id"])
    for forecast in coming:
        seat = forecast.params["seat"]
        yield from each_param(forecast, {"seat": seat, "regions": led.get(seat, [])})
    yield Promise("forecast-leads", [forecast.params["seat"] for forecast in coming], sorted(led))


def _snow_foreseen(match: Match, coming: list[Forecast], rng: Rng) -> Iterator[Promise]:
    """While Makings are resolved Dead Snow comes no further than was told, however eagerly all go on."""
    if not coming or match.view(None)["phase"] != "action":
        return
    for _ in range(EAGER):
        copy = match.clone()
        while copy.decision is not None and copy.view(None)["field"] == "making":
            copy.play(eager(copy, rng))
        rose = [event for event in events_since(copy, len(match.history)) if event["type"] == "dead_snow_rose"]
        made = [event["dead_snow"] for event in rose if event["rule"] != "IG-VTILE-BEARS-01"]
        yield Promise("forecast-dead-snow", True, max(made, default=0) <= coming[0].params["to"])


def eager(match: Match, rng: Rng) -> int:
    """An answer that raises Dead Snow, if there is one."""
    keys = match.keys()
    found = [key for key in keys if key in ("raise", "upgrade", "summon")] or [key for key in keys if key not in IDLE]
    found = [key for key in found if key == "count:1"] or found or keys
    return keys.index(found[rng.below(len(found))])


# -- what a choice changes ---------------------------------------------------------------------------------------------


def _owned(tried: Tried, first: list[dict[str, Any]]) -> Iterator[Promise]:
    """Resources, M, points, Dead Snow and reputation, all of them or none."""
    foretold, view = tried.preview, tried.shown
    ledger = Ledger(view, tried.before.setup)
    old, new = ledger.claims(tried.seat), ledger.followed(first).claims(tried.seat)
    gained = {kind: new["resources"][kind] - old["resources"][kind] for kind in ("population", "gold", "m")}
    yield Promise("resources", foretold.get("resources", {}), {kind: n for kind, n in gained.items() if n})
    yield Promise("m", foretold.get("m", old["m"]), new["m"])
    yield Promise("points", foretold.get("points", 0), new["points"] - old["points"])
    snow = {"from": old["dead_snow"], "to": new["dead_snow"], "limit": SNOW_LIMIT[view["seats"]]}
    yield Promise("dead_snow", foretold.get("dead_snow"), snow if snow["from"] != snow["to"] else None)
    was = {seat: (field, place) for seat, field, place in old["reputation"]}
    moved = [
        {"seat": seat, "from": was[seat][0], "to": field, "place": place}
        for seat, field, place in new["reputation"]
        if was[seat] != (field, place)
    ]
    yield Promise("reputation", foretold.get("reputation", []), moved)


def _end(tried: Tried, first: list[dict[str, Any]]) -> Iterator[Promise]:
    ends = tried.preview.get("ends")
    yield Promise("ends", ends is not None, any(event["type"] == "game_ended" for event in first))
    result = tried.after.result
    if ends is not None and result is not None:
        yield Promise("ends", ends["reason"], result.reason)
        yield Promise("ends", ends["order"], [result.places.index(place + 1) for place in range(len(result.places))])


def _regions(tried: Tried, all_told: bool) -> Iterator[Promise]:
    """Places change where it was foretold, and nowhere else. Killed units no longer count."""
    foretold = {region["region"]: region for region in tried.preview.get("regions", [])}
    if not all_told or _asks_on(tried) or tried.after.over:
        yield Promise("regions", True, True)  # told of what is not yet complete, see _facts
        return
    for old, new in zip(killed_removed(tried.before)["regions"], killed_removed(tried.after)["regions"], strict=True):
        before, after = places(old), places(new)
        if old["id"] in foretold:
            one = foretold[old["id"]]
            yield Promise("regions", (one["before"], one["after"]), (before, after))
            if new["status"] == "open":
                yield Promise("regions", one["needed"], new["needed"])
            yield Promise("regions", one.get("closed", False), new["status"] != old["status"])
        elif tried.shown["phase"] != "setup":
            yield Promise("regions", before, after)


def _regions_after_vuko(tried: Tried) -> Iterator[Promise]:
    """Where Vuko's visit changes what a choice brings, the region is counted as was told, if nobody does any more."""
    told = {region["region"]: region["then"] for region in tried.preview.get("regions", []) if "then" in region}
    if not told or _asks_on(tried):
        return
    later = end_of_turn(tried.after)
    for event in events_since(later, len(tried.before.history)) if later is not None else []:
        if event["type"] == "region_counted" and event["region"] in told:
            foretold = told.pop(event["region"])
            names = ("seat", "influence", "receives")
            yield Promise(
                "then",
                [[place[name] for name in names] for place in foretold],
                [[place[name] for name in names] for place in event["places"]],
            )


def _asks_on(tried: Tried) -> bool:
    """A question about Ravenous Mountain that leads to another: it tells what would be if nothing more were chosen."""
    return tried.kind in ("mountain_to", "mountain_count") and bool(tried.offered_next("mountain_count"))


def killed_removed(match: Match) -> View:
    """The view once the killed units are gone: nothing can save them."""
    state = match.state.clone()
    assert isinstance(state, IceGardenState)
    for place in state.doomed:
        state.pieces[place] -= 1
    state.doomed = []
    return dict(match.game.view(state, None))


def places(region: dict[str, Any]) -> list[dict[str, Any]]:
    if region["status"] != "open":
        return []
    return [
        {**{name: place[name] for name in ("seat", "influence", "receives")}, "by": place.get("by", "")}
        for place in region["places"]
    ]


def _visit(tried: Tried) -> Iterator[Promise]:
    """His next visit, where it is told that it changes."""
    foretold = tried.preview.get("vuko")
    if foretold is None:
        return
    actual = None if _asks_on(tried) else vukos_visit(tried.after, len(tried.before.history))
    if actual is None:
        yield Promise("vuko", True, True)  # somebody has still to choose something
    else:
        yield Promise(
            "vuko", foretold, {name: actual[name] for name in ("seat", "region") if actual.get(name) is not None}
        )


# -- what a choice is about --------------------------------------------------------------------------------------------


def _facts(tried: Tried) -> Iterator[Promise]:
    """What is told of the next decision is what it offers, and prices are what is paid."""
    foretold, after = tried.preview, tried.after
    if "reach" in foretold:
        next_kind = "move_to" if tried.kind == "move_piece" else "speed_to"
        yield Promise("reach", [f"region:{region}" for region in foretold["reach"]], tried.offered_next(next_kind))
    if tried.key == "attack":
        targets = [key for key in tried.offered_next("attack_target") if key != "done"]
        yield Promise("targets", foretold["targets"], targets)
    if "most" in foretold:
        yield Promise("most", foretold["most"], len(tried.offered_next("ferry_count")) or 1)
    if "units" in foretold and tried.kind == "upgrade":
        units = tried.offered_next("upgrade_unit") or [
            f"unit:{unit}" for unit in foretold["units"] if len(foretold["units"]) == 1
        ]
        yield Promise("units", [f"unit:{unit}" for unit in foretold["units"]], units)
    elif "units" in foretold:
        units = [unit["unit"] for unit in after.view(None)["players"][tried.seat]["units"]]
        yield Promise("units", foretold["units"], units)
    if "prices" in foretold:
        yield Promise("prices", foretold["prices"], [_price(tried, price) for price in foretold["prices"]])
    if "cost" in foretold:
        yield Promise("cost", foretold["cost"], _paid(tried))
    if "pieces" in foretold:
        yield Promise("pieces", foretold["pieces"], _could_go(tried))
    if tried.kind == "plan":
        yield from _planned(tried)
    elif tried.kind == "jump":
        yield from _jumped(tried)


def _price(tried: Tried, price: dict[str, Any]) -> dict[str, Any]:
    """What is paid if so many units of this level are summoned."""
    match = tried.after.clone()
    for key in (f"level:{price['level']}", f"count:{price['count']}"):
        if key in [option.key for option in match.options()]:
            match.apply(key)
    if tried.before.seat != tried.seat or match.choices_made == tried.before.choices_made:
        return {}
    before, after = tried.shown, match.view(None)
    lost = after["reputation"]["fields"][tried.seat] - before["reputation"]["fields"][tried.seat]
    actual = {**price, "reputation": lost, "dead_snow": after["dead_snow"]["at"]}
    actual.pop("ends", None)
    return {**actual, "ends": True} if match.over else actual


def _paid(tried: Tried) -> dict[str, int]:
    """What is paid in this action, however it goes on; ``cost`` where that cannot be told yet."""
    foretold: dict[str, int] = tried.preview["cost"]
    if tried.kind == "plan":
        return _paid_at_field(tried)
    match = tried.after.clone()
    while (
        match.seat == tried.seat
        and match.decision is not None
        and match.decision.kind in ("move_to", "mountain_to", "mountain_count", "upgrade_unit")
    ):
        match.play(len(match.keys()) - 1)
    paid: dict[str, int] = {}
    for entry in match.history[tried.before.choices_made - match.skipped :]:
        for event in entry.events:
            if event.type == "resources_paid" and event.data["seat"] == tried.seat:
                for kind in ("population", "gold", "m"):
                    if kind in event.data:
                        paid[kind] = paid.get(kind, 0) + event.data[kind]
    return paid if paid else {**foretold, "unpaid": 1}


def _paid_at_field(tried: Tried) -> dict[str, int]:
    """What the action costs at least is what the rule book prints, or is there by a setup option or a tile."""
    view, setup = tried.after.view(None), tried.after.setup
    raven = {} if setup["raven_reputation"] == "free" else {"m": 1}
    prices: dict[str, dict[str, int]] = {
        "influence": {"population": 1},
        "move": {"gold": 1},
        "mountain": {"population": view["mountain_cost"]},
        "raven": raven,
    }
    return prices.get(tried.preview["action"], {})


def _could_go(tried: Tried) -> dict[str, int]:
    """Own pieces that Ravenous Mountain can take along: all that are in the region."""
    source = tried.key if tried.kind == "mountain_from" else f"region:{tried.decision.context['source']}"
    region = next(one for one in tried.shown["regions"] if f"region:{one['id']}" == source)
    there, units = region["pieces"][tried.seat], tried.shown["players"][tried.seat]["units"]
    counts = {"marker": there["markers"], **{unit["unit"]: there[f"level_{unit['level']}"] for unit in units}}
    return {piece: count for piece, count in counts.items() if count}


def _planned(tried: Tried) -> Iterator[Promise]:
    foretold = tried.preview
    planned = next(event for event in tried.events if event["type"] == "marker_planned")
    yield Promise("action", foretold["action"], planned["action"])
    yield Promise("space", foretold["space"], planned["space"])
    player = tried.shown["players"][tried.seat]
    owned = {"population": player["population"], "gold": player["gold"], "m": player["m"][0]}
    yield Promise("enough", foretold["enough"], all(owned[kind] >= n for kind, n in foretold["cost"].items()))


def _jumped(tried: Tried) -> Iterator[Promise]:
    foretold, track = tried.preview, tried.before.game.components()["initiative"]
    ship = track[tried.after.view(None)["initiative"]["fields"][tried.seat] - 1]
    for name, field in (("position", "field"), ("stage", "stage"), ("number", "order"), ("actions", "actions")):
        yield Promise(name, foretold[name], ship[field])
    orders = [event["order"] for event in tried.events if event["type"] == "turn_order_set"]
    if orders:  # the last one to jump knows how the turn will be
        scoring = any(event["type"] == "scoring_announced" for event in tried.events)
        yield Promise("order", foretold["order"], orders[0])
        yield Promise("scoring", foretold["scoring"], scoring)
    else:
        yield Promise("order", sorted(foretold["order"]), list(range(len(foretold["order"]))))
        yield Promise("scoring", True, True)


def _option(tried: Tried) -> Iterator[Promise]:
    """What stands on an option is what it brings."""
    params, message = tried.option.params, tried.option.message
    if message == "option-take-many":
        gained = [event for event in tried.events if event["type"] == "resources_gained"]
        yield Promise(f"{message}.count", params["count"], gained[0][params["resource"]])
    elif message in ("option-reputation", "option-discard-token"):
        moved = [event["fields"] for event in tried.events if event["type"] == "reputation_regained"]
        paid = [event["m"] for event in tried.events if event["type"] == "resources_paid"]
        yield Promise(f"{message}.fields", params.get("fields", 0), sum(moved))
        yield Promise(f"{message}.cost", params["cost"], sum(paid))
    elif message == "option-buy":
        paid = [event["m"] for event in tried.events if event["type"] == "resources_paid"]
        yield Promise(f"{message}.price", params["price"], paid[0] if paid else params["price"])
    elif message.startswith("option-target"):
        killed = [event.get("attacks", 1) for event in tried.events if event["type"] in KILLED]
        yield Promise(f"{message}.attacks", params["attacks"], killed[0])
    elif message == "option-jump":
        for name, foretold in (
            ("position", "position"),
            ("stage", "stage"),
            ("order", "number"),
            ("actions", "actions"),
        ):
            yield Promise(f"{message}.{name}", params[name], tried.preview[foretold])
        yield Promise(f"{message}.scoring", params["scoring"], tried.preview["scoring"])
    elif message == "option-plan":
        yield Promise(f"{message}.space", params["space"], tried.preview["space"])
    elif message == "option-level":
        yield Promise(f"{message}.most", params["most"], len(tried.offered_next("summon_count")) or 1)
    elif message == "option-summon":
        yield Promise(f"{message}.ends", params["ends"], any("ends" in price for price in tried.preview["prices"]))
    elif message in ("option-raise", "option-upgrade"):
        at_once = takewhile(lambda event: event["type"] not in NEXT_PART, tried.events)
        ended = any(event["type"] == "game_ended" for event in at_once)  # the end of the turn may bring another end
        yield Promise(f"{message}.ends", params["ends"], ended)
        if message == "option-raise":  # without M, and after the end, there is nothing to raise
            can_raise = not ended and sum(tried.shown["players"][tried.seat]["m"])
            actual = tried.after.decision.context["left"] if tried.after.decision and can_raise else params["steps"]
            yield Promise(f"{message}.steps", params["steps"], actual)
        lost = sum(
            event["fields"]
            for event in tried.events
            if event["type"] == "reputation_lost" and event["seat"] == tried.seat
        )
        yield Promise(f"{message}.reputation", params["reputation"], lost)


# -- as things stand ---------------------------------------------------------------------------------------------------


def idle(match: Match) -> int | None:
    """An answer that does nothing: to decline, to plan what brings nothing by itself, to let the first unit die."""
    assert match.decision is not None
    keys, kind = match.keys(), match.decision.kind
    for key in IDLE:
        if key in keys:
            return keys.index(key)
    if kind == "plan":
        return next((index for index, key in enumerate(keys) if key not in ("field:throat", "field:making")), None)
    if kind == "jump":
        return keys.index("jump:1")  # somebody must, and more is not certain
    return 0 if kind in ("vuko_victim", "order_token", "order_field") else None


def events_since(later: Match, choices: int) -> list[dict[str, Any]]:
    return [event.to_data() for entry in later.history[choices:] for event in entry.events]


def has_come(choices: int, *types: str) -> Callable[[Match], bool]:
    return lambda later: later.over or any(event["type"] in types for event in events_since(later, choices))


def vukos_visit(match: Match, choices: int) -> dict[str, Any] | None:
    """Vuko's next visit after so many choices if nobody does any more, in the words of the forecast where they serve.
    None: that cannot be told."""
    later = settle(match, idle, has_come(choices, "region_counted", "game_ended", "turn_began"))
    if later is None:
        return None
    events = events_since(later, choices)
    begins = [i for i, event in enumerate(events) if event["type"] in ("vuko_walked", "vuko_stayed")]
    if not begins:
        return {}
    at_visit = events[begins[0] :]
    stop = [i for i, event in enumerate(at_visit) if event["type"] in ("region_counted", "game_ended")]
    at_visit = at_visit[: stop[0] + 1 if stop else None]
    seat = at_visit[0]["seat"]
    region = at_visit[0].get("target", at_visit[0].get("region"))
    killed = [event["unit"] for event in at_visit if event["type"] == "unit_killed_by_vuko"]
    lost = [event for event in at_visit if event["type"] == "markers_lost_to_night" and event["seat"] == seat]
    held = [event for event in at_visit if event["type"] == "markers_held" and event["seat"] == seat]
    ended = at_visit[-1]["type"] == "game_ended"
    bears = any(event["type"] == "dead_snow_rose" for event in at_visit)
    return {
        "seat": seat,
        "region": region,
        "token": any(event["type"] == "vuko_token_taken" for event in at_visit),
        "killed": killed,
        "markers": sum(event["count"] for event in (lost or held)),
        "lost": bool(lost),
        "snow": "ends" if ended else "rises" if bears else "stays",
    }


def end_of_turn(match: Match) -> Match | None:
    """The match when this turn is over, if nobody does any more."""
    return settle(match, idle, has_come(len(match.history), "turn_began", "game_ended"))
