import { realpathSync, statSync } from "node:fs";
import { type Place, refuse } from "../input/refusal.ts";
import { requireFile } from "../input/requireFile.ts";
import { checkContent } from "./checkContent.ts";
import type { GdalDataset } from "./gdal3.ts";
import { type Gdal, openGdal } from "./openGdal.ts";

export interface DatasetInput {
  readonly place: Place;
  /** Absolute path. */
  readonly path: string;
  readonly openOptions?: readonly string[];
}

/** GDAL mounts one folder at a time, so one dataset is open at a time. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Opens a file with GDAL for as long as `work` takes.
 *
 * @throws DomainError as `checkContent`, `import/missing-file`, `import/empty-file`, `import/unreadable`, and `import/damaged` when GDAL
 * reports an error while `work` reads: a file that breaks off half-way must not pass for a shorter one.
 */
export function withDataset<T>(
  input: DatasetInput,
  work: (gdal: Gdal, dataset: GdalDataset) => Promise<T>,
): Promise<T> {
  const result = queue.then(() => open(input, work));
  // The next in line waits for this one however it ends; who asked hears of the failure.
  queue = result.then(
    () => undefined,
    () => undefined,
  );
  return result;
}

async function open<T>(
  { place, path, openOptions = [] }: DatasetInput,
  work: (gdal: Gdal, dataset: GdalDataset) => Promise<T>,
): Promise<T> {
  checkFile(place, path);
  // GDAL sees one folder: a link that leads out of it would be a file that is not there.
  const file = realpathSync(path);
  await checkContent(place, file);
  const gdal = await openGdal();
  gdal.takeMessages();
  const handlers = file.toLowerCase().endsWith(".zip") ? ["vsizip"] : [];
  const opened = await gdal.api
    .open(file.replaceAll("\\", "/"), [...openOptions], handlers)
    .catch((cause: unknown) => {
      throw unreadable(place, [...gdal.takeMessages(), JSON.stringify(cause)]);
    });
  const [dataset] = opened.datasets;
  if (dataset === undefined) throw unreadable(place, gdal.takeMessages());
  try {
    const result = await attempt(place, gdal, () => work(gdal, dataset));
    const messages = gdal.takeMessages();
    if (result === undefined || messages.some(isError)) throw damaged(place, messages);
    return result;
  } finally {
    await gdal.api.close(dataset);
  }
}

function checkFile(place: Place, path: string): void {
  requireFile(place, path);
  if (statSync(path).size === 0)
    throw refuse("empty-file", place, "the file is empty", "Export it again from where it came.");
}

/** GDAL rejects with lists of `{ no, message }` or aborts inside WebAssembly; our own refusals pass through. */
async function attempt<T>(place: Place, gdal: Gdal, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === "DomainError") throw error;
    if (error instanceof RangeError || (error instanceof Error && error.name === "RuntimeError"))
      throw refuse(
        "too-large",
        place,
        "it asks for more memory than GDAL has here",
        "Convert it to a cloud-optimised GeoTIFF or split it into smaller files.",
        { cause: String(error), messages: gdal.takeMessages() },
        "too-large",
      );
    throw damaged(place, [...gdal.takeMessages(), JSON.stringify(error)]);
  }
}

const isError = (message: string) => message.startsWith("ERROR");

const unreadable = (place: Place, messages: readonly string[]) =>
  messages.some((message) => message.includes("missing codec"))
    ? unknownCodec(place, messages)
    : unrecognised(place, messages);

const unknownCodec = (place: Place, messages: readonly string[]) =>
  refuse(
    "unreadable",
    place,
    "it is compressed in a way that is not read here, such as JPEG, WebP, ZSTD, LERC or LZMA",
    "Compress it otherwise: `gdal_translate -co COMPRESS=DEFLATE -co TILED=YES old.tif new.tif`.",
    { messages },
  );

const unrecognised = (place: Place, messages: readonly string[]) =>
  refuse(
    "unreadable",
    place,
    "no GIS format is recognised in it",
    place.file?.toLowerCase().endsWith(".zip")
      ? "Files may not lie in folders within a zip: unpack it, and name the file."
      : "It may be cut short, or of a format that GDAL does not read: open it in QGIS and export it as GeoPackage or GeoTIFF.",
    { messages },
  );

const damaged = (place: Place, messages: readonly string[]) =>
  messages.some((message) => /crs not found|Failed to process SRS|Cannot find coordinate/i.test(message))
    ? unknownSystem(place, messages)
    : brokenOff(place, messages);

const unknownSystem = (place: Place, messages: readonly string[]) =>
  refuse(
    "unknown-crs",
    place,
    "its coordinate reference system is not known",
    "Correct `crs`: EPSG codes are listed at epsg.io, such as EPSG:2193 for New Zealand.",
    { messages },
  );

const brokenOff = (place: Place, messages: readonly string[]) =>
  refuse(
    "damaged",
    place,
    `it cannot be read to its end${gdalWords(messages)}`,
    "It is probably cut short or damaged: copy or export it again.",
    { messages },
  );

function gdalWords(messages: readonly string[]): string {
  const [first] = messages.filter(isError);
  return first === undefined ? "" : ` (GDAL: ${first.replace(/^ERROR \d+: /, "").replace(/\.$/, "")})`;
}
