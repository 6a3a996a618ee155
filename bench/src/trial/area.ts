type Ring = [number, number][];

export interface DrawnArea {
  readonly type: "Polygon";
  readonly coordinates: readonly Ring[];
}

/**
 * A simple polygon of long thin spikes: nearly every box of a layer meets many of its edges, which is the dearest thing
 * that an area can be.
 *
 * @param positions in its ring, the closing one counted; odd.
 * @param turn in radians, so that no two areas are the same.
 */
export function star(positions: number, turn: number): DrawnArea {
  const [x, y] = [172.9, -40.3];
  const ring: Ring = [];
  for (let i = 0; i < positions - 1; i++) {
    const angle = turn + (2 * Math.PI * i) / (positions - 1);
    const radius = i % 2 === 0 ? 0.3 : 0.02;
    ring.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
  }
  const [first] = ring;
  if (first !== undefined) ring.push([...first]);
  return { type: "Polygon", coordinates: [ring] };
}

/** The same in the form a path takes, with seven decimals. */
export const inPath = ({ coordinates: [ring = []] }: DrawnArea): string =>
  ring.map(([x, y]) => `${x.toFixed(7)},${y.toFixed(7)}`).join(";");
