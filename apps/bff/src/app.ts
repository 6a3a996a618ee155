import fastifyCookie from "@fastify/cookie";
import { DomainError } from "@stopbank/errors";
import { sendError } from "@stopbank/http-edge/errors";
import { refuseExpectations } from "@stopbank/http-edge/expectations";
import { requireOneHost } from "@stopbank/http-edge/one-host";
import { serverOptions } from "@stopbank/http-edge/server";
import { validatorCompiler } from "@stopbank/http-edge/validation";
import { whileUp } from "@stopbank/http-edge/while-up";
import type { Store } from "@stopbank/store";
import { listClients } from "@stopbank/store/clients";
import { startUpkeep } from "@stopbank/store/upkeep";
import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { apiOverHttp } from "./api/overHttp.ts";
import type { ApiTransport } from "./api/transport.ts";
import { createUpstream } from "./api/upstream.ts";
import type { BffConfig } from "./config.ts";
import { keepBodyPace } from "./edge/bodyPace.ts";
import { keepBodyRoom } from "./edge/bodyRoom.ts";
import { registerHealth } from "./edge/health.ts";
import { resolveHost } from "./edge/hosts.ts";
import { registerSecurityHeaders, securityHeaders } from "./edge/securityHeaders.ts";
import { mountPlugins } from "./plugins/mountPlugins.ts";
import { type ListedPlugin, serverPlugins } from "./plugins/serverPlugins.ts";
import { createRefresh } from "./principal/freshTokens.ts";
import { createMemberOf } from "./principal/memberOf.ts";
import { createFindSession } from "./principal/sessionContext.ts";
import { registerApiProxy } from "./proxy/apiProxy.ts";
import { registerDocs } from "./proxy/docs.ts";
import { deviceMarkCookie } from "./session/deviceMarkCookie.ts";
import { sessionCookie } from "./session/sessionCookie.ts";
import { registerSessionRoutes } from "./session/sessionRoutes.ts";
import { registerStaticShell } from "./shell/staticShell.ts";
import { upkeepJobs } from "./upkeep/upkeepJobs.ts";

export interface BffParts {
  readonly config: BffConfig;
  readonly store: Store;
  /** The built shell. */
  readonly shellFolder: string;
  /** How the API is reached, where it is in this process; else over HTTP at the setting's address. */
  readonly api?: ApiTransport;
  readonly logger?: FastifyServerOptions["logger"];
  /** The plugins' server halves; those of the product unless a test brings its own. */
  readonly plugins?: readonly ListedPlugin[];
}

/** A slow phone's largest area, 4 MB at 20 kB/s; what is slower than that `keepBodyPace` ends long before. */
const mostRequestMs = 300_000;

/** The one door: sessions, client resolution, the API behind a token, plugins' server halves, the shell. */
export async function buildBff({
  config,
  store,
  shellFolder,
  api = apiOverHttp(apiAddresses(config)),
  logger = false,
  plugins = serverPlugins,
}: BffParts): Promise<FastifyInstance> {
  const { trustedProxies, host } = config;
  const app = Fastify(
    serverOptions({ logger, trustedProxies, host, headersOf: () => securityHeaders, mostRequestMs }),
  );
  // Bodies are JSON or they are refused, and are taken as they came: nothing is dropped, added or turned into a number.
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validatorCompiler);
  app.setErrorHandler(sendError);
  app.addHook("onClose", () => api.close());
  registerSecurityHeaders(app);
  requireOneHost(app);
  refuseExpectations(app);
  keepBodyPace(app);
  await app.register(fastifyCookie);
  const cookie = sessionCookie(config);
  const findSession = createFindSession(store);
  const upstream = createUpstream(api);
  keepBodyRoom(app, createMemberOf({ cookie, findSession, upstream }));
  registerHealth(app, api);
  await admitKnownHosts(app, config, store);

  const refresh = createRefresh(store, upstream);
  const caller = { store, findSession, cookie, upstream, refresh };
  await registerSessionRoutes(app, { ...caller, mark: deviceMarkCookie(config) });
  await registerApiProxy(app, { ...caller, api });
  await mountPlugins(app, caller, plugins);
  registerDocs(app, api);
  await registerStaticShell(app, shellFolder);
  whileUp(app, () => startUpkeep(store, upkeepJobs, app.log));
  return app;
}

function apiAddresses({ apiUrls }: BffConfig): readonly URL[] {
  if (apiUrls.length === 0)
    throw new DomainError(
      "invalid",
      "config/bad-setting",
      "The setting API_URL is needed when the BFF runs on its own.",
    );
  return apiUrls;
}

/** Requests for a host that is not ours go nowhere: pages to the public address, calls to a refusal. */
async function admitKnownHosts(app: FastifyInstance, config: BffConfig, store: Store): Promise<void> {
  const subdomains = subdomainsOf(store);
  app.decorateRequest("subdomain", undefined);
  app.addHook("onRequest", async (request, reply) => {
    if (request.url === "/healthz") return;
    // Readiness is told at the installation's own hosts, and while the store cannot be asked for others.
    const known = request.url === "/readyz" ? nobodys : await subdomains();
    const resolved = resolveHost(request.headers.host, config.hosts, known);
    if (!resolved.known) {
      if (request.method === "GET" && request.headers.accept?.includes("text/html"))
        return reply.redirect(config.publicUrl.href, 302);
      throw new DomainError(
        "forbidden",
        "host/unknown",
        "This server does not answer to that host name. Whoever runs it can add the name to STOPBANK_HOSTS.",
      );
    }
    request.subdomain = resolved.subdomain;
  });
}

const nobodys: ReadonlySet<string> = new Set();

/** Clients come and go rarely; their subdomains are read again every few seconds. */
function subdomainsOf(store: Store): () => Promise<ReadonlySet<string>> {
  const keptMs = 5_000;
  let known: { readonly at: number; readonly names: Promise<ReadonlySet<string>> } | undefined;
  return () => {
    if (known === undefined || performance.now() - known.at > keptMs)
      known = {
        at: performance.now(),
        names: listClients(store.shared).then(
          (clients) => new Set(clients.map((client) => client.subdomain)),
        ),
      };
    return known.names;
  };
}
