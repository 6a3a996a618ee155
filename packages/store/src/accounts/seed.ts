import { randomUUID } from "node:crypto";
import { DomainError } from "@stopbank/errors";
import {
  type ClientConfig,
  type ClientPreferences,
  putClientConfig,
  putClientPreferences,
} from "../clients/clientSettings.ts";
import { type Client, findClientByName, insertClient } from "../clients/clients.ts";
import { putContent } from "../content/clientContent.ts";
import { findInstallationContent, putInstallationContent } from "../content/installationContent.ts";
import type { ContentToKeep } from "../content/keptContent.ts";
import type { ClientTransaction, Role, UserStatus } from "../engine/database.ts";
import type { Store } from "../scope/store.ts";
import { setMembership } from "./memberships.ts";
import { createUser, findCredentials, findUserByEmail, setPassword } from "./users.ts";

export interface ClientSeed {
  readonly clientName: string;
  readonly subdomain: string;
  readonly displayName: string;
  readonly config: ClientConfig;
  readonly preferences?: ClientPreferences;
  readonly content?: readonly ContentToKeep[];
}

export interface UserSeed {
  readonly email: string;
  readonly password: string;
  readonly status: UserStatus;
  readonly mustChangePassword?: boolean;
  /** Role by client name. */
  readonly memberships: Readonly<Record<string, Role>>;
}

/** Creates the clients that are not there yet. One that is there is left as its admins made it. */
export async function seedClients(store: Store, seeds: readonly ClientSeed[]): Promise<Client[]> {
  const clients: Client[] = [];
  for (const seed of seeds) {
    const existing = await findClientByName(store.shared, seed.clientName);
    clients.push(existing ?? (await store.withClient(randomUUID(), (tx) => insertSeededClient(tx, seed))));
  }
  return clients;
}

/** Adds the client of this scope with what belongs to it. Scope and errors as `insertClient`. */
export async function insertSeededClient(tx: ClientTransaction, seed: ClientSeed): Promise<Client> {
  const client = await insertClient(tx, seed);
  await putClientConfig(tx, seed.config);
  await putClientPreferences(tx, seed.preferences ?? {});
  for (const document of seed.content ?? []) await putContent(tx, document);
  return client;
}

/** Keeps those of the installation's own texts that it has none of yet. */
export async function seedInstallationContent(
  store: Store,
  documents: readonly ContentToKeep[],
): Promise<void> {
  for (const document of documents)
    await store.withoutClient(async (tx) => {
      if ((await findInstallationContent(tx, document)) === undefined)
        await putInstallationContent(tx, document);
    });
}

/**
 * Creates the users that are not there yet, with their memberships. One that is there keeps password, state and roles.
 *
 * @param hashPassword the application's own, so that this package needs no argon2.
 * @throws DomainError `seed/unknown-client` when a membership names a client that is not in the store.
 */
export async function seedUsers(
  store: Store,
  seeds: readonly UserSeed[],
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  for (const seed of seeds) {
    if ((await findCredentials(store.shared, seed.email)) !== undefined) continue;
    const user = (await findUserByEmail(store.shared, seed.email)) ?? (await createUser(store.shared, seed));
    for (const [clientName, role] of Object.entries(seed.memberships)) {
      const client = await findClientByName(store.shared, clientName);
      if (client === undefined) throw unknownClient(seed.email, clientName);
      await store.withClient(client.id, (tx) => setMembership(tx, user.id, role));
    }
    // Last, because it marks the user as complete: an interrupted seeding is taken up again.
    const hash = await hashPassword(seed.password);
    await setPassword(store.shared, user.id, { hash, mustChange: seed.mustChangePassword ?? false });
  }
}

const unknownClient = (email: string, clientName: string) =>
  new DomainError(
    "invalid",
    "seed/unknown-client",
    `The account ${email} belongs to ${clientName}, which is no client.`,
  );
