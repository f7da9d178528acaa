import type { GameEvent } from "../../../net/stage.svelte";
import type { PiecesView, PlaceCount, RegionView } from "../generated";
import type { IceGardenView } from "./view";

/** The part of a seat's pieces that a kind of piece is counted in. */
function partOf(view: IceGardenView, seat: number, piece: string): keyof PiecesView | null {
  if (piece === "marker") return "markers";
  const level = view.players[seat]?.units.find(({ unit }) => unit === piece)?.level;
  return level === undefined ? null : (`level_${level}` as const);
}

/** What a piece adds to the influence of its seat where it is. */
const WORTH: Record<keyof PiecesView, number> = { markers: 1, held: 0, level_1: 1, level_2: 2, level_3: 3 };

/** Places with another influence of a seat, until the hall tells them: among equals everybody stays where they are. */
function recounted({ places, needed }: RegionView, seat: number, change: number): PlaceCount[] {
  const nothing = { seat, place: 0, influence: 0, markers: 0, units: {}, levels: 0, domination: 0, held: 0 };
  const known = places.some((place) => place.seat === seat);
  return (known ? places : [...places, { ...nothing, receives: false }])
    .map((place) => (place.seat === seat ? { ...place, influence: place.influence + change } : place))
    .filter(({ influence }) => influence > 0)
    .toSorted((a, b) => b.influence - a.influence)
    .map((place, i) => ({ ...place, place: i + 1, receives: place.influence >= needed }));
}

/**
 * The view with what has gone somewhere while a scene is told: the board itself changes only afterwards, and a piece
 * that has arrived must not jump back until then.
 */
export function withArrived(view: IceGardenView, moved: readonly GameEvent[]): IceGardenView {
  if (moved.length === 0) return view;
  const regions = view.regions.map((region) => ({
    ...region,
    pieces: region.pieces.map((pieces) => ({ ...pieces })),
  }));
  let { vuko } = view;
  const add = (name: unknown, seat: number, piece: string, count: number): void => {
    const region = regions.find(({ id }) => id === name);
    const pieces = region?.pieces[seat];
    const part = partOf(view, seat, piece);
    if (region === undefined || pieces === undefined || part === null) return;
    pieces[part] = Math.max(0, pieces[part] + count);
    region.places = recounted(region, seat, count * WORTH[part]);
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
