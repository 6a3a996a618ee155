import type { CallApi } from "@stopbank/contract/client";
import { createApiClient } from "@stopbank/contract/client";
import { type MapPages, mapPages } from "@stopbank/map-page/pages";
import type { Manifest, Token } from "@stopbank/plugin-api";
import type { ClientInfo, Network, SessionInfo } from "@stopbank/plugin-api/browser";
import * as shellTokens from "@stopbank/plugin-api/browser";
import type { Host } from "@stopbank/plugin-api/browser-host";
import { type Printing, printing } from "@stopbank/plugin-api/print";
import { emptyScene } from "@stopbank/scene/empty";
import { createScenes } from "@stopbank/scene/scenes";
import { termsOf } from "@stopbank/ui/terms";
import { createToaster } from "@stopbank/ui/toaster";

/** The way to our own server from paper. Who asks is not the page's to say: whoever prints it adds that. */
export function createPrintNetwork(clientName: string): Network {
  const headers = () => ({ "x-requested-by": "stopbank", "ui-client-name": clientName });
  return {
    headers,
    fetch: (path, init = {}) =>
      fetch(path, { ...init, headers: { ...headers(), ...Object.fromEntries(new Headers(init.headers)) } }),
  };
}

export const createPrintCall = (network: Network): CallApi =>
  createApiClient({
    baseUrl: "/api",
    headers: network.headers,
    fetch: (path, init) => network.fetch(String(path), init),
  });

export interface PrintParts {
  readonly client: ClientInfo;
  readonly session: SessionInfo;
  readonly network: Network;
  readonly paper: Printing;
  readonly pages: MapPages;
  readonly contributions: Host["contributions"];
  readonly manifests: readonly Manifest[];
}

/**
 * What plugins are offered on paper: as on a screen where it is about the client and its data; where it is about somebody who
 * reads and clicks, nobody is there.
 */
export function printServices({
  client,
  session,
  network,
  paper,
  pages,
  contributions,
  manifests,
}: PrintParts): readonly (readonly [Token<unknown>, unknown])[] {
  const nothing = () => undefined;
  return [
    offer(shellTokens.network, network),
    offer(shellTokens.call, createPrintCall(network)),
    offer(shellTokens.session, {
      get: () => session,
      subscribe: () => nothing,
      askToLogIn: nothing,
      changeClient: nothing,
    }),
    offer(shellTokens.client, client),
    offer(shellTokens.clientLeft, new AbortController().signal),
    offer(shellTokens.terms, termsOf(client.preferences.term_preference)),
    offer(shellTokens.toaster, createToaster()),
    offer(shellTokens.navigation, { go: nothing, openDialog: nothing }),
    offer(shellTokens.feedback, { ask: nothing, shows: () => nothing }),
    offer(shellTokens.contributions, contributions),
    offer(shellTokens.manifests, manifests),
    offer(mapPages, pages),
    offer(
      shellTokens.scenes,
      createScenes(emptyScene(client.name, client.config.default_location), contributions("sceneExtensions")),
    ),
    offer(printing, paper),
  ];
}

const offer = <T>(token: Token<T>, value: T): readonly [Token<unknown>, unknown] => [token, value];
