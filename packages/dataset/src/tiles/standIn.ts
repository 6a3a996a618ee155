/** Half of one pixel when a tile of 4096 units is drawn at 512 px. */
export const halfPixel = 4;

/** What shows for a shape smaller than the tile can draw: a dash for lines, a square for polygons. */
export function standIn(x: number, y: number, kind: "line" | "polygon"): number[] {
  const [middleX, middleY] = [Math.round(x), Math.round(y)];
  const [left, right] = [middleX - halfPixel, middleX + halfPixel];
  if (kind === "line") return [left, middleY, right, middleY];
  const [top, bottom] = [middleY - halfPixel, middleY + halfPixel];
  // Clockwise on the screen, as outer rings are in vector tiles.
  return [left, top, right, top, right, bottom, left, bottom, left, top];
}
