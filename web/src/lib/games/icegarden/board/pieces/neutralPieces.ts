import { type Point } from "../../../../board/drawing";
import { LANDS, type Region } from "../land/geometry";
import { regionOf, type IceGardenView } from "../../data/view";

export { LANDS };

export interface NeutralPiece {
  key: string;
  kind: "nation" | "charm" | "tower" | "nightmare" | "thorn";
  region: string;
  at: Point;
  /** A charm that came this turn lies face down. */
  dim: boolean;
  count: number;
}

const BESIDE = 17; // units between charms in one region: up to four lie where the Thorn is

/** Everything in a region that belongs to nobody. */
export function regionPieces(view: IceGardenView, land: Region): NeutralPiece[] {
  const region = regionOf(view, land.id);
  if (region === undefined || region.status === "closed") return [];
  const found: NeutralPiece[] = [];
  const add = (kind: NeutralPiece["kind"], at: Point, i = 0, dim = false, count = 1): void => {
    found.push({ key: `${land.id} ${kind} ${i}`, kind, region: land.id, at, dim, count });
  };
  if (view.thorn === land.id) add("thorn", land.thorn);
  const nations = region.nations - (view.vuko.region === land.id ? view.vuko.companions : 0);
  if (nations > 0) add("nation", land.nation, 0, false, nations);
  const charms = region.charms + region.charms_moved;
  for (let i = 0; i < charms; i++) {
    const at: Point = [land.charm[0] - (i % 2) * BESIDE, land.charm[1] + Math.floor(i / 2) * BESIDE];
    add("charm", at, i, i >= region.charms);
  }
  if (region.tower) add("tower", land.tower);
  for (let i = 0; i < region.nightmares; i++) add("nightmare", land.nightmares[i] ?? land.vuko, i);
  return found;
}

/** Where a nation marker of a region lies. */
export function nationAt(land: Region): Point {
  return land.nation;
}
