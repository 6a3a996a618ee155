import { type GeometryColumn, notAssessed } from "@stopbank/risk-engine/columns";
import { bucketMetres, type EngineAnswer } from "./answer.ts";
import type { AreaPolygon } from "./areas.ts";
import type { BenchDistrict } from "./district.ts";

/** The peer without an index: every element is tested against every edge, then added up from typed arrays. */
export function askLoop(
  geometry: GeometryColumn,
  district: BenchDistrict,
  polygon: AreaPolygon,
): EngineAnswer {
  const { exposure, metric, cost } = district;
  const edges = Float64Array.from(polygon.coordinates[0].flat());
  const count = metric.length;
  const sums = Array.from({ length: 256 }, () => ({ count: 0, metric: 0, cost: 0 }));
  const histogram = new Map<number, number>();
  let selected = 0;
  let valueSum = 0;
  for (let element = 0, row = 0; element < count; element++) {
    const hasRow = exposure.element[row] === element;
    if (isInside(geometry, element, edges)) {
      selected++;
      if (hasRow) {
        const code = exposure.damageClass[row]!;
        const sum = sums[code]!;
        sum.count++;
        sum.metric += metric[element]!;
        if (!Number.isNaN(cost[element])) sum.cost += cost[element]!;
        if (code !== notAssessed) {
          valueSum += exposure.value[row]!;
          const cell = Math.floor(exposure.value[row]! / bucketMetres + 1e-5) * 16 + code;
          histogram.set(cell, (histogram.get(cell) ?? 0) + 1);
        }
      }
    }
    if (hasRow) row++;
  }
  const classes = new Map(sums.entries().filter(([code, sum]) => code !== notAssessed && sum.count > 0));
  const exposed = classes.values().reduce((total, sum) => total + sum.count, 0);
  return {
    selected,
    notAssessed: sums[notAssessed]!.count,
    classes,
    histogram,
    meanIntensity: valueSum / exposed,
  };
}

function isInside(geometry: GeometryColumn, element: number, edges: Float64Array): boolean {
  const { coords } = geometry;
  if (geometry.kind === "point") return holdsPoint(edges, coords[element * 2]!, coords[element * 2 + 1]!);
  for (let v = element * 5; v < element * 5 + 4; v++)
    if (holdsPoint(edges, coords[v * 2]!, coords[v * 2 + 1]!)) return true;
  for (let v = element * 10; v < element * 10 + 8; v += 2)
    for (let e = 0; e + 3 < edges.length; e += 2) if (segmentsCross(coords, v, edges, e)) return true;
  return false;
}

function holdsPoint(edges: Float64Array, x: number, y: number): boolean {
  let inside = false;
  for (let e = 0; e + 3 < edges.length; e += 2) {
    const ay = edges[e + 1]!;
    const by = edges[e + 3]!;
    if (ay > y !== by > y && x < ((edges[e + 2]! - edges[e]!) * (y - ay)) / (by - ay) + edges[e]!)
      inside = !inside;
  }
  return inside;
}

function segmentsCross(a: Float64Array, i: number, b: Float64Array, j: number): boolean {
  return (
    isLeft(a, i, b[j]!, b[j + 1]!) !== isLeft(a, i, b[j + 2]!, b[j + 3]!) &&
    isLeft(b, j, a[i]!, a[i + 1]!) !== isLeft(b, j, a[i + 2]!, a[i + 3]!)
  );
}

function isLeft(s: Float64Array, i: number, x: number, y: number): boolean {
  return (s[i + 2]! - s[i]!) * (y - s[i + 1]!) > (s[i + 3]! - s[i + 1]!) * (x - s[i]!);
}
