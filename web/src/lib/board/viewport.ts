/** Where one looks at a board: a point of the board at (x, y) appears at (x * scale + left, y * scale + top). */
export interface Look {
  left: number;
  top: number;
  scale: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The box around some points, with so much room on every side. */
export function boxAround(points: readonly (readonly [number, number])[], room: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

export type Level = "far" | "middle" | "near";

export const FAR = 0.48;

/** How close one is: what is drawn in which detail; `far` is where small things can no longer be read. */
export function levelOf(scale: number, far = FAR): Level {
  return scale < far ? "far" : scale < 0.95 ? "middle" : "near";
}

/** All of the board in the middle of the frame, no closer than `most`. */
export function fitted(board: Box, frame: Size, most: number): Look {
  const scale = Math.min(frame.width / board.width, frame.height / board.height, most);
  return {
    scale,
    left: frame.width / 2 - (board.x + board.width / 2) * scale,
    top: frame.height / 2 - (board.y + board.height / 2) * scale,
  };
}

/** Closer or farther by a factor, while the point of the board at (x, y) of the frame stays where it is. */
export function zoomed(look: Look, factor: number, x: number, y: number, least: number, most: number): Look {
  const scale = Math.max(least, Math.min(most, look.scale * factor));
  const real = scale / look.scale;
  return { scale, left: x - (x - look.left) * real, top: y - (y - look.top) * real };
}

/** The look moved as little as needed for the board not to be lost: its middle third stays in the frame. */
export function withinReach(look: Look, board: Box, frame: Size): Look {
  const held = (start: number, length: number, offset: number, room: number): number => {
    const first = (start + length / 3) * look.scale;
    const last = (start + (2 * length) / 3) * look.scale;
    return Math.max(-last, Math.min(room - first, offset));
  };
  return {
    scale: look.scale,
    left: held(board.x, board.width, look.left, frame.width),
    top: held(board.y, board.height, look.top, frame.height),
  };
}

/** The look moved as little as needed to see all of a box, or its middle where it is too big. */
export function showing(look: Look, box: Box, frame: Size, margin: number): Look {
  const shift = (start: number, length: number, offset: number, room: number): number => {
    const before = margin - (start * look.scale + offset); // how much of it lies before the frame
    const behind = (start + length) * look.scale + offset + margin - room;
    if (before > 0 && behind > 0) return offset;
    if (before > 0) return offset + Math.min(before, -behind);
    return behind > 0 ? offset - Math.min(behind, -before) : offset;
  };
  return {
    scale: look.scale,
    left: shift(box.x, box.width, look.left, frame.width),
    top: shift(box.y, box.height, look.top, frame.height),
  };
}

/** A look between two others; zooming is even to the eye. */
export function between(a: Look, b: Look, t: number): Look {
  if (Math.abs(a.scale - b.scale) < 1e-4) {
    return { scale: b.scale, left: a.left + (b.left - a.left) * t, top: a.top + (b.top - a.top) * t };
  }
  const scale = a.scale * (b.scale / a.scale) ** t;
  const share = (scale - a.scale) / (b.scale - a.scale);
  return { scale, left: a.left + (b.left - a.left) * share, top: a.top + (b.top - a.top) * share };
}

export function near(a: Look, b: Look): boolean {
  return Math.abs(a.left - b.left) < 0.3 && Math.abs(a.top - b.top) < 0.3 && Math.abs(a.scale / b.scale - 1) < 0.001;
}
