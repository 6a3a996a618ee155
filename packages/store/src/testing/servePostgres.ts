import pg from "pg";
import { migrate, readMigrations } from "../engine/migrate.ts";
import { connectionTo } from "../engine/postgresEngine.ts";
import { findPostgresBinaries } from "./postgresBinaries.ts";
import { startTemporaryPostgres } from "./temporaryPostgres.ts";

/** Names the server on which tests make their databases: a superuser's URL. */
export const postgresUrlSetting = "STOPBANK_TEST_POSTGRES_URL";
/** Names a database on it with this version's tables, which others are copied from: a twentieth of the time that migrating takes. */
export const postgresModelSetting = "STOPBANK_TEST_POSTGRES_MODEL";

const model = "stopbank_model";

/** Starts one PostgreSQL for all files of a run, where its programs are there and no server is named. */
export default async function servePostgres(): Promise<(() => Promise<void>) | undefined> {
  const binaries = process.env[postgresUrlSetting] === undefined ? findPostgresBinaries() : undefined;
  if (binaries === undefined) return;
  const server = await startTemporaryPostgres(binaries);
  const run = async (database: string, work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client(server.url(database));
    await client.connect();
    await work(client).finally(() => client.end());
  };
  await run("postgres", (client) => client.query(`create database ${model}`));
  await run(model, async (client) => migrate(connectionTo(client), await readMigrations()));
  process.env[postgresUrlSetting] = server.url("postgres");
  process.env[postgresModelSetting] = model;
  return server.stop;
}
