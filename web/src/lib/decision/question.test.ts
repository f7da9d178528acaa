import { expect, test } from "vitest";
import { inParts } from "./question";

test("what is said beside a question is set apart from it, and nothing of it is lost", () => {
  const node = { kind: "node", id: "X1", text: "Crossing" };
  expect(inParts(["Where do you go? You are at the ", node, ". Why?"])).toEqual([
    ["Where do you go?"],
    [" You are at the ", node, ". Why?"],
  ]);
  expect(inParts(["Pay with ", node, "?"])).toEqual([["Pay with ", node, "?"], []]);
  expect(inParts(["A card for the wound."])).toEqual([["A card for the wound."], []]);
});
