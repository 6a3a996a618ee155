import { isFlagOn } from "@stopbank/contract/flag-names";
import type { FeatureFlag, FeatureFlags } from "@stopbank/contract/flags";
import { requireAccess as requireRole } from "@stopbank/contract/roles";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Get } from "../common.ts";
import { resolvePlugins } from "../host/resolvePlugins.ts";
import { type AskedAs, createCallerServices, signInFirst } from "./callerServices.ts";
import { caller } from "./callerTokens.ts";
import type { JobsOf } from "./jobHost.ts";
import type { LoadedPlugins } from "./loadPlugins.ts";

/** What mounts plugins: the BFF, or a test. */
export interface ServerHost {
  /** Refuses, by throwing, what must not get as far as a plugin. */
  readonly guard: (request: FastifyRequest) => void;
  /** Of the client the request is made in, once the API let the caller use it. */
  readonly flagsOf: (request: FastifyRequest) => Promise<FeatureFlags>;
  readonly askedAs: (request: FastifyRequest) => Promise<AskedAs>;
  readonly openStore: () => Promise<Store>;
  readonly jobsOf: JobsOf;
}

/**
 * Mounts each plugin once, in its own scope under `/bff/<id>`. Per request, where the caller's client has the
 * plugin or the route's flag off, the answer is 404, as if the plugin were not installed; a visitor is answered 401 and a
 * member 403 where the route's access demands more. A plugin that fails to load or mount is left out and named in the log;
 * the others run.
 */
export async function mountPlugins(
  app: FastifyInstance,
  host: ServerHost,
  { loaded, get }: LoadedPlugins,
): Promise<void> {
  const manifests = loaded.map(({ manifest }) => manifest);
  for (const { manifest, plugin } of loaded) {
    const { mount } = plugin;
    if (mount === undefined) continue;
    const as = servicesByRequest(manifest.id, host, get);
    await app.register(
      async (scope) => {
        let isMounted = false;
        scope.addHook("onRequest", async (request) => {
          host.guard(request);
          const flags = await host.flagsOf(request);
          const isOn = (flag: FeatureFlag) => isFlagOn(flags, flag);
          const { flag } = request.routeOptions.config;
          const isPluginOn = resolvePlugins(manifests, isOn).on.some(({ id }) => id === manifest.id);
          if (!isMounted || !isPluginOn || (flag !== undefined && !isOn(flag))) throw noSuchPlugin();
          await requireAccess(request, host, as);
        });
        try {
          await mount.call(plugin, scope, { get, as });
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

function servicesByRequest(plugin: string, { askedAs, openStore, jobsOf }: ServerHost, get: Get) {
  const known = new WeakMap<FastifyRequest, Get>();
  return (request: FastifyRequest): Get => {
    const services =
      known.get(request) ??
      createCallerServices({
        askedAs: () => askedAs(request),
        openStore,
        log: request.log,
        plugin,
        jobsOf,
        get,
      });
    known.set(request, services);
    return services;
  };
}

/** @throws DomainError `auth/sign-in-first`, `auth/admins-only`, `auth/editors-only`. */
async function requireAccess(
  request: FastifyRequest,
  { askedAs }: ServerHost,
  as: (request: FastifyRequest) => Get,
): Promise<void> {
  const { access = "signed-in" } = request.routeOptions.config;
  if (access === "visitor") return;
  // Whose session or token is no good does not come as far as this: with it the API was asked for the flags.
  if ((await askedAs(request)).kind === "visitor") throw signInFirst();
  if (access !== "signed-in") requireRole(access, (await as(request)(caller)).roles);
}

const noSuchPlugin = () => new DomainError("not-found", "plugin/off", "There is nothing at this address.");
