import type { Store } from "@stopbank/store";
import { listClients } from "@stopbank/store/clients";

/** Whom passkeys are made for: the installation's main host, so that one serves each client's host below it. */
export interface RelyingParty {
  readonly id: string;
  /** Where a passkey may be used: the main host, and those of clients there are. Never one that is only below it. */
  origins(): Promise<string[]>;
}

export function createRelyingParty({ shared }: Store, publicUrl: URL): RelyingParty {
  return {
    id: publicUrl.hostname,
    origins: async () => [
      publicUrl.origin,
      ...(await listClients(shared)).map(
        ({ subdomain }) => `${publicUrl.protocol}//${subdomain}.${publicUrl.host}`,
      ),
    ],
  };
}
