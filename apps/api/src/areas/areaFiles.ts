import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inWordsForAreas } from "@stopbank/geo-read/area-file-fault";
import { areaFileKind } from "@stopbank/geo-read/area-file-kind";
import { checkViews } from "@stopbank/geo-read/check-views";
import type { AreaFileInput } from "@stopbank/geo-read/read-area-file";
import { runUntil } from "@stopbank/geo-read/run-until";
import { scratchFolder } from "@stopbank/geo-read/scratch-folder";
import type { Asker } from "../work/asker.ts";
import { createPlaces } from "../work/places.ts";
import { createPositionBudget } from "../work/positionBudget.ts";
import type { WorkSettings } from "../work/startWork.ts";
import { inOwnThread } from "./inOwnThread.ts";

/** Files of strangers' with areas in them, each read in a thread that ends with it. */
export interface AreaFiles {
  /**
   * @returns the contract's `AreaFile` in JSON.
   * @throws DomainError those of `readAreaFile`, `inOwnThread`, `Places.enter` and `PositionBudget.spend`.
   */
  read(
    file: Buffer,
    named: { readonly name: string; readonly crs?: string | undefined },
    asker: Asker,
  ): Promise<Buffer>;
}

const thread = new URL("./areaFileThread.ts", import.meta.url);
/** GDAL's own start and its memory come on top. */
const heapMegabytes = 512;
/** What a start of GDAL counts for among the positions a caller may have looked at, half a second of a core. */
const positionsAStart = 50_000;
const bytesAPosition = 40;

export function createAreaFiles(settings: WorkSettings): AreaFiles {
  const mostSeconds = settings.areaSeconds;
  const places = createPlaces({
    places: Math.min(2, settings.threads),
    mostWaitingEach: 4,
    mostWaiting: 24,
    mostSeconds,
  });
  const budget = createPositionBudget({
    visitor: settings.visitorPositions,
    member: settings.memberPositions,
  });
  let scratch: string | undefined;
  const inTurn = async <T>(asker: Asker, work: (folder: string) => Promise<T>): Promise<T> => {
    const leave = await places.enter(asker);
    try {
      scratch ??= scratchFolder();
      const folder = await mkdtemp(join(scratch, "area-"));
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    } finally {
      leave();
    }
  };
  return {
    async read(file, { name, crs }, asker) {
      // What is no file of areas costs no thread.
      const kind = areaFileKind(file);
      await budget.spend(positionsAStart + file.length / bytesAPosition, asker);
      return inTurn(asker, async (folder) => {
        const own = await mkdtemp(join(folder, "file-"));
        const path = join(own, "upload");
        await writeFile(path, file);
        // By a process of its own, which is ended with the call; within the thread nothing could end SQLite.
        if (kind === "geopackage")
          await runUntil(asker.signal, () => checkViews({ what: "The file", file: name }, path)).catch(
            (error: unknown) => {
              throw inWordsForAreas(error);
            },
          );
        const json = await inOwnThread<Uint8Array>(thread, { path, name, crs } satisfies AreaFileInput, {
          signal: asker.signal,
          mostSeconds,
          megabytes: heapMegabytes,
          scratch: folder,
        });
        return Buffer.from(json.buffer, json.byteOffset, json.byteLength);
      });
    },
  };
}
