import { expect, test } from "vitest";
import type { IceGardenView } from "../../data/view";
import { landOf } from "../land/geometry";
import { farNamePoint } from "../land/names";
import { campsOf, needsTotal } from "./camps";

/** A region with these pieces of every seat. */
function camped(id: string, markers: number, units: number[]): IceGardenView {
  const [level_1 = 0, level_2 = 0, level_3 = 0] = units;
  const pieces = { markers, held: 0, level_1, level_2, level_3 };
  const kinds = units.map((_, i) => ({ unit: `u${i}`, level: i + 1, abilities: {} }));
  return {
    seats: 4,
    players: [0, 1, 2, 3].map((seat) => ({ seat, units: kinds })),
    regions: [{ id, status: "open", places: [], pieces: [0, 1, 2, 3].map(() => pieces) }],
  } as unknown as IceGardenView;
}

test("where a camp would be drawn too small its markers are a heap and its units stand closer together", () => {
  const few = campsOf(camped("isle", 3, []));
  expect(few.map(({ heaped, scale }) => [heaped, scale])).toEqual(few.map(() => [false, 1]));
  for (const camp of campsOf(camped("isle", 6, [1, 1, 1]))) {
    expect(camp.heaped).toBe(true);
    expect(camp.scale).toBeGreaterThan(0.45);
  }
});

test("no total stands where Vuko does", () => {
  const [x, y] = landOf("isle")?.vuko ?? [0, 0];
  for (const { at, badge } of campsOf(camped("isle", 3, [1])))
    expect(Math.hypot(at[0] + badge[0] - x, at[1] + badge[1] - y)).toBeGreaterThan(25);
});

test("where there is another place for a total, it stands clear of the plaque and its seal", () => {
  for (const id of ["fjords", "sails"]) {
    const [x, y] = landOf(id)?.plaque ?? [0, 0];
    for (const { at, badge } of campsOf(camped(id, 5, [])))
      expect([Math.abs(at[0] + badge[0] - x) >= 80, Math.abs(at[1] + badge[1] - y) > 38], id).toContain(true);
  }
});

test("no total hides a marker of another player on the Volcanic Isle", () => {
  const view = camped("isle", 0, [0, 1]);
  view.regions[0]!.pieces[0] = { markers: 1, held: 0, level_1: 0, level_2: 0, level_3: 0 };
  const [red] = campsOf(view).filter(({ seat }) => seat === 0);
  const [x, y] = red!.at;
  for (const { seat, at, badge } of campsOf(view).filter(({ seat }) => seat !== 0))
    expect(Math.hypot(at[0] + badge[0] - x, at[1] + badge[1] - y), `of ${seat}`).toBeGreaterThan(17);
});

test("from afar no total of the desert stands on its name", () => {
  const land = landOf("zym")!;
  const [x, y] = farNamePoint(land, 1);
  for (const { at, badge } of campsOf(camped("zym", 4, []))) {
    const [dx, dy] = [at[0] + badge[0] - x, at[1] + badge[1] - y];
    expect(Math.abs(dx) < 75 && dy > -24 && dy < 9).toBe(false);
  }
});

test("a heap says its number once", () => {
  const [heap] = campsOf(camped("zym", 7, []));
  const [block] = campsOf(camped("zym", 4, []));
  const total = (camp: typeof heap, total: number) => needsTotal({ ...camp!, total });
  expect([total(heap, 7), total(heap, 6), total(block, 4)]).toEqual([false, true, true]);
});
