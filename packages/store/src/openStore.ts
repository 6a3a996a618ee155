import { rm } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "@stopbank/folders";
import type { OpenEngine } from "./engine/engine.ts";
import { openPglite } from "./engine/pgliteEngine.ts";
import { openPostgres } from "./engine/postgresEngine.ts";
import { lockFile } from "./home/lockFile.ts";
import { makeFolderPrivate, makeHomePrivate } from "./home/privateHome.ts";
import { createStore } from "./scope/createStore.ts";
import type { Store } from "./scope/store.ts";

export type {
  ClientTransaction,
  Database,
  Queries,
  Role,
  UserStatus,
  UserTransaction,
} from "./engine/database.ts";
export type { DatabaseEngine, Store } from "./scope/store.ts";

export interface StoreOptions {
  /** `postgres://...`; without it the store is embedded, in `<home>/store`. */
  readonly databaseUrl?: string | undefined;
  /** The login that migrates, where `databaseUrl` may not. */
  readonly ownerDatabaseUrl?: string | undefined;
  /** The state folder (`STOPBANK_HOME`). Created when missing. */
  readonly home: string;
  /** PostgreSQL connections at most. Default 10. */
  readonly poolSize?: number | undefined;
  /** How long a PostgreSQL connection in use may say nothing before it is replaced. Default 15 s. */
  readonly silentMs?: number | undefined;
  /** Told of lost connections, which are replaced by themselves. Default: a line on stderr. */
  readonly onConnectionError?: ((error: Error) => void) | undefined;
}

/**
 * Opens the store: migrates it, takes on the application role and proves that row-level security binds that role.
 *
 * @throws DomainError `store/in-use` when another live process has the embedded store open; `home/not-private` when
 * other accounts of this machine could reach into it; `store/unsafe-role`,
 * `store/unsafe-login`, `store/migration-changed`, `store/newer-schema` as `assertSafeRole`, `assertSafeLogin` and `migrate` say.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl, home } = options;
  if (databaseUrl === undefined) return createStore(await openEmbedded(home));
  const onConnectionError =
    options.onConnectionError ?? ((error) => console.error(`store: lost a connection: ${error.message}`));
  return createStore(await openPostgres({ ...options, databaseUrl, onConnectionError }));
}

async function openEmbedded(home: string): Promise<OpenEngine> {
  await makeHomePrivate(home);
  const release = await lockFile(join(home, "store.lock"));
  try {
    const folder = join(home, "store");
    // Of a restore that was killed: half a store, which nobody finishes.
    await rm(join(home, "store.restoring"), { recursive: true, force: true });
    makeFolder(folder, 0o700);
    await makeFolderPrivate(folder);
    const engine = await openPglite(folder);
    return {
      ...engine,
      close: async () => {
        await engine.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
