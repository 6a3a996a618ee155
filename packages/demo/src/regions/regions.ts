import type { RegionInput } from "@stopbank/dataset/write";
import { noRegion } from "@stopbank/risk-engine/columns";
import { cellAt, type Grid, gridOf, neighbourSteps, sampleAt } from "../ground/grid.ts";
import { minHeap } from "../ground/heap.ts";
import type { DistrictLine, DistrictPoint } from "../network/lines.ts";
import { contains, signedRingArea, toRing } from "../shapes/contourPolygons.ts";
import { labelRings } from "../shapes/labelRings.ts";
import type { Terrain } from "../terrain/terrain.ts";
import { suburbs } from "./suburbs.ts";

export interface RegionGrid {
  readonly id: string;
  readonly title: string;
  readonly regions: readonly RegionInput[];
  /** The code of the region a place lies in, `noRegion` for none. */
  codeAt(at: DistrictPoint): number;
}

export interface Regions {
  readonly groups: readonly RegionGrid[];
  suburbAt(at: DistrictPoint): string;
}

const cellMetres = 100;

/** Divides the land into suburbs, whose edges follow ridges, and joins those to wards. */
export function drawRegions(terrain: Terrain): Regions {
  const labels = spread(terrain);
  const suburbGroup = group(
    "suburbs",
    "Suburbs",
    labels,
    suburbs.map((suburb) => suburb.name),
  );
  const wards = [...new Set(suburbs.map((suburb) => suburb.ward))];
  const wardLabels = {
    ...labels,
    data: labels.data.map((label) => (label === 0 ? 0 : wards.indexOf(suburbs[label - 1]!.ward) + 1)),
  };
  const groups = [suburbGroup, group("wards", "Wards", wardLabels, wards)];
  return {
    groups,
    suburbAt: (at) => suburbs[labels.data[cellAt(labels, at[0], at[1])]! - 1]?.name ?? "Larkhaven",
  };
}

/** Labels each land cell with the suburb that reaches it most easily; climbing counts as distance. */
function spread(terrain: Terrain): Grid {
  const heights = gridOf(cellMetres, (x, y) => sampleAt(terrain.heights, x, y));
  const { width, data } = heights;
  const labels = gridOf(cellMetres, () => 0);
  const cost = new Float64Array(data.length).fill(Number.POSITIVE_INFINITY);
  const { step, cells } = neighbourSteps(width);
  const heap = minHeap();
  suburbs.forEach((suburb, index) => {
    const cell = cellAt(labels, suburb.at[0], suburb.at[1]);
    cost[cell] = 0;
    labels.data[cell] = index + 1;
    heap.push(0, cell);
  });
  const isLand = gridOf(cellMetres, (x, y) => (terrain.island.insideKm(x, y) > -0.14 ? 1 : 0));
  for (let cell = heap.pop(); cell >= 0; cell = heap.pop()) {
    if (heap.poppedKey() > cost[cell]!) continue;
    step.forEach((offset, side) => {
      const next = cell + offset;
      if (data[next] === undefined || isLand.data[next] !== 1) return;
      const atSea = data[next]! < 0 ? 3 : 1;
      const reached =
        cost[cell]! + (cells[side]! * cellMetres + 12 * Math.abs(data[next]! - data[cell]!)) * atSea;
      if (reached >= cost[next]!) return;
      cost[next] = reached;
      labels.data[next] = labels.data[cell]!;
      heap.push(reached, next);
    });
  }
  return labels;
}

function group(id: string, title: string, labels: Grid, names: readonly string[]): RegionGrid {
  const outlines = names.map((_, index) => labelRings(labels, index + 1));
  const boxes = outlines.map(boxOf);
  return {
    id,
    title,
    regions: names.map((name, index) => ({ name, geometry: toGeometry(outlines[index]!) })),
    codeAt([x, y]) {
      for (let code = 0; code < outlines.length; code++) {
        const box = boxes[code]!;
        if (x < box[0] || y < box[1] || x > box[2] || y > box[3]) continue;
        let isInside = false;
        for (const ring of outlines[code]!) if (contains(ring, [x, y])) isInside = !isInside;
        if (isInside) return code;
      }
      return noRegion;
    },
  };
}

function boxOf(rings: readonly DistrictLine[]): [number, number, number, number] {
  const xs = rings.flatMap((ring) => ring.map(([x]) => x));
  const ys = rings.flatMap((ring) => ring.map(([, y]) => y));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function toGeometry(rings: readonly DistrictLine[]): RegionInput["geometry"] {
  const shells = rings.filter((ring) => signedRingArea(ring) > 0);
  const holes = rings.filter((ring) => signedRingArea(ring) < 0);
  const polygons = shells.map((shell) => [
    toRing(shell),
    ...holes.filter((hole) => contains(shell, hole[0]!)).map((hole) => toRing(hole, true)),
  ]);
  return polygons.length === 1
    ? { type: "Polygon", coordinates: polygons[0]! }
    : { type: "MultiPolygon", coordinates: polygons };
}
