import type { ClientTransaction, Queries } from "../engine/database.ts";
import { type KeptContent, keptColumns } from "./keptContent.ts";

/** The latest version of each of this client's documents of some kinds, by kind and name. */
export const readLatestContent = (tx: ClientTransaction, kinds: readonly string[]): Promise<KeptContent[]> =>
  tx
    .selectFrom("client_content")
    .distinctOn(["kind", "name"])
    .select(keptColumns)
    .where("client_id", "=", tx.clientId)
    .where("kind", "in", kinds)
    .orderBy("kind")
    .orderBy("name")
    .orderBy("version", "desc")
    .execute();

/** As `readLatestContent`, of the documents that belong to no client. */
export const readLatestInstallationContent = (
  queries: Queries,
  kinds: readonly string[],
): Promise<KeptContent[]> =>
  queries
    .selectFrom("installation_content")
    .distinctOn(["kind", "name"])
    .select(keptColumns)
    .where("kind", "in", kinds)
    .orderBy("kind")
    .orderBy("name")
    .orderBy("version", "desc")
    .execute();

/**
 * Another text for each state of this client's documents of some kinds: how many versions there are, of which none is ever taken away
 * or changed, and when the last was kept.
 */
export const contentStamp = async (tx: ClientTransaction, kinds: readonly string[]): Promise<string> =>
  stampOf(
    await tx
      .selectFrom("client_content")
      .select(({ fn }) => [fn.countAll<string>().as("versions"), fn.max("created_at").as("last")])
      .where("client_id", "=", tx.clientId)
      .where("kind", "in", kinds)
      .executeTakeFirstOrThrow(),
  );

/** As `contentStamp`, of the documents that belong to no client. */
export const installationContentStamp = async (queries: Queries, kinds: readonly string[]): Promise<string> =>
  stampOf(
    await queries
      .selectFrom("installation_content")
      .select(({ fn }) => [fn.countAll<string>().as("versions"), fn.max("created_at").as("last")])
      .where("kind", "in", kinds)
      .executeTakeFirstOrThrow(),
  );

const stampOf = ({ versions, last }: { readonly versions: string; readonly last: Date | null }): string =>
  `${versions}-${last?.getTime() ?? 0}`;
