import { boxOf, edgesOfParts, ownEdges } from "@stopbank/geo-read/edges-in-box";
import { geometryBuilder } from "@stopbank/geo-read/geometry-builder";
import { sweepBands } from "@stopbank/geo-read/sweep-bands";
import { geometryOf, polygonOf } from "@stopbank/geo-read/to-geo-json";
import type { Area } from "@stopbank/risk-engine/area";
import type { GeometryColumn, LineColumn, PolygonColumn } from "@stopbank/risk-engine/columns";
import type { SpatialIndex } from "@stopbank/risk-engine/spatial-index";
import type { MultiLineString, MultiPolygon, Position } from "geojson";
import { beyond } from "./areaByRank.ts";
import { areasBeside } from "./areasBeside.ts";
import { sizesByRank } from "./sizesByRank.ts";
import { stretchesInside } from "./stretchesInside.ts";
import { touchedBy } from "./touchedBy.ts";

/** What of a layer lies within areas. */
export interface Clipped {
  /** In degrees; elements of which nothing does have no parts. */
  readonly geometry: GeometryColumn;
  /** How much of each element does, from 0 to 1. */
  readonly part: Float64Array;
}

/** A part that differs by less than this from none or all is rounding. */
const roundingShare = 1e-9;

/** Lines and polygons as far as they lie within areas, the parts of polygons in trapezoids. */
export function clipToAreas(index: SpatialIndex, areas: readonly Area[]): Clipped {
  const { geometry, anchors, count } = index;
  const touching = touchedBy(
    index,
    areas.map((area) => ({ area })),
  );
  const builder = geometryBuilder(geometry.kind);
  const part = new Float64Array(count);
  for (let element = 0; element < count; element++) {
    const within = touching.get(element)?.map(({ area }) => area);
    if (geometry.kind === "point" || within === undefined) {
      builder.add(nothing(geometry));
      continue;
    }
    const share = shareWithin({ geometry, anchors }, element, within);
    part[element] = share < roundingShare ? 0 : share > 1 - roundingShare ? 1 : share;
    if (part[element] === 1) builder.add(geometryOf(geometry, element));
    else if (part[element] === 0) builder.add(nothing(geometry));
    else if (geometry.kind === "line") builder.add(lineWithin(geometry, element, within));
    else builder.add(polygonWithin(geometry, element, within));
  }
  return { geometry: builder.done(), part };
}

const nothing = ({ kind }: GeometryColumn): MultiLineString | MultiPolygon =>
  kind === "line" ? { type: "MultiLineString", coordinates: [] } : { type: "MultiPolygon", coordinates: [] };

function shareWithin(
  elements: Parameters<typeof sizesByRank>[0],
  element: number,
  within: readonly Area[],
): number {
  const sizes = sizesByRank(elements, element, [], within);
  const [inside, outside] = [sizes.get(0) ?? 0, sizes.get(beyond) ?? 0];
  return inside === 0 ? 0 : inside / (inside + outside);
}

function lineWithin(
  { coords, partStart, vertexStart }: LineColumn,
  element: number,
  within: readonly Area[],
): MultiLineString {
  const coordinates: Position[][] = [];
  const beside = areasBeside(within.map((area) => ({ area })));
  for (let part = partStart[element]!; part < partStart[element + 1]!; part++)
    for (let v = vertexStart[part]! + 1; v < vertexStart[part + 1]!; v++) {
      const [ax, ay, bx, by] = [coords[v * 2 - 2]!, coords[v * 2 - 1]!, coords[v * 2]!, coords[v * 2 + 1]!];
      const at = (along: number): Position => [ax + (bx - ax) * along, ay + (by - ay) * along];
      let reached = 0;
      const stretches = beside(ax, ay, bx, by).flatMap(({ area }) => stretchesInside(ax, ay, bx, by, area));
      for (const [from, to] of stretches.sort((a, b) => a[0] - b[0])) {
        if (to > reached) coordinates.push([at(Math.max(from, reached)), at(to)]);
        reached = Math.max(reached, to);
      }
    }
  return { type: "MultiLineString", coordinates };
}

function polygonWithin(geometry: PolygonColumn, element: number, within: readonly Area[]): MultiPolygon {
  const polygon = polygonOf(geometry, element);
  const box = boxOf(polygon);
  const edges = ownEdges(polygon, box, 0);
  let shapes = 1;
  for (const area of within)
    for (const each of edgesOfParts(area, box, shapes)) {
      for (const edge of each) edges.push(edge);
      shapes++;
    }
  const coordinates: Position[][][] = [];
  sweepBands(edges, box.height, ({ low, high, lowWest, lowEast, highWest, highEast }, inside) => {
    if (!inside.has(0) || inside.size === 1) return;
    const corners = [
      [lowWest, low],
      [lowEast, low],
      [highEast, high],
      [highWest, high],
      [lowWest, low],
    ];
    coordinates.push([corners.map(([x, y]) => [box.west + x!, box.south + y!])]);
  });
  return { type: "MultiPolygon", coordinates };
}
