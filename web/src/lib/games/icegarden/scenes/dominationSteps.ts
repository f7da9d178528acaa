import type { GameEvent } from "../data/events";

/** The five steps in which a region is resolved. */
export const DOMINATION_STEPS = ["places", "abilities", "resources", "charm", "points"] as const;
export type DominationStep = (typeof DOMINATION_STEPS)[number];

export const STEP_LABELS: Record<DominationStep, { icon: string; message: string }> = {
  places: { icon: "phase-domination", message: "board-step-places" },
  abilities: { icon: "field-activation", message: "board-step-abilities" },
  resources: { icon: "gold", message: "board-step-resources" },
  charm: { icon: "charm", message: "board-step-charm" },
  points: { icon: "points", message: "board-step-points" },
};

/** The step in which an event of Domination happens. */
export function stepOf(event: GameEvent): DominationStep {
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
