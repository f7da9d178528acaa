import type { TerritoryView } from "./view";

/** A bare territory of one region, for tests. */
export const bareTerritory = (id: string, more: Partial<TerritoryView> = {}): TerritoryView => ({
  id,
  regions: [id],
  owner: null,
  units: 0,
  raider: null,
  raiders: 0,
  closed: false,
  size: 1,
  symbols: { food: 0, wood: 0, lore: 0 },
  lairs: 0,
  buildings: [],
  slots: [],
  neighbours: [],
  ...more,
});
