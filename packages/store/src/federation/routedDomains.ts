import { DomainError } from "@stopbank/errors";
import type { Client } from "../clients/clients.ts";
import type { ClientTransaction, Queries } from "../engine/database.ts";

/** The client whose provider people of this domain sign in by, while that is switched on or not. @param domain in lower case. */
export const clientOfDomain = (queries: Queries, domain: string): Promise<Client | undefined> =>
  queries
    .selectFrom("routed_email_domains")
    .innerJoin("clients", "clients.id", "routed_email_domains.of_client_id")
    .select([
      "clients.id",
      "clients.client_name as clientName",
      "clients.subdomain",
      "clients.display_name as displayName",
    ])
    .where("routed_email_domains.domain", "=", domain)
    .executeTakeFirst();

/** This client's domains, in order. */
export async function listRoutedDomains(tx: ClientTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom("routed_email_domains")
    .select("domain")
    .where("of_client_id", "=", tx.clientId)
    .orderBy("domain")
    .execute();
  return rows.map(({ domain }) => domain);
}

/**
 * Makes these, and no others, lead to this client.
 *
 * @param domains in lower case.
 * @throws DomainError `sign-in/domain-taken` for one that leads to another client.
 */
export async function replaceRoutedDomains(tx: ClientTransaction, domains: readonly string[]): Promise<void> {
  await tx.deleteFrom("routed_email_domains").where("of_client_id", "=", tx.clientId).execute();
  for (const domain of new Set(domains)) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("routed_email_domains")
      .values({ domain, of_client_id: tx.clientId })
      .onConflict((conflict) => conflict.column("domain").doNothing())
      .executeTakeFirst();
    if ((numInsertedOrUpdatedRows ?? 0n) === 0n)
      throw new DomainError(
        "conflict",
        "sign-in/domain-taken",
        `The addresses of ${domain} are sent to another organisation's sign-in already. Ask whoever runs this installation.`,
      );
  }
}
