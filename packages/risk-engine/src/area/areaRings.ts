import type { PolygonColumn } from "../columns/columns.ts";
import { geodesicAreas } from "../elements/metrics.ts";
import type { Area } from "./area.ts";

/** The rings of each part as GeoJSON has them, closed, the shell first. */
export function areaRings({ parts }: Pick<Area, "parts">): [x: number, y: number][][][] {
  return parts.map(({ edges }) => {
    const rings: [number, number][][] = [];
    let ring: [number, number][] = [];
    for (let edge = 0; edge < edges.length; edge += 4) {
      ring.push([edges[edge]!, edges[edge + 1]!]);
      const [startX, startY] = ring[0]!;
      if (edges[edge + 2] !== startX || edges[edge + 3] !== startY) continue;
      // A simple ring comes back to its first corner once, at its end.
      rings.push([...ring, [startX, startY]]);
      ring = [];
    }
    return rings;
  });
}

/** How large an area is, in hectares on the WGS 84 ellipsoid. Parts that overlap count once each. */
export function areaHectares(area: Pick<Area, "parts">): number {
  const rings = areaRings(area).flat();
  const column: PolygonColumn = {
    kind: "polygon",
    coords: Float64Array.from(rings.flat(2)),
    partStart: Int32Array.from({ length: area.parts.length + 1 }, (_, i) => i),
    ringStart: runningSums(areaRings(area).map((part) => part.length)),
    vertexStart: runningSums(rings.map((ring) => ring.length)),
  };
  return geodesicAreas(column).reduce((sum, squareMetres) => sum + squareMetres / 10_000, 0);
}

function runningSums(lengths: readonly number[]): Int32Array {
  const sums = new Int32Array(lengths.length + 1);
  for (const [i, length] of lengths.entries()) sums[i + 1] = sums[i]! + length;
  return sums;
}
