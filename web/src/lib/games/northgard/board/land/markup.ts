import type { DrawnTile } from "./atlas";

/** What never changes about a tile, as text: made once, and put into the page in one go. */
function once(make: (tile: DrawnTile) => string): (tile: DrawnTile) => string {
  const made = new WeakMap<DrawnTile, string>();
  return (tile) => {
    let text = made.get(tile);
    if (text === undefined) made.set(tile, (text = make(tile)));
    return text;
  };
}

const n = (value: number): string => value.toFixed(1);
const path = ({ look, d }: { look: string; d: string }): string => `<path class="${look}" d="${d}"/>`;

export const patchMarkup = once(({ terrain }) =>
  terrain.patches
    .map(
      ({ kind, at: [x, y], radius }) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#ng-${kind})"/>`,
    )
    .join(""),
);

export const flatMarkup = once(({ terrain }) => terrain.flat.map(path).join(""));

export const standingMarkup = once(({ terrain }) => terrain.standing.map(path).join(""));
