import { boxAround, type Box } from "../../../../board/viewport";
import type { ChronicleEntry } from "../../../../net/stage.svelte";
import { eventsIn, type GameEvent } from "../../data/events";
import type { Atlas, DrawnTile, Land } from "../land/atlas";
import { sidesOf, TILE, type Point } from "../land/geometry";
import { linePath } from "../land/outline";

/** What happens, as movement on the map. */
export type Spark =
  | { kind: "drop"; tile: DrawnTile; place: string; at: Point }
  | { kind: "march"; seat: number; units: number; from: Point; at: Point }
  | { kind: "change"; seat: number; by: number; at: Point }
  | { kind: "stalk"; creature: string; from: Point; at: Point }
  | { kind: "closed"; path: string; at: Point };

const MOST_ENTRIES = 6; // more than that were missed, not watched

/** Pieces on their way, over the map as it was before. */
export function movesOf(events: readonly GameEvent[], land: Land, atlas: Atlas): Spark[] {
  return events.flatMap((event) => sparkOf(event, land, atlas) ?? []);
}

/** What has changed, over the map as it is now; the pieces have moved already. */
export function changesOf(entries: readonly ChronicleEntry[], land: Land, atlas: Atlas): Spark[] {
  if (entries.length > MOST_ENTRIES) return [];
  return movesOf(eventsIn(entries), land, atlas).filter(({ kind }) => kind === "change" || kind === "closed");
}

function sparkOf(event: GameEvent, land: Land, atlas: Atlas): Spark | null {
  const { byRegion } = land;
  switch (event.type) {
    case "tile_placed": {
      const { x, y } = event;
      const tile = atlas.tile(event);
      const outline = sidesOf(x, y).flatMap(({ points }) => points.slice(0, -1));
      const at: Point = [(x + 0.5) * TILE, (y + 0.5) * TILE];
      return tile && { kind: "drop", tile, place: `${linePath(outline)}Z`, at };
    }
    case "units_moved":
    case "units_retreated": {
      const [from, to] = [byRegion.get(event.source), byRegion.get(event.target)];
      return from && to ? { kind: "march", seat: event.seat, units: event.units, from: from.home, at: to.home } : null;
    }
    case "creature_moved": {
      const [from, to] = [byRegion.get(event.source), byRegion.get(event.target)];
      return from && to ? { kind: "stalk", creature: event.creature, from: from.home, at: to.home } : null;
    }
    case "units_recruited":
    case "units_placed":
    case "units_lost": {
      const here = byRegion.get(event.territory);
      const by = event.type === "units_lost" ? -event.units : event.units;
      return here && by !== 0 ? { kind: "change", seat: event.seat, by, at: here.home } : null;
    }
    case "territory_closed": {
      const here = byRegion.get(event.territory);
      return here ? { kind: "closed", path: here.path, at: here.home } : null;
    }
    default:
      return null;
  }
}

/** Buildings and creatures that are new: their drawings come in by themselves. */
export function newcomers(entries: readonly ChronicleEntry[]): ReadonlySet<string> {
  const events = entries.length > MOST_ENTRIES ? [] : eventsIn(entries);
  return new Set(
    events.flatMap((event) => {
      if (event.type === "building_built" || event.type === "building_replaced") {
        return [`${event.territory} ${event.building}`];
      }
      return event.type === "creature_appeared" ? [`creature:${event.creature}`] : [];
    }),
  );
}

/** Where the last of it happens. */
export function sceneOf(sparks: readonly Spark[]): Box | null {
  const last = sparks.at(-1);
  if (last === undefined) return null;
  return boxAround([last.at], last.kind === "drop" ? TILE / 2 : 60);
}
