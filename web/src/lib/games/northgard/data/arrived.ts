import type { Standing } from "../generated";
import type { GameEvent } from "./events";
import type { NorthgardView } from "./view";

/**
 * The view while pieces move: those of `moved` stand where they went, those of `moving` have left and not arrived yet.
 * It is only drawn, until the hall's own next view is shown; who stands where, the events say.
 */
export function arrived(view: NorthgardView, moved: readonly GameEvent[], moving: readonly GameEvent[]): NorthgardView {
  return moving.reduce(leave, moved.reduce(after, view));
}

function after(view: NorthgardView, event: GameEvent): NorthgardView {
  switch (event.type) {
    case "units_moved":
    case "units_retreated":
      return withStanding(leave(view, event), event.target, event.target_now);
    case "creature_moved": {
      const target = territoryOf(view, event.target);
      const left = leave(view, event);
      if (target === undefined) return left;
      return { ...left, creatures: [...left.creatures, { creature: event.creature, territory: target }] };
    }
    default:
      return view;
  }
}

function leave(view: NorthgardView, event: GameEvent): NorthgardView {
  switch (event.type) {
    case "units_moved":
    case "units_retreated":
      return withStanding(view, event.source, event.source_now);
    case "creature_moved":
      return { ...view, creatures: view.creatures.filter(({ creature }) => creature !== event.creature) };
    default:
      return view;
  }
}

/** The territory that a region belongs to: land that grows has one name for all of its regions. */
function territoryOf(view: NorthgardView, region: string): string | undefined {
  return view.territories.find(({ regions }) => regions.includes(region))?.id;
}

function withStanding(view: NorthgardView, region: string, now: Standing): NorthgardView {
  const id = territoryOf(view, region);
  return { ...view, territories: view.territories.map((one) => (one.id === id ? { ...one, ...now } : one)) };
}
