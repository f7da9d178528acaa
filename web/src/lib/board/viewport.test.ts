import { describe, expect, test } from "vitest";
import { between, fitted, withinReach, levelOf, showing, zoomed } from "./viewport";

const board = { x: -100, y: -50, width: 800, height: 400 };
const frame = { width: 400, height: 400 };

describe("looking at a board", () => {
  test("all of it fits in the middle of the window, and no closer than one wants", () => {
    expect(fitted(board, frame, 2)).toEqual({ scale: 0.5, left: 50, top: 125 });
    expect(fitted({ x: 0, y: 0, width: 10, height: 10 }, frame, 2).scale).toBe(2);
  });

  test("the point under the pointer stays there while one comes closer", () => {
    const look = { left: 30, top: -20, scale: 0.8 };
    const closer = zoomed(look, 1.5, 200, 100, 0.1, 3);
    const under = (at: typeof look) => [(200 - at.left) / at.scale, (100 - at.top) / at.scale];
    expect(closer.scale).toBeCloseTo(1.2);
    expect(under(closer)[0]).toBeCloseTo(under(look)[0] as number);
    expect(under(closer)[1]).toBeCloseTo(under(look)[1] as number);
    expect(zoomed(look, 100, 0, 0, 0.1, 3).scale).toBe(3);
    expect(zoomed(look, 0.001, 0, 0, 0.1, 3).scale).toBe(0.1);
  });

  test("the board cannot be lost", () => {
    const lost = withinReach({ left: 5000, top: -5000, scale: 1 }, board, frame);
    expect(lost.left + (board.x + board.width / 3) * 1).toBeCloseTo(frame.width);
    expect(lost.top + (board.y + (2 * board.height) / 3) * 1).toBeCloseTo(0);
    const fine = { left: 20, top: 30, scale: 1 };
    expect(withinReach(fine, board, frame)).toEqual(fine);
  });

  test("what happens comes into sight by the shortest way, and only if it is out of it", () => {
    const look = { left: 0, top: 0, scale: 1 };
    expect(showing(look, { x: 100, y: 100, width: 50, height: 50 }, frame, 20)).toEqual(look);
    expect(showing(look, { x: 500, y: 100, width: 50, height: 50 }, frame, 20)).toEqual({ ...look, left: -170 });
    expect(showing(look, { x: 100, y: -90, width: 50, height: 50 }, frame, 20)).toEqual({ ...look, top: 110 });
    expect(showing(look, { x: -100, y: 0, width: 900, height: 50 }, frame, 0)).toEqual(look);
  });

  test("a step on the way lies on it", () => {
    const [a, b] = [
      { left: 0, top: 0, scale: 1 },
      { left: 100, top: 50, scale: 4 },
    ];
    expect(between(a, b, 0)).toEqual(a);
    expect(between(a, b, 1)).toEqual(b);
    expect(between(a, b, 0.5).scale).toBeCloseTo(2);
  });

  test("details come in three levels", () => {
    expect([0.3, 0.7, 1.5].map((scale) => levelOf(scale))).toEqual(["far", "middle", "near"]);
  });
});
