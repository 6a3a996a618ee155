import type { Readable } from "node:stream";
import { ZipFile } from "yazl";

/** One file of a ZIP. */
export interface ZipPart {
  readonly path: string;
  /** Called when those before it are out. */
  read(): Promise<Uint8Array>;
  /** Pictures and films are packed already. */
  readonly isPacked: boolean;
}

/** Every ZIP of the same content has the same bytes. */
const mtime = new Date("2000-01-01T00:00:00.000Z");

/** A ZIP as it is made: a part is read when those before it are out. */
export function writeZip(parts: AsyncIterable<ZipPart>): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  const add = async () => {
    for await (const { path, read, isPacked } of parts) {
      if (out.destroyed) return;
      zip.addBuffer(Buffer.from(await read()), path, { mtime, compress: !isPacked, forceDosTimestamp: true });
    }
    zip.end();
  };
  add().catch((error: Error) => out.destroy(error));
  return out;
}
