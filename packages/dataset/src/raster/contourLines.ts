/**
 * Lines of equal value between the places of a grid, by marching squares (Lorensen and Cline 1987, in the plane); where two lines
 * could cross, the mean of the four corners decides.
 *
 * @param values row by row; NaN where there is none, which no line passes.
 * @returns x, y interleaved, in places from the first.
 */
export function contourLines(values: Float32Array, columns: number, level: number): number[][] {
  const rows = values.length / columns;
  const links = new Map<number, number[]>();
  const link = (a: number, b: number) => {
    links.set(a, [...(links.get(a) ?? []), b]);
    links.set(b, [...(links.get(b) ?? []), a]);
  };
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const at = row * columns + column;
      const [a, b, c, d] = [values[at]!, values[at + 1]!, values[at + columns + 1]!, values[at + columns]!];
      const isApart = Math.min(a, b, c, d) < level && Math.max(a, b, c, d) >= level;
      // One that is missing makes both of them NaN.
      if (!isApart) continue;
      const corners = [a, b, c, d];
      const above = corners.map((value) => value >= level);
      // Sides are named by their first place: across twice its number, down twice and one.
      const sides = [at * 2, (at + 1) * 2 + 1, (at + columns) * 2, at * 2 + 1];
      const crossed = sides.filter((_, side) => above[side] !== above[(side + 1) % 4]);
      if (crossed.length === 2) link(crossed[0]!, crossed[1]!);
      else if (crossed.length === 4) {
        const isHigh = corners.reduce((sum, value) => sum + value, 0) / 4 >= level;
        const turn = isHigh === above[0] ? 0 : 1;
        link(sides[turn]!, sides[1 + turn]!);
        link(sides[2 + turn]!, sides[(3 + turn) % 4]!);
      }
    }
  const place = (side: number): [number, number] => {
    const at = side >> 1;
    const next = side % 2 === 0 ? at + 1 : at + columns;
    const share = (level - values[at]!) / (values[next]! - values[at]!);
    const [x, y] = [at % columns, Math.floor(at / columns)];
    return side % 2 === 0 ? [x + share, y] : [x, y + share];
  };
  return chains(links).map((sides) => sides.flatMap(place));
}

/** Links as chains, each from one end to the other; a ring comes back to where it began. */
function chains(links: ReadonlyMap<number, readonly number[]>): number[][] {
  const seen = new Set<number>();
  const found: number[][] = [];
  const follow = (start: number) => {
    const chain = [start];
    seen.add(start);
    for (let at = start; ; ) {
      const next = links.get(at)?.find((each) => !seen.has(each));
      if (next === undefined) break;
      chain.push(next);
      seen.add(next);
      at = next;
    }
    const isRing = chain.length > 2 && links.get(chain.at(-1)!)?.includes(start) === true;
    found.push(isRing ? [...chain, start] : chain);
  };
  for (const [side, linked] of links) if (linked.length === 1 && !seen.has(side)) follow(side);
  for (const side of links.keys()) if (!seen.has(side)) follow(side);
  return found;
}
