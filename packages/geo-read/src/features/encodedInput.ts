import { createWriteStream, mkdirSync } from "node:fs";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openGdal } from "../gdal/openGdal.ts";
import type { LayerInput } from "../input/layerInput.ts";
import type { Place } from "../input/refusal.ts";
import { requireFile } from "../input/requireFile.ts";
import { encodedBytes, guessedEncoding, lookAtText, type TextEncoding } from "../text/textEncoding.ts";
import { checkIntegers } from "./checkIntegers.ts";
import { shapefileEncoding } from "./shapefileEncoding.ts";

/**
 * The input in such a way that GDAL reads its texts as they were meant: GeoJSON that is not UTF-8 as a copy that is,
 * and a shapefile whose encoding GDAL cannot tell with the one its texts are in.
 *
 * @throws DomainError `import/missing-file`, and as `lookAtText`, `checkIntegers` and `shapefileEncoding`.
 */
export async function encodedInput(
  input: LayerInput,
): Promise<{ readonly input: LayerInput; readonly notes: readonly string[] }> {
  const { place, path } = input;
  if (/\.shp$/i.test(path)) {
    const encoding = await shapefileEncoding(input);
    return {
      input: encoding === undefined ? input : { ...input, encoding },
      notes: encoding === "CP1252" ? [guessedEncoding] : [],
    };
  }
  if (!/\.(geo)?json$/i.test(path)) return { input, notes: [] };
  requireFile(place, path);
  const { encoding } = await lookAtText(place, path);
  if (!encoding.startsWith("utf-16")) await checkIntegers(place, path);
  if (encoding === "utf-8") return { input, notes: [] };
  return {
    input: { ...input, path: await utf8Copy(place, path, encoding) },
    notes: encoding === "windows-1252" ? [guessedEncoding] : [],
  };
}

/** In a folder of its own, because a layer is called by its file. It goes with the process. */
async function utf8Copy(place: Place, path: string, encoding: TextEncoding): Promise<string> {
  const { folder, nextName } = await openGdal();
  const own = join(folder, nextName());
  mkdirSync(own);
  const copy = join(own, basename(path));
  const decoder = new TextDecoder(encoding);
  async function* decoded() {
    for await (const chunk of encodedBytes(place, path)) yield decoder.decode(chunk, { stream: true });
  }
  await pipeline(Readable.from(decoded()), createWriteStream(copy));
  return copy;
}
