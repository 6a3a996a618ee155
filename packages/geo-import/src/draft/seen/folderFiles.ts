import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The files of a folder and those below it that can be something, each kind in the order of names. */
export interface FolderFiles {
  readonly vectors: readonly string[];
  readonly rasters: readonly string[];
  readonly tables: readonly string[];
  /** Of OpenStreetMap. */
  readonly extracts: readonly string[];
  /** Of tiles of a drawn map. */
  readonly archives: readonly string[];
}

const endings = {
  vectors: /\.(gpkg|shp|shp\.zip|zip|geojson|json|fgb|gml|kml|tab)$/i,
  rasters: /\.(tif|tiff|vrt|asc|img|nc|nc4)$/i,
  tables: /\.(csv|tsv|csv\.gz|tsv\.gz|xlsx|ods)$/i,
  extracts: /\.(osm|osm\.pbf)$/i,
  archives: /\.pmtiles$/i,
} as const;

/** Paths count from `root`, with forward slashes. Hidden files and folders are passed over. */
export function folderFiles(root: string): FolderFiles {
  const files = filesBelow(root, "");
  const of = (kind: keyof typeof endings) => files.filter((file) => endings[kind].test(file));
  return {
    vectors: of("vectors"),
    rasters: of("rasters"),
    tables: of("tables"),
    extracts: of("extracts"),
    archives: of("archives"),
  };
}

const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(root, path);
      return entry.isFile() ? [path] : [];
    });
