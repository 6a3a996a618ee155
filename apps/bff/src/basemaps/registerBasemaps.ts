import type { FastifyInstance } from "fastify";
import { createRemote } from "./askRemote.ts";
import { type BasemapParts, registerBasemapRoutes } from "./basemapRoutes.ts";
import { knowSources } from "./knownSources.ts";
import type { ConfiguredSource } from "./remoteSource.ts";

/** Background maps from other places, where the installation names any; the list of them is there in any case. */
export function registerBasemaps(
  app: FastifyInstance,
  configured: readonly ConfiguredSource[],
  parts: Pick<BasemapParts, "cookie" | "memberOf">,
): void {
  const remote = createRemote();
  app.addHook("onClose", () => remote.close());
  const sources = knowSources(configured, remote, (source, cause) =>
    app.log.warn({ source, err: cause }, "a background map does not describe itself"),
  );
  registerBasemapRoutes(app, { ...parts, sources, remote });
}
