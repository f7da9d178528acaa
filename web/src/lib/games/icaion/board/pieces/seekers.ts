import type { IcaionView, PlayerView } from "../../data/view";
import { fan, isNode, nodeAt, type Point } from "../land/geometry";

export interface Standing {
  player: PlayerView;
  /** The foot of the pin. */
  at: Point;
  /** How far the pin leans, in degrees: several on one node fan out. */
  lean: number;
}

export function standings(view: IcaionView): Standing[] {
  const byNode = new Map<string, PlayerView[]>();
  for (const player of view.players) {
    const { node } = player;
    if (node !== null && isNode(node)) byNode.set(node, [...(byNode.get(node) ?? []), player]);
  }
  return [...byNode].flatMap(([node, here]) =>
    fan(here.length).map((lean, i) => ({ player: here[i] as PlayerView, at: nodeAt(node), lean })),
  );
}
