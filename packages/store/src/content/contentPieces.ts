import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import { type ContentAddress, type KeptContent, keptColumns } from "./keptContent.ts";

/** Which version of a document. */
export interface VersionAddress extends ContentAddress {
  readonly version: number;
}

/** The latest version of each of this client's documents of some kinds, without what they say. */
export const listLatestVersions = (
  tx: ClientTransaction,
  kinds: readonly string[],
): Promise<VersionAddress[]> =>
  tx
    .selectFrom("client_content")
    .distinctOn(["kind", "name"])
    .select(["kind", "name", "version"])
    .where("client_id", "=", tx.clientId)
    .where("kind", "in", kinds)
    .orderBy("kind")
    .orderBy("name")
    .orderBy("version", "desc")
    .execute();

/** Some of them: as many as one look at the store may take. A version that was put is never taken away. */
export const readVersions = (
  tx: ClientTransaction,
  versions: readonly VersionAddress[],
): Promise<KeptContent[]> =>
  tx
    .selectFrom("client_content")
    .select(keptColumns)
    .where("client_id", "=", tx.clientId)
    .where(
      sql<boolean>`(kind, name, version) in (select * from unnest(
        ${versions.map(({ kind }) => kind)}::text[], ${versions.map(({ name }) => name)}::text[],
        ${versions.map(({ version }) => version)}::int[]))`,
    )
    .orderBy("kind")
    .orderBy("name")
    .execute();
