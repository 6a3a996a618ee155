import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { PrivateFs } from "../home/privateFs.ts";
import { APP_ROLE, assertSafeRole } from "./appRole.ts";
import { readCascades } from "./cascades.ts";
import type { Database } from "./database.ts";
import type { OpenEngine } from "./engine.ts";
import type { Listen } from "./listen.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { pgliteQueue } from "./queueDatabase.ts";
import type { SqlConnection } from "./sqlConnection.ts";

/**
 * PostgreSQL writes over all of its buffers at every start. Its own 128 MB take a second of a slow processor and are
 * more than an embedded store's whole content; what is not in them is in the system's cache of files.
 */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

/** The database whose files are in a folder, as its owner; a new one where there are none. */
export const pgliteIn = (folder: string): Promise<PGlite> =>
  PGlite.create({ fs: new PrivateFs(folder), startParams });

/** The same in memory. @param files those of a database that there was; a new one without them. */
export const pgliteInMemory = (files?: Blob): Promise<PGlite> =>
  PGlite.create({ startParams, ...(files === undefined ? {} : { loadDataDir: files }) });

/**
 * Opens an embedded database, migrates it as its owner and goes on as the application role.
 *
 * @param dataDir a folder.
 */
export async function openPglite(dataDir: string): Promise<OpenEngine> {
  return startOn(await pgliteIn(dataDir), () => probeFolder(dataDir));
}

/** As large as a page of the database, and on the disk before it is said to be there. */
async function probeFolder(folder: string): Promise<void> {
  const path = join(folder, "..", "store.probe");
  try {
    await writeFile(path, new Uint8Array(8_192), { mode: 0o600, flush: true });
  } finally {
    await rm(path, { force: true });
  }
}

/** The part of `openPglite` after the database is open. Closes it when it cannot be used. */
export async function startOn(
  pglite: PGlite,
  probeWrite: OpenEngine["probeWrite"] = async () => undefined,
): Promise<OpenEngine> {
  const connection = connectionTo(pglite);
  try {
    await migrate(connection, await readMigrations());
    await connection.script(`set role ${APP_ROLE}`);
    await assertSafeRole(connection);
  } catch (error) {
    await pglite.close();
    throw error;
  }
  // Within one process no message is lost.
  const listen: Listen = (channel, onMessage) => pglite.listen(channel, onMessage);
  return {
    engine: "pglite",
    cascades: await readCascades(connection),
    db: new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }),
    listen,
    queue: pgliteQueue(pglite, listen),
    probeWrite,
    close: async () => {
      if (!pglite.closed) await pglite.close();
    },
  };
}

export const connectionTo = (pglite: Pick<PGlite, "exec" | "query">): SqlConnection => ({
  script: async (sql) => {
    await pglite.exec(sql);
  },
  rows: async <T>(sql: string, parameters: readonly unknown[] = []) =>
    (await pglite.query<T>(sql, [...parameters])).rows,
});
