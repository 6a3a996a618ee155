import { routes } from "@stopbank/contract/routes";
import type { Store } from "@stopbank/store";
import { getClientConfig, getClientContent, getClientPreferences } from "@stopbank/store/client-settings";
import type { Admission } from "../http/admit.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { clientConfig, clientPreferences, welcomeSidebarContent } from "./clientDocuments.ts";

export interface ClientRouteParts {
  readonly store: Store;
  readonly admission: Admission;
  /** Of the installation, as `/settings` tells it. */
  readonly version: string;
  readonly demo: boolean;
}

/** Which clients the caller has, and how the one in use looks and speaks. */
export function clientRoutes(register: RegisterRoute, parts: ClientRouteParts): void {
  const { store, admission, version, demo } = parts;

  register(routes.clients, async ({ caller }) => {
    const clients = await admission.clientsOf(caller.userId);
    return clients.map(({ clientName, subdomain, displayName, acceptedTermsAt }) => ({
      client_name: clientName,
      subdomain,
      display_name: displayName,
      accepted_tsncs: acceptedTermsAt !== undefined,
    }));
  });

  register(routes.clientConfig, async ({ caller: { client } }) =>
    clientConfig(client, await store.withClient(client.id, getClientConfig)),
  );

  register(routes.clientPreferences, async ({ caller: { client } }) =>
    clientPreferences(await store.withClient(client.id, getClientPreferences)),
  );

  register(routes.welcomeSidebarContent, async ({ caller: { client } }) => {
    const stored = await store.withClient(client.id, (tx) => getClientContent(tx, "welcome_sidebar"));
    return welcomeSidebarContent(client, stored ?? {});
  });

  register(routes.settings, async ({ caller: { client } }) => {
    const { tsncs_html } = clientConfig(client, await store.withClient(client.id, getClientConfig));
    return { tsncs_html, version, demo };
  });
}
