import type { GameEvent } from "../../../../net/stage.svelte";
import type { NorthgardView, TerritoryView } from "../../data/types";

/**
 * The view while pieces move: those of `moved` stand where they went, those of `moving` have left and not arrived yet.
 * It is only drawn, until the hall's own next view is shown; nothing is counted by it.
 */
export function progressed(
  view: NorthgardView,
  moved: readonly GameEvent[],
  moving: readonly GameEvent[],
): NorthgardView {
  if (moved.length + moving.length === 0) return view;
  const territories = new Map(view.territories.map((territory) => [territory.id, { ...territory }]));
  const homeOf = new Map(view.territories.flatMap(({ id, regions }) => regions.map((region) => [region, id] as const)));
  const find = (region: unknown) => territories.get(homeOf.get(String(region)) ?? "");
  let creatures = view.creatures;
  for (const [events, arrived] of [
    [moved, true],
    [moving, false],
  ] as const)
    for (const event of events) {
      const [source, target] = [find(event["source"]), find(event["target"])];
      if (event.type === "creature_moved") {
        creatures = creatures.filter(({ creature }) => creature !== event["creature"]);
        if (arrived && target)
          creatures = [...creatures, { creature: String(event["creature"]), territory: target.id }];
        continue;
      }
      const [seat, units] = [Number(event["seat"]), Number(event["units"] ?? 0)];
      if (source) leave(source, seat, units);
      if (target && arrived) arrive(target, seat, units);
    }
  return { ...view, creatures, territories: view.territories.map(({ id }) => territories.get(id) as TerritoryView) };
}

function leave(territory: TerritoryView, seat: number, units: number): void {
  if (territory.raider === seat) {
    territory.raiders = Math.max(0, territory.raiders - units);
    if (territory.raiders === 0) territory.raider = null;
  } else territory.units = Math.max(0, territory.units - units);
}

function arrive(territory: TerritoryView, seat: number, units: number): void {
  if (territory.owner !== null && territory.owner !== seat && territory.units > 0) {
    territory.raider = seat;
    territory.raiders += units;
  } else {
    territory.owner = seat;
    territory.units += units;
  }
}
