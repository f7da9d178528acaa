import type { GameEvent } from "../../../net/stage.svelte";
import type { PiecesView } from "../generated";
import type { IceGardenView } from "./view";

/** The part of a seat's pieces that a kind of piece is counted in. */
function partOf(view: IceGardenView, seat: number, piece: string): keyof PiecesView | null {
  if (piece === "marker") return "markers";
  const level = view.players[seat]?.units.find(({ unit }) => unit === piece)?.level;
  return level === undefined ? null : (`level_${level}` as const);
}

/**
 * The view with what has gone somewhere while a scene is told: the board itself changes only afterwards, and a piece
 * that has arrived must not jump back until then.
 */
export function withArrived(view: IceGardenView, moved: readonly GameEvent[]): IceGardenView {
  if (moved.length === 0) return view;
  const regions = view.regions.map((region) => ({ ...region, pieces: region.pieces.map((pieces) => ({ ...pieces })) }));
  let { vuko } = view;
  const add = (name: unknown, seat: number, piece: string, count: number): void => {
    const pieces = regions.find(({ id }) => id === name)?.pieces[seat];
    const part = partOf(view, seat, piece);
    if (pieces !== undefined && part !== null) pieces[part] = Math.max(0, pieces[part] + count);
  };
  for (const event of moved) {
    const seat = Number(event["seat"]);
    if (event.type === "vuko_walked") vuko = { ...vuko, region: String(event["target"]) };
    else if (event.type === "marker_placed") add(event["region"], seat, "marker", 1);
    else if (event.type === "unit_summoned") add(event["region"], seat, String(event["unit"]), 1);
    else if (event.type === "marker_recruited") add(event["region"], Number(event["player"]), "marker", -1);
    else if (event.type === "pieces_moved") {
      const [piece, count] = [String(event["piece"]), Number(event["count"] ?? 1)];
      add(event["source"], seat, piece, -count);
      add(event["target"], seat, piece, count);
    }
  }
  return { ...view, regions, vuko };
}
