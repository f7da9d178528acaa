/** A piece of a sentence that names something on the table. */
export interface Thing {
  kind: string; // seat, card, building, creature, clan, territory, ...
  id: string;
  text: string;
}
/** An enumeration that is too long to be read in a sentence. */
export interface Items {
  items: Piece[][];
}
export type Piece = string | Thing | Items;

// Mark what names a thing while a sentence is formatted; private-use characters occur in no text.
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002([^\uE003]*)\uE003|\uE004([^\uE006]*)\uE006/;
const NEXT = "\uE005"; // item of an enumeration
const LONG = 120; // letters of an enumeration, from which on it is a list

/** The name of a thing. */
export function markedName(kind: string, id: string | number, text: string | number): string {
  return `\uE000${kind}\uE001${id}\uE002${text}\uE003`;
}

/** An enumeration: a list if it is long. */
export function enumerated(items: readonly string[]): string {
  const inline = items.join("; ");
  const letters = inline.replace(/\uE000[^\uE002]*\uE002|\uE003/g, "").length;
  return items.length > 2 && letters > LONG ? `\uE004${items.join(NEXT)}\uE006` : inline;
}

export function piecesOf(text: string): Piece[] {
  const found: Piece[] = [];
  let rest = text;
  for (let match = MARKED.exec(rest); match !== null; match = MARKED.exec(rest)) {
    if (match.index > 0) found.push(rest.slice(0, match.index));
    const [whole, kind = "", id = "", named = "", items] = match;
    found.push(items === undefined ? { kind, id, text: named } : { items: items.split(NEXT).map(piecesOf) });
    rest = rest.slice(match.index + whole.length);
  }
  if (rest !== "") found.push(rest);
  return found;
}

/** What a sentence says after a list: it stands in a line of its own, without the stop that ends the list. */
export function afterList(text: string): string {
  return text.replace(/^[.,;]\s*/, "");
}

/** Whether nothing is said after the last list of a sentence. */
export function endsInList(pieces: readonly Piece[]): boolean {
  const last = pieces.findLast((piece) => typeof piece !== "string" || afterList(piece) !== "");
  return typeof last === "object" && "items" in last;
}

/** The things a sentence names, also those in its lists. */
export function thingsIn(pieces: readonly Piece[]): Thing[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === "string") return [];
    return "items" in piece ? piece.items.flatMap(thingsIn) : [piece];
  });
}
