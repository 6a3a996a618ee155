import type { ClientTransaction, Queries } from "../engine/database.ts";

/** By the hash of the file that each was made from, the names of this client's media. */
export const readMediaSources = async (tx: ClientTransaction): Promise<ReadonlyMap<string, string>> =>
  sourcesOf(
    await tx
      .selectFrom("client_media")
      .select(["name", "source_hash as sourceHash"])
      .where("client_id", "=", tx.clientId)
      .where("is_whole", "=", true)
      .where("source_hash", "is not", null)
      .execute(),
  );

/** As `readMediaSources`, of those that belong to no client. */
export const readInstallationMediaSources = async (queries: Queries): Promise<ReadonlyMap<string, string>> =>
  sourcesOf(
    await queries
      .selectFrom("installation_media")
      .select(["name", "source_hash as sourceHash"])
      .where("source_hash", "is not", null)
      .execute(),
  );

const sourcesOf = (
  rows: readonly { readonly name: string; readonly sourceHash: string | null }[],
): ReadonlyMap<string, string> => new Map(rows.map(({ name, sourceHash }) => [sourceHash ?? "", name]));
