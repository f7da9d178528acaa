import type { PiecesView, PlaceCount, Presence, RegionView } from "../generated";
import type { GameEvent } from "./events";
import type { IceGardenView } from "./view";

/**
 * The view with what has gone somewhere while a scene is told: the board itself changes only afterwards, and a piece
 * that has arrived must not jump back until then. How many there are now and what they count, the events say.
 */
export function arrived(view: IceGardenView, moved: readonly GameEvent[]): IceGardenView {
  return moved.reduce(after, view);
}

function after(view: IceGardenView, event: GameEvent): IceGardenView {
  switch (event.type) {
    case "vuko_walked":
      return { ...view, vuko: { ...view.vuko, region: event.target } };
    case "marker_placed":
      return withPresence(view, event.region, event.seat, "marker", event.target_now);
    case "unit_summoned":
      return withPresence(view, event.region, event.seat, event.unit, event.target_now);
    case "marker_recruited":
      return withPresence(view, event.region, event.player, "marker", event.source_now);
    case "pieces_moved": {
      const left = withPresence(view, event.source, event.seat, event.piece, event.source_now);
      return withPresence(left, event.target, event.seat, event.piece, event.target_now);
    }
    default:
      return view;
  }
}

/** The part of a seat's pieces that a kind of piece is among. */
function partOf(view: IceGardenView, seat: number, piece: string): keyof PiecesView | null {
  if (piece === "marker") return "markers";
  const level = view.players[seat]?.units.find(({ unit }) => unit === piece)?.level;
  return level === undefined ? null : (`level_${level}` as const);
}

function withPresence(view: IceGardenView, id: string, seat: number, piece: string, now: Presence): IceGardenView {
  const part = partOf(view, seat, piece);
  if (part === null) return view;
  const changed = (region: RegionView): RegionView => ({
    ...region,
    pieces: region.pieces.map((pieces, one) => (one === seat ? { ...pieces, [part]: now.count } : pieces)),
    places: inOrder(region.places, seat, now),
  });
  return { ...view, regions: view.regions.map((region) => (region.id === id ? changed(region) : region)) };
}

/** Places with another influence of a seat, until the hall tells them: among equals everybody stays where they are. */
function inOrder(places: readonly PlaceCount[], seat: number, now: Presence): PlaceCount[] {
  const nothing = { seat, place: 0, markers: 0, units: {}, levels: 0, domination: 0, held: 0 };
  const known = places.find((place) => place.seat === seat) ?? nothing;
  const own = { ...known, influence: now.influence, receives: now.receives };
  const all = known === nothing ? [...places, own] : places.map((place) => (place.seat === seat ? own : place));
  return all
    .filter(({ influence }) => influence > 0)
    .toSorted((a, b) => b.influence - a.influence)
    .map((place, i) => ({ ...place, place: i + 1 }));
}
