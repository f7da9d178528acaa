import { expect, test } from "vitest";
import { abilitiesOf } from "./units";

test("a unit tells what it can do by its nature and what was bought or spied for it, each once", () => {
  const unit = { bound: ["tower"], printed: ["shield"] };
  expect(abilitiesOf(unit)).toEqual(["tower", "shield"]);
  expect(abilitiesOf(unit, { upgrades: ["speed", "shield"], spied: ["attack"] })).toEqual([
    "tower",
    "shield",
    "speed",
    "attack",
  ]);
});
