import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { type Pack, pack } from "tar-stream";

/** What the last entry says of each before it. */
export interface Checksum {
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
}

/** The last entry: without it a backup is not whole. */
export const checksumsEntry = "checksums.json";

export interface Archive {
  add(name: string, content: string | Uint8Array): Promise<void>;
  addFile(name: string, path: string): Promise<void>;
}

/**
 * Writes a packed tar (.tar.gz) that its owner alone may read, under its name once all of it is on the disk.
 *
 * @returns its size in bytes.
 */
export async function writeArchive(file: string, fill: (archive: Archive) => Promise<void>): Promise<number> {
  const draft = `${file}.partial`;
  await rm(draft, { force: true });
  const tar = pack();
  const written = pipeline(
    tar,
    createGzip(),
    createWriteStream(draft, { mode: 0o600, flags: "wx", flush: true }),
  );
  // Looked at below: what fails first is told.
  written.catch(() => undefined);
  try {
    const checksums: Record<string, Checksum> = {};
    await fill({
      add: async (name, content) => {
        const bytes = Buffer.from(content);
        checksums[name] = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
        await put(tar, name, bytes);
      },
      addFile: async (name, path) => {
        checksums[name] = await putFile(tar, name, path);
      },
    });
    await put(tar, checksumsEntry, Buffer.from(JSON.stringify(checksums)));
    tar.finalize();
    await written;
    await rename(draft, file);
    return (await stat(file)).size;
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}

const header = (name: string, size: number) => ({ name, size, mode: 0o600, mtime: new Date(0) });

async function put(tar: Pack, name: string, bytes: Buffer): Promise<void> {
  const entry = tar.entry(header(name, bytes.length));
  entry.end(bytes);
  await finished(entry);
}

async function putFile(tar: Pack, name: string, path: string): Promise<Checksum> {
  const { size } = await stat(path);
  const hash = createHash("sha256");
  const entry = tar.entry(header(name, size));
  // A file that grows meanwhile has this much of it.
  const content = size === 0 ? Readable.from([]) : createReadStream(path, { end: size - 1 });
  await pipeline(
    content,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    entry,
  );
  return { bytes: size, sha256: hash.digest("hex") };
}
