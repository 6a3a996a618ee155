import type { PassThrough, Readable } from "node:stream";
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

/** A ZIP as it is made: a part is asked for and read when whoever reads the ZIP has taken those before it. */
export function writeZip(parts: AsyncIterable<ZipPart>): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as PassThrough;
  const add = async () => {
    for await (const { path, read, isPacked } of parts) {
      if (out.destroyed) return;
      zip.addBuffer(Buffer.from(await read()), path, { mtime, compress: !isPacked, forceDosTimestamp: true });
      if (out.writableNeedDrain) await drained(out);
    }
    zip.end();
  };
  add().catch((error: Error) => out.destroy(error));
  return out;
}

/** Ends too when the reader has gone. */
const drained = (out: PassThrough): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      out.off("drain", end).off("close", end);
      resolve();
    };
    out.once("drain", end).once("close", end);
  });
