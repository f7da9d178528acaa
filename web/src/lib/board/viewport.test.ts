import { describe, expect, test } from "vitest";
import { interpolated, fitted, withinReach, detailLevel, bringIntoView, zoomed } from "./viewport";

const board = { x: -100, y: -50, width: 800, height: 400 };
const frame = { width: 400, height: 400 };

describe("looking at a board", () => {
  test("all of it fits in the middle of the window, and no closer than one wants", () => {
    expect(fitted(board, frame, 2)).toEqual({ scale: 0.5, left: 50, top: 125 });
    expect(fitted({ x: 0, y: 0, width: 10, height: 10 }, frame, 2).scale).toBe(2);
  });

  test("the point under the pointer stays there while one comes closer", () => {
    const camera = { left: 30, top: -20, scale: 0.8 };
    const closer = zoomed(camera, 1.5, 200, 100, 0.1, 3);
    const under = (at: typeof camera) => [(200 - at.left) / at.scale, (100 - at.top) / at.scale];
    expect(closer.scale).toBeCloseTo(1.2);
    expect(under(closer)[0]).toBeCloseTo(under(camera)[0] as number);
    expect(under(closer)[1]).toBeCloseTo(under(camera)[1] as number);
    expect(zoomed(camera, 100, 0, 0, 0.1, 3).scale).toBe(3);
    expect(zoomed(camera, 0.001, 0, 0, 0.1, 3).scale).toBe(0.1);
  });

  test("the board cannot be lost", () => {
    const lost = withinReach({ left: 5000, top: -5000, scale: 1 }, board, frame);
    expect(lost.left + (board.x + board.width / 3) * 1).toBeCloseTo(frame.width);
    expect(lost.top + (board.y + (2 * board.height) / 3) * 1).toBeCloseTo(0);
    const fine = { left: 20, top: 30, scale: 1 };
    expect(withinReach(fine, board, frame)).toEqual(fine);
  });

  test("what happens comes into sight by the shortest way, and only if it is out of it", () => {
    const camera = { left: 0, top: 0, scale: 1 };
    expect(bringIntoView(camera, { x: 100, y: 100, width: 50, height: 50 }, frame, 20)).toEqual(camera);
    expect(bringIntoView(camera, { x: 500, y: 100, width: 50, height: 50 }, frame, 20)).toEqual({
      ...camera,
      left: -170,
    });
    expect(bringIntoView(camera, { x: 100, y: -90, width: 50, height: 50 }, frame, 20)).toEqual({
      ...camera,
      top: 110,
    });
    expect(bringIntoView(camera, { x: -100, y: 0, width: 900, height: 50 }, frame, 0)).toEqual(camera);
  });

  test("a step on the way lies on it", () => {
    const [a, b] = [
      { left: 0, top: 0, scale: 1 },
      { left: 100, top: 50, scale: 4 },
    ];
    expect(interpolated(a, b, 0)).toEqual(a);
    expect(interpolated(a, b, 1)).toEqual(b);
    expect(interpolated(a, b, 0.5).scale).toBeCloseTo(2);
  });

  test("details come in three levels", () => {
    expect([0.3, 0.7, 1.5].map((scale) => detailLevel(scale))).toEqual(["far", "middle", "near"]);
  });
});
