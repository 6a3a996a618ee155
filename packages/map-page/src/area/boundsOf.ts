import type { AreaGeometry } from "@stopbank/contract/geometry";

/** West, south, east, north of an area; parts on the far side of 180 degrees count as beside the first. */
export function boundsOf({ type, coordinates }: AreaGeometry): [number, number, number, number] {
  const shells = (type === "Polygon" ? [coordinates] : coordinates).map(([shell = []]) => shell);
  const reference = shells[0]?.[0]?.[0] ?? 0;
  let bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const shell of shells) {
    const turn = 360 * Math.round((reference - (shell[0]?.[0] ?? 0)) / 360);
    for (const [x = 0, y = 0] of shell)
      bounds = [
        Math.min(bounds[0], x + turn),
        Math.min(bounds[1], y),
        Math.max(bounds[2], x + turn),
        Math.max(bounds[3], y),
      ];
  }
  return bounds;
}
