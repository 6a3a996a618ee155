/** Mean radius of the Earth in metres (IUGG), for great-circle distances. */
const earthMetres = 6_371_008.8;
const radians = Math.PI / 180;
const metresPerDegree = earthMetres * radians;

/** How near is judged: along the great circle, or as if degrees were a plane. */
export type DistanceRule = "metres" | "degrees";

/**
 * Answers the nearest of some places, the first of several as near.
 *
 * @param coords longitude and latitude of each place, one after the other.
 * @returns the place's index; -1 where none is within `withinMetres` (degrees count as their length on a great circle).
 */
export function nearestPlace(coords: Float64Array, withinMetres: number, rule: DistanceRule) {
  const count = coords.length / 2;
  const tree = new Uint32Array(count).map((_, i) => i);
  const place = (longitude: number, latitude: number) => positionOf(longitude, latitude, rule);
  const at = Array.from({ length: count }, (_, i) => place(coords[i * 2]!, coords[i * 2 + 1]!));
  const axes = rule === "degrees" ? 2 : 3;
  split(tree, at, axes, 0, count, 0);
  const limit = rule === "degrees" ? withinMetres / metresPerDegree : chordOf(withinMetres);
  return (longitude: number, latitude: number): number => {
    const wanted = place(longitude, latitude);
    const best = { index: -1, squared: limit * limit };
    search(0, count, 0);
    return best.index;

    function search(first: number, end: number, axis: number): void {
      if (first >= end) return;
      const middle = (first + end) >> 1;
      const index = tree[middle]!;
      const position = at[index]!;
      const squared = distanceSquared(position, wanted);
      if (squared < best.squared || (squared === best.squared && (best.index < 0 || index < best.index))) {
        best.index = index;
        best.squared = squared;
      }
      const ahead = wanted[axis]! - position[axis]!;
      const next = (axis + 1) % axes;
      if (ahead < 0) search(first, middle, next);
      else search(middle + 1, end, next);
      if (ahead * ahead > best.squared) return;
      if (ahead < 0) search(middle + 1, end, next);
      else search(first, middle, next);
    }
  };
}

type Position = readonly [number, number, number];

/** On the unit sphere, where the straight distance grows with the great circle; or the degrees themselves. */
function positionOf(longitude: number, latitude: number, rule: DistanceRule): Position {
  if (rule === "degrees") return [longitude, latitude, 0];
  const across = Math.cos(latitude * radians);
  return [
    across * Math.cos(longitude * radians),
    across * Math.sin(longitude * radians),
    Math.sin(latitude * radians),
  ];
}

const chordOf = (metres: number) => 2 * Math.sin(Math.min(metres / earthMetres, Math.PI) / 2);

const distanceSquared = (a: Position, b: Position) =>
  (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** Arranges a stretch so that its middle splits it along an axis, and so on within the halves: a k-d tree in place. */
function split(
  tree: Uint32Array,
  at: readonly Position[],
  axes: number,
  first: number,
  end: number,
  axis: number,
): void {
  if (end - first <= 1) return;
  tree.subarray(first, end).sort((a, b) => at[a]![axis]! - at[b]![axis]!);
  const middle = (first + end) >> 1;
  split(tree, at, axes, first, middle, (axis + 1) % axes);
  split(tree, at, axes, middle + 1, end, (axis + 1) % axes);
}
