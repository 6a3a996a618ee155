import { DomainError, type ErrorKind } from "@stopbank/errors";

export type AreaFileFault = DomainError;

/** A refusal of a file with areas, in words for whoever chose it. @param code after `area-file/`. */
export const areaFileFault = (
  code: string,
  message: string,
  facts: object = {},
  kind: ErrorKind = "invalid",
): AreaFileFault => new DomainError(kind, `area-file/${code}`, message, facts);

const notStated =
  "The file does not say which reference system its coordinates are in. Choose it below, or put its .prj into the zip.";
const wrongSystem =
  "The coordinates in the file cannot be in the reference system stated: they would lie outside the world. Choose the right one below.";

/** What an import says of the same faults is for whoever writes its description: here nobody has one. */
const words: Readonly<Record<string, readonly [code: string, message: string]>> = {
  "import/no-crs": ["no-reference-system", notStated],
  "import/wrong-crs": ["wrong-reference-system", wrongSystem],
  "import/unknown-crs": [
    "unknown-reference-system",
    "That reference system is not known. Write it as EPSG: and its number, such as EPSG:2193.",
  ],
  "import/unreadable": [
    "unreadable",
    "No shapes can be read from the file. It may be cut short or damaged: export it again as GeoJSON, KML, GeoPackage or a zipped Shapefile.",
  ],
  "import/too-large": [
    "too-large",
    "The file asks for more memory than there is for it. Export the shapes you need alone.",
  ],
  "import/endless-view": [
    "view",
    "The GeoPackage holds a view that takes too long to work out. Export its layer as a table.",
  ],
  "import/bad-view": [
    "view",
    "The GeoPackage holds a view that cannot be worked out. Export its layer as a table.",
  ],
};

/** The same failure in words for whoever chose the file; what is no refusal of a file is thrown on. */
export function inWordsForAreas(error: unknown): unknown {
  if (!(error instanceof DomainError) || !error.code.startsWith("import/")) return error;
  const known = words[error.code];
  const facts = { ...error.facts, import: error.code };
  if (known !== undefined) return areaFileFault(known[0], known[1], facts, error.kind);
  return areaFileFault(error.code.slice("import/".length), error.message, facts, error.kind);
}
