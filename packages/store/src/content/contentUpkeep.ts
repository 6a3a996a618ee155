import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";

/** Longer than anything comes in: what is not whole by then was broken off. */
const brokenOffHours = 6;

/** Takes away what came in with a file or an import that was broken off with its process. @returns how much. */
export async function purgeBrokenOff(tx: ClientTransaction): Promise<number> {
  const before = sql<Date>`now() - make_interval(hours => ${brokenOffHours}::int)`;
  const media = await tx
    .deleteFrom("client_media")
    .where("client_id", "=", tx.clientId)
    .where("is_whole", "=", false)
    .where("added_at", "<", before)
    .executeTakeFirst();
  const documents = await tx
    .deleteFrom("staged_content")
    .where("client_id", "=", tx.clientId)
    .where("staged_at", "<", before)
    .executeTakeFirst();
  return Number(media.numDeletedRows + documents.numDeletedRows);
}

/** Where rows go, or are written over, by what people do with texts, media and views. */
const tables = [
  "content_drafts",
  "staged_content",
  "client_media",
  "client_media_pieces",
  "installation_media",
  "installation_media_pieces",
  "saved_views",
] as const;

/**
 * Makes the room of what was deleted there usable again in the embedded database, which nobody else vacuums: table by table, with others'
 * turns between them. Where nothing has gone there is next to nothing to do. A server does it by itself.
 */
export async function vacuumContent(
  { engine, shared }: Pick<Store, "engine" | "shared">,
  signal: AbortSignal,
): Promise<void> {
  if (engine !== "pglite") return;
  for (const table of tables) {
    if (signal.aborted) return;
    await sql`vacuum ${sql.table(table)}`.execute(shared);
  }
}
