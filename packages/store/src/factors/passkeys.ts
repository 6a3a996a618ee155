import { DomainError } from "@stopbank/errors";
import { sql } from "kysely";
import type { Queries } from "../engine/database.ts";
import { isUniqueViolation } from "../engine/databaseErrors.ts";

/** So many has one person at most. */
export const MOST_PASSKEYS = 20;

export interface Passkey {
  readonly id: string;
  readonly userId: string;
  /** As the authenticator names it, base64url. */
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  /** How often the authenticator says that it has signed; 0 for those that do not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** As its owner calls it. */
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | undefined;
}

const COLUMNS = [
  "id",
  "user_id as userId",
  "credential_id as credentialId",
  "public_key as publicKey",
  "counter",
  "transports",
  "name",
  "created_at as createdAt",
  "last_used_at as lastUsedAt",
] as const;

type Row = Omit<Passkey, "counter" | "transports" | "lastUsedAt"> & {
  counter: string;
  transports: string;
  lastUsedAt: Date | null;
};

const toPasskey = ({ counter, transports, lastUsedAt, ...row }: Row): Passkey => ({
  ...row,
  counter: Number(counter),
  transports: transports.split(" ").filter((each) => each !== ""),
  lastUsedAt: lastUsedAt ?? undefined,
});

/** A person's passkeys, the oldest first. */
export async function listPasskeys(queries: Queries, userId: string): Promise<Passkey[]> {
  const rows = await queries
    .selectFrom("passkeys")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(toPasskey);
}

/** Whosever it is. */
export async function findPasskey(queries: Queries, credentialId: string): Promise<Passkey | undefined> {
  const row = await queries
    .selectFrom("passkeys")
    .select(COLUMNS)
    .where("credential_id", "=", credentialId)
    .executeTakeFirst();
  return row && toPasskey(row);
}

export type NewPasskey = Pick<
  Passkey,
  "userId" | "credentialId" | "publicKey" | "counter" | "transports" | "name"
>;

/** @throws DomainError `factors/passkey-taken` where the authenticator's key is registered already, whosever it is. */
export async function addPasskey(queries: Queries, passkey: NewPasskey): Promise<Passkey> {
  try {
    const row = await queries
      .insertInto("passkeys")
      .values({
        user_id: passkey.userId,
        credential_id: passkey.credentialId,
        public_key: passkey.publicKey,
        counter: passkey.counter,
        transports: passkey.transports.join(" "),
        name: passkey.name,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    return toPasskey(row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError("conflict", "factors/passkey-taken", "This passkey is registered already.");
  }
}

/**
 * Notes that a passkey was used, in one statement: of two answers with the same count one is refused.
 *
 * @returns false where the count has not risen: somebody has a copy of the key, or an answer is replayed.
 */
export async function countPasskeyUse(queries: Queries, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("passkeys")
    .set({ counter, last_used_at: sql`now()` })
    .where("id", "=", id)
    .where(sql<boolean>`(counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the person has none of that id. */
export async function renamePasskey(
  queries: Queries,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable("passkeys")
    .set({ name })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the person has none of that id. */
export async function removePasskey(queries: Queries, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom("passkeys")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
