import { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { APP_ROLE, assertSafeRole } from "./appRole.ts";
import type { Database } from "./database.ts";
import type { OpenEngine } from "./engine.ts";
import { migrate, readMigrations } from "./migrate.ts";
import { PrivateFs } from "./privateFs.ts";
import type { SqlConnection } from "./sqlConnection.ts";

/**
 * Opens an embedded database, migrates it as its owner and goes on as the application role.
 *
 * @param dataDir a folder, or undefined for one in memory.
 */
export async function openPglite(dataDir: string | undefined): Promise<OpenEngine> {
  return startOn(await PGlite.create(dataDir === undefined ? {} : { fs: new PrivateFs(dataDir) }));
}

/** The part of `openPglite` after the database is open. Closes it when it cannot be used. */
export async function startOn(pglite: PGlite): Promise<OpenEngine> {
  try {
    const connection = connectionTo(pglite);
    await migrate(connection, await readMigrations());
    await connection.script(`set role ${APP_ROLE}`);
    await assertSafeRole(connection);
  } catch (error) {
    await pglite.close();
    throw error;
  }
  return {
    engine: "pglite",
    db: new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }),
    listen: (channel, onMessage) => pglite.listen(channel, onMessage),
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
