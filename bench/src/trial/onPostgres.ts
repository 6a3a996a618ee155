import {
  findPostgresBinaries,
  makePostgresDatabase,
  startTemporaryPostgres,
} from "@stopbank/store/testing/postgres";
import pg from "pg";

/** The addresses of a database: of the login that serves, and of its owner. */
export type TrialDatabase = Awaited<ReturnType<typeof makePostgresDatabase>>;

/**
 * Does a trial's work on a PostgreSQL server of its own.
 *
 * @returns what the work says; true where PostgreSQL's programs are not here, which is said.
 */
export async function onPostgres(work: (database: TrialDatabase) => Promise<boolean>): Promise<boolean> {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) {
    console.log("PostgreSQL's programs are not here (initdb, postgres): that half was not tried.");
    return true;
  }
  const server = await startTemporaryPostgres(binaries);
  try {
    const superuser = new pg.Client(server.url("postgres"));
    await superuser.connect();
    const database = await makePostgresDatabase(superuser, server.url);
    await superuser.end();
    return await work(database);
  } finally {
    await server.stop();
  }
}
