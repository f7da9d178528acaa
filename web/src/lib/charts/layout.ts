/** Where things stand in a chart. Numbers in, places out; drawing is elsewhere. */

/** A piece of a bar: of which series, and from where to where, in points. */
export interface BarPiece {
  series: number;
  from: number;
  to: number;
}

/** A bar of several series end to end: what is won goes to the right of nought, what is lost to the left. */
export function barPieces(values: readonly number[]): BarPiece[] {
  let right = 0;
  let left = 0;
  const found: BarPiece[] = [];
  for (const [series, value] of values.entries()) {
    if (value > 0) found.push({ series, from: right, to: (right += value) });
    else if (value < 0) found.push({ series, from: (left += value), to: left - value });
  }
  return found;
}

export interface NumberRange {
  low: number;
  high: number;
}

/** From the lowest to the highest number, nought included; never empty. */
export function rangeOf(values: Iterable<number>): NumberRange {
  let [low, high] = [0, 0];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return high === low ? { low, high: high + 1 } : { low, high };
}

/** From low to high onto a length. */
export function scale({ low, high }: NumberRange, length: number): (value: number) => number {
  return (value) => ((value - low) / (high - low)) * length;
}

/** Round numbers within a span, at most so many steps between them; nought is always among them. */
export function ticks({ low, high }: NumberRange, most: number): number[] {
  const rough = Math.max((high - low) / most, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power;
  const found: number[] = [];
  for (let at = Math.ceil(low / step); at * step <= high; at++) found.push(at * step + 0); // not -0
  return found;
}

/** What each seat has after each period: the sums so far, period by period. */
export function sums(rows: readonly (readonly number[])[]): number[][] {
  const found: number[][] = [];
  for (const row of rows) {
    const before = found.at(-1);
    found.push(row.map((points, seat) => (before?.[seat] ?? 0) + points));
  }
  return found;
}

/** Labels beside each other's places, moved as little as needed so that none is nearer to the next than `gap`. */
export function spacedLabels(places: readonly number[], gap: number, low: number, high: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = order.map((i) => places[i] ?? 0);
  for (let i = 1; i < moved.length; i++) moved[i] = Math.max(moved[i] ?? 0, (moved[i - 1] ?? 0) + gap);
  // what was pushed out at the end comes back, and pushes the others
  let limit = high;
  for (let i = moved.length - 1; i >= 0; i--) {
    moved[i] = Math.max(Math.min(moved[i] ?? 0, limit), low);
    limit = (moved[i] ?? 0) - gap;
  }
  const found = new Array<number>(places.length).fill(0);
  for (const [rank, i] of order.entries()) found[i] = moved[rank] ?? 0;
  return found;
}

/** The height of the page's letters in pixels: charts grow with them. */
export function fontSize(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** A number as it is printed: with a real minus. */
export function printedNumber(value: number | undefined): string {
  return String(value ?? 0).replace("-", "−");
}
