import type { ExposureColumn, GeometryColumn } from "@stopbank/risk-engine/columns";
import type { DamageColumn } from "@stopbank/risk-engine/recorded-damage";
import type { FeatureCollection, MultiPolygon, Polygon } from "geojson";
import type { ElementType, Manifest } from "../manifest/manifest.ts";
import type { RasterGrid } from "../raster/RasterGrid.ts";

/** Texts stored once each; an element without text has code -1. Fits the engine's text columns. */
export interface TextColumn {
  readonly type: "text";
  readonly codes: Int32Array;
  /** The distinct texts by code; decoded when first asked for. */
  readonly values: readonly string[];
  /** The distinct texts as they are kept: UTF-8 one after the other, each beginning at its start, with one past the last. */
  readonly kept: { readonly starts: Int32Array; readonly bytes: Uint8Array };
  /** The element's text, null when missing. Decodes this one only. */
  at(element: number): string | null;
}
/** NaN when missing. */
export interface NumericColumn {
  readonly type: "numeric";
  readonly values: Float64Array;
  at(element: number): number | null;
}
export interface DateColumn {
  readonly type: "date";
  /** Days since 1970-01-01, {@link missingDay} when missing. */
  readonly days: Int32Array;
  /** Midnight UTC as milliseconds since 1970, NaN when missing; made when first asked for. */
  readonly milliseconds: Float64Array;
  /** ISO day such as `2024-05-31`, null when missing. */
  at(element: number): string | null;
}
export type AttributeColumn = TextColumn | NumericColumn | DateColumn;

export { missingDay } from "../arrow/isoDay.ts";

/** Columns of an element type beside its geometry and its metric. */
export interface ElementColumns {
  /** Keys; those that are no attributes of the type are passed over. */
  readonly attributes: readonly string[];
  /** Groups; likewise. */
  readonly regions: readonly string[];
}

/** One element type; an element's index is its row, and its feature id in the tiles. */
export interface ElementTable {
  readonly description: ElementType;
  readonly count: number;
  readonly geometry: GeometryColumn;
  /** Length in kilometres or area in hectares of each element; undefined for a layer that is counted. */
  readonly metric: Float64Array | undefined;
  /** Must be among the columns that were asked for. @throws DomainError `dataset/unknown-attribute` */
  attribute(key: string): AttributeColumn;
  /**
   * Codes into the group's regions, `noRegion` when in none.
   * @throws DomainError `dataset/unknown-region-group`
   */
  regionCode(group: string): Uint16Array;
}

export interface Tile {
  readonly bytes: Uint8Array;
  /** How `bytes` are compressed: send as `content-encoding` when the client accepts it. */
  readonly encoding: "gzip" | "identity";
  readonly contentType: "application/vnd.mapbox-vector-tile" | "image/png" | "image/webp";
  /** Strong and quoted; made from the archive's checksum and the tile's place in it. */
  readonly etag: string;
}

export type HazardGrid = Required<RasterGrid> & {
  /** Pyramid levels, finest first, the grid itself included; for drawing when zoomed out. */
  readonly overviews: readonly Required<RasterGrid>[];
};

export interface RegionProperties {
  readonly code: number;
  readonly name: string;
}
export type RegionFeatures = FeatureCollection<Polygon | MultiPolygon, RegionProperties>;

export interface VerifyOptions {
  /** Told before a file is read: its path, and the bytes read so far of those that are listed. */
  readonly onFile?: (path: string, bytesDone: number, bytesInAll: number) => void;
  /** Stops between two steps of a file, by throwing its reason. */
  readonly signal?: AbortSignal;
}

export interface FileProblem {
  readonly path: string;
  readonly problem: "missing" | "truncated" | "altered" | "unlisted";
}

/**
 * One published dataset version. Columns are loaded on first use, shared, and dropped by use when the
 * cache's byte budget is reached. A missing, truncated or altered file fails only what needs it.
 *
 * Every method throws DomainError `dataset/corrupt-file` naming the file when it cannot be used, and
 * `dataset/unknown-...` for a name the manifest does not have.
 */
export interface Dataset {
  readonly client: string;
  readonly version: string;
  readonly manifest: Manifest;
  /** @param columns what is read besides geometry and metric; default everything. */
  elements(type: string, columns?: ElementColumns): Promise<ElementTable>;
  /**
   * A scenario published with no rows is an empty column: all assessed, none exposed. One that was never
   * published for this type has every element not assessed.
   */
  exposure(type: string, hazardId: string, tag: string, nDays?: number): Promise<ExposureColumn>;
  /** Damage that was recorded with the scenario; undefined where it follows from curves, or none is stated. */
  damage(type: string, hazardId: string, tag: string): Promise<DamageColumn | undefined>;
  /**
   * The rows of `exposure` that one element needs, itself among them if it has one. Unless the column is at hand, a few
   * blocks of the file are read and nothing is kept.
   */
  exposureOf(
    element: number,
    type: string,
    hazardId: string,
    tag: string,
    nDays?: number,
  ): Promise<ExposureColumn>;
  /** Undefined when the archive has no such tile. `file` is a manifest `TileFile.file`. */
  tile(file: string, z: number, x: number, y: number): Promise<Tile | undefined>;
  raster(hazardId: string, tag: string): Promise<HazardGrid>;
  regions(group: string): Promise<RegionFeatures>;
  /**
   * Where the search index lies on this machine, for `openSearchIndex`; fetched when first asked for. Undefined where nothing in the
   * dataset has a name, or it was published before there was a search.
   */
  searchFile(): Promise<string | undefined>;
  /** Reads every file and compares sizes and checksums. Empty when all is well. */
  verify(options?: VerifyOptions): Promise<FileProblem[]>;
}
