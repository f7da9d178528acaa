import type { Box } from "../board/viewport";

/** The smallest box of that shape, as width by height, that holds another one in its middle. */
export function shaped(box: Box, shape: number): Box {
  const width = Math.max(box.width, box.height * shape);
  const height = width / shape;
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}
