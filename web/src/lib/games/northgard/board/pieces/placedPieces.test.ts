import { expect, test } from "vitest";
import { flagTop, type PlacedPieces } from "./placedPieces";

test("a banner at the upper edge of the land stands out above it", () => {
  const groups = [{ at: [0, 12] }, { at: [40, 300] }];
  expect(flagTop({ groups } as unknown as PlacedPieces)).toBeLessThan(-40);
  expect(flagTop(null)).toBe(Infinity);
});
