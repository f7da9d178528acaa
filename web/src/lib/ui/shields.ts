/** Each seat has a colour and a shape, always together: 100 by 100 around the middle. */
export const SHIELDS = [
  { name: "red", path: "M50 4a46 46 0 1 1 0 92 46 46 0 0 1 0-92Z" }, // round
  { name: "blue", path: "M8 8h84v34c0 26-18 44-42 54C26 86 8 68 8 42Z" }, // kite
  { name: "yellow", path: "M10 10h80v80H10Z" }, // square
  { name: "green", path: "M50 2 98 50 50 98 2 50Z" }, // lozenge
  { name: "violet", path: "M27 8h46l23 42-23 42H27L4 50Z" }, // hexagon
] as const;

export function shield(seat: number): (typeof SHIELDS)[number] {
  return SHIELDS[seat % SHIELDS.length] ?? SHIELDS[0];
}
