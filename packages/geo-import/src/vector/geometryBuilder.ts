import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { Geometry, Position } from "geojson";

export type Kind = GeometryColumn["kind"];

const kinds: Readonly<Record<string, Kind>> = {
  Point: "point",
  MultiPoint: "point",
  LineString: "line",
  MultiLineString: "line",
  Polygon: "polygon",
  MultiPolygon: "polygon",
};

/** Whether a geometry is made of points, lines or polygons; undefined for collections. */
export const kindOf = ({ type }: Geometry): Kind | undefined => kinds[type];

export interface GeometryBuilder {
  /** Adds the next element. `geometry` must be of the builder's kind. */
  add(geometry: Geometry): void;
  done(): GeometryColumn;
}

/** Packs GeoJSON geometries of one kind, one after the other, into an engine column. */
export function geometryBuilder(kind: Kind): GeometryBuilder {
  const coords: number[] = [];
  const partStart = [0];
  const ringStart = [0];
  const vertexStart = [0];
  const addPath = (path: readonly Position[]) => {
    for (const [x, y] of path) coords.push(x ?? Number.NaN, y ?? Number.NaN);
    vertexStart.push(coords.length / 2);
  };
  return {
    add(geometry) {
      if (kind === "point") {
        for (const [x, y] of pointsOf(geometry)) coords.push(x ?? Number.NaN, y ?? Number.NaN);
        partStart.push(coords.length / 2);
      } else if (kind === "line") {
        for (const line of linesOf(geometry)) addPath(line);
        partStart.push(vertexStart.length - 1);
      } else {
        for (const rings of polygonsOf(geometry)) {
          for (const ring of rings) addPath(ring);
          ringStart.push(vertexStart.length - 1);
        }
        partStart.push(ringStart.length - 1);
      }
    },
    done() {
      const shared = { coords: Float64Array.from(coords), partStart: Int32Array.from(partStart) };
      if (kind === "point") return { kind, ...shared };
      if (kind === "line") return { kind, ...shared, vertexStart: Int32Array.from(vertexStart) };
      return {
        kind,
        ...shared,
        ringStart: Int32Array.from(ringStart),
        vertexStart: Int32Array.from(vertexStart),
      };
    },
  };
}

function pointsOf(geometry: Geometry): readonly Position[] {
  if (geometry.type === "Point") return geometry.coordinates.length === 0 ? [] : [geometry.coordinates];
  return geometry.type === "MultiPoint" ? geometry.coordinates : [];
}

function linesOf(geometry: Geometry): readonly Position[][] {
  if (geometry.type === "LineString") return [geometry.coordinates];
  return geometry.type === "MultiLineString" ? geometry.coordinates : [];
}

/** The polygons of a geometry, each a shell and its holes. */
export function polygonsOf(geometry: Geometry): readonly Position[][][] {
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
}
