import { createClient } from "@stopbank/contract/client";
import type { Network } from "@stopbank/plugin-api/browser";
import { requestedBy } from "../session/sessionCalls.ts";
import { epochSignal, expireSession } from "../session/state.ts";

/** The way to the server for one client; what it has not answered when the client changes, it never answers. */
export function createNetwork(clientName: string): Network {
  const epoch = epochSignal();
  const headers = () => ({ ...requestedBy, "ui-client-name": clientName });
  return {
    headers,
    fetch: async (path, init = {}) => {
      const response = await fetch(path, {
        credentials: "same-origin",
        ...init,
        headers: { ...headers(), ...Object.fromEntries(new Headers(init.headers)) },
        signal: init.signal ? AbortSignal.any([epoch, init.signal]) : epoch,
      });
      if (response.status === 401) expireSession();
      epoch.throwIfAborted();
      return response;
    },
  };
}

/** The API's calls over that network. */
export const createCall = (network: Network) =>
  createClient({
    baseUrl: "/api",
    headers: network.headers,
    fetch: (path, init) => network.fetch(String(path), init),
  });
