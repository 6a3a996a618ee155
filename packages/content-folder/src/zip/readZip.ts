import { DomainError } from "@stopbank/errors";
import { type Entry, fromBuffer, type ZipFile } from "yauzl";
import { isLeftAlone } from "../documents/place.ts";
import type { ContentFiles } from "../documents/readDocuments.ts";

/** What a ZIP may hold when it is unpacked. */
export const zipLimits = { files: 2_000, fileBytes: 33_554_432, bytes: 134_217_728 } as const;

/**
 * The files of a ZIP of content. A folder that all of them lie in is left out of their paths, as packing a folder often adds it.
 *
 * What leads elsewhere, is no file, is locked by a password, lies twice at one path or is larger than it says is refused.
 *
 * @throws DomainError `content/no-zip`, `content/no-file`, `content/too-much`.
 */
export async function readZip(bytes: Buffer): Promise<ContentFiles> {
  const zip = await opened(bytes);
  const files = new Map<string, Uint8Array>();
  let unpacked = 0;
  try {
    for await (const entry of entriesOf(zip)) {
      if (entry.fileName.endsWith("/") || isLeftAlone(withoutMac(entry.fileName))) continue;
      // Unix keeps in the upper half what a file is: 0xa000 a symbolic link, 0x8000 a file, 0 nothing said.
      const kind = (entry.externalFileAttributes >>> 16) & 0xf000;
      if ((kind !== 0 && kind !== 0x8000) || files.has(entry.fileName)) throw noFile(entry.fileName);
      unpacked += entry.uncompressedSize;
      if (
        entry.uncompressedSize > zipLimits.fileBytes ||
        unpacked > zipLimits.bytes ||
        files.size >= zipLimits.files
      )
        throw tooMuch(entry.fileName);
      files.set(entry.fileName, await contentOf(zip, entry));
    }
  } catch (error) {
    throw error instanceof DomainError ? error : noZip(error);
  }
  return withoutCommonFolder(files);
}

/** What a Mac adds beside files when it packs them. */
const withoutMac = (path: string) => path.replace(/^__MACOSX\//, ".macos/");

const opened = (bytes: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // Checks names for ways out of the folder, and sizes as they are unpacked.
    fromBuffer(bytes, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true }, (error, zip) =>
      error === null ? resolve(zip) : reject(noZip(error)),
    );
  });

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (let left = zip.entryCount; left > 0; left--)
    yield await new Promise<Entry>((resolve, reject) => {
      zip.once("entry", resolve);
      zip.once("error", reject);
      zip.readEntry();
    }).finally(() => zip.removeAllListeners("error").removeAllListeners("entry"));
}

const contentOf = (zip: ZipFile, entry: Entry): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    if (entry.isEncrypted()) return reject(noFile(entry.fileName));
    zip.openReadStream(entry, (error, stream) => {
      if (error !== null) return reject(error);
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.once("error", reject);
      stream.once("end", () => resolve(Buffer.concat(parts)));
    });
  });

function withoutCommonFolder(files: ContentFiles): ContentFiles {
  const folders = new Set([...files.keys()].map((path) => path.split("/", 1)[0] ?? ""));
  const [folder] = folders;
  const isCommon = folders.size === 1 && [...files.keys()].every((path) => path.includes("/"));
  if (!isCommon || folder === undefined || own.has(folder)) return files;
  return new Map([...files].map(([path, bytes]) => [path.slice(folder.length + 1), bytes]));
}

/** Folders of content: alone in a ZIP they are no wrapping. */
const own = new Set(["articles", "tutorials", "demos", "stories", "pages", "help", "media", "areas"]);

const noZip = (error: unknown) =>
  new DomainError(
    "invalid",
    "content/no-zip",
    "This is no ZIP file that can be unpacked. Pack the folder anew, without a password.",
    { error },
  );

const noFile = (path: string) =>
  new DomainError(
    "invalid",
    "content/no-file",
    `${path.slice(0, 200)} in the ZIP file is a link, locked, or there twice. Pack the files themselves, without a password.`,
  );

const tooMuch = (path: string) =>
  new DomainError(
    "too-large",
    "content/too-much",
    `At ${path.slice(0, 200)} the ZIP file holds more than is taken: 2,000 files, of 32 MiB each and 128 MiB in all. Divide it.`,
  );
