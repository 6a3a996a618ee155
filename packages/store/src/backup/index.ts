import type { SqlConnection } from "../engine/sqlConnection.ts";
import type { Store } from "../scope/store.ts";
import { type KeptTable, keptTables } from "./keptTables.ts";
import { oneWriting, readRows } from "./readRows.ts";

export { leftOut } from "./keptTables.ts";
export { restoreStore, type StoredStore, type StoredTable } from "./restoreStore.ts";
export type { KeptTable };

/** A store as it is at one moment. */
export interface StoreSnapshot {
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[];
  /** Each after those that it refers to. */
  readonly tables: readonly KeptTable[];
  /** Lines for `StoredTable`, some hundred at a time. */
  rowsOf(table: KeptTable): AsyncIterable<readonly string[]>;
}

/** Reads a store for a backup, in one transaction; an embedded one answers nothing else meanwhile. */
export const readSnapshot = <T>(store: Store, work: (snapshot: StoreSnapshot) => Promise<T>): Promise<T> =>
  store.snapshot(async (read: SqlConnection) => {
    for (const setting of oneWriting) await read.script(setting);
    return work({
      migrations: await read.rows("select name, checksum from schema_migrations order by name"),
      tables: await keptTables(read),
      rowsOf: (table) => readRows(read, table),
    });
  });
