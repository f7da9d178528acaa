import type { IcaionView, PlayerView } from "../../data/view";
import { type Point } from "../../../../board/drawing";
import { leanAngles, isNode, nodeAt } from "../land/geometry";

const PIN = 25; // units from the node to the middle of the shield
const LONG_PIN = 35; // where several share a node
export const LYING = 78; // degrees

export interface StandingSeeker {
  player: PlayerView;
  /** The foot of the pin. */
  at: Point;
  /** How far the pin leans, in degrees: several on one node fan out. */
  lean: number;
  /** From the foot to the middle of the shield. */
  pin: number;
}

export function standingSeekers(view: IcaionView): StandingSeeker[] {
  const byNode = new Map<string, PlayerView[]>();
  for (const player of view.players) {
    const { node } = player;
    if (node !== null && isNode(node)) byNode.set(node, [...(byNode.get(node) ?? []), player]);
  }
  return [...byNode].flatMap(([node, here]) =>
    leanAngles(here.length).map((lean, i) => ({
      player: here[i] as PlayerView,
      at: nodeAt(node),
      lean,
      pin: here.length > 1 ? LONG_PIN : PIN,
    })),
  );
}

/** Where the shields of the Seekers are drawn: above the node, on a pin that leans. */
export function shieldsOf(view: IcaionView): Point[] {
  return standingSeekers(view).map(({ player, at, lean, pin }) => {
    const turn = ((player.lying ? LYING : lean) * Math.PI) / 180;
    return [at[0] + Math.sin(turn) * pin, at[1] - Math.cos(turn) * pin];
  });
}

/** A place that steps aside until no shield covers it. */
export function clearOfShields(at: Point, shields: readonly Point[], room: number): Point {
  return shields.reduce<Point>((from, [x, y]) => {
    const [dx, dy] = [from[0] - x, from[1] - y];
    const far = Math.hypot(dx, dy);
    if (far >= room) return from;
    return far === 0 ? [x, y + room] : [x + (dx / far) * room, y + (dy / far) * room];
  }, at);
}
