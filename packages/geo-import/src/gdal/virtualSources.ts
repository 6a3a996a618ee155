import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Place, refuse } from "../refusal.ts";

/** Elements that name files. GDAL takes attributes of these names for them too. */
const naming = "SourceFilename|SrcDataSource|SourceDataset";
const opening = new RegExp(`<\\s*(?:${naming})\\b[^>]*>([^<]*)`, "gi");
const closing = new RegExp(`<\\s*/\\s*(?:${naming})\\b`, "gi");
const mention = new RegExp(naming, "gi");

/**
 * The files that a virtual layer or raster (VRT) is made of. A virtual layer may run any SQL over any file, for as long as
 * it likes: with SQL it is refused, and so is what names files in another way than plainly.
 *
 * @returns absolute paths.
 * @throws DomainError `import/virtual-layer`.
 */
export function virtualSources(place: Place, path: string): string[] {
  const text = readFileSync(path, "latin1");
  const names = [...text.matchAll(opening)].map(([, name = ""]) =>
    Buffer.from(name.trim(), "latin1").toString(),
  );
  const isPlain = count(text, mention) === names.length + count(text, closing);
  if (/SrcSQL/i.test(text) || !isPlain || names.some(isOdd))
    throw refuse(
      "virtual-layer",
      place,
      "it is a virtual layer with SQL or odd names of files in it",
      "Store what it gives: `ogr2ogr -f GPKG layer.gpkg layer.vrt`.",
    );
  const sources = names.map((name) => resolve(dirname(path), name));
  const missing = names.find((_, i) => !existsSync(sources[i]!));
  if (missing === undefined) return sources;
  throw refuse(
    "virtual-layer",
    place,
    `it is made of ${missing}, which is not there`,
    "Correct the name in it, which counts from its own folder.",
  );
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * A name with marks of XML could stand for another than it seems, or for a recipe within the recipe; one with a colon, or
 * below `/vsi`, is no file's but says how to get at one.
 */
const isOdd = (name: string) =>
  name === "" || /[&">]/.test(name) || /^\/vsi/i.test(name) || /:/.test(name.replace(/^[a-z]:[\\/]/i, ""));
