import { closeSync, existsSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Place, refuse } from "../refusal.ts";
import { checkViews } from "./checkViews.ts";

/** As far as GDAL looks for what a file is, and much further. */
const headerBytes = 65_536;

/**
 * A virtual layer (OGR VRT) may run any SQL over any file, for as long as it likes: with SQL it is refused. Other virtual
 * layers and rasters may be read once the files they are made of have been checked as if they were named themselves.
 *
 * @throws DomainError `import/virtual-layer`, and as `checkViews`.
 */
export async function checkVirtual(place: Place, path: string, seen = new Set<string>()): Promise<void> {
  if (seen.has(path) || !existsSync(path) || !statSync(path).isFile()) return;
  seen.add(path);
  await checkViews(place, path);
  if (!/<(OGRVRTDataSource|VRTDataset)/i.test(headerOf(path))) return;
  const text = readFileSync(path, "latin1");
  const sources = [...text.matchAll(/<(?:SourceFilename|SrcDataSource)[^>]*>([^<]*)/gi)].map(
    ([, name]) => name,
  );
  // A name with marks of XML could stand for another than it seems, or for a recipe within the recipe.
  if (/<SrcSQL/i.test(text) || sources.some((name = "") => name.trim() === "" || name.includes("&")))
    throw refuse(
      "virtual-layer",
      place,
      "it is a virtual layer with SQL or odd names of files in it",
      "Store what it gives: `ogr2ogr -f GPKG layer.gpkg layer.vrt`.",
    );
  for (const name of sources) await checkVirtual(place, resolve(dirname(path), name!.trim()), seen);
}

function headerOf(path: string): string {
  const handle = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(headerBytes);
    return bytes.toString("latin1", 0, readSync(handle, bytes, 0, headerBytes, 0));
  } finally {
    closeSync(handle);
  }
}
