import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";

/** Who somebody is at a provider. */
export interface ProviderSubject {
  readonly issuer: string;
  readonly subject: string;
}

/** The person whom this client's provider calls so; undefined for somebody new. Notes that they were here. */
export async function findIdentity(
  tx: ClientTransaction,
  { issuer, subject }: ProviderSubject,
): Promise<string | undefined> {
  const row = await tx
    .updateTable("provider_identities")
    .set({ last_seen_at: sql<Date>`now()` })
    .where("client_id", "=", tx.clientId)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .returning("user_id")
    .executeTakeFirst();
  return row?.user_id;
}

/** Says whom this client's provider means, from now on. */
export async function linkIdentity(
  tx: ClientTransaction,
  { issuer, subject }: ProviderSubject,
  userId: string,
): Promise<void> {
  await tx
    .insertInto("provider_identities")
    .values({ client_id: tx.clientId, issuer, subject, user_id: userId })
    .execute();
}

/** Whether somebody else at this provider is that person already. */
export async function hasIdentity(tx: ClientTransaction, issuer: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("provider_identities")
    .select("subject")
    .where("client_id", "=", tx.clientId)
    .where("issuer", "=", issuer)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The account of an address that a provider has verified, made where there is none. What somebody else may have set who signed up
 * with the address and never confirmed it, a password, is dropped.
 */
export async function accountOfVerified(tx: ClientTransaction, email: string): Promise<string> {
  const found = await tx
    .selectFrom("users")
    .select(["id", "status"])
    .where("email", "=", email)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) {
    const made = await tx
      .insertInto("users")
      .values({ email, status: "CONFIRMED" })
      .returning("id")
      .executeTakeFirstOrThrow();
    return made.id;
  }
  if (found.status !== "CONFIRMED") {
    await tx.deleteFrom("credentials").where("user_id", "=", found.id).execute();
    await tx.deleteFrom("confirmation_codes").where("user_id", "=", found.id).execute();
    await tx.updateTable("users").set({ status: "CONFIRMED" }).where("id", "=", found.id).execute();
  }
  return found.id;
}
