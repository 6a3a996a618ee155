import type { FastifyBaseLogger } from "fastify";
import type { Get, Manifest, Token } from "../common.ts";
import { createServices } from "../host/services.ts";
import type { ServerPlugin } from "../server.ts";

export interface ListedPlugin {
  readonly manifest: Manifest;
  /** None where it has no server half: what requires it has to know of it all the same. */
  readonly load?: () => Promise<{ default: ServerPlugin }>;
}

export interface LoadedPlugins {
  readonly loaded: readonly { readonly manifest: Manifest; readonly plugin: ServerPlugin }[];
  /** What they share for as long as the process runs. */
  readonly get: Get;
}

/**
 * Loads server halves and what they provide to each other. One that fails to load is left out and named in the log.
 *
 * @param own what the process itself offers them.
 */
export async function loadPlugins(
  listed: readonly ListedPlugin[],
  log: Pick<FastifyBaseLogger, "error">,
  own: readonly (readonly [Token<unknown>, unknown])[] = [],
): Promise<LoadedPlugins> {
  const loaded: { manifest: Manifest; plugin: ServerPlugin }[] = [];
  for (const { manifest, load } of listed)
    try {
      loaded.push({ manifest, plugin: load === undefined ? {} : (await load()).default });
    } catch (error) {
      log.error({ err: error, plugin: manifest.id }, "a plugin is left out: it failed to load");
    }
  const { get, faults } = createServices(
    own,
    loaded.map(({ manifest, plugin }) => ({ plugin: manifest.id, services: plugin.services ?? [] })),
  );
  for (const fault of faults) log.error(fault, "a plugin's service is left out");
  return { loaded, get };
}
