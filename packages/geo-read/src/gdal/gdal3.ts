/** What is used of gdal3.js in Node. The package's own types describe its browser entry. */
export interface Gdal3 {
  open(path: string, openOptions?: string[], vfsHandlers?: string[]): Promise<{ datasets: GdalDataset[] }>;
  close(dataset: GdalDataset): Promise<void>;
  ogrinfo(dataset: GdalDataset, options: string[]): Promise<OgrInfo>;
  gdalinfo(dataset: GdalDataset, options: string[]): Promise<RasterInfo>;
  /** Writes below the output folder; `-f` decides the file's ending. */
  ogr2ogr(dataset: GdalDataset, options: string[], outputName: string): Promise<GdalOutput>;
  gdal_translate(dataset: GdalDataset, options: string[], outputName: string): Promise<GdalOutput>;
  gdalwarp(dataset: GdalDataset, options: string[], outputName: string): Promise<GdalOutput>;
}

export interface GdalDataset {
  readonly pointer: number;
  readonly path: string;
  readonly type: "raster" | "vector";
}

export interface GdalOutput {
  /** Path in the real file system. */
  readonly real: string;
}

export interface OgrInfo {
  readonly driverShortName: string;
  readonly layers?: readonly OgrLayer[];
}

export interface OgrLayer {
  readonly name: string;
  readonly featureCount: number;
  readonly geometryFields: readonly {
    readonly type: string;
    readonly extent?: readonly number[];
    readonly coordinateSystem?: { readonly wkt: string };
  }[];
  readonly fields: readonly { readonly name: string; readonly type: string; readonly subType?: string }[];
  readonly fidColumnName?: string;
}

export interface RasterInfo {
  readonly driverShortName: string;
  readonly size: readonly [number, number];
  readonly coordinateSystem?: { readonly wkt: string };
  readonly geoTransform?: readonly number[];
  /** Its outline in longitude and latitude, each longitude from -180 to 180. */
  readonly wgs84Extent?: { readonly coordinates: readonly (readonly (readonly number[])[])[] };
  readonly bands: readonly {
    readonly type: string;
    readonly noDataValue?: number | string;
    readonly scale?: number;
    readonly offset?: number;
    readonly colorInterpretation?: string;
    readonly mask?: { readonly flags: readonly string[] };
    readonly description?: string;
  }[];
  readonly metadata?: Readonly<Record<string, unknown>>;
}
