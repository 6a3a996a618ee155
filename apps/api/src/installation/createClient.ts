import { randomUUID } from "node:crypto";
import { palette } from "@stopbank/contract/brand-colours";
import { clientNameFault, displayNameFault } from "@stopbank/contract/client-names";
import { emailFault } from "@stopbank/contract/email";
import type { Manifest } from "@stopbank/dataset/manifest";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { type DoneBy, recordClientEvent } from "@stopbank/store/audit";
import type { Client } from "@stopbank/store/clients";
import type { ClientTransaction } from "@stopbank/store/database";
import { insertSeededClient } from "@stopbank/store/seed";
import { flagStates } from "./flagStates.ts";

export interface NewClient {
  /** Part of addresses; it stays. */
  readonly name: string;
  /** What people read. */
  readonly displayName: string;
  /** Where its dataset lies, where one is published under its name already: its map opens there. Asked with a name that may be one. */
  readonly findBounds: (name: string) => Promise<Manifest["bounds"] | undefined>;
  readonly by: DoneBy;
}

/** Flags that say something is unfinished or hidden stay off; every feature is on until an admin chooses. */
const off: readonly string[] = ["riskModuleIsInDevelopment", "hideAccessModule"];

/**
 * Creates a client, as operators do it in Administration and `stopbank client add` does, and writes it into the client's trail.
 *
 * @param within what else belongs to it, such as its first people: all of it happens, or nothing.
 * @throws DomainError `client/bad-name`, `client/bad-display-name`, `clients/name-taken`.
 */
export async function createClient<T>(
  store: Store,
  { name, displayName, findBounds, by }: NewClient,
  within: (tx: ClientTransaction, client: Client) => Promise<T>,
): Promise<{ readonly client: Client; readonly made: T }> {
  refuse("client/bad-name", clientNameFault(name));
  refuse("client/bad-display-name", displayNameFault(displayName));
  const seed = clientSeed(name, displayName.trim(), await findBounds(name));
  return store.withClient(randomUUID(), async (tx) => {
    const client = await insertSeededClient(tx, seed);
    await recordClientEvent(tx, {
      action: "client.added",
      actorUserId: by.userId,
      subject: name,
      details: { ...by.details, before: null, after: { name, displayName: client.displayName } },
    });
    return { client, made: await within(tx, client) };
  });
}

/** @throws DomainError `client/bad-email`. */
export const requireEmail = (email: string): void =>
  refuse(
    "client/bad-email",
    emailFault(email) && `"${email.slice(0, 254)}" is no e-mail address. The first administrator needs one.`,
  );

function refuse(code: string, fault: string | undefined): void {
  if (fault !== undefined) throw new DomainError("invalid", code, fault);
}

const clientSeed = (clientName: string, displayName: string, bounds: Manifest["bounds"] | undefined) => ({
  clientName,
  subdomain: clientName,
  displayName,
  config: {
    theme: { primary: palette("#0b2545"), secondary: palette("#2f80ed") },
    ...(bounds === undefined ? {} : { default_location: middleOf(bounds) }),
    feature_flags: flagStates((flag) => !off.includes(flag)),
    country_codes: ["nz"],
    terrain_map: true,
  },
  preferences: { term_preference: { risk: false, hazard: true } },
});

/** The middle of bounds and a zoom at which they fit a map about 1000 px wide. */
function middleOf([west, south, east, north]: Manifest["bounds"]) {
  const widthDegrees = Math.max(east - west, (north - south) * 1.5, 0.005);
  const round = (value: number) => Math.round(value * 1e4) / 1e4;
  return {
    longitude: round((west + east) / 2),
    latitude: round((south + north) / 2),
    zoom: Math.round(Math.log2((360 / widthDegrees) * 2) * 10) / 10,
  };
}
