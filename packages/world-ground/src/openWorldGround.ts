import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { type FileHandle, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { type Tile, type TileArchive, tileArchive } from "@stopbank/dataset/read";
import { makeFolder } from "@stopbank/folders";
import { worldTiles } from "./aboutWorld.ts";

export interface WorldGround {
  /** A gzipped vector tile; undefined where there is neither land nor town. */
  tile(z: number, x: number, y: number): Promise<Tile | undefined>;
  close(): Promise<void>;
}

/**
 * The world in `folder`, cut there when the first tile is asked for: by a thread, in 3 seconds, once. Tiles are read
 * from the archive by range, so that it takes no memory. Several processes may share the folder.
 */
export function openWorldGround(folder: string): WorldGround {
  const path = join(folder, `world-${worldTiles.version}.pmtiles`);
  let opening: Promise<OpenArchive> | undefined;
  return {
    async tile(z, x, y) {
      opening ??= openArchive(path).catch((cause: unknown) => {
        // A full disk may have room the next time.
        opening = undefined;
        throw cause;
      });
      return (await opening).archive.tile(z, x, y);
    },
    async close() {
      const opened = await Promise.resolve(opening).catch(() => undefined);
      await opened?.file.close();
    },
  };
}

interface OpenArchive {
  readonly archive: TileArchive;
  readonly file: FileHandle;
}

async function openArchive(path: string): Promise<OpenArchive> {
  if (!existsSync(path)) await cutTo(path);
  const file = await open(path, "r");
  const { size } = await file.stat();
  const range = async (_name: string, offset: number, length: number) => {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, offset);
    return buffer.subarray(0, bytesRead);
  };
  const about = { ...worldTiles, file: path, kind: "vector" as const, sourceLayers: [] };
  return { archive: tileArchive({ range }, about, size), file };
}

/** Written under a name of its own and then renamed, so that nobody ever reads half of it. */
async function cutTo(path: string): Promise<void> {
  makeFolder(join(path, ".."));
  const own = `${path}.${randomUUID()}`;
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL("./worldThread.ts", import.meta.url), { workerData: own });
    worker.once("error", reject);
    worker.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The thread that cuts the world ended with ${code}.`));
    });
  });
  await rename(own, path);
}
