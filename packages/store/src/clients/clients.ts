import { randomUUID } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import type { ClientTransaction, Queries } from "../engine/database.ts";
import { isUniqueViolation } from "../engine/databaseErrors.ts";
import type { Store } from "../scope/store.ts";

/** A tenant: an organisation with its own map, wording and people. */
export interface Client {
  readonly id: string;
  /** The stable name the calls carry in `ui-client-name`. */
  readonly clientName: string;
  /** The host label it answers on: `<subdomain>.localhost`. */
  readonly subdomain: string;
  readonly displayName: string;
}

const COLUMNS = [
  "clients.id",
  "clients.client_name as clientName",
  "clients.subdomain",
  "clients.display_name as displayName",
] as const;

/** Every client, by display name. For provisioning; a user's own list is `listUserClients`. */
export const listClients = (queries: Queries): Promise<Client[]> =>
  queries.selectFrom("clients").select(COLUMNS).orderBy("display_name").orderBy("client_name").execute();

export const findClientByName = (queries: Queries, clientName: string): Promise<Client | undefined> =>
  queries.selectFrom("clients").select(COLUMNS).where("client_name", "=", clientName).executeTakeFirst();

export const findClientBySubdomain = (queries: Queries, subdomain: string): Promise<Client | undefined> =>
  queries.selectFrom("clients").select(COLUMNS).where("subdomain", "=", subdomain).executeTakeFirst();

export const findClient = (queries: Queries, clientId: string): Promise<Client | undefined> =>
  queries.selectFrom("clients").select(COLUMNS).where("id", "=", clientId).executeTakeFirst();

/**
 * Adds the client of this scope. For a new client the scope's id is a fresh UUID: the policy lets a client's
 * row be written only from within that client.
 *
 * @throws DomainError `clients/name-taken` when the name or the subdomain is in use.
 */
export async function insertClient(tx: ClientTransaction, client: Omit<Client, "id">): Promise<Client> {
  try {
    return await tx
      .insertInto("clients")
      .values({
        id: tx.clientId,
        client_name: client.clientName,
        subdomain: client.subdomain,
        display_name: client.displayName,
      })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new DomainError(
      "conflict",
      "clients/name-taken",
      "This client name or subdomain is already in use.",
      {
        client,
      },
    );
  }
}

/** As `insertClient`, in a scope of its own. */
export const createClient = (store: Store, client: Omit<Client, "id">): Promise<Client> =>
  store.withClient(randomUUID(), (tx) => insertClient(tx, client));

/** This client's name for people, which nobody else changes until the transaction ends. */
export async function lockDisplayName(tx: ClientTransaction): Promise<string> {
  const { display_name } = await tx
    .selectFrom("clients")
    .select("display_name")
    .where("id", "=", tx.clientId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return display_name;
}

/** Gives this client another name for people; the name that calls carry stays. */
export async function renameClient(tx: ClientTransaction, displayName: string): Promise<void> {
  await tx.updateTable("clients").set({ display_name: displayName }).where("id", "=", tx.clientId).execute();
}
