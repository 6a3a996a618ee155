import { sql } from "kysely";
import { listUserClients } from "../accounts/memberships.ts";
import type { ClientTransaction, DemandedOf, Role } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";

export type { DemandedOf } from "../engine/database.ts";

/** Of whom this client demands a second factor. */
export async function demandedOf(tx: ClientTransaction): Promise<DemandedOf> {
  const row = await tx
    .selectFrom("second_factor_rules")
    .select("demanded_of")
    .where("client_id", "=", tx.clientId)
    .executeTakeFirst();
  return row?.demanded_of ?? "nobody";
}

/** @returns of whom it was demanded before. */
export async function setDemandedOf(tx: ClientTransaction, demanded: DemandedOf): Promise<DemandedOf> {
  const before = await demandedOf(tx);
  await tx
    .insertInto("second_factor_rules")
    .values({ client_id: tx.clientId, demanded_of: demanded })
    .onConflict((conflict) =>
      conflict.column("client_id").doUpdateSet({ demanded_of: demanded, updated_at: sql`now()` }),
    )
    .execute();
  return before;
}

export const isDemandedOf = (demanded: DemandedOf, role: Role): boolean =>
  demanded === "everybody" || (demanded === "admins" && role === "admin");

/** The names of the clients that demand a second factor of this person: one is enough, since a log-in is for all of theirs. */
export async function demandingClients(store: Store, userId: string): Promise<string[]> {
  const names: string[] = [];
  for (const { id, role, displayName } of await store.withUser(userId, listUserClients))
    if (isDemandedOf(await store.withClient(id, demandedOf), role)) names.push(displayName);
  return names;
}
