import type { BoardTarget } from "../../../../board/pointing.svelte";
import type { OptionInfo, RefusalInfo } from "../../../../protocol/generated";
import { FIELDS, type IceGardenView } from "../../data/view";
import { type Point } from "../../../../board/drawing";
import { landOf, PLATE, plateAt, shipAt } from "../land/geometry";
import type { Camp } from "../pieces/camps";
import { looseTokens } from "../tracks/fields";

/** What can be chosen on the board and where. The keys are those of docs/icegarden.md. */
export interface Target extends BoardTarget {
  kind: "region" | "piece" | "field" | "ship" | "token";
}

const ON_BOARD = /^(region|piece|target|field|jump|token):/;

export function hasPlace(key: string): boolean {
  return ON_BOARD.test(key);
}

export interface Asked {
  kind: string;
  seat: number;
  context: Record<string, unknown>;
}

interface Place {
  kind: Target["kind"];
  at: Point;
  about: string;
}

/** In reading order; what is refused only answers clicks. */
export function targetsOf(
  options: readonly OptionInfo[],
  refusals: readonly RefusalInfo[],
  view: IceGardenView,
  camps: readonly Camp[],
  asked: Asked | null,
): Target[] {
  if (asked === null) return [];
  const found = new Map<string, Target>();
  const add = (key: string, offered: boolean): void => {
    const place = placeOf(key, view, camps, asked);
    if (place === null || found.has(key)) return;
    const under = place.kind === "piece" && place.about ? [`region:${place.about}`] : [];
    found.set(key, { id: key, ...place, offered: offered ? [key] : [], keys: [key, ...under] });
  };
  for (const { key } of options) add(key, true);
  for (const { key } of refusals) add(key, false);
  return [...found.values()].toSorted((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

/** Where a choice has its place on the board; null: nowhere. */
export function placeOf(key: string, view: IceGardenView, camps: readonly Camp[], asked: Asked): Place | null {
  const colon = key.indexOf(":");
  const [verb, name] = [key.slice(0, Math.max(0, colon)), key.slice(colon + 1)];
  switch (verb) {
    case "region": {
      const land = landOf(name);
      return land === undefined ? null : { kind: "region", at: land.plaque, about: name };
    }
    case "field": {
      const index = FIELDS.findIndex((field) => field === name);
      const [x, y] = plateAt(index);
      return index < 0 ? null : { kind: "field", at: [x + PLATE.width / 2, y + PLATE.height / 2], about: key };
    }
    case "jump": {
      const field = Math.min(10, (view.initiative.fields[asked.seat] ?? 1) + Number(name));
      return { kind: "ship", at: shipAt(field), about: "ships" };
    }
    case "token": {
      const index = looseTokens(view).indexOf(Number(name));
      return index < 0 ? null : { kind: "token", at: tokenAt(index), about: "" };
    }
    case "piece":
      return pieceAt(name, asked.seat, camps);
    case "target":
      return victimAt(name, camps);
    case "seat": {
      const region = String(asked.context["region"] ?? "");
      const camp = camps.find((one) => one.region === region && one.seat === Number(name));
      return camp === undefined ? null : { kind: "piece", at: camp.at, about: region };
    }
    case "unit":
      return asked.kind === "vuko_victim" ? pieceAt(`${name}@${view.vuko.region ?? ""}`, asked.seat, camps) : null;
    default:
      return null;
  }
}

/** Where an order token waits that has no field yet. */
export function tokenAt(index: number): Point {
  return [834, 478 + index * 27];
}

function pieceAt(name: string, seat: number, camps: readonly Camp[]): Place | null {
  const [piece = "", region = ""] = name.split("@");
  const at = camps.find((camp) => camp.region === region && camp.seat === seat)?.spots.get(piece);
  return at === undefined ? null : { kind: "piece", at, about: region };
}

function victimAt(name: string, camps: readonly Camp[]): Place | null {
  const [victim = "", region = ""] = name.split("@");
  const land = landOf(region);
  if (land === undefined) return null;
  if (victim === "nation") return { kind: "piece", at: land.nation, about: region };
  if (victim === "companion") return { kind: "piece", at: [land.vuko[0] + 17, land.vuko[1] - 18], about: region };
  const [seat = "", piece = ""] = victim.split(".");
  return pieceAt(`${piece}@${region}`, Number(seat), camps);
}
