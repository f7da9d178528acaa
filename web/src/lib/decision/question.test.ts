import { expect, test } from "vitest";
import { splitQuestion } from "./question";

test("what is said beside a question is set apart from it, and nothing of it is lost", () => {
  const node = { kind: "node", id: "X1", text: "Crossing" };
  expect(splitQuestion(["Where do you go? You are at the ", node, ". Why?"])).toEqual([
    ["Where do you go?"],
    [" You are at the ", node, ". Why?"],
  ]);
  expect(splitQuestion(["Pay with ", node, "?"])).toEqual([["Pay with ", node, "?"], []]);
  expect(splitQuestion(["A card for the wound."])).toEqual([["A card for the wound."], []]);
});
