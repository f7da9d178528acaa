import type { ChronicleEntry } from "../../../../net/stage.svelte";
import type { OptionInfo } from "../../../../protocol/generated";
import { eventOf, eventsIn, type GameEvent } from "../../data/events";
import { COLOUR_OF, COLOURS, coloursPresent, type Colour, type Effects, type ExtractStep } from "../../data/view";
import { type Point } from "../../../../board/drawing";
import { type Plate, plateOf } from "../land/geometry";

/** What slips over the plates say of options: prices, points, what a Machine gives. */

export type SlipPart = { text: string } | { cut: Colour } | { icon: string } | { step: number };
export interface SlipOver {
  id: string;
  at: Point;
  parts: SlipPart[];
}

/** Where something can be deployed or restored. */
interface Priced {
  region: string;
  cost: number;
  pays: Paid;
  points: number;
  reputation?: number;
}

type Paid = Partial<Record<Colour, number>>;

/** All the Reputation it brings: a Refiner may have a bonus besides. */
function worth({ points, reputation = points }: Priced): number {
  return reputation;
}

/** Above the heap. */
function over({ heap }: Plate): Point {
  return [heap[0], heap[1] - 36];
}

export function partWidth(part: SlipPart): number {
  return "text" in part ? 4 + part.text.length * 7.2 : 17;
}

export function slipWidth(parts: readonly SlipPart[]): number {
  return 16 + parts.reduce((sum, part) => sum + partWidth(part), 0);
}

/** A price in what pays it, which may be Brown; in the colour of the Region where that is free or takes a converter. */
function priceParts(colour: Colour, cost: number, pays: Paid, points: number): SlipPart[] {
  const price = coloursPresent(pays).flatMap((paid): SlipPart[] => [{ text: String(paid.n) }, { cut: paid.colour }]);
  const printed: SlipPart[] = [{ text: String(cost) }, { cut: colour }];
  return [...(price.length > 0 ? price : printed), { text: `+${points}` }, { icon: "reputation" }];
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
  for (const step of effects.extract?.steps ?? effects.steps ?? [])
    if (step.count > 0 || step.machine !== undefined) add(step.region, () => stepParts(step));
  const { region, cost, pays = {}, points = 0, reputation = points } = effects;
  if (region !== undefined && typeof cost === "number")
    add(region, ({ type }) => priceParts(COLOUR_OF[type], cost, pays, reputation));
  const targets: readonly Priced[] = effects.targets ?? [];
  for (const target of targets.toSorted((a, b) => worth(b) - worth(a)))
    add(target.region, ({ type }) => priceParts(COLOUR_OF[type], target.cost, target.pays, worth(target)));
  return [...found.values()];
}

/** What can be chosen on the plates, before anybody looks at it: the price of a Deploy, the Machine that would work. */
export function offerSlips(options: readonly OptionInfo[]): SlipOver[] {
  return options.flatMap(({ key, params }) => {
    const plate = key.startsWith("region:") ? plateOf(key.slice("region:".length)) : undefined;
    const parts = plate === undefined ? [] : offerParts(plate, params);
    return plate === undefined || parts.length === 0 ? [] : [{ id: plate.id, at: over(plate), parts }];
  });
}

function offerParts({ type }: Plate, params: Record<string, unknown>): SlipPart[] {
  if (typeof params["cost"] === "number" && typeof params["points"] === "number")
    return priceParts(COLOUR_OF[type], params["cost"], {}, params["points"]);
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

/** What the Extract that goes on has done so far, numbered: first what was taken everywhere, then Machine by Machine. */
export function extractSlips(chronicle: readonly ChronicleEntry[]): SlipOver[] {
  const began = chronicle.findLastIndex(({ events }) => events.some((event) => isExtract(eventOf(event))));
  if (began < 0) return [];
  const events = eventsIn(chronicle.slice(began));
  const done = new Map<string, SlipOver>();
  let step = 1;
  let working: Plate | undefined;
  const add = (plate: Plate | undefined, parts: SlipPart[]): void => {
    if (plate === undefined) return;
    const before = done.get(plate.id)?.parts ?? [];
    done.set(plate.id, { id: plate.id, at: over(plate), parts: [...before, { step }, ...parts] });
  };
  for (const event of events.slice(events.findLastIndex(isExtract) + 1)) {
    switch (event.type) {
      case "machine_activated":
        step++;
        working = plateOf(event.region);
        break;
      case "qoam_extracted":
        add(plateOf(event.region), [{ text: `+${event.count}` }, { cut: event.colour }]);
        break;
      case "machine_blocked":
        add(plateOf(event.region), [{ icon: "parasite" }]);
        break;
      case "curios_drawn":
        add(working, [{ text: `+${event.count}` }, { icon: "curio" }]);
        break;
      case "reputation_gained":
        add(working, [{ text: `+${event.amount}` }, { icon: "reputation" }]);
        break;
    }
  }
  return [...done.values()];
}

function isExtract(event: GameEvent): boolean {
  return event.type === "action_taken" && event.action === "extract";
}

const WIDEST = 1.3; // how much larger slips are drawn where one looks from farther away

/** Beside the Seeker where no slip is in the way: the middle of the left end of what is so wide. */
export function roomBeside([x, y]: Point, width: number, slips: readonly SlipOver[]): Point {
  const places: readonly Point[] = [
    [x + 26, y - 30],
    [x - 26 - width, y - 30],
    [x + 26, y + 14],
    [x - 26 - width, y + 14],
  ];
  const isFree = ([left, top]: Point) =>
    slips.every(({ at, parts }) => {
      const half = (slipWidth(parts) * WIDEST) / 2;
      return Math.abs(at[1] - top) > 31 || at[0] + half < left || at[0] - half > left + width;
    });
  return places.find(isFree) ?? [x + 26, y - 60];
}
