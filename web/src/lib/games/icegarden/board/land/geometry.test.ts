import { expect, test } from "vitest";
import type { Point } from "../../../../board/drawing";
import { distanceTo, LANDS } from "./geometry";
import { lengthOf, nameSize, WIDTH } from "./names";

const GROWN = 1.2; // plaques on a screen of usual size
const PLAQUE = { left: 71, right: 62, high: 23 }; // with the seal
const PIECE = 9; // units that stay in sight around the middle of a piece

const isUnder = ([x, y]: Point, [px, py]: Point) =>
  x > px - PLAQUE.left * GROWN - PIECE &&
  x < px + PLAQUE.right * GROWN + PIECE &&
  Math.abs(y - py) < PLAQUE.high * GROWN + PIECE;

const pieces = LANDS.flatMap(({ id, charm, nation, tower, thorn, vuko, camps, nightmares }) =>
  Object.entries({ charm, nation, tower, thorn, vuko, ...camps, night: nightmares[0], nights: nightmares[1] }).map(
    ([piece, at]) => ({ land: id, name: `${id} ${piece}`, at: at as Point }),
  ),
);

const isIn = ([x, y]: Point, polygon: readonly Point[]) =>
  polygon.reduce((inside, [ax, ay], i) => {
    const [bx, by] = polygon.at(i - 1) ?? [0, 0];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

test("every piece stands in its own region, clear of the border", () => {
  const astray = pieces.filter(({ land, at }) => {
    const polygon = LANDS.find(({ id }) => id === land)?.polygon ?? [];
    return !isIn(at, polygon) || distanceTo(at, polygon) < PIECE - 1;
  });
  expect(astray.map(({ name }) => name)).toEqual([]);
});

test("no piece lies under a plaque, neither that of its region nor a neighbour's", () => {
  const hidden = pieces.flatMap(({ name, at }) =>
    LANDS.filter(({ plaque }) => isUnder(at, plaque)).map(({ id }) => `${name} under ${id}`),
  );
  expect(hidden).toEqual([]);
});

test("the widest name of every land fits along its line, and can be read", () => {
  const widest = {
    sails: "Узбережжя Вітрил",
    fjords: "Три фіорди",
    empire: "Велика імперія",
    zym: "Пустеля Нагель Зим",
    snakes: "Край людей-змій",
    fire: "Землі людей вогню",
    valley: "Прихована долина",
    isle: "Вулканічний острів",
  } as Record<string, string>;
  for (const { id, name } of LANDS) {
    const text = widest[id] ?? "";
    const size = nameSize(text, name);
    expect(size, id).toBeGreaterThan(12);
    expect(size * text.length * WIDTH.cyrillic, id).toBeLessThan(lengthOf(name) + 1);
  }
});
