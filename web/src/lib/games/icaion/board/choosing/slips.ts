import type { OptionInfo } from "../../../../protocol/generated";
import { COLOUR_OF, COLOURS, type Colour, type Effects, type ExtractStep } from "../../data/view";
import { type Plate, plateOf, type Point } from "../land/geometry";

/** What slips over the plates say of options: prices, points, what a Machine gives. */

export type SlipPart = { text: string } | { cut: Colour } | { icon: string };
export interface SlipOver {
  id: string;
  at: Point;
  parts: SlipPart[];
}

/** Where something can be deployed or restored. */
interface Priced {
  region: string;
  cost: number;
  points: number;
}

/** Above the heap. */
function over({ heap }: Plate): Point {
  return [heap[0], heap[1] - 36];
}

function priceParts(colour: Colour, cost: number, points: number): SlipPart[] {
  return [{ text: String(cost) }, { cut: colour }, { text: `+${points}` }, { icon: "reputation" }];
}

function stepParts({ colour, count, machine, blocked, gives }: ExtractStep): SlipPart[] {
  const taken = count + (machine === "harvester" ? (gives?.count ?? 0) : 0);
  const parts: SlipPart[] = [{ text: `+${taken}` }, { cut: colour }];
  if (machine === undefined) return parts;
  if (blocked) return [...parts, { icon: "parasite" }];
  if (gives?.points) return [...parts, { text: `+${gives.points}` }, { icon: "reputation" }];
  return gives?.cards ? [...parts, { text: `+${gives.cards}` }, { icon: "curio" }] : parts;
}

/** What an option that is looked at would bring. */
export function slipsOf(effects: Effects): SlipOver[] {
  const found = new Map<string, SlipOver>();
  const add = (region: string, parts: (plate: Plate) => SlipPart[]): void => {
    const plate = plateOf(region);
    if (plate !== undefined && !found.has(region))
      found.set(region, { id: region, at: over(plate), parts: parts(plate) });
  };
  for (const step of effects.extract?.steps ?? effects.steps ?? []) add(step.region, () => stepParts(step));
  const { region, cost, points = 0 } = effects;
  if (region !== undefined && typeof cost === "number")
    add(region, ({ type }) => priceParts(COLOUR_OF[type], cost, points));
  const targets: readonly Priced[] = effects.targets ?? [];
  for (const target of targets.toSorted((a, b) => b.points - a.points))
    add(target.region, ({ type }) => priceParts(COLOUR_OF[type], target.cost, target.points));
  return [...found.values()];
}

/** What can be chosen on the plates, before anybody looks at it: the price of a Deploy, the Machine that would work. */
export function offersOf(options: readonly OptionInfo[]): SlipOver[] {
  return options.flatMap(({ key, params }) => {
    const plate = key.startsWith("region:") ? plateOf(key.slice("region:".length)) : undefined;
    const parts = plate === undefined ? [] : offerParts(plate, params);
    return plate === undefined || parts.length === 0 ? [] : [{ id: plate.id, at: over(plate), parts }];
  });
}

function offerParts({ type }: Plate, params: Record<string, unknown>): SlipPart[] {
  if (typeof params["cost"] === "number" && typeof params["points"] === "number")
    return priceParts(COLOUR_OF[type], params["cost"], params["points"]);
  switch (params["machine"]) {
    case "harvester": {
      const colour = COLOURS.find((one) => one === params["colour"]) ?? COLOUR_OF[type];
      return [{ icon: "harvester" }, { text: "+1" }, { cut: colour }];
    }
    case "scavenger":
      return [{ icon: "scavenger" }, { text: `+${Number(params["cards"] ?? 1)}` }, { icon: "curio" }];
    case "refiner":
      return [{ icon: "refiner" }, { text: `+${Number(params["points"] ?? 0)}` }, { icon: "reputation" }];
    default:
      return [];
  }
}
