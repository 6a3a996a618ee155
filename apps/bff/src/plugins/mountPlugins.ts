import type { FeatureFlag } from "@stopbank/contract/flags";
import { DomainError } from "@stopbank/errors";
import type { Manifest } from "@stopbank/plugin-api";
import { createServices, resolvePlugins } from "@stopbank/plugin-api/host";
import type { ServerPlugin } from "@stopbank/plugin-api/server";
import type { FastifyInstance } from "fastify";
import { guardAgainstForgery } from "../edge/requestGuard.ts";
import { createClientFlags, isOn } from "../principal/clientFlags.ts";
import type { SessionCookie } from "../session/sessionCookie.ts";
import type { ListedPlugin } from "./serverPlugins.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A plugin's route answers 404 where the client has this flag off. */
    readonly flag?: FeatureFlag;
  }
}

/**
 * Mounts each plugin once, in its own scope under `/bff/<id>`. Per request, where the caller's client has the
 * plugin or the route's flag off, the answer is 404, as if the plugin were not installed. A plugin that fails to
 * load or mount is left out and named in the log; the others run.
 */
export async function mountPlugins(
  app: FastifyInstance,
  options: { readonly cookie: SessionCookie },
  listed: readonly ListedPlugin[],
): Promise<void> {
  const flagsOf = createClientFlags();
  const manifests = listed.map(({ manifest }) => manifest);
  const loaded = await loadAll(app, listed);
  const { get, faults } = createServices(
    [],
    loaded.map(({ manifest, plugin }) => ({ plugin: manifest.id, services: plugin.services ?? [] })),
  );
  for (const fault of faults) app.log.error(fault, "a plugin's service is left out");

  for (const { manifest, plugin } of loaded) {
    const { mount } = plugin;
    if (mount === undefined) continue;
    await app.register(
      async (scope) => {
        let isMounted = false;
        scope.addHook("onRequest", async (request) => {
          guardAgainstForgery(request, options.cookie.read(request) !== undefined);
          const flags = await flagsOf(request);
          const isFlagOn = (flag: FeatureFlag) => isOn(flags, flag);
          const { flag } = request.routeOptions.config;
          const isPluginOn = resolvePlugins(manifests, isFlagOn).on.some(({ id }) => id === manifest.id);
          if (!isMounted || !isPluginOn || (flag !== undefined && !isFlagOn(flag))) throw noSuchPlugin();
        });
        try {
          await mount.call(plugin, scope, get);
          isMounted = true;
        } catch (error) {
          // Caught here and not around `register`: an error that leaves the scope would stop the whole server.
          app.log.error({ err: error, plugin: manifest.id }, "a plugin is left out: it failed to mount");
        }
      },
      { prefix: `/bff/${manifest.id}` },
    );
  }
}

async function loadAll(app: FastifyInstance, listed: readonly ListedPlugin[]) {
  const loaded: { manifest: Manifest; plugin: ServerPlugin }[] = [];
  for (const { manifest, load } of listed)
    try {
      loaded.push({ manifest, plugin: (await load()).default });
    } catch (error) {
      app.log.error({ err: error, plugin: manifest.id }, "a plugin is left out: it failed to load");
    }
  return loaded;
}

const noSuchPlugin = () => new DomainError("not-found", "plugin/off", "There is nothing at this address.");
