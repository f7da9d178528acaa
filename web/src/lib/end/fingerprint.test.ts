import { readdirSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { root } from "../../test-python";
import { canonical, grouped, remember, remembered, verdictOn } from "./fingerprint";

afterEach(() => vi.unstubAllGlobals());

const headOf = (record: string) => JSON.parse(record.split("\n")[0] ?? "") as Record<string, unknown>;
/** Records that the engine wrote, by the rules it still knows. */
const folder = `${root}/tests/fixtures/records`;
const records = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".jsonl"))
  .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
  .filter((record) => Number(headOf(record)["rules_version"]) > 1);
const told = (record: string) => String(headOf(record)["seed_commitment"]);

describe("the fingerprint of a seed", () => {
  it("is the one that the engine computes", async () => {
    expect(records.length).toBeGreaterThan(2);
    for (const record of records) expect(await verdictOn(record, told(record))).toBe("fits");
  });
  it("does not fit another seed, another setup, or what was told of another match", async () => {
    const record = records[0] ?? "";
    const changed = (values: object) => `${JSON.stringify({ ...headOf(record), ...values })}\n`;
    expect(await verdictOn(changed({ seed: "loaded" }), told(record))).toBe("wrong");
    expect(await verdictOn(changed({ setup: {} }), told(record))).toBe("wrong");
    expect(await verdictOn(record, "0".repeat(64))).toBe("wrong");
  });
  it("is not said to be checked where it was not", async () => {
    const record = records[0] ?? "";
    expect(await verdictOn("no record\n", told(record))).toBe("failed");
    vi.stubGlobal("crypto", {});
    expect(await verdictOn(record, told(record))).toBe("unable");
  });
  it("is written as the engine writes JSON", () => {
    expect(canonical({ b: [1, true, null], a: "Žůžo 🐻" })).toBe(
      '{"a":"\\u017d\\u016f\\u017eo \\ud83d\\udc3b","b":[1,true,null]}',
    );
  });
  it("that was seen first is the one that is remembered", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    });
    remember("t1", "aaa");
    remember("t1", "bbb");
    expect(remembered("t1")).toBe("aaa");
    expect(remembered("t2")).toBeUndefined();
    expect(grouped("0123456789abcdef")).toBe("01234567 89abcdef");
  });
});
