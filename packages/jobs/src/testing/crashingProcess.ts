import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openStorage } from "@stopbank/dataset/storage";
import { openStore } from "@stopbank/store";
import Fastify from "fastify";
import type { KeptFiles } from "../files/keptFiles.ts";
import { openJobHouse, testKind } from "./jobHouse.ts";

/** Between which two steps of a job's end its process dies. */
export type CrashPoint = "before it is kept" | "before it is written down" | "before it is told";

/** A kind whose job leaves a file that says which attempt made it. */
export const filed = testKind({
  id: "test.filed",
  run: async ({ folder }) => {
    const path = join(await folder(), "made");
    await writeFile(path, "what was asked for");
    return [{ name: "made.bin", mediaType: "application/octet-stream", path }];
  },
});

/** Dies as of SIGKILL from outside, and goes on with nothing meanwhile. */
function die(): Promise<never> {
  process.kill(process.pid, "SIGKILL");
  return new Promise(() => undefined);
}

const dyingAround = (kept: KeptFiles, point: CrashPoint): KeptFiles => ({
  ...kept,
  upload: async (place, file) => {
    if (point === "before it is kept") return die();
    await kept.upload(place, file);
    return point === "before it is written down" ? die() : undefined;
  },
});

if (process.argv[1] === import.meta.filename) {
  const [databaseUrl = "", key = "", folder = "", point = ""] = process.argv.slice(2);
  const store = await openStore({ home: "unused", databaseUrl, ownerDatabaseUrl: undefined });
  const { log } = Fastify({
    logger: {
      stream: {
        // Said after the row is, and before anybody is told.
        write: (line: string) => {
          if (point === "before it is told" && line.includes("a job is done")) void die();
        },
      },
    },
  });
  const house = await openJobHouse(store, { kinds: [filed], key: Buffer.from(key, "hex") });
  await house.work({
    leaseSeconds: 1.5,
    log,
    kept: dyingAround(openStorage(folder, {}), point as CrashPoint),
  });
}
