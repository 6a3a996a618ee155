import { sql } from "kysely";
import type { ClientTransaction } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";
import { type Client, listClients } from "./clients.ts";

/** A client as whoever looks after the installation sees it: that it is there, and how many people, but not who. */
export interface ClientOverview extends Client {
  readonly createdAt: Date;
  readonly members: number;
  /** Who has been invited and is no member yet. */
  readonly invited: number;
}

/** Every client, by display name. Each is read within itself, as everything of a client's is. */
export async function clientOverviews(store: Store): Promise<ClientOverview[]> {
  const overviews: ClientOverview[] = [];
  for (const client of await listClients(store.shared))
    overviews.push({ ...client, ...(await store.withClient(client.id, overviewOf)) });
  return overviews;
}

const overviewOf = (
  tx: ClientTransaction,
): Promise<Pick<ClientOverview, "createdAt" | "members" | "invited">> =>
  tx
    .selectFrom("clients")
    .select([
      "created_at as createdAt",
      sql<number>`(select count(*)::int from memberships where client_id = clients.id)`.as("members"),
      sql<number>`(select count(*)::int from invitations where client_id = clients.id and not exists (
        select from memberships
        where memberships.client_id = invitations.client_id and memberships.user_id = invitations.user_id))`.as(
        "invited",
      ),
    ])
    .where("id", "=", tx.clientId)
    .executeTakeFirstOrThrow();
