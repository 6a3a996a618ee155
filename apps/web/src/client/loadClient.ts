import { type CallApi, createApiClient } from "@stopbank/contract/client";
import type { ClientPreferences } from "@stopbank/contract/clients";
import { routes } from "@stopbank/contract/routes";
import type { ClientInfo } from "@stopbank/plugin-api/browser";
import { requestedBy } from "../session/sessionCalls.ts";

const defaultPreferences: ClientPreferences = {
  term_preference: { risk: false, hazard: false },
  use_hazard_name: { flag: false },
  basemap_list: [],
};

/**
 * Everything the shell has to know of a client before its screens are drawn.
 *
 * @throws ApiError when the config or the settings cannot be had; preferences fall back to their defaults.
 */
export async function loadClient(name: string, signal: AbortSignal): Promise<ClientInfo> {
  const call: CallApi = createApiClient({
    baseUrl: "/api",
    headers: () => ({ ...requestedBy, "ui-client-name": name }),
    fetch: (input, init) => fetch(input, { ...init, signal }),
  });
  const client = await clientBy(call, name);
  signal.throwIfAborted();
  return client;
}

/** As `loadClient`, by whichever way to the API. */
export async function clientBy(call: CallApi, name: string): Promise<ClientInfo> {
  const [config, settings, preferences] = await Promise.all([
    call(routes.clientConfig, {}),
    call(routes.settings, {}),
    call(routes.clientPreferences, {}).catch((error: unknown) => {
      console.warn("Client preferences could not be loaded; defaults are used.", error);
      return defaultPreferences;
    }),
  ]);
  return { name, displayName: config.display_name, config, preferences, settings };
}
