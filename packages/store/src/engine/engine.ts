import type { Kysely } from "kysely";
import type { DatabaseEngine } from "../scope/store.ts";
import type { Cascades } from "./cascades.ts";
import type { Database } from "./database.ts";
import type { Listen } from "./listen.ts";
import type { QueueDatabase } from "./queueDatabase.ts";

/** An open database that runs as the application role: what a store is built on. */
export interface OpenEngine {
  readonly engine: DatabaseEngine;
  readonly db: Kysely<Database>;
  /** Where nobody but this process can write. */
  readonly cascades: Cascades | undefined;
  readonly listen: Listen;
  readonly queue: QueueDatabase;
  /** Writes something that nobody reads; fails where nothing can be written. */
  probeWrite(): Promise<void>;
  close(): Promise<void>;
}
