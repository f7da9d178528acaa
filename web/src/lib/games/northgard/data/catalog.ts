import type { BuildingData, CardData, ClanData, Components, CreatureData, FaceData, TileData } from "./view";

/** The components of the pack by their ids. */
export interface Catalog {
  cards: Map<string, CardData>;
  tiles: Map<string, TileData>;
  buildings: Map<string, BuildingData>;
  creatures: Map<string, CreatureData>;
  clans: Map<string, ClanData>;
  faces: FaceData[];
}

function byId<T extends { id: string }>(things: T[] | undefined): Map<string, T> {
  return new Map((things ?? []).map((thing) => [thing.id, thing]));
}

const made = new WeakMap<object, Catalog>();

export function catalog(components: object): Catalog {
  let found = made.get(components);
  if (found === undefined) {
    const pack = components as Partial<Components>;
    found = {
      cards: byId(pack.cards),
      tiles: byId(pack.tiles),
      buildings: byId(pack.buildings),
      creatures: byId(pack.creatures),
      clans: byId(pack.clans),
      faces: pack.faces ?? [],
    };
    made.set(components, found);
  }
  return found;
}

/** A card the pack has not told of yet, or no more: its name and text are still known. */
export function cardOf(components: object, id: string): CardData {
  return (
    catalog(components).cards.get(id) ?? {
      id,
      kind: "unknown",
      clan: null,
      rank: null,
      copies: 1,
      flash: false,
      fame: 0,
      effects: [],
      message: `card-${id.replaceAll("_", "-")}`,
      text: `card-${id.replaceAll("_", "-")}-text`,
      source: "",
      note: "",
      note_message: "",
    }
  );
}

/** Cards in the order of the pack: that in which the hall offers them. */
export function inPackOrder(components: object, ids: readonly string[]): string[] {
  const order = new Map([...catalog(components).cards.keys()].map((id, i) => [id, i]));
  const at = (id: string) => order.get(id) ?? order.size;
  return ids.toSorted((one, other) => at(one) - at(other));
}
