"""What Icaion promises: Reputation and Qoam that a choice gains or costs for certain, the yield of an Extract, prices,
what an action could do at most, and the final scoring.

What came is read from the events and the views, after playing on with answers that take all or nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from typing import Any, ClassVar, Final

from longhall.games.icaion.changes import put_in_cage
from longhall.games.icaion.content import COLOURS, FIRST_UPGRADE, REGION_CARD
from longhall.games.icaion.effects import add_upgrade
from longhall.games.icaion.frames.deploy import next_machine, region_obstacle
from longhall.games.icaion.queries import upgrade_limit
from longhall.games.icaion.state import NOTHING, IcaionState
from longhall.kernel.chance import Rng
from longhall.kernel.frames import Forecast
from longhall.kernel.match import Match
from tests.conformance.promises import GamePromises, Promise, Tried, each_param, settle

IDLE: Final = ("done", "pass", "discard", "wound", "stay", "count:0")
GREEDY: Final = ("take", "draw")
# With these something else than the action comes in.
OTHERWISE: Final = ("wonder_activated", "turn_started", "event_revealed", "apparatus_discarded")
# Options that tell what an Extract would give there.
LEADING: Final = ("option-camp", "option-move-to", "option-move-further", "option-move-no-further")
PLAYS: Final = ("action", "hub")  # where picking a card means playing it
# Choices that lead to others, or tell of Qoam that is not stored yet or is paid under another name.
LEADS_ON: Final = ("deploy_row", "draft_character", "move", "overcharge", "restore_wonder")
PAYING: Final = ("qoam_spent", "qoam_converted")
Events = list[dict[str, Any]]


class Promises(GamePromises):
    NOT_PROMISED: ClassVar[Mapping[str, str]] = {
        "action": "the option itself",
        "apparatus": "the tile itself, or the choice that follows; that compares its points",
        "card": "the option itself",
        "colour": "a fact of the position",
        "count": "a fact of the position, where it is not compared",
        "crater": "a fact of the position",
        "distance": "a fact of the position",
        "effect": "what is printed on the card",
        "hand": "what is printed on the card",
        "kind": "what is printed on the tile",
        "machine": "the option itself",
        "node": "the option itself",
        "region": "the option itself",
        "row": "the option itself",
        "shards": "a fact of the position",
        "strength": "a fact of the position",
        "upgrades": "what is printed on the card",
        "option.cage": "the option itself",
        "option.count": "the option itself, or printed on the row",
        "option.distance": "a fact of the position",
        "option.each": "printed on the tile",
        "forecast-apparatus": "what a tile would score, if the seat were at the City",
        "forecast-overrun": "only if a Parasite comes",
    }
    COMPARED: ClassVar[frozenset[str]] = frozenset(
        {
            *("reputation", "qoam", "final", "extract", "steps", "blue", "points", "cost", "pays", "targets"),
            *("cards", "colours", "pink", "icons", "bonus", "nothing"),
            *("option-move-to.cost", "option-move-to.reputation", "option-move-to.curios", "option-camp.cost"),
            *("option-deploy-to.cost", "option-deploy-to.points", "option-remove.grey", "option-pink.points"),
            *("option-play.green", "option-activate.cards", "option-activate.points", "option-apparatus.points"),
            *("forecast-space.crater", "forecast-recharge"),
        }
    )

    def begin(self, match: Match) -> None:
        """Past the setup, every second time with Qoam, Upgrades and Machines gone from the rows."""
        while match.decision is not None and match.decision.kind != "move":
            match.play(self.rng.below(len(match.keys())))
        if self.rng.below(2):
            endow(match, self.rng)

    def choose(self, match: Match) -> int:
        """At random; ways out are taken seldom."""
        keys = match.keys()
        index = self.rng.below(len(keys))
        return self.rng.below(len(keys)) if keys[index] in IDLE else index

    # -- choices -----------------------------------------------------------------------------------------------------

    def of_choice(self, tried: Tried) -> Iterator[Promise]:
        foretold = tried.preview
        if _is_carried_out(tried):
            yield from _changed(tried)
        elif "qoam" in foretold and tried.kind == "overcharge":
            (gained,) = [event for event in tried.events if event["type"] == "qoam_gained"]
            yield Promise("qoam", foretold["qoam"], _crystals(gained))
        elif "qoam" in foretold and tried.kind == "draft_character":
            yield Promise(
                "qoam", foretold["qoam"], {name: n for name, n in tried.option.params.items() if name in COLOURS}
            )
        yield from _option(tried)
        yield from _extracted(tried)
        yield from _deployed(tried)
        yield from _acted(tried)
        yield from _played(tried)

    # -- forecasts ---------------------------------------------------------------------------------------------------

    def of_forecasts(self, match: Match, coming: list[Forecast]) -> Iterator[Promise]:
        foretold = {forecast.message: forecast for forecast in coming}
        if "forecast-score" in foretold:
            players = match.view(None)["players"]
            params = foretold["forecast-score"].params
            best = max(player["projected"] for player in players if player["seat"] != match.seat)
            actual = {"points": players[match.seat]["projected"], "seat": params["seat"], "best": best}
            yield from each_param(foretold["forecast-score"], actual)
            yield Promise("forecast-score", players[params["seat"]]["projected"], best)
        yield from _round_foreseen(match, foretold)
        yield from _year_foreseen(match, foretold)


def _round_foreseen(match: Match, foretold: dict[str, Forecast]) -> Iterator[Promise]:
    now = match.view(None)["round"]
    later = _idly(match, lambda copy: copy.view(None)["round"] != now and _is_between_actions(copy))
    if match.view(None)["last_round"] or later is None or not foretold:
        return
    state = later.state
    assert isinstance(state, IcaionState)
    events = _events_since(later, len(match.history), match.seat)
    begun = [place for place, event in enumerate(events) if event["type"] == "event_revealed"]
    after = events[begun[-1] :]
    card = state.content.events[state.event_track[-1]]
    space = state.content.players[state.seats - 2].track[len(state.event_track) - 1]
    actual: dict[str, Any] = {"event": card.id, "qoam": space.qoam, "parasite": bool(space.parasite)}
    actual["arrows"] = space.arrows
    moved = [event["crater"] for event in after if event["type"] == "colossus_moved"]
    if card.kind == REGION_CARD:
        actual["crater"] = match.view(None)["colossus_next"]  # where it would have gone
    else:
        actual["crater"] = moved[-1] if moved else None
    for message in ("forecast-space", "forecast-event", "forecast-event-colossus"):
        if message in foretold:
            yield from each_param(foretold[message], actual)
    if "forecast-event" in foretold or "forecast-event-colossus" in foretold:
        yield Promise("forecast-event", "forecast-event" in foretold, card.kind == REGION_CARD)
    recharged = later.view(None)["round"] == state.content.numbers.recharge_round
    yield Promise("forecast-recharge", "forecast-recharge" in foretold, recharged)


def _year_foreseen(match: Match, foretold: dict[str, Forecast]) -> Iterator[Promise]:
    """What the Parasites score if nobody removes any more."""
    if "forecast-year-end" not in foretold:
        return
    ended = _idly(match, lambda copy: copy.over or copy.view(None)["year"] != match.view(None)["year"])
    if ended is None:
        return
    view = match.view(None)
    scored = [
        event["amount"]
        for event in _events_since(ended, len(match.history), match.seat)
        if event["type"] == "reputation_gained" and event["source"] == "parasites" and event["seat"] == match.seat
    ]
    actual = {"year": view["year"], "count": view["players"][match.seat]["parasites"], "points": sum(scored)}
    yield from each_param(foretold["forecast-year-end"], actual)


# -- what a choice changes ---------------------------------------------------------------------------------------------


def _is_carried_out(tried: Tried) -> bool:
    """Whether the choice changes something at once and no other must follow."""
    if tried.kind in ("action", "card_action"):
        return "card" in tried.preview or tried.preview.get("action") == "install"
    if tried.kind == "activate_machine":
        return tried.preview.get("machine") == "refiner"
    return tried.kind not in LEADS_ON


def _changed(tried: Tried) -> Iterator[Promise]:
    """Reputation to the end of the action; Qoam and the final scoring up to the next decision."""
    foretold = tried.preview
    actual = 0
    for event in _to_the_end(tried):
        if event["type"] == "reputation_gained" and event["seat"] == tried.seat:
            actual += event["amount"]
    yield Promise("reputation", foretold.get("reputation", 0), actual)
    after = tried.after
    if tried.key.startswith("convert:") or tried.kind == "converted":  # from which cages is asked next
        taken = _idly(after, lambda copy: copy.decision is None or copy.decision.kind != "converted")
        after = taken if taken is not None else after
    events = _events_since(after, len(tried.before.history), tried.seat)
    robbed = tried.kind != "pulsar" and any(event["rule"] == "IC-WONDER-PULSAR" for event in events)
    if any(event["type"] in OTHERWISE for event in events) or after.over or robbed:
        yield from [Promise(name, None, None) for name in ("qoam", "final") if name in foretold]
        return
    was, stock = _stock(tried.before, tried.seat), _stock(after, tried.seat)
    changed = {colour: stock[colour] - was[colour] for colour in COLOURS if stock[colour] != was[colour]}
    yield Promise("qoam", foretold.get("qoam", {}), changed)
    if "final" in foretold:
        projected = [match.view(None)["players"][tried.seat]["projected"] for match in (tried.before, after)]
        yield Promise("final", foretold["final"], projected[1] - projected[0])


def _to_the_end(tried: Tried) -> Iterator[dict[str, Any]]:
    """What happens from the choice to the end of its action, before anything else comes in."""
    later = _idly(tried.after, _is_between_actions)
    events = _events_since(later if later is not None else tried.after, len(tried.before.history), tried.seat)
    for place, event in enumerate(events):
        if event["type"] in OTHERWISE or _ends_a_year(event):
            return
        if event["rule"] == "IC-WONDER-PULSAR" and place:
            return  # another Wonder
        if event["type"] == "action_taken" and place and event["action"] != "install":
            return  # by a card: it has decisions of its own
        yield event


def _ends_a_year(event: Mapping[str, Any]) -> bool:
    """What follows is the year's count, and that of the match."""
    return event.get("source") == "parasites" or event["rule"] == "IC-GEAR-CROWN-01"


# -- what stands on an option ------------------------------------------------------------------------------------------


def _option(tried: Tried) -> Iterator[Promise]:
    """What it says in figures is what the preview tells, which is compared elsewhere, or what comes at once."""
    message, params, foretold = tried.option.message, tried.option.params, tried.preview
    repeated: dict[str, Any] = {}
    if message in LEADING:
        yield from _extract_on_option(tried)
        repeated = {"cost": foretold.get("blue")}
    elif message == "option-play":
        repeated = {"green": foretold["cost"]["green"]}
    elif message == "option-deploy-to":
        repeated = {"cost": foretold["cost"], "points": foretold["reputation"]}
    elif message == "option-apparatus":
        repeated = {"points": foretold["points"]}
    elif message == "option-restore-wonder":
        repeated = {"cost": foretold["targets"][0]["cost"]}
    elif message == "option-restore-in":
        events = list(_to_the_end(tried))
        spent = _crystals(next((event for event in events if event["type"] == "qoam_spent"), {}))
        repeated = {"cost": sum(spent.values()), "points": _scored(events, tried.seat, "wonder_restored")}
    elif message == "option-pink":
        events = list(_to_the_end(tried))
        kept = any(event["type"] == "shard_kept" for event in events)
        repeated = {"points": _scored(events, tried.seat, "investigate"), "kept": kept}
    elif message == "option-remove":
        spent = _crystals(next((event for event in _to_the_end(tried) if event["type"] == "qoam_spent"), {}))
        repeated = {"grey": sum(spent.values())}
    elif message == "option-activate":
        repeated = {name: foretold.get(name, 0) for name in ("points", "cards")}
    elif message == "option-cage":
        cage = tried.shown["players"][tried.seat]["cages"][params["cage"] - 1]
        repeated = {colour: cage[colour] for colour in COLOURS if cage[colour]}
    for name, actual in repeated.items():
        yield Promise(f"{message}.{name}", params.get(name), actual)


def _extract_on_option(tried: Tried) -> Iterator[Promise]:
    """What an Extract would give where the option leads."""
    message, params = tried.option.message, tried.option.params
    foretold = {name: params[name] for name in (*COLOURS, "reputation", "curios") if name in params}
    found = _extract_next(tried)
    actual = foretold if found is None else found["qoam"] | _renamed(found)
    for name in {*foretold, *actual}:
        unsettled = name in ("reputation", "curios") and _gives_up_cards(tried)
        yield Promise(f"{message}.{name}", foretold.get(name), foretold.get(name) if unsettled else actual.get(name))


def _renamed(found: dict[str, Any]) -> dict[str, int]:
    words = {"points": "reputation", "cards": "curios"}
    return {words[name]: found[name] for name in words if name in found}


# -- Extract -----------------------------------------------------------------------------------------------------------


def _extracted(tried: Tried) -> Iterator[Promise]:
    """All there is comes, if every Machine is activated."""
    foretold = tried.preview
    promised = foretold.get("extract", foretold if foretold.get("action") == "extract" else None)
    if "blue" in foretold:
        spent = [event for event in _to_the_end(tried) if event["type"] == "qoam_spent"]
        yield Promise("blue", foretold["blue"], sum(event.get("blue", 0) for event in spent))
    if promised is None:
        return
    actual = (
        _extract_next(tried) if "extract" in foretold else _greedy_yield(tried.after, len(tried.before.history), tried)
    )
    if actual is None:
        yield Promise("extract", None, None)
        return
    for name in ("qoam", "points", "cards", "wonders"):
        if name != "qoam" and promised.get(name) != actual.get(name) and _gives_up_cards(tried):
            continue  # whether a card is drawn or given up for points is chosen
        yield Promise("extract" if "extract" in foretold else name, promised.get(name), actual.get(name))
    steps = {step["region"]: step["count"] for step in promised["steps"] if step["count"]}
    yield Promise("extract" if "extract" in foretold else "steps", steps, actual["steps"])


def _extract_next(tried: Tried) -> dict[str, Any] | None:
    """What an Extract yields after the choice; None where the seat cannot take one."""
    match = _idly(tried.after, _is_between_actions)
    if match is None or match.seat != tried.seat or not _offers(match, "extract"):
        return None
    copy = match.clone()
    copy.apply("extract")
    return _greedy_yield(copy, len(match.history), tried)


def _greedy_yield(match: Match, began: int, tried: Tried) -> dict[str, Any]:
    done = _greedily(match, tried.seat)
    return _yield_of(_events_since(done, began, tried.seat), tried.seat)


def _yield_of(events: Events, seat: int) -> dict[str, Any]:
    batch: dict[str, int] = {}
    steps: dict[str, int] = {}
    points = cards = 0
    wonders: list[str] = []
    for event in events:
        if (event["type"] == "action_taken" and event["seat"] != seat) or event["type"] == "turn_started":
            break
        if event["type"] == "qoam_extracted":
            batch[event["colour"]] = batch.get(event["colour"], 0) + 1
            if event["rule"] == "IC-EXTRACT-01":
                steps[event["region"]] = 1
        elif event["type"] == "harvester_any":
            batch[event["colour"]] = batch.get(event["colour"], 0) + 1
        elif event["type"] == "reputation_gained" and event["seat"] == seat:
            points += event["amount"] if event["source"] in ("refiners", "scavengers", "wonder_activated") else 0
        elif event["type"] == "curios_drawn" and event["seat"] == seat:
            cards += event["count"] if event["rule"] in ("IC-EXTRACT-04", "IC-CURIO-17") else 0
        elif event["type"] == "wonder_activated":
            wonders.append(event["wonder"])
    found: dict[str, Any] = {"qoam": batch, "steps": steps}
    return found | {name: n for name, n in (("points", points), ("cards", cards), ("wonders", wonders)) if n}


def _gives_up_cards(tried: Tried) -> bool:
    return "up_scavenger_discard" in tried.shown["players"][tried.seat]["upgrades"]


# -- Deploy and the other actions --------------------------------------------------------------------------------------


def _deployed(tried: Tried) -> Iterator[Promise]:
    foretold = tried.preview
    if tried.kind in ("deploy_row", "restore_wonder"):
        offers = [option.params for option in tried.after.decision.options] if tried.after.decision else []
        promised = [(one["region"], one["cost"], one.get("reputation", one["points"])) for one in foretold["targets"]]
        yield Promise("targets", promised, [(one["region"], one["cost"], one["points"]) for one in offers])
    elif "targets" in foretold:
        rows = sorted(
            {f"row:{one['row']}" if "row" in one else f"wonder:{one['wonder']}" for one in foretold["targets"]}
        )
        offered = tried.after.keys() if tried.after.seat == tried.seat else []
        yield Promise("targets", rows, sorted(offered))
    if tried.kind == "deploy_row":
        events = list(_to_the_end(tried))
        if "icons" in foretold:
            uncovered = [event["count"] for event in events if event["type"] == "icon_uncovered"]
            yield Promise("icons", foretold["icons"], sum(uncovered))
        if "bonus" in foretold:
            recharged = any(event["type"] == "power_recharged" for event in events)
            yield Promise("bonus", foretold["bonus"]["recharge"], recharged)
    elif tried.kind == "deploy_region":
        events = list(_to_the_end(tried))
        spent = _crystals(next((event for event in events if event["type"] == "qoam_spent"), {}))
        yield Promise("cost", foretold["cost"], sum(spent.values()))
        forced = foretold["pays"] and not tried.offered_next("payment")
        yield Promise("pays", foretold["pays"], spent if forced else foretold["pays"])
        yield Promise("points", foretold["points"], _scored(events, tried.seat, "deploy"))


def _acted(tried: Tried) -> Iterator[Promise]:
    """Actions and what Machines give."""
    foretold, action = tried.preview, tried.preview.get("action")
    if tried.key == "power:overcharge" and tried.after.decision is not None:
        yield Promise("colours", foretold["colours"], tried.after.decision.context["colours"])
    if tried.key == "power:draw":
        drawn = _greedily(tried.after, tried.seat)
        events = _events_since(drawn, len(tried.before.history), tried.seat)
        cards = [event["count"] for event in events if event["type"] == "curios_drawn" and event["rule"] == "IC-EPS-03"]
        yield Promise("cards", foretold["cards"], sum(cards))
    if action == "investigate":
        counts = [int(key.removeprefix("count:")) for key in tried.offered_next("investigate")]
        value = tried.after.view(None)["revealed_shard"]
        yield Promise("pink", min(foretold["pink"], value), max(counts))
        yield Promise("nothing", foretold.get("nothing", False), counts == [0])
    elif action == "eradicate":
        collected = _most_collected(tried)
        removed = [event["count"] for event in collected if event["type"] == "parasites_collected"]
        yield Promise("count", foretold["count"], sum(removed))
        yield Promise("points", foretold.get("points", 0), _scored(collected, tried.seat, "gear"))
    elif action == "extract":
        empty = not (foretold["qoam"] or foretold.get("points") or foretold.get("cards") or foretold.get("wonders"))
        yield Promise("nothing", foretold.get("nothing", False), empty)
    elif action == "install":
        yield Promise("points", None, None)  # at the end of the game, which the final scoring tells
    elif tried.kind == "retrieve":
        yield Promise("points", foretold["points"], _scored(tried.events, tried.seat, "retrieve"))
    elif tried.kind == "activate_machine" and "machine" in foretold:
        done = _events_since(_greedily(tried.after, tried.seat, machines=False), len(tried.before.history), tried.seat)
        actual = _yield_of(done, tried.seat)
        if not _gives_up_cards(tried):
            yield Promise("cards", foretold.get("cards", 0), actual.get("cards", 0))
        refined = [event for event in done if event["type"] == "reputation_gained" and event["source"] == "refiners"]
        if foretold["machine"] == "refiner":
            yield Promise("points", foretold["points"], refined[0]["amount"])
        elif foretold["machine"] == "harvester":
            yield Promise("count", foretold["count"], sum(actual["qoam"].values()))
    yield from [
        Promise(name, None, None) for name in ("cards", "points") if name in foretold and _gives_up_cards(tried)
    ]


def _most_collected(tried: Tried) -> Events:
    """Parasites, as many of each Region as there may be."""
    copy = tried.after.clone()
    while copy.decision is not None and copy.decision.kind == "eradicate" and copy.seat == tried.seat:
        keys = copy.keys()
        copy.apply(max(keys[: len(keys) - ("done" in keys)], key=lambda key: int(key.rpartition(".")[2])))
    paid = _idly(copy, _is_between_actions)
    events = _events_since(paid if paid is not None else copy, len(tried.before.history), tried.seat)
    now = takewhile(lambda event: not _ends_a_year(event), events)
    return [event for event in now if event.get("seat") == tried.seat]


def _played(tried: Tried) -> Iterator[Promise]:
    """A card that is played or, elsewhere, only looked at."""
    foretold = tried.preview
    if "card" not in foretold:
        return
    if tried.kind not in PLAYS:
        yield from [Promise(name, None, None) for name in ("cost",) if name in foretold]
        return
    events = list(_to_the_end(tried))
    spent = _crystals(next((event for event in events if event["type"] == "qoam_spent"), {}))
    yield Promise("cost", foretold["cost"]["green"], sum(spent.values()))
    if "hits" in foretold:
        (attack,) = [event["seats"] for event in events if event["type"] == "seekers_attacked"]
        yield Promise("hits", foretold["hits"], attack)
    did = {event["type"] for event in events if event.get("amount") != 0 and event.get("seats") != []}
    idle = foretold["effect"]["op"] in ("attack", "recharge", "draw") and did <= {"curio_played", *PAYING}
    yield Promise("nothing", foretold.get("nothing", False), idle)


# -- playing on --------------------------------------------------------------------------------------------------------


def _is_between_actions(match: Match) -> bool:
    return match.decision is None or match.decision.kind in ("action", "move")


def _offers(match: Match, key: str) -> bool:
    keys = match.keys()
    return key in keys


def _quiet(match: Match) -> int | None:
    keys = match.keys()
    return next((keys.index(key) for key in IDLE if key in keys), 0)


def _idly(match: Match, until: Callable[[Match], bool]) -> Match | None:
    return settle(match, _quiet, until)


def _greedily(match: Match, seat: int, machines: bool = True) -> Match:
    """Played on until the action is over, taking everything that Machines give, and nothing else."""
    copy = match.clone()
    while not _is_between_actions(copy):
        assert copy.decision is not None
        keys, kind = copy.keys(), copy.decision.kind
        wanted = next((key for key in GREEDY if key in keys and kind not in ("refiner_eradicate", "hub")), "")
        if kind == "harvester_any":
            (own,) = [option.params["colour"] for option in copy.decision.options if option.group == "region"]
            wanted = f"colour:{own}"  # from the supply, so that the Region keeps one for a third
        elif kind == "activate_machine" and machines:
            wanted = keys[0]
        copy.play(keys.index(wanted) if wanted and copy.seat == seat else _quiet(copy) or 0)
    return copy


def _events_since(match: Match, began: int, seat: int) -> Events:
    return [event.seen_by(seat) for entry in match.history[began:] for event in entry.events]


def _crystals(event: Mapping[str, Any]) -> dict[str, int]:
    return {colour: event[colour] for colour in COLOURS if colour in event}


def _stock(match: Match, seat: int) -> dict[str, int]:
    cages = match.view(None)["players"][seat]["cages"]
    return {colour: sum(cage[colour] for cage in cages) for colour in COLOURS}


def _scored(events: Events, seat: int, source: str) -> int:
    gained = [event for event in events if event["type"] == "reputation_gained" and event["seat"] == seat]
    return sum(event["amount"] for event in gained if event["source"] == source)


def endow(match: Match, rng: Rng) -> None:
    """Qoam in the cages, active Upgrades, Machines on the board and Parasites: chance alone brings few of them."""
    s = match.state
    assert isinstance(s, IcaionState)
    upgrades = [card for card in s.deck if s.content.curios[card].op >= FIRST_UPGRADE]
    for seat in range(s.seats):
        for _ in range(8):
            put_in_cage(s, seat, rng.below(2), rng.below(len(COLOURS)), 1)
        while upgrades and len(s.upgrades[seat]) < upgrade_limit(s, seat) and rng.below(3):
            card = upgrades.pop(rng.below(len(upgrades)))
            s.deck.remove(card)
            s.resolving.append(card)
            add_upgrade(s, seat, card)
        for _ in range(rng.below(7)):
            row, region = rng.below(3), rng.below(len(s.content.regions))
            machine = next_machine(s, seat, row)
            if machine != NOTHING and region_obstacle(s, seat, machine, region) is None:
                s.machines[3 * region + machine] = seat
                s.deployed[3 * seat + row] += 1
    for region in range(len(s.content.regions)):
        s.parasites[region] = max(s.parasites[region], rng.below(3))
    s.events.clear()
    match._picks = None
