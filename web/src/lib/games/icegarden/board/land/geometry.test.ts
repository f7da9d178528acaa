import { expect, test } from "vitest";
import type { Point } from "../../../../board/drawing";
import { distanceTo, isOnPlaque, LANDS } from "./geometry";
import { farNamePoint, FAR_LINE_HEIGHT, nameLines, lengthOf, nameSize, LETTER_WIDTH } from "./names";

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

test("from afar no seal hides Vuko", () => {
  const SEAL = { wide: 46, high: 22 }; // half of it, as it is on a phone
  const hidden = LANDS.filter(({ vuko, plaque, seal = plaque }) => {
    const [across, down] = [Math.abs(vuko[0] - seal[0]), Math.abs(vuko[1] - seal[1])];
    return across < SEAL.wide + PIECE && down < SEAL.high + PIECE;
  });
  expect(hidden.map(({ id }) => id)).toEqual([]);
});

/** Points along the letters of a name at its usual size, which stand upon the middle of its line. */
function lettersOf(line: string, text: string): Point[] {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (line.match(/-?[\d.]+/g) ?? []).map(Number);
  const size = nameSize(text, line);
  const half = (size * text.length * LETTER_WIDTH.latin) / lengthOf(line) / 2;
  return Array.from({ length: 25 }, (_, i) => {
    const t = 0.5 + half * (i / 12 - 1);
    const at = (a: number, b: number, c: number) => a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t ** 2;
    return [at(x0, x1, x2), at(y0, y1, y2) - size / 3];
  });
}

const NAMES = {
  sails: "Coast of Sails",
  fjords: "Three Fjords",
  empire: "Great Empire",
  zym: "Nahel Zym Desert",
  snakes: "Land of the Snake People",
  fire: "Land of the Fire People",
  valley: "Hidden Valley",
  isle: "Volcanic Isle",
} as Record<string, string>;

test("nothing that stands still lies on the name of a land", () => {
  const letters = LANDS.flatMap(({ id, name }) => lettersOf(name, NAMES[id] ?? ""));
  const over = pieces.filter(({ at: [x, y] }) => letters.some(([lx, ly]) => Math.hypot(lx - x, ly - y) < PIECE));
  expect(over.map(({ name }) => name)).toEqual([]);
});

test("on the Volcanic Isle a camp of three markers hangs over no coast", () => {
  const isle = LANDS.find(({ id }) => id === "isle");
  const REACH = 24;
  const wet = isle?.camps.filter(([x, y]) => [x - REACH, x + REACH].some((end) => !isIn([end, y], isle.polygon)));
  expect(wet).toEqual([]);
});

test("the widest name of every land fits along its line, and can be read", () => {
  const widest = {
    sails: "Узбережжя Вітрил",
    fjords: "Три фйорди",
    empire: "Велика імперія",
    zym: "Пустеля Нагель Зим",
    snakes: "Край Людей Зміїв",
    fire: "Землі Людей Вогню",
    valley: "Прихована долина",
    isle: "Вулканічний острів",
  } as Record<string, string>;
  for (const { id, name } of LANDS) {
    const text = widest[id] ?? "";
    const size = nameSize(text, name);
    expect(size, id).toBeGreaterThan(12);
    expect(size * text.length * LETTER_WIDTH.cyrillic, id).toBeLessThan(lengthOf(name) + 1);
  }
});

test("the Thorn of the Three Fjords stands beside their name", () => {
  const fjords = LANDS.find(({ id }) => id === "fjords");
  const end = Number(/(-?[\d.]+) -?[\d.]+$/.exec(fjords?.name ?? "")?.[1]);
  expect((fjords?.thorn[0] ?? 0) - 13).toBeGreaterThan(end);
});

test("from afar a long name has two lines of about the same length", () => {
  expect(nameLines("Three Fjords")).toEqual(["Three Fjords"]);
  expect(nameLines("Land of the Fire People")).toEqual(["Land of the", "Fire People"]);
});

test("from afar no camp hides the name of its land", () => {
  const LETTERS = { half: 52, above: 15 }; // of a name of one line; camps are wide and stand on their places
  const CAMP = { half: 20, above: 26, below: 6 };
  const hidden = LANDS.filter((land) => {
    const [x, y] = farNamePoint(land, 1);
    return land.camps.some(
      ([cx, cy]) =>
        Math.abs(cx - x) < LETTERS.half + CAMP.half && y > cy - CAMP.above && y - LETTERS.above < cy + CAMP.below,
    );
  });
  expect(hidden.map(({ id }) => id)).toEqual([]);
});

test("from afar no charm, nation, tower or Thorn lies on a name", () => {
  const SIZE = 22;
  const names = LANDS.flatMap((land) => {
    const lines = nameLines(NAMES[land.id] ?? "");
    const [x, y] = farNamePoint(land, lines.length);
    return lines.map((line, i) => ({
      line,
      x,
      y: y + i * FAR_LINE_HEIGHT,
      half: (line.length * SIZE * LETTER_WIDTH.latin) / 2,
    }));
  });
  const still = LANDS.flatMap(({ charm, nation, tower, thorn }) => [charm, nation, tower, thorn]);
  const over = names.filter(({ x, y, half }) =>
    still.some(([px, py]) => Math.abs(px - x) < half + PIECE && py + PIECE > y - SIZE * 0.7 && py - PIECE < y),
  );
  expect(over.map(({ line }) => line)).toEqual([]);
});

test("snow that hangs over the map keeps clear of the plaques", () => {
  for (const { plaque } of LANDS) expect(isOnPlaque(...plaque)).toBe(true);
  expect(isOnPlaque(600, 400)).toBe(false);
});
