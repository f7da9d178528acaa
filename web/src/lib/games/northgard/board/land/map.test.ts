import { describe, expect, test } from "vitest";
import type { NorthgardView, TileData } from "../../data/view";
import { Atlas } from "./atlas";
import { placedPieces } from "../pieces/placedPieces";
import { pointsOf, ringPoints, shapeOf, type Point, type TileShape } from "./geometry";
import { areaOf, distanceTo, inside, union } from "./outline";
import { BANNER, overlap } from "./footprints";
import { sitesOf } from "./sites";
import { uncovered, obstaclesOf, nameLabel, nameLabels } from "../names/nameLabels";
import { printedBy } from "../../../../../test-python";

const printed = printedBy("tests.games.northgard.map_samples");
const { tiles, maps } = JSON.parse(printed) as { tiles: TileData[]; maps: NorthgardView[] };
const byId = new Map(tiles.map((tile) => [tile.id, tile]));
const shapesOf = (view: NorthgardView): TileShape[] =>
  view.tiles.map((placed) => shapeOf(byId.get(placed.tile) as TileData, placed));

test("a tile that is laid elsewhere after a step back has its land there", () => {
  const atlas = new Atlas(byId);
  const [view] = maps;
  const moved = { ...view!, tiles: view!.tiles.map((tile) => ({ ...tile, x: tile.x + 3 })) };
  const paths = (one: NorthgardView) => atlas.draw(one).territories.map(({ path }) => path);
  expect(paths(view!)).not.toEqual(paths(moved));
  expect(paths(view!)).toEqual(paths(view!));
});

test("the largest map has every tile", () => {
  expect(Math.max(...maps.map((view) => view.tiles.length))).toBe(tiles.length);
});

describe.each(maps.map((view) => ({ size: view.tiles.length, view })))("a map of $size tiles", ({ view }) => {
  const shapes = shapesOf(view);

  test("joined along the sides of its tiles, it has the territories of the view", () => {
    const group = new Map<string, string>();
    const found = (name: string): string => (group.get(name) === name ? name : found(group.get(name) as string));
    for (const shape of shapes) for (const { name } of shape.regions) group.set(name, name);
    const across = new Map<string, string>();
    for (const shape of shapes) {
      for (const [i, side] of shape.sides.entries()) {
        const mine = `${shape.tile.id}.${shape.sideRegions[i]}`;
        const theirs = across.get(side.key);
        if (theirs !== undefined) group.set(found(mine), found(theirs));
        across.set(side.key, mine);
      }
    }
    const joined = new Map<string, string[]>();
    for (const name of group.keys()) joined.set(found(name), [...(joined.get(found(name)) ?? []), name]);
    const asText = (regions: Iterable<string>) => [...regions].toSorted().join(" ");
    expect([...joined.values()].map(asText).toSorted()).toEqual(
      view.territories.map(({ regions }) => asText(regions)).toSorted(),
    );
  });

  test("the faces of a tile are its regions, at the sides where they belong", () => {
    for (const shape of shapes) {
      for (const [i, side] of shape.sides.entries()) {
        const owner = shape.regions.find(({ rings }) => rings.some((ring) => ring.some(({ edge }) => edge === side)));
        expect(owner?.letter).toBe(shape.sideRegions[i]);
      }
      const whole = areaOf(shape.sides.flatMap(({ points }) => points.slice(0, -1)));
      const parts = shape.regions.flatMap(({ rings }) => rings.map((ring) => areaOf(ringPoints(ring))));
      expect(parts.reduce((sum, area) => sum + area, 0)).toBeCloseTo(whole, 3);
      expect(Math.min(...parts)).toBeGreaterThan(3500);
    }
  });

  test("borders part the regions they are said to part, rough where the view says so", () => {
    const territory = new Map(view.territories.flatMap((data) => data.regions.map((name) => [name, data] as const)));
    for (const { between, rough, key } of shapes.flatMap((shape) => shape.borders)) {
      const beside = shapes
        .flatMap(({ regions }) => regions)
        .filter(({ rings }) => rings.flat().some(({ edge }) => edge.key === key));
      expect(beside.map(({ name }) => name).toSorted()).toEqual([...between].toSorted());
      const [a, b] = between.map((name) => territory.get(name));
      const listed = a?.neighbours.find(({ id }) => id === b?.id);
      if (a !== b && rough === false) expect(listed?.rough).toBe(false);
      if (a !== b) expect(listed).toBeDefined();
    }
  });

  test("a territory is drawn in closed rings, and open exactly where the view says so", () => {
    const sides = shapes.flatMap((shape) => shape.sides.map(({ key }) => key));
    const open = new Set(sides.filter((key) => sides.filter((other) => other === key).length === 1));
    for (const data of view.territories) {
      const regions = shapes.flatMap((shape) => shape.regions).filter(({ name }) => data.regions.includes(name));
      const rings = union(regions);
      for (const ring of rings) {
        expect(pointsOf(ring.at(-1) as never).at(-1)).toEqual(pointsOf(ring[0] as never)[0]);
      }
      expect(rings.flat().some(({ edge }) => open.has(edge.key))).toBe(!data.closed);
    }
  });

  test("what stands in a region stands inside it, apart from the rest", () => {
    for (const shape of shapes) {
      for (const { name, sites } of sitesOf(shape)) {
        const rings = shape.regions.find((region) => region.name === name)?.rings.map(ringPoints) as Point[][];
        const printed = sites.filter(({ thing }) => thing !== "token" && thing !== "beast");
        for (const [i, { at, radius }] of printed.entries()) {
          expect(rings.some((ring) => inside(ring, at) && distanceTo(ring, at) > 8)).toBe(true);
          for (const other of printed.slice(i + 1)) {
            const distance = Math.hypot(at[0] - other.at[0], at[1] - other.at[1]);
            expect(distance, `${name}: ${sites[i]?.thing} and ${other.thing}`).toBeGreaterThan(
              (radius + other.radius) * 0.8,
            );
          }
        }
      }
    }
  });

  test("the name of a territory is written inside it, and few cover its banner", () => {
    const land = new Atlas(byId).draw(view);
    const rings = new Map(
      shapes.flatMap(({ regions }) => regions.map((region) => [region.name, region.rings.map(ringPoints)])),
    );
    let crowded = 0;
    const banner = ([x, y]: Point) => ({ x, y: y - 8, radius: 35, price: 4 });
    for (const { data, regions, home } of land.territories) {
      const label = nameLabel(8, regions, [banner(home)]);
      const own = data.regions.flatMap((name) => rings.get(name) ?? []);
      expect(
        own.some((ring) => inside(ring, label.at)),
        data.id,
      ).toBe(true);
      expect(Math.abs(label.slant)).toBeLessThan(45);
      if (label.crowded) crowded++;
    }
    expect(crowded / land.territories.length).toBeLessThan(0.25);
  });

  test("a name makes way for those who stand beside and for the names before it, or is not seen from afar", () => {
    const land = new Atlas(byId).draw(view);
    for (const { data, regions } of land.territories) {
      const wanted = { id: data.id, letters: 8, regions };
      const [alone] = nameLabels([wanted], []);
      const [x, y] = alone!.at;
      const [moved] = nameLabels([wanted], [{ territory: "another", circles: [{ x, y, radius: 31, price: 4 }] }]);
      const [first, second] = nameLabels([wanted, { ...wanted, id: "another" }], []);
      expect(first).toEqual(alone);
      for (const other of [moved, second]) expect(other!.crowded || other!.at.join() !== alone!.at.join()).toBe(true);
    }
  });

  test("banners of neighbours keep clear of each other, and stay in their land", () => {
    const land = new Atlas(byId).draw(view);
    const covered = (homes: readonly Point[]) =>
      homes.flatMap((at, i) =>
        homes.slice(i + 1).filter((other) => overlap({ at, ...BANNER }, { at: other, ...BANNER }) > 6),
      ).length;
    expect(covered(land.territories.map(({ sites }) => sites.get("banner")![0]!.at)), "alone").toBeGreaterThan(0);
    expect(covered(land.territories.map(({ home }) => home))).toBe(0);
    for (const { data, home } of land.territories) {
      const own = shapes.flatMap(({ regions }) => regions).filter(({ name }) => data.regions.includes(name));
      const rings = own.flatMap((region) => region.rings.map(ringPoints));
      expect(
        rings.some((ring) => inside(ring, home)),
        data.id,
      ).toBe(true);
    }
  });

  test("names seen from afar are clear of banners and of what is built", () => {
    const land = new Atlas(byId).draw(view);
    const standing = obstaclesOf(land, placedPieces(view, land));
    const named = land.territories.map(({ data, regions }) => ({ id: data.id, letters: 8, regions }));
    const labels = nameLabels(named, standing);
    for (const { at, crowded } of labels.filter((label) => !label.crowded)) {
      const [x, y] = at;
      const hit = standing
        .flatMap(({ circles }) => circles)
        .filter((one) => Math.hypot(one.x - x, one.y - y) < one.radius - 8);
      expect(hit, String(crowded)).toEqual([]);
    }
    expect(labels.filter(({ crowded }) => crowded).length / labels.length).toBeLessThan(0.25);
  });

  test("every unit and creature of the view is drawn where it is", () => {
    const land = new Atlas(byId).draw(view);
    const pieces = placedPieces(view, land);
    const units = pieces.groups.reduce((sum, group) => sum + group.units, 0);
    expect(units).toBe(view.territories.reduce((sum, { units: own, raiders }) => sum + own + raiders, 0));
    expect(land.edge.length).toBeGreaterThan(0);
  });
});

test("the same tile is drawn the same whenever and wherever it is asked for", () => {
  const tile = byId.get("T09") as TileData;
  const placed = { tile: "T09", x: 2, y: -1, rotation: 3 };
  expect(new Atlas(byId).tile(placed)).toEqual(new Atlas(byId).tile(placed));
  expect(shapeOf(tile, placed).borders).toEqual(shapeOf(tile, placed).borders);
});

test("names that would cover each other from afar make room for the first of them", () => {
  const name = (text: string, x: number, y: number) => ({ text, at: [x, y] as const });
  const names = [name("Elgmark", 0, 0), name("Isnes", 60, 20), name("Solheim", 60, 90), name("Harbakk", 200, 0)];
  expect(uncovered(names).map(({ text }) => text)).toEqual(["Elgmark", "Solheim", "Harbakk"]);
});
