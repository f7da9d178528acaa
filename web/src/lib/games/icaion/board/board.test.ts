import { expect, test } from "vitest";
import type { ChronicleEntry } from "../../../net/stage.svelte";
import type { OptionInfo } from "../../../protocol/generated";
import { asAnyEvent, type GameEvent } from "../data/events";
import { heapOf } from "../data/minerals";
import type { IcaionView } from "../data/view";
import { phoneBox, PHONE } from "./camera";
import { discsOf, placeSlips, placesAround, slipThings, thingsOn } from "./choosing/placement";
import { extractSlips, offerSlips, roomBeside, slipsOf } from "./choosing/slips";
import { hasPlace, targetsOf } from "./choosing/targets";
import { isInside } from "../../../board/drawing";
import { CRATERS, NODES, nodeAt, PLATES, rimPath, wayBetween } from "./land/geometry";
import { MARKS } from "./land/texture";
import { clearOfShields } from "./pieces/seekers";

const option = (key: string, params: Record<string, unknown> = {}): OptionInfo => ({
  key,
  message: "option-node",
  params,
  group: "",
});
const view = { players: [{ node: "X1" }, { node: "S2" }], regions: [] } as unknown as IcaionView;
/** The same with something on every plate. */
const busy = {
  ...view,
  regions: PLATES.map(({ id }) => ({ region: id, qoam: 4, parasites: 3, machines: [{}, {}], wonder: null })),
} as unknown as IcaionView;

test("fifteen plates, forty nodes and five craters, and everything of a plate lies on it", () => {
  expect([PLATES.length, NODES.length, CRATERS.length]).toEqual([15, 40, 5]);
  for (const { id, polygon, heap, count, machines, alone, parasites } of PLATES) {
    for (const at of [heap, count, alone, ...machines, ...parasites])
      expect(isInside(at, polygon), `${at.join()} on ${id}`).toBe(true);
    expect(MARKS.get(id)?.length, id).toBeGreaterThan(2);
  }
});

test("ways lead along lines, by the fewest nodes", () => {
  expect(wayBetween("C1", "C1")).toEqual(["C1"]);
  expect(wayBetween("X1", "C1")).toEqual(["X1", "P1", "C1"]);
  expect(wayBetween("S1", "S2")).toHaveLength(5);
});

test("nodes show the steps and the Blue to pay, and stand where they are", () => {
  const [node] = targetsOf([option("node:P1", { distance: 3, cost: 1 })], [], view, 0);
  expect(node).toMatchObject({ kind: "node", label: "3", blue: 1, at: nodeAt("P1"), offered: ["node:P1"] });
});

test("nodes, piles and craters tell of themselves, also where a click would choose them", () => {
  const options = [option("node:P1"), option("apparatus:blue"), option("clockwise", { crater: "K2" })];
  const labels = targetsOf(options, [], view, 0).map(({ id, about }) => [id, about]);
  expect(Object.fromEntries(labels)).toEqual({
    "node:P1": "node:P1",
    "apparatus:blue": "pile:blue",
    clockwise: "crater:K2",
  });
});

test("what the Seeker can do stands around its feet, as a Special Action too", () => {
  const targets = targetsOf([option("extract"), option("special:deploy"), option("pass")], [], view, 0);
  expect(targets.map(({ id, label }) => [id, label])).toEqual([
    ["extract", "extract"],
    ["special:deploy", "deploy"],
  ]);
  expect(["extract", "special:deploy", "camp", "remove:RI1.2", "apparatus:blue"].every(hasPlace)).toBe(true);
  expect(["pass", "card:points_3", "cage:1", "power:draw"].some(hasPlace)).toBe(false);
});

test("each number of Parasites to remove is a place of its own, and the Dark Bell rings at craters", () => {
  const parasites = targetsOf([option("remove:RI1.1"), option("remove:RI1.2")], [], view, 0);
  expect(parasites.map(({ kind, label, about }) => [kind, label, about])).toEqual(
    expect.arrayContaining([
      ["parasites", "1", "RI1"],
      ["parasites", "2", "RI1"],
    ]),
  );
  const [bell] = targetsOf([option("clockwise", { crater: "K2" })], [], view, 0);
  expect(bell).toMatchObject({ kind: "crater", at: CRATERS[1]?.at });
});

test("what is refused answers clicks but is not offered, and whoever only watches can choose nothing", () => {
  const refusal = { key: "region:RI1", rule: "IC-DEPLOY-01", message: "refusal-region-full", params: {} };
  expect(targetsOf([], [refusal], view, 0)).toMatchObject([{ id: "region:RI1", offered: [], about: "RI1" }]);
  expect(targetsOf([option("node:P1")], [], view, null)).toEqual([]);
});

test("a heap has as many crystals as lie there, the highest row behind", () => {
  for (let n = 0; n <= 8; n++) expect(heapOf(n)).toHaveLength(n);
  const [first, last] = [heapOf(6)[0], heapOf(6).at(-1)];
  expect((first?.[1] ?? 0) < (last?.[1] ?? 0)).toBe(true);
});

test("slips over the plates say the best of several prices, and what each Machine would give", () => {
  const target = { machine: "harvester", colour: "blue", count: 1, row: "cage", cost: 2 } as const;
  const [slip, ...others] = slipsOf({
    targets: [
      { ...target, region: "RI1", pays: { blue: 2 }, points: 2, reputation: 2 },
      { ...target, region: "RI1", pays: { blue: 2 }, points: 1, reputation: 6 },
    ],
  });
  expect(others).toEqual([]);
  expect(slip).toMatchObject({
    id: "RI1",
    parts: [{ text: "2" }, { cut: "blue" }, { text: "+6" }, { icon: "reputation" }],
  });
  const mixed = slipsOf({
    targets: [{ ...target, region: "RI1", pays: { blue: 1, brown: 1 }, points: 2, reputation: 2 }],
  });
  expect(mixed[0]?.parts.slice(0, 4)).toEqual([{ text: "1" }, { cut: "blue" }, { text: "1" }, { cut: "brown" }]);
  const [refiner] = offerSlips([option("region:RE1", { machine: "refiner", points: 2 }), option("done")]);
  expect(refiner).toMatchObject({ id: "RE1", parts: [{ icon: "refiner" }, { text: "+2" }, { icon: "reputation" }] });
  const blocked = { region: "RI2", colour: "brown", count: 1, machine: "scavenger", blocked: true } as const;
  expect(slipsOf({ steps: [blocked] })[0]?.parts).toContainEqual({ icon: "parasite" });
});

test("the Colossus walks over the rim crater by crater, also back", () => {
  const at = (i: number) => CRATERS[i]?.at.join(" ");
  expect(
    rimPath("K4", 2)
      ?.split("A")
      .map((part) => part.split(" ").slice(-2).join(" ")),
  ).toEqual([`M${at(3)}`, at(4), at(0)]);
  expect(rimPath("K1", -1)).toMatch(new RegExp(`^M${at(0)}A.* 0 0 0 ${at(4)}$`));
  expect(rimPath("nowhere", 1)).toBeNull();
});

test("an Extract says on its plates what has been done, step by step", () => {
  const entry = (...events: GameEvent[]): ChronicleEntry => {
    return { n: 1, seat: 0, decision: "action", events: events.map(asAnyEvent) };
  };
  const begun: GameEvent = { type: "action_taken", seat: 0, action: "extract" };
  const taken = (region: string): GameEvent => {
    return { type: "qoam_extracted", seat: 0, region, colour: "blue", count: 1, left: 0 };
  };
  const done = extractSlips([
    entry(begun, taken("RE5")),
    entry(begun, taken("RI1")),
    entry({ type: "machine_activated", seat: 0, machine: "harvester", region: "RI1" }, taken("RI1")),
  ]);
  const one = [{ text: "+1" }, { cut: "blue" }];
  expect(done).toMatchObject([{ id: "RI1", parts: [{ step: 1 }, ...one, { step: 2 }, ...one] }]);
  const [offer] = placeSlips(offerSlips([option("region:RI1", { machine: "harvester" })]), slipThings(done));
  expect(Math.abs(offer!.at[1] - done[0]!.at[1]), "beside what has been done").toBeGreaterThan(23);
  expect(roomBeside([done[0]!.at[0] - 60, done[0]!.at[1] + 30], 60, done)[0]).toBeLessThan(done[0]!.at[0] - 100);
});

test("what is laid over the board covers no number, no Parasite and nothing to press", () => {
  const things = thingsOn(busy);
  const apart = ([x, y]: readonly [number, number], [a, b]: readonly [number, number]) => Math.hypot(x - a, y - b);
  for (const node of NODES) {
    const places = placesAround(nodeAt(node), 5, things);
    expect(places).toHaveLength(5);
    for (const at of places)
      for (const { count, parasites, id } of PLATES)
        for (const there of [count, ...parasites]) expect(apart(at, there), `${node} over ${id}`).toBeGreaterThan(13);
  }
  const nodes = targetsOf(
    NODES.map((node) => option(`node:${node}`)),
    [],
    view,
    0,
  );
  const steps = PLATES.map(({ id }) => ({ region: id, colour: "blue", count: 1 }) as const);
  for (const { id, at } of placeSlips(slipsOf({ steps }), [...thingsOn(view), ...discsOf(nodes)]))
    for (const node of nodes)
      expect(Math.abs(at[0] - node.at[0]) > 20 || Math.abs(at[1] - node.at[1]) > 20, `${id} over ${node.id}`).toBe(
        true,
      );
});

test("numbers and Machines step aside for a Seeker in front of them", () => {
  expect(clearOfShields([10, 0], [[0, 0]], 30)).toEqual([30, 0]);
  expect(clearOfShields([40, 0], [[0, 0]], 30)).toEqual([40, 0]);
  expect(clearOfShields([0, 0], [[0, 0]], 30)).toEqual([0, 30]);
});

test("a phone shows what may be chosen, or the whole disc where that has no place", () => {
  const offered = targetsOf([option("node:P1"), option("node:C1")], [], view, 0);
  const box = phoneBox(offered, nodeAt("X1"));
  for (const node of ["P1", "C1", "X1"]) {
    const [x, y] = nodeAt(node);
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height, node).toBe(true);
  }
  expect(box.width).toBeLessThan(PHONE.width);
  const [rim, out] = [phoneBox([], nodeAt("S1")), phoneBox([], nodeAt("S1"), 2)];
  expect(rim.x + rim.width, "no farther out than the disc").toBeLessThanOrEqual(PHONE.x + PHONE.width);
  expect(out.height, "two rows of rails cover more").toBeGreaterThanOrEqual(rim.height);
  const all = NODES.map((node) => option(`node:${node}`));
  const lowest = Math.max(...NODES.map((node) => nodeAt(node)[1]));
  const whole = phoneBox(targetsOf(all, [], view, 0), null, 2);
  expect(lowest, "every node lies above two rows of rails").toBeLessThan(whole.y + whole.height * 0.7);
  expect(phoneBox([], null, 2), "also for who only watches").toEqual(whole);
  const still = phoneBox([], nodeAt("X1")); // a cage or a card is chosen: the camera stays with the Seeker
  expect([still.width < PHONE.width, phoneBox([], null)]).toEqual([true, PHONE]);
});
