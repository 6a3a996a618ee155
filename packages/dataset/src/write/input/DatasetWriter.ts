import type { GeometryColumn } from "@stopbank/risk-engine/columns";
import type { DamageColumn } from "@stopbank/risk-engine/recorded-damage";
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
import type {
  Basemap,
  Bounds,
  ContextualDescription,
  DamageFile,
  ElementTypeDescription,
  HazardDescription,
  TileFile,
} from "../../manifest/manifest.ts";
import type { RasterGrid } from "../../raster/RasterGrid.ts";

/** Text and dates (ISO days, `2024-05-31`) with null for missing; numbers with NaN for missing. */
export type AttributeInput = readonly (string | null)[] | Float64Array;

/** Rows in any order, each element at most once, `element` counting in the order given to `addElements`. */
export interface ExposureRows {
  readonly element: Uint32Array;
  /** NaN when not assessed or not given. */
  readonly value: Float32Array;
  /** `damageClassCodes` or `notAssessed`. */
  readonly damageClass: Uint8Array;
}

/** Rows in any order, each element at most once, `element` counting in the order given to `addElements`. */
export type DamageRows = Required<DamageColumn>;

export interface VectorTileLayer {
  /** Several may share one, each from a zoom of its own. */
  readonly sourceLayer: string;
  /** Properties are carried as they are; a numeric `id` becomes the tile feature id. */
  readonly features: readonly Feature[];
  /** Zooms the layer appears at; default the archive's. */
  readonly minZoom?: number;
  readonly maxZoom?: number;
}

export interface TileRange {
  readonly minZoom: number;
  readonly maxZoom: number;
}

export interface RasterTileOptions extends TileRange {
  readonly bounds: Bounds;
}

/** Tiles that were cut elsewhere. */
export interface CutTiles extends RasterTileOptions, Pick<TileFile, "kind" | "format" | "sourceLayers"> {
  /** In any order, each once: MVT that is not packed, or pictures of `format`. */
  readonly tiles: AsyncIterable<{
    readonly z: number;
    readonly x: number;
    readonly y: number;
    readonly bytes: Uint8Array;
  }>;
}

export interface RegionInput {
  readonly name: string;
  readonly geometry: Polygon | MultiPolygon;
}

export interface Published {
  readonly version: string;
  /** Absolute path of the version's folder. */
  readonly folder: string;
}

/**
 * Builds one dataset version in a hidden folder beside the published ones. Nothing is visible before
 * `publish`; a process that dies half-way leaves only the hidden folder, which `gc` removes.
 */
export interface DatasetWriter {
  /**
   * Sorts the elements along a Hilbert curve, writes geometry and attributes as GeoArrow and cuts vector
   * tiles whose feature id is the element's row. The caller keeps counting elements in its own order.
   *
   * @param regionOf by region group: each element's region code, `noRegion` (65535) when none.
   * @param measured lengths or areas in the metric's unit; default those on the WGS 84 ellipsoid.
   * @throws DomainError `dataset/bad-input` when a column's length or type does not fit, `metric/wrong-geometry` when
   * the geometry has none of the metric described.
   */
  addElements(
    description: ElementTypeDescription,
    geometry: GeometryColumn,
    attributes: Readonly<Record<string, AttributeInput>>,
    regionOf?: Readonly<Record<string, Uint16Array>>,
    measured?: Float64Array,
  ): Promise<void>;
  addHazard(description: HazardDescription): void;
  /** The hazard's intensity for one scenario, written as a tiled GeoTIFF with overviews. */
  addRaster(hazardId: string, tag: string, grid: RasterGrid): Promise<void>;
  /** The hazard's mapped polygons for one scenario, as vector tiles with source layer `hazard`. */
  addHazardPolygons(
    hazardId: string,
    tag: string,
    features: FeatureCollection<Polygon | MultiPolygon>,
    range?: TileRange,
  ): Promise<void>;
  /** What one scenario does to one element type; give `nDays` for cascading types. */
  addExposure(type: string, hazardId: string, tag: string, rows: ExposureRows, nDays?: number): Promise<void>;
  /**
   * Damage of one scenario that the curves of its hazard's description do not give, in the currency of the element
   * type's replacement costs; for all of a hazard's scenarios or none.
   */
  addDamage(
    type: string,
    hazardId: string,
    tag: string,
    rows: DamageRows,
    per: DamageFile["per"],
  ): Promise<void>;
  /** The region's code is its position in `regions`. */
  addRegions(group: { id: string; title: string }, regions: readonly RegionInput[]): Promise<void>;
  addContextual(
    description: ContextualDescription,
    features: readonly Feature[],
    range?: TileRange,
  ): Promise<void>;
  /** An archive `tiles/<name>.pmtiles` of one or more vector layers, such as a basemap. */
  addVectorTiles(name: string, layers: readonly VectorTileLayer[], range?: TileRange): Promise<TileFile>;
  /** An archive of PNG tiles; `tile` answers undefined where there is nothing. */
  addRasterTiles(
    name: string,
    options: RasterTileOptions,
    tile: (z: number, x: number, y: number) => Promise<Uint8Array | undefined> | Uint8Array | undefined,
  ): Promise<TileFile>;
  /** An archive of tiles as they are. */
  addCutTiles(name: string, cut: CutTiles): Promise<TileFile>;
  /** What the basemap names, to be searched for: `name`, and `kind` such as `town`. */
  addPlaces(places: readonly Feature[]): void;
  setBasemap(basemap: Basemap): void;
  /** Checks, writes the manifest, makes the version visible and current. The writer is finished then. */
  publish(): Promise<Published>;
  /** Removes everything written so far. */
  abort(): Promise<void>;
}
