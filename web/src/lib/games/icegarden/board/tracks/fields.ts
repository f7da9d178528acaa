import { FIELDS, type IceGardenView } from "../../data/view";
import { PLATE } from "../land/geometry";

export interface PlateState {
  /** In the order of resolving; undefined while its order token is not assigned. */
  place: number | undefined;
  markers: number[];
  spaces: number;
  /** Whose marker has been taken off and acts. */
  acting: number | undefined;
  now: boolean;
  done: boolean;
}

const PLANNED = 6; // fields that take markers; the others are resolved by themselves

/** The action fields by id, with what is over and what is being resolved. */
export function resolutionOf(view: IceGardenView): Map<string, PlateState> {
  const current = view.fields.find(({ field }) => field !== null && field === view.field)?.place;
  const found = new Map<string, PlateState>();
  for (const { field, place, markers, spaces } of view.fields) {
    if (field === null) continue;
    const now = view.phase === "action" && field === view.field;
    const done = view.phase === "domination" || (view.phase === "action" && place < (current ?? PLANNED));
    const acting = now ? view.deciding?.seat : undefined;
    found.set(field, { place, markers, spaces, acting, now, done });
  }
  for (const field of FIELDS)
    if (!found.has(field))
      found.set(field, { place: undefined, markers: [], spaces: 0, acting: undefined, now: false, done: false });
  return found;
}

/** Order tokens that wait to be assigned. */
export function looseTokens(view: IceGardenView): number[] {
  return view.fields.filter(({ field }) => field === null).map(({ place }) => place);
}

/** The spaces of a field from the lowest up, with who has a marker there. */
export function spacesOf(
  plate: PlateState | undefined,
): { space: number; seat: number | undefined; acting: boolean }[] {
  if (plate === undefined) return [];
  const seats = plate.acting === undefined ? plate.markers : [...plate.markers, plate.acting];
  return Array.from({ length: Math.max(plate.spaces, seats.length) }, (_, space) => ({
    space,
    seat: seats[space],
    acting: plate.acting !== undefined && space === seats.length - 1,
  }));
}

const SIGN = 17; // wide
export const SHIELD = { first: 14, apart: 8, half: 6 }; // from the middle of a sign

/** How far to the right of its sign a row of so many shields reaches. */
const shieldsReach = (seats: number) =>
  seats === 0 ? SIGN / 2 : SHIELD.first + (seats - 1) * SHIELD.apart + SHIELD.half;

/** Where the signs of Activation stand, each with so many shields after it: all of them within the plate. */
export function activationAt(seats: number[]): number[] {
  const [left, most] = [11, 18];
  const widths = seats.map((n) => SIGN / 2 + shieldsReach(n));
  const room = PLATE.width - 2 * left - widths.reduce((sum, width) => sum + width, 0);
  const gap = Math.min(most, room / Math.max(1, seats.length - 1));
  return widths.map((_, i) => left + SIGN / 2 + widths.slice(0, i).reduce((sum, width) => sum + width + gap, 0));
}
