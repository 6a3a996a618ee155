import { type AreaFileFault, areaFileFault } from "./areaFileFault.ts";

export type AreaFileKind = "geojson" | "kml" | "geopackage" | "zip";

const database = "SQLite format 3\0";
/** As far as the name of a format may stand from a file's start. */
const headBytes = 65_536;

/**
 * What a file is by its own bytes, whatever it is called: GDAL is never left to find out, since it knows formats that name
 * other files, or have programs in them.
 *
 * @throws DomainError `area-file/empty`, `area-file/unknown-format`, `area-file/shapefile-alone`.
 */
export function areaFileKind(bytes: Uint8Array): AreaFileKind {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.length === 0)
    throw areaFileFault("empty", "The file is empty. Export it again from where it came.");
  const head = buffer.toString("latin1", 0, headBytes);
  if (head.startsWith(database)) return "geopackage";
  if (head.startsWith("PK\x03\x04")) return "zip";
  if (head.startsWith("\0\0\x27\x0a")) throw shapefileAlone();
  const text = head.replace(/^\xef\xbb\xbf/, "").trimStart();
  if (text.startsWith("{") && /"type"\s*:/.test(text)) return "geojson";
  if (text.startsWith("<") && /<(\w+:)?kml[\s>]/i.test(text)) return "kml";
  throw unknownFormat();
}

/**
 * A document type may define names that unfold to more than any memory holds, or that stand for other files.
 * @throws DomainError `area-file/entities`.
 */
export function refuseEntities(kml: Buffer): void {
  if (/<!(DOCTYPE|ENTITY)/i.test(kml.toString("latin1"))) throw entities();
}

const shapefileAlone = (): AreaFileFault =>
  areaFileFault(
    "shapefile-alone",
    "A Shapefile is several files. Put the .shp, .shx, .dbf and .prj of it into one zip, and choose that.",
  );

const entities = (): AreaFileFault =>
  areaFileFault(
    "entities",
    "The file has a document type with definitions of its own, which are not read here. Export it again as KML or GeoJSON.",
  );

const unknownFormat = (): AreaFileFault =>
  areaFileFault(
    "unknown-format",
    "The file is none of GeoJSON, KML, KMZ, GeoPackage or a zipped Shapefile. Export it as one of these.",
  );
