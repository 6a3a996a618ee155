import { parseArgs } from "node:util";
import { routes } from "@stopbank/contract/routes";
import {
  findPostgresBinaries,
  makePostgresDatabase,
  startTemporaryPostgres,
} from "@stopbank/store/testing/postgres";
import pg from "pg";
import { walk as walkThrough } from "./walk/walk.ts";
import { startWalkedProduct } from "./walk/walkedProduct.ts";

/**
 * Walks at random through a product of three clients, as everybody there is in each of them, naming their own things and others'.
 * Held where nothing that was made for one client has a word of another's, and no call failed.
 *
 * @param options `--requests 10000`, `--seed 1`, `--engine pglite` (or `postgresql`).
 */
export async function walk(options: readonly string[] = []): Promise<boolean> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      requests: { type: "string", default: "10000" },
      seed: { type: "string", default: "1" },
      engine: { type: "string", default: "pglite" },
    },
  });
  const requests = Number(values.requests);
  const seed = Number(values.seed);
  return values.engine === "pglite"
    ? walkOn(undefined, requests, seed)
    : onPostgres((database) => walkOn(database, requests, seed));
}

type Database = Parameters<typeof startWalkedProduct>[1];

async function walkOn(database: Database, requests: number, seed: number): Promise<boolean> {
  const product = await startWalkedProduct((api) => api, database);
  try {
    const { statuses, reached, leaks, failures, searched } = await walkThrough(product, requests, seed);
    const counts = [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${count} x ${status}`);
    console.log(`${requests} requests, seed ${seed}: ${counts.join(", ")}`);
    console.log(
      `searched: ${searched.answers} answers, ${searched.messages} messages of sockets, ${searched.mails} mails, ${(searched.logBytes / 1e6).toFixed(1)} MB of log`,
    );
    const paths = [...new Set(Object.values(routes).map(({ path }) => path))];
    const missed = paths.filter((path) => !reached.has(path));
    console.log(
      `answered with success: ${paths.length - missed.length} of ${paths.length} paths; never: ${missed.join(" ")}`,
    );
    for (const { where, of, marker, asked } of leaks.slice(0, 20))
      console.log(`LEAK of ${of} (${marker}) in ${where}: ${asked}`);
    for (const failure of failures.slice(0, 20)) console.log(`FAILED ${failure}`);
    console.log(`${leaks.length} leaks, ${failures.length} failures`);
    return leaks.length === 0 && failures.length === 0;
  } finally {
    await product.close();
  }
}

async function onPostgres(run: (database: Database) => Promise<boolean>): Promise<boolean> {
  const binaries = findPostgresBinaries();
  if (binaries === undefined) throw new Error("There is no PostgreSQL here: apt-get install postgresql.");
  const server = await startTemporaryPostgres(binaries);
  const admin = new pg.Client(server.url("postgres"));
  await admin.connect();
  try {
    const { url, ownerUrl } = await makePostgresDatabase(admin, server.url);
    return await run({ databaseUrl: url, ownerDatabaseUrl: ownerUrl });
  } finally {
    await admin.end();
    await server.stop();
  }
}
