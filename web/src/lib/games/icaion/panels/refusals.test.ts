import { expect, test } from "vitest";
import type { Stage } from "../../../net/stage.svelte";
import { splitRefusal } from "./refusals";

const texts = { say: (id: string, params = {}) => [id, ...Object.values(params)].join(" ") };
const stage = { texts } as unknown as Stage;
const far = (message: string, params: Record<string, unknown>) =>
  splitRefusal(stage, { key: "node:P1", rule: "IC-MOVE-05", message, params });

test("nodes too far away have one reason, and each says how far it is", () => {
  expect(far("refusal-move-far", { distance: 4, blue: 2 })).toEqual({
    reason: "board-why-far",
    each: "way 4, amount-blue 2",
  });
  const [near, next] = [3, 5].map((distance) => far("refusal-move-locked", { distance, free: 2 }));
  expect(near?.reason).toBe(next?.reason);
  expect([near?.each, next?.each]).toEqual(["way 3", "way 5"]);
  expect(far("refusal-move-nowhere", {})).toBeUndefined();
});
