import { expect, test } from "vitest";
import { flagTop, type Folk } from "./folk";

test("a banner at the upper edge of the land stands out above it", () => {
  const hosts = [{ at: [0, 12] }, { at: [40, 300] }];
  expect(flagTop({ hosts } as unknown as Folk)).toBeLessThan(-40);
  expect(flagTop(null)).toBe(Infinity);
});
