import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";

/** The domains whose people become members of this client by signing up, in order. */
export async function listEmailDomains(tx: ClientTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom("approved_email_domains")
    .select("domain")
    .where("client_id", "=", tx.clientId)
    .orderBy("domain")
    .execute();
  return rows.map(({ domain }) => domain);
}

/** Whether this client approves the domain of a person's address. */
export async function approvesDomainOf(tx: ClientTransaction, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("approved_email_domains")
    .innerJoin("users", (join) => join.on("domain", "=", sql<string>`split_part(users.email, '@', 2)`))
    .select("domain")
    .where("client_id", "=", tx.clientId)
    .where("users.id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it was approved before. @param domain in lower case. */
export async function approveEmailDomain(tx: ClientTransaction, domain: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("approved_email_domains")
    .values({ client_id: tx.clientId, domain })
    .onConflict((conflict) => conflict.columns(["client_id", "domain"]).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False when it was not approved. Who is a member by it stays one. */
export async function withdrawEmailDomain(tx: ClientTransaction, domain: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("approved_email_domains")
    .where("client_id", "=", tx.clientId)
    .where("domain", "=", domain)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
