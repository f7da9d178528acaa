import type { BoardTarget } from "../../../../board/pointing.svelte";
import type { OptionInfo, RefusalInfo } from "../../../../protocol/generated";
import { ACTIONS, type Colour, COLOURS, type IcaionView } from "../../data/view";
import { type Point } from "../../../../board/drawing";
import { craterOf, isNode, nodeAt, pileAt, plateOf } from "../land/geometry";
import { placesAround, thingsOn } from "./placement";

/** What can be chosen on the board and where. The keys are those of docs/icaion.md. */
export interface Target extends BoardTarget {
  kind: "region" | "node" | "parasites" | "pile" | "crater" | "action";
  /** What its disc shows: a number, or the name of an icon. */
  label: string;
  /** Blue to pay. */
  blue: number;
}

const ACTION_KEYS: readonly string[] = [...ACTIONS, "camp"];
const ON_BOARD = /^((node|region|remove|apparatus):|(clockwise|counterclockwise|stay|camp)$)/;

export function hasPlace(key: string): boolean {
  return ON_BOARD.test(key) || isAction(key);
}

/** What the Seeker does where it stands: a disc at its feet. */
function isAction(key: string): boolean {
  return ACTION_KEYS.includes(key) || key.startsWith("special:");
}

interface Place {
  kind: Target["kind"];
  at: Point;
  about: string;
  label: string;
  blue?: number;
}
type Params = Record<string, unknown>;

/** In reading order; what is refused only answers clicks. */
export function targetsOf(
  options: readonly OptionInfo[],
  refusals: readonly RefusalInfo[],
  view: IcaionView,
  seat: number | null,
): Target[] {
  if (seat === null) return [];
  const found = new Map<string, Target>();
  const add = (key: string, params: Params, offered: boolean): void => {
    const place = placeOf(key, params);
    if (place === null || found.has(key)) return;
    found.set(key, { id: key, blue: 0, ...place, offered: offered ? [key] : [], keys: [key] });
  };
  for (const { key, params } of options) add(key, params, true);
  for (const { key, params } of refusals) if (!isAction(key)) add(key, params, false);
  const around = view.players[seat]?.node ?? null;
  const actions = around === null ? [] : discs(options, nodeAt(around), view);
  return [...found.values(), ...actions].toSorted((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}

/** The actions around the Seeker, far enough apart for fingers; the tent stands on its node. */
function discs(options: readonly OptionInfo[], node: Point, view: IcaionView): Target[] {
  const keys = options.map(({ key }) => key).filter(isAction);
  const around = keys.filter((key) => key !== "camp");
  const places = around.length === 0 ? [] : placesAround(node, around.length, thingsOn(view));
  return keys.map((key) => {
    const label = key.startsWith("special:") ? key.slice("special:".length) : key;
    const at = places[around.indexOf(key)] ?? node;
    return { id: key, kind: "action", at, about: "", label, blue: 0, offered: [key], keys: [key] };
  });
}

/** Where a choice has its place on the board; null: nowhere. */
export function placeOf(key: string, params: Params): Place | null {
  const colon = key.indexOf(":");
  const [verb, name] = colon < 0 ? [key, ""] : [key.slice(0, colon), key.slice(colon + 1)];
  switch (verb) {
    case "node": {
      if (!isNode(name)) return null;
      const distance = params["distance"];
      const label = typeof distance === "number" ? String(distance) : "";
      return { kind: "node", at: nodeAt(name), about: key, label, blue: Number(params["cost"] ?? 0) };
    }
    case "region": {
      const plate = plateOf(name);
      return plate === undefined ? null : { kind: "region", at: plate.heap, about: name, label: "" };
    }
    case "remove": {
      const [region = "", count = ""] = name.split(".");
      const at = plateOf(region)?.parasites[Number(count) - 1];
      return at === undefined ? null : { kind: "parasites", at, about: region, label: count };
    }
    case "apparatus":
      return (COLOURS as readonly string[]).includes(name)
        ? { kind: "pile", at: pileAt(name as Colour), about: `pile:${name}`, label: "" }
        : null;
    case "clockwise":
    case "counterclockwise":
    case "stay": {
      const crater = craterOf(String(params["crater"] ?? ""));
      return crater === undefined ? null : { kind: "crater", at: crater.at, about: `crater:${crater.id}`, label: "" };
    }
    default:
      return null;
  }
}
