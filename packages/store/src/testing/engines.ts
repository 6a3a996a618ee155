import pg from "pg";
import { afterAll, beforeAll, describe, it } from "vitest";
import { APP_ROLE } from "../engine/appRole.ts";
import { connectionTo as pgliteConnection, startOn } from "../engine/pgliteEngine.ts";
import { openPostgres, connectionTo as postgresConnection } from "../engine/postgresEngine.ts";
import type { SqlConnection } from "../engine/sqlConnection.ts";
import { createStore } from "../scope/createStore.ts";
import type { DatabaseEngine, Store } from "../scope/store.ts";
import { migratedPglite } from "./newPglite.ts";
import { findPostgresBinaries, makePostgresDatabase, startTemporaryPostgres } from "./postgresDatabase.ts";
import { postgresModelSetting, postgresUrlSetting } from "./servePostgres.ts";

/** A migrated database of its own, seen as the store, as the application role and as the tables' owner. */
export interface TestDatabase {
  readonly engine: DatabaseEngine;
  readonly store: Store;
  readonly app: SqlConnection;
  readonly owner: SqlConnection;
  /** Several statements as the owner, where a failing one may leave a transaction open. */
  asOwner<T>(work: (owner: SqlConnection) => Promise<T>): Promise<T>;
  /** On PostgreSQL, the login that serves: for second processes. */
  readonly url: string | undefined;
  /** On PostgreSQL, a superuser's. */
  readonly ownerUrl: string | undefined;
  close(): Promise<void>;
}

/** Opens a fresh database. `poolSize` applies to PostgreSQL; PGlite always has one connection. */
export type OpenTestDatabase = (options?: { readonly poolSize?: number }) => Promise<TestDatabase>;

const givenUrl = process.env[postgresUrlSetting];
const binaries = givenUrl === undefined ? findPostgresBinaries() : undefined;
const hasPostgres = givenUrl !== undefined || binaries !== undefined;
const required = process.env.STOPBANK_REQUIRE_POSTGRES === "1";

/** Runs a suite on PGlite and on PostgreSQL; where there is no PostgreSQL its half is skipped and says so. */
export function onEachEngine(name: string, suite: (open: OpenTestDatabase) => void): void {
  describe(`${name} on PGlite`, () => suite(openPgliteDatabase));
  onPostgres(name, suite);
}

/** Runs a suite that needs a server (several connections, several processes). */
export function onPostgres(name: string, suite: (open: OpenTestDatabase) => void): void {
  if (!hasPostgres && required) {
    it(`${name} on PostgreSQL`, () => {
      throw new Error(
        "STOPBANK_REQUIRE_POSTGRES=1, and neither STOPBANK_TEST_POSTGRES_URL nor initdb was found.",
      );
    });
    return;
  }
  if (!hasPostgres)
    console.warn(
      `SKIPPED: ${name} on PostgreSQL. Install it (initdb, postgres) or set STOPBANK_TEST_POSTGRES_URL.`,
    );
  describe.skipIf(!hasPostgres)(`${name} on PostgreSQL`, () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await reachPostgres();
    });
    afterAll(async () => {
      await server.stop();
    });
    suite((options) => openPostgresDatabase(server, options?.poolSize));
  });
}

interface PostgresServer {
  url(database: string): string;
  stop(): Promise<void>;
}

async function reachPostgres(): Promise<PostgresServer> {
  if (binaries !== undefined) return startTemporaryPostgres(binaries);
  const url = (database: string) =>
    Object.assign(new URL(String(givenUrl)), { pathname: `/${database}` }).href;
  return { url, stop: async () => undefined };
}

async function openPgliteDatabase(): Promise<TestDatabase> {
  const pglite = await migratedPglite();
  const store = createStore(await startOn(pglite));
  const app = pgliteConnection(pglite);
  const asOwner = async <T>(work: (owner: SqlConnection) => Promise<T>): Promise<T> => {
    await app.script("reset role");
    try {
      return await work(app);
    } finally {
      await app.script(`set role ${APP_ROLE}`);
    }
  };
  const owner: SqlConnection = {
    script: (sql) => asOwner((connection) => connection.script(sql)),
    rows: (sql, parameters) => asOwner((connection) => connection.rows(sql, parameters)),
  };
  return {
    engine: "pglite",
    store,
    app,
    owner,
    asOwner,
    url: undefined,
    ownerUrl: undefined,
    close: () => store.close(),
  };
}

async function openPostgresDatabase(
  server: PostgresServer,
  poolSize: number | undefined,
): Promise<TestDatabase> {
  const admin = new pg.Client(server.url("postgres"));
  await admin.connect();
  const { database, url, ownerUrl } = await makePostgresDatabase(
    admin,
    server.url,
    process.env[postgresModelSetting],
  );
  const store = createStore(
    await openPostgres({
      databaseUrl: url,
      ownerDatabaseUrl: ownerUrl,
      poolSize,
      onConnectionError: (error) => console.error(error),
    }),
  );
  const app = new pg.Client({ connectionString: ownerUrl, options: `-c role=${APP_ROLE}` });
  const owner = new pg.Client(ownerUrl);
  await Promise.all([app.connect(), owner.connect()]);
  return {
    engine: "postgresql",
    store,
    app: postgresConnection(app),
    owner: postgresConnection(owner),
    asOwner: (work) => work(postgresConnection(owner)),
    url,
    ownerUrl,
    close: async () => {
      await Promise.all([store.close(), app.end(), owner.end()]);
      await admin.query(`drop database ${database} with (force)`);
      await admin.query(`drop role ${database}`);
      await admin.end();
    },
  };
}
