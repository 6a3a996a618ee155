import { validateArea } from "@stopbank/risk-engine/area";
import { selectElements } from "@stopbank/risk-engine/select";
import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";

export interface AreaPolygon {
  readonly type: "Polygon";
  readonly coordinates: readonly [readonly (readonly [number, number])[]];
}

/** Areas of 64 vertices as a hand would draw them, uneven and dented, each holding about `share` of the elements. */
export function drawAreas(index: SpatialIndex, share: number, count: number): AreaPolygon[] {
  const [minX, minY, maxX, maxY] = index.tree.boxes;
  return Array.from({ length: count }, (_, i) => {
    const x = minX! + (maxX! - minX!) * (0.45 + 0.01 * i);
    const y = minY! + (maxY! - minY!) * (0.55 - 0.01 * i);
    let small = 0;
    let large = maxX! - minX!;
    for (let step = 0; step < 20; step++) {
      const middle = (small + large) / 2;
      const area = validateArea(outline(x, y, middle));
      const shareInside = selectElements(index, { area: { area, rule: "touches" } }).count / index.count;
      if (shareInside < share) small = middle;
      else large = middle;
    }
    return outline(x, y, small);
  });
}

function outline(x: number, y: number, radius: number): AreaPolygon {
  const ring = Array.from({ length: 64 }, (_, i) => {
    const angle = (i / 64) * 2 * Math.PI;
    const reach = radius * (1 + 0.15 * Math.sin(5 * angle) + 0.08 * Math.sin(17 * angle));
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
  });
  return { type: "Polygon", coordinates: [[...ring, ring[0]!]] };
}
