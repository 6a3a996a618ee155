import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { makeHomePrivate } from "@stopbank/store/private-home";
import { restoreBackup } from "../backup/restoreBackup.ts";
import { readHome } from "../home.ts";

/** `stopbank restore <file|->`. Errors as `restoreBackup`. */
export async function restore(source: string): Promise<void> {
  const home = readHome(process.env);
  const isPiped = source === "-";
  const file = isPiped ? join(home.folder, "restore.spool") : resolve(source);
  try {
    if (isPiped) {
      await makeHomePrivate(home.folder);
      await rm(file, { force: true });
      await pipeline(process.stdin, createWriteStream(file, { mode: 0o600, flags: "wx" }));
    }
    const { createdAt, version, keys, hasDatasets } = await restoreBackup(home, file);
    process.stdout.write(
      `Restored what was there at ${createdAt} (Stopbank ${version})${hasDatasets ? ", datasets too" : ""}, with ${keys.length} keys. Everybody logs in anew.\n`,
    );
  } finally {
    if (isPiped) await rm(file, { force: true });
  }
}
