import type { Piece } from "../texts/pieces";

/** What is asked, and what is said beside it: everything after the first question mark. */
export function splitQuestion(pieces: readonly Piece[]): [asked: Piece[], beside: Piece[]] {
  const at = pieces.findIndex((piece) => typeof piece === "string" && /\?\s/.test(piece));
  const piece = pieces[at];
  if (typeof piece !== "string") return [[...pieces], []];
  const end = piece.search(/\?\s/) + 1;
  return [
    [...pieces.slice(0, at), piece.slice(0, end)],
    [piece.slice(end), ...pieces.slice(at + 1)],
  ];
}
