import { expect, test } from "vitest";
import type { Stage } from "../../../net/stage.svelte";
import { craterText } from "./craters";
import type { IcaionView } from "./view";

/** Texts that say which message they were asked for. */
const stage = {
  components: {
    craters: [
      { id: "K1", colour: "pink", regions: ["RC1", "RE1"] },
      { id: "K2", colour: "blue", regions: [] },
    ],
  },
  texts: {
    say: (id: string) => id,
    name: (kind: string, id: string) => `${kind} ${id}`,
    list: (all: string[]) => all.join("+"),
  },
} as unknown as Stage;
const view = { colossus: "K1", colossus_shards: 2, colossus_next: "K2" } as IcaionView;

test("a crater is told in words: what is installed there, the Colossus in it or to come", () => {
  expect(craterText(stage, view, "K1")).toBe(
    "crater K1. colour pink: board-crater-installs board-crater-colossus board-crater-beside",
  );
  expect(craterText(stage, view, "K2")).toContain("board-omen");
});
