import { createMapPages } from "@stopbank/map-page/pages";
import type { Token } from "@stopbank/plugin-api";
import type { ClientInfo } from "@stopbank/plugin-api/browser";
import { type Host, type ListedPlugin, startHost } from "@stopbank/plugin-api/browser-host";
import { ownPaths } from "../routing/decideScreen.ts";
import { ownServices } from "./ownServices.ts";

/** A client's host on its way, and how to leave it. */
export interface StartedHost {
  readonly host: Promise<Host>;
  readonly leave: () => void;
}

/** @param instead services in the place of the shell's own of the same token. */
export function startClientHost(
  client: ClientInfo,
  plugins: readonly ListedPlugin[],
  instead: readonly (readonly [Token<unknown>, unknown])[] = [],
): StartedHost {
  const pages = createMapPages();
  const host = startHost(plugins, client.config.feature_flags, {
    ownPaths,
    services: (contributions) => [
      ...ownServices(
        client,
        pages,
        contributions,
        plugins.map(({ manifest }) => manifest),
      ),
      ...instead,
    ],
  });
  return { host, leave: () => pages.leave() };
}
