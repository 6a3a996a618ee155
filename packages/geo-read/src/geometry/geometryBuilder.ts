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
  /**
   * Adds the next element. `geometry` must be of the builder's kind.
   * @param original the same with other coordinates, such as in the system it came from.
   */
  add(geometry: Geometry, original?: Geometry): void;
  done(): GeometryColumn;
  /** The column of originals, where every element had one; what does not differ it shares with that of `done`. */
  doneBoth(): { readonly geometry: GeometryColumn; readonly original: GeometryColumn | undefined };
}

/** Packs GeoJSON geometries of one kind, one after the other, into an engine column. */
export function geometryBuilder(kind: Kind): GeometryBuilder {
  const coords = growing();
  const originals = growing();
  const partStart = [0];
  const ringStart = [0];
  const vertexStart = [0];
  const addPath = (path: readonly Position[]) => {
    for (const [x, y] of path) coords.push(x ?? Number.NaN, y ?? Number.NaN);
    vertexStart.push(coords.vertices());
  };
  const done = (): GeometryColumn => {
    const parts = { coords: coords.done(), partStart: sharedBuffer(partStart) };
    if (kind === "point") return { kind, ...parts };
    if (kind === "line") return { kind, ...parts, vertexStart: sharedBuffer(vertexStart) };
    return { kind, ...parts, ringStart: sharedBuffer(ringStart), vertexStart: sharedBuffer(vertexStart) };
  };
  return {
    add(geometry, original) {
      if (original !== undefined)
        for (const [x, y] of positionsOf(original)) originals.push(x ?? Number.NaN, y ?? Number.NaN);
      if (kind === "point") {
        for (const [x, y] of pointsOf(geometry)) coords.push(x ?? Number.NaN, y ?? Number.NaN);
        partStart.push(coords.vertices());
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
    done,
    doneBoth() {
      const isWhole = originals.vertices() === coords.vertices();
      const geometry = done();
      return { geometry, original: isWhole ? { ...geometry, coords: originals.done() } : undefined };
    },
  };
}

function positionsOf(geometry: Geometry): readonly Position[] {
  const { type } = geometry;
  if (type === "Point" || type === "MultiPoint") return pointsOf(geometry);
  const paths =
    type === "LineString" || type === "MultiLineString" ? linesOf(geometry) : polygonsOf(geometry).flat();
  return paths.length === 1 ? paths[0]! : paths.flat();
}

/** In memory that threads share, so that they read it where it is. */
function sharedBuffer(values: readonly number[]): Int32Array {
  const column = new Int32Array(new SharedArrayBuffer(values.length * 4));
  column.set(values);
  return column;
}

/** Numbers in the first block and in the others: they are copied but once, in the end. */
const [firstLength, blockLength] = [1 << 12, 1 << 16];

/** Coordinates, in memory that threads share in the end. */
function growing() {
  const full: Float64Array<ArrayBuffer>[] = [];
  let block = new Float64Array(firstLength);
  let before = 0;
  let end = 0;
  return {
    push(x: number, y: number) {
      if (end === block.length) {
        full.push(block);
        before += end;
        block = new Float64Array(blockLength);
        end = 0;
      }
      block[end++] = x;
      block[end++] = y;
    },
    vertices: () => (before + end) / 2,
    done() {
      const coords = new Float64Array(new SharedArrayBuffer((before + end) * 8));
      let at = 0;
      for (const each of full.splice(0)) {
        coords.set(each, at);
        at += each.length;
        // Given back at once, which the collector of garbage does only when it comes by.
        each.buffer.transfer(0);
      }
      coords.set(block.subarray(0, end), at);
      return coords;
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
function polygonsOf(geometry: Geometry): readonly Position[][][] {
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
}

/**
 * The parts of a kind in a collection, as one geometry; anything else as it is. A collection without such parts stays
 * one, so that it is named as what it is.
 */
export function partsOfKind(geometry: Geometry, kind: Kind): Geometry {
  if (geometry.type !== "GeometryCollection") return geometry;
  const parts = flattened(geometry).filter((part) => kindOf(part) === kind);
  if (parts.length === 0) return geometry;
  if (kind === "point")
    return { type: "MultiPoint", coordinates: parts.flatMap((part) => [...pointsOf(part)]) };
  if (kind === "line")
    return { type: "MultiLineString", coordinates: parts.flatMap((part) => [...linesOf(part)]) };
  return { type: "MultiPolygon", coordinates: parts.flatMap((part) => [...polygonsOf(part)]) };
}

const flattened = (geometry: Geometry): Geometry[] =>
  geometry.type === "GeometryCollection" ? geometry.geometries.flatMap(flattened) : [geometry];
