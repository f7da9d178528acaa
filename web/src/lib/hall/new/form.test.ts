import { describe, expect, it } from "vitest";
import type { Game, SetupOption } from "../games";
import { distinctItems, TableForm } from "./form.svelte";

const option = (name: string, more: Partial<SetupOption>): SetupOption => ({
  name,
  type: "bool",
  default: false,
  values: [],
  items: [],
  rule: "",
  seats: [],
  needs: {},
  presets: {},
  group: "rules",
  value_seats: {},
  ...more,
});

const GAME: Game = {
  name: "northgard",
  rules_version: 1,
  pack: "0123456789abcdef",
  seats: [2, 3, 4],
  rules: true,
  gallery: true,
  secrets: true,
  default_bot: "greedy",
  lesson: true,
  bots: [
    { name: "master", message: "bot-master" },
    { name: "greedy", message: "bot-greedy" },
    { name: "random", message: "bot-random" },
  ],
  options: [
    option("seats", { type: "int", default: 3, values: [2, 3, 4] }),
    option("clans", { type: "list", default: "draft", values: ["draft"], items: ["bear", "boar", "goat", "wolf"] }),
    option("creatures", {}),
    option("more_creatures", { needs: { creatures: true } }),
    option("teams", { seats: [4] }),
    option("long", { presets: { true: { years: 10 } } }),
    option("edition", {
      type: "choice",
      default: "consensus",
      values: ["consensus", "polish"],
      presets: { consensus: {}, polish: { trade: "same" } },
    }),
    option("trade", { type: "choice", default: "any", values: ["any", "same"] }),
    option("places", {
      type: "choice",
      default: "players",
      values: ["players", "symmetry", "mountains"],
      value_seats: { symmetry: [2], mountains: [3, 4] },
    }),
    option("years", { type: "int", default: 7, values: [7, 10] }),
  ],
};
const at = (form: TableForm, name: string): SetupOption => form.option(name) ?? option("", {});

describe("a new table", () => {
  it("is the visitor against the strongest bots, and can start at once", () => {
    const form = new TableForm(GAME);
    expect(form.chairs).toEqual(["me", "greedy", "greedy"]);
    expect(form.awaits).toBe(false);
    expect(form.wish).toMatchObject({ game: "northgard", setup: { seats: 3 }, bots: [null, "greedy", "greedy"] });
  });

  it("grows by the like of its last chair and keeps the visitor when it shrinks", () => {
    const form = new TableForm(GAME);
    form.chairs[2] = "friend";
    form.resize(4);
    expect(form.chairs).toEqual(["me", "greedy", "friend", "friend"]);
    expect(form.awaits).toBe(true);
    form.chairs = ["greedy", "friend", "me"];
    form.resize(2);
    expect(form.chairs).toEqual(["me", "friend"]);
  });

  it("has only values that are for so many seats, and says which one fell back", () => {
    const form = new TableForm(GAME);
    const places = at(form, "places");
    expect(places.values.filter((value) => form.fits(places, value))).toEqual(["players", "mountains"]);
    form.choose("places", "mountains");
    expect([form.setup["places"], form.unfit(places)]).toEqual(["mountains", null]);
    form.resize(2);
    expect(form.setup["places"]).toBe("players");
    expect(form.unfit(places)).toEqual({ value: "mountains", seats: [3, 4] });
    expect(form.wish.setup).toEqual({ seats: 2 });
    form.resize(4);
    expect(form.wish.setup).toEqual({ seats: 4, places: "mountains" });
  });

  it("says what a value brings with it, and lets one choose against it", () => {
    const form = new TableForm(GAME);
    form.choose("edition", "polish");
    expect(form.setup["trade"]).toBe("same");
    expect(form.brings(at(form, "edition")).map(([other, value]) => [other.name, value])).toEqual([["trade", "same"]]);
    expect(form.wish.setup).toEqual({ seats: 3, edition: "polish" });
    form.choose("trade", "any");
    expect(form.wish.setup).toEqual({ seats: 3, edition: "polish", trade: "any" });
    form.choose("trade", "same");
    expect(form.wish.setup).toEqual({ seats: 3, edition: "polish" });
  });

  it("sets what a switch presets", () => {
    const form = new TableForm(GAME);
    form.choose("long", true);
    expect(form.setup["years"]).toBe(10);
  });

  it("does not ask for what is not possible", () => {
    const form = new TableForm(GAME);
    form.choose("creatures", true);
    form.choose("more_creatures", true);
    form.choose("creatures", false);
    expect(form.setup["more_creatures"]).toBe(false);
    expect(form.missing(at(form, "more_creatures")).options.map((other) => other.name)).toEqual(["creatures"]);
    expect(form.wish.setup).toEqual({ seats: 3 });
    expect(form.missing(at(form, "teams")).seats).toEqual([4]);
    form.resize(4);
    form.choose("teams", true);
    expect(form.wish.setup).toEqual({ seats: 4, teams: true });
    form.resize(3);
    expect(form.wish.setup).toEqual({ seats: 3 });
  });

  it("gives each seat another item", () => {
    const form = new TableForm(GAME);
    form.choose("clans", distinctItems(at(form, "clans"), 3));
    expect(form.setup["clans"]).toEqual(["bear", "boar", "goat"]);
    form.resize(4);
    expect(form.wish.setup).toEqual({ seats: 4, clans: ["bear", "boar", "goat", "wolf"] });
  });
});
