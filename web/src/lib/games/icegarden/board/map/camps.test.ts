import { expect, test } from "vitest";
import type { IceGardenView } from "../../data/view";
import { landOf } from "../land/geometry";
import { campsOf } from "./camps";

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
