/** Where one looks at a board: a point of the board at (x, y) appears at (x * scale + left, y * scale + top). */
export interface Camera {
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

export type DetailLevel = "far" | "middle" | "near";

export const FAR_SCALE = 0.48;

/** How close one is: what is drawn in which detail; `far` is where small things can no longer be read. */
export function detailLevel(scale: number, far = FAR_SCALE): DetailLevel {
  return scale < far ? "far" : scale < 0.95 ? "middle" : "near";
}

/** All of the board in the middle of the frame, no closer than `most`. */
export function fitted(board: Box, frame: Size, most: number): Camera {
  const scale = Math.min(frame.width / board.width, frame.height / board.height, most);
  return {
    scale,
    left: frame.width / 2 - (board.x + board.width / 2) * scale,
    top: frame.height / 2 - (board.y + board.height / 2) * scale,
  };
}

/** Closer or farther by a factor, while the point of the board at (x, y) of the frame stays where it is. */
export function zoomed(camera: Camera, factor: number, x: number, y: number, least: number, most: number): Camera {
  const scale = Math.max(least, Math.min(most, camera.scale * factor));
  const real = scale / camera.scale;
  return { scale, left: x - (x - camera.left) * real, top: y - (y - camera.top) * real };
}

/** The camera moved as little as needed for the board not to be lost: its middle third stays in the frame. */
export function withinReach(camera: Camera, board: Box, frame: Size): Camera {
  const held = (start: number, length: number, offset: number, room: number): number => {
    const first = (start + length / 3) * camera.scale;
    const last = (start + (2 * length) / 3) * camera.scale;
    return Math.max(-last, Math.min(room - first, offset));
  };
  return {
    scale: camera.scale,
    left: held(board.x, board.width, camera.left, frame.width),
    top: held(board.y, board.height, camera.top, frame.height),
  };
}

/** The camera moved as little as needed to see all of a box, or its middle where it is too big. */
export function bringIntoView(camera: Camera, box: Box, frame: Size, margin: number): Camera {
  const shift = (start: number, length: number, offset: number, room: number): number => {
    const before = margin - (start * camera.scale + offset); // how much of it lies before the frame
    const behind = (start + length) * camera.scale + offset + margin - room;
    if (before > 0 && behind > 0) return offset;
    if (before > 0) return offset + Math.min(before, -behind);
    return behind > 0 ? offset - Math.min(behind, -before) : offset;
  };
  return {
    scale: camera.scale,
    left: shift(box.x, box.width, camera.left, frame.width),
    top: shift(box.y, box.height, camera.top, frame.height),
  };
}

/** A camera between two others; zooming is even to the eye. */
export function interpolated(a: Camera, b: Camera, t: number): Camera {
  if (Math.abs(a.scale - b.scale) < 1e-4) {
    return { scale: b.scale, left: a.left + (b.left - a.left) * t, top: a.top + (b.top - a.top) * t };
  }
  const scale = a.scale * (b.scale / a.scale) ** t;
  const share = (scale - a.scale) / (b.scale - a.scale);
  return { scale, left: a.left + (b.left - a.left) * share, top: a.top + (b.top - a.top) * share };
}

export function areClose(a: Camera, b: Camera): boolean {
  return Math.abs(a.left - b.left) < 0.3 && Math.abs(a.top - b.top) < 0.3 && Math.abs(a.scale / b.scale - 1) < 0.001;
}
