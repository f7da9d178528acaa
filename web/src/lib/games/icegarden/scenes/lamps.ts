import type { GameEvent } from "../data/events";

/** The five steps in which a region is resolved, as lamps on a string. */
export const LAMPS = ["places", "abilities", "resources", "charm", "points"] as const;
export type Lamp = (typeof LAMPS)[number];

export const LAMP_LABELS: Record<Lamp, { icon: string; message: string }> = {
  places: { icon: "phase-domination", message: "board-lamp-places" },
  abilities: { icon: "field-activation", message: "board-lamp-abilities" },
  resources: { icon: "gold", message: "board-lamp-resources" },
  charm: { icon: "charm", message: "board-lamp-charm" },
  points: { icon: "points", message: "board-lamp-points" },
};

/** The step in which an event of Domination happens. */
export function lampOf(event: GameEvent): Lamp {
  switch (event.type) {
    case "region_counted":
    case "markers_held":
      return "places";
    case "points_scored":
      return "points";
    case "resources_gained":
      return event.step ?? "abilities";
    default:
      return "abilities";
  }
}
