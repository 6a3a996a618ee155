import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { type Client, findClient, findClientByName } from "@stopbank/store/clients";
import { findSignInProvider, type SignInProvider } from "@stopbank/store/sign-in-providers";

/** A client, and the provider that is switched on in it. */
export interface OfferedSignIn {
  readonly client: Client;
  readonly provider: SignInProvider;
}

/** The sign-in that a client offers. @throws DomainError `sign-in/none`: the same for a client that there is not. */
export async function offeredSignIn(
  store: Store,
  which: { readonly clientName: string } | { readonly clientId: string },
): Promise<OfferedSignIn> {
  const client =
    "clientName" in which
      ? await findClientByName(store.shared, which.clientName)
      : await findClient(store.shared, which.clientId);
  const provider = client && (await store.withClient(client.id, findSignInProvider));
  if (client === undefined || provider?.isOn !== true)
    throw new DomainError("not-found", "sign-in/none", "This organisation has no sign-in of its own.");
  return { client, provider };
}
