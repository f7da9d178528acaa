import { describe, expect, it } from "vitest";
import type { HallInfo } from "../protocol/generated";
import { addressForOthers, isOwnMachine } from "./invitation";

const hall = (address: string | null) => ({ address }) as HallInfo;
const own = { origin: "http://127.0.0.1:8123", hostname: "127.0.0.1" };

describe("the address in an invitation", () => {
  it("is that of the network where the page was opened on the machine itself", () => {
    expect(addressForOthers(hall("http://192.168.1.5:8123"), own)).toBe("http://192.168.1.5:8123");
  });
  it("is the visitor's own where that leads somewhere, or nothing better is known", () => {
    const there = { origin: "https://games.example", hostname: "games.example" };
    expect(addressForOthers(hall("http://10.0.0.1:80"), there)).toBe("https://games.example");
    expect(addressForOthers(hall(null), own)).toBe(own.origin);
    expect(addressForOthers(null, own)).toBe(own.origin);
  });
  it("knows the names of one's own machine, and no others", () => {
    expect(["localhost", "127.0.0.1", "127.8.0.1", "[::1]"].every(isOwnMachine)).toBe(true);
    expect(["127.example.org", "192.168.1.5", "localhost.example"].some(isOwnMachine)).toBe(false);
  });
});
