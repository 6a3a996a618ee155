import { resolve } from "node:path";
import { wgs84 } from "@stopbank/geo-read/coordinate-systems";
import type { OgrInfo } from "@stopbank/geo-read/gdal3";
import { type Kind, kindOf } from "@stopbank/geo-read/geometry-builder";
import { layerFacts } from "@stopbank/geo-read/layer-facts";
import { openLayer } from "@stopbank/geo-read/open-layer";
import { streamFeatures } from "@stopbank/geo-read/stream-features";
import { withDataset } from "@stopbank/geo-read/with-dataset";
import type { Geometry, Position } from "geojson";
import { layerInput } from "../../description/describedInputs.ts";
import { columnSight, type SeenColumn } from "./seenColumn.ts";

/** How a description names a layer. */
export interface NamedLayer {
  readonly file: string;
  readonly layer?: string;
  readonly crs?: string;
  readonly coordinates?: { readonly x: string; readonly y: string };
}

/** A vector layer, looked at from its first feature to its last. */
export interface SeenLayer {
  readonly source: NamedLayer;
  /** The layer's own name where the file has several, else the file's. */
  readonly name: string;
  /** Features of each kind, collections by their first part's. */
  readonly kinds: ReadonlyMap<Kind, number>;
  readonly columns: readonly SeenColumn[];
  /** West, south, east, north in degrees. */
  readonly bounds: readonly [number, number, number, number];
}

/**
 * The layers of a vector file; those without geometry are left to be read as tables.
 * @throws DomainError as `withDataset`.
 */
export async function layersOfFile(
  root: string,
  file: string,
): Promise<{ layer: string; isPlaced: boolean }[]> {
  const input = { place: { what: "Layer", file }, path: resolve(root, file) };
  const info = await withDataset<OgrInfo>(input, ({ api }, dataset) => api.ogrinfo(dataset, ["-so", "-al"]));
  return (info.layers ?? []).map(({ name, geometryFields }) => ({
    layer: name,
    isPlaced: geometryFields.length > 0,
  }));
}

/** @throws DomainError as `openLayer` and the readers. */
export async function lookAtLayer(root: string, source: NamedLayer, name: string): Promise<SeenLayer> {
  const input = layerInput(root, "Layer", source);
  const facts = source.coordinates === undefined ? await layerFacts(input) : await openLayer(input);
  const sights = facts.columns.map((column) => columnSight(column, facts.styles?.get(column)));
  const kinds = new Map<Kind, number>();
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for await (const { properties, geometry } of streamFeatures(facts, { crs: wgs84 })) {
    const kind = geometry === null ? undefined : firstKind(geometry);
    if (geometry === null || kind === undefined) continue;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    widen(bounds, geometry);
    facts.columns.forEach((column, i) => {
      const value = properties[column];
      const isCell = value === null || value === undefined || typeof value !== "object";
      sights[i]!.add(isCell ? (value as string | number | boolean | null) : JSON.stringify(value));
    });
  }
  return { source, name, kinds, columns: sights.map((sight) => sight.done()), bounds };
}

function firstKind(geometry: Geometry): Kind | undefined {
  if (geometry.type !== "GeometryCollection") return kindOf(geometry);
  return geometry.geometries.map(firstKind).find((kind) => kind !== undefined);
}

function widen(bounds: [number, number, number, number], geometry: Geometry): void {
  if (geometry.type === "GeometryCollection") {
    for (const part of geometry.geometries) widen(bounds, part);
    return;
  }
  const visit = (coordinates: unknown): void => {
    if (!Array.isArray(coordinates)) return;
    if (typeof coordinates[0] !== "number") {
      for (const each of coordinates) visit(each);
      return;
    }
    const [x = 0, y = 0] = coordinates as Position;
    bounds[0] = Math.min(bounds[0], x);
    bounds[1] = Math.min(bounds[1], y);
    bounds[2] = Math.max(bounds[2], x);
    bounds[3] = Math.max(bounds[3], y);
  };
  visit(geometry.coordinates);
}
