/** How a piece of a view is best written down, as far as its shape tells. */
export type Scalar = string | number | boolean | null;
export type Fields = Record<string, unknown>;
export type Shape =
  | { kind: "scalar"; value: Scalar }
  | { kind: "list"; values: Scalar[] } // on one line
  | { kind: "rows"; columns: string[]; rows: Fields[] } // things of one kind, each with a few facts: a table
  | { kind: "fields"; fields: [string, unknown][] }
  | { kind: "items"; items: unknown[] };

const COLUMNS = 8; // more facts do not fit side by side
const SEATS = new Set(
  "seat deciding attacker defender winner owner player opponent partner roller loser first_player".split(" "),
);

export function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value !== "object";
}
export function isFields(value: unknown): value is Fields {
  return !isScalar(value) && !Array.isArray(value);
}

export function shapeOf(value: unknown): Shape {
  if (isScalar(value)) return { kind: "scalar", value };
  if (!Array.isArray(value)) return { kind: "fields", fields: Object.entries(value as Fields) };
  if (value.every(isScalar)) return { kind: "list", values: value };
  if (value.every(isFields)) {
    const columns = [...new Set(value.flatMap((row) => Object.keys(row)))];
    if (columns.length <= COLUMNS && value.every((row) => Object.values(row).every(isShort)))
      return { kind: "rows", columns, rows: value };
  }
  return { kind: "items", items: value };
}

function isShort(value: unknown): boolean {
  return isScalar(value) || (Array.isArray(value) && value.every(isScalar));
}

/** Whether a number under this name is a seat. */
export function isSeat(name: string, value: unknown, seats: number): value is number {
  return SEATS.has(name) && typeof value === "number" && value >= 0 && value < seats;
}
